//! `scryer def`.

use std::path::Path;

use scryer::answer::Reply;
use scryer::query::{
    Definitions, FindReferences, Found, InspectSymbol, ResolveDefinition, RoleFilter, Section, TargetArg,
};

use super::{Misuse, Outcome, print};
use crate::args::{Def, Global};
use crate::backend::{Backend, Project};
use crate::human;
use crate::place::{Place, looks_like_file};
use crate::printer::Printer;

pub(super) fn run(arguments: &Def, global: &Global, printer: &Printer) -> Outcome {
    let asked = asked(arguments)?;
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    backend.prepare(&project)?;
    let reply = match asked {
        Asked::Token { file, line, column, name } => {
            let file_path = backend.file(Path::new(&file), &project);
            let request = ResolveDefinition { file_path, line, column, symbol: name };
            backend.ask(&request, &project)?
        }
        Asked::Symbol(symbol) => of_symbol(symbol, &backend, &project)?,
    };
    print(reply, human::definitions, global, printer)
}

/// The definitions that a symbol may mean, each in full.
fn of_symbol(
    symbol: String,
    backend: &Backend,
    project: &Project,
) -> Result<Reply<Definitions>, Box<dyn std::error::Error>> {
    let target = TargetArg::Symbol(symbol.clone());
    let request = FindReferences { role: RoleFilter::Definition, ..FindReferences::new(target) };
    let places = backend.ask(&request, project)?;
    let mut all = Definitions { definitions: Vec::new(), notice: None };
    let of = places.result;
    let mut said = Vec::new();
    for place in if of.ambiguous { of.candidates } else { of.definitions } {
        if place.file_path.is_empty() {
            // Of the standard library, known by a signature that stands nowhere: what is known of its source is told by name.
            let request = InspectSymbol {
                include: vec![Section::References],
                ..InspectSymbol::new(place.qualified_name)
            };
            let told = backend.ask(&request, project)?;
            all.definitions.extend(told.result.symbols.into_iter().filter_map(|told| told.definition));
            said.extend(told.notes);
            continue;
        }
        let name = place.qualified_name.rsplit("::").next().map(str::to_owned);
        let request =
            ResolveDefinition { file_path: place.file_path, line: place.line, column: None, symbol: name };
        all.definitions.extend(backend.ask(&request, project)?.result.definitions);
    }
    all.definitions.dedup();
    let notes = if all.definitions.is_empty() { places.notes } else { said };
    let request =
        ResolveDefinition { file_path: String::new(), line: 0, column: None, symbol: Some(symbol.clone()) };
    let found = Found::new(all, Vec::new(), places.evidence);
    let Reply { unsettled, index, .. } = places;
    Ok(Reply {
        subject: symbol,
        arguments: Vec::new(),
        notes,
        unsettled,
        index,
        ..Reply::new(&request, found)
    })
}

/// What was typed, told apart.
enum Asked {
    /// A token in the source.
    Token { file: String, line: u32, column: Option<u32>, name: Option<String> },
    /// A symbol, wherever it is.
    Symbol(String),
}

fn asked(arguments: &Def) -> Result<Asked, Box<dyn std::error::Error>> {
    let Def { target, name, file, line } = arguments;
    if let (Some(file), Some(line)) = (file, *line) {
        let file = file.to_string_lossy().into_owned();
        return Ok(Asked::Token { file, line, column: None, name: Some(target.clone()) });
    }
    match (Place::read(target), name) {
        (Some(Place { file, line, column: None }), Some(name)) => {
            Ok(Asked::Token { file, line, column: None, name: Some(name.clone()) })
        }
        (Some(Place { file, line, column: Some(column) }), None) => {
            Ok(Asked::Token { file, line, column: Some(column), name: None })
        }
        (Some(Place { column: None, .. }), None) => Err(Misuse::error(format!(
            "{target} may hold several names; add the column, as {target}:COLUMN, or the name, as {target} NAME"
        ))),
        (Some(Place { column: Some(_), .. }), Some(name)) => {
            Err(Misuse::error(format!("{target} is one place; leave out {name}, or the column")))
        }
        (None, Some(name)) => {
            Err(Misuse::error(format!("say where {name} stands, as FILE:LINE {name}, not {target} {name}")))
        }
        (None, None) if looks_like_file(target) => Err(Misuse::error(format!(
            "{target} is a file; say where the name stands in it, as {target}:LINE:COLUMN"
        ))),
        (None, None) => Ok(Asked::Symbol(target.clone())),
    }
}
