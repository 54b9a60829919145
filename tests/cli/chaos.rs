//! Clients that share one daemon while processes are killed, the disk fills up and the clock goes back.
//!
//! Each client has a file of its own in one workspace, changes it, and asks at once who uses what it declares: the answer has to
//! be exactly what it wrote. Meanwhile a client or the daemon is killed every two seconds; once, the disk that holds the index
//! is full for a while (on a small tmpfs, where the test may mount one); in the middle, the clock is set back by an hour (that of
//! the programs, where there is a C compiler), and from three quarters on, files get times of an hour before as well. In the end the daemon has to leave by itself, and the databases have to open without a word.
//!
//! `SCRYER_CHAOS_SECONDS` says how long it goes on: 15 unless given. The whole of it, with the limits of a build with
//! optimisations:
//!
//!     SCRYER_CHAOS_SECONDS=600 cargo test --profile fast -p scryer-cli --test cli chaos -- --nocapture

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime};

use serde_json::{Value, json};

use crate::agent::Agent;
use crate::clock::Clock;
use crate::util::Dir;

const CLIENTS: usize = 8;

/// Between two kills.
const PAUSE: Duration = Duration::from_secs(2);

/// How long an answer may take that a kill came in between of.
const RECOVERY: Duration =
    if cfg!(debug_assertions) { Duration::from_secs(15) } else { Duration::from_secs(2) };

/// What must never be read by a client: the store is the daemon's, and nobody else's.
const LOCKED: &[&str] = &["in use by", "Locking error", "database is locked", "Busy", "is damaged"];

/// Numbers that are the same in each run of the test.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }
}

#[derive(Default)]
struct Tally {
    answers: AtomicU64,
    kills_of_daemons: AtomicU64,
    kills_of_clients: AtomicU64,
    restarts: AtomicU64,
    /// Milliseconds, of each answer.
    times: Mutex<Vec<u64>>,
    faults: Mutex<Vec<String>>,
}

impl Tally {
    fn fault(&self, what: String) {
        self.faults.lock().unwrap().push(what);
    }
}

