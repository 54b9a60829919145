//! The thread that owns the connections. Jobs go in over a channel; the caller waits for the reply.

use std::sync::mpsc::{Sender, channel};
use std::thread::{Builder, JoinHandle};

use super::StoreError;

/// What a worker owns.
pub(super) trait Resource {
    /// Runs on the worker's thread when no more jobs can come.
    fn finish(&mut self);
}

type Job<R> = Box<dyn FnOnce(&mut R) + Send>;

/// A thread and what it owns. Dropping it waits until the jobs that were sent are done.
pub(super) struct Worker<R> {
    /// `None` only while it is dropped.
    jobs: Option<Sender<Job<R>>>,
    thread: Option<JoinHandle<()>>,
}

impl<R: Resource + 'static> Worker<R> {
    /// Starts the thread, which opens the resource; returns when it is open, or with the reason why it isn't.
    pub(super) fn spawn(
        open: impl FnOnce() -> Result<R, StoreError> + Send + 'static,
    ) -> Result<Worker<R>, StoreError> {
        let (jobs, inbox) = channel::<Job<R>>();
        let (opened, outcome) = channel();
        let thread = Builder::new().name("scryer-store".to_owned()).spawn(move || {
            let mut resource = match open() {
                Ok(resource) => resource,
                Err(error) => {
                    let _ = opened.send(Err(error));
                    return;
                }
            };
            let _ = opened.send(Ok(()));
            for job in inbox {
                job(&mut resource);
            }
            resource.finish();
        });
        let thread = thread.map_err(|error| StoreError::io("scryer-store thread".as_ref(), error))?;
        let worker = Worker { jobs: Some(jobs), thread: Some(thread) };
        outcome.recv().map_err(|_| StoreError::Stopped)??;
        Ok(worker)
    }

    /// Runs `job` on the thread and waits for what it returns.
    pub(super) fn call<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut R) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = channel();
        let jobs = self.jobs.as_ref().ok_or(StoreError::Stopped)?;
        jobs.send(Box::new(move |resource| {
            // A caller that no longer waits has no use for the answer.
            let _ = reply.send(job(resource));
        }))
        .map_err(|_| StoreError::Stopped)?;
        answer.recv().map_err(|_| StoreError::Stopped)?
    }
}

impl<R> Drop for Worker<R> {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has said so, and has nothing left to finish.
            let _ = thread.join();
        }
    }
}
