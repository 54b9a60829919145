//! Requests and results of the questions: plain data with public fields, the only definition of them.
//!
//! Outside, a place is a path relative to the project's root with `/` between its parts, a 1-based line, and a 1-based
//! column that counts UTF-8 bytes. With the feature `serde`, results serialise without nulls, empty lists, empty texts and
//! flags that are not set, and can be read again.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::error::QueryError;
use super::note::Note;
use crate::facts::DefId;
use crate::graph::Analysis;
use crate::memory::{Corpus, Status, Template, Verdict};
use crate::source::FileId;

/// How many entries [`FindReferences`] lists unless told.
pub const REFERENCES_LIMIT: usize = 100;
/// How many entries [`FileOutline`] lists unless told.
pub const OUTLINE_LIMIT: usize = 500;
/// How many symbols [`SearchSymbols`] lists unless told.
pub const SEARCH_LIMIT: usize = 20;
/// How many symbols [`SearchSymbols`] lists at most.
pub const SEARCH_LIMIT_MAX: usize = 50;
/// How many nodes [`CallHierarchy`] lists unless told.
pub const CALLS_LIMIT: usize = 100;
/// How deep [`CallHierarchy`] goes unless told.
pub const CALLS_DEPTH: usize = 2;
/// How deep [`CallHierarchy`] goes at most.
pub const CALLS_DEPTH_MAX: usize = 8;
/// How many entries [`BlastRadius`] lists unless told.
pub const BLAST_LIMIT: usize = 200;
/// How deep [`BlastRadius`] goes unless told.
pub const BLAST_DEPTH: usize = 3;
/// How deep [`BlastRadius`] goes at most.
pub const BLAST_DEPTH_MAX: usize = 16;
/// How many changed symbols, and how many entry points, [`BlastRadius`] names at most.
pub const BLAST_NAMED: usize = 20;
/// How many callers, callees and so on [`InspectSymbol`] lists of each unless told.
pub const INSPECT_LIMIT: usize = 5;
/// How many members [`InspectSymbol`] lists.
pub const INSPECT_MEMBERS: usize = 8;
/// How many decisions that bind a symbol [`InspectSymbol`] lists.
pub const INSPECT_INVARIANTS: usize = 3;
/// How many decisions that bind what changes [`BlastRadius`] lists.
pub const BLAST_INVARIANTS: usize = 5;
/// How many decisions [`QueryAdrs`] lists unless told.
pub const ADRS_LIMIT: usize = 10;
/// How many candidates an ambiguous answer lists at most.
pub const CANDIDATES_MAX: usize = 10;
/// How many lines of source a scope shows at most unless told.
pub const SNIPPET_LINES: usize = 25;

// ---- what a query runs on -------------------------------------------------------------------------------------------

/// One state of a project, as the questions see it.
#[derive(Clone, Copy)]
pub struct Snapshot<'a> {
    /// What its tokens name.
    pub analysis: &'a Analysis,
    /// Absolute path of the project; paths in answers are relative to it.
    pub root: &'a Path,
    /// The texts behind the facts.
    pub texts: &'a dyn Texts,
    /// Files that could not be read or did not parse in whole, sorted.
    pub failures: &'a [Failure],
    /// Ranked search; without it names are matched.
    pub index: Option<&'a dyn TextIndex>,
    /// What was decided, for the questions that show it.
    pub decisions: Option<Decisions<'a>>,
    /// The same over what the dependencies that are loaded offer.
    pub dependency_index: Option<&'a dyn TextIndex>,
    /// What the standard library is known by.
    pub library: Library<'a>,
    /// Is asked between files by questions that may take long. Once it says no, whatever they answer is of no use.
    pub keep_on: &'a (dyn Fn() -> bool + Sync),
}

/// What the standard library is known by, beside the signatures that every program is linked with.
#[derive(Clone, Copy)]
pub enum Library<'a> {
    /// By nothing else.
    Signatures,
    /// Perhaps by the sources of a toolchain, which nobody has looked for. Who would show them sets the flag, answers without
    /// them, and is asked again.
    Unread(&'a AtomicBool),
    /// By nothing else, for this reason: what is missing, and how to get it.
    Absent(&'a str),
    /// By the sources of a toolchain.
    Read(&'a LibrarySources<'a>),
}

/// The sources of the standard library that a toolchain has, as a program of its own.
pub struct LibrarySources<'a> {
    /// `core`, `alloc`, `std`, `proc_macro` and `test`.
    pub snapshot: Snapshot<'a>,
    /// The toolchain, as answers name it, with what decided that it is meant.
    pub toolchain: String,
}

/// The decisions of a project, as questions see them.
#[derive(Clone, Copy)]
pub struct Decisions<'a> {
    /// All of them.
    pub corpus: &'a Corpus,
    /// What symbols were like when the store saw them first, by decision
    /// ([`baseline_key`](crate::memory::baseline_key)) and symbol.
    pub baselines: &'a BTreeMap<(String, String), String>,
    /// What is out of order with the copies of them, in sentences.
    pub problems: &'a [String],
}

/// Texts of files by id.
pub trait Texts: Sync {
    /// The text that the facts were made from; `None` if it is not at hand, or changed since.
    fn text(&self, file: FileId) -> Option<Arc<str>>;

    /// Is told which files an answer may name.
    fn name(&self, file: FileId) {
        let _ = file;
    }
}

/// Ranked search over symbols by words.
pub trait TextIndex: Sync {
    /// Finds symbols that answer `query` and for which `keep` holds: `limit` of them from the `offset`-th best on.
    ///
    /// # Errors
    ///
    /// A text that says why the index could not be read.
    fn search(
        &self,
        query: &str,
        keep: &dyn Fn(DefId) -> bool,
        limit: usize,
        offset: usize,
    ) -> Result<TextMatches, String>;
}

/// One page of what a [`TextIndex`] finds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TextMatches {
    /// All that match, whatever the page.
    pub total: usize,
    /// Best first.
    pub hits: Vec<TextHit>,
    /// The words of the query that none of these has, lower-cased, in the query's order.
    pub unmatched: Vec<String>,
}

/// One symbol of [`TextMatches`].
#[derive(Clone, PartialEq, Debug)]
pub struct TextHit {
    /// The symbol.
    pub def: DefId,
    /// Larger is better.
    pub score: f32,
    /// The words of the query that it has.
    pub matched_terms: Vec<String>,
}

// ---- words ----------------------------------------------------------------------------------------------------------

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal $(| $alias:literal)*,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$variant_doc])* $variant),* }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The word for it in arguments and answers.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.word())
            }
        }

        impl FromStr for $name {
            type Err = QueryError;

            fn from_str(text: &str) -> Result<$name, QueryError> {
                match text {
                    $($word $(| $alias)* => Ok($name::$variant),)*
                    _ => Err(QueryError::NoSuchWord { given: text.to_owned(), choices: &[$($word),*] }),
                }
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let word = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                word.parse().map_err(serde::de::Error::custom)
            }
        }

        #[cfg(feature = "serde")]
        impl Absent for $name {
            fn is_absent(&self) -> bool {
                false
            }

            fn absent() -> $name {
                $name::ALL[0]
            }
        }
    };
}

