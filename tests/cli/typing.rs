//! What is offered while a command is typed, how much comes of it, and in which words.

use scryer::answer::TokenCounter;
use scryer::answer::tokens::Cl100k;

use crate::util::{Dir, run};

fn demo() -> Dir {
    let mut lib = "pub mod shapes;\npub fn hub() {}\n".to_owned();
    for n in 0..60 {
        lib.push_str(&format!("pub fn caller_{n}() {{ hub() }}\n"));
    }
    let shapes =
        "pub struct Square { pub side: u32 }\nimpl Square { pub fn area(&self) -> u32 { self.side } }\n";
    Dir::package(&[("src/lib.rs", &lib), ("src/shapes.rs", shapes)])
}

/// What a shell is offered for the last of these words.
fn offered(dir: &Dir, shell: &str, words: &[&str]) -> Vec<String> {
    let mut command = dir.command();
    command
        .env("COMPLETE", shell)
        .env("_CLAP_COMPLETE_INDEX", words.len().to_string())
        .env("_CLAP_IFS", "\n");
    command.args(["--", "scryer"]).args(words);
    let words = run(&mut command).ends(0).stdout;
    // fish gets a description behind a tab, zsh colons that are no separators.
    let plain = |line: &str| line.split('\t').next().unwrap().replace("\\:", ":");
    words.lines().map(plain).collect()
}

#[test]
fn names_are_completed_from_the_index() {
    let dir = demo();
    assert_eq!(offered(&dir, "bash", &["refs", "caller_1"]), [""; 0], "nothing is indexed for it");
    assert!(dir.json(&["projects"])["total"] == 0, "and no project is made known");
    dir.run(&["index"]).ends(0);
    for shell in ["bash", "zsh", "fish"] {
        let names = offered(&dir, shell, &["refs", "caller_1"]);
        assert_eq!(names.len(), 11, "{shell}: {names:?}");
        assert!(names.iter().all(|name| name.starts_with("caller_1")), "{shell}: {names:?}");
        assert_eq!(offered(&dir, shell, &["inspect", "Square::a"]), ["Square::area"], "{shell}");
        assert_eq!(offered(&dir, shell, &["search", "--like", "hu"]), ["hub"], "{shell}");
        assert_eq!(offered(&dir, shell, &["forget", "w"]), ["ws"], "{shell}");
        assert_eq!(offered(&dir, shell, &["crate", "al"]), ["alloc"], "{shell}");
        assert_eq!(offered(&dir, shell, &["def", "Cargo.t"]), ["Cargo.toml"], "{shell}");
        let roles = offered(&dir, shell, &["refs", "--role", "imp"]);
        assert_eq!(roles, ["import", "implementation"], "{shell}");
        let commands = offered(&dir, shell, &["ou"]);
        assert!(commands.len() == 1 && commands[0].starts_with("outline"), "{shell}: {commands:?}");
        let script = dir.run(&["completions", shell]).ends(0).stdout;
        assert!(script.contains("scryer") && script.contains("COMPLETE"), "{script}");
    }
    // From elsewhere, the workspace is where -C says.
    let mut command = dir.command_in(dir.home().parent().unwrap());
    command
        .env("COMPLETE", "bash")
        .env("_CLAP_COMPLETE_INDEX", "4")
        .args(["--", "scryer", "-C", "ws", "refs", "hu"]);
    assert_eq!(run(&mut command).ends(0).stdout, "hub");
}

