//! What was typed: derive structs and nothing else.
//!
//! In goes the command line, out comes a [`Cli`] whose values are well formed; what they mean is decided in `commands`.
//! The environment is read in `backend`, never here.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};
use scryer::Since;
use scryer::memory::{Status, Template};
use scryer::query::{Direction, QueryError, RoleFilter, ScopeLevel, Section, SymbolKind, View};
use scryer_mcp::{AlwaysLoad, Profile};

use crate::commands::files::{self, FileCommand};
use crate::complete;
use crate::words::word;

/// Ask a Rust workspace where things are, who uses them and how they hang together.
///
/// scryer reads the sources of the workspace that you are in, without a build, and answers from its index.
/// The first question indexes; later ones only look at what changed.
#[derive(Parser, Debug)]
#[command(
    name = "scryer",
    version,
    arg_required_else_help = true,
    subcommand_required = true,
    help_template = HELP_TEMPLATE,
    disable_help_subcommand = false
)]
pub(crate) struct Cli {
    /// What every command takes.
    #[command(flatten)]
    pub(crate) global: Global,

    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// clap lists subcommands in one block; this names them by task.
const HELP_TEMPLATE: &str = "\
{about}

Usage: scryer [OPTIONS] <COMMAND>

Ask:
  refs         Find every use of a symbol
  def          Show where a name is defined
  scope        Show what a line sits in
  outline      List what a file defines
  search       Find symbols by words
  inspect      Take a first look at symbols
  contract     Show what a type offers and demands
  crate        Show what a linked crate offers
  calls        Show callers of callers, or callees
  blast        Show what a change affects, and its tests

Work on files:
  fs           Read, write, edit, list, copy, search
  git          Show and make commits
  web          Fetch pages, download

Keep:
  adr          Write and read decisions, and hold them against the code
  index        Read the workspace anew, or what changed of it
  status       Show the state of the index
  projects     List the workspaces that are known
  use          Choose the workspace to ask outside of any workspace
  forget       Drop a workspace from the index
  report       Show what agents used the tools for

Connect:
  scip         Write the index as SCIP
  serve        Serve the questions to agents, over MCP
  daemon       Look at the process that clients share, or end it
  completions  Print a completion script for a shell

  help         Print this, or the help of a command

Options:
{options}

Examples:
  scryer refs Searcher::search_path
  scryer def src/lib.rs:10:5
  scryer search open file --kind fn
  scryer blast --diff

Exit status: 0 found, 1 nothing found, 2 error.
";

/// Options of every command.
#[derive(Args, Debug, Clone)]
pub(crate) struct Global {
    /// Work as if started in DIR
    ///
    /// Other relative paths begin there. The workspace is the nearest directory from there upwards
    /// whose Cargo.toml has a [workspace] table; else the nearest with a Cargo.toml; else DIR itself.
    #[arg(short = 'C', long, value_name = "DIR", value_hint = ValueHint::DirPath, alias = "directory")]
    #[arg(global = true, display_order = 100, verbatim_doc_comment)]
    pub(crate) workspace: Option<PathBuf>,

    /// Ask a known project instead, by slug, id or root
    #[arg(long, value_name = "NAME", add = complete::projects())]
    #[arg(global = true, display_order = 100)]
    pub(crate) project: Option<String>,

    /// Print JSON; short for --format json
    #[arg(long, conflicts_with = "format")]
    #[arg(global = true, display_order = 100)]
    pub(crate) json: bool,

    /// How to print the answer
    #[arg(long, value_enum, value_name = "FORMAT")]
    #[arg(global = true, display_order = 100)]
    pub(crate) format: Option<Format>,

    /// Fit the answer to this many tokens (of cl100k_base)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    #[arg(global = true, display_order = 100)]
    pub(crate) max_tokens: Option<u64>,

    /// When to use colours
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    #[arg(global = true, display_order = 100)]
    pub(crate) color: Color,

    /// Print the answer and errors only
    #[arg(short, long, conflicts_with = "verbose")]
    #[arg(global = true, display_order = 100)]
    pub(crate) quiet: bool,

    /// Say on stderr what is being done and how long it takes
    #[arg(short, long)]
    #[arg(global = true, display_order = 100)]
    pub(crate) verbose: bool,
}

/// How an answer is printed.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// For people: grouped, aligned, with colours on a terminal
    Human,
    /// One header line, then one line an item, as agents get it
    Text,
    /// One line of JSON
    Json,
}

