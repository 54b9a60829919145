//! Who may import whom.

use crate::sources::{CRATES, Source, read, sources};

/// Imports against the order of the modules, each with its reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[];

/// Which modules of which package may use a heavy dependency.
const OWNERS: &[(&str, &[&str])] = &[
    // Lowering walks the tree, of a file as of the arguments of macro calls.
    ("tree_sitter", &["scryer/src/syntax", "scryer/src/facts/lower", "scryer/src/facts/macros"]),
    ("tree_sitter_rust", &["scryer/src/syntax"]),
    ("turso", &["scryer/src/store"]),
    ("pollster", &["scryer/src/store"]),
    ("tantivy", &["scryer/src/lexical"]),
    ("notify", &["scryer/src/freshness"]),
    ("tiktoken_rs", &["scryer/src/answer/tokens"]),
    // The head of a decision record may be TOML, too.
    ("toml", &["scryer/src/workspace/manifest", "scryer/src/memory/frontmatter"]),
    ("gray_matter", &["scryer/src/memory"]),
    ("pulldown_cmark", &["scryer/src/memory"]),
    ("protobuf", &["scryer/src/scip"]),
    ("encoding_rs", &["fsops/src/text"]),
    ("hyper", &["scryer-mcp/src/http"]),
    ("hyper_util", &["scryer-mcp/src/http"]),
    (
        "rustix",
        &[
            "scryer-mcp/src/daemon",
            "fsops/src/process",
            "fsops/src/dir",
            "fsops/src/search/scan",
            "fsops/src/testing",
        ],
    ),
    ("grep_searcher", &["fsops/src/search"]),
    ("grep_regex", &["fsops/src/search", "fsops/src/inspect"]),
    ("ureq", &["fsops/src/web"]),
    ("html2text", &["fsops/src/web/convert"]),
    ("htmd", &["fsops/src/web/convert"]),
    ("dom_smoothie", &["fsops/src/web/convert"]),
    ("rmcp", &["scryer-mcp/src"]),
    ("tokio", &["scryer-mcp/src"]),
    ("clap", &["scryer-cli/src"]),
    ("indicatif", &["scryer-cli/src/printer"]),
];

/// What touches the world, and where it may be used. `clippy.toml` could forbid the same functions, but not say in one
/// place who may use them, nor tell tests from the code under test.
const WORLD: &[(&[&str], &[&str])] = &[
    (
        &["std", "fs"],
        &[
            "scryer/src/freshness",
            "scryer/src/memory/record",
            "scryer/src/store",
            "scryer/src/workspace/discover",
            "scryer/src/workspace/toolchain",
            "scryer/src/testing",
            "fsops/src/paths",
            "fsops/src/process",
            "fsops/src/dir",
            "fsops/src/search",
            "fsops/src/inspect",
            "fsops/src/git",
            "fsops/src/testing",
            "scryer-mcp/src/roots",
            "scryer-mcp/src/daemon",
            // An export, for a command that takes it on.
            "scryer-mcp/src/tools/front_end",
            "scryer-cli/src/commands/scip",
        ],
    ),
    // `split_paths` reads no environment; it takes a value apart as the platform does.
    (
        &["std", "env"],
        &[
            "scryer-cli/src/backend",
            "scryer-cli/src/commands/scip",
            "fsops/src/process/find",
            // `consts` are of the system that this was built for.
            "scryer/src/workspace/toolchain",
        ],
    ),
    (
        &["std", "process", "Command"],
        &["fsops/src/process", "fsops/src/testing", "scryer-mcp/src/daemon/launch"],
    ),
    (&["std", "process", "exit"], &[]),
    // The lock file names its process; a draft of a file is named by it.
    (
        &["std", "process", "id"],
        &["scryer/src/store", "scryer-mcp/src/daemon", "scryer-cli/src/commands/scip"],
    ),
    (&["std", "net"], &["fsops/src/web", "scryer-mcp/src/http"]),
    (&["std", "os", "unix", "net"], &["scryer-mcp/src/daemon"]),
    (
        &["std", "time", "SystemTime"],
        &[
            "scryer/src/freshness",
            "scryer/src/memory/record",
            "scryer/src/store",
            "scryer/src/project",
            "fsops/src/dir",
            "scryer-mcp/src/daemon",
        ],
    ),
    // Durations for reports and deadlines; no answer depends on them.
    (
        &["std", "time", "Instant"],
        &[
            "scryer/src/freshness/watch",
            "scryer/src/project",
            "fsops/src/limits",
            "fsops/src/process",
            "fsops/src/web",
            "scryer-mcp/src/files",
            "scryer-mcp/src/usage",
            "scryer-mcp/src/watched",
            "scryer-mcp/src/daemon",
            "scryer-cli/src/backend",
        ],
    ),
];

