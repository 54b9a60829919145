use super::*;
use crate::limits::{Cancel, Deadline, Total};
use crate::testing::Fixture;
use proptest::prelude::*;

fn content(fixture: &Fixture, request: &ReadFile) -> (Content, Vec<String>) {
    let outcome = read_file(&fixture.call, request).unwrap();
    (outcome.value.unwrap().content, outcome.notes)
}

#[track_caller]
fn text(fixture: &Fixture, request: &ReadFile) -> TextContent {
    match content(fixture, request).0 {
        Content::Text(text) => text,
        other => panic!("{other:?}"),
    }
}

fn lines_of(fixture: &Fixture, request: &ReadLines) -> (FileLines, Vec<String>) {
    let outcome = read_lines(&fixture.call, request).unwrap();
    (outcome.value.unwrap(), outcome.notes)
}

fn shown(lines: &FileLines) -> Vec<String> {
    lines.lines.iter().map(ToString::to_string).collect()
}

#[test]
fn an_offset_past_the_end_is_an_empty_success() {
    // READ-01
    let fixture = Fixture::with(&[("f", "a\nb\n")]);
    let (found, notes) = content(&fixture, &ReadFile::slice("f", 100, None));
    let Content::Text(found) = found else { panic!("{found:?}") };
    assert_eq!((found.text.as_str(), found.returned_chars, found.total_chars), ("", 0, Some(4)));
    assert_eq!(notes, ["offset 100 is past the end (4 chars)"]);

    let (found, notes) = lines_of(&fixture, &ReadLines::range("f", 9, None));
    assert_eq!((found.returned, found.line_count, found.has_more, found.end_line), (0, Some(2), false, None));
    assert_eq!(notes, ["line 9 is past the end (2 lines)"]);
}

#[test]
fn an_empty_file_has_no_phantom_line() {
    // READ-02
    let fixture = Fixture::with(&[("f", "")]);
    let (found, notes) = content(&fixture, &ReadFile::new("f"));
    let Content::Text(found) = found else { panic!("{found:?}") };
    assert_eq!((found.bytes, found.line_count, found.text.as_str()), (0, Some(0), ""));
    assert!(notes.is_empty());
    let (found, notes) = lines_of(&fixture, &ReadLines::new("f"));
    assert_eq!((found.returned, found.line_count), (0, Some(0)));
    assert!(notes.is_empty());
}

#[test]
#[cfg(unix)]
fn what_could_block_is_never_opened() {
    // READ-03
    let fixture = Fixture::new();
    fixture.fifo("p");
    fixture.link("p", "l");
    let started = std::time::Instant::now();
    for path in ["p", "l", "/dev/zero"] {
        let file = read_file(&fixture.call, &ReadFile::new(path)).unwrap_err();
        let lines = read_lines(&fixture.call, &ReadLines::new(path)).unwrap_err();
        assert_eq!([file.code().as_str(), lines.code().as_str()], ["not_a_regular_file"; 2], "{path}");
    }
    assert!(started.elapsed() < std::time::Duration::from_millis(100));
}

#[test]
#[cfg(target_os = "linux")]
fn files_that_do_not_know_their_size_are_read() {
    let fixture = Fixture::new();
    let found = text(&fixture, &ReadFile::new("/proc/self/status"));
    assert!(found.text.contains("VmSize") && found.bytes > 0);
}

#[test]
fn a_very_long_line_is_cut_and_its_length_told() {
    // READ-05
    let fixture = Fixture::new();
    fixture.put("f", &[b"a".repeat(3_000_000), b"\r\nb\n".to_vec()].concat());
    let (found, notes) = lines_of(&fixture, &ReadLines::range("f", 1, Some(1)));
    assert_eq!((found.lines[0].text.len(), found.lines[0].cut_of), (100_000, Some(3_000_000)));
    assert!(shown(&found)[0].ends_with("aaa [line cut: 100000 of 3000000 chars]"));
    assert_eq!(notes, ["line 1 has 3000000 chars, shown are 100000"]);
    assert!(found.has_more);
    // A line of exactly the limit is whole, its CR not counted.
    fixture.put("g", &[b"a".repeat(100_000), b"\r\n".to_vec()].concat());
    let (found, _) = lines_of(&fixture, &ReadLines::new("g"));
    assert_eq!((found.lines[0].text.len(), found.lines[0].cut_of), (100_000, None));
}

