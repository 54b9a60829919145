//! The MCP server of scryer: tools for agents, over any pair of streams.
//!
//! In go calls of the Model Context Protocol, out come answers of the library, rendered within a budget of tokens. A tool
//! coerces its arguments, calls one method of [`scryer::Project`], and has the answer rendered; it knows nothing of Rust.
//! The protocol and the async runtime are rmcp's and tokio's, and stay in this crate. Nothing here reads the environment
//! or prints: whoever serves says where the session stands. The file tools ([`files`]) are a second family over the library
//! `fsops`; a [`Profile`] says which tools a session lists.

pub mod admin;
pub mod arguments;
mod call;
pub mod catalog;
mod client_roots;
pub mod command_line;
#[cfg(unix)]
pub mod daemon;
pub mod diff;
mod error;
pub mod files;
pub mod http;
pub mod profile;
pub mod roots;
mod server;
mod session;
mod terms;
mod tools;
mod transport;
mod usage;
mod watched;
mod wire;

pub use call::{Answered, call};
pub use error::ToolError;
pub use profile::{AlwaysLoad, Profile};
pub use server::Server;
pub use session::{Session, SessionOptions};
pub use terms::{SEEN_BY_GIT, TOOLCHAIN, Terms};
pub use tools::Work;
pub use transport::{ServeError, serve, serve_http, serve_stdio};
pub use watched::Watched;