/// The modules of the library in the order of `lib.rs`.
pub(crate) fn stages() -> Vec<String> {
    let lib = read("scryer/src/lib.rs");
    let lines = lib.lines().map(|line| line.strip_prefix("pub ").unwrap_or(line));
    let names = lines.filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    names.map(str::to_owned).collect()
}

/// Whether a file is `module.rs`, in the folder `module/`, or `module` is a folder around both.
fn is_in(path: &str, module: &str) -> bool {
    path.strip_prefix(module).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
}

fn every_source() -> impl Iterator<Item = Source> {
    CRATES.into_iter().flat_map(sources)
}

fn assert_none(faults: Vec<String>, rule: &str) {
    assert!(faults.is_empty(), "{rule}:\n  {}", faults.join("\n  "));
}

#[test]
fn imports_go_to_earlier_modules() {
    let stages = stages();
    assert!(stages.len() > 10, "{stages:?}");
    let place = |name: &str| stages.iter().position(|stage| stage == name);
    let mut faults = Vec::new();
    for source in sources("scryer") {
        let own = source.path.trim_start_matches("scryer/src/").trim_end_matches(".rs");
        let own = own.split('/').next().unwrap();
        let Some(here) = place(own).filter(|_| own != "testing") else { continue };
        for path in source.paths() {
            let ["crate", used, ..] = path[..] else { continue };
            let excepted = EXCEPTIONS.iter().any(|&(from, to, _)| from == own && to == used);
            if place(used).is_some_and(|there| there > here) && !excepted {
                faults.push(format!("{} uses {}", source.path, path.join("::")));
            }
        }
    }
    assert_none(faults, "a module imports only what stands before it in lib.rs");
}

#[test]
fn heavy_dependencies_have_one_owner() {
    let mut faults = Vec::new();
    for source in every_source() {
        for path in source.paths() {
            // A lone word is a name like any other.
            let [krate, _, ..] = path[..] else { continue };
            let owners = OWNERS.iter().find(|(owned, _)| *owned == krate);
            if owners.is_some_and(|(_, owners)| !owners.iter().any(|owner| is_in(&source.path, owner))) {
                faults.push(format!("{} uses {}", source.path, path.join("::")));
            }
        }
    }
    assert_none(faults, "a heavy dependency is used by its owner only");
}

#[test]
fn the_world_is_touched_where_the_list_says() {
    let mut faults = Vec::new();
    for source in every_source() {
        let paths = source.paths();
        for path in &paths {
            for (what, places) in WORLD {
                if path.starts_with(what) && !places.iter().any(|place| is_in(&source.path, place)) {
                    faults.push(format!("{} uses {}", source.path, path.join("::")));
                }
            }
        }
    }
    assert_none(faults, "files, environment, processes and clocks");
}

#[test]
fn libraries_know_nothing_of_adapters() {
    let mut faults = Vec::new();
    for (krate, unknown) in [
        ("scryer", &["fsops", "scryer_mcp", "scryer_cli"][..]),
        ("fsops", &["scryer", "scryer_mcp", "scryer_cli"]),
        ("scryer-mcp", &["scryer_cli"]),
    ] {
        let manifest = read(&format!("{krate}/Cargo.toml"));
        for name in unknown {
            let package = name.replace('_', "-");
            if manifest.lines().any(|line| {
                line.starts_with(&format!("{package}.")) || line.starts_with(&format!("{package} ="))
            }) {
                faults.push(format!("{krate} depends on {package}"));
            }
        }
    }
    assert_none(faults, "arrows between crates");
}

#[test]
fn every_module_says_what_it_is_for() {
    let silent = every_source().filter(|source| !source.text.starts_with("//!"));
    assert_none(silent.map(|source| source.path).collect(), "a module opens with `//!`");
}
