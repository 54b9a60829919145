use crate::prelude::rust_2024::*;

pub trait Borrow<Borrowed: ?Sized> {
    fn borrow(&self) -> &Borrowed;
}
pub trait BorrowMut<Borrowed: ?Sized>: Borrow<Borrowed> {
    fn borrow_mut(&mut self) -> &mut Borrowed;
}
impl<T: ?Sized> Borrow<T> for T { fn borrow(&self) -> &T {} }
impl<T: ?Sized> BorrowMut<T> for T { fn borrow_mut(&mut self) -> &mut T {} }
impl<T: ?Sized> Borrow<T> for &T { fn borrow(&self) -> &T {} }
impl<T: ?Sized> Borrow<T> for &mut T { fn borrow(&self) -> &T {} }
impl<T: ?Sized> BorrowMut<T> for &mut T { fn borrow_mut(&mut self) -> &mut T {} }
