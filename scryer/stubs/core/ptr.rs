use crate::prelude::rust_2024::*;
use crate::cmp::Ordering;
use crate::fmt;
use crate::hash::{Hash, Hasher};
use crate::mem::MaybeUninit;
use crate::num::NonZero;
use crate::slice::SliceIndex;

pub unsafe fn copy<T>(src: *const T, dst: *mut T, count: usize) {}
pub unsafe fn copy_nonoverlapping<T>(src: *const T, dst: *mut T, count: usize) {}
pub unsafe fn drop_in_place<T: ?Sized>(to_drop: *mut T) {}
pub fn null<T: ?Sized>() -> *const T {}
pub fn null_mut<T: ?Sized>() -> *mut T {}
pub fn without_provenance<T>(addr: usize) -> *const T {}
pub fn without_provenance_mut<T>(addr: usize) -> *mut T {}
pub fn dangling<T>() -> *const T {}
pub fn dangling_mut<T>() -> *mut T {}
pub fn with_exposed_provenance<T>(addr: usize) -> *const T {}
pub fn with_exposed_provenance_mut<T>(addr: usize) -> *mut T {}
pub fn from_ref<T: ?Sized>(r: &T) -> *const T {}
pub fn from_mut<T: ?Sized>(r: &mut T) -> *mut T {}
pub fn slice_from_raw_parts<T>(data: *const T, len: usize) -> *const [T] {}
pub fn slice_from_raw_parts_mut<T>(data: *mut T, len: usize) -> *mut [T] {}
pub unsafe fn swap<T>(x: *mut T, y: *mut T) {}
pub unsafe fn swap_nonoverlapping<T>(x: *mut T, y: *mut T, count: usize) {}
pub unsafe fn replace<T>(dst: *mut T, src: T) -> T {}
pub unsafe fn read<T>(src: *const T) -> T {}
pub unsafe fn read_unaligned<T>(src: *const T) -> T {}
pub unsafe fn write<T>(dst: *mut T, src: T) {}
pub unsafe fn write_unaligned<T>(dst: *mut T, src: T) {}
pub unsafe fn read_volatile<T>(src: *const T) -> T {}
pub unsafe fn write_volatile<T>(dst: *mut T, src: T) {}
pub unsafe fn write_bytes<T>(dst: *mut T, val: u8, count: usize) {}
pub fn eq<T: ?Sized>(a: *const T, b: *const T) -> bool {}
pub fn addr_eq<T: ?Sized, U: ?Sized>(p: *const T, q: *const U) -> bool {}
pub fn fn_addr_eq<T, U>(f: T, g: U) -> bool {}
pub fn hash<T: ?Sized, S: Hasher>(hashee: *const T, into: &mut S) {}
#[macro_export]
macro_rules! addr_of { ($place:expr $(,)?) => { &raw const $place }; }
#[macro_export]
macro_rules! addr_of_mut { ($place:expr $(,)?) => { &raw mut $place }; }
pub use crate::{addr_of, addr_of_mut};

