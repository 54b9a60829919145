//! The published file tools: names, descriptions, arguments and hints, in one table.
//!
//! In goes nothing; out come the definitions that `tools/list` shows, that calls are checked against, and that the command
//! line makes its subcommands of. It knows nothing of how a tool works.

use serde_json::{Map, Value, json};

/// A file tool.
#[derive(Debug)]
pub struct FileTool {
    /// Its name in the protocol and on the command line.
    pub name: &'static str,
    /// Which subcommand holds it.
    pub family: Family,
    /// For people.
    pub title: &'static str,
    /// For models, at most [`MAX_DESCRIPTION`](crate::catalog::MAX_DESCRIPTION) characters.
    pub description: &'static str,
    /// What it does to the world.
    pub hints: Hints,
    /// What a call holds.
    pub shape: Shape,
    /// The keys that the command line takes by their place; the last takes several where it holds several.
    pub positional: &'static [&'static str],
}

/// The three groups of tools.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Files and directories.
    Fs,
    /// Repositories.
    Git,
    /// Pages and downloads.
    Web,
}

impl Family {
    /// Every one, in the order of the table.
    pub const ALL: [Family; 3] = [Family::Fs, Family::Git, Family::Web];

    /// The name of the subcommand.
    pub const fn word(self) -> &'static str {
        match self {
            Family::Fs => "fs",
            Family::Git => "git",
            Family::Web => "web",
        }
    }
}

/// What a tool does to the world, as its annotations say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hints {
    /// It changes nothing.
    pub read_only: bool,
    /// It may take something away; unsaid where that is no question.
    pub destructive: Option<bool>,
    /// It reaches beyond this machine.
    pub open_world: bool,
    /// Clients are asked to load it at the start.
    pub first: bool,
}

const READS: Hints = Hints { read_only: true, destructive: None, open_world: false, first: false };
const WRITES: Hints = Hints { read_only: false, destructive: Some(false), open_world: false, first: false };
const DESTROYS: Hints = Hints { destructive: Some(true), ..WRITES };

const fn first(hints: Hints) -> Hints {
    Hints { first: true, ..hints }
}

const fn open(hints: Hints) -> Hints {
    Hints { open_world: true, ..hints }
}

/// What a call of a tool holds.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// One operation.
    Single(&'static [Parameter]),
    /// Several of one kind.
    Batch(Batch),
}

/// What a call with several operations holds.
#[derive(Clone, Copy, Debug)]
pub struct Batch {
    /// The key whose elements are each an item with nothing but this: `paths` of `path`.
    pub list: Option<(&'static str, &'static str)>,
    /// Whether there is a key `items`.
    pub items: bool,
    /// What an item takes. All of it may also stand beside the items, for those that don't set it.
    pub item: &'static [Parameter],
    /// Keys of the item that are published beside the items.
    pub shared: &'static [&'static str],
    /// Keys that make an item of a call without items.
    pub wraps: &'static [&'static str],
    /// Whether items print what they hold; else one line.
    pub full: bool,
}

/// An argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub kind: Kind,
    /// For models.
    pub description: &'static str,
    /// Whether nothing can be done without it.
    pub required: bool,
}

