use crate::prelude::rust_2024::*;
use crate::ascii;
use crate::cmp::Ordering;
use crate::fmt;
use crate::iter::FusedIterator;
use crate::ops::{self, Bound, Index, IndexMut, Range, RangeBounds};

impl<T> [T] {
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn first(&self) -> Option<&T> {}
    pub fn first_mut(&mut self) -> Option<&mut T> {}
    pub fn split_first(&self) -> Option<(&T, &[T])> {}
    pub fn split_first_mut(&mut self) -> Option<(&mut T, &mut [T])> {}
    pub fn split_last(&self) -> Option<(&T, &[T])> {}
    pub fn split_last_mut(&mut self) -> Option<(&mut T, &mut [T])> {}
    pub fn last(&self) -> Option<&T> {}
    pub fn last_mut(&mut self) -> Option<&mut T> {}
    pub fn first_chunk<const N: usize>(&self) -> Option<&[T; N]> {}
    pub fn first_chunk_mut<const N: usize>(&mut self) -> Option<&mut [T; N]> {}
    pub fn split_first_chunk<const N: usize>(&self) -> Option<(&[T; N], &[T])> {}
    pub fn split_first_chunk_mut<const N: usize>(&mut self) -> Option<(&mut [T; N], &mut [T])> {}
    pub fn split_last_chunk<const N: usize>(&self) -> Option<(&[T], &[T; N])> {}
    pub fn split_last_chunk_mut<const N: usize>(&mut self) -> Option<(&mut [T], &mut [T; N])> {}
    pub fn last_chunk<const N: usize>(&self) -> Option<&[T; N]> {}
    pub fn last_chunk_mut<const N: usize>(&mut self) -> Option<&mut [T; N]> {}
    pub fn get<I>(&self, index: I) -> Option<&I::Output> where I: SliceIndex<Self> {}
    pub fn get_mut<I>(&mut self, index: I) -> Option<&mut I::Output> where I: SliceIndex<Self> {}
    pub unsafe fn get_unchecked<I>(&self, index: I) -> &I::Output where I: SliceIndex<Self> {}
    pub unsafe fn get_unchecked_mut<I>(&mut self, index: I) -> &mut I::Output where I: SliceIndex<Self> {}
    pub fn get_disjoint_mut<I, const N: usize>(&mut self, indices: [I; N]) -> Result<[&mut I::Output; N], GetDisjointMutError> where I: SliceIndex<Self> {}
    pub unsafe fn get_disjoint_unchecked_mut<I, const N: usize>(&mut self, indices: [I; N]) -> [&mut I::Output; N] where I: SliceIndex<Self> {}
    pub fn as_ptr(&self) -> *const T {}
    pub fn as_mut_ptr(&mut self) -> *mut T {}
    pub fn as_ptr_range(&self) -> Range<*const T> {}
    pub fn as_mut_ptr_range(&mut self) -> Range<*mut T> {}
    pub fn as_array<const N: usize>(&self) -> Option<&[T; N]> {}
    pub fn as_mut_array<const N: usize>(&mut self) -> Option<&mut [T; N]> {}
    pub fn swap(&mut self, a: usize, b: usize) {}
    pub fn reverse(&mut self) {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {}
    pub fn windows(&self, size: usize) -> Windows<'_, T> {}
    pub fn array_windows<const N: usize>(&self) -> ArrayWindows<'_, T, N> {}
    pub fn chunks(&self, chunk_size: usize) -> Chunks<'_, T> {}
    pub fn chunks_mut(&mut self, chunk_size: usize) -> ChunksMut<'_, T> {}
    pub fn chunks_exact(&self, chunk_size: usize) -> ChunksExact<'_, T> {}
    pub fn chunks_exact_mut(&mut self, chunk_size: usize) -> ChunksExactMut<'_, T> {}
    pub fn rchunks(&self, chunk_size: usize) -> RChunks<'_, T> {}
    pub fn rchunks_mut(&mut self, chunk_size: usize) -> RChunksMut<'_, T> {}
    pub fn rchunks_exact(&self, chunk_size: usize) -> RChunksExact<'_, T> {}
    pub fn rchunks_exact_mut(&mut self, chunk_size: usize) -> RChunksExactMut<'_, T> {}
    pub fn as_chunks<const N: usize>(&self) -> (&[[T; N]], &[T]) {}
    pub fn as_rchunks<const N: usize>(&self) -> (&[T], &[[T; N]]) {}
    pub fn as_chunks_mut<const N: usize>(&mut self) -> (&mut [[T; N]], &mut [T]) {}
    pub fn as_rchunks_mut<const N: usize>(&mut self) -> (&mut [T], &mut [[T; N]]) {}
    pub unsafe fn as_chunks_unchecked<const N: usize>(&self) -> &[[T; N]] {}
    pub unsafe fn as_chunks_unchecked_mut<const N: usize>(&mut self) -> &mut [[T; N]] {}
    pub fn chunk_by<F>(&self, pred: F) -> ChunkBy<'_, T, F> where F: FnMut(&T, &T) -> bool {}
    pub fn chunk_by_mut<F>(&mut self, pred: F) -> ChunkByMut<'_, T, F> where F: FnMut(&T, &T) -> bool {}
    pub fn split_at(&self, mid: usize) -> (&[T], &[T]) {}
    pub fn split_at_mut(&mut self, mid: usize) -> (&mut [T], &mut [T]) {}
    pub unsafe fn split_at_unchecked(&self, mid: usize) -> (&[T], &[T]) {}
    pub unsafe fn split_at_mut_unchecked(&mut self, mid: usize) -> (&mut [T], &mut [T]) {}
    pub fn split_at_checked(&self, mid: usize) -> Option<(&[T], &[T])> {}
    pub fn split_at_mut_checked(&mut self, mid: usize) -> Option<(&mut [T], &mut [T])> {}
    pub fn split<F>(&self, pred: F) -> Split<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn split_mut<F>(&mut self, pred: F) -> SplitMut<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn split_inclusive<F>(&self, pred: F) -> SplitInclusive<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn split_inclusive_mut<F>(&mut self, pred: F) -> SplitInclusiveMut<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn rsplit<F>(&self, pred: F) -> RSplit<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn rsplit_mut<F>(&mut self, pred: F) -> RSplitMut<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn splitn<F>(&self, n: usize, pred: F) -> SplitN<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn splitn_mut<F>(&mut self, n: usize, pred: F) -> SplitNMut<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn rsplitn<F>(&self, n: usize, pred: F) -> RSplitN<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn rsplitn_mut<F>(&mut self, n: usize, pred: F) -> RSplitNMut<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn contains(&self, x: &T) -> bool where T: PartialEq {}
    pub fn starts_with(&self, needle: &[T]) -> bool where T: PartialEq {}
    pub fn ends_with(&self, needle: &[T]) -> bool where T: PartialEq {}
    pub fn strip_prefix<P: SlicePattern<Item = T> + ?Sized>(&self, prefix: &P) -> Option<&[T]> where T: PartialEq {}
    pub fn strip_suffix<P: SlicePattern<Item = T> + ?Sized>(&self, suffix: &P) -> Option<&[T]> where T: PartialEq {}
    pub fn binary_search(&self, x: &T) -> Result<usize, usize> where T: Ord {}
    pub fn binary_search_by<'a, F>(&'a self, f: F) -> Result<usize, usize> where F: FnMut(&'a T) -> Ordering {}
    pub fn binary_search_by_key<'a, B, F>(&'a self, b: &B, f: F) -> Result<usize, usize> where F: FnMut(&'a T) -> B, B: Ord {}
    pub fn sort_unstable(&mut self) where T: Ord {}
    pub fn sort_unstable_by<F>(&mut self, compare: F) where F: FnMut(&T, &T) -> Ordering {}
    pub fn sort_unstable_by_key<K, F>(&mut self, f: F) where F: FnMut(&T) -> K, K: Ord {}
    pub fn select_nth_unstable(&mut self, index: usize) -> (&mut [T], &mut T, &mut [T]) where T: Ord {}
    pub fn select_nth_unstable_by<F>(&mut self, index: usize, compare: F) -> (&mut [T], &mut T, &mut [T]) where F: FnMut(&T, &T) -> Ordering {}
    pub fn select_nth_unstable_by_key<K, F>(&mut self, index: usize, f: F) -> (&mut [T], &mut T, &mut [T]) where F: FnMut(&T) -> K, K: Ord {}
    pub fn rotate_left(&mut self, mid: usize) {}
    pub fn rotate_right(&mut self, k: usize) {}
    pub fn fill(&mut self, value: T) where T: Clone {}
    pub fn fill_with<F>(&mut self, f: F) where F: FnMut() -> T {}
    pub fn clone_from_slice(&mut self, src: &[T]) where T: Clone {}
    pub fn copy_from_slice(&mut self, src: &[T]) where T: Copy {}
    pub fn copy_within<R: RangeBounds<usize>>(&mut self, src: R, dest: usize) where T: Copy {}
    pub fn swap_with_slice(&mut self, other: &mut [T]) {}
    pub unsafe fn align_to<U>(&self) -> (&[T], &[U], &[T]) {}
    pub unsafe fn align_to_mut<U>(&mut self) -> (&mut [T], &mut [U], &mut [T]) {}
    pub fn is_sorted(&self) -> bool where T: PartialOrd {}
    pub fn is_sorted_by<'a, F>(&'a self, compare: F) -> bool where F: FnMut(&'a T, &'a T) -> bool {}
    pub fn is_sorted_by_key<'a, F, K>(&'a self, f: F) -> bool where F: FnMut(&'a T) -> K, K: PartialOrd {}
    pub fn partition_point<P>(&self, pred: P) -> usize where P: FnMut(&T) -> bool {}
    pub fn split_off<'a, R: OneSidedRange<usize>>(self: &mut &'a Self, range: R) -> Option<&'a Self> {}
    pub fn split_off_mut<'a, R: OneSidedRange<usize>>(self: &mut &'a mut Self, range: R) -> Option<&'a mut Self> {}
    pub fn split_off_first<'a>(self: &mut &'a Self) -> Option<&'a T> {}
    pub fn split_off_first_mut<'a>(self: &mut &'a mut Self) -> Option<&'a mut T> {}
    pub fn split_off_last<'a>(self: &mut &'a Self) -> Option<&'a T> {}
    pub fn split_off_last_mut<'a>(self: &mut &'a mut Self) -> Option<&'a mut T> {}
    pub fn element_offset(&self, element: &T) -> Option<usize> {}
}
impl<T, const N: usize> [[T; N]] {
    pub fn as_flattened(&self) -> &[T] {}
    pub fn as_flattened_mut(&mut self) -> &mut [T] {}
}
impl [u8] {
    pub fn is_ascii(&self) -> bool {}
    pub fn as_ascii(&self) -> Option<&[ascii::Char]> {}
    pub fn eq_ignore_ascii_case(&self, other: &[u8]) -> bool {}
    pub fn make_ascii_uppercase(&mut self) {}
    pub fn make_ascii_lowercase(&mut self) {}
    pub fn escape_ascii(&self) -> EscapeAscii<'_> {}
    pub fn trim_ascii_start(&self) -> &[u8] {}
    pub fn trim_ascii_end(&self) -> &[u8] {}
    pub fn trim_ascii(&self) -> &[u8] {}
    pub fn utf8_chunks(&self) -> crate::str::Utf8Chunks<'_> {}
}

