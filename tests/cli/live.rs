//! A session on a workspace that is being worked on: how soon an edit is in an answer, and how soon work ends that nobody wants
//! any more.
//!
//! On a small workspace unless `SCRYER_LIVE_WORKSPACE` names one, of which a copy is taken. `SCRYER_LIVE_ROUNDS` says how many
//! edits there are. The limits on time are those of a build with optimisations; the others have more.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::agent::Agent;
use crate::util::Dir;

/// How long work that was called off may go on.
const ENDS_WITHIN: Duration = Duration::from_millis(if cfg!(debug_assertions) { 3000 } else { 500 });

/// From the question after an edit to the answer, 95 of 100 times.
const ANSWERED_WITHIN: Duration = Duration::from_millis(if cfg!(debug_assertions) { 2000 } else { 60 });

/// A workspace of many files that name each other, so that linking them takes its time.
fn generated() -> Dir {
    let dir = Dir::package(&[]);
    let (modules, fns) = (150, 40);
    let mut lib = "macro_rules! make { ($($n:ident)*) => { $(pub fn $n() {})* } }\n".to_owned();
    for module in 0..modules {
        lib.push_str(&format!("pub mod m{module};\npub use m{module}::*;\n"));
        let mut text = "use crate::*;\n".to_owned();
        for function in 0..fns {
            let other = (module + function + 1) % modules;
            text.push_str(&format!("use crate::m{other}::f{other}_{function} as g{function};\n"));
            text.push_str(&format!("pub fn f{module}_{function}() {{ g{function}() }}\n"));
            text.push_str(&format!("make! {{ e{module}_{function} h{module}_{function} }}\n"));
        }
        dir.write(&format!("src/m{module}.rs"), text);
    }
    dir.write("src/lib.rs", lib);
    dir
}

/// The workspace, and a file of it whose items are seen from outside.
fn workspace() -> (Dir, PathBuf) {
    let Some(named) = std::env::var_os("SCRYER_LIVE_WORKSPACE") else {
        let dir = generated();
        let file = dir.path().join("src/lib.rs");
        return (dir, file);
    };
    let dir = Dir::empty();
    copy(Path::new(&named), &dir.path());
    let file = dir.path().join("src/lib.rs");
    assert!(file.exists(), "the workspace has no src/lib.rs");
    (dir, file)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let to = to.join(entry.file_name());
        match entry.file_type().unwrap() {
            kind if kind.is_dir() && !["target", ".git"].iter().any(|name| entry.file_name() == *name) => {
                copy(&entry.path(), &to);
            }
            kind if kind.is_file() => drop(fs::copy(entry.path(), to).unwrap()),
            _ => {}
        }
    }
}

/// A session in `dir`. A workspace of somebody else's has its dependencies.
fn start(dir: &Dir, more: &[&str]) -> Agent {
    let mut command = dir.command_alone();
    command.arg("serve").args(more).stderr(Stdio::inherit());
    if std::env::var_os("SCRYER_LIVE_WORKSPACE").is_some() {
        let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
        command.env("CARGO_HOME", home.unwrap_or_else(|| std::env::home_dir().unwrap().join(".cargo")));
    }
    Agent::start(&mut command)
}

#[test]
fn an_edit_is_in_the_next_answer() {
    let rounds =
        std::env::var("SCRYER_LIVE_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(20);
    let (dir, file) = workspace();
    let before = fs::read_to_string(&file).unwrap();
    let write = |calls: usize| {
        let calls = "    live_target();\n".repeat(calls);
        let text = format!("{before}\npub fn live_target() {{}}\npub fn live_user() {{\n{calls}}}\n");
        // As editors save. What is half written is another matter.
        let beside = file.with_extension("rs.new");
        fs::write(&beside, text).unwrap();
        fs::rename(&beside, &file).unwrap();
    };
    for more in [&[][..], &["--no-daemon"]] {
        // The first answer of all is with the dependencies to be read; that is another matter.
        write(1);
        let mut agent = start(&dir, more);
        agent.call("index_workspace", json!({}));
        let mut times = Vec::new();
        for round in 0..rounds {
            // At once, or after a while: whoever watches may have come before.
            std::thread::sleep(Duration::from_millis([0, 15, 90, 400][round % 4]));
            let calls = 1 + round % 7;
            write(calls);
            std::thread::sleep(Duration::from_millis([0, 5, 40, 120][round / 4 % 4]));
            let asked = Instant::now();
            let question = json!({"symbol": "live_target", "view": "sites", "scope_level": "project"});
            let found = agent.call("find_references", question);
            times.push(asked.elapsed());
            let callers = found["sites"].as_array().map_or(0, Vec::len);
            assert_eq!((&found["total_sites"], callers), (&json!(calls), calls), "round {round}: {found}");
        }
        times.sort_unstable();
        let at = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize];
        println!(
            "{}: {rounds} edits; from edit to answer p50 {:.1} ms, p95 {:.1} ms, at most {:.1} ms",
            if more.is_empty() { "through the daemon" } else { "without a daemon" },
            at(0.5).as_secs_f64() * 1e3,
            at(0.95).as_secs_f64() * 1e3,
            at(1.0).as_secs_f64() * 1e3,
        );
        assert!(at(0.95) <= ANSWERED_WITHIN, "{:?}", at(0.95));
        assert_eq!(agent.end(), Some(0));
        if more.is_empty() {
            crate::util::run(dir.command_alone().args(["daemon", "stop"])).ends(0);
        }
    }
}

