//! The protocol over HTTP: `POST`, `GET` and `DELETE` on `/mcp`, a session for each client that begins one. IO: sockets.
//!
//! In go requests, out come answers of rmcp's service. Before it sees a request, the request has to name this server as its
//! host, come from no foreign web page, and carry the token if there is one; so no page in a browser can reach it by a name
//! that it makes point here. By itself it is reached from this machine only.

use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};
use hyper::header::{AUTHORIZATION, HeaderValue, WWW_AUTHENTICATE};
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use scryer::Scryer;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use crate::server::Server;
use crate::session::{Session, SessionOptions};
use crate::terms::Terms;
use crate::watched::Watched;

/// The path that it answers on.
pub const PATH: &str = "/mcp";

/// How long a session is kept that nobody asks in: people go home and come back.
const KEEP_ALIVE: Duration = Duration::from_secs(12 * 60 * 60);

/// How long a client may take to send the head of a request.
const HEAD_PATIENCE: Duration = Duration::from_secs(10);

/// The most connections at once.
const MAX_CONNECTIONS: usize = 512;

/// How HTTP is spoken.
#[derive(Clone, PartialEq, Eq)]
pub struct HttpTerms {
    /// Where; port 0 is any that is free.
    pub address: SocketAddr,
    /// Names of this machine by which it may be called, beside those of the loopback and the address.
    pub hosts: Vec<String>,
    /// Web pages that may call it, such as `http://localhost:6274`, beside its own.
    pub origins: Vec<String>,
    /// What a client has to send as `Authorization: Bearer`.
    pub token: Option<String>,
}

impl std::fmt::Debug for HttpTerms {
    /// Without the token.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("HttpTerms").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Why HTTP is not spoken like that.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum HttpError {
    /// Neither an address nor a port.
    #[error("{given} is no address; write 127.0.0.1:PORT, or PORT")]
    NoAddress {
        /// As given.
        given: String,
    },
    /// Anyone could ask.
    #[error(
        "{address} can be reached from other machines; set SCRYER_HTTP_TOKEN to what clients have to send, or use 127.0.0.1"
    )]
    Open {
        /// The address.
        address: SocketAddr,
    },
    /// All addresses at once have no name.
    #[error(
        "{address} stands for every address of this machine; name those that clients use with --allow-host"
    )]
    NoName {
        /// The address.
        address: SocketAddr,
    },
}

impl HttpTerms {
    /// Reads an address, or a port of the loopback.
    ///
    /// # Errors
    ///
    /// If it is neither.
    pub fn address(given: &str) -> Result<SocketAddr, HttpError> {
        let port = given.strip_prefix("localhost:").unwrap_or(given);
        if let Ok(port) = port.parse::<u16>() {
            return Ok(SocketAddr::from(([127, 0, 0, 1], port)));
        }
        given.parse().map_err(|_| HttpError::NoAddress { given: given.to_owned() })
    }

    /// Whether it may be so.
    ///
    /// # Errors
    ///
    /// If others can reach it without a token, or by names that are not known.
    pub fn check(&self) -> Result<(), HttpError> {
        let address = self.address;
        if address.ip().is_loopback() {
            return Ok(());
        }
        if self.token.is_none() {
            return Err(HttpError::Open { address });
        }
        match address.ip().is_unspecified() && self.hosts.is_empty() {
            true => Err(HttpError::NoName { address }),
            false => Ok(()),
        }
    }

    #[cfg_attr(not(unix), expect(dead_code, reason = "it travels to the daemon"))]
    pub(crate) fn to_json(&self) -> Value {
        json!({
            "address": self.address.to_string(), "hosts": self.hosts, "origins": self.origins, "token": self.token,
        })
    }

    #[cfg_attr(not(unix), expect(dead_code, reason = "it travels to the daemon"))]
    pub(crate) fn from_json(value: &Value) -> Option<HttpTerms> {
        let texts = |name: &str| -> Option<Vec<String>> {
            value[name].as_array()?.iter().map(|text| Some(text.as_str()?.to_owned())).collect()
        };
        Some(HttpTerms {
            address: value["address"].as_str()?.parse().ok()?,
            hosts: texts("hosts")?,
            origins: texts("origins")?,
            token: value["token"].as_str().map(str::to_owned),
        })
    }

