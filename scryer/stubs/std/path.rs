use crate::prelude::rust_2024::*;
use crate::borrow::{Borrow, Cow};
use crate::cmp;
use crate::collections::TryReserveError;
use crate::convert::Infallible;
use crate::ffi::{os_str, OsStr, OsString};
use crate::fmt;
use crate::fs;
use crate::hash::{Hash, Hasher};
use crate::io;
use crate::iter::FusedIterator;
use crate::ops::{Deref, DerefMut};
use crate::rc::Rc;
use crate::str::FromStr;
use crate::sync::Arc;

pub const MAIN_SEPARATOR: char = '/';
pub const MAIN_SEPARATOR_STR: &str = "/";
pub fn is_separator(c: char) -> bool {}
pub fn absolute<P: AsRef<Path>>(path: P) -> io::Result<PathBuf> {}

#[derive(Copy, Clone, Debug, Hash, PartialOrd, Ord, PartialEq, Eq)]
pub enum Prefix<'a> {
    Verbatim(&'a OsStr),
    VerbatimUNC(&'a OsStr, &'a OsStr),
    VerbatimDisk(u8),
    DeviceNS(&'a OsStr),
    UNC(&'a OsStr, &'a OsStr),
    Disk(u8),
}
impl<'a> Prefix<'a> {
    pub fn is_verbatim(&self) -> bool {}
}
#[derive(Copy, Clone, Eq, PartialEq, PartialOrd, Ord, Hash, Debug)]
pub struct PrefixComponent<'a> {}
impl<'a> PrefixComponent<'a> {
    pub fn kind(&self) -> Prefix<'a> {}
    pub fn as_os_str(&self) -> &'a OsStr {}
}
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Component<'a> {
    Prefix(PrefixComponent<'a>),
    RootDir,
    CurDir,
    ParentDir,
    Normal(&'a OsStr),
}
impl<'a> Component<'a> {
    pub fn as_os_str(self) -> &'a OsStr {}
}
impl AsRef<OsStr> for Component<'_> { fn as_ref(&self) -> &OsStr {} }
impl AsRef<Path> for Component<'_> { fn as_ref(&self) -> &Path {} }
#[derive(Clone, Debug)]
pub struct Components<'a> {}
impl<'a> Iterator for Components<'a> { type Item = Component<'a>; fn next(&mut self) -> Option<Component<'a>> {} }
impl<'a> DoubleEndedIterator for Components<'a> { fn next_back(&mut self) -> Option<Component<'a>> {} }
impl<'a> FusedIterator for Components<'a> {}
impl<'a> Components<'a> {
    pub fn as_path(&self) -> &'a Path {}
}
impl PartialEq for Components<'_> { fn eq(&self, other: &Self) -> bool {} }
impl Eq for Components<'_> {}
impl PartialOrd for Components<'_> { fn partial_cmp(&self, other: &Self) -> Option<cmp::Ordering> {} }
impl Ord for Components<'_> { fn cmp(&self, other: &Self) -> cmp::Ordering {} }
#[derive(Clone, Debug)]
pub struct Iter<'a> {}
impl<'a> Iterator for Iter<'a> { type Item = &'a OsStr; fn next(&mut self) -> Option<&'a OsStr> {} }
impl<'a> DoubleEndedIterator for Iter<'a> { fn next_back(&mut self) -> Option<&'a OsStr> {} }
impl<'a> FusedIterator for Iter<'a> {}
impl<'a> Iter<'a> {
    pub fn as_path(&self) -> &'a Path {}
}
impl AsRef<Path> for Components<'_> { fn as_ref(&self) -> &Path {} }
impl AsRef<OsStr> for Components<'_> { fn as_ref(&self) -> &OsStr {} }
impl AsRef<Path> for Iter<'_> { fn as_ref(&self) -> &Path {} }
impl AsRef<OsStr> for Iter<'_> { fn as_ref(&self) -> &OsStr {} }
#[derive(Clone, Debug)]
pub struct Ancestors<'a> {}
impl<'a> Iterator for Ancestors<'a> { type Item = &'a Path; fn next(&mut self) -> Option<&'a Path> {} }
impl<'a> FusedIterator for Ancestors<'a> {}

pub struct PathBuf {}
impl PathBuf {
    pub fn new() -> PathBuf {}
    pub fn with_capacity(capacity: usize) -> PathBuf {}
    pub fn as_path(&self) -> &Path {}
    pub fn leak<'a>(self) -> &'a mut Path {}
    pub fn push<P: AsRef<Path>>(&mut self, path: P) {}
    pub fn pop(&mut self) -> bool {}
    pub fn set_file_name<S: AsRef<OsStr>>(&mut self, file_name: S) {}
    pub fn set_extension<S: AsRef<OsStr>>(&mut self, extension: S) -> bool {}
    pub fn add_extension<S: AsRef<OsStr>>(&mut self, extension: S) -> bool {}
    pub fn as_mut_os_string(&mut self) -> &mut OsString {}
    pub fn into_os_string(self) -> OsString {}
    pub fn into_boxed_path(self) -> Box<Path> {}
    pub fn capacity(&self) -> usize {}
    pub fn clear(&mut self) {}
    pub fn reserve(&mut self, additional: usize) {}
    pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn reserve_exact(&mut self, additional: usize) {}
    pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn shrink_to_fit(&mut self) {}
    pub fn shrink_to(&mut self, min_capacity: usize) {}
}
pub struct Path {}
impl Path {
    pub fn new<S: AsRef<OsStr> + ?Sized>(s: &S) -> &Path {}
    pub fn as_os_str(&self) -> &OsStr {}
    pub fn as_mut_os_str(&mut self) -> &mut OsStr {}
    pub fn to_str(&self) -> Option<&str> {}
    pub fn to_string_lossy(&self) -> Cow<'_, str> {}
    pub fn to_path_buf(&self) -> PathBuf {}
    pub fn is_absolute(&self) -> bool {}
    pub fn is_relative(&self) -> bool {}
    pub fn has_root(&self) -> bool {}
    pub fn parent(&self) -> Option<&Path> {}
    pub fn ancestors(&self) -> Ancestors<'_> {}
    pub fn file_name(&self) -> Option<&OsStr> {}
    pub fn strip_prefix<P: AsRef<Path>>(&self, base: P) -> Result<&Path, StripPrefixError> {}
    pub fn starts_with<P: AsRef<Path>>(&self, base: P) -> bool {}
    pub fn ends_with<P: AsRef<Path>>(&self, child: P) -> bool {}
    pub fn file_stem(&self) -> Option<&OsStr> {}
    pub fn file_prefix(&self) -> Option<&OsStr> {}
    pub fn extension(&self) -> Option<&OsStr> {}
    pub fn join<P: AsRef<Path>>(&self, path: P) -> PathBuf {}
    pub fn with_file_name<S: AsRef<OsStr>>(&self, file_name: S) -> PathBuf {}
    pub fn with_extension<S: AsRef<OsStr>>(&self, extension: S) -> PathBuf {}
    pub fn with_added_extension<S: AsRef<OsStr>>(&self, extension: S) -> PathBuf {}
    pub fn components(&self) -> Components<'_> {}
    pub fn iter(&self) -> Iter<'_> {}
    pub fn display(&self) -> Display<'_> {}
    pub fn metadata(&self) -> io::Result<fs::Metadata> {}
    pub fn symlink_metadata(&self) -> io::Result<fs::Metadata> {}
    pub fn canonicalize(&self) -> io::Result<PathBuf> {}
    pub fn read_link(&self) -> io::Result<PathBuf> {}
    pub fn read_dir(&self) -> io::Result<fs::ReadDir> {}
    pub fn exists(&self) -> bool {}
    pub fn try_exists(&self) -> io::Result<bool> {}
    pub fn is_file(&self) -> bool {}
    pub fn is_dir(&self) -> bool {}
    pub fn is_symlink(&self) -> bool {}
    pub fn into_path_buf(self: Box<Self>) -> PathBuf {}
}
pub struct Display<'a> {}
impl fmt::Debug for Display<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Display for Display<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StripPrefixError {}
impl fmt::Display for StripPrefixError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for StripPrefixError {}

impl Clone for PathBuf { fn clone(&self) -> Self {} }
impl From<&Path> for Box<Path> { fn from(path: &Path) -> Box<Path> {} }
impl From<Cow<'_, Path>> for Box<Path> { fn from(cow: Cow<'_, Path>) -> Box<Path> {} }
impl From<Box<Path>> for PathBuf { fn from(boxed: Box<Path>) -> PathBuf {} }
impl From<PathBuf> for Box<Path> { fn from(p: PathBuf) -> Box<Path> {} }
impl Clone for Box<Path> { fn clone(&self) -> Self {} }
impl<T: ?Sized + AsRef<OsStr>> From<&T> for PathBuf { fn from(s: &T) -> PathBuf {} }
impl From<OsString> for PathBuf { fn from(s: OsString) -> PathBuf {} }
impl From<PathBuf> for OsString { fn from(path_buf: PathBuf) -> OsString {} }
impl From<String> for PathBuf { fn from(s: String) -> PathBuf {} }
impl FromStr for PathBuf { type Err = Infallible; fn from_str(s: &str) -> Result<Self, Self::Err> {} }
impl<P: AsRef<Path>> FromIterator<P> for PathBuf { fn from_iter<I: IntoIterator<Item = P>>(iter: I) -> PathBuf {} }
impl<P: AsRef<Path>> Extend<P> for PathBuf { fn extend<I: IntoIterator<Item = P>>(&mut self, iter: I) {} }
impl fmt::Debug for PathBuf { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for Path { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Deref for PathBuf { type Target = Path; fn deref(&self) -> &Path {} }
impl DerefMut for PathBuf { fn deref_mut(&mut self) -> &mut Path {} }
impl Borrow<Path> for PathBuf { fn borrow(&self) -> &Path {} }
impl Default for PathBuf { fn default() -> Self {} }
impl<'a> From<&'a Path> for Cow<'a, Path> { fn from(s: &'a Path) -> Cow<'a, Path> {} }
impl<'a> From<PathBuf> for Cow<'a, Path> { fn from(s: PathBuf) -> Cow<'a, Path> {} }
impl<'a> From<&'a PathBuf> for Cow<'a, Path> { fn from(p: &'a PathBuf) -> Cow<'a, Path> {} }
impl<'a> From<Cow<'a, Path>> for PathBuf { fn from(p: Cow<'a, Path>) -> Self {} }
impl From<PathBuf> for Arc<Path> { fn from(s: PathBuf) -> Arc<Path> {} }
impl From<&Path> for Arc<Path> { fn from(s: &Path) -> Arc<Path> {} }
impl From<PathBuf> for Rc<Path> { fn from(s: PathBuf) -> Rc<Path> {} }
impl From<&Path> for Rc<Path> { fn from(s: &Path) -> Rc<Path> {} }
impl ToOwned for Path { type Owned = PathBuf; fn to_owned(&self) -> PathBuf {} }
impl PartialEq for PathBuf { fn eq(&self, other: &PathBuf) -> bool {} }
impl Eq for PathBuf {}
impl PartialOrd for PathBuf { fn partial_cmp(&self, other: &PathBuf) -> Option<cmp::Ordering> {} }
impl Ord for PathBuf { fn cmp(&self, other: &PathBuf) -> cmp::Ordering {} }
impl Hash for PathBuf { fn hash<H: Hasher>(&self, h: &mut H) {} }
impl AsRef<OsStr> for PathBuf { fn as_ref(&self) -> &OsStr {} }
impl PartialEq for Path { fn eq(&self, other: &Path) -> bool {} }
impl Eq for Path {}
impl PartialOrd for Path { fn partial_cmp(&self, other: &Path) -> Option<cmp::Ordering> {} }
impl Ord for Path { fn cmp(&self, other: &Path) -> cmp::Ordering {} }
impl Hash for Path { fn hash<H: Hasher>(&self, h: &mut H) {} }
impl AsRef<OsStr> for Path { fn as_ref(&self) -> &OsStr {} }
impl AsRef<Path> for Path { fn as_ref(&self) -> &Path {} }
impl AsRef<Path> for PathBuf { fn as_ref(&self) -> &Path {} }
impl AsRef<Path> for OsStr { fn as_ref(&self) -> &Path {} }
impl AsRef<Path> for Cow<'_, OsStr> { fn as_ref(&self) -> &Path {} }
impl AsRef<Path> for OsString { fn as_ref(&self) -> &Path {} }
impl AsRef<Path> for str { fn as_ref(&self) -> &Path {} }
impl AsRef<Path> for String { fn as_ref(&self) -> &Path {} }
impl<'a> IntoIterator for &'a PathBuf { type Item = &'a OsStr; type IntoIter = Iter<'a>; fn into_iter(self) -> Iter<'a> {} }
impl<'a> IntoIterator for &'a Path { type Item = &'a OsStr; type IntoIter = Iter<'a>; fn into_iter(self) -> Iter<'a> {} }
impl PartialEq<Path> for PathBuf { fn eq(&self, other: &Path) -> bool {} }
impl PartialEq<PathBuf> for Path { fn eq(&self, other: &PathBuf) -> bool {} }
impl PartialEq<&Path> for PathBuf { fn eq(&self, other: &&Path) -> bool {} }
impl PartialEq<PathBuf> for &Path { fn eq(&self, other: &PathBuf) -> bool {} }
impl PartialEq<Path> for Cow<'_, Path> { fn eq(&self, other: &Path) -> bool {} }
impl PartialEq<Cow<'_, Path>> for Path { fn eq(&self, other: &Cow<'_, Path>) -> bool {} }
impl PartialEq<&Path> for Cow<'_, Path> { fn eq(&self, other: &&Path) -> bool {} }
impl PartialEq<Cow<'_, Path>> for &Path { fn eq(&self, other: &Cow<'_, Path>) -> bool {} }
impl PartialEq<PathBuf> for Cow<'_, Path> { fn eq(&self, other: &PathBuf) -> bool {} }
impl PartialEq<Cow<'_, Path>> for PathBuf { fn eq(&self, other: &Cow<'_, Path>) -> bool {} }
impl PartialEq<str> for PathBuf { fn eq(&self, other: &str) -> bool {} }
impl PartialEq<str> for Path { fn eq(&self, other: &str) -> bool {} }
impl PartialEq<PathBuf> for str { fn eq(&self, other: &PathBuf) -> bool {} }
impl PartialEq<Path> for str { fn eq(&self, other: &Path) -> bool {} }
impl PartialEq<&str> for PathBuf { fn eq(&self, other: &&str) -> bool {} }
impl PartialEq<&str> for Path { fn eq(&self, other: &&str) -> bool {} }
impl PartialEq<PathBuf> for &str { fn eq(&self, other: &PathBuf) -> bool {} }
impl PartialEq<Path> for &str { fn eq(&self, other: &Path) -> bool {} }
impl PartialEq<String> for PathBuf { fn eq(&self, other: &String) -> bool {} }
impl PartialEq<String> for Path { fn eq(&self, other: &String) -> bool {} }
impl PartialEq<PathBuf> for String { fn eq(&self, other: &PathBuf) -> bool {} }
impl PartialEq<Path> for String { fn eq(&self, other: &Path) -> bool {} }
impl From<&mut Path> for Box<Path> { fn from(path: &mut Path) -> Box<Path> {} }
impl From<&mut Path> for Arc<Path> { fn from(s: &mut Path) -> Arc<Path> {} }
impl From<&mut Path> for Rc<Path> { fn from(s: &mut Path) -> Rc<Path> {} }
impl PartialOrd<Path> for PathBuf { fn partial_cmp(&self, other: &Path) -> Option<cmp::Ordering> {} }
impl PartialOrd<PathBuf> for Path { fn partial_cmp(&self, other: &PathBuf) -> Option<cmp::Ordering> {} }
impl PartialOrd<&Path> for PathBuf { fn partial_cmp(&self, other: &&Path) -> Option<cmp::Ordering> {} }
impl PartialOrd<PathBuf> for &Path { fn partial_cmp(&self, other: &PathBuf) -> Option<cmp::Ordering> {} }
impl PartialOrd<Path> for Cow<'_, Path> { fn partial_cmp(&self, other: &Path) -> Option<cmp::Ordering> {} }
impl PartialOrd<Cow<'_, Path>> for Path { fn partial_cmp(&self, other: &Cow<'_, Path>) -> Option<cmp::Ordering> {} }
impl PartialOrd<&Path> for Cow<'_, Path> { fn partial_cmp(&self, other: &&Path) -> Option<cmp::Ordering> {} }
impl PartialOrd<Cow<'_, Path>> for &Path { fn partial_cmp(&self, other: &Cow<'_, Path>) -> Option<cmp::Ordering> {} }
impl PartialOrd<PathBuf> for Cow<'_, Path> { fn partial_cmp(&self, other: &PathBuf) -> Option<cmp::Ordering> {} }
impl PartialOrd<Cow<'_, Path>> for PathBuf { fn partial_cmp(&self, other: &Cow<'_, Path>) -> Option<cmp::Ordering> {} }
