//! Reports come in as threads finish; an answer goes out in the order of the files.
//!
//! The answer is a prefix of what a sequential search would print. A report is kept only while it can still be part of
//! that prefix: as soon as the reports at hand fill the answer, everything behind the last of them is dropped and no
//! further file is asked for. So memory follows the limits of the answer, not the number of matches, and the walk ends
//! when the answer is certain.

use std::collections::BTreeMap;
use std::io;

use super::scan::{Fate, Report, Room};
use super::{FileMatches, Found, FoundLine};
use crate::limits::Stopped;

/// The most paths that are named of those that could not be read, or were too large.
const MAX_NAMED: usize = 20;

/// Puts reports in order.
pub(super) struct Collector {
    room: Room,
    /// Place of the next report that the answer waits for.
    next: usize,
    /// Reports that came before their turn.
    waiting: BTreeMap<usize, Entry>,
    /// Lines and bytes of the reports kept, in the answer and waiting.
    lines: u64,
    weight: u64,
    /// Place of the last file that the answer can need; files behind it are not searched.
    last: Option<usize>,
    /// Whether the answer ends at a limit of its size.
    full: bool,
    pub(super) found: Found,
    pub(super) stopped: Option<Stopped>,
    pub(super) bytes_read: u64,
    pub(super) too_large: u64,
    /// Why the first file could not be read, where it couldn't.
    pub(super) first_error: Option<io::Error>,
}

/// A report, and which file it is about.
pub(super) struct Entry {
    pub(super) path: String,
    pub(super) non_utf8: bool,
    pub(super) report: Report,
}

impl Collector {
    pub(super) fn new(room: Room) -> Self {
        Self {
            room,
            next: 0,
            waiting: BTreeMap::new(),
            lines: 0,
            weight: 0,
            last: None,
            full: false,
            found: Found::default(),
            stopped: None,
            bytes_read: 0,
            too_large: 0,
            first_error: None,
        }
    }

    /// Tells whether the answer can need the file at this place.
    pub(super) fn needs(&self, index: usize) -> bool {
        self.stopped.is_none() && !self.full && self.last.is_none_or(|last| index <= last)
    }

    /// Takes the report on the file at a place of the order.
    pub(super) fn add(&mut self, index: usize, entry: Entry) {
        if let Fate::Stopped(stopped) = entry.report.fate {
            self.stopped.get_or_insert(stopped);
        }
        if self.full || self.last.is_some_and(|last| index > last) {
            return;
        }
        if entry.report.more {
            // The file alone fills the answer, so what comes behind it has no place in it.
            self.last = Some(index);
            for (_, dropped) in self.waiting.split_off(&index) {
                self.lines -= dropped.report.lines.len() as u64;
                self.weight -= dropped.weight();
            }
        }
        self.lines += entry.report.lines.len() as u64;
        self.weight += entry.weight();
        self.waiting.insert(index, entry);
        self.drop_what_has_no_room();
        while let Some(entry) = self.waiting.remove(&self.next) {
            self.deliver(entry);
            self.next += 1;
            if self.full {
                self.waiting.clear();
            }
        }
    }

    /// Delivers what came before its turn, for a search that was stopped.
    pub(super) fn finish(&mut self) {
        for (_, entry) in std::mem::take(&mut self.waiting) {
            if self.full {
                break;
            }
            self.deliver(entry);
        }
    }

    /// Returns the place behind the last file of an answer that has no more room, where it isn't known yet whether
    /// anything follows.
    pub(super) fn follows(&self) -> Option<usize> {
        (self.last.is_some() && !self.full).then_some(self.next)
    }

    /// Ends the answer at a limit of its size.
    pub(super) fn cut(&mut self) {
        self.full = true;
        self.found.truncated = true;
    }

    /// Whatever lies behind the report that fills the answer can't be part of it.
    fn drop_what_has_no_room(&mut self) {
        while let Some(entry) = self.waiting.last_entry() {
            let (lines, weight) = (entry.get().report.lines.len() as u64, entry.get().weight());
            let before = (self.lines - lines, self.weight - weight);
            if before.0 < self.room.lines && before.1 < self.room.bytes {
                break;
            }
            entry.remove();
            (self.lines, self.weight) = before;
        }
        if (self.lines >= self.room.lines || self.weight >= self.room.bytes)
            && let Some((&index, _)) = self.waiting.last_key_value()
        {
            self.last = Some(index);
        }
    }

