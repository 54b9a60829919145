//! The moments between the steps of a write, where tests look, interfere or end the process.

/// A moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// The old bytes were read.
    Read,
    /// The draft holds the new bytes.
    Filled,
    /// The draft is complete and flushed, its target looked at.
    Ready,
    /// The new bytes are in place.
    Renamed,
}

/// Says that a moment has come.
#[cfg(not(test))]
pub(crate) const fn reached(_: Step) {}

#[cfg(test)]
pub(crate) use hooked::{reached, with};

#[cfg(test)]
mod hooked {
    use super::Step;
    use std::cell::RefCell;

    type Hook = Box<dyn FnMut(Step)>;

    thread_local! {
        static HOOK: RefCell<Option<Hook>> = const { RefCell::new(None) };
    }

    /// Says that a moment has come.
    pub(crate) fn reached(step: Step) {
        // Taken out meanwhile, so that a hook may write files itself.
        let hook = HOOK.with(|cell| cell.borrow_mut().take());
        if let Some(mut hook) = hook {
            hook(step);
            HOOK.with(|cell| *cell.borrow_mut() = Some(hook));
        }
    }

    /// Runs something with a hook on this thread.
    pub(crate) fn with<T>(hook: impl FnMut(Step) + 'static, run: impl FnOnce() -> T) -> T {
        HOOK.with(|cell| *cell.borrow_mut() = Some(Box::new(hook)));
        let result = run();
        HOOK.with(|cell| *cell.borrow_mut() = None);
        result
    }
}
