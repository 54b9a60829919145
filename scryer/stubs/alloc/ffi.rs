pub mod c_str;
pub use self::c_str::{CString, FromVecWithNulError, IntoStringError, NulError};
