//! Which addresses a host may be reached at.
//!
//! In goes a [`Target`], out come the socket addresses to connect to, each of them judged. The name is looked up once
//! for each hop; the connection goes to exactly what was judged, so an answer of the name server that changes later
//! can't matter. One bad address among good ones refuses the host.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::time::Instant;

use crate::limits::Deadline;

use super::address::{Rule, Verdict, judge};
use super::aside::{self, Gone};
use super::error::WebError;
use super::target::{HostKind, Target};

/// Addresses of one host that are used; ureq tries no more.
const MOST_ADDRESSES: usize = 16;

/// Stack of the thread that asks the system's resolver.
const STACK: usize = 512 * 1024;

/// Finds the addresses of a name.
///
/// It is asked on a thread of its own and may block; where it outlives the deadline, its answer is dropped. Whatever it
/// answers is judged by the guard: a resolver can't open what the guard keeps closed.
pub trait Resolve: Send + Sync {
    /// Returns all addresses of `host`, a name in ASCII that is neither an address nor below `localhost`.
    ///
    /// # Errors
    ///
    /// What the system says where it finds none.
    fn resolve(&self, host: &str) -> io::Result<Vec<IpAddr>>;
}

/// Asks the system, as every other program does.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemResolver;

impl Resolve for SystemResolver {
    fn resolve(&self, host: &str) -> io::Result<Vec<IpAddr>> {
        Ok((host, 0).to_socket_addrs()?.map(|address| address.ip()).collect())
    }
}

/// A resolver that is shared.
#[derive(Clone)]
pub(super) struct Resolver(pub(super) Arc<dyn Resolve>);

impl fmt::Debug for Resolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Resolver")
    }
}

/// What the guard knows of the chain of redirects that a URL belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chain {
    /// It began at this machine, so it may stay there.
    FromLoopback,
    /// It began elsewhere, or it is not known where.
    FromOutside,
}

impl Chain {
    /// Returns the kind of chain that this URL begins.
    pub(super) fn beginning_at(target: &Target) -> Self {
        if is_loopback_by_name(target) { Self::FromLoopback } else { Self::FromOutside }
    }
}

/// Returns the addresses that may be connected to, all of them judged, sorted as the resolver gave them.
pub(super) fn addresses(
    target: &Target,
    chain: Chain,
    resolver: &Resolver,
    deadline: &Deadline,
) -> Result<Vec<SocketAddr>, WebError> {
    let mut found = match target.kind() {
        HostKind::Address(address) => vec![address],
        HostKind::Localhost => vec![Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()],
        HostKind::Name(name) => look_up(target, name, resolver, deadline)?,
    };
    let plain = is_loopback_by_name(target);
    for address in &found {
        let rule = match judge(*address) {
            Verdict::Public => continue,
            Verdict::Loopback if plain && chain == Chain::FromLoopback => continue,
            Verdict::Loopback => Rule::LOOPBACK,
            Verdict::Denied(rule) => rule,
        };
        return Err(WebError::Blocked {
            url: target.shown(),
            host: target.host(),
            address: *address,
            range: rule.range,
            rule: rule.kind,
        });
    }
    found.truncate(MOST_ADDRESSES);
    Ok(found.into_iter().map(|address| SocketAddr::new(address, target.port())).collect())
}

/// Tells whether the URL itself says that it means this machine.
fn is_loopback_by_name(target: &Target) -> bool {
    match target.kind() {
        HostKind::Localhost => true,
        HostKind::Address(address) => judge(address) == Verdict::Loopback,
        HostKind::Name(_) => false,
    }
}

