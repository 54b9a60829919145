use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::hash::Hash;
use crate::ops::{Deref, DerefMut};

pub fn forget<T>(t: T) {}
pub fn size_of<T>() -> usize {}
pub fn size_of_val<T: ?Sized>(val: &T) -> usize {}
pub fn min_align_of<T>() -> usize {}
pub fn min_align_of_val<T: ?Sized>(val: &T) -> usize {}
pub fn align_of<T>() -> usize {}
pub fn align_of_val<T: ?Sized>(val: &T) -> usize {}
pub fn needs_drop<T: ?Sized>() -> bool {}
pub unsafe fn zeroed<T>() -> T {}
pub unsafe fn uninitialized<T>() -> T {}
pub fn swap<T>(x: &mut T, y: &mut T) {}
pub fn take<T: Default>(dest: &mut T) -> T {}
pub fn replace<T>(dest: &mut T, src: T) -> T {}
pub fn drop<T>(_x: T) {}
pub unsafe fn transmute<Src, Dst>(src: Src) -> Dst {}
pub unsafe fn transmute_copy<Src, Dst>(src: &Src) -> Dst {}
pub fn discriminant<T>(v: &T) -> Discriminant<T> {}
#[macro_export]
macro_rules! offset_of { () => {}; }
pub use crate::offset_of;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Discriminant<T> {}

#[lang = "manually_drop"]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ManuallyDrop<T: ?Sized> {}
impl<T> ManuallyDrop<T> {
    pub fn new(value: T) -> ManuallyDrop<T> {}
    pub fn into_inner(slot: ManuallyDrop<T>) -> T {}
    pub unsafe fn take(slot: &mut ManuallyDrop<T>) -> T {}
}
impl<T: ?Sized> ManuallyDrop<T> {
    pub unsafe fn drop(slot: &mut ManuallyDrop<T>) {}
}
impl<T: ?Sized> Deref for ManuallyDrop<T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> DerefMut for ManuallyDrop<T> { fn deref_mut(&mut self) -> &mut T {} }

#[lang = "maybe_uninit"]
#[derive(Copy)]
pub union MaybeUninit<T> {
    uninit: (),
    value: ManuallyDrop<T>,
}
impl<T: Copy> Clone for MaybeUninit<T> { fn clone(&self) -> Self {} }
impl<T> fmt::Debug for MaybeUninit<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> MaybeUninit<T> {
    pub fn new(val: T) -> MaybeUninit<T> {}
    pub fn uninit() -> MaybeUninit<T> {}
    pub fn zeroed() -> MaybeUninit<T> {}
    pub fn write(&mut self, val: T) -> &mut T {}
    pub fn as_ptr(&self) -> *const T {}
    pub fn as_mut_ptr(&mut self) -> *mut T {}
    pub unsafe fn assume_init(self) -> T {}
    pub unsafe fn assume_init_read(&self) -> T {}
    pub unsafe fn assume_init_drop(&mut self) {}
    pub unsafe fn assume_init_ref(&self) -> &T {}
    pub unsafe fn assume_init_mut(&mut self) -> &mut T {}
}
impl<T> [MaybeUninit<T>] {
    pub fn write_copy_of_slice(&mut self, src: &[T]) -> &mut [T] where T: Copy {}
    pub fn write_clone_of_slice(&mut self, src: &[T]) -> &mut [T] where T: Clone {}
    pub unsafe fn assume_init_drop(&mut self) {}
    pub unsafe fn assume_init_ref(&self) -> &[T] {}
    pub unsafe fn assume_init_mut(&mut self) -> &mut [T] {}
}
impl<T, const N: usize> MaybeUninit<[T; N]> {
    pub fn transpose(self) -> [MaybeUninit<T>; N] {}
}
impl<T, const N: usize> [MaybeUninit<T>; N] {
    pub fn transpose(self) -> MaybeUninit<[T; N]> {}
}
impl<T, const N: usize> From<[MaybeUninit<T>; N]> for MaybeUninit<[T; N]> { fn from(arr: [MaybeUninit<T>; N]) -> Self {} }
impl<T, const N: usize> From<MaybeUninit<[T; N]>> for [MaybeUninit<T>; N] { fn from(arr: MaybeUninit<[T; N]>) -> Self {} }
