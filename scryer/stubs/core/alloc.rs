use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::ptr::NonNull;

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layout {}
impl Layout {
    pub fn from_size_align(size: usize, align: usize) -> Result<Self, LayoutError> {}
    pub unsafe fn from_size_align_unchecked(size: usize, align: usize) -> Self {}
    pub fn size(&self) -> usize {}
    pub fn align(&self) -> usize {}
    pub fn new<T>() -> Self {}
    pub fn for_value<T: ?Sized>(t: &T) -> Self {}
    pub fn dangling_ptr(&self) -> NonNull<u8> {}
    pub fn align_to(&self, align: usize) -> Result<Self, LayoutError> {}
    pub fn padding_needed_for(&self, align: usize) -> usize {}
    pub fn pad_to_align(&self) -> Layout {}
    pub fn repeat(&self, n: usize) -> Result<(Self, usize), LayoutError> {}
    pub fn extend(&self, next: Self) -> Result<(Self, usize), LayoutError> {}
    pub fn repeat_packed(&self, n: usize) -> Result<Self, LayoutError> {}
    pub fn extend_packed(&self, next: Self) -> Result<Self, LayoutError> {}
    pub fn array<T>(n: usize) -> Result<Self, LayoutError> {}
}
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutError {}
impl fmt::Display for LayoutError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for LayoutError {}
pub unsafe trait GlobalAlloc {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8;
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout);
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {}
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {}
}
