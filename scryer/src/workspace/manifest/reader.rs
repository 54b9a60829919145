//! TOML read with tolerance: what has the wrong type is a [`Flaw`] with its line, and the rest is still read.
//!
//! Serde's derive gives up on a whole manifest for one wrong field, so values are asked for one by one. Syntax errors
//! are recovered from by the parser; what it could make sense of is there.

use std::cell::RefCell;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// More than this many flaws say no more than these.
const MAX_FLAWS: usize = 20;

/// Something in a file that could not be read as what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Flaw {
    /// 1-based line, where one can be named.
    pub(crate) line: Option<u32>,
    /// What is wrong.
    pub(crate) reason: String,
}

/// Parses `text`, hands its top table to `build`, and returns what came out together with the flaws met on the way.
pub(crate) fn read<T>(text: &str, build: impl FnOnce(Table<'_>) -> T) -> (T, Vec<Flaw>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (document, errors) = DeTable::parse_recoverable(text);
    let reader = Reader { text, flaws: RefCell::new(Vec::new()) };
    // One syntax error often drags others along, so only the first is told.
    if let Some(error) = errors.first() {
        let message = error.message().lines().next().unwrap_or_default();
        reader.flaw(error.span().map(|span| span.start), format!("not valid TOML: {message}"));
    }
    let built = build(Table { reader: &reader, table: document.get_ref() });
    let mut flaws = reader.flaws.into_inner();
    flaws.sort_by_key(|flaw| flaw.line);
    (built, flaws)
}

struct Reader<'a> {
    text: &'a str,
    flaws: RefCell<Vec<Flaw>>,
}

impl Reader<'_> {
    fn flaw(&self, offset: Option<usize>, reason: String) {
        let mut flaws = self.flaws.borrow_mut();
        if flaws.len() < MAX_FLAWS {
            flaws.push(Flaw { line: offset.map(|offset| self.line(offset)), reason });
        }
    }

    fn line(&self, offset: usize) -> u32 {
        let before = self.text.as_bytes().get(..offset).unwrap_or(self.text.as_bytes());
        before.iter().filter(|&&byte| byte == b'\n').count() as u32 + 1
    }
}

/// A table whose values are asked for by key.
#[derive(Clone, Copy)]
pub(crate) struct Table<'a> {
    reader: &'a Reader<'a>,
    table: &'a DeTable<'a>,
}

impl<'a> Table<'a> {
    /// The value under the first of `keys` that is there: Cargo spells some keys with a hyphen or an underscore.
    pub(crate) fn value(&self, keys: &[&'a str]) -> Option<Value<'a>> {
        keys.iter().find_map(|&key| {
            let value = self.table.get(key)?;
            Some(Value { reader: self.reader, key, value })
        })
    }

    pub(crate) fn str(&self, key: &'a str) -> Option<String> {
        self.value(&[key])?.str()
    }

    pub(crate) fn bool(&self, key: &'a str) -> Option<bool> {
        self.value(&[key])?.bool()
    }

    pub(crate) fn table(&self, key: &'a str) -> Option<Table<'a>> {
        self.value(&[key])?.table()
    }

    pub(crate) fn strings(&self, key: &'a str) -> Vec<String> {
        self.value(&[key]).map(|value| value.strings()).unwrap_or_default()
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = Value<'a>> {
        let reader = self.reader;
        self.table.iter().map(move |(key, value)| Value { reader, key: key.get_ref(), value })
    }
}

/// A value with the key it stands under; an array's element has the array's key.
#[derive(Clone, Copy)]
pub(crate) struct Value<'a> {
    reader: &'a Reader<'a>,
    pub(crate) key: &'a str,
    value: &'a Spanned<DeValue<'a>>,
}

impl<'a> Value<'a> {
    pub(crate) fn str(&self) -> Option<String> {
        self.expect(self.value.get_ref().as_str().map(str::to_owned), "a string")
    }

    pub(crate) fn bool(&self) -> Option<bool> {
        self.expect(self.value.get_ref().as_bool(), "a boolean")
    }

    pub(crate) fn table(&self) -> Option<Table<'a>> {
        let table = self.value.get_ref().as_table();
        self.expect(table.map(|table| Table { reader: self.reader, table }), "a table")
    }

    pub(crate) fn array(&self) -> Option<Vec<Value<'a>>> {
        let Value { reader, key, .. } = *self;
        let array = self.value.get_ref().as_array();
        let values =
            array.map(|array| array.iter().map(|value| Value { reader, key, value }).collect::<Vec<_>>());
        self.expect(values, "an array")
    }

    pub(crate) fn strings(&self) -> Vec<String> {
        self.array().unwrap_or_default().iter().filter_map(Value::str).collect()
    }

    pub(crate) fn is_str(&self) -> bool {
        self.value.get_ref().is_str()
    }

    pub(crate) fn is_bool(&self) -> bool {
        self.value.get_ref().is_bool()
    }

    pub(crate) fn is_array(&self) -> bool {
        self.value.get_ref().is_array()
    }

    pub(crate) fn is_table(&self) -> bool {
        self.value.get_ref().is_table()
    }

    /// Records that something is wrong with this value.
    pub(crate) fn flaw(&self, reason: String) {
        self.reader.flaw(Some(self.value.span().start), reason);
    }

    fn expect<T>(&self, found: Option<T>, expected: &str) -> Option<T> {
        if found.is_none() {
            let found = self.value.get_ref().type_str();
            self.flaw(format!("`{}` should be {expected}, found {found}", self.key));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_types_are_told_and_the_rest_is_read() {
        let ((a, b), flaws) = read("a = 1\nb = 'x'\n", |table| (table.str("a"), table.str("b")));
        assert_eq!((a, b.as_deref()), (None, Some("x")));
        let reason = "`a` should be a string, found integer".to_owned();
        assert_eq!(flaws, [Flaw { line: Some(1), reason }]);
    }

    #[test]
    fn syntax_errors_leave_what_was_understood() {
        let (name, flaws) = read("[package]\nname = 'x'\nedition = \n[lib]\n", |table| {
            table.table("package").and_then(|package| package.str("name"))
        });
        assert_eq!(name.as_deref(), Some("x"));
        assert_eq!(flaws.first().and_then(|flaw| flaw.line), Some(3), "{flaws:?}");
    }

    #[test]
    fn deep_nesting_is_an_error_and_no_overflow() {
        let deep = format!("a = {}1{}", "[".repeat(100_000), "]".repeat(100_000));
        let ((), flaws) = read(&deep, |_| ());
        assert_eq!(flaws.len(), 1);
    }
}
