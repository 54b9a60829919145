//! What a decision is, and where copies of it are kept.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};

/// A word that is none of a closed set.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("`{given}` is not one of `{}`", choices.join("`, `"))]
pub struct NoSuchWord {
    /// As given.
    pub given: String,
    /// What there is.
    pub choices: Vec<&'static str>,
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$variant_doc])* $variant),* }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The word for it.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.word())
            }
        }

        impl FromStr for $name {
            type Err = NoSuchWord;

            fn from_str(text: &str) -> Result<$name, NoSuchWord> {
                let found = $name::ALL.iter().find(|value| value.word() == text);
                found.copied().ok_or_else(|| NoSuchWord {
                    given: text.to_owned(),
                    choices: $name::ALL.iter().map(|value| value.word()).collect(),
                })
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let word = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                word.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

words! {
    /// How far a decision is.
    Status {
        /// Under discussion.
        Proposed = "proposed",
        /// In force.
        Accepted = "accepted",
        /// Turned down.
        Rejected = "rejected",
        /// No longer to be followed.
        Deprecated = "deprecated",
        /// Replaced by another one.
        Superseded = "superseded",
    }
}

words! {
    /// The form of a new record.
    Template {
        /// Context, decision, consequences: Michael Nygard's form.
        Nygard = "nygard",
        /// Context and problem statement, decision outcome: Markdown Any Decision Records.
        Madr = "madr",
    }
}

words! {
    /// The folders that hold documents.
    Folder {
        /// Decisions, numbered.
        Adr = "docs/adr",
        /// What was found out.
        Learnings = "docs/learnings",
        /// What is to be done.
        Plans = "docs/plans",
    }
}

/// One document, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Its path relative to the project's root, with `/`; `None` for one that only the store has.
    pub file_path: Option<String>,
    /// Where it belongs.
    pub folder: Folder,
    /// Its number, if it is a decision.
    pub number: Option<u32>,
    /// Its title, on one line.
    pub title: String,
    /// How far it is, if it says.
    pub status: Option<Status>,
    /// Why there was something to decide.
    pub context: String,
    /// What was decided.
    pub decision: String,
    /// What follows.
    pub consequences: String,
    /// Everything else.
    pub body: String,
    /// Globs over paths that it is about.
    pub affected_paths: Vec<String>,
    /// Symbols that it is about.
    pub affects: Vec<String>,
    /// What those were like when it was written, by symbol.
    pub fingerprints: BTreeMap<String, String>,
    /// What must not use what: `a::b -> c::d`.
    pub forbids: Vec<String>,
    /// Numbers of decisions that it replaces.
    pub supersedes: Vec<u32>,
    /// The number of the one that replaces it, as it says itself.
    pub superseded_by: Option<u32>,
    /// What is wrong with its frontmatter.
    pub problem: Option<String>,
    /// All of its text.
    pub text: String,
}

impl Decision {
    /// What it is known by in the store: its number where it has one, so that a renamed file stays the same decision.
    pub fn key(&self) -> String {
        match (self.number, &self.file_path) {
            (Some(number), _) => format!("#{number}"),
            (None, Some(path)) => path.clone(),
            (None, None) => String::new(),
        }
    }
}

/// A document before it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Relative to the root, with `/`; `None` for one that only the store has.
    pub file_path: Option<String>,
    /// Its number, if only the store knows it.
    pub number: Option<u32>,
    /// Its text, or why it can't be read.
    pub text: Result<String, String>,
}

/// A new record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft<'a> {
    /// Anything; it is written on one line.
    pub title: &'a str,
    /// How far it is.
    pub status: Status,
    /// Markdown.
    pub context: &'a str,
    /// Markdown.
    pub decision: &'a str,
    /// Markdown.
    pub consequences: Option<&'a str>,
    /// Globs.
    pub affected_paths: &'a [String],
    /// Symbols with what they are like now.
    pub affects: &'a [(String, Option<String>)],
    /// `a::b -> c::d`
    pub forbids: &'a [String],
    /// Which form.
    pub template: Template,
}

