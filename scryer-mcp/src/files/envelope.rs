//! From results to the answer that goes out: text, content blocks, metadata, within the budget.
//!
//! In go the results of a call, out comes an [`Envelope`]. Bodies appear once in the structured content, among its content
//! blocks; what describes them counts what is left of them after cutting. Where everything doesn't fit, bodies are cut to
//! one length, then entries of lists are dropped from their end, then metadata give way; every item keeps its line. Notes
//! stand below the text for display, where readers of that alone see them, and never among the bodies.

use std::borrow::Cow;
use std::fmt::Write;

use fsops::limits::fair_share;
use fsops::paths::shown_line;
use serde_json::{Map, Value, json};

use super::done::{Body, Done, fitting, json_size};
use super::fault::Fault;

/// The most bytes of structured content, images apart.
pub const BUDGET: usize = 88_000;

/// Bytes set aside for each body that is cut: its notice, and metadata that grow.
const PER_CUT: usize = 200;

/// Bytes of metadata that are kept beside a text that is too long by itself.
const FEW: usize = 4000;

/// Bytes below which what is left of a body is not worth its notice.
const SCRAP: u64 = 64;

/// The most notes that are shown below the text; `_meta` has all.
const SHOWN_NOTES: usize = 10;

/// The most notes of an answer.
const MAX_NOTES: usize = 100;

/// What a call came to.
#[derive(Debug)]
pub struct Answer {
    tool: String,
    results: Results,
    millis: u64,
}

#[derive(Debug)]
enum Results {
    One(Box<Result<Done, Fault>>),
    Many { items: Vec<Result<Done, Fault>>, full: bool },
}

/// An answer, ready to be sent.
#[derive(Clone, PartialEq, Debug)]
pub struct Envelope {
    /// For display: no control characters, notes below.
    pub text: String,
    /// Pictures, in base64, with their types.
    pub images: Vec<(String, &'static str)>,
    /// `structuredContent`.
    pub structured: Value,
    /// `_meta.fsMcpResult`.
    pub meta: Value,
    /// Whether nothing succeeded.
    pub is_error: bool,
}

impl Envelope {
    /// For scripts: the structured content, with what `_meta` says of it as `meta`.
    #[must_use]
    pub fn json(&self) -> Value {
        let mut json = self.structured.clone();
        json["meta"] = self.meta.clone();
        json
    }
}

impl Answer {
    pub(super) fn one(tool: &str, result: Result<Done, Fault>, millis: u64) -> Answer {
        Answer { tool: tool.to_owned(), results: Results::One(Box::new(result)), millis }
    }

    pub(super) fn many(tool: &str, items: Vec<Result<Done, Fault>>, full: bool, millis: u64) -> Answer {
        Answer { tool: tool.to_owned(), results: Results::Many { items, full }, millis }
    }

    fn all(&self) -> &[Result<Done, Fault>] {
        match &self.results {
            Results::One(result) => std::slice::from_ref(&**result),
            Results::Many { items, .. } => items,
        }
    }

    /// Whether anything failed.
    pub fn any_failed(&self) -> bool {
        self.all().iter().any(|result| result.as_ref().map_or(true, |done| done.fault.is_some()))
    }

    /// Whether there was nothing of what was asked for, and no failure.
    pub fn found_nothing(&self) -> bool {
        !self.all().is_empty()
            && self.all().iter().all(|result| result.as_ref().is_ok_and(|done| done.nothing))
    }

    /// What the caller should know besides.
    pub fn notes(&self) -> Vec<String> {
        let several = self.all().len() > 1;
        let mut notes = Vec::new();
        for (at, done) in self.all().iter().enumerate().filter_map(|(at, one)| Some((at, one.as_ref().ok()?)))
        {
            for note in &done.notes {
                notes.push(if several { format!("[{}] {note}", at + 1) } else { note.clone() });
            }
        }
        if notes.len() > MAX_NOTES {
            let more = notes.len() - MAX_NOTES;
            notes.truncate(MAX_NOTES);
            notes.push(format!("and {more} more"));
        }
        notes
    }

    /// Why nothing succeeded.
    pub fn fault(&self) -> Option<Fault> {
        let failed: Vec<&Fault> = self
            .all()
            .iter()
            .filter_map(|result| match result {
                Ok(done) => done.fault.as_ref(),
                Err(fault) => Some(fault),
            })
            .collect();
        match failed[..] {
            _ if failed.len() < self.all().len() => None,
            [] => None,
            [only] => Some(only.clone()),
            [first, ..] => Some(Fault::new(
                first.code,
                format!("none of the {} items succeeded; the first: {first}", failed.len()),
            )),
        }
    }

