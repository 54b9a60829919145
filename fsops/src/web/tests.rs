//! Whole operations against servers on this machine.

mod server;

use std::env;
use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use super::*;
use crate::call::Call;
use crate::limits::{Cancel, Deadline, Outcome, Total};
use crate::paths::{Base, Root};

use server::*;

fn soon() -> Deadline {
    Deadline::after(Duration::from_secs(30))
}

fn fetch(url: &str) -> Result<Outcome<Page>, WebError> {
    FetchRequest::new(url).run(&Client::new(), &soon())
}

fn text(url: &str) -> String {
    fetch(url).unwrap().value.text
}

fn code<T: std::fmt::Debug>(result: Result<T, WebError>) -> &'static str {
    result.unwrap_err().code().as_str()
}

/// What a server's answer comes to: the text, or the code of the error.
fn check(answer: impl Into<Vec<u8>>, expected: &str) {
    let found = match fetch(&Server::saying(answer).url("/p")) {
        Ok(outcome) => outcome.value.text,
        Err(error) => error.code().to_string(),
    };
    assert_eq!(found, expected);
}

// ---- pages ----

#[test]
fn a_page_and_all_that_is_known_of_it() {
    let server = Server::start(|path, _, stream| {
        let page = match path {
            "/" => redirect("/d/page?q#part"),
            _ => html("<title>T</title><h1>Ünder</h1><a href=x>X</a>"),
        };
        stream.write_all(&page).map(|()| true)
    });
    let outcome = fetch(&server.url("/#f")).unwrap();
    assert!(outcome.is_complete() && outcome.notes.is_empty());
    let page = outcome.value;
    assert_eq!(page.text, format!("# Ünder\n\n[X]({})\n", server.url("/d/x")));
    assert_eq!((page.url, page.final_url), (server.url("/#f"), server.url("/d/page?q#part")));
    assert_eq!((page.status, page.http_error, page.truncated, page.binary), (200, false, false, false));
    assert_eq!((page.content_type.as_deref(), page.charset.as_deref()), (Some("text/html"), Some("utf-8")));
    assert_eq!((page.bytes, page.dump, page.lossy), (46, Dump::Markdown, false));
    assert_eq!(page.redirects, [Hop { url: server.url("/#f"), status: 302 }]);
    let requests = server.requests();
    assert!(requests[1].starts_with("GET /d/page?q HTTP/1.1\r\n"), "a fragment is not sent: {}", requests[1]);
    let head = requests[0].to_lowercase();
    assert!(head.contains("accept-encoding: gzip\r\n") && head.contains("user-agent: mozilla/5.0"), "{head}");
    assert!(!head.contains("cookie") && !head.contains("authorization"));
}

#[test]
fn statuses_are_answers() {
    let server = Server::saying(answer("404 Not Found", "Content-Type: text/plain\r\n", "gone"));
    let page = fetch(&server.url("/")).unwrap().value;
    assert_eq!((page.status, page.http_error, page.text.as_str()), (404, true, "gone"));
    check(answer("500 Oops", "Content-Type: text/html\r\n", "<p>x"), "x\n");
    check("HTTP/1.1 204 No Content\r\n\r\n", "");
    check(answer("304 Not Modified", "Location: /x\r\n", ""), "");
}

#[test]
fn what_is_not_html_passes() {
    let check = |content_type: &str, body: &[u8], expected: &str| {
        let header =
            if content_type.is_empty() { String::new() } else { format!("Content-Type: {content_type}\r\n") };
        check(answer("200 OK", &header, body), expected);
    };
    check("application/json", b"{\"a\": [1,\n\n\n\n2]}", "{\"a\": [1,\n\n\n\n2]}");
    check("text/plain", b"<p>a</p>", "<p>a</p>");
    check("text/plain; charset=utf-16le", b"a\0b\0", "ab");
    check("text/plain; charset=iso-8859-1", b"\x80", "€");
    check(
        "application/rss+xml",
        b"<?xml version='1.0' encoding='koi8-r'?><a>\xc1</a>",
        "<?xml version='1.0' encoding='koi8-r'?><a>а</a>",
    );
    check("", b" <!DOCTYPE html><p>a", "a\n");
    check("application/octet-stream", b"<html><p>a", "a\n");
    check("", b"plain", "plain");
    check("application/xhtml+xml", b"<?xml version='1.0'?><p>a</p>", "a\n");
    check(
        "image/png",
        b"\x89PNG\r\n\x1a\n\0",
        "binary body, image/png, 9 bytes; save it with download-to-file\n",
    );
    check(
        "",
        b"\x89PNG\r\n\x1a\n\0",
        "binary body, of unknown type, 9 bytes; save it with download-to-file\n",
    );
    check(
        "application/pdf",
        b"%PDF-1.7",
        "binary body, application/pdf, 8 bytes; save it with download-to-file\n",
    );
    check("text/plain", b"a\0b", "binary body, text/plain, 3 bytes; save it with download-to-file\n");
    check("text/html", b"<p>a\0b", "ab\n");
}

