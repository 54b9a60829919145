//! Names that mean the same across files.

use std::sync::{Arc, RwLock};

use rustc_hash::FxHashMap;

/// An identifier's text, interned for a whole [`FactsTable`](super::FactsTable): equal names are equal numbers in every
/// file of the table. Without `r#`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(pub u32);

macro_rules! well_known {
    ($($name:ident = $text:literal),* $(,)?) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u32)]
        enum Index { $($name),* }

        impl Name {
            $(
                #[doc = concat!("`", $text, "`")]
                pub const $name: Name = Name(Index::$name as u32);
            )*
        }

        const WELL_KNOWN: &[&str] = &[$($text),*];
    };
}

well_known! {
    SELF_TYPE = "Self", SELF_VALUE = "self", STD = "std", CORE = "core", ALLOC = "alloc", PRELUDE = "prelude",
    V2015 = "rust_2015", V2018 = "rust_2018", V2021 = "rust_2021", V2024 = "rust_2024", V1 = "v1", OUTPUT = "Output",
    ITEM = "Item", INTO_ITER = "IntoIter", TARGET = "Target", PROC_MACRO = "proc_macro", TEST = "test",
    FN = "Fn", FN_MUT = "FnMut", FN_ONCE = "FnOnce", ASYNC_FN = "AsyncFn", ASYNC_FN_MUT = "AsyncFnMut",
    ASYNC_FN_ONCE = "AsyncFnOnce", UNDERSCORE = "_", INTO_FUTURE = "IntoFuture", VEC = "vec", MAIN = "main",
}

/// The interner: append-only, shared by all states of a table, so a [`Name`] never changes its meaning.
#[derive(Debug)]
pub struct Names(RwLock<Inner>);

#[derive(Debug, Default)]
struct Inner {
    ids: FxHashMap<Arc<str>, Name>,
    texts: Vec<Arc<str>>,
}

impl Default for Names {
    fn default() -> Names {
        let names = Names(RwLock::default());
        names.intern_all(WELL_KNOWN.iter().copied());
        names
    }
}

impl Names {
    /// An interner of its own that begins with the names of this one.
    pub(super) fn forked(&self) -> Names {
        let inner = self.0.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        Names(RwLock::new(Inner { ids: inner.ids.clone(), texts: inner.texts.clone() }))
    }

    /// The name of each text, in order.
    pub fn intern_all<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> Vec<Name> {
        let mut inner = self.0.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        texts
            .into_iter()
            .map(|text| match inner.ids.get(text) {
                Some(&name) => name,
                None => {
                    let name = Name(inner.texts.len() as u32);
                    let text: Arc<str> = text.into();
                    inner.texts.push(text.clone());
                    inner.ids.insert(text, name);
                    name
                }
            })
            .collect()
    }

    /// The name of `text`, which is interned if it is new.
    pub fn intern(&self, text: &str) -> Name {
        self.get(text).unwrap_or_else(|| self.intern_all([text])[0])
    }

    /// The name of `text` if any file holds it.
    pub fn get(&self, text: &str) -> Option<Name> {
        self.0.read().unwrap_or_else(|poisoned| poisoned.into_inner()).ids.get(text).copied()
    }

    /// The text of `name`.
    pub fn text(&self, name: Name) -> Arc<str> {
        let inner = self.0.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        inner.texts.get(name.0 as usize).cloned().unwrap_or_else(|| "".into())
    }

    /// All names whose text satisfies `keep`, with the text, in order of their numbers.
    pub fn matching(&self, mut keep: impl FnMut(&str) -> bool) -> Vec<(Name, Arc<str>)> {
        let inner = self.0.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        let numbered = inner.texts.iter().enumerate();
        numbered
            .filter(|(_, text)| keep(text))
            .map(|(index, text)| (Name(index as u32), text.clone()))
            .collect()
    }
}
