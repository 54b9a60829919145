//! Ranked search over a state's symbols: the one place that knows both [`lexical`](crate::lexical) and the questions.

use rayon::prelude::*;

use crate::facts::DefId;
use crate::lexical::{Document, SymbolIndex};
use crate::query::{Snapshot, SymbolDocument, TextHit, TextIndex, TextMatches, shown_path, symbol_documents};
use crate::source::FileId;

/// The symbols of the workspace's own files, to be searched by words.
pub(super) struct Search {
    index: SymbolIndex,
    /// By the number of the document; ascending by path and place.
    defs: Vec<DefId>,
}

impl Search {
    /// Builds the index of everything that `snapshot` holds. A file whose text is gone is searched by its names.
    pub(super) fn of(snapshot: &Snapshot<'_>) -> Result<Search, String> {
        let program = snapshot.analysis.program();
        let own = program.table.iter().filter(|&(file, _)| program.is_workspace_file(file));
        let mut files: Vec<(String, FileId)> =
            own.map(|(file, held)| (shown_path(snapshot.root, &held.path), file)).collect();
        files.sort_unstable();
        let symbols: Vec<SymbolDocument> =
            files.par_iter().flat_map_iter(|&(_, file)| symbol_documents(snapshot, file)).collect();
        let documents = symbols.iter().map(|symbol| Document {
            name: &symbol.name,
            qualified_name: &symbol.qualified_name,
            signature: &symbol.signature,
            docs: &symbol.docs,
            file_path: &symbol.file_path,
            kind: symbol.kind.word(),
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
        Ok(TextMatches { total: found.total, hits: hits.collect() })
    }
}
