//! The uses in one file, by what they use.
//!
//! Made once everything in a file has been inferred, so that who asks for the uses of a definition need not look at every
//! token of its name again. It says what [`Analysis::resolve`] says of each token, turned round.

use super::analysis::{Analysis, Resolved};
use crate::facts::{BodyId, DefId, NameId};
use crate::infer::{Mention, Role, Spelling, Target};
use crate::source::FileId;

/// What the tokens of a file use.
#[derive(Debug, Default)]
pub(super) struct Uses {
    /// Tokens that spell the name of what they use, by that, then by place.
    spelled: Box<[Use]>,
    /// Likewise what no such token stands for: operators, `.await`, tuple fields, other names for things.
    unspelled: Box<[Use]>,
    /// Tokens that are no definition's name and could not be resolved, by name, then by place.
    open: Box<[Open]>,
}

/// A token that uses something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Use {
    pub(super) target: DefId,
    pub(super) start: u32,
    pub(super) role: Role,
    /// As [`Spelling::Provided`].
    pub(super) is_provided: bool,
}

/// A token of which it is not known what it uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Open {
    name: NameId,
    pub(super) start: u32,
    /// How it uses it and what else is known, if anything is.
    pub(super) known: Option<(Role, Spelling)>,
}

impl Uses {
    /// Infers what has not been inferred in the file.
    pub(super) fn of(analysis: &Analysis, file: FileId) -> Uses {
        let program = analysis.program();
        let held = &program.table[file];
        let mut spelled: Vec<Use> = Vec::new();
        let mut open: Vec<Open> = Vec::new();
        for name in (0..held.facts.names.len() as u32).map(NameId) {
            let own = Some(held.name(name));
            for &start in held.facts.postings(name) {
                match analysis.resolve(file, start) {
                    Resolved::To(mention) => {
                        spelled.extend(uses(mention).filter(|it| program.table.def_name(it.target) == own));
                    }
                    Resolved::Unresolved(mention) => {
                        open.push(Open { name, start, known: Some((mention.role, mention.spelling)) });
                    }
                    Resolved::Unseen if analysis.is_definition(file, start) => {}
                    Resolved::Unseen => open.push(Open { name, start, known: None }),
                }
            }
        }
        spelled.sort_unstable();
        let bodies = (0..held.facts.bodies.len() as u32).map(BodyId);
        let of_bodies = bodies.flat_map(|body| analysis.body_mentions(file, body));
        let all = analysis.item_mentions(file).iter().chain(of_bodies).flat_map(uses);
        let mut unspelled: Vec<Use> = all.filter(|it| spelled.binary_search(it).is_err()).collect();
        unspelled.sort_unstable();
        Uses { spelled: spelled.into(), unspelled: unspelled.into(), open: open.into() }
    }

    /// The tokens that spell `target` and mean it.
    pub(super) fn spelled(&self, target: DefId) -> &[Use] {
        run(&self.spelled, |it| it.target.cmp(&target))
    }

    /// All that use `target` without its name.
    pub(super) fn unspelled(&self, target: DefId) -> &[Use] {
        run(&self.unspelled, |it| it.target.cmp(&target))
    }

    /// The unresolved tokens of one name.
    pub(super) fn open(&self, name: NameId) -> &[Open] {
        run(&self.open, |it| it.name.cmp(&name))
    }
}

/// The uses that a resolved token is.
pub(super) fn uses(mention: &Mention) -> impl Iterator<Item = Use> + '_ {
    mention.targets.iter().filter_map(|target| match *target {
        Target::Item(target) => {
            let is_provided = mention.spelling == Spelling::Provided;
            Some(Use { target, start: mention.start, role: mention.role, is_provided })
        }
        _ => None,
    })
}

/// The run of a sorted list that compares as equal.
fn run<T>(all: &[T], compare: impl Fn(&T) -> std::cmp::Ordering) -> &[T] {
    let first = all.partition_point(|it| compare(it).is_lt());
    let len = all[first..].partition_point(|it| compare(it).is_eq());
    &all[first..first + len]
}
