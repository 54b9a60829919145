//! What the cases ask, in few words: answers become lists of short lines.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
#[cfg(feature = "store")]
use std::time::{Duration, Instant};

use scryer::facts::{DefId, ItemFlags, ItemKind};
#[cfg(feature = "store")]
use scryer::freshness::Staleness;
use scryer::graph::PublicItems;
use scryer::infer::{Role, Target};
use scryer::query::{
    self, BlastRadius, BlastTarget, CallHierarchy, Direction, EnclosingScope, FileOutline, FindReferences,
    OutlineItem, References, ResolveDefinition, RoleFilter, SearchSymbols, TargetArg, View,
};
use scryer::resolve::{Namespace, QualifiedName, Vis};
use scryer::source::FileId;
use scryer::testing::Fixture;
use scryer::{Options, Project, Scryer};

/// No lines.
pub(crate) const NONE: [&str; 0] = [];

/// A linked fixture.
pub(crate) struct Case(pub(crate) Fixture);

impl Case {
    /// Links a fixture; see [`scryer::testing`] for how files are headed.
    #[track_caller]
    pub(crate) fn new(fixture: &str) -> Case {
        Case(Fixture::new(fixture))
    }

    /// The items that call a symbol: `demo::f`, with ` x2` if twice, and how it is known if not for sure.
    #[track_caller]
    pub(crate) fn callers(&self, symbol: &str) -> Vec<String> {
        self.callers_of(TargetArg::Symbol(symbol.to_owned()))
    }

    /// The same for what is called `name` on the line with a mark.
    #[track_caller]
    pub(crate) fn callers_at(&self, mark: &str, name: &str) -> Vec<String> {
        self.callers_of(self.position(mark, name))
    }

    #[track_caller]
    fn callers_of(&self, target: TargetArg) -> Vec<String> {
        let ask = FindReferences { role: RoleFilter::Call, ..FindReferences::new(target) };
        caller_lines(&self.ask(&ask))
    }

    /// Where a symbol is called: `src/lib.rs:3`.
    #[track_caller]
    pub(crate) fn call_sites(&self, symbol: &str) -> Vec<String> {
        self.sites(symbol, RoleFilter::Call)
    }

    /// Where a symbol is used in whatever way.
    #[track_caller]
    pub(crate) fn references(&self, symbol: &str) -> Vec<String> {
        self.sites(symbol, RoleFilter::Any)
    }

    /// Where a symbol is used for sure.
    #[track_caller]
    pub(crate) fn sure_sites(&self, symbol: &str) -> Vec<String> {
        let sites = self.uses(symbol, RoleFilter::Any).sites;
        sites
            .iter()
            .filter(|site| !site.name_matched)
            .map(|site| format!("{}:{}", site.file_path, site.line))
            .collect()
    }

    /// Where a symbol is used in one way.
    #[track_caller]
    pub(crate) fn sites(&self, symbol: &str, role: RoleFilter) -> Vec<String> {
        self.uses(symbol, role).sites.iter().map(|site| format!("{}:{}", site.file_path, site.line)).collect()
    }

    /// The uses of a symbol.
    #[track_caller]
    pub(crate) fn uses(&self, symbol: &str, role: RoleFilter) -> References {
        let target = TargetArg::Symbol(symbol.to_owned());
        self.ask(&FindReferences { view: View::Sites, role, ..FindReferences::new(target) })
    }

    /// Whether the uses of a symbol are said to be all.
    #[track_caller]
    pub(crate) fn is_complete(&self, symbol: &str) -> bool {
        let ask = FindReferences::new(TargetArg::Symbol(symbol.to_owned()));
        let found = query::find_references(&self.0.snapshot(), &ask).expect("it can be asked");
        scryer::answer::is_complete(&found.evidence, scryer::answer::Conditions::default())
    }

    /// Asks for uses.
    #[track_caller]
    pub(crate) fn ask(&self, ask: &FindReferences) -> References {
        query::find_references(&self.0.snapshot(), ask).expect("it can be asked").result
    }

