//! The ids that the grammar gives its node kinds, tokens and fields, looked up once.
//!
//! A node says what it is by a small number. Two views of that number, made from the same lists:
//! - [`Kind`], an enum to `match` on: `Kind::of(node)`. It has a variant for every named kind of node, every keyword (`Kw…`)
//!   and every punctuation token (`Tok…`); supertypes such as `_expression` never are a node's kind and have none.
//! - [`kinds`], [`keywords`], [`puncts`] and [`fields`]: the numbers themselves, to compare with `node.kind_id()` or to ask
//!   `node.child_by_field_id(fields().name)`.
//!
//! Names are the grammar's own; those which are keywords of Rust end in an underscore. The numbers differ between releases
//! of the grammar, so they are never stored or sent.

use std::sync::LazyLock;

use tree_sitter::{Language, Node};

/// The grammar.
pub(super) fn language() -> &'static Language {
    static LANGUAGE: LazyLock<Language> = LazyLock::new(|| tree_sitter_rust::LANGUAGE.into());
    &LANGUAGE
}

macro_rules! grammar {
    (
        named { $($kind:ident $variant:ident $name:literal,)* }
        keywords { $($kw:ident $kw_variant:ident $kw_name:literal,)* }
        puncts { $($punct:ident $punct_variant:ident $punct_name:literal,)* }
        fields { $($field:ident $field_name:literal,)* }
    ) => {
        /// What a node of the tree is.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Kind {
            /// A stretch of text that did not parse; its children are what could be made of it.
            Error,
            /// A token that matters nowhere.
            Other,
            $(#[doc = concat!("`", $name, "`")] $variant,)*
            $(#[doc = concat!("The keyword `", $kw_name, "`.")] $kw_variant,)*
            $(#[doc = concat!("The token `", $punct_name, "`.")] $punct_variant,)*
        }

        /// Ids of the named node kinds.
        pub struct Kinds { $(#[doc = concat!("`", $name, "`")] pub $kind: u16,)* }

        /// Ids of the keyword tokens.
        pub struct Keywords { $(#[doc = concat!("`", $kw_name, "`")] pub $kw: u16,)* }

        /// Ids of the punctuation tokens.
        pub struct Puncts { $(#[doc = concat!("`", $punct_name, "`")] pub $punct: u16,)* }

        /// Ids of the fields, as `child_by_field_id` takes them.
        pub struct Fields { $(#[doc = concat!("`", $field_name, "`")] pub $field: u16,)* }

        static KINDS: LazyLock<Kinds> = LazyLock::new(|| Kinds {
            $($kind: language().id_for_node_kind($name, true),)*
        });
        static KEYWORDS: LazyLock<Keywords> = LazyLock::new(|| Keywords {
            $($kw: language().id_for_node_kind($kw_name, false),)*
        });
        static PUNCTS: LazyLock<Puncts> = LazyLock::new(|| Puncts {
            $($punct: language().id_for_node_kind($punct_name, false),)*
        });
        static FIELDS: LazyLock<Fields> = LazyLock::new(|| Fields {
            $($field: language().field_id_for_name($field_name).map_or(0, |id| id.get()),)*
        });

        /// By kind id, what `Kind` it is.
        static BY_ID: LazyLock<Box<[Kind]>> = LazyLock::new(|| {
            let mut by_id = vec![Kind::Other; language().node_kind_count()];
            let mut set = |id: u16, kind: Kind| {
                if let Some(slot) = by_id.get_mut(id as usize) {
                    *slot = kind;
                }
            };
            $(set(kinds().$kind, Kind::$variant);)*
            $(set(keywords().$kw, Kind::$kw_variant);)*
            $(set(puncts().$punct, Kind::$punct_variant);)*
            by_id.into_boxed_slice()
        });

        #[cfg(test)]
        const NAMES: &[(&str, bool)] =
            &[$(($name, true),)* $(($kw_name, false),)* $(($punct_name, false),)*];
        #[cfg(test)]
        const FIELD_NAMES: &[&str] = &[$($field_name,)*];
    };
}

impl Kind {
    /// What `node` is.
    pub fn of(node: Node<'_>) -> Kind {
        Kind::from_id(node.kind_id())
    }

    /// The kind with a given id.
    pub fn from_id(id: u16) -> Kind {
        match BY_ID.get(id as usize) {
            Some(&kind) => kind,
            None if id == u16::MAX => Kind::Error,
            None => Kind::Other,
        }
    }
}

/// Ids of the named node kinds.
pub fn kinds() -> &'static Kinds {
    &KINDS
}

/// Ids of the keyword tokens.
pub fn keywords() -> &'static Keywords {
    &KEYWORDS
}

/// Ids of the punctuation tokens.
pub fn puncts() -> &'static Puncts {
    &PUNCTS
}

/// Ids of the fields.
pub fn fields() -> &'static Fields {
    &FIELDS
}

grammar! {
    named {
        abstract_type AbstractType "abstract_type",
        arguments Arguments "arguments",
        array_expression ArrayExpression "array_expression",
        array_type ArrayType "array_type",
        assignment_expression AssignmentExpression "assignment_expression",
        associated_type AssociatedType "associated_type",
        async_block AsyncBlock "async_block",
        attribute Attribute "attribute",
        attribute_item AttributeItem "attribute_item",
        await_expression AwaitExpression "await_expression",
        base_field_initializer BaseFieldInitializer "base_field_initializer",
        binary_expression BinaryExpression "binary_expression",
        block Block "block",
        block_comment BlockComment "block_comment",
        boolean_literal BooleanLiteral "boolean_literal",
        bounded_type BoundedType "bounded_type",
        bracketed_type BracketedType "bracketed_type",
        break_expression BreakExpression "break_expression",
        call_expression CallExpression "call_expression",
        captured_pattern CapturedPattern "captured_pattern",
        char_literal CharLiteral "char_literal",
        closure_expression ClosureExpression "closure_expression",
        closure_parameters ClosureParameters "closure_parameters",
        compound_assignment_expr CompoundAssignmentExpr "compound_assignment_expr",
        const_block ConstBlock "const_block",
        const_item ConstItem "const_item",
        const_parameter ConstParameter "const_parameter",
        continue_expression ContinueExpression "continue_expression",
        crate_ Crate "crate",
        declaration_list DeclarationList "declaration_list",
        doc_comment DocComment "doc_comment",
        dynamic_type DynamicType "dynamic_type",
        else_clause ElseClause "else_clause",
        empty_statement EmptyStatement "empty_statement",
        enum_item EnumItem "enum_item",
        enum_variant EnumVariant "enum_variant",
        enum_variant_list EnumVariantList "enum_variant_list",
        escape_sequence EscapeSequence "escape_sequence",
        expression_statement ExpressionStatement "expression_statement",
        extern_crate_declaration ExternCrateDeclaration "extern_crate_declaration",
        extern_modifier ExternModifier "extern_modifier",
        field_declaration FieldDeclaration "field_declaration",
        field_declaration_list FieldDeclarationList "field_declaration_list",
        field_expression FieldExpression "field_expression",
        field_identifier FieldIdentifier "field_identifier",
        field_initializer FieldInitializer "field_initializer",
        field_initializer_list FieldInitializerList "field_initializer_list",
        field_pattern FieldPattern "field_pattern",
        float_literal FloatLiteral "float_literal",
        for_expression ForExpression "for_expression",
        for_lifetimes ForLifetimes "for_lifetimes",
        foreign_mod_item ForeignModItem "foreign_mod_item",
        fragment_specifier FragmentSpecifier "fragment_specifier",
        function_item FunctionItem "function_item",
        function_modifiers FunctionModifiers "function_modifiers",
        function_signature_item FunctionSignatureItem "function_signature_item",
        function_type FunctionType "function_type",
        gen_block GenBlock "gen_block",
        generic_function GenericFunction "generic_function",
        generic_pattern GenericPattern "generic_pattern",
        generic_type GenericType "generic_type",
        generic_type_with_turbofish GenericTypeWithTurbofish "generic_type_with_turbofish",
        higher_ranked_trait_bound HigherRankedTraitBound "higher_ranked_trait_bound",
        identifier Identifier "identifier",
        if_expression IfExpression "if_expression",
        impl_item ImplItem "impl_item",
        index_expression IndexExpression "index_expression",
        inner_attribute_item InnerAttributeItem "inner_attribute_item",
        inner_doc_comment_marker InnerDocCommentMarker "inner_doc_comment_marker",
        integer_literal IntegerLiteral "integer_literal",
        label Label "label",
        let_chain LetChain "let_chain",
        let_condition LetCondition "let_condition",
        let_declaration LetDeclaration "let_declaration",
        lifetime Lifetime "lifetime",
        lifetime_parameter LifetimeParameter "lifetime_parameter",
        line_comment LineComment "line_comment",
        loop_expression LoopExpression "loop_expression",
        macro_definition MacroDefinition "macro_definition",
        macro_invocation MacroInvocation "macro_invocation",
        macro_rule MacroRule "macro_rule",
        match_arm MatchArm "match_arm",
        match_block MatchBlock "match_block",
        match_expression MatchExpression "match_expression",
        match_pattern MatchPattern "match_pattern",
        metavariable Metavariable "metavariable",
        mod_item ModItem "mod_item",
        mut_pattern MutPattern "mut_pattern",
        mutable_specifier MutableSpecifier "mutable_specifier",
        negative_literal NegativeLiteral "negative_literal",
        never_type NeverType "never_type",
        or_pattern OrPattern "or_pattern",
        ordered_field_declaration_list OrderedFieldDeclarationList "ordered_field_declaration_list",
        outer_doc_comment_marker OuterDocCommentMarker "outer_doc_comment_marker",
        parameter Parameter "parameter",
        parameters Parameters "parameters",
        parenthesized_expression ParenthesizedExpression "parenthesized_expression",
        pointer_type PointerType "pointer_type",
        primitive_type PrimitiveType "primitive_type",
        qualified_type QualifiedType "qualified_type",
        range_expression RangeExpression "range_expression",
        range_pattern RangePattern "range_pattern",
        raw_string_literal RawStringLiteral "raw_string_literal",
        ref_pattern RefPattern "ref_pattern",
        reference_expression ReferenceExpression "reference_expression",
        reference_pattern ReferencePattern "reference_pattern",
        reference_type ReferenceType "reference_type",
        remaining_field_pattern RemainingFieldPattern "remaining_field_pattern",
        removed_trait_bound RemovedTraitBound "removed_trait_bound",
        return_expression ReturnExpression "return_expression",
        scoped_identifier ScopedIdentifier "scoped_identifier",
        scoped_type_identifier ScopedTypeIdentifier "scoped_type_identifier",
        scoped_use_list ScopedUseList "scoped_use_list",
        self_ SelfKw "self",
        self_parameter SelfParameter "self_parameter",
        shebang Shebang "shebang",
        shorthand_field_identifier ShorthandFieldIdentifier "shorthand_field_identifier",
        shorthand_field_initializer ShorthandFieldInitializer "shorthand_field_initializer",
        slice_pattern SlicePattern "slice_pattern",
        source_file SourceFile "source_file",
        static_item StaticItem "static_item",
        string_content StringContent "string_content",
        string_literal StringLiteral "string_literal",
        struct_expression StructExpression "struct_expression",
        struct_item StructItem "struct_item",
        struct_pattern StructPattern "struct_pattern",
        super_ Super "super",
        token_binding_pattern TokenBindingPattern "token_binding_pattern",
        token_repetition TokenRepetition "token_repetition",
        token_repetition_pattern TokenRepetitionPattern "token_repetition_pattern",
        token_tree TokenTree "token_tree",
        token_tree_pattern TokenTreePattern "token_tree_pattern",
        trait_bounds TraitBounds "trait_bounds",
        trait_item TraitItem "trait_item",
        try_block TryBlock "try_block",
        try_expression TryExpression "try_expression",
        tuple_expression TupleExpression "tuple_expression",
        tuple_pattern TuplePattern "tuple_pattern",
        tuple_struct_pattern TupleStructPattern "tuple_struct_pattern",
        tuple_type TupleType "tuple_type",
        type_arguments TypeArguments "type_arguments",
        type_binding TypeBinding "type_binding",
        type_cast_expression TypeCastExpression "type_cast_expression",
        type_identifier TypeIdentifier "type_identifier",
        type_item TypeItem "type_item",
        type_parameter TypeParameter "type_parameter",
        type_parameters TypeParameters "type_parameters",
        unary_expression UnaryExpression "unary_expression",
        union_item UnionItem "union_item",
        unit_expression UnitExpression "unit_expression",
        unit_type UnitType "unit_type",
        unsafe_block UnsafeBlock "unsafe_block",
        use_as_clause UseAsClause "use_as_clause",
        use_bounds UseBounds "use_bounds",
        use_declaration UseDeclaration "use_declaration",
        use_list UseList "use_list",
        use_wildcard UseWildcard "use_wildcard",
        variadic_parameter VariadicParameter "variadic_parameter",
        visibility_modifier VisibilityModifier "visibility_modifier",
        where_clause WhereClause "where_clause",
        where_predicate WherePredicate "where_predicate",
        while_expression WhileExpression "while_expression",
        yield_expression YieldExpression "yield_expression",
    }
    keywords {
        as_ KwAs "as",
        async_ KwAsync "async",
        await_ KwAwait "await",
        break_ KwBreak "break",
        const_ KwConst "const",
        continue_ KwContinue "continue",
        default KwDefault "default",
        dyn_ KwDyn "dyn",
        else_ KwElse "else",
        enum_ KwEnum "enum",
        extern_ KwExtern "extern",
        false_ KwFalse "false",
        fn_ KwFn "fn",
        for_ KwFor "for",
        gen_ KwGen "gen",
        if_ KwIf "if",
        impl_ KwImpl "impl",
        in_ KwIn "in",
        let_ KwLet "let",
        loop_ KwLoop "loop",
        match_ KwMatch "match",
        mod_ KwMod "mod",
        move_ KwMove "move",
        pub_ KwPub "pub",
        raw KwRaw "raw",
        ref_ KwRef "ref",
        return_ KwReturn "return",
        static_ KwStatic "static",
        struct_ KwStruct "struct",
        trait_ KwTrait "trait",
        true_ KwTrue "true",
        try_ KwTry "try",
        type_ KwType "type",
        union KwUnion "union",
        unsafe_ KwUnsafe "unsafe",
        use_ KwUse "use",
        where_ KwWhere "where",
        while_ KwWhile "while",
        yield_ KwYield "yield",
    }
    puncts {
        bang TokBang "!",
        ne TokNe "!=",
        quote TokQuote "\"",
        pound TokPound "#",
        dollar TokDollar "$",
        percent TokPercent "%",
        percent_eq TokPercentEq "%=",
        amp TokAmp "&",
        amp_amp TokAmpAmp "&&",
        amp_eq TokAmpEq "&=",
        apostrophe TokApostrophe "'",
        l_paren TokLParen "(",
        r_paren TokRParen ")",
        star TokStar "*",
        block_comment_end TokBlockCommentEnd "*/",
        star_eq TokStarEq "*=",
        plus TokPlus "+",
        plus_eq TokPlusEq "+=",
        comma TokComma ",",
        minus TokMinus "-",
        minus_eq TokMinusEq "-=",
        thin_arrow TokThinArrow "->",
        dot TokDot ".",
        dot_dot TokDotDot "..",
        dot_dot_dot TokDotDotDot "...",
        dot_dot_eq TokDotDotEq "..=",
        slash TokSlash "/",
        block_comment_start TokBlockCommentStart "/*",
        line_comment_start TokLineCommentStart "//",
        slash_eq TokSlashEq "/=",
        colon TokColon ":",
        colon_colon TokColonColon "::",
        semicolon TokSemicolon ";",
        lt TokLt "<",
        shl TokShl "<<",
        shl_eq TokShlEq "<<=",
        le TokLe "<=",
        eq TokEq "=",
        eq_eq TokEqEq "==",
        fat_arrow TokFatArrow "=>",
        gt TokGt ">",
        ge TokGe ">=",
        shr TokShr ">>",
        shr_eq TokShrEq ">>=",
        question TokQuestion "?",
        at TokAt "@",
        l_bracket TokLBracket "[",
        r_bracket TokRBracket "]",
        caret TokCaret "^",
        caret_eq TokCaretEq "^=",
        underscore TokUnderscore "_",
        macro_rules TokMacroRules "macro_rules!",
        l_brace TokLBrace "{",
        pipe TokPipe "|",
        pipe_eq TokPipeEq "|=",
        pipe_pipe TokPipePipe "||",
        r_brace TokRBrace "}",
    }
    fields {
        alias "alias",
        alternative "alternative",
        argument "argument",
        arguments "arguments",
        body "body",
        bounds "bounds",
        condition "condition",
        consequence "consequence",
        default_type "default_type",
        doc "doc",
        element "element",
        field "field",
        function "function",
        inner "inner",
        left "left",
        length "length",
        list "list",
        macro_ "macro",
        name "name",
        operator "operator",
        outer "outer",
        parameters "parameters",
        path "path",
        pattern "pattern",
        return_type "return_type",
        right "right",
        trait_ "trait",
        type_ "type",
        type_arguments "type_arguments",
        type_parameters "type_parameters",
        value "value",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grammar_knows_every_name_and_no_other() {
        for &(name, named) in NAMES {
            assert_ne!(language().id_for_node_kind(name, named), 0, "{name}");
        }
        for &name in FIELD_NAMES {
            assert!(language().field_id_for_name(name).is_some(), "{name}");
        }
        let fragments =
            "block expr expr_2021 ident item lifetime literal meta pat pat_param path stmt tt ty vis";
        for id in 1..language().node_kind_count() as u16 {
            let Some(name) = language().node_kind_for_id(id) else { continue };
            let named = language().node_kind_is_named(id);
            // Hidden rules never become nodes; the names of macro fragments are read from the text.
            if !language().node_kind_is_visible(id) || fragments.split(' ').any(|part| !named && part == name)
            {
                continue;
            }
            assert!(NAMES.contains(&(name, named)), "{name}");
        }
        for id in 1..=language().field_count() as u16 {
            let name = language().field_name_for_id(id).unwrap();
            assert!(FIELD_NAMES.contains(&name), "{name}");
        }
    }

    #[test]
    fn an_id_finds_its_way_back() {
        assert_eq!(Kind::from_id(kinds().function_item), Kind::FunctionItem);
        assert_eq!(Kind::from_id(kinds().self_), Kind::SelfKw);
        assert_eq!(Kind::from_id(keywords().fn_), Kind::KwFn);
        assert_eq!(Kind::from_id(puncts().shl_eq), Kind::TokShlEq);
        assert_eq!(Kind::from_id(0), Kind::Other);
        assert_eq!(Kind::from_id(u16::MAX), Kind::Error);
        assert_eq!(Kind::from_id(u16::MAX - 1), Kind::Other);
    }
}
