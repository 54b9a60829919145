//! From what was sent for one argument to a value of its kind.
//!
//! Shapes are coerced: text that stands for a list, an object, a flag or a number becomes one. Meanings are not: free text
//! keeps its characters whatever it looks like, numbers are not clamped, and what doesn't fit is an error that names the
//! argument, what it takes and what it got. `null` is as good as not given.

use serde_json::{Map, Number, Value};

use super::catalog::{Kind, Parameter};
use super::fault::Fault;
use super::keys;

/// Coerces the values of an object that has canonical keys. `null` is left out. Nothing is said of what is missing.
pub(super) fn object(
    parameters: &[Parameter],
    sent: Map<String, Value>,
) -> Result<Map<String, Value>, Fault> {
    let mut out = Map::new();
    for (name, value) in sent {
        let Some(parameter) = parameters.iter().find(|parameter| parameter.name == name) else { continue };
        if let Some(value) = coerce(parameter, value)? {
            out.insert(name, value);
        }
    }
    Ok(out)
}

/// Says what of an object is missing.
pub(super) fn require(parameters: &[Parameter], given: &Map<String, Value>) -> Result<(), Fault> {
    match parameters.iter().find(|parameter| parameter.required && !given.contains_key(parameter.name)) {
        Some(missing) => Err(Fault::invalid(format!("{} is needed: {}", missing.name, range(missing.kind)))),
        None => Ok(()),
    }
}

/// Coerces one value; `None` is `null`.
pub(super) fn coerce(parameter: &Parameter, value: Value) -> Result<Option<Value>, Fault> {
    if value.is_null() {
        return Ok(None);
    }
    let fails = |value: &Value| Fault::invalid(wrong(parameter, value));
    let coerced = match parameter.kind {
        Kind::Text => match value {
            Value::String(_) => value,
            other => return Err(fails(&other)),
        },
        Kind::Flag(_) => flag(&value).map(Value::Bool).ok_or_else(|| fails(&value))?,
        Kind::Integer(least, most, _) => match integer(&value) {
            Some(number) if (i128::from(least)..=i128::from(most)).contains(&number) => {
                Value::from(u64::try_from(number).unwrap_or(u64::MAX))
            }
            _ => return Err(fails(&value)),
        },
        Kind::Word(words, others) => {
            let word = value.as_str().map(|word| word.trim().to_ascii_lowercase());
            match word.filter(|word| words.iter().chain(others).any(|known| known == word)) {
                Some(word) => word.into(),
                None => return Err(fails(&value)),
            }
        }
        Kind::Texts => texts(parameter, value)?,
        Kind::Object(parameters) => match parsed(value) {
            Value::Object(fields) => nested(parameter, parameters, fields)?,
            other => return Err(fails(&other)),
        },
        Kind::Objects(parameters) => {
            let objects = elements(parameter, value)?.into_iter().map(|element| match parsed(element) {
                Value::Object(fields) => nested(parameter, parameters, fields),
                other => Err(fails(&other)),
            });
            objects.collect::<Result<Vec<_>, _>>()?.into()
        }
        Kind::Requests(_) => elements(parameter, value)?.into(),
    };
    Ok(Some(coerced))
}

fn nested(
    parameter: &Parameter,
    parameters: &[Parameter],
    fields: Map<String, Value>,
) -> Result<Value, Fault> {
    let within = |fault: Fault| Fault { message: format!("{}: {}", parameter.name, fault.message), ..fault };
    let fields = keys::canonical(parameter.name, &keys::names(parameters), &[], fields).map_err(within)?;
    let fields = object(parameters, fields).map_err(within)?;
    require(parameters, &fields).map_err(within)?;
    Ok(fields.into())
}

/// The elements of a list of objects: a list, one object, or either as JSON text.
pub(super) fn elements(parameter: &Parameter, value: Value) -> Result<Vec<Value>, Fault> {
    match value {
        Value::Array(elements) => Ok(elements),
        one @ Value::Object(_) => Ok(vec![one]),
        Value::String(text) => match serde_json::from_str(&text) {
            Ok(Value::Array(elements)) => Ok(elements),
            Ok(one @ (Value::Object(_) | Value::String(_))) => Ok(vec![one]),
            Ok(other) => Err(Fault::invalid(wrong(parameter, &other))),
            Err(_) => Err(Fault::invalid(format!(
                "{}: expected an array, got text that is not JSON ({})",
                parameter.name,
                shown(&text.into())
            ))),
        },
        other => Err(Fault::invalid(wrong(parameter, &other))),
    }
}

/// A list of texts: a list, a list or a text as JSON text, or one bare text.
fn texts(parameter: &Parameter, value: Value) -> Result<Value, Fault> {
    let list = match value {
        Value::Array(list) => list,
        Value::String(text) => match serde_json::from_str(&text) {
            Ok(Value::Array(list)) => list,
            Ok(one @ Value::String(_)) => vec![one],
            _ => vec![text.into()],
        },
        other => return Err(Fault::invalid(wrong(parameter, &other))),
    };
    match list.iter().find(|element| !element.is_string()) {
        Some(other) => Err(Fault::invalid(wrong(parameter, other))),
        None => Ok(list.into()),
    }
}

