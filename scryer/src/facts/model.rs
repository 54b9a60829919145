//! What one file says, in compact tables.
//!
//! [`FileFacts`] is a pure function of a file's text and edition. Everything in it is a file-local id: an index into one of
//! its tables. Lists are [`List`]s: runs in a flat table. Nothing refers to another file, to a path on disk or to a name's
//! meaning; that is the business of `resolve` and `infer`, which read these tables and never the syntax tree.
//!
//! Three tables carry the structure:
//! - **items**, in preorder: an item's children follow it directly, up to its `end`. Generic parameters, fields, variants,
//!   `use` declarations, `impl` blocks and macro calls in item position are items too, so one id names any of them.
//! - **bodies**: the expressions behind fns, consts, statics, discriminants and array lengths, as a small IR
//!   ([`Expr`], [`Pat`], [`Stmt`], [`Block`]).
//! - **postings**: where each name is written as an identifier, whatever it means.
//!
//! Spans are `u32` byte offsets into the file. `item_hash` covers the text outside fn bodies, so that an edit inside a
//! body can be told from an edit that changes what other files see.

use serde::{Deserialize, Serialize};

use crate::source::{ContentHash, LineIndex, TextRange};
use crate::workspace::graph::Edition;

pub use crate::syntax::SyntaxError;

/// The version of this model and of lowering: facts stored under another number are thrown away.
pub const FORMAT_VERSION: u32 = 6;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub struct $name(pub u32);

        impl $name {
            /// The id as an index into its table.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )* };
}

ids! {
    /// An identifier's text (without `r#`): index into [`FileFacts::names`].
    NameId,
    /// A longer text (docs, attribute values, macro tokens): index into [`FileFacts::texts`].
    TextId,
    /// Index into [`FileFacts::items`].
    ItemId,
    /// Index into [`FileFacts::paths`].
    PathId,
    /// Index into [`FileFacts::types`].
    TypeRefId,
    /// Index into [`FileFacts::generic_args`].
    GenericArgsId,
    /// Index into [`FileFacts::bodies`].
    BodyId,
    /// Index into [`FileFacts::exprs`].
    ExprId,
    /// Index into [`FileFacts::pats`].
    PatId,
    /// Index into [`FileFacts::blocks`].
    BlockId,
    /// A local variable as one pattern introduces it: index into [`FileFacts::bindings`].
    BindingId,
    /// Index into [`FileFacts::macro_calls`].
    MacroCallId,
}

/// A run of entries in the flat table of `T`s: `start..start + len`.
#[derive(Serialize, Deserialize)]
pub struct List<T> {
    /// Index of the first entry.
    pub start: u32,
    /// How many there are.
    pub len: u32,
    #[serde(skip)]
    marker: std::marker::PhantomData<fn() -> T>,
}

impl<T> List<T> {
    /// A run of `len` entries from `start`.
    pub fn new(start: u32, len: u32) -> List<T> {
        List { start, len, marker: std::marker::PhantomData }
    }

    /// The run without entries.
    pub fn empty() -> List<T> {
        List::new(0, 0)
    }

    /// Whether it has no entries.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The indices it covers.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

impl<T> Clone for List<T> {
    fn clone(&self) -> List<T> {
        *self
    }
}
impl<T> Copy for List<T> {}
impl<T> Default for List<T> {
    fn default() -> List<T> {
        List::empty()
    }
}
impl<T> PartialEq for List<T> {
    fn eq(&self, other: &List<T>) -> bool {
        self.start == other.start && self.len == other.len
    }
}
impl<T> Eq for List<T> {}
impl<T> std::fmt::Debug for List<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.range())
    }
}

