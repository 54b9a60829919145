use crate::prelude::rust_2024::*;
use crate::ascii;
use crate::cmp::Ordering;
use crate::fmt::{self, Write};
use crate::iter::{Chain, Copied, Filter, FlatMap, Flatten, FusedIterator, Map};
use crate::ops::{self, Index, IndexMut, Range};
use crate::option;
use crate::slice::{self, SliceIndex};
use self::pattern::{DoubleEndedSearcher, Pattern, ReverseSearcher, Searcher};

pub mod pattern {
    use crate::prelude::rust_2024::*;

    pub trait Pattern: Sized {
        type Searcher<'a>: Searcher<'a>;
        fn into_searcher(self, haystack: &str) -> Self::Searcher<'_>;
    }
    #[derive(Copy, Clone, Eq, PartialEq, Debug)]
    pub enum SearchStep {
        Match(usize, usize),
        Reject(usize, usize),
        Done,
    }
    pub unsafe trait Searcher<'a> {
        fn haystack(&self) -> &'a str;
        fn next(&mut self) -> SearchStep;
        fn next_match(&mut self) -> Option<(usize, usize)> {}
        fn next_reject(&mut self) -> Option<(usize, usize)> {}
    }
    pub unsafe trait ReverseSearcher<'a>: Searcher<'a> {
        fn next_back(&mut self) -> SearchStep;
        fn next_match_back(&mut self) -> Option<(usize, usize)> {}
        fn next_reject_back(&mut self) -> Option<(usize, usize)> {}
    }
    pub trait DoubleEndedSearcher<'a>: ReverseSearcher<'a> {}

    #[derive(Clone, Debug)]
    pub struct CharSearcher<'a> {}
    unsafe impl<'a> Searcher<'a> for CharSearcher<'a> {}
    unsafe impl<'a> ReverseSearcher<'a> for CharSearcher<'a> {}
    impl<'a> DoubleEndedSearcher<'a> for CharSearcher<'a> {}
    #[derive(Clone, Debug)]
    pub struct CharArraySearcher<'a, const N: usize> {}
    unsafe impl<'a, const N: usize> Searcher<'a> for CharArraySearcher<'a, N> {}
    unsafe impl<'a, const N: usize> ReverseSearcher<'a> for CharArraySearcher<'a, N> {}
    impl<'a, const N: usize> DoubleEndedSearcher<'a> for CharArraySearcher<'a, N> {}
    #[derive(Clone, Debug)]
    pub struct CharArrayRefSearcher<'a, 'b, const N: usize> {}
    unsafe impl<'a, 'b, const N: usize> Searcher<'a> for CharArrayRefSearcher<'a, 'b, N> {}
    unsafe impl<'a, 'b, const N: usize> ReverseSearcher<'a> for CharArrayRefSearcher<'a, 'b, N> {}
    impl<'a, 'b, const N: usize> DoubleEndedSearcher<'a> for CharArrayRefSearcher<'a, 'b, N> {}
    #[derive(Clone, Debug)]
    pub struct CharSliceSearcher<'a, 'b> {}
    unsafe impl<'a, 'b> Searcher<'a> for CharSliceSearcher<'a, 'b> {}
    unsafe impl<'a, 'b> ReverseSearcher<'a> for CharSliceSearcher<'a, 'b> {}
    impl<'a, 'b> DoubleEndedSearcher<'a> for CharSliceSearcher<'a, 'b> {}
    #[derive(Clone)]
    pub struct CharPredicateSearcher<'a, F> {}
    unsafe impl<'a, F> Searcher<'a> for CharPredicateSearcher<'a, F> where F: FnMut(char) -> bool {}
    unsafe impl<'a, F> ReverseSearcher<'a> for CharPredicateSearcher<'a, F> where F: FnMut(char) -> bool {}
    impl<'a, F> DoubleEndedSearcher<'a> for CharPredicateSearcher<'a, F> where F: FnMut(char) -> bool {}
    #[derive(Clone, Debug)]
    pub struct StrSearcher<'a, 'b> {}
    unsafe impl<'a, 'b> Searcher<'a> for StrSearcher<'a, 'b> {}
    unsafe impl<'a, 'b> ReverseSearcher<'a> for StrSearcher<'a, 'b> {}

    impl Pattern for char { type Searcher<'a> = CharSearcher<'a>; fn into_searcher(self, haystack: &str) -> Self::Searcher<'_> {} }
    impl<const N: usize> Pattern for [char; N] { type Searcher<'a> = CharArraySearcher<'a, N>; fn into_searcher(self, haystack: &str) -> Self::Searcher<'_> {} }
    impl<'b, const N: usize> Pattern for &'b [char; N] { type Searcher<'a> = CharArrayRefSearcher<'a, 'b, N>; fn into_searcher(self, haystack: &str) -> Self::Searcher<'_> {} }
    impl<'b> Pattern for &'b [char] { type Searcher<'a> = CharSliceSearcher<'a, 'b>; fn into_searcher(self, haystack: &str) -> Self::Searcher<'_> {} }
    impl<F> Pattern for F where F: FnMut(char) -> bool { type Searcher<'a> = CharPredicateSearcher<'a, F>; fn into_searcher(self, haystack: &str) -> Self::Searcher<'_> {} }
    impl<'b, 'c> Pattern for &'c &'b str { type Searcher<'a> = StrSearcher<'a, 'b>; fn into_searcher(self, haystack: &str) -> Self::Searcher<'_> {} }
    impl<'b> Pattern for &'b str { type Searcher<'a> = StrSearcher<'a, 'b>; fn into_searcher(self, haystack: &str) -> Self::Searcher<'_> {} }
}

impl str {
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn from_utf8(v: &[u8]) -> Result<&str, Utf8Error> {}
    pub fn from_utf8_mut(v: &mut [u8]) -> Result<&mut str, Utf8Error> {}
    pub unsafe fn from_utf8_unchecked(v: &[u8]) -> &str {}
    pub unsafe fn from_utf8_unchecked_mut(v: &mut [u8]) -> &mut str {}
    pub fn is_char_boundary(&self, index: usize) -> bool {}
    pub fn floor_char_boundary(&self, index: usize) -> usize {}
    pub fn ceil_char_boundary(&self, index: usize) -> usize {}
    pub fn as_bytes(&self) -> &[u8] {}
    pub unsafe fn as_bytes_mut(&mut self) -> &mut [u8] {}
    pub fn as_ptr(&self) -> *const u8 {}
    pub fn as_mut_ptr(&mut self) -> *mut u8 {}
    pub fn get<I: SliceIndex<str>>(&self, i: I) -> Option<&I::Output> {}
    pub fn get_mut<I: SliceIndex<str>>(&mut self, i: I) -> Option<&mut I::Output> {}
    pub unsafe fn get_unchecked<I: SliceIndex<str>>(&self, i: I) -> &I::Output {}
    pub unsafe fn get_unchecked_mut<I: SliceIndex<str>>(&mut self, i: I) -> &mut I::Output {}
    pub unsafe fn slice_unchecked(&self, begin: usize, end: usize) -> &str {}
    pub unsafe fn slice_mut_unchecked(&mut self, begin: usize, end: usize) -> &mut str {}
    pub fn split_at(&self, mid: usize) -> (&str, &str) {}
    pub fn split_at_mut(&mut self, mid: usize) -> (&mut str, &mut str) {}
    pub fn split_at_checked(&self, mid: usize) -> Option<(&str, &str)> {}
    pub fn split_at_mut_checked(&mut self, mid: usize) -> Option<(&mut str, &mut str)> {}
    pub fn chars(&self) -> Chars<'_> {}
    pub fn char_indices(&self) -> CharIndices<'_> {}
    pub fn bytes(&self) -> Bytes<'_> {}
    pub fn split_whitespace(&self) -> SplitWhitespace<'_> {}
    pub fn split_ascii_whitespace(&self) -> SplitAsciiWhitespace<'_> {}
    pub fn lines(&self) -> Lines<'_> {}
    pub fn lines_any(&self) -> LinesAny<'_> {}
    pub fn encode_utf16(&self) -> EncodeUtf16<'_> {}
    pub fn contains<P: Pattern>(&self, pat: P) -> bool {}
    pub fn starts_with<P: Pattern>(&self, pat: P) -> bool {}
    pub fn ends_with<P: Pattern>(&self, pat: P) -> bool where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn find<P: Pattern>(&self, pat: P) -> Option<usize> {}
    pub fn rfind<P: Pattern>(&self, pat: P) -> Option<usize> where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn split<P: Pattern>(&self, pat: P) -> Split<'_, P> {}
    pub fn split_inclusive<P: Pattern>(&self, pat: P) -> SplitInclusive<'_, P> {}
    pub fn rsplit<P: Pattern>(&self, pat: P) -> RSplit<'_, P> where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn split_terminator<P: Pattern>(&self, pat: P) -> SplitTerminator<'_, P> {}
    pub fn rsplit_terminator<P: Pattern>(&self, pat: P) -> RSplitTerminator<'_, P> where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn splitn<P: Pattern>(&self, n: usize, pat: P) -> SplitN<'_, P> {}
    pub fn rsplitn<P: Pattern>(&self, n: usize, pat: P) -> RSplitN<'_, P> where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn split_once<P: Pattern>(&self, delimiter: P) -> Option<(&str, &str)> {}
    pub fn rsplit_once<P: Pattern>(&self, delimiter: P) -> Option<(&str, &str)> where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn matches<P: Pattern>(&self, pat: P) -> Matches<'_, P> {}
    pub fn rmatches<P: Pattern>(&self, pat: P) -> RMatches<'_, P> where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn match_indices<P: Pattern>(&self, pat: P) -> MatchIndices<'_, P> {}
    pub fn rmatch_indices<P: Pattern>(&self, pat: P) -> RMatchIndices<'_, P> where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn trim(&self) -> &str {}
    pub fn trim_start(&self) -> &str {}
    pub fn trim_end(&self) -> &str {}
    pub fn trim_left(&self) -> &str {}
    pub fn trim_right(&self) -> &str {}
    pub fn trim_matches<P: Pattern>(&self, pat: P) -> &str where for<'a> P::Searcher<'a>: DoubleEndedSearcher<'a> {}
    pub fn trim_start_matches<P: Pattern>(&self, pat: P) -> &str {}
    pub fn strip_prefix<P: Pattern>(&self, prefix: P) -> Option<&str> {}
    pub fn strip_suffix<P: Pattern>(&self, suffix: P) -> Option<&str> where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn trim_end_matches<P: Pattern>(&self, pat: P) -> &str where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn trim_left_matches<P: Pattern>(&self, pat: P) -> &str {}
    pub fn trim_right_matches<P: Pattern>(&self, pat: P) -> &str where for<'a> P::Searcher<'a>: ReverseSearcher<'a> {}
    pub fn parse<F: FromStr>(&self) -> Result<F, F::Err> {}
    pub fn is_ascii(&self) -> bool {}
    pub fn as_ascii(&self) -> Option<&[ascii::Char]> {}
    pub fn eq_ignore_ascii_case(&self, other: &str) -> bool {}
    pub fn make_ascii_uppercase(&mut self) {}
    pub fn make_ascii_lowercase(&mut self) {}
    pub fn trim_ascii_start(&self) -> &str {}
    pub fn trim_ascii_end(&self) -> &str {}
    pub fn trim_ascii(&self) -> &str {}
    pub fn escape_debug(&self) -> EscapeDebug<'_> {}
    pub fn escape_default(&self) -> EscapeDefault<'_> {}
    pub fn escape_unicode(&self) -> EscapeUnicode<'_> {}
}

impl Ord for str { fn cmp(&self, other: &str) -> Ordering {} }
impl PartialEq for str { fn eq(&self, other: &str) -> bool {} }
impl Eq for str {}
impl PartialOrd for str { fn partial_cmp(&self, other: &str) -> Option<Ordering> {} }
impl Default for &str { fn default() -> Self {} }
impl Default for &mut str { fn default() -> Self {} }
unsafe impl SliceIndex<str> for ops::Range<usize> { type Output = str; }
unsafe impl SliceIndex<str> for ops::RangeTo<usize> { type Output = str; }
unsafe impl SliceIndex<str> for ops::RangeFrom<usize> { type Output = str; }
unsafe impl SliceIndex<str> for ops::RangeFull { type Output = str; }
unsafe impl SliceIndex<str> for ops::RangeInclusive<usize> { type Output = str; }
unsafe impl SliceIndex<str> for ops::RangeToInclusive<usize> { type Output = str; }
unsafe impl SliceIndex<str> for (ops::Bound<usize>, ops::Bound<usize>) { type Output = str; }
impl<I> Index<I> for str where I: SliceIndex<str> { type Output = I::Output; fn index(&self, index: I) -> &I::Output {} }
impl<I> IndexMut<I> for str where I: SliceIndex<str> { fn index_mut(&mut self, index: I) -> &mut I::Output {} }

pub fn from_utf8(v: &[u8]) -> Result<&str, Utf8Error> {}
pub fn from_utf8_mut(v: &mut [u8]) -> Result<&mut str, Utf8Error> {}
pub unsafe fn from_utf8_unchecked(v: &[u8]) -> &str {}
pub unsafe fn from_utf8_unchecked_mut(v: &mut [u8]) -> &mut str {}

pub trait FromStr: Sized {
    type Err;
    fn from_str(s: &str) -> Result<Self, Self::Err>;
}
impl FromStr for bool { type Err = ParseBoolError; fn from_str(s: &str) -> Result<bool, ParseBoolError> {} }

#[derive(Copy, Eq, PartialEq, Clone, Debug)]
pub struct Utf8Error {}
impl Utf8Error {
    pub fn valid_up_to(&self) -> usize {}
    pub fn error_len(&self) -> Option<usize> {}
}
impl fmt::Display for Utf8Error { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for Utf8Error {}
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseBoolError {}
impl fmt::Display for ParseBoolError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for ParseBoolError {}

#[derive(Clone, Debug)]
pub struct Chars<'a> {}
impl<'a> Iterator for Chars<'a> { type Item = char; fn next(&mut self) -> Option<char> {} }
impl<'a> DoubleEndedIterator for Chars<'a> { fn next_back(&mut self) -> Option<char> {} }
impl<'a> FusedIterator for Chars<'a> {}
impl<'a> Chars<'a> {
    pub fn as_str(&self) -> &'a str {}
}
#[derive(Clone, Debug)]
pub struct CharIndices<'a> {}
impl<'a> Iterator for CharIndices<'a> { type Item = (usize, char); fn next(&mut self) -> Option<(usize, char)> {} }
impl<'a> DoubleEndedIterator for CharIndices<'a> { fn next_back(&mut self) -> Option<(usize, char)> {} }
impl<'a> FusedIterator for CharIndices<'a> {}
impl<'a> CharIndices<'a> {
    pub fn as_str(&self) -> &'a str {}
    pub fn offset(&self) -> usize {}
}
#[derive(Clone, Debug)]
pub struct Bytes<'a> {}
impl<'a> Iterator for Bytes<'a> { type Item = u8; fn next(&mut self) -> Option<u8> {} }
impl<'a> DoubleEndedIterator for Bytes<'a> { fn next_back(&mut self) -> Option<u8> {} }
impl<'a> ExactSizeIterator for Bytes<'a> {}
impl<'a> FusedIterator for Bytes<'a> {}
#[derive(Clone, Debug)]
pub struct SplitWhitespace<'a> {}
impl<'a> Iterator for SplitWhitespace<'a> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a> DoubleEndedIterator for SplitWhitespace<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a> FusedIterator for SplitWhitespace<'a> {}
#[derive(Clone, Debug)]
pub struct SplitAsciiWhitespace<'a> {}
impl<'a> Iterator for SplitAsciiWhitespace<'a> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a> DoubleEndedIterator for SplitAsciiWhitespace<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a> FusedIterator for SplitAsciiWhitespace<'a> {}
#[derive(Clone, Debug)]
pub struct Lines<'a> {}
impl<'a> Iterator for Lines<'a> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a> DoubleEndedIterator for Lines<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a> FusedIterator for Lines<'a> {}
#[derive(Clone, Debug)]
pub struct LinesAny<'a> {}
impl<'a> Iterator for LinesAny<'a> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a> DoubleEndedIterator for LinesAny<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a> FusedIterator for LinesAny<'a> {}
#[derive(Clone, Debug)]
pub struct EncodeUtf16<'a> {}
impl<'a> Iterator for EncodeUtf16<'a> { type Item = u16; fn next(&mut self) -> Option<u16> {} }
impl<'a> FusedIterator for EncodeUtf16<'a> {}
#[derive(Clone, Debug)]
pub struct EscapeDebug<'a> {}
impl<'a> Iterator for EscapeDebug<'a> { type Item = char; fn next(&mut self) -> Option<char> {} }
impl<'a> FusedIterator for EscapeDebug<'a> {}
impl<'a> fmt::Display for EscapeDebug<'a> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Debug)]
pub struct EscapeDefault<'a> {}
impl<'a> Iterator for EscapeDefault<'a> { type Item = char; fn next(&mut self) -> Option<char> {} }
impl<'a> FusedIterator for EscapeDefault<'a> {}
impl<'a> fmt::Display for EscapeDefault<'a> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Debug)]
pub struct EscapeUnicode<'a> {}
impl<'a> Iterator for EscapeUnicode<'a> { type Item = char; fn next(&mut self) -> Option<char> {} }
impl<'a> FusedIterator for EscapeUnicode<'a> {}
impl<'a> fmt::Display for EscapeUnicode<'a> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct Split<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for Split<'a, P> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> FusedIterator for Split<'a, P> {}
impl<'a, P: Pattern> DoubleEndedIterator for Split<'a, P> where P::Searcher<'a>: DoubleEndedSearcher<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> Clone for Split<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for Split<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct RSplit<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for RSplit<'a, P> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> FusedIterator for RSplit<'a, P> {}
impl<'a, P: Pattern> DoubleEndedIterator for RSplit<'a, P> where P::Searcher<'a>: DoubleEndedSearcher<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> Clone for RSplit<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for RSplit<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct SplitTerminator<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for SplitTerminator<'a, P> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> FusedIterator for SplitTerminator<'a, P> {}
impl<'a, P: Pattern> DoubleEndedIterator for SplitTerminator<'a, P> where P::Searcher<'a>: DoubleEndedSearcher<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> Clone for SplitTerminator<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for SplitTerminator<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct RSplitTerminator<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for RSplitTerminator<'a, P> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> FusedIterator for RSplitTerminator<'a, P> {}
impl<'a, P: Pattern> DoubleEndedIterator for RSplitTerminator<'a, P> where P::Searcher<'a>: DoubleEndedSearcher<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> Clone for RSplitTerminator<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for RSplitTerminator<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct SplitInclusive<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for SplitInclusive<'a, P> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> FusedIterator for SplitInclusive<'a, P> {}
impl<'a, P: Pattern> DoubleEndedIterator for SplitInclusive<'a, P> where P::Searcher<'a>: DoubleEndedSearcher<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> Clone for SplitInclusive<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for SplitInclusive<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct Matches<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for Matches<'a, P> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> FusedIterator for Matches<'a, P> {}
impl<'a, P: Pattern> DoubleEndedIterator for Matches<'a, P> where P::Searcher<'a>: DoubleEndedSearcher<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> Clone for Matches<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for Matches<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct RMatches<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for RMatches<'a, P> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> FusedIterator for RMatches<'a, P> {}
impl<'a, P: Pattern> DoubleEndedIterator for RMatches<'a, P> where P::Searcher<'a>: DoubleEndedSearcher<'a> { fn next_back(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> Clone for RMatches<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for RMatches<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct MatchIndices<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for MatchIndices<'a, P> { type Item = (usize, &'a str); fn next(&mut self) -> Option<(usize, &'a str)> {} }
impl<'a, P: Pattern> FusedIterator for MatchIndices<'a, P> {}
impl<'a, P: Pattern> DoubleEndedIterator for MatchIndices<'a, P> where P::Searcher<'a>: DoubleEndedSearcher<'a> { fn next_back(&mut self) -> Option<(usize, &'a str)> {} }
impl<'a, P: Pattern> Clone for MatchIndices<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for MatchIndices<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct RMatchIndices<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for RMatchIndices<'a, P> { type Item = (usize, &'a str); fn next(&mut self) -> Option<(usize, &'a str)> {} }
impl<'a, P: Pattern> FusedIterator for RMatchIndices<'a, P> {}
impl<'a, P: Pattern> DoubleEndedIterator for RMatchIndices<'a, P> where P::Searcher<'a>: DoubleEndedSearcher<'a> { fn next_back(&mut self) -> Option<(usize, &'a str)> {} }
impl<'a, P: Pattern> Clone for RMatchIndices<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for RMatchIndices<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct SplitN<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for SplitN<'a, P> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> FusedIterator for SplitN<'a, P> {}
impl<'a, P: Pattern> Clone for SplitN<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for SplitN<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct RSplitN<'a, P: Pattern> {}
impl<'a, P: Pattern> Iterator for RSplitN<'a, P> { type Item = &'a str; fn next(&mut self) -> Option<&'a str> {} }
impl<'a, P: Pattern> FusedIterator for RSplitN<'a, P> {}
impl<'a, P: Pattern> Clone for RSplitN<'a, P> where P::Searcher<'a>: Clone { fn clone(&self) -> Self {} }
impl<'a, P: Pattern> fmt::Debug for RSplitN<'a, P> where P::Searcher<'a>: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Debug)]
pub struct Utf8Chunks<'a> {}
impl<'a> Iterator for Utf8Chunks<'a> { type Item = Utf8Chunk<'a>; fn next(&mut self) -> Option<Utf8Chunk<'a>> {} }
impl<'a> FusedIterator for Utf8Chunks<'a> {}
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utf8Chunk<'a> {}
impl<'a> Utf8Chunk<'a> {
    pub fn valid(&self) -> &'a str {}
    pub fn invalid(&self) -> &'a [u8] {}
}
