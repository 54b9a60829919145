use crate::prelude::rust_2024::*;
impl bool {
    pub fn then_some<T>(self, t: T) -> Option<T> {}
    pub fn then<T, F: FnOnce() -> T>(self, f: F) -> Option<T> {}
    pub fn ok_or<E>(self, err: E) -> Result<(), E> {}
    pub fn ok_or_else<E, F: FnOnce() -> E>(self, f: F) -> Result<(), E> {}
}