#[test]
#[cfg(target_os = "linux")]
fn a_line_of_500_megabytes_takes_no_memory() {
    use std::io::Write;
    const LENGTH: usize = 500_000_000;
    let fixture = Fixture::new();
    {
        let mut file = std::fs::File::create(fixture.path("f")).unwrap();
        let piece = vec![b'a'; 10_000_000];
        for _ in 0..LENGTH / piece.len() {
            file.write_all(&piece).unwrap();
        }
    }
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    command.args(["read::tests::read_a_line", "--exact", "--ignored", "--nocapture", "--test-threads=1"]);
    let output = command.env("FSOPS_FILE", fixture.path("f")).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let (_, peak) = said.split_once("PEAK ").unwrap_or_else(|| panic!("{said}"));
    let peak: u64 = peak.split_whitespace().next().unwrap().parse().unwrap();
    assert!(peak < 64 * 1024, "{peak} KiB");
}

#[test]
#[ignore = "run by another test as a process of its own"]
fn read_a_line() {
    let path = std::env::var("FSOPS_FILE").unwrap();
    let call = Call::new(crate::paths::Base::new("/").unwrap());
    let found = read_lines(&call, &ReadLines::range(path, 1, Some(1))).unwrap().value.unwrap();
    let [line] = found.lines.as_slice() else { panic!("{} lines", found.returned) };
    assert_eq!((line.text.len(), line.cut_of, found.has_more), (100_000, Some(500_000_000), false));
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    println!("PEAK {}", peak.trim().trim_end_matches(" kB"));
}

#[test]
fn slices_by_the_notice_are_the_file() {
    // READ-07
    let fixture = Fixture::new();
    let whole: String = (0..20_000).map(|n| format!("{n} é漢😀\n")).collect();
    fixture.put("f", whole.as_bytes());
    let first = read_file(&fixture.call, &ReadFile::new("f")).unwrap();
    let cut = &first.truncations[0];
    assert_eq!(
        (cut.kept, cut.total, cut.next),
        (80_000, Total::Exactly(whole.chars().count() as u64), Some(80_000))
    );
    let (mut again, mut offset) = (String::new(), Some(0));
    while let Some(from) = offset {
        let request = ReadFile { max_chars: Some(9_999), ..ReadFile::slice("f", from, None) };
        let part = text(&fixture, &request);
        again.push_str(&part.text);
        offset = part.next;
    }
    assert_eq!(again, whole);
}

#[test]
fn a_slice_is_exactly_what_was_asked_for() {
    let fixture = Fixture::with(&[("f", "aé漢😀\nb")]);
    let check = |offset, length, expected: &str, next| {
        let found = text(&fixture, &ReadFile::slice("f", offset, length));
        assert_eq!((found.text.as_str(), found.next, found.truncated), (expected, next, false));
        assert_eq!((found.total_chars, found.line_count, found.bytes), (Some(6), Some(2), 12));
    };
    check(0, None, "aé漢😀\nb", None);
    check(1, Some(2), "é漢", Some(3));
    check(3, Some(0), "", None);
    check(5, Some(9), "b", None);
    check(0, Some(6), "aé漢😀\nb", None);
}

#[test]
#[cfg(target_os = "linux")]
fn a_name_is_found_as_it_is_shown() {
    // READ-08
    let fixture = Fixture::new();
    fixture.put("S 10.30\u{202f}AM.txt", b"narrow");
    let outcome = read_file(&fixture.call, &ReadFile::new("S 10.30 AM.txt")).unwrap();
    assert_eq!(outcome.value.unwrap().path, "S 10.30 AM.txt");
    assert_eq!(outcome.notes.len(), 1);
    fixture.put("S 10.30 AM.txt", b"plain");
    assert_eq!(text(&fixture, &ReadFile::new("S 10.30 AM.txt")).text, "plain");
}

