//! The daemon itself: one lock, one socket, one store, a session for each connection.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::os::unix::net::UnixStream as StdStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use scryer::store::StoreError;
use scryer::{Options, Scryer};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, ReadHalf, WriteHalf};
use tokio::net::{UnixListener, UnixStream};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{Notify, OnceCell, Semaphore};

use super::handshake::{Hello, MAX_HELLO, Ready, Refusal, Version, Wants, Welcome};
use super::log::Log;
use super::{DaemonError, Place};
use crate::http;
use crate::session::{Session, SessionOptions};
use crate::terms::Terms;
use crate::transport;
use crate::watched::Watched;

/// How long a client may take to say what it wants.
const HELLO_PATIENCE: Duration = Duration::from_secs(5);

/// How long another daemon may take to leave, once it has said so.
const LOCK_PATIENCE: Duration = Duration::from_secs(15);

/// How long a command may have the store for itself.
const STORE_PATIENCE: Duration = Duration::from_secs(30);

/// How often it is looked whether this is still the daemon of its home.
const ROUND: Duration = Duration::from_secs(5);

/// How long calls that are being worked on may take once the daemon is to end.
const LAST_CALLS: Duration = Duration::from_secs(2);

/// How often it is looked whether a client is gone that says nothing any more.
const HANG_UP_ROUND: Duration = Duration::from_millis(200);

/// The most connections at once.
const MAX_CONNECTIONS: usize = 1024;

/// How a daemon is to be.
#[derive(Clone, Debug)]
pub struct DaemonOptions {
    /// The index's home, absolute.
    pub home: PathBuf,
    /// What the library is told.
    pub options: Options,
    /// Which build this is.
    pub version: Version,
    /// How long it stays without clients.
    pub idle: Duration,
}

/// Why a daemon ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// There is another one for this home.
    AnotherServes,
    /// Nobody came for long.
    Idle,
    /// It was told to.
    Stopped,
    /// A newer build is to take its place.
    Replaced,
    /// The store could not be used; the next one may have more luck.
    WithoutStore,
    /// Its files were taken away.
    Lost,
}

/// Serves until there is a reason not to.
///
/// # Errors
///
/// If the place can't be used, or no runtime can be had.
pub fn run(options: DaemonOptions) -> Result<Ended, DaemonError> {
    let place = Place::of(&options.home)?;
    place.prepare()?;
    let Some(lock) = take_lock(&place)? else { return Ok(Ended::AnotherServes) };
    let failed = |error| DaemonError::io(place.directory(), error);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().map_err(failed)?;
    let ended = runtime.block_on(serve(&place, options, &lock));
    // Whoever connects from now on starts another one, which waits for the lock.
    let _ = fs::remove_file(place.socket());
    runtime.shutdown_timeout(LAST_CALLS);
    drop(lock);
    ended
}

