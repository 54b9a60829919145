//! Whether a symbol that a decision names is still what it was.
//!
//! In goes a decision with what its symbols were like, out comes a verdict for each. The baseline is the fingerprint in the
//! record's own frontmatter, which a fresh clone has as well; where a record has none, what the store saw first, and the
//! verdict says so. A symbol that is gone is looked for under its name elsewhere: the same text there is a move.

use std::fmt;

use super::code::{Code, Meant, plain};
use super::fingerprint;
use super::model::Decision;
use crate::facts::DefId;

/// What became of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// It is there and says what it said.
    Holds,
    /// It is elsewhere, and says what it said.
    Moved,
    /// Its declaration or body is another one.
    Changed,
    /// There is nothing of that name.
    Gone,
}

impl Verdict {
    /// Every value, best first.
    pub const ALL: &'static [Verdict] = &[Verdict::Holds, Verdict::Moved, Verdict::Changed, Verdict::Gone];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Holds => "holds",
            Verdict::Moved => "moved",
            Verdict::Changed => "changed",
            Verdict::Gone => "gone",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Verdict {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Verdict {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Verdict, D::Error> {
        let word = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        let found = Verdict::ALL.iter().find(|verdict| verdict.word() == word);
        found.copied().ok_or_else(|| serde::de::Error::custom(format!("there is no verdict {word}")))
    }
}

/// A symbol that a decision names, as it is today.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Anchored {
    /// As the decision names it.
    pub symbol: String,
    /// What became of it.
    pub verdict: Verdict,
    /// Where it is now: the file, and the 1-based line of its name.
    pub place: Option<(String, u32)>,
    /// Its qualified name, where that is another one than before.
    pub moved_to: Option<String>,
    /// What else is to be said.
    pub detail: Option<String>,
    /// What it is like now.
    pub fingerprint: Option<String>,
    /// It is compared with what the store saw first, as the record does not say what it was like.
    pub first_sight: bool,
}

/// Under which name a decision's first sights are kept: a number that is used again for another decision is another name.
pub fn baseline_key(decision: &Decision) -> String {
    format!("{} {}", decision.key(), decision.title.to_lowercase())
}

/// What a symbol is like now; `None` if there is none of that name, or its text is not at hand.
pub fn fingerprint_of(code: &Code<'_>, symbol: &str) -> Option<String> {
    fingerprint::of_defs(code, &code.lookup(symbol).defs)
}

/// Judges the symbols that a decision names, in its order. `first_seen` says what the store saw first.
pub fn anchors_of(
    code: &Code<'_>,
    decision: &Decision,
    first_seen: &dyn Fn(&str) -> Option<String>,
) -> Vec<Anchored> {
    let judge = |symbol: &String| {
        let recorded = decision.fingerprints.get(symbol).cloned();
        let is_recorded = recorded.is_some();
        let baseline = recorded.or_else(|| first_seen(symbol));
        let judged = judged(code, symbol, baseline.as_deref());
        Anchored { first_sight: !is_recorded && judged.place.is_some(), ..judged }
    };
    decision.affects.iter().map(judge).collect()
}

fn judged(code: &Code<'_>, symbol: &str, baseline: Option<&str>) -> Anchored {
    let Meant { defs, ambiguous } = code.lookup(symbol);
    let mut anchored = Anchored {
        symbol: symbol.to_owned(),
        verdict: Verdict::Gone,
        place: None,
        moved_to: None,
        detail: None,
        fingerprint: None,
        first_sight: false,
    };
    if let Some(&def) = defs.first() {
        anchored.place = Some(code.place(def));
        anchored.fingerprint = fingerprint::of_defs(code, &defs);
        anchored.verdict = match (&anchored.fingerprint, baseline) {
            (Some(now), Some(before)) if now != before => Verdict::Changed,
            _ => Verdict::Holds,
        };
        return anchored;
    }
    if !ambiguous.is_empty() {
        anchored.detail =
            Some(format!("several symbols end so: {}; write the whole path", ambiguous.join(", ")));
        return anchored;
    }
    let path = plain(symbol);
    let name = path.rsplit("::").next().unwrap_or_default();
    // By qualified name, so that what is found does not depend on when files came to be known.
    let mut elsewhere: Vec<(String, DefId)> =
        code.named(name).into_iter().map(|def| (code.qualified(def), def)).collect();
    elsewhere.sort();
    let same = elsewhere.chunk_by(|a, b| a.0 == b.0).find_map(|twins| {
        let defs: Vec<DefId> = twins.iter().map(|&(_, def)| def).collect();
        let print = fingerprint::of_defs(code, &defs)?;
        (Some(print.as_str()) == baseline).then_some((twins, print))
    });
    match (same, &elsewhere[..]) {
        (Some((twins, print)), _) => {
            anchored.verdict = Verdict::Moved;
            anchored.moved_to = twins.first().map(|(name, _)| name.clone());
            anchored.place = twins.first().map(|&(_, def)| code.place(def));
            anchored.fingerprint = Some(print);
        }
        (None, [(other, def)]) => {
            let (file, line) = code.place(*def);
            anchored.detail = Some(format!("`{other}` at {file}:{line} has its name, but another text"));
        }
        (None, _) => {}
    }
    anchored
}

#[cfg(test)]
mod tests {
    use super::super::code::tests::with;
    use super::super::corpus::Corpus;
    use super::super::model::Source;
    use super::*;
    use crate::testing::Fixture;