/// When colours are used.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Color {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Find every use of a symbol
    #[command(visible_alias = "references")]
    Refs(Refs),
    /// Show where a name is defined
    #[command(visible_alias = "definition")]
    Def(Def),
    /// Show what a line sits in
    Scope(Scope),
    /// List what a file defines
    Outline(Outline),
    /// Find symbols by words
    #[command(visible_alias = "find")]
    Search(Search),
    /// Take a first look at symbols
    Inspect(Inspect),
    /// Show what a type offers and demands
    Contract(Contract),
    /// Show what a linked crate offers
    Crate(Crate),
    /// Show callers of callers, or callees
    #[command(visible_alias = "callers")]
    Calls(Calls),
    /// Show what a change affects, and its tests
    Blast(Blast),
    /// Write and read decisions, and hold them against the code
    Adr(Adr),
    /// Read, write, edit, list, copy, move, remove and search files
    #[command(display_order = 50)]
    Fs(FileCommand<files::Fs>),
    /// Show and make commits
    #[command(display_order = 50)]
    Git(FileCommand<files::GitFamily>),
    /// Fetch, render and convert pages, download files
    #[command(display_order = 50)]
    Web(FileCommand<files::Web>),
    /// Read the workspace anew, or what changed of it
    Index(Index),
    /// Show the state of the index
    Status,
    /// List the workspaces that are known
    Projects,
    /// Choose the workspace to ask outside of any workspace
    Use(Use),
    /// Drop a workspace from the index
    Forget(Forget),
    /// Show what agents used the tools for
    Report(Report),
    /// Write the index as SCIP
    Scip(Scip),
    /// Serve the questions to agents, over MCP
    Serve(Serve),
    /// Look at the process that clients share, or end it
    Daemon(Daemon),
    /// Print a completion script for a shell
    Completions(Completions),
}

/// Which part of a long list to print.
#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct Page {
    /// Print at most N items
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) limit: Option<u64>,

    /// Skip the first N items
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) offset: u64,
}

/// Find every use of a symbol
///
/// A use whose target could not be made certain is marked `?`: only its name ties it to the symbol.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer refs Searcher::search_path
  scryer refs src/lib.rs:10:5
  scryer refs '<Local as Source>::read' --role call
  scryer refs Config --view files --file 'crates/**/*.rs'")]
pub(crate) struct Refs {
    /// The symbol: a name, the end of its path, <T as Trait>::m, or FILE:LINE:COLUMN
    #[arg(value_name = "SYMBOL|PLACE", add = complete::symbols_and_files())]
    pub(crate) target: String,

    /// What to list: each use, each fn or type that has uses, or each file
    #[arg(long, value_name = "VIEW", value_parser = word::<View>(), default_value = "sites")]
    pub(crate) view: View,

    /// Only uses of this role; any leaves out the definition and links in docs
    #[arg(long, value_name = "ROLE", value_parser = word::<RoleFilter>(), default_value = "any")]
    pub(crate) role: RoleFilter,

    /// How far to look; file is the file that the place is in
    #[arg(long, value_name = "LEVEL", value_parser = word::<ScopeLevel>(), default_value = "project")]
    pub(crate) scope: ScopeLevel,

    /// Only uses in files that match this glob
    #[arg(long = "file", value_name = "GLOB")]
    pub(crate) file_filter: Option<String>,

    /// Which part of the list.
    #[command(flatten)]
    pub(crate) page: Page,
}

/// Show where a name is defined
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer def src/lib.rs:10:5
  scryer def src/lib.rs:10 parse
  scryer def --file src/lib.rs --line 10 parse
  scryer def Searcher::new")]
pub(crate) struct Def {
    /// FILE:LINE:COLUMN, or FILE:LINE and a name, or a symbol
    #[arg(value_name = "PLACE|SYMBOL", add = complete::symbols_and_files())]
    pub(crate) target: String,

    /// The name on that line
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,

    /// The file that the name is in
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "line", conflicts_with = "name")]
    pub(crate) file: Option<PathBuf>,

    /// The line that the name is on, from 1
    #[arg(long, value_name = "N", requires = "file")]
    pub(crate) line: Option<u32>,
}

/// Show what a line sits in
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer scope src/lib.rs:120
  scryer scope src/lib.rs:120 src/main.rs:8")]
pub(crate) struct Scope {
    /// FILE:LINE, one or more
    #[arg(required = true, value_name = "FILE:LINE")]
    pub(crate) places: Vec<String>,
}

