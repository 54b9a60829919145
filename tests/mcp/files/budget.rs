//! How much an answer holds, and how to get the rest.

use serde_json::{Value, json};

use super::{Fs, serve};

/// What stands below the head of the only item, without the notice.
fn body_of(text: &str) -> (&str, Option<&str>) {
    let body = text.split_once(" OK ").unwrap().1.split_once('\n').map_or("", |(_, body)| body);
    match body.rfind("\n[truncated: ") {
        Some(at) if body.ends_with(']') => (&body[..at], Some(&body[at + 1..])),
        _ => (body, None),
    }
}

/// The number at the end of a notice.
fn number(notice: &str) -> u64 {
    notice.trim_end_matches(']').rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn slices_by_the_notices_are_the_file() {
    let mut fs = Fs::start().await;
    let mixed: String = (0..40_000).map(|n| format!("{n} é漢😀\r\n")).collect();
    for content in [
        mixed,
        "a".repeat(300_000),
        "é".repeat(120_000),
        "漢\n".repeat(90_000),
        "😀".repeat(60_000),
        "\u{1}\"\\\t".repeat(40_000),
        format!("{}\n", "x".repeat(1_000_000)),
    ] {
        fs.write("f", &content);
        let mut got = String::new();
        let mut offset: Option<u64> = None;
        let mut slices = 0;
        loop {
            let arguments = match offset {
                None => json!({"path": "f"}),
                Some(offset) => json!({"path": "f", "offset": offset}),
            };
            let reply = fs.call("file-read", arguments).await;
            let (body, notice) = body_of(reply.body());
            let returned = reply.item(0)["returnedChars"].as_u64().unwrap();
            assert_eq!(returned, body.chars().count() as u64, "what is counted is what came");
            assert_eq!(reply.item(0)["truncated"] == true, notice.is_some());
            got.push_str(body);
            slices += 1;
            match notice {
                Some(notice) => {
                    let next = number(notice);
                    assert_eq!(next, offset.unwrap_or(0) + returned, "{notice}");
                    assert!(next > offset.unwrap_or(0), "{notice}");
                    offset = Some(next);
                }
                None => break,
            }
        }
        assert!(
            slices > 1 && got == content,
            "{slices} slices of {}…",
            content.chars().take(9).collect::<String>()
        );
    }
}

#[tokio::test]
async fn lines_by_the_notices_are_the_file() {
    let mut fs = Fs::start().await;
    let lines: Vec<String> = (1..20_000).map(|n| format!("{n} é漢😀 {}", "x".repeat(n % 50))).collect();
    fs.write("f", lines.join("\n"));
    let (mut start, mut got) = (1, Vec::new());
    loop {
        let reply = fs.call("file-read-line-range", json!({"path": "f", "start_line": start})).await;
        let (body, notice) = body_of(reply.body());
        let shown = body.lines().map(|line| line.split_once(": ").unwrap().1.to_owned());
        got.extend(shown);
        let item = reply.item(0);
        assert_eq!(item["returned"].as_u64().unwrap() as usize, body.lines().count());
        assert_eq!(item["end_line"].as_u64().unwrap() as usize, got.len());
        assert_eq!(
            (item["hasMore"] == true, reply.meta()["outputTruncated"] == true),
            (notice.is_some(), notice.is_some())
        );
        match notice {
            Some(notice) => start = number(notice),
            None => break,
        }
    }
    assert_eq!(got, lines);
}

#[tokio::test]
async fn a_line_of_ten_megabytes_is_cut_and_measured() {
    let mut fs = Fs::start().await;
    fs.write("f", format!("{}\nnext", "\u{1}".repeat(10_000_000)));
    let reply = fs.call("file-read-line-range", json!({"path": "f"})).await;
    let (body, notice) = body_of(reply.body());
    assert!(
        body.starts_with("1: ") && body.contains("of 10000000 chars") || body.contains("[line cut: it has"),
        "{}",
        &body[body.len() - 80..]
    );
    assert!(notice.unwrap().contains("go on with start_line 2"), "{notice:?}");
}

#[tokio::test]
async fn small_items_stay_whole_beside_large_ones() {
    let mut fs = Fs::start().await;
    fs.write("small", "small\n");
    fs.write("large", "l".repeat(200_000));
    fs.write("huge", "h".repeat(2_000_000));
    let reply = fs.call("file-read", json!({"paths": ["large", "small", "huge", "gone"]})).await;
    assert_eq!(reply.codes(), ["ok", "ok", "ok", "not_found"]);
    assert!(reply.body().contains("- [2] OK small:\nsmall\n\n- [3] OK huge:\nhhh"), "whole");
    assert!(reply.item(1).get("truncated").is_none());
    let returned = |at: usize| reply.item(at)["returnedChars"].as_u64().unwrap();
    assert!(returned(0) > 40_000 && returned(0).abs_diff(returned(2)) < 8, "the same length");
    assert_eq!(reply.meta()["outputTruncated"], true);
}

#[tokio::test]
async fn no_item_vanishes_from_the_text_and_metadata_give_way_at_last() {
    let mut fs = Fs::start().await;
    fs.write("f", "x".repeat(5000));
    let reply = fs.call("file-read", json!({"paths": vec!["f"; 200]})).await;
    for index in 1..=200 {
        assert!(reply.body().contains(&format!("- [{index}] OK f:")), "{index} is there");
    }
    let reply = fs.call("file-read", json!({"paths": vec!["f"; 3000]})).await;
    let data = reply.data();
    let kept = data["results"].as_array().unwrap().len() as u64;
    assert_eq!(kept + data["resultsDropped"].as_u64().unwrap(), 3000);
    assert_eq!(data["succeededCount"], 3000);
    assert_eq!(reply.meta()["outputTruncated"], true);
    // Errors have the same budget.
    let long = "x".repeat(4000);
    let reply = fs.call("file-read", json!({"paths": vec![long; 200]})).await;
    assert!(reply.is_error());
    let reply = fs.call("file-read", json!({"path": "\u{1}".repeat(1_000_000)})).await;
    assert!(reply.is_error());
    let reply = fs.call(&"x".repeat(2000), json!({})).await;
    assert_eq!(reply.code(), "unknown_tool");
}

#[tokio::test]
async fn every_kind_of_body_says_how_to_go_on() {
    let mut fs = Fs::start().await;
    fs.repository();
    let many: String = (0..20_000).map(|n| format!("line {n}\n")).collect();
    fs.write("many.txt", &many);
    fs.write("page.html", format!("<p>{}</p>", many.replace('\n', "<br>\n")));
    fs.write("binary", [&b"\0"[..], &[7; 300_000]].concat());
    for n in 0..4000 {
        fs.write(&format!("d/{}/a file with a name of some length {n}", n % 7), "");
    }
    let cases: Vec<(&str, Value, &str)> = vec![
        ("fs-search", json!({"path": "many.txt", "pattern": "line"}), "narrow path, filePattern or pattern]"),
        (
            "dir-list",
            json!({"path": "d", "maxEntries": 10_000}),
            "lower depth, or list a directory by its path]",
        ),
        ("dir-list", json!({"path": "d", "maxEntries": 20}), "cut: 0/ ("),
        ("file-read", json!({"path": "binary"}), "next offset: "),
        ("file-read", json!({"path": "d/0"}), "none"),
        ("web-extract", json!({"path": "page.html"}), "readability is shorter"),
        ("git-status", json!({"path": "."}), "none"),
    ];
    for (tool, arguments, expected) in cases {
        let reply = fs.call(tool, arguments.clone()).await;
        assert!(!reply.is_error(), "{tool}: {}", reply.text());
        let end: String =
            reply.body().chars().skip(reply.body().chars().count().saturating_sub(300)).collect();
        assert!(expected == "none" || end.contains(expected), "{tool} {arguments}: …{end}");
    }
    fs.git(&["add", "many.txt"]);
    let reply = fs.call("git-diff", json!({"path": ".", "staged": true})).await;
    assert!(
        reply.body().ends_with("narrow it with paths, or ask for stat or nameOnly]"),
        "{}",
        reply.body().len()
    );
    assert_eq!(reply.data()["truncated"], true);
    // The counts of a search are those of the lines that came.
    let reply = fs.call("fs-search", json!({"path": "many.txt", "pattern": "line", "contextLines": 0})).await;
    let (body, _) = body_of(reply.body());
    let item = reply.item(0);
    assert_eq!(item["matchCount"].as_u64().unwrap() as usize, body.lines().count() - 1);
    assert_eq!((item["truncated"].clone(), item["complete"].clone()), (json!(true), json!(false)));
    assert!(item.get("files").is_none(), "no second copy of the body");
    // The least deep entries come first.
    let reply = fs.call("dir-list", json!({"path": "d", "maxEntries": 10_000})).await;
    for n in 0..7 {
        assert!(reply.body().contains(&format!("\n{n}/\n")), "{n}");
    }
}

#[tokio::test]
async fn a_long_page_says_twice_that_it_was_cut() {
    let page = format!("<title>{}</title><p>{}", "t".repeat(5000), "word <b>bold</b> ".repeat(180_000));
    let url = serve("200 OK\r\nContent-Type: text/html", page.leak());
    let mut fs = Fs::start().await;
    for dump in ["markdown", "text", "html", "readability"] {
        // Converting a megabyte takes long on a machine that has other work.
        let call = json!({"url": url, "maxBytes": 1_000_000, "dump": dump, "timeoutMs": 300_000});
        let reply = fs.call("web-fetch", call).await;
        assert!(!reply.is_error(), "{}", reply.text());
        assert_eq!(reply.item(0)["truncated"], true);
        assert_eq!(reply.item(0)["bytes"], 1_000_000);
        let end = &reply.body()[reply.body().len() - 200..];
        assert!(end.contains("[truncated: ") && end.ends_with("saves all of it]"), "{dump}: …{end}");
    }
}

#[tokio::test]
async fn evidence_is_cut_and_not_dropped() {
    let mut fs = Fs::start().await;
    fs.write("f", ("\u{1}\"needle\"\u{2}".repeat(20) + "\n").repeat(500));
    let requests: Vec<Value> = (0..8)
        .map(|_| json!({"op": "search", "path": "f", "pattern": "needle", "maxMatches": 500}))
        .collect();
    let reply =
        fs.call("fs-inspect", json!({"root": ".", "requests": requests, "maxSnippetChars": 60_000})).await;
    assert_eq!(reply.data()["answers"].as_array().unwrap().len(), 8, "{}", reply.text());
    assert_eq!(reply.data()["metrics"]["truncated"], true);
    let requests = json!([
        {"op": "search", "path": "f", "pattern": "needle"},
        {"op": "nothing", "path": "f"},
        {"id": "mine", "op": "snippet", "path": "f"},
        {"op": "search", "path": "../f", "pattern": "x"},
    ]);
    let reply = fs.call("fs-inspect", json!({"root": ".", "requests": requests})).await;
    let answers = reply.data()["answers"].as_array().unwrap();
    let told: Vec<String> = answers
        .iter()
        .map(|one| format!("{} {} {}", one["id"], one["status"], one["error"]["code"]))
        .collect();
    assert_eq!(
        told,
        [
            "\"request-1\" \"ok\" null",
            "\"request-2\" \"error\" \"invalid_argument\"",
            "\"mine\" \"error\" \"invalid_argument\"",
            "\"request-4\" \"error\" \"outside_root\"",
        ]
    );
    let reply = fs.call("fs-inspect", json!({"root": ".", "requests": [{"op": "nothing"}]})).await;
    assert_eq!(reply.code(), "invalid_argument");
}