/// All facts of one file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FileFacts {
    /// The edition that it was read in.
    pub edition: Edition,
    /// Hash of the text outside fn bodies (bodies that declare items count as outside).
    pub item_hash: Option<ContentHash>,
    /// Line starts, for positions.
    pub lines: LineIndex,
    /// Names by [`NameId`], each once, without `r#`.
    pub names: Vec<Box<str>>,
    /// Texts by [`TextId`].
    pub texts: Vec<Box<str>>,

    /// Items in preorder.
    pub items: Vec<Item>,
    /// Where each item lies; same index as `items`.
    pub item_ranges: Vec<ItemRanges>,
    /// Items that stand in the file itself, in source order (not those below other items).
    pub roots: Vec<ItemId>,
    /// Doc text per item that has any (markers stripped, lines joined by `\n`), sorted by item.
    pub docs: Vec<(ItemId, TextId)>,
    /// The file's own inner docs (`//!`).
    pub file_docs: Option<TextId>,
    /// Inner attributes of the file (`#![…]`).
    pub file_attrs: List<Attr>,
    /// What these say of the module that the file is.
    pub file_flags: ItemFlags,
    /// Attributes; runs of this table.
    pub attrs: Vec<Attr>,
    /// Leaves of use trees; runs of this table.
    pub imports: Vec<Import>,
    /// Where-predicates; runs of this table.
    pub predicates: Vec<Predicate>,

    /// Paths.
    pub paths: Vec<Path>,
    /// Segments of paths; runs of this table.
    pub segments: Vec<Segment>,
    /// Offset of each segment's identifier (of the `r` of `r#name`); same index as `segments`.
    pub segment_starts: Vec<u32>,
    /// Generic arguments of segments and method calls.
    pub generic_args: Vec<GenericArgs>,
    /// `Item = T` and `Item: Bound` in generic arguments; runs of this table.
    pub assoc_bindings: Vec<AssocBinding>,
    /// Types as written.
    pub types: Vec<TypeRef>,
    /// Lists of types; runs of this table.
    pub type_lists: Vec<TypeRefId>,
    /// Trait bounds; runs of this table.
    pub bounds: Vec<Bound>,
    /// Lists of paths (derives); runs of this table.
    pub path_lists: Vec<PathId>,

    /// Bodies; a body's expressions are `exprs` of one contiguous run, but for macro arguments, which come later.
    pub bodies: Vec<Body>,
    /// Expressions.
    pub exprs: Vec<Expr>,
    /// Where each expression lies; same index as `exprs`.
    pub expr_ranges: Vec<TextRange>,
    /// Lists of expressions; runs of this table.
    pub expr_lists: Vec<ExprId>,
    /// Field initialisers of struct literals; runs of this table.
    pub field_inits: Vec<FieldInit>,
    /// Match arms; runs of this table.
    pub arms: Vec<Arm>,
    /// Patterns.
    pub pats: Vec<Pat>,
    /// Lists of patterns; runs of this table.
    pub pat_lists: Vec<PatId>,
    /// Field patterns; runs of this table.
    pub field_pats: Vec<FieldPat>,
    /// Local variables.
    pub bindings: Vec<Binding>,
    /// Parameters of fns and closures; runs of this table.
    pub params: Vec<Param>,
    /// Blocks.
    pub blocks: Vec<Block>,
    /// Statements; runs of this table.
    pub stmts: Vec<Stmt>,
    /// Lists of items (of a block, of a macro call); runs of this table.
    pub item_lists: Vec<ItemId>,
    /// Macro calls, wherever they stand.
    pub macro_calls: Vec<MacroCall>,

    /// Per name (same index as `names`, one entry more): where its run in `posting_starts` begins.
    pub posting_index: Vec<u32>,
    /// Offsets at which names stand as identifiers anywhere in the file's code (macro tokens and inline format arguments
    /// included; comments and other strings not), each run ascending.
    pub posting_starts: Vec<u32>,

    /// What did not parse, in order of position. The parts around it are in the tables all the same.
    pub errors: Vec<SyntaxError>,
}

// ---- items ----------------------------------------------------------------------------------------------------------

/// A declaration.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Item {
    /// Its name; `None` for `use`, `impl`, extern blocks, macro calls, `const _`. Tuple fields are named `0`, `1`, ….
    pub name: Option<NameId>,
    /// The item whose subtree it is in; `None` at the top of the file and for items out of a top-level macro call.
    pub parent: Option<ItemId>,
    /// The innermost block that it is declared in, if it is declared in a body.
    pub block: Option<BlockId>,
    /// Just past the last item of its subtree; children are found from `self + 1`, hopping from `end` to `end`.
    pub end: ItemId,
    /// Visibility as written. Variants, their fields and trait items have `Inherited`, which there means the owner's.
    pub visibility: Visibility,
    /// Flags.
    pub flags: ItemFlags,
    /// Outer attributes and, for modules, inner ones.
    pub attrs: List<Attr>,
    /// What it is, with what only that kind has.
    pub kind: ItemKind,
}

