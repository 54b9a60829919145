//! What the tools were used for, as numbers: one row for each call, and what many of them add up to.
//!
//! In go calls, of which nothing is kept but the tool, the project, how long it took and how long the answer was: never an
//! argument or a word of an answer. Whether anything is recorded is the front end's business. Without a store, rows live as
//! long as the [`Scryer`].

use std::collections::VecDeque;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rustc_hash::FxHashMap;

use super::{Scryer, lock};
use crate::error::Error;
use crate::query::QueryError;

/// How many rows are held without a store.
const MEMORY: usize = 10_000;

/// A call that comes later than this after another one is about something else.
const FOLLOW_UP_MS: i64 = 5 * 60 * 1000;

/// One connection of a client, as far as usage is concerned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SessionId(pub(super) i64);

/// One call, when it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToolCall {
    /// Calls of one session follow each other.
    pub session: SessionId,
    /// The tool's name.
    pub tool: String,
    /// The number of the project that it was about.
    pub project: Option<i64>,
    /// How long it took.
    pub duration: Duration,
    /// Bytes of the answer.
    pub answer_bytes: u64,
    /// Tokens of the answer.
    pub answer_tokens: u64,
    /// Whether the answer was cut, or is a page with more behind it.
    pub truncated: bool,
    /// Whether it was an error.
    pub failed: bool,
}

/// Which calls are meant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct UsageRequest {
    /// Only those about this project: slug, number or root.
    pub project: Option<String>,
    /// Only those from then on.
    pub since: Option<Since>,
    /// Only those of this tool.
    pub tool: Option<String>,
}

/// A moment in the past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Since {
    /// So long before now.
    Ago(Duration),
    /// Milliseconds since 1970.
    Moment(i64),
}

/// What calls add up to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Usage {
    /// All tools together.
    pub all: ToolUsage,
    /// By tool: most calls first, then by name. [`ToolUsage::tool`] is empty nowhere.
    pub tools: Vec<ToolUsage>,
    /// The moment that calls are counted from, in milliseconds since 1970.
    pub since: Option<i64>,
}

/// What the calls of one tool add up to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ToolUsage {
    /// The tool; empty for all together.
    pub tool: String,
    /// How many.
    pub calls: u64,
    /// How many were errors.
    pub failed: u64,
    /// Tokens of their answers.
    pub answer_tokens: u64,
    /// How many answers were cut, or pages with more behind them.
    pub truncated: u64,
    /// How many were followed by another call of the same session within five minutes. A lower bound of how often an answer
    /// did not do: what a client does without scryer is not seen.
    pub followed_up: u64,
    /// Half of the calls took at most this long.
    pub latency_p50: Duration,
    /// Of twenty calls, nineteen took at most this long.
    pub latency_p95: Duration,
}

impl ToolUsage {
    /// Which part of the calls was followed up, from 0 to 1.
    pub fn follow_up_rate(&self) -> f64 {
        match self.calls {
            0 => 0.0,
            calls => self.followed_up as f64 / calls as f64,
        }
    }
}

/// A call with its time, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// Milliseconds since 1970.
    pub(super) started_at: i64,
    pub(super) call: ToolCall,
}

/// The rows of a process without a store, and the last session.
#[derive(Default)]
pub(super) struct UsageLog {
    held: Mutex<VecDeque<Row>>,
    last_session: AtomicI64,
}

