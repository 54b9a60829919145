//! From the object that was sent to checked operations.
//!
//! In go the arguments of a call, out come one operation or several, whose keys are canonical and whose values have their
//! kinds. In order: names of keys, arguments from a file (`args_path`), the shapes that callers use instead of a list,
//! settings beside a list, and then every item is checked before anything runs. An item that can't be meant fails alone; a
//! key beside the items fails the call.

use fsops::Call;
use fsops::read::{ReadStrict, read_strict};
use fsops::text::slice_chars;
use serde_json::{Map, Value, json};

use super::catalog::{Batch, COMMON, FileTool, Kind, Parameter, Shape};
use super::coerce::{self, coerce};
use super::fault::Fault;
use super::keys::{self, canonical};

/// An operation of several, or why it can't be meant.
pub(super) type Item = Result<Map<String, Value>, Fault>;

/// What a call asks for.
#[derive(Debug)]
pub(super) enum Asked {
    /// One operation.
    Single(Map<String, Value>),
    /// Several.
    Batch(Vec<Item>),
}

/// Reads the arguments of a call.
pub(super) fn read(tool: &FileTool, call: &Call, sent: Map<String, Value>) -> Result<Asked, Fault> {
    let mut sent = renamed(tool, sent)?;
    sent.retain(|_, value| !value.is_null());
    let sent = merged(tool, call, sent)?;
    match &tool.shape {
        Shape::Single(parameters) => {
            let given = coerce::object(parameters, sent)?;
            coerce::require(parameters, &given)?;
            Ok(Asked::Single(given))
        }
        Shape::Batch(batch) => Ok(Asked::Batch(items(tool, batch, sent)?)),
    }
}

/// Other names of a tool's keys.
fn aliases(tool: &FileTool) -> &'static [(&'static str, &'static str)] {
    match tool.name {
        "path-copy" | "path-move" => &[("from", "source"), ("to", "destination")],
        "file-edit" => &[
            ("path", "file_path"),
            ("old_str", "old_string"),
            ("old_text", "old_string"),
            ("new_str", "new_string"),
            ("new_text", "new_string"),
        ],
        "file-edit-lines" => &[("path", "file_path")],
        "file-read"
        | "file-read-line-range"
        | "file-write"
        | "dir-create"
        | "dir-list"
        | "path-remove"
        | "path-stat"
        | "fs-search" => &[("file_path", "path")],
        _ => &[],
    }
}

/// Every key that a call may have.
fn known(tool: &FileTool) -> Vec<&'static str> {
    let mut known = match &tool.shape {
        Shape::Single(parameters) => keys::names(parameters),
        Shape::Batch(batch) => {
            let list = batch.list.map(|(list, _)| list);
            let own = keys::names(batch.item).into_iter().filter(|name| Some(*name) != list);
            list.into_iter().chain(["items"]).chain(own).collect()
        }
    };
    known.extend(keys::names(COMMON));
    known
}

fn renamed(tool: &FileTool, sent: Map<String, Value>) -> Result<Map<String, Value>, Fault> {
    canonical(tool.name, &known(tool), aliases(tool), sent)
}

/// Takes what `args_path` names into the arguments; what was sent itself wins.
fn merged(tool: &FileTool, call: &Call, mut sent: Map<String, Value>) -> Result<Map<String, Value>, Fault> {
    let mut place = Map::new();
    for parameter in COMMON {
        if let Some(value) = sent.remove(parameter.name) {
            place.insert(parameter.name.to_owned(), value);
        }
    }
    let place = coerce::object(COMMON, place)?;
    let Some(path) = place.get("args_path").and_then(Value::as_str) else {
        return match place.keys().next() {
            Some(key) => Err(Fault::invalid(format!("{key} is of no use without args_path"))),
            None => Ok(sent),
        };
    };
    let within = |fault: Fault| Fault { message: format!("args_path: {}", fault.message), ..fault };
    let text = read_strict(call, &ReadStrict::new(path)).map_err(|error| within(error.into()))?.value;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let number = |name: &str| place.get(name).and_then(Value::as_u64);
    let slice = slice_chars(text, number("args_offset").unwrap_or(0), number("args_length")).text;
    let object = match serde_json::from_str(slice) {
        Ok(Value::Object(object)) => object,
        Ok(other) => {
            let got = coerce::shown(&other);
            return Err(Fault::invalid(format!("args_path {path:?} must hold an object (got {got})")));
        }
        Err(error) => return Err(Fault::invalid(format!("args_path {path:?} holds no JSON: {error}"))),
    };
    let object = renamed(tool, object).map_err(within)?;
    if object.contains_key("args_path") {
        return Err(Fault::invalid(format!("args_path {path:?} must not name another args_path")));
    }
    for (key, value) in object {
        if !value.is_null() && !keys::names(COMMON).contains(&key.as_str()) {
            sent.entry(key).or_insert(value);
        }
    }
    Ok(sent)
}

