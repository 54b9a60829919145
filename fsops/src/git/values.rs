//! Values that reach git, checked before it runs.

use crate::error::GitError;

/// Who wrote a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Author {
    /// A name, not empty.
    pub name: String,
    /// An address, not empty.
    pub email: String,
}

impl Author {
    /// Returns the form that git takes: `NAME <EMAIL>`.
    pub(super) fn as_argument(&self) -> Result<String, GitError> {
        for (key, value) in [("name", &self.name), ("email", &self.email)] {
            if value.trim().is_empty() || value.contains(['\n', '\r', '<', '>', '\0']) {
                let what = format!("author.{key} must not be empty, nor hold a newline, `<`, `>` or NUL");
                return Err(GitError::Argument { what });
            }
        }
        Ok(format!("--author={} <{}>", self.name, self.email))
    }
}

/// Checks that a text can be a revision and nothing else.
pub(super) fn check_revision(revision: &str) -> Result<(), GitError> {
    let reason = match revision {
        "" => "it is empty",
        text if text.starts_with('-') => "it begins with `-`, as an option does",
        text if text.contains(['\0', '\n']) => "it holds a NUL or a newline",
        _ => return Ok(()),
    };
    Err(GitError::BadRevision { revision: revision.to_owned(), reason: reason.to_owned() })
}

/// Checks the header of a commit message: `type(scope)!: summary`.
///
/// The type is one or more of a–z, with `-` after the first; the scope and the `!` may be left out; the summary holds
/// a letter of any script. What follows the first line is free.
///
/// # Errors
///
/// [`GitError::BadMessage`] says what is missing.
pub fn check_message(message: &str) -> Result<(), GitError> {
    let bad = |reason| Err(GitError::BadMessage { reason });
    if message.contains('\0') {
        return bad("it holds a NUL");
    }
    let header = message.lines().next().unwrap_or_default();
    let kind_end = header.find(|c: char| !(c.is_ascii_lowercase() || c == '-')).unwrap_or(header.len());
    let (kind, rest) = header.split_at(kind_end);
    if kind.is_empty() || kind.starts_with('-') {
        return bad("the header needs a type of lower-case letters a-z");
    }
    let rest = match rest.strip_prefix('(') {
        Some(scoped) => {
            let Some((scope, rest)) = scoped.split_once(')') else {
                return bad("the scope's parenthesis is not closed");
            };
            if scope.is_empty() || scope.contains('(') {
                return bad("the scope must not be empty or hold parentheses");
            }
            rest
        }
        None => rest,
    };
    let rest = rest.strip_prefix('!').unwrap_or(rest);
    let Some(summary) = rest.strip_prefix(": ") else {
        return bad("the header needs `: ` after its type");
    };
    if !summary.chars().any(char::is_alphabetic) {
        return bad("the summary has no letter");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_conventional() {
        for good in [
            "fix: x",
            "feat(ui): wörd",
            "feat!: x",
            "feat(a b/c)!: 漢",
            "build-deps: bump",
            "fix: x\n\n# not a comment\nline",
            "fix: 1 x\r\n\r\nbody",
        ] {
            assert!(check_message(good).is_ok(), "{good:?}");
        }
        for bad in [
            "",
            "fix",
            "fix:",
            "fix:x",
            ": x",
            "Fix: x",
            "-fix: x",
            "fix(): x",
            "fix(a(b): x",
            "fix(a: x",
            "fix(a)b: x",
            "fix: ",
            "fix: 12 !",
            "\nfix: x",
            "fix !: x",
            "fix: a\0b",
            "f1x: x",
        ] {
            assert_eq!(check_message(bad).unwrap_err().code().as_str(), "bad_message", "{bad:?}");
        }
    }

    #[test]
    fn revisions_are_no_options() {
        for good in ["HEAD", "HEAD~2", "a b", ":1:x", "HEAD:my file.txt", "@{-1}", "ü"] {
            assert!(check_revision(good).is_ok(), "{good}");
        }
        for bad in ["", "-x", "--output=/tmp/pwn", "a\nb", "a\0b"] {
            assert_eq!(check_revision(bad).unwrap_err().code().as_str(), "bad_revision", "{bad:?}");
        }
    }

    #[test]
    fn authors_are_names() {
        let check = |name: &str, email: &str| Author { name: name.into(), email: email.into() }.as_argument();
        assert_eq!(check("A B", "a@b").unwrap(), "--author=A B <a@b>");
        for (name, email) in [("", "a@b"), ("A", " "), ("A\n", "a"), ("A<", "a"), ("A", "a>b")] {
            assert_eq!(check(name, email).unwrap_err().code().as_str(), "invalid_argument");
        }
    }
}
