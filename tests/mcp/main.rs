//! The server over a pipe: raw lines of JSON in, raw lines of JSON out, as a client sends and gets them.

mod calls;
mod client;
mod definitions;
mod protocol;