/// A decision as a store keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecisionRow {
    /// Its path relative to the root, or `#NUMBER` where it has no file.
    pub path: String,
    /// Its number.
    pub number: Option<u32>,
    /// Its title.
    pub title: String,
    /// How far it is; empty if it does not say.
    pub status: String,
    /// All of its text.
    pub text: String,
}

impl DecisionRow {
    /// Whether there is no file behind it.
    pub fn is_alone(&self) -> bool {
        self.path.starts_with('#')
    }
}

/// Where copies of decisions are kept, and what their anchors were like when they were first seen. Whoever implements it
/// keeps the rows of one project.
pub trait DecisionStore: Sync {
    /// All of them, by path.
    ///
    /// # Errors
    ///
    /// A text that says why they can't be had; so for all methods.
    fn rows(&self) -> Result<Vec<DecisionRow>, String>;

    /// Keeps one, in place of what has its path.
    fn put(&self, row: DecisionRow) -> Result<(), String>;

    /// Lets go of one; returns whether there was one.
    fn remove(&self, path: &str) -> Result<bool, String>;

    /// The fingerprints of anchors whose files have none, by decision and symbol.
    fn baselines(&self) -> Result<BTreeMap<(String, String), String>, String>;

    /// Keeps a fingerprint.
    fn put_baseline(&self, decision: &str, symbol: &str, fingerprint: &str) -> Result<(), String>;

    /// Lets go of all fingerprints of a decision.
    fn remove_baselines(&self, decision: &str) -> Result<(), String>;
}

impl<S: DecisionStore + ?Sized> DecisionStore for &S {
    fn rows(&self) -> Result<Vec<DecisionRow>, String> {
        (**self).rows()
    }

    fn put(&self, row: DecisionRow) -> Result<(), String> {
        (**self).put(row)
    }

    fn remove(&self, path: &str) -> Result<bool, String> {
        (**self).remove(path)
    }

    fn baselines(&self) -> Result<BTreeMap<(String, String), String>, String> {
        (**self).baselines()
    }

    fn put_baseline(&self, decision: &str, symbol: &str, fingerprint: &str) -> Result<(), String> {
        (**self).put_baseline(decision, symbol, fingerprint)
    }

    fn remove_baselines(&self, decision: &str) -> Result<(), String> {
        (**self).remove_baselines(decision)
    }
}

/// A store that is gone when it is dropped.
#[derive(Debug, Default)]
pub struct MemoryStore(Mutex<Held>);

#[derive(Debug, Default)]
struct Held {
    rows: BTreeMap<String, DecisionRow>,
    baselines: BTreeMap<(String, String), String>,
}

impl MemoryStore {
    fn with<T>(&self, work: impl FnOnce(&mut Held) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl DecisionStore for MemoryStore {
    fn rows(&self) -> Result<Vec<DecisionRow>, String> {
        Ok(self.with(|held| held.rows.values().cloned().collect()))
    }

    fn put(&self, row: DecisionRow) -> Result<(), String> {
        self.with(|held| held.rows.insert(row.path.clone(), row));
        Ok(())
    }

    fn remove(&self, path: &str) -> Result<bool, String> {
        Ok(self.with(|held| held.rows.remove(path).is_some()))
    }

    fn baselines(&self) -> Result<BTreeMap<(String, String), String>, String> {
        Ok(self.with(|held| held.baselines.clone()))
    }

    fn put_baseline(&self, decision: &str, symbol: &str, fingerprint: &str) -> Result<(), String> {
        let key = (decision.to_owned(), symbol.to_owned());
        self.with(|held| held.baselines.insert(key, fingerprint.to_owned()));
        Ok(())
    }

    fn remove_baselines(&self, decision: &str) -> Result<(), String> {
        self.with(|held| held.baselines.retain(|(of, _), _| of != decision));
        Ok(())
    }
}
