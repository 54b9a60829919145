//! The questions: from a request to a plain result.
//!
//! In goes a [`Snapshot`] and a request, out comes a [`Found`] result: public fields, sorted, with paths and positions as
//! people write them. One file for each question. What is not found or ambiguous is an answer, with notes or candidates;
//! [`QueryError`] means that the question can't be asked like that. Nothing here renders, counts tokens or reads disks.

mod blast_radius;
mod call_hierarchy;
mod conditions;
mod contract;
mod crate_outline;
mod decisions;
mod definition;
pub(crate) mod describe;
mod doc_links;
mod error;
mod filter;
mod inspect;
mod model;
mod names;
mod nearest;
mod note;
mod outline;
mod place;
mod references;
mod scope;
mod search;
mod standard;
mod target;
mod tests_of;

pub use blast_radius::blast_radius;
pub use call_hierarchy::call_hierarchy;
pub use contract::type_contract;
pub use crate_outline::crate_outline;
pub use decisions::{check_adrs, query_adrs, show_adr};
pub use definition::resolve_definition;
pub use error::QueryError;
pub use inspect::inspect_symbol;
pub use model::*;
pub use names::symbol_names;
pub use note::Note;
pub use outline::file_outline;
pub use place::parse_failures;
pub(crate) use place::shown_path;
pub use references::find_references;
pub use scope::enclosing_scope;
#[cfg(feature = "lexical")]
pub(crate) use search::is_offered;
pub use search::{SymbolDocument, search_symbols, symbol_documents};
