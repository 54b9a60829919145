//! Panics of other people's code, without a word.
//!
//! A converter that panics is caught, but the process's panic hook has spoken by then, and this library prints nothing.
//! So the first conversion puts a hook before the one that is there: it is silent on threads that are inside
//! [`catch`], and hands everything else on. It is the one thing here that the whole process shares; a program that
//! sets a hook of its own afterwards replaces it, and hears of these panics again.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    /// How many calls of [`catch`] this thread is in.
    static INSIDE: Cell<usize> = const { Cell::new(0) };
}

/// Runs `work`; `None` where it panicked.
pub(super) fn catch<T>(work: impl FnOnce() -> T) -> Option<T> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            // A thread that is being taken down has no such value any more, and is none of ours.
            if INSIDE.try_with(Cell::get).unwrap_or(0) == 0 {
                before(panic);
            }
        }));
    });
    INSIDE.set(INSIDE.get() + 1);
    let result = panic::catch_unwind(AssertUnwindSafe(work)).ok();
    INSIDE.set(INSIDE.get() - 1);
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;
    use std::process::{Command, Stdio};

    #[test]
    #[ignore = "run by another test as a process of its own"]
    fn panics() {
        assert_eq!(catch(|| 7), Some(7));
        let nested = || (catch(|| -> u8 { panic!("silent inner") }), catch(|| 1));
        assert_eq!(catch(nested), Some((None, Some(1))));
        assert_eq!(catch(|| -> u8 { panic!("silent outer") }), None);
        let loud = std::thread::spawn(|| panic!("loud"));
        assert!(loud.join().is_err());
    }

    #[test]
    fn only_others_are_heard() {
        let mut command = Command::new(env::current_exe().unwrap());
        command.args(["web::convert::quiet::tests::panics", "--exact", "--ignored", "--nocapture"]);
        let output = command.stdin(Stdio::null()).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{said}");
        assert!(said.contains("loud") && !said.contains("silent"), "{said}");
    }
}
