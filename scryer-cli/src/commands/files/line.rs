//! From the catalog of the file tools to subcommands, and from what was typed to the arguments of a call.
//!
//! An option has the name of its argument, in the words of a command line (`maxResults` is `--max-results`); the name as
//! it is in the protocol is taken, too. Where an option says what would stand in a place, what is typed there is the next.
//! Values go on as they were typed: what they may be is the tools' to say.

use std::marker::PhantomData;
use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, ValueHint};
use scryer_mcp::files::catalog::{COMMON, Family, FileTool, Kind, Parameter, Shape, TOOLS};
use serde_json::{Map, Value, json};

/// A tool and what was typed for it.
#[derive(Clone, Debug)]
pub(crate) struct FileCommand<F> {
    /// The name of the tool.
    pub(crate) tool: &'static str,
    /// The arguments of the call.
    pub(crate) arguments: Map<String, Value>,
    /// The directory that no path may leave.
    pub(crate) root: Option<PathBuf>,
    family: PhantomData<F>,
}

/// One of the three groups of tools.
pub(crate) trait OfFamily {
    /// Which.
    const FAMILY: Family;
}

/// Files and directories.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fs;

/// Repositories.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GitFamily;

/// Pages and downloads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Web;

impl OfFamily for Fs {
    const FAMILY: Family = Family::Fs;
}

impl OfFamily for GitFamily {
    const FAMILY: Family = Family::Git;
}

impl OfFamily for Web {
    const FAMILY: Family = Family::Web;
}

/// The option that confines every path.
const ROOT: &str = "confine-to-root";

/// Options whose names every command has for something else.
const RENAMED: &[(&str, &str, &str)] =
    &[("web-render", "quiet", "browser-quiet"), ("git-show", "format", "object-format")];

/// Arguments that are the working directory where nothing else is said.
const HERE: &[&str] =
    &["fs-search", "dir-list", "git-status", "git-add", "git-commit", "git-amend", "git-diff", "git-show"];

