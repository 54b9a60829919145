//! The first lines of a connection: who wants what of whom.
//!
//! A client sends one line of JSON, a [`Hello`]. The daemon answers at once with one line that says who it is, or why it
//! refuses; for a session, with a second one as soon as the store is open. Lines have limits, and so has the time that they
//! may take. Paths and variables need not be Unicode.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use fsops::web::BrowserKind;
use serde_json::{Value, json};

use crate::http::HttpTerms;
use crate::terms::Terms;

/// What is spoken here. Another number is another language.
const PROTOCOL: u64 = 1;

/// The longest line of a client, in bytes: a whole environment may be in it.
pub(super) const MAX_HELLO: u64 = 8 << 20;

/// The longest line of the daemon, in bytes.
pub(super) const MAX_WELCOME: u64 = 1 << 20;

/// Which build of the program this is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Version {
    /// As the package has it: `0.1.0`.
    pub release: String,
    /// When the program was made, in seconds since 1970: tells builds of one release apart.
    pub built: u64,
}

impl Version {
    /// Whether this is a later one than `other`.
    pub fn is_newer_than(&self, other: &Version) -> bool {
        let numbers = |version: &Version| -> Vec<u64> {
            let plain = version.release.split(['-', '+']).next().unwrap_or_default();
            plain.split('.').map(|number| number.parse().unwrap_or(0)).collect()
        };
        (numbers(self), self.built) > (numbers(other), other.built)
    }
}

/// What a client says first.
#[derive(Clone, Debug)]
pub(super) struct Hello {
    pub(super) version: Version,
    pub(super) wants: Wants,
}

/// What a client wants.
#[derive(Clone, Debug)]
pub(super) enum Wants {
    /// To ask.
    Session(Box<Terms>),
    /// That others may ask over HTTP, as long as this connection is held.
    Http(Box<Terms>, HttpTerms),
    /// To know how it is.
    Status,
    /// That it ends.
    Stop,
}

/// What the daemon says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Welcome {
    /// The daemon's.
    pub version: Version,
    /// Its process.
    pub pid: u32,
    /// For how long it has been there, in seconds.
    pub seconds: u64,
    /// The directories that its clients stand in.
    pub clients: Vec<PathBuf>,
    /// Where the sources of dependencies lie for it.
    pub cargo_home: Option<PathBuf>,
}

/// What a session has to know before it begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Ready {
    /// Why nothing is kept, if so.
    pub(super) trouble: Option<String>,
    /// Where HTTP is spoken, if that was wanted.
    pub(super) address: Option<String>,
}

/// Why the daemon does not do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    /// It is about to leave; another one is to be started.
    Leaving,
    /// What is wrong.
    Because(String),
}

impl Hello {
    /// One line.
    pub(super) fn line(&self) -> String {
        let wants = match &self.wants {
            Wants::Status => json!("status"),
            Wants::Stop => json!("stop"),
            Wants::Session(terms) => json!({"session": of_terms(terms)}),
            Wants::Http(terms, http) => json!({"session": of_terms(terms), "http": http.to_json()}),
        };
        format!("{}\n", json!({"scryer": PROTOCOL, "version": of_version(&self.version), "wants": wants}))
    }

    /// What a line says, or why it can't be read.
    pub(super) fn read(line: &[u8]) -> Result<Hello, String> {
        let hello: Value = serde_json::from_slice(line).map_err(|error| format!("no handshake: {error}"))?;
        match hello["scryer"].as_u64() {
            Some(PROTOCOL) => {}
            Some(other) => return Err(format!("this daemon speaks version {PROTOCOL}, not {other}")),
            None => return Err("no handshake: it does not say which version it speaks".to_owned()),
        }
        let version = to_version(&hello["version"]).ok_or("no handshake: it has no version")?;
        let wants = &hello["wants"];
        let wants = match wants.as_str() {
            Some("status") => Wants::Status,
            Some("stop") => Wants::Stop,
            Some(other) => return Err(format!("nobody knows what {other} is")),
            None => {
                let terms = to_terms(&wants["session"]).ok_or("no handshake: it has no session")?;
                match &wants["http"] {
                    Value::Null => Wants::Session(Box::new(terms)),
                    http => {
                        let http = HttpTerms::from_json(http).ok_or("no handshake: it has no address")?;
                        Wants::Http(Box::new(terms), http)
                    }
                }
            }
        };
        Ok(Hello { version, wants })
    }
}

