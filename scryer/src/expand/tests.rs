use proptest::prelude::*;

use super::*;
use crate::source::TextRange;
use crate::syntax::lexer::tokens;

/// Text with single spaces, none before and after punctuation that does not need it to be read.
fn normal(text: &str) -> String {
    let range = TextRange::new(0, text.len() as u32);
    let mut out = String::new();
    for token in tokens(text, range) {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(token.text(text));
    }
    out
}

/// Every piece is in order, apart, and says what is written there.
fn check_pieces(expansion: &Expansion, rules: &str, call: &str) {
    let mut at = 0;
    for piece in &expansion.pieces {
        assert!(piece.out >= at && piece.len > 0);
        at = piece.out + piece.len;
        let text = &expansion.text[piece.out as usize..at as usize];
        let (source, start) = match piece.origin {
            Origin::Call(start) => (call, start as usize),
            Origin::Def(start) => (rules, start as usize),
        };
        assert_eq!(text, &source[start..start + text.len()]);
    }
    assert!(at as usize <= expansion.text.len());
}

fn run(rules: &str, call: &str) -> Result<Expansion, ExpandError> {
    let parsed = Rules::parse(rules, false);
    let expansion = expand(&parsed, rules, call, "krate")?;
    check_pieces(&expansion, rules, call);
    Ok(expansion)
}

#[track_caller]
fn check(rules: &str, call: &str, expected: &str) {
    let expansion = run(rules, call).unwrap_or_else(|error| panic!("{error}: {call}"));
    assert_eq!(normal(&expansion.text), normal(expected));
}

#[track_caller]
fn check_none(rules: &str, call: &str) {
    assert_eq!(run(rules, call).err(), Some(ExpandError::NoRuleMatches));
}

#[test]
fn a_vec() {
    let rules = "
        () => { $crate::vec::Vec::new() };
        ($elem:expr; $n:expr) => { $crate::vec::from_elem($elem, $n) };
        ($($x:expr),+ $(,)?) => { <[_]>::into_vec($crate::boxed::box_new([$($x),+])) };
    ";
    check(rules, "", "krate::vec::Vec::new()");
    check(rules, "0u8; n + 1", "krate::vec::from_elem(0u8, (n + 1))");
    check(rules, "a, b.c(1, 2), -3,", "<[_]>::into_vec(krate::boxed::box_new([a, (b.c(1, 2)), (-3)]))");
}
