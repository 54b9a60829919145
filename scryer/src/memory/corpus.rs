//! All decisions of a project, read and ready to be asked.
//!
//! In go texts, out come [`Decision`]s with their words counted by field, their globs compiled, and who replaces whom. A
//! pure function of the texts: it knows neither disks nor code.

use std::collections::BTreeMap;
use std::path::Path;

use globset::{GlobBuilder, GlobMatcher};
use rustc_hash::FxHashMap;

use super::frontmatter;
use super::markdown::{one_line, sections};
use super::model::{Decision, Folder, Source, Status};
use super::record::number_of;
use super::words::terms;

/// How many replacements in a row are followed.
const MAX_CHAIN: usize = 64;

/// The decisions of a project.
#[derive(Debug, Default)]
pub struct Corpus {
    decisions: Vec<Decision>,
    pub(super) indexed: Vec<Indexed>,
    /// How many decisions have each term.
    pub(super) holders: FxHashMap<String, u32>,
    /// The mean length of each field, in terms.
    pub(super) mean_len: [f64; FIELDS],
    /// Who replaces a decision, by number.
    replaced: BTreeMap<u32, u32>,
}

/// Title; decision; and each of context, consequences, the rest and the paths.
pub(super) const FIELDS: usize = 6;

/// What a search sees of a decision.
#[derive(Debug)]
pub(super) struct Indexed {
    pub(super) counts: FxHashMap<String, [u32; FIELDS]>,
    pub(super) len: [f64; FIELDS],
    pub(super) globs: Vec<PathGlob>,
}

impl Corpus {
    /// Reads texts. By folder, number and path.
    pub fn new(sources: Vec<Source>) -> Corpus {
        let mut decisions: Vec<Decision> = sources.into_iter().map(decision).collect();
        decisions.sort_by(|a, b| {
            (a.folder, a.number.unwrap_or(u32::MAX), &a.file_path).cmp(&(
                b.folder,
                b.number.unwrap_or(u32::MAX),
                &b.file_path,
            ))
        });
        let mut corpus = Corpus { decisions, ..Corpus::default() };
        for decision in &mut corpus.decisions {
            let indexed = indexed(decision);
            for term in indexed.counts.keys() {
                *corpus.holders.entry(term.clone()).or_default() += 1;
            }
            for (sum, len) in corpus.mean_len.iter_mut().zip(indexed.len) {
                *sum += len;
            }
            corpus.indexed.push(indexed);
        }
        let count = corpus.decisions.len().max(1) as f64;
        corpus.mean_len.iter_mut().for_each(|sum| *sum /= count);
        for decision in &corpus.decisions {
            if let Some(number) = decision.number {
                corpus.replaced.extend(decision.supersedes.iter().map(|&old| (old, number)));
            }
        }
        // What a decision says of itself goes before what others say of it.
        for decision in &corpus.decisions {
            corpus.replaced.extend(decision.number.zip(decision.superseded_by));
        }
        corpus.replaced.retain(|old, new| old != new);
        corpus
    }

    /// All of them, by folder, number and path.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// The decisions with a number: more than one where two files have the same.
    pub fn numbered(&self, number: u32) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(move |decision| decision.number == Some(number))
    }

    /// What is in force in place of a decision: the end of the chain of replacements. `None` if nothing replaces it, or the
    /// chain has no end.
    pub fn successor(&self, decision: &Decision) -> Option<u32> {
        let mut at = *self.replaced.get(&decision.number?)?;
        for _ in 0..MAX_CHAIN {
            match self.replaced.get(&at) {
                Some(&next) => at = next,
                None => return Some(at),
            }
        }
        None
    }

    /// How far a decision is: as it says, but that one that is replaced is superseded.
    pub fn status(&self, decision: &Decision) -> Option<Status> {
        match decision.number.is_some_and(|number| self.replaced.contains_key(&number)) {
            true => Some(Status::Superseded),
            false => decision.status,
        }
    }

    /// Whether a glob of any decision covers a path.
    pub(crate) fn is_about(&self, path: &str) -> bool {
        self.indexed.iter().any(|indexed| indexed.globs.iter().any(|glob| glob.covers(path)))
    }

    /// The highest number.
    pub fn highest_number(&self) -> u32 {
        self.decisions.iter().filter_map(|decision| decision.number).max().unwrap_or(0)
    }
}

