//! What is said beside a result.

use std::fmt;

use super::model::{ScopeLevel, SymbolKind};

/// Explains an empty, partial or surprising answer. Shown as one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Note {
    /// No symbol is called that.
    UnknownName {
        /// As asked.
        symbol: String,
        /// The nearest names that exist, at most three.
        nearest: Vec<String>,
    },
    /// The name exists, but only outside the workspace.
    OnlyOutside {
        /// As asked.
        symbol: String,
        /// The crates that have it.
        crates: Vec<String>,
    },
    /// No token stands there.
    NoSymbolAt {
        /// The file.
        file_path: String,
        /// 1-based.
        line: u32,
        /// 1-based.
        column: u32,
    },
    /// A token stands there, but what it names could not be told.
    Unresolved {
        /// The token.
        name: String,
    },
    /// What stands there is a local variable, a primitive type, or of no crate that is loaded.
    NotASymbol {
        /// The token.
        name: String,
        /// What it is.
        what: &'static str,
    },
    /// The symbol implements a trait from elsewhere, so that it can be used without being named.
    CalledThroughTrait {
        /// Its qualified name.
        symbol: String,
    },
    /// The symbol exists and nothing uses it.
    NoUses {
        /// Its qualified name.
        symbol: String,
    },
    /// The symbol exists, and none of the dependencies that are loaded is known to use it; the workspace was not searched.
    NoUsesElsewhere {
        /// Its qualified name.
        symbol: String,
    },
    /// A scope level that a tree of calls can't be narrowed or widened by.
    ScopeOfCallees {
        /// Which.
        scope_level: ScopeLevel,
    },
    /// Nothing calls the symbol.
    NoCallers {
        /// Its qualified name.
        symbol: String,
    },
    /// The symbol calls nothing of the workspace.
    NoCallees {
        /// Its qualified name.
        symbol: String,
    },
    /// The symbol is no fn or macro.
    NotCallable {
        /// Its qualified name.
        symbol: String,
        /// What it is.
        kind: SymbolKind,
    },
    /// There is no such crate among those that are linked.
    UnknownCrate {
        /// As asked.
        crate_name: String,
        /// The nearest names that exist, at most three.
        nearest: Vec<String>,
        /// Where there are none: all that are linked, sorted.
        linked: Vec<String>,
    },
    /// The sources of the crate are not held.
    CrateNotLoaded {
        /// The crate.
        crate_name: String,
    },
    /// The workspace is linked to the crate, and its sources are not on this machine.
    CrateAbsent {
        /// The crate.
        crate_name: String,
        /// Its locked version; empty if no lock file has it.
        version: String,
        /// The command that fetches it.
        remedy: &'static str,
    },
    /// The crate is linked in several versions.
    Versions {
        /// The one shown.
        shown: String,
        /// The others.
        others: Vec<String>,
    },
    /// The symbol is no type or trait.
    NoType {
        /// Its qualified name.
        symbol: String,
        /// What it is.
        kind: SymbolKind,
    },
    /// Definitions of the name exist, but none in the file.
    NotInFile {
        /// As asked.
        symbol: String,
        /// The file, as asked.
        file_path: String,
        /// How many there are elsewhere.
        elsewhere: usize,
    },
    /// Several definitions have the name, and the answer would be about one.
    ChooseOne {
        /// As asked.
        symbol: String,
    },
    /// Nothing else uses the symbols that change.
    NoDependents {
        /// How many change.
        count: usize,
    },
    /// The walk could go on.
    DepthReached {
        /// How deep it went.
        depth: usize,
        /// How many symbols it would go on from.
        symbols: usize,
    },
    /// Changed lines that are in no symbol.
    LinesOutside {
        /// How many stretches.
        count: usize,
        /// Where the first is.
        example: String,
    },
    /// Changed files that are not indexed.
    FilesOutside {
        /// How many.
        count: usize,
        /// One of them.
        example: String,
    },
    /// Nothing changed.
    NothingChanged {
        /// How it was asked.
        of: String,
    },
    /// A walk ended before its depth, for want of room.
    TooMany {
        /// How many entries it had found.
        found: usize,
    },
    /// A filter leaves nothing of what there is.
    FilterMatchedNothing {
        /// The argument and its value.
        filter: String,
        /// How many there are without it.
        without: usize,
    },
    /// The page lies behind the end.
    PastTheEnd {
        /// How many there are.
        total: usize,
    },
    /// Some files are not covered in whole.
    Failures {
        /// They, sorted.
        files: Vec<String>,
    },
    /// One name, declared several times under different `cfg`s.
    CfgVariants {
        /// Its qualified name.
        symbol: String,
        /// How many.
        count: usize,
    },
    /// Uses in dependencies were asked for.
    DependenciesByDeclarations,
    /// Symbols of dependencies were asked for, and not all that are linked are loaded.
    DependenciesInPart {
        /// How many are loaded.
        loaded: usize,
        /// How many are linked.
        linked: usize,
    },
    /// The file changed after it was read, so that its text is left out.
    Changed {
        /// The file.
        file_path: String,
    },
    /// Uses whose target could not be told are not listed.
    UnresolvedLeft {
        /// The name.
        name: String,
        /// How many.
        count: usize,
    },
    /// No ranked search: names were matched.
    NoIndex,
    /// Words of a search that none of what was found has.
    WordsUnmatched {
        /// Lower-cased.
        words: Vec<String>,
    },
    /// Nothing matches a search.
    NothingFound {
        /// What was searched for.
        query: String,
    },
    /// Nothing was decided yet.
    NoDecisions,
    /// No decision is about what was asked.
    NoDecisionMatches {
        /// How many there are.
        total: usize,
    },
    /// A record that can't be read in whole.
    BrokenRecord {
        /// The file.
        file_path: String,
        /// What is wrong.
        problem: String,
    },
    /// A path that is no indexed file.
    PathNotIndexed {
        /// As asked.
        file_path: String,
    },
    /// Symbols whose records don't say what they were like.
    FirstSights {
        /// How many.
        count: usize,
    },
    /// A symbol that a new record names, and that is not there.
    NoSuchAnchor {
        /// As given.
        symbol: String,
    },
    /// A sentence of its own.
    Plain {
        /// It.
        text: String,
    },
    /// The file declares nothing.
    EmptyFile,
    /// The line stands in no item.
    TopLevel {
        /// The file.
        file_path: String,
        /// 1-based.
        line: u32,
    },
}

