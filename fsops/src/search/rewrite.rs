//! What other engines know and a linear-time one can't: found in a pattern, and said in another way where there is one.
//!
//! A rewrite is offered only where it can be run itself. It may find more than the original would have (a look-ahead
//! that excludes is dropped); the hint says so.

/// Rounds of replacing before giving up: each removes one construct.
const MAX_ROUNDS: usize = 64;

/// A construct that can't be run.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Unsupported {
    /// What it is.
    pub(super) reason: &'static str,
    /// What to do instead.
    pub(super) hint: String,
}

/// Looks for a construct that no linear-time engine has. `None` where the pattern is merely wrong.
pub(super) fn unsupported(pattern: &str) -> Option<Unsupported> {
    let first = find(pattern)?;
    let reason = first.kind.reason();
    let mut rewritten = pattern.to_owned();
    let mut filter = false;
    for _ in 0..MAX_ROUNDS {
        let Some(found) = find(&rewritten) else { break };
        match replace(&rewritten, &found) {
            Some((next, drops)) => {
                rewritten = next;
                filter |= drops;
            }
            None => {
                let hint =
                    "there is no rewrite; search for the parts that don't repeat and compare them yourself";
                return Some(Unsupported { reason, hint: hint.to_owned() });
            }
        }
    }
    let runs = !rewritten.is_empty() && regex_syntax::Parser::new().parse(&rewritten).is_ok();
    let hint = match (runs, filter) {
        (false, _) => "search for a part without it".to_owned(),
        (true, false) => format!("search for `{rewritten}`"),
        (true, true) => format!("search for `{rewritten}`, then drop the lines that it excluded"),
    };
    Some(Unsupported { reason, hint })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    LookAhead,
    NotAhead,
    LookBehind,
    NotBehind,
    Atomic,
    Keep,
    BackReference,
    Subroutine,
}

impl Kind {
    const fn reason(self) -> &'static str {
        match self {
            Self::LookAhead | Self::NotAhead => "look-ahead is not supported",
            Self::LookBehind | Self::NotBehind => "look-behind is not supported",
            Self::Atomic => "atomic groups are not supported",
            Self::Keep => r"`\K` is not supported",
            Self::BackReference => "back-references are not supported",
            Self::Subroutine => "conditionals and calls of groups are not supported",
        }
    }
}

/// A construct, and where it stands: `open..close` with the content between the two inner positions.
struct Found {
    kind: Kind,
    open: usize,
    inner: usize,
    inner_end: usize,
    close: usize,
}

const GROUPS: [(&str, Kind); 10] = [
    ("(?=", Kind::LookAhead),
    ("(?!", Kind::NotAhead),
    ("(?<=", Kind::LookBehind),
    ("(?<!", Kind::NotBehind),
    ("(?>", Kind::Atomic),
    ("(?P=", Kind::BackReference),
    ("(?P>", Kind::Subroutine),
    ("(?(", Kind::Subroutine),
    ("(?&", Kind::Subroutine),
    ("(?|", Kind::Subroutine),
];

fn find(pattern: &str) -> Option<Found> {
    let mut class = ClassState::default();
    let mut characters = pattern.char_indices();
    while let Some((at, c)) = characters.next() {
        if c == '\\' {
            let (next_at, next) = characters.next()?;
            if class.depth == 0
                && let Some(kind) = escape(next, pattern.get(next_at + next.len_utf8()..).unwrap_or_default())
            {
                let close = next_at + next.len_utf8();
                return Some(Found { kind, open: at, inner: close, inner_end: close, close });
            }
            class.first = false;
            continue;
        }
        if class.step(c) || c != '(' {
            continue;
        }
        let rest = pattern.get(at..).unwrap_or_default();
        if let Some((opening, kind)) = GROUPS.iter().find(|(opening, _)| rest.starts_with(opening)) {
            let inner = at + opening.len();
            let inner_end = closing(pattern, inner)?;
            return Some(Found { kind: *kind, open: at, inner, inner_end, close: inner_end + 1 });
        }
    }
    None
}

fn escape(next: char, rest: &str) -> Option<Kind> {
    match next {
        'K' => Some(Kind::Keep),
        '1'..='9' => Some(Kind::BackReference),
        'k' if rest.starts_with(['<', '{', '\'']) => Some(Kind::BackReference),
        'g' if rest.starts_with(['<', '{', '\'']) || rest.starts_with(|c: char| c.is_ascii_digit()) => {
            Some(Kind::BackReference)
        }
        _ => None,
    }
}

/// Where in a bracketed class a scan is: nested ones count, and a `]` that comes first is a member.
#[derive(Default)]
struct ClassState {
    depth: usize,
    first: bool,
}

impl ClassState {
    /// Takes one unescaped character and tells whether it belongs to a class.
    fn step(&mut self, c: char) -> bool {
        let inside = self.depth > 0;
        match c {
            '[' => {
                self.depth += 1;
                self.first = true;
                return true;
            }
            ']' if inside && !self.first => self.depth -= 1,
            '^' if inside && self.first => return true,
            _ => {}
        }
        self.first = false;
        inside
    }
}

