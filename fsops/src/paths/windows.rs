//! What only Windows does to paths, as functions of text that run on any platform.
//!
//! Prefixes (`C:`, `\\server\share`, `\\?\`), names that are devices, and names that Windows would silently change.
//! Nothing here asks the system.

use crate::error::{NameFault, PathError};

use super::lexical::{Anchor, Lexical, Rules};

/// Splits a path into where it starts and the rest.
pub(super) fn split_anchor(path: &str) -> Result<(Anchor<'_>, &str), PathError> {
    let bad_prefix = || PathError::Prefix { path: path.to_owned() };
    let Some(rest) = strip_two_separators(path) else {
        return Ok(match drive_letter(path) {
            Some((letter, rest)) if rest.starts_with(is_separator) => (Anchor::Drive(letter), rest),
            Some((letter, rest)) => (Anchor::OnDrive(letter), rest),
            None if path.starts_with(is_separator) => (Anchor::Root, path),
            None => (Anchor::Relative, path),
        });
    };
    let (server, rest) = split_name(rest);
    match server {
        "?" => {
            let (first, after) = split_name(rest);
            if first.eq_ignore_ascii_case("unc") {
                return split_share(after).ok_or_else(bad_prefix);
            }
            match drive_letter(rest) {
                Some((letter, rest)) if rest.is_empty() || rest.starts_with(is_separator) => {
                    Ok((Anchor::Drive(letter), rest))
                }
                _ => Err(bad_prefix()),
            }
        }
        "." => Err(bad_prefix()),
        _ => split_share(strip_two_separators(path).unwrap_or_default()).ok_or_else(bad_prefix),
    }
}

fn split_share(rest: &str) -> Option<(Anchor<'_>, &str)> {
    let (server, rest) = split_name(rest);
    let (share, rest) = split_name(rest);
    // `..` and `.` would be read as steps, `?` as a prefix, when the path comes back.
    let usable = |name: &str| !name.is_empty() && !matches!(name, "." | ".." | "?");
    (usable(server) && usable(share)).then_some((Anchor::Share { server, share }, rest))
}

/// Returns the text up to the first separator, and the text after it.
fn split_name(text: &str) -> (&str, &str) {
    text.split_once(is_separator).unwrap_or((text, ""))
}

fn strip_two_separators(path: &str) -> Option<&str> {
    path.strip_prefix(is_separator)?.strip_prefix(is_separator)
}

fn is_separator(c: char) -> bool {
    Rules::Windows.is_separator(c)
}

/// Returns the drive's letter in upper case and what follows the colon, where the text begins with a drive.
pub(super) fn drive_letter(path: &str) -> Option<(char, &str)> {
    let letter = path.chars().next().filter(char::is_ascii_alphabetic)?;
    let rest = path.get(1..)?.strip_prefix(':')?;
    Some((letter.to_ascii_uppercase(), rest))
}

