use crate::prelude::rust_2024::*;
use crate::any::TypeId;
use crate::fmt::{Debug, Display};

pub trait Error: Debug + Display {
    fn source(&self) -> Option<&(dyn Error + 'static)> {}
    fn type_id(&self, _: private::Internal) -> TypeId where Self: 'static {}
    fn description(&self) -> &str {}
    fn cause(&self) -> Option<&dyn Error> {}
}

mod private {
    #[derive(Debug)]
    pub struct Internal;
}

impl dyn Error + 'static {
    pub fn is<T: Error + 'static>(&self) -> bool {}
    pub fn downcast_ref<T: Error + 'static>(&self) -> Option<&T> {}
    pub fn downcast_mut<T: Error + 'static>(&mut self) -> Option<&mut T> {}
}
impl dyn Error + Send + 'static {
    pub fn is<T: Error + 'static>(&self) -> bool {}
    pub fn downcast_ref<T: Error + 'static>(&self) -> Option<&T> {}
    pub fn downcast_mut<T: Error + 'static>(&mut self) -> Option<&mut T> {}
}
impl dyn Error + Send + Sync + 'static {
    pub fn is<T: Error + 'static>(&self) -> bool {}
    pub fn downcast_ref<T: Error + 'static>(&self) -> Option<&T> {}
    pub fn downcast_mut<T: Error + 'static>(&mut self) -> Option<&mut T> {}
}
impl<'a, T: Error + ?Sized> Error for &'a T {}
impl Error for ! {}