    /// Begins to listen. An error says what to do.
    pub(crate) async fn bind(&self) -> Result<TcpListener, String> {
        self.check().map_err(|error| error.to_string())?;
        TcpListener::bind(self.address)
            .await
            .map_err(|error| format!("{} can't be listened on: {error}; choose another port", self.address))
    }

    /// What rmcp lets pass.
    fn config(&self, port: u16) -> StreamableHttpServerConfig {
        let mut hosts: Vec<String> = ["localhost", "127.0.0.1", "::1"].map(str::to_owned).to_vec();
        if !self.address.ip().is_unspecified() {
            hosts.push(self.address.ip().to_string());
        }
        hosts.extend(self.hosts.iter().cloned());
        let own = |host: &String| {
            let host = match host.parse() {
                Ok(IpAddr::V6(address)) => format!("[{address}]"),
                _ => host.clone(),
            };
            format!("http://{host}:{port}")
        };
        let origins: Vec<String> = hosts.iter().map(own).chain(self.origins.iter().cloned()).collect();
        StreamableHttpServerConfig::default()
            .with_allowed_hosts(hosts)
            .with_allowed_origins(origins)
            .enforce_origin_validation()
            .with_max_request_body_bytes(16 << 20)
    }

    /// Whether a request has the token, if there has to be one. Takes as long for a wrong one as for the right one.
    fn admits(&self, authorization: Option<&HeaderValue>) -> bool {
        let Some(token) = &self.token else { return true };
        let sent = authorization.map(HeaderValue::as_bytes).unwrap_or_default();
        let (scheme, sent) = sent.split_at_checked(7).unwrap_or_default();
        let differences = sent.iter().zip(token.as_bytes()).fold(0, |all, (a, b)| all | (a ^ b));
        scheme.eq_ignore_ascii_case(b"bearer ") & (sent.len() == token.len()) & (differences == 0)
    }
}

/// Serves sessions like `session` to whoever connects, until it is dropped.
pub(crate) async fn serve(
    listener: TcpListener,
    wanted: &HttpTerms,
    scryer: Scryer,
    session: &Terms,
    watched: Watched,
) {
    let Ok(address) = listener.local_addr() else { return };
    let Ok(options) = session.clone().open() else { return };
    let options = SessionOptions { watched: Some(watched), ..options };
    let make = move || Ok(Server::new(Session::new(scryer.clone(), options.clone())));
    let mut sessions = LocalSessionManager::default();
    sessions.session_config.keep_alive = Some(KEEP_ALIVE);
    let config = wanted.config(address.port());
    let ending = config.cancellation_token.clone().drop_guard();
    let service = StreamableHttpService::new(make, Arc::new(sessions), config);
    let wanted = Arc::new(wanted.clone());
    let turns = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    // What was begun ends with this.
    let mut connections = tokio::task::JoinSet::new();
    loop {
        let Ok(turn) = turns.clone().acquire_owned().await else { break };
        let stream = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => stream,
                Err(_) => {
                    // No descriptors are left, as a rule, and some are given back soon.
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            Some(_) = connections.join_next() => continue,
        };
        let (service, wanted) = (service.clone(), wanted.clone());
        connections.spawn(async move {
            let answer = service_fn(move |request: Request<Incoming>| {
                let (service, wanted) = (service.clone(), wanted.clone());
                async move { Ok::<_, std::convert::Infallible>(answer(request, &service, &wanted).await) }
            });
            let mut http = hyper::server::conn::http1::Builder::new();
            http.timer(TokioTimer::new()).header_read_timeout(HEAD_PATIENCE);
            // A client that breaks off is its own affair.
            let _ = http.serve_connection(TokioIo::new(stream), answer).await;
            drop(turn);
        });
    }
    drop(ending);
}

