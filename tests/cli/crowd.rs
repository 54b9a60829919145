//! Many commands and one index at once.
//!
//! `SCRYER_CROWD_SECONDS` says for how long each time: 5 unless given, 30 in the case (B122).

use std::fs;
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::util::{Dir, run};

const MODULES: usize = 40;

/// B122: a healthy index was taken for a damaged one when several processes opened it, and replaced by a nearly empty one. Three
/// processes index and three ask, again and again; first without a daemon, where one has the store and the others do without,
/// then with one.
#[test]
fn six_processes_at_once() {
    let seconds = std::env::var("SCRYER_CROWD_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    let length = Duration::from_secs(seconds.unwrap_or(5));
    let dir = Dir::package(&[]);
    let mut lib = "pub fn target() {}\n".to_owned();
    for n in 0..MODULES {
        let others: String = (0..50).map(|k| format!("pub fn f{k}() -> u32 {{ {k} }}\n")).collect();
        dir.write(&format!("src/m{n}.rs"), format!("pub fn user() {{ crate::target() }}\n{others}"));
        lib += &format!("pub mod m{n};\n");
    }
    dir.write("src/lib.rs", lib);
    let json = |arguments: &[&str]| -> Value {
        let run = run(dir.command_alone().arg("--json").args(arguments)).ends(0);
        serde_json::from_str(&run.stdout).unwrap_or_else(|error| panic!("{error}: {run:?}"))
    };
    let symbols = |index: &Value| index["symbols"].as_u64().unwrap_or_else(|| panic!("{index}"));
    let before = symbols(&json(&["index"]));
    // 40 modules, of 51 fns each, and one fn.
    assert_eq!(before, 40 * 52 + 1);
    for with_daemon in [false, true] {
        let _daemon = with_daemon.then(|| {
            let mut daemon = dir.command_alone();
            daemon.args(["daemon", "run"]).stdout(Stdio::null()).stderr(Stdio::null());
            let daemon = Daemon(daemon.spawn().unwrap());
            while !dir.command_alone().args(["daemon", "status"]).output().unwrap().status.success() {
                std::thread::sleep(Duration::from_millis(10));
            }
            daemon
        });
        let (indexed, asked) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let begun = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    while begun.elapsed() < length {
                        assert_eq!(symbols(&json(&["index", "--force"])), before);
                        indexed.fetch_add(1, Ordering::Relaxed);
                    }
                });
                scope.spawn(|| {
                    while begun.elapsed() < length {
                        let found = json(&["refs", "target"]);
                        assert_eq!(found["total_sites"], MODULES, "{found}");
                        asked.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
        });
        println!(
            "{} for {length:?}: {} index runs and {} questions, all with all symbols",
            if with_daemon { "with a daemon" } else { "without a daemon" },
            indexed.into_inner(),
            asked.into_inner(),
        );
    }
    assert_eq!(symbols(&json(&["index"])), before);
    let left: Vec<String> = fs::read_dir(dir.home())
        .unwrap()
        .filter_map(|entry| entry.unwrap().file_name().into_string().ok())
        .filter(|name| ["corrupt", "damaged", "bak"].iter().any(|odd| name.contains(odd)))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

/// Ends with the test.
struct Daemon(Child);

impl Drop for Daemon {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
