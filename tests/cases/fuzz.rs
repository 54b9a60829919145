//! Whatever happens to files, an answer that is asked for at once is a fresh index's answer.
//!
//! A repository is changed in random steps: edits, saves that stop half-way, names that change, files and folders that go,
//! links, ignore files and manifests that change, commits, checkouts, reverts, stashes, times that are set, permissions that
//! are taken. After each step random questions are put, the first at once, to a project that lives on and to one that is
//! indexed anew, and both must say the same: the result, the notes, what is said of its completeness, and of how many files.
//! Where there is a store, the one that lives on is closed now and then, and opened again from what was kept. The steps are
//! drawn from a seed, so a failure can be run again. The tests on a small repository are part of every run; the one on a
//! repository with a history is for
//!
//!     SCRYER_FUZZ_REPO=/path/to/clone cargo test --profile fast -p scryer --features testing --test cases \
//!         fuzz::steps_through_a_history -- --ignored --nocapture
//!
//! `SCRYER_FUZZ_STEPS` (2000) and `SCRYER_FUZZ_SEED` (1) say how far and which way; `SCRYER_FUZZ_WATCH=1` has the project
//! watched; `SCRYER_FUZZ_CARGO_HOME` says where dependencies lie. The clone is copied, and not touched. Permissions that are
//! taken keep nobody out who is root: for them, run it as somebody else.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Debug;
use std::fs::{self, File, FileTimes};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

use scryer::query::{
    BlastRadius, BlastTarget, CallHierarchy, ChangedLines, CrateOutline, Direction, EnclosingScope,
    FileOutline, FindReferences, Found, InspectSymbol, ResolveDefinition, RoleFilter, ScopeLevel,
    SearchSymbols, TargetArg, TypeContract, View,
};
use scryer::{Error, Options, Project, Scryer};

/// A generator of numbers (xorshift, Marsaglia 2003): the same for the same seed.
struct Draw(u64);

impl Draw {
    fn new(seed: u64) -> Draw {
        Draw(0x9E37_79B9_7F4A_7C15 ^ seed.wrapping_mul(0x2545_F491_4F6C_DD1D))
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % limit.max(1) as u64) as usize
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }
}

/// A question that can be put to several projects; what is answered.
type Question = Box<dyn Fn(&Project) -> String>;

/// A repository that is stepped through.
struct Steps {
    dir: tempfile::TempDir,
    draw: Draw,
    /// Commits of its history.
    commits: Vec<String>,
    /// What was put aside.
    stashes: usize,
    /// Files whose permissions were taken, and their old ones.
    locked: BTreeMap<PathBuf, fs::Permissions>,
    /// Where dependencies lie.
    cargo_home: Option<PathBuf>,
}

/// How many questions are put after each step.
const QUESTIONS: usize = 3;

/// One of so many steps closes the project and opens it again.
#[cfg(feature = "store")]
const REOPENED: usize = 25;

/// What is put in between lines, some of it torn.
const PIECES: &[&str] = &[
    "pub fn added_here(text: &str) -> usize { text.len() }\n",
    "pub struct Added { pub inner: Vec<u8> }\nimpl Added { pub fn get(&self) -> &[u8] { &self.inner } }\n",
    "macro_rules! added { ($name:ident) => { pub fn $name() -> u8 { 1 } }; }\nadded!(made_by_added);\n",
    "#[cfg(test)] mod added_tests { use super::*; #[test] fn sees() {} }\n",
    "#[cfg(windows)] pub fn twin() {}\n#[cfg(unix)] pub fn twin() {}\n",
    "pub mod nowhere;\n",
    "let torn = {\n",
    "}\n",
    "// only a comment\n",
];

impl Steps {
    fn root(&self) -> PathBuf {
        self.dir.path().join("ws")
    }

    /// Runs git; whether it did what it was told, which it may well refuse.
    fn git(&self, words: &[&str]) -> bool {
        let mut command = Command::new("git");
        command.current_dir(self.root()).args(["-c", "user.name=t", "-c", "user.email=t@example.com"]);
        command.args(["-c", "advice.detachedHead=false", "-c", "gc.auto=0"]).args(words);
        command.output().expect("there is a git").status.success()
    }

