use std::ffi::CStr;
use std::fmt;
use std::ops::{Bound, Range, RangeBounds};
use std::path::PathBuf;
use std::str::FromStr;

pub fn is_available() -> bool {}

#[derive(Clone)]
pub struct TokenStream {}
impl TokenStream {
    pub fn new() -> TokenStream {}
    pub fn is_empty(&self) -> bool {}
    pub fn expand_expr(&self) -> Result<TokenStream, ExpandError> {}
}
#[derive(Debug)]
pub struct LexError {}
#[derive(Debug)]
pub struct ExpandError {}
impl fmt::Display for LexError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl std::error::Error for LexError {}
impl fmt::Display for ExpandError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl std::error::Error for ExpandError {}
impl FromStr for TokenStream { type Err = LexError; fn from_str(src: &str) -> Result<TokenStream, LexError> {} }
impl Default for TokenStream { fn default() -> Self {} }
impl From<TokenTree> for TokenStream { fn from(tree: TokenTree) -> TokenStream {} }
impl FromIterator<TokenTree> for TokenStream { fn from_iter<I: IntoIterator<Item = TokenTree>>(trees: I) -> Self {} }
impl FromIterator<TokenStream> for TokenStream { fn from_iter<I: IntoIterator<Item = TokenStream>>(streams: I) -> Self {} }
impl Extend<TokenTree> for TokenStream { fn extend<I: IntoIterator<Item = TokenTree>>(&mut self, trees: I) {} }
impl Extend<TokenStream> for TokenStream { fn extend<I: IntoIterator<Item = TokenStream>>(&mut self, streams: I) {} }
impl IntoIterator for TokenStream { type Item = TokenTree; type IntoIter = token_stream::IntoIter; fn into_iter(self) -> token_stream::IntoIter {} }
pub mod token_stream {
    use crate::TokenTree;
    pub use crate::TokenStream;

    #[derive(Clone)]
    pub struct IntoIter {}
    impl Iterator for IntoIter { type Item = TokenTree; fn next(&mut self) -> Option<TokenTree> {} }
}
#[macro_export]
macro_rules! quote { () => {}; }

