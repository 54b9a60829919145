use crate::prelude::*;

pub use core::alloc::*;

pub unsafe fn alloc(layout: Layout) -> *mut u8 {}
pub unsafe fn dealloc(ptr: *mut u8, layout: Layout) {}
pub unsafe fn realloc(ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {}
pub unsafe fn alloc_zeroed(layout: Layout) -> *mut u8 {}
pub fn handle_alloc_error(layout: Layout) -> ! {}
#[derive(Copy, Clone, Default, Debug)]
pub struct Global;