    /// All files with one of these endings, sorted.
    fn files(&self, endings: &[&str]) -> Vec<PathBuf> {
        let mut found = Vec::new();
        let mut open = vec![self.root()];
        while let Some(dir) = open.pop() {
            for entry in fs::read_dir(&dir).into_iter().flatten().flatten() {
                let path = entry.path();
                let Ok(kind) = entry.file_type() else { continue };
                if kind.is_dir() && !path.ends_with(".git") {
                    open.push(path);
                } else if kind.is_file()
                    && endings.iter().any(|ending| path.to_string_lossy().ends_with(ending))
                {
                    found.push(path);
                }
            }
        }
        found.sort();
        found
    }

    /// Does something; what it was.
    fn step(&mut self) -> String {
        let sources = self.files(&[".rs"]);
        let Some(path) = self.draw.of(&sources).cloned() else {
            self.git(&["checkout", "-q", "-f", "HEAD", "--", "."]);
            return "all sources are back".to_owned();
        };
        let name = path.strip_prefix(self.root()).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path).unwrap_or_default();
        match self.draw.below(26) {
            0..=4 => {
                let edited = self.edited(&text);
                let _ = fs::write(&path, edited);
                format!("{name}: edited")
            }
            5 => {
                // As editors save: another file takes its place.
                let beside = path.with_extension("rs.tmp");
                let edited = self.edited(&text);
                let done = fs::write(&beside, edited).and_then(|()| fs::rename(&beside, &path));
                format!("{name}: replaced {}", done.is_ok())
            }
            6 | 7 => {
                // Anywhere, also within a letter.
                let end = self.draw.below(text.len() + 1);
                let _ = fs::write(&path, &text.as_bytes()[..end]);
                format!("{name}: saved half-way")
            }
            8 | 9 => {
                let to = match self.draw.of(&sources) {
                    // Over another file, now and then.
                    Some(other) if self.draw_one_of(4) => other.clone(),
                    _ => path.with_file_name(format!("moved_{}.rs", self.draw.below(5))),
                };
                let _ = fs::rename(&path, &to);
                format!("{name}: moved to {}", to.display())
            }
            10 => {
                let _ = fs::remove_file(&path);
                format!("{name}: removed")
            }
            11 => {
                let dir = path.parent().unwrap_or(&path).to_owned();
                if dir == self.root() || dir.ends_with("crates") {
                    return "nothing".to_owned();
                }
                let to = dir.with_file_name(format!("folder_{}", self.draw.below(3)));
                let done = fs::rename(&dir, &to);
                format!("{}: folder moved to {} {}", dir.display(), to.display(), done.is_ok())
            }
            12 | 13 => {
                let Some(commit) = self.draw.of(&self.commits.clone()).cloned() else {
                    return "nothing".to_owned();
                };
                format!("checkout of {commit} {}", self.git(&["checkout", "-q", "-f", &commit]))
            }
            14 => {
                let done = self.git(&["revert", "--no-edit", "HEAD"]);
                if !done {
                    self.git(&["revert", "--abort"]);
                }
                format!("revert {done}")
            }
            15 => {
                let done = self.git(&["stash", "push", "-q", "-u"]);
                self.stashes += usize::from(done);
                format!("stash {done}")
            }
            16 if self.stashes > 0 => {
                self.stashes -= 1;
                let done = self.git(&["stash", "pop", "-q"]);
                if !done {
                    self.git(&["checkout", "-q", "-f", "HEAD", "--", "."]);
                }
                format!("stash pop {done}")
            }
            17 => {
                let done = File::options().write(true).open(&path).and_then(|file| {
                    let back = Duration::from_secs(self.draw.below(100_000) as u64);
                    file.set_times(FileTimes::new().set_modified(SystemTime::now() - back))
                });
                format!("{name}: touched {}", done.is_ok())
            }
            18 => self.change_permissions(&path, &name),
            19 => {
                // Of the same length, and the same time as before.
                let seen = fs::metadata(&path).and_then(|seen| seen.modified());
                let swapped = text.replacen("fn ", "Fn ", 1);
                let _ = fs::write(&path, swapped);
                if let (Ok(file), Ok(time)) = (File::options().write(true).open(&path), seen) {
                    let _ = file.set_times(FileTimes::new().set_modified(time));
                }
                format!("{name}: another text of the same size and time")
            }
            20 => {
                let manifests = self.files(&["Cargo.toml"]);
                let Some(path) = self.draw.of(&manifests).cloned() else { return "nothing".to_owned() };
                let text = fs::read_to_string(&path).unwrap_or_default();
                let edited = match self.draw.below(4) {
                    0 => format!("{text}\n[[example]]\nname = \"made_up\"\npath = \"src/lib.rs\"\n"),
                    1 => text.replacen("edition = \"20", "edition = \"19", 1),
                    2 => text.replacen("name = \"", "name = \"other-", 1),
                    _ => text.lines().skip(1).collect::<Vec<_>>().join("\n"),
                };
                let _ = fs::write(&path, edited);
                format!("{}: edited", path.display())
            }
            21 => {
                // A module comes to be that was declared and missing, or one that nobody declares.
                let at = path.with_file_name(if self.draw_one_of(4) { "new.rs" } else { "nowhere.rs" });
                let piece = PIECES[self.draw.below(PIECES.len())];
                let _ = fs::write(&at, format!("{piece}pub fn somewhere() -> u8 {{ 7 }}\n"));
                format!("{}: written", at.display())
            }
            22 => {
                let rule = match self.draw.below(3) {
                    0 => String::new(),
                    1 => path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
                    _ => "moved_*\n/folder_1\n".to_owned(),
                };
                let at = if self.draw_one_of(2) { self.root() } else { path.with_file_name("") };
                let _ = fs::write(at.join(".gitignore"), &rule);
                format!("{}: ignores {rule:?}", at.display())
            }
            23 => {
                let Some(other) = self.draw.of(&sources).cloned() else { return "nothing".to_owned() };
                let _ = fs::remove_file(&path);
                #[cfg(unix)]
                let _ = std::os::unix::fs::symlink(&other, &path);
                format!("{name}: a link to {}", other.display())
            }
            24 => {
                let done = self.git(&["add", "-A"]) && self.git(&["commit", "-qm", "what is there"]);
                format!("commit {done}")
            }
            _ => {
                self.unlock();
                let done = self.git(&["reset", "-q", "--hard"]);
                // And nothing else is there.
                let done = done && (self.draw_one_of(2) || self.git(&["clean", "-qfdx"]));
                format!("all as in HEAD {done}")
            }
        }
    }

    fn draw_one_of(&mut self, count: usize) -> bool {
        self.draw.below(count) == 0
    }

    fn change_permissions(&mut self, path: &Path, name: &str) -> String {
        if self.draw_one_of(2) {
            self.unlock();
            return "all may be read".to_owned();
        }
        let Ok(seen) = fs::metadata(path) else { return "nothing".to_owned() };
        self.locked.entry(path.to_owned()).or_insert_with(|| seen.permissions());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let _ = fs::set_permissions(path, fs::Permissions::from_mode(0o200));
        }
        format!("{name}: may not be read")
    }

    fn unlock(&mut self) {
        for (path, permissions) in std::mem::take(&mut self.locked) {
            // It may be gone.
            let _ = fs::set_permissions(path, permissions);
        }
    }

    fn edited(&mut self, text: &str) -> String {
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        let at = self.draw.below(lines.len() + 1);
        let end = (at + 1 + self.draw.below(6)).min(lines.len());
        match self.draw.below(5) {
            0 => drop(lines.drain(at.min(end)..end)),
            1 => {
                let copy = lines[at.min(end)..end].to_vec();
                lines.splice(end..end, copy);
            }
            2 => {
                let words = words(text);
                if let (Some(from), Some(to)) = (self.draw.of(&words), self.draw.of(&words)) {
                    return text.replace(from, to);
                }
            }
            _ => lines.insert(at, PIECES[self.draw.below(PIECES.len())]),
        }
        lines.concat()
    }

    /// A question, as something that can be put to several projects.
    fn question(&mut self) -> (String, Question) {
        let files = self.files(&[".rs"]);
        let path = self.draw.of(&files).cloned().unwrap_or_default();
        let file = path.strip_prefix(self.root()).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&path).unwrap_or_default();
        let words = words(&text);
        let symbol = self.draw.of(&words).map_or("main", |word| word).to_owned();
        let line = self.draw.below(text.lines().count() + 1) as u32 + 1;
        let what = self.draw.below(15);
        let about = format!("{what} of {symbol}, {file}:{line}");
        let column = match self.draw.below(4) {
            0 => 1,
            _ => {
                let text = text.lines().nth(line as usize - 1).unwrap_or_default();
                text.find(&*symbol).unwrap_or_else(|| self.draw.below(text.len() + 1)) as u32 + 1
            }
        };
        let target = match self.draw.below(4) {
            0 => TargetArg::Position { file_path: file.clone(), line, column },
            _ => TargetArg::Symbol(symbol.clone()),
        };
        let ask: Question = match what {
            0 | 1 => {
                let view = *self.draw.of(View::ALL).unwrap_or(&View::Sites);
                let role = *self.draw.of(RoleFilter::ALL).unwrap_or(&RoleFilter::Any);
                let scope_level = *self.draw.of(ScopeLevel::ALL).unwrap_or(&ScopeLevel::Project);
                let file_filter = (self.draw.below(4) == 0).then(|| file.clone());
                let ask = FindReferences {
                    view,
                    role,
                    scope_level,
                    file_filter,
                    limit: 500,
                    ..FindReferences::new(target)
                };
                Box::new(move |project| said(project.find_references(&ask)))
            }
            2 => {
                // Of pages, too.
                let offset = self.draw.below(3);
                let ask =
                    FindReferences { view: View::Sites, offset, limit: 5, ..FindReferences::new(target) };
                Box::new(move |project| said(project.find_references(&ask)))
            }
            3 => {
                let direction = *self.draw.of(Direction::ALL).unwrap_or(&Direction::Both);
                let scope_level = *self.draw.of(ScopeLevel::ALL).unwrap_or(&ScopeLevel::Project);
                let depth = 1 + self.draw.below(3);
                let ask = CallHierarchy { direction, depth, scope_level, ..CallHierarchy::new(target) };
                Box::new(move |project| said(project.call_hierarchy(&ask)))
            }
            4 => {
                let what = match self.draw.below(3) {
                    0 => BlastTarget::Symbol(target),
                    1 => BlastTarget::File(file),
                    _ => {
                        let end_line = line + self.draw.below(20) as u32;
                        let lines = vec![ChangedLines { file_path: file, start_line: line, end_line }];
                        BlastTarget::Diff { of: "HEAD".to_owned(), lines }
                    }
                };
                let ask = BlastRadius::new(what);
                Box::new(move |project| said(project.blast_radius(&ask)))
            }
            5 | 6 => {
                let (column, symbol) = match self.draw.below(2) {
                    0 => (Some(column), None),
                    _ => (None, Some(symbol)),
                };
                let ask = ResolveDefinition { file_path: file, line, column, symbol };
                Box::new(move |project| said(project.resolve_definition(&ask)))
            }
            7 => {
                let compact = self.draw.below(2) == 0;
                let ask = FileOutline { compact, full_docs: !compact, ..FileOutline::new(&*file) };
                Box::new(move |project| said(project.file_outline(&ask)))
            }
            8 | 9 => Box::new(move |project| said(project.inspect_symbol(&InspectSymbol::new(&*symbol)))),
            10 => {
                let ask = TypeContract { target, compact: self.draw.below(2) == 0 };
                Box::new(move |project| said(project.type_contract(&ask)))
            }
            11 => {
                let manifests = self.files(&["Cargo.toml"]);
                let text = self.draw.of(&manifests).and_then(|path| fs::read_to_string(path).ok());
                let name = text.as_deref().and_then(|text| text.split_once("name = \"")?.1.split_once('"'));
                let ask = CrateOutline::new(name.map_or(&*symbol, |(name, _)| name));
                Box::new(move |project| said(project.crate_outline(&ask)))
            }
            12 | 13 => {
                let ask = match self.draw.below(3) {
                    0 => SearchSymbols { query: None, like_symbol: Some(symbol), ..SearchSymbols::new("") },
                    _ => {
                        let other = self.draw.of(&words).cloned().unwrap_or_default();
                        SearchSymbols::new(format!("{symbol} {other}"))
                    }
                };
                Box::new(move |project| {
                    said(project.search_symbols(&ask))
                        + &format!("{:?}", project.symbol_names(ask.query.as_deref().unwrap_or(""), 20))
                })
            }
            _ => Box::new(move |project| said(project.enclosing_scope(&EnclosingScope::new(&*file, line)))),
        };
        (about, ask)
    }

    /// `steps` steps with some questions after each: how many had an answer with something in it, and how long the slowest
    /// took that was asked at once.
    fn run(mut self, steps: usize, watched: bool, told: &dyn Fn(usize)) -> (usize, Duration) {
        let mut lasting = Some(Lasting::open(&self, watched));
        // One for all, so that the standard crates are read once; the fresh project is another each time.
        let others = Scryer::in_memory(Options { cargo_home: self.cargo_home.clone(), ..Options::default() });
        let mut history = Vec::new();
        let mut of_use = 0;
        let mut worst = Duration::ZERO;
        for step in 0..steps {
            #[cfg(feature = "store")]
            if self.draw_one_of(REOPENED) {
                // First one of them is gone.
                drop(lasting.take());
                history.push("closed, and opened again".to_owned());
            }
            history.push(self.step());
            let lasting = &lasting.get_or_insert_with(|| Lasting::open(&self, watched)).project;
            let questions: Vec<(String, Question)> = (0..QUESTIONS).map(|_| self.question()).collect();
            let asked = std::time::Instant::now();
            let mut answers = Vec::new();
            for (about, ask) in &questions {
                answers.push((about, ask(lasting)));
                if answers.len() == 1 {
                    worst = worst.max(asked.elapsed());
                }
            }
            let fresh = others.project(&self.root()).expect("there is a directory");
            for ((_, ask), (about, answer)) in questions.iter().zip(answers) {
                let expected = ask(&fresh);
                if answer != expected {
                    let last = &history[history.len().saturating_sub(12)..];
                    let kept = self.kept();
                    panic!(
                        "step {step}, question {about}\nafter {last:#?}\nleft in {}\n{}",
                        kept.display(),
                        differing(&answer, &expected)
                    );
                }
                of_use += usize::from(answer.lines().count() > 20);
            }
            others.delete_project(fresh.slug()).expect("it is known");
            told(step + 1);
        }
        self.unlock();
        (of_use, worst)
    }

    /// Leaves all as it is, for people to look at; where.
    fn kept(&mut self) -> PathBuf {
        self.dir.disable_cleanup(true);
        self.root()
    }
}