#[test]
fn charsets() {
    let check = |content_type: &str, body: &[u8], expected: &str| {
        check(answer("200 OK", &format!("Content-Type: {content_type}\r\n"), body), expected);
    };
    check("text/html; charset=koi8-r", b"<p>\xc1", "а\n");
    check("text/html", b"<meta charset=koi8-r><p>\xc1", "а\n");
    check("text/html", b"<script>'<meta charset=koi8-r>'</script><p>\xe9", "é\n");
    check("text/html; charset=koi8-r", b"\xef\xbb\xbf<p>\xc3\xa9", "é\n");
    check("text/html; charset=shift_jis", b"<p>\x83\x65", "テ\n");
}

// ---- requests ----

#[test]
fn values_out_of_range() {
    let request = FetchRequest::new("http://127.0.0.1:1/");
    let run = |request: FetchRequest| code(request.run(&Client::new(), &soon()));
    assert_eq!(run(FetchRequest { timeout: Duration::ZERO, ..request.clone() }), "invalid_argument");
    assert_eq!(
        run(FetchRequest { timeout: Duration::from_secs(601), ..request.clone() }),
        "invalid_argument"
    );
    assert_eq!(run(FetchRequest { max_redirects: 21, ..request.clone() }), "invalid_argument");
    assert_eq!(
        run(FetchRequest { user_agent: Some("a\r\nb: c".into()), ..request.clone() }),
        "invalid_argument"
    );
    assert_eq!(run(FetchRequest { user_agent: Some(String::new()), ..request.clone() }), "invalid_argument");
    assert_eq!(run(FetchRequest { url: "nonsense".into(), ..request.clone() }), "bad_url");
    assert_eq!(run(request), "connect");
}

// ---- the guard ----

#[test]
fn redirects_are_judged_like_first_urls() {
    let other = Server::saying(html("<p>secret"));
    for location in [
        "http://169.254.169.254/".to_owned(),
        other.url("/"),
        format!("http://[::ffff:7f00:1]:{}/", other.address.port()),
        format!("http://localhost:{}/", other.address.port()),
        "//10.0.0.1/".to_owned(),
    ] {
        let server = Server::saying(redirect(&location));
        let (client, dialled) = public(&server, Answers::new(&[&["93.184.215.14"]]));
        let error = FetchRequest::new("http://a.example/").run(&client, &soon()).unwrap_err();
        assert_eq!(error.code().as_str(), "blocked_address", "{location}");
        let host = location.trim_start_matches("http:").trim_matches('/');
        assert!(error.to_string().contains(host), "{error} names {host}");
        assert_eq!(dialled.lock().unwrap().len(), 1);
    }
    assert_eq!(other.connections(), 0);
    for location in ["file:///etc/passwd", "javascript:1", "http://u:p@127.0.0.1/", "ftp://h/"] {
        check(redirect(location), "bad_url");
    }
    check(redirect("http://[::1"), "http_protocol");
    check("HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n", "");
}

#[test]
fn a_name_is_resolved_once_a_hop_and_pinned() {
    let server = Server::start(|path, _, stream| {
        let page = if path == "/" { redirect("/next") } else { html("<p>a") };
        stream.write_all(&page).map(|()| true)
    });
    let resolver = Answers::new(&[&["93.184.215.14"], &["93.184.215.15"], &["127.0.0.1"]]);
    let (client, dialled) = public(&server, resolver.clone());
    let page = FetchRequest::new("http://rebind.example/").run(&client, &soon()).unwrap().value;
    assert_eq!((page.text.as_str(), resolver.asked()), ("a\n", 2));
    let addresses = || dialled.lock().unwrap().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(addresses(), ["93.184.215.14:80", "93.184.215.15:80"]);
    assert_eq!(code(FetchRequest::new("http://rebind.example/").run(&client, &soon())), "blocked_address");
    assert_eq!((addresses().len(), server.connections()), (2, 2));
}

#[test]
fn this_machine_is_reachable_by_its_own_names_only() {
    let server = Server::saying(html("<p>a"));
    let port = server.address.port();
    for host in ["127.0.0.1", "localhost", "app.localhost", "127.1", "2130706433", "localhost."] {
        assert_eq!(text(&format!("http://{host}:{port}/")), "a\n", "{host}");
    }
    let client = Client::with_resolver(Answers::new(&[&["127.0.0.1"]]));
    let request = FetchRequest::new(format!("http://local.example:{port}/"));
    assert_eq!(code(request.run(&client, &soon())), "blocked_address");
    assert_eq!(code(fetch(&format!("http://0.0.0.0:{port}/"))), "blocked_address");
    let server = Server::start(move |path, _, stream| {
        let page = if path == "/" { redirect(&format!("http://localhost:{port}/")) } else { html("") };
        stream.write_all(&page).map(|()| false)
    });
    assert_eq!(text(&server.url("/")), "a\n", "from here to here");
}

/// Runs a test of this file in a process of its own, with variables set.
fn in_child(test: &str, variables: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args([&format!("web::tests::{test}"), "--exact", "--ignored", "--nocapture", "--test-threads=1"]);
    command.envs(variables.iter().copied()).stdout(Stdio::piped());
    command
}

