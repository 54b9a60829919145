//! `git-status`, `git-add`, `git-commit`, `git-amend`, `git-diff`, `git-show`.

use fsops::git::{
    AddRequest, AmendRequest, Author, CommitRequest, DiffRequest, Git, ShowFormat, ShowRequest, StatusRequest,
};
use fsops::limits::Outcome;
use serde_json::Value;

use super::{Done, Fault, Work};
use crate::files::done::Cut;

const MESSAGE: [&str; 4] = ["message", "messagePath", "messageOffset", "messageLength"];

fn git<'a>(work: &'a Work<'_>) -> Result<&'a Git, Fault> {
    work.inner.git.as_ref().map_err(Clone::clone)
}

/// What ends git's own output where that was cut.
fn notice<T>(outcome: &Outcome<T>, how: &str) -> Option<String> {
    (!outcome.truncations.is_empty()).then(|| format!("[truncated: git printed more; {how}]"))
}

fn author(work: &Work<'_>) -> Option<Author> {
    let object = work.given.0.get("author")?;
    let text = |key: &str| object.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    Some(Author { name: text("name"), email: text("email") })
}

pub(super) fn status(work: &Work<'_>) -> Result<Done, Fault> {
    const HOW: &str = "a path further down shows less";
    let request = StatusRequest {
        include_untracked: work.given.flag_or("includeUntracked", true),
        ..StatusRequest::new(work.given.needed("path"))
    };
    let outcome = git(work)?.status(&request, &work.call)?;
    let notice = notice(&outcome, HOW);
    let status = outcome.value;
    let done = Done::line(String::new(), &status).noted(outcome.notes);
    Ok(done.with_body(status.text.trim_end_matches('\n'), notice, Cut::Plain(HOW)))
}

pub(super) fn add(work: &Work<'_>) -> Result<Done, Fault> {
    let request = AddRequest {
        paths: work.given.texts("paths"),
        all: work.given.flag("all"),
        update: work.given.flag("update"),
        force: work.given.flag("force"),
        ..AddRequest::new(work.given.needed("path"))
    };
    let outcome = git(work)?.add(&request, &work.call)?;
    let added = outcome.value;
    let body = match added.entries.is_empty() {
        true => "nothing staged: everything is as in the last commit".to_owned(),
        false => added.body(),
    };
    let done = Done::line(String::new(), &added).noted(outcome.notes);
    Ok(done.with_body(body, None, Cut::Plain("git-status shows the rest")))
}

pub(super) fn commit(work: &Work<'_>) -> Result<Done, Fault> {
    let message = work.given.plain_text_or_file(&work.call, MESSAGE)?;
    let message = message.ok_or_else(|| Fault::invalid("message is needed, or messagePath"))?;
    let request = CommitRequest {
        author: author(work),
        amend: work.given.flag("amend"),
        allow_empty: work.given.flag("allowEmpty"),
        no_verify: work.given.flag("noVerify"),
        files_to_stage: work.given.texts("filesToStage"),
        ..CommitRequest::new(work.given.needed("path"), message)
    };
    let outcome = git(work)?.commit(&request, &work.call)?;
    Ok(Done::line(outcome.value.body(), &outcome.value).noted(outcome.notes))
}

pub(super) fn amend(work: &Work<'_>) -> Result<Done, Fault> {
    let request = AmendRequest {
        message: work.given.plain_text_or_file(&work.call, MESSAGE)?,
        author: author(work),
        reset_author: work.given.flag("resetAuthor"),
        allow_empty: work.given.flag("allowEmpty"),
        no_verify: work.given.flag("noVerify"),
        files_to_stage: work.given.texts("filesToStage"),
        ..AmendRequest::new(work.given.needed("path"))
    };
    let outcome = git(work)?.amend(&request, &work.call)?;
    Ok(Done::line(outcome.value.body(), &outcome.value).noted(outcome.notes))
}

pub(super) fn diff(work: &Work<'_>) -> Result<Done, Fault> {
    const HOW: &str = "narrow it with paths, or ask for stat or nameOnly";
    let request = DiffRequest {
        source: work.given.owned("source"),
        target: work.given.owned("target"),
        paths: work.given.texts("paths"),
        staged: work.given.flag("staged"),
        name_only: work.given.flag("nameOnly"),
        stat: work.given.flag("stat"),
        check: work.given.flag("check"),
        context_lines: work
            .given
            .number("contextLines")
            .map(|lines| u32::try_from(lines).unwrap_or(u32::MAX)),
        ..DiffRequest::new(work.given.needed("path"))
    };
    let outcome = git(work)?.diff(&request, &work.call)?;
    let notice = notice(&outcome, HOW);
    let differences = outcome.value;
    let done = Done::line(String::new(), &differences).noted(outcome.notes);
    Ok(done.with_body(differences.body(), notice, Cut::Plain(HOW)))
}

pub(super) fn show(work: &Work<'_>) -> Result<Done, Fault> {
    const HOW: &str = "ask for stat, fewer objects, or one file with filePath";
    let mut objects: Vec<String> = work.given.owned("object").into_iter().collect();
    objects.extend(work.given.texts("objects"));
    let request = ShowRequest {
        objects,
        file_path: work.given.owned("filePath"),
        stat: work.given.flag("stat"),
        format: work.given.text("format").map(|_| ShowFormat::Raw),
        ..ShowRequest::new(work.given.needed("path"), String::new())
    };
    let outcome = git(work)?.show(&request, &work.call)?;
    let notice = notice(&outcome, HOW);
    let shown = outcome.value;
    let done = Done::line(String::new(), &shown).noted(outcome.notes);
    Ok(done.with_body(shown.text.as_str(), notice, Cut::Plain(HOW)))
}