/// A value, or what JSON text of an object stands for.
pub(super) fn parsed(value: Value) -> Value {
    match value {
        Value::String(text) => match serde_json::from_str(&text) {
            Ok(object @ Value::Object(_)) => object,
            _ => text.into(),
        },
        other => other,
    }
}

fn flag(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(flag) => Some(*flag),
        Value::String(text) if text.trim().eq_ignore_ascii_case("true") => Some(true),
        Value::String(text) if text.trim().eq_ignore_ascii_case("false") => Some(false),
        _ => None,
    }
}

fn integer(value: &Value) -> Option<i128> {
    match value {
        Value::Number(number) => whole(number),
        Value::String(text) => {
            let text = text.trim();
            let digits = text.strip_prefix('+').filter(|rest| !rest.starts_with(['+', '-'])).unwrap_or(text);
            digits.parse::<Number>().ok().as_ref().and_then(whole)
        }
        _ => None,
    }
}

fn whole(number: &Number) -> Option<i128> {
    if let Some(number) = number.as_i128() {
        return Some(number);
    }
    // Beyond this a float has no fraction, nor the value that was written.
    let exact = |float: &f64| float.fract() == 0.0 && float.abs() <= 9_007_199_254_740_992.0;
    number.as_f64().filter(exact).map(|float| float as i128)
}

/// What an argument of this kind takes, as a phrase.
pub(super) fn range(kind: Kind) -> String {
    match kind {
        Kind::Text => "text".to_owned(),
        Kind::Flag(_) => "true or false".to_owned(),
        Kind::Integer(least, u64::MAX, _) => format!("a whole number of at least {least}"),
        Kind::Integer(least, most, _) => format!("a whole number from {least} to {most}"),
        Kind::Word(words, _) => format!("one of {}", words.join(", ")),
        Kind::Texts => "an array of texts".to_owned(),
        Kind::Object(_) => "an object".to_owned(),
        Kind::Objects(_) | Kind::Requests(_) => "an array of objects".to_owned(),
    }
}

pub(super) fn wrong(parameter: &Parameter, value: &Value) -> String {
    format!("{} must be {} (got {})", parameter.name, range(parameter.kind), shown(value))
}

/// A value as an error shows it: not more than a line.
pub(super) fn shown(value: &Value) -> String {
    const MOST: usize = 60;
    match value {
        Value::Array(_) => "an array".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        other => {
            let text = other.to_string();
            match text.char_indices().nth(MOST) {
                Some((end, _)) => format!("{}…", &text[..end]),
                None => text,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(kind: Kind, value: &str, expected: &str) {
        let parameter = Parameter { name: "key", kind, description: "", required: false };
        let value = serde_json::from_str(value).unwrap();
        let got = match coerce(&parameter, value) {
            Ok(Some(value)) => value.to_string(),
            Ok(None) => "nothing".to_owned(),
            Err(fault) => fault.message,
        };
        assert_eq!(got, expected);
    }

    #[test]
    fn text_is_never_read_as_something_else() {
        check(Kind::Text, r#""[1, 2]""#, r#""[1, 2]""#);
        check(Kind::Text, r#""true""#, r#""true""#);
        check(Kind::Text, "1", "key must be text (got 1)");
        check(Kind::Text, r#"{"a": 1}"#, "key must be text (got an object)");
        check(Kind::Text, "null", "nothing");
    }

    #[test]
    fn flags_and_numbers_may_be_text() {
        check(Kind::Flag(false), r#"" TRUE ""#, "true");
        check(Kind::Flag(false), "1", "key must be true or false (got 1)");
        let number = Kind::Integer(0, 100, None);
        check(number, r#"" +7 ""#, "7");
        check(number, "3.0", "3");
        check(number, r#""3.0""#, "3");
        check(number, "3.5", "key must be a whole number from 0 to 100 (got 3.5)");
        check(number, "-1", "key must be a whole number from 0 to 100 (got -1)");
        check(number, "101", "key must be a whole number from 0 to 100 (got 101)");
        check(number, r#""+-1""#, r#"key must be a whole number from 0 to 100 (got "+-1")"#);
        check(number, r#""x""#, r#"key must be a whole number from 0 to 100 (got "x")"#);
        check(number, "1e300", "key must be a whole number from 0 to 100 (got 1e+300)");
    }

    #[test]
    fn lists_may_be_text_and_a_bare_text_is_a_list_of_one() {
        check(Kind::Texts, r#""[\"a\"]""#, r#"["a"]"#);
        check(Kind::Texts, r#""[k]eep""#, r#"["[k]eep"]"#);
        check(Kind::Texts, r#"["a", 1]"#, "key must be an array of texts (got 1)");
        let objects = Kind::Requests(&[]);
        check(objects, r#""{\"a\": 1}""#, r#"[{"a":1}]"#);
        check(objects, r#""no json""#, r#"key: expected an array, got text that is not JSON ("no json")"#);
        check(objects, "5", "key must be an array of objects (got 5)");
    }

    #[test]
    fn words_are_matched_whatever_their_case() {
        let words = Kind::Word(&["rewrite", "append"], &["add"]);
        check(words, r#""Append""#, r#""append""#);
        check(words, r#""add""#, r#""add""#);
        check(words, r#""x""#, r#"key must be one of rewrite, append (got "x")"#);
    }
}
