//! The scoreboard: committed figures, what is made of new ones, and their table in the docs.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use serde_json::{Map, Value, json};

/// How much a figure may be below the committed one: less than a change of any consequence moves it.
const MAY_FALL: f64 = 0.002;
/// How much it may be above it before it is to be committed.
const MAY_RISE: f64 = 0.005;

/// What the table stands between.
const MARKS: (&str, &str) = ("<!-- scoreboard -->", "<!-- /scoreboard -->");

/// Figures of one corpus by name, such as `tokens.recall` or, of the sample with seed 2, `refs.2.precision`.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Figures(BTreeMap<String, f64>);

/// Figures by corpus.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Board(BTreeMap<String, Figures>);

impl Figures {
    pub(crate) fn set(&mut self, name: &str, value: f64) {
        self.0.insert(name.to_owned(), value);
    }

    /// Those whose names begin with `prefix`, on one line.
    pub(crate) fn shown(&self, prefix: &str) -> String {
        let these = self.0.iter().filter_map(|(name, value)| Some((name.strip_prefix(prefix)?, value)));
        these.map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join(", ")
    }

    fn get(&self, name: &str) -> Option<f64> {
        self.0.get(name).copied()
    }

    /// The mean of a figure over all samples of definitions.
    fn over_seeds(&self, figure: &str) -> Option<f64> {
        let of_seed = |name: &str| {
            name.strip_prefix("refs.")
                .and_then(|rest| rest.split_once('.'))
                .is_some_and(|(_, rest)| rest == figure)
        };
        let values: Vec<f64> =
            self.0.iter().filter(|(name, _)| of_seed(name)).map(|(_, &value)| value).collect();
        (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
    }
}

impl Board {
    pub(crate) fn parse(text: &str) -> Result<Board, String> {
        let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let corpora = value.as_object().ok_or("not an object")?;
        let figures = |(corpus, value): (&String, &Value)| {
            let figures = value.as_object().ok_or_else(|| format!("{corpus} is not an object"))?;
            let figures = figures.iter().map(|(name, value)| {
                let value =
                    value.as_f64().ok_or_else(|| format!("{corpus}, {name}: {value} is not a number"))?;
                Ok((name.clone(), value))
            });
            Ok((corpus.clone(), Figures(figures.collect::<Result<_, String>>()?)))
        };
        Ok(Board(corpora.iter().map(figures).collect::<Result<_, String>>()?))
    }

    /// Puts in the figures of a corpus for those that are there.
    pub(crate) fn replace(&mut self, corpus: &str, figures: Figures) {
        self.0.insert(corpus.to_owned(), figures);
    }

    /// What is wrong with new figures, in the light of the committed ones.
    pub(crate) fn compare(&self, corpus: &str, new: &Figures) -> Vec<String> {
        let Some(held) = self.0.get(corpus) else {
            return vec![format!("{corpus} is not on the scoreboard; {UPDATE}")];
        };
        let mut complaints = Vec::new();
        for (name, &value) in &new.0 {
            // The others say what the figures are of, and go up and down with no judgement in it.
            if !name.ends_with("recall") && !name.ends_with("precision") {
                continue;
            }
            match held.get(name) {
                None => complaints.push(format!("{corpus}: {name} is not on the scoreboard; {UPDATE}")),
                Some(held) if value < held - MAY_FALL => {
                    complaints.push(format!("{corpus}: {name} fell from {held} to {value}"));
                }
                Some(held) if value > held + MAY_RISE => {
                    complaints.push(format!("{corpus}: {name} rose from {held} to {value}: {UPDATE}"));
                }
                Some(_) => {}
            }
        }
        complaints
    }

