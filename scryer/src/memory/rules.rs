//! Uses that a decision forbids: `a::b -> c::d`, nothing in `a::b` uses what is in `c::d`.
//!
//! In goes a rule, out come the places that break it. Resolved names decide, so that globs, re-exports and methods hide
//! nothing, and the same word in another sense is no breach; what could not be resolved is none either. Either side is a
//! crate, a module, a type or a fn, and means all that is in it; the right side may be of a dependency.

use rustc_hash::FxHashMap;

use super::code::{Code, is_in, plain};
use super::markdown::one_line;
use crate::facts::DefId;
use crate::infer::Target;
use crate::resolve::module_path;
use crate::source::FileId;

/// What a rule came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// As written, on one line.
    pub rule: String,
    /// The places that break it, by file and line.
    pub violations: Vec<Violation>,
    /// Why it could not be checked, or not in whole.
    pub problem: Option<String>,
}

/// A use that a rule forbids.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Violation {
    /// The file.
    pub file_path: String,
    /// 1-based.
    pub line: u32,
    /// 1-based, in bytes.
    pub column: u32,
    /// Qualified name of the fn, type or module that it stands in.
    pub enclosing_symbol: String,
    /// Qualified name of what is used.
    pub uses: String,
}

/// A rule, read.
pub(super) struct Rule {
    pub(super) from: String,
    pub(super) to: String,
}

impl Rule {
    /// `a::b -> c::d`; `=>` and `→` are as good.
    pub(super) fn parse(text: &str) -> Option<Rule> {
        let (from, to) = ["->", "=>", "→"].iter().find_map(|arrow| text.split_once(arrow))?;
        let rule = Rule { from: plain(from), to: plain(to) };
        let is_path = |path: &str| {
            let is_name = |part: &str| {
                !part.is_empty() && part.chars().all(|letter| letter == '_' || letter.is_alphanumeric())
            };
            path.split("::").all(is_name)
        };
        (is_path(&rule.from) && is_path(&rule.to)).then_some(rule)
    }
}

/// Whether a text reads as a rule.
pub(crate) fn is_rule(text: &str) -> bool {
    Rule::parse(text).is_some()
}

/// Checks rules.
pub fn rulings_of(code: &Code<'_>, forbids: &[String]) -> Vec<Ruling> {
    let mut names: FxHashMap<DefId, String> = FxHashMap::default();
    forbids.iter().map(|text| ruling(code, text, &mut names)).collect()
}

fn ruling(code: &Code<'_>, text: &str, names: &mut FxHashMap<DefId, String>) -> Ruling {
    let mut ruling = Ruling { rule: one_line(text), violations: Vec::new(), problem: None };
    let Some(rule) = Rule::parse(text) else {
        ruling.problem = Some("no rule; write one such as `my_crate::domain -> my_crate::http`".to_owned());
        return ruling;
    };
    let (from, to) = (code.canonical(&rule.from), code.canonical(&rule.to));
    let unknown = [(&from, &rule.from), (&to, &rule.to)].into_iter().find(|(names, _)| names.is_empty());
    if let Some((_, path)) = unknown {
        ruling.problem = Some(format!("`{path}` is nothing that is linked: the rule has nothing to say"));
        return ruling;
    }
    let program = code.program();
    // What is in a module is what is written there, and of a type what its impls hold, wherever they are.
    let kinds = |names: &[String]| names.iter().map(|name| code.is_module(name)).collect::<Vec<bool>>();
    let (from_is_module, to_is_module) = (kinds(&from), kinds(&to));
    let to_crate = |name: &str| to.iter().any(|to| to == name);
    for (file, _) in program.table.iter() {
        if !(code.keep_on)() {
            break;
        }
        let is_own = program.table.host(file) == file && program.is_workspace_file(file);
        if !is_own || !may_hold(code, file, &from) {
            continue;
        }
        let facts = program.facts(file);
        // By line: what stands last in a path says most.
        let mut lines: FxHashMap<u32, Violation> = FxHashMap::default();
        for mention in code.analysis.file_mentions(file) {
            for target in &mention.targets {
                let used = match *target {
                    Target::Item(def) => {
                        let name = names.entry(def).or_insert_with(|| code.qualified(def));
                        to.iter().any(|to| is_in(name, to)).then(|| name.clone())
                    }
                    Target::Crate(krate) => {
                        let name = &program.graph[krate].name;
                        to_crate(name).then(|| name.clone())
                    }
                    Target::Local(_) | Target::Outside => None,
                };
                let Some(uses) = used else { continue };
                let enclosing_symbol = code.holder(file, mention.start);
                let module = code.module_around(file, mention.start);
                let stands_in = |sides: &[String], are_modules: &[bool]| {
                    sides.iter().zip(are_modules).any(|(side, &is_module)| {
                        is_in(if is_module { &module } else { &enclosing_symbol }, side)
                    })
                };
                // What lies in both may be used in itself.
                if stands_in(&to, &to_is_module) || !stands_in(&from, &from_is_module) {
                    continue;
                }
                let position = facts.lines.position(mention.start);
                let found = Violation {
                    file_path: (code.path)(file),
                    line: position.line,
                    column: position.column,
                    enclosing_symbol,
                    uses,
                };
                let known = lines.entry(position.line).or_insert_with(|| found.clone());
                if (found.uses.len(), &found.uses) > (known.uses.len(), &known.uses) {
                    *known = found;
                }
            }
        }
        ruling.violations.extend(lines.into_values());
    }
    ruling.violations.sort();
    ruling
}

