//! The library's closed sets as values of the command line.

use std::ffi::OsStr;
use std::marker::PhantomData;
use std::str::FromStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use scryer::memory::{Status, Template};
use scryer::query::{Direction, RoleFilter, ScopeLevel, Section, SymbolKind, View};
use scryer_mcp::{AlwaysLoad, Profile};

/// A set of words that the library knows.
pub(crate) trait Word: FromStr + Copy + Send + Sync + 'static {
    /// The words that are listed.
    fn listed() -> Vec<&'static str>;
}

macro_rules! word {
    ($($set:ty),*) => { $(
        impl Word for $set {
            fn listed() -> Vec<&'static str> {
                <$set>::ALL.iter().map(|value| value.word()).collect()
            }
        }
    )* };
}

word!(AlwaysLoad, Direction, Profile, RoleFilter, ScopeLevel, Section, Status, Template, View);

impl Word for SymbolKind {
    fn listed() -> Vec<&'static str> {
        // No index holds parameters and locals.
        let held =
            SymbolKind::ALL.iter().filter(|kind| !matches!(kind, SymbolKind::Parameter | SymbolKind::Local));
        held.map(|kind| kind.word()).collect()
    }
}

/// Parses one of the words of a set, by the library's own rule.
pub(crate) fn word<T: Word>() -> WordParser<T> {
    WordParser(PhantomData)
}

/// See [`word`].
#[derive(Clone)]
pub(crate) struct WordParser<T>(PhantomData<T>);

impl<T: Word> TypedValueParser for WordParser<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        let text = StringValueParser::new().parse_ref(command, argument, value)?;
        text.parse().map_err(|_| {
            let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
            if let Some(argument) = argument {
                error.insert(ContextKind::InvalidArg, ContextValue::String(argument.to_string()));
            }
            error.insert(ContextKind::InvalidValue, ContextValue::String(text));
            let words = T::listed().into_iter().map(str::to_owned).collect();
            error.insert(ContextKind::ValidValue, ContextValue::Strings(words));
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(T::listed().into_iter().map(PossibleValue::new)))
    }
}
