pub mod atomic;
