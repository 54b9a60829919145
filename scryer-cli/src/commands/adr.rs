//! `scryer adr`.

use scryer::query::{AcceptAdr, CheckAdrs, DeleteAdr, QueryAdrs, RecordAdr, ShowAdr};

use super::{Outcome, print};
use crate::args::{Adr, AdrCommand, AdrNew, Global};
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::human;
use crate::printer::Printer;

/// What a file says where nothing was given.
const WHY: &str = "_Why is there something to decide?_";
const WHAT: &str = "_What is decided?_";
const SO: &str = "_What follows from it, good and bad?_";

pub(super) fn run(arguments: &Adr, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    match &arguments.command {
        AdrCommand::New(new) => {
            let request = recorded(new);
            let found = backend.ask(&request, &project)?;
            print(found, human::recorded, global, printer)
        }
        AdrCommand::List(list) => {
            let (limit, offset) = (list.page.limit(), list.page.offset());
            let request = QueryAdrs { status: list.status, limit, offset, ..QueryAdrs::all() };
            backend.prepare(&project)?;
            let found = backend.ask(&request, &project)?;
            print(found, human::adrs, global, printer)
        }
        AdrCommand::Query(query) => {
            let words = query.words.join(" ");
            let request = QueryAdrs {
                query: (!query.words.is_empty()).then_some(words),
                file_path: query.file.as_ref().map(|file| backend.file(file, &project)),
                symbol: query.symbol.clone(),
                status: query.status,
                limit: query.page.limit_or(scryer::query::ADRS_LIMIT),
                offset: query.page.offset(),
            };
            backend.prepare(&project)?;
            let found = backend.ask(&request, &project)?;
            print(found, human::adrs, global, printer)
        }
        AdrCommand::Show(show) => {
            let request = ShowAdr { adr_number: show.number };
            backend.prepare(&project)?;
            let found = backend.ask(&request, &project)?;
            print(found, human::adr, global, printer)
        }
        AdrCommand::Check(check) => {
            let (limit, offset) = (check.page.limit(), check.page.offset());
            let request = CheckAdrs { adr_number: check.number, limit, offset };
            backend.prepare(&project)?;
            let found = backend.ask(&request, &project)?;
            let is_well = found.result.total == 0;
            print(found, human::adr_report, global, printer)?;
            Ok(ExitStatus::found(is_well))
        }
        AdrCommand::Accept(accept) => {
            let request = AcceptAdr { adr_number: accept.number };
            backend.prepare(&project)?;
            let found = backend.ask(&request, &project)?;
            print(found, human::accepted, global, printer)
        }
        AdrCommand::Rm(rm) => {
            let request = which(&rm.which);
            let found = backend.ask(&request, &project)?;
            print(found, human::removed, global, printer)
        }
    }
}

fn recorded(new: &AdrNew) -> RecordAdr {
    let or = |given: &Option<String>, otherwise: &str| given.clone().unwrap_or_else(|| otherwise.to_owned());
    RecordAdr {
        title: new.title.clone(),
        context: or(&new.context, WHY),
        decision: or(&new.decision, WHAT),
        status: new.status,
        consequences: Some(or(&new.consequences, SO)),
        affected_paths: new.paths.clone(),
        affects: new.affects.clone(),
        forbids: new.forbids.clone(),
        template: new.template,
        without_file: new.no_file,
    }
}

/// A number, a file, else a title.
fn which(typed: &str) -> DeleteAdr {
    match typed.parse() {
        Ok(number) => DeleteAdr { adr_number: Some(number), ..DeleteAdr::default() },
        Err(_) if typed.to_ascii_lowercase().ends_with(".md") => {
            DeleteAdr { file_path: Some(typed.to_owned()), ..DeleteAdr::default() }
        }
        Err(_) => DeleteAdr { title: Some(typed.to_owned()), ..DeleteAdr::default() },
    }
}