fn output_of(mut command: Command) -> String {
    let output = command.output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
#[ignore = "runs in a process started by another test"]
fn child_fetches() {
    let mut request = FetchRequest::new(env::var("FSOPS_URL").unwrap());
    request.max_bytes = env::var("FSOPS_BYTES").map_or(1_000_000, |text| text.parse().unwrap());
    request.dump = env::var("FSOPS_DUMP").map_or(Dump::Html, |text| text.parse().unwrap());
    let peak = || {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0").to_owned();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap()
    };
    let before = peak();
    let page = request.run(&Client::new(), &soon()).unwrap().value;
    println!("GOT {} {} {} {}", page.bytes, page.truncated, page.text.len(), peak() - before);
}

fn child_fetch(url: &str, variables: &[(&str, &str)]) -> Vec<u64> {
    let mut all = vec![("FSOPS_URL", url)];
    all.extend_from_slice(variables);
    let output = output_of(in_child("child_fetches", &all));
    let (_, line) = output.split_once("GOT ").unwrap_or_else(|| panic!("{output}"));
    let line = line.lines().next().unwrap();
    line.split(' ').map(|word| word.parse().unwrap_or(u64::from(word == "true"))).collect()
}

#[test]
fn proxies_of_the_environment_are_ignored() {
    let proxy = Server::saying(html("<p>from the proxy"));
    let server = Server::saying(html("<p>a"));
    let address = proxy.url("");
    let names = ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"];
    let variables: Vec<_> = names.iter().map(|name| (*name, address.as_str())).collect();
    let got = child_fetch(&server.url("/"), &variables);
    assert_eq!((got[0], proxy.connections(), server.connections()), (4, 0, 1));
}

// ---- redirects ----

#[test]
fn redirects_are_counted() {
    let server = Server::start(|path, _, stream| {
        let n: usize = path.trim_start_matches('/').parse().unwrap();
        let page = if n == 0 { html("<p>end") } else { redirect(&format!("/{}", n - 1)) };
        stream.write_all(&page).map(|()| true)
    });
    assert_eq!(text(&server.url("/5")), "end\n");
    let error = fetch(&server.url("/6")).unwrap_err();
    assert_eq!(error.code().as_str(), "too_many_redirects");
    assert!(error.to_string().contains("127.0.0.1"), "{error}");
    let run = |url: String, max_redirects| {
        FetchRequest { max_redirects, ..FetchRequest::new(url) }.run(&Client::new(), &soon())
    };
    assert_eq!(run(server.url("/20"), 20).unwrap().value.redirects.len(), 20);
    let page = run(server.url("/1"), 0).unwrap().value;
    assert_eq!((page.status, page.redirects.len()), (302, 0));
    let circle = Server::start(|path, _, stream| {
        stream.write_all(&redirect(if path == "/a" { "/b" } else { "/a#x" })).map(|()| true)
    });
    let error = run(circle.url("/a"), 20).unwrap_err();
    assert!(error.to_string().contains("circle"), "{error}");
    assert_eq!(circle.requests().len(), 2);
    for status in [301, 303, 307, 308] {
        let server = Server::start(move |path, _, stream| {
            let page = answer(&format!("{status} Moved"), "Location: ?x\r\n", "body");
            stream.write_all(&if path == "/" { page } else { html("<p>x") }).map(|()| true)
        });
        assert_eq!(text(&server.url("/")), "x\n", "{status}");
    }
}

// ---- encodings and framing ----

#[test]
fn compressed_bodies() {
    let gzipped = |encoding: &str, body: &[u8]| {
        answer("200 OK", &format!("Content-Type: text/plain\r\nContent-Encoding: {encoding}\r\n"), body)
    };
    let two = [gzip(b"first "), gzip(b"second")].concat();
    check(gzipped("gzip", &two), "first second");
    check(gzipped("x-gzip", &two), "first second");
    check(gzipped("GZIP, identity", &two), "first second");
    check(gzipped("identity", b"as it is"), "as it is");
    check(gzipped("gzip", b""), "");
    check(gzipped("br", b"\x0b\x02\x80hello\x03"), "unsupported_encoding");
    check(gzipped("gzip, gzip", &gzip(&two)), "unsupported_encoding");
    let started = Instant::now();
    check(gzipped("gzip", b"plain text that is no gzip at all"), "http_protocol");
    check(gzipped("gzip", &two[..two.len() - 9]), "http_protocol");
    check(gzipped("gzip", &two[..15]), "http_protocol");
    assert!(started.elapsed() < Duration::from_secs(3), "{:?}", started.elapsed());
    let stalled = Server::start(|_, _, stream| {
        stream.write_all(
            b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 1000\r\n\r\nplain text is sent",
        )?;
        thread::sleep(Duration::from_secs(10));
        Ok(false)
    });
    let started = Instant::now();
    assert_eq!(code(fetch(&stalled.url("/"))), "http_protocol");
    assert!(
        started.elapsed() < Duration::from_secs(3),
        "said at once, not at the end: {:?}",
        started.elapsed()
    );
}

#[test]
fn the_cap_counts_decoded_bytes() {
    let run = |url: String, max_bytes| {
        let request = FetchRequest { max_bytes, dump: Dump::Html, ..FetchRequest::new(url) };
        request.run(&Client::new(), &soon()).unwrap()
    };
    let plain = "Content-Type: text/plain\r\n";
    let server = Server::saying(answer("200 OK", plain, "x".repeat(1000)));
    let whole = run(server.url("/"), 1000);
    assert!(whole.is_complete() && !whole.value.truncated && whole.value.bytes == 1000);
    let cut = run(server.url("/"), 999);
    assert_eq!((cut.value.bytes, cut.value.truncated, cut.truncations[0].kept), (999, true, 999));
    assert_eq!(cut.truncations[0].total, Total::Exactly(1000));
    assert_eq!(run(server.url("/"), 0).value.text, "");
    let server =
        Server::saying(answer("200 OK", &format!("{plain}Content-Encoding: gzip\r\n"), gzip(&[b'y'; 1000])));
    assert_eq!(run(server.url("/"), 1000).value.bytes, 1000);
    let cut = run(server.url("/"), 999);
    assert_eq!((cut.value.bytes, cut.truncations[0].total), (999, Total::AtLeast(1000)));
    let endless = Server::start(|_, _, stream| {
        stream.write_all(
            b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n",
        )?;
        let chunk = [b"10000\r\n".as_slice(), &[b'z'; 0x10000], b"\r\n"].concat();
        while stream.write_all(&chunk).is_ok() {}
        Ok(false)
    });
    let cut = run(endless.url("/"), 1_000_000);
    assert_eq!((cut.value.bytes, cut.value.truncated), (1_000_000, true));
    let longer = Server::saying([answer("200 OK", plain, "0123456789"), vec![b'x'; 2_000_000]].concat());
    assert_eq!(run(longer.url("/"), 1_000_000).value.text, "0123456789", "framing is obeyed");
    let title = format!("<title>{}</title><p>{}", "t".repeat(5000), "x ".repeat(1_500_000));
    let server = Server::saying(html(&title));
    let cut = FetchRequest { max_bytes: 1_000_000, ..FetchRequest::new(server.url("/")) };
    assert!(cut.run(&Client::new(), &soon()).unwrap().value.truncated);
}

#[test]
fn a_bomb_stops_at_the_cap() {
    if !cfg!(target_os = "linux") {
        return;
    }
    for byte in [0, b'x'] {
        let bomb = bomb(byte, 10 << 30);
        assert!(bomb.len() < 20_000_000);
        let headers = "Content-Type: text/plain\r\nContent-Encoding: gzip\r\n";
        let server = Server::saying(answer("200 OK", headers, bomb));
        for cap in [1_000_000, 30_000_000] {
            let got = child_fetch(&server.url("/"), &[("FSOPS_BYTES", &cap.to_string())]);
            assert_eq!((got[0], got[1]), (cap, 1));
            assert!(got[3] < cap / 1024 + 16 * 1024, "{cap} bytes of a bomb took {} KiB", got[3]);
        }
    }
}

#[test]
fn broken_framing() {
    check(
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n",
        "http_protocol",
    );
    check("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", "http_protocol");
    check("HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\nab", "http_protocol");
    check("HTTP/1.1 200 OK\r\nContent-Length: 2, 2\r\n\r\nab", "ab");
    check(format!("HTTP/1.1 200 OK\r\nX: {}\r\n\r\n", "x".repeat(70_000)), "http_protocol");
    check("nonsense\r\n\r\n", "http_protocol");
    check("", "http_protocol");
    check("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nab", "http_protocol");
    check("HTTP/1.1 200 OK\r\n\r\nuntil the end", "until the end");
    check("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na", "a");
    let endless = Server::start(|_, _, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\n")?;
        while stream.write_all(b"X-Header: value\r\n").is_ok() {}
        Ok(false)
    });
    assert_eq!(code(fetch(&endless.url("/"))), "http_protocol");
    for body in [
        "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nshort",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nshort",
    ] {
        let outcome = fetch(&Server::saying(body).url("/")).unwrap();
        assert_eq!(outcome.value.text, "short");
        assert!(outcome.notes[0].contains("closed after 5"), "{:?}", outcome.notes);
    }
}

