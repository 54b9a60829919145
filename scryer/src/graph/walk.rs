//! One step along uses, from definitions to what uses them and from an item to what it uses.
//!
//! In go definitions, out come the items on the other end, each once for each definition, with the places that tie them.
//! A trait's method stands for its impls' methods as well; an impl's method has the users of the trait's, as users that
//! may end up in it. How far to walk, and which uses count, is the asker's business.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::analysis::{Analysis, Resolved};
use super::references::{Certainty, Reference};
use crate::facts::{BodyId, DefId, FileFacts, ItemId, ItemKind, NameId};
use crate::infer::{Role, Target};
use crate::source::FileId;

/// What holds a use: a named item or an impl, or the module that a file is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Holder {
    /// The file that people wrote.
    pub file: FileId,
    /// The item; `None` for the file's own module.
    pub item: Option<DefId>,
}

/// Where a use is, in the holder's file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// Offset of the identifier.
    pub start: u32,
    /// How it uses what it names.
    pub role: Role,
}

/// What uses one of the definitions asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// Which of those asked for: its index.
    pub of: usize,
    /// What holds the uses.
    pub by: Holder,
    /// The uses, ascending; never empty.
    pub places: Vec<Place>,
    /// How the surest of them is known.
    pub certainty: Certainty,
    /// All of them are uses of a trait's method that may end up in the one asked for.
    pub may_dispatch: bool,
}

/// What uses some definitions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Users {
    /// By index, then by holder.
    pub users: Vec<User>,
    /// How many tokens of these names could not be resolved and are left out.
    pub left: usize,
}

/// What an item uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Used {
    /// The definition.
    pub def: DefId,
    /// Where, ascending, in the file that people wrote; never empty.
    pub places: Vec<Place>,
    /// How the surest of them is known.
    pub certainty: Certainty,
}

/// One of those asked for that a definition's uses count for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Owner {
    of: usize,
    by_dispatch: bool,
}

impl Analysis {
    /// The innermost named item or impl around a place. Fields, parameters and `extern crate` hold nothing.
    pub fn holder(&self, file: FileId, offset: u32) -> Holder {
        let program = self.program();
        let holds = |def: &DefId| is_holder(program.facts(def.file), def.item);
        Holder { file, item: self.items_around(file, offset).find(holds) }
    }

    /// What uses each of `asked`, which are definitions taken as one (such as `cfg` twins), in ways that `counts` accepts.
    pub fn users(&self, asked: &[&[DefId]], counts: impl Fn(Role) -> bool) -> Users {
        self.users_while(asked, counts, &|| true)
    }

    /// As [`Analysis::users`]. `keep_on` is asked between files; once it says no, what is found is of no use.
    pub fn users_while(
        &self,
        asked: &[&[DefId]],
        counts: impl Fn(Role) -> bool,
        keep_on: &(dyn Fn() -> bool + Sync),
    ) -> Users {
        let owners = self.owners(asked);
        let mut defs: Vec<DefId> = owners.keys().copied().collect();
        defs.sort_unstable();
        let found = self.references_while(&defs, keep_on);
        let mut users: FxHashMap<(usize, Holder), User> = FxHashMap::default();
        for here in found.references.chunk_by(|a, b| a.file == b.file && a.start == b.start) {
            let sure = here.iter().any(|reference| reference.certainty == Certainty::Sure);
            let known = here.iter().filter(|reference| !sure || reference.certainty == Certainty::Sure);
            let mut counted = known.filter(|reference| counts(reference.role)).peekable();
            let Some(first) = counted.peek() else { continue };
            let by = self.holder(first.file, first.start);
            for reference in counted {
                let owners = owners.get(&reference.target).into_iter().flatten();
                for &owner in owners.filter(|owner| !(owner.by_dispatch && reference.is_provided)) {
                    add(
                        users.entry((owner.of, by)).or_insert_with(|| fresh(owner, by, reference)),
                        owner,
                        reference,
                    );
                }
            }
        }
        let mut users: Vec<User> = users.into_values().collect();
        users.sort_unstable_by_key(|user| (user.of, user.by));
        Users { users, left: found.left }
    }

