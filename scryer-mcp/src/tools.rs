//! What each tool does: arguments become a request, the library answers it, the answer is rendered.
//!
//! In goes a [`Call`], out comes the text of a reply. One file for each family of tools. A front end that renders answers
//! itself has a session that is typed: it gets the parts of a reply instead, and a few operations (`front_end`) that are no
//! question of an agent.

mod admin;
mod front_end;
mod graph;
mod inspect;
mod memory;
mod navigation;
mod search;

use std::sync::OnceLock;

use scryer::answer::tokens::Cl100k;
use scryer::answer::{Budget, Format, NextCall, Question, Reply, Shown, render};
use scryer::query::{Found, TargetArg};
use scryer::{Cancel, Phase, Progress, Project};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::arguments::Arguments;
use crate::catalog::{self, Definition, ToolName};
use crate::command_line;
use crate::error::ToolError;
use crate::profile::Profile;
use crate::session::Session;

/// One call of a tool.
pub(crate) struct Call<'a> {
    pub(crate) session: &'a Session,
    pub(crate) arguments: &'a Arguments,
    /// Somebody wants to know how far the work is.
    pub(crate) progress: Option<&'a (dyn Fn(Work) + Sync)>,
    /// The number of the project that it turns out to be about.
    pub(crate) about: &'a OnceLock<i64>,
    /// Is set when nobody waits for the answer any more.
    pub(crate) cancel: &'a Cancel,
}

/// How far indexing is, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// So much is done,
    pub done: u64,
    /// of so much.
    pub total: u64,
    /// What is being done.
    pub what: &'static str,
}

/// What a tool says.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) text: String,
    /// It was cut, or is a page with more behind it.
    pub(crate) truncated: bool,
    /// The same in its parts, for a typed session.
    pub(crate) parts: Option<Value>,
}

/// Something that can be called.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Callable {
    Tool(&'static Definition),
    FrontEnd(front_end::Operation),
}

impl Callable {
    /// What has this name in a session.
    pub(crate) fn find(name: &str, session: &Session) -> Option<Callable> {
        let options = session.options();
        let tool = catalog::find(name).filter(|_| options.tools.has_code()).map(Callable::Tool);
        let operation = front_end::Operation::find(name).filter(|_| options.typed).map(Callable::FrontEnd);
        tool.or(operation)
    }

    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Callable::Tool(definition) => definition.name,
            Callable::FrontEnd(operation) => operation.name(),
        }
    }

    /// What it says.
    pub(crate) fn call(
        self,
        session: &Session,
        sent: &Map<String, Value>,
        progress: Option<&(dyn Fn(Work) + Sync)>,
        about: &OnceLock<i64>,
        cancel: &Cancel,
    ) -> Result<Said, ToolError> {
        match self {
            Callable::Tool(definition) => {
                let arguments = &Arguments::read_as(definition, sent, session.options().typed)?;
                let said = answer(definition.tool, &Call { session, arguments, progress, about, cancel });
                // From now on: what the call itself reads is the call's to report. What was called off is not begun again.
                if !cancel.is_cancelled() {
                    session.uses(about);
                }
                said
            }
            Callable::FrontEnd(operation) => {
                let parts = operation.run(session, sent)?;
                Ok(Said { text: String::new(), truncated: false, parts: Some(parts) })
            }
        }
    }
}

/// What a tool says to a call.
fn answer(tool: ToolName, call: &Call<'_>) -> Result<Said, ToolError> {
    match tool {
        ToolName::FindReferences => navigation::find_references(call),
        ToolName::ResolveDefinition => navigation::resolve_definition(call),
        ToolName::GetEnclosingScope => navigation::get_enclosing_scope(call),
        ToolName::GetFileOutline => navigation::get_file_outline(call),
        ToolName::SearchSymbols => search::search_symbols(call),
        ToolName::TraceCallHierarchy => graph::trace_call_hierarchy(call),
        ToolName::CalculateBlastRadius => graph::calculate_blast_radius(call),
        ToolName::GetTypeContract => inspect::get_type_contract(call),
        ToolName::GetCrateOutline => inspect::get_crate_outline(call),
        ToolName::InspectSymbol => inspect::inspect_symbol(call),
        ToolName::QueryAdrs => memory::query_adrs(call),
        ToolName::RecordAdr => memory::record_adr(call),
        ToolName::DeleteAdr => memory::delete_adr(call),
        ToolName::SwitchActiveProject => admin::switch_active_project(call),
        ToolName::DeleteProject => admin::delete_project(call),
        ToolName::IndexWorkspace => admin::index_workspace(call),
        ToolName::GetIndexingStatus => admin::get_indexing_status(call),
        ToolName::ListProjects => admin::list_projects(call),
        ToolName::GetTokenSavingsMetrics => admin::get_token_savings_metrics(call),
    }
}

