use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::ops::{Add, AddAssign, Sub, SubAssign};

pub use core::time::{Duration, TryFromFloatSecsError};

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Instant {}
impl Instant {
    pub fn now() -> Instant {}
    pub fn duration_since(&self, earlier: Instant) -> Duration {}
    pub fn checked_duration_since(&self, earlier: Instant) -> Option<Duration> {}
    pub fn saturating_duration_since(&self, earlier: Instant) -> Duration {}
    pub fn elapsed(&self) -> Duration {}
    pub fn checked_add(&self, duration: Duration) -> Option<Instant> {}
    pub fn checked_sub(&self, duration: Duration) -> Option<Instant> {}
}
impl Sub<Instant> for Instant { type Output = Duration; fn sub(self, other: Instant) -> Duration {} }
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SystemTime {}
impl SystemTime {
    pub const UNIX_EPOCH: SystemTime = UNIX_EPOCH;
    pub fn now() -> SystemTime {}
    pub fn duration_since(&self, earlier: SystemTime) -> Result<Duration, SystemTimeError> {}
    pub fn elapsed(&self) -> Result<Duration, SystemTimeError> {}
    pub fn checked_add(&self, duration: Duration) -> Option<SystemTime> {}
    pub fn checked_sub(&self, duration: Duration) -> Option<SystemTime> {}
}
impl Add<Duration> for Instant { type Output = Instant; fn add(self, other: Duration) -> Instant {} }
impl AddAssign<Duration> for Instant { fn add_assign(&mut self, other: Duration) {} }
impl Sub<Duration> for Instant { type Output = Instant; fn sub(self, other: Duration) -> Instant {} }
impl SubAssign<Duration> for Instant { fn sub_assign(&mut self, other: Duration) {} }
impl Add<Duration> for SystemTime { type Output = SystemTime; fn add(self, other: Duration) -> SystemTime {} }
impl AddAssign<Duration> for SystemTime { fn add_assign(&mut self, other: Duration) {} }
impl Sub<Duration> for SystemTime { type Output = SystemTime; fn sub(self, other: Duration) -> SystemTime {} }
impl SubAssign<Duration> for SystemTime { fn sub_assign(&mut self, other: Duration) {} }
pub const UNIX_EPOCH: SystemTime = SystemTime {};
#[derive(Clone, Debug)]
pub struct SystemTimeError {}
impl SystemTimeError {
    pub fn duration(&self) -> Duration {}
}
impl fmt::Display for SystemTimeError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for SystemTimeError {}
