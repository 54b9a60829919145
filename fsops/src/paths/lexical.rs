//! Paths as text: parsing, normalising and comparing without asking the system.
//!
//! A path is parsed into an anchor (where it starts), a number of parents (leading `..` that nothing is left to
//! cancel) and names. Everything else is a walk over these three.
//!
//! `..` takes away the name before it, even where that name is a link in the file system: the answer depends on the
//! text alone. Above an anchor there is nothing, so `/..` is `/`.

use crate::error::PathError;

use super::windows;

/// Which platform's rules a path is read by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rules {
    /// `/` separates; every other character belongs to a name; names differ where a byte differs.
    Unix,
    /// `/` and `\` separate; there are drives, shares and `\\?\` prefixes; letter case doesn't tell names apart.
    Windows,
}

impl Rules {
    /// Returns the rules of the platform this was compiled for.
    #[must_use]
    pub const fn native() -> Self {
        if cfg!(windows) { Self::Windows } else { Self::Unix }
    }

    /// Tells whether `c` separates names.
    #[must_use]
    pub const fn is_separator(self, c: char) -> bool {
        match self {
            Self::Unix => c == '/',
            Self::Windows => c == '/' || c == '\\',
        }
    }

    pub(super) fn same_name(self, a: &str, b: &str) -> bool {
        match self {
            Self::Unix => a == b,
            Self::Windows => {
                a == b || a.chars().flat_map(char::to_lowercase).eq(b.chars().flat_map(char::to_lowercase))
            }
        }
    }
}

/// Where a path starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor<'a> {
    /// At the base.
    Relative,
    /// At `/`; under Windows rules at the root of the base's drive or share.
    Root,
    /// At `C:/`. The letter is upper case.
    Drive(char),
    /// At the current directory of a drive: `C:name`. The letter is upper case.
    OnDrive(char),
    /// At `//server/share`.
    Share { server: &'a str, share: &'a str },
}

/// A parsed path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Lexical<'a> {
    pub(super) anchor: Anchor<'a>,
    /// Leading `..` left over; 0 wherever the anchor is a root.
    pub(super) parents: usize,
    pub(super) names: Vec<&'a str>,
    /// Whether the text says that it means a directory: it ends in a separator, `.` or `..`, or is an anchor.
    pub(super) directory: bool,
}

impl<'a> Lexical<'a> {
    pub(super) fn parse(path: &'a str, rules: Rules) -> Result<Self, PathError> {
        if path.is_empty() {
            return Err(PathError::Empty);
        }
        if path.contains('\0') {
            return Err(PathError::Nul { path: path.to_owned() });
        }
        let (anchor, rest) = match rules {
            Rules::Unix if path.starts_with('/') => (Anchor::Root, path),
            Rules::Unix => (Anchor::Relative, path),
            Rules::Windows => windows::split_anchor(path)?,
        };
        let mut parsed = Self { anchor, parents: 0, names: Vec::new(), directory: true };
        for segment in rest.split(|c| rules.is_separator(c)) {
            parsed.step(segment);
        }
        Ok(parsed)
    }

    fn step(&mut self, segment: &'a str) {
        self.directory = true;
        match segment {
            "" | "." => {}
            ".." => {
                if self.names.pop().is_none() && !self.is_rooted() {
                    self.parents += 1;
                }
            }
            name => {
                self.names.push(name);
                self.directory = false;
            }
        }
    }

    pub(super) fn is_rooted(&self) -> bool {
        !matches!(self.anchor, Anchor::Relative | Anchor::OnDrive(_))
    }

    /// Goes on from `self` along a relative path.
    pub(super) fn join(mut self, rest: &Lexical<'a>) -> Self {
        for _ in 0..rest.parents {
            self.step("..");
        }
        for name in &rest.names {
            self.step(name);
        }
        self.directory = rest.directory;
        self
    }

