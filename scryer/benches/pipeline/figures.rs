//! What was measured, by name; and how it goes from one process to the other.

use std::collections::BTreeMap;
use std::fmt;
use std::hint::black_box;
use std::time::Instant;

use crate::Result;

/// Figures by name. Times are in milliseconds.
#[derive(Default)]
pub(crate) struct Figures(BTreeMap<String, f64>);

impl Figures {
    /// Runs `work`, and keeps how long it took if no earlier run of `name` was faster.
    pub(crate) fn time<T>(&mut self, name: &str, work: impl FnOnce() -> T) -> T {
        let started = Instant::now();
        let result = black_box(work());
        self.keep_least(name, millis(started));
        result
    }

    /// Keeps `value` unless there is a smaller one.
    pub(crate) fn keep_least(&mut self, name: &str, value: f64) {
        let held = self.0.entry(name.to_owned()).or_insert(value);
        *held = held.min(value);
    }

    /// Notes a value that is no time, or measured once.
    pub(crate) fn set(&mut self, name: &str, value: f64) {
        self.0.insert(name.to_owned(), value);
    }

    /// Notes the median and the 95th percentile of `samples` as `NAME_p50` and `NAME_p95`.
    pub(crate) fn set_percentiles(&mut self, name: &str, mut samples: Vec<f64>) {
        samples.sort_by(f64::total_cmp);
        for (suffix, share) in [("p50", 0.5), ("p95", 0.95)] {
            let index = (samples.len() as f64 * share) as usize;
            if let Some(&value) = samples.get(index.min(samples.len().saturating_sub(1))) {
                self.set(&format!("{name}_{suffix}"), value);
            }
        }
    }

    pub(crate) fn get(&self, name: &str) -> Option<f64> {
        self.0.get(name).copied()
    }

    /// Takes over what another process found; of what both have, the smaller.
    pub(crate) fn merge(&mut self, other: Figures) {
        for (name, value) in other.0 {
            self.keep_least(&name, value);
        }
    }

    /// Reads what [`Display`](fmt::Display) wrote.
    pub(crate) fn parse(text: &str) -> Result<Figures> {
        let mut figures = Figures::default();
        for line in text.lines() {
            let (name, value) = line.split_once(' ').ok_or_else(|| format!("no figure: {line}"))?;
            figures.set(name, value.parse()?);
        }
        Ok(figures)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(name, value)| writeln!(f, "{name} {value}"))
    }
}

/// Milliseconds since `started`.
pub(crate) fn millis(started: Instant) -> f64 {
    started.elapsed().as_secs_f64() * 1e3
}

/// How often each stage runs.
pub(crate) fn rounds() -> usize {
    let given = std::env::var("SCRYER_BENCH_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    given.unwrap_or(3).max(1)
}
