use crate::prelude::rust_2024::*;
use crate::cmp::Ordering;
use crate::fmt;
use crate::ops::{ControlFlow, Try};
use crate::num::NonZero;
use crate::array;

#[lang = "iterator"]
pub trait Iterator {
    type Item;
    #[lang = "next"]
    fn next(&mut self) -> Option<Self::Item>;
    fn size_hint(&self) -> (usize, Option<usize>) {}
    fn count(self) -> usize where Self: Sized {}
    fn last(self) -> Option<Self::Item> where Self: Sized {}
    fn nth(&mut self, n: usize) -> Option<Self::Item> {}
    fn step_by(self, step: usize) -> StepBy<Self> where Self: Sized {}
    fn chain<U>(self, other: U) -> Chain<Self, U::IntoIter> where Self: Sized, U: IntoIterator<Item = Self::Item> {}
    fn zip<U>(self, other: U) -> Zip<Self, U::IntoIter> where Self: Sized, U: IntoIterator {}
    fn map<B, F>(self, f: F) -> Map<Self, F> where Self: Sized, F: FnMut(Self::Item) -> B {}
    fn for_each<F>(self, f: F) where Self: Sized, F: FnMut(Self::Item) {}
    fn filter<P>(self, predicate: P) -> Filter<Self, P> where Self: Sized, P: FnMut(&Self::Item) -> bool {}
    fn filter_map<B, F>(self, f: F) -> FilterMap<Self, F> where Self: Sized, F: FnMut(Self::Item) -> Option<B> {}
    fn enumerate(self) -> Enumerate<Self> where Self: Sized {}
    fn peekable(self) -> Peekable<Self> where Self: Sized {}
    fn skip_while<P>(self, predicate: P) -> SkipWhile<Self, P> where Self: Sized, P: FnMut(&Self::Item) -> bool {}
    fn take_while<P>(self, predicate: P) -> TakeWhile<Self, P> where Self: Sized, P: FnMut(&Self::Item) -> bool {}
    fn map_while<B, P>(self, predicate: P) -> MapWhile<Self, P> where Self: Sized, P: FnMut(Self::Item) -> Option<B> {}
    fn skip(self, n: usize) -> Skip<Self> where Self: Sized {}
    fn take(self, n: usize) -> Take<Self> where Self: Sized {}
    fn scan<St, B, F>(self, initial_state: St, f: F) -> Scan<Self, St, F> where Self: Sized, F: FnMut(&mut St, Self::Item) -> Option<B> {}
    fn flat_map<U, F>(self, f: F) -> FlatMap<Self, U, F> where Self: Sized, U: IntoIterator, F: FnMut(Self::Item) -> U {}
    fn flatten(self) -> Flatten<Self> where Self: Sized, Self::Item: IntoIterator {}
    fn fuse(self) -> Fuse<Self> where Self: Sized {}
    fn inspect<F>(self, f: F) -> Inspect<Self, F> where Self: Sized, F: FnMut(&Self::Item) {}
    fn by_ref(&mut self) -> &mut Self where Self: Sized {}
    fn collect<B: FromIterator<Self::Item>>(self) -> B where Self: Sized {}
    fn partition<B, F>(self, f: F) -> (B, B) where Self: Sized, B: Default + Extend<Self::Item>, F: FnMut(&Self::Item) -> bool {}
    fn try_fold<B, F, R>(&mut self, init: B, f: F) -> R where Self: Sized, F: FnMut(B, Self::Item) -> R, R: Try<Output = B> {}
    fn try_for_each<F, R>(&mut self, f: F) -> R where Self: Sized, F: FnMut(Self::Item) -> R, R: Try<Output = ()> {}
    fn fold<B, F>(self, init: B, f: F) -> B where Self: Sized, F: FnMut(B, Self::Item) -> B {}
    fn reduce<F>(self, f: F) -> Option<Self::Item> where Self: Sized, F: FnMut(Self::Item, Self::Item) -> Self::Item {}
    fn all<F>(&mut self, f: F) -> bool where Self: Sized, F: FnMut(Self::Item) -> bool {}
    fn any<F>(&mut self, f: F) -> bool where Self: Sized, F: FnMut(Self::Item) -> bool {}
    fn find<P>(&mut self, predicate: P) -> Option<Self::Item> where Self: Sized, P: FnMut(&Self::Item) -> bool {}
    fn find_map<B, F>(&mut self, f: F) -> Option<B> where Self: Sized, F: FnMut(Self::Item) -> Option<B> {}
    fn position<P>(&mut self, predicate: P) -> Option<usize> where Self: Sized, P: FnMut(Self::Item) -> bool {}
    fn rposition<P>(&mut self, predicate: P) -> Option<usize> where P: FnMut(Self::Item) -> bool, Self: Sized + ExactSizeIterator + DoubleEndedIterator {}
    fn max(self) -> Option<Self::Item> where Self: Sized, Self::Item: Ord {}
    fn min(self) -> Option<Self::Item> where Self: Sized, Self::Item: Ord {}
    fn max_by_key<B: Ord, F>(self, f: F) -> Option<Self::Item> where Self: Sized, F: FnMut(&Self::Item) -> B {}
    fn max_by<F>(self, compare: F) -> Option<Self::Item> where Self: Sized, F: FnMut(&Self::Item, &Self::Item) -> Ordering {}
    fn min_by_key<B: Ord, F>(self, f: F) -> Option<Self::Item> where Self: Sized, F: FnMut(&Self::Item) -> B {}
    fn min_by<F>(self, compare: F) -> Option<Self::Item> where Self: Sized, F: FnMut(&Self::Item, &Self::Item) -> Ordering {}
    fn rev(self) -> Rev<Self> where Self: Sized + DoubleEndedIterator {}
    fn unzip<A, B, FromA, FromB>(self) -> (FromA, FromB) where FromA: Default + Extend<A>, FromB: Default + Extend<B>, Self: Sized + Iterator<Item = (A, B)> {}
    fn copied<'a, T>(self) -> Copied<Self> where T: Copy + 'a, Self: Sized + Iterator<Item = &'a T> {}
    fn cloned<'a, T>(self) -> Cloned<Self> where T: Clone + 'a, Self: Sized + Iterator<Item = &'a T> {}
    fn cycle(self) -> Cycle<Self> where Self: Sized + Clone {}
    fn sum<S>(self) -> S where Self: Sized, S: Sum<Self::Item> {}
    fn product<P>(self) -> P where Self: Sized, P: Product<Self::Item> {}
    fn cmp<I>(self, other: I) -> Ordering where I: IntoIterator<Item = Self::Item>, Self::Item: Ord, Self: Sized {}
    fn partial_cmp<I>(self, other: I) -> Option<Ordering> where I: IntoIterator, Self::Item: PartialOrd<I::Item>, Self: Sized {}
    fn eq<I>(self, other: I) -> bool where I: IntoIterator, Self::Item: PartialEq<I::Item>, Self: Sized {}
    fn ne<I>(self, other: I) -> bool where I: IntoIterator, Self::Item: PartialEq<I::Item>, Self: Sized {}
    fn lt<I>(self, other: I) -> bool where I: IntoIterator, Self::Item: PartialOrd<I::Item>, Self: Sized {}
    fn le<I>(self, other: I) -> bool where I: IntoIterator, Self::Item: PartialOrd<I::Item>, Self: Sized {}
    fn gt<I>(self, other: I) -> bool where I: IntoIterator, Self::Item: PartialOrd<I::Item>, Self: Sized {}
    fn ge<I>(self, other: I) -> bool where I: IntoIterator, Self::Item: PartialOrd<I::Item>, Self: Sized {}
    fn is_sorted(self) -> bool where Self: Sized, Self::Item: PartialOrd {}
    fn is_sorted_by<F>(self, compare: F) -> bool where Self: Sized, F: FnMut(&Self::Item, &Self::Item) -> bool {}
    fn is_sorted_by_key<F, K>(self, f: F) -> bool where Self: Sized, F: FnMut(Self::Item) -> K, K: PartialOrd {}
}

