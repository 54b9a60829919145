//! How a session reaches its client: stdin and stdout, any pair of streams, or HTTP.

use tokio::io::{AsyncRead, AsyncWrite};

use rmcp::ServiceExt;
use rmcp::service::ServerInitializeError;
use scryer::Scryer;

use crate::http::{self, HttpTerms};
use crate::server::Server;
use crate::session::Session;
use crate::terms::Terms;
use crate::watched::Watched;
use crate::wire::{self, Wire};

/// Why serving ended before the client did.
#[derive(thiserror::Error, Debug)]
pub enum ServeError {
    /// No thread or no reactor could be had.
    #[error("could not start the server: {0}")]
    Start(#[from] std::io::Error),
    /// The client did not speak the protocol.
    #[error("the client did not begin with the protocol: {0}")]
    Handshake(String),
    /// The daemon does not serve such a session.
    #[error("{0}")]
    Refused(String),
    /// A task of the server died.
    #[error("the server stopped: {0}")]
    Stopped(String),
}

/// Serves one session over a pair of streams until the input ends. An end before the handshake is no error.
pub async fn serve(
    session: Session,
    input: impl AsyncRead + Send + Unpin + 'static,
    output: impl AsyncWrite + Send + Unpin + 'static,
) -> Result<(), ServeError> {
    let Wire { input, output, carriers } = wire::connect(input, output);
    let served = match Server::new(session).serve((input, output)).await {
        Ok(running) => match running.waiting().await {
            Ok(_) => Ok(()),
            Err(error) => Err(ServeError::Stopped(error.to_string())),
        },
        Err(ServerInitializeError::ConnectionClosed(_) | ServerInitializeError::Cancelled) => Ok(()),
        Err(error) => Err(ServeError::Handshake(error.to_string())),
    };
    carriers.finish().await;
    served
}

/// Serves one session over this process's stdin and stdout, which nothing else may write to meanwhile.
pub fn serve_stdio(session: Session) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let (input, output) = rmcp::transport::io::stdio_pipes();
        serve(session, input, output).await
    });
    // A question that is still being worked on is nobody's any more.
    runtime.shutdown_background();
    served
}

/// Serves sessions like `terms` over HTTP from this process until it is ended; `tell` is told where.
pub fn serve_http(
    scryer: Scryer,
    terms: &Terms,
    http: &HttpTerms,
    tell: impl FnOnce(&str),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = http.bind().await.map_err(ServeError::Refused)?;
        tell(&listener.local_addr()?.to_string());
        http::serve(listener, http, scryer, terms, Watched::default()).await;
        Ok(())
    })
}
