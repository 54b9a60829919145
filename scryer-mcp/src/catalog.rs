//! The published tools: names, descriptions, parameters and annotations, in one table.
//!
//! In goes nothing; out come definitions that every client accepts: one plain `type` a property, choices inline, arrays
//! with `items`, an object at the root. `arguments` coerces by the same table, so what is published is what is accepted.
//! It knows nothing of how a tool works.

use std::sync::Arc;

use rmcp::model::{JsonObject, Tool, ToolAnnotations};
use scryer::memory::Status;
use scryer::query::{Direction, RoleFilter, ScopeLevel, Section, SymbolKind, View};
use serde_json::{Value, json};

use crate::arguments;
use crate::error::ToolError;

/// A tool: what `tools/list` says of it and what `tools/call` takes.
#[derive(Debug)]
pub struct Definition {
    /// Which one.
    pub tool: ToolName,
    /// Its name in the protocol.
    pub name: &'static str,
    /// For models, at most [`MAX_DESCRIPTION`] characters.
    pub description: &'static str,
    /// What it does to the world.
    pub effect: Effect,
    /// What it takes, beside [`COMMON`].
    pub parameters: &'static [Parameter],
    /// The names of those of [`COMMON`] that are listed; the others are accepted all the same.
    pub published: &'static [&'static str],
}

/// The longest description, in characters.
pub const MAX_DESCRIPTION: usize = 600;

/// The tools by what they answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToolName {
    /// Who uses a symbol.
    FindReferences,
    /// What a name means.
    ResolveDefinition,
    /// What a line sits in.
    GetEnclosingScope,
    /// What a file defines.
    GetFileOutline,
    /// Which symbols fit some words.
    SearchSymbols,
    /// What a symbol is, at a first look.
    InspectSymbol,
    /// What a type offers and demands.
    GetTypeContract,
    /// What a crate offers.
    GetCrateOutline,
    /// Who calls what.
    TraceCallHierarchy,
    /// What depends on what.
    CalculateBlastRadius,
    /// Read what changed.
    IndexWorkspace,
    /// How the index is.
    GetIndexingStatus,
    /// What is known.
    ListProjects,
    /// What the tools were used for.
    GetTokenSavingsMetrics,
    /// Mean another project.
    SwitchActiveProject,
    /// Let go of a project.
    DeleteProject,
    /// What was decided.
    QueryAdrs,
    /// Write a decision down.
    RecordAdr,
    /// Remove a decision.
    DeleteAdr,
}

/// What a tool does to the world, as its annotations say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    Reads,
    /// It writes to the index; doing it twice is doing it once.
    Updates,
    /// It writes something new; doing it twice is two of them.
    Writes,
    /// It takes something away: from the index, or a record with its file.
    Removes,
}

/// A parameter of a tool.
#[derive(Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub shape: Shape,
    /// For models.
    pub description: &'static str,
    /// Whether the tool is of no use without it.
    pub required: bool,
    /// Whether clients are told of it; it is accepted all the same.
    pub listed: bool,
}

/// The shapes that a parameter can have.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// A string.
    Text,
    /// A whole number that is not less than this.
    Integer(u64),
    /// True or false.
    Boolean,
    /// One of the words that the library has for this.
    Word(fn() -> Vec<&'static str>),
    /// Several of such words.
    Words(fn() -> Vec<&'static str>),
    /// Likewise, but that another tool lists them: a long set is published once.
    UnlistedWords(fn() -> Vec<&'static str>),
    /// Several strings.
    Texts,
    /// Several places: `{file_path, line}`.
    Places,
}

/// The words of one of the library's closed sets.
macro_rules! words {
    ($($name:ident = $set:ty;)*) => { $(
        fn $name() -> Vec<&'static str> {
            <$set>::ALL.iter().map(|value| value.word()).collect()
        }
    )* };
}

words! {
    views = View;
    roles = RoleFilter;
    scope_levels = ScopeLevel;
    directions = Direction;
    sections = Section;
    statuses = Status;
}

/// The kinds that can be asked for: those that an index holds.
fn kinds() -> Vec<&'static str> {
    let listed =
        SymbolKind::ALL.iter().filter(|kind| !matches!(kind, SymbolKind::Parameter | SymbolKind::Local));
    listed.map(|kind| kind.word()).collect()
}

