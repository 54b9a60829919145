//! What answers cost an agent: tokens and calls until a known answer is covered, through the server and with ripgrep.
//!
//! In go `questions.json`, whose answers are those of the oracle, and the corpora in the directory that `SCRYER_CORPORA`
//! names; out comes Markdown. Needs `rg`. Without the variable, nothing is measured. `-- latencies` asks no question and only
//! times calls.
//!
//! Each question goes to one tool. As long as an answer is missing, the call that `see_also` names is made, or, if the name
//! is several things, one for each candidate. Against it stands a search and reading that knows where to look: one search for
//! the name, then the stretch between the head of each fn that an answer is in and the line in it, and nothing else. Whoever
//! does not know beforehand which hits are right reads more.

#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "what goes wrong ends a bench, which prints")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use scryer::answer::TokenCounter;
use scryer::answer::tokens::Cl100k;
use scryer::{Options, Scryer};
use serde_json::{Value, json};

#[path = "common/client.rs"]
mod client;

use client::Client;

const CORPORA: [&str; 2] = ["ripgrep-ws", "cargo@0.98.0"];
const LATENCY_CORPUS: &str = "cargo@0.98.0";
/// So many calls at most for one question.
const PATIENCE: usize = 12;

fn main() {
    // `cargo test --benches` has nothing to measure.
    let Some(corpora) = std::env::var_os("SCRYER_CORPORA").map(PathBuf::from) else {
        println!("SCRYER_CORPORA names no directory of corpora: nothing to measure");
        return;
    };
    let questions: Vec<Value> = serde_json::from_str(include_str!("questions.json")).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let only_latencies = std::env::args().any(|argument| argument == "latencies");
    runtime.block_on(async {
        let mut rows = Vec::new();
        for corpus in CORPORA.into_iter().filter(|&corpus| !only_latencies || corpus == LATENCY_CORPUS) {
            let root = corpora.join(corpus).canonicalize().unwrap();
            let scryer = Scryer::in_memory(Options::default());
            let mut client = Client::start(scryer.clone(), &root).await;
            client.call("index_workspace", json!({})).await;
            let here = |question: &&Value| !only_latencies && question["corpus"] == corpus;
            for question in questions.iter().filter(here) {
                let ours = ask(&mut client, question).await;
                rows.push(Row { question: question.clone(), ours, theirs: search(&root, question) });
            }
            if corpus == LATENCY_CORPUS {
                if !only_latencies {
                    report(&rows);
                }
                // As it is once what is inferred ahead in a watched project is there.
                scryer.project(&root).unwrap().warm(&|| true).unwrap();
                latencies(&mut client, &questions).await;
            }
        }
    });
}

// ---- what an answer is ----------------------------------------------------------------------------------------------

/// One place that an answer has to show.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Place {
    file: String,
    line: u64,
    /// The fn around it, and where its head is.
    within: Option<(String, u64)>,
}

fn places(question: &Value) -> BTreeSet<Place> {
    let of = |answer: &Value| Place {
        file: answer["file"].as_str().unwrap().to_owned(),
        line: answer["line"].as_u64().unwrap(),
        within: answer["name"].as_str().map(|name| (name.to_owned(), answer["head"].as_u64().unwrap())),
    };
    question["answers"].as_array().unwrap().iter().map(of).collect()
}

#[derive(Clone, Copy, Default)]
struct Cost {
    calls: usize,
    tokens: usize,
    missing: usize,
}

struct Row {
    question: Value,
    ours: Cost,
    theirs: Cost,
}

// ---- through the server ---------------------------------------------------------------------------------------------

async fn ask(client: &mut Client, question: &Value) -> Cost {
    let mut missing = places(question);
    let mut cost = Cost::default();
    let mut open: Vec<(String, Value)> = Vec::new();
    for call in question["calls"].as_array().unwrap() {
        open.push((call[0].as_str().unwrap().to_owned(), call[1].clone()));
    }
    open.reverse();
    while let Some((tool, arguments)) = open.pop() {
        if cost.calls == PATIENCE {
            break;
        }
        let text = client.call(&tool, arguments.clone()).await;
        cost.calls += 1;
        cost.tokens += Cl100k.count(&text);
        let reply: Value =
            serde_json::from_str(&text).unwrap_or_else(|_| panic!("{tool} {arguments}: {text}"));
        strike(&reply, "", &mut missing);
        if missing.is_empty() {
            break;
        }
        if reply["ambiguous"] == true {
            for candidate in reply["candidates"].as_array().into_iter().flatten().rev() {
                let mut arguments = arguments.clone();
                arguments["symbol"] = candidate["qualified_name"].clone();
                open.push((tool.clone(), arguments));
            }
        } else if reply["has_more"] == true || reply["complete"] == false {
            let next = &reply["see_also"][0];
            open.push((next["operation"].as_str().unwrap().to_owned(), next["arguments"].clone()));
        }
    }
    cost.missing = missing.len();
    cost
}

