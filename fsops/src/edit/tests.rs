use super::*;
use crate::error::NearMiss;
use crate::testing::Fixture;
use crate::write::steps;
use proptest::prelude::*;
use std::fs;
use std::io::Write;

#[track_caller]
fn text(fixture: &Fixture, edit: &TextEdit) -> Outcome<Edited<TextDone>> {
    edit_text(&fixture.call, "f", edit).unwrap()
}

#[track_caller]
fn text_error(fixture: &Fixture, edit: &TextEdit) -> EditError {
    let before = fixture.bytes("f");
    let error = edit_text(&fixture.call, "f", edit).unwrap_err();
    assert_eq!(fixture.bytes("f"), before, "an error changes nothing");
    error
}

/// Makes a file, edits it, and compares bytes.
#[track_caller]
fn check(before: &[u8], edit: &TextEdit, after: &[u8]) -> TextDone {
    let fixture = Fixture::new();
    fixture.put("f", before);
    let edited = text(&fixture, edit).value;
    assert_eq!(fixture.bytes("f"), after);
    assert_eq!(edited.bytes, after.len() as u64);
    edited.done
}

#[track_caller]
fn check_lines(before: &[u8], edit: &LineEdit, after: &[u8]) -> LinesDone {
    let fixture = Fixture::new();
    fixture.put("f", before);
    let edited = edit_lines(&fixture.call, "f", edit).unwrap().value;
    assert_eq!(fixture.bytes("f"), after);
    edited.done
}

#[track_caller]
fn lines_code(before: &[u8], edit: &LineEdit) -> &'static str {
    let fixture = Fixture::new();
    fixture.put("f", before);
    let error = edit_lines(&fixture.call, "f", edit).unwrap_err();
    assert_eq!(fixture.bytes("f"), before);
    error.code().as_str()
}

fn counted(old: &str, new: &str, expected: u64) -> TextEdit {
    TextEdit { expected: Some(expected), ..TextEdit::new(old, new) }
}

fn everywhere(old: &str, new: &str) -> TextEdit {
    TextEdit { replace_all: true, ..TextEdit::new(old, new) }
}

#[test]
fn one_line_of_a_crlf_file_changes_alone() {
    // EDIT-02
    let before: String = (1..=1000).map(|n| format!("{n}\r\n")).collect();
    let after = before.replace("\n500\r\n", "\nfive\r\n");
    let done = check(before.as_bytes(), &TextEdit::new("500", "five"), after.as_bytes());
    assert_eq!((done.lines, done.eol_mode), (vec![500], EolMode::Exact));
    assert_eq!(after.len(), before.len() + 1);
}

#[test]
fn a_lone_cr_is_data() {
    // EDIT-04
    check(b"10%\r20%\r30%\nfoo\n", &TextEdit::new("foo", "bar"), b"10%\r20%\r30%\nbar\n");
}

#[test]
fn a_bom_stays() {
    // EDIT-06
    check(b"\xef\xbb\xbfkey=1\n", &TextEdit::new("key=1", "key=2"), b"\xef\xbb\xbfkey=2\n");
    check_lines(b"\xef\xbb\xbfkey=1\n", &LineEdit::replace(1, 1, "k"), b"\xef\xbb\xbfk\n");
    check_lines(b"\xef\xbb\xbfkey=1\n", &LineEdit::insert_after(0, "k"), b"\xef\xbb\xbfk\nkey=1\n");
}

#[test]
fn bytes_that_are_no_text_stay() {
    // EDIT-07
    let fixture = Fixture::new();
    fixture.put("f", b"caf\xe9=1\nx=1\n");
    text(&fixture, &TextEdit::new("x=1", "x=2"));
    assert_eq!(fixture.bytes("f"), b"caf\xe9=1\nx=2\n");
    assert_eq!(text_error(&fixture, &TextEdit::new("x=2", "é")).code().as_str(), "not_utf8");
    assert_eq!(text_error(&fixture, &TextEdit::new("é", "x")).code().as_str(), "not_utf8");
    assert_eq!(lines_code(b"caf\xe9\n", &LineEdit::replace(1, 1, "é")), "not_utf8");
    check_lines(b"caf\xe9\nb\n", &LineEdit::replace(2, 2, "c"), b"caf\xe9\nc\n");
}

#[test]
fn an_empty_old_text_is_refused() {
    // EDIT-11
    let fixture = Fixture::with(&[("f", "abc\n")]);
    let error = text_error(&fixture, &TextEdit::new("", "Z"));
    assert_eq!(error.code().as_str(), "invalid_argument");
    assert!(error.to_string().contains("old_string"));
    assert_eq!(text_error(&fixture, &counted("abc", "Z", 0)).code().as_str(), "invalid_argument");
}

