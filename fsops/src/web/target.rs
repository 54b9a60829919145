//! Text to URL: what is fetched, what is refused, and how a URL is shown.
//!
//! A URL is parsed once, by the rules of browsers ([WHATWG](https://url.spec.whatwg.org/)); the parsed value is what the
//! guard judges and what is requested. What those rules would silently repair in a way that two readers could disagree
//! on (control characters, a backslash or a user name before the host) is refused instead.

use std::net::IpAddr;

use url::{Host, Url};

use super::error::WebError;

/// A URL that may be asked for, as far as its text goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Target(Url);

/// What a host is before anybody resolved it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum HostKind {
    /// An address, in whatever notation it was written.
    Address(IpAddr),
    /// `localhost` or a name below it. It is never looked up.
    Localhost,
    /// A name to look up.
    Name(String),
}

impl Target {
    /// Reads a URL.
    pub(super) fn parse(text: &str) -> Result<Self, WebError> {
        let bad = |reason| WebError::BadUrl { url: shown_text(text), reason };
        let trimmed = text.trim_matches(' ');
        check_text(trimmed).map_err(bad)?;
        let url = Url::parse(trimmed).map_err(|error| bad(reason_of(error)))?;
        Self::of(url).map_err(bad)
    }

    /// Reads the address of a redirect, which may be relative to this URL. `None` where it can't be read at all.
    pub(super) fn join(&self, location: &str) -> Option<Result<Self, WebError>> {
        let trimmed = location.trim_matches(' ');
        let bad = |reason| WebError::BadUrl { url: shown_text(trimmed), reason };
        if let Err(reason) = check_text(trimmed) {
            return Some(Err(bad(reason)));
        }
        let url = self.0.join(trimmed).ok()?;
        Some(Self::of(url).map_err(bad))
    }

    fn of(mut url: Url) -> Result<Self, &'static str> {
        if !matches!(url.scheme(), "http" | "https") {
            return Err("only http and https are fetched");
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err("a user name or password before the host is not sent");
        }
        let undotted = url.host_str().and_then(|host| host.strip_suffix('.')).map(str::to_owned);
        if let Some(host) = undotted {
            // `1.2.3.4.` is the address as well, and `localhost.` is localhost.
            url.set_host(Some(&host)).map_err(|_| "the host is not valid")?;
        }
        match url.host() {
            None => return Err("there is no host"),
            Some(Host::Domain(name))
                if name.is_empty() || name.starts_with('.') || name.ends_with('.') || name.contains("..") =>
            {
                return Err("the host has an empty label");
            }
            Some(_) => {}
        }
        Ok(Self(url))
    }

    pub(super) fn url(&self) -> &Url {
        &self.0
    }

    /// Returns the URL as it goes into answers.
    pub(super) fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Returns what is sent: the URL without its fragment.
    pub(super) fn requested(&self) -> String {
        let mut url = self.0.clone();
        url.set_fragment(None);
        url.into()
    }

    pub(super) fn is_https(&self) -> bool {
        self.0.scheme() == "https"
    }

    pub(super) fn port(&self) -> u16 {
        self.0.port_or_known_default().unwrap_or(if self.is_https() { 443 } else { 80 })
    }

    /// Returns the host as a name or address without brackets.
    pub(super) fn host(&self) -> String {
        match self.kind() {
            HostKind::Address(address) => address.to_string(),
            HostKind::Localhost | HostKind::Name(_) => self.0.host_str().unwrap_or_default().to_owned(),
        }
    }

    pub(super) fn kind(&self) -> HostKind {
        match self.0.host() {
            Some(Host::Ipv4(address)) => HostKind::Address(address.into()),
            Some(Host::Ipv6(address)) => HostKind::Address(address.into()),
            Some(Host::Domain(name)) if name == "localhost" || name.ends_with(".localhost") => {
                HostKind::Localhost
            }
            other => HostKind::Name(other.map(|host| host.to_string()).unwrap_or_default()),
        }
    }

    /// Returns the URL as it goes into messages.
    pub(super) fn shown(&self) -> String {
        shown(&self.0)
    }
}

/// Reads the base of links in a page that was given by hand.
pub(super) fn base(text: &str) -> Result<Url, WebError> {
    Target::parse(text).map(|target| target.0)
}

/// Refuses what the parser would repair.
fn check_text(text: &str) -> Result<(), &'static str> {
    if text.is_empty() {
        return Err("it is empty");
    }
    if text.chars().any(|c| c.is_ascii_control()) {
        return Err("it holds a tab, a newline or another control character");
    }
    let Some(authority) = authority(text) else { return Ok(()) };
    if authority.contains('\\') {
        return Err("a backslash stands before the host ends");
    }
    if authority.contains('@') {
        return Err("a user name or password before the host is not sent");
    }
    if authority.contains('%') && authority.contains('[') {
        return Err("an address with a zone is not fetched");
    }
    Ok(())
}

/// Returns the part of a URL that names the host, with the slashes before it; `None` where the text names none.
fn authority(text: &str) -> Option<&str> {
    let is_slash = |c: char| matches!(c, '/' | '\\');
    let after_scheme = match text.split_once(':') {
        Some((scheme, rest)) if is_scheme(scheme) => rest,
        // Relative: only two slashes lead to a host.
        _ if text.chars().take(2).filter(|c| is_slash(*c)).count() == 2 => text,
        _ => return None,
    };
    let slashes = after_scheme.len() - after_scheme.trim_start_matches(is_slash).len();
    let end =
        after_scheme.get(slashes..)?.find(['/', '?', '#']).map_or(after_scheme.len(), |at| slashes + at);
    after_scheme.get(..end)
}

