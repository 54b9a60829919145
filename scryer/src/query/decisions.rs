//! Which decisions are about this, and are they still true?
//!
//! Over the decisions of the snapshot: ranked by [`memory`](crate::memory), shown with what became of the symbols that they
//! name and with the uses that break their rules. A decision that says nothing about the code is listed all the same.

use super::error::QueryError;
use super::model::{
    AdrAnchor, AdrDocument, AdrFinding, AdrHit, AdrList, AdrReport, AdrViolation, Candidate, CheckAdrs,
    Decisions, Evidence, FindingKind, Found, Invariant, QueryAdrs, ShowAdr, Snapshot, TargetArg,
};
use super::note::Note;
use super::target::{Group, Meaning, Meant, meaning};
use crate::facts::DefId;
use crate::memory::{
    Ask, Code, Corpus, Decision, Match, Neighbour, Status, SymbolAsk, Verdict, anchors_of, baseline_key,
    gist, rank, rulings_of,
};
use crate::source::FileId;

/// Bytes of a decision's text that a list shows.
const GIST: usize = 300;

/// How many files with broken heads are named.
const BROKEN_NAMED: usize = 3;

impl<'a> Snapshot<'a> {
    /// The code, as decisions are held against it.
    fn with_code<T>(&self, ask: impl FnOnce(&Code<'_>) -> T) -> T {
        let text = |file: FileId| self.texts.text(file);
        let path = |file: FileId| self.path(file);
        ask(&Code { analysis: self.analysis, text: &text, path: &path, keep_on: self.keep_on })
    }
}

/// Finds the decisions that match words, a file or a symbol; all of them if nothing is asked for.
///
/// # Errors
///
/// If a text is empty, a path is outside the project, or the symbol can't be one.
pub fn query_adrs(snapshot: &Snapshot<'_>, request: &QueryAdrs) -> Result<Found<AdrList>, QueryError> {
    let mut notes: Vec<Note> = Vec::new();
    if request.query.as_ref().is_some_and(|query| query.trim().is_empty()) {
        return Err(QueryError::Empty { argument: "query" });
    }
    let file_path =
        request.file_path.as_ref().map(|path| named_path(snapshot, path, &mut notes)).transpose()?;
    let mut result = AdrList {
        total: 0,
        offset: request.offset,
        ambiguous: false,
        candidates: Vec::new(),
        candidate_count: None,
        decisions: Vec::new(),
    };
    let mut symbol: Option<SymbolAsk> = None;
    if let Some(written) = &request.symbol {
        let Meaning { groups, note } = meaning(snapshot, &TargetArg::Symbol(written.clone()))?;
        notes.extend(note);
        match &groups[..] {
            [] => {}
            [group] => symbol = Some(snapshot.with_code(|code| SymbolAsk::of(code, group))),
            several => {
                (result.candidates, result.candidate_count) = candidates(snapshot, several);
                result.ambiguous = true;
                notes.push(Note::ChooseOne { symbol: written.clone() });
            }
        }
    }
    let Some(decisions) = snapshot.decisions.filter(|decisions| !decisions.corpus.is_empty()) else {
        notes.push(Note::NoDecisions);
        return Ok(found(result, notes));
    };
    let corpus = decisions.corpus;
    let asks = request.query.is_some() || request.file_path.is_some() || request.symbol.is_some();
    let matches: Vec<Match> = match asks {
        true => {
            let ask = Ask {
                query: request.query.as_deref(),
                file_path: file_path.as_deref(),
                symbol: symbol.as_ref(),
            };
            rank(corpus, &ask)
        }
        false => {
            let all = 0..corpus.decisions().len();
            all.map(|index| Match { index, score: 0.0, reasons: Vec::new() }).collect()
        }
    };
    let of_status = |found: &&Match| {
        request.status.is_none() || corpus.status(&corpus.decisions()[found.index]) == request.status
    };
    let kept: Vec<&Match> = matches.iter().filter(of_status).collect();
    result.total = kept.len();
    let page = kept.iter().skip(request.offset).take(request.limit);
    result.decisions = page.map(|found| hit(snapshot, &decisions, found)).collect();
    match (kept.len(), matches.len(), request.status) {
        (0, 0, _) if !result.ambiguous => {
            notes.push(Note::NoDecisionMatches { total: corpus.decisions().len() })
        }
        (0, without @ 1.., Some(status)) => {
            notes.push(Note::FilterMatchedNothing { filter: format!("status `{status}`"), without });
        }
        (total @ 1.., ..) if request.offset >= total => notes.push(Note::PastTheEnd { total }),
        _ => {}
    }
    notes.extend(broken(corpus));
    Ok(found(result, notes))
}

/// Holds all decisions against the code: symbols that are not what they were, uses that are forbidden, records that can't
/// be read.
///
/// # Errors
///
/// If there is no decision of that number.
pub fn check_adrs(snapshot: &Snapshot<'_>, request: &CheckAdrs) -> Result<Found<AdrReport>, QueryError> {
    let mut notes = Vec::new();
    let mut report = AdrReport {
        total: 0,
        offset: request.offset,
        decisions: 0,
        anchors: 0,
        rules: 0,
        drifted: 0,
        violations: 0,
        findings: Vec::new(),
    };
    let decisions = snapshot.decisions;
    let all = decisions.as_ref().map_or(&[][..], |decisions| decisions.corpus.decisions());
    if let Some(number) = request.adr_number {
        known(decisions.as_ref(), number)?;
    }
    let mut findings: Vec<AdrFinding> = Vec::new();
    let mut first_sights = 0;
    for decision in all {
        if request.adr_number.is_some_and(|number| decision.number != Some(number)) || !(snapshot.keep_on)() {
            continue;
        }
        report.decisions += 1;
        report.anchors += decision.affects.len();
        report.rules += decision.forbids.len();
        if let Some(problem) = &decision.problem {
            let subject = decision.file_path.clone().unwrap_or_default();
            findings.push(AdrFinding {
                detail: Some(problem.clone()),
                ..finding(decision, FindingKind::Problem, subject)
            });
        }
        let Some(decisions) = &decisions else { continue };
        // What is no longer in force binds nobody.
        if matches!(
            decisions.corpus.status(decision),
            Some(Status::Rejected | Status::Deprecated | Status::Superseded)
        ) {
            continue;
        }
        for anchor in anchors(snapshot, decisions, decision) {
            first_sights += usize::from(anchor.first_sight);
            let kind = match anchor.verdict {
                Verdict::Holds => continue,
                Verdict::Moved => FindingKind::Moved,
                Verdict::Changed => FindingKind::Changed,
                Verdict::Gone => FindingKind::Gone,
            };
            report.drifted += 1;
            findings.push(AdrFinding {
                place: anchor.file_path,
                line: anchor.line,
                moved_to: anchor.moved_to,
                detail: anchor.detail,
                ..finding(decision, kind, anchor.symbol)
            });
        }
        for ruling in snapshot.with_code(|code| rulings_of(code, &decision.forbids)) {
            if let Some(problem) = ruling.problem {
                let base = finding(decision, FindingKind::Problem, ruling.rule.clone());
                findings.push(AdrFinding { detail: Some(problem), ..base });
            }
            report.violations += ruling.violations.len();
            findings.extend(ruling.violations.into_iter().map(|one| AdrFinding {
                place: one.file_path,
                line: one.line,
                column: one.column,
                enclosing_symbol: Some(one.enclosing_symbol),
                uses: Some(one.uses),
                ..finding(decision, FindingKind::Violation, ruling.rule.clone())
            }));
        }
    }
    report.total = findings.len();
    report.findings = findings.into_iter().skip(request.offset).take(request.limit).collect();
    if all.is_empty() {
        notes.push(Note::NoDecisions);
    }
    if first_sights > 0 {
        notes.push(Note::FirstSights { count: first_sights });
    }
    if report.total > 0 && request.offset >= report.total {
        notes.push(Note::PastTheEnd { total: report.total });
    }
    notes.extend(
        decisions
            .into_iter()
            .flat_map(|decisions| decisions.problems)
            .cloned()
            .map(|text| Note::Plain { text }),
    );
    Ok(found(report, notes))
}

/// One decision, all of it.
///
/// # Errors
///
/// If there is none of that number, or several.
pub fn show_adr(snapshot: &Snapshot<'_>, request: &ShowAdr) -> Result<Found<AdrDocument>, QueryError> {
    let (decisions, decision) = known(snapshot.decisions.as_ref(), request.adr_number)?;
    let mut notes = Vec::new();
    let anchors = anchors(snapshot, decisions, decision);
    let first_sights = anchors.iter().filter(|anchor| anchor.first_sight).count();
    if first_sights > 0 {
        notes.push(Note::FirstSights { count: first_sights });
    }
    notes.extend(
        decision
            .problem
            .clone()
            .map(|problem| Note::BrokenRecord { file_path: shown_file(decision), problem }),
    );
    let document = AdrDocument {
        adr_number: decision.number,
        title: decision.title.clone(),
        status: decisions.corpus.status(decision),
        superseded_by: decisions.corpus.successor(decision),
        file_path: decision.file_path.clone().unwrap_or_default(),
        affected_paths: decision.affected_paths.clone(),
        anchors,
        violations: violations(snapshot, decision),
        text: decision.text.clone(),
    };
    Ok(found(document, notes))
}

/// The decisions that bind a symbol, best first: `most` of them, and how many there are.
pub(super) fn invariants_of(snapshot: &Snapshot<'_>, defs: &[DefId], most: usize) -> (Vec<Invariant>, usize) {
    let Some(decisions) = snapshot.decisions.filter(|decisions| !decisions.corpus.is_empty()) else {
        return (Vec::new(), 0);
    };
    let symbol = snapshot.with_code(|code| SymbolAsk::of(code, defs));
    let found = rank(decisions.corpus, &Ask { symbol: Some(&symbol), ..Ask::default() });
    invariants(decisions.corpus, found, most)
}

/// The same for several definitions at once, whose neighbours are known.
pub(super) fn invariants_of_all(
    snapshot: &Snapshot<'_>,
    defs: &[DefId],
    callers: &[FileId],
    most: usize,
) -> (Vec<Invariant>, usize) {
    let Some(decisions) = snapshot.decisions.filter(|decisions| !decisions.corpus.is_empty()) else {
        return (Vec::new(), 0);
    };
    let corpus = decisions.corpus;
    let mut neighbours: Vec<Neighbour> =
        callers.iter().map(|&file| Neighbour { file_path: snapshot.path(file), is_caller: true }).collect();
    neighbours.sort();
    neighbours.dedup();
    // Asked once here, and not once for each definition.
    neighbours.retain(|neighbour| corpus.is_about(&neighbour.file_path));
    let program = snapshot.analysis.program();
    let mut best: Vec<Option<Match>> = vec![None; corpus.decisions().len()];
    for &def in defs {
        let facts = program.facts(def.file);
        let file_path = snapshot.path(program.table.host(def.file));
        let others = neighbours.iter().filter(|neighbour| neighbour.file_path != file_path);
        let symbol = SymbolAsk {
            qualified_name: super::describe::qualified(program, def).path,
            docs: facts.item_docs(def.item).unwrap_or_default().to_owned(),
            neighbours: others.cloned().collect(),
            file_path,
        };
        for found in rank(corpus, &Ask { symbol: Some(&symbol), ..Ask::default() }) {
            let slot = &mut best[found.index];
            if slot.as_ref().is_none_or(|known| known.score < found.score) {
                *slot = Some(found);
            }
        }
    }
    let mut found: Vec<Match> = best.into_iter().flatten().collect();
    found.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.index.cmp(&b.index)));
    invariants(corpus, found, most)
}