words! {
    /// What kind of thing a symbol is.
    SymbolKind {
        /// `mod`, or a crate's root.
        Module = "module" | "mod",
        /// A free fn.
        Function = "fn" | "function",
        /// A fn of an impl or a trait, with or without a receiver.
        Method = "method",
        /// A struct.
        Struct = "struct",
        /// An enum.
        Enum = "enum",
        /// A variant of an enum.
        Variant = "variant",
        /// A union.
        Union = "union",
        /// A trait.
        Trait = "trait",
        /// `type A = B;`
        TypeAlias = "type_alias" | "type",
        /// A type of a trait or an impl.
        AssociatedType = "associated_type",
        /// A const, free or associated.
        Const = "const" | "constant",
        /// A static.
        Static = "static",
        /// A field.
        Field = "field",
        /// A macro by example or a procedural one.
        Macro = "macro",
        /// An impl block: not a symbol, but a scope and a node of outlines.
        Impl = "impl",
        /// A type or const parameter.
        Parameter = "parameter",
        /// A local variable.
        Local = "local",
    }
}

words! {
    /// How a site uses a symbol.
    SiteRole {
        /// A fn or method is called, a macro invoked.
        Call = "call",
        /// Read, borrowed, named as a value; a tuple struct or variant constructed by a call.
        Read = "read",
        /// Assigned to, or given a value in a struct literal.
        Write = "write",
        /// Named as a type, a bound or a step of a path.
        Type = "type",
        /// Named in a `use`.
        Import = "import",
        /// The trait of an impl's header, or a derive.
        Implementation = "implementation",
        /// The definition itself.
        Definition = "definition",
        /// A link in a doc comment.
        Doc = "doc",
    }
}

words! {
    /// Which sites [`FindReferences`] considers.
    RoleFilter {
        /// All but definitions and doc links.
        Any = "any",
        /// Calls.
        Call = "call",
        /// Reads.
        Read = "read",
        /// Writes.
        Write = "write",
        /// Type positions.
        Type = "type",
        /// Imports.
        Import = "import",
        /// Impl headers and derives.
        Implementation = "implementation",
        /// Only the definitions.
        Definition = "definition",
        /// Only links in doc comments.
        Doc = "doc",
    }
}

words! {
    /// How [`References`] are listed.
    View {
        /// One entry for each fn, type or module that holds uses.
        Callers = "callers",
        /// One entry for each file.
        Files = "files",
        /// Every use.
        Sites = "sites",
    }
}

words! {
    /// Where to look.
    ScopeLevel {
        /// In one file.
        File = "file",
        /// In the workspace's own files.
        Project = "project",
        /// In the crates that it depends on.
        Dependencies = "dependencies",
        /// In both.
        All = "all",
    }
}

words! {
    /// What [`InspectSymbol`] tells beside the definition.
    Section {
        /// Its source.
        Snippet = "snippet",
        /// Who calls it.
        Callers = "callers",
        /// What it calls.
        Callees = "callees",
        /// How often it is used.
        References = "references",
        /// Which decisions bind it.
        Invariants = "invariants",
        /// Fields, variants, methods.
        Members = "members",
    }
}

words! {
    /// What [`CheckAdrs`] finds.
    FindingKind {
        /// A symbol is elsewhere, and says what it said.
        Moved = "moved",
        /// A symbol's declaration or body is another one.
        Changed = "changed",
        /// There is no such symbol any more.
        Gone = "gone",
        /// A use that a rule forbids.
        Violation = "violation",
        /// A record or rule that can't be read.
        Problem = "problem",
    }
}

words! {
    /// Where something is entered from outside.
    EntryKind {
        /// The `main` of a binary, an example or a build script.
        Main = "main",
        /// What other crates can name or reach.
        PublicApi = "public_api",
    }
}

words! {
    /// Along calls, or against them.
    Direction {
        /// Who calls it.
        Incoming = "incoming" | "callers",
        /// What it calls.
        Outgoing = "outgoing" | "callees",
        /// Both.
        Both = "both",
    }
}

// ---- requests -------------------------------------------------------------------------------------------------------

/// What a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TargetArg {
    /// A bare name, any `::` suffix of a qualified name, `Type.method`, `<T as Trait>::m`; with or without `r#`.
    Symbol(String),
    /// The token that is or is touched there.
    Position {
        /// Relative to the root, or absolute.
        file_path: String,
        /// 1-based.
        line: u32,
        /// 1-based, in bytes.
        column: u32,
    },
}

impl TargetArg {
    /// Reads a target out of separate arguments.
    ///
    /// # Errors
    ///
    /// If it is not exactly one of a symbol and a whole position.
    pub fn from_parts(
        symbol: Option<String>,
        file_path: Option<String>,
        line: Option<u32>,
        column: Option<u32>,
    ) -> Result<TargetArg, QueryError> {
        match (symbol, file_path, line, column) {
            (Some(symbol), None, None, None) => Ok(TargetArg::Symbol(symbol)),
            (None, Some(file_path), Some(line), Some(column)) => {
                Ok(TargetArg::Position { file_path, line, column })
            }
            _ => {
                Err(QueryError::ExactlyOneOf { choices: "`symbol`, or `file_path` with `line` and `column`" })
            }
        }
    }
}

/// Asks where a symbol is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindReferences {
    /// The symbol.
    pub target: TargetArg,
    /// How to list the uses.
    pub view: View,
    /// Which uses.
    pub role: RoleFilter,
    /// Where to look; [`ScopeLevel::File`] is the position's file and needs one, or a `file_filter`.
    pub scope_level: ScopeLevel,
    /// A glob over paths relative to the root; one without `/` matches in any directory.
    pub file_filter: Option<String>,
    /// How many entries to list.
    pub limit: usize,
    /// How many entries to skip.
    pub offset: usize,
}

impl FindReferences {
    /// Asks for the callers of `target` in the project.
    pub fn new(target: TargetArg) -> FindReferences {
        FindReferences {
            target,
            view: View::Callers,
            role: RoleFilter::Any,
            scope_level: ScopeLevel::Project,
            file_filter: None,
            limit: REFERENCES_LIMIT,
            offset: 0,
        }
    }
}

/// Asks what a token names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResolveDefinition {
    /// Relative to the root, or absolute.
    pub file_path: String,
    /// 1-based.
    pub line: u32,
    /// 1-based, in bytes; exactly one of this and `symbol`.
    pub column: Option<u32>,
    /// The token of this name on the line, the first if there are several.
    pub symbol: Option<String>,
}