#[test]
fn matches_do_not_overlap() {
    // EDIT-12
    check(b"aaaa", &counted("aa", "b", 2), b"bb");
    let fixture = Fixture::with(&[("f", "aaaa")]);
    let EditError::MatchCount { found, expected, lines, .. } = text_error(&fixture, &counted("aa", "b", 3))
    else {
        panic!("another error")
    };
    assert_eq!((found, expected, lines), (2, 3, vec![1, 1]));
}

#[test]
fn the_number_of_matches_must_be_right() {
    let fixture = Fixture::with(&[("f", &"x\n".repeat(30))]);
    let error = text_error(&fixture, &TextEdit::new("x", "y"));
    let EditError::MatchCount { found, lines, .. } = &error else { panic!("{error}") };
    assert_eq!((*found, lines.len()), (30, 20));
    assert!(error.to_string().contains("19, 20, …"), "{error}");
    assert_eq!(
        text_error(&fixture, &TextEdit { expected: Some(2), ..everywhere("x", "y") }).code().as_str(),
        "match_count"
    );
    assert_eq!(text_error(&fixture, &everywhere("z", "y")).code().as_str(), "no_match");
    let done = text(&fixture, &everywhere("x\n", "yy\nz\n")).value.done;
    assert_eq!((done.replacements, &done.lines[..3]), (30, &[1, 3, 5][..]));
    assert_eq!(fixture.text("f"), "yy\nz\n".repeat(30));
}

#[test]
fn a_near_miss_is_explained_and_never_edited() {
    // EDIT-13
    let check = |before: &str, old: &str, miss: NearMiss, lines: &[u64]| {
        let fixture = Fixture::with(&[("f", before)]);
        match text_error(&fixture, &TextEdit::new(old, "new")) {
            EditError::NoMatch { near, .. } => assert_eq!(near, Some((miss, lines.to_vec())), "{old:?}"),
            other => panic!("{other}"),
        }
    };
    check("say \u{201c}hi\u{201d}\nn=1\n", "say \"hi\"", NearMiss::Punctuation, &[1]);
    check("a  \nb\n", "a\nb", NearMiss::TrailingBlanks, &[1]);
    check("x\n    a\n    b\n", "a\nb\n", NearMiss::Indentation, &[2]);
    check("x\n\ta\tb\n", "a b", NearMiss::Blanks, &[2]);
    check("u\u{308}\n", "\u{fc}", NearMiss::Normalisation, &[1]);
    check("a\u{200b}b\nab c\na\u{a0}b\n", "a\u{ad}b", NearMiss::Invisible, &[1, 2]);
    check("  say \u{2019}x\u{2019}\n", "say   'x'", NearMiss::Several, &[1]);
    check("fn f() {\n  1\n}\n", "fn f() {\n  2\n}\n", NearMiss::FirstLine, &[1]);
    let fixture = Fixture::with(&[("f", "say \u{201c}hi\u{201d}\n")]);
    let message = text_error(&fixture, &TextEdit::new("\"hi\"", "x")).to_string();
    assert!(message.contains("curly quotes") && message.ends_with("at line 1"), "{message}");
    let fixture = Fixture::with(&[("f", "abc\n")]);
    assert!(
        text_error(&fixture, &TextEdit::new("nothing like it", "x"))
            .to_string()
            .ends_with("read the file again")
    );
}

#[test]
fn blanks_at_line_ends_stay() {
    // EDIT-14
    check(b"a  \nb\n", &TextEdit::new("b", "c  "), b"a  \nc  \n");
}

#[test]
fn the_last_newline_neither_appears_nor_vanishes() {
    // EDIT-15
    check(b"a\nb", &TextEdit::new("b", "c"), b"a\nc");
    check_lines(b"a\nc", &LineEdit::replace(2, 2, "d"), b"a\nd");
    check_lines(b"a\nc", &LineEdit::replace(2, 2, "d\n"), b"a\nd\n");
    check_lines(b"a\nc\n", &LineEdit::replace(2, 2, "d"), b"a\nd\n");
}

#[test]
fn only_lf_ends_a_line() {
    // EDIT-16
    let done =
        check_lines(b"a\xe2\x80\xa8b\x0cc\nd\n", &LineEdit::replace(2, 2, "D"), b"a\xe2\x80\xa8b\x0cc\nD\n");
    assert_eq!((done.line_count, done.lines_added, done.lines_removed), (2, 1, 1));
}

