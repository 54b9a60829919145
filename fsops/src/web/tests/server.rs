//! A small server that says exactly what a test wants it to say.

use std::io::{BufRead, BufReader, Write};
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use std::{io, iter};

use crate::web::{Client, Resolve};

/// Answers one request, given its path and headers; `false` closes the connection.
type Handler = dyn Fn(&str, &str, &mut TcpStream) -> io::Result<bool> + Send + Sync;

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    connections: Arc<AtomicUsize>,
    requests: Arc<Mutex<Vec<String>>>,
}

impl Server {
    /// Starts a server that lives as long as the test process.
    pub(crate) fn start(
        handler: impl Fn(&str, &str, &mut TcpStream) -> io::Result<bool> + Send + Sync + 'static,
    ) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let server = Self {
            address: listener.local_addr().unwrap(),
            connections: Arc::default(),
            requests: Arc::default(),
        };
        let handler: Arc<Handler> = Arc::new(handler);
        let (connections, requests) = (Arc::clone(&server.connections), Arc::clone(&server.requests));
        thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(stream) = stream else { return };
                connections.fetch_add(1, Ordering::SeqCst);
                let (handler, requests) = (Arc::clone(&handler), Arc::clone(&requests));
                thread::spawn(move || serve(stream, &handler, &requests));
            }
        });
        server
    }

    /// Starts a server that gives the same bytes to everybody and closes.
    pub(crate) fn saying(bytes: impl Into<Vec<u8>>) -> Self {
        let bytes = bytes.into();
        Self::start(move |_, _, stream| stream.write_all(&bytes).map(|()| false))
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    /// Returns the heads of the requests that came.
    pub(crate) fn requests(&self) -> Vec<String> {
        self.requests.lock().unwrap().clone()
    }
}

fn serve(stream: TcpStream, handler: &Arc<Handler>, requests: &Mutex<Vec<String>>) {
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let mut stream = stream;
    loop {
        let mut head = String::new();
        loop {
            let mut line = String::new();
            match reader.read_line(&mut line) {
                Ok(0) | Err(_) => return,
                Ok(_) if line == "\r\n" => break,
                Ok(_) => head.push_str(&line),
            }
        }
        requests.lock().unwrap().push(head.clone());
        let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
        if !handler(&path, &head, &mut stream).unwrap_or(false) {
            return;
        }
    }
}

/// Writes an answer with a Content-Length.
pub(crate) fn answer(status: &str, headers: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    let body = body.as_ref();
    let mut out =
        format!("HTTP/1.1 {status}\r\n{headers}Content-Length: {}\r\n\r\n", body.len()).into_bytes();
    out.extend_from_slice(body);
    out
}

pub(crate) fn html(body: &str) -> Vec<u8> {
    answer("200 OK", "Content-Type: text/html\r\n", body)
}

pub(crate) fn redirect(location: &str) -> Vec<u8> {
    answer("302 Found", &format!("Location: {location}\r\n"), "")
}

/// Writes bytes one by one with a pause before each.
pub(crate) fn drip(stream: &mut TcpStream, bytes: &[u8], pause: Duration) -> io::Result<()> {
    for byte in bytes {
        thread::sleep(pause);
        stream.write_all(&[*byte])?;
    }
    Ok(())
}

pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

/// A resolver that answers differently each time, the last answer for ever.
pub(crate) struct Answers {
    answers: Vec<&'static [&'static str]>,
    asked: AtomicUsize,
}

impl Answers {
    pub(crate) fn new(answers: &[&'static [&'static str]]) -> Arc<Self> {
        Arc::new(Self { answers: answers.to_vec(), asked: AtomicUsize::new(0) })
    }

    pub(crate) fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

impl Resolve for Answers {
    fn resolve(&self, _: &str) -> io::Result<Vec<IpAddr>> {
        let n = self.asked.fetch_add(1, Ordering::SeqCst).min(self.answers.len() - 1);
        Ok(self.answers[n].iter().map(|address| address.parse().unwrap()).collect())
    }
}

/// A client for which the server is wherever a public address is, and the addresses it dialled.
pub(crate) fn public(server: &Server, resolver: Arc<dyn Resolve>) -> (Client, Arc<Mutex<Vec<SocketAddr>>>) {
    let mut client = Client::with_resolver(resolver);
    let dialled: Arc<Mutex<Vec<SocketAddr>>> = Arc::default();
    let (log, address) = (Arc::clone(&dialled), server.address);
    client.dial = Some(Arc::new(move |asked| {
        log.lock().unwrap().push(asked);
        address
    }));
    (client, dialled)
}

/// Gzip of `size` times one byte, in members of 16 MiB.
pub(crate) fn bomb(byte: u8, size: u64) -> Vec<u8> {
    const MEMBER: u64 = 16 << 20;
    let member = gzip(&vec![byte; MEMBER as usize]);
    iter::repeat_n(member, (size / MEMBER) as usize).flatten().collect()
}