// ---- time ----

fn at_two_seconds(
    handler: impl Fn(&str, &str, &mut TcpStream) -> std::io::Result<bool> + Send + Sync + 'static,
) {
    at_two_seconds_from(Server::start(handler).url("/5"));
}

fn at_two_seconds_from(url: String) {
    let started = Instant::now();
    let request = FetchRequest { timeout: Duration::from_secs(2), ..FetchRequest::new(url) };
    let error = request.run(&Client::new(), &soon()).unwrap_err();
    let took = started.elapsed();
    assert_eq!(error.code().as_str(), "timeout", "{error}");
    assert!((2000..2500).contains(&took.as_millis()), "{took:?}");
}

#[test]
fn slow_headers() {
    at_two_seconds(|_, _, stream| drip(stream, &html("<p>x"), Duration::from_secs(1)).map(|()| false));
}

#[test]
fn slow_bodies() {
    at_two_seconds(|_, _, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\n")?;
        drip(stream, &[b'x'; 100], Duration::from_secs(1)).map(|()| false)
    });
    at_two_seconds(|_, _, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")?;
        drip(stream, &b"1\r\nx\r\n".repeat(20), Duration::from_millis(200)).map(|()| false)
    });
}

#[test]
fn slow_hops_share_one_clock() {
    at_two_seconds(|path, _, stream| {
        thread::sleep(Duration::from_millis(900));
        let n: usize = path.trim_start_matches('/').parse().unwrap();
        let page = if n == 0 { html("<p>end") } else { redirect(&format!("/{}", n - 1)) };
        stream.write_all(&page).map(|()| true)
    });
}

