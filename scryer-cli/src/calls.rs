//! From a question of the library to the call of the tool that answers it.
//!
//! In go requests whose paths are relative to the project's root, out come the arguments of a call, each of them written out:
//! what a tool takes for granted is for agents, and not what a command takes for granted.

use std::path::Path;

use scryer::answer::Question;
use scryer::query::{
    AcceptAdr, BlastRadius, BlastTarget, CallHierarchy, CheckAdrs, CrateOutline, DeleteAdr, EnclosingScope,
    FileOutline, FindReferences, InspectSymbol, QueryAdrs, RecordAdr, ResolveDefinition, SearchSymbols,
    ShowAdr, SymbolKind, TargetArg, TypeContract,
};
use serde_json::{Map, Value, json};

/// A question that a tool answers.
pub(crate) trait AsCall: Question {
    /// What is called: a tool, or an operation for command lines alone.
    const CALL: &'static str = Self::OPERATION;

    /// The arguments of its call, beside `project`.
    fn arguments_of_call(&self, root: &Path) -> Map<String, Value>;
}

/// An object, without what is null.
fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields.into_iter().filter(|(_, value)| !value.is_null()).collect(),
        _ => Map::new(),
    }
}

/// A file of the project, wherever the session stands.
fn file(path: &str, root: &Path) -> String {
    root.join(path).to_string_lossy().into_owned()
}

fn target(target: &TargetArg, root: &Path) -> Map<String, Value> {
    object(match target {
        TargetArg::Symbol(symbol) => json!({"symbol": symbol}),
        TargetArg::Position { file_path, line, column } => {
            json!({"file_path": file(file_path, root), "line": line, "column": column})
        }
    })
}

fn kinds(kinds: &[SymbolKind]) -> Vec<&'static str> {
    kinds.iter().map(|kind| kind.word()).collect()
}

impl AsCall for FindReferences {
    fn arguments_of_call(&self, root: &Path) -> Map<String, Value> {
        let mut call = target(&self.target, root);
        call.extend(object(json!({
            "view": self.view.word(), "role": self.role.word(), "scope_level": self.scope_level.word(),
            "file_filter": self.file_filter, "limit": self.limit, "offset": self.offset,
        })));
        call
    }
}

impl AsCall for ResolveDefinition {
    fn arguments_of_call(&self, root: &Path) -> Map<String, Value> {
        object(json!({
            "file_path": file(&self.file_path, root), "line": self.line, "column": self.column, "symbol": self.symbol,
        }))
    }
}

impl AsCall for EnclosingScope {
    fn arguments_of_call(&self, root: &Path) -> Map<String, Value> {
        let places = self.locations.iter().map(|place| {
            object(json!({
                "file_path": file(&place.file_path, root), "line": place.line, "column": place.column,
            }))
        });
        object(json!({"locations": places.collect::<Vec<_>>()}))
    }
}

impl AsCall for FileOutline {
    fn arguments_of_call(&self, root: &Path) -> Map<String, Value> {
        object(json!({
            "file_path": file(&self.file_path, root), "query": self.query, "kinds": kinds(&self.kinds),
            "start_line": self.start_line, "end_line": self.end_line, "compact": self.compact,
            "limit": self.limit, "offset": self.offset,
        }))
    }
}

impl AsCall for SearchSymbols {
    fn arguments_of_call(&self, _: &Path) -> Map<String, Value> {
        object(json!({
            "query": self.query, "like_symbol": self.like_symbol, "kinds": kinds(&self.kinds),
            "scope_level": self.scope_level.word(), "crate_name": self.crate_name,
            "file_filter": self.file_filter, "limit": self.limit, "offset": self.offset,
        }))
    }
}

impl AsCall for CallHierarchy {
    fn arguments_of_call(&self, root: &Path) -> Map<String, Value> {
        let mut call = target(&self.target, root);
        call.extend(object(json!({
            "direction": self.direction.word(), "depth": self.depth, "scope_level": self.scope_level.word(),
            "limit": self.limit, "offset": self.offset,
        })));
        call
    }
}

impl AsCall for BlastRadius {
    fn arguments_of_call(&self, root: &Path) -> Map<String, Value> {
        let mut call = match &self.target {
            BlastTarget::Symbol(symbol) => target(symbol, root),
            BlastTarget::File(path) => object(json!({"file_path": file(path, root)})),
            BlastTarget::Diff { of, .. } => object(json!({"diff": of})),
        };
        call.extend(object(json!({"depth": self.depth, "limit": self.limit, "offset": self.offset})));
        call
    }
}

impl AsCall for TypeContract {
    fn arguments_of_call(&self, root: &Path) -> Map<String, Value> {
        let mut call = target(&self.target, root);
        call.extend(object(json!({"compact": self.compact})));
        call
    }
}

impl AsCall for InspectSymbol {
    fn arguments_of_call(&self, root: &Path) -> Map<String, Value> {
        let include: Vec<&str> = self.include.iter().map(|section| section.word()).collect();
        object(json!({
            "symbols": self.symbols, "file_path": self.file_path.as_ref().map(|path| file(path, root)),
            "include": include, "limit": self.limit, "snippet_lines": self.snippet_lines,
        }))
    }
}

impl AsCall for CrateOutline {
    fn arguments_of_call(&self, _: &Path) -> Map<String, Value> {
        object(json!({
            "crate_name": self.crate_name, "version": self.version, "module": self.module, "query": self.query,
            "kinds": kinds(&self.kinds), "limit": self.limit, "offset": self.offset,
        }))
    }
}

impl AsCall for QueryAdrs {
    fn arguments_of_call(&self, root: &Path) -> Map<String, Value> {
        object(json!({
            "query": self.query, "file_path": self.file_path.as_ref().map(|path| file(path, root)),
            "symbol": self.symbol, "status": self.status.map(|status| status.word()), "limit": self.limit,
            "offset": self.offset,
        }))
    }
}

impl AsCall for RecordAdr {
    const CALL: &'static str = "scryer/record_adr";

    fn arguments_of_call(&self, _: &Path) -> Map<String, Value> {
        object(json!({
            "title": self.title, "context": self.context, "decision": self.decision, "status": self.status.word(),
            "consequences": self.consequences, "affected_paths": self.affected_paths, "affects": self.affects,
            "forbids": self.forbids, "template": self.template.word(), "without_file": self.without_file,
        }))
    }
}

impl AsCall for DeleteAdr {
    fn arguments_of_call(&self, _: &Path) -> Map<String, Value> {
        object(json!({"adr_number": self.adr_number, "file_path": self.file_path, "title": self.title}))
    }
}

impl AsCall for ShowAdr {
    const CALL: &'static str = "scryer/show_adr";

    fn arguments_of_call(&self, _: &Path) -> Map<String, Value> {
        object(json!({"adr_number": self.adr_number}))
    }
}

impl AsCall for CheckAdrs {
    const CALL: &'static str = "scryer/check_adrs";

    fn arguments_of_call(&self, _: &Path) -> Map<String, Value> {
        object(json!({"adr_number": self.adr_number, "limit": self.limit, "offset": self.offset}))
    }
}

impl AsCall for AcceptAdr {
    const CALL: &'static str = "scryer/accept_adr";

    fn arguments_of_call(&self, _: &Path) -> Map<String, Value> {
        object(json!({"adr_number": self.adr_number}))
    }
}
