//! What crates offer, against what rustdoc lists.
//!
//! A package that depends on some crates, at the versions of this repository's lock file, is documented by `cargo doc`; each
//! page that comes of it stands for one public path. Our outlines list more: what is hidden, what the build has not, and
//! re-exports of what is shown elsewhere, all marked as such. These are no pages, and are left out of the comparison.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use scryer::query::{CrateOutline, PublicItem, SymbolKind};

use crate::{in_memory, repository, shown, tell, variable};

/// What is compared, with the features that docs.rs is told to turn on.
const CRATES: &[(&str, &str)] = &[
    ("tokio", r#"features = ["full", "test-util", "tracing", "taskdump", "io-uring"]"#),
    ("serde", r#"features = ["derive", "rc", "unstable"]"#),
    ("clap", r#"features = ["unstable-doc"]"#),
    ("anyhow", "default-features = true"),
    ("regex", "default-features = true"),
];

/// Names that crates want to be set when their documentation is built.
const CFGS: &[&str] = &["docsrs", "docsrs_regex", "tokio_unstable"];

const RECALL: f64 = 0.97;
const PRECISION: f64 = 0.98;

/// A page: the module, the kind as rustdoc spells it, the name.
pub(crate) type Page = (String, String, String);

#[test]
fn outlines_have_the_paths_of_rustdoc() {
    if variable("SCRYER_RUSTDOC").is_none() {
        tell("skipped: SCRYER_RUSTDOC is not set");
        return;
    }
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).join("documented");
    let docs = document(&package);
    let project = in_memory().project(&package).unwrap();
    let mut complaints = Vec::new();
    for (name, _) in CRATES {
        let mut truth = BTreeSet::new();
        pages(&docs.join(name), name, &mut truth);
        let found = project.crate_outline(&CrateOutline::new(*name)).unwrap();
        for note in &found.notes {
            tell(&format!("{name}: {note}"));
        }
        let off: Vec<&str> = off_modules(&found.result.items);
        let is_off = |item: &PublicItem| {
            item.condition.is_some() || off.iter().any(|module| is_in(&item.module, module))
        };
        let listed = |item: &&PublicItem| !item.hidden && item.reexport.is_none();
        let ours: BTreeSet<Page> = found.result.items.iter().filter(listed).filter_map(page).collect();
        let sure: BTreeSet<Page> =
            found.result.items.iter().filter(|item| !is_off(item)).filter(listed).filter_map(page).collect();
        let missing: Vec<&Page> = truth.difference(&ours).collect();
        let wrong: Vec<&Page> = sure.difference(&truth).collect();
        let recall = 1.0 - missing.len() as f64 / truth.len().max(1) as f64;
        let precision = 1.0 - wrong.len() as f64 / sure.len().max(1) as f64;
        let others = found.result.total - ours.len();
        tell(&format!(
            "{name} {}: {} pages, recall {recall:.4}, precision {precision:.4}; {others} more are hidden or re-exports",
            found.result.version.unwrap_or_default(),
            truth.len(),
        ));
        for (word, list) in [("missing", &missing), ("wrong", &wrong)] {
            for (module, kind, name) in list.iter().take(shown()) {
                tell(&format!("  {word}: {kind} {module}::{name}"));
            }
        }
        if recall < RECALL || precision < PRECISION || truth.is_empty() {
            complaints.push(format!("{name}: recall {recall:.4}, precision {precision:.4}"));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

pub(crate) fn is_in(module: &str, outer: &str) -> bool {
    module.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Paths of modules that only other builds have.
pub(crate) fn off_modules(items: &[PublicItem]) -> Vec<&str> {
    let off = items.iter().filter(|item| item.kind == Some(SymbolKind::Module) && item.condition.is_some());
    let paths = off.map(|item| format!("{}::{}", item.module, item.name)).collect::<Vec<_>>();
    let all = items.iter().map(|item| &*item.module).collect::<BTreeSet<_>>();
    all.into_iter().filter(|module| paths.iter().any(|path| is_in(module, path))).collect()
}

pub(crate) fn page(item: &PublicItem) -> Option<Page> {
    let kind = match item.kind? {
        SymbolKind::Module => "mod",
        SymbolKind::Function => "fn",
        SymbolKind::Struct => "struct",
        SymbolKind::Enum => "enum",
        SymbolKind::Union => "union",
        SymbolKind::Trait => "trait",
        SymbolKind::TypeAlias => "type",
        SymbolKind::Const => "constant",
        SymbolKind::Static => "static",
        SymbolKind::Macro => "macro",
        _ => return None,
    };
    Some((item.module.clone(), kind.to_owned(), item.name.clone()))
}

/// The pages below `dir`, which documents the module `path`.
pub(crate) fn pages(dir: &Path, path: &str, found: &mut BTreeSet<Page>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for entry in entries {
        let entry = entry.unwrap().path();
        let name = entry.file_name().unwrap().to_string_lossy().into_owned();
        if entry.is_dir() {
            if entry.join("index.html").is_file() {
                found.insert((path.to_owned(), "mod".to_owned(), name.clone()));
            }
            pages(&entry, &format!("{path}::{name}"), found);
            continue;
        }
        let mut parts = name.splitn(3, '.');
        let (Some(kind), Some(name), Some("html")) = (parts.next(), parts.next(), parts.next()) else {
            continue;
        };
        let leads_on = fs::read_to_string(&entry).unwrap().contains("http-equiv=\"refresh\"");
        if !leads_on {
            let kind = if matches!(kind, "attr" | "derive") { "macro" } else { kind };
            found.insert((path.to_owned(), kind.to_owned(), name.to_owned()));
        }
    }
}

/// Writes a package that depends on the crates, and has them documented; gives the directory of the pages.
pub(crate) fn document(package: &Path) -> PathBuf {
    let lock = fs::read_to_string(repository().join("Cargo.lock")).unwrap();
    let mut manifest =
        "[package]\nname = \"documented\"\nversion = \"0.0.0\"\nedition = \"2021\"\n[workspace]\n[dependencies]\n".to_owned();
    for (name, features) in CRATES {
        let entry = format!("name = \"{name}\"\nversion = \"");
        let version = lock.split(&entry).nth(1).and_then(|rest| rest.split('"').next());
        let version = version.unwrap_or_else(|| panic!("{name} is not locked"));
        manifest.push_str(&format!("{name} = {{ version = \"={version}\", {features} }}\n"));
    }
    fs::create_dir_all(package.join("src")).unwrap();
    let names: Vec<&str> = CRATES.iter().map(|(name, _)| *name).collect();
    fs::write(package.join("Cargo.toml"), manifest).unwrap();
    fs::write(package.join("src/lib.rs"), format!("pub use {{{}}};\n", names.join(", "))).unwrap();
    let target = package.with_extension("target");
    let flags: Vec<String> = CFGS.iter().map(|name| format!("--cfg {name}")).collect();
    let mut cargo = Command::new("cargo");
    cargo.args(["doc", "--no-deps", "--quiet", "--target-dir"]).arg(&target).current_dir(package);
    for name in &names {
        cargo.args(["-p", name]);
    }
    // Their documentation is written for a nightly toolchain.
    cargo
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTDOCFLAGS", flags.join(" "))
        .env("RUSTFLAGS", flags[2].as_str());
    let output = cargo.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    target.join("doc")
}