    pub(super) fn render(&self, rules: Rules) -> String {
        let mut out = match self.anchor {
            Anchor::Relative => String::new(),
            Anchor::Root => "/".to_owned(),
            Anchor::Drive(letter) => format!("{letter}:/"),
            Anchor::OnDrive(letter) => format!("{letter}:"),
            Anchor::Share { server, share } => format!("//{server}/{share}"),
        };
        let mut glue = matches!(self.anchor, Anchor::Share { .. });
        let parents = std::iter::repeat_n("..", self.parents);
        for name in parents.chain(self.names.iter().copied()) {
            if glue {
                out.push('/');
            }
            out.push_str(name);
            glue = true;
        }
        if out.is_empty() {
            return ".".to_owned();
        }
        let misread = self.anchor == Anchor::Relative
            && (out == "~"
                || out.starts_with("~/")
                || (rules == Rules::Windows && windows::drive_letter(&out).is_some()));
        if misread { format!("./{out}") } else { out }
    }

    fn same_anchor(&self, other: &Self, rules: Rules) -> bool {
        match (self.anchor, other.anchor) {
            (Anchor::Share { server, share }, Anchor::Share { server: server2, share: share2 }) => {
                rules.same_name(server, server2) && rules.same_name(share, share2)
            }
            (a, b) => a == b,
        }
    }

    /// Returns the names below `root`, where `self` is `root` or below it.
    fn below<'s>(&'s self, root: &Self, rules: Rules) -> Option<&'s [&'a str]> {
        if !self.same_anchor(root, rules) || self.parents != root.parents {
            return None;
        }
        let (head, rest) = self.names.split_at_checked(root.names.len())?;
        head.iter().zip(&root.names).all(|(a, b)| rules.same_name(a, b)).then_some(rest)
    }
}

/// Returns the shortest text for the same path: `.` and doubled separators dropped, `..` resolved against the name
/// before it, `/` between names, no separator at the end, `\\?\` dropped, the drive's letter in upper case.
///
/// Normalising twice changes nothing more. `~` is a name here; [`resolve`] expands it.
///
/// # Errors
///
/// [`PathError::Empty`], [`PathError::Nul`], and under Windows rules [`PathError::Prefix`].
///
/// ```
/// use fsops::paths::{Rules, normalise};
///
/// assert_eq!(normalise("./src//net/../lib.rs", Rules::Unix)?, "src/lib.rs");
/// assert_eq!(normalise(r"src\net\mod.rs", Rules::Windows)?, "src/net/mod.rs");
/// assert_eq!(normalise(r"\\?\c:\work\demo\", Rules::Windows)?, "C:/work/demo");
/// # Ok::<(), fsops::PathError>(())
/// ```
pub fn normalise(path: &str, rules: Rules) -> Result<String, PathError> {
    Ok(Lexical::parse(path, rules)?.render(rules))
}

/// Tells whether a path means the same whatever the base is.
///
/// Under Windows rules `\name` and `C:name` are not absolute: each lacks a part that only the base has.
#[must_use]
pub fn is_absolute(path: &str, rules: Rules) -> bool {
    Lexical::parse(path, rules).is_ok_and(|parsed| match parsed.anchor {
        Anchor::Root => rules == Rules::Unix,
        Anchor::Drive(_) | Anchor::Share { .. } => true,
        Anchor::Relative | Anchor::OnDrive(_) => false,
    })
}

/// Tells whether the text itself says that it means a directory: it ends in a separator, in `.` or in `..`, or it is
/// a root.
#[must_use]
pub fn asks_for_directory(path: &str, rules: Rules) -> bool {
    Lexical::parse(path, rules).is_ok_and(|parsed| parsed.directory)
}