/// Returns where the group ends whose content begins at `from`.
fn closing(pattern: &str, from: usize) -> Option<usize> {
    let mut class = ClassState::default();
    let mut depth = 0_usize;
    let mut characters = pattern.get(from..)?.char_indices();
    while let Some((at, c)) = characters.next() {
        if c == '\\' {
            characters.next();
            class.first = false;
            continue;
        }
        if class.step(c) {
            continue;
        }
        match c {
            '(' => depth += 1,
            ')' if depth == 0 => return Some(from + at),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Returns the pattern without the construct, and whether it then finds more than it should.
fn replace(pattern: &str, found: &Found) -> Option<(String, bool)> {
    let before = pattern.get(..found.open)?;
    let inner = pattern.get(found.inner..found.inner_end)?;
    let after = pattern.get(found.close..)?;
    let (middle, drops) = match found.kind {
        Kind::LookAhead | Kind::Atomic => (format!("(?:{inner})"), false),
        Kind::LookBehind => {
            let whole = before.is_empty() && !after.is_empty() && !has_top_alternation(after);
            if whole {
                return Some((format!("{}({after})", grouped(inner)), false));
            }
            (format!("(?:{inner})"), false)
        }
        Kind::NotAhead => (String::new(), true),
        Kind::NotBehind => match negated(inner) {
            Some(class) => (format!("(?:^|{class})"), false),
            None => (String::new(), true),
        },
        Kind::Keep => (String::new(), false),
        Kind::BackReference | Kind::Subroutine => return None,
    };
    Some((format!("{before}{middle}{after}"), drops))
}

/// Returns the content of a group as it can stand beside other text.
fn grouped(inner: &str) -> String {
    if has_top_alternation(inner) { format!("(?:{inner})") } else { inner.to_owned() }
}

fn has_top_alternation(pattern: &str) -> bool {
    let mut class = ClassState::default();
    let mut depth = 0_usize;
    let mut characters = pattern.chars();
    while let Some(c) = characters.next() {
        if c == '\\' {
            characters.next();
            class.first = false;
            continue;
        }
        if class.step(c) {
            continue;
        }
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            '|' if depth == 0 => return true,
            _ => {}
        }
    }
    false
}

/// Returns the class of all characters but the one that a pattern stands for.
fn negated(inner: &str) -> Option<String> {
    let mut characters = inner.chars();
    let class = match (characters.next()?, characters.next(), characters.next()) {
        ('\\', Some(c), None) if !matches!(c, 'b' | 'B' | 'A' | 'z' | 'G' | 'Z') => format!("[^\\{c}]"),
        (c, None, None) if !"\\.^$*+?()[]{}|".contains(c) => {
            if "-&~".contains(c) {
                format!("[^\\{c}]")
            } else {
                format!("[^{c}]")
            }
        }
        ('[', Some(_), Some(_)) => {
            let body = inner.strip_prefix('[')?.strip_suffix(']')?;
            if body.contains(['[', ']', '^', '\\']) {
                return None;
            }
            format!("[^{body}]")
        }
        _ => return None,
    };
    Some(class)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(pattern: &str, reason: &str, rewritten: Option<&str>) {
        let found = unsupported(pattern).unwrap();
        assert!(found.reason.contains(reason), "{found:?}");
        match rewritten {
            Some(rewritten) => {
                assert!(found.hint.contains(&format!("`{rewritten}`")), "{found:?}");
                regex_syntax::parse(rewritten).unwrap();
            }
            None => assert!(found.hint.contains("no rewrite"), "{found:?}"),
        }
    }

    #[test]
    fn what_can_be_said_otherwise_is() {
        check("foo(?!bar)", "look-ahead", Some("foo"));
        check("foo(?=bar)", "look-ahead", Some("foo(?:bar)"));
        check("(?<=x)y", "look-behind", Some("x(y)"));
        check(r"(?<=f)\(", "look-behind", Some(r"f(\()"));
        check("(?<=a|b)y", "look-behind", Some("(?:a|b)(y)"));
        check("(?<!x)y", "look-behind", Some("(?:^|[^x])y"));
        check(r"(?<!\w)y", "look-behind", Some(r"(?:^|[^\w])y"));
        check("(?<![a-z])y", "look-behind", Some("(?:^|[^a-z])y"));
        check("(?<!foo)y", "look-behind", Some("y"));
        check(r"\Kx", r"\K", Some("x"));
        check(r"a\Kb", r"\K", Some("ab"));
        check("(?>a+)b", "atomic", Some("(?:a+)b"));
        check("(?!a)(?!b)c(?=d(e))", "look-ahead", Some("c(?:d(e))"));
    }

    #[test]
    fn what_repeats_can_not() {
        check(r"(a)\1", "back-reference", None);
        check(r"(?P<n>a)(?P=n)", "back-reference", None);
        check(r"(?<n>a)\k<n>", "back-reference", None);
        check(r"(a)(?(1)b|c)", "conditionals", None);
    }

    #[test]
    fn what_only_looks_like_it_is_not() {
        for pattern in ["f(", r"[(?=a)](", r"\(?=a(", r"\\(", "[]", "a{2,1}", r"[\1", r"[](?=]("] {
            assert_eq!(unsupported(pattern), None, "{pattern}");
        }
    }

    #[test]
    fn a_rewrite_that_leaves_nothing_is_not_offered() {
        assert_eq!(unsupported("(?!a)").unwrap().hint, "search for a part without it");
    }
}
