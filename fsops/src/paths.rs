//! From the path a caller wrote to the path the system is asked for, and back.
//!
//! What goes in is text: `~/notes`, `./src/../lib.rs`, `src\net\mod.rs` on Windows. What comes out is an absolute path
//! without `.`, `..` or doubled separators. Four layers, each usable alone:
//!
//! 1. **Lexical** ([`normalise`], [`resolve`], [`relative_to`]): pure functions of text under given [`Rules`], so the
//!    rules of one platform are tested on any other.
//! 2. **Base** ([`Base::resolve`]): the same for this platform, with the directory and the home that the caller gives.
//!    The process's own are never asked for.
//! 3. **Lookup** ([`locate`]): what is really there, including names that differ from the written one in their Unicode
//!    form or kind of blank.
//! 4. **Root** ([`Root`]): confinement. Every component is looked at, and no link may lead out.
//!
//! Answers write paths with `/` on every platform. A relative path that would be read as something else when it is
//! passed back (`~`, or `C:x` under Windows rules) gets a leading `./`.

mod base;
mod lexical;
mod lookup;
mod root;
pub mod windows;

pub use base::{Base, ResolvedPath, home_directory};
pub use lexical::{Rules, asks_for_directory, is_absolute, is_within, normalise, relative_to, resolve};
pub use lookup::{Located, ShownName, locate, name_from_shown, shown_line, shown_name};
pub use root::Root;

pub(crate) use lookup::look_alike;
pub(crate) use root::{MAX_LINKS, Step, push_reversed};
