//! The standard library by a toolchain's sources: what it offers, against the documentation that came with the toolchain;
//! how many of the bundled signatures are found in it; and how long a first question about it takes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::Ordering;
use std::time::Instant;
use std::{env, fs};

use scryer::facts::{DefId, ItemId, ItemKind};
use scryer::infer::{Counterparts, NoCounterpart};
use scryer::query::{CrateOutline, InspectSymbol, Library, PublicItem};
use scryer::workspace::graph::Origin;
use scryer::workspace::toolchain::Toolchains;
use scryer::{NoProgress, Options, Project, Scryer};

use crate::surface::{Page, is_in, off_modules, page, pages};
use crate::{shown, tell, variable};

const RECALL: f64 = 0.97;
const PRECISION: f64 = 0.98;
/// Of the bundled signatures so many are found.
const FOUND: f64 = 0.95;

/// The directory of the toolchain that runs this test, if it has the sources and a test is to read them.
fn sysroot() -> Option<PathBuf> {
    if variable("SCRYER_LIBRARY").is_none() {
        tell("skipped: SCRYER_LIBRARY is not set");
        return None;
    }
    let given = variable("SCRYER_SYSROOT").map(PathBuf::from);
    let asked = || {
        let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let output = Command::new(rustc).args(["--print", "sysroot"]).output().ok()?;
        Some(PathBuf::from(String::from_utf8(output.stdout).ok()?.trim()))
    };
    let sysroot = given.or_else(asked)?;
    if !sysroot.join("lib/rustlib/src/rust/library/core/src/lib.rs").is_file() {
        tell(&format!("skipped: {} has no component rust-src", sysroot.display()));
        return None;
    }
    Some(sysroot)
}

/// A package that names nothing, with the standard library of a toolchain.
fn project(sysroot: &Path) -> Project {
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bare");
    fs::create_dir_all(package.join("src")).unwrap();
    fs::write(package.join("Cargo.toml"), "[package]\nname = \"bare\"\nversion = \"0.0.0\"\n[workspace]\n")
        .unwrap();
    fs::write(package.join("src/lib.rs"), "").unwrap();
    let toolchains = Toolchains { sysroot: Some(sysroot.to_owned()), ..Toolchains::default() };
    Scryer::in_memory(Options { toolchains, ..Options::default() }).project(&package).unwrap()
}

