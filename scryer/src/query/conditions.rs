//! Under which conditions code is compiled, where a plain `cargo build` or `cargo test` leaves it out.

use super::describe;
use crate::facts::{AttrKind, DefId, cfg_holds};
use crate::infer::Program;
use crate::source::FileId;

/// The `cfg` predicates around `item` of `file` (or around the file) that are false on a 64-bit Linux with the package's
/// default features, as written, outermost first; `None` if there are none.
pub(super) fn conditions(program: &Program, file: FileId, item: Option<DefId>) -> Option<String> {
    let krate = describe::crate_of(program, file)?;
    let is_default = |feature: &str| krate.default_features.iter().any(|name| name == feature);
    let mut found: Vec<String> = Vec::new();
    let mut note = |def: DefId| {
        let facts = program.facts(def.file);
        for attr in &facts[facts[def.item].attrs] {
            if let AttrKind::Cfg(predicate) = attr.kind
                && !cfg_holds(&facts[predicate], &is_default)
            {
                found.push(facts[predicate].to_owned());
            }
        }
    };
    let mut next = item;
    while let Some(def) = next {
        note(def);
        next = program.parent(def);
    }
    let module = match item {
        Some(def) => program.home(def),
        None => program.maps.modules_of_file(file).first().copied(),
    };
    // Inline modules are items around the item; what is left are the declarations of files.
    let mut next = module;
    while let Some(module) = next {
        let data = &program.maps[module];
        if let Some(def) = data.declaration()
            && item.is_none_or(|item| item.file != def.file)
        {
            note(def);
        }
        next = data.parent;
    }
    found.reverse();
    found.dedup();
    (!found.is_empty()).then(|| found.join(", "))
}
