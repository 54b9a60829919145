//! JSON as far as picking values out of it needs: every number keeps its digits, a key that comes twice is noticed.

use std::fmt;

/// Arrays and objects inside each other that are followed.
const MAX_DEPTH: usize = 128;

/// A JSON value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number, digit by digit as it was written.
    Number(String),
    /// A text, its escapes resolved.
    Text(String),
    /// An array.
    Array(Vec<Json>),
    /// An object, in the order of the file; of two equal keys the last is left.
    Object(Vec<(String, Json)>),
}

/// Where a text is no JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct JsonError {
    what: &'static str,
    line: usize,
    column: usize,
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at line {}, column {}", self.what, self.line, self.column)
    }
}

/// A document, and the keys that came more than once in one of its objects.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Document {
    pub(super) value: Json,
    pub(super) duplicates: Vec<String>,
}

/// Reads a document.
pub(super) fn parse(text: &str) -> Result<Document, JsonError> {
    let mut reader = Reader { text, at: 0, duplicates: Vec::new() };
    let value = reader.value(0)?;
    reader.skip_blanks();
    if reader.at < text.len() {
        return Err(reader.error("something follows the value"));
    }
    Ok(Document { value, duplicates: reader.duplicates })
}

impl Json {
    /// Returns what an RFC 6901 pointer names: `""` is the whole, `~1` a `/`, `~0` a `~`.
    pub(super) fn pointer(&self, pointer: &str) -> Option<&Self> {
        if pointer.is_empty() {
            return Some(self);
        }
        let mut value = self;
        for token in pointer.strip_prefix('/')?.split('/') {
            let token = token.replace("~1", "/").replace("~0", "~");
            value = match value {
                Self::Object(members) => {
                    members.iter().find(|(key, _)| *key == token).map(|(_, value)| value)?
                }
                Self::Array(items) => {
                    let plain = token == "0" || !token.starts_with('0');
                    let digits = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_digit());
                    items.get(token.parse::<usize>().ok().filter(|_| plain && digits)?)?
                }
                _ => return None,
            };
        }
        Some(value)
    }

    /// Returns the numbers in it that no ordinary number type holds digit by digit.
    pub(super) fn has_wide_number(&self) -> bool {
        match self {
            Self::Number(digits) => Narrow::of(digits).is_none(),
            Self::Array(items) => items.iter().any(Self::has_wide_number),
            Self::Object(members) => members.iter().any(|(_, value)| value.has_wide_number()),
            _ => false,
        }
    }
}

/// A number that comes back as it was written.
#[cfg_attr(
    not(feature = "serde"),
    expect(dead_code, reason = "the values are read where they are serialised")
)]
enum Narrow {
    Unsigned(u64),
    Signed(i64),
    Float(f64),
}

impl Narrow {
    fn of(digits: &str) -> Option<Self> {
        if let Ok(number) = digits.parse() {
            return Some(Self::Unsigned(number));
        }
        if let Ok(number) = digits.parse::<i64>()
            && digits != "-0"
        {
            return Some(Self::Signed(number));
        }
        let number: f64 = digits.parse().ok()?;
        let significant = |text: &str| {
            let mantissa = text.split(['e', 'E']).next().unwrap_or_default();
            let all: String = mantissa.chars().filter(char::is_ascii_digit).collect();
            all.trim_matches('0').len()
        };
        // With up to 15 digits every decimal number survives the way to binary and back.
        (number.is_finite() && (number != 0.0 || significant(digits) == 0) && significant(digits) <= 15)
            .then_some(Self::Float(number))
    }
}

/// A number with more digits than any number type holds is given as text.
#[cfg(feature = "serde")]
impl serde::Serialize for Json {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Bool(value) => serializer.serialize_bool(*value),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Array(items) => serializer.collect_seq(items),
            Self::Object(members) => serializer.collect_map(members.iter().map(|(key, value)| (key, value))),
            Self::Number(digits) => match Narrow::of(digits) {
                Some(Narrow::Unsigned(number)) => serializer.serialize_u64(number),
                Some(Narrow::Signed(number)) => serializer.serialize_i64(number),
                Some(Narrow::Float(number)) => serializer.serialize_f64(number),
                None => serializer.serialize_str(digits),
            },
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    duplicates: Vec<String>,
}