fn invariants(corpus: &Corpus, found: Vec<Match>, most: usize) -> (Vec<Invariant>, usize) {
    // What is no longer in force binds nobody.
    let in_force = found.into_iter().filter_map(|found| {
        let decision = corpus.decisions().get(found.index)?;
        let status = corpus.status(decision);
        let is_past = matches!(status, Some(Status::Rejected | Status::Deprecated | Status::Superseded));
        (!is_past).then(|| Invariant {
            adr_number: decision.number,
            file_path: match decision.number {
                Some(_) => String::new(),
                None => decision.file_path.clone().unwrap_or_default(),
            },
            title: decision.title.clone(),
            reason: found.reasons.join("; "),
        })
    });
    let mut all: Vec<Invariant> = in_force.collect();
    let count = all.len();
    all.truncate(most);
    (all, count)
}

fn found<R>(result: R, notes: Vec<Note>) -> Found<R> {
    Found::new(result, notes, Evidence::default())
}

/// The decision of a number.
fn known<'a>(
    decisions: Option<&'a Decisions<'a>>,
    number: u32,
) -> Result<(&'a Decisions<'a>, &'a Decision), QueryError> {
    let unknown = || QueryError::NoSuchDecision {
        what: format!("number {number}"),
        highest: decisions.map_or(0, |decisions| decisions.corpus.highest_number()),
    };
    let decisions = decisions.ok_or_else(unknown)?;
    let mut numbered = decisions.corpus.numbered(number);
    let first = numbered.next().ok_or_else(unknown)?;
    match numbered.next() {
        None => Ok((decisions, first)),
        Some(other) => Err(QueryError::SeveralDecisions {
            what: format!("number {number}"),
            files: [first, other].map(shown_file).to_vec(),
        }),
    }
}