#[test]
fn bytes_decide_how_a_file_is_read() {
    let fixture = Fixture::new();
    fixture.put("latin", b"caf\xe9\n");
    let found = text(&fixture, &ReadFile::new("latin"));
    assert_eq!((found.text.as_str(), found.lossy, found.invalid_bytes), ("caf\u{fffd}\n", true, 1));
    fixture.put("bom", b"\xef\xbb\xbfa\n");
    let found = text(&fixture, &ReadFile::new("bom"));
    assert_eq!((found.text.as_str(), found.bom, found.encoding, found.bytes), ("a\n", true, "utf-8", 5));
    fixture.put("wide", b"\xff\xfea\0\n\0\xe9\0");
    let found = text(&fixture, &ReadFile::new("wide"));
    assert_eq!((found.text.as_str(), found.encoding, found.line_count), ("a\né", "utf-16le", Some(2)));
    assert_eq!(shown(&lines_of(&fixture, &ReadLines::new("wide")).0), ["1: a", "2: é"]);
    fixture.put("odd", b"\xff\xfea");
    assert_eq!(text(&fixture, &ReadFile::new("odd")).text, "\u{fffd}");
}

#[test]
fn binary_files_are_bytes_with_byte_offsets() {
    let fixture = Fixture::new();
    let bytes: Vec<u8> = (0..100_000_u32).map(|n| n.to_le_bytes()[0]).collect();
    fixture.put("f", &bytes);
    let binary = |request: &ReadFile| match content(&fixture, request) {
        (Content::Binary(binary), notes) => (binary, notes),
        other => panic!("{other:?}"),
    };
    let (whole, _) = binary(&ReadFile::new("f"));
    assert_eq!((whole.data.as_slice(), whole.truncated, whole.bytes), (&bytes[..60_000], true, 100_000));
    let (slice, _) = binary(&ReadFile::slice("f", 99_990, Some(100)));
    assert_eq!((slice.data.as_slice(), slice.truncated), (&bytes[99_990..], false));
    let (past, notes) = binary(&ReadFile::slice("f", 100_000, None));
    assert_eq!(
        (past.data.len(), notes.as_slice()),
        (0, &["offset 100000 is past the end (100000 bytes)".to_owned()][..])
    );
    let error = read_lines(&fixture.call, &ReadLines::new("f")).unwrap_err();
    assert_eq!(error.code().as_str(), "not_utf8");
    assert!(error.to_string().contains("file-read"));
}

#[test]
fn an_image_needs_the_name_and_the_bytes() {
    let fixture = Fixture::new();
    let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".as_slice();
    fixture.put("a.PNG", png);
    match content(&fixture, &ReadFile::new("a.PNG")) {
        (Content::Image(image), notes) => {
            assert_eq!((image.mime_type, image.data.as_slice(), image.bytes), ("image/png", png, 16));
            assert!(notes.is_empty());
        }
        other => panic!("{other:?}"),
    }
    let check = |name: &str, bytes: &[u8], is_text: bool, note: &str| {
        fixture.put(name, bytes);
        let (found, notes) = content(&fixture, &ReadFile::new(name));
        assert_eq!(matches!(found, Content::Text(_)), is_text, "{name}");
        assert_eq!(notes, [note], "{name}");
    };
    check("t.png", b"plain", true, "the name says image/png, the bytes don't");
    check("t.webp", b"a\0b", false, "the name says image/webp, the bytes don't");
    check("t.jpg", png, false, "the name says image/jpeg, the bytes don't");
    check("t.dat", png, false, "the bytes are image/png, the name doesn't say so");
    fixture.put("gif", b"GIF89a is a format");
    assert!(content(&fixture, &ReadFile::new("gif")).1.is_empty());
}

#[test]
fn a_huge_image_is_binary() {
    let fixture = Fixture::new();
    let mut bytes = vec![0; 20 * 1024 * 1024 + 1];
    bytes[..8].copy_from_slice(b"\x89PNG\r\n\x1a\n");
    fixture.put("a.png", &bytes);
    let (found, notes) = content(&fixture, &ReadFile::new("a.png"));
    assert!(matches!(found, Content::Binary(ref binary) if binary.truncated));
    assert!(notes[0].contains("20971521 bytes"), "{notes:?}");
}

#[test]
fn a_directory_is_its_names() {
    let fixture = Fixture::with(&[("d/b", ""), ("d/a/", ""), ("d/a.x", "")]);
    let (found, _) = content(&fixture, &ReadFile::new("d/"));
    let Content::Directory(found) = found else { panic!("{found:?}") };
    assert_eq!((found.entries.as_slice(), found.entry_count), (&["a/", "a.x", "b"].map(String::from)[..], 3));
    let error = read_lines(&fixture.call, &ReadLines::new("d")).unwrap_err();
    assert_eq!(error.code().as_str(), "is_directory");
}