#[test]
fn a_file_that_changes_meanwhile_is_not_overwritten() {
    // EDIT-17
    let check = |change: fn(&std::path::Path), after: &str| {
        let fixture = Fixture::with(&[("f", "old\n")]);
        let path = fixture.path("f");
        let interfere = move |step| {
            if step == Step::Read {
                change(&path);
            }
        };
        let edit = TextEdit::new("old", "new");
        let error = steps::with(interfere, || edit_text(&fixture.call, "f", &edit)).unwrap_err();
        assert_eq!(error.code().as_str(), "stale");
        assert_eq!((fixture.text("f").as_str(), fixture.all()), (after, vec!["f".to_owned()]));
    };
    check(
        |path| fs::OpenOptions::new().append(true).open(path).unwrap().write_all(b"more\n").unwrap(),
        "old\nmore\n",
    );
    // The same length, and within one tick of the clock.
    check(|path| fs::write(path, "olD\n").unwrap(), "olD\n");
    check(
        |path| {
            fs::write(path.with_extension("x"), "other\n").unwrap();
            fs::rename(path.with_extension("x"), path).unwrap();
        },
        "other\n",
    );
}

#[test]
#[cfg(unix)]
fn edits_of_one_file_wait_for_each_other() {
    // EDIT-18: without anybody keeping them apart.
    for _ in 0..60 {
        let fixture = Fixture::with(&[("f", "a\nb\n")]);
        fixture.link(".", "s");
        std::thread::scope(|scope| {
            for (path, old, new) in [("f", "a", "A"), ("s/f", "b", "B")] {
                let call = &fixture.call;
                scope.spawn(move || edit_text(call, path, &TextEdit::new(old, new)).unwrap());
            }
        });
        assert_eq!(fixture.text("f"), "A\nB\n");
    }
}

#[test]
fn an_edit_that_changes_nothing_is_told() {
    // EDIT-19
    let fixture = Fixture::with(&[("f", "a\n")]);
    let modified = || fs::metadata(fixture.path("f")).unwrap().modified().unwrap();
    let before = modified();
    assert_eq!(text_error(&fixture, &TextEdit::new("a", "a")).code().as_str(), "no_change");
    assert_eq!(lines_code(b"a\n", &LineEdit::replace(1, 1, "a")), "no_change");
    assert_eq!(lines_code(b"a\n", &LineEdit::insert_after(1, "")), "no_change");
    let back_and_forth = [Edit::Text(TextEdit::new("a", "b")), Edit::Text(TextEdit::new("b", "a"))];
    let error = edit_file(&fixture.call, "f", &back_and_forth).unwrap_err();
    assert_eq!(error.code().as_str(), "no_change");
    // Converted to the endings of the file the two are one.
    assert_eq!(text_error(&fixture, &TextEdit::new("a\r\n", "a\n")).code().as_str(), "no_change");
    assert_eq!(modified(), before);
}

#[test]
fn line_endings_of_the_request_are_those_of_the_file() {
    let done = check(b"a\r\nb\r\nc\r\n", &TextEdit::new("a\nb\n", "x\ny\nz\n"), b"x\r\ny\r\nz\r\nc\r\n");
    assert_eq!(done.eol_mode, EolMode::LfToCrlf);
    let done = check(b"a\nb\n", &TextEdit::new("a\r\nb", "x\r\ny"), b"x\ny\n");
    assert_eq!(done.eol_mode, EolMode::CrlfToLf);
    // What is there exactly is replaced exactly, and said.
    let fixture = Fixture::with(&[("f", "a\r\nb\r\n")]);
    let outcome = text(&fixture, &TextEdit::new("b", "x\ny"));
    assert_eq!((fixture.bytes("f").as_slice(), outcome.notes.len()), (b"a\r\nx\ny\r\n".as_slice(), 1));
}

#[test]
fn in_a_file_of_both_endings_each_line_keeps_its_own() {
    let done = check(b"a\r\nb\nc\r\nd\n", &TextEdit::new("a\nb\nc", "1\n2\n3"), b"1\r\n2\n3\r\nd\n");
    assert_eq!(done.eol_mode, EolMode::LfToCrlf);
    check(b"a\nb\r\nc\nd", &TextEdit::new("a\r\nb\r\n", "1\r\n2\r\n3\r\n4\r\n"), b"1\n2\r\n3\r\n4\r\nc\nd");
    check(b"x\na\r\nb\n", &TextEdit::new("\nb", "\nc"), b"x\na\r\nc\n");
    check(b"x\na\r\nb\n", &TextEdit::new("a\nb", ""), b"x\n\n");
    let fixture = Fixture::with(&[("f", "a\r\nb\r\na\nb\na\r\nb\n")]);
    // Exactly there once wins; otherwise it must be one place.
    text(&fixture, &TextEdit::new("\na\nb\n", "\n-\n"));
    assert_eq!(fixture.text("f"), "a\r\nb\r\n-\na\r\nb\n");
    let error = text_error(&fixture, &everywhere("a\nb", "x"));
    assert!(matches!(error, EditError::MatchCount { found: 2, expected: 1, .. }), "{error}");
}