/// Takes away what a reply shows.
fn strike(value: &Value, file: &str, missing: &mut BTreeSet<Place>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| strike(item, file, missing)),
        Value::Object(fields) => {
            let file = fields.get("file_path").and_then(Value::as_str).unwrap_or(file);
            let names = ["enclosing_symbol", "qualified_name", "name", "test"];
            let names: Vec<&str> =
                names.iter().filter_map(|key| fields.get(*key)?.as_str()?.rsplit("::").next()).collect();
            let lines: Vec<u64> =
                ["line", "start_line"].iter().filter_map(|key| fields.get(*key)?.as_u64()).collect();
            missing.retain(|place| {
                let shown = match &place.within {
                    Some((name, _)) => names.contains(&name.as_str()),
                    None => lines.contains(&place.line),
                };
                !(place.file == file && shown)
            });
            fields.values().for_each(|value| strike(value, file, missing));
        }
        _ => {}
    }
}

// ---- by search and reading ------------------------------------------------------------------------------------------

/// How many lines are read at once where nothing says how many are needed.
const WINDOW: u64 = 60;

fn search(root: &Path, question: &Value) -> Cost {
    let mut cost = Cost::default();
    let mut shown: BTreeSet<(String, u64)> = BTreeSet::new();
    for pattern in question["search"].as_array().unwrap() {
        let pattern = pattern.as_str().unwrap();
        let (file, pattern) = match pattern.strip_prefix('@').and_then(|rest| rest.split_once('@')) {
            Some((file, pattern)) => (file, pattern),
            None => (".", pattern),
        };
        let mut rg = Command::new("rg");
        rg.current_dir(root).args(["--line-number", "--no-heading", "--with-filename", "--sort=path"]);
        rg.args(["--type", "rust"]);
        if pattern.chars().all(|letter| letter.is_alphanumeric() || letter == '_') {
            rg.arg("--word-regexp");
        }
        let output = rg.args(["-e", pattern, file]).output().expect("rg runs");
        let output = String::from_utf8(output.stdout).unwrap().replace("./", "");
        cost.calls += 1;
        cost.tokens += Cl100k.count(&output);
        for line in output.lines() {
            let mut parts = line.splitn(3, ':');
            let (Some(file), Some(number)) = (parts.next(), parts.next()) else { continue };
            shown.extend(number.parse().map(|number| (file.to_owned(), number)));
        }
    }
    let places = places(question);
    let mut windows: BTreeMap<String, Vec<(u64, u64)>> = BTreeMap::new();
    for place in &places {
        let mut needed = vec![place.line];
        needed.extend(place.within.as_ref().map(|(_, head)| *head));
        needed.retain(|&line| !shown.contains(&(place.file.clone(), line)));
        if needed.is_empty() {
            continue;
        }
        let (first, last) = match &place.within {
            // Without a search, the head is looked for upwards.
            Some((_, head)) if shown.is_empty() => {
                (place.line.saturating_sub((place.line - head).div_ceil(WINDOW) * WINDOW), place.line)
            }
            Some((_, head)) => (*head, place.line.max(*head)),
            None => (place.line.saturating_sub(WINDOW / 2).max(1), place.line + WINDOW / 2),
        };
        windows.entry(place.file.clone()).or_default().push((first.max(1), last));
    }
    for (file, mut windows) in windows {
        windows.sort_unstable();
        let text = std::fs::read_to_string(root.join(&file)).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let mut merged: Vec<(u64, u64)> = Vec::new();
        for (first, last) in windows {
            match merged.last_mut() {
                // What lies close is read in one go.
                Some(before) if first <= before.1 + WINDOW => before.1 = before.1.max(last),
                _ => merged.push((first, last)),
            }
        }
        for (first, last) in merged {
            let mut read = String::new();
            for number in first..=last.min(lines.len() as u64) {
                writeln!(read, "{number:>6}\t{}", lines[number as usize - 1]).unwrap();
                shown.insert((file.clone(), number));
            }
            cost.calls += if question["search"].as_array().unwrap().is_empty() {
                (last - first).div_ceil(WINDOW) as usize
            } else {
                1
            };
            cost.tokens += Cl100k.count(&read);
        }
    }
    let is_shown = |place: &&Place| {
        let head = place.within.as_ref().map(|(_, head)| *head);
        [Some(place.line), head].into_iter().flatten().all(|line| shown.contains(&(place.file.clone(), line)))
    };
    cost.missing = places.iter().filter(|place| !is_shown(place)).count();
    cost
}