/// What an item is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ItemKind {
    /// `mod name;` or, inline, `mod name { … }` (its items are the children).
    Module {
        /// Whether the content stands here.
        inline: bool,
    },
    /// A free fn, method, trait method or foreign fn; by its parent.
    Fn {
        /// Where-predicates (bounds in the parameter list stand with the parameters).
        predicates: List<Predicate>,
        /// Parameters without the receiver.
        params: List<Param>,
        /// The receiver.
        receiver: Receiver,
        /// Return type; `None` is `()`.
        ret: Option<TypeRefId>,
        /// The body; its `self` binding, if there is a receiver, is [`Body::self_binding`].
        body: Option<BodyId>,
    },
    /// Fields are children.
    Struct {
        /// Where-predicates.
        predicates: List<Predicate>,
        /// Unit, tuple or record.
        shape: Shape,
    },
    /// Fields are children.
    Union {
        /// Where-predicates.
        predicates: List<Predicate>,
    },
    /// Variants are children.
    Enum {
        /// Where-predicates.
        predicates: List<Predicate>,
    },
    /// Fields are children.
    Variant {
        /// Unit, tuple or record.
        shape: Shape,
        /// The explicit discriminant.
        discriminant: Option<BodyId>,
    },
    /// A field of a struct, union or variant.
    Field {
        /// Its type.
        ty: TypeRefId,
    },
    /// Items are children.
    Trait {
        /// Where-predicates.
        predicates: List<Predicate>,
        /// `trait T: A + B`.
        supertraits: List<Bound>,
    },
    /// Items are children.
    Impl {
        /// Where-predicates.
        predicates: List<Predicate>,
        /// The type implemented for.
        self_ty: TypeRefId,
        /// The trait, unless inherent.
        trait_path: Option<PathId>,
        /// `impl !Trait for T`.
        negative: bool,
    },
    /// A type alias or an associated type; by its parent.
    TypeAlias {
        /// Where-predicates.
        predicates: List<Predicate>,
        /// `type Item: Bound`.
        bounds: List<Bound>,
        /// The aliased type, or a trait's default.
        ty: Option<TypeRefId>,
    },
    /// A const or an associated const.
    Const {
        /// Its type.
        ty: Option<TypeRefId>,
        /// Its initialiser.
        body: Option<BodyId>,
    },
    /// A static.
    Static {
        /// Its type.
        ty: Option<TypeRefId>,
        /// Its initialiser.
        body: Option<BodyId>,
    },
    /// `macro_rules! name { … }` or `macro name(…) { … }`.
    MacroDef {
        /// The text between the outer delimiters; of `macro name(…) { … }`, all that is behind the name.
        rules: TextId,
        /// Offset of that text in the file.
        start: u32,
        /// Whether it is a `macro`, scoped like an item.
        decl_macro: bool,
    },
    /// A macro call in item position; the items it was read as, if so, are those of [`MacroArgs::Items`].
    MacroCall(MacroCallId),
    /// A use declaration.
    Use {
        /// Its leaves.
        imports: List<Import>,
    },
    /// `extern crate name [as alias];`: the item's own name is the name it is known by here.
    ExternCrate {
        /// The crate's name; `self` for the current crate.
        krate: NameId,
        /// Offset of that name.
        start: u32,
    },
    /// `extern "C" { … }`: foreign items are children.
    ExternBlock,
    /// A type parameter: child of the item whose generics declare it, before its other children.
    TypeParam {
        /// Bounds in the parameter list.
        bounds: List<Bound>,
        /// `T = Default`.
        default: Option<TypeRefId>,
    },
    /// A const parameter: likewise.
    ConstParam {
        /// Its type.
        ty: TypeRefId,
    },
}

/// How fields are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Shape {
    /// `struct S;`
    Unit,
    /// `struct S(…);`
    Tuple,
    /// `struct S { … }`
    Record,
}

/// The `self` parameter of a fn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Receiver {
    /// Not a method.
    None,
    /// `self`, `mut self`
    Value,
    /// `&self`
    Ref,
    /// `&mut self`
    RefMut,
    /// `self: Type`
    Typed(TypeRefId),
}

/// Visibility as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Visibility {
    /// Nothing written: private, or the owner's where the owner decides.
    Inherited,
    /// `pub`
    Public,
    /// `pub(crate)`, and `crate` of old
    Crate,
    /// `pub(self)`
    SelfMod,
    /// `pub(super)`
    Super,
    /// `pub(in path)`
    In(PathId),
}

/// A set of yes-or-no facts about an item.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ItemFlags(pub u16);

impl ItemFlags {
    /// `async fn`
    pub const ASYNC: ItemFlags = ItemFlags(1);
    /// `const fn`
    pub const CONST: ItemFlags = ItemFlags(2);
    /// `unsafe fn`, `unsafe trait`, `unsafe impl`
    pub const UNSAFE: ItemFlags = ItemFlags(4);
    /// Foreign items and `extern fn`s.
    pub const EXTERN: ItemFlags = ItemFlags(8);
    /// A test by its attributes: `#[test]`, `#[tokio::test]`, `#[rstest]`, … (a path whose last segment is `test`, `rstest`,
    /// `test_case`, `quickcheck`, `proptest`, `bench`).
    pub const TEST: ItemFlags = ItemFlags(16);
    /// `#[macro_export]`
    pub const MACRO_EXPORT: ItemFlags = ItemFlags(32);
    /// `#[macro_use]`
    pub const MACRO_USE: ItemFlags = ItemFlags(64);
    /// `static mut`
    pub const MUT: ItemFlags = ItemFlags(128);
    /// Has a `cfg` attribute that needs `test` (`cfg(test)`, `cfg(all(test, …))`), itself or by an item around it.
    pub const CFG_TEST: ItemFlags = ItemFlags(256);
    /// Has a default or a body where one is optional: a provided trait item.
    pub const PROVIDED: ItemFlags = ItemFlags(512);
    /// `#[proc_macro]`, `#[proc_macro_derive]`, `#[proc_macro_attribute]`
    pub const PROC_MACRO: ItemFlags = ItemFlags(1024);
    /// Has a `cfg` attribute that is false in the usual build (64-bit Linux, debug, under test, every feature on), itself
    /// or by an item around it in the file. It stays in the program; where a twin without this flag stands beside it,
    /// inference goes on with the twin.
    pub const CFG_OFF: ItemFlags = ItemFlags(2048);
    /// `#[doc(hidden)]`
    pub const DOC_HIDDEN: ItemFlags = ItemFlags(4096);
    /// `#[doc(inline)]`
    pub const DOC_INLINE: ItemFlags = ItemFlags(8192);
    /// `#[doc(no_inline)]`
    pub const DOC_NO_INLINE: ItemFlags = ItemFlags(16384);

