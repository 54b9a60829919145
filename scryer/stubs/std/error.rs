pub use core::error::Error;
