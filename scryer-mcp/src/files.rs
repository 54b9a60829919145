//! The file tools: from a name and an object to an answer, for whatever front end.
//!
//! [`Files`] is made once, with all that it may know of the world: the directory that paths count from, the home, a root that
//! nothing leaves, the environment that programs get. A call is read (`arguments`), its items are planned (`plan`) and done
//! (`work`), beside each other where nobody could tell (`pool`), and the results become one answer within the budget
//! (`envelope`). The command line prints the same answers that the protocol sends.

mod arguments;
pub mod catalog;
mod coerce;
mod done;
mod envelope;
mod fault;
mod keys;
mod plan;
mod pool;
mod protocol;
mod work;

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use fsops::git::Git;
use fsops::limits::{Cancel, Deadline};
use fsops::paths::{Base, Root};
use fsops::web::{Browser, BrowserKind, Client};
use fsops::{Call, PathError};
use serde_json::{Map, Value};

use arguments::{Asked, Item};
use catalog::{FileTool, Shape};
use done::Done;
use pool::Pool;

pub use envelope::{Answer, BUDGET, Envelope, displayed};
pub use fault::Fault;
pub(crate) use protocol::{Running, listed};

/// What the file tools know of the world.
#[derive(Clone, Debug)]
pub struct FilesOptions {
    /// Where relative paths begin, absolute.
    pub directory: PathBuf,
    /// What `~` stands for.
    pub home: Option<PathBuf>,
    /// The directory that no path may leave.
    pub root: Option<PathBuf>,
    /// What git and the browser get to see, `PATH` included, which they are looked up in.
    pub environment: Vec<(OsString, OsString)>,
    /// Another browser than `obscura`: how it is spoken to, and its full path.
    pub browser: Option<(BrowserKind, PathBuf)>,
}

impl FilesOptions {
    /// Knows the directory and nothing else.
    pub fn new(directory: impl Into<PathBuf>) -> FilesOptions {
        FilesOptions {
            directory: directory.into(),
            home: None,
            root: None,
            environment: Vec::new(),
            browser: None,
        }
    }
}

/// The file tools. A handle: clones share threads, connections and what is remembered.
#[derive(Clone, Debug)]
pub struct Files(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    base: Base,
    root: Option<Root>,
    git: Result<Git, Fault>,
    client: Client,
    environment: Vec<(OsString, OsString)>,
    browser: Option<(BrowserKind, PathBuf)>,
    pool: Pool,
}

impl Inner {
    /// What an operation works in.
    fn call(&self, deadline: Deadline) -> Call {
        let call = Call::new(self.base.clone()).until(deadline);
        match &self.root {
            Some(root) => call.within(root.clone()),
            None => call,
        }
    }

    /// The browser that renders pages.
    fn browser(&self) -> Result<Browser, Fault> {
        let directory = self.base.directory().to_owned();
        let environment = self.environment.clone();
        match &self.browser {
            Some((kind, program)) => {
                Ok(Browser { kind: *kind, program: program.clone(), directory, environment })
            }
            None => {
                let variable = environment.iter().find(|(name, _)| name == "PATH");
                let path = variable.map_or_else(OsString::new, |(_, value)| value.clone());
                Ok(Browser::find(OsStr::new(&path), directory, environment)?)
            }
        }
    }
}

impl Files {
    /// Makes the tools. A git that isn't there is told by those that need it.
    ///
    /// # Errors
    ///
    /// If the directory, the home or the root can't be used.
    pub fn open(options: FilesOptions) -> Result<Files, PathError> {
        let mut base = Base::new(options.directory)?;
        if let Some(home) = options.home {
            base = base.with_home(home)?;
        }
        Ok(Files(Arc::new(Inner {
            base,
            root: options.root.map(Root::open).transpose()?,
            git: Git::find(options.environment.iter().cloned()).map_err(Fault::from),
            client: Client::new(),
            environment: options.environment,
            browser: options.browser,
            pool: Pool::default(),
        })))
    }

    /// Does what a call asks for. It always comes back with an answer; `cancel` makes it come back soon.
    pub fn call(&self, name: &str, arguments: Map<String, Value>, cancel: &Cancel) -> Answer {
        let started = Instant::now();
        let millis = || u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
        let Some(tool) = catalog::find(name) else {
            return Answer::one(name, Err(work::unknown_tool(name)), millis());
        };
        let call = self.0.call(Deadline::never().or_cancelled(cancel.clone()));
        match arguments::read(tool, &call, arguments) {
            Err(fault) => Answer::one(name, Err(fault), millis()),
            Ok(Asked::Single(given)) => {
                let done = guarded(&self.0, tool, &given, cancel);
                Answer::one(name, done, millis())
            }
            Ok(Asked::Batch(items)) => {
                let full = matches!(&tool.shape, Shape::Batch(batch) if batch.full);
                let done = self.run(tool, &call, items, cancel);
                Answer::many(name, done, full, millis())
            }
        }
    }

    /// Does all items of a call. The results are in the order of the items.
    fn run(
        &self,
        tool: &'static FileTool,
        call: &Call,
        items: Vec<Item>,
        cancel: &Cancel,
    ) -> Vec<Result<Done, Fault>> {
        let plan = plan::plan(tool, call, &items);
        let count = items.len();
        let (inner, items, cancel) = (self.0.clone(), Arc::new(items), cancel.clone());
        let groups = Arc::new(plan.groups);
        let done = {
            let groups = groups.clone();
            let one = move |at: &usize| match items.get(*at) {
                Some(Ok(item)) => guarded(&inner, tool, item, &cancel),
                Some(Err(fault)) => Err(fault.clone()),
                None => Err(Fault::internal(tool.name)),
            };
            self.0.pool.map(groups.len(), plan.workers, move |group| {
                groups.get(group).map(|group| group.iter().map(&one).collect::<Vec<_>>()).unwrap_or_default()
            })
        };
        let mut results: Vec<Result<Done, Fault>> = Vec::new();
        results.resize_with(count, || Err(Fault::internal(tool.name)));
        for (group, done) in groups.iter().zip(done) {
            for (at, done) in group.iter().zip(done.unwrap_or_default()) {
                if let Some(slot) = results.get_mut(*at) {
                    *slot = done;
                }
            }
        }
        results
    }
}

/// Does one operation; a panic is its failure alone.
fn guarded(
    inner: &Inner,
    tool: &FileTool,
    item: &Map<String, Value>,
    cancel: &Cancel,
) -> Result<Done, Fault> {
    let work = std::panic::AssertUnwindSafe(|| work::run(inner, tool, item, cancel));
    std::panic::catch_unwind(work).unwrap_or_else(|_| Err(Fault::internal(tool.name)))
}
