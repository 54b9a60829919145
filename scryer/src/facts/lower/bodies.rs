//! Expressions, statements and patterns.
//!
//! Expressions that lean to the left (operators, method chains) are followed down without recursion: their nodes are put on
//! the spine, the head is lowered, then each node of the spine is built around what there is so far.

use super::items::Siblings;
use super::tree::{Children, Field, N, is_part};
use super::{Lower, flush};
use crate::facts::model::*;
use crate::source::TextRange;
use crate::syntax::kinds::Kind;

impl<'t> Lower<'t> {
    pub(in crate::facts) fn add_expr(&mut self, expr: Expr, range: TextRange) -> ExprId {
        let id = ExprId(self.out.exprs.len() as u32);
        self.out.exprs.push(expr);
        self.out.expr_ranges.push(range);
        id
    }

    pub(in crate::facts) fn missing(&mut self, at: u32) -> ExprId {
        self.add_expr(Expr::Missing, TextRange::new(at, at))
    }

    /// The expression at `n`, or a missing one at `at`.
    fn expr_or_missing(&mut self, n: Option<N>, at: u32) -> ExprId {
        match n {
            Some(n) => self.expr(n),
            None => self.missing(at),
        }
    }

    /// The expression at `n`.
    pub(in crate::facts) fn expr(&mut self, n: N) -> ExprId {
        let range = self.range(n);
        if !self.enter(range) {
            return self.add_expr(Expr::Missing, range);
        }
        let mark = self.spine.len();
        let mut at = Some(n);
        while let Some(head) = at {
            let next = match self.kind(head) {
                Kind::ParenthesizedExpression => {
                    let inner = self.tree.first_part(head);
                    at = inner;
                    if inner.is_none() {
                        break;
                    }
                    continue;
                }
                Kind::AssignmentExpression if self.is_range_to(head) => break,
                Kind::BinaryExpression | Kind::CompoundAssignmentExpr | Kind::AssignmentExpression => {
                    self.tree.child(head, Field::Left)
                }
                Kind::TypeCastExpression | Kind::FieldExpression => self.tree.child(head, Field::Value),
                Kind::CallExpression => self.receiver_or_callee(head),
                Kind::TryExpression | Kind::AwaitExpression | Kind::IndexExpression => {
                    self.tree.first_part(head)
                }
                _ => break,
            };
            self.spine.push(head);
            at = next;
        }
        let mut expr = match at {
            Some(head) => self.head(head),
            None => self.missing(range.start),
        };
        while self.spine.len() > mark {
            let Some(around) = self.spine.pop() else { break };
            expr = self.around(around, expr);
        }
        self.leave();
        expr
    }

    /// Whether `n` is `..=b`, which the grammar takes for `.. = b`.
    fn is_range_to(&self, n: N) -> bool {
        let Some(left) = self.tree.child(n, Field::Left) else { return false };
        self.kind(left) == Kind::RangeExpression && self.text_of(n).starts_with("..=")
    }

    /// Where a call's left end goes on: of a method call at its receiver, else at the callee.
    fn receiver_or_callee(&self, call: N) -> Option<N> {
        let function = self.tree.child(call, Field::Function)?;
        match self.method(function) {
            Some((field, _)) => self.tree.child(field, Field::Value),
            None => Some(function),
        }
    }

    /// If `function` is `receiver.name` or `receiver.name::<…>`: that field expression, and the turbofish.
    fn method(&self, function: N) -> Option<(N, Option<N>)> {
        let (field, turbofish) = match self.kind(function) {
            Kind::FieldExpression => (function, None),
            Kind::GenericFunction => {
                let field = self.tree.child(function, Field::Function)?;
                (field, self.tree.child(function, Field::TypeArguments))
            }
            _ => return None,
        };
        let name = self.tree.child(field, Field::Member)?;
        let is_method = self.kind(field) == Kind::FieldExpression && self.kind(name) != Kind::IntegerLiteral;
        is_method.then_some((field, turbofish))
    }

    /// Builds the expression `n` of the spine around its leftmost part.
    fn around(&mut self, n: N, inner: ExprId) -> ExprId {
        let range = self.range(n);
        let expr = match self.kind(n) {
            Kind::BinaryExpression | Kind::CompoundAssignmentExpr => self.binary(n, inner),
            Kind::AssignmentExpression => {
                let rhs = self.tree.child(n, Field::Right);
                Expr::Assign { lhs: inner, rhs: self.expr_or_missing(rhs, range.end) }
            }
            Kind::TypeCastExpression => {
                let ty = self.tree.child(n, Field::Type);
                Expr::Cast { expr: inner, ty: self.ty_or_error(ty) }
            }
            Kind::FieldExpression => match self.tree.child(n, Field::Member) {
                Some(field) => {
                    let start = self.node(field).start;
                    Expr::Field { base: inner, name: self.name(field), start }
                }
                None => return inner,
            },
            Kind::CallExpression => self.call(n, inner),
            Kind::TryExpression => Expr::Try(inner),
            Kind::AwaitExpression => Expr::Await(inner),
            Kind::IndexExpression => {
                let mut children = self.tree.children(n);
                let mut parts = std::iter::from_fn(|| children.next(&self.tree));
                let index = parts.by_ref().filter(|&part| is_part(self.tree.kind(part))).nth(1);
                Expr::Index { base: inner, index: self.expr_or_missing(index, range.end) }
            }
            _ => return inner,
        };
        self.add_expr(expr, range)
    }

    fn call(&mut self, n: N, inner: ExprId) -> Expr {
        let function = self.tree.child(n, Field::Function);
        let list = self.tree.child(n, Field::Arguments);
        let Some((field, turbofish)) = function.and_then(|function| self.method(function)) else {
            return Expr::Call { callee: inner, args: self.expr_list(list) };
        };
        let generic_args = turbofish.map(|list| self.generic_args(list));
        let args = self.expr_list(list);
        let (name, start) = match self.tree.child(field, Field::Member) {
            Some(name) => (self.name(name), self.node(name).start),
            None => return Expr::Call { callee: inner, args },
        };
        Expr::MethodCall { receiver: inner, name, start, generic_args, args }
    }

