use crate::prelude::rust_2024::*;
use crate::fmt;

#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
#[non_exhaustive]
pub enum Ordering {
    Relaxed,
    Release,
    Acquire,
    AcqRel,
    SeqCst,
}
pub const ATOMIC_BOOL_INIT: AtomicBool = AtomicBool {};
pub const ATOMIC_ISIZE_INIT: AtomicIsize = AtomicIsize {};
pub const ATOMIC_USIZE_INIT: AtomicUsize = AtomicUsize {};
pub fn fence(order: Ordering) {}
pub fn compiler_fence(order: Ordering) {}
pub fn spin_loop_hint() {}

pub struct AtomicBool {}
impl AtomicBool {
    pub fn new(v: bool) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut bool) -> &'a AtomicBool {}
    pub fn get_mut(&mut self) -> &mut bool {}
    pub fn into_inner(self) -> bool {}
    pub fn load(&self, order: Ordering) -> bool {}
    pub fn store(&self, val: bool, order: Ordering) {}
    pub fn swap(&self, val: bool, order: Ordering) -> bool {}
    pub fn compare_and_swap(&self, current: bool, new: bool, order: Ordering) -> bool {}
    pub fn compare_exchange(&self, current: bool, new: bool, success: Ordering, failure: Ordering) -> Result<bool, bool> {}
    pub fn compare_exchange_weak(&self, current: bool, new: bool, success: Ordering, failure: Ordering) -> Result<bool, bool> {}
    pub fn fetch_and(&self, val: bool, order: Ordering) -> bool {}
    pub fn fetch_nand(&self, val: bool, order: Ordering) -> bool {}
    pub fn fetch_or(&self, val: bool, order: Ordering) -> bool {}
    pub fn fetch_xor(&self, val: bool, order: Ordering) -> bool {}
    pub fn as_ptr(&self) -> *mut bool {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<bool, bool> where F: FnMut(bool) -> Option<bool> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(bool) -> Option<bool>) -> Result<bool, bool> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(bool) -> bool) -> bool {}
}
impl Default for AtomicBool { fn default() -> Self {} }
impl From<bool> for AtomicBool { fn from(v: bool) -> Self {} }
impl fmt::Debug for AtomicBool { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicBool {}
pub struct AtomicI8 {}
impl AtomicI8 {
    pub fn new(v: i8) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut i8) -> &'a AtomicI8 {}
    pub fn get_mut(&mut self) -> &mut i8 {}
    pub fn into_inner(self) -> i8 {}
    pub fn load(&self, order: Ordering) -> i8 {}
    pub fn store(&self, val: i8, order: Ordering) {}
    pub fn swap(&self, val: i8, order: Ordering) -> i8 {}
    pub fn compare_and_swap(&self, current: i8, new: i8, order: Ordering) -> i8 {}
    pub fn compare_exchange(&self, current: i8, new: i8, success: Ordering, failure: Ordering) -> Result<i8, i8> {}
    pub fn compare_exchange_weak(&self, current: i8, new: i8, success: Ordering, failure: Ordering) -> Result<i8, i8> {}
    pub fn fetch_and(&self, val: i8, order: Ordering) -> i8 {}
    pub fn fetch_nand(&self, val: i8, order: Ordering) -> i8 {}
    pub fn fetch_or(&self, val: i8, order: Ordering) -> i8 {}
    pub fn fetch_xor(&self, val: i8, order: Ordering) -> i8 {}
    pub fn as_ptr(&self) -> *mut i8 {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<i8, i8> where F: FnMut(i8) -> Option<i8> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i8) -> Option<i8>) -> Result<i8, i8> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i8) -> i8) -> i8 {}
}
impl Default for AtomicI8 { fn default() -> Self {} }
impl From<i8> for AtomicI8 { fn from(v: i8) -> Self {} }
impl fmt::Debug for AtomicI8 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicI8 {}
pub struct AtomicU8 {}
impl AtomicU8 {
    pub fn new(v: u8) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut u8) -> &'a AtomicU8 {}
    pub fn get_mut(&mut self) -> &mut u8 {}
    pub fn into_inner(self) -> u8 {}
    pub fn load(&self, order: Ordering) -> u8 {}
    pub fn store(&self, val: u8, order: Ordering) {}
    pub fn swap(&self, val: u8, order: Ordering) -> u8 {}
    pub fn compare_and_swap(&self, current: u8, new: u8, order: Ordering) -> u8 {}
    pub fn compare_exchange(&self, current: u8, new: u8, success: Ordering, failure: Ordering) -> Result<u8, u8> {}
    pub fn compare_exchange_weak(&self, current: u8, new: u8, success: Ordering, failure: Ordering) -> Result<u8, u8> {}
    pub fn fetch_and(&self, val: u8, order: Ordering) -> u8 {}
    pub fn fetch_nand(&self, val: u8, order: Ordering) -> u8 {}
    pub fn fetch_or(&self, val: u8, order: Ordering) -> u8 {}
    pub fn fetch_xor(&self, val: u8, order: Ordering) -> u8 {}
    pub fn as_ptr(&self) -> *mut u8 {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u8, u8> where F: FnMut(u8) -> Option<u8> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u8) -> Option<u8>) -> Result<u8, u8> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u8) -> u8) -> u8 {}
}
impl Default for AtomicU8 { fn default() -> Self {} }
impl From<u8> for AtomicU8 { fn from(v: u8) -> Self {} }
impl fmt::Debug for AtomicU8 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicU8 {}
pub struct AtomicI16 {}
impl AtomicI16 {
    pub fn new(v: i16) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut i16) -> &'a AtomicI16 {}
    pub fn get_mut(&mut self) -> &mut i16 {}
    pub fn into_inner(self) -> i16 {}
    pub fn load(&self, order: Ordering) -> i16 {}
    pub fn store(&self, val: i16, order: Ordering) {}
    pub fn swap(&self, val: i16, order: Ordering) -> i16 {}
    pub fn compare_and_swap(&self, current: i16, new: i16, order: Ordering) -> i16 {}
    pub fn compare_exchange(&self, current: i16, new: i16, success: Ordering, failure: Ordering) -> Result<i16, i16> {}
    pub fn compare_exchange_weak(&self, current: i16, new: i16, success: Ordering, failure: Ordering) -> Result<i16, i16> {}
    pub fn fetch_and(&self, val: i16, order: Ordering) -> i16 {}
    pub fn fetch_nand(&self, val: i16, order: Ordering) -> i16 {}
    pub fn fetch_or(&self, val: i16, order: Ordering) -> i16 {}
    pub fn fetch_xor(&self, val: i16, order: Ordering) -> i16 {}
    pub fn as_ptr(&self) -> *mut i16 {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<i16, i16> where F: FnMut(i16) -> Option<i16> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i16) -> Option<i16>) -> Result<i16, i16> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i16) -> i16) -> i16 {}
}
impl Default for AtomicI16 { fn default() -> Self {} }
impl From<i16> for AtomicI16 { fn from(v: i16) -> Self {} }
impl fmt::Debug for AtomicI16 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicI16 {}
pub struct AtomicU16 {}
impl AtomicU16 {
    pub fn new(v: u16) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut u16) -> &'a AtomicU16 {}
    pub fn get_mut(&mut self) -> &mut u16 {}
    pub fn into_inner(self) -> u16 {}
    pub fn load(&self, order: Ordering) -> u16 {}
    pub fn store(&self, val: u16, order: Ordering) {}
    pub fn swap(&self, val: u16, order: Ordering) -> u16 {}
    pub fn compare_and_swap(&self, current: u16, new: u16, order: Ordering) -> u16 {}
    pub fn compare_exchange(&self, current: u16, new: u16, success: Ordering, failure: Ordering) -> Result<u16, u16> {}
    pub fn compare_exchange_weak(&self, current: u16, new: u16, success: Ordering, failure: Ordering) -> Result<u16, u16> {}
    pub fn fetch_and(&self, val: u16, order: Ordering) -> u16 {}
    pub fn fetch_nand(&self, val: u16, order: Ordering) -> u16 {}
    pub fn fetch_or(&self, val: u16, order: Ordering) -> u16 {}
    pub fn fetch_xor(&self, val: u16, order: Ordering) -> u16 {}
    pub fn as_ptr(&self) -> *mut u16 {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u16, u16> where F: FnMut(u16) -> Option<u16> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u16) -> Option<u16>) -> Result<u16, u16> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u16) -> u16) -> u16 {}
}
impl Default for AtomicU16 { fn default() -> Self {} }
impl From<u16> for AtomicU16 { fn from(v: u16) -> Self {} }
impl fmt::Debug for AtomicU16 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicU16 {}
pub struct AtomicI32 {}
impl AtomicI32 {
    pub fn new(v: i32) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut i32) -> &'a AtomicI32 {}
    pub fn get_mut(&mut self) -> &mut i32 {}
    pub fn into_inner(self) -> i32 {}
    pub fn load(&self, order: Ordering) -> i32 {}
    pub fn store(&self, val: i32, order: Ordering) {}
    pub fn swap(&self, val: i32, order: Ordering) -> i32 {}
    pub fn compare_and_swap(&self, current: i32, new: i32, order: Ordering) -> i32 {}
    pub fn compare_exchange(&self, current: i32, new: i32, success: Ordering, failure: Ordering) -> Result<i32, i32> {}
    pub fn compare_exchange_weak(&self, current: i32, new: i32, success: Ordering, failure: Ordering) -> Result<i32, i32> {}
    pub fn fetch_and(&self, val: i32, order: Ordering) -> i32 {}
    pub fn fetch_nand(&self, val: i32, order: Ordering) -> i32 {}
    pub fn fetch_or(&self, val: i32, order: Ordering) -> i32 {}
    pub fn fetch_xor(&self, val: i32, order: Ordering) -> i32 {}
    pub fn as_ptr(&self) -> *mut i32 {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<i32, i32> where F: FnMut(i32) -> Option<i32> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i32) -> Option<i32>) -> Result<i32, i32> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i32) -> i32) -> i32 {}
}
impl Default for AtomicI32 { fn default() -> Self {} }
impl From<i32> for AtomicI32 { fn from(v: i32) -> Self {} }
impl fmt::Debug for AtomicI32 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicI32 {}
pub struct AtomicU32 {}
impl AtomicU32 {
    pub fn new(v: u32) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut u32) -> &'a AtomicU32 {}
    pub fn get_mut(&mut self) -> &mut u32 {}
    pub fn into_inner(self) -> u32 {}
    pub fn load(&self, order: Ordering) -> u32 {}
    pub fn store(&self, val: u32, order: Ordering) {}
    pub fn swap(&self, val: u32, order: Ordering) -> u32 {}
    pub fn compare_and_swap(&self, current: u32, new: u32, order: Ordering) -> u32 {}
    pub fn compare_exchange(&self, current: u32, new: u32, success: Ordering, failure: Ordering) -> Result<u32, u32> {}
    pub fn compare_exchange_weak(&self, current: u32, new: u32, success: Ordering, failure: Ordering) -> Result<u32, u32> {}
    pub fn fetch_and(&self, val: u32, order: Ordering) -> u32 {}
    pub fn fetch_nand(&self, val: u32, order: Ordering) -> u32 {}
    pub fn fetch_or(&self, val: u32, order: Ordering) -> u32 {}
    pub fn fetch_xor(&self, val: u32, order: Ordering) -> u32 {}
    pub fn as_ptr(&self) -> *mut u32 {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u32, u32> where F: FnMut(u32) -> Option<u32> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u32) -> Option<u32>) -> Result<u32, u32> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u32) -> u32) -> u32 {}
}
impl Default for AtomicU32 { fn default() -> Self {} }
impl From<u32> for AtomicU32 { fn from(v: u32) -> Self {} }
impl fmt::Debug for AtomicU32 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicU32 {}
pub struct AtomicI64 {}
impl AtomicI64 {
    pub fn new(v: i64) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut i64) -> &'a AtomicI64 {}
    pub fn get_mut(&mut self) -> &mut i64 {}
    pub fn into_inner(self) -> i64 {}
    pub fn load(&self, order: Ordering) -> i64 {}
    pub fn store(&self, val: i64, order: Ordering) {}
    pub fn swap(&self, val: i64, order: Ordering) -> i64 {}
    pub fn compare_and_swap(&self, current: i64, new: i64, order: Ordering) -> i64 {}
    pub fn compare_exchange(&self, current: i64, new: i64, success: Ordering, failure: Ordering) -> Result<i64, i64> {}
    pub fn compare_exchange_weak(&self, current: i64, new: i64, success: Ordering, failure: Ordering) -> Result<i64, i64> {}
    pub fn fetch_and(&self, val: i64, order: Ordering) -> i64 {}
    pub fn fetch_nand(&self, val: i64, order: Ordering) -> i64 {}
    pub fn fetch_or(&self, val: i64, order: Ordering) -> i64 {}
    pub fn fetch_xor(&self, val: i64, order: Ordering) -> i64 {}
    pub fn as_ptr(&self) -> *mut i64 {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<i64, i64> where F: FnMut(i64) -> Option<i64> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i64) -> Option<i64>) -> Result<i64, i64> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i64) -> i64) -> i64 {}
}
impl Default for AtomicI64 { fn default() -> Self {} }
impl From<i64> for AtomicI64 { fn from(v: i64) -> Self {} }
impl fmt::Debug for AtomicI64 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicI64 {}
pub struct AtomicU64 {}
impl AtomicU64 {
    pub fn new(v: u64) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut u64) -> &'a AtomicU64 {}
    pub fn get_mut(&mut self) -> &mut u64 {}
    pub fn into_inner(self) -> u64 {}
    pub fn load(&self, order: Ordering) -> u64 {}
    pub fn store(&self, val: u64, order: Ordering) {}
    pub fn swap(&self, val: u64, order: Ordering) -> u64 {}
    pub fn compare_and_swap(&self, current: u64, new: u64, order: Ordering) -> u64 {}
    pub fn compare_exchange(&self, current: u64, new: u64, success: Ordering, failure: Ordering) -> Result<u64, u64> {}
    pub fn compare_exchange_weak(&self, current: u64, new: u64, success: Ordering, failure: Ordering) -> Result<u64, u64> {}
    pub fn fetch_and(&self, val: u64, order: Ordering) -> u64 {}
    pub fn fetch_nand(&self, val: u64, order: Ordering) -> u64 {}
    pub fn fetch_or(&self, val: u64, order: Ordering) -> u64 {}
    pub fn fetch_xor(&self, val: u64, order: Ordering) -> u64 {}
    pub fn as_ptr(&self) -> *mut u64 {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u64, u64> where F: FnMut(u64) -> Option<u64> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u64) -> Option<u64>) -> Result<u64, u64> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u64) -> u64) -> u64 {}
}
impl Default for AtomicU64 { fn default() -> Self {} }
impl From<u64> for AtomicU64 { fn from(v: u64) -> Self {} }
impl fmt::Debug for AtomicU64 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicU64 {}
pub struct AtomicIsize {}
impl AtomicIsize {
    pub fn new(v: isize) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut isize) -> &'a AtomicIsize {}
    pub fn get_mut(&mut self) -> &mut isize {}
    pub fn into_inner(self) -> isize {}
    pub fn load(&self, order: Ordering) -> isize {}
    pub fn store(&self, val: isize, order: Ordering) {}
    pub fn swap(&self, val: isize, order: Ordering) -> isize {}
    pub fn compare_and_swap(&self, current: isize, new: isize, order: Ordering) -> isize {}
    pub fn compare_exchange(&self, current: isize, new: isize, success: Ordering, failure: Ordering) -> Result<isize, isize> {}
    pub fn compare_exchange_weak(&self, current: isize, new: isize, success: Ordering, failure: Ordering) -> Result<isize, isize> {}
    pub fn fetch_and(&self, val: isize, order: Ordering) -> isize {}
    pub fn fetch_nand(&self, val: isize, order: Ordering) -> isize {}
    pub fn fetch_or(&self, val: isize, order: Ordering) -> isize {}
    pub fn fetch_xor(&self, val: isize, order: Ordering) -> isize {}
    pub fn as_ptr(&self) -> *mut isize {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<isize, isize> where F: FnMut(isize) -> Option<isize> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(isize) -> Option<isize>) -> Result<isize, isize> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(isize) -> isize) -> isize {}
}
impl Default for AtomicIsize { fn default() -> Self {} }
impl From<isize> for AtomicIsize { fn from(v: isize) -> Self {} }
impl fmt::Debug for AtomicIsize { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicIsize {}
pub struct AtomicUsize {}
impl AtomicUsize {
    pub fn new(v: usize) -> Self {}
    pub unsafe fn from_ptr<'a>(ptr: *mut usize) -> &'a AtomicUsize {}
    pub fn get_mut(&mut self) -> &mut usize {}
    pub fn into_inner(self) -> usize {}
    pub fn load(&self, order: Ordering) -> usize {}
    pub fn store(&self, val: usize, order: Ordering) {}
    pub fn swap(&self, val: usize, order: Ordering) -> usize {}
    pub fn compare_and_swap(&self, current: usize, new: usize, order: Ordering) -> usize {}
    pub fn compare_exchange(&self, current: usize, new: usize, success: Ordering, failure: Ordering) -> Result<usize, usize> {}
    pub fn compare_exchange_weak(&self, current: usize, new: usize, success: Ordering, failure: Ordering) -> Result<usize, usize> {}
    pub fn fetch_and(&self, val: usize, order: Ordering) -> usize {}
    pub fn fetch_nand(&self, val: usize, order: Ordering) -> usize {}
    pub fn fetch_or(&self, val: usize, order: Ordering) -> usize {}
    pub fn fetch_xor(&self, val: usize, order: Ordering) -> usize {}
    pub fn as_ptr(&self) -> *mut usize {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<usize, usize> where F: FnMut(usize) -> Option<usize> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(usize) -> Option<usize>) -> Result<usize, usize> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(usize) -> usize) -> usize {}
}
impl Default for AtomicUsize { fn default() -> Self {} }
impl From<usize> for AtomicUsize { fn from(v: usize) -> Self {} }
impl fmt::Debug for AtomicUsize { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl Sync for AtomicUsize {}
impl AtomicBool {
    pub fn fetch_not(&self, order: Ordering) -> bool {}
}
impl AtomicI8 {
    pub fn fetch_add(&self, val: i8, order: Ordering) -> i8 {}
    pub fn fetch_sub(&self, val: i8, order: Ordering) -> i8 {}
    pub fn fetch_max(&self, val: i8, order: Ordering) -> i8 {}
    pub fn fetch_min(&self, val: i8, order: Ordering) -> i8 {}
}
impl AtomicU8 {
    pub fn fetch_add(&self, val: u8, order: Ordering) -> u8 {}
    pub fn fetch_sub(&self, val: u8, order: Ordering) -> u8 {}
    pub fn fetch_max(&self, val: u8, order: Ordering) -> u8 {}
    pub fn fetch_min(&self, val: u8, order: Ordering) -> u8 {}
}
impl AtomicI16 {
    pub fn fetch_add(&self, val: i16, order: Ordering) -> i16 {}
    pub fn fetch_sub(&self, val: i16, order: Ordering) -> i16 {}
    pub fn fetch_max(&self, val: i16, order: Ordering) -> i16 {}
    pub fn fetch_min(&self, val: i16, order: Ordering) -> i16 {}
}
impl AtomicU16 {
    pub fn fetch_add(&self, val: u16, order: Ordering) -> u16 {}
    pub fn fetch_sub(&self, val: u16, order: Ordering) -> u16 {}
    pub fn fetch_max(&self, val: u16, order: Ordering) -> u16 {}
    pub fn fetch_min(&self, val: u16, order: Ordering) -> u16 {}
}
impl AtomicI32 {
    pub fn fetch_add(&self, val: i32, order: Ordering) -> i32 {}
    pub fn fetch_sub(&self, val: i32, order: Ordering) -> i32 {}
    pub fn fetch_max(&self, val: i32, order: Ordering) -> i32 {}
    pub fn fetch_min(&self, val: i32, order: Ordering) -> i32 {}
}
impl AtomicU32 {
    pub fn fetch_add(&self, val: u32, order: Ordering) -> u32 {}
    pub fn fetch_sub(&self, val: u32, order: Ordering) -> u32 {}
    pub fn fetch_max(&self, val: u32, order: Ordering) -> u32 {}
    pub fn fetch_min(&self, val: u32, order: Ordering) -> u32 {}
}
impl AtomicI64 {
    pub fn fetch_add(&self, val: i64, order: Ordering) -> i64 {}
    pub fn fetch_sub(&self, val: i64, order: Ordering) -> i64 {}
    pub fn fetch_max(&self, val: i64, order: Ordering) -> i64 {}
    pub fn fetch_min(&self, val: i64, order: Ordering) -> i64 {}
}
impl AtomicU64 {
    pub fn fetch_add(&self, val: u64, order: Ordering) -> u64 {}
    pub fn fetch_sub(&self, val: u64, order: Ordering) -> u64 {}
    pub fn fetch_max(&self, val: u64, order: Ordering) -> u64 {}
    pub fn fetch_min(&self, val: u64, order: Ordering) -> u64 {}
}
impl AtomicIsize {
    pub fn fetch_add(&self, val: isize, order: Ordering) -> isize {}
    pub fn fetch_sub(&self, val: isize, order: Ordering) -> isize {}
    pub fn fetch_max(&self, val: isize, order: Ordering) -> isize {}
    pub fn fetch_min(&self, val: isize, order: Ordering) -> isize {}
}
impl AtomicUsize {
    pub fn fetch_add(&self, val: usize, order: Ordering) -> usize {}
    pub fn fetch_sub(&self, val: usize, order: Ordering) -> usize {}
    pub fn fetch_max(&self, val: usize, order: Ordering) -> usize {}
    pub fn fetch_min(&self, val: usize, order: Ordering) -> usize {}
}
pub struct AtomicPtr<T> {}
impl<T> AtomicPtr<T> {
    pub fn new(p: *mut T) -> AtomicPtr<T> {}
    pub unsafe fn from_ptr<'a>(ptr: *mut *mut T) -> &'a AtomicPtr<T> {}
    pub fn get_mut(&mut self) -> &mut *mut T {}
    pub fn into_inner(self) -> *mut T {}
    pub fn load(&self, order: Ordering) -> *mut T {}
    pub fn store(&self, ptr: *mut T, order: Ordering) {}
    pub fn swap(&self, ptr: *mut T, order: Ordering) -> *mut T {}
    pub fn compare_and_swap(&self, current: *mut T, new: *mut T, order: Ordering) -> *mut T {}
    pub fn compare_exchange(&self, current: *mut T, new: *mut T, success: Ordering, failure: Ordering) -> Result<*mut T, *mut T> {}
    pub fn compare_exchange_weak(&self, current: *mut T, new: *mut T, success: Ordering, failure: Ordering) -> Result<*mut T, *mut T> {}
    pub fn fetch_update<F>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<*mut T, *mut T> where F: FnMut(*mut T) -> Option<*mut T> {}
    pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(*mut T) -> Option<*mut T>) -> Result<*mut T, *mut T> {}
    pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(*mut T) -> *mut T) -> *mut T {}
    pub fn fetch_ptr_add(&self, val: usize, order: Ordering) -> *mut T {}
    pub fn fetch_ptr_sub(&self, val: usize, order: Ordering) -> *mut T {}
    pub fn fetch_byte_add(&self, val: usize, order: Ordering) -> *mut T {}
    pub fn fetch_byte_sub(&self, val: usize, order: Ordering) -> *mut T {}
    pub fn fetch_or(&self, val: usize, order: Ordering) -> *mut T {}
    pub fn fetch_and(&self, val: usize, order: Ordering) -> *mut T {}
    pub fn fetch_xor(&self, val: usize, order: Ordering) -> *mut T {}
    pub fn as_ptr(&self) -> *mut *mut T {}
}
impl<T> Default for AtomicPtr<T> { fn default() -> AtomicPtr<T> {} }
impl<T> From<*mut T> for AtomicPtr<T> { fn from(p: *mut T) -> Self {} }
impl<T> fmt::Debug for AtomicPtr<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl<T> Send for AtomicPtr<T> {}
unsafe impl<T> Sync for AtomicPtr<T> {}