impl<I: Iterator + ?Sized> Iterator for &mut I { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }

pub trait DoubleEndedIterator: Iterator {
    fn next_back(&mut self) -> Option<Self::Item>;
    fn nth_back(&mut self, n: usize) -> Option<Self::Item> {}
    fn try_rfold<B, F, R>(&mut self, init: B, f: F) -> R where Self: Sized, F: FnMut(B, Self::Item) -> R, R: Try<Output = B> {}
    fn rfold<B, F>(self, init: B, f: F) -> B where Self: Sized, F: FnMut(B, Self::Item) -> B {}
    fn rfind<P>(&mut self, predicate: P) -> Option<Self::Item> where Self: Sized, P: FnMut(&Self::Item) -> bool {}
}
impl<'a, I: DoubleEndedIterator + ?Sized> DoubleEndedIterator for &'a mut I { fn next_back(&mut self) -> Option<I::Item> {} }

pub trait ExactSizeIterator: Iterator {
    fn len(&self) -> usize {}
}
impl<I: ExactSizeIterator + ?Sized> ExactSizeIterator for &mut I {}

pub trait FusedIterator: Iterator {}
impl<I: FusedIterator + ?Sized> FusedIterator for &mut I {}
pub unsafe trait TrustedLen: Iterator {}

pub trait Step: Clone + PartialOrd + Sized {}
impl Step for char {}
impl Step for i8 {}
impl Step for i16 {}
impl Step for i32 {}
impl Step for i64 {}
impl Step for i128 {}
impl Step for isize {}
impl Step for u8 {}
impl Step for u16 {}
impl Step for u32 {}
impl Step for u64 {}
impl Step for u128 {}
impl Step for usize {}