impl Scryer {
    /// Begins a session whose calls are to be recorded.
    pub fn begin_session(&self) -> SessionId {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = i64::try_from(now.as_nanos()).unwrap_or(i64::MAX);
        let last = &self.shared.usage.last_session;
        // Two at the same moment are two all the same.
        let next = |last: i64| now.max(last.saturating_add(1));
        let before = last.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| Some(next(last)));
        SessionId(next(before.unwrap_or_default()))
    }

    /// Records a call that is done now. Waits for no disk; a row that can't be kept is lost.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use scryer::{Options, Scryer, ToolCall, UsageRequest};
    /// # fn main() -> Result<(), scryer::Error> {
    /// let scryer = Scryer::in_memory(Options::default());
    /// let session = scryer.begin_session();
    /// scryer.record_call(ToolCall {
    ///     session,
    ///     tool: "find_references".to_owned(),
    ///     project: None,
    ///     duration: Duration::from_millis(3),
    ///     answer_bytes: 2000,
    ///     answer_tokens: 500,
    ///     truncated: false,
    ///     failed: false,
    /// });
    /// let usage = scryer.usage(&UsageRequest::default())?;
    /// assert_eq!((usage.all.calls, usage.all.answer_tokens), (1, 500));
    /// # Ok(())
    /// # }
    /// ```
    pub fn record_call(&self, call: ToolCall) {
        let took = i64::try_from(call.duration.as_millis()).unwrap_or(i64::MAX);
        let row = Row { started_at: now_ms().saturating_sub(took), call };
        if self.shared.persist.is_durable() {
            self.shared.persist.record(row);
            return;
        }
        let mut held = lock(&self.shared.usage.held);
        if held.len() == MEMORY {
            held.pop_front();
        }
        held.push_back(row);
    }

    /// What recorded calls add up to. Nothing is estimated: what a client would have spent without scryer is not known.
    ///
    /// # Errors
    ///
    /// If the project is not known, or the store refuses.
    pub fn usage(&self, request: &UsageRequest) -> Result<Usage, Error> {
        let project = request.project.as_deref().map(|name| self.find_project(name)).transpose()?;
        let project = project.map(|project| project.id());
        let since = request.since.map(|since| match since {
            Since::Moment(moment) => moment,
            Since::Ago(ago) => now_ms().saturating_sub(i64::try_from(ago.as_millis()).unwrap_or(i64::MAX)),
        });
        let rows = match self.shared.persist.is_durable() {
            true => self.shared.persist.recorded(since)?,
            false => {
                let held = lock(&self.shared.usage.held);
                held.iter().filter(|row| since.is_none_or(|since| row.started_at >= since)).cloned().collect()
            }
        };
        let counts = |row: &Row| {
            project.is_none_or(|project| row.call.project == Some(project))
                && request.tool.as_ref().is_none_or(|tool| row.call.tool == *tool)
        };
        Ok(Usage { since, ..added_up(rows, counts) })
    }
}

/// Adds up the rows that count; what follows on them may be any.
fn added_up(mut rows: Vec<Row>, counts: impl Fn(&Row) -> bool) -> Usage {
    rows.sort_by_key(|row| (row.call.session, row.started_at));
    let mut by_tool: FxHashMap<String, Sum> = FxHashMap::default();
    let mut all = Sum::default();
    for (index, row) in rows.iter().enumerate() {
        if !counts(row) {
            continue;
        }
        let end = row.started_at.saturating_add(i64::try_from(row.call.duration.as_millis()).unwrap_or(0));
        let followed = rows.get(index + 1).is_some_and(|next| {
            next.call.session == row.call.session && next.started_at.saturating_sub(end) <= FOLLOW_UP_MS
        });
        all.add(&row.call, followed);
        by_tool.entry(row.call.tool.clone()).or_default().add(&row.call, followed);
    }
    let mut tools: Vec<ToolUsage> =
        by_tool.into_iter().map(|(tool, sum)| ToolUsage { tool, ..sum.told() }).collect();
    tools.sort_by(|a, b| b.calls.cmp(&a.calls).then_with(|| a.tool.cmp(&b.tool)));
    Usage { all: all.told(), tools, since: None }
}

#[derive(Default)]
struct Sum {
    usage: ToolUsage,
    durations: Vec<Duration>,
}

impl Sum {
    fn add(&mut self, call: &ToolCall, followed: bool) {
        self.usage.calls += 1;
        self.usage.failed += u64::from(call.failed);
        self.usage.truncated += u64::from(call.truncated);
        self.usage.followed_up += u64::from(followed);
        self.usage.answer_tokens = self.usage.answer_tokens.saturating_add(call.answer_tokens);
        self.durations.push(call.duration);
    }

