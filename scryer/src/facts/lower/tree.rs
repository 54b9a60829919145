//! The syntax tree as one flat table, which is what lowering reads.
//!
//! tree-sitter's nodes are reached through calls into C, each child from its parent's start. One pass with a cursor copies
//! what matters of them into [`Node`]s in preorder, sixteen bytes each: what is left out (most punctuation, lifetimes, labels,
//! comments that document nothing, the insides of token trees and strings) is never looked at again, and children are a hop
//! away. The pass doesn't recurse, so no input can drive it deep.

use std::sync::LazyLock;

use tree_sitter::Tree;

use crate::syntax::kinds::{Kind, fields};

/// Index of a node in [`Flat::nodes`].
pub(in crate::facts) type N = u32;

macro_rules! field_ids {
    ($($variant:ident $name:ident),* $(,)?) => {
        /// What a node is to its parent; the names are the grammar's.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(in crate::facts) enum Field {
            None,
            $($variant,)*
        }

        static FIELDS: LazyLock<[Field; 64]> = LazyLock::new(|| {
            let mut by_id = [Field::None; 64];
            $(if let Some(slot) = by_id.get_mut(fields().$name as usize) {
                *slot = Field::$variant;
            })*
            by_id
        });
    };
}

field_ids! {
    Alias alias,
    Alternative alternative,
    Argument argument,
    Arguments arguments,
    Body body,
    Bounds bounds,
    Condition condition,
    Consequence consequence,
    DefaultType default_type,
    Element element,
    Member field,
    Function function,
    Left left,
    Length length,
    List list,
    Macro macro_,
    Name name,
    Operator operator,
    Parameters parameters,
    Path path,
    Pattern pattern,
    ReturnType return_type,
    Right right,
    Trait trait_,
    Type type_,
    TypeArguments type_arguments,
    TypeParameters type_parameters,
    Value value,
}

/// A node of the syntax tree.
#[derive(Clone, Copy, Debug)]
pub(in crate::facts) struct Node {
    /// What it is.
    pub(in crate::facts) kind: Kind,
    /// What it is to its parent.
    pub(in crate::facts) field: Field,
    /// Offset of its first byte.
    pub(in crate::facts) start: u32,
    /// Offset just past its last byte.
    pub(in crate::facts) end: u32,
    /// The node just past its subtree.
    pub(in crate::facts) next: N,
}

/// A syntax tree, in preorder. Node 0 is the root.
#[derive(Default, Debug)]
pub(in crate::facts) struct Flat {
    /// The nodes.
    pub(in crate::facts) nodes: Vec<Node>,
    /// Starts of ERROR and MISSING nodes, ascending. (The latter are not among the nodes.)
    pub(in crate::facts) errors: Vec<u32>,
}

/// Walks over the children of a node without holding on to the tree.
#[derive(Clone, Copy)]
pub(in crate::facts) struct Children {
    /// The next one, if it is before the end.
    pub(in crate::facts) next: N,
    /// The node just past the last one's subtree.
    pub(in crate::facts) end: N,
}

impl Children {
    /// The next child.
    pub(in crate::facts) fn next(&mut self, tree: &Flat) -> Option<N> {
        if self.next >= self.end {
            return None;
        }
        let child = self.next;
        self.next = tree.node(child).next;
        Some(child)
    }
}

impl Flat {
    /// The node `n`; nodes are only ever named by the table that holds them.
    pub(in crate::facts) fn node(&self, n: N) -> Node {
        self.nodes[n as usize]
    }

    /// What `n` is.
    pub(in crate::facts) fn kind(&self, n: N) -> Kind {
        self.nodes[n as usize].kind
    }

    /// The children of `n`.
    pub(in crate::facts) fn children(&self, n: N) -> Children {
        Children { next: n + 1, end: self.node(n).next }
    }

    /// The first child of `n` in the field `field`.
    pub(in crate::facts) fn child(&self, n: N, field: Field) -> Option<N> {
        let mut children = self.children(n);
        while let Some(child) = children.next(self) {
            if self.node(child).field == field {
                return Some(child);
            }
        }
        None
    }

    /// The first child of `n` that is of kind `kind`.
    pub(in crate::facts) fn child_of_kind(&self, n: N, kind: Kind) -> Option<N> {
        let mut children = self.children(n);
        while let Some(child) = children.next(self) {
            if self.kind(child) == kind {
                return Some(child);
            }
        }
        None
    }

    /// The first child of `n` that is neither a token, an attribute, a comment nor an error.
    pub(in crate::facts) fn first_part(&self, n: N) -> Option<N> {
        let mut children = self.children(n);
        while let Some(child) = children.next(self) {
            if is_part(self.kind(child)) {
                return Some(child);
            }
        }
        None
    }

