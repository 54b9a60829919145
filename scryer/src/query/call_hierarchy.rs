//! Who calls this, and what does it call?
//!
//! A tree over the edges of `graph`, found level by level, so that what is expanded is expanded where it stands least deep,
//! and only there: `seen` marks the other places, `cycle` those that would lead back. A fn that is named as a value counts
//! as called. A trait's method is called by whoever calls one of its family; it calls what its default body does, and may
//! end up in the workspace's methods that implement it. Constructors are no callees, and nothing outside the workspace is,
//! unless dependencies are asked for: their fns are leaves.

use rustc_hash::{FxHashMap, FxHashSet};

use super::describe;
use super::error::QueryError;
use super::model::{
    CALLS_DEPTH_MAX, CallHierarchy, CallNode, CallTree, Direction, Evidence, Found, ScopeLevel, Snapshot,
    SymbolKind,
};
use super::note::Note;
use super::place::TextCache;
use super::target::{Group, Meaning, Meant, meaning};
use crate::facts::{DefId, ItemFlags, ItemKind};
use crate::graph::{Certainty, Holder, Place};
use crate::infer::{Program, Role};
use crate::resolve::QualifiedName;
use crate::source::FileId;

/// How many nodes a tree may have.
const NODES_MAX: usize = 20_000;

/// Finds callers, callees or both.
///
/// # Errors
///
/// If the depth or the position can't be. An unknown or ambiguous symbol is an answer.
pub fn call_hierarchy(
    snapshot: &Snapshot<'_>,
    request: &CallHierarchy,
) -> Result<Found<CallTree>, QueryError> {
    if request.depth == 0 || request.depth > CALLS_DEPTH_MAX {
        let (least, most, given) = (1, CALLS_DEPTH_MAX, request.depth);
        return Err(QueryError::OutOfRange { argument: "depth", least, most, given });
    }
    let Meaning { groups, note } = meaning(snapshot, &request.target)?;
    let mut notes: Vec<Note> = note.into_iter().collect();
    let program = snapshot.analysis.program();
    let (groups, others): (Vec<Group>, Vec<Group>) =
        groups.into_iter().partition(|group| group.iter().all(|&def| is_callable(program, def)));
    if groups.is_empty()
        && let Some(&def) = others.iter().flatten().next()
    {
        let kind = describe::kind(program.facts(def.file), def.item).unwrap_or(SymbolKind::Parameter);
        notes.push(Note::NotCallable { symbol: describe::qualified(program, def).path, kind });
    }

    let is_of_no_use = match request.scope_level {
        ScopeLevel::Project => false,
        ScopeLevel::File => true,
        ScopeLevel::Dependencies | ScopeLevel::All => request.direction == Direction::Incoming,
    };
    if is_of_no_use {
        notes.push(Note::ScopeOfCallees { scope_level: request.scope_level });
    }

    let mut groups = groups;
    groups.sort_by(|a, b| {
        let place = |group: &Group| group.first().map(|&def| describe::place(program, def));
        place(a).cmp(&place(b))
    });
    let mut walk = Walk {
        snapshot,
        nodes: Vec::new(),
        depth: request.depth,
        scope: request.scope_level,
        left: 0,
        is_full: false,
    };
    let mut usages = vec![0; groups.len()];
    for direction in [Direction::Incoming, Direction::Outgoing] {
        if request.direction == direction || request.direction == Direction::Both {
            walk.follow(&groups, direction);
        }
    }
    for node in &walk.nodes {
        if let (Some(parent), 1) = (node.parent, node.depth)
            && let Some(count) = walk.nodes.get(parent).and_then(|root| usages.get_mut(root.group))
        {
            *count += 1;
        }
    }
    let several = groups.len() > 1;
    let mut rows: Vec<usize> = walk.preorder();
    // A lone root goes without saying.
    rows.retain(|&row| several || walk.nodes[row].depth > 0);

    let meant = Meant::new(snapshot, &groups, &usages);
    notes.extend(meant.note);
    explain(snapshot, request, &groups, &walk, rows.len(), &mut notes);
    let mut writer =
        Writer { walk: &walk, texts: TextCache::new(snapshot), both: request.direction == Direction::Both };
    let page: Vec<usize> = rows.iter().copied().skip(request.offset).take(request.limit).collect();
    let under = match page.first() {
        Some(&first) if request.offset > 0 => writer.names_above(first, several),
        _ => Vec::new(),
    };
    let result = CallTree {
        direction: request.direction,
        total: rows.len(),
        offset: request.offset,
        definitions: meant.definitions,
        ambiguous: meant.ambiguous,
        candidates: meant.candidates,
        candidate_count: meant.candidate_count,
        under,
        nodes: page.into_iter().map(|row| writer.node(row)).collect(),
    };
    let evidence = Evidence {
        ambiguous: result.ambiguous,
        failures: snapshot.failures.len(),
        unresolved: walk.left,
        languages: vec!["rs".to_owned()],
        ..Evidence::default()
    };
    Ok(Found::new(result, notes, evidence))
}

