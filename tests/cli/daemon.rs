//! One process for all clients of a home: who starts it, who ends it, and what survives its death.

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

use serde_json::{Value, json};

use crate::agent::Agent;
use crate::util::{Dir, run};

const LIB: &str = "pub fn a() {}\npub fn b() { a() }\n";

/// The process of the daemon, if one runs.
fn daemon(dir: &Dir) -> Option<u64> {
    let told = run(dir.command_with(&dir.path()).args(["--json", "daemon", "status"]));
    (told.code == Some(0))
        .then(|| serde_json::from_str::<Value>(&told.stdout).unwrap()["pid"].as_u64().unwrap())
}

fn kill(signal: &str, pid: u64) {
    assert!(Command::new("kill").args([signal, &pid.to_string()]).status().unwrap().success());
}

#[track_caller]
fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Who uses `a`, as the agent is told.
#[track_caller]
fn callers(agent: &mut Agent) -> Vec<String> {
    let found = agent.call("find_references", json!({"symbol": "a"}));
    let callers = found["callers"].as_array().cloned().unwrap_or_default();
    callers.iter().map(|caller| caller["enclosing_symbol"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn sixteen_at_once_start_one() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    dir.command_alone();
    let mut agents: Vec<Agent> = std::thread::scope(|scope| {
        let starts: Vec<_> =
            (0..16).map(|_| scope.spawn(|| Agent::start(dir.command_alone().arg("serve")))).collect();
        starts.into_iter().map(|start| start.join().unwrap()).collect()
    });
    for agent in &mut agents {
        assert_eq!(callers(agent), ["demo::b"]);
    }
    let told = run(dir.command_alone().args(["--json", "daemon", "status"])).ends(0).stdout;
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["clients"].as_array().unwrap().len(), 16, "{told}");
    let log = fs::read_to_string(dir.home().join("daemon/log")).unwrap();
    assert_eq!(log.matches(" begins, process ").count(), 1, "{log}");
    for agent in &mut agents {
        assert_eq!(agent.end(), Some(0));
    }
}

#[test]
fn it_is_told_about_and_ended() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let told = run(dir.command_alone().args(["daemon", "status"])).ends(1);
    assert_eq!((&*told.stdout, dir.plain(&told.stderr)), ("", "note: no daemon runs for HOME\n".to_owned()));
    run(dir.command_alone().args(["daemon", "stop"])).ends(1);
    let mut agent = Agent::start(dir.command_alone().arg("serve"));
    let pid = daemon(&dir).unwrap();
    let told = run(dir.command_alone().args(["daemon", "status"])).ends(0).stdout;
    assert!(told.starts_with(&format!("daemon {pid}: version ")) && told.contains(", 1 client, "), "{told}");
    assert!(dir.plain(&told).ends_with("\nhome: HOME\nlog: HOME/daemon/log\nclient in WS\n"), "{told}");
    // It belongs to nobody's terminal, and stands in nobody's way.
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"));
    if let Ok(stat) = stat {
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        assert_eq!(fields[3], pid.to_string(), "it leads a session of its own");
        assert_eq!(fs::read_link(format!("/proc/{pid}/cwd")).unwrap(), Path::new("/"));
    }
    let directory = fs::metadata(dir.home().join("daemon")).unwrap();
    let socket = fs::metadata(dir.home().join("daemon/socket")).unwrap();
    assert_eq!((directory.permissions().mode() & 0o777, socket.permissions().mode() & 0o777), (0o700, 0o600));
    assert_eq!(
        run(dir.command_alone().args(["daemon", "stop"])).ends(0).stdout,
        format!("daemon {pid} ended\n")
    );
    assert_eq!(daemon(&dir), None);
    // Whoever still needs it has another one.
    assert_eq!(callers(&mut agent), ["demo::b"]);
    assert_ne!(daemon(&dir).unwrap(), pid);
}

#[test]
fn it_leaves_when_nobody_comes() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let mut agent = Agent::start(dir.command_alone().arg("serve").env("SCRYER_DAEMON_IDLE", "1"));
    callers(&mut agent);
    std::thread::sleep(Duration::from_millis(1500));
    assert!(daemon(&dir).is_some(), "a client that says nothing is a client");
    assert_eq!(agent.end(), Some(0));
    wait_until("it is gone", || daemon(&dir).is_none());
    assert!(!dir.home().join("daemon/socket").exists());
}