    /// The workspace's fns and macros that an item calls, by its whole qualified name: sorted, ` as Trait` for items of a
    /// trait's impl.
    pub(crate) fn callees(&self, caller: &str) -> Vec<String> {
        let analysis = self.0.analysis();
        let program = analysis.program();
        let mut found = Vec::new();
        let files = program.table.iter().map(|(file, _)| file);
        let own = files.filter(|&file| program.is_workspace_file(file) && program.table.host(file) == file);
        for file in own {
            for mention in analysis.file_mentions(file).into_iter().filter(|it| it.role == Role::Call) {
                let is_named = |def: &DefId| {
                    let item = &program.facts(def.file)[def.item];
                    item.name.is_some() && !matches!(item.kind, ItemKind::TypeParam { .. })
                };
                let around = analysis.items_around(file, mention.start).find(is_named);
                if around.is_none_or(|def| self.name(def) != caller) {
                    continue;
                }
                for target in &mention.targets {
                    if let Target::Item(def) = *target
                        && matches!(program.kind(def), ItemKind::Fn { .. } | ItemKind::MacroDef { .. })
                        && program.is_workspace_file(def.file)
                    {
                        found.push(self.name(def));
                    }
                }
            }
        }
        found.sort();
        found.dedup();
        found
    }

    /// The tests that a symbol affects: `PACKAGE TARGET PATH`.
    #[track_caller]
    pub(crate) fn affected_tests(&self, symbol: &str) -> Vec<String> {
        let target = BlastTarget::Symbol(TargetArg::Symbol(symbol.to_owned()));
        let found = query::blast_radius(&self.0.snapshot(), &BlastRadius::new(target));
        let tests = found.expect("it can be asked").result.tests;
        tests.iter().map(|test| format!("{} {} {}", test.package, test.target, test.test)).collect()
    }

    /// What a call tree lists, with the depth of each: `1 demo::f`.
    #[track_caller]
    pub(crate) fn calls(&self, symbol: &str, direction: Direction, depth: usize) -> Vec<String> {
        let target = TargetArg::Symbol(symbol.to_owned());
        let ask = CallHierarchy { direction, depth, ..CallHierarchy::new(target) };
        let found = query::call_hierarchy(&self.0.snapshot(), &ask).expect("it can be asked").result;
        found.nodes.iter().map(|node| format!("{} {}", node.depth, node.qualified_name)).collect()
    }

    /// The qualified name of a definition.
    pub(crate) fn name(&self, def: DefId) -> String {
        let program = self.0.analysis().program();
        let Some(&krate) = program.maps.crates_of(def.file).first() else { return "?".to_owned() };
        let name = QualifiedName::of(&program.table, &program.graph, &program.maps, krate, def);
        match name.impl_trait {
            Some(impl_trait) => format!("{} as {impl_trait}", name.path),
            None => name.path,
        }
    }

    /// What `name` on the line with a mark means: `demo::f src/lib.rs:3`.
    #[track_caller]
    pub(crate) fn definition(&self, mark: &str, name: &str) -> Vec<String> {
        let (file_path, line) = self.marked(mark);
        let ask = ResolveDefinition { file_path, line, column: None, symbol: Some(name.to_owned()) };
        let found = query::resolve_definition(&self.0.snapshot(), &ask).expect("it can be asked");
        let shown = |it: &query::Symbol| match it.file_path.is_empty() {
            true => it.qualified_name.clone(),
            false => format!("{} {}:{}", it.qualified_name, it.file_path, it.line),
        };
        found.result.definitions.iter().map(shown).collect()
    }

    /// Why a name on a marked line leads to nothing.
    #[track_caller]
    pub(crate) fn reason(&self, mark: &str, name: &str) -> String {
        let (file_path, line) = self.marked(mark);
        let symbol = Some(name.to_owned());
        let request = ResolveDefinition { file_path, line, column: None, symbol };
        let found = query::resolve_definition(&self.0.snapshot(), &request).expect("it can be asked");
        found.result.notice.unwrap_or_default()
    }

    /// The declarations of a file: `fn f 3`, two spaces before what stands in another one.
    #[track_caller]
    pub(crate) fn outline(&self, path: &str) -> Vec<String> {
        let outline = self.outline_items(path);
        let mut lines = Vec::new();
        let mut rest: Vec<(usize, &OutlineItem)> = outline.iter().rev().map(|item| (0, item)).collect();
        while let Some((depth, item)) = rest.pop() {
            lines.push(format!("{}{} {} {}", "  ".repeat(depth), item.kind, item.name, item.line));
            rest.extend(item.items.iter().rev().map(|item| (depth + 1, item)));
        }
        lines
    }