/// A line of a file, and a column if it matters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Location {
    /// Relative to the root, or absolute.
    pub file_path: String,
    /// 1-based.
    pub line: u32,
    /// 1-based, in bytes; without it the first column of the line that is no blank.
    pub column: Option<u32>,
}

/// Asks what some lines are part of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnclosingScope {
    /// The places, answered in this order.
    pub locations: Vec<Location>,
    /// How many lines of source to show for each; 0 for none.
    pub snippet_lines: usize,
}

impl EnclosingScope {
    /// Asks about one line.
    pub fn new(file_path: impl Into<String>, line: u32) -> EnclosingScope {
        let location = Location { file_path: file_path.into(), line, column: None };
        EnclosingScope { locations: vec![location], snippet_lines: SNIPPET_LINES }
    }
}

/// Asks what a file declares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileOutline {
    /// Relative to the root, or absolute.
    pub file_path: String,
    /// Only items whose name contains this, whatever the case (and what they stand in).
    pub query: Option<String>,
    /// Only items of these kinds (and what they stand in); all if empty.
    pub kinds: Vec<SymbolKind>,
    /// Only items that reach to this line or beyond; 1-based.
    pub start_line: Option<u32>,
    /// Only items that begin at or before this line; 1-based.
    pub end_line: Option<u32>,
    /// Names, kinds and lines only.
    pub compact: bool,
    /// Whole doc comments instead of first lines.
    pub full_docs: bool,
    /// How many items to list.
    pub limit: usize,
    /// How many items to skip, counted as they stand in the file.
    pub offset: usize,
}

impl FileOutline {
    /// Asks for everything.
    pub fn new(file_path: impl Into<String>) -> FileOutline {
        FileOutline {
            file_path: file_path.into(),
            query: None,
            kinds: Vec::new(),
            start_line: None,
            end_line: None,
            compact: false,
            full_docs: false,
            limit: OUTLINE_LIMIT,
            offset: 0,
        }
    }
}

/// Asks for symbols by words, or by likeness to another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchSymbols {
    /// Words; exactly one of this and `like_symbol`.
    pub query: Option<String>,
    /// A symbol argument.
    pub like_symbol: Option<String>,
    /// Only these kinds; all if empty.
    pub kinds: Vec<SymbolKind>,
    /// Where to look.
    pub scope_level: ScopeLevel,
    /// Only this crate or package.
    pub crate_name: Option<String>,
    /// A glob over paths relative to the root.
    pub file_filter: Option<String>,
    /// How many to list; at most [`SEARCH_LIMIT_MAX`].
    pub limit: usize,
    /// How many to skip.
    pub offset: usize,
}

impl SearchSymbols {
    /// Asks for symbols of the project by words.
    pub fn new(query: impl Into<String>) -> SearchSymbols {
        SearchSymbols {
            query: Some(query.into()),
            like_symbol: None,
            kinds: Vec::new(),
            scope_level: ScopeLevel::Project,
            crate_name: None,
            file_filter: None,
            limit: SEARCH_LIMIT,
            offset: 0,
        }
    }
}

/// Asks who calls a fn or macro, and who calls them; or what it calls, and what they call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallHierarchy {
    /// The fn or macro.
    pub target: TargetArg,
    /// Along calls, or against them.
    pub direction: Direction,
    /// How many calls to follow, from 1 to [`CALLS_DEPTH_MAX`].
    pub depth: usize,
    /// Which callees are listed: the workspace's own, or also, or only, those of dependencies, whose bodies are not followed.
    pub scope_level: ScopeLevel,
    /// How many nodes to list.
    pub limit: usize,
    /// How many nodes to skip.
    pub offset: usize,
}

impl CallHierarchy {
    /// Asks for callers and their callers.
    pub fn new(target: TargetArg) -> CallHierarchy {
        let direction = Direction::Incoming;
        CallHierarchy {
            target,
            direction,
            depth: CALLS_DEPTH,
            scope_level: ScopeLevel::Project,
            limit: CALLS_LIMIT,
            offset: 0,
        }
    }
}

/// Lines that changed, as a diff has them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ChangedLines {
    /// Relative to the root, or absolute.
    pub file_path: String,
    /// 1-based.
    pub start_line: u32,
    /// 1-based, inclusive. One less than `start_line` where lines were only taken away: between these two.
    pub end_line: u32,
}

/// What is, or was, changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlastTarget {
    /// One symbol.
    Symbol(TargetArg),
    /// All that a file declares.
    File(String),
    /// What these lines are in.
    Diff {
        /// How the lines were found, for the calls that an answer proposes.
        of: String,
        /// They.
        lines: Vec<ChangedLines>,
    },
}

/// Asks what depends on something: what may break if it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlastRadius {
    /// What changes.
    pub target: BlastTarget,
    /// How many uses to follow, from 1 to [`BLAST_DEPTH_MAX`].
    pub depth: usize,
    /// How many entries to list.
    pub limit: usize,
    /// How many entries to skip.
    pub offset: usize,
}

impl BlastRadius {
    /// Asks with the usual depth.
    pub fn new(target: BlastTarget) -> BlastRadius {
        BlastRadius { target, depth: BLAST_DEPTH, limit: BLAST_LIMIT, offset: 0 }
    }
}

/// Asks what a type or trait offers and demands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeContract {
    /// The type or trait; one of a dependency too.
    pub target: TargetArg,
    /// Without docs, and methods by name only.
    pub compact: bool,
}

impl TypeContract {
    /// Asks for all of it.
    pub fn new(target: TargetArg) -> TypeContract {
        TypeContract { target, compact: false }
    }
}

/// Asks for a first look at some symbols.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InspectSymbol {
    /// Symbol arguments, answered in this order; of dependencies too.
    pub symbols: Vec<String>,
    /// Only definitions in this file, or one whose path ends so.
    pub file_path: Option<String>,
    /// What to tell beside the definition; all if empty.
    pub include: Vec<Section>,
    /// How many callers and callees to list.
    pub limit: usize,
    /// How many lines of source to show; [`SNIPPET_LINES`] short ones unless given.
    pub snippet_lines: Option<usize>,
}

impl InspectSymbol {
    /// Asks for everything about one symbol.
    pub fn new(symbol: impl Into<String>) -> InspectSymbol {
        InspectSymbol {
            symbols: vec![symbol.into()],
            file_path: None,
            include: Vec::new(),
            limit: INSPECT_LIMIT,
            snippet_lines: None,
        }
    }
}

/// Asks what a crate offers to others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrateOutline {
    /// As paths or its manifest have it.
    pub crate_name: String,
    /// The version, or its first parts; the newest unless given.
    pub version: Option<String>,
    /// Only what is in this module, such as `sync::mpsc`, and below; with the members of types.
    pub module: Option<String>,
    /// Only items whose name contains this, whatever the case; with the members of types.
    pub query: Option<String>,
    /// Only items of these kinds; all if empty.
    pub kinds: Vec<SymbolKind>,
    /// How many items to list at most.
    pub limit: usize,
    /// How many items to skip.
    pub offset: usize,
}