fn explain(
    snapshot: &Snapshot<'_>,
    request: &CallHierarchy,
    groups: &[Group],
    walk: &Walk<'_>,
    total: usize,
    notes: &mut Vec<Note>,
) {
    let program = snapshot.analysis.program();
    if let [group] = groups
        && let Some(&def) = group.first()
    {
        let symbol = describe::qualified(program, def).path;
        let has = |direction| walk.nodes.iter().any(|node| node.depth > 0 && node.direction == direction);
        let implicit = group.iter().any(|&def| describe::implements_foreign(program, def));
        if request.direction != Direction::Outgoing {
            if implicit {
                notes.push(Note::CalledThroughTrait { symbol: symbol.clone() });
            } else if !has(Direction::Incoming) {
                notes.push(Note::NoCallers { symbol: symbol.clone() });
            }
            if walk.left > 0 {
                let name = program.facts(def.file).item_name(def.item).unwrap_or_default().to_owned();
                notes.push(Note::UnresolvedLeft { name, count: walk.left });
            }
        }
        if request.direction != Direction::Incoming && !has(Direction::Outgoing) {
            notes.push(Note::NoCallees { symbol });
        }
    }
    if total > 0 && request.offset >= total {
        notes.push(Note::PastTheEnd { total });
    }
    if walk.is_full {
        notes.push(Note::TooMany { found: walk.nodes.len() });
    }
    if !snapshot.failures.is_empty() {
        let files = snapshot.failures.iter().map(|failure| failure.file_path.clone()).collect();
        notes.push(Note::Failures { files });
    }
}

/// Whether something can be called: a fn, a method, a macro.
fn is_callable(program: &Program, def: DefId) -> bool {
    matches!(program.kind(def), ItemKind::Fn { .. } | ItemKind::MacroDef { .. })
        || program.facts(def.file)[def.item].flags.contains(ItemFlags::PROC_MACRO)
}

/// Whether such a use of something callable is a call, or hands it on to be called.
fn is_call(role: Role) -> bool {
    matches!(role, Role::Call | Role::Read)
}

/// One node of the tree.
struct Node {
    parent: Option<usize>,
    depth: usize,
    direction: Direction,
    /// Of the roots: which of the groups asked for.
    group: usize,
    key: Holder,
    /// What is followed from here: the item, at the root all twins.
    defs: Group,
    /// The file of the calls, and they.
    calls: (FileId, Vec<Place>),
    name_matched: bool,
    may_dispatch: bool,
    dispatch: bool,
    seen: bool,
    cycle: bool,
}

struct Walk<'a> {
    snapshot: &'a Snapshot<'a>,
    nodes: Vec<Node>,
    depth: usize,
    /// Whose callees are listed.
    scope: ScopeLevel,
    /// Tokens that could not be resolved, of the names of the roots.
    left: usize,
    is_full: bool,
}