    /// By definition: for which of `asked` its uses count.
    fn owners(&self, asked: &[&[DefId]]) -> FxHashMap<DefId, SmallVec<[Owner; 1]>> {
        let program = self.program();
        let mut owners: FxHashMap<DefId, SmallVec<[Owner; 1]>> = FxHashMap::default();
        let mut add = |def: DefId, of: usize, by_dispatch: bool| {
            let owners = owners.entry(def).or_default();
            match owners.iter_mut().find(|known| known.of == of) {
                Some(known) => known.by_dispatch &= by_dispatch,
                None => owners.push(Owner { of, by_dispatch }),
            }
        };
        for (of, defs) in asked.iter().enumerate() {
            for &def in *defs {
                add(def, of, false);
                if matches!(program.kind(def), ItemKind::Fn { .. }) {
                    program.implementations(def).into_iter().for_each(|item| add(item, of, false));
                    if let Some(item) = program.implemented(def) {
                        add(item, of, true);
                    }
                }
            }
        }
        owners
    }

    /// What the bodies of an item use, by first use; of a macro, what its rules name. Items that are declared in a body are
    /// holders of their own.
    pub fn uses_of(&self, def: DefId) -> Vec<Used> {
        let program = self.program();
        let facts = program.facts(def.file);
        let mut used: Vec<Used> = Vec::new();
        let mut index: FxHashMap<DefId, usize> = FxHashMap::default();
        let mut add = |target: DefId, place: Place, certainty: Certainty| {
            let at = *index.entry(target).or_insert(used.len());
            match used.get_mut(at) {
                Some(known) => {
                    known.places.push(place);
                    known.certainty = known.certainty.min(certainty);
                }
                None => used.push(Used { def: target, places: vec![place], certainty }),
            }
        };
        if let ItemKind::MacroDef { rules, start, .. } = facts[def.item].kind {
            let end = start.saturating_add(facts[rules].len() as u32);
            for (target, place, certainty) in self.named_between(def.file, start, end) {
                add(target, place, certainty);
            }
        }
        for body in (0..facts.bodies.len() as u32).map(BodyId) {
            if facts[body].owner.and_then(|owner| holding(facts, owner)) != Some(def.item) {
                continue;
            }
            for mention in self.body_mentions(def.file, body) {
                let place = Place { start: mention.start, role: mention.role };
                for target in &mention.targets {
                    if let Target::Item(target) = *target {
                        add(target, place, Certainty::Sure);
                    }
                }
            }
        }
        for used in &mut used {
            used.places.sort_unstable();
            used.places.dedup_by_key(|place| place.start);
        }
        // Several that one token names: by path, as the numbers of files depend on what was read when.
        let path = |def: DefId| program.table.get(def.file).map(|file| &file.path);
        used.sort_by(|a, b| {
            let key = |used: &Used| used.places.first().map(|place| place.start);
            (key(a), path(a.def), a.def).cmp(&(key(b), path(b.def), b.def))
        });
        used
    }

    /// What the identifiers in a range may name that is called or used as a value: tokens that are not part of any body.
    fn named_between(&self, file: FileId, start: u32, end: u32) -> Vec<(DefId, Place, Certainty)> {
        let program = self.program();
        let held = &program.table[file];
        let mut found = Vec::new();
        for name in (0..held.facts.names.len() as u32).map(NameId) {
            let starts = held.facts.postings(name);
            let first = starts.partition_point(|&at| at < start);
            for &at in starts[first..].iter().take_while(|&&at| at < end) {
                match self.resolve(file, at) {
                    Resolved::To(mention) => {
                        let place = Place { start: at, role: mention.role };
                        found.extend(mention.targets.iter().filter_map(|target| match *target {
                            Target::Item(def) => Some((def, place, Certainty::Sure)),
                            _ => None,
                        }));
                    }
                    Resolved::Unresolved(_) => {}
                    Resolved::Unseen => {
                        let place = Place { start: at, role: Role::Read };
                        let named = self.definitions_named(held.name(name)).iter().copied();
                        let fitting = named.filter(|&def| {
                            program.is_workspace_file(def.file) && self.may_be_named(file, def)
                        });
                        found.extend(fitting.map(|def| (def, place, Certainty::NameMatched)));
                    }
                }
            }
        }
        found.sort_unstable_by_key(|&(def, place, _)| (place, def));
        found
    }
}

fn fresh(owner: Owner, by: Holder, reference: &Reference) -> User {
    let (certainty, may_dispatch) = (reference.certainty, owner.by_dispatch);
    User { of: owner.of, by, places: Vec::new(), certainty, may_dispatch }
}

fn add(user: &mut User, owner: Owner, reference: &Reference) {
    if user.places.last().is_none_or(|last| last.start != reference.start) {
        user.places.push(Place { start: reference.start, role: reference.role });
    }
    user.certainty = user.certainty.min(reference.certainty);
    user.may_dispatch &= owner.by_dispatch;
}