impl CrateOutline {
    /// Asks for everything.
    pub fn new(crate_name: impl Into<String>) -> CrateOutline {
        let crate_name = crate_name.into();
        CrateOutline {
            crate_name,
            version: None,
            module: None,
            query: None,
            kinds: Vec::new(),
            limit: usize::MAX,
            offset: 0,
        }
    }
}

/// Asks which decisions are about something; all of them if nothing is named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QueryAdrs {
    /// Words; paths among them are matched by the globs of decisions.
    pub query: Option<String>,
    /// A file or directory, relative to the root or absolute.
    pub file_path: Option<String>,
    /// A symbol argument.
    pub symbol: Option<String>,
    /// Only decisions of this status.
    pub status: Option<Status>,
    /// How many to list.
    pub limit: usize,
    /// How many to skip.
    pub offset: usize,
}

impl QueryAdrs {
    /// Asks for all of them.
    pub fn all() -> QueryAdrs {
        QueryAdrs { query: None, file_path: None, symbol: None, status: None, limit: ADRS_LIMIT, offset: 0 }
    }

    /// Asks by words.
    pub fn new(query: impl Into<String>) -> QueryAdrs {
        QueryAdrs { query: Some(query.into()), ..QueryAdrs::all() }
    }
}

/// Asks whether decisions still hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckAdrs {
    /// Only this one.
    pub adr_number: Option<u32>,
    /// How many findings to list.
    pub limit: usize,
    /// How many to skip.
    pub offset: usize,
}

impl CheckAdrs {
    /// Asks about all of them.
    pub fn all() -> CheckAdrs {
        CheckAdrs { adr_number: None, limit: usize::MAX, offset: 0 }
    }
}

/// Asks for one decision, all of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShowAdr {
    /// Its number.
    pub adr_number: u32,
}

/// Has a decision written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordAdr {
    /// A few words; whatever is in them, they are written on one line.
    pub title: String,
    /// Why there is something to decide, in Markdown.
    pub context: String,
    /// What is decided, in Markdown.
    pub decision: String,
    /// How far it is.
    pub status: Status,
    /// What follows, in Markdown.
    pub consequences: Option<String>,
    /// Globs over paths that it is about.
    pub affected_paths: Vec<String>,
    /// Symbols that it is about, by path; what they are like now is written down with it.
    pub affects: Vec<String>,
    /// What must not use what, as `a::b -> c::d`.
    pub forbids: Vec<String>,
    /// Which form.
    pub template: Template,
    /// Keep it in the store alone, without a file.
    pub without_file: bool,
}

impl RecordAdr {
    /// A proposal in the usual form.
    pub fn new(
        title: impl Into<String>,
        context: impl Into<String>,
        decision: impl Into<String>,
    ) -> RecordAdr {
        RecordAdr {
            title: title.into(),
            context: context.into(),
            decision: decision.into(),
            status: Status::Proposed,
            consequences: None,
            affected_paths: Vec::new(),
            affects: Vec::new(),
            forbids: Vec::new(),
            template: Template::Nygard,
            without_file: false,
        }
    }
}

/// Has a decision removed: exactly one of the three says which.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeleteAdr {
    /// Its number.
    pub adr_number: Option<u32>,
    /// Its file, relative to the root or to the folder of decisions.
    pub file_path: Option<String>,
    /// Its title, whatever the case.
    pub title: Option<String>,
}

/// Has what the symbols of a decision are like now written down as what they should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AcceptAdr {
    /// The decision's number.
    pub adr_number: u32,
}

// ---- results --------------------------------------------------------------------------------------------------------

/// A value that may say nothing, and is not written then.
#[cfg(feature = "serde")]
trait Absent {
    fn is_absent(&self) -> bool;
    /// What it is where it was not written.
    fn absent() -> Self;
}

#[cfg(feature = "serde")]
mod absent {
    use super::Absent;

    impl<T> Absent for Option<T> {
        fn is_absent(&self) -> bool {
            self.is_none()
        }
        fn absent() -> Option<T> {
            None
        }
    }
    impl<T> Absent for Vec<T> {
        fn is_absent(&self) -> bool {
            self.is_empty()
        }
        fn absent() -> Vec<T> {
            Vec::new()
        }
    }
    impl Absent for String {
        fn is_absent(&self) -> bool {
            self.is_empty()
        }
        fn absent() -> String {
            String::new()
        }
    }
    /// Lines and columns: there is no line 0.
    impl Absent for u32 {
        fn is_absent(&self) -> bool {
            *self == 0
        }
        fn absent() -> u32 {
            0
        }
    }
    impl Absent for bool {
        fn is_absent(&self) -> bool {
            !self
        }
        fn absent() -> bool {
            false
        }
    }
    macro_rules! always_there {
        ($($ty:ty),*) => { $(impl Absent for $ty {
            fn is_absent(&self) -> bool {
                false
            }
            fn absent() -> $ty {
                <$ty>::default()
            }
        })* };
    }
    always_there!(usize, f64);

    macro_rules! words_of_memory {
        ($($ty:ty),*) => { $(
            impl Absent for $ty {
                fn is_absent(&self) -> bool {
                    false
                }
                fn absent() -> $ty {
                    <$ty>::ALL[0]
                }
            })* };
    }
    words_of_memory!(super::Status, super::Verdict);
}

macro_rules! results {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $ty:ty,)* })*) => { $(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name {
            $(
                $(#[$field_doc])*
                #[cfg_attr(
                    feature = "serde",
                    serde(default = "Absent::absent", skip_serializing_if = "Absent::is_absent")
                )]
                pub $field: $ty,
            )*
        }
    )* };
}