    fn told(mut self) -> ToolUsage {
        self.durations.sort_unstable();
        // The smallest duration that so many of a hundred don't exceed.
        let percentile = |of_hundred: usize| {
            let rank = (self.durations.len() * of_hundred).div_ceil(100);
            self.durations.get(rank.saturating_sub(1)).copied().unwrap_or_default()
        };
        ToolUsage { latency_p50: percentile(50), latency_p95: percentile(95), ..self.usage }
    }
}

impl FromStr for Since {
    type Err = QueryError;

    /// Reads `30m`, `24h`, `7d`, `2w`, or a date or moment in UTC: `2026-08-01`, `2026-08-01T12:30:00Z`.
    fn from_str(text: &str) -> Result<Since, QueryError> {
        let read = text.trim();
        ago(read).or_else(|| moment(read)).ok_or_else(|| QueryError::BadSince { given: text.to_owned() })
    }
}

fn ago(text: &str) -> Option<Since> {
    let unit = text.chars().next_back()?;
    let seconds = match unit {
        'm' => 60,
        'h' => 60 * 60,
        'd' => 24 * 60 * 60,
        'w' => 7 * 24 * 60 * 60,
        _ => return None,
    };
    let count = &text[..text.len() - unit.len_utf8()];
    let count: u64 = count.bytes().all(|byte| byte.is_ascii_digit()).then(|| count.parse().ok())??;
    Some(Since::Ago(Duration::from_secs(count.checked_mul(seconds)?)))
}

fn moment(text: &str) -> Option<Since> {
    let (date, time) = match text.split_once(['T', ' ']) {
        Some((date, time)) => (date, time.strip_suffix('Z').unwrap_or(time)),
        None => (text, "00:00:00"),
    };
    let [year, month, day] = numbers(date, '-')?[..] else { return None };
    let time = numbers(time, ':')?;
    let (&[hour, minute], second) = (time.get(..2)?, time.get(2).copied().unwrap_or(0)) else { return None };
    let is_time = hour < 24 && minute < 60 && second < 60 && time.len() <= 3;
    if !(1..=12).contains(&month) || !(1..=31).contains(&day) || !(1970..10_000).contains(&year) || !is_time {
        return None;
    }
    // Years begin in March here, so that the leap day is the last of them.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let (era, of_era) = (year / 400, year % 400);
    let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + (153 * month + 2) / 5 + day - 1;
    let seconds = (days - 719_468) * 86_400 + hour * 3600 + minute * 60 + second;
    Some(Since::Moment(seconds * 1000))
}

