//! Format strings.

/// The names that a format string's content refers to, with their offsets in it.
pub(super) fn inline_names(content: &str, raw: bool) -> Vec<(u32, &str)> {
    let bytes = content.as_bytes();
    let byte = |at: usize| bytes.get(at).copied().unwrap_or(0);
    let mut names = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        match byte(at) {
            b'\\' if !raw => {
                // `\u{…}` has braces of its own.
                let unicode = byte(at + 1) == b'u' && byte(at + 2) == b'{';
                at += if unicode { content[at..].find('}').unwrap_or(2) + 1 } else { 2 };
            }
            b'{' if byte(at + 1) == b'{' => at += 2,
            b'{' => {
                at += 1;
                let Some(len) = bytes[at..].iter().position(|&byte| byte == b'}') else { break };
                placeholder_names(content, at, at + len, &mut names);
                at += len + 1;
            }
            _ => at += 1,
        }
    }
    names
}

/// The names in one placeholder, which is `start..end` of `content`: the argument's, and those that stand for numbers.
fn placeholder_names<'a>(content: &'a str, start: usize, end: usize, names: &mut Vec<(u32, &'a str)>) {
    let Some(text) = content.get(start..end) else { return };
    let (argument, spec) = text.split_once(':').unwrap_or((text, ""));
    let name = argument.trim();
    if is_name(name) {
        names.push(((start + argument.find(name).unwrap_or(0)) as u32, name));
    }
    let mut rest_start = start + argument.len() + 1;
    let mut rest = spec;
    while let Some(dollar) = rest.find('$') {
        let before = &rest[..dollar];
        let name_start = before.rfind(|char: char| !(char == '_' || char.is_alphanumeric()));
        let name_start =
            name_start.map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
        // `0width$` is a flag and a name.
        let name = before[name_start..].trim_start_matches(|char: char| char.is_ascii_digit());
        if is_name(name) {
            names.push(((rest_start + dollar - name.len()) as u32, name));
        }
        rest = &rest[dollar + 1..];
        rest_start += dollar + 1;
    }
}

fn is_name(text: &str) -> bool {
    text != "_"
        && text.chars().all(|char| char == '_' || char.is_alphanumeric())
        && text.chars().next().is_some_and(|char| !char.is_numeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_placeholders() {
        let names = |content: &'static str| -> Vec<&str> {
            inline_names(content, false)
                .into_iter()
                .map(|(at, name)| {
                    assert!(content[at as usize..].starts_with(name));
                    name
                })
                .collect()
        };
        assert_eq!(names("{a}{b:?}{ c }{0}{}{:?}"), ["a", "b", "c"]);
        assert_eq!(names("{a:>b$.c$} {:0d$} {:.*} {:1$} {:-^e$}"), ["a", "b", "c", "d", "e"]);
        assert_eq!(names("{{a}} {{{b}}} {c"), ["b"]);
        assert_eq!(names("{a.b} {_} {1a} {}}{"), [""; 0]);
        assert_eq!(names(r"\{a} \\{b} \u{63}{d}"), ["b", "d"]);
    }
}