impl<T: ?Sized> *const T {
    pub fn is_null(self) -> bool {}
    pub fn cast<U>(self) -> *const U {}
    pub fn addr(self) -> usize {}
    pub fn expose_provenance(self) -> usize {}
    pub unsafe fn as_ref<'a>(self) -> Option<&'a T> {}
    pub unsafe fn as_ref_unchecked<'a>(self) -> &'a T {}
    pub unsafe fn as_uninit_ref<'a>(self) -> Option<&'a MaybeUninit<T>> where T: Sized {}
    pub unsafe fn offset(self, count: isize) -> *const T where T: Sized {}
    pub unsafe fn byte_offset(self, count: isize) -> Self {}
    pub fn wrapping_offset(self, count: isize) -> *const T where T: Sized {}
    pub fn wrapping_byte_offset(self, count: isize) -> Self {}
    pub unsafe fn offset_from(self, origin: *const T) -> isize where T: Sized {}
    pub unsafe fn byte_offset_from<U: ?Sized>(self, origin: *const U) -> isize {}
    pub unsafe fn offset_from_unsigned(self, origin: *const T) -> usize where T: Sized {}
    pub unsafe fn byte_offset_from_unsigned<U: ?Sized>(self, origin: *const U) -> usize {}
    pub unsafe fn add(self, count: usize) -> Self where T: Sized {}
    pub unsafe fn byte_add(self, count: usize) -> Self {}
    pub unsafe fn sub(self, count: usize) -> Self where T: Sized {}
    pub unsafe fn byte_sub(self, count: usize) -> Self {}
    pub fn wrapping_add(self, count: usize) -> Self where T: Sized {}
    pub fn wrapping_byte_add(self, count: usize) -> Self {}
    pub fn wrapping_sub(self, count: usize) -> Self where T: Sized {}
    pub fn wrapping_byte_sub(self, count: usize) -> Self {}
    pub fn map_addr(self, f: impl FnOnce(usize) -> usize) -> Self where T: Sized {}
    pub fn with_addr(self, addr: usize) -> Self where T: Sized {}
    pub unsafe fn read(self) -> T where T: Sized {}
    pub unsafe fn read_volatile(self) -> T where T: Sized {}
    pub unsafe fn read_unaligned(self) -> T where T: Sized {}
    pub unsafe fn copy_to(self, dest: *mut T, count: usize) where T: Sized {}
    pub unsafe fn copy_to_nonoverlapping(self, dest: *mut T, count: usize) where T: Sized {}
    pub fn align_offset(self, align: usize) -> usize where T: Sized {}
    pub fn is_aligned(self) -> bool where T: Sized {}
}
impl<T> *const [T] {
    pub fn len(self) -> usize {}
    pub fn is_empty(self) -> bool {}
    pub fn as_array<const N: usize>(self) -> Option<*const [T; N]> {}
    pub fn as_ptr(self) -> *const T {}
    pub unsafe fn get_unchecked<I>(self, index: I) -> *const I::Output where I: SliceIndex<[T]> {}
}
impl<T: ?Sized> PartialEq for *const T { fn eq(&self, other: &*const T) -> bool {} }
impl<T: ?Sized> Eq for *const T {}
impl<T: ?Sized> Ord for *const T { fn cmp(&self, other: &*const T) -> Ordering {} }
impl<T: ?Sized> PartialOrd for *const T { fn partial_cmp(&self, other: &*const T) -> Option<Ordering> {} }
impl<T: ?Sized> *mut T {
    pub fn is_null(self) -> bool {}
    pub fn cast<U>(self) -> *mut U {}
    pub fn addr(self) -> usize {}
    pub fn expose_provenance(self) -> usize {}
    pub unsafe fn as_ref<'a>(self) -> Option<&'a T> {}
    pub unsafe fn as_ref_unchecked<'a>(self) -> &'a T {}
    pub unsafe fn as_uninit_ref<'a>(self) -> Option<&'a MaybeUninit<T>> where T: Sized {}
    pub unsafe fn offset(self, count: isize) -> *mut T where T: Sized {}
    pub unsafe fn byte_offset(self, count: isize) -> Self {}
    pub fn wrapping_offset(self, count: isize) -> *mut T where T: Sized {}
    pub fn wrapping_byte_offset(self, count: isize) -> Self {}
    pub unsafe fn offset_from(self, origin: *const T) -> isize where T: Sized {}
    pub unsafe fn byte_offset_from<U: ?Sized>(self, origin: *const U) -> isize {}
    pub unsafe fn offset_from_unsigned(self, origin: *const T) -> usize where T: Sized {}
    pub unsafe fn byte_offset_from_unsigned<U: ?Sized>(self, origin: *mut U) -> usize {}
    pub unsafe fn add(self, count: usize) -> Self where T: Sized {}
    pub unsafe fn byte_add(self, count: usize) -> Self {}
    pub unsafe fn sub(self, count: usize) -> Self where T: Sized {}
    pub unsafe fn byte_sub(self, count: usize) -> Self {}
    pub fn wrapping_add(self, count: usize) -> Self where T: Sized {}
    pub fn wrapping_byte_add(self, count: usize) -> Self {}
    pub fn wrapping_sub(self, count: usize) -> Self where T: Sized {}
    pub fn wrapping_byte_sub(self, count: usize) -> Self {}
    pub fn map_addr(self, f: impl FnOnce(usize) -> usize) -> Self where T: Sized {}
    pub fn with_addr(self, addr: usize) -> Self where T: Sized {}
    pub unsafe fn read(self) -> T where T: Sized {}
    pub unsafe fn read_volatile(self) -> T where T: Sized {}
    pub unsafe fn read_unaligned(self) -> T where T: Sized {}
    pub unsafe fn copy_to(self, dest: *mut T, count: usize) where T: Sized {}
    pub unsafe fn copy_to_nonoverlapping(self, dest: *mut T, count: usize) where T: Sized {}
    pub fn align_offset(self, align: usize) -> usize where T: Sized {}
    pub fn is_aligned(self) -> bool where T: Sized {}
}
impl<T> *mut [T] {
    pub fn len(self) -> usize {}
    pub fn is_empty(self) -> bool {}
    pub fn as_array<const N: usize>(self) -> Option<*mut [T; N]> {}
    pub fn as_ptr(self) -> *const T {}
    pub unsafe fn get_unchecked<I>(self, index: I) -> *const I::Output where I: SliceIndex<[T]> {}
}
impl<T: ?Sized> PartialEq for *mut T { fn eq(&self, other: &*mut T) -> bool {} }
impl<T: ?Sized> Eq for *mut T {}
impl<T: ?Sized> Ord for *mut T { fn cmp(&self, other: &*mut T) -> Ordering {} }
impl<T: ?Sized> PartialOrd for *mut T { fn partial_cmp(&self, other: &*mut T) -> Option<Ordering> {} }
impl<T: ?Sized> *const T {
    pub fn cast_mut(self) -> *mut T {}
}
impl<T: ?Sized> *mut T {
    pub fn cast_const(self) -> *const T {}
    pub unsafe fn as_mut<'a>(self) -> Option<&'a mut T> {}
    pub unsafe fn as_mut_unchecked<'a>(self) -> &'a mut T {}
    pub unsafe fn as_uninit_mut<'a>(self) -> Option<&'a mut MaybeUninit<T>> where T: Sized {}
    pub unsafe fn copy_from(self, src: *const T, count: usize) where T: Sized {}
    pub unsafe fn copy_from_nonoverlapping(self, src: *const T, count: usize) where T: Sized {}
    pub unsafe fn drop_in_place(self) {}
    pub unsafe fn write(self, val: T) where T: Sized {}
    pub unsafe fn write_bytes(self, val: u8, count: usize) where T: Sized {}
    pub unsafe fn write_volatile(self, val: T) where T: Sized {}
    pub unsafe fn write_unaligned(self, val: T) where T: Sized {}
    pub unsafe fn replace(self, src: T) -> T where T: Sized {}
    pub unsafe fn swap(self, with: *mut T) where T: Sized {}
}
impl<T> *mut [T] {
    pub fn as_mut_ptr(self) -> *mut T {}
    pub unsafe fn get_unchecked_mut<I>(self, index: I) -> *mut I::Output where I: SliceIndex<[T]> {}
}