// ---- globs ----------------------------------------------------------------------------------------------------------

/// A glob over paths of the project. `*` stays within a directory, case does not matter, and one without wildcards stands
/// for all that is below it as well.
#[derive(Debug)]
pub(super) struct PathGlob {
    /// As written.
    pub(super) written: String,
    matchers: Vec<GlobMatcher>,
    /// Its parts that say something: all but `**`.
    pub(super) segments: usize,
    /// The directory that it can't leave.
    fixed: String,
}

impl PathGlob {
    fn new(written: &str) -> Result<PathGlob, String> {
        let plain = written.trim().replace('\\', "/");
        let plain = plain.trim_start_matches("./").trim_matches('/');
        if plain.is_empty() {
            return Err("it is empty".to_owned());
        }
        let is_bare = !plain.contains(['*', '?', '[', '{']);
        let below = is_bare.then(|| format!("{}/**", globset::escape(plain)));
        let matchers: Result<Vec<GlobMatcher>, String> = [Some(plain.to_owned()), below]
            .into_iter()
            .flatten()
            .map(|glob| {
                let built = GlobBuilder::new(&glob).literal_separator(true).case_insensitive(true).build();
                built.map(|glob| glob.compile_matcher()).map_err(|error| error.kind().to_string())
            })
            .collect();
        let fixed: Vec<&str> =
            plain.split('/').take_while(|part| !part.contains(['*', '?', '[', '{'])).collect();
        Ok(PathGlob {
            written: written.to_owned(),
            matchers: matchers?,
            segments: plain.split('/').filter(|part| *part != "**").count(),
            fixed: fixed.join("/").to_lowercase(),
        })
    }

    /// Whether it covers a path.
    pub(super) fn covers(&self, path: &str) -> bool {
        self.matchers.iter().any(|matcher| matcher.is_match(Path::new(path)))
    }

    /// Whether all that it can cover is in a directory.
    pub(super) fn lies_in(&self, dir: &str) -> bool {
        let dir = dir.trim_matches('/').to_lowercase();
        !dir.is_empty()
            && (self.fixed == dir || self.fixed.strip_prefix(&dir).is_some_and(|rest| rest.starts_with('/')))
    }
}

/// What is wrong with a glob over paths, if anything is.
pub(crate) fn glob_fault(written: &str) -> Option<String> {
    PathGlob::new(written).err()
}

// ---- reading --------------------------------------------------------------------------------------------------------

fn decision(source: Source) -> Decision {
    let path = source.file_path.as_deref().unwrap_or_default();
    let folder =
        Folder::ALL.iter().copied().find(|folder| path.starts_with(folder.word())).unwrap_or(Folder::Adr);
    let name = path.rsplit('/').next().unwrap_or_default();
    let (text, unread) = match source.text {
        Ok(text) => (text, None),
        Err(reason) => (String::new(), Some(format!("the file can't be read: {reason}"))),
    };
    let (fields, body) = frontmatter::read(&text);
    let mut parts = Parts::of(text.get(body..).unwrap_or_default());
    let head_number = fields
        .text(&["number", "id", "adr"])
        .and_then(|number| number.trim_start_matches("ADR-").parse().ok());
    let number = match folder {
        Folder::Adr => source.number.or_else(|| number_of(name)).or(head_number),
        _ => None,
    };
    let title =
        fields.text(&["title"]).or_else(|| parts.title.take().map(|title| without_number(&title).to_owned()));
    let title = title
        .filter(|title| !title.is_empty())
        .unwrap_or_else(|| name.trim_end_matches(".md").replace(['-', '_'], " "));
    let status_text = fields.text(&["status"]).unwrap_or_else(|| parts.status.clone());
    let (status, by) = status(&status_text);
    Decision {
        number,
        title: one_line(&title),
        status,
        context: parts.context,
        decision: parts.decision,
        consequences: parts.consequences,
        body: parts.rest,
        affected_paths: fields.list(&["affected_paths", "paths", "affected"]),
        affects: fields.list(&["affects", "symbols"]),
        fingerprints: fields.map(&["fingerprints"]),
        forbids: fields.list(&["forbids"]),
        supersedes: fields
            .list(&["supersedes", "replaces"])
            .iter()
            .filter_map(|text| first_number(text))
            .collect(),
        superseded_by: fields
            .text(&["superseded_by", "superseded-by", "replaced_by"])
            .and_then(|text| first_number(&text))
            .or(by),
        problem: unread.or(fields.problem),
        folder,
        file_path: source.file_path,
        text,
    }
}