#[test]
fn silent_servers_and_handshakes() {
    let silent = Server::start(|_, _, _| {
        thread::sleep(Duration::from_secs(20));
        Ok(false)
    });
    at_two_seconds_from(silent.url("/"));
    // Whoever connects waits to be let in.
    #[cfg(target_os = "linux")]
    {
        let full = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = full.local_addr().unwrap();
        let connect = || std::net::TcpStream::connect_timeout(&address, Duration::from_millis(200));
        let queue: Vec<_> = std::iter::from_fn(|| connect().ok()).take(5_000).collect();
        assert!(queue.len() < 5_000, "a queue has an end");
        at_two_seconds_from(format!("http://{address}/"));
    }
    // Whoever connects waits for the other side of the handshake.
    let backlog = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    at_two_seconds_from(format!("https://{}/", backlog.local_addr().unwrap()));
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let url = format!("https://{}/", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut stream = stream;
            let _ = stream.read(&mut [0; 512]);
            let _ = stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n");
            let _ = stream.shutdown(Shutdown::Both);
        }
    });
    assert_eq!(code(fetch(&url)), "tls");
}

#[test]
fn a_caller_who_gives_up_is_heard() {
    let server = Server::start(|_, _, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nx")?;
        thread::sleep(Duration::from_secs(20));
        Ok(false)
    });
    let cancel = Cancel::new();
    let deadline = soon().or_cancelled(cancel.clone());
    thread::spawn(move || {
        thread::sleep(Duration::from_millis(200));
        cancel.cancel();
    });
    let started = Instant::now();
    let request = FetchRequest::new(server.url("/"));
    assert_eq!(code(request.run(&Client::new(), &deadline)), "cancelled");
    assert!(started.elapsed() < Duration::from_secs(2));
}

// ---- connections ----

#[test]
fn connections_are_kept_and_dead_ones_replaced() {
    let server = Server::start(|path, _, stream| {
        stream.write_all(&html("<p>a"))?;
        Ok(path != "/last")
    });
    let client = Client::new();
    let get = |path: &str| FetchRequest::new(server.url(path)).run(&client, &soon()).unwrap().value.text;
    for _ in 0..5 {
        assert_eq!(get("/"), "a\n");
    }
    assert_eq!(server.connections(), 1);
    assert_eq!(get("/last"), "a\n");
    assert_eq!(get("/"), "a\n");
    assert_eq!(server.connections(), 2);
    let fussy = Server::start(|_, _, stream| {
        // It promises to go on, and doesn't.
        stream.write_all(&html("<p>a"))?;
        thread::sleep(Duration::from_millis(300));
        Ok(false)
    });
    for _ in 0..3 {
        assert_eq!(FetchRequest::new(fussy.url("/")).run(&client, &soon()).unwrap().value.text, "a\n");
    }
}

// ---- downloads ----

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn call(&self) -> Call {
        Call::new(Base::new(self.0.path()).unwrap()).until(soon())
    }

    fn get(&self, url: &str, path: &str) -> Result<Outcome<Download>, WebError> {
        DownloadRequest::new(url, path).run(&Client::new(), &self.call())
    }

    fn replace(&self, url: &str, path: &str) -> Result<Outcome<Download>, WebError> {
        let request = DownloadRequest { overwrite: true, ..DownloadRequest::new(url, path) };
        request.run(&Client::new(), &self.call())
    }

    /// Names in the folder, sorted.
    fn names(&self) -> Vec<String> {
        names(self.0.path())
    }
}