    /// The expressions among the children of `list`; those inside of errors too.
    pub(in crate::facts) fn expr_list(&mut self, list: Option<N>) -> List<ExprId> {
        let mark = self.expr_stack.len();
        if let Some(list) = list {
            self.push_exprs(list);
        }
        flush(&mut self.expr_stack, mark, &mut self.out.expr_lists)
    }

    fn push_exprs(&mut self, list: N) {
        let mut children = self.tree.children(list);
        while let Some(child) = children.next(&self.tree) {
            match self.kind(child) {
                Kind::Error if self.enter(self.range(child)) => {
                    self.push_exprs(child);
                    self.leave();
                }
                kind if is_part(kind) => {
                    let expr = self.expr(child);
                    self.expr_stack.push(expr);
                }
                _ => {}
            }
        }
    }

    fn binary(&mut self, n: N, lhs: ExprId) -> Expr {
        let range = self.range(n);
        let operator = self.tree.child(n, Field::Operator);
        let rhs = self.tree.child(n, Field::Right);
        let rhs = self.expr_or_missing(rhs, range.end);
        let start = operator.map_or(range.end, |operator| self.node(operator).start);
        let op = match operator.map_or(Kind::Other, |operator| self.kind(operator)) {
            Kind::TokMinus => BinaryOp::Sub,
            Kind::TokStar => BinaryOp::Mul,
            Kind::TokSlash => BinaryOp::Div,
            Kind::TokPercent => BinaryOp::Rem,
            Kind::TokAmp => BinaryOp::BitAnd,
            Kind::TokPipe => BinaryOp::BitOr,
            Kind::TokCaret => BinaryOp::BitXor,
            Kind::TokShl => BinaryOp::Shl,
            Kind::TokShr => BinaryOp::Shr,
            Kind::TokAmpAmp => BinaryOp::And,
            Kind::TokPipePipe => BinaryOp::Or,
            Kind::TokEqEq => BinaryOp::Eq,
            Kind::TokNe => BinaryOp::Ne,
            Kind::TokLt => BinaryOp::Lt,
            Kind::TokLe => BinaryOp::Le,
            Kind::TokGt => BinaryOp::Gt,
            Kind::TokGe => BinaryOp::Ge,
            Kind::TokPlusEq => BinaryOp::AddAssign,
            Kind::TokMinusEq => BinaryOp::SubAssign,
            Kind::TokStarEq => BinaryOp::MulAssign,
            Kind::TokSlashEq => BinaryOp::DivAssign,
            Kind::TokPercentEq => BinaryOp::RemAssign,
            Kind::TokAmpEq => BinaryOp::BitAndAssign,
            Kind::TokPipeEq => BinaryOp::BitOrAssign,
            Kind::TokCaretEq => BinaryOp::BitXorAssign,
            Kind::TokShlEq => BinaryOp::ShlAssign,
            Kind::TokShrEq => BinaryOp::ShrAssign,
            _ => BinaryOp::Add,
        };
        Expr::Binary { op, lhs, rhs, start }
    }

    /// An expression that does not lean to the left.
    fn head(&mut self, n: N) -> ExprId {
        let range = self.range(n);
        let expr = match self.kind(n) {
            Kind::Identifier | Kind::PrimitiveType if self.text_of(n) == "_" => Expr::Underscore,
            Kind::Identifier
            | Kind::PrimitiveType
            | Kind::TypeIdentifier
            | Kind::ScopedIdentifier
            | Kind::ScopedTypeIdentifier
            | Kind::GenericFunction
            | Kind::GenericType
            | Kind::GenericTypeWithTurbofish
            | Kind::SelfKw
            | Kind::Super
            | Kind::Crate
            | Kind::Metavariable => Expr::Path(self.path(n)),
            Kind::TokUnderscore => Expr::Underscore,
            Kind::StringLiteral
            | Kind::RawStringLiteral
            | Kind::CharLiteral
            | Kind::BooleanLiteral
            | Kind::IntegerLiteral
            | Kind::FloatLiteral => Expr::Literal(self.literal(n)),
            Kind::NegativeLiteral => {
                let inner = self.tree.first_part(n);
                Expr::Unary { op: UnaryOp::Neg, expr: self.expr_or_missing(inner, range.end) }
            }
            Kind::UnaryExpression => {
                let op = match self.byte(range.start) {
                    b'*' => UnaryOp::Deref,
                    b'!' => UnaryOp::Not,
                    _ => UnaryOp::Neg,
                };
                let inner = self.tree.first_part(n);
                Expr::Unary { op, expr: self.expr_or_missing(inner, range.end) }
            }
            Kind::ReferenceExpression => {
                let mutable = self.tree.child_of_kind(n, Kind::MutableSpecifier).is_some();
                let raw = self.tree.child_of_kind(n, Kind::KwRaw).is_some();
                let inner = self.tree.child(n, Field::Value);
                Expr::Ref { expr: self.expr_or_missing(inner, range.end), mutable, raw }
            }
            Kind::UnitExpression => Expr::Tuple(List::empty()),
            Kind::TupleExpression => Expr::Tuple(self.expr_list(Some(n))),
            Kind::ArrayExpression => self.array(n),
            Kind::StructExpression => self.struct_literal(n),
            Kind::RangeExpression => self.range_expr(n),
            Kind::AssignmentExpression => {
                let hi = self.tree.child(n, Field::Right).map(|end| self.expr(end));
                Expr::Range { lo: None, hi, inclusive: true }
            }
            Kind::Block => {
                let labelled = self.enter_label(n);
                let kind = if labelled { BlockKind::Labelled } else { BlockKind::Plain };
                let expr = self.block_expr(n, kind);
                self.leave_label(labelled);
                expr
            }
            Kind::UnsafeBlock => self.inner_block(n, BlockKind::Unsafe),
            Kind::AsyncBlock => self.inner_block(n, BlockKind::Async),
            Kind::ConstBlock => self.inner_block(n, BlockKind::Const),
            Kind::TryBlock => self.inner_block(n, BlockKind::Try),
            Kind::GenBlock => self.inner_block(n, BlockKind::Gen),
            Kind::IfExpression => return self.if_chain(n),
            Kind::LetCondition | Kind::LetChain => return self.condition(Some(n), range.start),
            Kind::MatchExpression => self.match_expr(n),
            Kind::WhileExpression => {
                let condition = self.tree.child(n, Field::Condition);
                let labelled = self.enter_label(n);
                let condition = self.condition(condition, range.start);
                let body = self.tree.child(n, Field::Body);
                let body = self.expr_or_missing(body, range.end);
                self.leave_label(labelled);
                Expr::While { condition, body }
            }
            Kind::LoopExpression => {
                let labelled = self.enter_label(n);
                let body = self.tree.child(n, Field::Body);
                let body = self.expr_or_missing(body, range.end);
                self.leave_label(labelled);
                Expr::Loop { body }
            }
            Kind::ForExpression => {
                let pat = self.tree.child(n, Field::Pattern);
                let pat = self.pat_or_missing(pat);
                let iterable = self.tree.child(n, Field::Value);
                let iterable = self.expr_or_missing(iterable, range.start);
                let labelled = self.enter_label(n);
                let body = self.tree.child(n, Field::Body);
                let body = self.expr_or_missing(body, range.end);
                self.leave_label(labelled);
                Expr::For { pat, iterable, body }
            }
            Kind::BreakExpression => {
                let after = self.text_of(n).strip_prefix("break").map_or("", str::trim_start);
                let target = label_at(after)
                    .and_then(|label| self.labels.iter().rev().find(|(known, _)| *known == label))
                    .map(|&(_, start)| start);
                let value = self.tree.first_part(n).map(|value| self.expr(value));
                Expr::Break { value, target }
            }
            Kind::ContinueExpression => Expr::Continue,
            Kind::ReturnExpression | Kind::YieldExpression => {
                Expr::Return(self.tree.first_part(n).map(|value| self.expr(value)))
            }
            Kind::ClosureExpression => self.closure(n),
            Kind::MacroInvocation => match self.macro_call(n, MacroPosition::Expr) {
                Some(call) => Expr::Macro(call),
                None => Expr::Missing,
            },
            _ => Expr::Missing,
        };
        self.add_expr(expr, range)
    }

