//! fsops
