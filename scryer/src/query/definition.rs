//! What does this name?
//!
//! A token leads to the definition behind imports, re-exports and aliases of modules, not to a stop on the way. A name that
//! stands for several things (`cfg` twins, a shorthand field) has several definitions.

use std::fmt::Write as _;

use super::crate_outline::absent_crate;
use super::describe;
use super::error::QueryError;
use super::model::{Definitions, Evidence, Found, Library, ResolveDefinition, Snapshot, Symbol, SymbolKind};
use super::note::Note;
use super::place::TextCache;
use super::standard;
use super::target::{Named, grouped, named_at, named_by};
use crate::facts::{Anchor, BindingId, DefId, FileFacts, Import, ImportKind, MacroCall, NameId, Path};
use crate::graph::Resolved;
use crate::infer::Target;
use crate::source::FileId;
use crate::workspace::graph::{CrateId, Origin};

/// Finds what the token at a place names.
///
/// # Errors
///
/// If the place does not exist, or not exactly one of column and symbol is given.
pub fn resolve_definition(
    snapshot: &Snapshot<'_>,
    request: &ResolveDefinition,
) -> Result<Found<Definitions>, QueryError> {
    let file = snapshot.file(&request.file_path)?;
    let offset = match (request.column, &request.symbol) {
        (Some(column), None) => snapshot.offset(file, request.line, column)?,
        (None, Some(symbol)) => {
            let line = snapshot.line(file, request.line)?;
            let name = symbol.rsplit(['.', ':']).next().unwrap_or(symbol).trim();
            let name = name.strip_prefix("r#").unwrap_or(name);
            let facts = &snapshot.held(file).facts;
            let known =
                facts.names.iter().position(|known| **known == *name).map(|index| NameId(index as u32));
            let starts = known.map_or(&[][..], |name| facts.postings(name));
            match starts.iter().find(|&&start| line.touches(start)) {
                Some(&start) => start,
                None => {
                    let shown = format!("{}:{}", snapshot.path(file), request.line);
                    return Ok(nothing(format!("no name `{name}` on {shown}; give the line that has it")));
                }
            }
        }
        _ => return Err(QueryError::ExactlyOneOf { choices: "`column` and `symbol`" }),
    };
    let (token, named) = named_at(snapshot, file, offset);
    let named = behind_tuple_field(snapshot, file, named);
    let name = token.unwrap_or_default();
    let mut texts = TextCache::new(snapshot);
    Ok(match named {
        Named::Defs(defs) => definitions(snapshot, &mut texts, &name, defs),
        Named::Local(binding) => one(local(snapshot, &mut texts, file, binding)),
        Named::Crate(krate) => crate_root(snapshot, krate),
        Named::Outside => nothing(match absent_crate_of(snapshot, file, offset) {
            Some(note) => format!("`{name}` is not known: {note}"),
            None => Note::NotASymbol { name, what: "a primitive type or of a crate that is not loaded" }
                .to_string(),
        }),
        Named::Unresolved => nothing(unresolved(snapshot, file, offset, name)),
        Named::Nothing => {
            let position = snapshot.position(file, offset);
            let (line, column) = (position.line, position.column);
            nothing(Note::NoSymbolAt { file_path: snapshot.path(file), line, column }.to_string())
        }
    })
}

/// A field of a tuple struct is declared where its type stands, and who asks there means the type.
fn behind_tuple_field(snapshot: &Snapshot<'_>, file: FileId, named: Named) -> Named {
    let Named::Defs(defs) = &named else { return named };
    let program = snapshot.analysis.program();
    let [def] = defs[..] else { return named };
    let facts = program.facts(def.file);
    let is_number = |name: &str| name.starts_with(|letter: char| letter.is_ascii_digit());
    if !facts.item_name(def.item).is_some_and(is_number) {
        return named;
    }
    let start = facts.item_ranges[def.item.index()].name.start;
    match snapshot.analysis.resolve(file, start) {
        Resolved::To(mention) if !mention.targets.contains(&Target::Item(def)) => {
            named_by(mention).unwrap_or(named)
        }
        _ => named,
    }
}