    /// Takes the label of a loop or block, which its text begins with, into scope, if it has one.
    fn enter_label(&mut self, n: N) -> bool {
        match label_at(self.text_of(n)) {
            Some(label) => {
                self.labels.push((label, self.node(n).start));
                true
            }
            None => false,
        }
    }

    fn leave_label(&mut self, labelled: bool) {
        if labelled {
            self.labels.pop();
        }
    }

    fn literal(&mut self, n: N) -> Literal {
        let text = self.text_of(n);
        match self.kind(n) {
            Kind::BooleanLiteral => Literal::Bool,
            Kind::CharLiteral if text.starts_with('b') => Literal::Byte,
            Kind::CharLiteral => Literal::Char,
            Kind::StringLiteral | Kind::RawStringLiteral => match text.as_bytes().first() {
                Some(b'b') => Literal::ByteStr,
                Some(b'c') => Literal::CStr,
                _ => Literal::Str,
            },
            Kind::FloatLiteral => Literal::Float(self.suffix(text)),
            _ => Literal::Int(self.suffix(text)),
        }
    }

    fn suffix(&mut self, text: &'t str) -> Option<NameId> {
        const SUFFIXES: [&str; 16] = [
            "u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "u128", "i128", "usize", "isize", "f32",
            "f64", "f16", "f128",
        ];
        if !text.as_bytes().last().is_some_and(|byte| byte.is_ascii_digit() || *byte == b'e') {
            return None;
        }
        // The digits of `0x1f32` are digits.
        let hex = text.starts_with("0x");
        let suffix = SUFFIXES
            .into_iter()
            .find(|suffix| text.ends_with(suffix) && !(hex && suffix.starts_with('f')))?;
        Some(self.intern(suffix))
    }

    fn array(&mut self, n: N) -> Expr {
        if let Some(length) = self.tree.child(n, Field::Length) {
            let value = self.tree.first_part(n).filter(|&value| value != length);
            let value = self.expr_or_missing(value, self.node(n).start);
            return Expr::Repeat { value, len: self.expr(length) };
        }
        Expr::Array(self.expr_list(Some(n)))
    }

    fn struct_literal(&mut self, n: N) -> Expr {
        let path = match self.tree.child(n, Field::Name) {
            Some(name) => self.path(name),
            None => {
                let mark = self.segment_stack.len();
                self.add_path(Anchor::Plain, None, 0, mark)
            }
        };
        let mark = self.init_stack.len();
        let mut spread = None;
        let body = self.tree.child(n, Field::Body);
        let mut children = self.tree.children(body.unwrap_or(n));
        while let Some(child) = children.next(&self.tree) {
            match self.kind(child) {
                Kind::ShorthandFieldInitializer => {
                    let Some(at) = self.tree.first_part(child) else { continue };
                    let name = self.name(at);
                    let range = self.range(at);
                    let path = self.path(at);
                    let value = self.add_expr(Expr::Path(path), range);
                    self.init_stack.push(FieldInit { name, start: range.start, value, shorthand: true });
                }
                Kind::FieldInitializer => {
                    let Some(at) = self.tree.child(child, Field::Member) else { continue };
                    let name = self.name(at);
                    let start = self.node(at).start;
                    let value = self.tree.child(child, Field::Value);
                    let value = self.expr_or_missing(value, self.node(child).end);
                    self.init_stack.push(FieldInit { name, start, value, shorthand: false });
                }
                Kind::BaseFieldInitializer => {
                    spread = self.tree.first_part(child).map(|base| self.expr(base));
                }
                _ => {}
            }
        }
        let fields = flush(&mut self.init_stack, mark, &mut self.out.field_inits);
        Expr::Struct { path, fields, spread }
    }

    fn range_expr(&mut self, n: N) -> Expr {
        let mut ends = [None, None];
        let mut behind = 0;
        let mut inclusive = false;
        let mut children = self.tree.children(n);
        while let Some(child) = children.next(&self.tree) {
            match self.kind(child) {
                Kind::TokDotDot => behind = 1,
                Kind::TokDotDotEq | Kind::TokDotDotDot => {
                    behind = 1;
                    inclusive = true;
                }
                kind if is_part(kind) => ends[behind] = Some(self.expr(child)),
                _ => {}
            }
        }
        Expr::Range { lo: ends[0], hi: ends[1], inclusive }
    }

    // ---- control flow ----

