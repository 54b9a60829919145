//! Which files of its build script's output a file includes: `include!(concat!(env!("OUT_DIR"), "/file.rs"))`.

use super::{FileFacts, ItemKind, MacroCall};
use crate::source::TextRange;
use crate::syntax::lexer::{self, TokenKind};

impl FileFacts {
    /// The files of the directory `OUT_DIR` whose items stand in this one, by their paths there.
    pub fn outputs(&self) -> impl Iterator<Item = String> + '_ {
        self.items.iter().filter_map(|item| match item.kind {
            ItemKind::MacroCall(call) => self.output(&self[call]),
            _ => None,
        })
    }

    /// The file of `OUT_DIR` that a call includes, by its path there.
    pub(crate) fn output(&self, call: &MacroCall) -> Option<String> {
        let last = self[self[call.path].segments].last()?;
        if &self[last.name] != "include" {
            return None;
        }
        output(&self[call.tokens?])
    }
}

/// What an `include!` of these tokens reads, if that lies below `OUT_DIR` and is told by literals.
fn output(text: &str) -> Option<String> {
    let range = TextRange::new(0, u32::try_from(text.len()).ok()?);
    let tokens: Vec<lexer::Token> =
        lexer::tokens(text, range).filter(|token| !token.is_comment()).take(64).collect();
    let words: Vec<&str> = tokens.iter().map(|token| token.text(text)).collect();
    let rest = words.strip_prefix(&["concat", "!", "(", "env", "!", "(", "\"OUT_DIR\""])?;
    let rest = rest.strip_prefix(&[","]).unwrap_or(rest).strip_prefix(&[")"])?;
    let mut path = String::new();
    for (word, token) in rest.iter().zip(tokens.get(tokens.len() - rest.len()..)?) {
        match token.kind {
            // What an escape stands for is nothing that a path should have.
            TokenKind::Str if !word.contains('\\') => path.push_str(word.trim_matches('"')),
            TokenKind::Str => return None,
            TokenKind::Punct { byte: b',', .. } | TokenKind::CloseDelim(b')') => {}
            _ => return None,
        }
    }
    let path = path.strip_prefix('/')?;
    let stays = path.split('/').all(|part| !matches!(part, "" | "." | ".."));
    stays.then(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use crate::facts::lower;
    use crate::workspace::graph::Edition;

    #[test]
    fn what_is_included() {
        let check = |text: &str, expected: &[&str]| {
            let facts = lower(text, Edition::E2021);
            assert_eq!(facts.outputs().collect::<Vec<_>>(), expected, "{text}");
        };
        check("include!(concat!(env!(\"OUT_DIR\"), \"/a.rs\"));", &["a.rs"]);
        check("mod m {\n    std::include!(concat!(env!(\"OUT_DIR\",), \"/b\", \"/c.rs\",));\n}", &["b/c.rs"]);
        check(
            "include!(concat!(env!(\"OUT_DIR\"), /* x */ \"/\", \"a.rs\")); include!(\"d.rs\");",
            &["a.rs"],
        );
        check(
            "include_str!(concat!(env!(\"OUT_DIR\"), \"/a.rs\")); m!(concat!(env!(\"OUT_DIR\"), \"/a.rs\"));",
            &[],
        );
        for odd in ["\"/../a.rs\"", "\"a.rs\"", "\"/a\\\\b.rs\"", "NAME", "env!(\"X\")", "\"//a.rs\""] {
            check(&format!("include!(concat!(env!(\"OUT_DIR\"), {odd}));"), &[]);
        }
        check("include!(concat!(env!(\"ELSEWHERE\"), \"/a.rs\"));", &[]);
    }
}
