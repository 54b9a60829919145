//! The library's messages in the words of the command line: where it names arguments and tools, people type options and
//! commands.

use std::error::Error;

use scryer_mcp::command_line::{command_of, option_of};

use crate::backend::Failed;

/// An error for people.
pub(crate) fn error(error: &(dyn Error + 'static)) -> String {
    let Some(Failed { message, parts }) = error.downcast_ref::<Failed>() else {
        return note(&error.to_string());
    };
    let text = |name: &str| parts[name].as_str().unwrap_or_default();
    let number = |name: &str| parts[name].as_u64().unwrap_or_default();
    match text("kind") {
        "empty_range" => {
            let (start, end) = (number("start"), number("end"));
            format!("--lines {start}-{end} ends before it begins; write --lines {end}-{start}")
        }
        "out_of_range" => format!(
            "{} must be from {} to {}, not {}",
            option_of("", text("argument")),
            number("least"),
            number("most"),
            number("given")
        ),
        "outside_project" => format!(
            "{} is outside the project {}; name a file below it, or another project with -C DIR or --project NAME",
            text("file_path"),
            text("root")
        ),
        "needs_file" => {
            "--scope file needs a file: give the symbol as FILE:LINE:COLUMN, or --file GLOB".to_owned()
        }
        "several_decisions" => format!(
            "several decisions have the {}: {}; name one of these files",
            text("what"),
            parts["files"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|file| file.as_str())
                .collect::<Vec<_>>()
                .join(", ")
        ),
        "empty" if text("argument") == "title" => "the title is empty; give a few words".to_owned(),
        "empty" => format!("{} is empty; leave it out or give a value", option_of("", text("argument"))),
        _ => note(message),
    }
}

/// A note for people.
pub(crate) fn note(text: &str) -> String {
    // Between backquotes stands what is the user's own.
    let parts = text.split('`').enumerate().map(|(index, part)| match index % 2 {
        0 => spoken(part, text),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("`")
}

/// What is said by the library itself.
fn spoken(part: &str, whole: &str) -> String {
    let mut out = String::with_capacity(part.len());
    // The names of filters are common words elsewhere.
    let is_about_filters = whole.contains(" matched nothing; without it ");
    let mut word = String::new();
    for letter in part.chars().chain([' ']) {
        if letter.is_ascii_alphanumeric() || letter == '_' {
            word.push(letter);
            continue;
        }
        match &*word {
            "file_path" | "file_filter" | "scope_level" | "crate_name" | "max_tokens" | "like_symbol" => {
                out.push_str(&option_of("inspect", &word));
            }
            "query" | "module" | "kinds" | "lines" | "role" | "version" if is_about_filters => {
                out.push_str(&option_of("", &word));
            }
            "qualified_name" => out.push_str("qualified name"),
            "offset" if whole.starts_with("offset ") => out.push_str("--offset"),
            tool => match command_of(tool) {
                Some(command) => out.push_str(&format!("scryer {command}")),
                None => out.push_str(tool),
            },
        }
        word.clear();
        out.push(letter);
    }
    out.pop();
    out
}

#[cfg(test)]
mod tests {
    use super::note;

    #[test]
    fn notes_name_commands_and_options() {
        for (said, shown) in [
            (
                "no indexed symbol named `find_references`; search_symbols finds symbols by words",
                "no indexed symbol named `find_references`; scryer search finds symbols by words",
            ),
            (
                "no `x` in `file_path`; without file_path there is 1",
                "no `x` in `file_path`; without --file there is 1",
            ),
            (
                "kinds `fn` with file_filter `a/**` matched nothing; without it there are 3",
                "--kind `fn` with --file `a/**` matched nothing; without it there are 3",
            ),
            (
                "lines 3- matched nothing; without it there are 4",
                "--lines 3- matched nothing; without it there are 4",
            ),
            ("offset lies past the end: there are 4", "--offset lies past the end: there are 4"),
            ("3 lines of a module", "3 lines of a module"),
        ] {
            assert_eq!(note(said), shown);
        }
    }
}