#[derive(Copy, Clone)]
pub struct Span {}
impl Span {
    pub fn call_site() -> Span {}
    pub fn mixed_site() -> Span {}
    pub fn def_site() -> Span {}
    pub fn parent(&self) -> Option<Span> {}
    pub fn source(&self) -> Span {}
    pub fn byte_range(&self) -> Range<usize> {}
    pub fn start(&self) -> Span {}
    pub fn end(&self) -> Span {}
    pub fn line(&self) -> usize {}
    pub fn column(&self) -> usize {}
    pub fn file(&self) -> String {}
    pub fn local_file(&self) -> Option<PathBuf> {}
    pub fn join(&self, other: Span) -> Option<Span> {}
    pub fn resolved_at(&self, other: Span) -> Span {}
    pub fn located_at(&self, other: Span) -> Span {}
    pub fn eq(&self, other: &Span) -> bool {}
    pub fn source_text(&self) -> Option<String> {}
}
#[derive(Clone)]
pub enum TokenTree {
    Group(Group),
    Ident(Ident),
    Punct(Punct),
    Literal(Literal),
}
impl TokenTree {
    pub fn span(&self) -> Span {}
    pub fn set_span(&mut self, span: Span) {}
}
impl fmt::Display for TokenTree { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Group {
    pub fn span(&self) -> Span {}
    pub fn set_span(&mut self, span: Span) {}
}
impl fmt::Display for Group { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Ident {
    pub fn span(&self) -> Span {}
    pub fn set_span(&mut self, span: Span) {}
}
impl fmt::Display for Ident { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Punct {
    pub fn span(&self) -> Span {}
    pub fn set_span(&mut self, span: Span) {}
}
impl fmt::Display for Punct { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Literal {
    pub fn span(&self) -> Span {}
    pub fn set_span(&mut self, span: Span) {}
}
impl fmt::Display for Literal { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Display for TokenStream { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for TokenStream { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for TokenTree { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for Group { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for Ident { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for Punct { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for Literal { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for Span { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl From<Group> for TokenTree { fn from(tree: Group) -> TokenTree {} }
impl From<Ident> for TokenTree { fn from(tree: Ident) -> TokenTree {} }
impl From<Punct> for TokenTree { fn from(tree: Punct) -> TokenTree {} }
impl From<Literal> for TokenTree { fn from(tree: Literal) -> TokenTree {} }
#[derive(Clone)]
pub struct Group {}
impl Group {
    pub fn new(delimiter: Delimiter, stream: TokenStream) -> Group {}
    pub fn delimiter(&self) -> Delimiter {}
    pub fn stream(&self) -> TokenStream {}
    pub fn span_open(&self) -> Span {}
    pub fn span_close(&self) -> Span {}
}
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Delimiter {
    Parenthesis,
    Brace,
    Bracket,
    None,
}
#[derive(Clone)]
pub struct Punct {}
impl Punct {
    pub fn new(ch: char, spacing: Spacing) -> Punct {}
    pub fn as_char(&self) -> char {}
    pub fn spacing(&self) -> Spacing {}
}
impl PartialEq<char> for Punct { fn eq(&self, rhs: &char) -> bool {} }
impl PartialEq<Punct> for char { fn eq(&self, rhs: &Punct) -> bool {} }
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Spacing {
    Joint,
    Alone,
}
#[derive(Clone)]
pub struct Ident {}
impl Ident {
    pub fn new(string: &str, span: Span) -> Ident {}
    pub fn new_raw(string: &str, span: Span) -> Ident {}
}
#[derive(Clone)]
pub struct Literal {}
impl Literal {
    pub fn u8_suffixed(n: u8) -> Literal {}
    pub fn u8_unsuffixed(n: u8) -> Literal {}
    pub fn u16_suffixed(n: u16) -> Literal {}
    pub fn u16_unsuffixed(n: u16) -> Literal {}
    pub fn u32_suffixed(n: u32) -> Literal {}
    pub fn u32_unsuffixed(n: u32) -> Literal {}
    pub fn u64_suffixed(n: u64) -> Literal {}
    pub fn u64_unsuffixed(n: u64) -> Literal {}
    pub fn u128_suffixed(n: u128) -> Literal {}
    pub fn u128_unsuffixed(n: u128) -> Literal {}
    pub fn usize_suffixed(n: usize) -> Literal {}
    pub fn usize_unsuffixed(n: usize) -> Literal {}
    pub fn i8_suffixed(n: i8) -> Literal {}
    pub fn i8_unsuffixed(n: i8) -> Literal {}
    pub fn i16_suffixed(n: i16) -> Literal {}
    pub fn i16_unsuffixed(n: i16) -> Literal {}
    pub fn i32_suffixed(n: i32) -> Literal {}
    pub fn i32_unsuffixed(n: i32) -> Literal {}
    pub fn i64_suffixed(n: i64) -> Literal {}
    pub fn i64_unsuffixed(n: i64) -> Literal {}
    pub fn i128_suffixed(n: i128) -> Literal {}
    pub fn i128_unsuffixed(n: i128) -> Literal {}
    pub fn isize_suffixed(n: isize) -> Literal {}
    pub fn isize_unsuffixed(n: isize) -> Literal {}
    pub fn f32_suffixed(n: f32) -> Literal {}
    pub fn f32_unsuffixed(n: f32) -> Literal {}
    pub fn f64_suffixed(n: f64) -> Literal {}
    pub fn f64_unsuffixed(n: f64) -> Literal {}
    pub fn string(string: &str) -> Literal {}
    pub fn character(ch: char) -> Literal {}
    pub fn byte_character(byte: u8) -> Literal {}
    pub fn byte_string(bytes: &[u8]) -> Literal {}
    pub fn c_string(string: &CStr) -> Literal {}
    pub fn subspan<R: RangeBounds<usize>>(&self, range: R) -> Option<Span> {}
}
impl FromStr for Literal { type Err = LexError; fn from_str(src: &str) -> Result<Self, LexError> {} }