fn formats() -> Vec<&'static str> {
    vec!["json", "text"]
}

/// What every tool takes.
pub const COMMON: &[Parameter] = &[
    optional("max_tokens", Shape::Integer(1), "Most tokens of the answer"),
    optional("no_truncate", Shape::Boolean, "true: the whole answer"),
    optional("project", Shape::Text, "Known project: slug, id or root; default: the session's"),
    optional("format", Shape::Word(formats), "json (default) or text"),
];

const fn optional(name: &'static str, shape: Shape, description: &'static str) -> Parameter {
    Parameter { name, shape, description, required: false, listed: true }
}

/// One that is accepted, and learnt of elsewhere: from `see_also`, or the tool's description.
const fn unlisted(name: &'static str, shape: Shape) -> Parameter {
    Parameter { name, shape, description: "", required: false, listed: false }
}

const fn required(name: &'static str, shape: Shape, description: &'static str) -> Parameter {
    Parameter { name, shape, description, required: true, listed: true }
}

const SYMBOL: Parameter = optional("symbol", Shape::Text, "Name, or end of a path: Type::method");
const FILE: Parameter = optional("file_path", Shape::Text, "File, relative or absolute");
const LINE: Parameter = optional("line", Shape::Integer(1), "Line, from 1");
const COLUMN: Parameter = optional("column", Shape::Integer(1), "Column in bytes, from 1");
const KINDS: Parameter = optional(
    "kinds",
    Shape::UnlistedWords(kinds),
    "Only these kinds, as search_symbols has them: fn, struct",
);
const FILE_FILTER: Parameter = optional("file_filter", Shape::Text, "Only files that match this glob");
const LIMIT: Parameter = optional("limit", Shape::Integer(1), "Most items");
const OFFSET: Parameter = optional("offset", Shape::Integer(0), "Items to skip (next_offset)");