/// List what a file defines
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer outline src/lib.rs
  scryer outline src/lib.rs --kind struct --kind trait
  scryer outline src/lib.rs --query parse --lines 100-300")]
pub(crate) struct Outline {
    /// The file
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    /// Only items whose name holds this
    #[arg(long, value_name = "TEXT")]
    pub(crate) query: Option<String>,

    /// Only items of this kind; may be given more than once
    #[arg(long = "kind", value_name = "KIND", value_delimiter = ',', value_parser = word::<SymbolKind>())]
    pub(crate) kinds: Vec<SymbolKind>,

    /// Only items that touch these lines, as FROM-TO
    #[arg(long, value_name = "FROM-TO")]
    pub(crate) lines: Option<String>,

    /// Names and kinds only
    #[arg(long)]
    pub(crate) compact: bool,

    /// Which part of the list.
    #[command(flatten)]
    pub(crate) page: Page,
}

/// Find symbols by words
///
/// Words are matched against names, their parts, paths, signatures and docs.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer search search path
  scryer search 'open file' --kind fn --file 'src/**'
  scryer search --like Searcher::new")]
pub(crate) struct Search {
    /// The words
    #[arg(value_name = "WORDS", required_unless_present = "like", conflicts_with = "like")]
    pub(crate) words: Vec<String>,

    /// Find symbols that resemble this one instead
    #[arg(long, value_name = "SYMBOL", add = complete::symbols())]
    pub(crate) like: Option<String>,

    /// Only symbols of this kind; may be given more than once
    #[arg(long = "kind", value_name = "KIND", value_delimiter = ',', value_parser = word::<SymbolKind>())]
    pub(crate) kinds: Vec<SymbolKind>,

    /// How far to look
    #[arg(long, value_name = "LEVEL", value_parser = word::<ScopeLevel>(), default_value = "project")]
    pub(crate) scope: ScopeLevel,

    /// Only symbols of this crate
    #[arg(long = "crate", value_name = "NAME")]
    pub(crate) crate_name: Option<String>,

    /// Only symbols in files that match this glob
    #[arg(long = "file", value_name = "GLOB")]
    pub(crate) file_filter: Option<String>,

    /// Which part of the list.
    #[command(flatten)]
    pub(crate) page: Page,
}

/// Take a first look at symbols
///
/// The definition with the start of its docs and source, the first callers, callees and members, and their counts.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer inspect Searcher::new
  scryer inspect parse Config --include snippet,callers")]
pub(crate) struct Inspect {
    /// The symbols, one or more
    #[arg(required = true, value_name = "SYMBOL", add = complete::symbols())]
    pub(crate) symbols: Vec<String>,

    /// Only definitions in this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: Option<PathBuf>,

    /// Only these sections; may be given more than once
    #[arg(long, value_name = "SECTION", value_delimiter = ',', value_parser = word::<Section>())]
    pub(crate) include: Vec<Section>,

    /// List at most N callers and callees
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) limit: u64,

    /// Show at most N lines of source
    #[arg(long, value_name = "N")]
    pub(crate) lines: Option<u64>,
}

/// Show what a type offers and demands
///
/// Fields, variants, methods by impl, traits; of a trait what an impl must and may have, and who implements it.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer contract Searcher
  scryer contract src/lib.rs:10:12 --compact")]
pub(crate) struct Contract {
    /// The type or trait: a name, the end of its path, or FILE:LINE:COLUMN
    #[arg(value_name = "SYMBOL|PLACE", add = complete::symbols_and_files())]
    pub(crate) target: String,

    /// Without docs, and methods by name only
    #[arg(long)]
    pub(crate) compact: bool,
}

/// Show what a linked crate offers
///
/// Public items at the paths by which others name them. With --module or --query, the members of types too.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer crate anyhow
  scryer crate tokio --module sync::mpsc
  scryer crate serde --query deserialize --kind trait")]
pub(crate) struct Crate {
    /// The crate
    #[arg(value_name = "NAME", add = complete::crates())]
    pub(crate) name: String,

    /// Its version, where several are linked
    #[arg(long, value_name = "VERSION", id = "of_version")]
    pub(crate) version: Option<String>,

    /// Only what is in this module and below
    #[arg(long, value_name = "PATH")]
    pub(crate) module: Option<String>,

    /// Only items whose name holds this
    #[arg(long, value_name = "TEXT")]
    pub(crate) query: Option<String>,

