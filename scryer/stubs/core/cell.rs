use crate::prelude::rust_2024::*;
use crate::cmp::Ordering;
use crate::fmt::{self, Debug, Display};
use crate::ops::{Deref, DerefMut};

pub struct Cell<T: ?Sized> {}
impl<T> Cell<T> {
    pub fn new(value: T) -> Cell<T> {}
    pub fn set(&self, val: T) {}
    pub fn swap(&self, other: &Self) {}
    pub fn replace(&self, val: T) -> T {}
    pub fn into_inner(self) -> T {}
}
impl<T: Copy> Cell<T> {
    pub fn get(&self) -> T {}
    pub fn update(&self, f: impl FnOnce(T) -> T) {}
}
impl<T: ?Sized> Cell<T> {
    pub fn as_ptr(&self) -> *mut T {}
    pub fn get_mut(&mut self) -> &mut T {}
    pub fn from_mut(t: &mut T) -> &Cell<T> {}
}
impl<T: Default> Cell<T> {
    pub fn take(&self) -> T {}
}
impl<T> Cell<[T]> {
    pub fn as_slice_of_cells(&self) -> &[Cell<T>] {}
}
impl<T, const N: usize> Cell<[T; N]> {
    pub fn as_array_of_cells(&self) -> &[Cell<T>; N] {}
}
impl<T: ?Sized> !Sync for Cell<T> {}
impl<T: Copy> Clone for Cell<T> { fn clone(&self) -> Cell<T> {} }
impl<T: Default> Default for Cell<T> { fn default() -> Cell<T> {} }
impl<T: PartialEq + Copy> PartialEq for Cell<T> { fn eq(&self, other: &Cell<T>) -> bool {} }
impl<T: Eq + Copy> Eq for Cell<T> {}
impl<T: PartialOrd + Copy> PartialOrd for Cell<T> { fn partial_cmp(&self, other: &Cell<T>) -> Option<Ordering> {} }
impl<T: Ord + Copy> Ord for Cell<T> { fn cmp(&self, other: &Cell<T>) -> Ordering {} }
impl<T> From<T> for Cell<T> { fn from(t: T) -> Cell<T> {} }

pub struct RefCell<T: ?Sized> {}
impl<T> RefCell<T> {
    pub fn new(value: T) -> RefCell<T> {}
    pub fn into_inner(self) -> T {}
    pub fn replace(&self, t: T) -> T {}
    pub fn replace_with<F: FnOnce(&mut T) -> T>(&self, f: F) -> T {}
    pub fn swap(&self, other: &Self) {}
}
impl<T: ?Sized> RefCell<T> {
    pub fn borrow(&self) -> Ref<'_, T> {}
    pub fn try_borrow(&self) -> Result<Ref<'_, T>, BorrowError> {}
    pub fn borrow_mut(&self) -> RefMut<'_, T> {}
    pub fn try_borrow_mut(&self) -> Result<RefMut<'_, T>, BorrowMutError> {}
    pub fn as_ptr(&self) -> *mut T {}
    pub fn get_mut(&mut self) -> &mut T {}
    pub unsafe fn try_borrow_unguarded(&self) -> Result<&T, BorrowError> {}
}
impl<T: Default> RefCell<T> {
    pub fn take(&self) -> T {}
}
impl<T: ?Sized> !Sync for RefCell<T> {}
impl<T: Clone> Clone for RefCell<T> { fn clone(&self) -> RefCell<T> {} }
impl<T: Default> Default for RefCell<T> { fn default() -> RefCell<T> {} }
impl<T: ?Sized + PartialEq> PartialEq for RefCell<T> { fn eq(&self, other: &RefCell<T>) -> bool {} }
impl<T: ?Sized + Eq> Eq for RefCell<T> {}
impl<T: ?Sized + PartialOrd> PartialOrd for RefCell<T> { fn partial_cmp(&self, other: &RefCell<T>) -> Option<Ordering> {} }
impl<T: ?Sized + Ord> Ord for RefCell<T> { fn cmp(&self, other: &RefCell<T>) -> Ordering {} }
impl<T> From<T> for RefCell<T> { fn from(t: T) -> RefCell<T> {} }
pub struct BorrowError {}
impl Debug for BorrowError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Display for BorrowError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for BorrowError {}
pub struct BorrowMutError {}
impl Debug for BorrowMutError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Display for BorrowMutError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for BorrowMutError {}