pub trait FromIterator<A>: Sized {
    fn from_iter<T: IntoIterator<Item = A>>(iter: T) -> Self;
}
#[lang = "into_iterator"]
pub trait IntoIterator {
    type Item;
    type IntoIter: Iterator<Item = Self::Item>;
    #[lang = "into_iter"]
    fn into_iter(self) -> Self::IntoIter;
}
impl<I: Iterator> IntoIterator for I { type Item = I::Item; type IntoIter = I; fn into_iter(self) -> I {} }

pub trait Extend<A> {
    fn extend<T: IntoIterator<Item = A>>(&mut self, iter: T);
}
impl Extend<()> for () { fn extend<T: IntoIterator<Item = ()>>(&mut self, iter: T) {} }
impl FromIterator<()> for () { fn from_iter<I: IntoIterator<Item = ()>>(iter: I) -> () {} }
impl<A, B, ExtendA, ExtendB> Extend<(A, B)> for (ExtendA, ExtendB) where ExtendA: Extend<A>, ExtendB: Extend<B> { fn extend<T: IntoIterator<Item = (A, B)>>(&mut self, into_iter: T) {} }
impl<A, B, C, EA, EB, EC> Extend<(A, B, C)> for (EA, EB, EC) where EA: Extend<A>, EB: Extend<B>, EC: Extend<C> { fn extend<T: IntoIterator<Item = (A, B, C)>>(&mut self, into_iter: T) {} }
impl<A, B, AE, BE> FromIterator<(AE, BE)> for (A, B) where A: Default + Extend<AE>, B: Default + Extend<BE> { fn from_iter<I: IntoIterator<Item = (AE, BE)>>(iter: I) -> (A, B) {} }

