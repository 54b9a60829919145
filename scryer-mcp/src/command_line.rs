//! A call of a tool as the command that does the same.
//!
//! In goes a call as data, out comes what to type, quoted for a POSIX shell. One place for both front ends: agents that are
//! shown few tools, and people, get the same commands.

use scryer::answer::{ArgumentValue, NextCall};

/// The command for a call; `None` if there is none.
pub fn command(call: &NextCall) -> Option<String> {
    let (_, name) = COMMANDS.iter().find(|(tool, _)| *tool == call.operation)?;
    let mut words = vec!["scryer".to_owned(), (*name).to_owned()];
    let value =
        |wanted: &str| call.arguments.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value);
    let is_adr = name.starts_with("adr ");
    let takes_place = !matches!(*name, "inspect" | "search" | "crate" | "outline") && !is_adr;
    if *name == "refs" && value("view").is_none() {
        words.extend(["--view", "callers"].map(str::to_owned));
    }
    for (argument, given) in &call.arguments {
        match *argument {
            "symbol" if *name == "def" => {}
            "symbol" | "query" | "crate_name" if is_subject(name, argument) => words.push(quoted(given)),
            "adr_number" if is_adr => words.push(quoted(given)),
            "symbols" => {
                if let ArgumentValue::Words(symbols) = given {
                    words.extend(symbols.iter().map(|symbol| quoted_text(symbol)));
                }
            }
            "file_path" if takes_place => {
                let place: Vec<String> = [Some(given), value("line"), value("column")]
                    .into_iter()
                    .flatten()
                    .map(ArgumentValue::to_string)
                    .collect();
                words.push(quoted_text(&place.join(":")));
                // The name on that line.
                words.extend(value("symbol").filter(|_| *name == "def").map(quoted));
            }
            "file_path" if *name == "outline" => words.push(quoted(given)),
            "line" | "column" => {}
            "start_line" | "end_line" => {
                let start = value("start_line").map_or("1".to_owned(), ArgumentValue::to_string);
                let end = value("end_line").map_or(String::new(), ArgumentValue::to_string);
                // Both are one option, written where the first of them is.
                if *argument == "start_line" || value("start_line").is_none() {
                    words.push(format!("--lines {start}-{end}"));
                }
            }
            "diff" if given.to_string() == crate::diff::WORKTREE => words.push("--diff".to_owned()),
            argument => words.push(option(argument, given)),
        }
    }
    Some(words.join(" "))
}

/// The tools whose answers name further calls, and their commands.
const COMMANDS: &[(&str, &str)] = &[
    ("find_references", "refs"),
    ("resolve_definition", "def"),
    ("get_enclosing_scope", "scope"),
    ("get_file_outline", "outline"),
    ("search_symbols", "search"),
    ("inspect_symbol", "inspect"),
    ("get_type_contract", "contract"),
    ("get_crate_outline", "crate"),
    ("trace_call_hierarchy", "calls"),
    ("calculate_blast_radius", "blast"),
    ("index_workspace", "index"),
    ("get_indexing_status", "status"),
    ("list_projects", "projects"),
    ("switch_active_project", "use"),
    ("delete_project", "forget"),
    ("get_token_savings_metrics", "report"),
    ("query_adrs", "adr query"),
    ("record_adr", "adr new"),
    ("delete_adr", "adr rm"),
    ("check_adrs", "adr check"),
    ("show_adr", "adr show"),
    ("accept_adr", "adr accept"),
];

/// The command of a tool.
pub fn command_of(tool: &str) -> Option<&'static str> {
    COMMANDS.iter().find(|(known, _)| *known == tool).map(|(_, command)| *command)
}

/// The option for an argument that is no subject.
pub fn option_of(command: &str, argument: &str) -> String {
    let name = match (command, argument) {
        (_, "file_filter") | ("inspect", "file_path") => "file",
        (_, "scope_level") => "scope",
        (_, "kinds") => "kind",
        (_, "like_symbol") => "like",
        (_, "crate_name") => "crate",
        (_, "snippet_lines" | "start_line" | "end_line") => "lines",
        (_, other) => other,
    };
    format!("--{}", name.replace('_', "-"))
}

