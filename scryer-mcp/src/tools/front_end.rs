//! What a command line needs beside the tools: which project it is about, names to complete, an export. IO: the export is
//! written to a file, for whoever asked to take on.
//!
//! Nothing here is listed, or answered to an agent.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use scryer::Project;
use scryer::answer::Reply;
use scryer::memory::{Status, Template};
use scryer::query::{AcceptAdr, CheckAdrs, Found, RecordAdr, ShowAdr};
use serde_json::{Map, Value, json};

use super::parts;
use crate::error::ToolError;
use crate::roots::Root;
use crate::session::Session;

/// How many names are offered.
const MOST_NAMES: usize = 200;

/// An operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operation {
    /// The project that calls mean, or the one around a `path`, or the one called `name`.
    Project,
    /// Symbols that begin with a `prefix`.
    Symbols,
    /// Crates that the project names.
    Crates,
    /// Known projects.
    Projects,
    /// Writes a decision of the `project` down, in any form.
    RecordAdr,
    /// A decision of the `project`, all of it.
    ShowAdr,
    /// Holds decisions of the `project` against the code.
    CheckAdrs,
    /// Takes what a decision's symbols are like now for right.
    AcceptAdr,
    /// Writes the `project` as SCIP, made by the command `words`, to the file `to`.
    Scip,
}

const ALL: &[(Operation, &str)] = &[
    (Operation::Project, "scryer/project"),
    (Operation::Symbols, "scryer/symbols"),
    (Operation::Crates, "scryer/crates"),
    (Operation::Projects, "scryer/projects"),
    (Operation::RecordAdr, "scryer/record_adr"),
    (Operation::ShowAdr, "scryer/show_adr"),
    (Operation::CheckAdrs, "scryer/check_adrs"),
    (Operation::AcceptAdr, "scryer/accept_adr"),
    (Operation::Scip, "scryer/scip"),
];

impl Operation {
    pub(crate) fn find(name: &str) -> Option<Operation> {
        ALL.iter().find(|(_, known)| *known == name).map(|(operation, _)| *operation)
    }

    pub(crate) fn name(self) -> &'static str {
        ALL.iter().find(|(operation, _)| *operation == self).map_or("", |(_, name)| name)
    }

    /// Does it.
    pub(super) fn run(self, session: &Session, sent: &Map<String, Value>) -> Result<Value, ToolError> {
        let text = |name: &str| sent.get(name).and_then(Value::as_str);
        match self {
            Operation::Project => {
                let project = match (text("path"), text("name")) {
                    (Some(path), _) => session.project_at(Path::new(path))?,
                    (None, Some(name)) => session.find(name)?,
                    (None, None) => session.own_project()?,
                };
                Ok(json!({"id": project.id(), "slug": project.slug(), "root": shown(project.root())}))
            }
            Operation::Symbols => {
                let prefix = text("prefix").unwrap_or_default();
                let found =
                    indexed(session).and_then(|project| project.symbol_names(prefix, MOST_NAMES).ok());
                Ok(json!({"names": found.unwrap_or_default()}))
            }
            Operation::Crates => {
                let found = indexed(session).and_then(|project| {
                    project
                        .ask(|snapshot| {
                            let crates = snapshot.analysis.program().graph.iter();
                            let mut names: Vec<String> = crates.map(|(_, data)| data.name.clone()).collect();
                            names.sort_unstable();
                            names.dedup();
                            Ok(names)
                        })
                        .ok()
                });
                Ok(json!({"names": found.unwrap_or_default()}))
            }
            Operation::Projects => {
                let known = session.scryer().projects()?;
                let names: Vec<String> = known.into_iter().map(|project| project.slug).collect();
                Ok(json!({"names": names}))
            }
            Operation::RecordAdr => {
                let texts = |name: &str| -> Vec<String> {
                    let texts = sent.get(name).and_then(Value::as_array).into_iter().flatten();
                    texts.filter_map(Value::as_str).map(str::to_owned).collect()
                };
                let owned = |name: &str| text(name).map(str::to_owned);
                let request = RecordAdr {
                    title: owned("title").unwrap_or_default(),
                    context: owned("context").unwrap_or_default(),
                    decision: owned("decision").unwrap_or_default(),
                    status: text("status").and_then(|word| word.parse().ok()).unwrap_or(Status::Proposed),
                    consequences: owned("consequences"),
                    affected_paths: texts("affected_paths"),
                    affects: texts("affects"),
                    forbids: texts("forbids"),
                    template: text("template").and_then(|word| word.parse().ok()).unwrap_or(Template::Nygard),
                    without_file: sent.get("without_file").and_then(Value::as_bool).unwrap_or(false),
                };
                let found = meant(session, sent)?.record_adr(&request)?;
                Ok(parts(&Reply::new(&request, found)))
            }
            Operation::ShowAdr => {
                let request = ShowAdr { adr_number: number(sent).unwrap_or(0) };
                let found = without_news(meant(session, sent)?.show_adr(&request)?);
                Ok(parts(&Reply::new(&request, found)))
            }
            Operation::CheckAdrs => {
                let count = |name: &str| {
                    let count = sent.get(name).and_then(Value::as_u64);
                    count.map(|count| usize::try_from(count).unwrap_or(usize::MAX))
                };
                let (limit, offset) = (count("limit").unwrap_or(usize::MAX), count("offset").unwrap_or(0));
                let request = CheckAdrs { adr_number: number(sent), limit, offset };
                let found = without_news(meant(session, sent)?.check_adrs(&request)?);
                Ok(parts(&Reply::new(&request, found)))
            }
            Operation::AcceptAdr => {
                let request = AcceptAdr { adr_number: number(sent).unwrap_or(0) };
                let found = without_news(meant(session, sent)?.accept_adr(&request)?);
                Ok(parts(&Reply::new(&request, found)))
            }
            Operation::Scip => {
                let project = session.find(text("project").unwrap_or_default())?;
                let words = sent.get("words").and_then(Value::as_array).into_iter().flatten();
                let words: Vec<String> = words.filter_map(Value::as_str).map(str::to_owned).collect();
                let failed = |error| ToolError::from(scryer::Error::Output(error));
                let mut out = BufWriter::new(File::create(text("to").unwrap_or_default()).map_err(failed)?);
                project.write_scip(&words, &mut out)?;
                out.flush().map_err(failed)?;
                Ok(json!({}))
            }
        }
    }
}

/// The project that a call names.
fn meant(session: &Session, sent: &Map<String, Value>) -> Result<Project, ToolError> {
    session.find(sent.get("project").and_then(Value::as_str).unwrap_or_default())
}

/// The number of a decision.
fn number(sent: &Map<String, Value>) -> Option<u32> {
    u32::try_from(sent.get("adr_number")?.as_u64()?).ok()
}

/// As [`Call::together`](super::Call::together) has it for a command.
fn without_news<R>(mut found: Found<R>) -> Found<R> {
    found.standing.refreshed.clear();
    found
}

/// The project that calls mean, if it is indexed: nothing is read so that a name can be completed.
fn indexed(session: &Session) -> Option<Project> {
    let known = session.scryer().projects().ok()?;
    let is_indexed =
        |project: &Project| known.iter().any(|one| one.id == project.id() && one.indexed_at.is_some());
    let here = Root::of(&session.options().directory);
    // Asking for a project that is not known would make it known.
    let is_known =
        session.options().project.is_some() || known.iter().any(|one| one.root_path == here.path());
    let project = if is_known { session.own_project().ok() } else { session.scryer().active_project() };
    project.filter(is_indexed)
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