    /// Whether all flags of `other` are set.
    pub fn contains(self, other: ItemFlags) -> bool {
        self.0 & other.0 == other.0
    }

    /// Those that hold for what stands inside as well.
    pub(in crate::facts) fn inherited(self) -> ItemFlags {
        ItemFlags(self.0 & (ItemFlags::CFG_TEST.0 | ItemFlags::CFG_OFF.0))
    }

    /// Sets the flags of `other`.
    pub fn insert(&mut self, other: ItemFlags) {
        self.0 |= other.0;
    }
}

/// Where an item lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ItemRanges {
    /// All of it, outer docs and attributes included.
    pub full: TextRange,
    /// Its name (with `r#`); where it has none: the keyword (`use`, `impl`, `extern`), the macro's path, or a tuple
    /// field's type.
    pub name: TextRange,
    /// Start of the declaration behind docs and attributes (of `pub` or the keyword).
    pub decl_start: u32,
    /// End of the declaration's head: where a body or a `{…}` of children begins, else the end of the item.
    pub head_end: u32,
}

/// An attribute, as far as it matters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attr {
    /// Its path (`derive`, `tokio::test`, …).
    pub path: PathId,
    /// Its meaning.
    pub kind: AttrKind,
}

/// What an attribute says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AttrKind {
    /// `#[cfg(PREDICATE)]`, with the predicate as written, spaces normalised to one.
    Cfg(TextId),
    /// `#[derive(A, b::C)]`; also one inside `cfg_attr`.
    Derive(List<PathId>),
    /// `#[path = "…"]`, the value; also one inside `cfg_attr`.
    Path(TextId),
    /// `#[lang = "…"]`, the value.
    Lang(TextId),
    /// `#[proc_macro_derive(Name, …)]`, the derive's name.
    ProcMacroDerive(NameId),
    /// Any other.
    Other,
}

/// One leaf of a use tree, flattened: `use a::{b as c, d::*}` is `a::b as c` and `a::d::*`. Shared prefixes repeat, with the
/// same segment offsets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Import {
    /// The path; of a glob, what stands before `::*`. `use a::{self}` has the path `a`.
    pub path: PathId,
    /// What is brought in.
    pub kind: ImportKind,
}

/// What an [`Import`] brings in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ImportKind {
    /// The path's last segment, under its own name.
    Plain,
    /// As `Plain`, but out of `{self}`: only the type namespace.
    SelfInBraces,
    /// `as name`; the flag says that it came from `{self as name}`.
    Renamed {
        /// The new name.
        name: NameId,
        /// Offset of the new name.
        start: u32,
        /// Whether out of `{self as name}`.
        of_self: bool,
    },
    /// `as _`
    Underscore,
    /// `::*`
    Glob,
}

/// `ty: bounds` in a where clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Predicate {
    /// The bounded type.
    pub ty: TypeRefId,
    /// What it must be.
    pub bounds: List<Bound>,
}

/// One trait bound. Lifetimes are not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bound {
    /// The trait.
    pub path: PathId,
    /// `?Sized`
    pub maybe: bool,
}

// ---- paths and types ------------------------------------------------------------------------------------------------

/// A path as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Path {
    /// What it starts from.
    pub anchor: Anchor,
    /// `<Qself as a::Trait>::f`: the type; the first `trait_segments` segments are `a::Trait`.
    pub qself: Option<TypeRefId>,
    /// How many segments name the trait of a qualified path; 0 for `<T>::f`.
    pub trait_segments: u8,
    /// The identifiers, without those that the anchor stands for. `Self` is a segment.
    pub segments: List<Segment>,
}

/// The start of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Anchor {
    /// Nothing special.
    Plain,
    /// `::a`
    Absolute,
    /// `crate::a`
    Crate,
    /// `self::a`; alone and in an expression, the receiver.
    SelfMod,
    /// `super::a`, that many times.
    Super(u8),
    /// `$crate::a`
    DollarCrate,
}

/// One identifier of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Segment {
    /// The identifier.
    pub name: NameId,
    /// `<…>` or `(…) -> …` behind it.
    pub args: Option<GenericArgsId>,
}