impl Walk<'_> {
    /// Grows a tree under each of `groups`.
    fn follow(&mut self, groups: &[Group], direction: Direction) {
        let program = self.snapshot.analysis.program();
        let mut open: Vec<usize> = Vec::new();
        let mut expanded: FxHashSet<Holder> = FxHashSet::default();
        for (group, defs) in groups.iter().enumerate() {
            let Some(&first) = defs.first() else { continue };
            let key = Holder { file: program.table.host(first.file), item: Some(first) };
            open.push(self.nodes.len());
            expanded.insert(key);
            self.nodes.push(Node {
                parent: None,
                depth: 0,
                direction,
                group,
                key,
                defs: defs.clone(),
                calls: (key.file, Vec::new()),
                name_matched: false,
                may_dispatch: false,
                dispatch: false,
                seen: false,
                cycle: false,
            });
        }
        for depth in 1..=self.depth {
            let children = match direction {
                Direction::Outgoing => self.callees(&open),
                _ => self.callers(&open),
            };
            let mut next: Vec<usize> = Vec::new();
            for mut child in children {
                if self.nodes.len() >= NODES_MAX {
                    self.is_full = true;
                    return;
                }
                child.cycle = self.is_above(child.parent, child.key);
                child.seen = !child.cycle && expanded.contains(&child.key);
                let leads_on = !child.cycle && !child.seen && !child.defs.is_empty();
                let index = self.nodes.len();
                let dispatches = direction == Direction::Outgoing && leads_on;
                let key = child.key;
                self.nodes.push(child);
                if leads_on && depth < self.depth {
                    expanded.insert(key);
                    next.push(index);
                } else if dispatches {
                    // What a trait's method may end up in is told with it, even where the walk ends.
                    let ends = self.dispatched(index);
                    self.nodes.extend(ends);
                }
            }
            open = next;
        }
    }

    /// Whether `key` is what a node stands for, or one of those that it is under.
    fn is_above(&self, node: Option<usize>, key: Holder) -> bool {
        let mut next = node;
        while let Some(node) = next.and_then(|index| self.nodes.get(index)) {
            if node.key == key || key.item.is_some_and(|def| node.defs.contains(&def)) {
                return true;
            }
            next = node.parent;
        }
        false
    }

    fn child(&self, parent: usize, key: Holder, calls: (FileId, Vec<Place>)) -> Option<Node> {
        let program = self.snapshot.analysis.program();
        let above = self.nodes.get(parent)?;
        Some(Node {
            parent: Some(parent),
            depth: above.depth + 1,
            direction: above.direction,
            group: above.group,
            key,
            defs: key.item.into_iter().filter(|&def| is_callable(program, def)).collect(),
            calls,
            name_matched: false,
            may_dispatch: false,
            dispatch: false,
            seen: false,
            cycle: false,
        })
    }

    /// The callers of some nodes, by node and place.
    fn callers(&mut self, open: &[usize]) -> Vec<Node> {
        let asked: Vec<&[DefId]> = open.iter().map(|&index| &self.nodes[index].defs[..]).collect();
        let found = self.snapshot.analysis.users_while(&asked, is_call, self.snapshot.keep_on);
        if open.iter().any(|&index| self.nodes[index].depth == 0) {
            self.left += found.left;
        }
        let mut paths: FxHashMap<FileId, String> = FxHashMap::default();
        for user in &found.users {
            paths.entry(user.by.file).or_insert_with(|| self.snapshot.path(user.by.file));
        }
        let mut children: Vec<Node> = Vec::with_capacity(found.users.len());
        for user in found.users {
            let Some(&parent) = open.get(user.of) else { continue };
            let Some(child) = self.child(parent, user.by, (user.by.file, user.places)) else { continue };
            let name_matched = user.certainty == Certainty::NameMatched;
            children.push(Node { name_matched, may_dispatch: user.may_dispatch, ..child });
        }
        children.sort_by(|a, b| {
            let place = |node: &Node| (node.parent, paths.get(&node.key.file), node.calls.1.first().copied());
            place(a).cmp(&place(b))
        });
        children
    }

    /// The callees of some nodes, by node and place; then what they may end up in.
    fn callees(&self, open: &[usize]) -> Vec<Node> {
        let program = self.snapshot.analysis.program();
        let mut children = Vec::new();
        for &index in open.iter().take_while(|_| (self.snapshot.keep_on)()) {
            for &def in &self.nodes[index].defs {
                let file = program.table.host(def.file);
                for used in self.snapshot.analysis.uses_of(def) {
                    let listed = self.lists(used.def.file) && is_callable(program, used.def);
                    let places: Vec<Place> =
                        used.places.into_iter().filter(|place| listed && is_call(place.role)).collect();
                    if places.is_empty() {
                        continue;
                    }
                    let key = Holder { file: program.table.host(used.def.file), item: Some(used.def) };
                    let Some(child) = self.child(index, key, (file, places)) else { continue };
                    children.push(Node { name_matched: used.certainty == Certainty::NameMatched, ..child });
                }
            }
            children.extend(self.dispatched(index));
        }
        children
    }

    /// Whether what a file declares is listed as a callee.
    fn lists(&self, file: FileId) -> bool {
        let program = self.snapshot.analysis.program();
        let foreign = || program.is_dependency_file(file);
        match self.scope {
            ScopeLevel::File | ScopeLevel::Project => program.is_workspace_file(file),
            ScopeLevel::Dependencies => foreign(),
            ScopeLevel::All => program.is_workspace_file(file) || foreign(),
        }
    }

    /// The methods that a node may end up in, if it is a trait's method.
    fn dispatched(&self, index: usize) -> Vec<Node> {
        let program = self.snapshot.analysis.program();
        let defs = self.nodes.get(index).map_or(&[][..], |node| &node.defs);
        let mut items: Vec<DefId> = defs.iter().flat_map(|&def| program.implementations(def)).collect();
        items.retain(|&item| program.is_workspace_file(item.file));
        items.sort_by(|&a, &b| describe::place(program, a).cmp(&describe::place(program, b)));
        let nodes = items.into_iter().filter_map(|item| {
            let key = Holder { file: program.table.host(item.file), item: Some(item) };
            let child = self.child(index, key, (key.file, Vec::new()))?;
            Some(Node { dispatch: true, ..child })
        });
        nodes.collect()
    }

    /// The nodes, each before those under it.
    fn preorder(&self) -> Vec<usize> {
        let mut under: Vec<Vec<usize>> = vec![Vec::new(); self.nodes.len()];
        let mut open: Vec<usize> = Vec::new();
        for (index, node) in self.nodes.iter().enumerate() {
            match node.parent.and_then(|parent| under.get_mut(parent)) {
                Some(children) => children.push(index),
                None => open.push(index),
            }
        }
        open.reverse();
        let mut order = Vec::with_capacity(self.nodes.len());
        while let Some(index) = open.pop() {
            order.push(index);
            open.extend(under[index].iter().rev());
        }
        order
    }
}