/// The crate that the path at a place begins with, or whose import it begins with, if its source is not there.
fn absent_crate_of(snapshot: &Snapshot<'_>, file: FileId, offset: u32) -> Option<Note> {
    let program = snapshot.analysis.program();
    let facts = program.facts(file);
    let path = path_at(facts, offset)?;
    let first = |path: &Path| facts[path.segments].first().map(|segment| &facts[segment.name]);
    let mut name = first(path)?;
    let brings = |import: &&Import| match import.kind {
        ImportKind::Renamed { name: alias, .. } => &facts[alias] == name,
        _ => facts[facts[import.path].segments].last().is_some_and(|last| &facts[last.name] == name),
    };
    if let Some(import) = facts.imports.iter().find(brings) {
        name = first(&facts[import.path])?;
    }
    let linked = program.maps.crates_of(file).iter().flat_map(|&krate| &program.graph[krate].dependencies);
    let is_absent =
        linked.into_iter().any(|dependency| dependency.name == name && dependency.krate.is_none());
    let absent = program.graph.absent.iter().find(|absent| is_absent && absent.name == name)?;
    Some(absent_crate(absent))
}

/// The path that has a segment at `offset`.
fn path_at(facts: &FileFacts, offset: u32) -> Option<&Path> {
    let touches = |path: &&Path| {
        let starts = &facts.segment_starts[path.segments.range()];
        let segments = facts[path.segments].iter();
        segments
            .zip(starts)
            .any(|(segment, &start)| start <= offset && offset <= start + facts[segment.name].len() as u32)
    };
    facts.paths.iter().find(touches)
}

/// That a name could not be resolved, with the reason where there is one to see.
fn unresolved(snapshot: &Snapshot<'_>, file: FileId, offset: u32, name: String) -> String {
    let mut notice = Note::Unresolved { name }.to_string();
    let program = snapshot.analysis.program();
    let facts = program.facts(file);
    let path = path_at(facts, offset);
    if let Some(Anchor::Super(levels)) = path.map(|path| path.anchor) {
        let item = snapshot.analysis.items_around(file, offset).next();
        let mut module =
            item.and_then(|def| program.home(def)).map(|module| program.maps.nearest_module(module));
        for _ in 0..levels {
            module = module.and_then(|module| program.maps[module].parent);
            module = module.map(|module| program.maps.nearest_module(module));
        }
        if module.is_none() {
            notice.push_str(": `super` leads above the crate root, which has no parent module");
            return notice;
        }
    }
    // Where the build writes source, a name may be one that it writes.
    let crates = program.maps.crates_of(file);
    let files = crates.iter().filter_map(|&krate| program.maps.get(krate)).flat_map(|map| map.files());
    let mut generated: Vec<String> = files.flat_map(|file| missing_outputs(snapshot, file)).collect();
    generated.sort_unstable();
    if let Some(first) = generated.first() {
        let _ = write!(
            notice,
            "; it may be of a file that a build script writes, which is not there (`cargo check` runs the script): {first}"
        );
    }
    notice
}

/// Each `include!` of a file in a build script's `OUT_DIR` that `file` has and that is not read, with its place.
fn missing_outputs(snapshot: &Snapshot<'_>, file: FileId) -> Vec<String> {
    let facts = &snapshot.held(file).facts;
    let program = snapshot.analysis.program();
    let is_read = |call: &MacroCall| {
        let Some(output) = facts.output(call) else { return false };
        let crates =
            program.maps.crates_of(file).iter().filter_map(|&krate| program.graph[krate].out_dir.as_ref());
        crates.into_iter().any(|dir| program.table.lookup(&dir.join(&output)).is_some())
    };
    let mut found = Vec::new();
    for call in &facts.macro_calls {
        let is_include =
            facts[facts[call.path].segments].last().is_some_and(|last| &facts[last.name] == "include");
        let Some(text) = call.tokens.map(|tokens| &facts[tokens]).filter(|_| is_include) else { continue };
        if text.contains("OUT_DIR") && !is_read(call) {
            let line = facts.lines.position(call.start).line;
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            found.push(format!("`include!({text})` at {}:{line}", snapshot.path(file)));
        }
    }
    found
}

