//! The façade: all projects, one project, and the typed methods that callers hold.

#[doc(hidden)]
pub mod dependencies;
#[doc(hidden)]
pub mod host;
mod stubs;
