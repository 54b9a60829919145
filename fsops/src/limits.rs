//! How much an operation may take and give, and how an answer says that it was cut.
//!
//! A [`Limits`] is what the caller allows: bytes, lines, matches, time. A [`Meter`] counts against one of them: it
//! grants what fits and goes on counting what doesn't, so that the answer can say "80 of 1,200". A [`Deadline`] is one
//! instant, shared by all steps of a call, together with the caller's wish to stop. What comes out is an [`Outcome`]:
//! the value, its [`Truncation`]s and its notes.
//!
//! Nothing here stops work by itself: loops ask [`Deadline::check`] and [`Meter::is_full`].

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A value, and how far it can be trusted to be whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome<T> {
    /// What was asked for, as much of it as the limits allow.
    pub value: T,
    /// Where the value was cut, in the order of its parts; empty where it is whole.
    pub truncations: Vec<Truncation>,
    /// What the caller would want to know beside the value: one sentence each, in the order they came up.
    pub notes: Vec<String>,
}

impl<T> Outcome<T> {
    /// Wraps a value that is whole and needs no remark.
    #[must_use]
    pub fn complete(value: T) -> Self {
        Self { value, truncations: Vec::new(), notes: Vec::new() }
    }

    /// Adds a truncation, where there is one.
    #[must_use]
    pub fn truncated(mut self, truncation: impl IntoIterator<Item = Truncation>) -> Self {
        self.truncations.extend(truncation);
        self
    }

    /// Adds a remark.
    #[must_use]
    pub fn noted(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Tells whether nothing was cut.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.truncations.is_empty()
    }

    /// Replaces the value and keeps what is known about it.
    #[must_use]
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Outcome<U> {
        Outcome { value: f(self.value), truncations: self.truncations, notes: self.notes }
    }
}

/// What a limit counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unit {
    /// Bytes, of a file or of a program's output.
    Bytes,
    /// Unicode scalar values of decoded text.
    Characters,
    /// Lines, each ended by LF or by the end of the text.
    Lines,
    /// Matches of a search.
    Matches,
    /// Entries of a directory.
    Entries,
}

impl Unit {
    /// Returns the English plural.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Bytes => "bytes",
            Self::Characters => "characters",
            Self::Lines => "lines",
            Self::Matches => "matches",
            Self::Entries => "entries",
        }
    }
}

/// Why an answer ends where it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Cause {
    /// The limit on the unit was reached. The same request gives the same answer.
    Limit,
    /// The deadline passed. The same request may give more.
    TimedOut,
    /// The caller gave up.
    Cancelled,
}

/// How much there would have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Total {
    /// Everything was counted.
    Exactly(u64),
    /// Counting stopped too.
    AtLeast(u64),
}

/// One place where an answer was cut.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Truncation {
    /// Which part of the answer: `text`, `stdout`, `matches`.
    pub part: &'static str,
    /// What `kept`, `total` and `next` count.
    pub unit: Unit,
    /// Why it was cut.
    pub cause: Cause,
    /// How much was delivered.
    pub kept: u64,
    /// How much there is.
    pub total: Total,
    /// The offset or line number that continues where this answer ends, where the operation takes one; counted as
    /// the operation counts it.
    pub next: Option<u64>,
}

impl fmt::Display for Truncation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { part, unit, kept, .. } = self;
        match self.total {
            Total::Exactly(total) => write!(f, "{part}: {kept} of {total} {}", unit.as_str())?,
            Total::AtLeast(total) => write!(f, "{part}: {kept} of at least {total} {}", unit.as_str())?,
        }
        match self.cause {
            Cause::Limit => {}
            Cause::TimedOut => f.write_str(", time is up")?,
            Cause::Cancelled => f.write_str(", cancelled")?,
        }
        if let Some(next) = self.next {
            write!(f, "; go on at {next}")?;
        }
        Ok(())
    }
}

/// What a caller allows an operation. `None` is no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Bytes of the answer's text.
    pub bytes: Option<u64>,
    /// Lines of the answer's text.
    pub lines: Option<u64>,
    /// Matches, of a search.
    pub matches: Option<u64>,
    /// Time from the start of the call to its answer.
    pub time: Option<Duration>,
}

impl Limits {
    /// No limit at all.
    pub const UNLIMITED: Self = Self { bytes: None, lines: None, matches: None, time: None };

    /// Returns the limit on a unit; `None` where there is none.
    #[must_use]
    pub const fn of(&self, unit: Unit) -> Option<u64> {
        match unit {
            Unit::Bytes => self.bytes,
            Unit::Lines => self.lines,
            Unit::Matches => self.matches,
            Unit::Characters | Unit::Entries => None,
        }
    }