#[test]
fn text_is_literal() {
    check(b"a.b", &TextEdit::new(".", "$1$&\\n\\"), b"a$1$&\\n\\b");
    check("漢字".as_bytes(), &TextEdit::new("字", "é"), "漢é".as_bytes());
    check(b"a\0b", &TextEdit::new("b", "c"), b"a\0c");
}

#[test]
fn a_wide_file_stays_wide() {
    let wide = |text: &str| {
        let units = text.encode_utf16().flat_map(u16::to_le_bytes);
        [0xff, 0xfe].into_iter().chain(units).collect::<Vec<u8>>()
    };
    let done = check(&wide("a\r\né\r\nb"), &TextEdit::new("é\nb", "漢\nc"), &wide("a\r\n漢\r\nc"));
    assert_eq!((done.eol_mode, done.lines), (EolMode::LfToCrlf, vec![2]));
    // U+0A41 and U+410A hold the bytes of a line feed without being one.
    let tricky = "\u{a41}\u{410a}\nb\n";
    check_lines(&wide(tricky), &LineEdit::replace(2, 2, "ü"), &wide("\u{a41}\u{410a}\nü\n"));
    // A match must begin where a character does.
    let fixture = Fixture::new();
    fixture.put("f", &wide("\u{6100}\u{61}"));
    text(&fixture, &TextEdit::new("a", "b"));
    assert_eq!(fixture.bytes("f"), wide("\u{6100}b"));
    let lossy = [wide("x\n"), vec![0, 0xd8]].concat();
    check(&lossy, &TextEdit::new("x", "y"), &[wide("y\n"), vec![0, 0xd8]].concat());
    fixture.put("f", &lossy);
    assert_eq!(text_error(&fixture, &TextEdit::new("x", "é")).code().as_str(), "not_utf8");
}

#[test]
fn lines_are_replaced_deleted_and_inserted() {
    let done = check_lines(b"a\nb\nc\n", &LineEdit::replace(1, 2, "x\ny\nz"), b"x\ny\nz\nc\n");
    assert_eq!(
        (done.action, done.lines_removed, done.lines_added, done.line_count),
        (LineAction::Replace, 2, 3, 4)
    );
    let done = check_lines(b"a\nb\nc\n", &LineEdit::replace(2, 99, ""), b"a\n");
    assert_eq!(
        (done.action, done.end_line, done.lines_removed, done.lines_added),
        (LineAction::Delete, 3, 2, 0)
    );
    check_lines(b"a\nb", &LineEdit::replace(2, 2, ""), b"a\n");
    check_lines(b"a\nb\n", &LineEdit::insert_after(1, "x"), b"a\nx\nb\n");
    check_lines(b"a\nb\n", &LineEdit::insert_after(0, "x\ny"), b"x\ny\na\nb\n");
    check_lines(b"a\nb\n", &LineEdit::insert_after(2, "x"), b"a\nb\nx\n");
    let done = check_lines(b"a\nb", &LineEdit::insert_after(2, "x"), b"a\nb\nx");
    assert_eq!((done.action, done.lines_added, done.line_count), (LineAction::InsertAfter, 1, 3));
    check_lines(b"a\nb", &LineEdit::insert_after(2, "x\n"), b"a\nb\nx\n");
    check_lines(b"", &LineEdit::insert_after(0, "x"), b"x");
    check_lines(b"", &LineEdit::insert_after(7, "x\n"), b"x\n");
}

#[test]
fn an_insertion_past_the_end_says_where_it_went() {
    let fixture = Fixture::with(&[("f", "a\nb\n")]);
    let outcome = edit_lines(&fixture.call, "f", &LineEdit::insert_after(9, "c")).unwrap();
    assert_eq!(outcome.notes, ["line 9 is past the end; inserted after line 2"]);
    assert_eq!((outcome.value.done.end_line, fixture.text("f").as_str()), (2, "a\nb\nc\n"));
}

#[test]
fn new_lines_get_the_ending_of_the_file() {
    let eol =
        |before: &[u8], after: &[u8]| check_lines(before, &LineEdit::replace(1, 1, "x\ny\r\n"), after).eol;
    assert_eq!(eol(b"a\r\nb\r\n", b"x\r\ny\r\nb\r\n"), "crlf");
    assert_eq!(eol(b"a\nb\r\n", b"x\r\ny\r\nb\r\n"), "crlf", "a tie");
    assert_eq!(eol(b"a\nb\nc\r\n", b"x\ny\nb\nc\r\n"), "lf");
    assert_eq!(eol(b"a", b"x\ny\n"), "lf");
}