    /// The same with all details.
    #[track_caller]
    pub(crate) fn outline_items(&self, path: &str) -> Vec<OutlineItem> {
        let ask = FileOutline::new(path);
        query::file_outline(&self.0.snapshot(), &ask).expect("it can be asked").result.items
    }

    /// The module that a file is.
    #[track_caller]
    pub(crate) fn module_of(&self, path: &str) -> String {
        let found = query::enclosing_scope(&self.0.snapshot(), &EnclosingScope::new(path, 1));
        let found = found.expect("it can be asked").result;
        let scopes = found.locations.into_iter().flat_map(|location| location.scopes);
        scopes.last().map(|scope| scope.qualified_name).unwrap_or_default()
    }

    /// The crates that a file belongs to: `Bin tool`.
    #[track_caller]
    pub(crate) fn crates_of(&self, path: &str) -> Vec<String> {
        let program = self.0.analysis().program();
        let file = program.table.lookup(&self.0.root().join(path)).expect("the file is held");
        let crates = program.maps.crates_of(file).iter().map(|&krate| &program.graph[krate]);
        crates.map(|krate| format!("{:?} {}", krate.kind, krate.name)).collect()
    }

    /// The workspace's files: paths relative to the root.
    pub(crate) fn files(&self) -> Vec<String> {
        let program = self.0.analysis().program();
        let is_own =
            |&(file, _): &(FileId, _)| program.is_workspace_file(file) && program.table.host(file) == file;
        let own = program.table.iter().filter(is_own);
        let shown = own.map(|(_, file)| shown_path(self.0.root(), &file.path));
        let mut files: Vec<String> = shown.collect();
        files.sort();
        files
    }

    /// What a crate offers: the names at its root that other crates may use, sorted.
    pub(crate) fn public_names(&self, krate: &str) -> Vec<String> {
        let program = self.0.analysis().program();
        let (krate, _) = program.graph.iter().find(|(_, data)| data.name == krate).expect("there is one");
        let root = program.maps.get(krate).expect("it is linked").root();
        let resolver = program.resolver();
        let mut names = Vec::new();
        for ns in [Namespace::Types, Namespace::Values, Namespace::Macros] {
            for name in resolver.names(root, ns) {
                if resolver.entries(root, ns, name).iter().any(|entry| entry.vis == Vis::Public) {
                    names.push(program.table.names().text(name).to_string());
                }
            }
        }
        names.sort();
        names.dedup();
        names
    }

    /// The fns and types that are there for tests only, sorted.
    pub(crate) fn test_symbols(&self) -> Vec<String> {
        let program = self.0.analysis().program();
        let mut found = Vec::new();
        for (file, held) in program.table.iter().filter(|&(file, _)| program.is_workspace_file(file)) {
            for (index, item) in held.facts.items.iter().enumerate() {
                let def = DefId { file, item: scryer::facts::ItemId(index as u32) };
                let own = item.flags;
                let is_test = own.contains(ItemFlags::TEST) || own.contains(ItemFlags::CFG_TEST);
                if (is_test || self.is_in_test_module(def))
                    && matches!(item.kind, ItemKind::Fn { .. })
                    && !program.maps.is_replaced(def)
                {
                    found.push(self.name(def));
                }
            }
        }
        found.sort();
        found
    }

    /// Whether a module around an item is declared for tests, in whatever file.
    fn is_in_test_module(&self, def: DefId) -> bool {
        let program = self.0.analysis().program();
        let around = std::iter::successors(program.home(def), |&module| program.maps[module].parent);
        let mut declared = around.filter_map(|module| program.maps[module].declaration());
        declared.any(|def| program.facts(def.file)[def.item].flags.contains(ItemFlags::CFG_TEST))
    }

