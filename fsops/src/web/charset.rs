//! From the bytes of a page to its characters.
//!
//! A BOM decides; then the `charset` of the Content-Type; then, for HTML, a `<meta>` among the first 1,024 bytes, and for
//! XML the encoding of its declaration; then it is UTF-8 where that is valid, else windows-1252. Labels mean what they
//! mean on the web (`iso-8859-1` is windows-1252); one that means nothing is as if absent. What has no reading becomes
//! U+FFFD.

use crate::text::{Decoder, Encoding, detect};

/// How far a page may put its own statement.
const HEAD: usize = 1024;

/// Elements whose content is text, whatever it looks like.
const RAW_TEXT: [&str; 9] =
    ["script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes", "plaintext"];

/// What kind of statement a body may make about itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Statements {
    /// `<meta>` is believed.
    pub(super) html: bool,
    /// The XML declaration is believed.
    pub(super) xml: bool,
}

/// Characters, and where they come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Decoded {
    pub(super) text: String,
    pub(super) charset: &'static str,
    pub(super) lossy: bool,
}

/// Decodes a body. Where it was `cut`, a character broken off at its end is left out instead of replaced.
pub(super) fn decode(mut bytes: Vec<u8>, header: Option<&str>, statements: Statements, cut: bool) -> Decoded {
    let bom = detect(&bytes);
    let encoding = if bom.bom_len > 0 { bom.encoding } else { choose(&bytes, header, statements, cut) };
    if encoding == Encoding::Utf8 {
        bytes.drain(..bom.bom_len);
        if cut && let Some(end) = broken_off(&bytes) {
            bytes.truncate(end);
        }
        // Most pages are valid UTF-8, and a large one needn't be in memory twice.
        match String::from_utf8(bytes) {
            Ok(text) => return Decoded { text, charset: encoding.name(), lossy: false },
            Err(error) => bytes = error.into_bytes(),
        }
    }
    let body = if encoding == Encoding::Utf8 { &bytes } else { bytes.get(bom.bom_len..).unwrap_or_default() };
    let mut text = String::with_capacity(body.len());
    let mut decoder = Decoder::new(encoding);
    decoder.push(body, &mut text);
    let whole = text.len();
    let invalid = decoder.finish(&mut text);
    if cut {
        // What finishing replaced was the character that the cut broke off, not a fault of the page.
        text.truncate(whole);
    }
    let lossy = if cut { text.contains(char::REPLACEMENT_CHARACTER) } else { invalid > 0 };
    Decoded { text, charset: encoding.name(), lossy }
}

/// Returns where the character begins that ends before its last byte.
fn broken_off(bytes: &[u8]) -> Option<usize> {
    let error = std::str::from_utf8(bytes).err()?;
    error.error_len().is_none().then(|| error.valid_up_to())
}

fn choose(bytes: &[u8], header: Option<&str>, statements: Statements, cut: bool) -> Encoding {
    if let Some(encoding) = header.and_then(Encoding::for_label) {
        return encoding;
    }
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    let stated = if statements.xml { xml_declaration(head) } else { None };
    let stated = stated.or_else(|| if statements.html { meta(head) } else { None });
    if let Some(encoding) = stated {
        return encoding;
    }
    match std::str::from_utf8(bytes) {
        Ok(_) => Encoding::Utf8,
        Err(error) if cut && error.error_len().is_none() => Encoding::Utf8,
        Err(_) => Encoding::WINDOWS_1252,
    }
}

/// A statement that could be read as ASCII can't be true about UTF-16.
fn of_ascii_label(label: &str) -> Option<Encoding> {
    match Encoding::for_label(label)? {
        Encoding::Utf16Le | Encoding::Utf16Be => Some(Encoding::Utf8),
        encoding => Some(encoding),
    }
}

/// Reads `<?xml version="1.0" encoding="…"?>`.
fn xml_declaration(head: &[u8]) -> Option<Encoding> {
    let rest = head.strip_prefix(b"<?xml")?;
    let end = memchr::memmem::find(rest, b"?>")?;
    let declaration = String::from_utf8_lossy(rest.get(..end)?).into_owned();
    let (_, after) = declaration.split_once("encoding")?;
    let value = after.trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let label = value.get(1..)?.split(quote).next()?;
    of_ascii_label(label)
}