/// A path as the globs of decisions have it.
fn named_path(snapshot: &Snapshot<'_>, given: &str, notes: &mut Vec<Note>) -> Result<String, QueryError> {
    match snapshot.file(given) {
        Ok(file) => return Ok(snapshot.path(file)),
        Err(error @ (QueryError::Empty { .. } | QueryError::OutsideProject { .. })) => return Err(error),
        Err(QueryError::IsDirectory { .. }) => {}
        // Decisions may be about any file.
        Err(_) => notes.push(Note::PathNotIndexed { file_path: given.to_owned() }),
    }
    let root = snapshot.root.to_string_lossy().replace('\\', "/");
    let path = given.replace('\\', "/");
    let path = path.strip_prefix(&*root).unwrap_or(&path).trim_start_matches('/');
    Ok(path.trim_start_matches("./").to_owned())
}

fn candidates(snapshot: &Snapshot<'_>, groups: &[Group]) -> (Vec<Candidate>, Option<usize>) {
    let mut meant = Meant::new(snapshot, groups, &vec![0; groups.len()]);
    meant.candidates.iter_mut().for_each(|one| one.usages = None);
    (meant.candidates, meant.candidate_count)
}

fn hit(snapshot: &Snapshot<'_>, decisions: &Decisions<'_>, found: &Match) -> AdrHit {
    let decision = &decisions.corpus.decisions()[found.index];
    let is_ranked = !found.reasons.is_empty();
    let says = [&decision.decision, &decision.body, &decision.context]
        .into_iter()
        .find(|text| !text.trim().is_empty());
    AdrHit {
        adr_number: decision.number,
        title: decision.title.clone(),
        status: decisions.corpus.status(decision),
        superseded_by: decisions.corpus.successor(decision),
        file_path: decision.file_path.clone().unwrap_or_default(),
        score: is_ranked.then_some(found.score),
        relevance_score: is_ranked.then_some((found.score.round() as usize).max(1)),
        match_reasons: found.reasons.clone(),
        decision: says.map_or_else(String::new, |text| gist(text, GIST)),
        anchors: anchors(snapshot, decisions, decision),
        violations: violations(snapshot, decision),
    }
}

