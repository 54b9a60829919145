//! What a crate offers, module by module.

use scryer::query::{PublicItem, PublicSurface};

use super::{counted, left, one_line, shortened, widest};
use crate::printer::{DIM, HEAD, NAME, paint};

/// The longest signature that is shown whole.
const SIGNATURE_MAX: usize = 140;

/// Lays out an answer of `crate`. Empty if there is nothing to show.
pub(crate) fn crate_outline(found: &PublicSurface) -> String {
    if found.items.is_empty() {
        return String::new();
    }
    let version = found.version.as_ref().map(|version| format!(" {version}")).unwrap_or_default();
    let head = format!("{}{version}", paint(HEAD, &found.crate_name));
    let mut lines = vec![format!("{head}  {}", paint(DIM, counted(found.total, "public item")))];
    let kind = |item: &PublicItem| match (&item.reexport, item.kind) {
        (Some(_), _) | (None, None) => "use".to_owned(),
        (None, Some(kind)) => kind.to_string(),
    };
    let kinds = widest(found.items.iter().map(kind), 20);
    let mut module = None;
    for item in &found.items {
        if module != Some(&item.module) {
            module = Some(&item.module);
            lines.push(String::new());
            lines.push(paint(NAME, &item.module));
        }
        let doc = item.doc.as_ref().map(|doc| paint(DIM, format!("  // {doc}"))).unwrap_or_default();
        let signature = shortened(&one_line(&item.declared()), SIGNATURE_MAX);
        lines.push(format!(
            "  {}  {}  {signature}{}{doc}",
            left(DIM, kind(item), kinds),
            paint(HEAD, &item.name),
            paint(DIM, item.marks())
        ));
        lines.extend(item.place.iter().map(|place| format!("      {}", paint(DIM, place))));
        lines.extend(item.members.iter().map(|member| format!("      {}", shortened(member, SIGNATURE_MAX))));
    }
    lines.join("\n")
}