/// Whether something in a file may be in one of `from`.
fn may_hold(code: &Code<'_>, file: FileId, from: &[String]) -> bool {
    let program = code.program();
    let modules = program.maps.modules_of_file(file);
    let names =
        modules.iter().map(|&module| module_path(&program.table, &program.graph, &program.maps, module));
    let related = |name: &str| from.iter().any(|from| is_in(name, from) || is_in(from, name));
    // Of impls, which may stand anywhere, the type decides.
    let mut names = names;
    names.any(|name| related(&name))
        || program.items_of(file, code.analysis.expansions(file)).into_iter().any(|def| {
            matches!(program.kind(def), crate::facts::ItemKind::Impl { .. })
                && from.iter().any(|from| is_in(code.qualified(def).trim_end_matches("::"), from))
        })
}

#[cfg(test)]
mod tests {
    use super::super::code::tests::with;
    use super::*;
    use crate::testing::Fixture;

    #[track_caller]
    fn check(text: &str, rule: &str, expected: &[&str]) {
        let rulings = with(&Fixture::new(text), |code| rulings_of(code, &[rule.to_owned()]));
        let [ruling] = &rulings[..] else { panic!("one ruling") };
        let mut shown: Vec<String> = ruling
            .violations
            .iter()
            .map(|one| format!("{}:{} {} uses {}", one.file_path, one.line, one.enclosing_symbol, one.uses))
            .collect();
        shown.extend(ruling.problem.clone());
        assert_eq!(shown, expected);
    }

    const HTTP: &str = "
//- /src/http.rs
pub struct Request { pub path: String }
impl Request { pub fn send(&self) {} }
pub fn get() -> Request { Request { path: String::new() } }
pub trait Handle { fn handle(&self) {} }
#[macro_export] macro_rules! route { () => { $crate::http::get() }; }
";

    #[track_caller]
    fn of_domain(body: &str, expected: &[&str]) {
        let text = format!(
            "pub mod domain;\npub mod http;\npub mod facade {{ pub use crate::http::Request as Ask; pub fn ask() -> crate::http::Request {{ crate::http::get() }} }}\n//- /src/domain.rs\n{body}\n{HTTP}"
        );
        check(&text, "demo::domain -> demo::http", expected);
    }

