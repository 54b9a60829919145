//! The protocol's side of a session: what the server says of itself, and one call after another.
//!
//! In go requests, out come results. Each request stands alone: nothing is kept from `initialize`, so every version of the
//! protocol is served alike. Work that takes the processor leaves the runtime's threads. A failure that the caller can
//! mend is a result that is marked as an error; only what can't be routed is an error of the protocol.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData, Implementation,
    InputRequiredResult, ListResourceTemplatesResult, ListResourcesResult, ListToolsResult, MetaObject,
    PaginatedRequestParams, ProgressNotificationParam, ProgressToken, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::{NotificationContext, Peer, RequestContext};
use rmcp::{RoleServer, ServerHandler};
use scryer::Cancel;
use tokio::sync::watch;

use crate::catalog::{self, Definition};
use crate::client_roots;
use crate::error::ToolError;
use crate::files::{self, Running};
use crate::session::Session;
use crate::tools::{Callable, Said, Work};
use crate::usage::{Done, Watch};
use crate::wire::WHOLE;

/// How often progress is told.
const PROGRESS_PAUSE: Duration = Duration::from_millis(100);

/// Has a client that loads definitions on demand load this one at once.
const ALWAYS_LOAD: &str = "anthropic/alwaysLoad";

/// One session, as rmcp drives it.
#[derive(Clone)]
pub struct Server {
    session: Arc<Session>,
    files: Option<Running>,
}

impl Server {
    /// Serves a session.
    pub fn new(session: Session) -> Server {
        let options = session.options();
        let files = options.files.clone().filter(|_| options.tools.has_files()).map(Running::new);
        Server { session: Arc::new(session), files }
    }

    /// What the client sees of a tool.
    fn published(&self, definition: &Definition) -> Tool {
        let tool = definition.published();
        match self.session.options().always_load.marks(definition) {
            true => {
                let mut meta = MetaObject::new();
                meta.insert(ALWAYS_LOAD.to_owned(), true.into());
                tool.with_meta(meta)
            }
            false => tool,
        }
    }

    /// The tools of the session's profile.
    fn listed(&self) -> Vec<Tool> {
        let tools = self.session.options().tools;
        let code = catalog::TOOLS.iter().filter(|definition| tools.lists(definition));
        let mut listed: Vec<Tool> = code.map(|definition| self.published(definition)).collect();
        if self.files.is_some() {
            listed.extend(files::listed());
        }
        listed
    }

    async fn answer(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResult, ErrorData> {
        let found = Callable::find(&request.name, &self.session);
        if let Some(files) = self.files.as_ref().filter(|_| found.is_none()) {
            let arguments = request.arguments.unwrap_or_default();
            if arguments.contains_key(WHOLE) {
                return Err(ErrorData::invalid_params("arguments must be an object", None));
            }
            return Ok(files.call(request.name.into_owned(), arguments, context.ct.cancelled()).await);
        }
        let Some(callable) = found else {
            let known: Vec<&str> = catalog::TOOLS.iter().map(|definition| definition.name).collect();
            let message = format!("there is no tool {}; there are {}", request.name, known.join(", "));
            return Err(ErrorData::invalid_params(message, None));
        };
        let name = callable.name();
        let watch = Watch::start();
        let about = Arc::new(OnceLock::new());
        let record = |answer: &str, truncated, failed| {
            self.session.record(Done {
                tool: name,
                project: about.get().copied(),
                duration: watch.elapsed(),
                answer: answer.to_owned(),
                truncated,
                failed,
            });
        };
        let sent = request.arguments.unwrap_or_default();
        let token = context.meta.get_progress_token();
        let wanted = token.is_some();
        let (sender, receiver) = watch::channel(Work::default());
        let told = token.map(|token| tokio::spawn(tell(context.peer.clone(), token, receiver)));
        let cancel = Cancel::new();
        let (session, project, stop) = (self.session.clone(), about.clone(), cancel.clone());
        let work = tokio::task::spawn_blocking(move || {
            let tell = |work: Work| {
                sender.send_replace(work);
            };
            let progress: Option<&(dyn Fn(Work) + Sync)> = if wanted { Some(&tell) } else { None };
            callable.call(&session, &sent, progress, &project, &stop)
        });
        let answer = tokio::select! {
            answer = work => answer,
            () = context.ct.cancelled() => {
                // Nothing is sent for a call that was called off, and what it began ends soon.
                cancel.cancel();
                return Ok(failed(&ToolError::Cancelled, false));
            }
        };
        if let Some(told) = told {
            // No progress is told after the answer.
            told.abort();
        }
        match answer {
            Ok(Ok(Said { text, truncated, parts })) => {
                record(&text, truncated, false);
                let mut result = CallToolResult::success(vec![ContentBlock::text(text)]);
                result.structured_content = parts;
                Ok(result)
            }
            Ok(Err(error)) => {
                record(&error.to_string(), false, true);
                Ok(failed(&error, self.session.options().typed))
            }
            Err(error) => Err(ErrorData::internal_error(format!("{name} failed: {error}"), None)),
        }
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("scryer", env!("CARGO_PKG_VERSION")))
            .with_instructions(self.session.options().tools.instructions())
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(self.listed()))
    }

    // There are none, which is an answer and no error.
    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(Vec::new()))
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        Ok(ListResourceTemplatesResult::with_all_items(Vec::new()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        let code = catalog::find(name).map(|definition| self.published(definition));
        code.or_else(|| self.listed().into_iter().find(|tool| tool.name == name))
    }

    async fn on_roots_list_changed(&self, _: NotificationContext<RoleServer>) {
        self.session.forget_roots();
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        match client_roots::learn(&self.session, &request, &context).await {
            None => Ok(self.answer(request, context).await?.into()),
            Some(wanted) => Ok(InputRequiredResult::from_input_requests(wanted).into()),
        }
    }
}

fn failed(error: &ToolError, with_parts: bool) -> CallToolResult {
    let mut result = CallToolResult::error(vec![ContentBlock::text(error.to_string())]);
    result.structured_content = Some(error.structured(with_parts));
    result
}

/// Tells the client of progress until the work is done, not more often than is of use.
async fn tell(peer: Peer<RoleServer>, token: ProgressToken, mut work: watch::Receiver<Work>) {
    let mut last = 0.0;
    while work.changed().await.is_ok() {
        let Work { done, total, what } = *work.borrow_and_update();
        // The protocol wants each to be more than the one before.
        let done = done as f64;
        if done <= last {
            continue;
        }
        last = done;
        let progress = ProgressNotificationParam::new(token.clone(), done).with_total(total as f64);
        let progress = progress.with_message(what);
        if peer.notify_progress(progress).await.is_err() {
            return;
        }
        tokio::time::sleep(PROGRESS_PAUSE).await;
    }
}
