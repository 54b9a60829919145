//! What can be asked of a project: one short method for each question.

use std::collections::BTreeSet;
#[cfg(feature = "scip")]
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rayon::ThreadPool;

use super::report::{IndexReport, Phase, Progress, Status};
use super::state::State;
use super::waiting::Ready;
use super::{Project, library, lock};
use crate::error::Error;
use crate::query::{
    self, AdrDocument, AdrList, AdrReport, BlastRadius, BlastReport, CallHierarchy, CallTree, CheckAdrs,
    Contract, CrateOutline, Definitions, EnclosingScope, FileOutline, FindReferences, Found, InspectSymbol,
    Inspected, Lag, Library, LibrarySources, Outline, PublicSurface, QueryAdrs, QueryError, References,
    ResolveDefinition, Scopes, SearchResults, SearchSymbols, ShowAdr, Snapshot, Standing, TargetArg,
    TypeContract,
};
use crate::workspace::graph::Origin;
use crate::workspace::toolchain::{NoSources, Toolchain};

/// How often a question is put again because a file it shows changed under it.
const ATTEMPTS: usize = 3;

impl Project {
    /// Reads what is new or changed; with `force`, everything. No question needs this first: it is for doing the work early,
    /// and for its report.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let report = project.index(false, &NoProgress)?;
    /// assert_eq!((report.indexed, report.failed.len()), (1, 0));
    /// assert_eq!(project.index(false, &NoProgress)?.indexed, 0, "nothing changed");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If the root can't be opened, or `progress` or [`Project::stopped_by`] calls it off. What is wrong with single files is
    /// part of the report.
    pub fn index(&self, force: bool, progress: &dyn Progress) -> Result<IndexReport, Error> {
        let started = Instant::now();
        let run = self.refresh(force, progress)?;
        progress.phase(Phase::Save, 0, 1);
        self.0.shared.persist.flush();
        progress.phase(Phase::Save, 1, 1);
        let totals = run.state.totals();
        Ok(IndexReport {
            indexed: run.did.indexed,
            reused: totals.files as usize - run.did.indexed.min(totals.files as usize),
            removed: run.did.removed,
            failed: run.state.failures().to_vec(),
            loose: run.state.loose().to_vec(),
            symbols: totals.symbols as usize,
            dependency_files: run.did.dependency_files,
            dependency_files_parsed: run.did.dependency_files_parsed,
            references: totals.names as usize,
            seconds: started.elapsed().as_secs_f64(),
            notes: self.0.shared.persist.notes(),
        })
    }

    /// Where the project stands. Compares with the disk, but changes nothing, and waits for nobody.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// assert_eq!(project.status()?.files, 0, "nothing is read before it is needed");
    /// project.index(false, &NoProgress)?;
    /// assert!(project.status()?.state.is_fresh());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If no threads can be had.
    pub fn status(&self) -> Result<Status, Error> {
        let staleness = self.staleness()?;
        let state = self.0.current();
        let totals = state.as_ref().map(|state| state.totals()).unwrap_or_default();
        Ok(Status {
            slug: self.0.slug.clone(),
            root_path: self.0.root.clone(),
            state: staleness,
            files: totals.files as usize,
            symbols: totals.symbols as usize,
            failed: state.as_ref().map(|state| state.failures().to_vec()).unwrap_or_default(),
            loose: state.as_ref().map(|state| state.loose().to_vec()).unwrap_or_default(),
            last_run: *lock(&self.0.tally.last_run),
            indexed_at: self.0.tally.indexed_at(),
            notes: {
                let mut notes = self.0.shared.persist.notes();
                notes.extend(state.as_ref().and_then(|state| state.search_note()));
                notes.extend(self.0.watch_notes());
                notes
            },
        })
    }

    /// Writes the index of the whole workspace as SCIP. `arguments` is noted as the command line.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let mut index = Vec::new();
    /// project.write_scip(&[], &mut index)?;
    /// assert!(!index.is_empty());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If the root can't be opened, or `out` refuses.
    #[cfg(feature = "scip")]
    pub fn write_scip(&self, arguments: &[String], out: &mut (dyn Write + Send)) -> Result<(), Error> {
        let state = self.fresh()?;
        let written = self
            .0
            .shared
            .pool()?
            .install(|| crate::scip::write_index(state.analysis(), &self.0.root, arguments, out));
        written.map_err(Error::Output)
    }