fn is_scheme(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'))
}

fn reason_of(error: url::ParseError) -> &'static str {
    match error {
        url::ParseError::RelativeUrlWithoutBase => "it has no scheme; write it in full, as https://host/path",
        url::ParseError::EmptyHost => "there is no host",
        url::ParseError::InvalidPort => "the port is not a number up to 65535",
        url::ParseError::InvalidIpv4Address | url::ParseError::InvalidIpv6Address => {
            "the host is not a valid address"
        }
        url::ParseError::IdnaError => "the host is not a valid name",
        _ => "it is not a valid URL",
    }
}

/// Returns scheme, host and path of a URL.
pub(super) fn shown(url: &Url) -> String {
    let mut url = url.clone();
    url.set_query(None);
    url.set_fragment(None);
    // Both fail only on URLs that can't hold either.
    let _ = url.set_username("");
    let _ = url.set_password(None);
    shortened(url.as_str())
}

/// The same for a text that may be anything.
fn shown_text(text: &str) -> String {
    let end = text.find(['?', '#']).unwrap_or(text.len());
    let kept = text.get(..end).unwrap_or_default();
    let Some(authority) = authority(kept).filter(|authority| authority.contains('@')) else {
        return shortened(kept);
    };
    let host = authority.rsplit('@').next().unwrap_or_default();
    let (before, after) = kept.split_once(authority).unwrap_or((kept, ""));
    let slashes = if authority.starts_with(['/', '\\']) { "//" } else { "" };
    shortened(&format!("{before}{slashes}{host}{after}"))
}

/// Cuts what is too long for a message.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let found = Target::parse(text).map(|target| target.as_str().to_owned());
        assert_eq!(found.unwrap_or_else(|error| error.code().to_string()), expected, "of {text:?}");
    }

    #[test]
    fn what_is_fetched() {
        check("http://a.example", "http://a.example/");
        check(" HTTPS://A.Example:443/x?q#f ", "https://a.example/x?q#f");
        check("http://a.example./", "http://a.example/");
        check("http://localhost./", "http://localhost/");
        check("http://bücher.example/ü", "http://xn--bcher-kva.example/%C3%BC");
        for spelling in ["127.1", "0x7f000001", "2130706433", "017700000001", "127.0.0.1."] {
            check(&format!("http://{spelling}/"), "http://127.0.0.1/");
        }
        check("http://0xa9fea9fe/", "http://169.254.169.254/");
        check("http://0251.0376.0251.0376/", "http://169.254.169.254/");
        check("http://0/", "http://0.0.0.0/");
        check("http://[::FFFF:127.0.0.1]:80/", "http://[::ffff:7f00:1]/");
        check("http://a.example/x\\y", "http://a.example/x/y");
    }

    #[test]
    fn what_is_refused() {
        for text in [
            "",
            " ",
            "a.example",
            "/x",
            "file:///etc/passwd",
            "ftp://h/",
            "gopher://h/",
            "data:text/html,x",
            "javascript:1",
            "http://",
            "http://?q",
            "http://evil.example@127.0.0.1/",
            "http://@a.example/",
            "http://user:secret@a.example/",
            "http://127.0.0.1\\@good.example/",
            "http://good.example\\@10.0.0.1/",
            "http:\\\\a.example/",
            "http://a.exa\tmple/",
            "http://a.example/\n",
            "http://a.example/\u{1}",
            "http://[fe80::1%25eth0]/",
            "http://[fe80::1%eth0]/",
            "http://a.example:99999/",
            "http://a..example/",
            "http://a.example../",
            "http://256.256.256.256/",
        ] {
            check(text, "bad_url");
        }
    }

    #[test]
    fn redirects_resolve_and_are_checked_alike() {
        let at = Target::parse("https://a.example/d/p?q").unwrap();
        let join = |location: &str| match at.join(location) {
            None => "unreadable".to_owned(),
            Some(Ok(target)) => target.as_str().to_owned(),
            Some(Err(error)) => error.code().to_string(),
        };
        assert_eq!(join("x"), "https://a.example/d/x");
        assert_eq!(join("//10.0.0.1/"), "https://10.0.0.1/");
        assert_eq!(join("/\\b.example/"), "bad_url");
        assert_eq!(join("//u@b.example/"), "bad_url");
        assert_eq!(join("file:///etc/passwd"), "bad_url");
        assert_eq!(join("http://[::1"), "unreadable");
    }

    #[test]
    fn messages_hold_no_secret() {
        for text in
            ["http://user:s3cret@a.example/x?token=s3cret#s3cret", "ftp://s3cret@h/p?s3cret", "//s3cret@h"]
        {
            let message = Target::parse(text).unwrap_err().to_string();
            assert!(!message.contains("s3cret"), "{message}");
        }
        let target = Target::parse("http://a.example/x?token=s3cret").unwrap();
        assert_eq!(target.shown(), "http://a.example/x");
        assert!(shown_text(&"x".repeat(5000)).chars().count() < 300);
    }

    #[test]
    fn hosts_have_kinds() {
        let kind = |text: &str| Target::parse(text).unwrap().kind();
        assert_eq!(kind("http://a.localhost/"), HostKind::Localhost);
        assert_eq!(kind("http://LOCALHOST./"), HostKind::Localhost);
        assert_eq!(kind("http://notlocalhost/"), HostKind::Name("notlocalhost".into()));
        assert_eq!(kind("http://127.1/"), HostKind::Address(IpAddr::from([127, 0, 0, 1])));
    }
}