impl<F: OfFamily> Args for FileCommand<F> {
    fn augment_args(command: Command) -> Command {
        let tools = TOOLS.iter().filter(|tool| tool.family == F::FAMILY);
        let root = Arg::new(ROOT)
            .long("root")
            .value_name("DIR")
            .value_hint(ValueHint::DirPath)
            .value_parser(clap::value_parser!(PathBuf))
            .global(true)
            .display_order(100)
            .help("Refuse every path that leads out of DIR");
        command
            .arg(root)
            .subcommand_required(true)
            .arg_required_else_help(true)
            .subcommands(tools.map(subcommand))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<F: OfFamily> FromArgMatches for FileCommand<F> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let missing = || clap::Error::new(clap::error::ErrorKind::MissingSubcommand);
        let (name, matches) = matches.subcommand().ok_or_else(missing)?;
        let tool = TOOLS.iter().find(|tool| tool.name == name).ok_or_else(missing)?;
        Ok(FileCommand {
            tool: tool.name,
            arguments: arguments(tool, matches)?,
            root: matches.get_one::<PathBuf>(ROOT).cloned(),
            family: PhantomData,
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Everything that a tool takes, with the kind that its value is typed in.
fn parameters(tool: &FileTool) -> Vec<Parameter> {
    let one = |name, kind, description| Parameter { name, kind, description, required: false };
    let mut all = Vec::new();
    match &tool.shape {
        Shape::Single(parameters) => all.extend_from_slice(parameters),
        Shape::Batch(batch) => {
            if let Some((list, key)) = batch.list
                && list != key
            {
                all.push(one(list, Kind::Texts, "Several of them"));
            }
            all.extend_from_slice(batch.item);
            if batch.items {
                all.push(one("items", Kind::Requests(batch.item), "Several operations, as JSON"));
            }
        }
    }
    all.extend_from_slice(COMMON);
    all
}

fn subcommand(tool: &'static FileTool) -> Command {
    let short = tool.name.split_once('-').map_or(
        tool.name,
        |(prefix, rest)| {
            if prefix == "download" { prefix } else { rest }
        },
    );
    let mut command = Command::new(tool.name)
        .visible_alias(short)
        .about(tool.title)
        .long_about(format!("{}\n\n{}", tool.title, tool.description));
    let parameters = parameters(tool);
    for (index, name) in tool.positional.iter().enumerate() {
        let Some(parameter) = parameters.iter().find(|parameter| parameter.name == *name) else { continue };
        command = command.arg(positional(parameter, index + 1));
    }
    for parameter in &parameters {
        command = command.arg(option(tool, parameter));
    }
    command
}

/// The id of an argument that is taken by its name. What every command takes has ids of its own.
fn named(name: &str) -> String {
    format!("named-{name}")
}

/// The id of an argument that is taken by its place.
fn place(name: &str) -> String {
    format!("place-{name}")
}

fn positional(parameter: &Parameter, index: usize) -> Arg {
    let arg = Arg::new(place(parameter.name))
        .index(index)
        .value_name(kebab(parameter.name).to_uppercase())
        .help(parameter.description);
    match parameter.kind {
        Kind::Texts => arg.num_args(0..).action(ArgAction::Append),
        _ => arg,
    }
}

fn option(tool: &FileTool, parameter: &Parameter) -> Arg {
    let renamed = RENAMED.iter().find(|(of, name, _)| *of == tool.name && *name == parameter.name);
    let long = renamed.map_or_else(|| kebab(parameter.name), |(_, _, long)| (*long).to_owned());
    // The root of an inspection is taken by its place; the option has this name for all tools.
    let long = if parameter.name == "root" { "inspect-root".to_owned() } else { long };
    let mut arg = Arg::new(named(parameter.name)).help(about(parameter));
    if renamed.is_none() && parameter.name != "root" && parameter.name != long {
        arg = arg.alias(parameter.name);
    }
    arg = arg.long(long).hide(tool.positional.contains(&parameter.name));
    match parameter.kind {
        Kind::Flag(_) => {
            arg.num_args(0..=1).require_equals(true).default_missing_value("true").value_name("BOOL")
        }
        Kind::Integer(..) => arg.value_name("N").allow_negative_numbers(true),
        Kind::Word(words, _) => {
            arg.value_name("WORD").help(format!("{}: {}", about(parameter), words.join(", ")))
        }
        Kind::Texts => arg.value_name("TEXT").action(ArgAction::Append).allow_hyphen_values(true),
        Kind::Text => arg.value_name("TEXT").allow_hyphen_values(true),
        Kind::Object(_) | Kind::Objects(_) | Kind::Requests(_) => arg.value_name("JSON"),
    }
}

/// What an option is for, with what it is where it isn't given.
fn about(parameter: &Parameter) -> String {
    match parameter.kind {
        Kind::Integer(_, _, Some(default)) => format!("{} [default: {default}]", parameter.description),
        Kind::Flag(true) => format!("{} [default: true]", parameter.description),
        _ => parameter.description.to_owned(),
    }
}

/// `maxResults` and `max_results` in the words of a command line.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        match letter {
            '_' => out.push('-'),
            upper if upper.is_ascii_uppercase() => {
                out.push('-');
                out.push(upper.to_ascii_lowercase());
            }
            other => out.push(other),
        }
    }
    out
}

/// What was typed, as the arguments of a call.
fn arguments(tool: &FileTool, matches: &ArgMatches) -> Result<Map<String, Value>, clap::Error> {
    let mut arguments = Map::new();
    let typed = |id: &str| -> Option<Vec<String>> {
        let given = matches.try_get_many::<String>(id).ok()??;
        let given: Vec<String> = given.cloned().collect();
        (!given.is_empty()).then_some(given)
    };
    // What an option says already leaves its place to what comes after it.
    let taken =
        |name: &str| typed(&named(name)).is_some() || typed(&named(&format!("{name}_path"))).is_some();
    let mut places = tool.positional.iter().filter(|name| !taken(name));
    let mut placed = Map::new();
    for values in tool.positional.iter().filter_map(|name| typed(&place(name))) {
        let Some(name) = places.next() else {
            let surplus = values.join(" ");
            let message = format!("unexpected argument '{surplus}': options say all that it could be\n");
            return Err(clap::Error::raw(clap::error::ErrorKind::UnknownArgument, message));
        };
        placed.insert((*name).to_owned(), json!(values));
    }
    for parameter in parameters(tool) {
        let name = parameter.name;
        let in_place = || {
            let values = placed.get(name)?.as_array()?;
            Some(values.iter().filter_map(Value::as_str).map(str::to_owned).collect())
        };
        let Some(mut values): Option<Vec<String>> = typed(&named(name)).or_else(in_place) else { continue };
        let value = match parameter.kind {
            Kind::Texts => json!(values),
            Kind::Object(_) if name == "author" => author(&values.remove(0)),
            _ => values.remove(0).into(),
        };
        arguments.insert(name.to_owned(), value);
    }
    let elsewhere = ["path", "items", "args_path"].iter().any(|key| arguments.contains_key(*key));
    if HERE.contains(&tool.name) && !elsewhere {
        arguments.insert("path".to_owned(), ".".into());
    }
    Ok(arguments)
}

/// `NAME <EMAIL>`, or JSON as it is.
fn author(typed: &str) -> Value {
    let parts = typed.strip_suffix('>').and_then(|rest| rest.split_once('<'));
    match parts {
        Some((name, email)) if !typed.trim_start().starts_with('{') => {
            json!({"name": name.trim(), "email": email})
        }
        _ => typed.into(),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser, Debug)]
    struct Line<F: OfFamily + Clone + Send + Sync + 'static> {
        #[command(flatten)]
        command: FileCommand<F>,
    }

    fn check<F: OfFamily + Clone + Send + Sync + 'static>(typed: &str, tool: &str, expected: Value) {
        let words = ["line"].into_iter().chain(typed.split_whitespace());
        let command = Line::<F>::try_parse_from(words).unwrap().command;
        assert_eq!((command.tool, Value::from(command.arguments)), (tool, expected), "{typed}");
    }

    #[test]
    fn what_is_typed_is_a_call() {
        check::<Fs>("file-read a b", "file-read", json!({"paths": ["a", "b"]}));
        check::<Fs>(
            "read-line-range --path a --start-line 2",
            "file-read-line-range",
            json!({"path": "a", "start_line": "2"}),
        );
        check::<Fs>(
            "search --maxResults 3 x --ignore-case=false --multiline",
            "fs-search",
            json!({"path": ".", "pattern": "x", "maxResults": "3", "ignoreCase": "false", "multiline": "true"}),
        );
        check::<Fs>("search -- -x y", "fs-search", json!({"pattern": "-x", "path": "y"}));
        check::<Fs>("search --pattern-path p y", "fs-search", json!({"pattern_path": "p", "path": "y"}));
        check::<Fs>("search --pattern x y", "fs-search", json!({"pattern": "x", "path": "y"}));
        check::<Fs>("search --path y x", "fs-search", json!({"pattern": "x", "path": "y"}));
        check::<Fs>("copy --source a b", "path-copy", json!({"source": "a", "destination": "b"}));
        check::<Fs>("inspect . [] --root r", "fs-inspect", json!({"root": ".", "requests": "[]"}));
        check::<GitFamily>("status", "git-status", json!({"path": "."}));
        check::<GitFamily>("git-add a b --path r", "git-add", json!({"path": "r", "paths": ["a", "b"]}));
        check::<GitFamily>(
            "commit --message m --author A<a@b>",
            "git-commit",
            json!({"path": ".", "message": "m", "author": {"name": "A", "email": "a@b"}}),
        );
        let words = ["line", "search", "--pattern", "x", "y", "z"];
        let error = Line::<Fs>::try_parse_from(words).unwrap_err().to_string();
        assert!(error.contains("unexpected argument 'z'"), "{error}");
        check::<Web>("render u --browser-quiet", "web-render", json!({"url": "u", "quiet": "true"}));
    }
}