    /// Infers what every token names, so that later questions only look it up. Stops between fn bodies once `keep_on` says
    /// no; what is missing then is inferred when it is asked for.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// project.warm(&|| true)?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If the root can't be opened.
    pub fn warm(&self, keep_on: &(dyn Fn() -> bool + Sync)) -> Result<(), Error> {
        let state = self.fresh()?;
        self.0.shared.pool()?.install(|| state.analysis().warm(keep_on));
        Ok(())
    }

    /// Every use of a symbol.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let add = TargetArg::Symbol("add".to_owned());
    /// let found = project.find_references(&FindReferences::new(add))?.result;
    /// assert_eq!(found.callers[0].enclosing_symbol, "demo::Bag::put");
    /// assert_eq!((&*found.callers[0].file_path, found.callers[0].line), ("lib.rs", 4));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If the question can't be asked like that, or the root can't be opened; as with all questions.
    pub fn find_references(&self, request: &FindReferences) -> Result<Found<References>, Error> {
        self.found(crate_of(&request.target), &|_, _| (), |snapshot| {
            query::find_references(snapshot, request)
        })
    }

    /// What a name in a file means.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let request = ResolveDefinition {
    ///     file_path: "lib.rs".to_owned(),
    ///     line: 4,
    ///     column: None,
    ///     symbol: Some("add".to_owned()),
    /// };
    /// let found = project.resolve_definition(&request)?.result;
    /// assert_eq!(found.definitions[0].signature, "pub fn add(a: u8) -> u8");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn resolve_definition(&self, request: &ResolveDefinition) -> Result<Found<Definitions>, Error> {
        self.found(None, &|_, _| (), |snapshot| query::resolve_definition(snapshot, request))
    }

    /// What places in files sit in, innermost first.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let found = project.enclosing_scope(&EnclosingScope::new("lib.rs", 2))?.result;
    /// assert_eq!(found.locations[0].scopes[0].qualified_name, "demo::add");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn enclosing_scope(&self, request: &EnclosingScope) -> Result<Found<Scopes>, Error> {
        self.found(None, &|_, _| (), |snapshot| query::enclosing_scope(snapshot, request))
    }

    /// The declarations of a file.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let found = project.file_outline(&FileOutline::new("lib.rs"))?.result;
    /// let names: Vec<&str> = found.items.iter().map(|item| &*item.name).collect();
    /// assert_eq!(names, ["add", "Bag", "impl Bag"]);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn file_outline(&self, request: &FileOutline) -> Result<Found<Outline>, Error> {
        self.found(None, &|_, _| (), |snapshot| query::file_outline(snapshot, request))
    }

    /// Who calls a fn or macro and who calls those; or what it calls.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let add = TargetArg::Symbol("add".to_owned());
    /// let found = project.call_hierarchy(&CallHierarchy::new(add))?.result;
    /// assert_eq!(found.nodes[0].qualified_name, "demo::Bag::put");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn call_hierarchy(&self, request: &CallHierarchy) -> Result<Found<CallTree>, Error> {
        self.found(crate_of(&request.target), &|_, _| (), |snapshot| query::call_hierarchy(snapshot, request))
    }

    /// What depends on a symbol, a file, or lines of a diff, and which tests tell.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let add = BlastTarget::Symbol(TargetArg::Symbol("add".to_owned()));
    /// let found = project.blast_radius(&BlastRadius::new(add))?.result;
    /// assert_eq!(found.symbols[0].qualified_name, "demo::Bag::put");
    /// assert!(found.tests.is_empty());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn blast_radius(&self, request: &BlastRadius) -> Result<Found<BlastReport>, Error> {
        self.recall(None, |snapshot| query::blast_radius(snapshot, request))
    }

    /// What a type or trait offers and demands.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let bag = TargetArg::Symbol("Bag".to_owned());
    /// let found = project.type_contract(&TypeContract::new(bag))?.result;
    /// assert_eq!((&*found.fields[0].name, &*found.impls[0].items[0].name), ("size", "put"));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn type_contract(&self, request: &TypeContract) -> Result<Found<Contract>, Error> {
        self.found(crate_of(&request.target), &|_, _| (), |snapshot| query::type_contract(snapshot, request))
    }

    /// A first look at some symbols: definition, source, callers, callees, members.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let found = project.inspect_symbol(&InspectSymbol::new("add"))?.result;
    /// assert_eq!(found.symbols[0].caller_count, Some(1));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn inspect_symbol(&self, request: &InspectSymbol) -> Result<Found<Inspected>, Error> {
        let crates = request.symbols.iter().filter_map(|symbol| first_segment(symbol));
        self.recall(crates, |snapshot| query::inspect_symbol(snapshot, request))
    }

    /// What a linked crate offers to others, at its public paths.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let found = project.crate_outline(&CrateOutline::new("demo"))?.result;
    /// assert_eq!(found.total, 2);
    /// assert!(found.formatted_markdown.contains("add"));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn crate_outline(&self, request: &CrateOutline) -> Result<Found<PublicSurface>, Error> {
        self.found(Some(&*request.crate_name), &|_, _| (), |snapshot| query::crate_outline(snapshot, request))
    }

    /// Symbols by words, or such as are like another.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let found = project.search_symbols(&SearchSymbols::new("put bag"))?.result;
    /// assert_eq!(found.symbols[0].qualified_name, "demo::Bag::put");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn search_symbols(&self, request: &SearchSymbols) -> Result<Found<SearchResults>, Error> {
        let prepare = |state: &State, pool: &ThreadPool| {
            state.make_searchable(pool, request.scope_level, &|| !self.1.cancel.is_cancelled());
        };
        self.found(request.crate_name.as_deref(), &prepare, |snapshot| {
            query::search_symbols(snapshot, request)
        })
    }

    /// The decisions that are about something; all of them if nothing is named. Each with what became of the symbols that it
    /// names.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let affected_paths = vec!["lib.rs".to_owned()];
    /// project.record_adr(&RecordAdr { affected_paths, ..RecordAdr::new("Wrap around", "Sums grow.", "They wrap.") })?;
    /// let found = project.query_adrs(&QueryAdrs { symbol: Some("add".to_owned()), ..QueryAdrs::all() })?.result;
    /// assert_eq!(found.decisions[0].match_reasons[0], "affected_path 'lib.rs' covers lib.rs");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn query_adrs(&self, request: &QueryAdrs) -> Result<Found<AdrList>, Error> {
        self.recall(None, |snapshot| query::query_adrs(snapshot, request))
    }

    /// What is not as decided: symbols that moved, changed or are gone, uses that are forbidden, records that can't be read.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let affects = vec!["demo::add".to_owned()];
    /// project.record_adr(&RecordAdr { affects, ..RecordAdr::new("Wrap around", "Sums grow.", "They wrap.") })?;
    /// assert_eq!(project.check_adrs(&CheckAdrs::all())?.result.total, 0);
    /// # write("lib.rs", "pub fn add(a: u8) -> u8 { a.saturating_add(1) }\n")?;
    /// // Somebody edits the fn.
    /// let found = project.check_adrs(&CheckAdrs::all())?.result;
    /// assert_eq!((found.findings[0].kind, &*found.findings[0].subject), (FindingKind::Changed, "demo::add"));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn check_adrs(&self, request: &CheckAdrs) -> Result<Found<AdrReport>, Error> {
        self.recall(None, |snapshot| query::check_adrs(snapshot, request))
    }

    /// One decision, all of it.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let written = project.record_adr(&RecordAdr::new("Wrap around", "Sums grow.", "They wrap."))?.result;
    /// let found = project.show_adr(&ShowAdr { adr_number: written.adr_number })?.result;
    /// assert!(found.text.contains("They wrap."));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Project::find_references`].
    pub fn show_adr(&self, request: &ShowAdr) -> Result<Found<AdrDocument>, Error> {
        self.recall(None, |snapshot| query::show_adr(snapshot, request))
    }

    /// The names of symbols that begin with `prefix`, sorted, at most `limit`: for completing what is being typed. After
    /// `Type::`, those of its members.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// assert_eq!(project.symbol_names("Bag::p", 10)?, ["Bag::put"]);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If the root can't be opened.
    pub fn symbol_names(&self, prefix: &str, limit: usize) -> Result<Vec<String>, Error> {
        self.ask(|snapshot| Ok(query::symbol_names(snapshot, prefix, limit)))
    }

    /// Puts a question of the caller's own to the state of now.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "/// Adds.\npub fn add(a: u8) -> u8 { a + 1 }\npub struct Bag { pub size: u8 }\n\
    /// #     impl Bag { pub fn put(&mut self) { self.size = add(self.size) } }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let files = project.ask(|snapshot| {
    ///     let program = snapshot.analysis.program();
    ///     Ok(program.table.iter().filter(|&(file, _)| program.is_workspace_file(file)).count())
    /// })?;
    /// assert_eq!(files, 1);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If the root can't be opened, or what `question` fails with.
    pub fn ask<T: Send>(
        &self,
        question: impl Fn(&Snapshot<'_>) -> Result<T, QueryError> + Sync,
    ) -> Result<T, Error> {
        Ok(self.put(None, &|_, _| (), false, question)?.0)
    }

    /// Puts a question that is about decisions as well, and notes how the index stood.
    pub(super) fn recall<'a, R: Send>(
        &self,
        crates: impl IntoIterator<Item = &'a str>,
        question: impl Fn(&Snapshot<'_>) -> Result<Found<R>, QueryError> + Sync,
    ) -> Result<Found<R>, Error> {
        let (found, standing) = self.put(crates, &|_, _| (), true, question)?;
        Ok(Found { standing, ..found })
    }

    /// Where the packages lie that a question names and the workspace is linked to, and of which nothing was read yet.
    fn unread(&self, state: &State, names: &[String]) -> Vec<PathBuf> {
        if names.is_empty() {
            return Vec::new();
        }
        let program = state.analysis().program();
        let is_named =
            |name: &str| names.iter().any(|wanted| wanted.eq_ignore_ascii_case(&name.replace('-', "_")));
        let missing = program.graph.iter().filter(|&(krate, data)| {
            data.origin == Origin::Dependency
                && program.table.lookup(&data.root_file).is_none()
                && (is_named(&data.name) || is_named(&data.package))
                && program.maps.get(krate).is_none_or(|map| map.files().next().is_none())
        });
        missing.map(|(_, data)| data.package_dir.clone()).collect()
    }

    /// Has packages read. Whether that was not asked for before.
    fn asks_for(&self, packages: &[PathBuf]) -> bool {
        let mut asked = lock(&self.0.asked);
        let before = asked.len();
        asked.extend(packages.iter().cloned());
        asked.len() > before
    }

    /// Puts a question, and notes how the index stood.
    pub(super) fn found<'a, R: Send>(
        &self,
        crates: impl IntoIterator<Item = &'a str>,
        prepare: &dyn Fn(&State, &ThreadPool),
        question: impl Fn(&Snapshot<'_>) -> Result<Found<R>, QueryError> + Sync,
    ) -> Result<Found<R>, Error> {
        let (found, standing) = self.put(crates, prepare, false, question)?;
        Ok(Found { standing, ..found })
    }

    /// Puts a question to a state that is as young as the question, or, where its time is up, to what there is.
    fn put<'a, T: Send>(
        &self,
        crates: impl IntoIterator<Item = &'a str>,
        prepare: &dyn Fn(&State, &ThreadPool),
        recalls: bool,
        question: impl Fn(&Snapshot<'_>) -> Result<T, QueryError> + Sync,
    ) -> Result<(T, Standing), Error> {
        let asked = Instant::now();
        let crates: Vec<String> = crates.into_iter().map(|name| name.trim().replace('-', "_")).collect();
        let mut refreshed: BTreeSet<String> = BTreeSet::new();
        let mut library: Option<Known> = None;
        let mut attempt = 1;
        loop {
            let Ready { state, mut standing } = self.ready(asked)?;
            refreshed.append(&mut standing.refreshed.into_iter().collect());
            standing.refreshed = refreshed.iter().cloned().collect();
            let unread = self.unread(&state, &crates);
            match &standing.lag {
                None if self.asks_for(&unread) => continue,
                None => {}
                // Nothing is known yet of what the question is about.
                Some(lag @ Lag::Indexing { .. }) if !unread.is_empty() => {
                    return Err(Error::Unready(lag.clone()));
                }
                Some(Lag::Pending(_)) if !unread.is_empty() => {
                    return Err(Error::Unready(Lag::Indexing { done: 0, total: 0, seconds: 1 }));
                }
                Some(_) => {}
            }
            let pool = self.0.threads(&standing)?;
            let outdated = state.outdated_texts();
            prepare(&state, pool);
            let keep_on = || !self.1.cancel.is_cancelled();
            let texts = state.asked();
            let remembered = recalls.then(|| self.remembered(&state, pool));
            let decisions = remembered.as_ref().map(|remembered| remembered.decisions());
            let wanted = AtomicBool::new(false);
            let sources = match &library {
                Some(Known::Read(read)) => Some(LibrarySources {
                    snapshot: Snapshot { root: &self.0.root, ..read.state.snapshot(&keep_on) },
                    toolchain: named(&read.toolchain),
                }),
                _ => None,
            };
            let standard = match (&library, &sources) {
                (_, Some(sources)) => Library::Read(sources),
                (Some(Known::Absent(reason)), None) => Library::Absent(reason),
                (Some(_), None) => Library::Signatures,
                (None, None) => Library::Unread(&wanted),
            };
            let snapshot =
                || Snapshot { decisions, library: standard, ..state.snapshot_for(&texts, &keep_on) };
            let answer = pool.install(|| question(&snapshot()));
            if !keep_on() {
                return Err(Error::Cancelled);
            }
            if wanted.into_inner() {
                library = Some(self.library(&keep_on)?);
                continue;
            }
            if let Some(lag) = &standing.lag {
                return match answer {
                    Ok(answer) => Ok((answer, standing)),
                    // What is not there may be yet to come.
                    Err(QueryError::NotIndexed { .. }) => Err(Error::Unready(lag.clone())),
                    Err(error) => Err(error.into()),
                };
            }
            // What was edited since the gate shows up where its text is read, and where it is named.
            let changed = self.0.outdated(&state, &texts.named());
            if changed.is_empty() && state.outdated_texts() == outdated {
                return Ok((answer?, standing));
            }
            if attempt == ATTEMPTS {
                standing.lag = Some(Lag::Pending(changed));
                return Ok((answer?, standing));
            }
            attempt += 1;
        }
    }
}