    /// For a terminal: bodies whole, what can't be shown escaped; of a single operation only what it is about. Errors are
    /// left out: they are told elsewhere, by [`faults`](Self::faults).
    pub fn plain_text(&self) -> String {
        let mut parts = Vec::new();
        let several = self.all().len() > 1;
        for done in self.all().iter().filter_map(|result| result.as_ref().ok()) {
            let mut part = match &done.body {
                Some(body) if several && !done.head.is_empty() => {
                    format!("{}\n{}", shown_line(&done.head), body.text)
                }
                Some(body) => body.text.clone(),
                None => shown_line(&done.head).into_owned(),
            };
            if let Some(notice) = done.body.as_ref().and_then(|body| body.notice.as_ref()) {
                if !part.is_empty() && !part.ends_with('\n') {
                    part.push('\n');
                }
                part.push_str(notice);
            }
            for image in &done.images {
                let _ = write!(part, " [{}, {} bytes]", image.mime_type, image.data.len() / 4 * 3);
            }
            parts.push(part);
        }
        // Bodies are parted by an empty line, lines are not.
        let bodies = self.all().iter().flatten().any(|done| done.body.is_some());
        let text = parts.join(if bodies { "\n\n" } else { "\n" });
        // CR before LF does nothing on a terminal, and belongs to the text that is printed.
        text.split("\r\n").map(displayed).collect::<Vec<_>>().join("\r\n")
    }

    /// The failures, each with the place of its item where there are several.
    pub fn faults(&self) -> Vec<(Option<usize>, Fault)> {
        let several = self.all().len() > 1;
        let failed = self.all().iter().enumerate().filter_map(|(at, result)| {
            let fault = match result {
                Ok(done) => done.fault.clone()?,
                Err(fault) => fault.clone(),
            };
            Some((several.then_some(at + 1), fault))
        });
        failed.collect()
    }

    /// The answer within the budget.
    pub fn envelope(&self) -> Envelope {
        self.within(BUDGET)
    }

    fn within(&self, budget: usize) -> Envelope {
        let fault = self.fault();
        let error = fault.as_ref().map(|fault| json!({"message": fault.message, "code": fault.code}));
        let mut draft = Draft::new(self, fault.as_ref());
        let mut cut = draft.cut_bodies(budget, error.as_ref());
        cut |= draft.drop_entries(budget, error.as_ref());
        let structured = draft.structured(error.as_ref());
        let images: Vec<(String, &'static str)> = self
            .all()
            .iter()
            .flatten()
            .flat_map(|done| &done.images)
            .map(|image| (image.data.clone(), image.mime_type))
            .collect();
        let structured = with_images(structured, &images);
        let notes = self.notes();
        let mut text = displayed(&draft.text).into_owned();
        for (at, note) in notes.iter().take(SHOWN_NOTES).enumerate() {
            if at == 0 && !text.ends_with('\n') {
                text.push('\n');
            }
            let _ = write!(text, "\n[note: {}]", shown_line(note));
        }
        let mut meta = json!({
            "contentTypes": if images.is_empty() { json!(["text"]) } else { json!(["image", "text"]) },
            "durationMs": self.millis,
            "errorMessage": fault.as_ref().map(|fault| fault.message.clone()),
            "hasStructuredContent": !draft.data.is_null(),
            "schemaVersion": 1,
            "status": if fault.is_some() { "error" } else { "success" },
            "toolName": self.tool,
        });
        let mut backends = self.all().iter().flatten().filter_map(|done| done.backend.as_ref());
        if let Some(backend) = backends.next() {
            meta["backend"] = backend.clone().into();
        }
        if cut {
            meta["outputTruncated"] = true.into();
        }
        if !notes.is_empty() {
            meta["notes"] = notes.into();
        }
        Envelope { text, images, structured, meta, is_error: fault.is_some() }
    }
}

/// Pictures follow the text.
fn with_images(mut structured: Value, images: &[(String, &'static str)]) -> Value {
    if let Some(content) = structured.pointer_mut("/data/content").and_then(Value::as_array_mut) {
        let blocks =
            images.iter().map(|(data, kind)| json!({"type": "image", "data": data, "mimeType": kind}));
        content.extend(blocks);
    }
    structured
}

/// An answer on its way to fit.
struct Draft<'a> {
    answer: &'a Answer,
    fault: Option<&'a Fault>,
    /// For each result, what its body and metadata have become.
    parts: Vec<Part<'a>>,
    text: String,
    data: Value,
}

struct Part<'a> {
    body: Option<&'a Body>,
    text: Cow<'a, str>,
    notice: Option<Cow<'a, str>>,
    data: Map<String, Value>,
}

impl<'a> Draft<'a> {
    fn new(answer: &'a Answer, fault: Option<&'a Fault>) -> Draft<'a> {
        let part = |result: &'a Result<Done, Fault>| {
            let done = result.as_ref().ok();
            let body = done.and_then(|done| done.body.as_ref());
            Part {
                body,
                text: body.map_or(Cow::Borrowed(""), |body| Cow::Borrowed(body.text.as_str())),
                notice: body.and_then(|body| body.notice.as_deref()).map(Cow::Borrowed),
                data: done.map(|done| done.data.clone()).unwrap_or_default(),
            }
        };
        let parts = answer.all().iter().map(part).collect();
        let mut draft = Draft { answer, fault, parts, text: String::new(), data: Value::Null };
        draft.compose();
        draft
    }

