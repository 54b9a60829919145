//! Macro calls in bodies: what they expand to is inferred in their place, and the well-known ones by what they are.

use std::sync::Arc;

use super::body::BodyInfer;
use super::method::Probe;
use super::program::{Mention, Program, Role, Target};
use super::ty::Ty;
use crate::facts::{
    BlockId, DefId, Delimiter, Expr, File, FileFacts, ImportKind, ItemKind, MacroArgs, MacroCallId,
    MacroPosition, Name, PatId, PathId, SpanMap, Stmt,
};
use crate::resolve::{
    Builtin, Entry, ExpandedCall, ModuleId, Namespace, PathView, ScopeDef, call_tokens, expand_call,
};
use crate::source::FileId;
use crate::syntax::lexer::{self, TokenKind};

/// How many macro calls are expanded in a body.
const MAX_EXPANSIONS: u32 = 4_000;
/// What stands before and behind an expansion where it is parsed.
type Frame = (&'static str, &'static str);
/// An expansion as the body of a fn.
const IN_BODY: Frame = ("fn m(){", "}");
/// An expansion as the pattern of a `let`.
const IN_PAT: Frame = ("fn m(){let ", "=m;}");
/// How many expansions may stand in one another.
const MAX_EXPANSION_DEPTH: u32 = 64;