    /// `if … else if … else …`, however long.
    fn if_chain(&mut self, n: N) -> ExprId {
        let mark = self.expr_stack.len();
        let mut ranges = Vec::new();
        let mut at = n;
        let mut otherwise = None;
        loop {
            let range = self.range(at);
            let condition = self.tree.child(at, Field::Condition);
            let condition = self.condition(condition, range.start);
            let then = self.tree.child(at, Field::Consequence);
            let then = self.expr_or_missing(then, range.end);
            self.expr_stack.extend([condition, then]);
            ranges.push(range);
            let Some(next) = self.tree.child(at, Field::Alternative) else { break };
            let next =
                if self.kind(next) == Kind::ElseClause { self.tree.first_part(next) } else { Some(next) };
            match next {
                Some(next) if self.kind(next) == Kind::IfExpression => at = next,
                Some(next) => {
                    otherwise = Some(self.expr(next));
                    break;
                }
                None => break,
            }
        }
        for (index, &range) in ranges.iter().enumerate().rev() {
            let pair = mark + 2 * index;
            let (condition, then) = (self.expr_stack[pair], self.expr_stack[pair + 1]);
            otherwise = Some(self.add_expr(Expr::If { condition, then, otherwise }, range));
        }
        self.expr_stack.truncate(mark);
        match otherwise {
            Some(expr) => expr,
            None => self.missing(self.node(n).start),
        }
    }

    /// A condition, which may be or hold `let`s.
    fn condition(&mut self, n: Option<N>, at: u32) -> ExprId {
        let Some(n) = n else { return self.missing(at) };
        let range = self.range(n);
        match self.kind(n) {
            Kind::LetCondition => {
                // The value first, as the pattern's names are not in scope there.
                let value = self.tree.child(n, Field::Value);
                let expr = self.expr_or_missing(value, range.end);
                let pat = self.tree.child(n, Field::Pattern);
                let pat = self.pat_or_missing(pat);
                self.add_expr(Expr::Let { pat, expr }, range)
            }
            Kind::LetChain => {
                let mut chain: Option<ExprId> = None;
                let mut operator = range.start;
                let mut children = self.tree.children(n);
                while let Some(child) = children.next(&self.tree) {
                    let kind = self.kind(child);
                    if kind == Kind::TokAmpAmp {
                        operator = self.node(child).start;
                        continue;
                    }
                    if !is_part(kind) {
                        continue;
                    }
                    let rhs = if self.enter(self.range(child)) {
                        let rhs = self.condition(Some(child), range.start);
                        self.leave();
                        rhs
                    } else {
                        self.missing(range.start)
                    };
                    chain = Some(match chain {
                        None => rhs,
                        Some(lhs) => {
                            let so_far = TextRange::new(range.start, self.node(child).end.max(range.start));
                            let and = Expr::Binary { op: BinaryOp::And, lhs, rhs, start: operator };
                            self.add_expr(and, so_far)
                        }
                    });
                }
                match chain {
                    Some(chain) => chain,
                    None => self.missing(range.start),
                }
            }
            _ => self.expr(n),
        }
    }

    fn match_expr(&mut self, n: N) -> Expr {
        let range = self.range(n);
        let scrutinee = self.tree.child(n, Field::Value);
        let scrutinee = self.expr_or_missing(scrutinee, range.start);
        let mark = self.arm_stack.len();
        if let Some(body) = self.tree.child(n, Field::Body) {
            self.push_arms(body);
        }
        Expr::Match { scrutinee, arms: flush(&mut self.arm_stack, mark, &mut self.out.arms) }
    }

    fn push_arms(&mut self, body: N) {
        let mut children = self.tree.children(body);
        while let Some(child) = children.next(&self.tree) {
            match self.kind(child) {
                Kind::MatchArm => {
                    let end = self.node(child).end;
                    let pattern = self.tree.child(child, Field::Pattern);
                    let (pat, guard) = self.match_pattern(pattern);
                    let value = self.tree.child(child, Field::Value);
                    let body = self.expr_or_missing(value, end);
                    self.arm_stack.push(Arm { pat, guard, body });
                }
                Kind::Error if self.enter(self.range(child)) => {
                    self.push_arms(child);
                    self.leave();
                }
                _ => {}
            }
        }
    }

    /// A pattern with its guard.
    pub(in crate::facts) fn match_pattern(&mut self, n: Option<N>) -> (PatId, Option<ExprId>) {
        let Some(n) = n else { return (self.add_pat(Pat::Missing), None) };
        if self.kind(n) != Kind::MatchPattern {
            return (self.pat(n), None);
        }
        let guard = self.tree.child(n, Field::Condition);
        let mut pattern = None;
        let mut children = self.tree.children(n);
        while let Some(child) = children.next(&self.tree) {
            let kind = self.kind(child);
            if Some(child) != guard && (is_part(kind) || kind == Kind::TokUnderscore) {
                pattern = Some(child);
                break;
            }
        }
        let pat = self.pat_or_missing(pattern);
        let guard = guard.map(|guard| self.condition(Some(guard), self.node(n).end));
        (pat, guard)
    }

    fn closure(&mut self, n: N) -> Expr {
        let mark = self.param_stack.len();
        if let Some(list) = self.tree.child(n, Field::Parameters) {
            let mut children = self.tree.children(list);
            while let Some(child) = children.next(&self.tree) {
                let kind = self.kind(child);
                let param = match kind {
                    Kind::Parameter => self.parameter(child),
                    Kind::TokUnderscore => Param { pat: Some(self.add_pat(Pat::Wild)), ty: None },
                    kind if is_part(kind) => Param { pat: Some(self.pat(child)), ty: None },
                    _ => continue,
                };
                self.param_stack.push(param);
            }
        }
        let params = flush(&mut self.param_stack, mark, &mut self.out.params);
        let ret = self.tree.child(n, Field::ReturnType).map(|ret| self.ty(ret));
        let is_async = self.tree.child_of_kind(n, Kind::KwAsync).is_some();
        let body = self.tree.child(n, Field::Body);
        let body = self.expr_or_missing(body, self.node(n).end);
        Expr::Closure { params, ret, body, is_async }
    }

    /// `pat: ty`
    pub(in crate::facts) fn parameter(&mut self, n: N) -> Param {
        let pat = self.tree.child(n, Field::Pattern);
        let ty = self.tree.child(n, Field::Type);
        let mutable = self.tree.child_of_kind(n, Kind::MutableSpecifier).is_some();
        let pat =
            pat.map(|pat| self.pat_in(pat, if mutable { BindingMode::Mut } else { BindingMode::Plain }));
        let ty = Some(self.ty_or_error(ty));
        Param { pat, ty }
    }