    /// Copies what matters out of `tree`; `text` is what was parsed.
    pub(in crate::facts) fn new(tree: &Tree, text: &str) -> Flat {
        let bytes = text.as_bytes();
        let mut flat =
            Flat { nodes: Vec::with_capacity(tree.root_node().descendant_count() / 2), errors: Vec::new() };
        let mut cursor = tree.walk();
        // The nodes that the cursor stands below, with their kinds.
        let mut above: Vec<(N, Kind)> = Vec::new();
        let mut parent = Kind::Other;
        let mut has_fields = false;
        loop {
            let node = cursor.node();
            let kind = Kind::of(node);
            let mut down = false;
            if keeps(kind, parent) {
                let start = node.start_byte() as u32;
                let end = node.end_byte() as u32;
                let is_error = kind == Kind::Error || (start == end && node.is_missing());
                if is_error {
                    flat.errors.push(start);
                }
                let dropped = (start == end && is_error)
                    || (matches!(kind, Kind::LineComment | Kind::BlockComment)
                        && !is_doc(bytes, start as usize));
                if !dropped {
                    let field = match has_fields.then(|| cursor.field_id()).flatten() {
                        Some(id) => FIELDS.get(id.get() as usize).copied().unwrap_or(Field::None),
                        None => Field::None,
                    };
                    let at = flat.nodes.len() as N;
                    flat.nodes.push(Node { kind, field, start, end, next: at + 1 });
                    if !is_leaf(kind) && cursor.goto_first_child() {
                        above.push((at, parent));
                        parent = kind;
                        has_fields = names_children(kind);
                        down = true;
                    }
                }
            } else if parent != Kind::TokenTree && node.is_missing() {
                flat.errors.push(node.start_byte() as u32);
            }
            if down {
                continue;
            }
            while !cursor.goto_next_sibling() {
                let Some((at, kind_above)) = above.pop() else { return flat };
                if !cursor.goto_parent() {
                    return flat;
                }
                let next = flat.nodes.len() as N;
                flat.nodes[at as usize].next = next;
                parent = kind_above;
                has_fields = names_children(parent);
            }
        }
    }
}

/// Whether a node of this kind is of interest below one of kind `parent`.
fn keeps(kind: Kind, parent: Kind) -> bool {
    match kind {
        Kind::TokSemicolon
        | Kind::TokColon
        | Kind::TokColonColon
        | Kind::TokQuote
        | Kind::TokPound
        | Kind::TokApostrophe
        | Kind::TokDot
        | Kind::TokFatArrow
        | Kind::TokThinArrow
        | Kind::TokEq
        | Kind::TokQuestion
        | Kind::TokAt
        | Kind::TokDollar
        | Kind::Lifetime
        | Kind::LifetimeParameter
        | Kind::ForLifetimes
        | Kind::Label
        | Kind::Shebang
        | Kind::UseBounds
        | Kind::Other => false,
        Kind::TokLParen
        | Kind::TokRParen
        | Kind::TokLBracket
        | Kind::TokRBracket
        | Kind::TokLBrace
        | Kind::TokRBrace => matches!(parent, Kind::MacroDefinition),
        // It tells `(a,)` from `(a)`.
        Kind::TokComma => matches!(parent, Kind::TupleType | Kind::TuplePattern),
        Kind::LineComment | Kind::BlockComment => matches!(
            parent,
            Kind::SourceFile
                | Kind::DeclarationList
                | Kind::Block
                | Kind::FieldDeclarationList
                | Kind::OrderedFieldDeclarationList
                | Kind::EnumVariantList
                | Kind::TypeParameters
                | Kind::Error
        ),
        _ => true,
    }
}

/// Whether the comment at `start` is documentation.
fn is_doc(bytes: &[u8], start: usize) -> bool {
    let byte = |at: usize| bytes.get(start + at).copied().unwrap_or(0);
    match (byte(1), byte(2), byte(3)) {
        (_, b'!', _) => true,
        (b'/', b'/', next) => next != b'/',
        (b'*', b'*', next) => next != b'*' && next != b'/',
        _ => false,
    }
}

/// Whether lowering has no business below a node of this kind.
fn is_leaf(kind: Kind) -> bool {
    // Tokens come behind all others.
    kind as u16 >= Kind::KwAs as u16
        || matches!(
            kind,
            Kind::Identifier
                | Kind::TypeIdentifier
                | Kind::FieldIdentifier
                | Kind::ShorthandFieldIdentifier
                | Kind::PrimitiveType
                | Kind::Metavariable
                | Kind::SelfKw
                | Kind::Super
                | Kind::Crate
                | Kind::StringLiteral
                | Kind::RawStringLiteral
                | Kind::CharLiteral
                | Kind::IntegerLiteral
                | Kind::FloatLiteral
                | Kind::BooleanLiteral
                | Kind::LineComment
                | Kind::BlockComment
                | Kind::MutableSpecifier
                | Kind::TokenTree
                | Kind::MacroRule
                | Kind::EmptyStatement
                | Kind::NeverType
                | Kind::UnitType
                | Kind::UnitExpression
                | Kind::RemainingFieldPattern
                | Kind::FragmentSpecifier
        )
}

/// Whether the children of such a node are told apart by fields.
fn names_children(kind: Kind) -> bool {
    !matches!(
        kind,
        Kind::SourceFile
            | Kind::Block
            | Kind::Arguments
            | Kind::DeclarationList
            | Kind::ExpressionStatement
            | Kind::TupleExpression
            | Kind::ParenthesizedExpression
            | Kind::TryExpression
            | Kind::AwaitExpression
            | Kind::UnaryExpression
            | Kind::MatchBlock
            | Kind::FieldInitializerList
            | Kind::UseList
            | Kind::AttributeItem
            | Kind::LetChain
    )
}

/// Whether it is a part with a meaning of its own: no token, attribute, comment or error.
pub(in crate::facts) fn is_part(kind: Kind) -> bool {
    (kind as u16) < Kind::KwAs as u16
        && !matches!(
            kind,
            Kind::Error
                | Kind::Other
                | Kind::AttributeItem
                | Kind::InnerAttributeItem
                | Kind::LineComment
                | Kind::BlockComment
                | Kind::MutableSpecifier
        )
}