impl Welcome {
    pub(super) fn line(&self) -> String {
        let welcome = json!({
            "scryer": PROTOCOL, "version": of_version(&self.version), "pid": self.pid, "seconds": self.seconds,
            "clients": self.clients.iter().map(|path| of_os(path.as_os_str())).collect::<Vec<_>>(),
            "cargo_home": self.cargo_home.as_ref().map(|path| of_os(path.as_os_str())),
        });
        format!("{welcome}\n")
    }

    /// What the first line says; an outer error is no line of a daemon.
    pub(super) fn read(line: &[u8]) -> Option<Result<Welcome, Refusal>> {
        let said: Value = serde_json::from_slice(line).ok()?;
        if let Some(refusal) = Refusal::of(&said) {
            return Some(Err(refusal));
        }
        Some(Ok(Welcome {
            version: to_version(&said["version"])?,
            pid: u32::try_from(said["pid"].as_u64()?).ok()?,
            seconds: said["seconds"].as_u64()?,
            clients: said["clients"].as_array()?.iter().filter_map(to_path).collect(),
            cargo_home: to_path(&said["cargo_home"]),
        }))
    }
}

impl Ready {
    pub(super) fn line(&self) -> String {
        format!("{}\n", json!({"trouble": self.trouble, "address": self.address}))
    }

    /// What the second line says.
    pub(super) fn read(line: &[u8]) -> Option<Result<Ready, Refusal>> {
        let said: Value = serde_json::from_slice(line).ok()?;
        if let Some(refusal) = Refusal::of(&said) {
            return Some(Err(refusal));
        }
        let text = |name: &str| said[name].as_str().map(str::to_owned);
        Some(Ok(Ready { trouble: text("trouble"), address: text("address") }))
    }
}

impl Refusal {
    pub(super) fn line(&self) -> String {
        let refused = match self {
            Refusal::Leaving => json!({"leaving": true}),
            Refusal::Because(reason) => json!({"reason": reason}),
        };
        format!("{}\n", json!({"refused": refused}))
    }

    fn of(said: &Value) -> Option<Refusal> {
        let refused = said.get("refused")?;
        match refused["leaving"].as_bool() {
            Some(true) => Some(Refusal::Leaving),
            _ => {
                Some(Refusal::Because(refused["reason"].as_str().unwrap_or("it does not say why").to_owned()))
            }
        }
    }
}

fn of_version(version: &Version) -> Value {
    json!({"release": version.release, "built": version.built})
}

fn to_version(value: &Value) -> Option<Version> {
    Some(Version { release: value["release"].as_str()?.to_owned(), built: value["built"].as_u64()? })
}

/// A text, or where it is none the numbers of its bytes.
fn of_os(text: &OsStr) -> Value {
    match text.to_str() {
        Some(text) => text.into(),
        None => text.as_bytes().into(),
    }
}

fn to_os(value: &Value) -> Option<OsString> {
    match value {
        Value::String(text) => Some(text.into()),
        Value::Array(bytes) => {
            let bytes = bytes.iter().map(|byte| u8::try_from(byte.as_u64()?).ok());
            Some(OsString::from_vec(bytes.collect::<Option<_>>()?))
        }
        _ => None,
    }
}

fn to_path(value: &Value) -> Option<PathBuf> {
    to_os(value).map(PathBuf::from)
}

fn of_path(path: Option<&Path>) -> Value {
    path.map_or(Value::Null, |path| of_os(path.as_os_str()))
}

fn of_terms(terms: &Terms) -> Value {
    let browser = terms.browser.as_ref().map(|(kind, program)| {
        let kind = match kind {
            BrowserKind::Obscura => "obscura",
            _ => "chromium",
        };
        json!([kind, of_os(program.as_os_str())])
    });
    let environment = terms.environment.iter().map(|(name, value)| json!([of_os(name), of_os(value)]));
    json!({
        "directory": of_os(terms.directory.as_os_str()),
        "project": terms.project,
        "max_tokens": terms.max_tokens,
        "format": terms.format.to_string(),
        "tools": terms.tools.word(),
        "always_load": terms.always_load.word(),
        "telemetry": terms.telemetry,
        "typed": terms.typed,
        "first_query_wait": terms.first_query_wait.map(|wait| wait.as_secs_f64()),
        "home": of_path(terms.home.as_deref()),
        "root": of_path(terms.root.as_deref()),
        "browser": browser,
        "environment": environment.collect::<Vec<_>>(),
    })
}