pub trait OneSidedRange<T>: RangeBounds<T> {}
impl<T> OneSidedRange<T> for ops::RangeTo<T> {}
impl<T> OneSidedRange<T> for ops::RangeFrom<T> {}
impl<T> OneSidedRange<T> for ops::RangeToInclusive<T> {}

pub trait SlicePattern {
    type Item;
    fn as_slice(&self) -> &[Self::Item];
}
impl<T> SlicePattern for [T] { type Item = T; fn as_slice(&self) -> &[Self::Item] {} }
impl<T, const N: usize> SlicePattern for [T; N] { type Item = T; fn as_slice(&self) -> &[Self::Item] {} }

pub unsafe trait SliceIndex<T: ?Sized> {
    type Output: ?Sized;
    fn get(self, slice: &T) -> Option<&Self::Output>;
    fn get_mut(self, slice: &mut T) -> Option<&mut Self::Output>;
    unsafe fn get_unchecked(self, slice: *const T) -> *const Self::Output;
    unsafe fn get_unchecked_mut(self, slice: *mut T) -> *mut Self::Output;
    fn index(self, slice: &T) -> &Self::Output;
    fn index_mut(self, slice: &mut T) -> &mut Self::Output;
}
unsafe impl<T> SliceIndex<[T]> for usize { type Output = T; }
unsafe impl<T> SliceIndex<[T]> for ops::Range<usize> { type Output = [T]; }
unsafe impl<T> SliceIndex<[T]> for ops::RangeTo<usize> { type Output = [T]; }
unsafe impl<T> SliceIndex<[T]> for ops::RangeFrom<usize> { type Output = [T]; }
unsafe impl<T> SliceIndex<[T]> for ops::RangeFull { type Output = [T]; }
unsafe impl<T> SliceIndex<[T]> for ops::RangeInclusive<usize> { type Output = [T]; }
unsafe impl<T> SliceIndex<[T]> for ops::RangeToInclusive<usize> { type Output = [T]; }
unsafe impl<T> SliceIndex<[T]> for (Bound<usize>, Bound<usize>) { type Output = [T]; }
impl<T, I> Index<I> for [T] where I: SliceIndex<[T]> { type Output = I::Output; fn index(&self, index: I) -> &I::Output {} }
impl<T, I> IndexMut<I> for [T] where I: SliceIndex<[T]> { fn index_mut(&mut self, index: I) -> &mut I::Output {} }