    #[test]
    fn every_kind_of_use_breaks_a_rule() {
        of_domain(
            "pub fn f() { crate::http::get(); }",
            &["src/domain.rs:1 demo::domain::f uses demo::http::get"],
        );
        of_domain("use crate::http::get;", &["src/domain.rs:1 demo::domain uses demo::http::get"]);
        of_domain(
            "use crate::http::*;\npub fn f() -> Request { get() }",
            &[
                "src/domain.rs:1 demo::domain uses demo::http",
                "src/domain.rs:2 demo::domain::f uses demo::http::Request",
            ],
        );
        of_domain("use crate::facade::Ask;", &["src/domain.rs:1 demo::domain uses demo::http::Request"]);
        of_domain(
            "pub fn f() { crate::facade::ask().send() }",
            &["src/domain.rs:1 demo::domain::f uses demo::http::Request::send"],
        );
        of_domain(
            "pub fn f() { let _ = crate::facade::ask().path; }",
            &["src/domain.rs:1 demo::domain::f uses demo::http::Request::path"],
        );
        of_domain(
            "pub struct S;\nimpl crate::http::Handle for S {}",
            &["src/domain.rs:2 demo::domain::S uses demo::http::Handle"],
        );
        of_domain(
            "pub mod deep { pub mod er { pub fn f() { super::super::super::http::get(); } } }",
            &["src/domain.rs:1 demo::domain::deep::er::f uses demo::http::get"],
        );
    }

    #[test]
    fn the_same_word_in_another_sense_breaks_none() {
        of_domain("pub fn get() {}\npub fn f() { get(); let http = 1; let _ = http; }", &[]);
        of_domain("// crate::http::get\npub fn f() -> &'static str { \"crate::http\" }", &[]);
        of_domain("pub fn f() { crate::facade::ask(); }", &[]);
        check(
            "pub mod domain { pub fn f() {} }\npub mod http { pub fn g() { super::domain::f() } }\n",
            "demo::domain -> demo::http",
            &[],
        );
        check(
            "pub mod a { pub mod b { pub fn f() { super::g() } } pub fn g() { b::f() } }\n",
            "demo::a -> demo::a::b",
            &["src/lib.rs:1 demo::a::g uses demo::a::b::f"],
        );
    }

    #[test]
    fn an_impl_is_in_the_module_that_it_is_written_in() {
        let text = "
pub mod domain { pub struct Order; }
pub mod http {
    pub trait Show { fn show(&self) -> u8; }
    pub fn get() -> u8 { 1 }
    impl Show for crate::domain::Order { fn show(&self) -> u8 { get() } }
}
pub mod glue { impl crate::domain::Order { pub fn fetch(&self) -> u8 { crate::http::get() } } }
";
        check(text, "demo::domain -> demo::http", &[]);
        check(
            text,
            "demo::glue -> demo::http",
            &["src/lib.rs:8 demo::domain::Order::fetch uses demo::http::get"],
        );
        check(
            text,
            "demo::domain::Order -> demo::http",
            &["src/lib.rs:8 demo::domain::Order::fetch uses demo::http::get"],
        );
    }

    #[test]
    fn crates_types_and_std_can_be_forbidden() {
        check(
            "pub mod pure { pub fn f() { let _ = std::fs::read(\"x\"); } pub fn g() -> std::sync::Arc<u8> { todo!() } }\nuse std::fs;\n",
            "demo::pure -> std::fs",
            &["src/lib.rs:1 demo::pure::f uses std::fs::read"],
        );
        check(
            "pub mod pure { pub fn g() -> std::sync::Arc<u8> { todo!() } }\n",
            "demo::pure -> std::sync::Arc",
            &["src/lib.rs:1 demo::pure::g uses alloc::sync::Arc"],
        );
        check(
            "pub struct A;\nimpl A { pub fn f(&self) { B::g() } }\npub struct B;\nimpl B { pub fn g() {} }\n",
            "A -> demo::B::g",
            &["src/lib.rs:2 demo::A::f uses demo::B::g"],
        );
    }

    #[test]
    fn rules_that_say_nothing_are_told() {
        check(
            "",
            "demo::x -> demo::y",
            &["`demo::x` is nothing that is linked: the rule has nothing to say"],
        );
        check("", "no rule", &["no rule; write one such as `my_crate::domain -> my_crate::http`"]);
        check("", "a -> b -> c", &["no rule; write one such as `my_crate::domain -> my_crate::http`"]);
        check("", "-> a", &["no rule; write one such as `my_crate::domain -> my_crate::http`"]);
    }
}