results! {
    /// A file that could not be read, or did not parse in whole.
    Failure {
        /// Relative to the root.
        file_path: String,
        /// 1-based line of the first trouble, where there is one.
        line: Option<u32>,
        /// What is wrong.
        reason: String,
    }

    /// A definition, in full.
    Symbol {
        /// `crate_name::module::Type::method`
        qualified_name: String,
        /// The trait, for an item of a trait's impl.
        impl_trait: Option<String>,
        /// What it is.
        kind: SymbolKind,
        /// The file; empty where there is none (the standard library).
        file_path: String,
        /// 1-based line of its name; 0 where there is no file.
        line: u32,
        /// 1-based column of its name, in bytes; likewise.
        column: u32,
        /// 1-based line on which it ends; likewise.
        end_line: u32,
        /// What is declared, on one line, without a body.
        signature: String,
        /// The first line of its doc comment.
        doc: Option<String>,
        /// The crate, if it is not the workspace's own.
        crate_name: Option<String>,
        /// The version of that crate, if known.
        version: Option<String>,
    }

    /// One of several definitions that were meant, or could have been.
    Candidate {
        /// `crate_name::module::Type::method`
        qualified_name: String,
        /// The trait, for an item of a trait's impl.
        impl_trait: Option<String>,
        /// What it is.
        kind: SymbolKind,
        /// The file.
        file_path: String,
        /// 1-based line of its name.
        line: u32,
        /// How many sites use it, of those that were asked for.
        usages: Option<usize>,
    }

    /// One use of a symbol.
    Site {
        /// The file.
        file_path: String,
        /// 1-based.
        line: u32,
        /// 1-based, in bytes.
        column: u32,
        /// The line, trimmed; empty if the file changed since.
        text: String,
        /// Qualified name of the fn, type or module that it stands in.
        enclosing_symbol: String,
        /// How it uses the symbol.
        role: SiteRole,
        /// Qualified name of what it names, where the answer is about several things.
        target: Option<String>,
        /// Tied to the symbol by its name only, not resolved.
        name_matched: bool,
        /// A use of the trait's method, which may end up in the one asked for.
        may_dispatch: bool,
        /// The `cfg` predicates around it that a plain build does not meet, as written: features that are not default,
        /// other systems.
        cfg: Option<String>,
    }

    /// A fn, type or module that uses a symbol.
    Caller {
        /// Its qualified name.
        enclosing_symbol: String,
        /// The file of its first use.
        file_path: String,
        /// 1-based line of its first use.
        line: u32,
        /// 1-based column of its first use, in bytes.
        column: u32,
        /// That line, trimmed; empty if the file changed since.
        text: String,
        /// How many uses it holds.
        count: usize,
        /// What it uses, where the answer is about several things.
        target: Option<String>,
        /// All its uses are tied by name only.
        name_matched: bool,
        /// All its uses may end up in what was asked for, none is known to.
        may_dispatch: bool,
        /// As [`Site::cfg`].
        cfg: Option<String>,
    }

    /// A file that uses a symbol.
    FileUses {
        /// The file.
        file_path: String,
        /// How many uses it holds.
        count: usize,
    }

    /// Where a symbol is used.
    References {
        /// How the uses are listed: the one of the three lists that may have entries.
        view: View,
        /// All entries of that list, whatever the page.
        total: usize,
        /// How many of them were skipped.
        offset: usize,
        /// All uses.
        total_sites: usize,
        /// All files with uses.
        total_files: usize,
        /// All fns, types and modules with uses.
        total_callers: usize,
        /// How many uses are tied by name only.
        name_matched: usize,
        /// What the answer is about; empty if `ambiguous` or unknown.
        definitions: Vec<Candidate>,
        /// Whether several definitions could have been meant.
        ambiguous: bool,
        /// They, most used first, at most [`CANDIDATES_MAX`].
        candidates: Vec<Candidate>,
        /// How many there are.
        candidate_count: Option<usize>,
        /// By first use.
        callers: Vec<Caller>,
        /// By path.
        files: Vec<FileUses>,
        /// By path, line, column.
        sites: Vec<Site>,
    }

    /// Who calls something, or what it calls, as a tree.
    CallTree {
        /// What was asked for.
        direction: Direction,
        /// All nodes, whatever the page.
        total: usize,
        /// How many of them were skipped.
        offset: usize,
        /// What the answer is about; empty if `ambiguous` or unknown.
        definitions: Vec<Candidate>,
        /// Whether several definitions could have been meant.
        ambiguous: bool,
        /// They, at most [`CANDIDATES_MAX`], most called or calling first.
        candidates: Vec<Candidate>,
        /// How many there are.
        candidate_count: Option<usize>,
        /// Qualified names of what the first node is under, outermost first, where they are on an earlier page.
        under: Vec<String>,
        /// A node before those under it; callers before callees.
        nodes: Vec<CallNode>,
    }

    /// One caller or callee.
    CallNode {
        /// 1 for those of what was asked for, 2 for those of theirs. 0 is one of several definitions asked for.
        depth: usize,
        /// Whether it calls or is called, where both were asked for.
        direction: Option<Direction>,
        /// Its qualified name.
        qualified_name: String,
        /// The trait, for an item of a trait's impl.
        impl_trait: Option<String>,
        /// What it is.
        kind: SymbolKind,
        /// Its file; empty where there is none.
        file_path: String,
        /// 1-based line of its name.
        line: u32,
        /// 1-based lines of the calls, in the file of the one that calls.
        call_lines: Vec<u32>,
        /// The first of those lines, trimmed; empty if the file changed since.
        text: String,
        /// It is named as a value in all of these places, not called.
        as_value: bool,
        /// All calls are tied by name only.
        name_matched: bool,
        /// All calls are of the trait's method, which may end up in the one called.
        may_dispatch: bool,
        /// A method that the trait's method above may end up in.
        dispatch: bool,
        /// What is under it is listed where it first stands, no deeper than here.
        seen: bool,
        /// It is one of those that it is under.
        cycle: bool,
    }

    /// What depends on something.
    BlastReport {
        /// All entries, whatever the page: symbols and tests.
        total: usize,
        /// How many of them were skipped.
        offset: usize,
        /// All symbols that depend on it, without tests.
        total_symbols: usize,
        /// All tests that depend on it.
        total_tests: usize,
        /// All files that these are in.
        total_files: usize,
        /// All crates that these are in, by name.
        crates: Vec<String>,
        /// What changes, at most [`BLAST_NAMED`].
        changed: Vec<Candidate>,
        /// How many there are.
        changed_count: usize,
        /// Whether several definitions could have been meant; then nothing is followed.
        ambiguous: bool,
        /// They, most used first, at most [`CANDIDATES_MAX`].
        candidates: Vec<Candidate>,
        /// How many there are.
        candidate_count: Option<usize>,
        /// By depth, from 1.
        levels: Vec<BlastLevel>,
        /// Where what depends on it is entered from outside, least deep first, at most [`BLAST_NAMED`].
        entry_points: Vec<EntryPoint>,
        /// How many there are.
        entry_point_count: usize,
        /// Decisions that bind what changes, best first, at most [`BLAST_INVARIANTS`].
        invariants: Vec<Invariant>,
        /// How many there are.
        invariant_count: Option<usize>,
        /// By depth, then by place. Entries come in this order: symbols of depth 1, tests, symbols of more depth.
        symbols: Vec<Dependent>,
        /// By package, target and path.
        tests: Vec<AffectedTest>,
    }

    /// How much lies at one depth.
    BlastLevel {
        /// How many uses away.
        depth: usize,
        /// Symbols, without tests.
        symbols: usize,
        /// Tests.
        tests: usize,
        /// Files that these are in.
        files: usize,
        /// Crates that these are in.
        crates: usize,
    }

    /// A symbol that depends on what changes.
    Dependent {
        /// How many uses away.
        depth: usize,
        /// Its qualified name; of an impl, its Self type's.
        qualified_name: String,
        /// The trait, for a trait's impl and its items.
        impl_trait: Option<String>,
        /// What it is.
        kind: SymbolKind,
        /// Its file.
        file_path: String,
        /// 1-based line of its name.
        line: u32,
        /// 1-based line of the use that makes it depend.
        use_line: u32,
        /// Qualified name of what it uses there; left out where that is the one thing that changes.
        via: Option<String>,
        /// Where it is entered from outside, if it is.
        entry: Option<EntryKind>,
        /// A use on the way is tied by name only.
        name_matched: bool,
        /// A use on the way is of a trait's method, which may end up elsewhere.
        may_dispatch: bool,
    }

    /// A test that depends on what changes: `cargo test -p PACKAGE TARGET -- --exact TEST`.
    AffectedTest {
        /// Its path, as the test harness has it.
        test: String,
        /// The package.
        package: String,
        /// The option that chooses the target: `--lib`, `--test name`, …
        target: String,
        /// The file.
        file_path: String,
        /// 1-based line of its name.
        line: u32,
        /// How many uses away; 0 if it is itself changed.
        depth: usize,
        /// The harness knows it by several paths that begin so: leave out `--exact`.
        has_cases: bool,
        /// A use on the way is tied by name only.
        name_matched: bool,
        /// A use on the way is of a trait's method, which may end up elsewhere.
        may_dispatch: bool,
    }

    /// Where something is entered from outside.
    EntryPoint {
        /// Its qualified name.
        qualified_name: String,
        /// How it is entered.
        entry: EntryKind,
        /// How many uses away; 0 if it is itself changed.
        depth: usize,
    }

    /// What a type or trait offers and demands.
    Contract {
        /// The type or trait.
        definition: Option<Symbol>,
        /// Whether several definitions could have been meant; then the rest is empty.
        ambiguous: bool,
        /// They, at most [`CANDIDATES_MAX`].
        candidates: Vec<Candidate>,
        /// How many there are.
        candidate_count: Option<usize>,
        /// Its parameters with their bounds, and its where clauses, as written.
        generics: Vec<String>,
        /// Of a trait: what it demands of its implementors, as written.
        supertraits: Vec<String>,
        /// Of a struct, union or variant.
        fields: Vec<Member>,
        /// Of an enum, with what they hold.
        variants: Vec<Member>,
        /// Of a trait: what an impl must have.
        required: Vec<Member>,
        /// Of a trait: what an impl may leave out.
        provided: Vec<Member>,
        /// Impls without a trait, by place.
        impls: Vec<InherentImpl>,
        /// Traits that it implements, derived ones first.
        traits: Vec<TraitImpl>,
        /// Of a trait: who implements it, by place.
        implementors: Vec<TraitImpl>,
    }

    /// A field, variant, or item of an impl or trait.
    Member {
        /// Its name.
        name: String,
        /// What it is.
        kind: SymbolKind,
        /// 1-based line of its name; 0 where there is no file.
        line: u32,
        /// What is declared, on one line; empty if only names were asked for.
        signature: String,
        /// The first line of its doc comment.
        doc: Option<String>,
    }

    /// An impl without a trait.
    InherentImpl {
        /// Its head, such as `impl<T: Copy> Buffer<T>`.
        head: String,
        /// The file; empty where there is none.
        file_path: String,
        /// 1-based line.
        line: u32,
        /// What it has.
        items: Vec<Member>,
    }

    /// A trait that is implemented, or one who implements it.
    TraitImpl {
        /// The trait with its arguments; of implementors, the type.
        name: String,
        /// The file; empty where there is none.
        file_path: String,
        /// 1-based line of the impl or derive.
        line: u32,
        /// By a derive.
        derived: bool,
    }

    /// A first look at some symbols.
    Inspected {
        /// In the order asked.
        symbols: Vec<Inspection>,
    }

    /// A first look at one symbol.
    Inspection {
        /// As asked.
        symbol: String,
        /// What it is; the start of its docs instead of one line.
        definition: Option<Symbol>,
        /// Whether several definitions could have been meant; then the rest is empty.
        ambiguous: bool,
        /// They, at most [`CANDIDATES_MAX`].
        candidates: Vec<Candidate>,
        /// How many there are.
        candidate_count: Option<usize>,
        /// The start of its source.
        snippet: Option<Snippet>,
        /// `name — path:line` of the first that call it; of what is no fn, that use it.
        callers: Vec<String>,
        /// How many there are.
        caller_count: Option<usize>,
        /// `name — path:line` of the first that it calls.
        callees: Vec<String>,
        /// How many there are.
        callee_count: Option<usize>,
        /// How many places use it.
        reference_count: Option<usize>,
        /// The decisions that bind it, best first, at most [`INSPECT_INVARIANTS`].
        invariants: Vec<Invariant>,
        /// How many there are, if not all are listed.
        invariant_count: Option<usize>,
        /// The first of its fields, variants and methods.
        members: Vec<String>,
        /// How many there are.
        member_count: Option<usize>,
    }

    /// A decision that binds something.
    Invariant {
        /// Its number.
        adr_number: Option<u32>,
        /// Its file, where it has no number.
        file_path: String,
        /// Its title.
        title: String,
        /// Why it does.
        reason: String,
    }

    /// Decisions.
    AdrList {
        /// All that match, whatever the page.
        total: usize,
        /// How many of them were skipped.
        offset: usize,
        /// Whether several symbols could have been meant; then none is asked about.
        ambiguous: bool,
        /// They, at most [`CANDIDATES_MAX`].
        candidates: Vec<Candidate>,
        /// How many there are.
        candidate_count: Option<usize>,
        /// Best first; without a question by folder and number.
        decisions: Vec<AdrHit>,
    }

    /// One decision in a list.
    AdrHit {
        /// Its number; learnings and plans have none.
        adr_number: Option<u32>,
        /// Its title.
        title: String,
        /// How far it is, if it says.
        status: Option<Status>,
        /// The number of the decision that is in force in its place.
        superseded_by: Option<u32>,
        /// Its file; empty if only the store has it.
        file_path: String,
        /// Larger is better; two decimals. Where something was asked.
        score: Option<f64>,
        /// The same as a whole number, at least 1.
        relevance_score: Option<usize>,
        /// Why it matches.
        match_reasons: Vec<String>,
        /// The start of what was decided, on one line.
        decision: String,
        /// The symbols that it names, as they are today.
        anchors: Vec<AdrAnchor>,
        /// The uses that it forbids.
        violations: Vec<AdrViolation>,
    }

    /// A symbol that a decision names, as it is today.
    AdrAnchor {
        /// As the decision names it.
        symbol: String,
        /// What became of it.
        verdict: Verdict,
        /// Its qualified name now, if it moved.
        moved_to: Option<String>,
        /// The file that it is in; empty if it is gone.
        file_path: String,
        /// 1-based line of its name; 0 if it is gone.
        line: u32,
        /// What else is to be said.
        detail: Option<String>,
        /// It is compared with what the store saw first, as the record does not say what it was like.
        first_sight: bool,
    }

    /// A use that a decision forbids.
    AdrViolation {
        /// The rule, as written.
        rule: String,
        /// The file.
        file_path: String,
        /// 1-based.
        line: u32,
        /// 1-based, in bytes.
        column: u32,
        /// Qualified name of the fn, type or module that it stands in.
        enclosing_symbol: String,
        /// Qualified name of what is used.
        uses: String,
    }

    /// What is not as decided.
    AdrReport {
        /// All findings, whatever the page.
        total: usize,
        /// How many of them were skipped.
        offset: usize,
        /// How many decisions were looked at.
        decisions: usize,
        /// How many symbols they name.
        anchors: usize,
        /// How many rules they have.
        rules: usize,
        /// How many symbols moved, changed or are gone.
        drifted: usize,
        /// How many uses are forbidden.
        violations: usize,
        /// By decision; its record, its symbols, its rules.
        findings: Vec<AdrFinding>,
    }

    /// One thing that is not as decided.
    AdrFinding {
        /// The decision's number.
        adr_number: Option<u32>,
        /// The decision's title.
        title: String,
        /// What it is.
        kind: FindingKind,
        /// The symbol or rule as the decision has it, or the record's file.
        subject: String,
        /// The file where it shows; empty if there is none.
        place: String,
        /// 1-based.
        line: u32,
        /// 1-based, in bytes, of a use.
        column: u32,
        /// Qualified name of the fn, type or module that a use stands in.
        enclosing_symbol: Option<String>,
        /// Qualified name of what is used.
        uses: Option<String>,
        /// Qualified name of a symbol now, if it moved.
        moved_to: Option<String>,
        /// What else is to be said.
        detail: Option<String>,
    }

    /// One decision, all of it.
    AdrDocument {
        /// Its number.
        adr_number: Option<u32>,
        /// Its title.
        title: String,
        /// How far it is, if it says.
        status: Option<Status>,
        /// The number of the decision that is in force in its place.
        superseded_by: Option<u32>,
        /// Its file; empty if only the store has it.
        file_path: String,
        /// Globs over paths that it is about.
        affected_paths: Vec<String>,
        /// The symbols that it names, as they are today.
        anchors: Vec<AdrAnchor>,
        /// The uses that it forbids.
        violations: Vec<AdrViolation>,
        /// The record itself.
        text: String,
    }

    /// A decision that was written down.
    RecordedAdr {
        /// Its number.
        adr_number: u32,
        /// Its title, as it was written.
        title: String,
        /// How far it is.
        status: Status,
        /// Its file; empty if only the store has it.
        file_path: String,
    }

    /// A decision that was removed.
    RemovedAdr {
        /// Its number, if it had one.
        adr_number: Option<u32>,
        /// Its title.
        title: String,
        /// Its file, if it had one.
        file_path: String,
        /// What is gone: `file`, `record`.
        removed: Vec<String>,
    }

    /// A decision whose symbols are what they should be, from now on.
    AcceptedAdr {
        /// Its number.
        adr_number: u32,
        /// Its title.
        title: String,
        /// Its file; empty if only the store has it.
        file_path: String,
        /// Its symbols, as they were found.
        anchors: Vec<AdrAnchor>,
    }

    /// What a token names.
    Definitions {
        /// Sorted by path, line, column; several for `cfg` twins and for a shorthand field.
        definitions: Vec<Symbol>,
        /// Why there is none, or what is special about it.
        notice: Option<String>,
    }

    /// What some lines are part of.
    Scopes {
        /// In the order asked.
        locations: Vec<ScopeAt>,
    }

    /// What one line is part of.
    ScopeAt {
        /// The file.
        file_path: String,
        /// 1-based.
        line: u32,
        /// Innermost first; the last is the file's module.
        scopes: Vec<Scope>,
        /// The innermost scope's source, or the part of it around the line.
        snippet: Option<Snippet>,
    }

    /// A fn, impl, trait, type or module.
    Scope {
        /// `crate_name::module::Type::method`; of an impl, its Self type's.
        qualified_name: String,
        /// The trait, for a trait's impl and its items.
        impl_trait: Option<String>,
        /// What it is.
        kind: SymbolKind,
        /// What is declared, on one line, without a body.
        signature: String,
        /// 1-based first line, docs and attributes included.
        start_line: u32,
        /// 1-based last line.
        end_line: u32,
    }

    /// Some lines of a file.
    Snippet {
        /// 1-based.
        start_line: u32,
        /// 1-based, inclusive.
        end_line: u32,
        /// The lines.
        text: String,
        /// Whether lines of the scope are left out.
        truncated: bool,
    }

    /// What a file declares.
    Outline {
        /// The file.
        file_path: String,
        /// All items asked for, nested ones included, whatever the page.
        total: usize,
        /// How many of them were skipped.
        offset: usize,
        /// As they stand in the file. Items that the page's first stands in are there without details, uncounted.
        items: Vec<OutlineItem>,
    }

    /// A declaration in a file.
    OutlineItem {
        /// Its name; of an impl `impl Trait for Type`.
        name: String,
        /// What it is.
        kind: SymbolKind,
        /// 1-based line of the name.
        line: u32,
        /// 1-based column of the name, in bytes.
        column: Option<u32>,
        /// 1-based first line, docs and attributes included.
        start_line: u32,
        /// 1-based last line.
        end_line: u32,
        /// As written; nothing for private items.
        visibility: Option<String>,
        /// What is declared, on one line, without a body.
        signature: Option<String>,
        /// The first line of the doc comment, or all of it.
        doc: Option<String>,
        /// There only because something listed stands in it, and not counted.
        context: bool,
        /// What stands in it.
        items: Vec<OutlineItem>,
    }

    /// Symbols that answer a search.
    SearchResults {
        /// All that match, whatever the page.
        total: usize,
        /// How many of them were skipped.
        offset: usize,
        /// Best first.
        symbols: Vec<SearchHit>,
    }

    /// One symbol found.
    SearchHit {
        /// `crate_name::module::Type::method`
        qualified_name: String,
        /// The trait, for an item of a trait's impl.
        impl_trait: Option<String>,
        /// What it is.
        kind: SymbolKind,
        /// The file.
        file_path: String,
        /// 1-based line of its name.
        line: u32,
        /// 1-based column of its name, in bytes.
        column: u32,
        /// What is declared, on one line, without a body.
        signature: String,
        /// Larger is better; two decimals.
        score: f64,
        /// The words of the query that it has.
        matched_terms: Vec<String>,
        /// The crate, if it is not the workspace's own.
        crate_name: Option<String>,
        /// The version of that crate, if known.
        version: Option<String>,
    }
}