#[test]
fn what_is_not_there_is_an_error_unless_allowed() {
    let fixture = Fixture::with(&[("ok", "1")]);
    let error = read_file(&fixture.call, &ReadFile::new("missing")).unwrap_err();
    assert_eq!(error.code().as_str(), "not_found");
    let allowed = ReadFile { allow_missing: true, ..ReadFile::new("missing") };
    assert_eq!(read_file(&fixture.call, &allowed).unwrap().value, None);
    let allowed = ReadLines { allow_missing: true, ..ReadLines::new("a/b") };
    assert_eq!(read_lines(&fixture.call, &allowed).unwrap().value, None);
    let error = read_file(&fixture.call, &ReadFile::new("")).unwrap_err();
    assert_eq!(error.code().as_str(), "invalid_argument");
    let error = read_file(&fixture.call, &ReadFile::new("ok/x")).unwrap_err();
    assert_eq!(error.code().as_str(), "not_a_directory");
}

#[test]
fn only_lf_ends_a_line() {
    // EDIT-04, EDIT-16, SEARCH-19: the reading half.
    let check = |content: &str, expected: &[&str]| {
        let fixture = Fixture::with(&[("f", content)]);
        let (found, _) = lines_of(&fixture, &ReadLines::new("f"));
        assert_eq!(shown(&found), expected);
        assert_eq!((found.returned, found.line_count), (expected.len() as u64, Some(expected.len() as u64)));
    };
    check("10%\r20%\r30%\nbar\n", &["1: 10%\r20%\r30%", "2: bar"]);
    check("a\u{2028}b\u{c}c\nd\n", &["1: a\u{2028}b\u{c}c", "2: d"]);
    check("a\nneedle", &["1: a", "2: needle"]);
    check("a\r\n\r\n", &["1: a", "2: "]);
    check("a\r", &["1: a\r"]);
    check("\n", &["1: "]);
}

#[test]
fn a_range_of_lines_says_what_follows() {
    let fixture = Fixture::with(&[("f", "a\nb\nc\n")]);
    let check = |start, count, expected: &[&str], more| {
        let (found, _) = lines_of(&fixture, &ReadLines::range("f", start, count));
        assert_eq!(
            (shown(&found), found.has_more, found.line_count),
            (expected.iter().map(|s| (*s).to_owned()).collect(), more, Some(3))
        );
    };
    check(1, Some(1), &["1: a"], true);
    check(2, Some(2), &["2: b", "3: c"], false);
    check(3, None, &["3: c"], false);
    check(1, Some(u64::MAX), &["1: a", "2: b", "3: c"], false);
    for request in [ReadLines::range("f", 0, None), ReadLines::range("f", 1, Some(0))] {
        assert_eq!(read_lines(&fixture.call, &request).unwrap_err().code().as_str(), "invalid_argument");
    }
}

#[test]
fn lines_that_have_no_room_are_announced() {
    let fixture = Fixture::with(&[("f", "aaaa\nbbbb\ncccc\n")]);
    let request = ReadLines { max_bytes: Some(10), ..ReadLines::new("f") };
    let outcome = read_lines(&fixture.call, &request).unwrap();
    let cut = &outcome.truncations[0];
    assert_eq!((cut.kept, cut.total, cut.next), (2, Total::Exactly(3), Some(3)));
    assert!(outcome.value.unwrap().has_more);
    let request = ReadLines { max_bytes: Some(0), ..ReadLines::range("f", 3, None) };
    assert_eq!(shown(&lines_of(&fixture, &request).0), ["3: cccc"]);
}

#[test]
fn a_strict_text_is_as_it_is_stored() {
    let fixture = Fixture::new();
    fixture.put("f", b"\xef\xbb\xbfa\r\n");
    let strict = |request: &ReadStrict| read_strict(&fixture.call, request).map(|outcome| outcome.value);
    assert_eq!(strict(&ReadStrict::new("f")).unwrap(), "\u{feff}a\r\n");
    assert_eq!(strict(&ReadStrict { length: Some(0), ..ReadStrict::new("f") }).unwrap(), "");
    assert_eq!(strict(&ReadStrict { offset: 99, ..ReadStrict::new("f") }).unwrap(), "");
    fixture.put("latin", b"caf\xe9");
    let code = |path: &str| strict(&ReadStrict::new(path)).unwrap_err().code().as_str();
    assert_eq!([code("latin"), code("."), code("missing")], ["not_utf8", "is_directory", "not_found"]);
    std::fs::File::create(fixture.path("huge")).unwrap().set_len(64 * 1024 * 1024 + 1).unwrap();
    assert_eq!(code("huge"), "too_large");
}