/// Returns the part of `path` that lies below `root`, normalised; `.` for the root itself and `None` outside it.
///
/// The comparison is by component: `/root-evil` isn't below `/root`. Both are taken as they stand, so a relative path
/// is only below a relative root.
#[must_use]
pub fn relative_to(path: &str, root: &str, rules: Rules) -> Option<String> {
    let path = Lexical::parse(path, rules).ok()?;
    let root = Lexical::parse(root, rules).ok()?;
    let names = path.below(&root, rules)?.to_vec();
    Some(Lexical { anchor: Anchor::Relative, parents: 0, names, directory: false }.render(rules))
}

/// Tells whether `path` is `root` or lies below it, by component. Links are not seen: that is [`super::Root`]'s part.
#[must_use]
pub fn is_within(path: &str, root: &str, rules: Rules) -> bool {
    relative_to(path, root, rules).is_some()
}

/// Expands `~`, joins a relative path to `base` and normalises.
///
/// `~` and `~/…` stand for `home`; `~user` is a name. Under Windows rules a path without a drive takes the base's, and
/// `C:name` is only understood on the base's own drive.
///
/// # Errors
///
/// [`PathError::NotAbsolute`] where `base` or a `home` that is needed isn't absolute, [`PathError::NoHome`],
/// [`PathError::DriveRelative`], and those of [`normalise`].
///
/// ```
/// use fsops::paths::{Rules, resolve};
///
/// assert_eq!(resolve("../b", "/work/a", None, Rules::Unix)?, "/work/b");
/// assert_eq!(resolve("~/b", "/work/a", Some("/home/me"), Rules::Unix)?, "/home/me/b");
/// assert_eq!(resolve(r"\b", r"D:\work", None, Rules::Windows)?, "D:/b");
/// # Ok::<(), fsops::PathError>(())
/// ```
pub fn resolve(path: &str, base: &str, home: Option<&str>, rules: Rules) -> Result<String, PathError> {
    if let Some(rest) = after_home(path, rules) {
        let home = home.ok_or_else(|| PathError::NoHome { path: path.to_owned() })?;
        return join(rest, home, path, rules);
    }
    join(path, base, path, rules)
}

fn join(path: &str, base: &str, given: &str, rules: Rules) -> Result<String, PathError> {
    if !is_absolute(base, rules) {
        return Err(PathError::NotAbsolute { path: base.into() });
    }
    let base = Lexical::parse(base, rules)?;
    let path = Lexical::parse(path, rules)?;
    let joined = match path.anchor {
        Anchor::Drive(_) | Anchor::Share { .. } => path,
        Anchor::Root if rules == Rules::Unix => path,
        Anchor::Root => Lexical { names: Vec::new(), ..base }.join(&path),
        Anchor::Relative => base.join(&path),
        Anchor::OnDrive(letter) if base.anchor == Anchor::Drive(letter) => base.join(&path),
        Anchor::OnDrive(_) => return Err(PathError::DriveRelative { path: given.to_owned() }),
    };
    Ok(joined.render(rules))
}