/// Returns the `\\?\` form of an absolute path, which the system takes as it stands and at any length.
///
/// The path is normalised first, because the system won't do it for this form. It is for passing to the system only;
/// answers never show it.
///
/// # Errors
///
/// [`PathError::NotAbsolute`] where the path has no drive or share, and those of [`super::normalise`].
///
/// ```
/// use fsops::paths::windows::to_verbatim;
///
/// assert_eq!(to_verbatim("c:/work/./demo")?, r"\\?\C:\work\demo");
/// assert_eq!(to_verbatim("//server/share/a")?, r"\\?\UNC\server\share\a");
/// # Ok::<(), fsops::PathError>(())
/// ```
pub fn to_verbatim(path: &str) -> Result<String, PathError> {
    let parsed = Lexical::parse(path, Rules::Windows)?;
    let shown = parsed.render(Rules::Windows).replace('/', r"\");
    match parsed.anchor {
        Anchor::Drive(_) => Ok(format!(r"\\?\{shown}")),
        Anchor::Share { .. } => Ok(format!(r"\\?\UNC\{}", shown.trim_start_matches('\\'))),
        Anchor::Relative | Anchor::Root | Anchor::OnDrive(_) => {
            Err(PathError::NotAbsolute { path: path.into() })
        }
    }
}

/// Returns the path as answers show it: no `\\?\` prefix, and `/` between names. Nothing else is changed.
///
/// ```
/// use fsops::paths::windows::shown;
///
/// assert_eq!(shown(r"\\?\C:\work\demo"), "C:/work/demo");
/// assert_eq!(shown(r"\\?\UNC\server\share\a"), "//server/share/a");
/// assert_eq!(shown(r"src\lib.rs"), "src/lib.rs");
/// ```
#[must_use]
pub fn shown(path: &str) -> String {
    let path = path.replace('\\', "/");
    match path.strip_prefix("//?/") {
        Some(rest) => match rest.split_at_checked(4) {
            Some((unc, share)) if unc.eq_ignore_ascii_case("UNC/") => format!("//{share}"),
            _ => rest.to_owned(),
        },
        None => path,
    }
}

/// Tells whether a name is a device, whatever its letter case, extension and trailing blanks: `CON`, `nul.txt`,
/// `COM1`, `LPT¹`.
#[must_use]
pub fn is_device_name(name: &str) -> bool {
    let stem = name.split(['.', ':']).next().unwrap_or_default().trim_end_matches(' ').to_uppercase();
    if matches!(stem.as_str(), "CON" | "PRN" | "AUX" | "NUL" | "CONIN$" | "CONOUT$") {
        return true;
    }
    stem.strip_prefix("COM").or_else(|| stem.strip_prefix("LPT")).is_some_and(|number| {
        let mut chars = number.chars();
        // Windows counts the superscript digits of Latin-1 as digits here.
        matches!(chars.next(), Some('0'..='9' | '¹' | '²' | '³')) && chars.next().is_none()
    })
}

/// Refuses paths under which Windows would write something else than the file they name.
///
/// # Errors
///
/// [`PathError::Name`] for a component that is a device, holds a colon or ends in a blank or a dot, and those of
/// [`super::normalise`].
///
/// ```
/// use fsops::paths::windows::check_writable;
///
/// assert!(check_writable(r"C:\work\notes.txt").is_ok());
/// assert!(check_writable(r"C:\work\nul.txt").is_err());
/// assert!(check_writable("notes.txt:hidden").is_err());
/// ```
pub fn check_writable(path: &str) -> Result<(), PathError> {
    let parsed = Lexical::parse(path, Rules::Windows)?;
    for name in parsed.names {
        let fault = if is_device_name(name) {
            NameFault::Device
        } else if name.contains(':') {
            NameFault::Stream
        } else if name.ends_with([' ', '.']) {
            NameFault::TrailingDrop
        } else {
            continue;
        };
        return Err(PathError::Name { path: path.to_owned(), name: name.to_owned(), fault });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn device_names_are_devices_in_every_spelling() {
        for name in [
            "CON",
            "con",
            "NUL.txt",
            "nul .txt",
            "Aux",
            "prn.tar.gz",
            "COM1",
            "com0.x",
            "LPT²",
            "CONIN$",
            "NUL:",
        ] {
            assert!(is_device_name(name), "{name}");
        }
        for name in ["console", "COM", "COM10", "COMA", "NULL", "x.con", "_nul", "lpt", ""] {
            assert!(!is_device_name(name), "{name}");
        }
    }

    #[test]
    fn writes_are_refused_where_another_file_would_be_written() {
        let check = |path: &str, expected: Option<NameFault>| {
            let fault = match check_writable(path) {
                Ok(()) => None,
                Err(PathError::Name { fault, .. }) => Some(fault),
                Err(other) => panic!("{path}: {other}"),
            };
            assert_eq!(fault, expected, "{path}");
        };
        check(r"C:\a\b.txt", None);
        check("a/../b", None);
        check(r"C:\nul\b.txt", Some(NameFault::Device));
        check("a:b.txt:stream", Some(NameFault::Stream));
        check(r"C:\a:b", Some(NameFault::Stream));
        check("a./b", Some(NameFault::TrailingDrop));
        check("b.txt ", Some(NameFault::TrailingDrop));
        check(r"\\?\C:\a\aux", Some(NameFault::Device));
        check(".gitignore", None);
    }

    #[test]
    fn a_stream_on_a_one_letter_file_reads_as_a_drive() {
        // Windows itself reads `a:b` as a name on drive A; there is no stream to refuse.
        assert!(check_writable("a:b").is_ok());
        assert!(check_writable("./a:b").is_err());
    }

    #[test]
    fn the_verbatim_form_is_never_shown() {
        for path in ["C:/work/demo", "//server/share/a b"] {
            assert_eq!(shown(&to_verbatim(path).unwrap()), path);
        }
        assert!(matches!(to_verbatim("a"), Err(PathError::NotAbsolute { .. })));
        assert_eq!(shown(r"\\?\ü"), "ü");
    }
}
