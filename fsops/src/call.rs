//! What the operations of one call share: where paths count from, what they may reach, and until when.

use crate::limits::Deadline;
use crate::paths::{Base, Root};

/// The surroundings of an operation. Made once by an adapter and handed down by reference.
///
/// ```
/// use fsops::Call;
/// use fsops::paths::{Base, Root};
///
/// # let directory = tempfile::tempdir()?;
/// # let directory = directory.path();
/// let call = Call::new(Base::new(directory)?).within(Root::open(directory)?);
/// assert!(call.deadline.check().is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Call {
    /// The directory that relative paths count from, and the home.
    pub base: Base,
    /// The directory that no path may leave, where there is one.
    pub root: Option<Root>,
    /// The instant by which the call must be over.
    pub deadline: Deadline,
}

impl Call {
    /// Makes surroundings without a root and without a deadline.
    #[must_use]
    pub const fn new(base: Base) -> Self {
        Self { base, root: None, deadline: Deadline::never() }
    }

    /// Confines every path of the call to a directory.
    #[must_use]
    pub fn within(mut self, root: Root) -> Self {
        self.root = Some(root);
        self
    }

    /// Sets the instant by which the call must be over.
    #[must_use]
    pub fn until(mut self, deadline: Deadline) -> Self {
        self.deadline = deadline;
        self
    }
}
