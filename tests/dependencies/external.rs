//! Tokens that name something of another crate lead to its definition there.
//!
//! The oracle tells for each token which item of which crate and version it names, by a path of descriptors
//! (`ser/impl#[Serializer]new().`). Asked for are tokens that are identifiers, sampled evenly over each corpus: of crates whose
//! source is on disk, and, apart from these, of the standard library, which is known by signatures.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use scryer::Project;
use scryer::query::{ResolveDefinition, Symbol};
use serde_json::Value;

use crate::{in_memory, repository, shown, tell, variable};

/// How many tokens of each corpus are asked for, of each of the two sorts.
const SAMPLE: usize = 1000;

/// What share of them has to lead to the right definition, of crates on disk and of the standard library.
const FLOOR_DISK: f64 = 0.95;
/// The second misses what has no signatures: built-in attributes (`derive`, `test`), derive macros, the crates as such.
const FLOOR_STD: f64 = 0.87;

const CORPORA: &str = "ripgrep-ws,cargo@0.98.0,clap_builder@4.6.7";

#[test]
fn external_tokens_lead_to_their_definitions() {
    let Some(given) = variable("SCRYER_ORACLE") else {
        tell("skipped: SCRYER_ORACLE names no directory with the oracle");
        return;
    };
    let oracle = repository().join(given).canonicalize().unwrap();
    let cache = match variable("SCRYER_CORPORA") {
        Some(given) => repository().join(given),
        None => Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpora"),
    };
    let mut complaints = Vec::new();
    for name in variable("SCRYER_ORACLE_CORPORA").unwrap_or_else(|| CORPORA.to_owned()).split(',') {
        let corpus = lay_out(&oracle, name, &cache);
        let truth = Truth::read(&oracle.join(format!("{name}.json.gz")));
        let project = in_memory().project(&corpus).unwrap();
        for (sort, floor) in [(Sort::Disk, FLOOR_DISK), (Sort::Std, FLOOR_STD)] {
            let tokens = truth.sample(&corpus, sort);
            if tokens.is_empty() {
                continue;
            }
            let right = judge(&project, &corpus, &tokens, &format!("{name}, {sort:?}"));
            if right < floor {
                complaints.push(format!("{name}, {sort:?}: {right:.4} is below {floor}"));
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Asks for each token; gives the share that led to the right definition.
fn judge(project: &Project, corpus: &Path, tokens: &[Token], title: &str) -> f64 {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut by_crate: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    let mut faults = Vec::new();
    for token in tokens {
        let column = Some(token.column);
        let request =
            ResolveDefinition { file_path: token.file.clone(), line: token.line, column, symbol: None };
        let found = project.resolve_definition(&request).unwrap().result;
        let verdict = match &found.definitions[..] {
            [] => "nothing",
            list => list
                .iter()
                .map(|symbol| token.item.verdict(symbol))
                .min_by_key(|verdict| rank(verdict))
                .unwrap(),
        };
        *counts.entry(verdict).or_default() += 1;
        let of_crate = by_crate.entry(&token.item.krate).or_default();
        of_crate[usize::from(rank(verdict) > 1)] += 1;
        if rank(verdict) > 1 {
            let got = found.definitions.first().map(|symbol| symbol.qualified_name.clone());
            let said = got.or(found.notice).unwrap_or_default();
            let at = format!("{}:{}:{}", token.file, token.line, token.column);
            faults.push(format!("{verdict}: `{}` {at} is {}; {said}", token.text, token.item.shown));
        }
    }
    let right = counts.get("right").copied().unwrap_or(0) + counts.get("family").copied().unwrap_or(0);
    let share = right as f64 / tokens.len() as f64;
    tell(&format!("{title}: {} tokens, {share:.4} right; {counts:?}", tokens.len()));
    by_crate.retain(|_, counts| counts[1] > 0);
    tell(&format!("{title}: by crate, right and not: {by_crate:?}"));
    faults.sort();
    let step = (faults.len() / shown().max(1)).max(1);
    for fault in faults.iter().step_by(step).take(shown()) {
        tell(&fault.replace(&corpus.display().to_string(), ""));
    }
    share
}

/// The better, the lower.
fn rank(verdict: &str) -> usize {
    ["right", "family", "elsewhere", "wrong", "nothing"]
        .iter()
        .position(|known| *known == verdict)
        .unwrap_or(9)
}

/// Which tokens are sampled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    /// Of crates whose source is on disk.
    Disk,
    /// Of the standard library.
    Std,
}

struct Token {
    file: String,
    line: u32,
    column: u32,
    text: String,
    item: Item,
}

/// What the oracle says that a token names.
#[derive(Clone)]
struct Item {
    krate: String,
    /// Empty of the standard library.
    version: String,
    /// Modules, or those of the impl.
    modules: Vec<String>,
    /// The type, trait or enum above the name.
    owner: Option<String>,
    impl_trait: Option<String>,
    /// Empty for the crate itself.
    name: String,
    is_macro: bool,
    in_impl: bool,
    shown: String,
}

impl Item {
    /// `None` for parameters.
    fn parse(symbol: &str) -> Option<Item> {
        let mut parts = symbol.splitn(5, ' ').skip(2);
        let (krate, version, path) = (parts.next()?, parts.next()?, parts.next()?);
        let version = if version.contains("rust-lang") { "" } else { version };
        let mut item = Item {
            krate: krate.replace('-', "_"),
            version: version.to_owned(),
            modules: Vec::new(),
            owner: None,
            impl_trait: None,
            name: String::new(),
            is_macro: false,
            in_impl: false,
            shown: format!("{krate} {path}"),
        };
        let mut rest = path;
        let mut types: Vec<String> = Vec::new();
        while !rest.is_empty() {
            if let Some(of_impl) = rest.strip_prefix("impl#") {
                item.in_impl = true;
                let (ty, behind) = bracketed(of_impl)?;
                types = vec![last_name(ty)];
                rest = behind;
                if let Some((of_trait, behind)) = bracketed(rest) {
                    item.impl_trait = Some(last_name(of_trait));
                    rest = behind;
                }
                continue;
            }
            if rest.starts_with('[') || rest.starts_with('(') {
                return None;
            }
            let (name, behind) = match rest.strip_prefix('`') {
                Some(quoted) => quoted.split_once('`')?,
                None => rest.split_at(rest.find(['/', '#', '(', '.', '!', ':'])?),
            };
            let mut letters = behind.chars();
            match letters.next()? {
                '/' if name == "crate" => {}
                '/' => item.modules.push(name.to_owned()),
                '#' => types.push(name.to_owned()),
                '!' => {
                    item.is_macro = true;
                    item.name = name.to_owned();
                }
                '.' | ':' => item.name = name.to_owned(),
                '(' => {
                    item.name = name.to_owned();
                    let behind = letters.as_str();
                    rest = behind.split_once(").").map(|(_, behind)| behind)?;
                    continue;
                }
                _ => return None,
            }
            rest = letters.as_str();
        }
        if item.name.is_empty() {
            item.name = types.pop().or_else(|| item.modules.pop()).unwrap_or_default();
        }
        item.owner = types.pop();
        Some(item)
    }

    fn is_std(&self) -> bool {
        self.version.is_empty()
    }

    fn verdict(&self, symbol: &Symbol) -> &'static str {
        let mut segments: Vec<&str> = symbol.qualified_name.split("::").collect();
        if segments.is_empty() {
            return "wrong";
        }
        let krate = segments.remove(0);
        let version = symbol.version.as_deref().unwrap_or_default();
        let of_crate = match self.is_std() {
            true => ["core", "alloc", "std", "proc_macro", "test"].contains(&krate),
            false => krate == self.krate && version == self.version,
        };
        let name = segments.pop().unwrap_or_default();
        if !of_crate || name.trim_start_matches("r#") != self.name.trim_start_matches("r#") {
            return "wrong";
        }
        if self.is_macro {
            return if symbol.signature.contains(&self.name) { "right" } else { "wrong" };
        }
        if self.name.is_empty() {
            return "right";
        }
        let Some(owner) = &self.owner else {
            return if self.is_std() || segments == self.modules { "right" } else { "elsewhere" };
        };
        let ours = segments.pop().map(last_name).unwrap_or_default();
        if ours == *owner && (symbol.impl_trait.is_none() == self.impl_trait.is_none()) {
            let in_place = self.is_std() || self.in_impl || segments == self.modules;
            return if in_place { "right" } else { "elsewhere" };
        }
        // The trait's own method for that of an impl, or the other way round.
        let of_trait = |name: &str| symbol.impl_trait.as_deref().unwrap_or(&ours) == name;
        match &self.impl_trait {
            Some(wanted) if of_trait(wanted) => "family",
            None if symbol.impl_trait.as_ref() == Some(owner) => "family",
            _ => "wrong",
        }
    }
}

/// What stands in the brackets at the start of `text`, and what comes behind them.
fn bracketed(text: &str) -> Option<(&str, &str)> {
    let rest = text.strip_prefix('[')?;
    match rest.strip_prefix('`') {
        Some(quoted) => {
            let (inner, behind) = quoted.split_once('`')?;
            Some((inner, behind.strip_prefix(']')?))
        }
        None => rest.split_once(']'),
    }
}

/// `Type` of `&'a mut a::Type<T>`.
fn last_name(ty: impl AsRef<str>) -> String {
    let ty = ty.as_ref().trim_start_matches(['&', '*']).trim();
    let ty = match ty.split_once(' ') {
        Some((first, rest))
            if first.starts_with('\'') || first == "mut" || first == "dyn" || first == "const" =>
        {
            return last_name(rest);
        }
        _ => ty,
    };
    if ty.starts_with('[') {
        return if ty.contains(';') { "[_; _]".to_owned() } else { "[_]".to_owned() };
    }
    let ty = ty.split('<').next().unwrap_or(ty);
    ty.rsplit("::").next().unwrap_or(ty).to_owned()
}

struct Truth {
    symbols: Vec<String>,
    /// File, 0-based line, column and end, and the symbol, of each use.
    uses: Vec<(String, u32, u32, u32, usize)>,
    /// Packages whose items are defined in the corpus.
    own: Vec<String>,
}

impl Truth {
    fn read(file: &Path) -> Truth {
        let unpacked = Command::new("gzip").arg("-dc").arg(file).output().unwrap();
        assert!(unpacked.status.success(), "{}", file.display());
        let data: Value = serde_json::from_slice(&unpacked.stdout).unwrap();
        let symbols: Vec<String> = data["symbols"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row[0].as_str().unwrap().to_owned())
            .collect();
        let package = |symbol: usize| symbols[symbol].split(' ').nth(2).unwrap_or_default().to_owned();
        let (mut uses, mut own) = (Vec::new(), Vec::new());
        for (file, rows) in data["files"].as_object().unwrap() {
            for row in rows.as_array().unwrap() {
                let number = |at: usize| row[at].as_i64().unwrap();
                let Ok(symbol) = usize::try_from(number(3)) else { continue };
                match number(4) {
                    0 => {
                        let [line, column, end] = [0, 1, 2].map(|at| number(at) as u32);
                        uses.push((file.clone(), line, column, end, symbol));
                    }
                    _ => own.push(package(symbol)),
                }
            }
        }
        own.sort();
        own.dedup();
        uses.sort();
        Truth { symbols, uses, own }
    }

    /// An even share of the tokens of one sort.
    fn sample(&self, corpus: &Path, sort: Sort) -> Vec<Token> {
        let items: Vec<Option<Item>> = self
            .symbols
            .iter()
            .map(|symbol| {
                let package = symbol.split(' ').nth(2)?;
                let item = Item::parse(symbol)?;
                let of_sort = item.is_std() == (sort == Sort::Std);
                (of_sort && self.own.binary_search(&package.to_owned()).is_err()).then_some(item)
            })
            .collect();
        let mut texts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        let mut tokens = Vec::new();
        for (file, line, column, end, symbol) in &self.uses {
            let Some(item) = &items[*symbol] else { continue };
            let lines = texts.entry(file).or_insert_with(|| {
                let text = fs::read(corpus.join(file)).unwrap_or_default();
                String::from_utf8_lossy(&text).split('\n').map(str::to_owned).collect()
            });
            let text = lines.get(*line as usize).and_then(|line| line.get(*column as usize..*end as usize));
            let Some(text) = text.filter(|text| is_asked(text)) else { continue };
            tokens.push((file, line, column, text.to_owned(), item));
        }
        let step = (tokens.len() as f64 / SAMPLE as f64).max(1.0);
        let picked = (0..SAMPLE.min(tokens.len())).filter_map(|at| tokens.get((at as f64 * step) as usize));
        picked
            .map(|(file, line, column, text, item)| Token {
                file: (*file).clone(),
                line: *line + 1,
                column: *column + 1,
                text: text.clone(),
                item: (*item).clone(),
            })
            .collect()
    }
}

/// Operators, blanks and words of the language are not asked for.
fn is_asked(text: &str) -> bool {
    let plain = text.trim_start_matches("r#");
    let is_name = plain.starts_with(|letter: char| letter == '_' || letter.is_alphabetic())
        && plain.chars().all(|letter| letter == '_' || letter.is_alphanumeric());
    is_name && !["Self", "self", "crate", "super", "await"].contains(&plain)
}

/// The directory of the corpus `name` below `cache`, which is filled if it is not there.
fn lay_out(oracle: &Path, name: &str, cache: &Path) -> PathBuf {
    fs::create_dir_all(cache).unwrap();
    let laid = Command::new("bash").arg(oracle.join("corpus.sh")).arg(name).arg(cache).output().unwrap();
    assert!(laid.status.success(), "{name}: {}", String::from_utf8_lossy(&laid.stderr));
    let corpus = cache.join(name).canonicalize().unwrap();
    let fetched = Command::new("cargo").args(["fetch", "--quiet"]).current_dir(&corpus).output().unwrap();
    if !fetched.status.success() {
        tell(&format!(
            "{name}: its dependencies may be missing: {}",
            String::from_utf8_lossy(&fetched.stderr)
        ));
    }
    corpus
}

#[test]
fn descriptors_are_taken_apart() {
    let check = |path: &str, expected: &str| {
        let shown = Item::parse(&format!("rust-analyzer cargo demo 1.0.0 {path}")).map(|item| {
            let owner = item.owner.map(|owner| format!(" of {owner}")).unwrap_or_default();
            let of_trait = item.impl_trait.map(|name| format!(" for {name}")).unwrap_or_default();
            format!("{}|{}{owner}{of_trait}", item.modules.join("::"), item.name)
        });
        assert_eq!(shown.as_deref().unwrap_or(""), expected, "{path}");
    };
    check("crate/", "|");
    check("a/b/f().", "a::b|f");
    check("a/S#", "a|S");
    check("a/S#field.", "a|field of S");
    check("E#A#", "|A of E");
    check("m/impl#[`&'a mut x::P<T, F>`][`Tr<Self>`]new().", "m|new of P for Tr");
    check("m/shout!", "m|shout");
    check("hidden/impl#[S][T]", "hidden|S for T");
    check("f().[T]", "");
}