    /// The fns that nothing but themselves uses, that other crates can't reach and that are no item of a trait or its impl,
    /// no test and no `main`; sorted.
    pub(crate) fn unused(&self) -> Vec<String> {
        let program = self.0.analysis().program();
        let offered = PublicItems::of_workspace(program);
        let mut found = Vec::new();
        for (file, held) in program.table.iter().filter(|&(file, _)| program.is_workspace_file(file)) {
            for (index, item) in held.facts.items.iter().enumerate() {
                let def = DefId { file, item: scryer::facts::ItemId(index as u32) };
                let of_trait = program.parent(def).is_some_and(|parent| {
                    matches!(
                        program.kind(parent),
                        ItemKind::Trait { .. } | ItemKind::Impl { trait_path: Some(_), .. }
                    )
                });
                let is_asked = matches!(item.kind, ItemKind::Fn { .. })
                    && !item.flags.contains(ItemFlags::TEST)
                    && !program.maps.is_replaced(def);
                let name = self.name(def);
                if !is_asked || of_trait || name.ends_with("::main") || offered.reaches(program, def) {
                    continue;
                }
                let mut sites = self.uses(&name, RoleFilter::Any).sites.into_iter();
                if sites.all(|site| site.enclosing_symbol == name) {
                    found.push(name);
                }
            }
        }
        found.sort();
        found
    }

    /// Symbols by words: qualified names, best first.
    #[track_caller]
    pub(crate) fn search(&self, words: &str) -> Vec<String> {
        let found = query::search_symbols(&self.0.snapshot(), &SearchSymbols::new(words));
        let found = found.expect("it can be asked").result;
        found.symbols.into_iter().map(|symbol| symbol.qualified_name).collect()
    }

    /// `path:line` of each of the marks.
    pub(crate) fn marks(&self, names: &[&str]) -> Vec<String> {
        names.iter().flat_map(|name| self.0.mark(name)).collect()
    }

    /// Path and line of a mark.
    #[track_caller]
    fn marked(&self, mark: &str) -> (String, u32) {
        let found = self.0.mark(mark);
        let [place] = &found[..] else { panic!("there is one mark {mark}, not {found:?}") };
        let (path, line) = place.rsplit_once(':').expect("it is a path and a line");
        (path.to_owned(), line.parse().expect("the line is a number"))
    }

    /// The first `name` on the line with a mark.
    #[track_caller]
    pub(crate) fn position(&self, mark: &str, name: &str) -> TargetArg {
        let (file_path, line) = self.marked(mark);
        let text = fs::read_to_string(self.0.root().join(&file_path)).expect("the file is there");
        let text = text.lines().nth(line as usize - 1).expect("the line is there");
        let is_part = |letter: char| letter == '_' || letter.is_alphanumeric();
        let whole = |&(at, _): &(usize, &str)| {
            !text[..at].ends_with(is_part) && !text[at + name.len()..].starts_with(is_part)
        };
        let (at, _) = text.match_indices(name).find(whole).expect("the name stands there");
        TargetArg::Position { file_path, line, column: at as u32 + 1 }
    }
}

fn caller_lines(found: &References) -> Vec<String> {
    let line = |caller: &query::Caller| {
        let mut line = caller.enclosing_symbol.clone();
        if caller.count != 1 {
            line += &format!(" x{}", caller.count);
        }
        if let Some(target) = &caller.target {
            line += &format!(" -> {target}");
        }
        for (set, word) in [(caller.name_matched, " name_matched"), (caller.may_dispatch, " may_dispatch")] {
            if set {
                line += word;
            }
        }
        line
    };
    found.callers.iter().map(line).collect()
}