async fn answer(
    request: Request<Incoming>,
    service: &StreamableHttpService<Server, LocalSessionManager>,
    wanted: &HttpTerms,
) -> Response<Answer<impl Body<Data = Bytes, Error = std::convert::Infallible> + Unpin + use<>>> {
    if !wanted.admits(request.headers().get(AUTHORIZATION)) {
        let mut refused = refusal(StatusCode::UNAUTHORIZED, "send the token as Authorization: Bearer TOKEN");
        refused.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        return refused;
    }
    if request.uri().path().trim_end_matches('/') != PATH {
        return refusal(StatusCode::NOT_FOUND, "the protocol is spoken on /mcp");
    }
    service.handle(request).await.map(Answer::Served)
}

fn refusal<B>(status: StatusCode, reason: &'static str) -> Response<Answer<B>> {
    let mut response = Response::new(Answer::Refused(Some(Bytes::from_static(reason.as_bytes()))));
    *response.status_mut() = status;
    response
}

/// The body of an answer: the service's, or a line of ours.
enum Answer<B> {
    Served(B),
    Refused(Option<Bytes>),
}

impl<B: Body<Data = Bytes> + Unpin> Body for Answer<B> {
    type Data = Bytes;
    type Error = B::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, B::Error>>> {
        match self.get_mut() {
            Answer::Served(body) => Pin::new(body).poll_frame(context),
            Answer::Refused(line) => Poll::Ready(line.take().map(|line| Ok(Frame::data(line)))),
        }
    }

    fn is_end_stream(&self) -> bool {
        match self {
            Answer::Served(body) => body.is_end_stream(),
            Answer::Refused(line) => line.is_none(),
        }
    }

    fn size_hint(&self) -> SizeHint {
        match self {
            Answer::Served(body) => body.size_hint(),
            Answer::Refused(line) => SizeHint::with_exact(line.as_ref().map_or(0, |line| line.len() as u64)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(address: &str, token: Option<&str>) -> HttpTerms {
        HttpTerms {
            address: HttpTerms::address(address).unwrap(),
            hosts: Vec::new(),
            origins: Vec::new(),
            token: token.map(str::to_owned),
        }
    }

    #[test]
    fn addresses_are_the_loopbacks_unless_said_otherwise() {
        for (given, expected) in [
            ("8080", "127.0.0.1:8080"),
            ("localhost:0", "127.0.0.1:0"),
            ("127.0.0.1:1", "127.0.0.1:1"),
            ("[::1]:2", "[::1]:2"),
            ("0.0.0.0:3", "0.0.0.0:3"),
        ] {
            assert_eq!(HttpTerms::address(given).unwrap().to_string(), expected);
        }
        for wrong in ["", "x", "127.0.0.1", "example.com:80", "70000", ":80"] {
            assert!(HttpTerms::address(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn others_need_a_token_and_a_name() {
        assert_eq!(terms("1", None).check(), Ok(()));
        assert!(matches!(terms("10.0.0.1:1", None).check(), Err(HttpError::Open { .. })));
        assert_eq!(terms("10.0.0.1:1", Some("t")).check(), Ok(()));
        assert!(matches!(terms("0.0.0.0:1", Some("t")).check(), Err(HttpError::NoName { .. })));
        let named = HttpTerms { hosts: vec!["box".to_owned()], ..terms("0.0.0.0:1", Some("t")) };
        assert_eq!(named.check(), Ok(()));
        assert_eq!(HttpTerms::from_json(&named.to_json()), Some(named));
    }

    #[test]
    fn tokens_are_compared_whole() {
        let check = |token: Option<&str>, sent: Option<&str>, expected: bool| {
            let sent = sent.map(|sent| HeaderValue::from_str(sent).unwrap());
            assert_eq!(terms("1", token).admits(sent.as_ref()), expected, "{sent:?}");
        };
        check(None, None, true);
        check(Some("secret"), Some("Bearer secret"), true);
        check(Some("secret"), Some("bearer secret"), true);
        for wrong in [
            None,
            Some(""),
            Some("secret"),
            Some("Bearer secre"),
            Some("Bearer secrets"),
            Some("Basic secret"),
        ] {
            check(Some("secret"), wrong, false);
        }
    }
}