#[test]
fn a_session_outlives_it() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let other = Dir::package(&[("src/lib.rs", "pub fn a() {}\npub fn other() { a() }\n")]);
    let mut agent = Agent::start(dir.command_alone().arg("serve"));
    let mut apart = Agent::start(dir.command_alone().arg("serve"));
    agent.call("index_workspace", json!({"path": other.path()}));
    assert_eq!(callers(&mut agent), ["demo::b"]);
    agent.call("switch_active_project", json!({"project": other.path()}));
    assert_eq!(callers(&mut agent), ["demo::other"]);
    for signal in ["-KILL", "-TERM", "-KILL"] {
        kill(signal, daemon(&dir).unwrap());
        // The switch is one session's, and lasts as long as that.
        assert_eq!(callers(&mut agent), ["demo::other"]);
        assert_eq!(callers(&mut apart), ["demo::b"]);
        // What a daemon left behind is in nobody's way.
        assert!(run(dir.command_alone().args(["refs", "a"])).ends(0).stdout.contains("demo::b"));
    }
    let mut late = Agent::start(dir.command_alone().arg("serve"));
    assert_eq!(callers(&mut late), ["demo::b"]);
}

#[test]
fn what_was_asked_is_asked_again() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let mut agent = Agent::start(dir.command_alone().arg("serve"));
    for _ in 0..3 {
        let pid = daemon(&dir).unwrap();
        kill("-STOP", pid);
        let question = json!({"name": "find_references", "arguments": {"symbol": "a"}});
        let question = agent.post("tools/call", question).unwrap();
        let deed = json!({"name": "delete_project", "arguments": {"project": "nothing"}});
        let deed = agent.post("tools/call", deed).unwrap();
        let list = agent.post("tools/list", json!({})).unwrap();
        kill("-KILL", pid);
        // Answers come as they are there.
        let told = agent.answer(deed).unwrap();
        let text = told["result"]["content"][0]["text"].as_str().unwrap();
        assert!(told["result"]["isError"] == true && text.contains("is not known"), "{told}");
        let found = agent.answer(question).unwrap();
        assert!(found["result"]["content"][0]["text"].as_str().unwrap().contains("demo::b"), "{found}");
        let _ = list;
    }
}

/// The program under another name, made so many seconds from now.
fn build(dir: &Dir, name: &str, later: u64) -> std::path::PathBuf {
    let program = dir.path().parent().unwrap().join(name);
    fs::copy(env!("CARGO_BIN_EXE_scryer"), &program).unwrap();
    let made = SystemTime::now() + Duration::from_secs(later);
    fs::File::options().append(true).open(&program).unwrap().set_modified(made).unwrap();
    program
}

#[test]
fn a_newer_build_takes_its_place_once_its_clients_are_gone() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let start = |program: &Path| {
        let mut command = Command::new(program);
        command.arg("serve").current_dir(dir.path()).envs(dir.environment());
        Agent::start(&mut command)
    };
    dir.command_alone();
    let (old, new) = (build(&dir, "old", 1000), build(&dir, "new", 2000));
    let mut first = start(&old);
    callers(&mut first);
    let pid = daemon(&dir).unwrap();
    // Both are served while the old one is in use.
    let mut second = start(&new);
    assert_eq!((callers(&mut second), daemon(&dir)), (vec!["demo::b".to_owned()], Some(pid)));
    first.end();
    assert_eq!(callers(&mut second), ["demo::b"]);
    second.end();
    wait_until("the old one goes", || daemon(&dir) != Some(pid));
    let mut third = start(&new);
    assert_eq!(callers(&mut third), ["demo::b"]);
    let newer = daemon(&dir).unwrap();
    // An older build is served by the newer daemon.
    let mut fourth = start(&old);
    assert_eq!((callers(&mut fourth), daemon(&dir)), (vec!["demo::b".to_owned()], Some(newer)));
    drop((third, fourth));
    // A daemon that nobody uses is replaced at once.
    let newest = build(&dir, "newest", 3000);
    wait_until("nobody uses it", || {
        let told = run(dir.command_with(&dir.path()).args(["--json", "daemon", "status"])).stdout;
        serde_json::from_str::<Value>(&told).unwrap()["clients"] == json!([])
    });
    let mut fifth = start(&newest);
    assert_eq!(callers(&mut fifth), ["demo::b"]);
    assert_ne!(daemon(&dir).unwrap(), newer);
}

