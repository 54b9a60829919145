use crate::prelude::rust_2024::*;
use crate::cmp::Ordering;
use crate::fmt;
use crate::hash::{Hash, Hasher};

impl<A: Clone> Clone for (A,) { fn clone(&self) -> Self {} }
impl<A: Copy> Copy for (A,) {}
impl<A: PartialEq> PartialEq for (A,) { fn eq(&self, other: &(A,)) -> bool {} }
impl<A: Eq> Eq for (A,) {}
impl<A: PartialOrd> PartialOrd for (A,) { fn partial_cmp(&self, other: &(A,)) -> Option<Ordering> {} }
impl<A: Ord> Ord for (A,) { fn cmp(&self, other: &(A,)) -> Ordering {} }
impl<A: Default> Default for (A,) { fn default() -> (A,) {} }
impl<A: Hash> Hash for (A,) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug> fmt::Debug for (A,) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 1]> for (T,) { fn from(array: [T; 1]) -> Self {} }
impl<T> From<(T,)> for [T; 1] { fn from(tuple: (T,)) -> Self {} }
impl<A: Clone, B: Clone> Clone for (A, B) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy> Copy for (A, B) {}
impl<A: PartialEq, B: PartialEq> PartialEq for (A, B) { fn eq(&self, other: &(A, B)) -> bool {} }
impl<A: Eq, B: Eq> Eq for (A, B) {}
impl<A: PartialOrd, B: PartialOrd> PartialOrd for (A, B) { fn partial_cmp(&self, other: &(A, B)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord> Ord for (A, B) { fn cmp(&self, other: &(A, B)) -> Ordering {} }
impl<A: Default, B: Default> Default for (A, B) { fn default() -> (A, B) {} }
impl<A: Hash, B: Hash> Hash for (A, B) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug> fmt::Debug for (A, B) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 2]> for (T, T) { fn from(array: [T; 2]) -> Self {} }
impl<T> From<(T, T)> for [T; 2] { fn from(tuple: (T, T)) -> Self {} }
impl<A: Clone, B: Clone, C: Clone> Clone for (A, B, C) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy, C: Copy> Copy for (A, B, C) {}
impl<A: PartialEq, B: PartialEq, C: PartialEq> PartialEq for (A, B, C) { fn eq(&self, other: &(A, B, C)) -> bool {} }
impl<A: Eq, B: Eq, C: Eq> Eq for (A, B, C) {}
impl<A: PartialOrd, B: PartialOrd, C: PartialOrd> PartialOrd for (A, B, C) { fn partial_cmp(&self, other: &(A, B, C)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord, C: Ord> Ord for (A, B, C) { fn cmp(&self, other: &(A, B, C)) -> Ordering {} }
impl<A: Default, B: Default, C: Default> Default for (A, B, C) { fn default() -> (A, B, C) {} }
impl<A: Hash, B: Hash, C: Hash> Hash for (A, B, C) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug, C: fmt::Debug> fmt::Debug for (A, B, C) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 3]> for (T, T, T) { fn from(array: [T; 3]) -> Self {} }
impl<T> From<(T, T, T)> for [T; 3] { fn from(tuple: (T, T, T)) -> Self {} }
impl<A: Clone, B: Clone, C: Clone, D: Clone> Clone for (A, B, C, D) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy, C: Copy, D: Copy> Copy for (A, B, C, D) {}
impl<A: PartialEq, B: PartialEq, C: PartialEq, D: PartialEq> PartialEq for (A, B, C, D) { fn eq(&self, other: &(A, B, C, D)) -> bool {} }
impl<A: Eq, B: Eq, C: Eq, D: Eq> Eq for (A, B, C, D) {}
impl<A: PartialOrd, B: PartialOrd, C: PartialOrd, D: PartialOrd> PartialOrd for (A, B, C, D) { fn partial_cmp(&self, other: &(A, B, C, D)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord, C: Ord, D: Ord> Ord for (A, B, C, D) { fn cmp(&self, other: &(A, B, C, D)) -> Ordering {} }
impl<A: Default, B: Default, C: Default, D: Default> Default for (A, B, C, D) { fn default() -> (A, B, C, D) {} }
impl<A: Hash, B: Hash, C: Hash, D: Hash> Hash for (A, B, C, D) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug, C: fmt::Debug, D: fmt::Debug> fmt::Debug for (A, B, C, D) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 4]> for (T, T, T, T) { fn from(array: [T; 4]) -> Self {} }
impl<T> From<(T, T, T, T)> for [T; 4] { fn from(tuple: (T, T, T, T)) -> Self {} }
impl<A: Clone, B: Clone, C: Clone, D: Clone, E: Clone> Clone for (A, B, C, D, E) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy, C: Copy, D: Copy, E: Copy> Copy for (A, B, C, D, E) {}
impl<A: PartialEq, B: PartialEq, C: PartialEq, D: PartialEq, E: PartialEq> PartialEq for (A, B, C, D, E) { fn eq(&self, other: &(A, B, C, D, E)) -> bool {} }
impl<A: Eq, B: Eq, C: Eq, D: Eq, E: Eq> Eq for (A, B, C, D, E) {}
impl<A: PartialOrd, B: PartialOrd, C: PartialOrd, D: PartialOrd, E: PartialOrd> PartialOrd for (A, B, C, D, E) { fn partial_cmp(&self, other: &(A, B, C, D, E)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord> Ord for (A, B, C, D, E) { fn cmp(&self, other: &(A, B, C, D, E)) -> Ordering {} }
impl<A: Default, B: Default, C: Default, D: Default, E: Default> Default for (A, B, C, D, E) { fn default() -> (A, B, C, D, E) {} }
impl<A: Hash, B: Hash, C: Hash, D: Hash, E: Hash> Hash for (A, B, C, D, E) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug, C: fmt::Debug, D: fmt::Debug, E: fmt::Debug> fmt::Debug for (A, B, C, D, E) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 5]> for (T, T, T, T, T) { fn from(array: [T; 5]) -> Self {} }
impl<T> From<(T, T, T, T, T)> for [T; 5] { fn from(tuple: (T, T, T, T, T)) -> Self {} }
impl<A: Clone, B: Clone, C: Clone, D: Clone, E: Clone, F: Clone> Clone for (A, B, C, D, E, F) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy, C: Copy, D: Copy, E: Copy, F: Copy> Copy for (A, B, C, D, E, F) {}
impl<A: PartialEq, B: PartialEq, C: PartialEq, D: PartialEq, E: PartialEq, F: PartialEq> PartialEq for (A, B, C, D, E, F) { fn eq(&self, other: &(A, B, C, D, E, F)) -> bool {} }
impl<A: Eq, B: Eq, C: Eq, D: Eq, E: Eq, F: Eq> Eq for (A, B, C, D, E, F) {}
impl<A: PartialOrd, B: PartialOrd, C: PartialOrd, D: PartialOrd, E: PartialOrd, F: PartialOrd> PartialOrd for (A, B, C, D, E, F) { fn partial_cmp(&self, other: &(A, B, C, D, E, F)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord, F: Ord> Ord for (A, B, C, D, E, F) { fn cmp(&self, other: &(A, B, C, D, E, F)) -> Ordering {} }
impl<A: Default, B: Default, C: Default, D: Default, E: Default, F: Default> Default for (A, B, C, D, E, F) { fn default() -> (A, B, C, D, E, F) {} }
impl<A: Hash, B: Hash, C: Hash, D: Hash, E: Hash, F: Hash> Hash for (A, B, C, D, E, F) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug, C: fmt::Debug, D: fmt::Debug, E: fmt::Debug, F: fmt::Debug> fmt::Debug for (A, B, C, D, E, F) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 6]> for (T, T, T, T, T, T) { fn from(array: [T; 6]) -> Self {} }
impl<T> From<(T, T, T, T, T, T)> for [T; 6] { fn from(tuple: (T, T, T, T, T, T)) -> Self {} }
impl<A: Clone, B: Clone, C: Clone, D: Clone, E: Clone, F: Clone, G: Clone> Clone for (A, B, C, D, E, F, G) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy, C: Copy, D: Copy, E: Copy, F: Copy, G: Copy> Copy for (A, B, C, D, E, F, G) {}
impl<A: PartialEq, B: PartialEq, C: PartialEq, D: PartialEq, E: PartialEq, F: PartialEq, G: PartialEq> PartialEq for (A, B, C, D, E, F, G) { fn eq(&self, other: &(A, B, C, D, E, F, G)) -> bool {} }
impl<A: Eq, B: Eq, C: Eq, D: Eq, E: Eq, F: Eq, G: Eq> Eq for (A, B, C, D, E, F, G) {}
impl<A: PartialOrd, B: PartialOrd, C: PartialOrd, D: PartialOrd, E: PartialOrd, F: PartialOrd, G: PartialOrd> PartialOrd for (A, B, C, D, E, F, G) { fn partial_cmp(&self, other: &(A, B, C, D, E, F, G)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord, F: Ord, G: Ord> Ord for (A, B, C, D, E, F, G) { fn cmp(&self, other: &(A, B, C, D, E, F, G)) -> Ordering {} }
impl<A: Default, B: Default, C: Default, D: Default, E: Default, F: Default, G: Default> Default for (A, B, C, D, E, F, G) { fn default() -> (A, B, C, D, E, F, G) {} }
impl<A: Hash, B: Hash, C: Hash, D: Hash, E: Hash, F: Hash, G: Hash> Hash for (A, B, C, D, E, F, G) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug, C: fmt::Debug, D: fmt::Debug, E: fmt::Debug, F: fmt::Debug, G: fmt::Debug> fmt::Debug for (A, B, C, D, E, F, G) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 7]> for (T, T, T, T, T, T, T) { fn from(array: [T; 7]) -> Self {} }
impl<T> From<(T, T, T, T, T, T, T)> for [T; 7] { fn from(tuple: (T, T, T, T, T, T, T)) -> Self {} }
impl<A: Clone, B: Clone, C: Clone, D: Clone, E: Clone, F: Clone, G: Clone, H: Clone> Clone for (A, B, C, D, E, F, G, H) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy, C: Copy, D: Copy, E: Copy, F: Copy, G: Copy, H: Copy> Copy for (A, B, C, D, E, F, G, H) {}
impl<A: PartialEq, B: PartialEq, C: PartialEq, D: PartialEq, E: PartialEq, F: PartialEq, G: PartialEq, H: PartialEq> PartialEq for (A, B, C, D, E, F, G, H) { fn eq(&self, other: &(A, B, C, D, E, F, G, H)) -> bool {} }
impl<A: Eq, B: Eq, C: Eq, D: Eq, E: Eq, F: Eq, G: Eq, H: Eq> Eq for (A, B, C, D, E, F, G, H) {}
impl<A: PartialOrd, B: PartialOrd, C: PartialOrd, D: PartialOrd, E: PartialOrd, F: PartialOrd, G: PartialOrd, H: PartialOrd> PartialOrd for (A, B, C, D, E, F, G, H) { fn partial_cmp(&self, other: &(A, B, C, D, E, F, G, H)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord, F: Ord, G: Ord, H: Ord> Ord for (A, B, C, D, E, F, G, H) { fn cmp(&self, other: &(A, B, C, D, E, F, G, H)) -> Ordering {} }
impl<A: Default, B: Default, C: Default, D: Default, E: Default, F: Default, G: Default, H: Default> Default for (A, B, C, D, E, F, G, H) { fn default() -> (A, B, C, D, E, F, G, H) {} }
impl<A: Hash, B: Hash, C: Hash, D: Hash, E: Hash, F: Hash, G: Hash, H: Hash> Hash for (A, B, C, D, E, F, G, H) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug, C: fmt::Debug, D: fmt::Debug, E: fmt::Debug, F: fmt::Debug, G: fmt::Debug, H: fmt::Debug> fmt::Debug for (A, B, C, D, E, F, G, H) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 8]> for (T, T, T, T, T, T, T, T) { fn from(array: [T; 8]) -> Self {} }
impl<T> From<(T, T, T, T, T, T, T, T)> for [T; 8] { fn from(tuple: (T, T, T, T, T, T, T, T)) -> Self {} }
impl<A: Clone, B: Clone, C: Clone, D: Clone, E: Clone, F: Clone, G: Clone, H: Clone, I: Clone> Clone for (A, B, C, D, E, F, G, H, I) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy, C: Copy, D: Copy, E: Copy, F: Copy, G: Copy, H: Copy, I: Copy> Copy for (A, B, C, D, E, F, G, H, I) {}
impl<A: PartialEq, B: PartialEq, C: PartialEq, D: PartialEq, E: PartialEq, F: PartialEq, G: PartialEq, H: PartialEq, I: PartialEq> PartialEq for (A, B, C, D, E, F, G, H, I) { fn eq(&self, other: &(A, B, C, D, E, F, G, H, I)) -> bool {} }
impl<A: Eq, B: Eq, C: Eq, D: Eq, E: Eq, F: Eq, G: Eq, H: Eq, I: Eq> Eq for (A, B, C, D, E, F, G, H, I) {}
impl<A: PartialOrd, B: PartialOrd, C: PartialOrd, D: PartialOrd, E: PartialOrd, F: PartialOrd, G: PartialOrd, H: PartialOrd, I: PartialOrd> PartialOrd for (A, B, C, D, E, F, G, H, I) { fn partial_cmp(&self, other: &(A, B, C, D, E, F, G, H, I)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord, F: Ord, G: Ord, H: Ord, I: Ord> Ord for (A, B, C, D, E, F, G, H, I) { fn cmp(&self, other: &(A, B, C, D, E, F, G, H, I)) -> Ordering {} }
impl<A: Default, B: Default, C: Default, D: Default, E: Default, F: Default, G: Default, H: Default, I: Default> Default for (A, B, C, D, E, F, G, H, I) { fn default() -> (A, B, C, D, E, F, G, H, I) {} }
impl<A: Hash, B: Hash, C: Hash, D: Hash, E: Hash, F: Hash, G: Hash, H: Hash, I: Hash> Hash for (A, B, C, D, E, F, G, H, I) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug, C: fmt::Debug, D: fmt::Debug, E: fmt::Debug, F: fmt::Debug, G: fmt::Debug, H: fmt::Debug, I: fmt::Debug> fmt::Debug for (A, B, C, D, E, F, G, H, I) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 9]> for (T, T, T, T, T, T, T, T, T) { fn from(array: [T; 9]) -> Self {} }
impl<T> From<(T, T, T, T, T, T, T, T, T)> for [T; 9] { fn from(tuple: (T, T, T, T, T, T, T, T, T)) -> Self {} }
impl<A: Clone, B: Clone, C: Clone, D: Clone, E: Clone, F: Clone, G: Clone, H: Clone, I: Clone, J: Clone> Clone for (A, B, C, D, E, F, G, H, I, J) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy, C: Copy, D: Copy, E: Copy, F: Copy, G: Copy, H: Copy, I: Copy, J: Copy> Copy for (A, B, C, D, E, F, G, H, I, J) {}
impl<A: PartialEq, B: PartialEq, C: PartialEq, D: PartialEq, E: PartialEq, F: PartialEq, G: PartialEq, H: PartialEq, I: PartialEq, J: PartialEq> PartialEq for (A, B, C, D, E, F, G, H, I, J) { fn eq(&self, other: &(A, B, C, D, E, F, G, H, I, J)) -> bool {} }
impl<A: Eq, B: Eq, C: Eq, D: Eq, E: Eq, F: Eq, G: Eq, H: Eq, I: Eq, J: Eq> Eq for (A, B, C, D, E, F, G, H, I, J) {}
impl<A: PartialOrd, B: PartialOrd, C: PartialOrd, D: PartialOrd, E: PartialOrd, F: PartialOrd, G: PartialOrd, H: PartialOrd, I: PartialOrd, J: PartialOrd> PartialOrd for (A, B, C, D, E, F, G, H, I, J) { fn partial_cmp(&self, other: &(A, B, C, D, E, F, G, H, I, J)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord, F: Ord, G: Ord, H: Ord, I: Ord, J: Ord> Ord for (A, B, C, D, E, F, G, H, I, J) { fn cmp(&self, other: &(A, B, C, D, E, F, G, H, I, J)) -> Ordering {} }
impl<A: Default, B: Default, C: Default, D: Default, E: Default, F: Default, G: Default, H: Default, I: Default, J: Default> Default for (A, B, C, D, E, F, G, H, I, J) { fn default() -> (A, B, C, D, E, F, G, H, I, J) {} }
impl<A: Hash, B: Hash, C: Hash, D: Hash, E: Hash, F: Hash, G: Hash, H: Hash, I: Hash, J: Hash> Hash for (A, B, C, D, E, F, G, H, I, J) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug, C: fmt::Debug, D: fmt::Debug, E: fmt::Debug, F: fmt::Debug, G: fmt::Debug, H: fmt::Debug, I: fmt::Debug, J: fmt::Debug> fmt::Debug for (A, B, C, D, E, F, G, H, I, J) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 10]> for (T, T, T, T, T, T, T, T, T, T) { fn from(array: [T; 10]) -> Self {} }
impl<T> From<(T, T, T, T, T, T, T, T, T, T)> for [T; 10] { fn from(tuple: (T, T, T, T, T, T, T, T, T, T)) -> Self {} }
impl<A: Clone, B: Clone, C: Clone, D: Clone, E: Clone, F: Clone, G: Clone, H: Clone, I: Clone, J: Clone, K: Clone> Clone for (A, B, C, D, E, F, G, H, I, J, K) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy, C: Copy, D: Copy, E: Copy, F: Copy, G: Copy, H: Copy, I: Copy, J: Copy, K: Copy> Copy for (A, B, C, D, E, F, G, H, I, J, K) {}
impl<A: PartialEq, B: PartialEq, C: PartialEq, D: PartialEq, E: PartialEq, F: PartialEq, G: PartialEq, H: PartialEq, I: PartialEq, J: PartialEq, K: PartialEq> PartialEq for (A, B, C, D, E, F, G, H, I, J, K) { fn eq(&self, other: &(A, B, C, D, E, F, G, H, I, J, K)) -> bool {} }
impl<A: Eq, B: Eq, C: Eq, D: Eq, E: Eq, F: Eq, G: Eq, H: Eq, I: Eq, J: Eq, K: Eq> Eq for (A, B, C, D, E, F, G, H, I, J, K) {}
impl<A: PartialOrd, B: PartialOrd, C: PartialOrd, D: PartialOrd, E: PartialOrd, F: PartialOrd, G: PartialOrd, H: PartialOrd, I: PartialOrd, J: PartialOrd, K: PartialOrd> PartialOrd for (A, B, C, D, E, F, G, H, I, J, K) { fn partial_cmp(&self, other: &(A, B, C, D, E, F, G, H, I, J, K)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord, F: Ord, G: Ord, H: Ord, I: Ord, J: Ord, K: Ord> Ord for (A, B, C, D, E, F, G, H, I, J, K) { fn cmp(&self, other: &(A, B, C, D, E, F, G, H, I, J, K)) -> Ordering {} }
impl<A: Default, B: Default, C: Default, D: Default, E: Default, F: Default, G: Default, H: Default, I: Default, J: Default, K: Default> Default for (A, B, C, D, E, F, G, H, I, J, K) { fn default() -> (A, B, C, D, E, F, G, H, I, J, K) {} }
impl<A: Hash, B: Hash, C: Hash, D: Hash, E: Hash, F: Hash, G: Hash, H: Hash, I: Hash, J: Hash, K: Hash> Hash for (A, B, C, D, E, F, G, H, I, J, K) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug, C: fmt::Debug, D: fmt::Debug, E: fmt::Debug, F: fmt::Debug, G: fmt::Debug, H: fmt::Debug, I: fmt::Debug, J: fmt::Debug, K: fmt::Debug> fmt::Debug for (A, B, C, D, E, F, G, H, I, J, K) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 11]> for (T, T, T, T, T, T, T, T, T, T, T) { fn from(array: [T; 11]) -> Self {} }
impl<T> From<(T, T, T, T, T, T, T, T, T, T, T)> for [T; 11] { fn from(tuple: (T, T, T, T, T, T, T, T, T, T, T)) -> Self {} }
impl<A: Clone, B: Clone, C: Clone, D: Clone, E: Clone, F: Clone, G: Clone, H: Clone, I: Clone, J: Clone, K: Clone, L: Clone> Clone for (A, B, C, D, E, F, G, H, I, J, K, L) { fn clone(&self) -> Self {} }
impl<A: Copy, B: Copy, C: Copy, D: Copy, E: Copy, F: Copy, G: Copy, H: Copy, I: Copy, J: Copy, K: Copy, L: Copy> Copy for (A, B, C, D, E, F, G, H, I, J, K, L) {}
impl<A: PartialEq, B: PartialEq, C: PartialEq, D: PartialEq, E: PartialEq, F: PartialEq, G: PartialEq, H: PartialEq, I: PartialEq, J: PartialEq, K: PartialEq, L: PartialEq> PartialEq for (A, B, C, D, E, F, G, H, I, J, K, L) { fn eq(&self, other: &(A, B, C, D, E, F, G, H, I, J, K, L)) -> bool {} }
impl<A: Eq, B: Eq, C: Eq, D: Eq, E: Eq, F: Eq, G: Eq, H: Eq, I: Eq, J: Eq, K: Eq, L: Eq> Eq for (A, B, C, D, E, F, G, H, I, J, K, L) {}
impl<A: PartialOrd, B: PartialOrd, C: PartialOrd, D: PartialOrd, E: PartialOrd, F: PartialOrd, G: PartialOrd, H: PartialOrd, I: PartialOrd, J: PartialOrd, K: PartialOrd, L: PartialOrd> PartialOrd for (A, B, C, D, E, F, G, H, I, J, K, L) { fn partial_cmp(&self, other: &(A, B, C, D, E, F, G, H, I, J, K, L)) -> Option<Ordering> {} }
impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord, F: Ord, G: Ord, H: Ord, I: Ord, J: Ord, K: Ord, L: Ord> Ord for (A, B, C, D, E, F, G, H, I, J, K, L) { fn cmp(&self, other: &(A, B, C, D, E, F, G, H, I, J, K, L)) -> Ordering {} }
impl<A: Default, B: Default, C: Default, D: Default, E: Default, F: Default, G: Default, H: Default, I: Default, J: Default, K: Default, L: Default> Default for (A, B, C, D, E, F, G, H, I, J, K, L) { fn default() -> (A, B, C, D, E, F, G, H, I, J, K, L) {} }
impl<A: Hash, B: Hash, C: Hash, D: Hash, E: Hash, F: Hash, G: Hash, H: Hash, I: Hash, J: Hash, K: Hash, L: Hash> Hash for (A, B, C, D, E, F, G, H, I, J, K, L) { fn hash<S: Hasher>(&self, state: &mut S) {} }
impl<A: fmt::Debug, B: fmt::Debug, C: fmt::Debug, D: fmt::Debug, E: fmt::Debug, F: fmt::Debug, G: fmt::Debug, H: fmt::Debug, I: fmt::Debug, J: fmt::Debug, K: fmt::Debug, L: fmt::Debug> fmt::Debug for (A, B, C, D, E, F, G, H, I, J, K, L) { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<[T; 12]> for (T, T, T, T, T, T, T, T, T, T, T, T) { fn from(array: [T; 12]) -> Self {} }
impl<T> From<(T, T, T, T, T, T, T, T, T, T, T, T)> for [T; 12] { fn from(tuple: (T, T, T, T, T, T, T, T, T, T, T, T)) -> Self {} }