/// The parts of a body that are known by their headings.
#[derive(Default)]
struct Parts {
    title: Option<String>,
    status: String,
    context: String,
    decision: String,
    consequences: String,
    rest: String,
}

#[derive(Clone, Copy, PartialEq)]
enum Part {
    Status,
    Context,
    Decision,
    Consequences,
    Rest,
}

impl Parts {
    fn of(body: &str) -> Parts {
        let mut parts = Parts::default();
        // The headings that the current one is under, with what they are about.
        let mut open: Vec<(usize, Part)> = Vec::new();
        for section in sections(body) {
            if section.level == 0 {
                parts.add(Part::Rest, "", &section.text);
                continue;
            }
            open.retain(|&(level, _)| level < section.level);
            let own = part(&section.title);
            if section.level == 1 && parts.title.is_none() && own == Part::Rest {
                parts.title = Some(section.title.clone());
                parts.add(Part::Rest, "", &section.text);
                continue;
            }
            let around = open.last().map_or(Part::Rest, |&(_, part)| part);
            let (part, heading) = match own {
                Part::Rest => (around, section.title.as_str()),
                own => (own, ""),
            };
            open.push((section.level, part));
            parts.add(part, heading, &section.text);
        }
        parts
    }

    fn add(&mut self, part: Part, heading: &str, text: &str) {
        let into = match part {
            Part::Status => &mut self.status,
            Part::Context => &mut self.context,
            Part::Decision => &mut self.decision,
            Part::Consequences => &mut self.consequences,
            Part::Rest => &mut self.rest,
        };
        for piece in [heading, text].into_iter().filter(|piece| !piece.is_empty()) {
            if !into.is_empty() {
                into.push_str("\n\n");
            }
            into.push_str(piece);
        }
    }
}

/// What a section is about, by its heading.
fn part(heading: &str) -> Part {
    let heading = heading.to_lowercase();
    let heading =
        heading.trim_start_matches(|letter: char| !letter.is_alphabetic()).trim_end_matches([':', '.', ' ']);
    match heading {
        "status" => Part::Status,
        "decision" | "decision outcome" | "the decision" | "what we decided" | "resolution" | "outcome" => {
            Part::Decision
        }
        "context" | "background" | "problem" | "problem statement" | "motivation" | "the problem" => {
            Part::Context
        }
        "consequences"
        | "implications"
        | "positive consequences"
        | "negative consequences"
        | "trade-offs"
        | "tradeoffs" => Part::Consequences,
        _ if heading.starts_with("context") => Part::Context,
        _ if heading.starts_with("consequences") => Part::Consequences,
        _ => Part::Rest,
    }
}

/// `12. Title`, `ADR-0012: Title`, `ADR 12 — Title` without what is in front.
fn without_number(title: &str) -> &str {
    let is_marked = title.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("adr"));
    let rest = if is_marked { title[3..].trim_start_matches(['-', ' ', '_', '#']) } else { title };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (number, after) = rest.split_at(digits);
    let separators = ['.', ':', ' ', '-', '–', '—'];
    let is_number = !number.is_empty()
        && match is_marked {
            true => after.starts_with(separators),
            // Titles begin with numbers that mean something, too.
            false => [". ", ": ", " - ", " – ", " — "].iter().any(|separator| after.starts_with(separator)),
        };
    if is_number { after.trim_start_matches(separators) } else { title }
}