    /// Only items of this kind; may be given more than once
    #[arg(long = "kind", value_name = "KIND", value_delimiter = ',', value_parser = word::<SymbolKind>())]
    pub(crate) kinds: Vec<SymbolKind>,

    #[command(flatten)]
    pub(crate) page: Page,
}

/// Show callers of callers, or callees
///
/// Each fn is expanded once, where it stands least deep. `~` marks calls through a trait that may end up elsewhere,
/// `?` calls that only a name ties to the fn.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer calls Searcher::search_path
  scryer calls main --direction outgoing --depth 3
  scryer calls src/lib.rs:10:8 -d both")]
pub(crate) struct Calls {
    /// The fn or macro: a name, the end of its path, <T as Trait>::m, or FILE:LINE:COLUMN
    #[arg(value_name = "SYMBOL|PLACE", add = complete::symbols_and_files())]
    pub(crate) target: String,

    /// Against calls, along them, or both
    #[arg(short, long, value_name = "DIRECTION", value_parser = word::<Direction>(), default_value = "incoming")]
    pub(crate) direction: Direction,

    /// How many calls to follow
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) depth: usize,

    /// Which callees to list: all has those of dependencies as well
    #[arg(long, value_name = "LEVEL", value_parser = word::<ScopeLevel>(), default_value = "project")]
    pub(crate) scope: ScopeLevel,

    /// Which part of the list.
    #[command(flatten)]
    pub(crate) page: Page,
}

/// Show what a change affects, and its tests
///
/// What depends on a symbol, on all that a file declares, or on what a diff changes; and which tests tell.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer blast Searcher::search_path
  scryer blast src/search.rs --depth 2
  scryer blast --diff
  scryer blast --diff main...HEAD")]
pub(crate) struct Blast {
    /// A symbol, FILE:LINE:COLUMN, or a file
    #[arg(value_name = "SYMBOL|PLACE|FILE", add = complete::symbols_and_files(), required_unless_present = "diff", conflicts_with = "diff")]
    pub(crate) target: Option<String>,

    /// What git says has changed: since the last commit, or in a revision or range
    #[arg(long, value_name = "REVISION", num_args = 0..=1, default_missing_value = "worktree")]
    pub(crate) diff: Option<String>,

    /// How many uses to follow
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(crate) depth: usize,

    /// Which part of the list.
    #[command(flatten)]
    pub(crate) page: Page,
}

/// Write and read decisions, and hold them against the code
///
/// Decisions are Markdown files in docs/adr of the workspace. They name paths and symbols that they are about, and uses that
/// they forbid; `check` says what is no longer so.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer adr new 'Retry twice' --path 'src/net/**' --affects net::Client::send
  scryer adr query why do we retry
  scryer adr query --symbol Client::send
  scryer adr check
  scryer adr rm 12")]
pub(crate) struct Adr {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: AdrCommand,
}

/// What can be done with decisions.
#[derive(Subcommand, Debug)]
pub(crate) enum AdrCommand {
    /// Write a decision down
    New(AdrNew),
    /// List all decisions
    List(AdrList),
    /// Print a decision, and what became of its symbols
    Show(AdrNumber),
    /// Find decisions by words, file or symbol
    Query(AdrQuery),
    /// Hold decisions against the code
    Check(AdrCheck),
    /// Take what a decision's symbols are like now for right
    Accept(AdrNumber),
    /// Remove a decision
    Rm(AdrRm),
}

/// Write a decision down
///
/// As the next number in docs/adr. Without --context and --decision, the file has places for them.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer adr new 'Retry twice'
  scryer adr new 'Retry twice' --status accepted --context 'Calls fail at times.' --decision 'We retry twice.'
  scryer adr new 'Domain knows no HTTP' --forbids 'shop::domain -> shop::http' --template madr")]
pub(crate) struct AdrNew {
    /// A few words
    #[arg(value_name = "TITLE")]
    pub(crate) title: String,

    /// Why there is something to decide, in Markdown
    #[arg(long, value_name = "TEXT")]
    pub(crate) context: Option<String>,

    /// What is decided, in Markdown
    #[arg(long, value_name = "TEXT")]
    pub(crate) decision: Option<String>,

    /// What follows, in Markdown
    #[arg(long, value_name = "TEXT")]
    pub(crate) consequences: Option<String>,

    /// How far it is
    #[arg(long, value_name = "STATUS", value_parser = word::<Status>(), default_value = "proposed")]
    pub(crate) status: Status,