/// Finds what the first `<meta>` that speaks of a charset says. Comments and scripts hold no tags.
fn meta(head: &[u8]) -> Option<Encoding> {
    // Bytes above ASCII only separate here.
    let text: String = head.iter().map(|b| char::from(*b).to_ascii_lowercase()).collect();
    let mut rest = text.as_str();
    loop {
        rest = rest.get(rest.find('<')? + 1..)?;
        if let Some(comment) = rest.strip_prefix("!--") {
            // `<!-->` and `<!--->` are comments too.
            let inner = comment.strip_prefix("->").or_else(|| comment.strip_prefix('>'));
            rest = match inner {
                Some(after) => after,
                None => comment.get(comment.find("-->")? + 3..)?,
            };
            continue;
        }
        if rest.starts_with(['!', '?', '/']) {
            rest = rest.get(rest.find('>')? + 1..)?;
            continue;
        }
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        if name.is_empty() {
            continue;
        }
        let (attributes, after) = attributes(after)?;
        rest = after;
        if name == "meta" {
            if let Some(encoding) = stated_by(&attributes) {
                return Some(encoding);
            }
        } else if RAW_TEXT.contains(&name) {
            rest = rest.get(rest.find(&format!("</{name}"))? + 2..)?;
        }
    }
}

/// Reads attributes up to the end of the tag. `None` where the tag doesn't end in what is looked at.
fn attributes(mut rest: &str) -> Option<(Vec<(&str, &str)>, &str)> {
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '/');
        if let Some(after) = rest.strip_prefix('>') {
            return Some((found, after));
        }
        let end = rest
            .char_indices()
            // An equals sign at the beginning belongs to the name.
            .find(|(at, c)| c.is_ascii_whitespace() || matches!(c, '/' | '>') || (*at > 0 && *c == '='))?
            .0;
        let (name, after) = rest.split_at(end);
        let after = after.trim_start_matches(|c: char| c.is_ascii_whitespace());
        let Some(value) = after.strip_prefix('=') else {
            found.push((name, ""));
            rest = after;
            continue;
        };
        let value = value.trim_start_matches(|c: char| c.is_ascii_whitespace());
        let quote = value.chars().next()?;
        if matches!(quote, '"' | '\'') {
            let inner = value.get(1..)?;
            let end = inner.find(quote)?;
            found.push((name, inner.get(..end)?));
            rest = inner.get(end + 1..)?;
        } else {
            let end = value.find(|c: char| c.is_ascii_whitespace() || c == '>')?;
            found.push((name, value.get(..end)?));
            rest = value.get(end..)?;
        }
    }
}

fn stated_by(attributes: &[(&str, &str)]) -> Option<Encoding> {
    let value = |name| attributes.iter().find(|(found, _)| *found == name).map(|(_, value)| *value);
    if let Some(label) = value("charset") {
        return of_ascii_label(label);
    }
    if value("http-equiv").is_none_or(|value| value.trim() != "content-type") {
        return None;
    }
    of_ascii_label(&charset_of(value("content")?)?)
}