/// What is known of the standard library's sources.
enum Known {
    Read(Arc<library::Library>),
    /// There are none, for this reason.
    Absent(String),
    /// None were looked for.
    Signatures,
}

impl Project {
    /// The sources of the standard library that this workspace is built with.
    fn library(&self, keep_on: &(dyn Fn() -> bool + Sync)) -> Result<Known, Error> {
        let shared = &*self.0.shared;
        let mut known = shared.options.toolchains.clone();
        if self.1.toolchain.is_some() {
            known.name.clone_from(&self.1.toolchain);
            known.sysroot = None;
        }
        match Toolchain::of(&self.0.root, &known) {
            Ok(toolchain) => Ok(Known::Read(shared.libraries.get(shared, &toolchain, keep_on)?)),
            Err(NoSources::Unknown) => Ok(Known::Signatures),
            Err(reason) => Ok(Known::Absent(reason.to_string())),
        }
    }
}

/// A toolchain as answers name it.
fn named(toolchain: &Toolchain) -> String {
    format!("`{}` ({})", toolchain.name, toolchain.because)
}

/// The crate that a path may begin with.
fn first_segment(symbol: &str) -> Option<&str> {
    let (first, _) = symbol.trim_start_matches(['<', ':', ' ']).split_once("::")?;
    Some(first).filter(|first| !first.is_empty())
}

/// The crate that a symbol argument may begin with.
fn crate_of(target: &TargetArg) -> Option<&str> {
    match target {
        TargetArg::Symbol(symbol) => first_segment(symbol),
        TargetArg::Position { .. } => None,
    }
}
