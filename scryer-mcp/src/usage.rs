//! Records what calls cost, beside them: a thread counts the tokens of answers, so that no answer waits for that.
//!
//! In go answers, out go rows to [`Scryer::record_call`]: tool, project, times and counts. The text of an answer is counted
//! and dropped, and the arguments of a call never get here.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use scryer::answer::TokenCounter;
use scryer::answer::tokens::Cl100k;
use scryer::{Scryer, SessionId, ToolCall};

/// Records the calls of one session. Dropping it waits until all are recorded.
#[derive(Debug)]
pub(crate) struct Recorder {
    /// `None` only while this is dropped.
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug)]
enum Job {
    Call(Done),
    /// Answers once everything before is recorded.
    Flush(Sender<()>),
}

/// A call that has its answer.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) tool: &'static str,
    /// The number of the project that it was about.
    pub(crate) project: Option<i64>,
    pub(crate) duration: Duration,
    pub(crate) answer: String,
    pub(crate) truncated: bool,
    pub(crate) failed: bool,
}

impl Recorder {
    /// Begins a session. Without a thread to be had, nothing is recorded.
    pub(crate) fn start(scryer: Scryer) -> Option<Recorder> {
        let (jobs, inbox) = channel();
        let thread = Builder::new().name("scryer-usage".to_owned());
        let thread = thread.spawn(move || record(&scryer, &inbox)).ok()?;
        Some(Recorder { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Has a call recorded.
    pub(crate) fn record(&self, call: Done) {
        self.send(Job::Call(call));
    }

    /// Waits until everything so far is recorded.
    pub(crate) fn flush(&self) {
        let (done, wait) = channel();
        self.send(Job::Flush(done));
        // An error means that the thread is gone, and nothing is left to wait for.
        let _ = wait.recv();
    }

    fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // Without the thread the row is lost, and nothing else.
            let _ = jobs.send(job);
        }
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // If it panicked, that was said where it happened.
            let _ = thread.join();
        }
    }
}

fn record(scryer: &Scryer, inbox: &Receiver<Job>) {
    let session: SessionId = scryer.begin_session();
    for job in inbox {
        match job {
            Job::Call(Done { tool, project, duration, answer, truncated, failed }) => {
                scryer.record_call(ToolCall {
                    session,
                    tool: tool.to_owned(),
                    project,
                    duration,
                    answer_bytes: answer.len() as u64,
                    answer_tokens: Cl100k.count(&answer) as u64,
                    truncated,
                    failed,
                });
            }
            Job::Flush(done) => {
                // Nobody may be waiting any more.
                let _ = done.send(());
            }
        }
    }
}

/// Tells how long a call takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watch(Instant);

impl Watch {
    /// From now on.
    pub(crate) fn start() -> Watch {
        Watch(Instant::now())
    }

    /// Until now.
    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