    // ---- blocks ----

    /// `unsafe { … }` and the like.
    fn inner_block(&mut self, n: N, kind: BlockKind) -> Expr {
        match self.tree.child_of_kind(n, Kind::Block) {
            Some(block) => self.block_expr(block, kind),
            None => Expr::Missing,
        }
    }

    fn block_expr(&mut self, n: N, kind: BlockKind) -> Expr {
        Expr::Block { block: self.block(n), kind }
    }

    /// The block at `n`, which may also be the root of a piece of macro arguments.
    pub(in crate::facts) fn block(&mut self, n: N) -> BlockId {
        self.block_of(self.tree.children(n), self.range(n))
    }

    /// A block of these statements.
    pub(super) fn block_of(&mut self, statements: Children, range: TextRange) -> BlockId {
        let id = BlockId(self.out.blocks.len() as u32);
        self.out.blocks.push(Block { stmts: List::empty(), tail: None, items: List::empty(), range });
        let outer = self.block.replace(id);
        let stmts_mark = self.stmt_stack.len();
        let items_mark = self.item_stack.len();
        let mut siblings = Siblings::default();
        let mut levels = vec![statements];
        let mut tail = None;
        let declares = self.is_anonymous_const(outer);
        while let Some(children) = levels.last_mut() {
            let Some(child) = children.next(&self.tree) else {
                levels.pop();
                continue;
            };
            let kind = self.kind(child);
            if kind == Kind::Error {
                levels.push(self.tree.children(child));
                continue;
            }
            let off = is_part(kind) && self.is_cfg_off(siblings.nodes());
            if is_part(kind)
                && !off
                && let Some(expr) = tail.take()
            {
                self.stmt_stack.push(Stmt::Expr(expr));
            }
            if declares && let Some(call) = self.macro_call_of(child) {
                let known = self.item_stack.len();
                self.macro_item(call, child, &mut siblings);
                self.stmt_stack.extend(self.item_stack[known..].iter().map(|&item| Stmt::Item(item)));
                continue;
            }
            match kind {
                Kind::LetDeclaration => {
                    siblings.clear();
                    let stmt = self.let_stmt(child, off);
                    self.stmt_stack.push(stmt);
                }
                Kind::ExpressionStatement => {
                    siblings.clear();
                    let node = self.node(child);
                    let Some(inner) = self.tree.first_part(child) else { continue };
                    if self.kind(inner) == Kind::MacroInvocation {
                        let expr = self.macro_stmt(inner, MacroPosition::Stmt);
                        self.stmt_stack.push(Stmt::Expr(expr));
                        continue;
                    }
                    let expr = self.expr(inner);
                    // What is off is not the block's value where its twin may be.
                    if self.byte(node.end.saturating_sub(1)) == b';' || off && tail.is_some() {
                        self.stmt_stack.push(Stmt::Expr(expr));
                    } else {
                        tail = Some(expr);
                    }
                }
                Kind::MacroInvocation => {
                    siblings.clear();
                    let brace = self.byte(self.node(child).end.saturating_sub(1)) == b'}';
                    let position = if brace { MacroPosition::Stmt } else { MacroPosition::Expr };
                    let expr = self.macro_stmt(child, position);
                    match tail {
                        Some(_) if off => self.stmt_stack.push(Stmt::Expr(expr)),
                        _ => tail = Some(expr),
                    }
                }
                Kind::EmptyStatement | Kind::InnerAttributeItem => {}
                _ => {
                    if let Some(item) = self.sibling(child, &mut siblings) {
                        self.stmt_stack.push(Stmt::Item(item));
                        self.item_stack.push(item);
                    } else if is_part(kind) {
                        let expr = self.expr(child);
                        match tail {
                            Some(_) if off => self.stmt_stack.push(Stmt::Expr(expr)),
                            _ => tail = Some(expr),
                        }
                    }
                }
            }
        }
        self.block = outer;
        let stmts = flush(&mut self.stmt_stack, stmts_mark, &mut self.out.stmts);
        let items = flush(&mut self.item_stack, items_mark, &mut self.out.item_lists);
        self.out.blocks[id.index()] = Block { stmts, tail, items, range };
        id
    }

    /// Whether the block that begins here, within the block `outer`, is the value of a `const _`: it is there for the items
    /// that it declares, and so are macro calls that are statements of it.
    fn is_anonymous_const(&self, outer: Option<BlockId>) -> bool {
        self.owner.is_some_and(|owner| {
            let item = &self.out.items[owner.index()];
            let head = self.out.item_ranges[owner.index()].decl_start as usize;
            let head = self.text.get(head..).unwrap_or_default();
            item.name.is_none() && item.block == outer && head.starts_with("const")
        })
    }

    /// The macro call that a statement is.
    fn macro_call_of(&self, statement: N) -> Option<N> {
        let call = match self.kind(statement) {
            Kind::MacroInvocation => statement,
            Kind::ExpressionStatement => self.tree.first_part(statement)?,
            _ => return None,
        };
        let end = self.byte(self.node(statement).end.saturating_sub(1));
        (self.kind(call) == Kind::MacroInvocation && matches!(end, b';' | b'}')).then_some(call)
    }

    /// A macro call as a statement.
    fn macro_stmt(&mut self, n: N, position: MacroPosition) -> ExprId {
        let expr = match self.macro_call(n, position) {
            Some(call) => Expr::Macro(call),
            None => Expr::Missing,
        };
        self.add_expr(expr, self.range(n))
    }

    fn let_stmt(&mut self, n: N, off: bool) -> Stmt {
        let ty = self.tree.child(n, Field::Type).map(|ty| self.ty(ty));
        let init = self.tree.child(n, Field::Value).map(|value| self.expr(value));
        let otherwise = self.tree.child(n, Field::Alternative).map(|block| self.expr(block));
        let mutable = self.tree.child_of_kind(n, Kind::MutableSpecifier).is_some();
        let mode = if mutable { BindingMode::Mut } else { BindingMode::Plain };
        let pat = match self.tree.child(n, Field::Pattern) {
            Some(pat) => self.pat_in(pat, mode),
            None => self.add_pat(Pat::Missing),
        };
        Stmt::Let { pat, ty, init, otherwise, off }
    }

