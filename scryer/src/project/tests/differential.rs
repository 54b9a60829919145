//! Whatever is done to files, in whatever order: what a project knows after updates is what it would know afresh.
//!
//! The files are real ones, some of this crate's own; the edits are drawn from a generator with fixed seeds, so a failure
//! can be run again. Each sequence also leaves files torn, missing and doubled along the way.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::*;

/// A generator of numbers (xorshift, Marsaglia 2003): the same for the same seed.
struct Draw(u64);

impl Draw {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// Real files: of this crate's stages those that stand lowest, and the module of macros, which has some.
fn real_files() -> BTreeMap<String, String> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = BTreeMap::new();
    let mut open: Vec<PathBuf> = ["source", "source.rs", "expand", "expand.rs", "answer", "answer.rs"]
        .iter()
        .map(|name| src.join(name))
        .collect();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if !path.ends_with("tests.rs") {
            let name = format!("src/{}", path.strip_prefix(&src).unwrap().to_str().unwrap());
            files.insert(name.replace('\\', "/"), fs::read_to_string(&path).unwrap());
        }
    }
    files.insert("src/lib.rs".to_owned(), "pub mod answer;\npub mod expand;\npub mod source;\n".to_owned());
    files
}

/// What is put in between lines, some of it torn.
const PIECES: &[&str] = &[
    "pub fn added(text: &str) -> usize { text.len() }\n",
    "pub struct Added { pub inner: Vec<u8> }\nimpl Added { pub fn get(&self) -> &[u8] { &self.inner } }\n",
    "macro_rules! added { ($name:ident) => { pub fn $name() -> u8 { 1 } }; }\nadded!(made_by_added);\n",
    "use crate::source::*;\n",
    "#[cfg(test)] mod added_tests { use super::*; #[test] fn sees() {} }\n",
    "#[cfg(windows)] pub fn twin() {}\n#[cfg(unix)] pub fn twin() {}\n",
    "pub mod nowhere;\n",
    "let torn = {\n",
    "}\n",
    "fn (",
    "// only a comment\n",
    "impl std::fmt::Display for Nothing { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { Ok(()) } }\n",
];

/// One edit of `files`; what it was, for the message of a failure.
fn edit(
    files: &mut BTreeMap<String, String>,
    originals: &BTreeMap<String, String>,
    draw: &mut Draw,
) -> String {
    let names: Vec<String> = files.keys().cloned().collect();
    let name = names[draw.below(names.len())].clone();
    let text = files[&name].clone();
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    let at = draw.below(lines.len() + 1);
    let what = draw.below(9);
    let done = match what {
        0 => {
            let end = (at + 1 + draw.below(5)).min(lines.len());
            lines.drain(at.min(end)..end);
            "lines taken out"
        }
        1 => {
            let end = (at + 1 + draw.below(20)).min(lines.len());
            let copy = lines[at.min(end)..end].to_vec();
            lines.splice(end..end, copy);
            "lines doubled"
        }
        2 | 3 => {
            lines.insert(at, PIECES[draw.below(PIECES.len())]);
            "a piece put in"
        }
        4 => {
            let words: Vec<&str> = text
                .split(|char: char| !(char == '_' || char.is_alphanumeric()))
                .filter(|word| word.starts_with(char::is_alphabetic))
                .collect();
            let (from, to) = (words[draw.below(words.len())], words[draw.below(words.len())]);
            let renamed = text.replace(from, to);
            files.insert(name.clone(), renamed);
            return format!("{name}: {from} is now {to}");
        }
        5 => {
            let other = names[draw.below(names.len())].clone();
            let end = (at + 1 + draw.below(30)).min(lines.len());
            let moved: String = lines.drain(at.min(end)..end).collect();
            if other != name {
                files.get_mut(&other).unwrap().push_str(&moved);
            }
            "lines moved to another file"
        }
        6 if name != "src/lib.rs" => {
            files.remove(&name);
            return format!("{name}: taken away");
        }
        7 => {
            files.extend(
                originals
                    .iter()
                    .filter(|(path, _)| **path == name)
                    .map(|(path, text)| (path.clone(), text.clone())),
            );
            return format!("{name}: as it was");
        }
        8 => {
            files.insert(
                format!("src/bin/tool_{}.rs", draw.below(3)),
                format!("use demo::source::*;\nfn main() {{}}\n{text}"),
            );
            return format!("{name}: copied to a program");
        }
        _ => "nothing",
    };
    let edited: String = lines.concat();
    files.insert(name.clone(), edited);
    format!("{name}:{}: {done}", at + 1)
}

/// Makes the disk hold `files` in place of `before`.
fn write_out(fixture: &Fixture, before: &BTreeMap<String, String>, files: &BTreeMap<String, String>) {
    for name in before.keys().filter(|name| !files.contains_key(*name)) {
        fixture.remove(name);
    }
    for (name, text) in files.iter().filter(|(name, text)| before.get(*name) != Some(text)) {
        fixture.write(name, text);
    }
}

