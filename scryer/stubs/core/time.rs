use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::iter::Sum;
use crate::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Sub, SubAssign};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Duration {}
impl Duration {
    pub const ZERO: Duration = Duration {};
    pub const MAX: Duration = Duration {};
    pub const SECOND: Duration = Duration {};
    pub const MILLISECOND: Duration = Duration {};
    pub const MICROSECOND: Duration = Duration {};
    pub const NANOSECOND: Duration = Duration {};
    pub fn new(secs: u64, nanos: u32) -> Duration {}
    pub fn from_secs(secs: u64) -> Duration {}
    pub fn from_millis(millis: u64) -> Duration {}
    pub fn from_micros(micros: u64) -> Duration {}
    pub fn from_nanos(nanos: u64) -> Duration {}
    pub fn from_nanos_u128(nanos: u128) -> Duration {}
    pub fn from_weeks(weeks: u64) -> Duration {}
    pub fn from_days(days: u64) -> Duration {}
    pub fn from_hours(hours: u64) -> Duration {}
    pub fn from_mins(mins: u64) -> Duration {}
    pub fn is_zero(&self) -> bool {}
    pub fn as_secs(&self) -> u64 {}
    pub fn subsec_millis(&self) -> u32 {}
    pub fn subsec_micros(&self) -> u32 {}
    pub fn subsec_nanos(&self) -> u32 {}
    pub fn as_millis(&self) -> u128 {}
    pub fn as_micros(&self) -> u128 {}
    pub fn as_nanos(&self) -> u128 {}
    pub fn abs_diff(self, other: Duration) -> Duration {}
    pub fn checked_add(self, rhs: Duration) -> Option<Duration> {}
    pub fn saturating_add(self, rhs: Duration) -> Duration {}
    pub fn checked_sub(self, rhs: Duration) -> Option<Duration> {}
    pub fn saturating_sub(self, rhs: Duration) -> Duration {}
    pub fn checked_mul(self, rhs: u32) -> Option<Duration> {}
    pub fn saturating_mul(self, rhs: u32) -> Duration {}
    pub fn checked_div(self, rhs: u32) -> Option<Duration> {}
    pub fn as_secs_f64(&self) -> f64 {}
    pub fn as_secs_f32(&self) -> f32 {}
    pub fn as_millis_f64(&self) -> f64 {}
    pub fn as_millis_f32(&self) -> f32 {}
    pub fn from_secs_f64(secs: f64) -> Duration {}
    pub fn from_secs_f32(secs: f32) -> Duration {}
    pub fn mul_f64(self, rhs: f64) -> Duration {}
    pub fn mul_f32(self, rhs: f32) -> Duration {}
    pub fn div_f64(self, rhs: f64) -> Duration {}
    pub fn div_f32(self, rhs: f32) -> Duration {}
    pub fn div_duration_f64(self, rhs: Duration) -> f64 {}
    pub fn div_duration_f32(self, rhs: Duration) -> f32 {}
    pub fn try_from_secs_f32(secs: f32) -> Result<Duration, TryFromFloatSecsError> {}
    pub fn try_from_secs_f64(secs: f64) -> Result<Duration, TryFromFloatSecsError> {}
}
impl Add for Duration { type Output = Duration; fn add(self, rhs: Duration) -> Duration {} }
impl AddAssign for Duration { fn add_assign(&mut self, rhs: Duration) {} }
impl Sub for Duration { type Output = Duration; fn sub(self, rhs: Duration) -> Duration {} }
impl SubAssign for Duration { fn sub_assign(&mut self, rhs: Duration) {} }
impl Mul<u32> for Duration { type Output = Duration; fn mul(self, rhs: u32) -> Duration {} }
impl Mul<Duration> for u32 { type Output = Duration; fn mul(self, rhs: Duration) -> Duration {} }
impl MulAssign<u32> for Duration { fn mul_assign(&mut self, rhs: u32) {} }
impl Div<u32> for Duration { type Output = Duration; fn div(self, rhs: u32) -> Duration {} }
impl DivAssign<u32> for Duration { fn div_assign(&mut self, rhs: u32) {} }
impl Sum for Duration { fn sum<I: Iterator<Item = Duration>>(iter: I) -> Duration {} }
impl<'a> Sum<&'a Duration> for Duration { fn sum<I: Iterator<Item = &'a Duration>>(iter: I) -> Duration {} }
impl fmt::Debug for Duration { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TryFromFloatSecsError {}
impl fmt::Display for TryFromFloatSecsError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for TryFromFloatSecsError {}