    // ---- patterns ----

    fn add_pat(&mut self, pat: Pat) -> PatId {
        let id = PatId(self.out.pats.len() as u32);
        self.out.pats.push(pat);
        id
    }

    pub(in crate::facts) fn add_binding(&mut self, binding: Binding) -> BindingId {
        let id = BindingId(self.out.bindings.len() as u32);
        self.out.bindings.push(binding);
        id
    }

    fn pat_or_missing(&mut self, n: Option<N>) -> PatId {
        match n {
            Some(n) => self.pat(n),
            None => self.add_pat(Pat::Missing),
        }
    }

    /// The pattern at `n`.
    pub(in crate::facts) fn pat(&mut self, n: N) -> PatId {
        self.pat_in(n, BindingMode::Plain)
    }

    /// The pattern at `n`, behind the `mut` or `ref` that `mode` stands for.
    fn pat_in(&mut self, n: N, mode: BindingMode) -> PatId {
        if !self.enter(self.range(n)) {
            return self.add_pat(Pat::Missing);
        }
        let pat = self.pat_below(n, mode);
        self.leave();
        self.add_pat(pat)
    }

    fn pat_below(&mut self, n: N, mode: BindingMode) -> Pat {
        let mut n = n;
        let mut mode = mode;
        loop {
            mode = match (self.kind(n), mode) {
                (Kind::MutPattern, BindingMode::Ref) => BindingMode::RefMut,
                (Kind::MutPattern, _) => BindingMode::Mut,
                (Kind::RefPattern, _) => BindingMode::Ref,
                _ => break,
            };
            match self.pat_part(n) {
                Some(inner) => n = inner,
                None => return Pat::Missing,
            }
        }
        match self.kind(n) {
            Kind::TokUnderscore => Pat::Wild,
            Kind::Identifier if self.text_of(n) == "_" => Pat::Wild,
            Kind::Identifier | Kind::PrimitiveType | Kind::ShorthandFieldIdentifier | Kind::SelfKw => {
                self.bind(n, mode, None)
            }
            Kind::CapturedPattern => {
                let mut children = self.tree.children(n);
                let name = children.next(&self.tree);
                let mut sub = None;
                while let Some(child) = children.next(&self.tree) {
                    let kind = self.kind(child);
                    if is_part(kind) || kind == Kind::TokUnderscore {
                        sub = Some(self.pat(child));
                        break;
                    }
                }
                match name {
                    Some(name) => self.bind(name, mode, sub),
                    None => Pat::Missing,
                }
            }
            Kind::ScopedIdentifier | Kind::GenericPattern | Kind::GenericType | Kind::Metavariable => {
                Pat::Path(self.path(n))
            }
            Kind::TuplePattern => self.tuple_pat(n),
            Kind::SlicePattern => Pat::Slice(self.pat_list(n, None)),
            Kind::TupleStructPattern => {
                let ty = self.tree.child(n, Field::Type);
                let path = match ty {
                    Some(ty) => self.path(ty),
                    None => return Pat::Missing,
                };
                Pat::TupleStruct { path, pats: self.pat_list(n, ty) }
            }
            Kind::StructPattern => self.struct_pat(n),
            Kind::RemainingFieldPattern => Pat::Rest,
            Kind::ReferencePattern => {
                let mutable = self.tree.child_of_kind(n, Kind::MutableSpecifier).is_some();
                let inner = self.pat_part(n);
                Pat::Ref { pat: self.pat_or_missing(inner), mutable }
            }
            Kind::OrPattern => self.or_pat(n),
            Kind::RangePattern => {
                let lo = self.tree.child(n, Field::Left).map(|end| self.expr(end));
                let hi = self.tree.child(n, Field::Right).map(|end| self.expr(end));
                Pat::Range { lo, hi }
            }
            Kind::StringLiteral
            | Kind::RawStringLiteral
            | Kind::CharLiteral
            | Kind::BooleanLiteral
            | Kind::IntegerLiteral
            | Kind::FloatLiteral
            | Kind::NegativeLiteral
            | Kind::ConstBlock => Pat::Literal(self.expr(n)),
            Kind::MacroInvocation => match self.macro_call(n, MacroPosition::Pat) {
                Some(call) => Pat::Macro(call),
                None => Pat::Missing,
            },
            _ => Pat::Missing,
        }
    }

    fn bind(&mut self, n: N, mode: BindingMode, sub: Option<PatId>) -> Pat {
        let name = self.name(n);
        let start = self.node(n).start;
        let binding = self.add_binding(Binding { name, start, mode });
        Pat::Bind { binding, sub }
    }

    /// The first pattern among the children of `n`.
    fn pat_part(&self, n: N) -> Option<N> {
        let mut children = self.tree.children(n);
        while let Some(child) = children.next(&self.tree) {
            let kind = self.kind(child);
            if is_part(kind) || kind == Kind::TokUnderscore {
                return Some(child);
            }
        }
        None
    }

    /// The patterns among the children of `n`, without `except`.
    fn pat_list(&mut self, n: N, except: Option<N>) -> List<PatId> {
        let mark = self.pat_stack.len();
        let mut children = self.tree.children(n);
        while let Some(child) = children.next(&self.tree) {
            let kind = self.kind(child);
            if Some(child) != except && (is_part(kind) || kind == Kind::TokUnderscore) {
                let pat = self.pat(child);
                self.pat_stack.push(pat);
            }
        }
        flush(&mut self.pat_stack, mark, &mut self.out.pat_lists)
    }

    fn tuple_pat(&mut self, n: N) -> Pat {
        let comma = self.tree.child_of_kind(n, Kind::TokComma).is_some();
        if !comma
            && let Some(only) = self.pat_part(n)
            && self.kind(only) != Kind::RemainingFieldPattern
        {
            // Parentheses. They may nest as deep as other patterns.
            if !self.enter(self.range(only)) {
                return Pat::Missing;
            }
            let pat = self.pat_below(only, BindingMode::Plain);
            self.leave();
            return pat;
        }
        Pat::Tuple(self.pat_list(n, None))
    }

