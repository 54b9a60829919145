//! Documents that say the same in two places, or name what has to be there.

use std::collections::BTreeSet;

use crate::layers::stages;
use crate::sources::{files, read, root};

/// Every document that people read.
fn documents() -> Vec<String> {
    let mut all = files("docs", ".md");
    all.extend(["README.md", "CONTRIBUTING.md"].map(str::to_owned));
    all.extend(crate::sources::CRATES.map(|krate| format!("{krate}/README.md")));
    all
}

/// The commands in `sh` blocks.
fn commands(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        match line {
            "```sh" => inside = true,
            "```" => inside = false,
            _ if inside => found.push(line),
            _ => {}
        }
    }
    found
}

/// The texts between backquotes of a line.
fn quoted(line: &str) -> Vec<&str> {
    line.split('`').skip(1).step_by(2).collect()
}

#[test]
fn two_commands_set_up_and_the_second_is_what_ci_runs() {
    let readme = read("README.md");
    let commands = commands(&readme);
    let [try_it, test_it] = commands[..] else { panic!("two commands, not {commands:?}") };
    assert!(try_it.starts_with("cargo run "), "{try_it}");
    assert!(test_it.starts_with("cargo test "), "{test_it}");
    let steps = read(".ci/run");
    assert!(steps.lines().any(|line| line.trim() == test_it), ".ci/run runs `{test_it}`");
}