/// The operations of a call in any of the shapes that are taken for a list.
fn items(tool: &FileTool, batch: &Batch, mut sent: Map<String, Value>) -> Result<Vec<Item>, Fault> {
    let mut items: Vec<Item> = Vec::new();
    let mut listed = false;
    if let Some((list, key)) = batch.list {
        let shape = Parameter {
            name: list,
            kind: if list == key { Kind::Text } else { Kind::Texts },
            description: "",
            required: false,
        };
        if let Some(value) = sent.remove(list).map(|value| coerce(&shape, value)).transpose()?.flatten() {
            listed = true;
            let values = match value {
                Value::Array(values) => values,
                one => vec![one],
            };
            let one = |value: Value| match json!({key: value}) {
                Value::Object(object) => object,
                _ => Map::new(),
            };
            items.extend(values.into_iter().map(|value| Ok(one(value))));
        }
    }
    if let Some(value) = sent.remove("items") {
        listed = true;
        let shape =
            Parameter { name: "items", kind: Kind::Requests(batch.item), description: "", required: false };
        for element in coerce::elements(&shape, value)? {
            items.push(item(tool, batch, element));
        }
    }
    // Keys beside the items, or all of the only one.
    let beside = coerce::object(batch.item, sent)?;
    if !listed {
        if !batch.wraps.iter().any(|key| beside.contains_key(*key)) {
            let list = batch.list.map_or_else(String::new, |(list, _)| format!("{list} or "));
            let alternatives = batch.wraps.join(", or ");
            return Err(Fault::invalid(format!(
                "{list}items is needed, or {alternatives} for one operation"
            )));
        }
        items.push(Ok(beside));
    } else {
        if items.is_empty() {
            let list = batch.list.map_or("items", |(list, _)| list);
            return Err(Fault::invalid(format!("{list} must not be empty")));
        }
        share(batch, &beside, &mut items)?;
    }
    Ok(items.into_iter().map(|item| checked(batch, item?)).collect())
}

/// One element of `items`, with canonical keys.
fn item(tool: &FileTool, batch: &Batch, element: Value) -> Item {
    match coerce::parsed(element) {
        Value::Object(object) => {
            let mut object = canonical(tool.name, &keys::names(batch.item), aliases(tool), object)?;
            object.retain(|_, value| !value.is_null());
            Ok(object)
        }
        Value::String(text) => {
            let needed: Vec<_> = batch.item.iter().filter(|parameter| parameter.required).collect();
            match needed[..] {
                [main] => Ok([(main.name.to_owned(), text.into())].into_iter().collect()),
                _ => Err(Fault::invalid(format!("an item of {} must be an object (got text)", tool.name))),
            }
        }
        other => {
            let got = coerce::shown(&other);
            Err(Fault::invalid(format!("an item of {} must be an object (got {got})", tool.name)))
        }
    }
}

/// Gives settings beside the items to those that have none of their own.
fn share(batch: &Batch, beside: &Map<String, Value>, items: &mut [Item]) -> Result<(), Fault> {
    for (key, value) in beside {
        let mut used = false;
        for item in items.iter_mut().flatten() {
            if !item.contains_key(key) {
                item.insert(key.clone(), value.clone());
                used = true;
            }
        }
        let says_what = batch.item.iter().any(|parameter| parameter.name == key && parameter.required);
        if says_what && !used {
            return Err(Fault::invalid(format!("{key} stands beside items that all have their own")));
        }
    }
    Ok(())
}

fn checked(batch: &Batch, item: Map<String, Value>) -> Item {
    let item = coerce::object(batch.item, item)?;
    coerce::require(batch.item, &item)?;
    Ok(item)
}

/// Coerced arguments, read by name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given<'a>(pub(super) &'a Map<String, Value>);

impl<'a> Given<'a> {
    pub(super) fn has(self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    pub(super) fn text(self, name: &str) -> Option<&'a str> {
        self.0.get(name).and_then(Value::as_str)
    }

    /// A text that was checked to be there.
    pub(super) fn needed(self, name: &str) -> &'a str {
        self.text(name).unwrap_or_default()
    }

    pub(super) fn owned(self, name: &str) -> Option<String> {
        self.text(name).map(str::to_owned)
    }

    pub(super) fn flag(self, name: &str) -> bool {
        self.flag_or(name, false)
    }

    pub(super) fn flag_or(self, name: &str, otherwise: bool) -> bool {
        self.0.get(name).and_then(Value::as_bool).unwrap_or(otherwise)
    }

    pub(super) fn number(self, name: &str) -> Option<u64> {
        self.0.get(name).and_then(Value::as_u64)
    }

    pub(super) fn texts(self, name: &str) -> Vec<String> {
        let list = self.0.get(name).and_then(Value::as_array);
        list.into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
    }

    pub(super) fn list(self, name: &str) -> &'a [Value] {
        self.0.get(name).and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }

    /// A text, or the slice of a file that holds it, which wins. The keys are those of the text, the file, the offset and
    /// the length.
    pub(super) fn text_or_file(self, call: &Call, keys: [&str; 4]) -> Result<Option<String>, Fault> {
        let [text, path, offset, length] = keys;
        match self.text(path) {
            Some(given) => {
                let request = ReadStrict {
                    offset: self.number(offset).unwrap_or(0),
                    length: self.number(length),
                    ..ReadStrict::new(given)
                };
                let read = read_strict(call, &request).map_err(Fault::from);
                let read =
                    read.map_err(|fault| Fault { message: format!("{path}: {}", fault.message), ..fault });
                Ok(Some(read?.value))
            }
            None => Ok(self.owned(text)),
        }
    }

    /// As [`text_or_file`](Self::text_or_file), for what is for people and patterns: a byte order mark of the file is no
    /// part of it.
    pub(super) fn plain_text_or_file(self, call: &Call, keys: [&str; 4]) -> Result<Option<String>, Fault> {
        let from_file = self.has(keys[1]);
        let text = self.text_or_file(call, keys)?;
        Ok(text.map(|text| match text.strip_prefix('\u{feff}') {
            Some(rest) if from_file => rest.to_owned(),
            _ => text,
        }))
    }
}