fn to_terms(value: &Value) -> Option<Terms> {
    let word = |name: &str| value[name].as_str();
    let directory = to_path(&value["directory"]).filter(|path| path.is_absolute())?;
    let browser = match &value["browser"] {
        Value::Null => None,
        named => {
            let kind = match named[0].as_str()? {
                "obscura" => BrowserKind::Obscura,
                _ => BrowserKind::Chromium,
            };
            Some((kind, to_path(&named[1])?))
        }
    };
    let environment = value["environment"].as_array()?.iter();
    Some(Terms {
        directory,
        project: word("project").map(str::to_owned),
        max_tokens: value["max_tokens"].as_u64().map(|most| usize::try_from(most).unwrap_or(usize::MAX)),
        format: word("format")?.parse().ok()?,
        tools: word("tools")?.parse().ok()?,
        always_load: word("always_load")?.parse().ok()?,
        telemetry: value["telemetry"].as_bool()?,
        typed: value["typed"].as_bool()?,
        first_query_wait: match &value["first_query_wait"] {
            Value::Null => None,
            seconds => Some(Duration::try_from_secs_f64(seconds.as_f64()?).ok()?),
        },
        home: to_path(&value["home"]),
        root: to_path(&value["root"]),
        browser,
        environment: environment
            .map(|pair| Some((to_os(&pair[0])?, to_os(&pair[1])?)))
            .collect::<Option<_>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(release: &str, built: u64) -> Version {
        Version { release: release.to_owned(), built }
    }

    #[test]
    fn releases_are_compared_before_builds() {
        let newer = |a: (&str, u64), b: (&str, u64)| version(a.0, a.1).is_newer_than(&version(b.0, b.1));
        assert!(newer(("0.10.0", 1), ("0.9.9", 2)));
        assert!(newer(("0.1.0", 2), ("0.1.0", 1)));
        assert!(!newer(("0.1.0", 1), ("0.1.0", 1)));
        assert!(!newer(("0.1.0-beta", 9), ("0.1.1", 1)));
        assert!(newer(("1.0.0+x", 1), ("0.9.0", 1)));
    }

    #[test]
    fn what_is_said_is_heard() {
        let odd = OsString::from_vec(vec![b'/', 0xff, b'a']);
        let mut terms = Terms::new(PathBuf::from(&odd));
        terms.max_tokens = Some(7);
        terms.environment = vec![("A".into(), odd.clone()), (odd, "é".into())];
        terms.browser = Some((BrowserKind::Chromium, "/b".into()));
        terms.root = Some("r".into());
        terms.typed = true;
        terms.first_query_wait = Some(Duration::from_millis(1500));
        let wants = Wants::Session(Box::new(terms.clone()));
        let hello = Hello { version: version("1.2.3", 4), wants };
        let heard = Hello::read(hello.line().as_bytes()).unwrap();
        let Wants::Session(heard_terms) = heard.wants else { panic!() };
        assert_eq!((heard.version, *heard_terms), (version("1.2.3", 4), terms));

        let welcome = Welcome {
            version: version("1", 2),
            pid: 3,
            seconds: 4,
            clients: vec!["/x".into()],
            cargo_home: None,
        };
        assert_eq!(Welcome::read(welcome.line().as_bytes()), Some(Ok(welcome)));
        for refusal in [Refusal::Leaving, Refusal::Because("no".to_owned())] {
            assert_eq!(Welcome::read(refusal.line().as_bytes()), Some(Err(refusal.clone())));
            assert_eq!(Ready::read(refusal.line().as_bytes()), Some(Err(refusal)));
        }
        let ready = Ready { trouble: Some("x".to_owned()), address: None };
        assert_eq!(Ready::read(ready.line().as_bytes()), Some(Ok(ready)));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let lines: &[&[u8]] = &[
            b"",
            b"\xff\xfe",
            b"{}",
            b"[1]",
            b"17",
            b"{\"scryer\":2}",
            b"{\"scryer\":1}",
            b"{\"scryer\":1,\"version\":{\"release\":\"1\",\"built\":1}}",
            b"{\"scryer\":1,\"version\":{\"release\":\"1\",\"built\":1},\"wants\":\"tea\"}",
            b"{\"scryer\":1,\"version\":{\"release\":\"1\",\"built\":1},\"wants\":{\"session\":{\"directory\":\"rel\"}}}",
        ];
        for line in lines {
            assert!(Hello::read(line).is_err(), "{}", String::from_utf8_lossy(line));
        }
    }
}