pub trait Sum<A = Self>: Sized {
    fn sum<I: Iterator<Item = A>>(iter: I) -> Self;
}
pub trait Product<A = Self>: Sized {
    fn product<I: Iterator<Item = A>>(iter: I) -> Self;
}
impl Sum for i8 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for i8 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a i8> for i8 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a i8> for i8 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for i16 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for i16 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a i16> for i16 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a i16> for i16 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for i32 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for i32 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a i32> for i32 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a i32> for i32 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for i64 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for i64 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a i64> for i64 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a i64> for i64 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for i128 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for i128 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a i128> for i128 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a i128> for i128 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for isize { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for isize { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a isize> for isize { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a isize> for isize { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for u8 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for u8 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a u8> for u8 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a u8> for u8 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for u16 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for u16 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a u16> for u16 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a u16> for u16 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for u32 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for u32 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a u32> for u32 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a u32> for u32 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for u64 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for u64 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a u64> for u64 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a u64> for u64 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for u128 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for u128 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a u128> for u128 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a u128> for u128 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for usize { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for usize { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a usize> for usize { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a usize> for usize { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for f32 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for f32 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a f32> for f32 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a f32> for f32 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl Sum for f64 { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for f64 { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl<'a> Sum<&'a f64> for f64 { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a f64> for f64 { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }

#[derive(Clone, Debug)]
pub struct Map<I, F> {}
impl<B, I: Iterator, F> Iterator for Map<I, F> where F: FnMut(I::Item) -> B { type Item = B; fn next(&mut self) -> Option<B> {} }
impl<B, I: DoubleEndedIterator, F> DoubleEndedIterator for Map<I, F> where F: FnMut(I::Item) -> B { fn next_back(&mut self) -> Option<B> {} }
impl<B, I: ExactSizeIterator, F> ExactSizeIterator for Map<I, F> where F: FnMut(I::Item) -> B {}
impl<B, I: FusedIterator, F> FusedIterator for Map<I, F> where F: FnMut(I::Item) -> B {}
#[derive(Clone, Debug)]
pub struct Filter<I, P> {}
impl<I: Iterator, P> Iterator for Filter<I, P> where P: FnMut(&I::Item) -> bool { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: DoubleEndedIterator, P> DoubleEndedIterator for Filter<I, P> where P: FnMut(&I::Item) -> bool { fn next_back(&mut self) -> Option<I::Item> {} }
impl<I: FusedIterator, P> FusedIterator for Filter<I, P> where P: FnMut(&I::Item) -> bool {}
#[derive(Clone, Debug)]
pub struct FilterMap<I, F> {}
impl<B, I: Iterator, F> Iterator for FilterMap<I, F> where F: FnMut(I::Item) -> Option<B> { type Item = B; fn next(&mut self) -> Option<B> {} }
impl<B, I: DoubleEndedIterator, F> DoubleEndedIterator for FilterMap<I, F> where F: FnMut(I::Item) -> Option<B> { fn next_back(&mut self) -> Option<B> {} }
impl<B, I: FusedIterator, F> FusedIterator for FilterMap<I, F> where F: FnMut(I::Item) -> Option<B> {}
#[derive(Clone, Debug)]
pub struct Enumerate<I> {}
impl<I: Iterator> Iterator for Enumerate<I> { type Item = (usize, I::Item); fn next(&mut self) -> Option<(usize, I::Item)> {} }
impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for Enumerate<I> { fn next_back(&mut self) -> Option<(usize, I::Item)> {} }
impl<I: ExactSizeIterator> ExactSizeIterator for Enumerate<I> {}
impl<I: FusedIterator> FusedIterator for Enumerate<I> {}
#[derive(Clone, Debug)]
pub struct Peekable<I> {}
impl<I: Iterator> Iterator for Peekable<I> { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: DoubleEndedIterator> DoubleEndedIterator for Peekable<I> { fn next_back(&mut self) -> Option<I::Item> {} }
impl<I: ExactSizeIterator> ExactSizeIterator for Peekable<I> {}
impl<I: FusedIterator> FusedIterator for Peekable<I> {}
impl<I: Iterator> Peekable<I> {
    pub fn peek(&mut self) -> Option<&I::Item> {}
    pub fn peek_mut(&mut self) -> Option<&mut I::Item> {}
    pub fn next_if(&mut self, func: impl FnOnce(&I::Item) -> bool) -> Option<I::Item> {}
    pub fn next_if_eq<T>(&mut self, expected: &T) -> Option<I::Item> where T: ?Sized, I::Item: PartialEq<T> {}
    pub fn next_if_map<R>(&mut self, f: impl FnOnce(I::Item) -> Result<R, I::Item>) -> Option<R> {}
    pub fn next_if_map_mut<R>(&mut self, f: impl FnOnce(&mut I::Item) -> Option<R>) -> Option<R> {}
}
#[derive(Clone, Debug)]
pub struct SkipWhile<I, P> {}
impl<I: Iterator, P> Iterator for SkipWhile<I, P> where P: FnMut(&I::Item) -> bool { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: FusedIterator, P> FusedIterator for SkipWhile<I, P> where P: FnMut(&I::Item) -> bool {}
#[derive(Clone, Debug)]
pub struct TakeWhile<I, P> {}
impl<I: Iterator, P> Iterator for TakeWhile<I, P> where P: FnMut(&I::Item) -> bool { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: FusedIterator, P> FusedIterator for TakeWhile<I, P> where P: FnMut(&I::Item) -> bool {}
#[derive(Clone, Debug)]
pub struct MapWhile<I, P> {}
impl<B, I: Iterator, P> Iterator for MapWhile<I, P> where P: FnMut(I::Item) -> Option<B> { type Item = B; fn next(&mut self) -> Option<B> {} }
#[derive(Clone, Debug)]
pub struct Skip<I> {}
impl<I: Iterator> Iterator for Skip<I> { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for Skip<I> { fn next_back(&mut self) -> Option<I::Item> {} }
impl<I: ExactSizeIterator> ExactSizeIterator for Skip<I> {}
impl<I: FusedIterator> FusedIterator for Skip<I> {}
#[derive(Clone, Debug)]
pub struct Take<I> {}
impl<I: Iterator> Iterator for Take<I> { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for Take<I> { fn next_back(&mut self) -> Option<I::Item> {} }
impl<I: ExactSizeIterator> ExactSizeIterator for Take<I> {}
impl<I: FusedIterator> FusedIterator for Take<I> {}
#[derive(Clone, Debug)]
pub struct Scan<I, St, F> {}
impl<B, I: Iterator, St, F> Iterator for Scan<I, St, F> where F: FnMut(&mut St, I::Item) -> Option<B> { type Item = B; fn next(&mut self) -> Option<B> {} }
#[derive(Debug)]
pub struct FlatMap<I, U: IntoIterator, F> {}
impl<I: Clone, U: Clone + IntoIterator, F: Clone> Clone for FlatMap<I, U, F> where U::IntoIter: Clone { fn clone(&self) -> Self {} }
impl<I: Iterator, U: IntoIterator, F> Iterator for FlatMap<I, U, F> where F: FnMut(I::Item) -> U { type Item = U::Item; fn next(&mut self) -> Option<U::Item> {} }
impl<I: FusedIterator, U: IntoIterator, F> FusedIterator for FlatMap<I, U, F> where F: FnMut(I::Item) -> U {}
impl<I: DoubleEndedIterator, U, F> DoubleEndedIterator for FlatMap<I, U, F> where F: FnMut(I::Item) -> U, U: IntoIterator, U::IntoIter: DoubleEndedIterator { fn next_back(&mut self) -> Option<U::Item> {} }
pub struct Flatten<I: Iterator> where I::Item: IntoIterator {}
impl<I: fmt::Debug + Iterator> fmt::Debug for Flatten<I> where I::Item: IntoIterator { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<I: Clone + Iterator> Clone for Flatten<I> where I::Item: IntoIterator { fn clone(&self) -> Self {} }
impl<I: Iterator> Iterator for Flatten<I> where I::Item: IntoIterator { type Item = <I::Item as IntoIterator>::Item; fn next(&mut self) -> Option<<I::Item as IntoIterator>::Item> {} }
impl<I: FusedIterator> FusedIterator for Flatten<I> where I::Item: IntoIterator {}
impl<I: DoubleEndedIterator> DoubleEndedIterator for Flatten<I> where I::Item: IntoIterator, <I::Item as IntoIterator>::IntoIter: DoubleEndedIterator { fn next_back(&mut self) -> Option<<I::Item as IntoIterator>::Item> {} }
#[derive(Clone, Debug)]
pub struct Fuse<I> {}
impl<I: Iterator> Iterator for Fuse<I> { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: DoubleEndedIterator> DoubleEndedIterator for Fuse<I> { fn next_back(&mut self) -> Option<I::Item> {} }
impl<I: ExactSizeIterator> ExactSizeIterator for Fuse<I> {}
impl<I: FusedIterator> FusedIterator for Fuse<I> {}
#[derive(Clone, Debug)]
pub struct Inspect<I, F> {}
impl<I: Iterator, F> Iterator for Inspect<I, F> where F: FnMut(&I::Item) { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: DoubleEndedIterator, F> DoubleEndedIterator for Inspect<I, F> where F: FnMut(&I::Item) { fn next_back(&mut self) -> Option<I::Item> {} }
impl<I: ExactSizeIterator, F> ExactSizeIterator for Inspect<I, F> where F: FnMut(&I::Item) {}
impl<I: FusedIterator, F> FusedIterator for Inspect<I, F> where F: FnMut(&I::Item) {}
#[derive(Clone, Debug)]
pub struct Rev<T> {}
impl<I: DoubleEndedIterator> Iterator for Rev<I> { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: DoubleEndedIterator> DoubleEndedIterator for Rev<I> { fn next_back(&mut self) -> Option<I::Item> {} }
impl<I: ExactSizeIterator + DoubleEndedIterator> ExactSizeIterator for Rev<I> {}
impl<I: FusedIterator + DoubleEndedIterator> FusedIterator for Rev<I> {}
#[derive(Clone, Debug)]
pub struct Copied<I> {}
impl<'a, I: Iterator<Item = &'a T>, T: 'a + Copy> Iterator for Copied<I> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<'a, I: DoubleEndedIterator<Item = &'a T>, T: 'a + Copy> DoubleEndedIterator for Copied<I> { fn next_back(&mut self) -> Option<T> {} }
impl<'a, I: ExactSizeIterator<Item = &'a T>, T: 'a + Copy> ExactSizeIterator for Copied<I> {}
impl<'a, I: FusedIterator<Item = &'a T>, T: 'a + Copy> FusedIterator for Copied<I> {}
#[derive(Clone, Debug)]
pub struct Cloned<I> {}
impl<'a, I: Iterator<Item = &'a T>, T: 'a + Clone> Iterator for Cloned<I> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<'a, I: DoubleEndedIterator<Item = &'a T>, T: 'a + Clone> DoubleEndedIterator for Cloned<I> { fn next_back(&mut self) -> Option<T> {} }
impl<'a, I: ExactSizeIterator<Item = &'a T>, T: 'a + Clone> ExactSizeIterator for Cloned<I> {}
impl<'a, I: FusedIterator<Item = &'a T>, T: 'a + Clone> FusedIterator for Cloned<I> {}
#[derive(Clone, Debug)]
pub struct Cycle<I> {}
impl<I: Clone + Iterator> Iterator for Cycle<I> { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
#[derive(Clone, Debug)]
pub struct StepBy<I> {}
impl<I: Iterator> Iterator for StepBy<I> { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for StepBy<I> { fn next_back(&mut self) -> Option<I::Item> {} }
impl<I: ExactSizeIterator> ExactSizeIterator for StepBy<I> {}
#[derive(Clone, Debug)]
pub struct Chain<A, B> {}
impl<A: Iterator, B: Iterator<Item = A::Item>> Iterator for Chain<A, B> { type Item = A::Item; fn next(&mut self) -> Option<A::Item> {} }
impl<A: DoubleEndedIterator, B: DoubleEndedIterator<Item = A::Item>> DoubleEndedIterator for Chain<A, B> { fn next_back(&mut self) -> Option<A::Item> {} }
impl<A: FusedIterator, B: FusedIterator<Item = A::Item>> FusedIterator for Chain<A, B> {}
#[derive(Clone, Debug)]
pub struct Zip<A, B> {}
impl<A: Iterator, B: Iterator> Iterator for Zip<A, B> { type Item = (A::Item, B::Item); fn next(&mut self) -> Option<(A::Item, B::Item)> {} }
impl<A: DoubleEndedIterator + ExactSizeIterator, B: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for Zip<A, B> { fn next_back(&mut self) -> Option<(A::Item, B::Item)> {} }
impl<A: ExactSizeIterator, B: ExactSizeIterator> ExactSizeIterator for Zip<A, B> {}
impl<A: FusedIterator, B: FusedIterator> FusedIterator for Zip<A, B> {}
pub fn zip<A, B>(a: A, b: B) -> Zip<A::IntoIter, B::IntoIter> where A: IntoIterator, B: IntoIterator {}
pub fn chain<A, B>(a: A, b: B) -> Chain<A::IntoIter, B::IntoIter> where A: IntoIterator, B: IntoIterator<Item = A::Item> {}

#[derive(Clone, Debug)]
pub struct Empty<T> {}
impl<T> Iterator for Empty<T> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<T> DoubleEndedIterator for Empty<T> { fn next_back(&mut self) -> Option<T> {} }
impl<T> ExactSizeIterator for Empty<T> {}
impl<T> FusedIterator for Empty<T> {}
impl<T> Default for Empty<T> { fn default() -> Empty<T> {} }
#[derive(Clone, Debug)]
pub struct Once<T> {}
impl<T> Iterator for Once<T> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<T> DoubleEndedIterator for Once<T> { fn next_back(&mut self) -> Option<T> {} }
impl<T> ExactSizeIterator for Once<T> {}
impl<T> FusedIterator for Once<T> {}
#[derive(Clone, Debug)]
pub struct OnceWith<F> {}
impl<A, F: FnOnce() -> A> Iterator for OnceWith<F> { type Item = A; fn next(&mut self) -> Option<A> {} }
impl<A, F: FnOnce() -> A> DoubleEndedIterator for OnceWith<F> { fn next_back(&mut self) -> Option<A> {} }
impl<A, F: FnOnce() -> A> ExactSizeIterator for OnceWith<F> {}
impl<A, F: FnOnce() -> A> FusedIterator for OnceWith<F> {}
#[derive(Clone, Debug)]
pub struct Repeat<A> {}
impl<A: Clone> Iterator for Repeat<A> { type Item = A; fn next(&mut self) -> Option<A> {} }
impl<A: Clone> DoubleEndedIterator for Repeat<A> { fn next_back(&mut self) -> Option<A> {} }
impl<A: Clone> FusedIterator for Repeat<A> {}
#[derive(Clone, Debug)]
pub struct RepeatN<A> {}
impl<A: Clone> Iterator for RepeatN<A> { type Item = A; fn next(&mut self) -> Option<A> {} }
impl<A: Clone> DoubleEndedIterator for RepeatN<A> { fn next_back(&mut self) -> Option<A> {} }
impl<A: Clone> ExactSizeIterator for RepeatN<A> {}
impl<A: Clone> FusedIterator for RepeatN<A> {}
#[derive(Clone, Debug)]
pub struct RepeatWith<F> {}
impl<A, F: FnMut() -> A> Iterator for RepeatWith<F> { type Item = A; fn next(&mut self) -> Option<A> {} }
impl<A, F: FnMut() -> A> FusedIterator for RepeatWith<F> {}
#[derive(Clone, Debug)]
pub struct FromFn<F> {}
impl<T, F> Iterator for FromFn<F> where F: FnMut() -> Option<T> { type Item = T; fn next(&mut self) -> Option<T> {} }
#[derive(Clone, Debug)]
pub struct Successors<T, F> {}
impl<T, F> Iterator for Successors<T, F> where F: FnMut(&T) -> Option<T> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<T, F> FusedIterator for Successors<T, F> where F: FnMut(&T) -> Option<T> {}
pub fn empty<T>() -> Empty<T> {}
pub fn once<T>(value: T) -> Once<T> {}
pub fn once_with<A, F: FnOnce() -> A>(make: F) -> OnceWith<F> {}
pub fn repeat<T: Clone>(elt: T) -> Repeat<T> {}
pub fn repeat_n<T: Clone>(element: T, count: usize) -> RepeatN<T> {}
pub fn repeat_with<A, F: FnMut() -> A>(repeater: F) -> RepeatWith<F> {}
pub fn from_fn<T, F>(f: F) -> FromFn<F> where F: FnMut() -> Option<T> {}
pub fn successors<T, F>(first: Option<T>, succ: F) -> Successors<T, F> where F: FnMut(&T) -> Option<T> {}
