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
    // What one fragment takes of the text before `=>`, and whether it takes all of it.
    let takes = |fragment: &str, text: &str| {
        let rules = format!("($x:{fragment} => $($rest:tt)*) => {{ $x }}; ($($rest:tt)*) => {{ no }}");
        let expansion = run(&rules, &format!("{text} =>")).unwrap();
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

#[test]
fn like_bitflags() {
    let rules = "
        ($(#[$outer:meta])* $vis:vis struct $Name:ident: $T:ty {
            $($(#[$inner:ident $($args:tt)*])* const $Flag:ident = $value:expr;)*
        } $($t:tt)*) => {
            $(#[$outer])* $vis struct $Name { bits: $T }
            impl $Name { $($(#[$inner $($args)*])* pub const $Flag: Self = Self { bits: $value };)* }
            $crate::bitflags! { $($t)* }
        };
        () => {};
    ";
    check(
        rules,
        "/// Doc
        #[derive(Clone)]
        pub struct Flags: u32 {
            /// First
            const A = 0b1;
            #[cfg(x)] const B = 1 << 2;
        }
        struct Other: u8 { }",
        "/// Doc
        #[derive(Clone)] pub struct Flags { bits: u32 }
        impl Flags {
            /// First
            pub const A: Self = Self { bits: 0b1 };
            #[cfg(x)] pub const B: Self = Self { bits: (1 << 2) };
        }
        krate::bitflags! { struct Other: u8 { } }",
    );
    check(rules, "", "");
}

#[test]
fn like_cfg_if() {
    check(
        "($($item:item)*) => { $( #[cfg(feature = \"rt\")] $item )* }",
        "pub mod a; use b::{c}; /** D */ pub(crate) struct E; impl F { fn g() {} } h! { i }",
        "#[cfg(feature = \"rt\")] pub mod a; #[cfg(feature = \"rt\")] use b::{c}; #[cfg(feature = \"rt\")] /** D */ pub(crate) struct E;
         #[cfg(feature = \"rt\")] impl F { fn g() {} } #[cfg(feature = \"rt\")] h! { i }",
    );
    check(
        "($(if #[cfg($meta:meta)] { $($tokens:tt)* }) else * else { $($tokens2:tt)* }) => {
            $crate::cfg_if! { @__items () ; $( ( ($meta) ($($tokens)*) ), )* ( () ($($tokens2)*) ), }
        };",
        "if #[cfg(unix)] { mod a; } else if #[cfg(all(b, not(c)))] { } else { use d; }",
        "krate::cfg_if! { @__items (); ((unix) (mod a;)), ((all(b, not(c))) ()), (() (use d;)), }",
    );
}

#[test]
fn like_hashmap() {
    let rules =
        "{$($k:expr => $v:expr),* $(,)?} => {{ let mut m = HashMap::new(); $(m.insert($k, $v);)* m }};";
    let expected = "{ let mut m = HashMap::new(); m.insert(\"a\", (1 + 2)); m.insert(b, vec![3]); m }";
    check(rules, "\"a\" => 1 + 2, b => vec![3]", expected);
    check(rules, "\"a\" => 1 + 2, b => vec![3],", expected);
    check(rules, "", "{ let mut m = HashMap::new(); m }");
    check_none(rules, "a => b,,");
    check_none(rules, ",,");
    check_none(rules, "a = b");
    check_none(rules, "(a => b");
}

#[test]
fn munchers_and_callbacks() {
    let rules = "
        (@count) => { 0 };
        (@count $x:tt $($rest:tt)*) => { 1 + count!(@count $($rest)*) };
        (@go [$($done:tt)*] $name:ident : $t:ty, $($rest:tt)*) => { m!(@go [$($done)* ($name $t)] $($rest)*) };
        (@go [$(($name:ident $t:ty))*]) => { struct S { $($name: $t),* } };
        ($cb:ident ! ($($args:tt)*) $($t:tt)+) => { $cb!($($args)* $($t)+) };
        ($($t:tt)*) => { m!(@go [] $($t)*) };
    ";
    check(rules, "@count a -> (b)", "1 + count!(@count -> (b))");
    check(rules, "@count", "0");
    check(rules, "@go [(a A)] b: Vec<Vec<B>>, c: C,", "m!(@go [(a A) (b Vec<Vec<B>>)] c: C,)");
    check(rules, "@go [(a A) (b Vec<B>)]", "struct S { a: A, b: Vec<B> }");
    check(rules, "with!(x, y) a..=b >>= c", "with!(x, y a..=b >>= c)");
    check(rules, "a b", "m!(@go [] a b)");
}

#[test]
fn punctuation_stays_whole() {
    let rules = "($a:tt $b:tt $($t:tt)*) => { $a$b $($t),* }";
    let text = |call| run(rules, call).unwrap().text;
    assert_eq!(run("($($t:ty),*) => { A<$($t),*> }", "").unwrap().text, "A<>");
    assert_eq!(text("- > a"), "- > a");
    assert_eq!(text("->a"), "->a");
    assert_eq!(text("a b >>= c"), "a b >>= , c");
    assert_eq!(text("a 'b ..= 1.5"), "a 'b ..= , 1.5");
    let rules = "(= $x:expr) => { assign $x }; (== $x:expr) => { compare $x }; (. $($t:tt)*) => { dot $($t)* }; (.. $($t:tt)*) => { range }";
    check(rules, "= a", "assign a");
    check(rules, "== a", "compare a");
    check(rules, ".a", "dot a");
    check(rules, "..a", "range");
    check("($t:ty > $x:ident) => { $x }", "Vec<u8> > a", "a");
    check("(<$t:ty>) => { $t }", "<Vec<Vec<u8>>>", "Vec<Vec<u8>>");
    check("(<$($t:ty),*> $v:vis) => { $($t)* $v }", "<A<B>, C<D>>", "A<B> C<D>");
}

#[test]
fn nested_repetitions() {
    let rules = "($($name:ident { $($key:ident: [$($v:literal),*]);* }),+) => { $( mod $name { $( pub const $key: &[u8] = &[$($v,)*]; )* } )+ }";
    check(
        rules,
        "a { x: [1, -2]; y: [] }, b { }",
        "mod a { pub const x: &[u8] = &[1, -2,]; pub const y: &[u8] = &[]; } mod b { }",
    );
    check("($($_:tt $x:ident),* $_:ident) => { $($x)* _ $_ }", "a b, c d e", "b d _ $_");
    // A variable of an outer repetition in an inner one, and beside it.
    check(
        "($($t:ident: $($m:ident)*;)*) => { $($(impl $m for $t {})* ends!($t);)* }",
        "A: B C; D: ;",
        "impl B for A {} impl C for A {} ends!(A); ends!(D);",
    );
    check("($r:ident; $($x:expr),*) => { $($r.push($x);)* }", "v; 1, a", "v.push(1); v.push(a);");
    check("($($($x:ident)?,)*) => { $($($x)? ;)* }", "a,,b,", "a;; b;");
    check(
        "($($(#[$m:meta])* $v:vis)*) => { $($(#[$m])* $v;)* }",
        "pub #[a] pub(crate)",
        "pub; #[a] pub(crate);",
    );
}

#[test]
fn macros_that_define_macros() {
    check(
        "($name:ident, $v:expr, $d:tt) => {
            macro_rules! $name {
                ($x:expr) => { $crate::f($x, $v) };
                ($d($d y:ident),*) => { $d($d y;)* };
                ($($z:tt)*) => { $($z)* };
            }
        };",
        "inner, 1 + 2, $",
        "macro_rules! inner {
            ($x:expr) => { krate::f($x, (1 + 2)) };
            ($($y:ident),*) => { $($y;)* };
            ($($z:tt)*) => { $($z)* };
        }",
    );
    check(
        "($a:ident) => { macro_rules! $a { ($$($$b:tt)*) => { $$($$b)* } } }",
        "m",
        "macro_rules! m { ($($b:tt)*) => { $($b)* } }",
    );
}

#[test]
fn like_lazy_static() {
    check(
        "($(#[$attr:meta])* ($($vis:tt)*) static ref $N:ident : $T:ty = $e:expr; $($t:tt)*) => {
            $(#[$attr])* $($vis)* struct $N { __private_field: () }
            impl $crate::__Deref for $N { type Target = $T; fn deref(&self) -> &$T { fn __init() -> $T { $e } __init() } }
            lazy_static!(@MORE $($t)*);
        };",
        "/// Doc\n#[a] (pub) static ref X: Mutex<Vec<u8>> = Mutex::new(vec![]); static ref Y: A = b;",
        "/// Doc\n#[a] pub struct X { __private_field: () }
         impl krate::__Deref for X { type Target = Mutex<Vec<u8>>; fn deref(&self) -> &Mutex<Vec<u8>> { fn __init() -> Mutex<Vec<u8>> { (Mutex::new(vec![])) } __init() } }
         lazy_static!(@MORE static ref Y: A = b;);",
    );
}

#[test]
fn like_select() {
    let rules = "
        (@ { start=$start:expr; ( $($count:tt)* ) $( ( $($skip:tt)* ) $bind:pat = $fut:expr, if $c:expr => $handle:expr, )+ ; $else:expr }) => {
            $( poll(&mut $fut, $c, |$bind| $handle); )+ $else
        };
        (@ { start=$start:expr; ( $($s:tt)* ) $($t:tt)* } $p:pat = $f:expr => $h:block, $($r:tt)* ) =>
            { select!(@{ start=$start; ($($s)* _) $($t)* ($($s)*) $p = $f, if true => $h, } $($r)*) };
        (@ { start=$start:expr; ( $($s:tt)* ) $($t:tt)* } $p:pat = $f:expr, if $c:expr => $h:expr, $($r:tt)* ) =>
            { select!(@{ start=$start; ($($s)* _) $($t)* ($($s)*) $p = $f, if $c => $h, } $($r)*) };
    ";
    check(
        rules,
        "@ { start=0; () } Some(x) = rx.recv() => { f(x) }, _ = b => c,",
        "select!(@{ start=0; (_) () Some(x) = (rx.recv()), if true => { f(x) }, } _ = b => c,)",
    );
    check(
        rules,
        "@ { start=0; (_) } Ok(x) | Err(x) = a, if x > 1 => b.c,",
        "select!(@{ start=0; (_ _) (_) Ok(x) | Err(x) = a, if (x > 1) => (b.c), })",
    );
    check(
        rules,
        "@ { start=0; (_ _) () a = b.c(), if true => { d }, (_) e = f, if g => h, ; panic!(\"x\") }",
        "poll(&mut (b.c()), true, |a| { d }); poll(&mut f, g, |e| h); panic!(\"x\")",
    );
}

#[test]
fn impls_for_types() {
    check(
        "($($t:ty),* $(,)?) => { $(impl Show for $t { fn max() -> Self { $t::MAX } })* }",
        "u8, Vec<u8>, a::B, &'static str,",
        "impl Show for u8 { fn max() -> Self { u8::MAX } } impl Show for Vec<u8> { fn max() -> Self { <Vec<u8>>::MAX } }
         impl Show for a::B { fn max() -> Self { a::B::MAX } } impl Show for &'static str { fn max() -> Self { <&'static str>::MAX } }",
    );
    check(
        "(<$($l:lifetime),*> $name:path where $($w:tt)*) => { impl<$($l),*> $name where $($w)* {} }",
        "<'a, 'b> a::T<'a, 'b> where 'a: 'b",
        "impl<'a, 'b> a::T<'a, 'b> where 'a: 'b {}",
    );
}

#[test]
fn like_thread_local() {
    let rules = "
        () => {};
        ($(#[$attr:meta])* $vis:vis static $name:ident: $t:ty = const $init:block; $($rest:tt)*) => (
            $crate::inner!([$(#[$attr])*] $vis $name, $t, const $init); $crate::thread_local!($($rest)*);
        );
        ($(#[$attr:meta])* $vis:vis static $name:ident: $t:ty = $init:expr) => ($crate::inner!($vis $name, $t, $init););
        ($(#[$attr:meta])* $vis:vis static $name:ident: $t:ty = $init:expr; $($rest:tt)*) => (
            $crate::inner!([$(#[$attr])*] $vis $name, $t, $init); $crate::thread_local!($($rest)*);
        );
    ";
    check(
        rules,
        "#[a] pub static X: Cell<u8> = const { Cell::new(1) }; static Y: B = b;",
        "krate::inner!([#[a]] pub X, Cell<u8>, const { Cell::new(1) }); krate::thread_local!(static Y: B = b;);",
    );
    check(rules, "static Y: B = b", "krate::inner!(Y, B, b);");
    check(
        rules,
        "static Y: B = |x| x; pub static Z: C = c",
        "krate::inner!([] Y, B, (|x| x)); krate::thread_local!(pub static Z: C = c);",
    );
}

#[test]
fn like_serde_forward() {
    check(
        "($($f:ident)*) => { $( $crate::forward!(@ $f); )* }; (@ $f:ident<$l:tt, $v:ident>) => { fn $f<$v>(self, visitor: $v) -> Result<$v::Value> where $v: Visitor<$l> { x } }",
        "bool i8",
        "krate::forward!(@bool); krate::forward!(@i8);",
    );
    check(
        "(@ $f:ident<$l:tt, $v:ident>) => { fn $f<$v>(self, visitor: $v) -> Result<$v::Value> where $v: Visitor<$l> { x } }",
        "@ bool<'de, V>",
        "fn bool<V>(self, visitor: V) -> Result<V::Value> where V: Visitor<'de> { x }",
    );
}

#[test]
fn expressions_stay_whole() {
    let rules = "($e:expr) => { !$e.a }; ($l:literal, $e:expr) => { $l.f($e)? }";
    check(rules, "a", "!a.a");
    check(rules, "a + b", "!(a + b).a");
    check(rules, "a::<B>::c", "!a::<B>::c.a");
    check(rules, "(a, b)", "!(a, b).a");
    check(rules, "{ a }", "!({ a }).a");
    check(rules, "m!(a)", "!m!(a).a");
    check(rules, "m! { a }", "!(m! { a }).a");
    check(rules, "-1, { a }", "(-1).f({ a })?");
    check("($($e:expr);*) => { $($e;)* }", "a.b(); if c { d }; |e| f", "(a.b()); (if c { d }); (|e| f);");
}

#[test]
fn doc_comments_are_attributes() {
    let rules = "($(#[doc = $d:expr])* $($t:tt)*) => { about!($($d),*); $(#[doc = $d])* $($t)* }";
    check(rules, "/// A \"b\"\n/** c */ x", "about!(r#\" A \"b\"\"#, r\" c \"); /// A \"b\"\n/** c */ x");
    check("(#![$m:meta] $x:ident) => { #![$m] $x }", "//! A\nx", "//! A\nx");
    check(
        "($($t:tt)*) => { /// D\n mod m { $($t)* } // no\n }",
        "// no\n/// A\nfn f() {}",
        "/// D\nmod m { /// A\nfn f() {} }",
    );
    check("($a:tt $b:tt $c:ident) => { $c $a }", "/// A\nx", "x #");
    let text = run("($(#[$m:meta])* $i:ident) => { $(#[$m])* struct $i; }", "/// A\n/// B\nx").unwrap().text;
    assert_eq!(text, "/// A\n/// B\nstruct x ;");
}

#[test]
fn statements_end() {
    let call = "let a = b; c.d(); let Some(e) = f else { g };";
    check("($($s:stmt;)*) => { { $($s)* } }", call, "{ let a = b; c.d() let Some(e) = f else { g }; }");
    check("($($s:stmt;)*) => { { $($s;)* } }", call, "{ let a = b; c.d(); let Some(e) = f else { g }; }");
    check("($($s:stmt;)*) => { m!($($s),*) }", "let a = b; c;", "m!(let a = b, c)");
}

#[test]
fn patterns_of_old_editions() {
    let rules = "($src:expr, |$it:pat| $c:expr) => { let $it = $src; $c }";
    check(rules, "x, |mut i| i.count()", "let mut i = x; (i.count())");
    check(rules, "x, |i| { i }", "let i = x; { i }");
    check("($($p:pat)|+ => $e:expr) => { ($($p)|+) $e }", "A | B => c", "(A | B) c");
    check("($($a:pat)|+) => { $($a),+ }", "| A | B", "| A | B");
}

#[test]
fn counts_and_indices() {
    check(
        "($($x:ident [$($y:ident)*]),*) => { ${count($x)} ${count(y)} ${count(y, 0)} $( ${ignore(x)} ${index()} ${len()} $( ${index(1)} $y )* ; )* }",
        "a [b c], d [e]",
        "2 3 2 0 2 0 b 0 c; 1 2 1 e;",
    );
}

#[test]
fn b054_the_body_is_of_the_definition() {
    let rules = "($x:expr) => { $crate::core_fn($x) };";
    let expansion = run(rules, "a.b").unwrap();
    assert_eq!(expansion.text, "krate ::core_fn( (a.b) )");
    let from: Vec<(&str, Origin)> = expansion
        .pieces
        .iter()
        .map(|piece| (&expansion.text[piece.out as usize..(piece.out + piece.len) as usize], piece.origin))
        .collect();
    assert_eq!(from, [("::core_fn(", Origin::Def(21)), ("a.b", Origin::Call(0)), (")", Origin::Def(33)),]);
}

#[test]
fn b055_tests_that_a_macro_writes() {
    check(
        "($($name:ident: $input:expr => $want:expr,)*) => { $(#[test] fn $name() { assert_eq!(f($input), $want); })* }",
        "one: 1 => 2, two: -1 => g(),",
        "#[test] fn one() { assert_eq!(f(1), 2); } #[test] fn two() { assert_eq!(f((-1)), (g())); }",
    );
}

#[test]
fn decl_macros() {
    let check = |rules: &str, call: &str, expected: &str| {
        let expansion = expand(&Rules::parse(rules, true), rules, call, "krate").unwrap();
        check_pieces(&expansion, rules, call);
        assert_eq!(normal(&expansion.text), normal(expected));
    };
    check("($a:expr) { $a + 1 }", "2", "2 + 1");
    check("{ ($a:expr) => { $a }, ($a:expr, $b:expr) => { $b } }", "1, 2", "2");
    check("{ ($a:expr) => { $a } ($a:expr, $b:expr) => { $b } }", "1, 2", "2");
}

#[test]
fn rules_that_are_none_are_left_out() {
    let rules =
        "($a) => { 1 }; ($($a:ty) => { 2 }; foo; (a) = { b }; ($a:what) => { 3 }; ($b:ident) => { $b }";
    assert_eq!(Rules::parse(rules, false).len(), 0, "the parenthesis is never closed");
    let rules =
        "($a) => { 1 }; ($($a:ty)) => { 2 }; foo; (a) = { b }; ($a:what) => { 3 }; ($b:ident) => { $b }";
    assert_eq!(Rules::parse(rules, false).len(), 1);
    check(rules, "x", "x");
    for rules in ["", "(", "()", "() =>", "() => {", ";;", "$", "($) => {}", "=> {}"] {
        assert!(Rules::parse(rules, false).len() <= 1);
        assert!(Rules::parse(rules, true).len() <= 1);
    }
}

#[test]
fn limits() {
    let nest = |depth: usize| format!("({}$a:ident{}) => {{ x }}", "$(".repeat(depth), ")*".repeat(depth));
    assert_eq!(run(&nest(80), "a").err(), Some(ExpandError::TooDeep));
    assert!(run(&nest(60), "a").is_ok());
    let power = "($($x:tt)*) => { $( $crate $crate $crate $crate $crate $crate $crate $crate $x )* };";
    assert_eq!(run(power, &"x ".repeat(100_000)).err(), Some(ExpandError::TooLarge));
    let product = "($($x:tt)*; $($y:tt)*) => { a };";
    assert_eq!(run(product, &"x ".repeat(1000)).err(), Some(ExpandError::NoRuleMatches));
    let hostile = "($($($($a:tt)*)*)*; $b:ident) => { a };";
    assert!(run(hostile, &"x ".repeat(3000)).is_err());
    assert_eq!(run("() => {}", &" ".repeat(2 << 20)).err(), Some(ExpandError::TooLarge));
    for (fragment, part) in [
        ("expr", "if "),
        ("expr", "&"),
        ("expr", "|a|"),
        ("expr", "match "),
        ("ty", "Fn()->"),
        ("ty", "a<"),
        ("ty", "&"),
        ("pat", "&"),
        ("pat", "a@"),
        ("expr", "a as "),
        ("expr", "("),
        ("item", "pub "),
        ("item", "#[a]"),
        ("expr", "let a = "),
        ("expr", "return "),
        ("ty", "dyn "),
        ("stmt", "unsafe "),
        ("expr", "a < b, "),
        ("path", "a::<"),
        ("expr", "else if"),
    ] {
        let rules = format!("($(a $x:{fragment})* $($r:tt)*) => {{ $($x)* $($r)* }}");
        let _ = run(&rules, &part.repeat(20_000));
        let _ =
            run(&format!("($(a $x:{fragment}),*) => {{ $($x)* }}"), &format!("a {}", part.repeat(20_000)));
    }
}

proptest! {
    #[test]
    fn any_pieces_are_no_trouble(
        matcher in prop::collection::vec(piece(), 0..16),
        body in prop::collection::vec(piece(), 0..16),
        call in prop::collection::vec(piece(), 0..24),
        space in prop::sample::select(vec!["", " "]),
    ) {
        let (matcher, body, call) = (matcher.join(space), body.join(space), call.join(space));
        let rules = format!("({matcher}) => {{{body}}}; ($($t:tt)*) => {{$($t)*{body}}}");
        let _ = run(&rules, &call);
        let _ = run(&call, &matcher);
        let parsed = Rules::parse(&call, true);
        let _ = expand(&parsed, &call, &body, "krate");
    }

    #[test]
    fn any_fragment_on_any_pieces(
        fragment in prop::sample::select(vec!["expr", "ty", "pat", "stmt", "item", "meta", "path", "vis", "tt", "block"]),
        call in prop::collection::vec(piece(), 0..24),
    ) {
        let rules = format!("($($x:{fragment})*) => {{ $($x)* }}; ($x:{fragment} $($t:tt)*) => {{ $x $($t)* }}");
        let _ = run(&rules, &call.concat());
        let _ = run(&rules, &call.join(" "));
    }
}

fn piece() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "$",
        "$x:expr",
        "$y:tt",
        "$x",
        "$y",
        "$(",
        ")*",
        ")+",
        ")?",
        ")",
        "(",
        "{",
        "}",
        "[",
        "]",
        ",",
        ";",
        "=>",
        "=",
        "->",
        "<",
        ">",
        "::",
        "a",
        "fn",
        "if",
        "else",
        "let",
        "match",
        "struct",
        "impl",
        "pub",
        "use",
        "1",
        "'a",
        "|",
        "&",
        "#",
        "!",
        "/// d\n",
        "//! d\n",
        "..",
        "@",
        ":",
        "as",
        "dyn",
        "for",
        "unsafe",
        "\"s\"",
        "$crate",
        "${count(x)}",
        "-",
        "*",
        "?",
        "+",
        "const",
        "é",
        "_",
        "move",
        "return",
        "extern",
        "",
    ])
}