#[test]
fn what_people_read_fits_as_well() {
    let dir = demo();
    let refs: &[&str] = &["refs", "hub"];
    for (arguments, least) in [
        (refs, 10),
        (&["refs", "hub", "--view", "callers"], 10),
        (&["outline", "src/lib.rs"], 10),
        (&["search", "caller"], 5),
        (&["calls", "hub"], 10),
        (&["blast", "hub"], 5),
        (&["inspect", "hub", "Square"], 2),
        (&["contract", "Square"], 0),
        (&["crate", "alloc"], 5),
        (&["projects"], 0),
    ] {
        for max_tokens in [40, 200, 400] {
            let budget = max_tokens.to_string();
            let run = dir.run(&[arguments, &["--max-tokens", &budget, "--color", "always"]].concat());
            let tokens = Cl100k.count(&anstream_free(&run.stdout));
            assert!(
                tokens <= max_tokens || arguments == ["projects"],
                "{arguments:?}: {tokens}: {}",
                run.stdout
            );
            let lines = run.stdout.lines().count();
            assert!(max_tokens < 400 || lines >= least, "{arguments:?}: {}", run.stdout);
        }
    }
    let cut = dir.run(&["refs", "hub", "--max-tokens", "200"]).ends(0);
    assert!(cut.stderr.contains("cut to fit in 200 tokens"), "{}", cut.stderr);
    assert!(cut.stdout.contains("go on with --offset"), "{}", cut.stdout);
    let whole = dir.run(&["refs", "hub", "--max-tokens", "100000"]).ends(0);
    assert_eq!((whole.stderr.as_str(), &whole.stdout), ("", &dir.run(refs).stdout));
}

/// Without styles.
fn anstream_free(text: &str) -> String {
    let mut out = String::new();
    let mut parts = text.split("\u{1b}[");
    out.push_str(parts.next().unwrap_or(""));
    for part in parts {
        out.push_str(part.split_once('m').map_or("", |(_, rest)| rest));
    }
    out
}

#[test]
fn messages_name_options_and_commands() {
    let dir = demo();
    dir.run(&["index"]).ends(0);
    for (arguments, says, code) in [
        (&["outline", "src/lib.rs", "--lines", "9-2"][..], "--lines", 2),
        (&["refs", "hub", "--scope", "file"], "--file GLOB", 2),
        (&["calls", "hub", "--depth", "99"], "--depth must be from 1 to 8", 2),
        (&["refs", "/etc/passwd:1:1"], "--project NAME", 2),
        (&["refs", "nothing_here"], "scryer search finds symbols", 1),
        (&["refs", "hub", "--file", "none/**"], "--file `none/**` matched nothing", 1),
        (&["refs", "hub", "--offset", "999"], "--offset lies past the end", 0),
        (&["inspect", "hub", "--file", "src/shapes.rs"], "without --file", 1),
        (&["contract", "hub"], "scryer inspect", 1),
    ] {
        let run = dir.run(arguments).ends(code);
        assert!(run.stderr.contains(says), "{arguments:?}: {}", run.stderr);
        for argument in ["file_path", "file_filter", "scope_level", "start_line", "`depth`", "search_symbols"]
        {
            assert!(!run.stderr.contains(argument), "{arguments:?}: {}", run.stderr);
        }
    }
    // So do the calls that agents are told.
    let text = dir.run(&["refs", "hub", "--format", "text", "--max-tokens", "300"]).ends(0).stdout;
    assert!(text.contains("(CLI: scryer refs hub --view sites --offset "), "{text}");
    let json = dir.json(&["refs", "hub", "--limit", "5"]);
    let command = json["see_also"][0]["cli"].as_str().unwrap();
    assert_eq!(command, "scryer refs hub --view sites --limit 5 --offset 5");
    let words: Vec<&str> = command.split(' ').skip(1).collect();
    assert_eq!(dir.json(&words)["offset"], 5);
}

#[test]
fn help_is_grouped_by_task() {
    let dir = Dir::empty();
    let help = dir.run(&["help"]).ends(0).stdout;
    let heads: Vec<&str> =
        help.lines().filter(|line| line.ends_with(':') && !line.starts_with(' ')).collect();
    assert_eq!(heads[..4], ["Ask:", "Work on files:", "Keep:", "Connect:"], "{help}");
    let listed = |line: &str| {
        line.strip_prefix("  ").and_then(|line| line.split_whitespace().next()).map(str::to_owned)
    };
    let commands: Vec<String> = help
        .lines()
        .skip_while(|line| *line != "Ask:")
        .take_while(|line| *line != "Options:")
        .filter_map(listed)
        .collect();
    for command in &commands {
        if command != "help" {
            dir.run(&["help", command]).ends(0);
        }
    }
    assert!(commands.len() > 15, "{commands:?}");
}
