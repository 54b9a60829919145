//! What is really there: names that can't be typed, and names that look like others.
//!
//! A name as written always wins. Only where it names nothing is the directory searched for an entry that looks the
//! same: equal after Unicode composition (NFC) and with every kind of blank turned into a space. It is used where
//! there is exactly one; anything else would be a guess. Letter case is never ignored, only mentioned in the error.

use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use unicode_normalization::UnicodeNormalization;

use crate::error::PathError;

/// Entries of one directory that are looked at before giving up on a name that looks alike.
const MAX_ENTRIES: usize = 100_000;

/// A path that exists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Located {
    /// The path under which the system knows it.
    pub path: PathBuf,
    /// Says what was used instead, where the path isn't the one that was asked for.
    pub note: Option<String>,
}

/// Finds an existing file, directory or link, component by component. The last component isn't followed if it is a
/// link.
///
/// A component that doesn't exist as written is also tried as a shown name with `\xNN` in it ([`shown_name`],
/// [`shown_line`]), then as a name that looks the same.
///
/// # Errors
///
/// [`PathError::NotFound`] with the nearest existing parent and the entry that comes closest,
/// [`PathError::NotADirectory`] where the path goes on below a file, and [`PathError::Io`].
pub fn locate(path: &Path) -> Result<Located, PathError> {
    if exists(path)? {
        return Ok(Located { path: path.to_owned(), note: None });
    }
    let mut at = PathBuf::new();
    let mut replaced = Vec::new();
    for component in path.components() {
        let Component::Normal(name) = component else {
            at.push(component);
            continue;
        };
        let next = at.join(name);
        if exists(&next)? {
            at = next;
            continue;
        }
        let similar = Similar::of(name, &at)?;
        let Some(found) = similar.same else {
            return Err(PathError::NotFound { path: path.to_owned(), parent: at, similar: similar.near });
        };
        // A name as answers show it is that name.
        if name.to_str().and_then(name_from_shown).as_ref() != Some(&found) {
            replaced.push(format!("{:?} for {:?}", shown_name(&found).text, shown_name(name).text));
        }
        at.push(found);
    }
    let note = (!replaced.is_empty()).then(|| format!("used the name {}", replaced.join(", ")));
    Ok(Located { path: at, note })
}

fn exists(path: &Path) -> Result<bool, PathError> {
    match fs::symlink_metadata(path) {
        Ok(_) => Ok(true),
        Err(error) => match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::InvalidFilename => Ok(false),
            io::ErrorKind::NotADirectory => {
                let file = path.ancestors().find(|ancestor| fs::symlink_metadata(ancestor).is_ok());
                Err(PathError::NotADirectory { path: file.unwrap_or(path).to_owned() })
            }
            _ => Err(PathError::Io { path: path.to_owned(), source: error }),
        },
    }
}

/// The entries of a directory that resemble a name.
struct Similar {
    /// The one entry that looks the same.
    same: Option<OsString>,
    /// The first entry, in byte order, that differs in letter case at most.
    near: Option<String>,
}

impl Similar {
    fn of(name: &OsStr, directory: &Path) -> Result<Self, PathError> {
        let nothing = Self { same: None, near: None };
        let Some(name) = name.to_str() else { return Ok(nothing) };
        if let Some(raw) = name_from_shown(name)
            && exists(&directory.join(&raw))?
        {
            return Ok(Self { same: Some(raw), near: None });
        }
        // A directory that can't be listed has no look-alikes to offer; the name is simply not found.
        let Ok(entries) = fs::read_dir(directory) else { return Ok(nothing) };
        let names = entries.filter_map(|entry| Some(entry.ok()?.file_name()));
        let (same, near) = look_alike(name, names);
        Ok(Self { same, near })
    }
}

/// Finds among the names of a directory the one that looks the same, where there is exactly one, and the first in
/// byte order that differs in letter case at most.
pub(crate) fn look_alike(
    name: &str,
    entries: impl Iterator<Item = OsString>,
) -> (Option<OsString>, Option<String>) {
    let (key, folded) = (look(name), look(name).to_lowercase());
    let mut same = Vec::new();
    let mut near = Vec::new();
    for (count, entry) in entries.enumerate() {
        if count >= MAX_ENTRIES {
            return (None, None);
        }
        let Some(text) = entry.to_str() else { continue };
        let look = look(text);
        if look.to_lowercase() == folded {
            near.push(text.to_owned());
            if look == key {
                same.push(entry);
            }
        }
    }
    near.sort_unstable();
    let same = if same.len() == 1 { same.pop() } else { None };
    (same, near.into_iter().next())
}