/// All tools, in the order in which they are listed.
pub const TOOLS: &[Definition] = &[
    Definition {
        tool: ToolName::SearchSymbols,
        name: "search_symbols",
        description: "Finds definitions by words: names, parts of names, paths, signatures, docs. The start when you know \
                      what something does but not what it is called. Give exactly one of query and like_symbol. \
                      Each hit has position, kind, signature and score.",
        effect: Effect::Reads,
        parameters: &[
            optional("query", Shape::Text, "Words"),
            optional("like_symbol", Shape::Text, "Find symbols that resemble this one"),
            optional("kinds", Shape::Words(kinds), "Only these kinds"),
            optional("scope_level", Shape::Word(scope_levels), "How far to look; default: project"),
            optional("crate_name", Shape::Text, "Only this crate"),
            FILE_FILTER,
            optional("limit", Shape::Integer(1), "Most items; default 20, at most 50"),
            OFFSET,
        ],
        published: &["max_tokens"],
    },
    Definition {
        tool: ToolName::FindReferences,
        name: "find_references",
        description: "Finds every use of a symbol, resolved by type, not by text: calls, imports, types, patterns, macro \
                      arguments. Each use names its enclosing symbol, so this also answers who calls it. Give symbol, or \
                      file_path + line + column. name_matched marks a use that only its name ties to the symbol; \
                      complete: true means that there are no others. An ambiguous name lists its candidates.",
        effect: Effect::Reads,
        parameters: &[
            SYMBOL,
            FILE,
            LINE,
            COLUMN,
            optional(
                "view",
                Shape::Word(views),
                "callers (default): by enclosing symbol; files; sites: each use",
            ),
            optional("role", Shape::Word(roles), "Only uses of this role; default: any"),
            optional("scope_level", Shape::Word(scope_levels), "How far to look; default: project"),
            FILE_FILTER,
            LIMIT,
            OFFSET,
        ],
        published: &["max_tokens", "no_truncate"],
    },
    Definition {
        tool: ToolName::InspectSymbol,
        name: "inspect_symbol",
        description: "First look at one or more symbols in one call: definition, docs, start of the source, first callers, \
                      callees and members with their counts. see_also has the calls for what is left out.",
        effect: Effect::Reads,
        parameters: &[
            SYMBOL,
            optional("symbols", Shape::Texts, "Several, instead of symbol"),
            optional("file_path", Shape::Text, "Only definitions in this file"),
            optional("include", Shape::Words(sections), "Only these sections"),
            optional("limit", Shape::Integer(1), "Most callers and callees; default 5"),
            optional("snippet_lines", Shape::Integer(0), "Most lines of source; default 25"),
        ],
        published: &["max_tokens"],
    },
    Definition {
        tool: ToolName::GetTypeContract,
        name: "get_type_contract",
        description: "What a type or trait offers and demands: generics, fields, variants, methods by impl, traits \
                      implemented or derived; of a trait required and provided items and implementors. Types of \
                      dependencies too. Give symbol, or file_path + line + column.",
        effect: Effect::Reads,
        parameters: &[
            SYMBOL,
            FILE,
            LINE,
            COLUMN,
            optional("compact", Shape::Boolean, "true: no docs, methods by name"),
        ],
        published: &[],
    },
    Definition {
        tool: ToolName::GetCrateOutline,
        name: "get_crate_outline",
        description: "What a linked crate offers, at the paths to import it by: modules, types, traits, fns, macros, as \
                      Markdown. Narrow it with module or query, which also list the members of types.",
        effect: Effect::Reads,
        parameters: &[
            required("crate_name", Shape::Text, "Its name"),
            optional("version", Shape::Text, "Default: the newest"),
            optional("module", Shape::Text, "Only this module, such as sync::mpsc"),
            optional("query", Shape::Text, "Only items whose name holds this"),
            KINDS,
        ],
        published: &["max_tokens"],
    },
    Definition {
        tool: ToolName::TraceCallHierarchy,
        name: "trace_call_hierarchy",
        description: "Tree of callers of a fn, or of what it calls, several levels deep, with the lines of the calls. \
                      Each node is expanded once: seen and cycle mark the others. Trait methods show what they may \
                      dispatch to. Give symbol, or file_path + line + column.",
        effect: Effect::Reads,
        parameters: &[
            SYMBOL,
            FILE,
            LINE,
            COLUMN,
            optional("direction", Shape::Word(directions), "Default: incoming (callers)"),
            optional("depth", Shape::Integer(1), "Levels; default 2, at most 8"),
            LIMIT,
            OFFSET,
        ],
        published: &[],
    },
    Definition {
        tool: ToolName::CalculateBlastRadius,
        name: "calculate_blast_radius",
        description: "What may break if something changes: all that depends on it by depth, the tests to run (as cargo \
                      test takes them), entry points (main, public API), crates. Give \
                      symbol, file_path (all of it, or line + column), or diff.",
        effect: Effect::Reads,
        parameters: &[
            SYMBOL,
            FILE,
            LINE,
            COLUMN,
            optional("diff", Shape::Text, "worktree (uncommitted), or a git revision or range"),
            optional("depth", Shape::Integer(1), "Uses to follow; default 3, at most 16"),
            LIMIT,
            OFFSET,
        ],
        published: &["max_tokens"],
    },
    Definition {
        tool: ToolName::ResolveDefinition,
        name: "resolve_definition",
        description: "Tells what a name in the source means: its definition with position, signature and first line of \
                      docs. Follows imports, re-exports, aliases, macros, fields and methods. Give file_path + line + \
                      column, or file_path + line + symbol. notice says why there is none.",
        effect: Effect::Reads,
        parameters: &[
            required("file_path", Shape::Text, "File, relative or absolute"),
            required("line", Shape::Integer(1), "Line, from 1"),
            COLUMN,
            optional("symbol", Shape::Text, "The name on that line, instead of column"),
        ],
        published: &[],
    },
    Definition {
        tool: ToolName::GetFileOutline,
        name: "get_file_outline",
        description: "Lists what a file defines, nested: name, kind, signature, lines, visibility, first line of docs. \
                      Cheaper than reading the file. Narrow it with query, kinds, or start_line and end_line; with \
                      max_tokens, docs come whole.",
        effect: Effect::Reads,
        parameters: &[
            required("file_path", Shape::Text, "File, relative or absolute"),
            optional("query", Shape::Text, "Only items whose name holds this"),
            KINDS,
            optional("start_line", Shape::Integer(1), "Only items from this line on"),
            optional("end_line", Shape::Integer(1), "Only items up to this line"),
            optional("compact", Shape::Boolean, "true: names, kinds and lines only"),
            LIMIT,
            OFFSET,
        ],
        published: &["max_tokens"],
    },
    Definition {
        tool: ToolName::GetEnclosingScope,
        name: "get_enclosing_scope",
        description: "Tells what a line sits in, innermost first: fn, impl, trait, mod, with qualified name, lines and \
                      signature, and a snippet. For stack traces and diffs: give file_path + line, or many places at \
                      once in locations.",
        effect: Effect::Reads,
        parameters: &[
            FILE,
            LINE,
            optional("locations", Shape::Places, "Several places: {file_path, line} each"),
        ],
        published: &[],
    },
    Definition {
        tool: ToolName::IndexWorkspace,
        name: "index_workspace",
        description: "Reads what changed in a workspace (force: everything). Rarely needed: questions do so by themselves. For \
                      another directory, which becomes a known project.",
        effect: Effect::Updates,
        parameters: &[
            optional("path", Shape::Text, "Directory; default: the session's workspace"),
            optional("force", Shape::Boolean, "true: read every file again"),
        ],
        published: &[],
    },
    Definition {
        tool: ToolName::GetIndexingStatus,
        name: "get_indexing_status",
        description: "Tells whether the index is ready, building or stale, what failed to parse and why, and when it was \
                      last brought up to date.",
        effect: Effect::Reads,
        parameters: &[],
        published: &["project"],
    },
    Definition {
        tool: ToolName::ListProjects,
        name: "list_projects",
        description: "Lists known workspaces: root, counts of files and symbols, when each was indexed.",
        effect: Effect::Reads,
        parameters: &[],
        published: &[],
    },
    Definition {
        tool: ToolName::GetTokenSavingsMetrics,
        name: "get_token_savings_metrics",
        description: "Measured use of these tools: calls, tokens of answers, answers cut, follow-ups, latency. It \
                      estimates no savings.",
        effect: Effect::Reads,
        parameters: &[
            optional("since", Shape::Text, "Such as 24h, 7d or 2026-08-01"),
            optional("tool", Shape::Text, "Only this tool"),
        ],
        published: &["project"],
    },
    Definition {
        tool: ToolName::SwitchActiveProject,
        name: "switch_active_project",
        description: "Makes a known project the one that later calls of this session mean.",
        effect: Effect::Updates,
        parameters: &[required("project", Shape::Text, "Its slug, id or root")],
        published: &[],
    },
    Definition {
        tool: ToolName::DeleteProject,
        name: "delete_project",
        description: "Drops a project from the index; its sources stay.",
        effect: Effect::Removes,
        parameters: &[required("project", Shape::Text, "Its slug, id or root")],
        published: &[],
    },
    Definition {
        tool: ToolName::QueryAdrs,
        name: "query_adrs",
        description: "Decisions about words, a file or a symbol (all, if none is given), why they match, whether the symbols \
                      they name still hold, and forbidden uses. Ask before changing how things work.",
        effect: Effect::Reads,
        parameters: &[
            optional("query", Shape::Text, "Words or a path"),
            optional("file_path", Shape::Text, "File or directory"),
            optional("symbol", Shape::Text, "Name or path"),
            optional("status", Shape::Word(statuses), "Only these"),
            unlisted("limit", Shape::Integer(1)),
            unlisted("offset", Shape::Integer(0)),
        ],
        published: &[],
    },
    Definition {
        tool: ToolName::RecordAdr,
        name: "record_adr",
        description: "Writes a decision as the next docs/adr/NNNN-title.md. affects (symbols) and forbids (a::b -> c::d) tie \
                      it to the code.",
        effect: Effect::Writes,
        parameters: &[
            required("title", Shape::Text, "A few words"),
            required("context", Shape::Text, "Why"),
            required("decision", Shape::Text, "What"),
            optional("status", Shape::Word(statuses), "Default: proposed"),
            optional("consequences", Shape::Text, "What follows"),
            optional("affected_paths", Shape::Texts, "Globs"),
            unlisted("affects", Shape::Texts),
            unlisted("forbids", Shape::Texts),
        ],
        published: &[],
    },
    Definition {
        tool: ToolName::DeleteAdr,
        name: "delete_adr",
        description: "Removes a decision and its file. Give one argument.",
        effect: Effect::Removes,
        parameters: &[
            optional("adr_number", Shape::Integer(1), "Its number"),
            optional("file_path", Shape::Text, "Its file"),
            optional("title", Shape::Text, "Its title"),
        ],
        published: &[],
    },
];