/// `<A, B, Item = C>`, without lifetimes. `Fn(A, B) -> C` has one tuple type `(A, B)` and `Output = C`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GenericArgs {
    /// Types and consts ([`TypeRef::Const`]), in order.
    pub types: List<TypeRefId>,
    /// Bindings and bounds of associated types.
    pub bindings: List<AssocBinding>,
    /// Written as `(A, B) -> C`.
    pub parenthesized: bool,
}

/// `Item = T` or `Item: Bound` in generic arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AssocBinding {
    /// The associated type.
    pub name: NameId,
    /// Offset of its name; `u32::MAX` for the `Output` that `-> C` implies.
    pub start: u32,
    /// `= T`
    pub ty: Option<TypeRefId>,
    /// `: Bound`
    pub bounds: List<Bound>,
}

/// A type as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TypeRef {
    /// A named type (or a bare trait object of old).
    Path(PathId),
    /// `&T`, `&mut T`
    Ref {
        /// The referent.
        inner: TypeRefId,
        /// `mut`
        mutable: bool,
    },
    /// `*const T`, `*mut T`
    Ptr {
        /// The pointee.
        inner: TypeRefId,
        /// `mut`
        mutable: bool,
    },
    /// `[T]`
    Slice(TypeRefId),
    /// `[T; N]`, the length as an expression of a body of its own.
    Array(TypeRefId, Option<BodyId>),
    /// `()`, `(A, B)`
    Tuple(List<TypeRefId>),
    /// `fn(A) -> B`
    FnPtr {
        /// Parameter types.
        params: List<TypeRefId>,
        /// Return type; `None` is `()`.
        ret: Option<TypeRefId>,
    },
    /// `impl A + B`
    ImplTrait(List<Bound>),
    /// `dyn A + B`
    DynTrait(List<Bound>),
    /// `!`
    Never,
    /// `_`
    Infer,
    /// A macro call in type position.
    Macro(MacroCallId),
    /// A const argument: a literal or a block. (A bare `N` is a `Path`.)
    Const(BodyId),
    /// Something that did not parse.
    Error,
}

// ---- bodies ---------------------------------------------------------------------------------------------------------

/// An expression with everything in it, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Body {
    /// The item whose text it is in: a fn, const, static, variant; for array lengths and const arguments, the item whose
    /// signature or body they stand in; `None` for one in a top-level macro call.
    pub owner: Option<ItemId>,
    /// What it is the body of.
    pub kind: BodyKind,
    /// The expression.
    pub root: ExprId,
    /// The `self` parameter's binding, in a fn with a receiver.
    pub self_binding: Option<BindingId>,
    /// Where it lies.
    pub range: TextRange,
}

/// What a body belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BodyKind {
    /// A fn's block.
    Fn,
    /// The initialiser of a const or static.
    Initializer,
    /// A discriminant, an array length, a const argument.
    AnonConst,
}