/// Whether an argument is what the command is about, which has no option.
fn is_subject(command: &str, argument: &str) -> bool {
    match argument {
        "symbol" => !command.starts_with("adr "),
        "query" => matches!(command, "search" | "adr query"),
        _ => command == "crate",
    }
}

fn option(argument: &str, given: &ArgumentValue) -> String {
    // The commands that have options of these names are told apart by the arguments themselves.
    let command = if argument == "file_path" { "inspect" } else { "" };
    let name = option_of(command, argument);
    match given {
        ArgumentValue::Flag(true) => name,
        ArgumentValue::Flag(false) => String::new(),
        given => format!("{name} {}", quoted(given)),
    }
}

fn quoted(value: &ArgumentValue) -> String {
    quoted_text(&value.to_string())
}

fn quoted_text(text: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "_-./:,=+@%".contains(letter);
    match !text.is_empty() && text.chars().all(plain) {
        true => text.to_owned(),
        false => format!("'{}'", text.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(operation: &'static str, arguments: &[(&'static str, ArgumentValue)], expected: &str) {
        let call = NextCall { operation, arguments: arguments.to_vec() };
        assert_eq!(command(&call).as_deref(), Some(expected));
    }

    fn text(text: &str) -> ArgumentValue {
        ArgumentValue::Text(text.to_owned())
    }

    #[test]
    fn calls_are_commands() {
        use ArgumentValue::{Flag, Number, Words};
        check(
            "find_references",
            &[("symbol", text("a::B")), ("offset", Number(20))],
            "scryer refs --view callers a::B --offset 20",
        );
        check(
            "find_references",
            &[("symbol", text("<A as B>::c")), ("view", text("sites")), ("file_filter", text("src/**"))],
            "scryer refs '<A as B>::c' --view sites --file 'src/**'",
        );
        check(
            "trace_call_hierarchy",
            &[
                ("file_path", text("src/a b.rs")),
                ("line", Number(3)),
                ("column", Number(5)),
                ("depth", Number(4)),
            ],
            "scryer calls 'src/a b.rs:3:5' --depth 4",
        );
        check(
            "search_symbols",
            &[("query", text("open file")), ("kinds", Words(vec!["fn".to_owned(), "struct".to_owned()]))],
            "scryer search 'open file' --kind fn,struct",
        );
        check(
            "get_crate_outline",
            &[("crate_name", text("tokio")), ("query", text("spawn"))],
            "scryer crate tokio --query spawn",
        );
        check(
            "get_file_outline",
            &[
                ("file_path", text("a.rs")),
                ("start_line", Number(2)),
                ("end_line", Number(9)),
                ("compact", Flag(true)),
            ],
            "scryer outline a.rs --lines 2-9 --compact",
        );
        check("calculate_blast_radius", &[("diff", text("worktree"))], "scryer blast --diff");
        check(
            "inspect_symbol",
            &[("symbols", Words(vec!["a".to_owned(), "b".to_owned()])), ("file_path", text("x.rs"))],
            "scryer inspect a b --file x.rs",
        );
        check(
            "resolve_definition",
            &[("file_path", text("a.rs")), ("line", Number(2)), ("symbol", text("it's"))],
            r"scryer def a.rs:2 'it'\''s'",
        );
        check(
            "query_adrs",
            &[
                ("query", text("two loops")),
                ("symbol", text("a::B")),
                ("file_path", text("src/a b.rs")),
                ("offset", Number(10)),
            ],
            "scryer adr query 'two loops' --symbol a::B --file 'src/a b.rs' --offset 10",
        );
        check(
            "show_adr",
            &[("adr_number", Number(7)), ("max_tokens", Number(900))],
            "scryer adr show 7 --max-tokens 900",
        );
        assert_eq!(command(&NextCall { operation: "nothing", arguments: Vec::new() }), None);
    }
}