fn look_up(
    target: &Target,
    name: String,
    resolver: &Resolver,
    deadline: &Deadline,
) -> Result<Vec<IpAddr>, WebError> {
    let started = Instant::now();
    let resolver = Arc::clone(&resolver.0);
    let dns = |reason: String| WebError::Dns { host: target.host(), reason };
    let answer = aside::run(deadline, STACK, move || resolver.resolve(&name));
    let addresses = match answer {
        Ok(answer) => answer.map_err(|error| dns(error.to_string()))?,
        Err(Gone::Stopped(stopped)) => {
            return Err(WebError::stopped(stopped, target.shown(), started.elapsed()));
        }
        Err(Gone::Died) => return Err(dns("the resolver ended without an answer".to_owned())),
    };
    if addresses.is_empty() {
        return Err(dns("the name has no address".to_owned()));
    }
    Ok(addresses)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    /// Answers what it is told, and counts.
    struct Fake(Vec<&'static str>, AtomicUsize);

    impl Resolve for Fake {
        fn resolve(&self, host: &str) -> io::Result<Vec<IpAddr>> {
            self.1.fetch_add(1, Ordering::Relaxed);
            match host {
                "slow.example" => thread::sleep(Duration::from_secs(5)),
                "missing.example" => return Err(io::Error::other("no such host")),
                "panic.example" => std::panic::resume_unwind(Box::new(())),
                _ => {}
            }
            Ok(self.0.iter().map(|address| address.parse().unwrap()).collect())
        }
    }

    fn ask(url: &str, answers: &[&'static str]) -> (Result<Vec<SocketAddr>, WebError>, usize) {
        let fake = Arc::new(Fake(answers.to_vec(), AtomicUsize::new(0)));
        let target = Target::parse(url).unwrap();
        let deadline = Deadline::after(Duration::from_millis(300));
        let resolver = Resolver(fake.clone());
        let found = addresses(&target, Chain::beginning_at(&target), &resolver, &deadline);
        (found, fake.1.load(Ordering::Relaxed))
    }

    fn check(url: &str, answers: &[&'static str], expected: &str) {
        let found = match ask(url, answers).0 {
            Ok(found) => found.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
            Err(error) => error.code().to_string(),
        };
        assert_eq!(found, expected, "of {url}");
    }

    #[test]
    fn the_worked_forms() {
        check("http://127.0.0.1:8000/", &[], "127.0.0.1:8000");
        check("http://localhost:3000/", &["10.0.0.1"], "127.0.0.1:3000 [::1]:3000");
        check("http://a.localhost./", &["10.0.0.1"], "127.0.0.1:80 [::1]:80");
        check("http://[::1]:8080/", &[], "[::1]:8080");
        check("http://2130706433/", &[], "127.0.0.1:80");
        for host in
            ["[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[::127.0.0.1]"]
        {
            check(&format!("http://{host}/"), &[], "blocked_address");
        }
        for host in
            ["[::ffff:10.0.0.1]", "[::ffff:a9fe:a9fe]", "[2002:a00:1::]", "[64:ff9b::a9fe:a9fe]", "[::]"]
        {
            check(&format!("http://{host}/"), &[], "blocked_address");
        }
        check("http://[::ffff:8.8.8.8]/", &[], "[::ffff:8.8.8.8]:80");
        check("http://[64:ff9b::808:808]/", &[], "[64:ff9b::808:808]:80");
        check("https://[2002:808:808::]/", &[], "[2002:808:808::]:443");
        for host in ["169.254.169.254", "0xa9fea9fe", "2852039166", "0251.0376.0251.0376", "0.0.0.0", "0"] {
            check(&format!("http://{host}/"), &[], "blocked_address");
        }
        check("http://metadata.google.internal/", &["169.254.169.254"], "blocked_address");
        check("http://rebind.example/", &["93.184.215.14", "10.0.0.1"], "blocked_address");
        check("http://rebind.example/", &["93.184.215.14", "::ffff:10.0.0.1"], "blocked_address");
        check("http://local.example/", &["127.0.0.1"], "blocked_address");
        check("http://local.example/", &["::1"], "blocked_address");
        check("http://good.example/", &["93.184.215.14"], "93.184.215.14:80");
    }

    #[test]
    fn loopback_is_out_of_reach_from_outside() {
        let target = Target::parse("http://127.0.0.1/admin").unwrap();
        let resolver = Resolver(Arc::new(SystemResolver));
        let blocked = addresses(&target, Chain::FromOutside, &resolver, &Deadline::never()).unwrap_err();
        assert_eq!(blocked.code().as_str(), "blocked_address");
        assert!(blocked.to_string().contains("127.0.0.1"), "{blocked}");
    }

    #[test]
    fn names_are_looked_up_once_and_addresses_never() {
        assert_eq!(ask("http://a.example/", &["1.1.1.1"]).1, 1);
        assert_eq!(ask("http://1.1.1.1/", &["10.0.0.1"]).1, 0);
        assert_eq!(ask("http://localhost/", &["10.0.0.1"]).1, 0);
    }

    #[test]
    fn failures_of_the_resolver() {
        check("http://missing.example/", &[], "dns");
        check("http://empty.example/", &[], "dns");
        check("http://panic.example/", &[], "dns");
        let started = Instant::now();
        check("http://slow.example/", &["1.1.1.1"], "timeout");
        assert!(started.elapsed() < Duration::from_millis(800));
    }

    #[test]
    fn no_more_addresses_than_can_be_tried() {
        let many = vec!["1.1.1.1"; 40];
        assert_eq!(ask("http://many.example/", &many).0.unwrap().len(), MOST_ADDRESSES);
        let mut hidden = many;
        hidden.push("10.0.0.1");
        assert!(
            ask("http://many.example/", &hidden).0.is_err(),
            "an address past the last one used counts too"
        );
    }
}
