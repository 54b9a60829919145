pub mod hash_map;
pub mod hash_set;

pub use alloc_crate::collections::{binary_heap, btree_map, btree_set, linked_list, vec_deque};
pub use alloc_crate::collections::{BTreeMap, BTreeSet, BinaryHeap, LinkedList, TryReserveError, VecDeque};
pub use core::ops::Bound;
pub use self::hash_map::HashMap;
pub use self::hash_set::HashSet;
