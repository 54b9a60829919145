//! A body into a file: all of it or nothing.
//!
//! What comes is written to a temporary file beside the target and renamed onto it once it is complete, checked and on
//! the disk. Until then the target is what it was, and afterwards it is the whole body. Without `overwrite` the last
//! step replaces nothing, so a file that appeared in the meantime survives. The name is the caller's; what the server
//! calls the file is not asked.

use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sha2::{Digest, Sha256};
use tempfile::{Builder, NamedTempFile};

use crate::limits::{Deadline, Outcome};
use crate::paths::{Base, ResolvedPath, Root};

use super::body::Body;
use super::client::{Client, Get, Hop, USER_AGENT};
use super::error::WebError;
use super::{MOST_BYTES, check_range, check_user_agent};

/// Links followed from the target's name to the file that is written.
const MOST_LINKS: usize = 40;

/// A file to download.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DownloadRequest {
    /// An absolute URL, http or https.
    pub url: String,
    /// Where it goes, as the caller wrote it. Directories on the way are made.
    pub path: String,
    /// What the path counts from.
    pub base: Base,
    /// What the path must stay in.
    pub root: Option<Root>,
    /// Whether an existing file is replaced; not by default.
    pub overwrite: bool,
    /// Time for all of it: 1 ms to 600 s, 20 s by default.
    pub timeout: Duration,
    /// Decoded bytes of the body, 50,000,000 by default. More than 200,000,000 counts as these.
    pub max_bytes: u64,
    /// Redirects that are followed: 0 to 20, 5 by default.
    pub max_redirects: usize,
    /// The `User-Agent`; by default one like a browser's.
    pub user_agent: Option<String>,
}

impl DownloadRequest {
    /// Makes a request with the defaults.
    #[must_use]
    pub fn new(url: impl Into<String>, path: impl Into<String>, base: Base) -> Self {
        Self {
            url: url.into(),
            path: path.into(),
            base,
            root: None,
            overwrite: false,
            timeout: Duration::from_secs(20),
            max_bytes: 50_000_000,
            max_redirects: 5,
            user_agent: None,
        }
    }

    /// Downloads the file. The bytes are those of the decoded body.
    ///
    /// # Errors
    ///
    /// [`WebError`], among them [`AlreadyExists`](WebError::AlreadyExists) (before anything is asked for),
    /// [`Status`](WebError::Status) for everything but 2xx, [`TooLarge`](WebError::TooLarge) and a body that ended
    /// early. The target is then what it was, and no temporary file is left.
    pub fn run(&self, client: &Client, deadline: &Deadline) -> Result<Outcome<Download>, WebError> {
        check_range(self.timeout, self.max_redirects)?;
        let user_agent = check_user_agent(self.user_agent.as_deref().unwrap_or(USER_AGENT))?;
        let deadline = deadline.at_most(self.timeout);
        let cap = self.max_bytes.min(MOST_BYTES);
        let resolved = self.base.resolve(&self.path)?;
        let target = Target::find(&resolved, self.root.as_ref(), self.overwrite)?;

        let get = Get { url: &self.url, max_redirects: self.max_redirects, user_agent };
        let (mut body, opened) = Body::open(client.get(&get, &deadline)?)?;
        let url = opened.target.shown();
        if !(200..300).contains(&opened.status) {
            return Err(WebError::Status { url, status: opened.status });
        }
        let too_large = || WebError::TooLarge { what: url.clone(), limit: cap };
        if opened.length.is_some_and(|length| length > cap) {
            return Err(too_large());
        }

        let mut draft = Draft::begin(&target, &self.path)?;
        let mut sum = Sha256::new();
        let mut bytes = 0_u64;
        let mut buffer = vec![0; 64 * 1024];
        loop {
            let read = body.read(&mut buffer)?;
            let Some(piece) = buffer.get(..read).filter(|piece| !piece.is_empty()) else { break };
            bytes += piece.len() as u64;
            if bytes > cap {
                return Err(too_large());
            }
            sum.update(piece);
            draft.write(piece)?;
        }
        if let Some(reason) = body.short() {
            return Err(WebError::Protocol { url, reason });
        }
        draft.finish(bytes, self.overwrite)?;
        let download = Download {
            url: self.url.clone(),
            final_url: opened.target.as_str().to_owned(),
            path: resolved.shown(),
            bytes,
            status: opened.status,
            content_type: opened.content_type,
            sha256: sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect(),
            redirects: opened.hops,
        };
        let mut outcome = Outcome::complete(download);
        outcome.notes = opened.notes;
        Ok(outcome)
    }
}