/// Reads the `charset` parameter of a media type.
pub(super) fn charset_of(content_type: &str) -> Option<String> {
    let lower = content_type.to_ascii_lowercase();
    let mut from = 0;
    loop {
        let at = from + lower.get(from..)?.find("charset")?;
        from = at + "charset".len();
        let Some(value) = lower.get(from..)?.trim_start().strip_prefix('=') else { continue };
        let value = value.trim_start();
        let label = match value.chars().next()? {
            quote @ ('"' | '\'') => value.get(1..)?.split(quote).next()?,
            _ => value.split(|c: char| c == ';' || c == ',' || c.is_ascii_whitespace()).next()?,
        };
        return Some(label.trim().to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTML: Statements = Statements { html: true, xml: false };
    const XML: Statements = Statements { html: false, xml: true };
    const NONE: Statements = Statements { html: false, xml: false };

    fn check(bytes: &[u8], header: Option<&str>, statements: Statements, charset: &str) {
        let decoded = decode(bytes.to_vec(), header.and_then(charset_of).as_deref(), statements, false);
        assert_eq!(decoded.charset, charset, "of {:?} with {header:?}", String::from_utf8_lossy(bytes));
    }

    #[test]
    fn bom_then_header_then_page_then_validity() {
        let koi = b"<meta charset=koi8-r>\xc1";
        check(b"\xef\xbb\xbf<meta charset=koi8-r>", Some("text/html; charset=koi8-r"), HTML, "utf-8");
        check(b"\xff\xfea\0", Some("text/html; charset=utf-8"), HTML, "utf-16le");
        check(koi, Some("text/html; charset=shift_jis"), HTML, "Shift_JIS");
        check(koi, Some("text/html"), HTML, "KOI8-R");
        check(koi, Some("text/html; charset=nonsense"), HTML, "KOI8-R");
        check(koi, None, NONE, "windows-1252");
        check("ü".as_bytes(), None, HTML, "utf-8");
        check(b"\xfc", None, HTML, "windows-1252");
        check(b"", None, HTML, "utf-8");
    }

    #[test]
    fn labels_of_the_web() {
        let check = |header: &str, charset| check(b"\xe9", Some(header), HTML, charset);
        check("text/html; charset=iso-8859-1", "windows-1252");
        check("text/html;charset=\"ISO-8859-1\"", "windows-1252");
        check("text/html; CHARSET = 'latin1' ; x=y", "windows-1252");
        check("text/html; charset=us-ascii", "windows-1252");
        check("text/html; charset= gb2312", "GBK");
        check("text/html; charsets=x; charset=koi8-u", "KOI8-U");
        check("text/html; charset=UTF8", "utf-8");
        check("text/html; charset=", "windows-1252");
        check("text/html; charset=iso-2022-kr", "windows-1252");
    }

    #[test]
    fn only_real_tags_count() {
        let check = |page: &str, charset| {
            let mut bytes = page.as_bytes().to_vec();
            bytes.push(0xe9);
            check(&bytes, None, HTML, charset);
        };
        check("<!doctype html><html><head><META CHARSET='koi8-r'>", "KOI8-R");
        check("<meta content='text/html; charset=koi8-r' http-equiv='Content-Type'/>", "KOI8-R");
        check("<meta content='text/html; charset=koi8-r'>", "windows-1252");
        check("<meta charset=nonsense><meta charset=koi8-r>", "KOI8-R");
        check("<!-- <meta charset=koi8-r> -->", "windows-1252");
        check("<!--> <meta charset=koi8-r>", "KOI8-R");
        check("<script>'<meta charset=koi8-r>'</script>", "windows-1252");
        check("<title><meta charset=koi8-r></title>", "windows-1252");
        check("<script>x</script><meta charset=koi8-r>", "KOI8-R");
        check("<a title='<meta charset=koi8-r>'>", "windows-1252");
        check("<meta charset=utf-16le>", "utf-8");
        check("<meta name=x charset=\"koi8-r\"", "windows-1252");
        check(&format!("{}<meta charset=koi8-r>", " ".repeat(1024)), "windows-1252");
        check("< meta charset=koi8-r>", "windows-1252");
        check("<meta =charset=koi8-r charset=koi8-u>", "KOI8-U");
    }

    #[test]
    fn xml_says_it_in_its_declaration() {
        check(b"<?xml version='1.0' encoding='koi8-r'?><a>\xc1", None, XML, "KOI8-R");
        check(b"<?xml version='1.0'?><a encoding='koi8-r'>\xc1", None, XML, "windows-1252");
        check(b"<?xml version='1.0' encoding='koi8-r'?><p>\xc1", None, HTML, "windows-1252");
        check(b"<?xml encoding=\"utf-16\"?><a/>", None, XML, "utf-8");
    }

    #[test]
    fn what_has_no_reading_is_marked() {
        let decoded = decode(b"a\xffb".to_vec(), Some("utf-8"), HTML, false);
        assert_eq!((decoded.text.as_str(), decoded.lossy), ("a\u{fffd}b", true));
        let decoded = decode(b"caf\xe9 \x80".to_vec(), None, HTML, false);
        assert_eq!((decoded.text.as_str(), decoded.lossy), ("café €", false));
    }

    #[test]
    fn a_character_broken_off_by_the_cap_is_left_out() {
        for end in 1..4 {
            let bytes = &"a😀".as_bytes()[..1 + end];
            let decoded = decode(bytes.to_vec(), None, HTML, true);
            assert_eq!(
                (decoded.text.as_str(), decoded.charset, decoded.lossy),
                ("a", "utf-8", false),
                "{end}"
            );
        }
        assert!(decode(b"a\xffb".to_vec(), Some("utf-8"), HTML, true).lossy);
    }
}