#[test]
fn impossible_lines_are_refused() {
    assert_eq!(lines_code(b"a\n", &LineEdit::replace(0, 1, "x")), "invalid_argument");
    assert_eq!(lines_code(b"a\n", &LineEdit::replace(2, 2, "x")), "invalid_argument");
    assert_eq!(lines_code(b"a\nb\n", &LineEdit::replace(2, 1, "x")), "invalid_argument");
    assert_eq!(lines_code(b"", &LineEdit::replace(1, 1, "x")), "invalid_argument");
    let fixture = Fixture::with(&[("f", "")]);
    let message = edit_lines(&fixture.call, "f", &LineEdit::replace(1, 1, "x")).unwrap_err().to_string();
    assert!(message.contains("after") && message.contains("file-write"), "{message}");
}

#[test]
fn expected_lines_are_those_of_the_file_or_the_range() {
    let edit = |expected| LineEdit { expected_lines: Some(expected), ..LineEdit::replace(2, 3, "x") };
    check_lines(b"a\nb\nc\nd\n", &edit(4), b"a\nx\nd\n");
    check_lines(b"a\nb\nc\nd\n", &edit(2), b"a\nx\nd\n");
    assert_eq!(lines_code(b"a\nb\nc\nd\n", &edit(3)), "stale");
    assert_eq!(lines_code(b"a\nb\n", &LineEdit { end_line: Some(4), ..edit(3) }), "stale");
}

#[test]
#[cfg(unix)]
fn a_file_keeps_its_mode_its_links_and_its_place() {
    // WRITE-02, WRITE-04
    let fixture = Fixture::with(&[("d/real", "#!/bin/sh\necho 1\n")]);
    fixture.link("d/real", "f");
    fixture.chmod("d/real", 0o755);
    text(&fixture, &TextEdit::new("1", "2"));
    edit_lines(&fixture.call, "f", &LineEdit::insert_after(2, "echo 3")).unwrap();
    assert!(fixture.is_link("f"));
    assert_eq!(
        (fixture.text("d/real").as_str(), fixture.mode("d/real")),
        ("#!/bin/sh\necho 2\necho 3\n", 0o755)
    );
    fs::hard_link(fixture.path("d/real"), fixture.path("g")).unwrap();
    assert!(text(&fixture, &TextEdit::new("2", "1")).value.hard_link_detached);
    fixture.chmod("d/real", 0o444);
    assert_eq!(text_error(&fixture, &TextEdit::new("1", "9")).code().as_str(), "permission_denied");
    assert_eq!(fixture.all(), ["d", "d/real", "f", "g"]);
}

#[test]
fn only_regular_files_are_edited() {
    let fixture = Fixture::with(&[("d/", ""), ("x", "a")]);
    let code =
        |path: &str| edit_text(&fixture.call, path, &TextEdit::new("a", "b")).unwrap_err().code().as_str();
    assert_eq!(
        [code("missing"), code("d"), code("x/"), code("")],
        ["not_found", "is_directory", "not_a_directory", "invalid_argument"]
    );
    #[cfg(unix)]
    {
        fixture.fifo("p");
        assert_eq!(code("p"), "not_a_regular_file");
    }
}

#[test]
#[cfg(unix)]
fn a_root_confines_edits() {
    let fixture = Fixture::with(&[("secret", "a"), ("r/f", "a")]);
    fixture.link("../secret", "r/l");
    let fixture = fixture.within("r");
    let edit = TextEdit::new("a", "b");
    for path in ["secret", "r/l", "r/../secret"] {
        assert_eq!(edit_text(&fixture.call, path, &edit).unwrap_err().code().as_str(), "outside_root");
    }
    edit_text(&fixture.call, "r/f", &edit).unwrap();
    assert_eq!([fixture.text("secret"), fixture.text("r/f")], ["a", "b"]);
}

#[test]
fn several_edits_are_made_together_or_not_at_all() {
    let fixture = Fixture::with(&[("f", "a\nb\n")]);
    let edits = [Edit::Text(TextEdit::new("a", "b")), Edit::Text(counted("b", "c", 2))];
    let done = edit_file(&fixture.call, "f", &edits).unwrap().value;
    assert_eq!((fixture.text("f").as_str(), done.done.edits.len()), ("c\nc\n", 2));
    let edits = [Edit::Text(everywhere("c", "d")), Edit::Lines(LineEdit::replace(9, 9, ""))];
    assert!(edit_file(&fixture.call, "f", &edits).is_err());
    assert_eq!(fixture.text("f"), "c\nc\n");
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let fixture = Fixture::with(&[("f", "a")]);
    fs::File::options().write(true).open(fixture.path("f")).unwrap().set_len(MAX_BYTES + 1).unwrap();
    let error = edit_text(&fixture.call, "f", &TextEdit::new("a", "b")).unwrap_err();
    assert_eq!(error.code().as_str(), "too_large");
}