    /// A path that it is about, or a glob; may be given more than once
    #[arg(long = "path", value_name = "GLOB")]
    pub(crate) paths: Vec<String>,

    /// A symbol that it is about, by its path; may be given more than once
    #[arg(long, value_name = "SYMBOL", add = complete::symbols())]
    pub(crate) affects: Vec<String>,

    /// What must not use what, as 'a::b -> c::d'; may be given more than once
    #[arg(long, value_name = "RULE")]
    pub(crate) forbids: Vec<String>,

    /// The form of the file
    #[arg(long, value_name = "FORM", value_parser = word::<Template>(), default_value = "nygard")]
    pub(crate) template: Template,

    /// Keep it in the index alone
    #[arg(long)]
    pub(crate) no_file: bool,
}

/// List all decisions
#[derive(Args, Debug)]
pub(crate) struct AdrList {
    /// Only decisions of this status
    #[arg(long, value_name = "STATUS", value_parser = word::<Status>())]
    pub(crate) status: Option<Status>,

    /// Which part of the list.
    #[command(flatten)]
    pub(crate) page: Page,
}

/// A decision, by its number.
#[derive(Args, Debug)]
pub(crate) struct AdrNumber {
    /// Its number
    #[arg(value_name = "NUMBER")]
    pub(crate) number: u32,
}

/// Find decisions by words, file or symbol
///
/// Several of them add up. A path among the words is matched by the globs of decisions.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer adr query why do we retry
  scryer adr query --file src/net/client.rs
  scryer adr query --symbol Client::send --status accepted")]
pub(crate) struct AdrQuery {
    /// The words
    #[arg(value_name = "WORDS")]
    pub(crate) words: Vec<String>,

    /// A file or directory that they are about
    #[arg(long, value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub(crate) file: Option<PathBuf>,

    /// A symbol that they are about
    #[arg(long, value_name = "SYMBOL", add = complete::symbols())]
    pub(crate) symbol: Option<String>,

    /// Only decisions of this status
    #[arg(long, value_name = "STATUS", value_parser = word::<Status>())]
    pub(crate) status: Option<Status>,

    /// Which part of the list.
    #[command(flatten)]
    pub(crate) page: Page,
}

/// Hold decisions against the code
///
/// Lists symbols that moved, changed or are gone, uses that are forbidden, and records that can't be read. Exit status 1 if
/// there is any of that, 0 if not.
#[derive(Args, Debug)]
pub(crate) struct AdrCheck {
    /// Only the decision of this number
    #[arg(value_name = "NUMBER")]
    pub(crate) number: Option<u32>,

    /// Which part of the list.
    #[command(flatten)]
    pub(crate) page: Page,
}

/// Remove a decision
///
/// Its file, and what the index keeps of it.
#[derive(Args, Debug)]
pub(crate) struct AdrRm {
    /// Its number, file or title
    #[arg(value_name = "NUMBER|FILE|TITLE", value_hint = ValueHint::FilePath)]
    pub(crate) which: String,
}

/// Read the workspace anew, or what changed of it
#[derive(Args, Debug)]
pub(crate) struct Index {
    /// Index the workspace of DIR instead
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) path: Option<PathBuf>,

    /// Read every file, whatever the index holds
    #[arg(long)]
    pub(crate) force: bool,
}

/// Choose the workspace to ask outside of any workspace
///
/// Commands that are started in a directory that belongs to no workspace ask this one from now on. Inside a workspace, that
/// one is asked as before.
#[derive(Args, Debug)]
pub(crate) struct Use {
    /// Its slug, id or root, as `scryer projects` lists them
    #[arg(value_name = "NAME", add = complete::projects())]
    pub(crate) name: String,
}

/// Drop a workspace from the index
///
/// The sources are left as they are.
#[derive(Args, Debug)]
pub(crate) struct Forget {
    /// Its slug, id or root, as `scryer projects` lists them
    #[arg(value_name = "NAME", add = complete::projects())]
    pub(crate) name: String,
}

/// Show what agents used the tools for
///
/// Calls, tokens of answers, answers cut, and how long they took, by tool: of all projects, or of the one that --project
/// names. Only the calls that `scryer serve` answers are recorded, and of them only these numbers; SCRYER_TELEMETRY=off
/// records none.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer report --since 7d
  scryer report --tool find_references --project ripgrep")]
pub(crate) struct Report {
    /// Only calls from then on: 24h, 7d, 2w, or a day such as 2026-08-01
    #[arg(long, value_name = "WHEN", value_parser = moment)]
    pub(crate) since: Option<String>,