/// An expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Expr {
    /// What did not parse, was nested too deeply, or is not there.
    Missing,
    /// A path; a lone `self` is the anchor without segments.
    Path(PathId),
    /// A literal.
    Literal(Literal),
    /// `callee(args)`
    Call {
        /// What is called.
        callee: ExprId,
        /// With what.
        args: List<ExprId>,
    },
    /// `receiver.name::<…>(args)`
    MethodCall {
        /// The receiver.
        receiver: ExprId,
        /// The method.
        name: NameId,
        /// Offset of the method's name.
        start: u32,
        /// The turbofish.
        generic_args: Option<GenericArgsId>,
        /// The other arguments.
        args: List<ExprId>,
    },
    /// `base.name`, `base.0`
    Field {
        /// The base.
        base: ExprId,
        /// The field.
        name: NameId,
        /// Offset of the field's name.
        start: u32,
    },
    /// `base[index]`
    Index {
        /// The base.
        base: ExprId,
        /// The index.
        index: ExprId,
    },
    /// `path { fields, ..spread }`
    Struct {
        /// The struct, variant, union or alias.
        path: PathId,
        /// The fields given.
        fields: List<FieldInit>,
        /// `..spread`
        spread: Option<ExprId>,
    },
    /// `(a, b)`, `()`
    Tuple(List<ExprId>),
    /// `[a, b]`
    Array(List<ExprId>),
    /// `[value; len]`
    Repeat {
        /// The value.
        value: ExprId,
        /// The length.
        len: ExprId,
    },
    /// `&e`, `&mut e`, `&raw …`
    Ref {
        /// The referent.
        expr: ExprId,
        /// `mut`
        mutable: bool,
        /// `&raw const`, `&raw mut`
        raw: bool,
    },
    /// `*e`, `-e`, `!e`; the operator is the expression's first byte.
    Unary {
        /// The operator.
        op: UnaryOp,
        /// The operand.
        expr: ExprId,
    },
    /// `lhs op rhs`, and compound assignments.
    Binary {
        /// The operator.
        op: BinaryOp,
        /// Left operand.
        lhs: ExprId,
        /// Right operand.
        rhs: ExprId,
        /// Offset of the operator.
        start: u32,
    },
    /// `lhs = rhs`
    Assign {
        /// The place, or a destructuring pattern written as an expression.
        lhs: ExprId,
        /// The value.
        rhs: ExprId,
    },
    /// `e as T`
    Cast {
        /// The value.
        expr: ExprId,
        /// The type.
        ty: TypeRefId,
    },
    /// `a..b`, `a..=b`, and with ends left out
    Range {
        /// The lower end.
        lo: Option<ExprId>,
        /// The upper end.
        hi: Option<ExprId>,
        /// `..=`
        inclusive: bool,
    },
    /// A block of any kind. (`(e)` is just `e`.)
    Block {
        /// Its content.
        block: BlockId,
        /// Its kind.
        kind: BlockKind,
    },
    /// `if condition { … } else { … }`; a condition may hold `Let`s joined by `&&`.
    If {
        /// The condition.
        condition: ExprId,
        /// The block.
        then: ExprId,
        /// The block or `if` behind `else`.
        otherwise: Option<ExprId>,
    },
    /// `let pat = expr` in a condition: its bindings live in what follows in the condition and in the block behind.
    Let {
        /// The pattern.
        pat: PatId,
        /// The value.
        expr: ExprId,
    },
    /// `match scrutinee { arms }`
    Match {
        /// What is matched.
        scrutinee: ExprId,
        /// The arms.
        arms: List<Arm>,
    },
    /// `while condition { … }`
    While {
        /// The condition.
        condition: ExprId,
        /// The block.
        body: ExprId,
    },
    /// `loop { … }`
    Loop {
        /// The block.
        body: ExprId,
    },
    /// `for pat in iterable { … }`
    For {
        /// The loop variable.
        pat: PatId,
        /// What is iterated.
        iterable: ExprId,
        /// The block.
        body: ExprId,
    },
    /// `break 'label value`
    Break {
        /// The value.
        value: Option<ExprId>,
        /// Where the labelled loop or block begins: the start of its range. `None` without a label.
        target: Option<u32>,
    },
    /// `continue`
    Continue,
    /// `return`, `become`, `yield`
    Return(Option<ExprId>),
    /// `|params| body`
    Closure {
        /// The parameters.
        params: List<Param>,
        /// `-> T`
        ret: Option<TypeRefId>,
        /// The body.
        body: ExprId,
        /// `async |…|`
        is_async: bool,
    },
    /// `e.await`
    Await(ExprId),
    /// `e?`
    Try(ExprId),
    /// A macro call.
    Macro(MacroCallId),
    /// `_` as the place of an assignment.
    Underscore,
}

/// A literal's type, as far as it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Literal {
    /// An integer, with its suffix (`u8`, or a float's).
    Int(Option<NameId>),
    /// A float, with its suffix.
    Float(Option<NameId>),
    /// `true`, `false`
    Bool,
    /// `'c'`
    Char,
    /// `b'c'`
    Byte,
    /// `"…"`, raw too
    Str,
    /// `b"…"`, raw too, and its length if it could be told
    ByteStr,
    /// `c"…"`
    CStr,
}

/// A prefix operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum UnaryOp {
    /// `*`
    Deref,
    /// `-`
    Neg,
    /// `!`
    Not,
}

/// An infix operator; the `…Assign` forms are compound assignments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are the operators'")]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Shr,
    And,
    Or,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    AddAssign,
    SubAssign,
    MulAssign,
    DivAssign,
    RemAssign,
    BitAndAssign,
    BitOrAssign,
    BitXorAssign,
    ShlAssign,
    ShrAssign,
}

/// What a block is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BlockKind {
    /// `{ … }`
    Plain,
    /// `'label: { … }`
    Labelled,
    /// `unsafe { … }`
    Unsafe,
    /// `async { … }`, `async move { … }`
    Async,
    /// `const { … }`
    Const,
    /// `try { … }`
    Try,
    /// `gen { … }`
    Gen,
}

/// A block's content.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// Statements in order; items declared in it are among them.
    pub stmts: List<Stmt>,
    /// The expression that is its value.
    pub tail: Option<ExprId>,
    /// The items declared in it (not in blocks below), which all of it sees.
    pub items: List<ItemId>,
    /// Where it lies, braces included.
    pub range: TextRange,
}

/// A statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stmt {
    /// `let pat: ty = init else { … };`
    Let {
        /// The pattern.
        pat: PatId,
        /// The type.
        ty: Option<TypeRefId>,
        /// The value.
        init: Option<ExprId>,
        /// The block behind `else`.
        otherwise: Option<ExprId>,
        /// Behind a `cfg` that is false in the usual build: see [`ItemFlags::CFG_OFF`].
        off: bool,
    },
    /// An expression, with or without `;`. A macro call as a statement is one of these, unless it is read as items.
    Expr(ExprId),
    /// A declaration.
    Item(ItemId),
}