impl<'a, T> IntoIterator for &'a [T] { type Item = &'a T; type IntoIter = Iter<'a, T>; fn into_iter(self) -> Iter<'a, T> {} }
impl<'a, T> IntoIterator for &'a mut [T] { type Item = &'a mut T; type IntoIter = IterMut<'a, T>; fn into_iter(self) -> IterMut<'a, T> {} }
impl<T, U> PartialEq<[U]> for [T] where T: PartialEq<U> { fn eq(&self, other: &[U]) -> bool {} }
impl<T: Eq> Eq for [T] {}
impl<T: Ord> Ord for [T] { fn cmp(&self, other: &[T]) -> Ordering {} }
impl<T: PartialOrd> PartialOrd for [T] { fn partial_cmp(&self, other: &[T]) -> Option<Ordering> {} }

#[derive(Debug)]
pub struct Iter<'a, T> {}
impl<T> Clone for Iter<'_, T> { fn clone(&self) -> Self {} }
impl<'a, T> Iter<'a, T> {
    pub fn as_slice(&self) -> &'a [T] {}
}
impl<T> Default for Iter<'_, T> { fn default() -> Self {} }
impl<T> AsRef<[T]> for Iter<'_, T> { fn as_ref(&self) -> &[T] {} }
impl<'a, T> Iterator for Iter<'a, T> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T> DoubleEndedIterator for Iter<'a, T> { fn next_back(&mut self) -> Option<&'a T> {} }
impl<'a, T> ExactSizeIterator for Iter<'a, T> {}
impl<'a, T> FusedIterator for Iter<'a, T> {}
#[derive(Debug)]
pub struct IterMut<'a, T> {}
impl<'a, T> IterMut<'a, T> {
    pub fn into_slice(self) -> &'a mut [T] {}
    pub fn as_slice(&self) -> &[T] {}
    pub fn as_mut_slice(&mut self) -> &mut [T] {}
}
impl<T> Default for IterMut<'_, T> { fn default() -> Self {} }
impl<T> AsRef<[T]> for IterMut<'_, T> { fn as_ref(&self) -> &[T] {} }
impl<'a, T> Iterator for IterMut<'a, T> { type Item = &'a mut T; fn next(&mut self) -> Option<&'a mut T> {} }
impl<'a, T> DoubleEndedIterator for IterMut<'a, T> { fn next_back(&mut self) -> Option<&'a mut T> {} }
impl<'a, T> ExactSizeIterator for IterMut<'a, T> {}
impl<'a, T> FusedIterator for IterMut<'a, T> {}
#[derive(Debug)]
pub struct Windows<'a, T> {}
impl<'a, T> Iterator for Windows<'a, T> { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T> DoubleEndedIterator for Windows<'a, T> { fn next_back(&mut self) -> Option<&'a [T]> {} }
impl<'a, T> ExactSizeIterator for Windows<'a, T> {}
impl<'a, T> FusedIterator for Windows<'a, T> {}
#[derive(Debug)]
pub struct ArrayWindows<'a, T, const N: usize> {}
impl<'a, T, const N: usize> Iterator for ArrayWindows<'a, T, N> { type Item = &'a [T; N]; fn next(&mut self) -> Option<&'a [T; N]> {} }
impl<'a, T, const N: usize> DoubleEndedIterator for ArrayWindows<'a, T, N> { fn next_back(&mut self) -> Option<&'a [T; N]> {} }
impl<'a, T, const N: usize> ExactSizeIterator for ArrayWindows<'a, T, N> {}
impl<'a, T, const N: usize> FusedIterator for ArrayWindows<'a, T, N> {}
#[derive(Debug)]
pub struct Chunks<'a, T> {}
impl<'a, T> Iterator for Chunks<'a, T> { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T> DoubleEndedIterator for Chunks<'a, T> { fn next_back(&mut self) -> Option<&'a [T]> {} }
impl<'a, T> ExactSizeIterator for Chunks<'a, T> {}
impl<'a, T> FusedIterator for Chunks<'a, T> {}
#[derive(Debug)]
pub struct ChunksMut<'a, T> {}
impl<'a, T> Iterator for ChunksMut<'a, T> { type Item = &'a mut [T]; fn next(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T> DoubleEndedIterator for ChunksMut<'a, T> { fn next_back(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T> ExactSizeIterator for ChunksMut<'a, T> {}
impl<'a, T> FusedIterator for ChunksMut<'a, T> {}
#[derive(Debug)]
pub struct ChunksExact<'a, T> {}
impl<'a, T> Iterator for ChunksExact<'a, T> { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T> DoubleEndedIterator for ChunksExact<'a, T> { fn next_back(&mut self) -> Option<&'a [T]> {} }
impl<'a, T> ExactSizeIterator for ChunksExact<'a, T> {}
impl<'a, T> FusedIterator for ChunksExact<'a, T> {}
impl<'a, T> ChunksExact<'a, T> {
    pub fn remainder(&self) -> &'a [T] {}
}
#[derive(Debug)]
pub struct ChunksExactMut<'a, T> {}
impl<'a, T> Iterator for ChunksExactMut<'a, T> { type Item = &'a mut [T]; fn next(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T> DoubleEndedIterator for ChunksExactMut<'a, T> { fn next_back(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T> ExactSizeIterator for ChunksExactMut<'a, T> {}
impl<'a, T> FusedIterator for ChunksExactMut<'a, T> {}
impl<'a, T> ChunksExactMut<'a, T> {
    pub fn into_remainder(self) -> &'a mut [T] {}
}
#[derive(Debug)]
pub struct RChunks<'a, T> {}
impl<'a, T> Iterator for RChunks<'a, T> { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T> DoubleEndedIterator for RChunks<'a, T> { fn next_back(&mut self) -> Option<&'a [T]> {} }
impl<'a, T> ExactSizeIterator for RChunks<'a, T> {}
impl<'a, T> FusedIterator for RChunks<'a, T> {}
#[derive(Debug)]
pub struct RChunksMut<'a, T> {}
impl<'a, T> Iterator for RChunksMut<'a, T> { type Item = &'a mut [T]; fn next(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T> DoubleEndedIterator for RChunksMut<'a, T> { fn next_back(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T> ExactSizeIterator for RChunksMut<'a, T> {}
impl<'a, T> FusedIterator for RChunksMut<'a, T> {}
#[derive(Debug)]
pub struct RChunksExact<'a, T> {}
impl<'a, T> Iterator for RChunksExact<'a, T> { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T> DoubleEndedIterator for RChunksExact<'a, T> { fn next_back(&mut self) -> Option<&'a [T]> {} }
impl<'a, T> ExactSizeIterator for RChunksExact<'a, T> {}
impl<'a, T> FusedIterator for RChunksExact<'a, T> {}
impl<'a, T> RChunksExact<'a, T> {
    pub fn remainder(&self) -> &'a [T] {}
}
#[derive(Debug)]
pub struct RChunksExactMut<'a, T> {}
impl<'a, T> Iterator for RChunksExactMut<'a, T> { type Item = &'a mut [T]; fn next(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T> DoubleEndedIterator for RChunksExactMut<'a, T> { fn next_back(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T> ExactSizeIterator for RChunksExactMut<'a, T> {}
impl<'a, T> FusedIterator for RChunksExactMut<'a, T> {}
impl<'a, T> RChunksExactMut<'a, T> {
    pub fn into_remainder(self) -> &'a mut [T] {}
}
impl<T> Clone for Windows<'_, T> { fn clone(&self) -> Self {} }
impl<T> Clone for Chunks<'_, T> { fn clone(&self) -> Self {} }
impl<T> Clone for ChunksExact<'_, T> { fn clone(&self) -> Self {} }
impl<T> Clone for RChunks<'_, T> { fn clone(&self) -> Self {} }
impl<T> Clone for RChunksExact<'_, T> { fn clone(&self) -> Self {} }
#[derive(Debug)]
pub struct ChunkBy<'a, T, P> {}
impl<'a, T: 'a, P> Iterator for ChunkBy<'a, T, P> where P: FnMut(&T, &T) -> bool { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T: 'a, P> DoubleEndedIterator for ChunkBy<'a, T, P> where P: FnMut(&T, &T) -> bool { fn next_back(&mut self) -> Option<&'a [T]> {} }
impl<'a, T: 'a, P> FusedIterator for ChunkBy<'a, T, P> where P: FnMut(&T, &T) -> bool {}
#[derive(Debug)]
pub struct ChunkByMut<'a, T, P> {}
impl<'a, T: 'a, P> Iterator for ChunkByMut<'a, T, P> where P: FnMut(&T, &T) -> bool { type Item = &'a mut [T]; fn next(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T: 'a, P> DoubleEndedIterator for ChunkByMut<'a, T, P> where P: FnMut(&T, &T) -> bool { fn next_back(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T: 'a, P> FusedIterator for ChunkByMut<'a, T, P> where P: FnMut(&T, &T) -> bool {}
#[derive(Debug)]
pub struct Split<'a, T, P> {}
impl<'a, T, P> Iterator for Split<'a, T, P> where P: FnMut(&T) -> bool { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T, P> DoubleEndedIterator for Split<'a, T, P> where P: FnMut(&T) -> bool { fn next_back(&mut self) -> Option<&'a [T]> {} }
impl<'a, T, P> FusedIterator for Split<'a, T, P> where P: FnMut(&T) -> bool {}
impl<T, P: Clone> Clone for Split<'_, T, P> where P: FnMut(&T) -> bool { fn clone(&self) -> Self {} }
#[derive(Debug)]
pub struct SplitMut<'a, T, P> {}
impl<'a, T, P> Iterator for SplitMut<'a, T, P> where P: FnMut(&T) -> bool { type Item = &'a mut [T]; fn next(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T, P> DoubleEndedIterator for SplitMut<'a, T, P> where P: FnMut(&T) -> bool { fn next_back(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T, P> FusedIterator for SplitMut<'a, T, P> where P: FnMut(&T) -> bool {}
#[derive(Debug)]
pub struct SplitInclusive<'a, T, P> {}
impl<'a, T, P> Iterator for SplitInclusive<'a, T, P> where P: FnMut(&T) -> bool { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T, P> DoubleEndedIterator for SplitInclusive<'a, T, P> where P: FnMut(&T) -> bool { fn next_back(&mut self) -> Option<&'a [T]> {} }
impl<'a, T, P> FusedIterator for SplitInclusive<'a, T, P> where P: FnMut(&T) -> bool {}
impl<T, P: Clone> Clone for SplitInclusive<'_, T, P> where P: FnMut(&T) -> bool { fn clone(&self) -> Self {} }
#[derive(Debug)]
pub struct SplitInclusiveMut<'a, T, P> {}
impl<'a, T, P> Iterator for SplitInclusiveMut<'a, T, P> where P: FnMut(&T) -> bool { type Item = &'a mut [T]; fn next(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T, P> DoubleEndedIterator for SplitInclusiveMut<'a, T, P> where P: FnMut(&T) -> bool { fn next_back(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T, P> FusedIterator for SplitInclusiveMut<'a, T, P> where P: FnMut(&T) -> bool {}
#[derive(Debug)]
pub struct RSplit<'a, T, P> {}
impl<'a, T, P> Iterator for RSplit<'a, T, P> where P: FnMut(&T) -> bool { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T, P> DoubleEndedIterator for RSplit<'a, T, P> where P: FnMut(&T) -> bool { fn next_back(&mut self) -> Option<&'a [T]> {} }
impl<'a, T, P> FusedIterator for RSplit<'a, T, P> where P: FnMut(&T) -> bool {}
impl<T, P: Clone> Clone for RSplit<'_, T, P> where P: FnMut(&T) -> bool { fn clone(&self) -> Self {} }
#[derive(Debug)]
pub struct RSplitMut<'a, T, P> {}
impl<'a, T, P> Iterator for RSplitMut<'a, T, P> where P: FnMut(&T) -> bool { type Item = &'a mut [T]; fn next(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T, P> DoubleEndedIterator for RSplitMut<'a, T, P> where P: FnMut(&T) -> bool { fn next_back(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T, P> FusedIterator for RSplitMut<'a, T, P> where P: FnMut(&T) -> bool {}
#[derive(Debug)]
pub struct SplitN<'a, T, P> {}
impl<'a, T, P> Iterator for SplitN<'a, T, P> where P: FnMut(&T) -> bool { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T, P> FusedIterator for SplitN<'a, T, P> where P: FnMut(&T) -> bool {}
#[derive(Debug)]
pub struct SplitNMut<'a, T, P> {}
impl<'a, T, P> Iterator for SplitNMut<'a, T, P> where P: FnMut(&T) -> bool { type Item = &'a mut [T]; fn next(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T, P> FusedIterator for SplitNMut<'a, T, P> where P: FnMut(&T) -> bool {}
#[derive(Debug)]
pub struct RSplitN<'a, T, P> {}
impl<'a, T, P> Iterator for RSplitN<'a, T, P> where P: FnMut(&T) -> bool { type Item = &'a [T]; fn next(&mut self) -> Option<&'a [T]> {} }
impl<'a, T, P> FusedIterator for RSplitN<'a, T, P> where P: FnMut(&T) -> bool {}
#[derive(Debug)]
pub struct RSplitNMut<'a, T, P> {}
impl<'a, T, P> Iterator for RSplitNMut<'a, T, P> where P: FnMut(&T) -> bool { type Item = &'a mut [T]; fn next(&mut self) -> Option<&'a mut [T]> {} }
impl<'a, T, P> FusedIterator for RSplitNMut<'a, T, P> where P: FnMut(&T) -> bool {}
#[derive(Clone, Debug)]
pub struct EscapeAscii<'a> {}
impl<'a> Iterator for EscapeAscii<'a> { type Item = u8; fn next(&mut self) -> Option<u8> {} }
impl<'a> DoubleEndedIterator for EscapeAscii<'a> { fn next_back(&mut self) -> Option<u8> {} }
impl<'a> FusedIterator for EscapeAscii<'a> {}
impl<'a> fmt::Display for EscapeAscii<'a> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }

pub unsafe fn from_raw_parts<'a, T>(data: *const T, len: usize) -> &'a [T] {}
pub unsafe fn from_raw_parts_mut<'a, T>(data: *mut T, len: usize) -> &'a mut [T] {}
pub fn from_ref<T>(s: &T) -> &[T] {}
pub fn from_mut<T>(s: &mut T) -> &mut [T] {}
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GetDisjointMutError {
    IndexOutOfBounds,
    OverlappingIndices,
}
impl fmt::Display for GetDisjointMutError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for GetDisjointMutError {}
