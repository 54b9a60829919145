//! A flag that calls work off.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Calls work off, from any thread. All clones are the same flag, and it stays set.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Not called off yet.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Calls it off.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Release);
    }

    /// Whether it was called off.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}