/// How many crates a note names.
const CRATES_SHOWN: usize = 12;

/// How many files a note names.
const FILES_SHOWN: usize = 5;

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::UnknownName { symbol, nearest } => {
                write!(f, "no indexed symbol named `{symbol}`")?;
                match &nearest[..] {
                    [] => f.write_str("; search_symbols finds symbols by words"),
                    nearest => write!(f, "; nearest names: `{}`", nearest.join("`, `")),
                }
            }
            Note::OnlyOutside { symbol, crates } => {
                write!(f, "`{symbol}` is defined only outside the workspace, in `{}`", crates.join("`, `"))
            }
            Note::NoSymbolAt { file_path, line, column } => {
                write!(f, "no name at {file_path}:{line}:{column}; give the position of an identifier")
            }
            Note::Unresolved { name } => write!(f, "what `{name}` names here could not be resolved"),
            Note::NotASymbol { name, what } => write!(f, "`{name}` is {what}"),
            Note::CalledThroughTrait { symbol } => write!(
                f,
                "`{symbol}` implements a trait from outside the workspace, and may be called through it without being named (`for`, `?`, `.into()`, formatting, drop)"
            ),
            Note::NoUses { symbol } => write!(f, "`{symbol}` is defined, but nothing uses it"),
            Note::NoUsesElsewhere { symbol } => write!(
                f,
                "no declaration in the dependencies names `{symbol}`; scope_level project has the uses in the workspace"
            ),
            Note::ScopeOfCallees { scope_level: ScopeLevel::File } => {
                f.write_str("scope_level `file` narrows no tree of calls: it is that of `project`")
            }
            Note::ScopeOfCallees { scope_level } => write!(
                f,
                "scope_level `{scope_level}` is about callees (direction `outgoing` or `both`); callers are always those in the workspace"
            ),
            Note::NoCallers { symbol } => {
                write!(f, "nothing calls `{symbol}`; find_references lists other uses")
            }
            Note::NoCallees { symbol } => write!(f, "`{symbol}` calls nothing of the workspace"),
            Note::NotCallable { symbol, kind } => {
                write!(f, "`{symbol}` is a {kind}, which nothing calls; find_references lists its uses")
            }
            Note::UnknownCrate { crate_name, nearest, linked } => {
                write!(f, "no crate `{crate_name}` is linked")?;
                match &nearest[..] {
                    [] => {
                        let shown = &linked[..linked.len().min(CRATES_SHOWN)];
                        let more = if linked.len() > shown.len() { " and more" } else { "" };
                        write!(f, "; linked are `{}`{more}", shown.join("`, `"))
                    }
                    nearest => write!(f, "; nearest names: `{}`", nearest.join("`, `")),
                }
            }
            Note::CrateNotLoaded { crate_name } => write!(
                f,
                "the sources of `{crate_name}` are not loaded: they are more than 8 MiB, or those of all dependencies more than 96 MiB"
            ),
            Note::CrateAbsent { crate_name, version, remedy } => {
                let version = if version.is_empty() { String::new() } else { format!(" {version}") };
                write!(
                    f,
                    "the source of `{crate_name}`{version} is not on this machine; `{remedy}` in the workspace fetches it"
                )
            }
            Note::Versions { shown, others } => {
                write!(f, "this is version {shown}; {} is linked too: give version", others.join(", "))
            }
            Note::NoType { symbol, kind } => write!(
                f,
                "`{symbol}` is a {kind}, and only types and traits have a contract; inspect_symbol shows it"
            ),
            Note::NotInFile { symbol, file_path, elsewhere } => write!(
                f,
                "no `{symbol}` in `{file_path}`; without file_path there {} {elsewhere}",
                are(*elsewhere)
            ),
            Note::ChooseOne { symbol } => {
                write!(
                    f,
                    "`{symbol}` is several things; ask with the qualified_name of one of the candidates"
                )
            }
            Note::NoDependents { count: symbols } => {
                write!(
                    f,
                    "nothing else uses the {} that {}",
                    count(*symbols, "symbol"),
                    if *symbols == 1 { "changes" } else { "change" }
                )
            }
            Note::DepthReached { depth, symbols } => write!(
                f,
                "{} at depth {depth} {} not followed further; ask with a larger depth for what depends on {}",
                count(*symbols, "symbol"),
                are(*symbols),
                if *symbols == 1 { "it" } else { "them" }
            ),
            Note::LinesOutside { count: stretches, example } => write!(
                f,
                "{} of changed lines {} in no symbol (imports, module headers, plain comments), such as {example}",
                count(*stretches, "stretch"),
                are(*stretches)
            ),
            Note::FilesOutside { count: files, example } => write!(
                f,
                "{} changed that {} not indexed, such as {example}: what depends on {} is not known",
                count(*files, "file"),
                are(*files),
                if *files == 1 { "it" } else { "them" }
            ),
            Note::NothingChanged { of } => write!(f, "no line changed in `{of}`"),
            Note::TooMany { found } => {
                write!(f, "stopped after {found} entries; ask with a smaller depth or for less")
            }
            Note::FilterMatchedNothing { filter, without } => {
                write!(f, "{filter} matched nothing; without it there are {without}")
            }
            Note::PastTheEnd { total } => write!(f, "offset lies past the end: there are {total}"),
            Note::Failures { files } => {
                write!(f, "CAVEAT {} did not parse in whole: ", count(files.len(), "file"))?;
                let shown = &files[..files.len().min(FILES_SHOWN)];
                f.write_str(&shown.join(", "))?;
                match files.len() - shown.len() {
                    0 => Ok(()),
                    more => write!(f, " and {more} more"),
                }
            }
            Note::CfgVariants { symbol, count } => {
                write!(f, "`{symbol}` is declared {count} times under different `cfg`s: all are taken as one")
            }
            Note::DependenciesByDeclarations => f.write_str(
                "of dependencies, declarations were searched: uses in their fn bodies, and in crates that nothing here names, are not listed",
            ),
            Note::DependenciesInPart { loaded, linked } => write!(
                f,
                "searched were {loaded} of {linked} linked crates, those that the workspace's code names; crate_name searches another"
            ),
            Note::Changed { file_path } => {
                write!(f, "{file_path} changed since it was indexed: its text is left out")
            }
            Note::UnresolvedLeft { name, count: left } => {
                write!(
                    f,
                    "{} of `{name}` could not be resolved and {} left out",
                    count(*left, "token"),
                    are(*left)
                )
            }
            Note::NoIndex => f.write_str("ranked search is not available: names were matched"),
            Note::WordsUnmatched { words } => write!(f, "nothing found has `{}`", words.join("`, `")),
            Note::NothingFound { query } => write!(f, "nothing matches `{query}`; try fewer or other words"),
            Note::NoDecisions => {
                f.write_str("no decision is recorded in docs/adr yet; record_adr writes one")
            }
            Note::NoDecisionMatches { total } => {
                write!(f, "no decision matches; without a question query_adrs lists all {total}")
            }
            Note::BrokenRecord { file_path, problem } => write!(f, "`{file_path}`: {problem}"),
            Note::PathNotIndexed { file_path } => write!(
                f,
                "`{}` is no indexed file: decisions are matched by its path alone",
                file_path.escape_debug()
            ),
            Note::FirstSights { count: symbols } => write!(
                f,
                "{} {} compared with what the index saw first, as the record has no fingerprint: `scryer adr accept` writes one",
                count(*symbols, "symbol"),
                are(*symbols)
            ),
            Note::NoSuchAnchor { symbol } => {
                write!(f, "no symbol is called `{symbol}` yet: what it is like is not written down")
            }
            Note::Plain { text } => f.write_str(text),
            Note::EmptyFile => f.write_str("the file declares nothing"),
            Note::TopLevel { file_path, line } => {
                write!(f, "{file_path}:{line} stands in no item: only the file's module is around it")
            }
        }
    }
}

fn are(count: usize) -> &'static str {
    if count == 1 { "is" } else { "are" }
}

fn count(count: usize, word: &str) -> String {
    let plural = match count {
        1 => "",
        _ if word.ends_with("ch") => "es",
        _ => "s",
    };
    format!("{count} {word}{plural}")
}

#[cfg(feature = "serde")]
impl serde::Serialize for Note {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
