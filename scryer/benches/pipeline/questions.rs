//! What answers cost: sampled questions, first as they come and then with everything inferred, and answers after edits.

use std::fs;
use std::time::Instant;

use scryer::Project;
use scryer::facts::{BodyKind, ItemId, ItemKind};
use scryer::query::{FindReferences, SearchSymbols, TargetArg, View};

use crate::Result;
use crate::figures::{Figures, millis};

/// How many symbols are asked for.
const SYMBOLS: usize = 300;
/// How many edits are made.
const EDITS: usize = 60;

/// A definition.
#[derive(Clone)]
pub(crate) struct Symbol {
    name: String,
    /// Relative to the root.
    file_path: String,
    line: u32,
    column: u32,
    /// Just inside the body, of a fn that stands in no other item.
    body: Option<usize>,
}

impl Symbol {
    /// Asks for its uses by the place of its name.
    pub(crate) fn references(&self) -> FindReferences {
        let target =
            TargetArg::Position { file_path: self.file_path.clone(), line: self.line, column: self.column };
        FindReferences { view: View::Sites, ..FindReferences::new(target) }
    }
}

/// Definitions from all over the workspace, the same ones each time; not all that are looked for can be edited.
pub(crate) fn sample(project: &Project) -> Result<Vec<Symbol>> {
    let all = project.ask(|snapshot| {
        let program = snapshot.analysis.program();
        let own = program
            .table
            .iter()
            .filter(|&(id, file)| program.is_workspace_file(id) && file.expansion.is_none());
        let mut files: Vec<_> = own.map(|(_, file)| file).collect();
        files.sort_by(|a, b| a.path.cmp(&b.path));
        let symbols = files.into_iter().flat_map(|file| {
            let path = file.path.strip_prefix(snapshot.root).unwrap_or(&file.path);
            let file_path = path.to_string_lossy().into_owned();
            let facts = &file.facts;
            let items = (0..facts.items.len() as u32).map(ItemId);
            items.filter_map(move |id| {
                let name = facts.item_name(id)?;
                let item = &facts[id];
                // Tuple fields have no name that could be pointed at.
                if name.starts_with(|first: char| first.is_ascii_digit()) {
                    return None;
                }
                let position = facts.lines.position(facts.item_ranges[id.index()].name.start);
                let is_free_fn = matches!(item.kind, ItemKind::Fn { .. }) && item.parent.is_none();
                let body =
                    facts.bodies.iter().find(|body| body.owner == Some(id) && body.kind == BodyKind::Fn);
                Some(Symbol {
                    name: name.to_owned(),
                    file_path: file_path.clone(),
                    line: position.line,
                    column: position.column,
                    body: body.filter(|_| is_free_fn).map(|body| body.range.start as usize + 1),
                })
            })
        });
        Ok(symbols.collect::<Vec<Symbol>>())
    })?;
    // Those that can be edited are a sample of their own.
    let (editable, others): (Vec<Symbol>, Vec<Symbol>) =
        all.into_iter().partition(|symbol| symbol.body.is_some());
    let mut picked = spread(&others, SYMBOLS - EDITS);
    picked.extend(spread(&editable, EDITS));
    Ok(picked)
}

/// `count` of `all`, at equal distances.
fn spread<T: Clone>(all: &[T], count: usize) -> Vec<T> {
    let count = count.min(all.len());
    (0..count).filter_map(|index| all.get(index * all.len() / count).cloned()).collect()
}

pub(crate) fn ask_all(project: &Project, symbols: &[Symbol], figures: &mut Figures) -> Result {
    let gate = (0..20).map(|_| timed(|| Ok(project.ask(|_| Ok(()))?)));
    figures.set_percentiles("gate", gate.collect::<Result<_>>()?);
    figures.set_percentiles("references_first", references(project, symbols)?);
    project.warm(&|| true)?;
    // Texts that answers quote are read once.
    references(project, symbols)?;
    figures.set_percentiles("references", references(project, symbols)?);

    let queries: Vec<String> = symbols.iter().map(|symbol| symbol.name.replace('_', " ")).collect();
    let search = |query: &String| timed(|| Ok(project.search_symbols(&SearchSymbols::new(query.as_str()))?));
    if let Some(query) = queries.first() {
        figures.set("search_first", search(query)?);
    }
    figures.set_percentiles("search", queries.iter().map(search).collect::<Result<_>>()?);
    Ok(())
}

fn references(project: &Project, symbols: &[Symbol]) -> Result<Vec<f64>> {
    symbols.iter().map(|symbol| timed(|| Ok(project.find_references(&symbol.references())?))).collect()
}

/// Writes a use of each fn into its own body, and asks for its uses: there is one more.
pub(crate) fn edit(project: &Project, symbols: &[Symbol], figures: &mut Figures) -> Result {
    let (mut times, mut relinked, mut wrong) = (Vec::new(), 0, 0);
    for symbol in symbols {
        let Some(at) = symbol.body else { continue };
        let path = project.root().join(&symbol.file_path);
        let mut text = fs::read_to_string(&path)?;
        if at.checked_sub(1).and_then(|brace| text.get(brace..at)) != Some("{") {
            continue;
        }
        let before = project.find_references(&symbol.references())?.result.total_sites;
        text.insert_str(at, &format!(" let _ = {};", symbol.name));
        fs::write(&path, text)?;
        let started = Instant::now();
        let after = project.find_references(&symbol.references())?.result.total_sites;
        times.push(millis(started));
        wrong += usize::from(after != before + 1);
        relinked += usize::from(project.status()?.last_run.is_some_and(|run| run.linked));
    }
    figures.set("edits", times.len() as f64);
    figures.set("edits_relinked", f64::from(u32::try_from(relinked)?));
    figures.set("edits_wrong", wrong as f64);
    figures.set_percentiles("edit", times);
    Ok(())
}

fn timed<T>(work: impl FnOnce() -> Result<T>) -> Result<f64> {
    let started = Instant::now();
    work()?;
    Ok(millis(started))
}
