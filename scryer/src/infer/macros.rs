//! Macro calls in bodies: what they expand to is inferred in their place, and the well-known ones by what they are.

use std::sync::Arc;

use super::body::BodyInfer;
use super::method::Probe;
use super::program::{Mention, Role, Target};
use super::ty::Ty;
use crate::facts::{
    DefId, Delimiter, Expr, File, FileFacts, ItemKind, MacroArgs, MacroCallId, MacroPosition, PatId, PathId,
    SpanMap, Stmt,
};
use crate::resolve::{Builtin, PathView, ScopeDef, call_tokens, expand_call};
use crate::syntax::lexer::{self, TokenKind};

/// How many macro calls are expanded in a body.
const MAX_EXPANSIONS: u32 = 4_000;
/// How many expansions may stand in one another.
const MAX_EXPANSION_DEPTH: u32 = 64;

impl BodyInfer<'_> {
    /// Notes what a macro call's path names.
    pub(super) fn macro_mention(&mut self, call: MacroCallId) -> Option<DefId> {
        let facts = self.file.facts.clone();
        let call = &facts[call];
        let path = facts[call.path];
        let view = PathView::of(&self.file, call.path);
        let offset = facts.segment_starts.get(path.segments.start as usize).copied().unwrap_or(0);
        // What a macro's own text calls is looked up where the outermost macro is called.
        let offset = match self.source {
            0 => place_of_call(&self.file, offset),
            _ => self.written(offset).unwrap_or(self.outer_call),
        };
        let edition = self.program.edition(self.module);
        let resolution =
            self.program.resolver().macro_path(self.module, &view, edition, self.file_id, offset);
        note_macro_path(self.program, &self.file, call.path, &resolution, &mut self.mentions);
        resolution.defs.macros.iter().find_map(|def| match def {
            ScopeDef::Item(def) if resolution.followed == view.segments.len() => Some(*def),
            _ => None,
        })
    }

    pub(super) fn macro_call(&mut self, call_id: MacroCallId, expected: Option<&Ty>) -> Ty {
        let facts = self.file.facts.clone();
        let def = self.macro_mention(call_id);
        let call = &facts[call_id];
        let name = facts[facts[call.path].segments].last().map(|segment| &facts[segment.name]).unwrap_or("");
        // A macro of the workspace that happens to be called like one of std's is another macro.
        let ours = def.is_some_and(|def| self.program.is_workspace_file(def.file));
        let name = if ours { "" } else { name };
        let element = match name {
            "vec" => match expected.map(|ty| self.solver.structural(ty)) {
                Some(Ty::Adt(_, args)) if args.len() <= 2 => args.first().cloned(),
                _ => None,
            },
            _ => None,
        };
        if def.is_some_and(|def| self.is_as_good_as_read(call_id, def)) {
            self.by_args(call_id, name, None);
            return Ty::Unknown;
        }
        if let Some(def) = def
            && let Some(ty) = self.expanded(call_id, def, expected)
        {
            return ty;
        }
        if self.source != 0
            && call.args == MacroArgs::Opaque
            && let Some(ty) = self.reread(call_id)
        {
            return ty;
        }
        self.by_args(call_id, name, element)
    }

    /// Whether nothing but the arguments of a call matters: it is a statement, its macro is a dependency's, and the arguments
    /// read as expressions (the macros of `log`, `tracing` and `anyhow`, which take long to expand).
    fn is_as_good_as_read(&self, call_id: MacroCallId, def: DefId) -> bool {
        let call = &self.file.facts[call_id];
        let reads = matches!(call.args, MacroArgs::Exprs(exprs) if exprs.len > 0);
        let foreign = || !self.program.is_workspace_file(def.file);
        // Names inside a format string are found by expanding.
        let captures = || {
            call.tokens.is_some_and(|tokens| {
                let text = &self.file.facts[tokens];
                let ahead = text.bytes().skip(1);
                text.bytes().zip(ahead).any(|(one, next)| {
                    one == b'{' && (next == b'_' || next.is_ascii_alphabetic() || !next.is_ascii())
                })
            })
        };
        self.source == 0 && call.position == MacroPosition::Stmt && reads && foreign() && !captures()
    }

    /// The type of a call in an expansion that nothing can expand, by the best reading of its arguments.
    fn reread(&mut self, call_id: MacroCallId) -> Option<Ty> {
        let facts = self.file.facts.clone();
        let call = &facts[call_id];
        let name = facts[facts[call.path].segments].last().map(|segment| &facts[segment.name])?;
        let (open, close) = match call.delimiter {
            Delimiter::Paren => ("(", ");"),
            Delimiter::Bracket => ("[", "];"),
            Delimiter::Brace => ("{", "}"),
        };
        let arguments = call_tokens(&self.file, self.file_id, call_id)?;
        let before = format!("fn m(){{{name}!{open}");
        let text = format!("{before}{}{close}}}", arguments.text);
        let facts = crate::facts::lower_reading(&text, self.program.edition(self.module));
        let call = (0..facts.macro_calls.len() as u32).map(MacroCallId).next()?;
        let name = name.to_owned();
        self.standing_in(facts, arguments.map.shifted(before.len() as u32), |infer| {
            infer.by_args(call, &name, None)
        })
    }

    /// The type of a call by what its arguments were read as.
    fn by_args(&mut self, call_id: MacroCallId, name: &str, element: Option<Ty>) -> Ty {
        let facts = self.file.facts.clone();
        let call = &facts[call_id];
        let mut first = None;
        match call.args {
            MacroArgs::Opaque => {}
            MacroArgs::Exprs(exprs) => {
                let element =
                    (name == "vec").then(|| element.clone().unwrap_or_else(|| self.solver.unifier.fresh()));
                for &expr in &facts[exprs] {
                    let ty = match facts[expr] {
                        // `name = value` of the format family.
                        Expr::Assign { lhs, rhs } if facts[lhs] == Expr::Underscore => self.expr(rhs, None),
                        _ => self.expr(expr, element.as_ref()),
                    };
                    if let Some(element) = &element {
                        self.coerce(&ty, element);
                    }
                    first.get_or_insert(ty);
                }
                if let Some(element) = element {
                    first = Some(element);
                }
            }
            MacroArgs::Repeat { value, len } => {
                let ty = self.expr(value, element.as_ref());
                self.expr(len, Some(&Ty::Builtin(Builtin::Usize)));
                first = Some(ty);
            }
            MacroArgs::Block(block) => {
                self.expr(block, None);
            }
            MacroArgs::Matches(expr) => {
                self.expr(expr, None);
            }
            MacroArgs::Pat(pat) => {
                let ty = self.solver.unifier.fresh();
                self.enter();
                self.pat(pat, &ty);
                self.leave();
            }
            MacroArgs::Type(ty) => {
                self.written_ty(ty);
            }
            MacroArgs::Items(_) => {}
        }
        match name {
            "format" => self.lang_adt("String", []),
            "vec" => {
                let element = first.unwrap_or_else(|| self.solver.unifier.fresh());
                self.vec_of(element)
            }
            "println" | "print" | "eprintln" | "eprint" | "assert" | "assert_eq" | "assert_ne"
            | "debug_assert" | "debug_assert_eq" | "debug_assert_ne" => Ty::unit(),
            "panic" | "todo" | "unimplemented" | "unreachable" | "compile_error" => Ty::Never,
            "matches" | "cfg" => Ty::Builtin(Builtin::Bool),
            "concat" | "stringify" | "include_str" | "env" | "file" | "module_path" => {
                Ty::Builtin(Builtin::Str).reference(false)
            }
            "include_bytes" => Ty::Array(Arc::new(Ty::Builtin(Builtin::U8))).reference(false),
            "line" | "column" => Ty::Builtin(Builtin::U32),
            "option_env" => self.lang_adt("Option", [Ty::Builtin(Builtin::Str).reference(false)]),
            "dbg" => first.unwrap_or_else(Ty::unit),
            "write" | "writeln" => {
                let method = self.program.table.names().get("write_fmt");
                match (first, method) {
                    (Some(target), Some(method)) => {
                        let noted = self.mentions.len();
                        let probe = self.solver.probe_method(&target, method, self.module);
                        let ret = match probe {
                            Probe::Found(pick) => self.instantiate(&pick, None).1,
                            _ => Ty::Unknown,
                        };
                        self.mentions.truncate(noted);
                        ret
                    }
                    _ => Ty::Unknown,
                }
            }
            _ => Ty::Unknown,
        }
    }

    /// The type of what a call expands to, by the rules of the macro it names; `None` if it can't be expanded.
    fn expanded(&mut self, call_id: MacroCallId, def: DefId, expected: Option<&Ty>) -> Option<Ty> {
        let in_statement = self.file.facts[call_id].position == MacroPosition::Stmt;
        self.in_expansion(call_id, def, "fn m(){", "}", |infer, body| {
            let Expr::Block { block, .. } = body else { return Ty::Unknown };
            if in_statement {
                // What a statement declares stays in scope behind it.
                infer.statements(block, expected)
            } else {
                infer.block(block, expected)
            }
        })
    }

    /// The pattern that a call expands to is matched; false if it can't be expanded.
    pub(super) fn expanded_pat(
        &mut self,
        call_id: MacroCallId,
        def: DefId,
        read: &mut dyn FnMut(&mut Self, PatId),
    ) -> bool {
        let done = self.in_expansion(call_id, def, "fn m(){let ", "=m;}", |infer, body| {
            let Expr::Block { block, .. } = body else { return false };
            let facts = infer.file.facts.clone();
            match facts[facts[block].stmts].first() {
                Some(&Stmt::Let { pat, .. }) => {
                    read(infer, pat);
                    true
                }
                _ => false,
            }
        });
        done == Some(true)
    }

    /// Expands a call and runs `read` on the body of a fn that holds the expansion between `before` and `after`.
    fn in_expansion<R>(
        &mut self,
        call_id: MacroCallId,
        def: DefId,
        before: &str,
        after: &str,
        read: impl FnOnce(&mut Self, Expr) -> R,
    ) -> Option<R> {
        if self.expansions >= MAX_EXPANSIONS || self.expansion_depth >= MAX_EXPANSION_DEPTH {
            return None;
        }
        if self.source == 0 {
            self.outer_call = place_of_call(&self.file, self.file.facts[call_id].start);
        }
        let program = self.program;
        let foreign = !program.is_workspace_file(def.file);
        if foreign && !has_names(&self.file.facts[self.file.facts[call_id].tokens?]) {
            // Nothing in it names anything, and what a dependency's macro makes of it is nobody's to look for.
            return None;
        }
        let krate = *program.maps.crates_of(def.file).first()?;
        let (table, rules) = (&program.table, &program.maps.rules);
        let expansion = expand_call(table, rules, def, krate, &self.file, self.file_id, call_id)?;
        let text = format!("{before}{}{after}", expansion.text);
        let facts = crate::facts::lower_expansion(&text, program.edition(self.module));
        if !facts.errors.is_empty() {
            return None;
        }
        let body = facts.items.first().and_then(|item| match item.kind {
            ItemKind::Fn { body: Some(body), .. } => Some(facts[facts[body].root]),
            _ => None,
        })?;
        self.standing_in(facts, expansion.map.shifted(before.len() as u32), |infer| read(infer, body))
    }

    /// Runs `read` in a text of its own.
    fn standing_in<R>(
        &mut self,
        facts: FileFacts,
        map: SpanMap,
        read: impl FnOnce(&mut Self) -> R,
    ) -> Option<R> {
        if self.expansions >= MAX_EXPANSIONS || self.expansion_depth >= MAX_EXPANSION_DEPTH {
            return None;
        }
        let file = Arc::new(self.program.table.expanded(Arc::new(facts), map, self.file.path.clone()));
        self.expansions += 1;
        let outer_file = std::mem::replace(&mut self.file, file);
        let outer_source = std::mem::replace(&mut self.source, self.expansions);
        self.expansion_depth += 1;
        let result = read(self);
        self.expansion_depth -= 1;
        self.file = outer_file;
        self.source = outer_source;
        Some(result)
    }

    fn vec_of(&mut self, element: Ty) -> Ty {
        let Some(def) = self.program.lang("Vec") else { return Ty::Unknown };
        let args = self.program.facts(def.file).generic_params(def.item).count();
        let rest = (1..args).map(|_| Ty::Unknown);
        Ty::Adt(def, std::iter::once(element).chain(rest).collect())
    }
}

