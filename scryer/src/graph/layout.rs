//! What lies where in one file, found by offset without looking at every item.

use crate::facts::{BodyId, DefId, FileFacts, ItemKind};
use crate::infer::Program;
use crate::source::TextRange;

/// Ranges that may hold one another, each with a value.
#[derive(Debug)]
pub(super) struct Nest<T> {
    /// By start, outer before inner.
    entries: Vec<(TextRange, T)>,
    /// By entry: the last earlier one that reaches beyond its start.
    outer: Vec<Option<u32>>,
}

impl<T: Copy> Nest<T> {
    fn new(mut entries: Vec<(TextRange, T)>) -> Nest<T> {
        entries.sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
        let mut outer = Vec::with_capacity(entries.len());
        let mut open: Vec<u32> = Vec::new();
        for (index, (range, _)) in entries.iter().enumerate() {
            while open.last().is_some_and(|&last| entries[last as usize].0.end <= range.start) {
                open.pop();
            }
            outer.push(open.last().copied());
            open.push(index as u32);
        }
        Nest { entries, outer }
    }

    /// The values whose range holds `offset`, innermost first.
    pub(super) fn around(&self, offset: u32) -> impl Iterator<Item = T> + '_ {
        let behind = self.entries.partition_point(|(range, _)| range.start <= offset);
        let mut next = behind.checked_sub(1).map(|last| last as u32);
        std::iter::from_fn(move || {
            let index = next?;
            next = self.outer[index as usize];
            Some(self.entries[index as usize])
        })
        .filter(move |(range, _)| range.contains(offset))
        .map(|(_, value)| value)
    }
}

/// The layout of a file. Costs one pass over its items and bodies.
#[derive(Debug)]
pub(super) struct Layout {
    /// Bodies; that of a fn also stands for the fn's head, where its parameters are bound.
    pub(super) bodies: Nest<BodyId>,
    /// Items with all that belongs to them.
    pub(super) items: Nest<DefId>,
    /// Names of items, by start.
    names: Vec<(TextRange, DefId)>,
    /// Starts of local variables' names, ascending.
    bindings: Vec<u32>,
}

impl Layout {
    /// The layout of a file with `facts` that stands for `defs`, some of them by the expansion of macro calls in it.
    pub(super) fn new(program: &Program, facts: &FileFacts, defs: Vec<DefId>) -> Layout {
        let mut bodies: Vec<(TextRange, BodyId)> = Vec::new();
        for (index, body) in facts.bodies.iter().enumerate() {
            bodies.push((body.range, BodyId(index as u32)));
        }
        for (item, ranges) in facts.items.iter().zip(&facts.item_ranges) {
            if let ItemKind::Fn { body: Some(body), .. } = item.kind {
                bodies.push((ranges.full, body));
            }
        }
        let mut items = Vec::with_capacity(defs.len());
        let mut names = Vec::with_capacity(defs.len());
        for def in defs {
            items.push((program.facts(def.file).item_ranges[def.item.index()].full, def));
            if let Some((_, range)) = program.table.name_range(def) {
                names.push((range, def));
            }
        }
        names.sort_by_key(|(range, def)| (range.start, *def));
        let mut bindings: Vec<u32> = facts.bindings.iter().map(|binding| binding.start).collect();
        bindings.sort_unstable();
        Layout { bodies: Nest::new(bodies), items: Nest::new(items), names, bindings }
    }

    /// The item whose name is or is touched at `offset`.
    pub(super) fn named_at(&self, offset: u32) -> Option<DefId> {
        let behind = self.names.partition_point(|(range, _)| range.start <= offset);
        let (range, _) = self.names[..behind].last()?;
        // Of several items with one name token (a macro's reading), the first.
        let first = self.names[..behind].partition_point(|(other, _)| other.start < range.start);
        let (range, item) = self.names.get(first)?;
        range.touches(offset).then_some(*item)
    }

    /// Whether the name of an item or of a local variable begins at `start`.
    pub(super) fn is_definition(&self, start: u32) -> bool {
        self.names.binary_search_by_key(&start, |(range, _)| range.start).is_ok()
            || self.bindings.binary_search(&start).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested_and_crossing_ranges_are_found_innermost_first() {
        let ranges = [(0, 20), (2, 8), (3, 5), (3, 4), (6, 7), (6, 12), (9, 10), (15, 15)];
        let entries: Vec<(TextRange, usize)> = ranges
            .iter()
            .enumerate()
            .map(|(index, &(start, end))| (TextRange::new(start, end), index))
            .collect();
        let nest = Nest::new(entries.clone());
        for offset in 0..22 {
            let mut expected: Vec<usize> =
                entries.iter().filter(|(range, _)| range.contains(offset)).map(|&(_, index)| index).collect();
            let mut found: Vec<usize> = nest.around(offset).collect();
            assert!(
                found.windows(2).all(|pair| ranges[pair[0]].0 >= ranges[pair[1]].0),
                "{offset}: {found:?}"
            );
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected, "{offset}");
        }
    }
}