    /// Only calls of this tool
    #[arg(long, value_name = "TOOL", value_parser = tool_names())]
    pub(crate) tool: Option<String>,
}

/// A time that `since` can be, as it was typed.
fn moment(typed: &str) -> Result<String, QueryError> {
    typed.parse::<Since>().map(|_| typed.to_owned())
}

/// The tools as agents know them.
fn tool_names() -> PossibleValuesParser {
    scryer_mcp::catalog::TOOLS.iter().map(|definition| definition.name).collect::<Vec<_>>().into()
}

/// Write the index as SCIP
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer scip
  scryer scip --output target/index.scip ../other")]
pub(crate) struct Scip {
    /// The workspace, instead of the one that you are in
    #[arg(value_name = "ROOT", value_hint = ValueHint::DirPath)]
    pub(crate) root: Option<PathBuf>,

    /// The file to write
    #[arg(short, long, value_name = "FILE", default_value = "index.scip", value_hint = ValueHint::FilePath)]
    pub(crate) output: PathBuf,
}

/// Serve the questions to agents, over MCP
///
/// Speaks the Model Context Protocol on stdin and stdout until stdin ends. The index is held by a daemon, one for each
/// SCRYER_HOME, which all clients share: the first `serve` starts it, and it leaves half an hour after the last client
/// (SCRYER_DAEMON_IDLE has other seconds). If it dies, the next call starts another one. With --http, it speaks over HTTP
/// instead, until it is ended; clients then send the token in SCRYER_HTTP_TOKEN, if that is set.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer serve --tools core
  scryer serve --http 8420        # http://127.0.0.1:8420/mcp

Client configuration:
  { \"mcpServers\": { \"scryer\": { \"command\": \"scryer\", \"args\": [\"serve\"] } } }")]
pub(crate) struct Serve {
    /// Serve from this process, with an index that is shared with nobody
    #[arg(long)]
    pub(crate) no_daemon: bool,

    /// Listen on this address for HTTP, instead of stdin; a port alone means 127.0.0.1, which only this machine reaches
    #[arg(long, value_name = "[ADDRESS:]PORT")]
    pub(crate) http: Option<String>,

    /// With --http: accept requests whose Host header has this name; localhost and the address itself always are
    #[arg(long, value_name = "NAME", requires = "http")]
    pub(crate) allow_host: Vec<String>,

    /// With --http: accept requests from pages of this origin, such as http://localhost:6274; others are refused
    #[arg(long, value_name = "ORIGIN", requires = "http")]
    pub(crate) allow_origin: Vec<String>,

    /// Which tools to offer: the main code tools, all code tools, the file tools, or everything
    #[arg(long, value_name = "TOOLS", value_parser = word::<Profile>(), default_value = "full")]
    pub(crate) tools: Profile,

    /// With the file tools: refuse every path that leads out of DIR
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) root: Option<PathBuf>,

    /// Which tools to mark for loading at once, for clients that load tool definitions on demand
    #[arg(long, value_name = "TOOLS", value_parser = word::<AlwaysLoad>(), default_value = "core")]
    pub(crate) always_load: AlwaysLoad,
}

/// Look at the process that clients share, or end it
///
/// It holds the index for all clients of one SCRYER_HOME. `scryer serve` starts it; other commands use it where it runs.
#[derive(Args, Debug)]
pub(crate) struct Daemon {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: DaemonCommand,
}

/// What to do with the daemon.
#[derive(Subcommand, Clone, Copy, Debug)]
pub(crate) enum DaemonCommand {
    /// Tell whether it runs, since when and for whom
    Status,
    /// End it; the next client starts another one
    Stop,
    /// Be it
    #[command(hide = true)]
    Run,
}

/// Print a completion script for a shell
///
/// Symbols, crates and projects are completed from the index; nothing is indexed for it.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  scryer completions bash > ~/.local/share/bash-completion/completions/scryer
  scryer completions zsh > ~/.zfunc/_scryer
  scryer completions fish > ~/.config/fish/completions/scryer.fish")]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

/// A shell.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::enum_variant_names)] // one of them is called so
pub(crate) enum Shell {
    /// Bash
    Bash,
    /// Elvish
    Elvish,
    /// fish
    Fish,
    /// PowerShell
    #[value(name = "powershell")]
    Pwsh,
    /// Z shell
    Zsh,
}