    fn struct_pat(&mut self, n: N) -> Pat {
        let Some(ty) = self.tree.child(n, Field::Type) else { return Pat::Missing };
        let path = self.path(ty);
        let mark = self.field_pat_stack.len();
        let mut children = self.tree.children(n);
        while let Some(child) = children.next(&self.tree) {
            if self.kind(child) != Kind::FieldPattern {
                continue;
            }
            let Some(at) = self.tree.child(child, Field::Name) else { continue };
            let name = self.name(at);
            let start = self.node(at).start;
            let pat = match self.tree.child(child, Field::Pattern) {
                Some(pat) => self.pat(pat),
                None => {
                    let by_ref = self.tree.child_of_kind(child, Kind::KwRef).is_some();
                    let mutable = self.tree.child_of_kind(child, Kind::MutableSpecifier).is_some();
                    let mode = match (by_ref, mutable) {
                        (true, true) => BindingMode::RefMut,
                        (true, false) => BindingMode::Ref,
                        (false, true) => BindingMode::Mut,
                        (false, false) => BindingMode::Plain,
                    };
                    let pat = self.bind(at, mode, None);
                    self.add_pat(pat)
                }
            };
            self.field_pat_stack.push(FieldPat { name, start, pat });
        }
        Pat::Struct { path, fields: flush(&mut self.field_pat_stack, mark, &mut self.out.field_pats) }
    }

    /// `a | b | …`, which leans to the left.
    fn or_pat(&mut self, n: N) -> Pat {
        let mark = self.spine.len();
        let mut alternatives = Vec::new();
        self.spine.push(n);
        while self.spine.len() > mark {
            let Some(at) = self.spine.pop() else { break };
            if self.kind(at) != Kind::OrPattern {
                alternatives.push(at);
                continue;
            }
            let first = self.spine.len();
            let mut children = self.tree.children(at);
            while let Some(child) = children.next(&self.tree) {
                let kind = self.kind(child);
                if is_part(kind) || kind == Kind::TokUnderscore {
                    self.spine.push(child);
                }
            }
            self.spine[first..].reverse();
        }
        let stack = self.pat_stack.len();
        for at in alternatives {
            let pat = self.pat(at);
            self.pat_stack.push(pat);
        }
        Pat::Or(flush(&mut self.pat_stack, stack, &mut self.out.pat_lists))
    }
}

