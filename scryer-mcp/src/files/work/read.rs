//! `file-read` and `file-read-line-range`.

use fsops::read::{Content, ReadFile, ReadLines, read_file, read_lines};
use fsops::text::slice_chars;
use fsops::web::{Dump, FetchRequest};

use super::{Done, Fault, Work, missing};
use crate::files::done::{Cut, Image, bytes_notice, chars_notice, data, first_chars};

/// Characters of a whole text.
const WHOLE: u64 = 80_000;

pub(super) fn file(work: &Work<'_>) -> Result<Done, Fault> {
    if work.given.flag("isUrl") {
        return url(work);
    }
    let path = work.given.needed("path");
    let request = ReadFile {
        offset: work.given.number("offset"),
        length: work.given.number("length"),
        allow_missing: work.given.flag("allowMissing"),
        ..ReadFile::new(path)
    };
    let outcome = read_file(&work.call, &request)?;
    let Some(found) = outcome.value else { return Ok(missing(path)) };
    let offset = request.offset.unwrap_or(0);
    let done = Done::line(format!("{}:", found.path), &found).noted(outcome.notes);
    Ok(match found.content {
        Content::Text(text) => {
            let next = offset + text.returned_chars;
            let notice = text.truncated.then(|| chars_notice(text.returned_chars, text.total_chars, next));
            done.with_body(text.text, notice, Cut::Chars { offset, total: text.total_chars })
        }
        Content::Binary(binary) => {
            let next = offset + binary.returned_bytes;
            let notice = binary.truncated.then(|| bytes_notice(binary.returned_bytes, binary.bytes, next));
            let cut = Cut::Base64 { offset, total: binary.bytes };
            done.with_body(base64(&binary.data), notice, cut)
        }
        Content::Image(image) => {
            let head = format!("{}: {}, {} bytes", found.path, image.mime_type, image.bytes);
            let image = Image { data: base64(&image.data), mime_type: image.mime_type };
            Done { head, images: vec![image], ..done }
        }
        Content::Directory(directory) => {
            let shown = directory.entries.len() as u64;
            let all = directory.entry_count;
            let notice = (shown < all)
                .then(|| format!("[truncated: {shown} of {all} entries; dir-list has more settings]"));
            done.with_body(directory.entries.join("\n"), notice, Cut::Names(all))
        }
        _ => done,
    })
}

fn url(work: &Work<'_>) -> Result<Done, Fault> {
    let request = FetchRequest { dump: Dump::Html, ..FetchRequest::new(work.given.needed("path")) };
    let outcome = request.run(&work.inner.client, &work.call.deadline)?;
    let page = outcome.value;
    let (offset, length) = (work.given.number("offset"), work.given.number("length"));
    let from = offset.unwrap_or(0);
    let whole = offset.is_none() && length.is_none();
    let slice = slice_chars(&page.text, from, length);
    let total = slice.total as u64;
    let text = if whole { first_chars(slice.text, WHOLE) } else { slice.text };
    let returned = text.chars().count() as u64;
    let notice = (whole && returned < total).then(|| chars_notice(returned, Some(total), from + returned));
    let mut metadata = data(&page);
    metadata.remove("dump");
    metadata.insert("returnedChars".to_owned(), returned.into());
    metadata.insert("totalChars".to_owned(), total.into());
    if notice.is_some() {
        metadata.insert("truncated".to_owned(), true.into());
    }
    let mut done = Done { head: format!("{}:", page.final_url), data: metadata, ..Done::default() };
    if page.truncated {
        done.notes
            .push(format!("the body has more than {} bytes; download-to-file saves all of it", page.bytes));
    }
    if from > 0 && from >= total {
        done.notes.push(format!("offset {from} is past the end ({total} chars)"));
    }
    let cut = Cut::Chars { offset: from, total: Some(total) };
    Ok(done.with_body(text, notice, cut).noted(outcome.notes))
}

pub(super) fn lines(work: &Work<'_>) -> Result<Done, Fault> {
    let path = work.given.needed("path");
    let request = ReadLines {
        allow_missing: work.given.flag("allowMissing"),
        ..ReadLines::range(
            path,
            work.given.number("start_line").unwrap_or(1),
            work.given.number("line_count"),
        )
    };
    let outcome = read_lines(&work.call, &request)?;
    let Some(found) = outcome.value else { return Ok(missing(path)) };
    let notice = (!outcome.truncations.is_empty()).then(|| {
        let (first, last) = (found.start_line, found.end_line.unwrap_or(found.start_line));
        format!("[truncated: lines {first} to {last}; go on with start_line {}]", last + 1)
    });
    let text: Vec<String> = found.lines.iter().map(ToString::to_string).collect();
    let cut = Cut::Lines { first: found.start_line, total: found.line_count };
    let done = Done::line(format!("{}:", found.path), &found).by("native-rust").noted(outcome.notes);
    Ok(done.with_body(text.join("\n"), notice, cut))
}

/// Bytes as text, by RFC 4648.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group = chunk.iter().fold(0_u32, |group, byte| group << 8 | u32::from(*byte));
        let group = group << (8 * (3 - chunk.len()));
        for place in 0..4 {
            let letter = LETTERS[(group >> (18 - 6 * place) & 63) as usize];
            out.push(if place <= chunk.len() { char::from(letter) } else { '=' });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn base64_of_every_rest() {
        let check = |bytes: &str, expected: &str| assert_eq!(base64(bytes.as_bytes()), expected);
        check("", "");
        check("f", "Zg==");
        check("fo", "Zm8=");
        check("foo", "Zm9v");
        check("foobar", "Zm9vYmFy");
        assert_eq!(base64(&[0xfb, 0xff, 0xfe]), "+//+");
    }
}