/// What a crate offers to others. Serialised, its items are Markdown; they are read where they are beside it.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PublicSurface {
    /// As paths have it; empty if there is no such crate.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Absent::is_absent"))]
    pub crate_name: String,
    /// Its version, if known.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Absent::is_absent"))]
    pub version: Option<String>,
    /// All items.
    pub total: usize,
    /// How many were skipped.
    pub offset: usize,
    /// How many of them are neither skipped nor listed.
    pub omitted: usize,
    /// Modules with how many items each has, by path; on later pages, those that are on the page.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Absent::is_absent"))]
    pub modules: Vec<String>,
    /// By module, the outer first; within one what is meant for others, by kind and name, then re-exports and hidden ones.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing))]
    pub items: Vec<PublicItem>,
    /// The same as a text: a heading for each module, a line for each item.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Absent::is_absent"))]
    pub formatted_markdown: String,
}

/// Something that others can name.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PublicItem {
    /// Public path of the module that it is in.
    pub module: String,
    /// The name that it has there.
    pub name: String,
    /// What it is; `None` for what is of a crate that is not loaded.
    pub kind: Option<SymbolKind>,
    /// What is declared, on one line.
    pub signature: String,
    /// The first line of its doc comment.
    pub doc: Option<String>,
    /// What hangs under it, on one line each.
    pub members: Vec<String>,
    /// `path:line` of its declaration, where members are listed.
    pub place: Option<String>,
    /// Of a re-export of what is shown elsewhere, its path as written.
    pub reexport: Option<String>,
    /// `#[doc(hidden)]`: not meant for others.
    pub hidden: bool,
    /// The `cfg` predicates that a 64-bit Linux with every feature on does not meet, as written.
    pub condition: Option<String>,
    /// In how many forms it is declared, for different builds.
    pub variants: usize,
}

