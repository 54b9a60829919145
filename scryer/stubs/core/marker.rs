use crate::prelude::rust_2024::*;
use crate::cmp::Ordering;
use crate::fmt;
use crate::hash::{Hash, Hasher};

#[lang = "send"]
pub unsafe trait Send {}
#[lang = "sized"]
pub trait Sized {}
#[lang = "unsize"]
pub trait Unsize<T: ?Sized> {}
#[lang = "copy"]
pub trait Copy: Clone {}
#[lang = "sync"]
pub unsafe trait Sync {}
#[lang = "unpin"]
pub trait Unpin {}
#[lang = "tuple_trait"]
pub trait Tuple {}
#[lang = "discriminant_kind"]
pub trait DiscriminantKind {
    type Discriminant;
}

impl Copy for i8 {}
impl Copy for i16 {}
impl Copy for i32 {}
impl Copy for i64 {}
impl Copy for i128 {}
impl Copy for isize {}
impl Copy for u8 {}
impl Copy for u16 {}
impl Copy for u32 {}
impl Copy for u64 {}
impl Copy for u128 {}
impl Copy for usize {}
impl Copy for f32 {}
impl Copy for f64 {}
impl Copy for bool {}
impl Copy for char {}
impl Copy for ! {}
impl<T: ?Sized> Copy for *const T {}
impl<T: ?Sized> Copy for *mut T {}
impl<T: ?Sized> Copy for &T {}

#[lang = "phantom_data"]
pub struct PhantomData<T: ?Sized>;
impl<T: ?Sized> Clone for PhantomData<T> { fn clone(&self) -> Self {} }
impl<T: ?Sized> Copy for PhantomData<T> {}
impl<T: ?Sized> Default for PhantomData<T> { fn default() -> Self {} }
impl<T: ?Sized> PartialEq for PhantomData<T> { fn eq(&self, other: &PhantomData<T>) -> bool {} }
impl<T: ?Sized> Eq for PhantomData<T> {}
impl<T: ?Sized> PartialOrd for PhantomData<T> { fn partial_cmp(&self, other: &PhantomData<T>) -> Option<Ordering> {} }
impl<T: ?Sized> Ord for PhantomData<T> { fn cmp(&self, other: &PhantomData<T>) -> Ordering {} }
impl<T: ?Sized> Hash for PhantomData<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ?Sized> fmt::Debug for PhantomData<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }

#[derive(Debug, Default, Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct PhantomPinned;
impl !Unpin for PhantomPinned {}