#[test]
fn nothing_that_is_sent_harms_it() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let mut agent = Agent::start(dir.command_alone().arg("serve"));
    let pid = daemon(&dir).unwrap();
    let socket = dir.home().join("daemon/socket");
    let version = r#""version":{"release":"0.0.1","built":1}"#;
    let session = |more: &str| format!("{{\"scryer\":1,{version},\"wants\":{{\"session\":{more}}}}}\n");
    let mut hostile: Vec<Vec<u8>> = vec![
        b"".to_vec(),
        b"\n".to_vec(),
        b"GET / HTTP/1.1\r\n\r\n".to_vec(),
        vec![0; 1 << 16],
        vec![b'x'; 9 << 20],
        b"{\"scryer\":1}\n".to_vec(),
        b"{\"scryer\":99}\n".to_vec(),
        "[".repeat(1 << 20).into_bytes(),
        format!("{}\n", "[".repeat(1 << 20)).into_bytes(),
        session("{}").into_bytes(),
        session("null").into_bytes(),
        session("[1,2]").into_bytes(),
    ];
    hostile.push(
        format!("{{\"scryer\":1,{version},\"wants\":\"status\"}}\n{}", "more\n".repeat(1000)).into_bytes(),
    );
    for bytes in hostile {
        let mut stream = UnixStream::connect(&socket).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        // It may have had enough before all is sent.
        let _ = stream.write_all(&bytes);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut said = Vec::new();
        let _ = stream.read_to_end(&mut said);
        assert!(said.len() < 10_000);
    }
    // Those that connect and say nothing, or half of something.
    let mut silent: Vec<UnixStream> = (0..50).map(|_| UnixStream::connect(&socket).unwrap()).collect();
    silent[0].write_all(b"{\"scryer\":").unwrap();
    assert_eq!(callers(&mut agent), ["demo::b"]);
    assert_eq!(daemon(&dir), Some(pid));
    silent[0].set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let mut said = Vec::new();
    silent[0].read_to_end(&mut said).unwrap();
    assert_eq!(said, b"", "it has waited for long enough");
    assert_eq!(callers(&mut agent), ["demo::b"]);
    assert_eq!(daemon(&dir), Some(pid));
    let log = fs::read_to_string(dir.home().join("daemon/log")).unwrap();
    assert!(log.contains(" refused: ") && !log.contains("panicked"), "{log}");
}

#[test]
fn a_place_that_others_can_enter_is_no_place() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    dir.command_alone();
    fs::create_dir(dir.home().join("daemon")).unwrap();
    fs::set_permissions(dir.home().join("daemon"), fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = dir.command_alone();
    let mut agent = Agent::start(command.arg("serve").stderr(Stdio::piped()));
    assert_eq!(callers(&mut agent), ["demo::b"]);
    let mut stderr = agent.child.stderr.take().unwrap();
    agent.end();
    let mut said = String::new();
    stderr.read_to_string(&mut said).unwrap();
    assert!(said.contains("not this user's alone") && said.contains("SCRYER_HOME"), "{said}");
}

#[test]
fn where_no_socket_can_be_the_index_is_shared_with_nobody() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let home = dir.path().parent().unwrap().join("h".repeat(100));
    let serve = |command: &mut Command| {
        let mut agent = Agent::start(command.arg("serve").env("SCRYER_HOME", &home).stderr(Stdio::piped()));
        assert_eq!(callers(&mut agent), ["demo::b"]);
        let mut stderr = agent.child.stderr.take().unwrap();
        agent.end();
        let mut said = String::new();
        stderr.read_to_string(&mut said).unwrap();
        said
    };
    let said = serve(&mut dir.command_alone());
    assert!(
        said.contains("SCRYER_HOME to a shorter one") && said.contains("shares its index with nobody"),
        "{said}"
    );
    // It keeps an index all the same, and commands work as ever.
    assert!(home.join("scryer.db").exists());
    let mut refs = dir.command_alone();
    let found = run(refs.args(["refs", "a"]).env("SCRYER_HOME", &home)).ends(0);
    assert_eq!(found.stderr, "");
}

#[test]
fn an_unknown_project_is_told_at_once() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let run = run(dir.command_alone().args(["serve", "--project", "nothing"])).ends(2);
    assert!(run.stderr.contains("no project `nothing`"), "{}", run.stderr);
}

#[test]
fn a_command_that_has_the_store_is_waited_for() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    dir.command_alone();
    let held = scryer::Scryer::open(&dir.home(), scryer::Options::default()).unwrap();
    let waiting = std::thread::scope(|scope| {
        let agent = scope.spawn(|| Agent::start(dir.command_alone().arg("serve").stderr(Stdio::piped())));
        std::thread::sleep(Duration::from_millis(700));
        drop(held);
        agent.join().unwrap()
    });
    let mut agent = waiting;
    assert_eq!(callers(&mut agent), ["demo::b"]);
    let mut stderr = agent.child.stderr.take().unwrap();
    agent.end();
    let mut said = String::new();
    stderr.read_to_string(&mut said).unwrap();
    assert_eq!(said, "");
}