#[track_caller]
fn check_diff(before: &str, edits: &[Edit], expected: &str) {
    let fixture = Fixture::with(&[("f", before)]);
    let diff = edit_file(&fixture.call, "f", edits).unwrap().value.diff;
    assert_eq!(diff.strip_prefix("--- f\n+++ f\n").unwrap(), expected);
}

#[test]
fn a_diff_shows_what_changed() {
    let text = |old: &str, new: &str| Edit::Text(TextEdit::new(old, new));
    let ten: String = (1..=10).map(|n| format!("l{n}\n")).collect();
    check_diff(&ten, &[text("l5", "five")], "@@ -2,7 +2,7 @@\n l2\n l3\n l4\n-l5\n+five\n l6\n l7\n l8\n");
    check_diff("a\nb\n", &[text("a\nb", "ab")], "@@ -1,2 +1 @@\n-a\n-b\n+ab\n");
    check_diff(
        "a\nb",
        &[text("b", "c")],
        "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n",
    );
    check_diff("a\nb\n", &[Edit::Lines(LineEdit::replace(1, 1, ""))], "@@ -1,2 +1 @@\n-a\n b\n");
    check_diff("a\n", &[Edit::Lines(LineEdit::insert_after(1, "b"))], "@@ -1 +1,2 @@\n a\n+b\n");
    check_diff("", &[Edit::Lines(LineEdit::insert_after(0, "b\n"))], "@@ -0,0 +1 @@\n+b\n");
    check_diff(
        &ten,
        &[text("l1\n", "one\n"), text("l10", "ten")],
        "@@ -1,4 +1,4 @@\n-l1\n+one\n l2\n l3\n l4\n@@ -7,4 +7,4 @@\n l7\n l8\n l9\n-l10\n+ten\n",
    );
    // The same lines twice, the second edit inside what the first has made.
    check_diff("a\nb\nc\n", &[text("b", "x\ny"), text("y\nc", "z")], "@@ -1,3 +1,3 @@\n a\n-b\n-c\n+x\n+z\n");
}

#[test]
fn a_huge_diff_is_cut() {
    let fixture = Fixture::with(&[("f", &"x\n".repeat(100_000))]);
    let outcome = text(&fixture, &everywhere("x", "y"));
    assert!(outcome.value.diff.len() <= 32 * 1024 && outcome.value.diff.ends_with('\n'));
    assert_eq!(outcome.truncations[0].part, "diff");
    assert_eq!(outcome.value.done.lines.len(), 100);
}

#[test]
fn many_changes_in_one_long_line_take_no_time() {
    let fixture = Fixture::with(&[("f", &"ab".repeat(500_000))]);
    let started = std::time::Instant::now();
    text(&fixture, &everywhere("a", "xy"));
    assert!(started.elapsed() < std::time::Duration::from_secs(10), "{:?}", started.elapsed());
}

#[test]
#[cfg(unix)]
fn what_may_not_be_read_is_not_edited() {
    if !crate::testing::permissions_hold() {
        return;
    }
    let fixture = Fixture::with(&[("f", "a")]);
    fixture.chmod("f", 0o200);
    let error = edit_text(&fixture.call, "f", &TextEdit::new("a", "b")).unwrap_err();
    assert_eq!(error.code().as_str(), "permission_denied");
}

#[test]
#[cfg(feature = "serde")]
fn keys_are_those_of_the_contract() {
    let fixture = Fixture::with(&[("f", "a\n")]);
    let edited = text(&fixture, &TextEdit::new("a", "b")).value;
    assert_eq!(
        serde_json::to_string(&edited).unwrap(),
        r#"{"file_path":"f","replacements":1,"eolMode":"exact","lines":[1],"bytes":2}"#
    );
    let edited = edit_lines(&fixture.call, "f", &LineEdit::insert_after(1, "c")).unwrap().value;
    assert_eq!(
        serde_json::to_string(&edited).unwrap(),
        r#"{"file_path":"f","action":"insert_after","start_line":1,"end_line":1,"lines_removed":0,"lines_added":1,"eol":"lf","lineCount":2,"bytes":4}"#
    );
}

