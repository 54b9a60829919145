//! Macros by example: a call's tokens in, the tokens that they stand for out.
//!
//! [`Rules`] are read once from the text of a `macro_rules!` or `macro` item; [`expand`] matches a call's text against them,
//! writes what the first rule that matches gives, and says of every token where it was written: in the call, or in the
//! definition. It follows the Reference's chapter “Macros By Example”: metavariables with all fragment specifiers,
//! repetitions, `$crate`, and doc comments as attributes; `${count(x)}`, `${index()}`, `${len()}`, `${ignore(x)}` and `$$`
//! besides.
//!
//! Text goes in and comes out, and nothing is parsed: how far a fragment reaches is found on tokens (`fragment`), by rules
//! that are right for code that compiles. Other code may expand to anything, within the limits, but never to a panic.
//! Each of the steps is a file: `token`, `rules`, `matcher`, `transcribe`.
//!
//! It neither finds macros nor expands what it has written, nor does it know of hygiene: the origins say what it takes.

mod fragment;
mod matcher;
mod rules;
#[cfg(test)]
mod tests;
mod token;
mod transcribe;

pub use rules::Rules;

/// How many bytes an expansion may have, and a call.
const MAX_OUTPUT: usize = 1 << 20;
/// How deep repetitions may nest.
const MAX_DEPTH: u32 = 64;

/// What a call stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expansion {
    /// The text; no comments but doc comments.
    pub text: String,
    /// Where its tokens were written, in the order of the text. Tokens that touch here and there are one piece.
    ///
    /// What was written nowhere has none: `$crate`, numbers of `${…}`, and the parentheses that keep an expression whole.
    pub pieces: Vec<Piece>,
}

/// A part of an expansion's text that was written somewhere, byte by byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Byte offset in the expansion.
    pub out: u32,
    /// Its length in bytes.
    pub len: u32,
    /// Where it was written.
    pub origin: Origin,
}

/// Where a token was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// In the call: byte offset in its token text.
    Call(u32),
    /// In the definition: byte offset in the text of the rules.
    Def(u32),
}

/// Why there is no expansion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExpandError {
    /// The tokens fit no rule, or their delimiters do not match.
    #[error("no rule of the macro matches the call")]
    NoRuleMatches,
    /// The call or what it stands for is too large, or matching takes too long.
    #[error("the call or its expansion is larger than a megabyte, or takes too many steps to match")]
    TooLarge,
    /// No rule matches, but one was left out since its repetitions nest too deep.
    #[error("the macro's repetitions nest more than 64 deep")]
    TooDeep,
}

/// Expands a call.
///
/// `rules_text` is what `rules` were read from, `call` the text between the call's delimiters. `$crate` is written as the
/// identifier `dollar_crate`.
pub fn expand(
    rules: &Rules,
    rules_text: &str,
    call: &str,
    dollar_crate: &str,
) -> Result<Expansion, ExpandError> {
    if call.len() > MAX_OUTPUT {
        return Err(ExpandError::TooLarge);
    }
    let tokens = token::lex(call).ok_or(ExpandError::NoRuleMatches)?;
    for rule in &rules.rules {
        if let Some(bound) = matcher::matches(rules, rules_text, rule, &tokens, call)? {
            let transcriber = transcribe::Transcriber {
                rules,
                rules_text,
                rule,
                call: &tokens,
                call_text: call,
                dollar_crate,
            };
            return transcriber.run(&bound);
        }
    }
    Err(if rules.too_deep { ExpandError::TooDeep } else { ExpandError::NoRuleMatches })
}
