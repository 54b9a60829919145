//! `FILE:LINE:COLUMN` as compilers and editors write it.

use std::path::Path;

/// A place as it was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// The file, as it was typed.
    pub(crate) file: String,
    /// From 1; 0 is left for the library to refuse.
    pub(crate) line: u32,
    /// From 1.
    pub(crate) column: Option<u32>,
}

impl Place {
    /// Reads a place; `None` if the text is something else, such as a symbol.
    pub(crate) fn read(text: &str) -> Option<Place> {
        // A trailing colon is what remains of `rg --column` and rustc when a line is pasted.
        let text = text.strip_suffix(':').unwrap_or(text);
        let (before, last) = split_number(text)?;
        match split_number(before) {
            Some((file, line)) => Some(Place { file: file.to_owned(), line, column: Some(last) }),
            None => Some(Place { file: before.to_owned(), line: last, column: None }),
        }
    }
}

/// `a:5` → `a`, 5. What stands before must not end in a colon: `a::5` is no place.
fn split_number(text: &str) -> Option<(&str, u32)> {
    let (before, digits) = text.rsplit_once(':')?;
    if before.is_empty()
        || before.ends_with(':')
        || digits.is_empty()
        || !digits.bytes().all(|byte| byte.is_ascii_digit())
    {
        return None;
    }
    // A number that is too large for any file is as good as the largest.
    Some((before, digits.parse().unwrap_or(u32::MAX)))
}

/// Whether someone who typed this for a symbol meant a file.
pub(crate) fn looks_like_file(text: &str) -> bool {
    !text.contains("::") && Path::new(text).extension().is_some_and(|extension| extension == "rs")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<(&str, u32, Option<u32>)>) {
        let read = Place::read(text);
        let read = read.as_ref().map(|place| (place.file.as_str(), place.line, place.column));
        assert_eq!(read, expected, "{text}");
    }

    #[test]
    fn places_and_symbols_are_told_apart() {
        check("src/lib.rs:10:5", Some(("src/lib.rs", 10, Some(5))));
        check("src/lib.rs:10", Some(("src/lib.rs", 10, None)));
        check("src/lib.rs:10:5:", Some(("src/lib.rs", 10, Some(5))));
        check("my app/a b.rs:1", Some(("my app/a b.rs", 1, None)));
        check(r"C:\x\lib.rs:10:5", Some((r"C:\x\lib.rs", 10, Some(5))));
        check("lib.rs:0:0", Some(("lib.rs", 0, Some(0))));
        check("lib.rs:99999999999:1", Some(("lib.rs", u32::MAX, Some(1))));
        check("Searcher::search_path", None);
        check("a::1", None);
        check("<A as B>::c", None);
        check("src/lib.rs", None);
        check("src/lib.rs:x", None);
        check(":5", None);
        check("", None);
        check("::", None);
    }
}