#[test]
fn the_library_has_the_paths_of_its_documentation() {
    let Some(sysroot) = sysroot() else { return };
    let docs = sysroot.join("share/doc/rust/html");
    if !docs.join("std/index.html").is_file() {
        tell(&format!("skipped: {} has no component rust-docs", sysroot.display()));
        return;
    }
    let project = project(&sysroot);
    let mut complaints = Vec::new();
    for name in ["std", "core", "alloc", "proc_macro", "test"] {
        let mut truth: BTreeSet<Page> = BTreeSet::new();
        pages(&docs.join(name), name, &mut truth);
        // Intrinsics of processors are not read; primitive types and keywords are no items. Of `simd`, which is unstable, other
        // modules than the documentation's list the same names.
        let arch = format!("{name}::arch");
        let is_read = |module: &str, name: &str| {
            let beside = |path: &str| {
                ["core_arch", "core_simd", "simd"]
                    .iter()
                    .any(|part| path.split("::").any(|name| name == *part))
            };
            !is_in(module, &arch) && !beside(module) && !beside(name)
        };
        truth
            .retain(|(module, kind, name)| is_read(module, name) && kind != "primitive" && kind != "keyword");
        let found = project.crate_outline(&CrateOutline::new(name)).unwrap();
        let items = &found.result.items;
        let off: Vec<&str> = off_modules(items);
        let is_off = |item: &PublicItem| {
            item.condition.is_some() || off.iter().any(|module| is_in(&item.module, module))
        };
        let listed =
            |item: &&PublicItem| !item.hidden && item.reexport.is_none() && is_read(&item.module, &item.name);
        let ours: BTreeSet<Page> = items.iter().filter(listed).filter_map(page).collect();
        let sure: BTreeSet<Page> =
            items.iter().filter(|item| !is_off(item)).filter(listed).filter_map(page).collect();
        let missing: Vec<&Page> = truth.difference(&ours).collect();
        let wrong: Vec<&Page> = sure.difference(&truth).collect();
        let recall = 1.0 - missing.len() as f64 / truth.len().max(1) as f64;
        let precision = 1.0 - wrong.len() as f64 / sure.len().max(1) as f64;
        tell(&format!(
            "{name} {}: {} pages, recall {recall:.4}, precision {precision:.4}; {} listed in all",
            found.result.version.clone().unwrap_or_default(),
            truth.len(),
            found.result.total,
        ));
        for (word, list) in [("missing", &missing), ("wrong", &wrong)] {
            for (module, kind, name) in list.iter().take(shown()) {
                tell(&format!("  {word}: {kind} {module}::{name}"));
            }
        }
        // `proc_macro` is so small that a single page counts for much.
        if truth.is_empty() || missing.len() > 1 && recall < RECALL || precision < PRECISION {
            complaints.push(format!("{name}: recall {recall:.4}, precision {precision:.4}"));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn the_bundled_signatures_are_found_in_the_library() {
    let Some(sysroot) = sysroot() else { return };
    let project = project(&sysroot);
    let (all, lost) = project
        .ask(|snapshot| {
            let sources = match snapshot.library {
                Library::Unread(wanted) => {
                    wanted.store(true, Ordering::Relaxed);
                    return Ok((0, Vec::new()));
                }
                Library::Read(sources) => sources,
                _ => return Ok((0, Vec::new())),
            };
            let from = snapshot.analysis.program();
            let counterparts = Counterparts::new(from, sources.snapshot.analysis.program());
            for (_, held) in sources.snapshot.analysis.program().table.iter() {
                if let Some(error) = held.facts.errors.first().filter(|_| held.expansion.is_none()) {
                    let line = held.facts.lines.position(error.range.start).line;
                    tell(&format!("  does not parse: {}:{line} {}", held.path.display(), error.message));
                }
            }
            let (mut all, mut lost) = (0, Vec::new());
            for (file, held) in from.table.iter() {
                let krate = from.maps.crates_of(file).first();
                if krate.is_none_or(|&krate| from.graph[krate].origin != Origin::Std) {
                    continue;
                }
                for item in (0..held.facts.items.len() as u32).map(ItemId) {
                    let is_symbol = matches!(
                        held.facts[item].kind,
                        ItemKind::Module { .. }
                            | ItemKind::Fn { .. }
                            | ItemKind::Struct { .. }
                            | ItemKind::Union { .. }
                            | ItemKind::Enum { .. }
                            | ItemKind::Variant { .. }
                            | ItemKind::Trait { .. }
                            | ItemKind::TypeAlias { .. }
                            | ItemKind::Const { .. }
                            | ItemKind::Static { .. }
                            | ItemKind::MacroDef { .. }
                    );
                    if !is_symbol {
                        continue;
                    }
                    all += 1;
                    if let Err(why) = counterparts.of(DefId { file, item }) {
                        let name = held.facts.item_name(item).unwrap_or_default();
                        let line =
                            held.facts.lines.position(held.facts.item_ranges[item.index()].name.start).line;
                        lost.push((held.path.display().to_string(), line, name.to_owned(), why));
                    }
                }
            }
            Ok((all, lost))
        })
        .unwrap();
    let share = 1.0 - lost.len() as f64 / f64::from(all.max(1));
    let several = lost.iter().filter(|(.., why)| matches!(why, NoCounterpart::Several(_))).count();
    tell(&format!("{all} signatures, {share:.4} of them found; of the others {several} could be several"));
    let mut by_file: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (path, line, name, why) in &lost {
        let why = if matches!(why, NoCounterpart::Several(_)) { "*" } else { "" };
        by_file.entry(path).or_default().push(format!("{name}{why}:{line}"));
    }
    for (path, names) in by_file {
        let shown: Vec<String> = names.iter().take(shown()).cloned().collect();
        tell(&format!("  {path} {}: {}", names.len(), shown.join(" ")));
    }
    assert!(share >= FOUND, "{share:.4}");
}

#[test]
fn a_first_question_about_the_library() {
    let Some(sysroot) = sysroot() else { return };
    let project = project(&sysroot);
    project.index(false, &NoProgress).unwrap();
    for symbol in [
        "std::vec::Vec::push",
        "std::fs::read",
        "u32::checked_add",
        "str::trim",
        "Iterator::map",
        "std::vec",
        "HashMap::insert",
    ] {
        let started = Instant::now();
        let found = project.inspect_symbol(&InspectSymbol::new(symbol)).unwrap();
        let took = started.elapsed();
        let one = &found.result.symbols[0];
        let place = one.definition.as_ref().map(|one| {
            format!(
                "{} {}:{} {} | {} {}",
                one.qualified_name,
                one.file_path,
                one.line,
                one.signature,
                one.crate_name.clone().unwrap_or_default(),
                one.version.clone().unwrap_or_default()
            )
        });
        tell(&format!("{symbol} in {took:.2?}: {place:?} {:?} {:?}", one.candidates.len(), found.notes));
    }
}
