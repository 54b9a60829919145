//! Projects and their indexes.

use scryer::UsageRequest;
use scryer::query::QueryError;

use super::{Call, Said};
use crate::admin::{self, Told};
use crate::catalog;
use crate::error::ToolError;
use crate::roots::Root;

pub(super) fn index_workspace(call: &Call<'_>) -> Result<Said, ToolError> {
    let project = match call.arguments.text("path") {
        Some(_) if call.arguments.text("project").is_some() => {
            return Err(QueryError::ExactlyOneOf { choices: "`path` and `project`" }.into());
        }
        Some(path) => {
            let directory = call.session.directory(path);
            match directory.canonicalize() {
                // A directory inside a workspace means the workspace.
                Ok(found) if found.is_dir() => call.session.project_at(&found)?,
                // The library says what is wrong with it.
                _ => call.session.scryer().project(&directory)?,
            }
        }
        None => call.session.project(call.arguments)?,
    };
    call.is_about(&project);
    let project = project.stopped_by(call.cancel);
    let report = project.index(call.arguments.flag("force"), call)?;
    call.told(|most| admin::index_report(&project, &report, most))
}

pub(super) fn get_indexing_status(call: &Call<'_>) -> Result<Said, ToolError> {
    let project = call.named_project()?;
    let status = project.status()?;
    call.told(|most| admin::status(&status, most))
}

pub(super) fn list_projects(call: &Call<'_>) -> Result<Said, ToolError> {
    if let Some(name) = call.arguments.text("project") {
        // An unknown name is told with the known ones.
        call.session.named(name)?;
    }
    let options = call.session.options();
    let here = match options.typed {
        // To look at the list adds nothing to it.
        true => Some(Root::of(&options.directory).path().to_owned()),
        false => call.session.project(call.arguments).ok().map(|project| project.root().to_owned()),
    };
    let known = call.session.scryer().projects()?;
    call.told(|most| admin::projects(&known, here.as_deref(), most))
}

pub(super) fn switch_active_project(call: &Call<'_>) -> Result<Said, ToolError> {
    let project = call.session.named(call.arguments.text("project").unwrap_or_default())?;
    match call.session.options().typed {
        // Each command is a session of its own: what a person switches to, all commands mean.
        true => drop(call.session.scryer().use_project(&project.id().to_string())?),
        false => call.session.switch_to(&project),
    }
    call.told(|_| admin::switched(&project))
}

pub(super) fn delete_project(call: &Call<'_>) -> Result<Said, ToolError> {
    let named = call.session.named(call.arguments.text("project").unwrap_or_default())?;
    let removed = call.session.scryer().delete_project(&named.id().to_string())?;
    call.session.forget(&removed.root_path);
    call.told(|_| admin::removed(&removed))
}

pub(super) fn get_token_savings_metrics(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    if let Some(name) = arguments.text("project") {
        // An unknown name is told with the known ones.
        call.session.named(name)?;
    }
    let tool = arguments.text("tool").map(catalog::named).transpose()?;
    let request = UsageRequest {
        project: arguments.text("project").map(str::to_owned),
        since: arguments.text("since").map(str::parse).transpose()?,
        tool: tool.map(|tool| tool.name.to_owned()),
    };
    call.session.flush_usage();
    let usage = call.session.scryer().usage(&request)?;
    call.told(|most| admin::usage(&usage, &request, most))
}

/// What an answer may cost unless told otherwise.
const ADMIN_TOKENS: usize = 1000;

impl Call<'_> {
    /// The longest answer that the budget holds; `tell` is given how many items of each list to name.
    fn told(&self, tell: impl Fn(usize) -> Told) -> Result<Said, ToolError> {
        let parts = self.session.options().typed.then(|| tell(usize::MAX).json);
        let (text, truncated) = admin::fitted(tell, self.format()?, self.budget(ADMIN_TOKENS));
        Ok(Said { text, truncated, parts })
    }
}