/// The label that a text begins with: `name` of `'name`, but nothing of the char `'n'`.
fn label_at(text: &str) -> Option<&str> {
    let text = text.strip_prefix('\'')?;
    let end = text.find(|letter: char| letter != '_' && !letter.is_alphanumeric()).unwrap_or(text.len());
    (end > 0 && !text[end..].starts_with('\'')).then(|| &text[..end])
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use crate::facts::lower::lower;
    use crate::facts::lower::tests::check_sound;
    use crate::facts::model::*;
    use crate::facts::pretty::pretty_expr;
    use crate::workspace::graph::Edition;

    /// Prints the statements of a body, one a line.
    fn check(body: &str, expect: Expect) {
        let text = format!("fn f() {{\n{body}\n}}");
        let facts = lower(&text, Edition::E2021);
        check_sound(&text, &facts);
        let printed = pretty_expr(&facts, facts.bodies[0].root).replace("; ", ";\n");
        expect.assert_eq(&format!("{printed}\n"));
    }

    #[test]
    fn literals() {
        check(
            "1; 1u8; 0xff; 0x1f32; 1f32; 1.5; 1.5f64; 1e3; 1_000_usize; true; 'c'; b'c'; \"s\"; r#\"s\"#; b\"s\"; br\"s\"; c\"s\"; -1",
            expect![[r#"
                {'int;
                'int:u8;
                'int;
                'int;
                'int:f32;
                'float;
                'float:f64;
                'float;
                'int:usize;
                'bool;
                'char;
                'byte;
                'str;
                'str;
                'bytestr;
                'bytestr;
                'cstr;
                (- 'int)}
            "#]],
        );
    }

    #[test]
    fn operators() {
        check(
            "a + b * c - d / e % f; a == b && c != d || e < f; a <= b; a > b; a >= b; a & b | c ^ d << e >> f;\n\
             a = b; a += 1; a -= 1; a *= 1; a /= 1; a %= 1; a &= 1; a |= 1; a ^= 1; a <<= 1; a >>= 1; _ = a; (a, b) = c; [a, _] = c;\n\
             !a; -a; *a; &a; &mut a; &raw const a; &raw mut a; &&a; a as u8 as T; a..b; a..; ..b; ..; a..=b; ..=b; (a); ((a)) + (b);",
            expect![[r#"
                {(Sub (Add a (Mul b c)) (Rem (Div d e) f));
                (Or (And (Eq a b) (Ne c d)) (Lt e f));
                (Le a b);
                (Gt a b);
                (Ge a b);
                (BitOr (BitAnd a b) (BitXor c (Shr (Shl d e) f)));
                (= a b);
                (AddAssign a 'int);
                (SubAssign a 'int);
                (MulAssign a 'int);
                (DivAssign a 'int);
                (RemAssign a 'int);
                (BitAndAssign a 'int);
                (BitOrAssign a 'int);
                (BitXorAssign a 'int);
                (ShlAssign a 'int);
                (ShrAssign a 'int);
                (= _ a);
                (= (tuple a b) c);
                (= (array a _) c);
                (! a);
                (- a);
                (* a);
                (& a);
                (&mut a);
                (&raw const a);
                (&raw mut a);
                (& (& a));
                (as (as a u8) T);
                (.. a b);
                (.. a -);
                (.. - b);
                (.. - -);
                (..= a b);
                (..= - b);
                a;
                (Add a b);
                }
            "#]],
        );
    }

    #[test]
    fn calls_and_fields() {
        check(
            "f(a, b,); a.b(c).d::<T>().e; a.0.1; a.0 .1; (a.f)(b); a.b?.c.await?; a[b][c]; f()()(a); x.y.z(); S::f::<u8>(1); a.f(#[x] b);",
            expect![[r#"
                {(call f a b);
                (.e (.d::<T>() (.b() a c)));
                (.1 (.0 a));
                (.1 (.0 a));
                (call (.f a) b);
                (? (await (.c (? (.b a)))));
                (index (index a b) c);
                (call (call (call f)) a);
                (.z() (.y x));
                (call S::f<u8> 'int);
                (.f() a b);
                }
            "#]],
        );
    }

    #[test]
    fn composites() {
        check(
            "(); (a,); (a, b); []; [a, b]; [a; 3]; S {}; S { a, b: c, ..d }; a::S::<T> { 0: x }; S { r#type }; Self { a: b };",
            expect![[r#"
                {(tuple);
                (tuple a);
                (tuple a b);
                (array);
                (array a b);
                (repeat a 'int);
                (struct S);
                (struct S a b: c ..d);
                (struct a::S<T> 0: x);
                (struct S type);
                (struct Self a: b);
                }
            "#]],
        );
    }

    #[test]
    fn control_flow() {
        check(
            "if a { b } else if c { d } else { e };\nif let Some(x) = y && x > 1 && let z = x { z }\nif a && let b = c {}\n\
             match a { B | C => 1, D(x) if x > 1 => { 2 } E if let F = x => 3, _ => (), }\n\
             while a { b } while let Some(x) = it.next() { x }\n'l: loop { break 'l a; continue 'l; break; }\nfor (i, x) in y { x }\nreturn; return a;\n\
             |a, b: u8, (c, mut d)| a; || {}; move |_| -> u8 { 1 }; async |x| x; async move { a }; unsafe { a }; const { a }; { a } 'b: { break 'b 1 };\n\
             let a: u8 = b; let (c, d); let mut e = 1; let Some(g) = h else { return };\nlet i = if a { 1 } else { 2 };\n{ tail }",
            expect![[r#"
                {(if a {b} (if c {d} {e}));
                (if (And (And (let Some(x) y) (Gt x 'int)) (let z x)) {z});
                (if (And a (let b c)) {});
                (match a [(B | C) => 'int] [D(x) if (Gt x 'int) => {'int}] [E if (let F x) => 'int] [_ => (tuple)]);
                (while a {b});
                (while (let Some(x) (.next() it)) {x});
                (loop {(break a);
                (continue);
                (break);
                });
                (for (i, x) y {x});
                (return);
                (return a);
                (|a, b: u8, (c, mut d)| a);
                (|| {});
                (|_| -> u8 {'int});
                (async |x| x);
                Async{a};
                Unsafe{a};
                Const{a};
                {a};
                Labelled{(break 'int)};
                let a: u8 = b;
                let (c, d);
                let mut e = 'int;
                let Some(g) = h else {(return)};
                let i = (if a {'int} {'int});
                {tail}}
            "#]],
        );
    }

    #[test]
    fn statements_and_tails() {
        check(
            "m!(a); m! { a } m![a].b(); ; if a {} match b {} c",
            expect![[r#"
            {(m! a);
            (m! a);
            (.b() (m! a));
            (if a {});
            (match b);
            c}
        "#]],
        );
        check(
            "a; m!(b)",
            expect![[r#"
            {a;
            (m! b)}
        "#]],
        );
        check(
            "a; m! { b }",
            expect![[r#"
            {a;
            (m! b)}
        "#]],
        );
        check(
            "if a { 1 } else { 2 }",
            expect![[r#"
            {(if a {'int} {'int})}
        "#]],
        );
        check(
            "#[x] let a = 1; #[cfg(y)] b(); #[z] { c }",
            expect![[r#"
            {let a = 'int;
            (call b);
            {c}}
        "#]],
        );
        check(
            "use a::b; struct S; fn g() { h() } b()",
            expect![[r#"
            {`use a::b @2:1`;
            `struct;
            S @2:18`;
            `fn g() @2:24 /   = {(call h)}`;
            (call b)}
        "#]],
        );
    }

    #[test]
    fn patterns() {
        check(
            "match x { _ | .. | a | mut b | ref c | ref mut d | e @ 1 | ref f @ Some(_) | g::H | h::<T>::I => 1,\n\
             A(a, .., b) | a::B() | C { x, y: 1, ref z, mut w, ref mut v, .. } | D {} | E { 0: Some(a) } => 2,\n\
             (a, b) | (a,) | (a) | () | (..) | [a, .., b] | [a @ .., b] | &a | &mut b | &&c => 3,\n\
             1 | -1 | 'c' | \"s\" | true | const { 1 } | 1..=2 | 'a'..'b' | 1.. | ..=5 | A::B..=C => 4,\n\
             m!(a) | None | Self::X | Self { a } | r#a => 5, | a | b => 6 }",
            expect![[r#"
                {(match x [(_ | .. | a | mut b | ref c | ref mut d | e @ 'int | ref f @ Some(_) | g::H | h<T>::I) => 'int] [(A(a, .., b) | a::B() | C{x: x, y: 'int, z: ref z, w: mut w, v: ref mut v} | D{} | E{0: Some(a)}) => 'int] [((a, b) | (a,) | a | () | (..,) | [a, .., b] | [a @ .., b] | &a | &mut b | &&c) => 'int] [('int | (- 'int) | 'char | 'str | 'bool | Const{'int} | (.. 'int 'int) | (.. 'char 'char) | (.. 'int -) | (.. - 'int) | (.. A::B C)) => 'int] [((m! pat a) | None | Self::X | Self{a: a} | a) => 'int] [(a | b) => 'int])}
            "#]],
        );
        check(
            "|(Some(a) | None), &(b, c): &(u8, u8)| {}; for &x in y {}; let A { b: C { d, .. } } = e;",
            expect![[r#"
                {(|(Some(a) | None), &(b, c): &(u8, u8)| {});
                (for &x y {});
                let A{b: C{d: d}} = e;
                }
            "#]],
        );
    }

    #[test]
    fn receivers_have_a_binding() {
        let facts =
            lower("impl A { fn a(&self) {} fn b(mut self: B) {} fn c() {} fn d(&self); }", Edition::E2021);
        let bindings: Vec<_> =
            facts.bodies.iter().map(|body| body.self_binding.map(|id| facts[id])).collect();
        let name = |binding: &Binding| &facts[binding.name];
        assert_eq!(bindings[0].map(|binding| (binding.start, binding.mode)), Some((15, BindingMode::Plain)));
        assert_eq!(bindings[1].map(|binding| (binding.start, binding.mode)), Some((33, BindingMode::Mut)));
        assert!(bindings[..2].iter().flatten().all(|binding| name(binding) == "self"));
        assert_eq!((bindings[2], bindings.len()), (None, 3));
    }
}
