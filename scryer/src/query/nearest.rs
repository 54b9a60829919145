//! Names that are spelt almost like one that does not exist.

/// How many names are proposed.
pub(crate) const NEAREST: usize = 3;

/// The nearest of `names` to `wanted`, best first; names that share little with it are none.
pub(crate) fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Vec<String> {
    ranked(wanted, names).into_iter().take(NEAREST).map(str::to_owned).collect()
}

/// All of `names` that share something with `wanted`, the nearest first.
pub(crate) fn ranked<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let wanted_lower = wanted.to_lowercase();
    let allowed = wanted.chars().count().div_ceil(3).max(1);
    let mut ranked: Vec<(usize, &str)> = names
        .filter_map(|name| {
            let lower = name.to_lowercase();
            if let Some(distance) = distance(&wanted_lower, &lower, allowed) {
                return Some((distance, name));
            }
            let (short, long) = (lower.len().min(wanted_lower.len()), lower.len().max(wanted_lower.len()));
            let alike = short >= 3 && short * 2 >= long;
            (alike && (lower.contains(&wanted_lower) || wanted_lower.contains(&lower)))
                .then_some((allowed + 1 + long - short, name))
        })
        .collect();
    ranked.sort_unstable();
    ranked.dedup();
    ranked.into_iter().map(|(_, name)| name).collect()
}

/// The number of single edits (a letter in, out, other, or two swapped) between two texts, if at most `allowed`.
fn distance(a: &str, b: &str, allowed: usize) -> Option<usize> {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > allowed {
        return None;
    }
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (row, &left) in a.iter().enumerate() {
        let mut this = vec![row + 1];
        for (column, &right) in b.iter().enumerate() {
            let change = last[column] + usize::from(left != right);
            let mut best = change.min(last[column + 1] + 1).min(this[column] + 1);
            let swapped = row > 0 && column > 0 && left == b[column - 1] && a[row - 1] == right;
            if swapped {
                best = best.min(before_last[column - 1] + 1);
            }
            this.push(best);
        }
        if this.iter().min().is_none_or(|&least| least > allowed) {
            return None;
        }
        before_last = std::mem::replace(&mut last, this);
    }
    last.last().copied().filter(|&distance| distance <= allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelt_names_are_near() {
        let names = ["find_references", "find_reference", "fetch", "Fetcher", "run", "rum"];
        let check = |wanted: &str, expected: &[&str]| {
            assert_eq!(nearest(wanted, names.iter().copied()), expected, "{wanted}");
        };
        check("find_refrences", &["find_references", "find_reference"]);
        check("fethc", &["fetch"]);
        check("fetcher", &["Fetcher", "fetch"]);
        check("runn", &["run", "rum"]);
        check("zzzzzz", &[]);
        check("a_long_run_of_words", &[]);
        check("", &[]);
    }
}
