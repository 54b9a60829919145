//! The file tools in the words of the protocol: definitions that are listed, results that are sent, calls that wait.

use std::sync::Arc;

use fsops::limits::Cancel;
use rmcp::model::{CallToolResult, ContentBlock, JsonObject, MetaObject, Tool, ToolAnnotations};
use serde_json::json;
use tokio::sync::Semaphore;

use super::catalog::{FileTool, TOOLS};
use super::envelope::Envelope;
use super::fault::Fault;
use super::{Answer, Files};

/// The most calls at the same time; more wait for their turn.
const MAX_CALLS: usize = 64;

/// What `tools/list` says of the file tools.
pub(crate) fn listed() -> Vec<Tool> {
    TOOLS.iter().map(published).collect()
}

fn published(tool: &FileTool) -> Tool {
    let hints = tool.hints;
    let mut annotations =
        ToolAnnotations::with_title(tool.title).read_only(hints.read_only).open_world(hints.open_world);
    if let Some(destructive) = hints.destructive {
        annotations = annotations.destructive(destructive);
    }
    let tool_of =
        Tool::new(tool.name, tool.description, Arc::new(tool.schema())).with_annotations(annotations);
    if hints.first {
        let mut meta = JsonObject::new();
        meta.insert("anthropic/alwaysLoad".to_owned(), true.into());
        tool_of.with_meta(MetaObject(meta))
    } else {
        tool_of
    }
}

/// An answer as the protocol sends it.
fn result(answer: &Answer) -> CallToolResult {
    let Envelope { text, images, structured, meta, is_error } = answer.envelope();
    let mut content = vec![ContentBlock::text(text)];
    content.extend(images.into_iter().map(|(data, kind)| ContentBlock::image(data, kind)));
    let mut result = CallToolResult::success(content);
    result.structured_content = Some(structured);
    result.is_error = is_error.then_some(true);
    let mut named = JsonObject::new();
    named.insert("fsMcpResult".to_owned(), json!(meta));
    result.meta = Some(MetaObject(named));
    result
}

/// The file tools of a session, and who waits for them.
#[derive(Clone, Debug)]
pub(crate) struct Running {
    files: Files,
    turns: Arc<Semaphore>,
}

impl Running {
    pub(crate) fn new(files: Files) -> Running {
        Running { files, turns: Arc::new(Semaphore::new(MAX_CALLS)) }
    }

    /// Does a call on a thread of its own; it stops soon after `cancelled`.
    pub(crate) async fn call(
        &self,
        name: String,
        arguments: JsonObject,
        cancelled: impl Future<Output = ()>,
    ) -> CallToolResult {
        let turn = self.turns.clone().acquire_owned().await;
        let (files, cancel) = (self.files.clone(), Cancel::new());
        let inside = cancel.clone();
        let tool = name.clone();
        let work = tokio::task::spawn_blocking(move || {
            let answer = files.call(&name, arguments, &inside);
            drop(turn);
            result(&answer)
        });
        tokio::pin!(work);
        tokio::select! {
            done = &mut work => done.unwrap_or_else(|_| broken(&tool)),
            () = cancelled => {
                cancel.cancel();
                // Nobody waits for the answer any more; the call is, so that it is known to be over.
                work.await.unwrap_or_else(|_| broken(&tool))
            }
        }
    }
}

fn broken(tool: &str) -> CallToolResult {
    result(&Answer::one(tool, Err(Fault::internal(tool)), 0))
}