// ---- what comes of it -----------------------------------------------------------------------------------------------

fn report(rows: &[Row]) {
    println!(
        "| Corpus | Question | Answers | scryer: calls | tokens | missing | rg: calls | tokens | missing |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for Row { question, ours, theirs } in rows {
        println!(
            "| {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            question["corpus"].as_str().unwrap(),
            question["question"].as_str().unwrap(),
            question["answers"].as_array().unwrap().len(),
            ours.calls,
            ours.tokens,
            ours.missing,
            theirs.calls,
            theirs.tokens,
            theirs.missing
        );
    }
    let mut kinds: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
    for row in rows {
        kinds.entry(row.question["kind"].as_str().unwrap()).or_default().push(row);
    }
    println!(
        "\n| Kind | Questions | scryer: calls | tokens | missing | rg: calls | tokens | tokens, rg / scryer |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    let all: Vec<&Row> = rows.iter().collect();
    for (kind, rows) in kinds.into_iter().chain([("all", all)]) {
        let sum = |of: fn(&Row) -> usize| rows.iter().map(|row| of(row)).sum::<usize>();
        let (ours, theirs) = (sum(|row| row.ours.tokens), sum(|row| row.theirs.tokens));
        println!(
            "| {kind} | {} | {} | {ours} | {} | {} | {theirs} | {:.1} |",
            rows.len(),
            sum(|row| row.ours.calls),
            sum(|row| row.ours.missing),
            sum(|row| row.theirs.calls),
            theirs as f64 / ours as f64
        );
    }
}

/// A tool, how it is shown, and its arguments for a symbol.
type Timed = (&'static str, &'static str, fn(&str) -> Value);

async fn latencies(client: &mut Client, questions: &[Value]) {
    let known = [
        "GlobalContext",
        "Workspace",
        "PackageId",
        "Package",
        "Dependency",
        "Summary",
        "SourceId",
        "Unit",
        "resolve_ws",
        "CompileMode",
        "Manifest",
        "Shell",
        "BuildContext",
        "Features",
        "RegistrySource",
    ];
    let asked = questions.iter().filter(|question| question["corpus"] == LATENCY_CORPUS);
    let asked = asked.filter_map(|question| question["calls"][0][1]["symbol"].as_str());
    let symbols: Vec<&str> = known.into_iter().chain(asked).collect();
    println!("\n| Call, warm | Calls | p50 ms | p95 ms | max ms |\n| --- | --- | --- | --- | --- |");
    let tools: [Timed; 4] = [
        ("find_references", "find_references", |symbol| json!({"symbol": symbol})),
        (
            "calculate_blast_radius",
            "calculate_blast_radius, depth 3",
            |symbol| json!({"symbol": symbol, "depth": 3}),
        ),
        (
            "trace_call_hierarchy",
            "trace_call_hierarchy, depth 2",
            |symbol| json!({"symbol": symbol, "depth": 2}),
        ),
        ("search_symbols", "search_symbols", |symbol| json!({"query": symbol.replace("::", " ")})),
    ];
    for (tool, shown, arguments) in tools {
        let mut times: Vec<Duration> = Vec::new();
        for symbol in &symbols {
            // The first time, what is asked about is inferred.
            client.call(tool, arguments(symbol)).await;
            for _ in 0..5 {
                let started = Instant::now();
                client.call(tool, arguments(symbol)).await;
                times.push(started.elapsed());
            }
        }
        times.sort_unstable();
        let ms =
            |of_hundred: usize| times[(times.len() * of_hundred).div_ceil(100) - 1].as_secs_f64() * 1000.0;
        println!("| {shown} | {} | {:.2} | {:.2} | {:.2} |", times.len(), ms(50), ms(95), ms(100));
    }
}

// ---- a client -------------------------------------------------------------------------------------------------------
