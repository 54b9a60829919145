//! Which fns are tests, and under which path a harness knows them.
//!
//! A test is a fn with an attribute that makes it one (`#[test]`, `#[tokio::test]`, `#[rstest]`, …), wherever a macro put
//! it, or a fn among the arguments of `proptest!`, which are no Rust and so no items. The path is that of `cargo test` and
//! nextest: from the target's root on, without the crate's name.

use super::describe;
use super::model::Snapshot;
use crate::facts::{DefId, ItemFlags, ItemId, ItemKind, MacroArgs};
use crate::infer::Program;
use crate::source::{FileId, TextRange};
use crate::syntax::lexer::{TokenKind, tokens};
use crate::workspace::graph::TargetKind;

/// A test by the words that run it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct TestPath {
    pub(crate) package: String,
    /// `--lib`, `--test name`, …
    pub(crate) target: String,
    /// `tests::it_works`
    pub(crate) path: String,
    /// The harness knows several paths that begin so.
    pub(crate) has_cases: bool,
}

/// A fn in the arguments of `proptest!`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Proptest {
    pub(crate) file: FileId,
    /// Where its name is.
    pub(crate) name: TextRange,
    /// From its `fn` to the end of its body.
    range: TextRange,
}

/// Attributes that make several tests of one fn, by their last segment.
const WITH_CASES: &[&str] = &["rstest", "test_case", "parameterized", "rstest_reuse"];

/// Macros whose arguments are test fns with `name in strategy` for parameters.
const PROPTEST: &str = "proptest";

/// Whether an item is a test.
pub(crate) fn is_test(program: &Program, def: DefId) -> bool {
    let item = &program.facts(def.file)[def.item];
    item.flags.contains(ItemFlags::TEST) && matches!(item.kind, ItemKind::Fn { .. })
}

/// The words that run a test.
pub(crate) fn test_path(program: &Program, def: DefId) -> TestPath {
    let facts = program.facts(def.file);
    let has_cases = facts[facts[def.item].attrs].iter().any(|attr| {
        let last = facts[facts[attr.path].segments].last();
        last.is_some_and(|segment| WITH_CASES.contains(&&facts[segment.name]))
    });
    in_target(program, def.file, &describe::qualified(program, def).path, has_cases)
}

/// The same for a fn that `proptest!` makes a test of.
pub(crate) fn proptest_path(snapshot: &Snapshot<'_>, test: Proptest) -> TestPath {
    let program = snapshot.analysis.program();
    let module = snapshot.analysis.holder(test.file, test.name.start).item;
    let text = snapshot.texts.text(test.file);
    let name = text.as_deref().map_or("_", |text| test.name.slice(text));
    let path = format!("{}::{name}", describe::enclosing_name(program, test.file, module));
    in_target(program, test.file, &path, false)
}

fn in_target(program: &Program, file: FileId, qualified_name: &str, has_cases: bool) -> TestPath {
    let path = qualified_name.split_once("::").map_or(qualified_name, |(_, path)| path).to_owned();
    let Some(krate) = describe::crate_of(program, file) else {
        return TestPath { package: String::new(), target: String::new(), path, has_cases };
    };
    let target = match krate.kind {
        TargetKind::Lib | TargetKind::ProcMacro => "--lib".to_owned(),
        TargetKind::Bin => format!("--bin {}", target_name(krate)),
        TargetKind::Test => format!("--test {}", target_name(krate)),
        TargetKind::Example => format!("--example {}", target_name(krate)),
        TargetKind::Bench => format!("--bench {}", target_name(krate)),
        TargetKind::BuildScript | TargetKind::Loose => String::new(),
    };
    TestPath { package: krate.package.clone(), target, path, has_cases }
}

/// A target's name as its manifest spells it; in paths its hyphens are underscores.
fn target_name(krate: &crate::workspace::graph::CrateData) -> String {
    if krate.name == krate.package.replace('-', "_") {
        return krate.package.clone();
    }
    let file = &krate.root_file;
    let stems = [file.file_stem(), file.parent().and_then(|dir| dir.file_name())];
    let spelt = stems.into_iter().flatten().map(|stem| stem.to_string_lossy());
    let mut same = spelt.filter(|stem| stem.replace('-', "_") == krate.name);
    same.next().map_or_else(|| krate.name.clone(), |stem| stem.into_owned())
}