fn shown_path(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// A directory that is edited while a project looks at it.
pub(crate) struct Disk {
    /// `None` if another one holds it.
    _dir: Option<tempfile::TempDir>,
    /// What is in it and is no worktree.
    around: PathBuf,
    root: PathBuf,
    scryer: Scryer,
    /// The project.
    pub(crate) project: Project,
}

/// One for all: it lowers the standard crates once.
static SCRYER: LazyLock<Scryer> = LazyLock::new(|| Scryer::in_memory(Options::default()));

impl Disk {
    /// Writes files, by path and content.
    pub(crate) fn new(files: &[(&str, &str)]) -> Disk {
        Disk::with(files, |_| SCRYER.clone())
    }

    /// The same, with a home where what is learnt is kept.
    #[cfg(feature = "store")]
    pub(crate) fn kept(files: &[(&str, &str)]) -> Disk {
        Disk::with(files, |around| open(&around.join("home")))
    }

    fn with(files: &[(&str, &str)], scryer: impl Fn(&Path) -> Scryer) -> Disk {
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        let around = dir.path().canonicalize().expect("it was made");
        let root = around.join("ws");
        fs::create_dir(&root).expect("directories can be made");
        let scryer = scryer(&around);
        let project = scryer.project(&root).expect("there is a directory");
        let disk = Disk { _dir: Some(dir), around, root, scryer, project };
        for (path, text) in files {
            disk.write(path, text);
        }
        disk
    }

    /// The project in another directory, as seen from this one; its files are gone with this.
    pub(crate) fn beside(&self, path: &str) -> Disk {
        let root = self.root.join(path).canonicalize().expect("there is a directory");
        let project = self.scryer.project(&root).expect("there is a directory");
        Disk { _dir: None, around: self.around.clone(), root, scryer: self.scryer.clone(), project }
    }

    /// Ends all that works on it in this process; what is asked next is asked of a project that keeps nothing.
    #[cfg(feature = "store")]
    pub(crate) fn stop(&mut self) {
        self.scryer = Scryer::in_memory(Options::default());
        self.project = self.scryer.project(&self.root).expect("there is a directory");
    }

    /// Opens the home again.
    #[cfg(feature = "store")]
    pub(crate) fn start(&mut self) {
        self.scryer = self.open_home();
        self.project = self.scryer.project(&self.root).expect("there is a directory");
    }

    /// Opens the home once more, waiting until nobody has it.
    #[cfg(feature = "store")]
    pub(crate) fn open_home(&self) -> Scryer {
        open(&self.home())
    }

    /// Where what is learnt is kept.
    #[cfg(feature = "store")]
    pub(crate) fn home(&self) -> PathBuf {
        self.around.join("home")
    }

    /// The project's directory.
    pub(crate) fn root(&self) -> PathBuf {
        self.root.clone()
    }

    /// Runs git in it; its words are between spaces.
    #[track_caller]
    pub(crate) fn git(&self, words: &str) {
        let mut command = Command::new("git");
        command.current_dir(&self.root).args(["-c", "user.name=t", "-c", "user.email=t@example.com"]);
        let done = command.args(words.split(' ')).output().expect("there is a git");
        assert!(done.status.success(), "git {words}: {}", String::from_utf8_lossy(&done.stderr));
    }

    /// Where it stands, after a look at the disk.
    #[cfg(feature = "store")]
    #[track_caller]
    pub(crate) fn status(&self) -> Staleness {
        self.project.status().expect("it has one").state
    }

    /// A directory beside the project's.
    #[cfg(unix)]
    pub(crate) fn outside(&self) -> std::path::PathBuf {
        self.around.join("outside")
    }

    /// Writes a file.
    pub(crate) fn write(&self, path: &str, text: impl AsRef<[u8]>) {
        let path = self.root().join(path);
        fs::create_dir_all(path.parent().expect("it has one")).expect("directories can be made");
        fs::write(path, text).expect("files can be written");
    }

    /// `path:line` of each symbol that is called `name`.
    #[track_caller]
    pub(crate) fn definitions(&self, name: &str) -> Vec<String> {
        let target = TargetArg::Symbol(name.to_owned());
        let role = RoleFilter::Definition;
        let ask = FindReferences { view: View::Sites, role, ..FindReferences::new(target) };
        let found = self.project.find_references(&ask).expect("it can be asked").result;
        found.sites.iter().map(|site| format!("{}:{}", site.file_path, site.line)).collect()
    }

    /// The items that call a symbol.
    #[track_caller]
    pub(crate) fn callers(&self, name: &str) -> Vec<String> {
        let target = TargetArg::Symbol(name.to_owned());
        let ask = FindReferences { role: RoleFilter::Call, ..FindReferences::new(target) };
        caller_lines(&self.project.find_references(&ask).expect("it can be asked").result)
    }
}

/// Opens a home, waiting until nobody has it.
#[cfg(feature = "store")]
#[track_caller]
fn open(home: &Path) -> Scryer {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        match Scryer::open(home, Options::default()) {
            Ok(scryer) => return scryer,
            Err(error) => assert!(Instant::now() < deadline, "{error}"),
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A manifest of a package of edition 2021.
pub(crate) fn manifest(name: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n")
}