fn anchors(snapshot: &Snapshot<'_>, decisions: &Decisions<'_>, decision: &Decision) -> Vec<AdrAnchor> {
    if decision.affects.is_empty() {
        return Vec::new();
    }
    let key = baseline_key(decision);
    let first_seen = |symbol: &str| decisions.baselines.get(&(key.clone(), symbol.to_owned())).cloned();
    let judged = snapshot.with_code(|code| anchors_of(code, decision, &first_seen));
    let shown = judged.into_iter().map(|anchor| {
        let (file_path, line) = anchor.place.unwrap_or_default();
        AdrAnchor {
            symbol: anchor.symbol,
            verdict: anchor.verdict,
            moved_to: anchor.moved_to,
            file_path,
            line,
            detail: anchor.detail,
            first_sight: anchor.first_sight,
        }
    });
    shown.collect()
}

fn violations(snapshot: &Snapshot<'_>, decision: &Decision) -> Vec<AdrViolation> {
    if decision.forbids.is_empty() {
        return Vec::new();
    }
    let rulings = snapshot.with_code(|code| rulings_of(code, &decision.forbids));
    let all = rulings.into_iter().flat_map(|ruling| {
        let rule = ruling.rule;
        ruling.violations.into_iter().map(move |one| AdrViolation {
            rule: rule.clone(),
            file_path: one.file_path,
            line: one.line,
            column: one.column,
            enclosing_symbol: one.enclosing_symbol,
            uses: one.uses,
        })
    });
    all.collect()
}

fn finding(decision: &Decision, kind: FindingKind, subject: String) -> AdrFinding {
    AdrFinding {
        adr_number: decision.number,
        title: decision.title.clone(),
        kind,
        subject,
        place: String::new(),
        line: 0,
        column: 0,
        enclosing_symbol: None,
        uses: None,
        moved_to: None,
        detail: None,
    }
}

fn shown_file(decision: &Decision) -> String {
    decision.file_path.clone().unwrap_or_else(|| decision.key())
}

/// What is wrong with records themselves.
fn broken(corpus: &Corpus) -> Vec<Note> {
    let broken = corpus.decisions().iter().filter_map(|decision| {
        Some(Note::BrokenRecord { file_path: shown_file(decision), problem: decision.problem.clone()? })
    });
    broken.take(BROKEN_NAMED).collect()
}

#[cfg(test)]
mod tests;
