//! Ranked search over a state's symbols: the one place that knows both [`lexical`](crate::lexical) and the questions.

use rayon::prelude::*;

use crate::facts::{DefId, ItemId};
use crate::infer::Program;
use crate::lexical::{Document, SymbolIndex};
use crate::query::{Snapshot, TextHit, TextIndex, TextMatches, describe, is_offered, shown_path};
use crate::source::FileId;

/// The symbols of some files, to be searched by words.
pub(super) struct Search {
    index: SymbolIndex,
    /// By the number of the document; ascending by path and place.
    defs: Vec<DefId>,
}

/// What the index gets to see of one symbol.
struct Symbol {
    def: DefId,
    qualified_name: String,
    signature: String,
    /// Of the files that are indexed.
    file: usize,
    kind: &'static str,
}

impl Search {
    /// Builds the index of the files of `snapshot` that `is_searched` picks; of dependencies, what they offer. A file whose
    /// text is gone is searched by its names. Of no use once the snapshot is not to be kept on with.
    pub(super) fn of(
        snapshot: &Snapshot<'_>,
        is_searched: &(dyn Fn(&Program, FileId) -> bool + Sync),
    ) -> Result<Search, String> {
        let program = snapshot.analysis.program();
        let own = program.table.iter().filter(|&(file, _)| is_searched(program, file));
        let mut files: Vec<(String, FileId)> =
            own.map(|(file, held)| (shown_path(snapshot.root, &held.path), file)).collect();
        files.sort_unstable();
        let symbols_of = |(number, &(_, file)): (usize, &(String, FileId))| {
            let facts = program.facts(file);
            let count = if (snapshot.keep_on)() { facts.items.len() as u32 } else { 0 };
            // The texts of dependencies are not read for this: their signatures are known by name.
            let is_own = program.is_workspace_file(file);
            let text = if is_own && count > 0 { snapshot.texts.text(file) } else { None };
            let items = (0..count).map(ItemId);
            let is_searched = move |&item: &ItemId| {
                describe::is_symbol(facts, item) && (is_own || is_offered(program, DefId { file, item }))
            };
            items.filter(is_searched).filter_map(move |item| {
                let def = DefId { file, item };
                Some(Symbol {
                    def,
                    qualified_name: describe::qualified(program, def).path,
                    signature: describe::signature(facts, item, text.as_deref()),
                    file: number,
                    kind: describe::kind(facts, item)?.word(),
                })
            })
        };
        let symbols: Vec<Symbol> = files.par_iter().enumerate().flat_map_iter(symbols_of).collect();
        let documents = symbols.iter().take_while(|_| (snapshot.keep_on)()).map(|symbol| {
            let facts = program.facts(symbol.def.file);
            Document {
                name: facts.item_name(symbol.def.item).unwrap_or_default(),
                qualified_name: &symbol.qualified_name,
                signature: &symbol.signature,
                docs: facts.item_docs(symbol.def.item).unwrap_or_default(),
                file_path: files.get(symbol.file).map_or("", |(path, _)| path),
                kind: symbol.kind,
            }
        });
        let index = SymbolIndex::build(documents).map_err(|error| error.to_string())?;
        Ok(Search { index, defs: symbols.into_iter().map(|symbol| symbol.def).collect() })
    }
}

impl TextIndex for Search {
    fn search(
        &self,
        query: &str,
        keep: &dyn Fn(DefId) -> bool,
        limit: usize,
        offset: usize,
    ) -> Result<TextMatches, String> {
        let kept = |document: u32| self.defs.get(document as usize).is_some_and(|&def| keep(def));
        let found = self.index.search(query, &kept, limit, offset).map_err(|error| error.to_string())?;
        let hits = found.hits.into_iter().filter_map(|hit| {
            let def = *self.defs.get(hit.document as usize)?;
            Some(TextHit { def, score: hit.score, matched_terms: hit.matched_terms })
        });
        Ok(TextMatches { total: found.total, hits: hits.collect(), unmatched: found.unmatched })
    }
}
