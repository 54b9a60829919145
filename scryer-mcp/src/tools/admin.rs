//! Projects and their indexes.

use super::Call;
use crate::admin::{self, Told};
use crate::error::ToolError;
use crate::roots::Root;

pub(super) fn index_workspace(call: &Call<'_>) -> Result<String, ToolError> {
    let project = match call.arguments.text("path") {
        Some(path) => {
            let directory = call.session.directory(path);
            match directory.canonicalize() {
                // A directory inside a workspace means the workspace.
                Ok(found) if found.is_dir() => call.session.scryer().project(Root::of(&found).path())?,
                // The library says what is wrong with it.
                _ => call.session.scryer().project(&directory)?,
            }
        }
        None => call.session.project(call.arguments)?,
    };
    let report = project.index(call.arguments.flag("force"), call)?;
    call.told(&admin::index_report(&project, &report, call.arguments.flag("no_truncate")))
}

pub(super) fn get_indexing_status(call: &Call<'_>) -> Result<String, ToolError> {
    let project = call.session.project(call.arguments)?;
    call.told(&admin::status(&project.status()?, call.arguments.flag("no_truncate")))
}

pub(super) fn list_projects(call: &Call<'_>) -> Result<String, ToolError> {
    let here = call.session.project(call.arguments).ok();
    let known = call.session.scryer().projects()?;
    call.told(&admin::projects(&known, here.as_ref().map(|project| project.root())))
}

impl Call<'_> {
    fn told(&self, told: &Told) -> Result<String, ToolError> {
        match self.wants_text()? {
            true => Ok(told.text.clone()),
            false => Ok(told.json.to_string()),
        }
    }
}