/// What bears on whether an answer is exhaustive; the verdict is `answer::complete`'s.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Evidence {
    /// The answer is of a kind that can be: the uses of a known symbol, what a file declares.
    pub enumerable: bool,
    /// Several definitions could have been meant.
    pub ambiguous: bool,
    /// How many files that could matter did not parse in whole.
    pub failures: usize,
    /// How many tokens of the name could not be resolved and are not listed.
    pub unresolved: usize,
    /// Crates that were asked for are not loaded.
    pub unloaded: bool,
    /// What files of all entries end in, without the dot, each once.
    pub languages: Vec<String>,
}

/// A result with what is to be said of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<R> {
    /// The result.
    pub result: R,
    /// What explains it: why it is empty, what it leaves out.
    pub notes: Vec<Note>,
    /// Whether it may be called exhaustive.
    pub evidence: Evidence,
    /// How the index stood; noted by whoever put the question.
    pub standing: Standing,
}

impl<R> Found<R> {
    /// What was found, before anybody noted how the index stood.
    pub fn new(result: R, notes: Vec<Note>, evidence: Evidence) -> Found<R> {
        Found { result, notes, evidence, standing: Standing::default() }
    }
}

/// How an index stood when an answer came from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Standing {
    /// Source files that it held; none if nobody noted it.
    pub files: usize,
    /// Files that were read again for this answer, or found to be gone; as answers show them, sorted.
    pub refreshed: Vec<String>,
    /// What it had not read yet, if there was no more time to wait for it.
    pub lag: Option<Lag>,
}