/// A file that was downloaded.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Download {
    /// The URL that was asked for.
    pub url: String,
    /// The URL that answered.
    pub final_url: String,
    /// The path as the caller wrote it.
    pub path: String,
    /// Bytes in the file.
    pub bytes: u64,
    /// The HTTP status.
    pub status: u16,
    /// The Content-Type as the server wrote it.
    pub content_type: Option<String>,
    /// SHA-256 of the file, in hex.
    pub sha256: String,
    /// The redirects on the way, in order.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub redirects: Vec<Hop>,
}

/// The file that is going to be written.
#[derive(Debug)]
struct Target {
    /// Without links, as far as it exists.
    path: PathBuf,
    /// What is there now.
    old: Option<Metadata>,
}

impl Target {
    fn find(resolved: &ResolvedPath, root: Option<&Root>, overwrite: bool) -> Result<Self, WebError> {
        let given = || resolved.given().to_owned();
        resolved.check_kind()?;
        let entry = match root {
            Some(root) => root.follow_to_entry(resolved.as_path())?,
            None => resolved.as_path().to_owned(),
        };
        let found = look(&entry)?;
        if found.as_ref().is_some_and(Metadata::is_dir) || (found.is_none() && resolved.asks_for_directory())
        {
            return Err(WebError::IsDirectory { path: given() });
        }
        if found.is_some() && !overwrite {
            // A link to a directory is a directory to whoever names it.
            let is_directory = fs::metadata(&entry).is_ok_and(|metadata| metadata.is_dir());
            let path = given();
            return Err(if is_directory {
                WebError::IsDirectory { path }
            } else {
                WebError::AlreadyExists { path }
            });
        }
        let path = match root {
            Some(root) => root.follow(&entry)?,
            None => follow(entry)?,
        };
        let old = look(&path)?;
        if let Some(old) = &old {
            if old.is_dir() {
                return Err(WebError::IsDirectory { path: given() });
            }
            if !old.is_file() {
                return Err(WebError::NotARegularFile { path: given() });
            }
            // The rename would succeed all the same.
            if old.permissions().readonly() {
                return Err(WebError::ReadOnly { path: given() });
            }
        }
        Ok(Self { path, old })
    }
}

fn look(path: &Path) -> Result<Option<Metadata>, WebError> {
    match fs::symlink_metadata(path) {
        Ok(metadata) => Ok(Some(metadata)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(source) => Err(WebError::Io { path: path.to_owned(), source }),
    }
}

/// Follows links to the file that they mean, which need not exist.
fn follow(entry: PathBuf) -> Result<PathBuf, WebError> {
    let mut at = entry;
    for _ in 0..MOST_LINKS {
        if !look(&at)?.is_some_and(|metadata| metadata.is_symlink()) {
            return Ok(at);
        }
        let next = fs::read_link(&at).map_err(|source| WebError::Io { path: at.clone(), source })?;
        // A relative link counts from where the link is.
        at = at.parent().map_or_else(|| next.clone(), |directory| directory.join(&next));
    }
    Err(WebError::Path(crate::error::PathError::TooManyLinks { path: at, limit: MOST_LINKS }))
}

/// What has come so far. Dropped unfinished, it leaves nothing: neither itself nor the directories made for it.
struct Draft<'a> {
    target: &'a Target,
    given: &'a str,
    file: Option<NamedTempFile>,
    made: Vec<PathBuf>,
}