/// The definition of the tool with this name.
pub fn find(name: &str) -> Option<&'static Definition> {
    TOOLS.iter().find(|definition| definition.name == name)
}

/// As [`find`]; a name that no tool has is an error with the nearest one.
pub fn named(name: &str) -> Result<&'static Definition, ToolError> {
    find(name).ok_or_else(|| {
        let known: Vec<&'static str> = TOOLS.iter().map(|definition| definition.name).collect();
        ToolError::Wrong {
            argument: "tool",
            takes: match arguments::nearest(name, &known) {
                Some(nearest) => format!("the name of a tool, such as {nearest}"),
                None => format!("one of {}", known.join(", ")),
            },
            got: format!("{name:?}"),
        }
    })
}

impl Definition {
    /// Everything that the tool accepts.
    pub fn accepted(&self) -> impl Iterator<Item = &'static Parameter> {
        let own = self.parameters;
        own.iter().chain(COMMON.iter().filter(move |common| own.iter().all(|own| own.name != common.name)))
    }

    /// What `tools/list` says of it.
    pub fn published(&self) -> Tool {
        let listed = self.accepted().filter(|parameter| {
            let is_own = COMMON.iter().all(|common| common.name != parameter.name);
            is_own && parameter.listed || self.published.contains(&parameter.name)
        });
        let mut properties = JsonObject::new();
        let mut required = Vec::new();
        for parameter in listed {
            properties.insert(parameter.name.to_owned(), parameter.schema());
            if parameter.required {
                required.push(Value::from(parameter.name));
            }
        }
        let mut schema = JsonObject::new();
        schema.insert("type".to_owned(), "object".into());
        schema.insert("properties".to_owned(), properties.into());
        if !required.is_empty() {
            schema.insert("required".to_owned(), required.into());
        }
        // What is not said is what the protocol takes to be so.
        let annotations = ToolAnnotations::new();
        let annotations = match self.effect {
            Effect::Reads => annotations.read_only(true),
            Effect::Removes => annotations.read_only(false).destructive(true),
            Effect::Updates => annotations.read_only(false).destructive(false).idempotent(true),
            Effect::Writes => annotations.read_only(false).destructive(false),
        };
        Tool::new(self.name, self.description, Arc::new(schema)).with_annotations(annotations)
    }
}

impl Parameter {
    fn schema(&self) -> Value {
        let mut schema = match self.shape {
            Shape::Text => json!({"type": "string"}),
            Shape::Integer(_) => json!({"type": "integer"}),
            Shape::Boolean => json!({"type": "boolean"}),
            Shape::Word(words) => json!({"type": "string", "enum": words()}),
            Shape::Words(words) => json!({"type": "array", "items": {"type": "string", "enum": words()}}),
            Shape::Texts | Shape::UnlistedWords(_) => json!({"type": "array", "items": {"type": "string"}}),
            Shape::Places => json!({"type": "array", "items": {
                "type": "object",
                "properties": {"file_path": {"type": "string"}, "line": {"type": "integer"}},
                "required": ["file_path", "line"],
            }}),
        };
        schema["description"] = self.description.into();
        schema
    }
}