fn names(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn binary(body: &[u8]) -> Vec<u8> {
    answer(
        "200 OK",
        "Content-Type: application/x-thing\r\nContent-Disposition: attachment; filename=evil\r\n",
        body,
    )
}

#[test]
fn a_body_becomes_a_file() {
    let folder = Folder::new();
    let server = Server::saying(binary(b"a\0b\r\n"));
    let outcome = folder.get(&server.url("/x"), "new/deep/file.bin").unwrap();
    let download = outcome.value;
    assert_eq!(fs::read(folder.path("new/deep/file.bin")).unwrap(), b"a\0b\r\n");
    assert_eq!((download.bytes, download.status, download.path.as_str()), (5, 200, "new/deep/file.bin"));
    assert_eq!(download.content_type.as_deref(), Some("application/x-thing"));
    assert_eq!(download.sha256, "eee4d3a83335b4ab5ef32addb24ce2f696624d7c6c64e8a3c4d1eaf48b0dc5de");
    assert_eq!(names(&folder.path("new/deep")), ["file.bin"]);
    let gzipped = Server::saying(answer("200 OK", "Content-Encoding: gzip\r\n", gzip(b"decoded")));
    assert_eq!(folder.get(&gzipped.url("/"), "g").unwrap().value.bytes, 7);
    assert_eq!(fs::read(folder.path("g")).unwrap(), b"decoded");
    let empty = Server::saying(answer("200 OK", "", ""));
    let download = folder.get(&empty.url("/"), "empty").unwrap().value;
    assert_eq!(download.sha256, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_eq!(folder.names(), ["empty", "g", "new"]);
}

#[test]
fn what_exists_is_not_replaced_unasked() {
    let folder = Folder::new();
    let server = Server::saying(binary(b"new"));
    fs::write(folder.path("f"), "old").unwrap();
    fs::create_dir(folder.path("d")).unwrap();
    assert_eq!(code(folder.get(&server.url("/"), "f")), "already_exists");
    assert_eq!(code(folder.get(&server.url("/"), "d")), "is_directory");
    assert_eq!(code(folder.get(&server.url("/"), "x/")), "is_directory");
    assert_eq!(code(folder.get(&server.url("/"), "f/")), "not_a_directory");
    assert_eq!(code(folder.get(&server.url("/"), "f/x")), "not_a_directory");
    assert_eq!(code(folder.get(&server.url("/"), "")), "invalid_argument");
    assert_eq!(code(folder.replace(&server.url("/"), "d")), "is_directory");
    assert_eq!(server.connections(), 0, "said before anything is asked for");
    assert_eq!(folder.replace(&server.url("/"), "f").unwrap().value.bytes, 3);
    assert_eq!(fs::read(folder.path("f")).unwrap(), b"new");
    assert_eq!(folder.names(), ["d", "f"]);
}

#[test]
fn a_file_that_appears_meanwhile_survives() {
    let folder = Folder::new();
    let path = folder.path("f");
    let server = Server::start(move |_, _, stream| {
        fs::write(&path, "server's")?;
        stream.write_all(&binary(b"body")).map(|()| false)
    });
    assert_eq!(code(folder.get(&server.url("/"), "f")), "already_exists");
    assert_eq!(fs::read(folder.path("f")).unwrap(), b"server's");
    assert_eq!(folder.names(), ["f"]);
}

#[test]
fn a_failed_download_leaves_nothing() {
    let check = |answer: Vec<u8>, expected: &str| {
        let folder = Folder::new();
        fs::write(folder.path("old"), "old").unwrap();
        let server = Server::saying(answer);
        let limit = |request| DownloadRequest { max_bytes: 1000, ..request };
        let new = limit(DownloadRequest::new(server.url("/"), "made/for/it"));
        assert_eq!(code(new.run(&Client::new(), &folder.call())), expected);
        let old = DownloadRequest { overwrite: true, ..limit(DownloadRequest::new(server.url("/"), "old")) };
        assert_eq!(code(old.run(&Client::new(), &folder.call())), expected);
        assert_eq!(
            (folder.names(), fs::read(folder.path("old")).unwrap()),
            (vec!["old".to_owned()], b"old".to_vec())
        );
    };
    check(
        format!("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{}", "x".repeat(400)).into_bytes(),
        "http_protocol",
    );
    check(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nshort".to_vec(), "http_protocol");
    check(answer("404 Not Found", "", "no"), "http_status");
    check(answer("304 Not Modified", "", ""), "http_status");
    check(binary(&[b'x'; 1001]), "too_large");
    check(answer("200 OK", "Content-Encoding: gzip\r\n", gzip(&[b'x'; 1001])), "too_large");
    check([b"HTTP/1.1 200 OK\r\n\r\n".to_vec(), vec![b'x'; 1001]].concat(), "too_large");
    check(answer("200 OK", "Content-Encoding: gzip\r\n", b"no gzip"), "http_protocol");
    check(answer("200 OK", "Content-Encoding: gzip\r\n", &gzip(&[b'x'; 500])[..15]), "http_protocol");
    check(answer("200 OK", "Content-Encoding: br\r\n", b"x"), "unsupported_encoding");
    let folder = Folder::new();
    let server = Server::start(|_, _, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nx")?;
        thread::sleep(Duration::from_secs(10));
        Ok(false)
    });
    let request = DownloadRequest {
        timeout: Duration::from_millis(500),
        ..DownloadRequest::new(server.url("/"), "a/b")
    };
    assert_eq!(code(request.run(&Client::new(), &folder.call())), "timeout");
    assert!(folder.names().is_empty());
    let exact = Server::saying(binary(&[b'x'; 1000]));
    let request = DownloadRequest { max_bytes: 1000, ..DownloadRequest::new(exact.url("/"), "f") };
    assert_eq!(request.run(&Client::new(), &folder.call()).unwrap().value.bytes, 1000);
}

#[test]
#[ignore = "runs in a process started by another test"]
fn child_downloads() {
    let base = Base::new(env::var("FSOPS_FOLDER").unwrap()).unwrap();
    let mut request = DownloadRequest::new(env::var("FSOPS_URL").unwrap(), "f");
    request.overwrite = true;
    let _ = request.run(&Client::new(), &Call::new(base).until(soon()));
}

#[test]
fn a_killed_download_leaves_the_old_file_whole() {
    let folder = Folder::new();
    fs::write(folder.path("f"), "old").unwrap();
    let server = Server::start(|_, _, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")?;
        loop {
            stream.write_all(&[b'x'; 1000])?;
            thread::sleep(Duration::from_millis(10));
        }
    });
    let variables =
        [("FSOPS_URL", server.url("/")), ("FSOPS_FOLDER", folder.0.path().to_str().unwrap().to_owned())];
    let variables = variables.each_ref().map(|(name, value)| (*name, value.as_str()));
    let mut child = in_child("child_downloads", &variables).spawn().unwrap();
    while folder.names().len() < 2 {
        thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(fs::read(folder.path("f")).unwrap(), b"old");
}

#[test]
fn downloads_stay_in_their_root() {
    let folder = Folder::new();
    fs::create_dir(folder.path("r")).unwrap();
    let server = Server::saying(binary(b"x"));
    let get = |path: &str| {
        let call = folder.call().within(Root::open(folder.path("r")).unwrap());
        DownloadRequest { overwrite: true, ..DownloadRequest::new(server.url("/"), path) }
            .run(&Client::new(), &call)
    };
    assert_eq!(code(get("outside")), "outside_root");
    assert_eq!(code(get("r/../outside")), "outside_root");
    assert_eq!(get("r/a/b").unwrap().value.bytes, 1);
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("../outside", folder.path("r/link")).unwrap();
        assert_eq!(code(get("r/link")), "outside_root");
    }
    assert_eq!(folder.names(), ["r"]);
}

#[cfg(unix)]
mod unix {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o7777
    }

    #[test]
    fn modes_and_links() {
        let folder = Folder::new();
        let server = Server::saying(binary(b"new"));
        fs::write(folder.path("plain"), "").unwrap();
        folder.get(&server.url("/"), "f").unwrap();
        assert_eq!(mode(&folder.path("f")), mode(&folder.path("plain")) & 0o666, "that of any new file");
        for (old, new) in [(0o750, 0o750), (0o4755, 0o755), (0o600, 0o600)] {
            fs::set_permissions(folder.path("f"), fs::Permissions::from_mode(old)).unwrap();
            folder.replace(&server.url("/"), "f").unwrap();
            assert_eq!(mode(&folder.path("f")), new);
        }
        fs::set_permissions(folder.path("f"), fs::Permissions::from_mode(0o444)).unwrap();
        assert_eq!(code(folder.replace(&server.url("/"), "f")), "permission_denied");

        fs::write(folder.path("real"), "old").unwrap();
        symlink("real", folder.path("link")).unwrap();
        symlink("not/there", folder.path("dangling")).unwrap();
        assert_eq!(code(folder.get(&server.url("/"), "link")), "already_exists");
        assert_eq!(code(folder.get(&server.url("/"), "dangling")), "already_exists");
        folder.replace(&server.url("/"), "link").unwrap();
        assert!(fs::symlink_metadata(folder.path("link")).unwrap().is_symlink());
        assert_eq!(fs::read(folder.path("real")).unwrap(), b"new");
        folder.replace(&server.url("/"), "dangling").unwrap();
        assert_eq!(fs::read(folder.path("not/there")).unwrap(), b"new");
        symlink("circle", folder.path("circle")).unwrap();
        assert_eq!(code(folder.replace(&server.url("/"), "circle")), "io");
        symlink(".", folder.path("here")).unwrap();
        assert_eq!(code(folder.get(&server.url("/"), "here")), "already_exists");
        assert_eq!(code(folder.replace(&server.url("/"), "here")), "is_directory");
        assert_eq!(code(folder.replace(&server.url("/"), "/dev/null")), "not_a_regular_file");
    }

    // ---- render ----

    /// A browser made of a few lines of shell.
    fn browser(folder: &Folder, script: &str) -> Browser {
        let program = folder.path("obscura");
        fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let environment = vec![("PATH".into(), "/usr/bin:/bin".into())];
        Browser::find(folder.0.path().as_os_str(), folder.0.path(), environment).unwrap()
    }

    fn render(request: &RenderRequest) -> Result<Outcome<Rendered>, WebError> {
        request.run(&Client::new(), &soon())
    }

    const PAGE: &str = "echo \"$@\" >arguments; echo '<h1>T</h1><a href=x>X</a>'";

    #[test]
    fn a_browser_prints_and_we_convert() {
        let folder = Folder::new();
        let mut request = RenderRequest::new("http://localhost:1/d/?q#f", browser(&folder, PAGE));
        request.dump = Dump::Markdown;
        let outcome = render(&request).unwrap();
        assert_eq!(outcome.value.text, "# T\n\n[X](http://localhost:1/d/x)\n");
        assert_eq!((outcome.value.backend.as_str(), outcome.value.exit_code), ("path-obscura", 0));
        assert_eq!(outcome.notes, ["what the browser itself asked for was not checked"]);
        let arguments = || fs::read_to_string(folder.path("arguments")).unwrap();
        assert_eq!(arguments(), "fetch http://localhost:1/d/?q --dump=html --timeout=120 --wait=5\n");
        request.selector = Some("#a".into());
        request.wait_until = Some("load".into());
        request.user_agent = Some("me".into());
        (request.stealth, request.quiet) = (true, true);
        render(&request).unwrap();
        assert!(arguments().ends_with("--selector=#a --wait-until=load --user-agent=me --stealth --quiet\n"));
        request.dump = Dump::Html;
        assert_eq!(render(&request).unwrap().value.text, "<h1>T</h1><a href=x>X</a>\n");
        let mut chromium = RenderRequest::new("http://localhost:1/", request.browser.clone());
        chromium.browser.kind = BrowserKind::Chromium;
        assert_eq!(render(&chromium).unwrap().value.backend, "path-chromium");
        assert!(
            arguments().starts_with("--headless --dump-dom")
                && arguments().ends_with(" http://localhost:1/\n")
        );
        chromium.selector = Some("a".into());
        assert_eq!(code(render(&chromium)), "invalid_argument");
    }

    #[test]
    fn what_a_browser_is_not_given() {
        let folder = Folder::new();
        let request = RenderRequest::new("http://localhost/", browser(&folder, PAGE));
        let with = |change: &dyn Fn(&mut RenderRequest)| {
            let mut request = request.clone();
            change(&mut request);
            code(render(&request))
        };
        assert_eq!(with(&|r| r.url = "http://10.0.0.1/".into()), "blocked_address");
        assert_eq!(with(&|r| r.url = "file:///etc/passwd".into()), "bad_url");
        assert_eq!(with(&|r| r.url = "--eval=1".into()), "bad_url");
        assert_eq!(with(&|r| r.selector = Some("--eval=1".into())), "invalid_argument");
        assert_eq!(with(&|r| r.wait_until = Some(" -x".into())), "invalid_argument");
        assert_eq!(with(&|r| r.user_agent = Some("-x".into())), "invalid_argument");
        assert_eq!(with(&|r| r.wait = Duration::from_secs(61)), "invalid_argument");
        assert_eq!(with(&|r| r.timeout = Duration::ZERO), "invalid_argument");
        assert!(!folder.path("arguments").exists(), "no browser was started");
        let missing = Browser::find("/nowhere".as_ref(), "/", Vec::new());
        assert_eq!(code(missing), "backend_missing");
    }

    #[test]
    fn where_the_browser_ended_is_judged() {
        let folder = Folder::new();
        let say = |url: &str| {
            let script = format!("echo 'Page loaded: {url} - \"T - \\\"x\"' >&2; echo '<a href=y>Y</a>'");
            let mut request = RenderRequest::new("http://localhost/", browser(&folder, &script));
            request.dump = Dump::Links;
            render(&request)
        };
        let outcome = say("http://localhost/there/").unwrap();
        assert_eq!(outcome.value.final_url.as_deref(), Some("http://localhost/there/"));
        assert_eq!(outcome.value.text, "Y → http://localhost/there/y\n");
        assert_eq!(code(say("http://169.254.169.254/")), "blocked_address");
        assert_eq!(code(say("file:///etc/passwd")), "bad_url");
    }

    #[test]
    fn browsers_that_fail() {
        let folder = Folder::new();
        let run = |script: &str| {
            let mut request = RenderRequest::new("http://localhost/?s3cret", browser(&folder, script));
            request.timeout = Duration::from_secs(1);
            request.run(&Client::new(), &Deadline::after(Duration::from_secs(2)))
        };
        let error = run("echo 'cannot load http://localhost/?s3cret' >&2; exit 3").unwrap_err();
        assert_eq!(error.code().as_str(), "backend_failed");
        let message = error.to_string();
        assert!(message.contains("exit code 3") && message.contains("cannot load"), "{message}");
        assert!(!message.contains("s3cret"), "{message}");
        let started = Instant::now();
        assert_eq!(code(run("sleep 60 & sleep 60")), "timeout");
        assert!(started.elapsed() < Duration::from_secs(4));
        assert!(code(run("kill -9 $$")) == "backend_failed");
    }
}