/// What an answer lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Lag {
    /// The first index is being made, and this is what it has so far.
    Indexing {
        /// Files that were read.
        done: usize,
        /// Files that there are; 0 while that is not known.
        total: usize,
        /// In about so many seconds it is done.
        seconds: u64,
    },
    /// Files that changed and were not read again. As answers show them, sorted.
    Pending(Vec<String>),
}

/// How many files are named where many changed.
const NAMED_FILES: usize = 5;

impl Standing {
    /// Takes in how it stood for a later part of the same answer.
    pub fn add(&mut self, later: Standing) {
        self.files = later.files;
        self.refreshed.extend(later.refreshed);
        self.refreshed.sort_unstable();
        self.refreshed.dedup();
        self.lag = self.lag.take().or(later.lag);
    }

    /// In a few words: `fresh, 12 files`. `None` if nobody noted it.
    pub fn summary(&self) -> Option<String> {
        let files = match self.files {
            0 => return self.lag.as_ref().map(Lag::word),
            1 => "1 file".to_owned(),
            files => format!("{files} files"),
        };
        Some(match (&self.lag, self.refreshed.len()) {
            (Some(lag), _) => format!("{}, {files}", lag.word()),
            (None, 0) => format!("fresh, {files}"),
            (None, 1) => format!("refreshed 1 file, {files}"),
            (None, refreshed) => format!("refreshed {refreshed} files, {files}"),
        })
    }

    /// What has to be said of it, beside the summary.
    pub fn notes(&self) -> Vec<String> {
        let mut notes: Vec<String> = self.lag.iter().map(Lag::to_string).collect();
        if !self.refreshed.is_empty() {
            let count = self.refreshed.len();
            let files = if count == 1 { "file" } else { "files" };
            notes.push(format!("refreshed {count} {files}: {}", named(&self.refreshed)));
        }
        notes
    }
}

impl Lag {
    /// `INDEXING 62%`, `STALE`
    fn word(&self) -> String {
        match self {
            Lag::Indexing { done, total, .. } => {
                // All of it is not done before it is linked.
                let percent = (done * 100).checked_div(*total).unwrap_or(0).min(99);
                format!("INDEXING {percent}%")
            }
            Lag::Pending(_) => "STALE".to_owned(),
        }
    }
}

impl fmt::Display for Lag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = self.word();
        match self {
            Lag::Indexing { total: 0, seconds, .. } => {
                write!(f, "{word}: results so far are partial; retry in about {seconds} s")
            }
            Lag::Indexing { done, total, seconds } => write!(
                f,
                "{word} ({done} of {total} files): results so far are partial; retry in about {seconds} s"
            ),
            Lag::Pending(files) if files.is_empty() => {
                write!(f, "{word}: there was no time to compare the files; retry in a few seconds")
            }
            Lag::Pending(files) => write!(
                f,
                "{word}: {} {} pending re-index ({}): results for them may be out of date; retry in a few seconds",
                files.len(),
                if files.len() == 1 { "file" } else { "files" },
                named(files)
            ),
        }
    }
}

fn named(files: &[String]) -> String {
    let mut named = files.get(..NAMED_FILES).unwrap_or(files).join(", ");
    if files.len() > NAMED_FILES {
        named.push_str(", …");
    }
    named
}