#[test]
fn a_call_that_is_over_reads_nothing() {
    let mut fixture = Fixture::with(&[("f", "a")]);
    let cancel = Cancel::new();
    cancel.cancel();
    fixture.call = fixture.call.until(Deadline::never().or_cancelled(cancel));
    let error = read_file(&fixture.call, &ReadFile::new("f")).unwrap_err();
    assert_eq!(error.code().as_str(), "cancelled");
}

#[test]
#[cfg(unix)]
fn a_root_is_not_left() {
    // FS-11
    let fixture = Fixture::with(&[("r/f", "in"), ("secret", "out"), ("r-evil/f", "out")]);
    fixture.link("../secret", "r/l");
    fixture.link("..", "r/up");
    fixture.link("f", "r/ok");
    let absolute = fixture.path("secret");
    std::os::unix::fs::symlink(&absolute, fixture.path("r/abs")).unwrap();
    let fixture = fixture.within("r");
    let code = |path: &str| match read_file(&fixture.call, &ReadFile::new(path)) {
        Ok(_) => "ok",
        Err(error) => error.code().as_str(),
    };
    for outside in
        ["..", "r/..", "./r/../..", "secret", "r-evil/f", "r/l", "r/up/secret", "r/abs", "/etc/passwd"]
    {
        assert_eq!(code(outside), "outside_root", "{outside}");
    }
    assert_eq!(code("r//f/"), "not_a_directory");
    for inside in ["r", "r/", "r/f", "r/ok", "./r-evil/../r//f"] {
        assert_eq!(code(inside), "ok", "{inside}");
    }
}

#[test]
#[cfg(feature = "serde")]
fn the_metadata_never_hold_the_body() {
    let fixture = Fixture::with(&[("f", "SECRET\n"), ("d/x", "")]);
    let json = |request: &ReadFile| {
        serde_json::to_string(&read_file(&fixture.call, request).unwrap().value).unwrap()
    };
    assert_eq!(
        json(&ReadFile::new("f")),
        r#"{"path":"f","bytes":7,"lineCount":1,"returnedChars":7,"totalChars":7,"encoding":"utf-8"}"#
    );
    assert_eq!(json(&ReadFile::new("d")), r#"{"path":"d","entryCount":1,"directory":true}"#);
    let lines = read_lines(&fixture.call, &ReadLines::new("f")).unwrap().value;
    assert_eq!(
        serde_json::to_string(&lines).unwrap(),
        r#"{"path":"f","returned":1,"start_line":1,"end_line":1,"hasMore":false,"lineCount":1}"#
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn slices_and_lines_are_those_of_the_decoded_text(
        // Pieces are larger than a block now and then, so that characters lie across blocks.
        parts in prop::collection::vec(("[a\u{e9}\u{6f22}\u{1f600}\r\n]{0,6}", 1_usize..9000), 0..8),
        offset in 0_u64..40_000, length in prop::option::of(0_u64..40_000), start in 1_u64..50,
    ) {
        let whole: String = parts.iter().map(|(part, times)| part.repeat(*times)).collect();
        let fixture = Fixture::with(&[("f", &whole)]);
        let found = text(&fixture, &ReadFile::slice("f", offset, length));
        let expected = crate::text::slice_chars(&whole, offset, length);
        prop_assert_eq!(found.text.as_str(), expected.text);
        prop_assert_eq!((found.total_chars, found.next), (Some(expected.total), expected.next));
        prop_assert_eq!(found.line_count, Some(crate::text::count_lines(whole.as_bytes())));
        let request = ReadLines { max_bytes: Some(u64::MAX), ..ReadLines::range("f", start, Some(7)) };
        let (found, _) = lines_of(&fixture, &request);
        let expected: Vec<_> = crate::text::lines(whole.as_bytes())
            .skip(usize::try_from(start - 1).unwrap())
            .take(7)
            .map(|line| String::from_utf8(line.content.to_vec()).unwrap())
            .collect();
        let texts: Vec<_> = found.lines.iter().map(|line| line.text.clone()).collect();
        prop_assert_eq!(texts, expected);
    }
}