pub struct NonNull<T: ?Sized> {}
impl<T: Sized> NonNull<T> {
    pub fn without_provenance(addr: NonZero<usize>) -> Self {}
    pub fn dangling() -> Self {}
    pub fn with_exposed_provenance(addr: NonZero<usize>) -> Self {}
    pub unsafe fn as_uninit_ref<'a>(self) -> &'a MaybeUninit<T> {}
    pub unsafe fn as_uninit_mut<'a>(self) -> &'a mut MaybeUninit<T> {}
}
impl<T: ?Sized> NonNull<T> {
    pub unsafe fn new_unchecked(ptr: *mut T) -> Self {}
    pub fn new(ptr: *mut T) -> Option<Self> {}
    pub fn from_ref(r: &T) -> Self {}
    pub fn from_mut(r: &mut T) -> Self {}
    pub fn addr(self) -> NonZero<usize> {}
    pub fn expose_provenance(self) -> NonZero<usize> {}
    pub fn with_addr(self, addr: NonZero<usize>) -> Self where T: Sized {}
    pub fn map_addr(self, f: impl FnOnce(NonZero<usize>) -> NonZero<usize>) -> Self where T: Sized {}
    pub fn as_ptr(self) -> *mut T {}
    pub unsafe fn as_ref<'a>(&self) -> &'a T {}
    pub unsafe fn as_mut<'a>(&mut self) -> &'a mut T {}
    pub fn cast<U>(self) -> NonNull<U> {}
    pub unsafe fn offset(self, count: isize) -> Self where T: Sized {}
    pub unsafe fn byte_offset(self, count: isize) -> Self {}
    pub unsafe fn add(self, count: usize) -> Self where T: Sized {}
    pub unsafe fn byte_add(self, count: usize) -> Self {}
    pub unsafe fn sub(self, count: usize) -> Self where T: Sized {}
    pub unsafe fn byte_sub(self, count: usize) -> Self {}
    pub unsafe fn offset_from(self, origin: NonNull<T>) -> isize where T: Sized {}
    pub unsafe fn byte_offset_from<U: ?Sized>(self, origin: NonNull<U>) -> isize {}
    pub unsafe fn offset_from_unsigned(self, subtracted: NonNull<T>) -> usize where T: Sized {}
    pub unsafe fn byte_offset_from_unsigned<U: ?Sized>(self, origin: NonNull<U>) -> usize {}
    pub unsafe fn read(self) -> T where T: Sized {}
    pub unsafe fn read_volatile(self) -> T where T: Sized {}
    pub unsafe fn read_unaligned(self) -> T where T: Sized {}
    pub unsafe fn copy_to(self, dest: NonNull<T>, count: usize) where T: Sized {}
    pub unsafe fn copy_to_nonoverlapping(self, dest: NonNull<T>, count: usize) where T: Sized {}
    pub unsafe fn copy_from(self, src: NonNull<T>, count: usize) where T: Sized {}
    pub unsafe fn copy_from_nonoverlapping(self, src: NonNull<T>, count: usize) where T: Sized {}
    pub unsafe fn drop_in_place(self) {}
    pub unsafe fn write(self, val: T) where T: Sized {}
    pub unsafe fn write_bytes(self, val: u8, count: usize) where T: Sized {}
    pub unsafe fn write_volatile(self, val: T) where T: Sized {}
    pub unsafe fn write_unaligned(self, val: T) where T: Sized {}
    pub unsafe fn replace(self, src: T) -> T where T: Sized {}
    pub unsafe fn swap(self, with: NonNull<T>) where T: Sized {}
    pub fn align_offset(self, align: usize) -> usize where T: Sized {}
    pub fn is_aligned(self) -> bool where T: Sized {}
}
impl<T> NonNull<[T]> {
    pub fn slice_from_raw_parts(data: NonNull<T>, len: usize) -> Self {}
    pub fn len(self) -> usize {}
    pub fn is_empty(self) -> bool {}
    pub fn as_non_null_ptr(self) -> NonNull<T> {}
    pub fn as_mut_ptr(self) -> *mut T {}
}
impl<T: ?Sized> Clone for NonNull<T> { fn clone(&self) -> Self {} }
impl<T: ?Sized> Copy for NonNull<T> {}
impl<T: ?Sized> !Send for NonNull<T> {}
impl<T: ?Sized> !Sync for NonNull<T> {}
impl<T: ?Sized> fmt::Debug for NonNull<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized> fmt::Pointer for NonNull<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized> Eq for NonNull<T> {}
impl<T: ?Sized> PartialEq for NonNull<T> { fn eq(&self, other: &Self) -> bool {} }
impl<T: ?Sized> Ord for NonNull<T> { fn cmp(&self, other: &Self) -> Ordering {} }
impl<T: ?Sized> PartialOrd for NonNull<T> { fn partial_cmp(&self, other: &Self) -> Option<Ordering> {} }
impl<T: ?Sized> Hash for NonNull<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ?Sized> From<&mut T> for NonNull<T> { fn from(r: &mut T) -> Self {} }
impl<T: ?Sized> From<&T> for NonNull<T> { fn from(r: &T) -> Self {} }