impl Call<'_> {
    /// The project that is meant.
    fn named_project(&self) -> Result<Project, ToolError> {
        let project = self.session.project(self.arguments)?;
        self.is_about(&project);
        let project = project.stopped_by(self.cancel);
        let project = match &self.session.options().toolchain {
            Some(toolchain) => project.built_with(toolchain),
            None => project,
        };
        Ok(match self.session.options().first_query_wait {
            Some(patience) => project.waiting_at_most(patience),
            None => project,
        })
    }

    /// Notes which project it is about.
    fn is_about(&self, project: &Project) {
        // The first one that is named is the one.
        let _ = self.about.set(project.id());
    }

    /// The project that is meant, indexed. A question would index by itself; this tells those who wait how far it is.
    fn project(&self) -> Result<Project, ToolError> {
        let project = self.named_project()?;
        if self.progress.is_some() {
            project.prepare(self)?;
        }
        Ok(project)
    }

    /// What `symbol`, or `file_path` with `line` and `column`, mean.
    fn target(&self, project: &Project) -> Result<TargetArg, ToolError> {
        let arguments = self.arguments;
        Ok(TargetArg::from_parts(
            arguments.text("symbol").map(str::to_owned),
            self.file("file_path", project),
            arguments.coordinate("line"),
            arguments.coordinate("column"),
        )?)
    }

    /// The file that an argument names.
    fn file(&self, name: &str, project: &Project) -> Option<String> {
        self.arguments.text(name).map(|given| self.session.file(given, project))
    }
}

impl Call<'_> {
    /// How the answer is to be written.
    fn format(&self) -> Result<Format, ToolError> {
        Ok(self.arguments.word("format")?.unwrap_or(self.session.options().format))
    }

    /// What the answer may cost: as the call says, else as the session does, else what is usual for the tool.
    fn budget(&self, usual: usize) -> Option<Budget<'static>> {
        if self.arguments.flag("no_truncate") {
            return None;
        }
        let asked = self.arguments.count("max_tokens").or(self.session.options().max_tokens);
        Some(Budget { max_tokens: asked.unwrap_or(usual), counter: &Cl100k })
    }

    /// The answer to a question.
    fn reply<Q: Question>(
        &self,
        question: &Q,
        found: Found<Q::Result>,
        usual: usize,
    ) -> Result<Said, ToolError>
    where
        Q::Result: Shown,
    {
        self.said(self.together(question, found), usual)
    }

    /// What was asked and what was found. A command that reads for itself each time has no news to tell of, so one that goes
    /// through a daemon tells of none either.
    fn together<Q: Question>(&self, question: &Q, mut found: Found<Q::Result>) -> Reply<Q::Result> {
        if self.session.options().typed {
            found.standing.refreshed.clear();
        }
        Reply::new(question, found)
    }

    /// A reply as the call wants it.
    fn said<R: Shown>(&self, mut reply: Reply<R>, usual: usize) -> Result<Said, ToolError> {
        reply.commands = Some(match self.session.options().tools {
            Profile::Core => command_of_hidden,
            _ => |_| None,
        });
        if self.session.options().typed {
            return Ok(Said { text: String::new(), truncated: false, parts: Some(parts(&reply)) });
        }
        let rendered = render(&reply, self.format()?, self.budget(usual));
        let truncated = rendered.truncated || rendered.next_offset.is_some();
        Ok(Said { text: rendered.text, truncated, parts: None })
    }
}

/// A reply in its parts, for a front end that renders it itself.
fn parts<R: Serialize>(reply: &Reply<R>) -> Value {
    let Reply { result, notes, evidence, unsettled, index, .. } = reply;
    json!({"result": result, "notes": notes, "evidence": evidence, "unsettled": unsettled, "index": index})
}

/// The command for a tool that a client with few tools can't call.
fn command_of_hidden(call: &NextCall) -> Option<String> {
    let listed = catalog::find(call.operation).is_some_and(|definition| Profile::Core.lists(definition));
    if listed { None } else { command_line::command(call) }
}

/// The phases share one scale, as a client sees one number that only grows.
impl Progress for Call<'_> {
    fn phase(&self, phase: Phase, done: usize, total: usize) {
        const TOTAL: u64 = 1000;
        let (from, to, what) = match phase {
            Phase::Discover => (0, 50, "looking"),
            Phase::Read => (50, 800, "reading"),
            Phase::Link => (800, 950, "linking"),
            Phase::Save => (950, TOTAL, "saving"),
        };
        let within = (to - from) * done as u64 / total.max(1) as u64;
        if let Some(progress) = self.progress {
            progress(Work { done: from + within.min(to - from), total: TOTAL, what });
        }
    }
}