/// The fn in a `proptest!` that a place is in.
pub(crate) fn proptest_at(snapshot: &Snapshot<'_>, file: FileId, offset: u32) -> Option<Proptest> {
    let facts = snapshot.analysis.program().facts(file);
    for call in &facts.macro_calls {
        let is_proptest =
            facts[facts[call.path].segments].last().is_some_and(|segment| &facts[segment.name] == PROPTEST);
        let len = call.tokens.map_or(0, |tokens| facts[tokens].len() as u32);
        let range = TextRange::new(call.start, call.start.saturating_add(len));
        if !is_proptest || matches!(call.args, MacroArgs::Items(_)) || !range.contains(offset) {
            continue;
        }
        let text = snapshot.texts.text(file)?;
        return fns_in(&text, range)
            .into_iter()
            .map(|(name, range)| Proptest { file, name, range })
            .find(|test| test.range.contains(offset));
    }
    None
}

/// The `proptest!` fns whose bodies or heads touch a range of a file.
pub(crate) fn proptests_in(snapshot: &Snapshot<'_>, file: FileId) -> Vec<Proptest> {
    let facts = snapshot.analysis.program().facts(file);
    let Some(text) = snapshot.texts.text(file) else { return Vec::new() };
    let mut found = Vec::new();
    for call in &facts.macro_calls {
        let is_proptest =
            facts[facts[call.path].segments].last().is_some_and(|segment| &facts[segment.name] == PROPTEST);
        if is_proptest && !matches!(call.args, MacroArgs::Items(_)) {
            let len = call.tokens.map_or(0, |tokens| facts[tokens].len() as u32);
            let range = TextRange::new(call.start, call.start.saturating_add(len));
            let fns = fns_in(&text, range).into_iter();
            found.extend(fns.map(|(name, range)| Proptest { file, name, range }));
        }
    }
    found
}

/// Names and extents of `fn name(…) … { … }` among tokens, outside of groups.
fn fns_in(text: &str, range: TextRange) -> Vec<(TextRange, TextRange)> {
    let mut found = Vec::new();
    let mut depth = 0usize;
    let mut begun: Option<(u32, Option<TextRange>)> = None;
    for token in tokens(text, range) {
        match token.kind {
            TokenKind::OpenDelim(_) => depth += 1,
            TokenKind::CloseDelim(byte) => {
                depth = depth.saturating_sub(1);
                if depth == 0
                    && byte == b'}'
                    && let Some((start, Some(name))) = begun
                {
                    found.push((name, TextRange::new(start, token.start + token.len)));
                    begun = None;
                }
            }
            TokenKind::Ident | TokenKind::RawIdent if depth == 0 => match begun {
                None if token.text(text) == "fn" => begun = Some((token.start, None)),
                Some((start, None)) => begun = Some((start, Some(token.range()))),
                _ => {}
            },
            _ => {}
        }
    }
    found
}

/// Whether an item is the `main` of a program.
pub(crate) fn is_main(program: &Program, def: DefId) -> bool {
    let facts = program.facts(def.file);
    let is_root = facts[def.item].parent.is_none() && facts[def.item].block.is_none();
    let krate = describe::crate_of(program, def.file);
    is_root
        && facts.item_name(def.item) == Some("main")
        && matches!(facts[def.item].kind, ItemKind::Fn { .. })
        && krate.is_some_and(|krate| {
            let runs = matches!(krate.kind, TargetKind::Bin | TargetKind::Example | TargetKind::BuildScript);
            runs && program.table.get(def.file).is_some_and(|file| file.path == krate.root_file)
        })
}

/// All items below one, itself included.
pub(crate) fn subtree(program: &Program, def: DefId) -> Vec<DefId> {
    let end = program.facts(def.file)[def.item].end;
    (def.item.0..end.0).map(|item| DefId { file: def.file, item: ItemId(item) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fns_of_proptest() {
        let text = "#![proptest_config(c())] /// Doc.\n #[test] fn a(x in 0..9u8, y: u8) { b(x); { c() } }\n fn d() {}";
        let found = fns_in(text, TextRange::new(0, text.len() as u32));
        let names: Vec<&str> = found.iter().map(|(name, _)| name.slice(text)).collect();
        assert_eq!(names, ["a", "d"]);
        assert_eq!(found[0].1.slice(text), "fn a(x in 0..9u8, y: u8) { b(x); { c() } }");
    }
}