/// Returns what a reader sees: composed, and every blank the same.
fn look(name: &str) -> String {
    name.nfc()
        .map(|c| if matches!(c, '\u{a0}' | '\u{2007}' | '\u{202f}' | '\u{3000}') { ' ' } else { c })
        .collect()
}

/// A file name as answers show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownName<'a> {
    /// The name, with `\xNN` for each byte that isn't UTF-8.
    pub text: Cow<'a, str>,
    /// Whether there was such a byte.
    pub non_utf8: bool,
}

/// Returns a name as text. [`locate`] takes the text back.
#[must_use]
pub fn shown_name(name: &OsStr) -> ShownName<'_> {
    if let Some(text) = name.to_str() {
        return ShownName { text: Cow::Borrowed(text), non_utf8: false };
    }
    ShownName { text: Cow::Owned(escape(name)), non_utf8: true }
}

#[cfg(unix)]
fn escape(name: &OsStr) -> String {
    use std::fmt::Write;
    use std::os::unix::ffi::OsStrExt;
    let mut text = String::new();
    for chunk in name.as_bytes().utf8_chunks() {
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            // Writing to a String can't fail.
            let _ = write!(text, "\\x{byte:02x}");
        }
    }
    text
}

#[cfg(not(unix))]
fn escape(name: &OsStr) -> String {
    name.to_string_lossy().into_owned()
}

/// Returns a name or a path as it stands on a line of its own: `\xNN` for the bytes of each control character, so
/// that a newline in it neither ends the line nor a terminal obeys it. [`locate`] takes the text back.
#[must_use]
pub fn shown_line(text: &str) -> Cow<'_, str> {
    use std::fmt::Write;
    if !text.contains(char::is_control) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if !c.is_control() {
            shown.push(c);
            continue;
        }
        for byte in c.encode_utf8(&mut [0; 4]).bytes() {
            // Writing to a String can't fail.
            let _ = write!(shown, "\\x{byte:02x}");
        }
    }
    Cow::Owned(shown)
}

/// Returns the bytes behind a shown name that holds `\xNN`; `None` where it holds none, or on a platform whose names
/// aren't bytes.
///
/// A name that really holds a backslash and an `x` looks the same, so try the text itself first.
#[must_use]
pub fn name_from_shown(text: &str) -> Option<OsString> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\\x") {
        bytes.extend_from_slice(before.as_bytes());
        match after.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            // Only what `shown_name` and `shown_line` write: visible ASCII is never escaped, and NUL is in no name.
            Some(byte) if byte != 0 && (!byte.is_ascii() || byte.is_ascii_control()) => {
                bytes.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            _ => {
                bytes.extend_from_slice(b"\\x");
                rest = after;
            }
        }
    }
    if bytes.len() + rest.len() == text.len() {
        return None;
    }
    bytes.extend_from_slice(rest.as_bytes());
    from_bytes(bytes)
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other platforms have no such names")]
fn from_bytes(bytes: Vec<u8>) -> Option<OsString> {
    use std::os::unix::ffi::OsStringExt;
    Some(OsString::from_vec(bytes))
}

