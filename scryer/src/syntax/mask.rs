//! Mending.