    fn deliver(&mut self, entry: Entry) {
        let Entry { path, non_utf8, mut report } = entry;
        self.bytes_read += report.bytes_read;
        let found = &mut self.found;
        let mut binary = false;
        match report.fate {
            Fate::Searched => found.files_searched += 1,
            Fate::BinaryAfterMatch => {
                found.files_searched += 1;
                binary = true;
            }
            Fate::Binary => found.binary_skipped += 1,
            Fate::Special => found.special_skipped += 1,
            Fate::Gone | Fate::Stopped(_) => {}
            Fate::Unreadable(error) => {
                if self.next == 0 {
                    self.first_error = Some(error);
                }
                found.unreadable_count += 1;
                name(&mut found.unreadable, &path);
            }
            Fate::TooLarge => {
                self.too_large += 1;
                name(&mut found.too_large, &path);
            }
        }
        let mut more = report.more;
        let header = header_weight(&path);
        let mut weight = found.bytes + header;
        let mut kept = 0_usize;
        for line in &report.lines {
            let last = kept.checked_sub(1).and_then(|at| report.lines.get(at)).map_or(0, |line| line.number);
            weight += line.weight(last);
            if found.total_count + kept as u64 >= self.room.lines || weight > self.room.bytes {
                more = true;
                break;
            }
            kept += 1;
            found.bytes = weight;
        }
        report.lines.truncate(kept);
        let matches = |lines: &[FoundLine]| lines.iter().filter(|line| line.is_match).count() as u64;
        if kept > 0 {
            found.total_count += kept as u64;
            found.match_count += matches(&report.lines);
            found.file_count += 1;
            found.files.push(FileMatches { path, non_utf8_name: non_utf8, binary, lines: report.lines });
        }
        if more {
            self.cut();
        }
    }
}

impl Entry {
    fn weight(&self) -> u64 {
        if self.report.lines.is_empty() { 0 } else { self.report.weight + header_weight(&self.path) }
    }
}

/// Bytes of a file's own lines: its path, and the empty line before the next.
fn header_weight(path: &str) -> u64 {
    crate::paths::shown_line(path).len() as u64 + 2
}

fn name(named: &mut Vec<String>, path: &str) {
    if named.len() < MAX_NAMED {
        named.push(path.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(index: usize, lines: u64) -> Entry {
        let line = |number| FoundLine { number, is_match: true, text: "x".into(), line_characters: None };
        let lines: Vec<FoundLine> = (1..=lines).map(line).collect();
        let weight = lines.iter().map(|line| line.weight(line.number - 1)).sum();
        let report = Report { lines, weight, ..Report::of(Fate::Searched) };
        Entry { path: format!("f{index}"), non_utf8: false, report }
    }

    /// Feeds files with so many lines each in some order, and shows the answer.
    fn collected(lines: &[u64], order: &[usize], room: Room) -> (Vec<(String, usize)>, Option<usize>, usize) {
        let mut collector = Collector::new(room);
        let mut most = 0;
        for &index in order {
            if collector.needs(index) {
                collector.add(index, entry(index, lines[index]));
            }
            most = most.max(collector.waiting.len());
        }
        let files = collector.found.files.iter().map(|file| (file.path.clone(), file.lines.len())).collect();
        (files, collector.last, most)
    }

    #[test]
    fn every_order_of_arrival_gives_the_same_answer() {
        let lines = [0, 2, 0, 3, 1, 0, 4, 1];
        for limit in [1, 2, 3, 5, 6, 9, 100] {
            for bytes in [10, 20, 30, 1000] {
                let room = Room { lines: limit, bytes };
                let mut order: Vec<usize> = (0..lines.len()).collect();
                let expected = collected(&lines, &order, room).0;
                for _ in 0..order.len() {
                    order.rotate_left(3);
                    assert_eq!(collected(&lines, &order, room).0, expected, "{order:?} {room:?}");
                    order.swap(0, 5);
                    assert_eq!(collected(&lines, &order, room).0, expected, "{order:?} {room:?}");
                }
            }
        }
    }

    #[test]
    fn what_has_no_room_is_not_kept_nor_asked_for() {
        let lines = [1; 100];
        let order: Vec<usize> = (1..100).chain([0]).collect();
        let (files, last, most) = collected(&lines, &order, Room { lines: 5, bytes: 1000 });
        assert_eq!((files.len(), last), (5, Some(4)));
        assert!(most <= 5, "{most}");
    }
}