struct Writer<'a> {
    walk: &'a Walk<'a>,
    texts: TextCache<'a>,
    both: bool,
}

impl Writer<'_> {
    fn node(&mut self, index: usize) -> CallNode {
        let node = &self.walk.nodes[index];
        let snapshot = self.walk.snapshot;
        let program = snapshot.analysis.program();
        let (file, places) = &node.calls;
        let (name, kind, line) = match node.key.item {
            Some(def) => {
                let kind = describe::kind(program.facts(def.file), def.item);
                (describe::holder_name(program, def), kind, describe::name_position(snapshot, def).line)
            }
            None => (
                QualifiedName { path: describe::file_module(program, node.key.file), impl_trait: None },
                Some(SymbolKind::Module),
                1,
            ),
        };
        let mut call_lines: Vec<u32> =
            places.iter().map(|place| snapshot.position(*file, place.start).line).collect();
        call_lines.dedup();
        CallNode {
            depth: node.depth,
            direction: self.both.then_some(node.direction),
            qualified_name: name.path,
            impl_trait: name.impl_trait,
            kind: kind.unwrap_or(SymbolKind::Parameter),
            file_path: describe::file_path(snapshot, node.key.file),
            line,
            call_lines,
            text: places.first().map(|place| self.texts.line(*file, place.start)).unwrap_or_default(),
            as_value: !node.name_matched
                && !places.is_empty()
                && places.iter().all(|place| place.role == Role::Read),
            name_matched: node.name_matched,
            may_dispatch: node.may_dispatch,
            dispatch: node.dispatch,
            seen: node.seen,
            cycle: node.cycle,
        }
    }

    /// What a node is under, outermost first; the root only where there are several.
    fn names_above(&self, index: usize, with_root: bool) -> Vec<String> {
        let program = self.walk.snapshot.analysis.program();
        let mut names = Vec::new();
        let mut next = self.walk.nodes.get(index).and_then(|node| node.parent);
        while let Some(node) = next.and_then(|index| self.walk.nodes.get(index)) {
            if node.parent.is_some() || with_root {
                names.extend(node.key.item.map(|def| describe::qualified(program, def).path));
            }
            next = node.parent;
        }
        names.reverse();
        names
    }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::query::TargetArg;
    use crate::testing::Fixture;

    fn shown(found: &Found<CallTree>) -> String {
        let mut out = String::new();
        for one in found.result.definitions.iter().chain(&found.result.candidates) {
            let usages = one.usages.map(|count| format!(" x{count}")).unwrap_or_default();
            out += &format!("{} {}:{}{usages}\n", one.qualified_name, one.file_path, one.line);
        }
        for name in &found.result.under {
            out += &format!("under {name}\n");
        }
        for node in &found.result.nodes {
            let lines: Vec<String> = node.call_lines.iter().map(u32::to_string).collect();
            let of = node.impl_trait.as_ref().map(|name| format!(" ({name})")).unwrap_or_default();
            out += &format!(
                "{}{} {}{of} {}:{}",
                "  ".repeat(node.depth),
                node.kind,
                node.qualified_name,
                node.file_path,
                node.line
            );
            out += &format!(" [{}]", lines.join(" "));
            for (set, word) in [
                (node.as_value, "as_value"),
                (node.name_matched, "name_matched"),
                (node.may_dispatch, "may_dispatch"),
                (node.dispatch, "dispatch"),
                (node.seen, "seen"),
                (node.cycle, "cycle"),
            ] {
                if set {
                    out += &format!(" {word}");
                }
            }
            out += "\n";
        }
        for note in &found.notes {
            out += &format!("note: {note}\n");
        }
        out
    }

    fn ask(symbol: &str) -> CallHierarchy {
        CallHierarchy::new(TargetArg::Symbol(symbol.to_owned()))
    }

    #[track_caller]
    fn check(fixture: &str, request: &CallHierarchy, expected: Expect) {
        let fixture = Fixture::new(fixture);
        expected.assert_eq(&shown(&call_hierarchy(&fixture.snapshot(), request).expect("it can be asked")));
    }

    const CHAIN: &str = "