/// Applies a diff to bytes; what changed is known by line, so that it must fit exactly.
fn apply(before: &[u8], diff: &str) -> Vec<u8> {
    let old: Vec<&[u8]> = before.split_inclusive(|&byte| byte == b'\n').collect();
    let (mut out, mut at) = (Vec::new(), 0);
    let mut lines = diff.split_inclusive('\n').skip(2).peekable();
    while let Some(line) = lines.next() {
        if let Some(header) = line.strip_prefix("@@ -") {
            let span = header.split([' ']).next().unwrap();
            let (start, count) = span.split_once(',').unwrap_or((span, "1"));
            let start: usize = start.parse().unwrap();
            let first = if count == "0" { start } else { start - 1 };
            while at < first {
                out.extend_from_slice(old[at]);
                at += 1;
            }
            continue;
        }
        let (mark, content) = line.split_at(1);
        let unfinished = lines.next_if(|next| next.starts_with('\\')).is_some();
        let content = if unfinished { content.strip_suffix('\n').unwrap() } else { content };
        if mark != "+" {
            assert_eq!(old[at], content.as_bytes());
            at += 1;
        }
        if mark != "-" {
            out.extend_from_slice(content.as_bytes());
        }
    }
    out.extend(old[at..].concat());
    out
}

fn pieces(most: usize) -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(vec!["a", "b", "\n", "\r\n", "\r", "é", " "]), 0..most)
        .prop_map(|pieces| pieces.concat())
}

fn buffer(bytes: &[u8]) -> Buffer {
    Buffer::new(bytes.to_vec(), "f".into())
}

/// What an edit of text must do, the slow way: exact matches only.
fn naive(before: &[u8], old: &[u8], new: &[u8]) -> (Vec<u8>, u64) {
    let (mut out, mut at, mut count) = (Vec::new(), 0, 0);
    while at < before.len() {
        if before[at..].starts_with(old) {
            out.extend_from_slice(new);
            at += old.len();
            count += 1;
        } else {
            out.push(before[at]);
            at += 1;
        }
    }
    (out, count)
}

/// Found by chance: the line was listed twice.
#[test]
fn a_last_line_that_is_changed_and_added_to_is_one_block() {
    let mut buffer = buffer("éa".as_bytes());
    buffer.replace_text(&TextEdit::new("é", "\nx")).unwrap();
    buffer.replace_lines(&LineEdit { after: true, ..LineEdit::replace(2, 2, "\nx") }).unwrap();
    let (diff, _) = buffer.diff("f");
    let end = "\\ No newline at end of file\n";
    assert_eq!(diff, format!("--- f\n+++ f\n@@ -1 +1,4 @@\n-éa\n{end}+\n+xa\n+\n+x\n{end}"));
}

