//! The protocol's side of a session: what the server says of itself, and one call after another.
//!
//! In go requests, out come results. Each request stands alone: nothing is kept from `initialize`, so every version of the
//! protocol is served alike. Work that takes the processor leaves the runtime's threads. A failure that the caller can
//! mend is a result that is marked as an error; only what can't be routed is an error of the protocol.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData, Implementation,
    ListToolsResult, PaginatedRequestParams, ProgressNotificationParam, ProgressToken, ServerCapabilities,
    ServerConfig, Tool,
};
use rmcp::service::{Peer, RequestContext};
use rmcp::{RoleServer, ServerHandler};
use tokio::sync::watch;

use crate::arguments::Arguments;
use crate::catalog;
use crate::error::ToolError;
use crate::session::Session;
use crate::tools::{self, Call, Said, Work};
use crate::usage::{Done, Watch};

/// What every client is told at the start, at most [`MAX_INSTRUCTIONS`] characters.
pub const INSTRUCTIONS: &str = "\
Code intelligence for the Rust workspace in the working directory: answers are resolved by name and type, not by text. \
It is read from source, needs no build, and is indexed on first use; changed files are looked at again by themselves.

Which tool:
- know what it does, not its name: search_symbols
- a first look at one or more symbols: inspect_symbol; a type's fields, methods, traits: get_type_contract
- who uses it: find_references (one entry for each fn that uses it); callers of callers, callees: trace_call_hierarchy
- what breaks, which tests to run: calculate_blast_radius (symbol, file or diff)
- what does this name mean: resolve_definition
- what is in this file: get_file_outline, before reading it; in a dependency: get_crate_outline
- which fn is this line in (stack trace, diff, log): get_enclosing_scope
- another directory: index_workspace; state and failures: get_indexing_status; known roots: list_projects, \
switch_active_project, delete_project; usage: get_token_savings_metrics

Conventions:
- Lines and columns count from 1, columns in bytes. Paths are relative to the project's root.
- A symbol is a name, the end of its path (Type::method), Type.method, or <T as Trait>::m.
- complete: true means that there is nothing else; has_more and next_offset say how to go on; see_also is the next call.
- name_matched: only the name ties this use to the symbol. Check it before relying on it.
- ambiguous: several things have this name; ask again with a qualified_name from candidates.
- notes say why an answer is empty or partial.
- Every tool takes max_tokens, no_truncate, project and format=text.";

/// What clients show of the instructions for certain.
pub const MAX_INSTRUCTIONS: usize = 1800;

/// How often progress is told.
const PROGRESS_PAUSE: Duration = Duration::from_millis(100);

/// One session, as rmcp drives it.
#[derive(Clone)]
pub struct Server {
    session: Arc<Session>,
}

impl Server {
    /// Serves a session.
    pub fn new(session: Session) -> Server {
        Server { session: Arc::new(session) }
    }

    async fn answer(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResult, ErrorData> {
        let Some(definition) = catalog::find(&request.name) else {
            let known: Vec<&str> = catalog::TOOLS.iter().map(|definition| definition.name).collect();
            let message = format!("there is no tool {}; there are {}", request.name, known.join(", "));
            return Err(ErrorData::invalid_params(message, None));
        };
        let watch = Watch::start();
        let about = Arc::new(OnceLock::new());
        let record = |answer: &str, truncated, failed| {
            self.session.record(Done {
                tool: definition.name,
                project: about.get().copied(),
                duration: watch.elapsed(),
                answer: answer.to_owned(),
                truncated,
                failed,
            });
        };
        let arguments = match Arguments::read(definition, &request.arguments.unwrap_or_default()) {
            Ok(arguments) => arguments,
            Err(error) => {
                record(&error.to_string(), false, true);
                return Ok(failed(&error));
            }
        };
        let token = context.meta.get_progress_token();
        let wanted = token.is_some();
        let (sender, receiver) = watch::channel(Work::default());
        let told = token.map(|token| tokio::spawn(tell(context.peer.clone(), token, receiver)));
        let (session, project) = (self.session.clone(), about.clone());
        let work = tokio::task::spawn_blocking(move || {
            let progress = wanted.then_some(&sender);
            let call = Call { session: &session, arguments: &arguments, progress, about: &project };
            tools::answer(definition.tool, &call)
        });
        let answer = tokio::select! {
            answer = work => answer,
            // Nothing is sent for a call that was called off; what it began comes to its end in the background.
            () = context.ct.cancelled() => return Ok(failed(&ToolError::Cancelled)),
        };
        if let Some(told) = told {
            // No progress is told after the answer.
            told.abort();
        }
        match answer {
            Ok(Ok(Said { text, truncated })) => {
                record(&text, truncated, false);
                Ok(CallToolResult::success(vec![ContentBlock::text(text)]))
            }
            Ok(Err(error)) => {
                record(&error.to_string(), false, true);
                Ok(failed(&error))
            }
            Err(error) => {
                Err(ErrorData::internal_error(format!("{} failed: {error}", definition.name), None))
            }
        }
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("scryer", env!("CARGO_PKG_VERSION")))
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(
            catalog::TOOLS.iter().map(|definition| definition.published()).collect(),
        ))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        catalog::find(name).map(|definition| definition.published())
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        Ok(self.answer(request, context).await?.into())
    }
}

fn failed(error: &ToolError) -> CallToolResult {
    CallToolResult::error(vec![ContentBlock::text(error.to_string())])
}

/// Tells the client of progress until the work is done, not more often than is of use.
async fn tell(peer: Peer<RoleServer>, token: ProgressToken, mut work: watch::Receiver<Work>) {
    let mut last = 0.0;
    while work.changed().await.is_ok() {
        let Work { done, total } = *work.borrow_and_update();
        // The protocol wants each to be more than the one before.
        let done = done as f64;
        if done <= last {
            continue;
        }
        last = done;
        let progress = ProgressNotificationParam::new(token.clone(), done).with_total(total as f64);
        if peer.notify_progress(progress).await.is_err() {
            return;
        }
        tokio::time::sleep(PROGRESS_PAUSE).await;
    }
}