pub fn low() {}
pub fn mid() { low(); low() }
pub fn high() { mid(); low() }
pub fn top() { high(); [1].iter().for_each(|_| mid()) }
pub fn looped(n: u8) { if n > 0 { looped(n - 1) } low() }
static HOOKS: [fn(); 1] = [low];
struct Unit(u8);
pub fn make() { let _ = Unit(1); let _ = Some(2); }
";

    #[test]
    fn callers_and_their_callers() {
        check(
            CHAIN,
            &ask("low"),
            expect![[r#"
                demo::low src/lib.rs:2
                  fn demo::mid src/lib.rs:3 [3]
                    fn demo::high src/lib.rs:4 [4] seen
                    fn demo::top src/lib.rs:5 [5]
                  fn demo::high src/lib.rs:4 [4]
                    fn demo::top src/lib.rs:5 [5]
                  fn demo::looped src/lib.rs:6 [6]
                    fn demo::looped src/lib.rs:6 [6] cycle
                  static demo::HOOKS src/lib.rs:7 [7] as_value
            "#]],
        );
        check(
            CHAIN,
            &CallHierarchy { depth: 1, limit: 2, offset: 1, ..ask("low") },
            expect![[r#"
                demo::low src/lib.rs:2
                  fn demo::high src/lib.rs:4 [4]
                  fn demo::looped src/lib.rs:6 [6]
            "#]],
        );
        check(
            CHAIN,
            &CallHierarchy { limit: 1, offset: 2, ..ask("low") },
            expect![[r#"
                demo::low src/lib.rs:2
                under demo::mid
                    fn demo::top src/lib.rs:5 [5]
            "#]],
        );
    }

    #[test]
    fn callees_and_their_callees() {
        let out = |symbol: &str| CallHierarchy { direction: Direction::Outgoing, ..ask(symbol) };
        check(
            CHAIN,
            &out("top"),
            expect![[r#"
                demo::top src/lib.rs:5
                  fn demo::high src/lib.rs:4 [5]
                    fn demo::mid src/lib.rs:3 [4] seen
                    fn demo::low src/lib.rs:2 [4]
                  fn demo::mid src/lib.rs:3 [5]
                    fn demo::low src/lib.rs:2 [3]
            "#]],
        );
        check(
            CHAIN,
            &out("make"),
            expect![[r#"
                demo::make src/lib.rs:9
                note: `demo::make` calls nothing of the workspace
            "#]],
        );
        check(
            CHAIN,
            &CallHierarchy { direction: Direction::Both, depth: 1, ..ask("mid") },
            expect![[r#"
                demo::mid src/lib.rs:3
                  fn demo::high src/lib.rs:4 [4]
                  fn demo::top src/lib.rs:5 [5]
                  fn demo::low src/lib.rs:2 [3]
            "#]],
        );
    }

    const DISPATCH: &str = "
pub trait Tick { fn tick(&self); fn twice(&self) { self.tick(); self.tick() } }
pub struct A; pub struct B;
impl Tick for A { fn tick(&self) { help() } }
impl Tick for B { fn tick(&self) {} }
fn help() {}
pub fn direct(a: &A) { a.tick() }
pub fn through(t: &dyn Tick) { t.tick() }
impl Drop for A { fn drop(&mut self) {} }
";

    #[test]
    fn dispatch() {
        check(
            DISPATCH,
            &CallHierarchy { depth: 1, ..ask("A::tick") },
            expect![[r#"
                demo::A::tick src/lib.rs:4
                  method demo::Tick::twice src/lib.rs:2 [2] may_dispatch
                  fn demo::direct src/lib.rs:7 [7]
                  fn demo::through src/lib.rs:8 [8] may_dispatch
            "#]],
        );
        check(
            DISPATCH,
            &CallHierarchy { depth: 1, ..ask("Tick::tick") },
            expect![[r#"
                demo::Tick::tick src/lib.rs:2
                  method demo::Tick::twice src/lib.rs:2 [2]
                  fn demo::direct src/lib.rs:7 [7]
                  fn demo::through src/lib.rs:8 [8]
            "#]],
        );
        check(
            DISPATCH,
            &CallHierarchy { direction: Direction::Outgoing, ..ask("through") },
            expect![[r#"
                demo::through src/lib.rs:8
                  method demo::Tick::tick src/lib.rs:2 [8]
                    method demo::A::tick (Tick) src/lib.rs:4 [] dispatch
                    method demo::B::tick (Tick) src/lib.rs:5 [] dispatch
            "#]],
        );
        check(
            DISPATCH,
            &CallHierarchy { direction: Direction::Outgoing, depth: 1, ..ask("through") },
            expect![[r#"
                demo::through src/lib.rs:8
                  method demo::Tick::tick src/lib.rs:2 [8]
                    method demo::A::tick (Tick) src/lib.rs:4 [] dispatch
                    method demo::B::tick (Tick) src/lib.rs:5 [] dispatch
            "#]],
        );
        check(
            DISPATCH,
            &ask("A::drop"),
            expect![[r#"
            demo::A::drop src/lib.rs:9
            note: `demo::A::drop` implements a trait from outside the workspace, and may be called through it without being named (`for`, `?`, `.into()`, formatting, drop)
        "#]],
        );
    }

    #[test]
    fn macros_are_on_the_way() {
        check(
            "
pub fn core_fn() {}
macro_rules! call { () => { $crate::core_fn() }; }
pub fn a() { call!() }
",
            &ask("core_fn"),
            expect![[r#"
                demo::core_fn src/lib.rs:2
                  macro demo::call src/lib.rs:3 [3]
                    fn demo::a src/lib.rs:4 [4]
            "#]],
        );
    }

    #[test]
    fn several_of_one_name_have_a_tree_each() {
        check(
            "
pub mod a { pub fn load() {} pub fn ua() { load() } }
pub mod b { pub fn load() {} pub fn ub() { load() } pub fn uc() { load() } }
#[cfg(unix)] fn open() {}
#[cfg(not(unix))] fn open() {}
pub fn f() { open() }
",
            &ask("load"),
            expect![[r#"
                demo::b::load src/lib.rs:3 x2
                demo::a::load src/lib.rs:2 x1
                fn demo::a::load src/lib.rs:2 []
                  fn demo::a::ua src/lib.rs:2 [2]
                fn demo::b::load src/lib.rs:3 []
                  fn demo::b::ub src/lib.rs:3 [3]
                  fn demo::b::uc src/lib.rs:3 [3]
            "#]],
        );
    }

    #[test]
    fn what_is_not_called_says_so() {
        check(
            CHAIN,
            &ask("top"),
            expect![[r#"
            demo::top src/lib.rs:5
            note: nothing calls `demo::top`; find_references lists other uses
        "#]],
        );
        check(
            CHAIN,
            &ask("Unit"),
            expect![[r#"
            note: `demo::Unit` is a struct, which nothing calls; find_references lists its uses
        "#]],
        );
        check(
            CHAIN,
            &ask("tpo"),
            expect![[r#"
            note: no indexed symbol named `tpo`; nearest names: `top`
        "#]],
        );
        let fixture = Fixture::new(CHAIN);
        let deep = CallHierarchy { depth: 9, ..ask("low") };
        let error = call_hierarchy(&fixture.snapshot(), &deep).expect_err("it is too deep");
        assert_eq!(error.to_string(), "`depth` must be from 1 to 8, not 9");
    }
}