// ---- extract ----

#[test]
fn a_page_at_hand() {
    let folder = Folder::new();
    fs::write(folder.path("p.html"), b"<meta charset=koi8-r><h1>\xc1</h1><a href=x>L</a>").unwrap();
    let file = |path: &str| Source::File(path.to_owned());
    let extract = ExtractRequest::new(file("p.html")).run(&folder.call()).unwrap().value;
    assert_eq!((extract.text.as_str(), extract.chars), ("# а\n\n[L](x)\n", 12));
    let run = |source: Source, base: Option<&str>| {
        let base_url = base.map(str::to_owned);
        ExtractRequest { base_url, ..ExtractRequest::new(source) }.run(&folder.call())
    };
    let html = || Source::Html("<a href=x>L</a>".to_owned());
    assert_eq!(run(html(), Some("https://a.example/d/")).unwrap().value.text, "[L](https://a.example/d/x)\n");
    for base in ["ftp://a.example/", "nonsense", ""] {
        assert_eq!(code(run(html(), Some(base))), "bad_url", "{base}");
    }
    assert_eq!(code(run(file("missing"), None)), "not_found");
    assert_eq!(code(run(file("."), None)), "is_directory");
    assert_eq!(code(run(file("p.html/"), None)), "not_a_directory");
    #[cfg(unix)]
    assert_eq!(code(run(file("/dev/zero"), None)), "not_a_regular_file");
    let below = Call::new(Base::new(folder.path("d")).unwrap()).within(Root::open(folder.0.path()).unwrap());
    let confined = ExtractRequest::new(file("../p.html")).run(&below);
    assert_eq!(confined.unwrap().value.text, "# а\n\n[L](x)\n");
    let outside = ExtractRequest::new(file("../../p.html")).run(&below);
    assert_eq!(code(outside), "outside_root");
}

#[test]
fn a_client_is_shared_between_threads() {
    let server = Arc::new(Server::start(|_, _, stream| stream.write_all(&html("<p>a")).map(|()| true)));
    let client = Client::new();
    thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(|| {
                for _ in 0..5 {
                    let page = FetchRequest::new(server.url("/")).run(&client, &soon()).unwrap();
                    assert_eq!(page.value.text, "a\n");
                }
            });
        }
    });
}