/// The status that a text begins with, and the number that it names if it is superseded.
fn status(text: &str) -> (Option<Status>, Option<u32>) {
    let line = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default().to_lowercase();
    let word =
        line.split(|letter: char| !letter.is_alphabetic()).find(|word| !word.is_empty()).unwrap_or_default();
    let status = match word {
        "proposed" | "draft" | "open" | "pending" => Status::Proposed,
        "accepted" | "approved" | "adopted" | "implemented" | "done" => Status::Accepted,
        "rejected" | "declined" => Status::Rejected,
        "deprecated" | "obsolete" => Status::Deprecated,
        "superseded" | "replaced" => Status::Superseded,
        _ => return (None, None),
    };
    let by = if status == Status::Superseded { first_number(text) } else { None };
    (Some(status), by)
}

fn first_number(text: &str) -> Option<u32> {
    let start = text.find(|letter: char| letter.is_ascii_digit())?;
    let digits = text[start..].bytes().take_while(u8::is_ascii_digit).count();
    text.get(start..start + digits.min(6))?.parse().ok()
}

fn indexed(decision: &mut Decision) -> Indexed {
    let mut globs = Vec::new();
    for written in &decision.affected_paths {
        match PathGlob::new(written) {
            Ok(glob) => globs.push(glob),
            Err(reason) => {
                let problem = format!("affected path `{}` is no glob: {reason}", one_line(written));
                decision.problem.get_or_insert(problem);
            }
        }
    }
    let mut counts: FxHashMap<String, [u32; FIELDS]> = FxHashMap::default();
    let mut len = [0.0; FIELDS];
    let paths = [&decision.affected_paths[..], &decision.affects].concat().join(" ");
    let fields = [
        &decision.title,
        &decision.decision,
        &decision.context,
        &decision.consequences,
        &decision.body,
        &paths,
    ];
    for (field, text) in fields.into_iter().enumerate() {
        for term in terms(text) {
            len[field] += 1.0;
            counts.entry(term).or_default()[field] += 1;
        }
    }
    Indexed { counts, len, globs }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source { file_path: Some(path.to_owned()), number: None, text: Ok(text.to_owned()) }
    }

    #[track_caller]
    fn check(path: &str, text: &str, expected: Expect) {
        let corpus = Corpus::new(vec![source(path, text)]);
        let one = &corpus.decisions()[0];
        let shown = format!(
            "{:?} {:?} {:?} by {:?}\ncontext {:?}\ndecision {:?}\nconsequences {:?}\nrest {:?}\npaths {:?} problem {:?}",
            one.number,
            one.title,
            one.status,
            one.superseded_by,
            one.context,
            one.decision,
            one.consequences,
            one.body,
            one.affected_paths,
            one.problem
        );
        expected.assert_eq(&shown);
    }

    #[test]
    fn forms_of_records() {
        check(
            "docs/adr/0012-cache.md",
            "# 12. Keep a cache\n\nDate: 2024-01-02\n\n## Status\n\nSuperseded by [ADR-0014](0014-x.md)\n\n## Context\n\nSlow.\n\n## Decision\n\nCache.\n\n## Consequences\n\nFast.\n",
            expect![[r#"
                Some(12) "Keep a cache" Some(Superseded) by Some(14)
                context "Slow."
                decision "Cache."
                consequences "Fast."
                rest "Date: 2024-01-02"
                paths [] problem None"#]],
        );
        check(
            "docs/adr/adr-7.md",
            "---\nstatus: accepted\naffected_paths: src/net, src/io/**\n---\n# ADR-0007: Use *one* loop\n\n## Context and Problem Statement\n\nMany.\n\n## Considered Options\n\n* a\n* b\n\n## Decision Outcome\n\nChosen: a.\n\n### Consequences\n\n* Good\n\n### Confirmation\n\nTests.\n",
            expect![[r#"
                Some(7) "Use one loop" Some(Accepted) by None
                context "Many."
                decision "Chosen: a.\n\nConfirmation\n\nTests."
                consequences "* Good"
                rest "Considered Options\n\n* a\n* b"
                paths ["src/net", "src/io/**"] problem None"#]],
        );
        check(
            "docs/learnings/tokio_pool.md",
            "Blocking calls starve the pool.\n",
            expect![[r#"
                None "tokio pool" None by None
                context ""
                decision ""
                consequences ""
                rest "Blocking calls starve the pool."
                paths [] problem None"#]],
        );
        check(
            "docs/adr/0003-broken.md",
            "---\ntitle: [x\naffected_paths: [\n---\n# Broken\n\n## Decision\n\nStill here.\n",
            expect![[r#"
                Some(3) "Broken" None by None
                context ""
                decision "Still here."
                consequences ""
                rest ""
                paths [] problem Some("the frontmatter can't be read: illegal placement of ':' indicator at byte 24 line 2 column 15")"#]],
        );
        check(
            "docs/adr/0004-glob.md",
            "+++\ntitle = \"T\"\naffected_paths = [\"src/[\"]\n+++\n",
            expect![[r#"
                Some(4) "T" None by None
                context ""
                decision ""
                consequences ""
                rest ""
                paths ["src/["] problem Some("affected path `src/[` is no glob: unclosed character class; missing ']'")"#]],
        );
    }

    #[test]
    fn titles_lose_their_numbers() {
        for (title, expected) in [
            ("12. T", "T"),
            ("ADR-0012: T", "T"),
            ("ADR 12 — T", "T"),
            ("adr12 T", "T"),
            ("3 reasons", "3 reasons"),
            ("12-factor apps", "12-factor apps"),
            ("2.0 is out", "2.0 is out"),
            ("Adrenaline", "Adrenaline"),
            ("T", "T"),
            ("", ""),
        ] {
            assert_eq!(without_number(title), expected, "{title}");
        }
    }

    #[test]
    fn chains_of_replacements_have_an_end_or_none() {
        let record = |number: u32, head: &str| {
            source(
                &format!("docs/adr/{number:04}-x.md"),
                &format!("---\nstatus: accepted\n{head}\n---\n# x\n"),
            )
        };
        let corpus = Corpus::new(vec![
            record(1, ""),
            record(2, "supersedes: [1]"),
            record(3, "supersedes: ADR-0002"),
            record(4, "superseded_by: 5"),
            record(5, "superseded_by: 4"),
        ]);
        let shown: Vec<_> = corpus
            .decisions()
            .iter()
            .map(|one| (corpus.status(one).map(Status::word), corpus.successor(one)))
            .collect();
        let gone = Some("superseded");
        assert_eq!(
            shown,
            [(gone, Some(3)), (gone, Some(3)), (Some("accepted"), None), (gone, None), (gone, None)]
        );
    }

    #[test]
    fn globs() {
        let check = |glob: &str, covered: &[&str], other: &[&str]| {
            let glob = PathGlob::new(glob).unwrap();
            assert!(covered.iter().all(|path| glob.covers(path)), "{glob:?}");
            assert!(!other.iter().any(|path| glob.covers(path)), "{glob:?}");
        };
        check(
            "foo/bar",
            &["foo/bar", "foo/bar/x", "foo/bar/x/y.rs", "FOO/Bar/x"],
            &["foo/barx", "x/foo/bar"],
        );
        check("src/*", &["src/a.rs", "src/net"], &["src/net/a.rs"]);
        check("src/**", &["src/a.rs", "src/net/a.rs"], &["srcs/a.rs"]);
        check("./src/net/", &["src/net/a.rs"], &["src/network.rs"]);
        check("src/{a,b}.rs", &["src/a.rs", "src/b.rs"], &["src/c.rs"]);
        let lies = |glob: &str, dir: &str| PathGlob::new(glob).unwrap().lies_in(dir);
        assert!(
            lies("src/net/client/**", "src/net")
                && lies("src/net/**", "src/net/")
                && lies("Src/Net/x.rs", "src")
        );
        assert!(!lies("src/network/**", "src/net") && !lies("src/**", "src/net") && !lies("**/x.rs", "src"));
        assert_eq!(PathGlob::new("src/net/**").unwrap().segments, 2);
    }

    #[test]
    fn a_file_that_cannot_be_read_is_said_so() {
        let source = Source {
            file_path: Some("docs/adr/0001-x.md".to_owned()),
            number: None,
            text: Err("it is no UTF-8".to_owned()),
        };
        let corpus = Corpus::new(vec![source]);
        assert_eq!(corpus.decisions()[0].problem.as_deref(), Some("the file can't be read: it is no UTF-8"));
    }
}
