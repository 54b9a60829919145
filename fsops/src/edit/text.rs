//! Text for text.

use std::rc::Rc;

use super::buffer::{Buffer, Splice};
use super::{EolMode, TextDone, TextEdit, near};
use crate::error::EditError;
use crate::text::{LineEnding, LineEndings, convert_endings};

/// Lines named in the answer.
const MAX_LINES: usize = 100;
/// Lines named in an error.
const MAX_ERROR_LINES: usize = 20;

/// What was found, and what takes its place.
struct Matches {
    splices: Vec<Splice>,
    mode: EolMode,
    /// Whether they were found by letting each line end either way, which must lead to one place.
    either: bool,
}

impl Buffer {
    /// Replaces a text; nothing has changed after an error.
    pub(super) fn replace_text(&mut self, edit: &TextEdit) -> Result<TextDone, EditError> {
        if edit.old.is_empty() {
            return Err(EditError::EmptyOld);
        }
        if edit.expected == Some(0) {
            let range = "at least 1".to_owned();
            return Err(EditError::Range { key: "expected_replacements", range, value: 0 });
        }
        if edit.old == edit.new {
            return Err(EditError::NoChange { path: self.path.clone() });
        }
        self.require_text(&[&edit.old, &edit.new])?;
        let matches = self.find_text(edit);
        let found = matches.splices.len() as u64;
        if found == 0 {
            let near = near::near_miss(&self.coding, self.body(), &edit.old);
            return Err(EditError::NoMatch { path: self.path.clone(), near });
        }
        let once = matches.either || !edit.replace_all;
        let expected = if matches.either { Some(1) } else { edit.expected.or(once.then_some(1)) };
        if let Some(expected) = expected
            && expected != found
        {
            let lines =
                self.lines_of(matches.splices.iter().map(|splice| splice.range.start), MAX_ERROR_LINES);
            return Err(EditError::MatchCount { path: self.path.clone(), found, expected, lines });
        }
        let same = |splice: &Splice| self.body().get(splice.range.clone()) == Some(&*splice.text);
        if matches.splices.iter().all(same) {
            return Err(EditError::NoChange { path: self.path.clone() });
        }
        self.note_endings(edit, &matches);
        self.splice(&matches.splices);
        let mut grown = 0_isize;
        let starts = matches.splices.iter().map(|splice| {
            let start = splice.range.start.saturating_add_signed(grown);
            grown += splice.text.len().cast_signed() - splice.range.len().cast_signed();
            start
        });
        let lines = self.lines_of(starts, MAX_LINES);
        Ok(TextDone { replacements: found, eol_mode: matches.mode, lines })
    }

    /// Returns the line numbers of places in rising order.
    fn lines_of(&self, places: impl Iterator<Item = usize>, most: usize) -> Vec<u64> {
        let body = self.body();
        let (mut line, mut at) = (1, 0);
        places
            .take(most)
            .map(|place| {
                line += self.coding.count_line_feeds(body.get(at..place).unwrap_or_default());
                at = place;
                line
            })
            .collect()
    }

    /// Says where new lines don't end as the file's do: the text was there exactly, so it is inserted exactly.
    fn note_endings(&mut self, edit: &TextEdit, matches: &Matches) {
        let new = LineEndings::of(edit.new.as_bytes());
        if matches.mode != EolMode::Exact || (new.lf == 0 && new.crlf == 0) {
            return;
        }
        let (lf, crlf) = self.coding.endings(self.body());
        if new.lf > 0 && lf == 0 && crlf > 0 {
            self.note("the lines of the file end in CRLF, lines of the new text in LF".to_owned());
        } else if new.crlf > 0 && crlf == 0 && lf > 0 {
            self.note("the lines of the file end in LF, lines of the new text in CRLF".to_owned());
        }
    }

    fn find_text(&self, edit: &TextEdit) -> Matches {
        let exact = self.find_as(&edit.old, &edit.new, EolMode::Exact);
        let endings = LineEndings::of(edit.old.as_bytes());
        if !exact.splices.is_empty() || (endings.lf == 0 && endings.crlf == 0) {
            return exact;
        }
        match self.coding.endings(self.body()) {
            (0, crlf) if crlf > 0 && endings.lf > 0 => self.find_converted(edit, LineEnding::CrLf),
            (lf, 0) if lf > 0 && endings.crlf > 0 => self.find_converted(edit, LineEnding::Lf),
            (lf, crlf) if lf > 0 && crlf > 0 => self.find_either(edit),
            _ => exact,
        }
    }

    fn find_converted(&self, edit: &TextEdit, ending: LineEnding) -> Matches {
        let mode = match ending {
            LineEnding::CrLf => EolMode::LfToCrlf,
            LineEnding::Lf => EolMode::CrlfToLf,
        };
        self.find_as(&convert_endings(&edit.old, ending), &convert_endings(&edit.new, ending), mode)
    }

    fn find_as(&self, old: &str, new: &str, mode: EolMode) -> Matches {
        let (old, new) = (self.coding.encode(old), Rc::<[u8]>::from(self.coding.encode(new)));
        let found = self.coding.find_all(self.body(), &old).into_iter();
        let splices = found.map(|at| Splice { range: at..at + old.len(), text: Rc::clone(&new) });
        Matches { splices: splices.collect(), mode, either: false }
    }

    /// Finds a text whose lines may each end in LF or CRLF.
    fn find_either(&self, edit: &TextEdit) -> Matches {
        let body = self.body();
        let old = self.coding.encode(&convert_endings(&edit.old, LineEnding::Lf));
        let found = self.coding.find_all(&self.coding.without_cr(body), &old);
        let places: Vec<usize> = found.iter().flat_map(|&at| [at, at + old.len()]).collect();
        let places = self.coding.places_with_cr(body, &places);
        let mut mode = EolMode::CrlfToLf;
        let splices = places.as_chunks::<2>().0.iter().map(|&[start, end]| {
            let (text, any_crlf) = self.with_endings_of(body.get(start..end).unwrap_or_default(), &edit.new);
            if any_crlf {
                mode = EolMode::LfToCrlf;
            }
            Splice { range: start..end, text: text.into() }
        });
        let splices = splices.collect();
        Matches { splices, mode, either: true }
    }

    /// Gives each line of a text the ending of the line it replaces, and further lines the last one's. Tells whether
    /// a replaced line ended in CRLF.
    fn with_endings_of(&self, replaced: &[u8], new: &str) -> (Vec<u8>, bool) {
        let endings: Vec<_> = self
            .coding
            .line_feeds(replaced)
            .map(|at| if self.coding.is_after_cr(replaced, at) { LineEnding::CrLf } else { LineEnding::Lf })
            .collect();
        let mut text = String::with_capacity(new.len());
        for (index, line) in new.split_inclusive('\n').enumerate() {
            match line.strip_suffix('\n') {
                Some(line) => {
                    text.push_str(line.strip_suffix('\r').unwrap_or(line));
                    let ending = endings.get(index).or(endings.last()).copied();
                    text.push_str(ending.unwrap_or(LineEnding::Lf).as_str());
                }
                None => text.push_str(line),
            }
        }
        (self.coding.encode(&text), endings.contains(&LineEnding::CrLf))
    }
}