/// Processor time that a process has used so far; `None` where there is no `/proc`.
fn used(pid: u64) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    // A hundred a second, on all systems that have it.
    Some(Duration::from_millis(ticks * 10))
}

/// How long a process goes on working: until it has used less than a twentieth of the time for a while.
fn goes_on_for(pid: u64) -> Option<Duration> {
    const WHILE: Duration = Duration::from_millis(200);
    let begun = Instant::now();
    loop {
        let before = used(pid)?;
        std::thread::sleep(WHILE);
        if used(pid)? - before < WHILE / 20 {
            return Some(begun.elapsed() - WHILE);
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "it never ends");
    }
}

/// What is called off at any moment of an index run ends, and so does what a client wanted that is gone.
#[test]
fn what_nobody_wants_any_more_ends() {
    let (dir, _) = workspace();
    dir.command_alone();
    let status = |dir: &Dir| {
        let told = crate::util::run(dir.command_alone().args(["--json", "daemon", "status"])).ends(0).stdout;
        serde_json::from_str::<Value>(&told).unwrap()
    };
    // How long it takes when it is wanted.
    let mut agent = start(&dir, &[]);
    let pid = status(&dir)["pid"].as_u64().unwrap();
    if used(pid).is_none() {
        return;
    }
    goes_on_for(pid);
    let whole = Instant::now();
    agent.call("index_workspace", json!({"force": true}));
    let whole = whole.elapsed();
    agent.call("delete_project", json!({"project": dir.path()}));
    goes_on_for(pid);
    let mut longest = Duration::ZERO;
    let mut moments = 0;
    for part in 0..12 {
        let moment = whole * part / 12;
        let id = agent
            .post("tools/call", json!({"name": "index_workspace", "arguments": {"force": true}}))
            .unwrap();
        std::thread::sleep(moment);
        let off = json!({"requestId": id, "reason": "enough"});
        agent.send(&json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": off})).unwrap();
        // It was faster this time, and is followed by what is inferred ahead.
        if agent.is_done(id).unwrap() {
            agent.call("delete_project", json!({"project": dir.path()}));
            goes_on_for(pid);
            continue;
        }
        let took = goes_on_for(pid).unwrap();
        moments += 1;
        longest = longest.max(took);
        assert!(took <= ENDS_WITHIN, "called off after {moment:?} of {whole:?}, it went on for {took:?}");
    }
    println!("an index run of {whole:?}, called off at {moments} moments, went on for at most {longest:?}");
    assert!(moments >= 4, "{moments}");
    // A client that is killed in the middle of it.
    agent.post("tools/call", json!({"name": "index_workspace", "arguments": {"force": true}})).unwrap();
    std::thread::sleep(whole / 3);
    let mut kill = Command::new("kill");
    assert!(kill.args(["-KILL", &agent.child.id().to_string()]).status().unwrap().success());
    let took = goes_on_for(pid).unwrap();
    println!("of a client that is gone, it went on for {took:?}");
    assert!(took <= ENDS_WITHIN + Duration::from_millis(300), "{took:?}");
    // And nothing is half done.
    let mut agent = start(&dir, &[]);
    assert_eq!(status(&dir)["pid"].as_u64(), Some(pid));
    let report = agent.call("index_workspace", json!({}));
    assert!(report["symbols"].as_u64() > Some(0), "{report}");
    if std::env::var_os("SCRYER_LIVE_WORKSPACE").is_none() {
        let found = agent.call("find_references", json!({"symbol": "f7_3"}));
        assert_eq!((&found["total_sites"], &found["complete"]), (&json!(3), &json!(true)), "{found}");
    }
}