/// `name: value` in a struct literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FieldInit {
    /// The field (`0` in `S { 0: x }`).
    pub name: NameId,
    /// Offset of the field's name.
    pub start: u32,
    /// The value; of `S { x }` a path at the same offset.
    pub value: ExprId,
    /// Written as `S { x }`.
    pub shorthand: bool,
}

/// A match arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Arm {
    /// The pattern.
    pub pat: PatId,
    /// `if guard`, which may hold `Let`s.
    pub guard: Option<ExprId>,
    /// The value.
    pub body: ExprId,
}

/// A parameter of a fn or closure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Param {
    /// Its pattern; `None` in fn pointers and old trait methods.
    pub pat: Option<PatId>,
    /// Its type; `None` where a closure leaves it out.
    pub ty: Option<TypeRefId>,
}

/// A pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pat {
    /// What did not parse.
    Missing,
    /// `_`
    Wild,
    /// `..`
    Rest,
    /// `x`, `ref mut x`, `x @ sub`. A bare `x` may turn out to name a unit struct, variant or const.
    Bind {
        /// The variable.
        binding: BindingId,
        /// What stands behind `@`.
        sub: Option<PatId>,
    },
    /// A path of two segments or more, or one with generic arguments.
    Path(PathId),
    /// `path(pats)`
    TupleStruct {
        /// The struct or variant.
        path: PathId,
        /// The parts, `Rest` among them.
        pats: List<PatId>,
    },
    /// `path { fields, .. }`
    Struct {
        /// The struct, variant or union.
        path: PathId,
        /// The fields named.
        fields: List<FieldPat>,
    },
    /// `(a, b)`; `(a)` is just `a`.
    Tuple(List<PatId>),
    /// `[a, .., b]`
    Slice(List<PatId>),
    /// `&p`, `&mut p`
    Ref {
        /// The pattern of the referent.
        pat: PatId,
        /// `mut`
        mutable: bool,
    },
    /// `a | b`: a name bound in several alternatives has a binding in each.
    Or(List<PatId>),
    /// A literal, a const block, `-1`.
    Literal(ExprId),
    /// `a..=b` and its kin; the ends are literals or paths.
    Range {
        /// The lower end.
        lo: Option<ExprId>,
        /// The upper end.
        hi: Option<ExprId>,
    },
    /// A macro call.
    Macro(MacroCallId),
}

/// `name: pat` in a struct pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FieldPat {
    /// The field.
    pub name: NameId,
    /// Offset of the field's name.
    pub start: u32,
    /// The pattern; of the shorthand a `Bind` at the same offset.
    pub pat: PatId,
}

/// A local variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Binding {
    /// Its name; `self` for a receiver.
    pub name: NameId,
    /// Offset of its name.
    pub start: u32,
    /// How it binds.
    pub mode: BindingMode,
}

/// How a pattern variable binds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BindingMode {
    /// `x`: by the default binding mode. The only one that may turn out to be a path.
    Plain,
    /// `mut x`
    Mut,
    /// `ref x`
    Ref,
    /// `ref mut x`
    RefMut,
}

// ---- macro calls ----------------------------------------------------------------------------------------------------

/// A macro call. Its arguments are kept twice: as tokens, for expansion, and as the best reading of them without
/// knowing the macro, for when it can't be expanded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MacroCall {
    /// The macro.
    pub path: PathId,
    /// Where the call stands.
    pub position: MacroPosition,
    /// Its delimiter.
    pub delimiter: Delimiter,
    /// Offset of the token text (just behind the opening delimiter).
    pub start: u32,
    /// The token text between the delimiters; `None` for well-known built-in macros, which nothing expands.
    pub tokens: Option<TextId>,
    /// The best reading of the arguments.
    pub args: MacroArgs,
    /// Of a call among the items of an impl or trait: its head as written (`impl<T> Trait for S<T> where …`), behind a `cfg`
    /// if it is behind one. What the call expands to stands in an impl or trait of that head.
    pub around: Option<TextId>,
}

/// Where a macro call stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MacroPosition {
    /// Among items.
    Item,
    /// A statement (`m!{…}` or `m!(…);`).
    Stmt,
    /// Inside an expression.
    Expr,
    /// A pattern.
    Pat,
    /// A type.
    Type,
}

/// The delimiter of a macro call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Delimiter {
    /// `( )`
    Paren,
    /// `[ ]`
    Bracket,
    /// `{ }`
    Brace,
}

