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

#[test]
fn fragments_by_themselves() {
    // What one fragment takes of the text before `@`, and whether it takes all of it.
    let takes = |fragment: &str, text: &str| {
        let rules = format!("($x:{fragment} @ $($rest:tt)*) => {{ $x }}; ($($rest:tt)*) => {{ no }}");
        let expansion = run(&rules, &format!("{text} @")).unwrap();
        let inner = expansion.text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
        let same = |found: &str| normal(found) == normal(text);
        same(&expansion.text) || fragment.starts_with("expr") && inner.is_some_and(same)
    };
    let cases: &[(&str, &[&str], &[&str])] = &[
        ("ident", &["a", "r#fn", "self", "fn", "_a"], &["_", "'a", "1", "a b", "a::b"]),
        ("lifetime", &["'a", "'static", "'_"], &["a", "'a'"]),
        (
            "literal",
            &["1", "-1.5", "\"a\"", "true", "false", "'a'", "b\"x\"", "1u8", "r#\"a\"#"],
            &["a", "- a", "(1)"],
        ),
        ("tt", &["a", "(a b)", "->", "..=", "::", "'a", "<<=", "{ }", "_", "$"], &["- >", "a b", "-1"]),
        ("block", &["{ }", "{ a; b }"], &["(a)", "unsafe { }"]),
        ("vis", &["", "pub", "pub(crate)", "pub(in a::b)", "pub(super)"], &["a", "pub(a)", "pub a"]),
        (
            "path",
            &[
                "a",
                "::a::b",
                "a::b<C, D>::e",
                "Vec::<u8>",
                "Fn(A) -> B",
                "<A as B>::C",
                "crate::a",
                "Self",
                "<[u8]>::len",
            ],
            &["1", "(a)", "fn", "a.b", "&a"],
        ),
        (
            "ty",
            &[
                "u8",
                "&'a mut [u8]",
                "*const T",
                "dyn A + 'a + Send",
                "impl Fn(A) -> B + 'static",
                "fn(A) -> B",
                "unsafe extern \"C\" fn(*mut T, ...) -> c_int",
                "for<'a> fn(&'a A) -> &'a B",
                "Vec<Vec<u8>>",
                "(A, B)",
                "[T; N]",
                "!",
                "_",
                "<A as B>::C",
                "a::m!(x)",
                "Option<Box<dyn Fn(&T) -> Result<A, B>>>",
                "&&T",
                "Foo<-1, { N + 1 }>",
                "dyn for<'a> Fn(&'a A)",
                "?Sized",
                "HashMap<K, V, fn() -> X>",
                "r#type",
                "a<B = C>",
            ],
            &["1", "'a", "{ }", "=> a", "fn", "where", "as u8"],
        ),
        (
            "pat",
            &[
                "_",
                "a",
                "ref mut a",
                "a @ 1..=5",
                "Some(a) | None",
                "| A | B",
                "A { b, .. }",
                "&mut (a, b)",
                "1",
                "-1..=-2",
                "'a'..='z'",
                "..=5",
                "5..",
                "[a, .., b]",
                "a::B",
                "A::<u8>::C(..)",
                "m!(a)",
                "&&x",
                "box x",
                "mut a",
                "true",
                "<A as B>::C",
                "const { 1 }",
                "0 | 1",
                "\"a\" | \"b\"",
            ],
            &["+", "a b", "if a", "{ a }", "=> b"],
        ),
        ("pat_param", &["a", "A { .. }", "(a | b)"], &["a | b"]),
        (
            "expr",
            &[
                "a",
                "a + b * c",
                "a::<B, C>()",
                "a.b::<C>(d)[e]?.await.0.1",
                "|a, b| a + b",
                "move || { }",
                "|a: &'a str| -> u8 { 1 }",
                "a as Vec<T, U>",
                "a as u8 + 1",
                "S { a: 1, ..b }",
                "if a { b } else if let Some(c) = d { e } else { f }",
                "match a { b => c, d => e }",
                "match S { b => c }",
                "while a < b { }",
                "for (a, b) in c..d { }",
                "'a: loop { break 'a 1 }",
                "loop { }",
                "unsafe { a }",
                "async move { a }",
                "async { }",
                "return",
                "return a",
                "break",
                "continue 'a",
                "&mut a",
                "&raw const a",
                "&&a",
                "!a",
                "-a",
                "*a = b",
                "a += 1",
                "a..",
                "..",
                "..=b",
                "a..=b",
                "a..b",
                "[1, 2]",
                "(a, b)",
                "a < b",
                "a << b",
                "a >> b",
                "a <= b && c || d",
                "a!(b)",
                "a::b! { c }",
                "<A as B>::c(d)",
                "::a::b",
                "#[a] b",
                "a == -b",
                "a<-b",
                "a = b",
                "let Some(a) = b",
                "a.0 .1",
                "x.0.1",
                "const { 1 }",
                "move |x| x",
                "for<'a> |a: &'a u8| a",
                "{ a }",
                "{ a } + 1",
                "true",
                "S::<T> { a }",
                "Self { }",
                "a | b",
                "a ^ b",
                "yield a",
                "static || 1",
                "async move |x| x",
                "if a == S { } else { }",
                "a % b",
                "|| -> Result<(), E> { Ok(()) }",
                "|&(a, b)| a",
                "|_| ()",
                "if let A | B = x && y { }",
                "r#a",
                "vec![1].len()",
                "1.0.max(2.)",
                "a && b",
                "\"a\"",
                "*a.b",
                "- -a",
                "try { a }",
                "a.await?",
                "break 'a b",
                "\"{}\".len()",
            ],
            &[
                "a b", "fn", "as", "=> a", "_", "'a", "a b", ";", "struct A", "a.", "if a", "a +", "-> b",
                "1 2", "#a", ".",
            ],
        ),
        (
            "meta",
            &[
                "a",
                "a::b",
                "a(b, c)",
                "a = \"b\"",
                "doc = concat!(a, b)",
                "unsafe(no_mangle)",
                "a[b]",
                "derive(A)",
            ],
            &["1", "(a)", "a b"],
        ),
        (
            "stmt",
            &[
                "let a = b",
                "let a: B",
                "let Some(a) = b else { return }",
                "a.b()",
                "a = b",
                "fn a() { }",
                "use a::b;",
                "#[a] let b = c",
                "if a { }",
                "a! { }",
                "a!(b)",
                "match a { }.b()",
                "struct A;",
                "const A: B = c;",
                "unsafe { a }",
                "return a",
                "m! { a }.b()",
                "pub fn a();",
                "let (a, b): (C, D) = e",
            ],
            &["if a { } + b", "=> a", ",", "match a { } b"],
        ),
        (
            "item",
            &[
                "fn a();",
                "pub(crate) const unsafe extern \"C\" fn a<T: B>(c: D) -> E where T: F { g }",
                "struct A;",
                "struct A { b: C }",
                "struct A<T>(pub T) where T: B;",
                "use a::{b, c::*};",
                "const X: T = { a; b };",
                "static mut A: B = c;",
                "impl<T> A<{ 1 }> for B<T> where T: C { d }",
                "enum A { B = 1 }",
                "trait A: B { }",
                "macro_rules! a { b }",
                "macro_rules! a(b);",
                "extern \"C\" { }",
                "unsafe extern \"C\" { }",
                "extern { fn a(); }",
                "extern crate a as b;",
                "mod a;",
                "mod a { b }",
                "type A<T> = B<T>;",
                "#[a] #[b(c)] pub mod d { }",
                "union A { b: C }",
                "a! { b }",
                "a::b!(c);",
                "unsafe impl A for B { }",
                "auto trait A { }",
                "const _: () = a;",
                "const fn a() { }",
                "async fn a() { }",
                "pub use a;",
                "default fn a() { }",
                "impl A { }",
                "struct A<const N: usize = { 1 }> { b: C }",
                "fn a() -> impl Fn() -> B { c }",
                "macro a($b:c) { d }",
                "/// d\nfn a() { }",
                "pub static A: B = |a| b;",
                "type A: B;",
                "extern \"C\" fn a() { }",
            ],
            &["a", "let a = b;", "1", "a + b", "fn", "pub a: B", "const { a }", "unsafe { a }"],
        ),
    ];
    let mut wrong = Vec::new();
    for (fragment, right, not) in cases {
        for text in *right {
            if !takes(fragment, text) {
                wrong.push(format!("{fragment} should take {text}"));
            }
        }
        for text in *not {
            if takes(fragment, text) {
                wrong.push(format!("{fragment} should not take {text}"));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}
