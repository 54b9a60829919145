//! Threads that several operations share, and one at a time for each item.
//!
//! Threads are started when they are first of use, and stay. Whoever has items to work on works too, so no item ever waits
//! for a thread that its own caller holds, and nothing waits where no thread can be had.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The most threads, whatever is asked for.
const MAX_THREADS: usize = 32;

type Job = Box<dyn FnOnce() + Send>;

/// The threads of one handle.
#[derive(Default)]
pub(super) struct Pool {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    wake: Condvar,
}

#[derive(Default)]
struct State {
    jobs: Vec<Job>,
    threads: usize,
    idle: usize,
    closed: bool,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pool").finish_non_exhaustive()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        lock(&self.shared.state).closed = true;
        self.shared.wake.notify_all();
    }
}

impl Pool {
    /// Does `work` for every number below `count`, on this thread and at most `workers - 1` others. The results are in
    /// order; `None` is one whose work panicked.
    pub(super) fn map<T: Send + 'static>(
        &self,
        count: usize,
        workers: usize,
        work: impl Fn(usize) -> T + Send + Sync + 'static,
    ) -> Vec<Option<T>> {
        let task = Arc::new(Task {
            next: AtomicUsize::new(0),
            count,
            work,
            state: Mutex::new(Gathered { results: (0..count).map(|_| None).collect(), left: count }),
            done: Condvar::new(),
        });
        for _ in 1..workers.min(count) {
            let task = task.clone();
            self.submit(Box::new(move || task.run()));
        }
        task.run();
        let mut state = lock(&task.state);
        while state.left > 0 {
            state = task.done.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        std::mem::take(&mut state.results)
    }

    fn submit(&self, job: Job) {
        let mut state = lock(&self.shared.state);
        state.jobs.push(job);
        if state.idle < state.jobs.len() && state.threads < MAX_THREADS {
            let shared = self.shared.clone();
            // Where no thread can be had, the caller does the work.
            if thread::Builder::new().name("fsops-pool".to_owned()).spawn(move || shared.serve()).is_ok() {
                state.threads += 1;
            }
        }
        drop(state);
        self.shared.wake.notify_one();
    }
}

impl Shared {
    fn serve(&self) {
        let mut state = lock(&self.state);
        loop {
            if let Some(job) = state.jobs.pop() {
                drop(state);
                job();
                state = lock(&self.state);
            } else if state.closed {
                return;
            } else {
                state.idle += 1;
                state = self.wake.wait(state).unwrap_or_else(PoisonError::into_inner);
                state.idle -= 1;
            }
        }
    }
}

struct Task<T, F> {
    next: AtomicUsize,
    count: usize,
    work: F,
    state: Mutex<Gathered<T>>,
    done: Condvar,
}

struct Gathered<T> {
    results: Vec<Option<T>>,
    left: usize,
}

impl<T, F: Fn(usize) -> T> Task<T, F> {
    /// Works until nothing is left to begin.
    fn run(&self) {
        loop {
            let at = self.next.fetch_add(1, Ordering::Relaxed);
            if at >= self.count {
                return;
            }
            let result = catch_unwind(AssertUnwindSafe(|| (self.work)(at))).ok();
            let mut state = lock(&self.state);
            if let Some(slot) = state.results.get_mut(at) {
                *slot = result;
            }
            state.left -= 1;
            if state.left == 0 {
                self.done.notify_all();
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn results_are_in_order_and_a_panic_is_one_item() {
        let pool = Pool::default();
        let work = |at: usize| {
            thread::sleep(Duration::from_millis(if at == 0 { 20 } else { 1 }));
            assert!(at != 3, "the fourth fails");
            at * 2
        };
        for _ in 0..3 {
            let results = pool.map(6, 4, work);
            assert_eq!(results, [Some(0), Some(2), Some(4), None, Some(8), Some(10)]);
        }
        assert!(pool.map(0, 4, work).is_empty());
    }

    #[test]
    fn items_that_begin_items_end() {
        let pool = Arc::new(Pool::default());
        let inner = pool.clone();
        let results = pool.map(40, 40, move |at| inner.map(40, 40, move |other| at + other).len());
        assert_eq!(results, vec![Some(40); 40]);
    }
}