impl Reader<'_> {
    fn error(&self, what: &'static str) -> JsonError {
        let before = self.text.get(..self.at).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        JsonError {
            what,
            line: before.matches('\n').count() + 1,
            column: before.get(line_start..).unwrap_or_default().chars().count() + 1,
        }
    }

    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn eat(&mut self, byte: u8) -> bool {
        self.skip_blanks();
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn value(&mut self, depth: usize) -> Result<Json, JsonError> {
        self.skip_blanks();
        if depth > MAX_DEPTH {
            return Err(self.error("too deeply nested"));
        }
        match self.peek() {
            Some(b'{') => self.object(depth),
            Some(b'[') => self.array(depth),
            Some(b'"') => self.text().map(Json::Text),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => {
                for (word, value) in
                    [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))]
                {
                    if self.rest().starts_with(word) {
                        self.at += word.len();
                        return Ok(value);
                    }
                }
                Err(self.error("a value is expected"))
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, JsonError> {
        self.at += 1;
        let mut members: Vec<(String, Json)> = Vec::new();
        let mut places = rustc_hash::FxHashMap::default();
        if self.eat(b'}') {
            return Ok(Json::Object(members));
        }
        loop {
            self.skip_blanks();
            if self.peek() != Some(b'"') {
                return Err(self.error("a key in quotes is expected"));
            }
            let key = self.text()?;
            if !self.eat(b':') {
                return Err(self.error("`:` is expected"));
            }
            let value = self.value(depth + 1)?;
            match places.get(&key).and_then(|&place: &usize| members.get_mut(place)) {
                Some(member) => {
                    member.1 = value;
                    if !self.duplicates.contains(&key) {
                        self.duplicates.push(key);
                    }
                }
                None => {
                    places.insert(key.clone(), members.len());
                    members.push((key, value));
                }
            }
            if self.eat(b'}') {
                return Ok(Json::Object(members));
            }
            if !self.eat(b',') {
                return Err(self.error("`,` or `}` is expected"));
            }
        }
    }

    fn array(&mut self, depth: usize) -> Result<Json, JsonError> {
        self.at += 1;
        let mut items = Vec::new();
        if self.eat(b']') {
            return Ok(Json::Array(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if self.eat(b']') {
                return Ok(Json::Array(items));
            }
            if !self.eat(b',') {
                return Err(self.error("`,` or `]` is expected"));
            }
        }
    }

    fn number(&mut self) -> Result<Json, JsonError> {
        let start = self.at;
        self.at += usize::from(self.peek() == Some(b'-'));
        let leading_zero = self.peek() == Some(b'0');
        let whole = self.digits();
        if whole == 0 || leading_zero && whole > 1 {
            return Err(self.error("a number needs digits, without a leading zero"));
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            if self.digits() == 0 {
                return Err(self.error("digits are expected after the point"));
            }
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            self.at += usize::from(matches!(self.peek(), Some(b'+' | b'-')));
            if self.digits() == 0 {
                return Err(self.error("digits are expected in the exponent"));
            }
        }
        Ok(Json::Number(self.text.get(start..self.at).unwrap_or_default().to_owned()))
    }

    fn digits(&mut self) -> usize {
        let count = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        self.at += count;
        count
    }

    fn text(&mut self) -> Result<String, JsonError> {
        self.at += 1;
        let mut out = String::new();
        loop {
            let rest = self.rest();
            let stop = rest.find(|c: char| c == '"' || c == '\\' || c < ' ').unwrap_or(rest.len());
            out.push_str(rest.get(..stop).unwrap_or_default());
            self.at += stop;
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(out);
                }
                Some(b'\\') => {
                    self.at += 1;
                    let character = self.escape()?;
                    out.push(character);
                }
                Some(_) => return Err(self.error("a control character in a text")),
                None => return Err(self.error("a text is not closed")),
            }
        }
    }

    fn escape(&mut self) -> Result<char, JsonError> {
        let kind = self.peek();
        self.at += 1;
        Ok(match kind {
            Some(c @ (b'"' | b'\\' | b'/')) => char::from(c),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let first = self.hex()?;
                if (0xd800..0xdc00).contains(&first) && self.rest().starts_with("\\u") {
                    let back = self.at;
                    self.at += 2;
                    let second = self.hex()?;
                    if (0xdc00..0xe000).contains(&second) {
                        let joined = 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00);
                        return Ok(char::from_u32(joined).unwrap_or(char::REPLACEMENT_CHARACTER));
                    }
                    self.at = back;
                }
                char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            _ => {
                self.at -= 1;
                return Err(self.error("an unknown escape"));
            }
        })
    }

    fn hex(&mut self) -> Result<u32, JsonError> {
        let digits =
            self.rest().get(..4).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let value = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let value = value.ok_or_else(|| self.error("four hexadecimal digits are expected"))?;
        self.at += 4;
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, pointer: &str, expected: Option<&str>) {
        let document = parse(text).unwrap();
        let shown = document.value.pointer(pointer).map(|value| format!("{value:?}"));
        assert_eq!(shown.as_deref(), expected, "{pointer:?} in {text}");
    }

    #[test]
    fn pointers_name_values() {
        let rfc = r#"{"foo":["bar","baz"],"":0,"a/b":1,"m~n":8,"01":{"x":null},"~1":2}"#;
        check(rfc, "/foo/0", Some(r#"Text("bar")"#));
        check(rfc, "/", Some(r#"Number("0")"#));
        check(rfc, "/a~1b", Some(r#"Number("1")"#));
        check(rfc, "/m~0n", Some(r#"Number("8")"#));
        check(rfc, "/~01", Some(r#"Number("2")"#));
        check(rfc, "/01/x", Some("Null"));
        for absent in ["/foo/2", "/foo/00", "/foo/-", "/foo/+1", "/foo/", "foo", "/none", "/foo/0/x"] {
            check(rfc, absent, None);
        }
        check("[1]", "", Some(r#"Array([Number("1")])"#));
    }

    #[test]
    fn numbers_keep_their_digits_and_texts_their_characters() {
        check("123456789012345678901234567890", "", Some(r#"Number("123456789012345678901234567890")"#));
        check("-0.10e+5", "", Some(r#"Number("-0.10e+5")"#));
        check(r#""\u00e9\ud83d\ude00\n\/""#, "", Some(r#"Text("é😀\n/")"#));
        check(r#""\ud83dx""#, "", Some("Text(\"\u{fffd}x\")"));
    }

    #[test]
    fn the_last_of_equal_keys_counts() {
        let document = parse(r#"{"a":1,"b":{"c":1,"c":2},"a":3}"#).unwrap();
        assert_eq!(document.duplicates, ["c", "a"]);
        assert_eq!(document.value.pointer("/a"), Some(&Json::Number("3".into())));
    }

    #[test]
    fn faults_have_a_place() {
        let error = |text: &str| parse(text).unwrap_err().to_string();
        assert_eq!(error("{\"a\":\n  é}"), "a value is expected at line 2, column 3");
        for bad in
            ["", "01", "1.", "[1,]", "{a:1}", "\"\n\"", "\"\\x\"", "[1 2]", "nul", "1 2", "\"\\u12\"", "-"]
        {
            assert!(parse(bad).is_err(), "{bad:?}");
        }
        assert!(error(&"[".repeat(100_000)).starts_with("too deeply nested"));
        assert!(parse(&format!("{}1{}", "[".repeat(128), "]".repeat(128))).is_ok());
    }

    #[test]
    #[cfg(feature = "serde")]
    fn what_no_number_holds_serialises_as_text() {
        let json = |text: &str| serde_json::to_string(&parse(text).unwrap().value).unwrap();
        assert_eq!(
            json(r#"[1, -2, 2.5, true, null, {"b":1,"a":"x"}]"#),
            r#"[1,-2,2.5,true,null,{"b":1,"a":"x"}]"#
        );
        assert_eq!(json("[18446744073709551615]"), "[18446744073709551615]");
        assert_eq!(json("[18446744073709551616]"), r#"["18446744073709551616"]"#);
        assert_eq!(json("[0.1234567890123456789, 1e999]"), r#"["0.1234567890123456789","1e999"]"#);
    }
}