#[test]
fn links_lead_somewhere() {
    let mut broken = Vec::new();
    for document in documents() {
        let text = read(&document);
        let folder = root().join(&document).parent().unwrap().to_owned();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let path = link.split('#').next().unwrap();
            if !path.is_empty() && !path.contains("://") && !folder.join(path).exists() {
                broken.push(format!("{document}: {link}"));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn the_code_map_has_every_module() {
    let map = read("docs/architecture.md");
    for stage in stages() {
        assert!(map.contains(&format!("\n| `{stage}` |")), "docs/architecture.md says what `{stage}` is for");
    }
}

#[test]
fn tools_methods_and_commands_are_one_list() {
    let catalog = read("scryer-mcp/src/catalog.rs");
    let named = catalog.lines().filter_map(|line| line.trim().strip_prefix("name: \"")?.strip_suffix("\","));
    let tools: BTreeSet<&str> = named.collect();
    let args = read("scryer-cli/src/args.rs");
    let help = args.split("\nAsk:\n").nth(1).and_then(|rest| rest.split("Options:").next()).expect("a list");
    let listed =
        help.lines().filter(|line| line.starts_with("  ")).filter_map(|line| line.split_whitespace().next());
    // What has no question behind it.
    let commands: BTreeSet<&str> =
        listed.filter(|name| !["serve", "daemon", "completions", "help"].contains(name)).collect();
    let sources: Vec<String> = files("scryer/src/project", ".rs").iter().map(|path| read(path)).collect();
    // Examples in the documentation have fns of their own.
    let code =
        sources.iter().flat_map(|text| text.lines()).filter(|line| !line.trim_start().starts_with("///"));
    let api: String = code.flat_map(|line| [line, "\n"]).collect();

    // Questions are the methods that return what was found.
    let questions: BTreeSet<&str> = api
        .match_indices("pub fn ")
        .filter_map(|(at, _)| {
            let head = api[at + "pub fn ".len()..].split('{').next()?;
            head.contains("Result<Found<").then(|| head.split(['(', '<']).next())?
        })
        .collect();

    let table = read("scryer-mcp/README.md");
    let rows: Vec<&str> = table.lines().filter(|line| line.contains("| `scryer ")).collect();
    let cells = rows.iter().flat_map(|row| quoted(row));
    let (mut documented_tools, mut documented_commands) = (BTreeSet::new(), BTreeSet::new());
    let mut documented_methods = BTreeSet::new();
    for cell in cells {
        if let Some(command) = cell.strip_prefix("scryer ") {
            // A command with parts of its own is listed once.
            documented_commands.insert(command.split(' ').next().unwrap_or(command));
        } else if let Some((_, method)) = cell.split_once("::") {
            assert!(api.contains(&format!("pub fn {method}")), "there is a method {cell}");
            documented_methods.insert(method);
        } else {
            documented_tools.insert(cell);
        }
    }
    let left_out: Vec<_> = questions.difference(&documented_methods).collect();
    assert!(left_out.is_empty(), "scryer-mcp/README.md has every question: {left_out:?}");
    let spelt = read("scryer-mcp/src/command_line.rs");
    for row in &rows {
        let [tool, _, command] = quoted(row)[..] else { continue };
        let pair = format!("(\"{tool}\", \"{}\")", command.trim_start_matches("scryer "));
        assert!(spelt.contains(&pair), "command_line.rs has {pair}");
    }
    assert_eq!(documented_tools, tools, "scryer-mcp/README.md has the tools of the catalog");
    assert_eq!(documented_commands, commands, "scryer-mcp/README.md has the commands of the help");
}

#[test]
fn file_tools_are_one_list() {
    let catalog = read("scryer-mcp/src/files/catalog.rs");
    let tools = catalog.split("pub const TOOLS").nth(1).expect("a table");
    let named = tools.lines().filter_map(|line| line.trim().strip_prefix("name: \"")?.strip_suffix("\","));
    let tools: Vec<&str> = named.collect();
    assert_eq!(tools.len(), 23);
    let text = read("scryer-mcp/README.md");
    let table = text.split("## File tools").nth(1).expect("a section");
    let table = table.split("\n## ").next().expect("what stands before the next one");
    let rows = table.lines().filter(|line| line.starts_with("| `"));
    let documented: Vec<&str> = rows.map(|row| quoted(row)[0]).collect();
    assert_eq!(documented, tools, "scryer-mcp/README.md has the file tools of the catalog, in their order");
    let library = read("fsops/src/lib.rs");
    for row in table.lines().filter(|line| line.starts_with("| `")) {
        let module = quoted(row)[1];
        assert!(library.contains(&format!("pub mod {module};")), "fsops has {module}");
    }
}

#[test]
fn records_of_decisions_have_their_parts() {
    let records = files("docs/adr", ".md");
    assert!(!records.is_empty());
    for (index, record) in records.iter().enumerate() {
        let text = read(record);
        assert!(record.starts_with(&format!("docs/adr/{:04}-", index + 1)), "{record} has the next number");
        let (head, body) = text
            .strip_prefix("---\n")
            .and_then(|rest| rest.split_once("\n---\n"))
            .unwrap_or_else(|| panic!("{record} has a frontmatter"));
        for key in ["title: ", "status: ", "affected_paths:"] {
            assert!(head.lines().any(|line| line.starts_with(key)), "{record} has {key}");
        }
        for section in ["\n## Context\n", "\n## Decision\n", "\n## Consequences\n"] {
            assert!(body.contains(section), "{record} has {section}");
        }
        // The other lists name symbols and rules, which `scryer adr check` holds against the code.
        let paths = head.split("affected_paths:\n").nth(1).expect("a list");
        for path in paths.lines().map_while(|line| line.strip_prefix("  - ")) {
            let fixed = path.split('*').next().unwrap();
            assert!(root().join(fixed).exists(), "{record} is about {path}");
        }
    }
}

#[test]
fn promises_of_the_file_tools_name_tests_that_exist() {
    let table = read("docs/fsops.md");
    let mut named = 0;
    for row in table.lines().filter(|line| line.starts_with("| ")) {
        for path in quoted(row).into_iter().filter(|text| text.contains("::")) {
            let (modules, test) = path.rsplit_once("::").unwrap();
            let file = modules.replace("::", "/");
            let inline = modules.strip_suffix("::tests").unwrap_or(modules).replace("::", "/");
            let places = [
                format!("tests/{file}.rs"),
                format!("tests/{file}/main.rs"),
                format!("fsops/src/{file}.rs"),
                format!("fsops/src/{inline}.rs"),
            ];
            let is_there =
                |place: &String| root().join(place).exists() && read(place).contains(&format!("fn {test}("));
            assert!(places.iter().any(is_there), "docs/fsops.md names {path}");
            named += 1;
        }
    }
    assert!(named > 60, "{named} tests are named");
}