/// The lock of the place, or none if another daemon serves there.
fn take_lock(place: &Place) -> Result<Option<File>, DaemonError> {
    let path = place.lock();
    let failed = |error| DaemonError::io(&path, error);
    let started = Instant::now();
    loop {
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .mode(0o600)
            .open(&path)
            .map_err(failed)?;
        match file.try_lock() {
            Ok(()) if is_at(&file, place) => {
                // For people; nothing is decided by it.
                let _ = file.set_len(0).and_then(|()| file.seek(SeekFrom::Start(0)));
                let _ = writeln!(file, "{}", std::process::id());
                return Ok(Some(file));
            }
            // Another file took its place before it was locked.
            Ok(()) => continue,
            Err(fs::TryLockError::WouldBlock) => {}
            Err(fs::TryLockError::Error(error)) => return Err(failed(error)),
        }
        // One that does not listen is on its way in or out.
        if StdStream::connect(place.socket()).is_ok() || started.elapsed() > LOCK_PATIENCE {
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Whether the lock that is held is the one that others find.
fn is_at(lock: &File, place: &Place) -> bool {
    let (Ok(held), Ok(found)) = (lock.metadata(), fs::metadata(place.lock())) else { return false };
    (held.dev(), held.ino()) == (found.dev(), found.ino())
}

/// What all connections share.
struct Shared {
    options: DaemonOptions,
    log: Log,
    started: Instant,
    scryer: OnceCell<(Scryer, Option<String>)>,
    watched: Watched,
    /// By number of the connection.
    clients: Mutex<BTreeMap<u64, PathBuf>>,
    /// A client came or went.
    changed: Notify,
    /// Somebody wants it to end.
    stop: Notify,
    /// It takes nobody any more.
    leaving: AtomicBool,
    /// A newer build came.
    outdated: AtomicBool,
}

impl Shared {
    fn clients(&self) -> MutexGuard<'_, BTreeMap<u64, PathBuf>> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The store, once it is open; and what is wrong if there is none.
    async fn scryer(&self) -> (Scryer, Option<String>) {
        let opened = self.scryer.get_or_init(|| async {
            let (home, options) = (self.options.home.clone(), self.options.options.clone());
            let opened = tokio::task::spawn_blocking(move || open_patiently(&home, &options)).await;
            match opened {
                Ok(Ok(scryer)) => (scryer, None),
                Ok(Err(trouble)) => {
                    self.log.say(format_args!("no store: {trouble}"));
                    (Scryer::in_memory(self.options.options.clone()), Some(trouble))
                }
                Err(error) => {
                    self.log.say(format_args!("no store: {error}"));
                    (Scryer::in_memory(self.options.options.clone()), Some(error.to_string()))
                }
            }
        });
        opened.await.clone()
    }

    /// Whether nothing is lost when it ends now.
    fn has_no_reason_to_stay(&self) -> Option<Ended> {
        let is_without_store = self.scryer.get().is_some_and(|(_, trouble)| trouble.is_some());
        match self.clients().is_empty() {
            true if self.outdated.load(Ordering::SeqCst) => Some(Ended::Replaced),
            true if is_without_store => Some(Ended::WithoutStore),
            _ => None,
        }
    }

    fn welcome(&self) -> Welcome {
        Welcome {
            version: self.options.version.clone(),
            pid: std::process::id(),
            seconds: self.started.elapsed().as_secs(),
            clients: self.clients().values().cloned().collect(),
            cargo_home: self.options.options.cargo_home.clone(),
        }
    }
}

/// Opens the store; waits for whoever has it, as commands without a daemon have it for a moment.
fn open_patiently(home: &std::path::Path, options: &Options) -> Result<Scryer, String> {
    let started = Instant::now();
    loop {
        match Scryer::open(home, options.clone()) {
            Ok(scryer) => return Ok(scryer),
            Err(scryer::Error::Store(StoreError::Locked { .. })) if started.elapsed() < STORE_PATIENCE => {
                std::thread::sleep(Duration::from_millis(20));
            }
            Err(error) => return Err(error.to_string()),
        }
    }
}

async fn serve(place: &Place, options: DaemonOptions, lock: &File) -> Result<Ended, DaemonError> {
    let socket = place.socket();
    let failed = |error| DaemonError::io(&socket, error);
    // Whoever left it had the lock, and has it no more.
    match fs::remove_file(&socket) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
        _ => {}
    }
    let listener = UnixListener::bind(&socket).map_err(failed)?;
    fs::set_permissions(&socket, fs::Permissions::from_mode(0o600)).map_err(failed)?;
    let mut terminate = signal(SignalKind::terminate()).map_err(failed)?;
    let mut interrupt = signal(SignalKind::interrupt()).map_err(failed)?;
    let shared = Arc::new(Shared {
        log: Log::new(place.log()),
        started: Instant::now(),
        scryer: OnceCell::new(),
        watched: Watched::default(),
        clients: Mutex::default(),
        changed: Notify::new(),
        stop: Notify::new(),
        leaving: AtomicBool::new(false),
        outdated: AtomicBool::new(false),
        options,
    });
    let version = &shared.options.version;
    shared.log.say(format_args!(
        "daemon {} ({}) of {} begins, process {}",
        version.release,
        version.built,
        place.home().display(),
        std::process::id()
    ));
    let early = shared.clone();
    tokio::spawn(async move {
        early.scryer().await;
    });
    let turns = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    let mut last_used = Instant::now();
    let mut number = 0;
    let ended = loop {
        let is_idle = shared.clients().is_empty();
        let left = match is_idle {
            true => shared.options.idle.saturating_sub(last_used.elapsed()),
            false => ROUND,
        };
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => {
                    number += 1;
                    // Beyond so many, clients wait until others are gone.
                    let Ok(turn) = turns.clone().acquire_owned().await else { continue };
                    let shared = shared.clone();
                    tokio::spawn(async move {
                        connection(stream, number, &shared).await;
                        drop(turn);
                    });
                }
                Err(error) => {
                    // No descriptors are left, as a rule, and some are given back soon.
                    shared.log.say(format_args!("a connection failed: {error}"));
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
            () = shared.changed.notified() => {
                last_used = Instant::now();
                if let Some(ended) = shared.has_no_reason_to_stay() {
                    break ended;
                }
            }
            () = shared.stop.notified() => break Ended::Stopped,
            _ = terminate.recv() => break Ended::Stopped,
            _ = interrupt.recv() => break Ended::Stopped,
            () = tokio::time::sleep(left.min(ROUND)) => {
                if is_idle && shared.clients().is_empty() && last_used.elapsed() >= shared.options.idle {
                    break Ended::Idle;
                }
                if !is_at(lock, place) || !socket.exists() {
                    break Ended::Lost;
                }
                let watched = shared.watched.clone();
                tokio::task::spawn_blocking(move || watched.let_go());
            }
        }
    };
    shared.leaving.store(true, Ordering::SeqCst);
    shared.log.say(format_args!("daemon ends: {ended:?}"));
    Ok(ended)
}

/// A client that is counted, as long as this lives.
struct Counted<'a>(&'a Shared, u64);

impl<'a> Counted<'a> {
    fn new(shared: &'a Shared, number: u64, directory: PathBuf) -> Counted<'a> {
        shared.clients().insert(number, directory);
        shared.changed.notify_one();
        Counted(shared, number)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.clients().remove(&self.1);
        self.0.changed.notify_one();
    }
}

async fn connection(stream: UnixStream, number: u64, shared: &Shared) {
    let is_ours = stream.peer_cred().is_ok_and(|peer| peer.uid() == rustix::process::geteuid().as_raw());
    if !is_ours {
        shared.log.say(format_args!("connection {number} is another user's; closed"));
        return;
    }
    // Who asked sees the end once all is done that its session has to do, such as what is recorded.
    let Ok(open) = stream.as_fd().try_clone_to_owned() else { return };
    let (read, mut write) = tokio::io::split(stream);
    let mut read = BufReader::new(read);
    let hello = match tokio::time::timeout(HELLO_PATIENCE, hello(&mut read)).await {
        Ok(Ok(hello)) => hello,
        // It only looked whether somebody is here.
        Ok(Err(None)) => return,
        Ok(Err(Some(reason))) => {
            shared.log.say(format_args!("connection {number} refused: {reason}"));
            let _ = say(&mut write, &Refusal::Because(reason).line()).await;
            return;
        }
        Err(_) => {
            shared.log.say(format_args!("connection {number} said nothing"));
            return;
        }
    };
    match hello.wants {
        Wants::Status => {
            let _ = say(&mut write, &shared.welcome().line()).await;
        }
        Wants::Stop => {
            shared.leaving.store(true, Ordering::SeqCst);
            let _ = say(&mut write, &shared.welcome().line()).await;
            shared.stop.notify_one();
        }
        Wants::Session(terms) => {
            let Some(_counted) = admit(&hello.version, &terms, number, &mut write, shared).await else {
                return;
            };
            let served = tokio::select! {
                served = session(*terms, read, write, shared) => served,
                // What it asked for is nobody's any more, and ends with the session.
                () = hung_up(&open) => Err("the client is gone".to_owned()),
            };
            match served {
                Ok(()) => shared.log.say(format_args!("session {number} ended")),
                Err(reason) => shared.log.say(format_args!("session {number} ended: {reason}")),
            }
        }
        Wants::Http(terms, wanted) => {
            let Some(_counted) = admit(&hello.version, &terms, number, &mut write, shared).await else {
                return;
            };
            let (scryer, trouble) = shared.scryer().await;
            let listener = match wanted.bind().await {
                Ok(listener) => listener,
                Err(reason) => {
                    let _ = say(&mut write, &Refusal::Because(reason).line()).await;
                    return;
                }
            };
            let address = listener.local_addr().map(|address| address.to_string()).ok();
            let ready = Ready { trouble, address };
            if say(&mut write, &ready.line()).await.is_err() {
                return;
            }
            shared.log.say(format_args!("connection {number} has HTTP spoken: {:?}", ready.address));
            let mut nothing = [0];
            tokio::select! {
                // The end of the connection is the end of it, and so is anything that is said.
                _ = read.read(&mut nothing) => {}
                () = http::serve(listener, &wanted, scryer, &terms, shared.watched.clone()) => {}
            }
            shared.log.say(format_args!("connection {number} ended, and its HTTP"));
        }
    }
}

/// Ends once the client can neither speak nor hear any more, as when it was killed. One that only has said all it wants to say
/// waits for its answers.
async fn hung_up(stream: &OwnedFd) {
    // Elsewhere the one can't be told from the other.
    if !cfg!(target_os = "linux") {
        return std::future::pending().await;
    }
    loop {
        let mut seen = [PollFd::new(stream, PollFlags::empty())];
        let told = poll(&mut seen, Some(&Timespec { tv_sec: 0, tv_nsec: 0 }));
        if told.is_ok() && seen[0].revents().contains(PollFlags::HUP) {
            return;
        }
        tokio::time::sleep(HANG_UP_ROUND).await;
    }
}

/// What a client says first; `None` if nothing.
async fn hello(read: &mut BufReader<ReadHalf<UnixStream>>) -> Result<Hello, Option<String>> {
    let mut line = Vec::new();
    let mut limited = read.take(MAX_HELLO);
    match limited.read_until(b'\n', &mut line).await {
        Ok(0) => Err(None),
        Ok(_) if !line.ends_with(b"\n") => Err(Some("the handshake has no end".to_owned())),
        Ok(_) => Hello::read(&line).map_err(Some),
        Err(error) => Err(Some(error.to_string())),
    }
}

/// Counts a client in and welcomes it, unless the daemon is to leave.
async fn admit<'a>(
    version: &Version,
    terms: &Terms,
    number: u64,
    write: &mut WriteHalf<UnixStream>,
    shared: &'a Shared,
) -> Option<Counted<'a>> {
    if version.is_newer_than(&shared.options.version) && !shared.outdated.swap(true, Ordering::SeqCst) {
        shared.log.say(format_args!("a newer build came: {} ({})", version.release, version.built));
        // If this was the only client, the daemon can go now.
        shared.changed.notify_one();
    }
    let counted = {
        let outdated = shared.outdated.load(Ordering::SeqCst) && shared.clients().is_empty();
        (!outdated && !shared.leaving.load(Ordering::SeqCst))
            .then(|| Counted::new(shared, number, terms.directory.clone()))
    };
    let Some(counted) = counted else {
        let _ = say(write, &Refusal::Leaving.line()).await;
        return None;
    };
    shared.log.say(format_args!("session {number} begins in {}", terms.directory.display()));
    say(write, &shared.welcome().line()).await.ok()?;
    Some(counted)
}

async fn session(
    terms: Terms,
    read: BufReader<ReadHalf<UnixStream>>,
    mut write: WriteHalf<UnixStream>,
    shared: &Shared,
) -> Result<(), String> {
    let (scryer, trouble) = shared.scryer().await;
    let options = match terms.open() {
        Ok(options) => options,
        Err(error) => {
            let _ = say(&mut write, &Refusal::Because(error.to_string()).line()).await;
            return Err(error.to_string());
        }
    };
    let options = SessionOptions { watched: Some(shared.watched.clone()), ..options };
    let session = Session::new(scryer, options);
    if let Err(reason) = session.check() {
        let _ = say(&mut write, &Refusal::Because(reason.clone()).line()).await;
        return Err(reason);
    }
    let ready = Ready { trouble, address: None };
    say(&mut write, &ready.line()).await.map_err(|error| error.to_string())?;
    transport::serve(session, read, write).await.map_err(|error| error.to_string())
}

async fn say(write: &mut WriteHalf<UnixStream>, line: &str) -> io::Result<()> {
    write.write_all(line.as_bytes()).await?;
    write.flush().await
}