    /// Writes text and metadata anew.
    fn compose(&mut self) {
        let (text, data) = match &self.answer.results {
            Results::One(result) => self.compose_one(result),
            Results::Many { items, full } => self.compose_many(items, *full),
        };
        self.text = text;
        self.data = data;
    }

    fn compose_one(&self, result: &Result<Done, Fault>) -> (String, Value) {
        let data = match self.parts.first() {
            Some(part) if !part.data.is_empty() => Value::Object(part.data.clone()),
            _ => Value::Null,
        };
        let text = match (result, self.fault) {
            (_, Some(fault)) => format!("Error: {fault}"),
            (Ok(done), None) => match self.parts.first() {
                Some(part) if part.body.is_some() => part.shown(""),
                _ => done.head.clone(),
            },
            (Err(fault), None) => format!("Error: {fault}"),
        };
        (text, data)
    }

    fn compose_many(&self, items: &[Result<Done, Fault>], full: bool) -> (String, Value) {
        let tool = &self.answer.tool;
        let total = items.len();
        let succeeded = items.iter().filter(|item| item.is_ok()).count();
        let failed = total - succeeded;
        let mut text = match self.fault {
            Some(fault) if total == 1 => format!("Error: {fault}"),
            Some(fault) => format!("Error: {fault}\n\n"),
            None => String::new(),
        };
        let mut results = Vec::with_capacity(total);
        if self.fault.is_none() || total > 1 {
            let _ = write!(text, "{tool}: {succeeded}/{total} succeeded");
            if failed > 0 {
                let _ = write!(text, ", {failed} failed");
            }
            text.push('\n');
        }
        for (at, (item, part)) in items.iter().zip(&self.parts).enumerate() {
            let index = at + 1;
            match item {
                Ok(done) => {
                    let shown = part.shown(&shown_line(&done.head));
                    let shown = if full { Cow::Owned(shown) } else { one_line(&shown).into_owned().into() };
                    let _ = write!(text, "\n- [{index}] OK {shown}");
                    let mut result = json!({"index": index, "ok": true});
                    if !part.data.is_empty() {
                        result["data"] = part.data.clone().into();
                    }
                    results.push(result);
                }
                Err(fault) => {
                    if self.fault.is_none() || total > 1 {
                        let _ = write!(text, "\n- [{index}] ERROR {}", one_line(&fault.message));
                    }
                    results.push(json!({"index": index, "ok": false, "code": fault.code}));
                }
            }
        }
        let data = json!({
            "toolName": tool,
            "totalCount": total,
            "succeededCount": succeeded,
            "failedCount": failed,
            "results": results,
        });
        (text, data)
    }

    fn structured(&self, error: Option<&Value>) -> Value {
        let mut structured = json!({
            "data": {
                "content": [{"type": "text", "text": self.text}],
                "structuredContent": self.data,
            },
            "durationMs": self.answer.millis,
        });
        if let Some(error) = error {
            structured["error"] = error.clone();
        }
        structured
    }

    fn size(&self, error: Option<&Value>) -> usize {
        // The encoder can't fail on a value.
        serde_json::to_string(&self.structured(error)).map_or(0, |text| text.len())
    }