/// The project that lives on, as far as it does.
struct Lasting {
    /// Ends first.
    #[cfg(feature = "watch")]
    _watch: Option<scryer::Watch>,
    project: Project,
}

impl Lasting {
    fn open(steps: &Steps, watched: bool) -> Lasting {
        let options = Options {
            scratch: Some(steps.dir.path().join("scratch")),
            cargo_home: steps.cargo_home.clone(),
            ..Options::default()
        };
        #[cfg(feature = "store")]
        let scryer = {
            let home = steps.dir.path().join("home");
            let begun = std::time::Instant::now();
            loop {
                match Scryer::open(&home, options.clone()) {
                    Ok(scryer) => break scryer,
                    // What was watched takes a moment to end.
                    Err(error) => assert!(begun.elapsed() < Duration::from_secs(60), "{error}"),
                }
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        #[cfg(not(feature = "store"))]
        let scryer = Scryer::in_memory(options);
        let project = scryer.project(&steps.root()).expect("there is a directory");
        #[cfg(not(feature = "watch"))]
        let _ = watched;
        Lasting {
            #[cfg(feature = "watch")]
            _watch: watched.then(|| project.watch()),
            project,
        }
    }
}

/// Two texts from where they differ on.
fn differing(lasting: &str, fresh: &str) -> String {
    let same = lasting.lines().zip(fresh.lines()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| -> String {
        let from = same.saturating_sub(8);
        text.lines().skip(from).take(60).map(|line| format!("{line}\n")).collect()
    };
    format!("the project that lives on, from line {same} on:\n{}afresh:\n{}", part(lasting), part(fresh))
}

/// What was answered, but for how much was read for it.
fn said<R: Debug>(found: Result<Found<R>, Error>) -> String {
    match found {
        Ok(found) => {
            let standing = found.standing;
            format!(
                "{:#?} {:?} {:?} {:?} {}",
                found.result, found.notes, found.evidence, standing.lag, standing.files
            )
        }
        Err(error) => error.to_string(),
    }
}

fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = text
        .split(|char: char| !(char == '_' || char.is_ascii_alphanumeric()))
        .filter(|word| word.len() > 2 && word.starts_with(|char: char| char.is_ascii_alphabetic()))
        .map(str::to_owned)
        .collect();
    words.sort();
    words.dedup();
    words
}

/// Some of this crate's own files with a history of a few commits.
fn small(seed: u64) -> Steps {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let mut steps = Steps {
        dir,
        draw: Draw::new(seed),
        commits: Vec::new(),
        stashes: 0,
        locked: BTreeMap::new(),
        cargo_home: None,
    };
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let root = steps.root();
    let write = |name: &str, text: &str| {
        let path = root.join(name);
        fs::create_dir_all(path.parent().unwrap_or(&root)).expect("directories can be made");
        fs::write(path, text).expect("files can be written");
    };
    write("Cargo.toml", "[workspace]\nmembers = [\"crates/*\"]\n");
    for (name, parts) in [("base", &["source", "expand"][..]), ("show", &["answer"][..])] {
        let uses = if name == "show" { "base = { path = \"../base\" }\n" } else { "" };
        write(
            &format!("crates/{name}/Cargo.toml"),
            &format!(
                "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[dependencies]\n{uses}"
            ),
        );
        let mut lib = String::new();
        for part in parts {
            lib += &format!("pub mod {part};\n");
            let mut open = vec![src.join(part), src.join(format!("{part}.rs"))];
            while let Some(path) = open.pop() {
                if path.is_dir() {
                    open.extend(
                        fs::read_dir(&path).into_iter().flatten().flatten().map(|entry| entry.path()),
                    );
                } else if let (Ok(text), Ok(below)) = (fs::read_to_string(&path), path.strip_prefix(&src)) {
                    write(
                        &format!("crates/{name}/src/{}", below.to_string_lossy().replace('\\', "/")),
                        &text,
                    );
                }
            }
        }
        if name == "show" {
            lib += "pub fn at(line: u32) -> base::source::LineCol { base::source::LineCol { line, column: 1 } }\n";
        }
        write(&format!("crates/{name}/src/lib.rs"), &lib);
    }
    steps.git(&["init", "-q", "."]);
    for number in 0..5 {
        let sources = steps.files(&[".rs"]);
        for _ in 0..number * 2 {
            let path = steps.draw.of(&sources).cloned().unwrap_or_default();
            let text = fs::read_to_string(&path).unwrap_or_default();
            let edited = steps.edited(&text);
            fs::write(path, edited).expect("files can be written");
        }
        steps.git(&["add", "-A"]);
        assert!(steps.git(&["commit", "-qm", "a state"]));
    }
    steps.commits = (0..5).map(|back| format!("HEAD~{back}")).collect();
    let named = |commit: &String| {
        let mut command = Command::new("git");
        let said = command.current_dir(&root).args(["rev-parse", commit]).output().expect("there is a git");
        String::from_utf8_lossy(&said.stdout).trim().to_owned()
    };
    steps.commits = steps.commits.iter().map(named).collect();
    steps
}

#[test]
fn steps_through_a_small_repository() {
    assert!(small(1).run(12, false, &|_| ()).0 > 3);
}

#[test]
fn steps_through_a_small_repository_that_is_watched() {
    assert!(small(2).run(12, true, &|_| ()).0 > 3);
}

#[test]
#[ignore = "it takes long, and a repository with a history"]
fn steps_through_a_history() {
    let number =
        |name: &str, usual: u64| env::var(name).map_or(usual, |said| said.parse().expect("it is a number"));
    let repo = env::var_os("SCRYER_FUZZ_REPO").expect("SCRYER_FUZZ_REPO names a clone");
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let mut clone = Command::new("git");
    clone.args(["clone", "-q", "--no-hardlinks"]).arg(repo).arg(dir.path().join("ws"));
    assert!(clone.status().expect("there is a git").success());
    let draw = Draw::new(number("SCRYER_FUZZ_SEED", 1));
    let cargo_home = env::var_os("SCRYER_FUZZ_CARGO_HOME").map(PathBuf::from);
    let mut steps = Steps { dir, draw, commits: Vec::new(), stashes: 0, locked: BTreeMap::new(), cargo_home };
    // Of all of it, so that a checkout is near or far.
    let mut log = Command::new("git");
    let said = log
        .current_dir(steps.root())
        .args(["log", "--format=%H", "-n", "400"])
        .output()
        .expect("there is a git");
    steps.commits = String::from_utf8_lossy(&said.stdout).lines().map(str::to_owned).collect();
    assert!(steps.commits.len() > 1, "it has a history");
    let watched = number("SCRYER_FUZZ_WATCH", 0) != 0;
    let count = number("SCRYER_FUZZ_STEPS", 2000) as usize;
    let (of_use, worst) = steps.run(count, watched, &|step| {
        if step % 100 == 0 {
            println!("{step} steps");
        }
    });
    println!(
        "{count} steps, 0 differences, {of_use} answers with something in them, the slowest after {worst:?}"
    );
    assert!(of_use > count / 5);
}