    /// Starts counting a part of the answer.
    #[must_use]
    pub const fn meter(&self, part: &'static str, unit: Unit) -> Meter {
        Meter::new(part, unit, self.of(unit))
    }

    /// Starts the clock.
    #[must_use]
    pub fn deadline(&self) -> Deadline {
        self.time.map_or_else(Deadline::never, Deadline::after)
    }
}

/// Counts one unit of one part of an answer against its limit.
///
/// Invariant: kept ≤ limit and kept ≤ seen.
#[derive(Debug, Clone)]
pub struct Meter {
    part: &'static str,
    unit: Unit,
    limit: Option<u64>,
    kept: u64,
    seen: u64,
}

impl Meter {
    /// Starts at zero. `limit` is the most that will be granted, `None` anything.
    #[must_use]
    pub const fn new(part: &'static str, unit: Unit, limit: Option<u64>) -> Self {
        Self { part, unit, limit, kept: 0, seen: 0 }
    }

    /// Counts `amount` more and returns how much of it may be kept.
    pub fn take(&mut self, amount: u64) -> u64 {
        let granted = self.limit.map_or(amount, |limit| amount.min(limit.saturating_sub(self.kept)));
        self.seen = self.seen.saturating_add(amount);
        self.kept = self.kept.saturating_add(granted);
        granted
    }

    /// Tells whether nothing more will be granted.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.limit.is_some_and(|limit| self.kept >= limit)
    }

    /// Returns how much was granted.
    #[must_use]
    pub const fn kept(&self) -> u64 {
        self.kept
    }

    /// Returns how much was counted.
    #[must_use]
    pub const fn seen(&self) -> u64 {
        self.seen
    }

    /// Returns the truncation where something counted was not granted; everything there is was counted.
    #[must_use]
    pub fn truncation(&self, next: Option<u64>) -> Option<Truncation> {
        (self.seen > self.kept).then_some(Truncation {
            part: self.part,
            unit: self.unit,
            cause: Cause::Limit,
            kept: self.kept,
            total: Total::Exactly(self.seen),
            next,
        })
    }

    /// Returns the truncation of an answer that stopped early, so that there may be more than was counted.
    #[must_use]
    pub fn stopped(&self, stopped: Stopped, next: Option<u64>) -> Truncation {
        let cause = match stopped {
            Stopped::TimedOut => Cause::TimedOut,
            Stopped::Cancelled => Cause::Cancelled,
        };
        let total = Total::AtLeast(self.seen);
        Truncation { part: self.part, unit: self.unit, cause, kept: self.kept, total, next }
    }
}

/// The caller's wish to stop, shared by everything that works for one call.
#[derive(Debug, Clone, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Makes one that nobody has asked yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks the call to stop. It does so at its next check; asking twice changes nothing.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Tells whether somebody asked.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Why work should stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Stopped {
    /// The deadline passed.
    #[error("the time is up")]
    TimedOut,
    /// The caller gave up.
    #[error("the call was cancelled")]
    Cancelled,
}

/// The instant by which a call must be over, and the caller's wish to stop before.
///
/// It is made once and handed down by reference, so that the steps of a call share one clock instead of each starting
/// its own.
#[derive(Debug, Clone, Default)]
pub struct Deadline {
    at: Option<Instant>,
    cancel: Option<Cancel>,
}

impl Deadline {
    /// Never passes.
    #[must_use]
    pub const fn never() -> Self {
        Self { at: None, cancel: None }
    }

    /// Passes `time` from now. A time too long for the clock never passes.
    #[must_use]
    pub fn after(time: Duration) -> Self {
        Self { at: Instant::now().checked_add(time), cancel: None }
    }

    /// Stops when `cancel` is asked to, too.
    #[must_use]
    pub fn or_cancelled(mut self, cancel: Cancel) -> Self {
        self.cancel = Some(cancel);
        self
    }

    /// Returns one that passes at most `time` from now: for a step with a limit of its own, inside a call.
    #[must_use]
    pub fn at_most(&self, time: Duration) -> Self {
        let own = Instant::now().checked_add(time);
        let at = match (self.at, own) {
            (Some(outer), Some(own)) => Some(outer.min(own)),
            (outer, own) => outer.or(own),
        };
        Self { at, cancel: self.cancel.clone() }
    }

    /// Returns the time left, zero once it has passed; `None` where it never does.
    #[must_use]
    pub fn remaining(&self) -> Option<Duration> {
        self.at.map(|at| at.saturating_duration_since(Instant::now()))
    }

