//! Links in doc comments, found in the text: rustdoc's `[name]`, `` [`path::name`] `` and `[text](path::name)`.

/// Offsets of the last name of each link in `text`'s doc comments that is one of `names`, ascending.
pub(crate) fn links_to(text: &str, names: &[String]) -> Vec<u32> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut in_block = false;
    for line in text.split_inclusive('\n') {
        let trimmed = line.trim_start();
        let is_doc = in_block || ["///", "//!", "/**", "/*!"].iter().any(|mark| trimmed.starts_with(mark));
        if trimmed.starts_with("/**") || trimmed.starts_with("/*!") {
            in_block = true;
        }
        if in_block && trimmed.contains("*/") {
            in_block = false;
        }
        if is_doc {
            links_in(line, start, names, &mut found);
        }
        start += line.len();
    }
    found
}

fn links_in(line: &str, start: usize, names: &[String], found: &mut Vec<u32>) {
    for (open, bracket) in line.char_indices().filter(|(_, letter)| matches!(letter, '[' | '(')) {
        let close = match bracket {
            '[' => ']',
            _ if line[..open].ends_with(']') => ')',
            _ => continue,
        };
        // The `()` of `name()` closes nothing.
        let closes = |at: &usize| close == ']' || !line[..*at].ends_with('(');
        let ends = line[open..].match_indices(close).map(|(at, _)| open + at);
        let Some(end) = ends.into_iter().find(closes) else { continue };
        let inside = &line[open + 1..end];
        let link = inside.trim().trim_matches('`');
        // `fn@name`, `name()`, `name!`
        let link = link.rsplit('@').next().unwrap_or(link).trim_end_matches("()").trim_end_matches('!');
        let name = link.rsplit("::").next().unwrap_or(link);
        let is_path = link.chars().all(|letter| letter == ':' || letter == '_' || letter.is_alphanumeric());
        if is_path
            && names.iter().any(|wanted| wanted == name)
            && let Some(at) = inside.rfind(name)
        {
            found.push((start + open + 1 + at) as u32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links() {
        let text = "/// Like [`a::run`] and [run] and [it](b::run()) but not run or [`runner`].\n// [run]\nfn f() {}\n/** [`fn@run`]\n [run]\n*/\n";
        let at: Vec<&str> = links_to(text, &["run".to_owned()])
            .into_iter()
            .map(|start| &text[start as usize..start as usize + 5])
            .collect();
        assert_eq!(at, ["run`]", "run] ", "run()", "run`]", "run]\n"]);
    }
}