impl<'a> Draft<'a> {
    fn begin(target: &'a Target, given: &'a str) -> Result<Self, WebError> {
        let mut draft = Self { target, given, file: None, made: Vec::new() };
        let directory = draft.directory().to_owned();
        draft.make_directories(&directory)?;
        let file = Builder::new().prefix(".download-").tempfile_in(&directory);
        draft.file = Some(file.map_err(|source| draft.failed(source))?);
        Ok(draft)
    }

    fn directory(&self) -> &Path {
        self.target.path.parent().unwrap_or(&self.target.path)
    }

    fn make_directories(&mut self, directory: &Path) -> Result<(), WebError> {
        let missing: Vec<_> = directory.ancestors().take_while(|ancestor| !ancestor.exists()).collect();
        for ancestor in missing.into_iter().rev() {
            match fs::create_dir(ancestor) {
                Ok(()) => self.made.push(ancestor.to_owned()),
                // Somebody else was faster; it is there.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(source) => return Err(WebError::Io { path: ancestor.to_owned(), source }),
            }
        }
        Ok(())
    }

    fn failed(&self, source: io::Error) -> WebError {
        WebError::Io { path: PathBuf::from(self.given), source }
    }

    fn write(&mut self, piece: &[u8]) -> Result<(), WebError> {
        match self.file.as_mut().map(|file| file.write_all(piece)) {
            Some(Err(source)) => Err(self.failed(source)),
            _ => Ok(()),
        }
    }

    /// Gives the file its mode and its name.
    fn finish(mut self, bytes: u64, overwrite: bool) -> Result<(), WebError> {
        let Some(file) = self.file.take() else {
            return Err(WebError::Internal { what: "a download" });
        };
        let written = file.as_file().metadata().map_err(|source| self.failed(source))?.len();
        if written != bytes {
            let short = format!("{written} of {bytes} bytes are in the file");
            return Err(self.failed(io::Error::new(io::ErrorKind::WriteZero, short)));
        }
        set_mode(&file, self.directory(), self.target.old.as_ref()).map_err(|source| self.failed(source))?;
        file.as_file().sync_all().map_err(|source| self.failed(source))?;
        let renamed = if overwrite {
            file.persist(&self.target.path).map(drop).map_err(|error| error.error)
        } else {
            file.persist_noclobber(&self.target.path).map(drop).map_err(|error| error.error)
        };
        match renamed {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && !overwrite => {
                return Err(WebError::AlreadyExists { path: self.given.to_owned() });
            }
            Err(source) => return Err(self.failed(source)),
        }
        self.made.clear();
        // The rename is done; that it is on the disk as well is asked of systems that can say so.
        if cfg!(unix) {
            let _ = File::open(self.directory()).and_then(|directory| directory.sync_all());
        }
        Ok(())
    }
}

impl Drop for Draft<'_> {
    fn drop(&mut self) {
        self.file = None;
        for directory in self.made.iter().rev() {
            // One that somebody used meanwhile stays.
            let _ = fs::remove_dir(directory);
        }
    }
}

/// Gives a file the mode of the one it replaces, else that of any new file; never a bit that makes it a program of
/// somebody else, and for a new one none that makes it a program.
#[cfg(unix)]
fn set_mode(file: &NamedTempFile, directory: &Path, old: Option<&Metadata>) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
    let mode = match old {
        Some(old) => {
            let new = file.as_file().metadata()?;
            if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
                // Only some may give files away; the content counts more than its owner.
                let _ = fchown(file.as_file(), Some(old.uid()), Some(old.gid()));
            }
            old.permissions().mode() & 0o777
        }
        None => {
            // What the process may not set can only be seen on a file.
            let readable = fs::Permissions::from_mode(0o666);
            let probe = Builder::new().prefix(".download-").permissions(readable).tempfile_in(directory)?;
            probe.as_file().metadata()?.permissions().mode() & 0o666
        }
    };
    file.as_file().set_permissions(fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn set_mode(_: &NamedTempFile, _: &Path, _: Option<&Metadata>) -> io::Result<()> {
    Ok(())
}