impl BodyInfer<'_> {
    /// Notes what a macro call's path names.
    pub(super) fn macro_mention(&mut self, call: MacroCallId) -> Option<DefId> {
        let path = self.file.facts[call].path;
        let offset = path_start(&self.file, path);
        let place = (self.module, self.file_id, self.place_of(offset));
        self.program.called_macro(&self.file, path, place, Some(&mut self.mentions))
    }

    /// Where a macro call stands for textual scope. What a macro's own text calls is looked up where the outermost macro is
    /// called.
    fn place_of(&self, offset: u32) -> u32 {
        match self.source {
            0 => place_of_call(&self.file, offset),
            _ => self.written(offset).unwrap_or(self.outer_call),
        }
    }

    /// Notes the items that a block gets from macros, before its statements are read: items are in scope in all of their
    /// block, and those of macros have no hygiene. But for those that a call's arguments read as, they are in no module, so
    /// a name that may be one of them stays open instead of going to what it would shadow.
    pub(super) fn find_made_items(&mut self, block: BlockId) {
        let facts = self.file.facts.clone();
        let data = facts[block];
        if self.source != 0 {
            let file = self.file.clone();
            self.note_made_items(&file, block);
        }
        for stmt in &facts[data.stmts] {
            if let Stmt::Expr(expr) = *stmt
                && let Expr::Macro(call_id) = facts[expr]
                && facts[call_id].position == MacroPosition::Stmt
            {
                let path = facts[call_id].path;
                let place = (self.module, self.file_id, self.place_of(path_start(&self.file, path)));
                if let Some(def) = self.program.called_macro(&self.file, path, place, None)
                    && !self.is_as_good_as_read(call_id, def)
                    && let Some(expansion) = self.expansion_of(call_id, def, IN_BODY)
                {
                    if let Some(Expr::Block { block, .. }) = made_body(&expansion.facts) {
                        self.note_made_items(&expansion, block);
                    }
                    self.expanded_ahead.insert((self.source, call_id), expansion);
                }
            }
        }
    }

    /// Whether an item whose name is written at `start` in the arguments of a call is in the scope of the block around, as
    /// what they read as; of an import, that the block has something of that name must do.
    fn is_read_as_item(&self, name: Name, start: Option<u32>) -> bool {
        let Some(start) = start.filter(|_| self.program.maps[self.module].is_block()) else { return false };
        let is_there = |entry: &Entry| match entry.def {
            ScopeDef::Item(def) if def.file == self.file_id => {
                let ranges = self.program.facts(def.file).item_ranges[def.item.index()];
                ranges.name.start == start || entry.is_import()
            }
            _ => entry.is_import(),
        };
        let resolver = self.program.resolver();
        [Namespace::Types, Namespace::Values]
            .iter()
            .any(|&namespace| resolver.entries(self.module, namespace, name).iter().any(is_there))
    }

    /// Notes the names that the items of a block of an expansion declare.
    fn note_made_items(&mut self, file: &File, block: BlockId) {
        let facts = &file.facts;
        for &item in &facts[facts[block].items] {
            let data = &facts[item];
            let mut made = |name, start, namespace| {
                let name = file.name(name);
                if !self.is_read_as_item(name, super::lower::written_at(file, start)) {
                    self.made_items.push(MadeItem { name, namespace });
                }
            };
            let start = facts.item_ranges[item.index()].name.start;
            match data.kind {
                ItemKind::Use { imports } => {
                    for import in &facts[imports] {
                        let segments = facts[import.path].segments;
                        let own = facts[segments].last().zip(facts.segment_starts[segments.range()].last());
                        let name = match import.kind {
                            ImportKind::Plain | ImportKind::SelfInBraces => {
                                own.map(|(segment, &start)| (segment.name, start))
                            }
                            ImportKind::Renamed { name, start, .. } => Some((name, start)),
                            ImportKind::Underscore | ImportKind::Glob => None,
                        };
                        if let Some((name, start)) = name {
                            made(name, start, None);
                        }
                    }
                }
                ItemKind::Fn { .. } | ItemKind::Const { .. } | ItemKind::Static { .. } => {
                    if let Some(name) = data.name {
                        made(name, start, Some(Namespace::Values));
                    }
                }
                ItemKind::MacroDef { .. } | ItemKind::MacroCall(_) | ItemKind::Impl { .. } => {}
                _ => {
                    if let Some(name) = data.name {
                        made(name, start, None);
                    }
                }
            }
        }
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
        let file = self.made_file(facts, arguments.map.shifted(before.len() as u32));
        self.standing_in(file, |infer| infer.by_args(call, &name, None))
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
        self.in_expansion(call_id, def, IN_BODY, |infer, body| {
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
        let done = self.in_expansion(call_id, def, IN_PAT, |infer, body| {
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

    /// Expands a call and runs `read` on the body of a fn that holds the expansion in `frame`.
    fn in_expansion<R>(
        &mut self,
        call_id: MacroCallId,
        def: DefId,
        frame: Frame,
        read: impl FnOnce(&mut Self, Expr) -> R,
    ) -> Option<R> {
        if self.source == 0 {
            self.outer_call = place_of_call(&self.file, self.file.facts[call_id].start);
        }
        let ahead = self.expanded_ahead.remove(&(self.source, call_id));
        let file = match ahead {
            Some(ahead) => ahead,
            None => self.expansion_of(call_id, def, frame)?,
        };
        let body = made_body(&file.facts)?;
        self.standing_in(file, |infer| read(infer, body))
    }

    /// What a call expands to, in `frame`; `None` if it can't be expanded.
    fn expansion_of(&self, call_id: MacroCallId, def: DefId, (before, after): Frame) -> Option<Arc<File>> {
        if self.expansions >= MAX_EXPANSIONS || self.expansion_depth >= MAX_EXPANSION_DEPTH {
            return None;
        }
        let program = self.program;
        let foreign = !program.is_workspace_file(def.file);
        if foreign && !has_names(&self.file.facts[self.file.facts[call_id].tokens?]) {
            // Nothing in it names anything, and what a dependency's macro makes of it is nobody's to look for.
            return None;
        }
        let expansion = program.expand(def, &self.file, self.file_id, call_id)?;
        let text = format!("{before}{}{after}", expansion.text);
        let facts = crate::facts::lower_expansion(&text, program.edition(self.module));
        facts.errors.is_empty().then(|| self.made_file(facts, expansion.map.shifted(before.len() as u32)))
    }

    /// What an expansion says, as a file.
    fn made_file(&self, facts: FileFacts, map: SpanMap) -> Arc<File> {
        Arc::new(self.program.table.expanded(Arc::new(facts), map, self.file.path.clone()))
    }

    /// Runs `read` in a text of its own.
    fn standing_in<R>(&mut self, file: Arc<File>, read: impl FnOnce(&mut Self) -> R) -> Option<R> {
        if self.expansions >= MAX_EXPANSIONS || self.expansion_depth >= MAX_EXPANSION_DEPTH {
            return None;
        }
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

impl Program {
    /// The macro that `path` names in a call: in which module, in which file and where there for textual scope. What the
    /// path's segments name is added to `mentions`.
    pub(super) fn called_macro(
        &self,
        file: &File,
        path: PathId,
        (module, file_id, at): (ModuleId, FileId, u32),
        mentions: Option<&mut Vec<Mention>>,
    ) -> Option<DefId> {
        let view = PathView::of(file, path);
        let resolution = self.resolver().macro_path(module, &view, self.edition(module), file_id, at);
        if let Some(mentions) = mentions {
            note_macro_path(self, file, path, &resolution, mentions);
        }
        resolution.defs.macros.iter().find_map(|def| match def {
            ScopeDef::Item(def) if resolution.followed == view.segments.len() => Some(*def),
            _ => None,
        })
    }

    /// What a call of `file` expands to by the rules of `macro_`.
    pub(super) fn expand(
        &self,
        macro_: DefId,
        file: &File,
        file_id: FileId,
        call: MacroCallId,
    ) -> Option<ExpandedCall> {
        let krate = *self.maps.crates_of(macro_.file).first()?;
        expand_call(&self.table, &self.maps.rules, macro_, krate, file, file_id, call)
    }
}

/// An item that a macro call in a body declares.
#[derive(Clone, Copy, Debug)]
pub(super) struct MadeItem {
    pub(super) name: Name,
    /// The only namespace that it is in; `None` where it may be in several.
    namespace: Option<Namespace>,
}

impl MadeItem {
    /// Whether its name as the first segment of a path may mean it: the whole path or not, in a place of this role.
    pub(super) fn may_be(&self, alone: bool, role: Role) -> bool {
        let is_type = !alone || role == Role::Type;
        !(is_type && self.namespace == Some(Namespace::Values))
    }

    /// Whether a plain name in a pattern, spelled as `text`, may mean it; by convention constants begin with a capital.
    pub(super) fn may_be_pattern(&self, text: &str) -> bool {
        text.starts_with(char::is_uppercase)
    }
}

/// The root of the body of the fn that an expansion stands in.
fn made_body(facts: &FileFacts) -> Option<Expr> {
    facts.items.first().and_then(|item| match item.kind {
        ItemKind::Fn { body: Some(body), .. } => Some(facts[facts[body].root]),
        _ => None,
    })
}

/// Where a path begins in its own text.
pub(super) fn path_start(file: &File, path: PathId) -> u32 {
    let first = file.facts[path].segments.start as usize;
    file.facts.segment_starts.get(first).copied().unwrap_or(0)
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
    program: &Program,
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