    /// Cuts all bodies to one length; the short ones stay whole.
    fn cut_bodies(&mut self, budget: usize, error: Option<&Value>) -> bool {
        if self.size(error) <= budget {
            return false;
        }
        let sizes: Vec<u64> = self.parts.iter().map(|part| json_size(&part.text) as u64).collect();
        let bodies: u64 = sizes.iter().sum();
        let fixed = self.size(error).saturating_sub(usize::try_from(bodies).unwrap_or(usize::MAX));
        let mut room = budget.saturating_sub(fixed) as u64;
        if bodies == 0 {
            return false;
        }
        // What notices and metadata grow by is only known once it is done.
        for _ in 0..6 {
            let mut share = fair_share(&sizes, room).unwrap_or(u64::MAX);
            let cuts = sizes.iter().filter(|size| **size > share).count() as u64;
            let aside = cuts * PER_CUT as u64;
            share = fair_share(&sizes, room.saturating_sub(aside)).unwrap_or(u64::MAX);
            for (part, size) in self.parts.iter_mut().zip(&sizes) {
                let Some(body) = part.body.filter(|_| *size > share) else { continue };
                part.cut(body, if share < SCRAP { 0 } else { usize::try_from(share).unwrap_or(usize::MAX) });
                if share < SCRAP {
                    part.text = "".into();
                    part.notice = Some("[truncated: ask for fewer items]".into());
                }
            }
            self.compose();
            let over = self.size(error).saturating_sub(budget);
            if over == 0 || room == 0 {
                return true;
            }
            room = room.saturating_sub(over as u64 + 16);
        }
        true
    }

    /// Drops what else doesn't fit: entries from the end of lists, then metadata, then the end of the text.
    fn drop_entries(&mut self, budget: usize, error: Option<&Value>) -> bool {
        if self.size(error) <= budget {
            return false;
        }
        for (list, dropped, least) in LISTS {
            if self.shorten(list, dropped, *least, budget, error) {
                return true;
            }
        }
        let original = serde_json::to_string(&self.data).map_or(0, |text| text.len());
        // Few metadata are not what is in the way.
        if original > FEW && !self.data.is_null() {
            self.data = json!({"structuredTruncated": true, "originalBytes": original});
        }
        let over = self.size(error).saturating_sub(budget);
        if over > 0 {
            let notice = "\n[truncated: ask for fewer items at a time]";
            let room = json_size(&self.text).saturating_sub(over + json_size(notice));
            self.text = fitting(&self.text, room).to_owned() + notice;
        }
        true
    }

    /// Drops entries from the end of one list of the metadata. Tells whether that was enough.
    fn shorten(
        &mut self,
        list: &str,
        dropped: &str,
        least: usize,
        budget: usize,
        error: Option<&Value>,
    ) -> bool {
        let Some(entries) = self.data.get(list).and_then(Value::as_array).cloned() else { return false };
        if entries.len() <= least {
            return false;
        }
        let over = self.size(error).saturating_sub(budget) + dropped.len() + 16;
        let mut freed = 0;
        let mut kept = entries.len();
        for entry in entries.iter().rev() {
            if freed >= over || kept <= least {
                break;
            }
            freed += serde_json::to_string(entry).map_or(0, |text| text.len() + 1);
            kept -= 1;
        }
        self.data[list] = entries.iter().take(kept).cloned().collect::<Vec<_>>().into();
        self.data[dropped] = (entries.len() - kept).into();
        self.size(error) <= budget
    }
}

/// The lists of metadata that are shortened, what then counts what is gone, and how many entries stay.
const LISTS: &[(&str, &str, usize)] = &[
    ("results", "resultsDropped", 1),
    ("entries", "entriesDropped", 0),
    ("changes", "changesDropped", 0),
    ("answers", "answersDropped", 1),
];

impl Part<'_> {
    /// The head, and the body below it where there is one.
    fn shown(&self, head: &str) -> String {
        let mut shown = head.to_owned();
        if !self.text.is_empty() {
            if !head.is_empty() {
                shown.push('\n');
            }
            shown.push_str(&self.text);
        }
        if let Some(notice) = &self.notice {
            // A newline of its own, so that a body which ends in one keeps it.
            shown.push('\n');
            shown.push_str(notice);
        }
        shown
    }

    fn cut(&mut self, body: &Body, room: usize) {
        let fitted = body.fit(room);
        self.text = fitted.text.into();
        self.notice = Some(fitted.notice.into());
        for (key, value) in fitted.data {
            self.data.insert(key.to_owned(), value);
        }
    }
}

/// A text with its line breaks as blanks.
fn one_line(text: &str) -> Cow<'_, str> {
    if text.contains(['\n', '\r']) {
        text.split(['\n', '\r']).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ").into()
    } else {
        text.into()
    }
}

/// A text as it may be shown: control characters other than tab and newline are written as `\xNN`.
pub fn displayed(text: &str) -> Cow<'_, str> {
    let hidden = |c: char| c.is_control() && c != '\n' && c != '\t';
    if !text.contains(hidden) {
        return text.into();
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if hidden(c) {
            let _ = write!(shown, "\\x{:02x}", u32::from(c));
        } else {
            shown.push(c);
        }
    }
    shown.into()
}