fn numbers(text: &str, between: char) -> Option<Vec<i64>> {
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit()) && part.len() <= 4;
    text.split(between).map(|part| digits(part).then(|| part.parse().ok())?).collect()
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    fn row(session: i64, started_at: i64, tool: &str, ms: u64) -> Row {
        Row {
            started_at,
            call: ToolCall {
                session: SessionId(session),
                tool: tool.to_owned(),
                project: Some(session),
                duration: Duration::from_millis(ms),
                answer_bytes: 40,
                answer_tokens: 10,
                truncated: ms > 50,
                failed: false,
            },
        }
    }

    #[test]
    fn calls_add_up() {
        let rows = vec![
            row(1, 1000, "a", 10),
            row(2, 1500, "a", 20),
            row(1, 2000, "b", 30),
            row(1, 3000, "a", 100),
            // Ten minutes later nobody follows up.
            row(1, 3000 + 10 * 60 * 1000, "b", 1),
        ];
        let usage = added_up(rows.clone(), |_| true);
        let shown: Vec<_> = usage
            .tools
            .iter()
            .map(|tool| (&*tool.tool, tool.calls, tool.truncated, tool.followed_up, tool.answer_tokens))
            .collect();
        assert_eq!(shown, [("a", 3, 1, 1, 30), ("b", 2, 0, 1, 20)]);
        assert_eq!(usage.tools[0].latency_p50, Duration::from_millis(20));
        assert_eq!(usage.tools[0].latency_p95, Duration::from_millis(100));
        assert!((usage.all.follow_up_rate() - 0.4).abs() < 1e-9);
        // What follows counts, whatever is asked about.
        let only = added_up(rows, |row| row.call.tool == "b");
        assert_eq!((only.all.calls, only.all.followed_up), (2, 1));
    }

    #[test]
    fn moments_are_read() {
        let read = |text: &str| text.parse::<Since>().ok();
        assert_eq!(read("90m"), Some(Since::Ago(Duration::from_secs(5400))));
        assert_eq!(read("2w"), Some(Since::Ago(Duration::from_secs(14 * 86_400))));
        assert_eq!(read("1970-01-01"), Some(Since::Moment(0)));
        assert_eq!(read("2000-02-29"), Some(Since::Moment(951_782_400_000)));
        assert_eq!(read("2026-08-01T12:30:00Z"), Some(Since::Moment(1_785_587_400_000)));
        assert_eq!(read("2026-08-01 12:30"), Some(Since::Moment(1_785_587_400_000)));
        for wrong in [
            "",
            "d",
            "7",
            "-7d",
            "7y",
            "yesterday",
            "2026-13-01",
            "2026-08",
            "1-2-3T4",
            "99999999999999999999d",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn rows_are_counted_by_project_and_session() {
        let scryer = Scryer::in_memory(Options::default());
        let (one, two) = (scryer.begin_session(), scryer.begin_session());
        assert_ne!(one, two);
        for (session, tool) in [(one, "a"), (one, "b"), (two, "a")] {
            let call = ToolCall { session, ..row(1, 0, tool, 1).call };
            scryer.record_call(call);
        }
        let all = scryer.usage(&UsageRequest::default()).unwrap();
        assert_eq!((all.all.calls, all.all.followed_up), (3, 1));
        let request = UsageRequest { tool: Some("a".to_owned()), ..UsageRequest::default() };
        assert_eq!(scryer.usage(&request).unwrap().all.calls, 2);
        let request = UsageRequest { since: Some(Since::Moment(i64::MAX)), ..UsageRequest::default() };
        assert_eq!(scryer.usage(&request).unwrap().all, ToolUsage::default());
        let request = UsageRequest { project: Some("nope".to_owned()), ..UsageRequest::default() };
        assert!(matches!(scryer.usage(&request), Err(Error::UnknownProject { .. })));
    }

    #[cfg(feature = "store")]
    #[test]
    fn rows_outlive_the_process() {
        let home = tempfile::tempdir().unwrap();
        let scryer = Scryer::open(home.path(), Options::default()).unwrap();
        let project = scryer.project(home.path()).unwrap();
        let session = scryer.begin_session();
        for tool in ["a", "b", "a"] {
            scryer.record_call(ToolCall { session, project: Some(project.id()), ..row(1, 0, tool, 60).call });
        }
        let told = scryer.usage(&UsageRequest::default()).unwrap();
        assert_eq!((told.all.calls, told.all.truncated, told.all.followed_up), (3, 3, 2));
        drop((project, scryer));
        let scryer = Scryer::open(home.path(), Options::default()).unwrap();
        assert_eq!(scryer.usage(&UsageRequest::default()).unwrap(), told);
        let slug = scryer.projects().unwrap()[0].slug.clone();
        let of_project = UsageRequest { project: Some(slug.clone()), ..UsageRequest::default() };
        assert_eq!(scryer.usage(&of_project).unwrap().all.calls, 3);
        // What is forgotten was used all the same.
        scryer.delete_project(&slug).unwrap();
        assert_eq!(scryer.usage(&UsageRequest::default()).unwrap().all.calls, 3);
    }
}