    /// The verdict on `symbol` after the code became another one.
    #[track_caller]
    fn check(symbol: &str, before: &str, after: &str, expected: &str) {
        let print = with(&Fixture::new(before), |code| fingerprint_of(code, symbol)).expect("it is there");
        let head = format!("---\naffects: [\"{symbol}\"]\nfingerprints:\n  \"{symbol}\": \"{print}\"\n---\n");
        let source =
            Source { file_path: Some("docs/adr/0001-x.md".to_owned()), number: None, text: Ok(head) };
        let corpus = Corpus::new(vec![source]);
        let found = with(&Fixture::new(after), |code| anchors_of(code, &corpus.decisions()[0], &|_| None));
        let [one] = &found[..] else { panic!("one verdict") };
        let mut shown = one.verdict.to_string();
        if let Some((file, line)) = &one.place {
            shown += &format!(" {file}:{line}");
        }
        shown.extend(one.moved_to.iter().map(|name| format!(" {name}")));
        shown.extend(one.detail.iter().map(|detail| format!(" ({detail})")));
        assert_eq!(shown, expected);
    }

    /// B093
    #[test]
    fn a_decision_stays_with_its_symbol() {
        let before = "pub fn limit() -> u32 { 10 }\n";
        check(
            "demo::limit",
            before,
            "// moved down\n// twice\npub fn limit() -> u32 { 10 }\n",
            "holds src/lib.rs:3",
        );
        check("demo::limit", before, "pub fn cap() -> u32 { 10 }\n", "gone");
        check("demo::limit", before, "pub fn limit() -> u32 { 11 }\n", "changed src/lib.rs:1");
        check(
            "demo::limit",
            before,
            "pub fn limit(\n)\n-> u32 {\n    /* ten */ 10\n}\n",
            "holds src/lib.rs:1",
        );
        check("demo::limit", before, "", "gone");
        check(
            "demo::limit",
            before,
            "pub mod a { pub fn limit() -> u32 { 10 } }\n",
            "moved src/lib.rs:1 demo::a::limit",
        );
        check(
            "demo::limit",
            before,
            "pub mod a { pub fn limit() -> u32 { 12 } }\n",
            "gone (`demo::a::limit` at src/lib.rs:1 has its name, but another text)",
        );
        check(
            "demo::limit",
            before,
            "mod a { pub fn limit() -> u32 { 10 } }\npub use a::limit;\n",
            "holds src/lib.rs:1",
        );
        // Of what is re-exported, the parts as well.
        let before = "pub struct A;\nimpl A { pub fn limit() -> u32 { 10 } }\n";
        check(
            "demo::A::limit",
            before,
            &format!("mod a {{ {before} }}\npub use a::A;\n"),
            "holds src/lib.rs:2",
        );
    }

    #[test]
    fn types_methods_modules_and_twins() {
        let before = "
pub mod net { pub struct Client { a: u8 } impl Client { pub fn send(&self) -> u8 { self.a } } fn help() {} }
#[cfg(unix)] pub fn twin() -> u8 { 1 }
#[cfg(windows)] pub fn twin() -> u8 { 2 }
";
        check("demo::net::Client", before, &before.replace("a: u8 }", "a: u16 }"), "changed src/lib.rs:2");
        check("demo::net::Client", before, &before.replace("{ self.a }", "{ 0 }"), "holds src/lib.rs:2");
        check(
            "demo::net::Client::send",
            before,
            &before.replace("{ self.a }", "{ 0 }"),
            "changed src/lib.rs:2",
        );
        check(
            "demo::net::Client::send",
            before,
            &before.replace("mod net", "mod web"),
            "moved src/lib.rs:2 demo::web::Client::send",
        );
        check("demo::net", before, &before.replace("{ self.a }", "{ 0 }"), "holds src/lib.rs:2");
        check("demo::net", before, &before.replace("fn help", "pub fn help"), "changed src/lib.rs:2");
        check("demo::twin", before, &before.replace("{ 2 }", "{ 3 }"), "changed src/lib.rs:3");
        check("demo::twin", before, before, "holds src/lib.rs:3");
    }
}