/// The item itself or the first around it that holds uses.
fn holding(facts: &FileFacts, item: ItemId) -> Option<ItemId> {
    let mut next = Some(item);
    while let Some(item) = next {
        if is_holder(facts, item) {
            return Some(item);
        }
        next = facts[item].parent;
    }
    None
}

fn is_holder(facts: &FileFacts, item: ItemId) -> bool {
    let item = &facts[item];
    match item.kind {
        ItemKind::Impl { .. } => true,
        ItemKind::Field { .. }
        | ItemKind::TypeParam { .. }
        | ItemKind::ConstParam { .. }
        | ItemKind::ExternCrate { .. } => false,
        _ => item.name.is_some(),
    }
}

#[cfg(test)]
mod tests {
    use crate::facts::DefId;
    use crate::graph::Certainty;
    use crate::testing::Fixture;

    fn named(fixture: &Fixture, path: &str) -> DefId {
        let program = fixture.analysis().program();
        let (owner, name) = path.rsplit_once('.').unwrap_or(("", path));
        let id = program.table.names().get(name).expect("the name is there");
        let own = |def: &DefId| {
            let parent = program.parent(*def).map(|parent| program.facts(parent.file).item_name(parent.item));
            program.is_workspace_file(def.file) && (owner.is_empty() || parent == Some(Some(owner)))
        };
        let mut found = fixture.analysis().definitions_named(id).iter().copied().filter(own);
        found.next().expect("it is defined")
    }

    fn shown(fixture: &Fixture, def: DefId) -> String {
        fixture.analysis().program().facts(def.file).item_name(def.item).unwrap_or("impl").to_owned()
    }

    #[track_caller]
    fn check(fixture: &str, name: &str, users: &[&str], uses: &[&str]) {
        let fixture = Fixture::new(fixture);
        let def = named(&fixture, name);
        let mark = |certainty| if certainty == Certainty::Sure { "" } else { " ?" };
        let found = fixture.analysis().users(&[&[def]], |_| true);
        let by: Vec<String> = found
            .users
            .iter()
            .map(|user| {
                let name = user.by.item.map_or("module".to_owned(), |def| shown(&fixture, def));
                let dispatch = if user.may_dispatch { " ~" } else { "" };
                format!("{name} x{}{}{dispatch}", user.places.len(), mark(user.certainty))
            })
            .collect();
        assert_eq!(by, users, "users of {name}");
        let own = |def: DefId| fixture.analysis().program().is_workspace_file(def.file);
        let of: Vec<String> = fixture
            .analysis()
            .uses_of(def)
            .iter()
            .filter(|used| own(used.def))
            .map(|used| {
                format!("{} x{}{}", shown(&fixture, used.def), used.places.len(), mark(used.certainty))
            })
            .collect();
        assert_eq!(of, uses, "uses of {name}");
    }

    #[test]
    fn steps_go_both_ways() {
        let text = "
fn low() {}
fn mid() { low(); low(); fn inner() { low() } inner(); }
fn high() { let f = || mid(); f(); }
static TABLE: [fn(); 1] = [mid];
";
        check(text, "low", &["mid x2", "inner x1"], &[]);
        check(text, "mid", &["high x1", "TABLE x1"], &["low x2", "inner x1"]);
        check(text, "TABLE", &[], &["mid x1"]);
    }

    #[test]
    fn dispatch_is_marked() {
        let text = "
trait Tick { fn tick(&self); }
struct A;
impl Tick for A { fn tick(&self) {} }
fn direct(a: A) { a.tick() }
fn through(t: &dyn Tick) { t.tick() }
";
        check(text, "Tick.tick", &["direct x1", "through x1"], &[]);
        let fixture = Fixture::new(text);
        let program = fixture.analysis().program();
        let [item] = program.implementations(named(&fixture, "Tick.tick"))[..] else { panic!("one impl") };
        let found = fixture.analysis().users(&[&[item]], |_| true);
        let flags: Vec<bool> = found.users.iter().map(|user| user.may_dispatch).collect();
        assert_eq!(flags, [false, true]);
    }

    #[test]
    fn rules_use_what_they_name() {
        let text = "
pub fn core_fn() {}
macro_rules! call { () => { $crate::core_fn() }; }
pub fn a() { call!() }
";
        check(text, "call", &["a x1"], &["core_fn x1"]);
        check(text, "a", &[], &["call x1"]);
    }

    #[test]
    fn impls_hold_their_heads() {
        check("struct S;\ntrait T {}\nimpl T for S {}\nfn f(_: S) {}\n", "S", &["impl x1", "f x1"], &[]);
    }
}