    /// The table for the docs.
    pub(crate) fn table(&self) -> String {
        let mut out = String::from(
            "| corpus | tokens | recall | precision | exact | references: recall | precision | without a fault | sure | right of these |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
        );
        for (corpus, figures) in &self.0 {
            let ratio = |value: Option<f64>| value.map_or("–".to_owned(), |value| format!("{value:.4}"));
            let tokens = figures.get("tokens.tokens").map_or("–".to_owned(), |count| format!("{count}"));
            let mut cells = vec![corpus.clone(), tokens];
            let tokens = ["tokens.recall", "tokens.precision", "tokens.exact"];
            cells.extend(tokens.map(|name| ratio(figures.get(name))));
            let refs = ["recall", "precision", "exact_identifiers", "share_sure", "sure_precision"];
            cells.extend(refs.map(|figure| ratio(figures.over_seeds(figure))));
            // Writing to a string can't fail.
            let _ = writeln!(out, "| {} |", cells.join(" | "));
        }
        out
    }
}

/// What to do about figures that are not those of the scoreboard.
const UPDATE: &str = "run the test once more with SCRYER_ORACLE_UPDATE=1";

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let object = |figures: &Figures| {
            let figures = figures.0.iter().map(|(name, &value)| {
                // Counts are whole numbers in the file as well.
                let whole = value.fract() == 0.0 && !name.ends_with("recall") && !name.ends_with("precision");
                (name.clone(), if whole { json!(value as u64) } else { json!(value) })
            });
            Value::Object(figures.collect())
        };
        let corpora: Map<String, Value> =
            self.0.iter().map(|(corpus, figures)| (corpus.clone(), object(figures))).collect();
        writeln!(f, "{:#}", Value::Object(corpora))
    }
}

/// `docs` with `table` between the marks.
pub(crate) fn with_table(docs: &str, table: &str) -> Result<String, String> {
    let missing = || format!("{} … {} is missing", MARKS.0, MARKS.1);
    let (before, rest) = docs.split_once(MARKS.0).ok_or_else(missing)?;
    let (_, after) = rest.split_once(MARKS.1).ok_or_else(missing)?;
    Ok(format!("{before}{}\n\n{table}\n{}{after}", MARKS.0, MARKS.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(list: &[(&str, f64)]) -> Figures {
        let mut figures = Figures::default();
        list.iter().for_each(|&(name, value)| figures.set(name, value));
        figures
    }

    #[track_caller]
    fn check(committed: f64, new: f64, expected: &str) {
        let mut board = Board::default();
        board.replace("c", figures(&[("tokens.recall", committed), ("tokens.tokens", 9.0)]));
        let found = board.compare("c", &figures(&[("tokens.recall", new), ("tokens.tokens", 5.0)]));
        assert_eq!(found.join("\n"), expected);
    }

    #[test]
    fn figures_may_move_a_little() {
        check(0.9, 0.9, "");
        check(0.9, 0.8985, "");
        check(0.9, 0.9045, "");
        check(0.9, 0.897, "c: tokens.recall fell from 0.9 to 0.897");
        let rose =
            "c: tokens.recall rose from 0.9 to 0.906: run the test once more with SCRYER_ORACLE_UPDATE=1";
        check(0.9, 0.906, rose);
    }

    #[test]
    fn what_was_never_measured_is_no_pass() {
        let board = Board::default();
        assert_eq!(board.compare("c", &figures(&[("tokens.recall", 1.0)])).len(), 1);
        let mut board = Board::default();
        board.replace("c", figures(&[("tokens.recall", 1.0)]));
        assert_eq!(board.compare("c", &figures(&[("refs.1.recall", 1.0)])).len(), 1);
    }

    #[test]
    fn a_board_is_read_as_it_was_written() {
        let mut board = Board::default();
        board.replace("b", figures(&[("tokens.recall", 1.0), ("tokens.tokens", 12.0)]));
        board.replace("a", figures(&[("refs.1.recall", 0.25)]));
        assert_eq!(Board::parse(&board.to_string()), Ok(board));
        assert!(Board::parse("{\"a\": {\"tokens.recall\": null}}").is_err());
    }

    #[test]
    fn samples_are_one_figure_in_the_table() {
        let mut board = Board::default();
        board.replace(
            "c",
            figures(&[
                ("tokens.tokens", 1200.0),
                ("tokens.recall", 0.5),
                ("refs.1.recall", 0.25),
                ("refs.2.recall", 0.75),
                ("refs.1.macro_recall", 1.0),
            ]),
        );
        let table = board.table();
        let row = table.lines().last().unwrap();
        assert_eq!(row, "| c | 1200 | 0.5000 | – | – | 0.5000 | – | – | – | – |");
    }

    #[test]
    fn the_table_is_put_between_the_marks() {
        let docs = "a\n<!-- scoreboard -->\nold\n<!-- /scoreboard -->\nb\n";
        let first = with_table(docs, "| t |\n").unwrap();
        assert_eq!(first, "a\n<!-- scoreboard -->\n\n| t |\n\n<!-- /scoreboard -->\nb\n");
        assert_eq!(with_table(&first, "| t |\n").unwrap(), first);
        assert!(with_table("nothing", "| t |\n").is_err());
    }
}