/// Where a macro call stands for textual scope: of one that a macro's own text makes, behind all that is written.
pub(super) fn place_of_call(file: &File, offset: u32) -> u32 {
    super::lower::written_at(file, offset).unwrap_or(u32::MAX)
}

/// Whether a token text has identifiers in it.
fn has_names(text: &str) -> bool {
    let range = crate::source::TextRange::new(0, text.len() as u32);
    lexer::tokens(text, range).any(|token| matches!(token.kind, TokenKind::Ident | TokenKind::RawIdent))
}

/// Notes what each segment of a macro's path names.
pub(super) fn note_macro_path(
    program: &super::program::Program,
    file: &crate::facts::File,
    path: PathId,
    resolution: &crate::resolve::PathResolution,
    mentions: &mut Vec<Mention>,
) {
    let path = file.facts[path];
    let starts = &file.facts.segment_starts[path.segments.range()];
    for (index, defs) in resolution.segments.iter().enumerate() {
        let last = index + 1 == starts.len();
        let defs = if last { &resolution.defs.macros } else { defs };
        let targets: smallvec::SmallVec<[Target; 1]> = defs.iter().map(|&def| program.target(def)).collect();
        if !targets.is_empty() {
            let role = if last { Role::Call } else { Role::Type };
            if let Some(start) = super::lower::written_at(file, starts[index]) {
                mentions.push(Mention::new(start, targets, role));
            }
        }
    }
}