/// Returns what follows `~`, as a relative path that isn't empty; `None` where the path doesn't begin with home.
pub(super) fn after_home(path: &str, rules: Rules) -> Option<&str> {
    let rest = path.strip_prefix('~')?;
    if rest.is_empty() {
        return Some(".");
    }
    rest.starts_with(|c| rules.is_separator(c)).then(|| {
        // `~//etc` is below home too: what follows must not start at a root of its own.
        match rest.trim_start_matches(|c| rules.is_separator(c)) {
            "" => ".",
            rest => rest,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::Rules::{Unix, Windows};
    use super::*;
    use proptest::prelude::*;

    fn check(rules: Rules, cases: &[(&str, &str)]) {
        for (given, expected) in cases {
            assert_eq!(normalise(given, rules).unwrap(), *expected, "of {given:?}");
        }
    }

    #[test]
    fn unix_paths_get_their_shortest_form() {
        check(
            Unix,
            &[
                ("a", "a"),
                ("./a/", "a"),
                ("a//b/./c", "a/b/c"),
                ("a/../../b", "../b"),
                ("a/..", "."),
                (".", "."),
                ("..", ".."),
                ("/..", "/"),
                ("//a", "/a"),
                ("/a/../../b", "/b"),
                (r"a\b", r"a\b"),
                ("C:/x", "C:/x"),
                ("a b/ü", "a b/ü"),
                ("...", "..."),
            ],
        );
    }

    #[test]
    fn windows_paths_get_slashes_and_lose_their_prefix() {
        check(
            Windows,
            &[
                (r"src\net\mod.rs", "src/net/mod.rs"),
                (r"C:\work\demo", "C:/work/demo"),
                (r"c:\work\.\demo\..\x\", "C:/work/x"),
                (r"C:\..\x", "C:/x"),
                (r"C:x\..\y", "C:y"),
                (r"C:..\y", "C:../y"),
                (r"\work", "/work"),
                (r"\\server\share\a\..\..\b", "//server/share/b"),
                ("//server/share", "//server/share"),
                (r"\\?\C:\work", "C:/work"),
                (r"\\?\UNC\server\share\a", "//server/share/a"),
                (r"\\?\unc\server\share", "//server/share"),
                ("//?/C:/work", "C:/work"),
                (r"..\a", "../a"),
            ],
        );
    }

    #[test]
    fn device_and_volume_prefixes_are_refused() {
        for path in
            [r"\\.\PhysicalDrive0", r"\\?\Volume{b75e2c83}\x", r"\\?\x", r"\\server", r"\\", r"\\?\UNC\s"]
        {
            assert!(matches!(normalise(path, Windows), Err(PathError::Prefix { .. })), "{path}");
        }
    }

    #[test]
    fn empty_paths_and_nul_are_refused() {
        assert!(matches!(normalise("", Unix), Err(PathError::Empty)));
        assert!(matches!(normalise("a\0b", Unix), Err(PathError::Nul { .. })));
        assert_eq!(normalise("", Unix).unwrap_err().code().as_str(), "invalid_argument");
    }

    #[test]
    fn one_file_has_one_name_however_it_is_written() {
        let given =
            ["src/lib.rs", "./src/lib.rs", "/work/demo/src/lib.rs", "src/../src/lib.rs", "src//lib.rs"];
        for path in given {
            let full = resolve(path, "/work/demo", None, Unix).unwrap();
            assert_eq!(relative_to(&full, "/work/demo/", Unix).as_deref(), Some("src/lib.rs"), "{path}");
        }
    }

    #[test]
    fn a_stored_root_with_backslashes_is_a_path_like_any_other() {
        let root = r"C:\work\demo";
        for path in [r"src\lib.rs", "src/lib.rs", r"c:\work\demo\src\lib.rs", r"\\?\C:\Work\demo\src/lib.rs"]
        {
            let full = resolve(path, root, None, Windows).unwrap();
            assert_eq!(relative_to(&full, root, Windows).as_deref(), Some("src/lib.rs"), "{path}");
        }
        assert_eq!(resolve(".", root, None, Windows).unwrap(), "C:/work/demo");
    }

    #[test]
    fn home_is_the_callers_and_only_for_a_bare_tilde() {
        let check = |given: &str, expected: &str| {
            assert_eq!(resolve(given, "/w", Some("/home/me"), Unix).unwrap(), expected, "of {given:?}");
        };
        check("~", "/home/me");
        check("~/", "/home/me");
        check("~/a/../b", "/home/me/b");
        check("~//etc", "/home/me/etc");
        check("~other/a", "/w/~other/a");
        check("a/~", "/w/a/~");
        check("./~", "/w/~");
        assert!(matches!(resolve("~/a", "/w", None, Unix), Err(PathError::NoHome { .. })));
        assert_eq!(resolve("~other", "/w", None, Unix).unwrap(), "/w/~other");
        assert_eq!(resolve(r"~\a", "C:/w", Some(r"C:\Users\me"), Windows).unwrap(), "C:/Users/me/a");
    }

    #[test]
    fn a_shown_path_is_not_read_as_something_else() {
        assert_eq!(normalise("./~", Unix).unwrap(), "./~");
        assert_eq!(normalise("./~/x", Unix).unwrap(), "./~/x");
        assert_eq!(normalise("./C:x", Windows).unwrap(), "./C:x");
        assert_eq!(relative_to("/w/~", "/w", Unix).as_deref(), Some("./~"));
    }

    #[test]
    fn the_base_lends_its_drive() {
        let check = |given: &str, base: &str, expected: &str| {
            assert_eq!(resolve(given, base, None, Windows).unwrap(), expected, "of {given:?}");
        };
        check(r"\x", r"D:\work", "D:/x");
        check(r"\x", r"\\server\share\work", "//server/share/x");
        check("d:x", r"D:\work", "D:/work/x");
        check(r"..\..\..\x", r"D:\work", "D:/x");
        let other = resolve("C:x", r"D:\work", None, Windows);
        assert!(matches!(other, Err(PathError::DriveRelative { .. })));
        assert!(matches!(resolve("x", r"\work", None, Windows), Err(PathError::NotAbsolute { .. })));
        assert!(matches!(resolve("x", "work", None, Unix), Err(PathError::NotAbsolute { .. })));
    }

    #[test]
    fn containment_is_by_component() {
        assert!(is_within("/root", "/root/", Unix));
        assert!(is_within("/root/a/../b", "/root", Unix));
        assert!(!is_within("/root-evil/a", "/root", Unix));
        assert!(!is_within("/root/../a", "/root", Unix));
        assert!(!is_within("/Root/a", "/root", Unix));
        assert!(is_within(r"c:\ROOT\a", "C:/root", Windows));
        assert!(!is_within(r"D:\root\a", "C:/root", Windows));
        assert!(is_within("/a", "/", Unix));
        assert!(!is_within("../../a", "..", Unix));
    }

    #[test]
    fn a_directory_is_asked_for_by_the_text() {
        for path in ["a/", ".", "..", "a/..", "a/.", "/", "r//f/"] {
            assert!(asks_for_directory(path, Unix), "{path}");
        }
        for path in ["a", "a/../b", "/a", r"a\"] {
            assert!(!asks_for_directory(path, Unix), "{path}");
        }
        assert!(asks_for_directory(r"a\", Windows));
    }

    fn path() -> impl Strategy<Value = String> {
        let piece = prop::sample::select(vec![
            "/", "\\", "//", "a", "b c", "ü", ".", "..", "~", "C:", "?", ":", "\\\\?\\", "UNC", "...",
        ]);
        prop::collection::vec(piece, 1..10).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn normalising_is_idempotent(path in path(), windows: bool) {
            let rules = if windows { Windows } else { Unix };
            if let Ok(once) = normalise(&path, rules) {
                prop_assert_eq!(normalise(&once, rules).unwrap(), once);
            }
        }

        #[test]
        fn any_text_is_normalised_or_refused(path: String, windows: bool) {
            let rules = if windows { Windows } else { Unix };
            if let Ok(full) = resolve(&path, if windows { "C:/w" } else { "/w" }, None, rules) {
                prop_assert!(is_absolute(&full, rules));
                prop_assert_eq!(normalise(&full, rules).unwrap(), full);
            }
        }

        #[test]
        fn what_is_below_a_root_can_be_joined_again(path in path(), windows: bool) {
            let (rules, root) = if windows { (Windows, "C:/w") } else { (Unix, "/w") };
            if let Ok(full) = resolve(&path, root, None, rules)
                && let Some(rest) = relative_to(&full, root, rules)
            {
                let again = resolve(&rest, root, None, rules).unwrap();
                prop_assert_eq!(relative_to(&again, root, rules), Some(rest));
            }
        }
    }
}