    /// Fails once the work should stop.
    ///
    /// # Errors
    ///
    /// [`Stopped::Cancelled`] where the caller gave up, else [`Stopped::TimedOut`] where the instant has passed.
    pub fn check(&self) -> Result<(), Stopped> {
        if self.cancel.as_ref().is_some_and(Cancel::is_cancelled) {
            return Err(Stopped::Cancelled);
        }
        match self.remaining() {
            Some(left) if left.is_zero() => Err(Stopped::TimedOut),
            _ => Ok(()),
        }
    }
}

/// Returns the length to which every part is cut so that together they fit `budget`; parts no longer than it stay
/// whole. `None` where all of them fit as they are.
///
/// It is the greatest such length: the space that small parts leave goes to the large ones.
#[must_use]
pub fn fair_share(sizes: &[u64], budget: u64) -> Option<u64> {
    let total = sizes.iter().fold(0_u64, |sum, &size| sum.saturating_add(size));
    if total <= budget {
        return None;
    }
    let mut sorted = sizes.to_vec();
    sorted.sort_unstable();
    let mut left = budget;
    let mut parts = sorted.len() as u64;
    for size in sorted {
        let share = left / parts;
        if size > share {
            return Some(share);
        }
        left -= size;
        parts -= 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_meter_grants_what_fits_and_counts_the_rest() {
        let mut meter = Limits { lines: Some(5), ..Limits::UNLIMITED }.meter("text", Unit::Lines);
        assert_eq!([meter.take(3), meter.take(3), meter.take(4)], [3, 2, 0]);
        assert!(meter.is_full());
        let truncation = meter.truncation(Some(6)).unwrap();
        assert_eq!(truncation.to_string(), "text: 5 of 10 lines; go on at 6");
    }

    #[test]
    fn exactly_the_limit_is_not_truncated() {
        let mut meter = Meter::new("stdout", Unit::Bytes, Some(4));
        assert_eq!(meter.take(4), 4);
        assert!(meter.is_full());
        assert_eq!(meter.truncation(None), None);
    }

    #[test]
    fn a_timeout_never_claims_to_know_the_total() {
        let mut meter = Meter::new("matches", Unit::Matches, None);
        meter.take(0);
        let truncation = meter.stopped(Stopped::TimedOut, None);
        assert_eq!(truncation.to_string(), "matches: 0 of at least 0 matches, time is up");
    }

    #[test]
    fn deadlines_pass_only_once_and_are_inherited() {
        assert_eq!(Deadline::never().check(), Ok(()));
        assert_eq!(Deadline::after(Duration::ZERO).check(), Err(Stopped::TimedOut));
        assert_eq!(Deadline::after(Duration::MAX).check(), Ok(()));
        let outer = Deadline::after(Duration::ZERO);
        assert_eq!(outer.at_most(Duration::from_secs(60)).check(), Err(Stopped::TimedOut));
        assert_eq!(Deadline::never().at_most(Duration::ZERO).check(), Err(Stopped::TimedOut));
    }

    #[test]
    fn a_cancelled_call_says_so_even_after_its_deadline() {
        let cancel = Cancel::new();
        let deadline = Deadline::after(Duration::ZERO).or_cancelled(cancel.clone());
        let step = deadline.at_most(Duration::from_secs(60));
        cancel.cancel();
        assert_eq!(deadline.check(), Err(Stopped::Cancelled));
        assert_eq!(step.check(), Err(Stopped::Cancelled));
    }

    #[test]
    fn an_outcome_keeps_what_is_known_when_its_value_changes() {
        let mut meter = Meter::new("text", Unit::Characters, Some(1));
        meter.take(2);
        let outcome = Outcome::complete("ab").truncated(meter.truncation(Some(1))).noted("cut").map(str::len);
        assert!(!outcome.is_complete());
        assert_eq!((outcome.value, outcome.notes.as_slice()), (2, &["cut".to_owned()][..]));
    }

    #[test]
    fn small_parts_stay_whole() {
        assert_eq!(fair_share(&[10, 1000, 20, 1000], 530), Some(250));
        assert_eq!(fair_share(&[10, 20], 30), None);
        assert_eq!(fair_share(&[5, 5], 0), Some(0));
        assert_eq!(fair_share(&[], 0), None);
    }

    proptest! {
        #[test]
        fn a_fair_share_fits_and_can_not_be_raised(
            sizes in prop::collection::vec(0_u64..500, 0..12), budget in 0_u64..2000,
        ) {
            let cut = |length: u64| sizes.iter().map(|size| size.min(&length)).sum::<u64>();
            match fair_share(&sizes, budget) {
                None => prop_assert!(cut(u64::MAX) <= budget),
                Some(length) => {
                    prop_assert!(cut(length) <= budget);
                    prop_assert!(cut(length + 1) > budget);
                }
            }
        }
    }
}