/// That a build script wrote a definition, and when that holds.
fn written_by_script(snapshot: &Snapshot<'_>, def: DefId) -> Option<String> {
    let program = snapshot.analysis.program();
    let file = program.table.host(def.file);
    let path = &program.table.get(file)?.path;
    let mut crates = program.maps.crates_of(file).iter().map(|&krate| &program.graph[krate]);
    let krate = crates.find(|krate| krate.out_dir.as_ref().is_some_and(|dir| path.starts_with(dir)))?;
    let version = if krate.version.is_empty() { String::new() } else { format!(" {}", krate.version) };
    Some(format!(
        "{} is what the build script of {}{version} wrote when it last ran",
        snapshot.path(file),
        krate.package
    ))
}

fn nothing(notice: String) -> Found<Definitions> {
    found(Definitions { definitions: Vec::new(), notice: Some(notice) })
}

fn one(symbol: Symbol) -> Found<Definitions> {
    found(Definitions { definitions: vec![symbol], notice: None })
}

fn found(result: Definitions) -> Found<Definitions> {
    Found::new(result, Vec::new(), Evidence::default())
}

fn definitions(
    snapshot: &Snapshot<'_>,
    texts: &mut TextCache<'_>,
    name: &str,
    defs: Vec<DefId>,
) -> Found<Definitions> {
    let program = snapshot.analysis.program();
    let groups = grouped(snapshot, defs);
    let twins = groups.len() == 1 && groups.first().is_some_and(|group| group.len() > 1);
    let mut of_library: Option<String> = None;
    let mut definitions: Vec<Symbol> = Vec::new();
    for &def in groups.iter().flatten() {
        if standard::is_signature(program, def) {
            let (symbols, notice) = of_standard(snapshot, texts, name, def);
            definitions.extend(symbols);
            of_library.get_or_insert(notice);
        } else {
            definitions.push(describe::symbol(snapshot, texts, def));
        }
    }
    definitions.sort_by(|a, b| (&a.file_path, a.line, a.column).cmp(&(&b.file_path, b.line, b.column)));
    definitions.dedup();
    let notice = if twins {
        let symbol = definitions.first().map(|first| first.qualified_name.clone()).unwrap_or_default();
        Some(Note::CfgVariants { symbol, count: definitions.len() }.to_string())
    } else {
        of_library.or_else(|| groups.iter().flatten().find_map(|&def| written_by_script(snapshot, def)))
    };
    for definition in &mut definitions {
        if definition.file_path.is_empty() {
            // Positions in the bundled signatures are nowhere that could be opened.
            (definition.line, definition.column, definition.end_line) = (0, 0, 0);
        }
    }
    found(Definitions { definitions, notice })
}

/// A definition of the bundled signatures, by the sources of a toolchain where they are at hand; with what is to be said of
/// it.
fn of_standard(
    snapshot: &Snapshot<'_>,
    texts: &mut TextCache<'_>,
    name: &str,
    def: DefId,
) -> (Vec<Symbol>, String) {
    let signature = |texts: &mut TextCache<'_>| vec![describe::symbol(snapshot, texts, def)];
    match standard::sources(snapshot) {
        Some(sources) => {
            let finder = standard::Finder::new(snapshot, sources);
            match finder.find(def) {
                Ok(found) => {
                    let mut texts = TextCache::new(&sources.snapshot);
                    let shown = |def: DefId| standard::symbol(&sources.snapshot, &mut texts, def);
                    (found.into_iter().map(shown).collect(), standard::origin(name, sources))
                }
                Err(why) => (signature(texts), finder.unfound(name, why)),
            }
        }
        None => {
            let notice = match snapshot.library {
                Library::Absent(reason) => standard::unread(name, reason),
                _ => format!("`{name}` is of the standard library, whose source is not indexed"),
            };
            (signature(texts), notice)
        }
    }
}