/// A home on a disk of its own, which can be filled.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// None where nothing may be mounted.
    fn mount(at: &Path) -> Option<SmallDisk> {
        fs::create_dir_all(at).unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=48m", "tmpfs"]).arg(at).stderr(Stdio::null());
        mount.status().is_ok_and(|status| status.success()).then(|| SmallDisk(at.to_owned()))
    }

    fn fill(&self) {
        let _ = fs::write(self.0.join("filler"), vec![0; 64 << 20]);
    }

    fn empty(&self) {
        let _ = fs::remove_file(self.0.join("filler"));
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// One client: writes, asks, and compares, until told to stop.
fn client(
    number: usize,
    dir: &Dir,
    clock: Option<&Clock>,
    stop: &AtomicBool,
    old_times: &AtomicBool,
    pid: &AtomicU64,
    tally: &Tally,
) {
    let mut dice = Dice(0x9E37_79B9 + number as u64 * 7919);
    let start = || {
        let log = fs::File::options().create(true).append(true).open(log_of(dir, number)).unwrap();
        let mut command = dir.command_with(&dir.path());
        command.arg("serve").env("SCRYER_DAEMON_IDLE", "3").stderr(log);
        if let Some(clock) = clock {
            clock.give_to(&mut command);
        }
        let agent = Agent::try_start(&mut command)?;
        pid.store(u64::from(agent.child.id()), Ordering::SeqCst);
        Some(agent)
    };
    let mut agent = start();
    let mut round = 0;
    while !stop.load(Ordering::SeqCst) {
        round += 1;
        let count = dice.roll(6) + 1;
        let mut text = format!("pub fn used_{number}() {{}}\n");
        let mut expected = BTreeSet::new();
        for caller in 0..count {
            let name = format!("c{number}_{}_{caller}", round % 10);
            text.push_str(&format!("pub fn {name}() {{ used_{number}() }}\n"));
            expected.insert(format!("demo::m{number}::{name}"));
        }
        let path = dir.path().join(format!("src/m{number}.rs"));
        fs::write(&path, text).unwrap();
        if old_times.load(Ordering::SeqCst) {
            let then = SystemTime::now() - Duration::from_secs(3600);
            fs::File::options().append(true).open(&path).unwrap().set_modified(then).unwrap();
        }
        let asked = Instant::now();
        let found = loop {
            let Some(living) = &mut agent else {
                tally.restarts.fetch_add(1, Ordering::SeqCst);
                agent = start();
                continue;
            };
            match living.try_call("find_references", json!({"symbol": format!("used_{number}")})) {
                Some(found) => break found,
                None => agent = None,
            }
        };
        tally.times.lock().unwrap().push(asked.elapsed().as_millis() as u64);
        let result = &found["result"];
        let text = result["content"][0]["text"].as_str().unwrap_or_default();
        let read: Value = serde_json::from_str(text).unwrap_or_default();
        let callers = read["callers"].as_array().cloned().unwrap_or_default();
        let callers =
            callers.iter().filter_map(|caller| caller["enclosing_symbol"].as_str().map(str::to_owned));
        let callers: BTreeSet<String> = callers.collect();
        if callers != expected {
            tally.fault(format!("client {number}, round {round}: {expected:?} expected, {found}"));
        }
        tally.answers.fetch_add(1, Ordering::SeqCst);
        std::thread::sleep(Duration::from_millis(dice.roll(150)));
    }
    if let Some(mut agent) = agent {
        agent.end();
    }
}

/// Whether a line of the log has a time before another's; of what is no time, it has not.
fn is_earlier(time: &str, other: &str) -> bool {
    let is_time = |text: &str| text.starts_with("20") && text.as_bytes().get(13) == Some(&b':');
    is_time(time) && is_time(other) && time < other
}

fn log_of(dir: &Dir, number: usize) -> PathBuf {
    dir.path().parent().unwrap().join(format!("stderr-{number}"))
}

/// The process that holds the daemon's lock, as it says.
fn daemon(home: &Path) -> Option<u64> {
    fs::read_to_string(home.join("daemon/lock")).ok()?.trim().parse().ok()
}

/// Daemons of this home that live.
fn daemons(home: &Path) -> Vec<String> {
    let Ok(processes) = fs::read_dir("/proc") else { return Vec::new() };
    let is_one = |pid: &str| {
        let words = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        let seen = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        let home = format!("SCRYER_HOME={}\0", home.display());
        words.ends_with(b"\0daemon\0run\0") && String::from_utf8_lossy(&seen).contains(&home)
    };
    let named = processes.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    named.filter(|pid| pid.bytes().all(|byte| byte.is_ascii_digit()) && is_one(pid)).collect()
}

fn kill(pid: u64) {
    let mut kill = Command::new("kill");
    let _ = kill.args(["-KILL", &pid.to_string()]).stderr(Stdio::null()).status();
}

#[test]
fn nothing_is_wrong_whatever_is_killed() {
    let seconds = std::env::var("SCRYER_CHAOS_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    let length = Duration::from_secs(seconds.unwrap_or(15));
    let modules: String = (0..CLIENTS).map(|number| format!("pub mod m{number};\n")).collect();
    let dir = Arc::new(Dir::package(&[("src/lib.rs", &modules)]));
    for number in 0..CLIENTS {
        dir.write(&format!("src/m{number}.rs"), "");
    }
    let disk = SmallDisk::mount(&dir.home());
    if disk.is_none() {
        // A home on the disk that is there.
        fs::remove_dir_all(dir.home()).unwrap();
        dir.command_alone();
    }
    let home = dir.home();
    let clock = Clock::new(dir.path().parent().unwrap());
    let mut clock_was_set = false;
    let (stop, old_times) = (AtomicBool::new(false), AtomicBool::new(false));
    let pids: Vec<AtomicU64> = (0..CLIENTS).map(|_| AtomicU64::new(0)).collect();
    let tally = Tally::default();
    let begun = Instant::now();
    std::thread::scope(|scope| {
        for (number, pid) in pids.iter().enumerate() {
            let (dir, clock, stop, old_times, tally) = (&dir, clock.as_ref(), &stop, &old_times, &tally);
            scope.spawn(move || client(number, dir, clock, stop, old_times, pid, tally));
        }
        let mut dice = Dice(0x2545_F491_4F6C_DD1D);
        let mut disk_was_full = false;
        while begun.elapsed() < length {
            std::thread::sleep(PAUSE);
            let done = begun.elapsed().as_secs_f64() / length.as_secs_f64();
            if let Some(clock) = clock.as_ref().filter(|_| done > 0.5 && !clock_was_set) {
                clock.set_back(Duration::from_secs(3600));
                clock_was_set = true;
            }
            if done > 0.75 {
                old_times.store(true, Ordering::SeqCst);
            }
            if let Some(disk) = &disk {
                match (disk_was_full, done > 0.3) {
                    (false, true) => {
                        disk.fill();
                        disk_was_full = true;
                    }
                    (true, _) if done > 0.45 => disk.empty(),
                    _ => {}
                }
            }
            match dice.roll(2) {
                0 => {
                    if let Some(pid) = daemon(&home) {
                        kill(pid);
                        tally.kills_of_daemons.fetch_add(1, Ordering::SeqCst);
                    }
                }
                _ => {
                    let pid = pids[dice.roll(CLIENTS as u64) as usize].load(Ordering::SeqCst);
                    if pid > 0 {
                        kill(pid);
                        tally.kills_of_clients.fetch_add(1, Ordering::SeqCst);
                    }
                }
            }
        }
        if let Some(disk) = &disk {
            disk.empty();
        }
        stop.store(true, Ordering::SeqCst);
    });
    // The last client is gone.
    let ended = Instant::now();
    while !daemons(&home).is_empty() {
        assert!(ended.elapsed() < Duration::from_secs(10), "daemons are left: {:?}", daemons(&home));
        std::thread::sleep(Duration::from_millis(50));
    }
    let gone = ended.elapsed();
    let mut times = tally.times.lock().unwrap().clone();
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let count = |of: &AtomicU64| of.load(Ordering::SeqCst);
    let said: Vec<String> =
        (0..CLIENTS).map(|number| fs::read_to_string(log_of(&dir, number)).unwrap_or_default()).collect();
    let lines: Vec<&str> = said.iter().flat_map(|said| said.lines()).collect();
    let log = ["old", ""]
        .map(|of| fs::read_to_string(home.join("daemon/log").with_extension(of)).unwrap_or_default());
    let log = log.concat();
    // It has no word of its own about it, but its lines have times.
    let times_of_log: Vec<&str> = log.lines().filter_map(|line| line.get(..16)).collect();
    let went_back = times_of_log.windows(2).filter(|pair| is_earlier(pair[1], pair[0])).count();
    println!(
        "{} answers in {} s; killed: {} daemons, {} clients ({} restarts); disk full: {}; clock set back: {}; answers took \
         p50 {} ms, p99 {} ms, \
         at most {} ms, {} of them more than 2 s; the last daemon was gone after {} ms; {} lines on stderr, {} daemons \
         without a store",
        count(&tally.answers),
        begun.elapsed().as_secs(),
        count(&tally.kills_of_daemons),
        count(&tally.kills_of_clients),
        count(&tally.restarts),
        if disk.is_some() { "once" } else { "never, as nothing may be mounted" },
        if clock_was_set { "once" } else { "never, as there is no way" },
        at(0.5),
        at(0.99),
        at(1.0),
        times.iter().filter(|&&took| took > 2000).count(),
        gone.as_millis(),
        lines.len(),
        log.matches(" no store: ").count(),
    );
    let mut kinds: Vec<&str> = lines.clone();
    kinds.sort_unstable();
    kinds.dedup();
    println!("{}", kinds.join("\n"));
    let faults = tally.faults.lock().unwrap();
    assert!(faults.is_empty(), "{} wrong answers, such as {}", faults.len(), faults[0]);
    for line in lines {
        assert!(!LOCKED.iter().any(|locked| line.contains(locked)), "{line}");
    }
    assert!(!log.contains("panicked"), "{log}");
    assert!(!clock_was_set || went_back > 0, "the clock went back for nobody: {log}");
    assert!(u128::from(at(1.0)) <= RECOVERY.as_millis(), "an answer took {} ms", at(1.0));
    // What is left opens, and has it all.
    for number in 0..CLIENTS {
        let run =
            crate::util::run(dir.command_with(&dir.path()).args(["refs", &format!("used_{number}")])).ends(0);
        assert_eq!(run.stderr, "");
    }
    let known = crate::util::run(dir.command_with(&dir.path()).arg("projects")).ends(0);
    assert!(known.stdout.starts_with("1 project known\n") && known.stderr.is_empty(), "{known:?}");
    let left: Vec<String> = fs::read_dir(&home)
        .unwrap()
        .filter_map(|entry| entry.unwrap().file_name().into_string().ok())
        .filter(|name| name.contains("corrupt") || name.contains("damaged") || name.contains("bak"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}
