//! `scryer search`.

use scryer::query::SearchSymbols;

use super::{Outcome, print};
use crate::args::{Global, Search};
use crate::backend::Backend;
use crate::human;
use crate::printer::Printer;

pub(super) fn run(arguments: &Search, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let words = arguments.words.join(" ");
    let request = SearchSymbols {
        query: (!arguments.words.is_empty()).then_some(words),
        like_symbol: arguments.like.clone(),
        kinds: arguments.kinds.clone(),
        scope_level: arguments.scope,
        crate_name: arguments.crate_name.clone(),
        file_filter: arguments.file_filter.clone(),
        limit: arguments.page.limit_or(scryer::query::SEARCH_LIMIT),
        offset: arguments.page.offset(),
    };
    backend.prepare(&project)?;
    print(backend.ask(&request, &project)?, human::search, global, printer)
}