fn local(snapshot: &Snapshot<'_>, texts: &mut TextCache<'_>, file: FileId, binding: BindingId) -> Symbol {
    let facts = &snapshot.held(file).facts;
    let data = &facts[binding];
    let position = snapshot.position(file, data.start);
    let program = snapshot.analysis.program();
    let item = describe::enclosing(snapshot, file, data.start);
    Symbol {
        qualified_name: format!("{}::{}", describe::enclosing_name(program, file, item), &facts[data.name]),
        impl_trait: None,
        kind: SymbolKind::Local,
        file_path: snapshot.path(file),
        line: position.line,
        column: position.column,
        end_line: position.line,
        signature: texts.line(file, data.start),
        doc: None,
        crate_name: None,
        version: None,
    }
}

fn crate_root(snapshot: &Snapshot<'_>, krate: CrateId) -> Found<Definitions> {
    let program = snapshot.analysis.program();
    let data = &program.graph[krate];
    if data.origin == Origin::Std
        && let Some(sources) = standard::sources(snapshot)
        && let Some((krate, _)) =
            sources.snapshot.analysis.program().graph.iter().find(|(_, other)| other.name == data.name)
    {
        let mut found = crate_root(&sources.snapshot, krate);
        found.result.notice.get_or_insert(standard::origin(&data.name, sources));
        return found;
    }
    let Some(file) = program.table.lookup(&data.root_file).filter(|_| data.origin != Origin::Std) else {
        return nothing(format!("`{}` is a crate whose source is not indexed", data.name));
    };
    let (crate_name, version) = describe::foreign_crate(program, file);
    let facts = &snapshot.held(file).facts;
    one(Symbol {
        qualified_name: data.name.clone(),
        impl_trait: None,
        kind: SymbolKind::Module,
        file_path: snapshot.path(file),
        line: 1,
        column: 1,
        end_line: describe::last_line(facts),
        signature: format!("crate {}", data.name),
        doc: facts.file_docs.and_then(|docs| describe::first_line(&facts[docs])),
        crate_name,
        version,
    })
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::query::TargetArg;
    use crate::testing::Fixture;

    fn shown(found: &Found<Definitions>) -> String {
        let mut out = String::new();
        for symbol in &found.result.definitions {
            let doc = symbol.doc.as_ref().map(|doc| format!(" // {doc}")).unwrap_or_default();
            out += &format!(
                "{} {} {}:{}:{} `{}`{doc}\n",
                symbol.kind,
                symbol.qualified_name,
                symbol.file_path,
                symbol.line,
                symbol.column,
                symbol.signature
            );
        }
        out + &found.result.notice.as_ref().map(|notice| format!("{notice}\n")).unwrap_or_default()
    }

    #[track_caller]
    fn check(text: &str, expected: Expect) {
        let fixture = Fixture::new(text);
        let TargetArg::Position { file_path, line, column } = fixture.cursor() else { unreachable!() };
        let request = ResolveDefinition { file_path, line, column: Some(column), symbol: None };
        let found = resolve_definition(&fixture.snapshot(), &request).expect("it can be asked");
        expected.assert_eq(&shown(&found));
    }

    #[test]
    fn behind_imports_and_re_exports() {
        let text = "
mod inner { /// Spins.\n pub struct Widget; impl Widget { pub fn spin(&self) {} } }
pub use inner::Widget as Gadget;
pub fn f(g: &Gad$0get) { g.spin() }
";
        check(
            text,
            expect![[r#"
            struct demo::inner::Widget src/lib.rs:3:13 `pub struct Widget` // Spins.
        "#]],
        );
        check(
            &text.replace("Gad$0get", "Gadget").replace("g.spin", "g.sp$0in"),
            expect![[r#"
            method demo::inner::Widget::spin src/lib.rs:3:42 `pub fn spin(&self)`
        "#]],
        );
        check(
            &text.replace("Gad$0get", "Gadget").replace("g.spin", "g$0.spin"),
            expect![[r#"
            local demo::f::g src/lib.rs:5:10 `pub fn f(g: &Gadget) { g.spin() }`
        "#]],
        );
        check(
            &text.replace("Gad$0get", "Gadget").replace("as Gadget", "as Gad$0get"),
            expect![[r#"
                struct demo::inner::Widget src/lib.rs:3:13 `pub struct Widget` // Spins.
            "#]],
        );
    }

    #[test]
    fn fields_macros_crates_and_std() {
        check(
            "pub struct S { pub n: u8 } pub fn f(s: S) -> u8 { s.n$0 }",
            expect![[r#"
            field demo::S::n src/lib.rs:1:20 `pub n: u8`
        "#]],
        );
        check(
            "macro_rules! m { () => { 1 } } pub fn f() -> u8 { m$0!() }",
            expect![[r#"
            macro demo::m src/lib.rs:1:14 `macro_rules! m`
        "#]],
        );
        check(
            "pub fn f() { crat$0e::g() } pub fn g() {}",
            expect![[r#"
            no name at src/lib.rs:1:18; give the position of an identifier
        "#]],
        );
        check(
            "pub fn f(o: Option<u8>) -> u8 { o.unw$0rap() }",
            expect![[r#"
            method core::option::Option::unwrap :0:0 `method unwrap`
            `unwrap` is of the standard library, whose source is not indexed
        "#]],
        );
        check(
            "pub fn f() { nope$0() }",
            expect![[r#"
            what `nope` names here could not be resolved
        "#]],
        );
        check(
            "pub struct S; impl S { fn f(&self) { sel$0f.g() } fn g(&self) -> Self { S } }",
            expect![[r#"
            no name at src/lib.rs:1:41; give the position of an identifier
        "#]],
        );
        check(
            "pub struct S; impl S { fn f(&self) { self.g() } fn g(&self) -> Sel$0f { S } }",
            expect![[r#"
            no name at src/lib.rs:1:67; give the position of an identifier
        "#]],
        );
    }

    #[test]
    fn by_name_on_a_line() {
        let fixture = Fixture::new("pub fn a() {}\npub fn b() { a(); r#in() }\npub fn r#in() {}\n");
        let ask = |line, symbol: &str| {
            let symbol = Some(symbol.to_owned());
            let request =
                ResolveDefinition { file_path: "src/lib.rs".to_owned(), line, column: None, symbol };
            shown(&resolve_definition(&fixture.snapshot(), &request).expect("it can be asked"))
        };
        expect![[r#"
            fn demo::a src/lib.rs:1:8 `pub fn a()`
        "#]]
        .assert_eq(&ask(2, "a"));
        expect![[r#"
            fn demo::in src/lib.rs:3:8 `pub fn r#in()`
        "#]]
        .assert_eq(&ask(2, "r#in"));
        expect![[r#"
            no name `in` on src/lib.rs:1; give the line that has it
        "#]]
        .assert_eq(&ask(1, "in"));
        let request =
            ResolveDefinition { file_path: "src/lib.rs".to_owned(), line: 1, column: None, symbol: None };
        let error = resolve_definition(&fixture.snapshot(), &request).expect_err("it can't be asked");
        assert_eq!(error.to_string(), "give exactly one of `column` and `symbol`");
    }
}