fn check(seed: u64, steps: usize) {
    let originals = real_files();
    let fixture = Fixture::new(&[]);
    let mut files = originals.clone();
    write_out(&fixture, &BTreeMap::new(), &files);
    let project = fixture.in_memory();
    all(&project);
    let mut draw = Draw(seed);
    let mut history = String::new();
    for _ in 0..steps {
        let before = files.clone();
        for _ in 0..=draw.below(3) {
            let _ = writeln!(history, "{}", edit(&mut files, &originals, &mut draw));
        }
        write_out(&fixture, &before, &files);
        let (updated, fresh) = (all(&project), all(&fixture.in_memory()));
        if updated != fresh {
            let lines =
                |text: &str| text.lines().map(str::to_owned).collect::<std::collections::BTreeSet<_>>();
            let (updated, fresh) = (lines(&updated), lines(&fresh));
            let only = |one: &std::collections::BTreeSet<String>, other| {
                one.difference(other).take(5).cloned().collect::<Vec<_>>()
            };
            panic!(
                "seed {seed}, after:\n{history}updated only: {:#?}\nfresh only: {:#?}",
                only(&updated, &fresh),
                only(&fresh, &updated)
            );
        }
    }
}

#[test]
fn updates_end_where_a_fresh_index_does() {
    for seed in [1, 22, 333, 4444] {
        check(0x9E37_79B9_7F4A_7C15 ^ seed, 6);
    }
}

/// What is inferred when it is asked for, and what a pass in the background has inferred before, in parallel.
#[test]
fn the_background_pass_changes_no_answer() {
    let fixture = Fixture::new(&[]);
    write_out(&fixture, &BTreeMap::new(), &real_files());
    let (asked, warmed, half) = (fixture.in_memory(), fixture.in_memory(), fixture.in_memory());
    warmed.warm(&|| true).unwrap();
    let left = std::sync::atomic::AtomicUsize::new(40);
    half.warm(&|| {
        left.fetch_update(
            std::sync::atomic::Ordering::Relaxed,
            std::sync::atomic::Ordering::Relaxed,
            |left| left.checked_sub(1),
        )
        .is_ok()
    })
    .unwrap();
    let one_by_one = all(&asked);
    assert!(one_by_one.lines().count() > 5_000);
    assert_eq!(one_by_one, all(&warmed));
    assert_eq!(one_by_one, all(&half), "a pass that was stopped on its way");
}

/// Bodies of a real workspace, edited all over it, file after file and all at once. `SCRYER_CORPUS` names the workspace, which
/// is copied.
#[test]
#[ignore = "needs SCRYER_CORPUS, a workspace, and minutes"]
fn edits_of_real_bodies_end_where_a_fresh_index_does() {
    let corpus = PathBuf::from(std::env::var_os("SCRYER_CORPUS").expect("SCRYER_CORPUS names a workspace"));
    let fixture = Fixture::new(&[]);
    let root = fixture.path("");
    fs::remove_dir_all(&root).unwrap();
    let copied = std::process::Command::new("cp").arg("-r").args([&corpus, &root]).status().unwrap();
    assert!(copied.success());
    let project = fixture.in_memory();
    let before = all(&project);
    let bodies: Vec<(PathBuf, Vec<u32>, bool)> = {
        let state = project.0.current().unwrap();
        let analysis = state.analysis();
        let own = analysis.program().table.iter().filter(|(id, file)| {
            file.expansion.is_none()
                && file.facts.item_hash.is_some()
                && analysis.program().is_workspace_file(*id)
        });
        own.map(|(id, file)| {
            let of_fns = file.facts.bodies.iter().filter(|body| body.kind == crate::facts::BodyKind::Fn);
            let starts = of_fns.map(|body| body.range.start).collect();
            (file.path.clone(), starts, !analysis.expansions(id).is_empty())
        })
        .collect()
    };
    let mut draw = Draw(0x5EED);
    let (mut links, mut expanding, mut edits) = (0, 0, 0);
    for (path, starts, expands) in &bodies {
        let mut text = fs::read_to_string(path).unwrap();
        let Some(&start) = starts.get(draw.below(starts.len())) else { continue };
        if !text.is_char_boundary(start as usize + 1) || text.as_bytes().get(start as usize) != Some(&b'{') {
            continue;
        }
        text.insert_str(start as usize + 1, "\n    let _added = 1 + 1;\n");
        fs::write(path, text).unwrap();
        links += usize::from(project.refresh(false, &NoProgress).unwrap().did.linked);
        (edits, expanding) = (edits + 1, expanding + usize::from(*expands));
    }
    println!(
        "{edits} edits, {expanding} of them where item macros are called; {links} were followed by linking"
    );
    let updated = all(&project);
    assert_ne!(updated, before);
    let fresh = all(&fixture.in_memory());
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<std::collections::BTreeSet<_>>();
    let (updated, fresh) = (lines(&updated), lines(&fresh));
    assert!(!fresh.is_empty());
    let only = |one: &std::collections::BTreeSet<String>, other| {
        one.difference(other).take(9).cloned().collect::<Vec<_>>()
    };
    assert_eq!(only(&updated, &fresh), Vec::<String>::new());
    assert_eq!(only(&fresh, &updated), Vec::<String>::new());
}
