use crate::prelude::*;

pub mod binary_heap;
pub mod btree_map;
pub mod btree_set;
pub mod linked_list;
pub mod vec_deque;

pub use self::binary_heap::BinaryHeap;
pub use self::btree_map::BTreeMap;
pub use self::btree_set::BTreeSet;
pub use self::linked_list::LinkedList;
pub use self::vec_deque::VecDeque;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TryReserveError {}
impl TryReserveError {
    pub fn kind(&self) -> TryReserveErrorKind {}
}
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TryReserveErrorKind {
    CapacityOverflow,
    AllocError { layout: core::alloc::Layout, non_exhaustive: () },
}
impl core::fmt::Display for TryReserveError { fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {} }
impl core::error::Error for TryReserveError {}