/// The best reading of a macro call's tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MacroArgs {
    /// Nothing that reads as Rust: only the postings know the names in it.
    Opaque,
    /// A list of expressions, comma-separated in the source. For the format family and its kin, inline arguments
    /// (`{name}`) are further `Path` expressions, at their offset inside the string. A `name = value` argument is an
    /// `Assign` whose left side is `Underscore`.
    Exprs(List<ExprId>),
    /// `[value; len]` of `vec!`.
    Repeat {
        /// The value.
        value: ExprId,
        /// The length.
        len: ExprId,
    },
    /// Statements, in a scope of their own: a `Block` expression.
    Block(ExprId),
    /// Items; they see and are seen by the scope around the call.
    Items(List<ItemId>),
    /// `matches!(e, pat if guard)` and `assert_matches!`: a `Match` expression with one arm whose body is `Missing`.
    Matches(ExprId),
    /// A pattern, in pattern position.
    Pat(PatId),
    /// A type, in type position.
    Type(TypeRefId),
}

// ---- access ---------------------------------------------------------------------------------------------------------

macro_rules! tables {
    ($($id:ty => $table:ident: $entry:ty),* $(,)?) => { $(
        impl std::ops::Index<$id> for FileFacts {
            type Output = $entry;

            fn index(&self, id: $id) -> &$entry {
                &self.$table[id.index()]
            }
        }
    )* };
}

tables! {
    ItemId => items: Item,
    PathId => paths: Path,
    TypeRefId => types: TypeRef,
    GenericArgsId => generic_args: GenericArgs,
    BodyId => bodies: Body,
    ExprId => exprs: Expr,
    PatId => pats: Pat,
    BlockId => blocks: Block,
    BindingId => bindings: Binding,
    MacroCallId => macro_calls: MacroCall,
}

impl std::ops::Index<NameId> for FileFacts {
    type Output = str;

    fn index(&self, id: NameId) -> &str {
        &self.names[id.index()]
    }
}

impl std::ops::Index<TextId> for FileFacts {
    type Output = str;

    fn index(&self, id: TextId) -> &str {
        &self.texts[id.index()]
    }
}

macro_rules! lists {
    ($($entry:ty => $table:ident),* $(,)?) => { $(
        impl std::ops::Index<List<$entry>> for FileFacts {
            type Output = [$entry];

            fn index(&self, list: List<$entry>) -> &[$entry] {
                &self.$table[list.range()]
            }
        }
    )* };
}

lists! {
    Attr => attrs,
    Import => imports,
    Predicate => predicates,
    Segment => segments,
    AssocBinding => assoc_bindings,
    TypeRefId => type_lists,
    Bound => bounds,
    PathId => path_lists,
    ExprId => expr_lists,
    FieldInit => field_inits,
    Arm => arms,
    PatId => pat_lists,
    FieldPat => field_pats,
    Param => params,
    Stmt => stmts,
    ItemId => item_lists,
}

impl FileFacts {
    /// The direct children of `item`, in source order.
    pub fn children(&self, item: ItemId) -> impl Iterator<Item = ItemId> + '_ {
        let end = self[item].end.0;
        let mut next = item.0 + 1;
        std::iter::from_fn(move || {
            (next < end).then(|| {
                let child = ItemId(next);
                next = self[child].end.0;
                child
            })
        })
    }

    /// The type and const parameters of `item`, in order.
    pub fn generic_params(&self, item: ItemId) -> impl Iterator<Item = ItemId> + '_ {
        self.children(item).take_while(|&child| {
            matches!(self[child].kind, ItemKind::TypeParam { .. } | ItemKind::ConstParam { .. })
        })
    }

    /// Whether an item is declared by a block itself, not within another item that a block declares.
    pub fn is_local(&self, item: ItemId) -> bool {
        let block = self[item].block;
        block.is_some() && self[item].parent.is_none_or(|parent| self[parent].block != block)
    }

    /// The item's name as text.
    pub fn item_name(&self, item: ItemId) -> Option<&str> {
        self[item].name.map(|name| &self[name])
    }

    /// The doc text of `item`.
    pub fn item_docs(&self, item: ItemId) -> Option<&str> {
        let at = self.docs.binary_search_by_key(&item, |&(owner, _)| owner).ok()?;
        Some(&self[self.docs[at].1])
    }

    /// Offsets at which `name` stands as an identifier, ascending.
    pub fn postings(&self, name: NameId) -> &[u32] {
        match (self.posting_index.get(name.index()), self.posting_index.get(name.index() + 1)) {
            (Some(&start), Some(&end)) => &self.posting_starts[start as usize..end as usize],
            _ => &[],
        }
    }

    /// The innermost item whose full range touches `offset`, among those in preorder tables.
    pub fn item_at(&self, offset: u32) -> Option<ItemId> {
        // Later items lie deeper or further right, so the last that covers the offset is the innermost.
        (0..self.items.len() as u32)
            .rev()
            .map(ItemId)
            .find(|id| self.item_ranges[id.index()].full.contains(offset))
    }
}