/// What an argument takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Text, kept as it came.
    Text,
    /// True or false; the value where it isn't given.
    Flag(bool),
    /// A whole number from the first to the second; the third where it isn't given.
    Integer(u64, u64, Option<u64>),
    /// One of these words, or of those that mean the same.
    Word(&'static [&'static str], &'static [&'static str]),
    /// Several texts.
    Texts,
    /// An object.
    Object(&'static [Parameter]),
    /// Several objects.
    Objects(&'static [Parameter]),
    /// Several objects, each checked on its own when its turn comes.
    Requests(&'static [Parameter]),
}

const ANY: u64 = u64::MAX;

const fn needs(name: &'static str, kind: Kind, description: &'static str) -> Parameter {
    Parameter { name, kind, description, required: true }
}

const fn takes(name: &'static str, kind: Kind, description: &'static str) -> Parameter {
    Parameter { name, kind, description, required: false }
}

/// What every tool takes: arguments that are in a file.
pub const COMMON: &[Parameter] = &[
    takes("args_path", Kind::Text, "File with the arguments as JSON"),
    takes("args_offset", Kind::Integer(0, ANY, Some(0)), "First character there"),
    takes("args_length", Kind::Integer(0, ANY, None), "Characters there"),
];

const PATH: Parameter = needs("path", Kind::Text, "Path");
const ALLOW_MISSING: Parameter =
    takes("allowMissing", Kind::Flag(false), "true: an absent path is an answer, not an error");
const NO_DEFAULT_EXCLUDES: Parameter =
    takes("noDefaultExcludes", Kind::Flag(false), "true: node_modules, target and .git too");
const DUMPS: Kind =
    Kind::Word(&["markdown", "text", "html", "links", "readability"], &["md", "txt", "readable", "article"]);
const USER_AGENT: Parameter = takes("userAgent", Kind::Text, "User-Agent; default: like a browser's");
const MAX_REDIRECTS: Parameter = takes("maxRedirects", Kind::Integer(0, 20, Some(5)), "Redirects followed");
const TIMEOUT_MS: Parameter =
    takes("timeoutMs", Kind::Integer(1, 600_000, Some(20_000)), "Milliseconds for all of it");

/// A text, or a slice of a file that holds it.
macro_rules! text_or_file {
    ($name:literal, $path:literal, $offset:literal, $length:literal, $about:literal) => {
        [
            takes($name, Kind::Text, $about),
            takes($path, Kind::Text, concat!("File with the ", $name, ", instead of it")),
            takes($offset, Kind::Integer(0, ANY, Some(0)), "First character there"),
            takes($length, Kind::Integer(0, ANY, None), "Characters there; default: to the end"),
        ]
    };
}

const CONTENT: [Parameter; 4] =
    text_or_file!("content", "content_path", "content_offset", "content_length", "Bytes, exactly");
const OLD: [Parameter; 4] = text_or_file!(
    "old_string",
    "old_string_path",
    "old_string_offset",
    "old_string_length",
    "Text that is there, literally"
);
const NEW: [Parameter; 4] = text_or_file!(
    "new_string",
    "new_string_path",
    "new_string_offset",
    "new_string_length",
    "Text that takes its place, literally"
);
const REPLACEMENT: [Parameter; 4] = text_or_file!(
    "replacement",
    "replacement_path",
    "replacement_offset",
    "replacement_length",
    "Lines that take their place; empty deletes"
);
const PATTERN: [Parameter; 4] = text_or_file!(
    "pattern",
    "pattern_path",
    "pattern_offset",
    "pattern_length",
    "Regex (Rust syntax), or text with literal"
);
const MESSAGE: [Parameter; 4] = text_or_file!(
    "message",
    "messagePath",
    "messageOffset",
    "messageLength",
    "type(scope)!: summary, an empty line, body"
);

/// Takes an array of parameters apart, as a constant may.
macro_rules! spread {
    ([$($before:expr),* $(,)?], $four:ident, [$($after:expr),* $(,)?]) => {
        &[$($before,)* at(&$four, 0), at(&$four, 1), at(&$four, 2), at(&$four, 3), $($after),*]
    };
}

const fn at(four: &[Parameter; 4], index: usize) -> Parameter {
    four[index]
}

const READ_ITEM: &[Parameter] = &[
    needs("path", Kind::Text, "Path, or URL with isUrl"),
    takes("isUrl", Kind::Flag(false), "true: path is a URL; its body comes as text"),
    takes("offset", Kind::Integer(0, ANY, Some(0)), "First character; of binary files, byte"),
    takes("length", Kind::Integer(0, ANY, None), "How many; default: to the end"),
    ALLOW_MISSING,
];

const LINES_ITEM: &[Parameter] = &[
    PATH,
    takes("start_line", Kind::Integer(1, ANY, Some(1)), "First line, from 1"),
    takes("line_count", Kind::Integer(1, ANY, None), "How many; default: to the end"),
    ALLOW_MISSING,
];

const WRITE_ITEM: &[Parameter] = spread!(
    [PATH],
    CONTENT,
    [takes("mode", Kind::Word(&["rewrite", "append"], &[]), "rewrite (default) or append")]
);

const LIST_ITEM: &[Parameter] = &[
    needs("path", Kind::Text, "Directory"),
    takes("depth", Kind::Integer(0, 64, Some(2)), "1: the entries themselves"),
    takes("maxEntries", Kind::Integer(1, ANY, Some(500)), "Most entries; the least deep come first"),
    takes("excludePatterns", Kind::Texts, "Left out: * any text, ? one character, trailing / directories"),
    takes("includeFiles", Kind::Flag(true), "false: directories only"),
    NO_DEFAULT_EXCLUDES,
    ALLOW_MISSING,
];

const COPY_ITEM: &[Parameter] = &[
    needs("source", Kind::Text, "What is copied"),
    needs("destination", Kind::Text, "Its copy; parents are made"),
    takes("recursive", Kind::Flag(false), "Needed for a directory"),
    takes("force", Kind::Flag(false), "true: replace a file, merge into a directory"),
];

const MOVE_ITEM: &[Parameter] = &[
    needs("source", Kind::Text, "What is moved"),
    needs("destination", Kind::Text, "Its new path; nothing may be there"),
];

const REMOVE_ITEM: &[Parameter] = &[
    needs("path", Kind::Text, "What is removed"),
    takes("recursive", Kind::Flag(false), "Needed for a directory"),
    takes("force", Kind::Flag(false), "true: an absent path is a success"),
];

const STAT_ITEM: &[Parameter] = &[PATH, ALLOW_MISSING];

const EDIT_ITEM: &[Parameter] = &[
    needs("file_path", Kind::Text, "File"),
    at(&OLD, 0),
    at(&OLD, 1),
    at(&OLD, 2),
    at(&OLD, 3),
    at(&NEW, 0),
    at(&NEW, 1),
    at(&NEW, 2),
    at(&NEW, 3),
    takes("expected_replacements", Kind::Integer(1, ANY, None), "How often old_string is there; default 1"),
    takes("replace_all", Kind::Flag(false), "true: however often it is there"),
];

const EDIT_LINES_ITEM: &[Parameter] = spread!(
    [
        needs("file_path", Kind::Text, "File"),
        needs("start_line", Kind::Integer(0, ANY, None), "First line, from 1; 0 only with after"),
        takes("end_line", Kind::Integer(0, ANY, None), "Last line, inclusive; default start_line"),
    ],
    REPLACEMENT,
    [
        takes("after", Kind::Flag(false), "true: insert after end_line instead"),
        takes("expected_lines", Kind::Integer(0, ANY, None), "Lines that the file or the range must have"),
    ]
);

const SEARCH_ITEM: &[Parameter] = spread!(
    [needs("path", Kind::Text, "Directory or file")],
    PATTERN,
    [
        takes("filePattern", Kind::Text, "Globs separated by |, e.g. *.rs|*.toml"),
        takes("ignoreCase", Kind::Flag(true), "false: letter case counts"),
        takes("literal", Kind::Flag(false), "true: the pattern is text"),
        takes("wordMatch", Kind::Flag(false), "true: whole words only"),
        takes("multiline", Kind::Flag(false), "true: matches may cross lines"),
        takes("maxResults", Kind::Integer(0, ANY, None), "Most lines printed, context included"),
        takes("includeHidden", Kind::Flag(false), "true: names that begin with a dot too"),
        NO_DEFAULT_EXCLUDES,
        takes("contextLines", Kind::Integer(0, 100, Some(2)), "Lines around a match"),
        takes("timeout_ms", Kind::Integer(1, 600_000, Some(25_000)), "Milliseconds"),
    ]
);

const FETCH_ITEM: &[Parameter] = &[
    needs("url", Kind::Text, "http or https"),
    takes("dump", DUMPS, "What HTML becomes; default markdown"),
    TIMEOUT_MS,
    takes("maxBytes", Kind::Integer(1, ANY, Some(5_000_000)), "Decoded bytes that are read"),
    MAX_REDIRECTS,
    USER_AGENT,
];

const EXTRACT_ITEM: &[Parameter] = &[
    takes("html", Kind::Text, "The HTML"),
    takes("path", Kind::Text, "File with the HTML, instead of it"),
    takes("dump", DUMPS, "What it becomes; default markdown"),
    takes("baseUrl", Kind::Text, "URL that relative links count from"),
];

const DOWNLOAD_ITEM: &[Parameter] = &[
    needs("url", Kind::Text, "http or https"),
    needs("path", Kind::Text, "File; parents are made"),
    takes("overwrite", Kind::Flag(false), "true: replace an existing file"),
    takes("maxBytes", Kind::Integer(1, ANY, Some(50_000_000)), "Decoded bytes; more is an error"),
    TIMEOUT_MS,
    MAX_REDIRECTS,
    USER_AGENT,
];

/// What the requests of an inspection take, all operations together.
pub const INSPECT_REQUEST: &[Parameter] = &[
    takes("id", Kind::Text, "Name of its answer; default request-N"),
    needs(
        "op",
        Kind::Word(&["count-files", "search", "json-pick", "snippet", "git-status"], &[]),
        "What is asked",
    ),
    takes("path", Kind::Text, "File or directory, from root"),
    takes("glob", Kind::Text, "count-files: names; default *"),
    takes("recursive", Kind::Flag(false), "count-files, search (default true): directories below too"),
    takes("pattern", Kind::Text, "search: regex, case-sensitive"),
    takes("literal", Kind::Flag(false), "search: the pattern is text"),
    takes("filePattern", Kind::Text, "search: globs separated by |"),
    takes("maxMatches", Kind::Integer(1, 1000, Some(20)), "search: most lines"),
    takes(
        "extract",
        Kind::Objects(&[
            needs("name", Kind::Text, "Key of the value"),
            needs("regex", Kind::Text, "Its group 1, or all of it"),
        ]),
        "search: parts of the first line that matches",
    ),
    NO_DEFAULT_EXCLUDES,
    takes("pointers", Kind::Texts, "json-pick: RFC 6901 pointers"),
    takes("patterns", Kind::Texts, "snippet: texts, any of which may match"),
    takes("contextLines", Kind::Integer(0, 100, Some(2)), "snippet: lines around"),
    takes("maxSnippets", Kind::Integer(1, 1000, Some(10)), "snippet: most pieces"),
];

const AUTHOR: Parameter = takes(
    "author",
    Kind::Object(&[needs("name", Kind::Text, "Name"), needs("email", Kind::Text, "Address")]),
    "The author, where it isn't who commits",
);
const REPOSITORY: Parameter = needs("path", Kind::Text, "Directory or file in the worktree");
const ALLOW_EMPTY: Parameter = takes("allowEmpty", Kind::Flag(false), "true: a commit without changes");
const NO_VERIFY: Parameter = takes("noVerify", Kind::Flag(false), "true: pass over hooks");
const FILES_TO_STAGE: Parameter = takes("filesToStage", Kind::Texts, "Staged before; exact names");

const fn batch(list: Option<(&'static str, &'static str)>, item: &'static [Parameter]) -> Batch {
    Batch { list, items: true, item, shared: &[], wraps: &["path"], full: true }
}

const PATHS: Option<(&str, &str)> = Some(("paths", "path"));

/// All tools, in the order in which they are listed.
pub const TOOLS: &[FileTool] = &[
    FileTool {
        name: "file-read",
        family: Family::Fs,
        title: "Read files",
        description: "Reads files, images, directory listings or URLs; several in one call. paths reads whole files (the \
                      first 80,000 characters), items slices by character. A cut answer ends in a notice with the offset \
                      that goes on. Images come as images, other binary files as base64. UTF-16 is decoded; bytes that \
                      are no text show as U+FFFD. For numbered lines use file-read-line-range.",
        hints: first(open(READS)),
        shape: Shape::Batch(Batch { shared: &["allowMissing"], ..batch(PATHS, READ_ITEM) }),
        positional: &["paths"],
    },
    FileTool {
        name: "file-read-line-range",
        family: Family::Fs,
        title: "Read numbered lines",
        description: "Reads lines with their numbers, from start_line on, line_count of them; several files in one call. The \
                      numbers are those that file-edit-lines takes. A cut answer ends in a notice with the start_line that \
                      goes on. Only LF ends a line; CR is not shown.",
        hints: first(READS),
        shape: Shape::Batch(Batch { shared: &["allowMissing"], ..batch(PATHS, LINES_ITEM) }),
        positional: &["paths"],
    },
    FileTool {
        name: "file-write",
        family: Family::Fs,
        title: "Write files",
        description: "Writes whole files, or appends. The bytes are exactly those given. A rewrite is whole or not there at \
                      all, whatever happens; mode, links and owner stay. Parents are made. To change part of a file use \
                      file-edit or file-edit-lines.",
        hints: DESTROYS,
        shape: Shape::Batch(Batch { full: false, ..batch(None, WRITE_ITEM) }),
        positional: &["path"],
    },
    FileTool {
        name: "dir-create",
        family: Family::Fs,
        title: "Make directories",
        description: "Makes directories with their parents. One that exists is a success.",
        hints: WRITES,
        shape: Shape::Batch(Batch { items: false, full: false, ..batch(PATHS, &[PATH]) }),
        positional: &["paths"],
    },
    FileTool {
        name: "dir-list",
        family: Family::Fs,
        title: "List directories",
        description: "Lists what is below a directory, to a depth: directories end in /, links in @ and are not followed. \
                      Hidden names are listed; node_modules, target and .git are not, unless noDefaultExcludes. Where there \
                      are too many, the least deep come first and a notice names the directories that were cut.",
        hints: first(READS),
        shape: Shape::Batch(batch(None, LIST_ITEM)),
        positional: &["path"],
    },
    FileTool {
        name: "path-copy",
        family: Family::Fs,
        title: "Copy files and trees",
        description: "Copies a file, or with recursive a tree; links stay links. An existing destination is an error without \
                      force.",
        hints: WRITES,
        shape: Shape::Batch(Batch { full: false, wraps: &["source"], ..batch(None, COPY_ITEM) }),
        positional: &["source", "destination"],
    },
    FileTool {
        name: "path-move",
        family: Family::Fs,
        title: "Move and rename",
        description: "Moves or renames a file, link or tree. An existing destination is always an error; nothing is \
                      overwritten.",
        hints: DESTROYS,
        shape: Shape::Batch(Batch { full: false, wraps: &["source"], ..batch(None, MOVE_ITEM) }),
        positional: &["source", "destination"],
    },
    FileTool {
        name: "path-remove",
        family: Family::Fs,
        title: "Remove files and trees",
        description: "Removes files and links, and with recursive directories. A link is removed itself, never what is \
                      behind it. The root, the home and the working directory are refused.",
        hints: DESTROYS,
        shape: Shape::Batch(Batch {
            full: false,
            shared: &["recursive", "force"],
            ..batch(PATHS, REMOVE_ITEM)
        }),
        positional: &["paths"],
    },
    FileTool {
        name: "path-stat",
        family: Family::Fs,
        title: "Describe paths",
        description: "Tells kind, size, mode and times of paths, without opening them. A link is described by its target.",
        hints: first(READS),
        shape: Shape::Batch(Batch {
            items: false,
            full: false,
            shared: &["allowMissing"],
            ..batch(PATHS, STAT_ITEM)
        }),
        positional: &["paths"],
    },
    FileTool {
        name: "file-edit",
        family: Family::Fs,
        title: "Edit by text",
        description: "Replaces exact text by exact text. old_string must be there exactly once, or expected_replacements \
                      times, or with replace_all any number of times; else nothing changes and the error says where it \
                      nearly matched. Both are literal: no regex, no $1. LF stands for the file's CRLF. All other bytes \
                      stay. Several items run in order.",
        hints: first(DESTROYS),
        shape: Shape::Batch(Batch {
            full: false,
            wraps: &["file_path", "old_string"],
            ..batch(None, EDIT_ITEM)
        }),
        positional: &["file_path"],
    },
    FileTool {
        name: "file-edit-lines",
        family: Family::Fs,
        title: "Edit by line",
        description: "Replaces lines start_line to end_line, deletes them with an empty replacement, or with after inserts \
                      behind end_line. Line endings become the file's. expected_lines guards against a file that changed \
                      meanwhile. All other lines stay as they are.",
        hints: first(DESTROYS),
        shape: Shape::Batch(Batch {
            full: false,
            wraps: &["file_path", "start_line"],
            ..batch(None, EDIT_LINES_ITEM)
        }),
        positional: &["file_path"],
    },
    FileTool {
        name: "fs-search",
        family: Family::Fs,
        title: "Search content",
        description: "Searches files for a regex (Rust syntax: no look-around) or, with literal, text. Letter case is ignored \
                      by default. Prints N:LINE for matches and N-LINE around them, in the order of paths, the same in \
                      every run. node_modules, target and hidden names are left out by default; .gitignore is not \
                      consulted. What was binary, unreadable or cut is said; a timeout is never `no matches`.",
        hints: first(READS),
        shape: Shape::Batch(Batch {
            wraps: &["path", "pattern", "pattern_path"],
            ..batch(None, SEARCH_ITEM)
        }),
        positional: &["pattern", "path"],
    },
    FileTool {
        name: "fs-inspect",
        family: Family::Fs,
        title: "Ask several small questions",
        description: "Answers several small read-only questions about one directory in one call: count-files, search (with \
                      extracts), json-pick (RFC 6901 pointers), snippet, git-status. Each answer has status, value, \
                      confidence and evidence. Everything stays in root.",
        hints: READS,
        shape: Shape::Single(&[
            needs("root", Kind::Text, "Directory"),
            needs("requests", Kind::Requests(INSPECT_REQUEST), "1 to 64 questions"),
            takes("maxSnippetChars", Kind::Integer(0, 60_000, Some(6000)), "Characters of evidence, in all"),
            takes("mode", Kind::Word(&["strict", "balanced", "speed"], &[]), "Echoed"),
        ]),
        positional: &["root", "requests"],
    },
    FileTool {
        name: "git-status",
        family: Family::Git,
        title: "Show the state of a worktree",
        description: "Shows branch and changed paths; exact names are in entries. Runs nothing that the repository names, \
                      and takes no lock.",
        hints: first(READS),
        shape: Shape::Single(&[
            REPOSITORY,
            takes("includeUntracked", Kind::Flag(true), "false: only files that git knows"),
        ]),
        positional: &["path"],
    },
    FileTool {
        name: "git-add",
        family: Family::Git,
        title: "Stage",
        description: "Stages paths (exact names, not patterns), everything (all), or what git knows (update); without any of \
                      them, path itself. A path that matches nothing stages nothing.",
        hints: Hints { destructive: None, ..WRITES },
        shape: Shape::Single(&[
            REPOSITORY,
            takes("paths", Kind::Texts, "Exact names, from path"),
            takes("all", Kind::Flag(false), "true: everything"),
            takes("update", Kind::Flag(false), "true: what git knows"),
            takes("force", Kind::Flag(false), "true: ignored files too"),
        ]),
        positional: &["paths"],
    },
    FileTool {
        name: "git-commit",
        family: Family::Git,
        title: "Commit",
        description: "Commits what is staged, after staging filesToStage. The message is `type(scope)!: summary`, checked \
                      before anything runs. Hooks run unless noVerify; the configured identity is used.",
        hints: DESTROYS,
        shape: Shape::Single(spread!(
            [REPOSITORY],
            MESSAGE,
            [
                AUTHOR,
                takes("amend", Kind::Flag(false), "true: replace the last commit"),
                ALLOW_EMPTY,
                NO_VERIFY,
                FILES_TO_STAGE,
            ]
        )),
        positional: &[],
    },
    FileTool {
        name: "git-amend",
        family: Family::Git,
        title: "Rewrite the last commit",
        description: "Replaces the last commit by one with what is staged, too; without a message the old one stays.",
        hints: DESTROYS,
        shape: Shape::Single(spread!(
            [REPOSITORY],
            MESSAGE,
            [
                AUTHOR,
                takes("resetAuthor", Kind::Flag(false), "true: who amends becomes the author"),
                ALLOW_EMPTY,
                NO_VERIFY,
                FILES_TO_STAGE,
            ]
        )),
        positional: &[],
    },
    FileTool {
        name: "git-diff",
        family: Family::Git,
        title: "Show differences",
        description: "Shows what the worktree has and the index hasn't; with staged, the index against HEAD; with source, \
                      against that revision; with source and target, between them. paths narrows it; stat, nameOnly and \
                      check change the form.",
        hints: first(READS),
        shape: Shape::Single(&[
            REPOSITORY,
            takes("source", Kind::Text, "Revision: the older side"),
            takes("target", Kind::Text, "Revision: the newer side"),
            takes("paths", Kind::Texts, "Only these; exact names"),
            takes("staged", Kind::Flag(false), "true: the index"),
            takes("nameOnly", Kind::Flag(false), "true: names"),
            takes("stat", Kind::Flag(false), "true: counts"),
            takes("check", Kind::Flag(false), "true: faults such as blanks at line ends"),
            takes("contextLines", Kind::Integer(0, 4_294_967_295, Some(3)), "Lines around a change"),
        ]),
        positional: &["paths"],
    },
    FileTool {
        name: "git-show",
        family: Family::Git,
        title: "Show commits and files",
        description: "Shows commits, tags, trees or files at a revision (REV:path, or filePath for each revision).",
        hints: first(READS),
        shape: Shape::Single(&[
            REPOSITORY,
            takes("object", Kind::Text, "Revision or REV:path"),
            takes("objects", Kind::Texts, "Several, in order"),
            takes("filePath", Kind::Text, "A file: shown as it is in each revision"),
            takes("stat", Kind::Flag(false), "true: a commit's changes as counts"),
            takes("format", Kind::Word(&["raw"], &[]), "raw: the commit as it is stored"),
        ]),
        positional: &["objects"],
    },
    FileTool {
        name: "web-fetch",
        family: Family::Web,
        title: "Fetch pages",
        description: "Gets pages and converts HTML to markdown, text, links or the article alone (readability). Scripts don't \
                      run: where a page needs them, use web-render. Addresses of private networks are refused; localhost is \
                      allowed by its own name. A status of 400 or more is an answer.",
        hints: open(READS),
        shape: Shape::Batch(Batch {
            shared: &["dump", "timeoutMs", "maxBytes", "maxRedirects", "userAgent"],
            wraps: &["url"],
            ..batch(Some(("url", "url")), FETCH_ITEM)
        }),
        positional: &["url"],
    },
    FileTool {
        name: "web-render",
        family: Family::Web,
        title: "Render a page",
        description: "Loads a page in an external headless browser, scripts included, and converts what it shows. The URL is \
                      checked before; what the browser itself asks for is not.",
        hints: open(READS),
        shape: Shape::Single(&[
            needs("url", Kind::Text, "http or https"),
            takes("dump", DUMPS, "What the page becomes; default html"),
            takes("selector", Kind::Text, "CSS selector to wait for"),
            takes("waitUntil", Kind::Text, "Event to wait for"),
            USER_AGENT,
            takes("stealth", Kind::Flag(false), "true: look like a browser with a window"),
            takes("quiet", Kind::Flag(false), "true: the browser says nothing else"),
            takes("wait", Kind::Integer(0, 60, Some(5)), "Seconds after loading"),
            takes("timeout", Kind::Integer(1, 600, Some(120)), "Seconds for the browser"),
        ]),
        positional: &["url"],
    },
    FileTool {
        name: "web-extract",
        family: Family::Web,
        title: "Convert HTML",
        description: "Converts HTML at hand, or in a file, to markdown, text, links or the article alone. Nothing is fetched.",
        hints: READS,
        shape: Shape::Batch(Batch { wraps: &["html", "path"], ..batch(None, EXTRACT_ITEM) }),
        positional: &["path"],
    },
    FileTool {
        name: "download-to-file",
        family: Family::Web,
        title: "Download to a file",
        description: "Saves what a URL gives, all of it or nothing: a failed download leaves no file. An existing file is an \
                      error without overwrite. Only 2xx is saved. The answer has size and sha256.",
        hints: open(DESTROYS),
        shape: Shape::Batch(Batch {
            full: false,
            shared: &["maxBytes", "timeoutMs", "maxRedirects", "userAgent"],
            wraps: &["url"],
            ..batch(None, DOWNLOAD_ITEM)
        }),
        positional: &["url", "path"],
    },
];

/// The tool with this name.
pub fn find(name: &str) -> Option<&'static FileTool> {
    TOOLS.iter().find(|tool| tool.name == name)
}

impl FileTool {
    /// What `tools/list` says that it takes, without [`COMMON`].
    pub fn listed(&self) -> Vec<(&'static str, Value, bool)> {
        let plain = |parameter: &Parameter| (parameter.name, parameter.schema(), parameter.required);
        match &self.shape {
            Shape::Single(parameters) => parameters.iter().map(plain).collect(),
            Shape::Batch(batch) => {
                let mut listed = Vec::new();
                if let Some((list, key)) = batch.list {
                    let text = json!({"type": "string"});
                    listed.push(match list == key {
                        true => (list, described(text, "First of what is asked for"), false),
                        false => {
                            let about =
                                if batch.items { "Paths, without settings of their own" } else { "Paths" };
                            (list, described(json!({"type": "array", "items": text}), about), !batch.items)
                        }
                    });
                }
                if batch.items {
                    let items = json!({"type": "array", "items": object_schema(batch.item)});
                    listed.push((
                        "items",
                        described(items, "One object for each operation"),
                        batch.list.is_none(),
                    ));
                }
                let shared = batch.item.iter().filter(|one| batch.shared.contains(&one.name));
                listed.extend(shared.map(|one| (one.name, one.schema(), false)));
                listed
            }
        }
    }

    /// The schema of its arguments.
    pub fn schema(&self) -> Map<String, Value> {
        let mut properties = Map::new();
        let mut required = Vec::new();
        let common = COMMON.iter().map(|one| (one.name, one.schema(), false));
        for (name, schema, is_required) in self.listed().into_iter().chain(common) {
            properties.insert(name.to_owned(), schema);
            if is_required {
                required.push(Value::from(name));
            }
        }
        let mut schema = Map::new();
        schema.insert("type".to_owned(), "object".into());
        schema.insert("properties".to_owned(), properties.into());
        if !required.is_empty() {
            schema.insert("required".to_owned(), required.into());
        }
        schema.insert("additionalProperties".to_owned(), false.into());
        schema
    }
}

fn described(mut schema: Value, description: &str) -> Value {
    schema["description"] = description.into();
    schema
}

fn object_schema(parameters: &[Parameter]) -> Value {
    let properties: Map<String, Value> =
        parameters.iter().map(|one| (one.name.to_owned(), one.schema())).collect();
    let required: Vec<&str> = parameters.iter().filter(|one| one.required).map(|one| one.name).collect();
    let mut schema = json!({"type": "object", "properties": properties, "additionalProperties": false});
    if !required.is_empty() {
        schema["required"] = required.into();
    }
    schema
}

impl Parameter {
    fn schema(&self) -> Value {
        let schema = match self.kind {
            Kind::Text => json!({"type": "string"}),
            Kind::Flag(default) => json!({"type": "boolean", "default": default}),
            Kind::Integer(least, most, default) => {
                let mut schema = json!({"type": "integer", "minimum": least});
                if most != ANY {
                    schema["maximum"] = most.into();
                }
                if let Some(default) = default {
                    schema["default"] = default.into();
                }
                schema
            }
            Kind::Word(words, _) => json!({"type": "string", "enum": words}),
            Kind::Texts => json!({"type": "array", "items": {"type": "string"}}),
            Kind::Object(parameters) => object_schema(parameters),
            Kind::Objects(parameters) | Kind::Requests(parameters) => {
                json!({"type": "array", "items": object_schema(parameters)})
            }
        };
        described(schema, self.description)
    }
}