#[cfg(not(unix))]
fn from_bytes(_: Vec<u8>) -> Option<OsString> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn directory(names: &[&str]) -> tempfile::TempDir {
        let temporary = tempfile::tempdir().unwrap();
        for name in names {
            fs::write(temporary.path().join(name), "").unwrap();
        }
        temporary
    }

    #[track_caller]
    fn check(names: &[&str], given: &str, expected: Option<&str>) {
        let temporary = directory(names);
        match (locate(&temporary.path().join(given)), expected) {
            (Ok(located), Some(expected)) => {
                assert_eq!(located.path, temporary.path().join(expected));
                let is_shown = name_from_shown(given).as_deref() == Some(OsStr::new(expected));
                assert_eq!(located.note.is_some(), given != expected && !is_shown);
            }
            (Err(PathError::NotFound { .. }), None) => {}
            (other, _) => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_screenshot_is_found_under_the_name_as_shown() {
        check(&["S 10.30\u{202f}AM.png"], "S 10.30 AM.png", Some("S 10.30\u{202f}AM.png"));
        check(&["S\u{3000}1", "b"], "S\u{a0}1", Some("S\u{3000}1"));
    }

    #[test]
    fn the_exact_name_wins() {
        let both = ["S 10.30\u{202f}AM.png", "S 10.30 AM.png"];
        check(&both, "S 10.30 AM.png", Some("S 10.30 AM.png"));
        check(&both, "S 10.30\u{202f}AM.png", Some("S 10.30\u{202f}AM.png"));
    }

    #[test]
    fn two_look_alikes_are_no_answer() {
        check(&["a\u{a0}b", "a\u{2007}b"], "a b", None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn composed_and_decomposed_names_are_one() {
        check(&["u\u{308}.txt"], "ü.txt", Some("u\u{308}.txt"));
        check(&["ü.txt"], "u\u{308}.txt", Some("ü.txt"));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn letter_case_is_only_a_hint() {
        let temporary = directory(&["README.md"]);
        let error = locate(&temporary.path().join("readme.md")).unwrap_err();
        let PathError::NotFound { parent, similar, .. } = error else { panic!("{error:?}") };
        assert_eq!((parent.as_path(), similar.as_deref()), (temporary.path(), Some("README.md")));
    }

    #[test]
    fn the_nearest_parent_is_named() {
        let temporary = directory(&["f"]);
        let error = locate(&temporary.path().join("a/b/c")).unwrap_err();
        let PathError::NotFound { parent, similar, .. } = error else { panic!("{error:?}") };
        assert_eq!((parent.as_path(), similar), (temporary.path(), None));
        if cfg!(unix) {
            let below_a_file = locate(&temporary.path().join("f/x/y")).unwrap_err();
            let PathError::NotADirectory { path } = below_a_file else { panic!("{below_a_file:?}") };
            assert_eq!(path, temporary.path().join("f"));
        }
    }

    #[test]
    fn a_look_alike_is_found_in_the_middle_of_a_path() {
        let temporary = tempfile::tempdir().unwrap();
        let real = temporary.path().join("a\u{a0}b");
        fs::create_dir(&real).unwrap();
        fs::write(real.join("f"), "").unwrap();
        assert_eq!(locate(&temporary.path().join("a b/f")).unwrap().path, real.join("f"));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn names_that_are_no_text_can_be_passed_back() {
        use std::os::unix::ffi::OsStrExt;
        let temporary = tempfile::tempdir().unwrap();
        let name = OsStr::from_bytes(b"caf\xe9 \\x41.txt");
        fs::write(temporary.path().join(name), "").unwrap();
        let shown = shown_name(name);
        assert_eq!((shown.text.as_ref(), shown.non_utf8), ("caf\\xe9 \\x41.txt", true));
        let located = locate(&temporary.path().join(shown.text.as_ref())).unwrap();
        assert_eq!(located.path, temporary.path().join(name));
        assert_eq!(name_from_shown("plain\\x41\\xzz\\x"), None);
    }

    #[test]
    #[cfg(unix)]
    fn names_of_several_lines_are_shown_on_one_and_can_be_passed_back() {
        for (name, shown) in [
            ("new\nline", "new\\x0aline"),
            ("\u{1b}[31mred\t\r", "\\x1b[31mred\\x09\\x0d"),
            ("\u{85}\u{7f}é", "\\xc2\\x85\\x7fé"),
        ] {
            assert_eq!(shown_line(name), shown);
            check(&[name], shown, Some(name));
            check(&[name, shown], shown, Some(shown));
        }
        assert_eq!(shown_line("plain ü"), "plain ü");
        assert_eq!(name_from_shown("a\\x00b\\x20"), None);
    }

    #[test]
    #[cfg(unix)]
    fn a_dangling_link_exists() {
        let temporary = tempfile::tempdir().unwrap();
        std::os::unix::fs::symlink("nowhere", temporary.path().join("l")).unwrap();
        assert!(locate(&temporary.path().join("l")).is_ok());
    }
}