proptest! {
    #[test]
    fn bytes_outside_the_matches_are_untouched(
        noise in prop::collection::vec(prop_oneof![Just(b"\n".to_vec()), Just(b"\r\n".to_vec()), Just(b"ab".to_vec()), any::<u8>().prop_map(|byte| vec![byte])], 0..40),
        bom: bool, old in "[ab\n]{1,3}", new in "[abx\n$]{0,4}",
    ) {
        let body = noise.concat();
        // Bytes that happen to be another mark make it another file.
        prop_assume!(crate::text::detect(&body).bom_len == 0);
        let before = [if bom { b"\xef\xbb\xbf".as_slice() } else { b"" }, &body].concat();
        let mut buffer = buffer(&before);
        let (expected, count) = naive(&body, old.as_bytes(), new.as_bytes());
        let result = buffer.replace_text(&everywhere(&old, &new));
        if old == new {
            prop_assert_eq!(result.unwrap_err().code().as_str(), "no_change");
        } else if count > 0 {
            let done = result.unwrap();
            prop_assert_eq!((done.replacements, done.eol_mode), (count, EolMode::Exact));
            prop_assert_eq!(&buffer.bytes()[before.len() - body.len()..], expected.as_slice());
            prop_assert!(buffer.bytes().starts_with(&before[..before.len() - body.len()]));
        }
    }

    #[test]
    fn an_edit_by_other_endings_is_the_edit_by_lines(
        lines in prop::collection::vec(("[ab]{0,2}", any::<bool>()), 1..8), at in 0_usize..8, count in 1_usize..4, new in "[xy\n]{0,5}",
    ) {
        let file: String = lines.iter().map(|(line, crlf)| format!("{line}{}", if *crlf { "\r\n" } else { "\n" })).collect();
        let at = at.min(lines.len() - 1);
        let part = &lines[at..(at + count).min(lines.len())];
        let old: String = part.iter().map(|(line, _)| format!("{line}\n")).collect();
        let mut buffer = buffer(file.as_bytes());
        if let Ok(done) = buffer.replace_text(&TextEdit::new(&old, &new)) && done.eol_mode != EolMode::Exact {
            let without = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap().replace("\r\n", "\n");
            // Read with LF alone it is a plain replacement, and the endings of other lines are as they were.
            let (expected, found) = naive(without(file.as_bytes()).as_bytes(), old.as_bytes(), new.as_bytes());
            prop_assert_eq!(found, 1);
            prop_assert_eq!(without(buffer.bytes()).into_bytes(), expected);
            // Lines that repeat may be found before the place that was meant.
            let read = without(file.as_bytes());
            let meant = lines[..at].iter().map(|(line, _)| line.len() + 1).sum();
            prop_assume!(read.find(&old) == Some(meant));
            let added = buffer.bytes().iter().filter(|&&byte| byte == b'\r').count();
            let outside = lines.iter().filter(|(_, crlf)| *crlf).count() - part.iter().filter(|(_, crlf)| *crlf).count();
            prop_assert!(added >= outside);
        }
    }

    #[test]
    fn a_wide_file_is_edited_as_its_text_is(
        body in pieces(24), old in "[ab\né]{1,3}", new in "[abx\né]{0,4}", start in 1_u64..6, count in 0_u64..3, after: bool, big: bool,
    ) {
        let encoding = if big { crate::text::Encoding::Utf16Be } else { crate::text::Encoding::Utf16Le };
        let wide = |text: &str| [encoding.bom(), &encoding.encode(text).unwrap()].concat();
        let (mut narrow, mut broad) = (buffer(body.as_bytes()), buffer(&wide(&body)));
        let code = |error: EditError| error.code();
        let edit = TextEdit::new(&old, &new);
        prop_assert_eq!(narrow.replace_text(&edit).map_err(code), broad.replace_text(&edit).map_err(code));
        let edit = LineEdit { after, ..LineEdit::replace(start, start + count, &new) };
        prop_assert_eq!(narrow.replace_lines(&edit).map_err(code), broad.replace_lines(&edit).map_err(code));
        prop_assert_eq!(broad.bytes(), wide(std::str::from_utf8(narrow.bytes()).unwrap()));
        prop_assert_eq!(narrow.diff("f"), broad.diff("f"));
    }

    #[test]
    fn lines_outside_the_range_are_identical(
        body in pieces(24), bom: bool, start in 1_u64..6, count in 0_u64..4, new in "[xy\n]{0,5}", after: bool,
    ) {
        let before = [if bom { "\u{feff}" } else { "" }, &body].concat();
        let edit = LineEdit { after, ..LineEdit::replace(start, start + count, &new) };
        let mut buffer = buffer(before.as_bytes());
        let total = crate::text::count_lines(body.as_bytes());
        if let Ok(done) = buffer.replace_lines(&edit) {
            let old: Vec<&str> = body.split_inclusive('\n').collect();
            let edited = String::from_utf8(buffer.bytes().to_vec()).unwrap();
            let edited = edited.strip_prefix('\u{feff}').unwrap_or(&edited);
            prop_assert_eq!(bom, buffer.bytes().starts_with("\u{feff}".as_bytes()));
            let end = usize::try_from((start + count).min(total)).unwrap();
            let head = if after { end } else { usize::try_from(start - 1).unwrap() };
            let (head, tail) = (old[..head].concat(), old[end..].concat());
            prop_assert!(edited.starts_with(&head) && edited.ends_with(&tail));
            prop_assert!(head.len() + tail.len() <= edited.len());
            prop_assert_eq!(done.line_count, crate::text::count_lines(edited.as_bytes()));
            prop_assert_eq!(done.line_count + done.lines_removed, total + done.lines_added);
        } else {
            prop_assert_eq!(buffer.bytes(), before.as_bytes());
        }
    }

    #[test]
    fn a_diff_applied_to_the_old_bytes_gives_the_new_ones(
        body in pieces(60), edits in prop::collection::vec(("[ab\n]{1,2}", "[abx\n]{0,3}", 1_u64..30, any::<bool>()), 1..5),
    ) {
        let mut buffer = buffer(body.as_bytes());
        for (old, new, line, by_line) in &edits {
            // What can't be made leaves the buffer as it is.
            let _ = if *by_line {
                buffer.replace_lines(&LineEdit::replace(*line, *line, new)).map(drop)
            } else {
                buffer.replace_text(&everywhere(old, new)).map(drop)
            };
        }
        let (diff, cut) = buffer.diff("f");
        prop_assert_eq!(cut, None);
        prop_assert_eq!(
            String::from_utf8(apply(body.as_bytes(), &diff)).unwrap(),
            String::from_utf8(buffer.bytes().to_vec()).unwrap()
        );
    }
}