pub struct Ref<'b, T: ?Sized + 'b> {}
impl<'b, T: ?Sized> Ref<'b, T> {
    pub fn clone(orig: &Ref<'b, T>) -> Ref<'b, T> {}
    pub fn map<U: ?Sized, F>(orig: Ref<'b, T>, f: F) -> Ref<'b, U> where F: FnOnce(&T) -> &U {}
    pub fn filter_map<U: ?Sized, F>(orig: Ref<'b, T>, f: F) -> Result<Ref<'b, U>, Self> where F: FnOnce(&T) -> Option<&U> {}
    pub fn map_split<U: ?Sized, V: ?Sized, F>(orig: Ref<'b, T>, f: F) -> (Ref<'b, U>, Ref<'b, V>) where F: FnOnce(&T) -> (&U, &V) {}
}
impl<T: ?Sized> Deref for Ref<'_, T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized + Display> Display for Ref<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct RefMut<'b, T: ?Sized + 'b> {}
impl<'b, T: ?Sized> RefMut<'b, T> {
    pub fn map<U: ?Sized, F>(orig: RefMut<'b, T>, f: F) -> RefMut<'b, U> where F: FnOnce(&mut T) -> &mut U {}
    pub fn filter_map<U: ?Sized, F>(orig: RefMut<'b, T>, f: F) -> Result<RefMut<'b, U>, Self> where F: FnOnce(&mut T) -> Option<&mut U> {}
    pub fn map_split<U: ?Sized, V: ?Sized, F>(orig: RefMut<'b, T>, f: F) -> (RefMut<'b, U>, RefMut<'b, V>) where F: FnOnce(&mut T) -> (&mut U, &mut V) {}
}
impl<T: ?Sized> Deref for RefMut<'_, T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> DerefMut for RefMut<'_, T> { fn deref_mut(&mut self) -> &mut T {} }
impl<T: ?Sized + Display> Display for RefMut<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }

#[lang = "unsafe_cell"]
pub struct UnsafeCell<T: ?Sized> {}
impl<T: ?Sized> !Sync for UnsafeCell<T> {}
impl<T> UnsafeCell<T> {
    pub fn new(value: T) -> UnsafeCell<T> {}
    pub fn into_inner(self) -> T {}
}
impl<T: ?Sized> UnsafeCell<T> {
    pub fn from_mut(value: &mut T) -> &mut UnsafeCell<T> {}
    pub fn get(&self) -> *mut T {}
    pub fn get_mut(&mut self) -> &mut T {}
    pub fn raw_get(this: *const Self) -> *mut T {}
}
impl<T: Default> Default for UnsafeCell<T> { fn default() -> UnsafeCell<T> {} }
impl<T> From<T> for UnsafeCell<T> { fn from(t: T) -> UnsafeCell<T> {} }

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnceCell<T> {}
impl<T> OnceCell<T> {
    pub fn new() -> OnceCell<T> {}
    pub fn get(&self) -> Option<&T> {}
    pub fn get_mut(&mut self) -> Option<&mut T> {}
    pub fn set(&self, value: T) -> Result<(), T> {}
    pub fn get_or_init<F>(&self, f: F) -> &T where F: FnOnce() -> T {}
    pub fn get_or_try_init<F, E>(&self, f: F) -> Result<&T, E> where F: FnOnce() -> Result<T, E> {}
    pub fn into_inner(self) -> Option<T> {}
    pub fn take(&mut self) -> Option<T> {}
}
impl<T> Default for OnceCell<T> { fn default() -> Self {} }
impl<T> From<T> for OnceCell<T> { fn from(value: T) -> Self {} }

pub struct LazyCell<T, F = fn() -> T> {}
impl<T, F: FnOnce() -> T> LazyCell<T, F> {
    pub fn new(f: F) -> LazyCell<T, F> {}
    pub fn into_inner(this: Self) -> Result<T, F> {}
    pub fn force(this: &LazyCell<T, F>) -> &T {}
    pub fn force_mut(this: &mut LazyCell<T, F>) -> &mut T {}
}
impl<T, F> LazyCell<T, F> {
    pub fn get(this: &LazyCell<T, F>) -> Option<&T> {}
    pub fn get_mut(this: &mut LazyCell<T, F>) -> Option<&mut T> {}
}
impl<T, F: FnOnce() -> T> Deref for LazyCell<T, F> { type Target = T; fn deref(&self) -> &T {} }
impl<T, F: FnOnce() -> T> DerefMut for LazyCell<T, F> { fn deref_mut(&mut self) -> &mut T {} }
impl<T: Default> Default for LazyCell<T> { fn default() -> LazyCell<T> {} }
impl<T: Debug, F> Debug for LazyCell<T, F> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
