//! Pages that broke other converters, and what is right.

use super::*;
use std::time::Duration;

const PAGE: &str = "https://example.com/docs/p.html";

fn dump(html: &str, dump: Dump) -> Converted {
    let base = Url::parse(PAGE).unwrap();
    convert(html.to_owned(), dump, Some(base), "page", &Deadline::after(Duration::from_secs(30))).unwrap()
}

fn check(html: &str, kind: Dump, expected: &str) {
    assert_eq!(dump(html, kind).text, expected, "{kind} of {html:?}");
}

/// Every dump of hostile markup ends in time, gives something, and fails over to nothing.
fn hostile(html: &str, words: &[&str]) {
    for kind in [Dump::Markdown, Dump::Text, Dump::Links, Dump::Readability] {
        let started = Instant::now();
        let converted = dump(html, kind);
        assert!(started.elapsed() < Duration::from_secs(20), "{kind}: {:?}", started.elapsed());
        assert!(!converted.notes.iter().any(|note| note.contains("failed")), "{kind}: {:?}", converted.notes);
        if matches!(kind, Dump::Markdown | Dump::Text) {
            for word in words {
                assert!(converted.text.contains(word), "{kind} lost {word:?}: {:.300}", converted.text);
            }
        }
    }
}

#[test]
fn names_and_aliases() {
    for (name, dump) in [("md", Dump::Markdown), ("txt", Dump::Text), ("article", Dump::Readability)] {
        assert_eq!(name.parse::<Dump>().unwrap(), dump);
        assert_eq!(dump.as_str().parse::<Dump>().unwrap(), dump);
    }
    assert_eq!("Markdown".parse::<Dump>().unwrap_err().code().as_str(), "invalid_argument");
}

#[test]
fn base_and_relative_links() {
    let html = "<base href='../assets/'><a href='g.html'>G</a><img src='c.png' alt='C'>";
    check(
        html,
        Dump::Markdown,
        "[G](https://example.com/assets/g.html)![C](https://example.com/assets/c.png)\n",
    );
    check(html, Dump::Links, "G → https://example.com/assets/g.html\n");
    check("<base href='javascript:1'><a href='g'>G</a>", Dump::Links, "G → https://example.com/docs/g\n");
    let without =
        convert_here("<a href='../g'>G</a> <a href=' https://x.example/ '>X</a>", Dump::Markdown, None);
    assert_eq!(without.text, "[G](../g) [X](https://x.example/)\n");
}

#[test]
fn links_that_lead_somewhere_once_each() {
    let html = "<a href='#x'>1</a><a href='mailto:a@b'>2</a><a href='javascript:void 0'>3</a><a href=' \n/a '>4</a>\
                <a href=''>5</a><a href='//h/p'>6</a><a href='?q'>7</a><a href='data:x,y'>8</a><a href='/a'>9</a>\
                <a href='JavaScript:1'>x</a><a href='tel:1'>x</a><a href='blob:x'>x</a><a href='about:blank'>x</a>";
    check(
        html,
        Dump::Links,
        "4 → https://example.com/a\n6 → https://h/p\n7 → https://example.com/docs/p.html?q\n",
    );
    check("<a href='java\nscript:1'>x</a>", Dump::Links, "");
    check(
        "<a href=/a><img src=x alt=''></a><a href=/a>Head\n line <b>b</b>c</a><map><area href=/b alt=B></map><a href=/c></a>",
        Dump::Links,
        "Head line bc → https://example.com/a\nB → https://example.com/b\nhttps://example.com/c\n",
    );
    check("<script><a href=/no></script><template><a href=/no>x</a></template>", Dump::Links, "");
}

#[test]
fn what_nobody_sees_is_dropped() {
    let html = "<head><title>T</title><style>s{}</style></head><body>a<script>b</script><style>c</style>\
                <noscript>d</noscript><template>e</template><svg><text>f</text></svg><!-- g --><p>h\0i</p></body>";
    check(html, Dump::Markdown, "a\n\nhi\n");
    check(html, Dump::Text, "a\n\nhi\n");
    check("<p>x\u{200b}y\u{202e}z\u{1b}[31mw</p>", Dump::Text, "xyzw\n");
    assert_eq!(
        dump("<p>x\u{200b}y</p>", Dump::Markdown).notes,
        ["removed 1 invisible or control characters"]
    );
    check("", Dump::Markdown, "");
}

#[test]
fn data_uris_are_only_named() {
    let html = format!("<p>words</p><img alt=P src=\"data:image/png;base64,{}\">", "QUJD".repeat(250_000));
    for kind in [Dump::Markdown, Dump::Text, Dump::Links, Dump::Readability] {
        let text = dump(&html, kind).text;
        assert!(text.len() < 200 && !text.contains("QUJD"), "{kind}: {text:.300}");
    }
    check("<img alt=P src=data:x,y>", Dump::Markdown, "![P](data:…)\n");
    check("<a href='data:text/html,x'>L</a>", Dump::Markdown, "[L](data:…)\n");
    check("<a href='javascript:alert(1)'>L</a>", Dump::Markdown, "L\n");
}

#[test]
fn code_blocks_keep_blanks_and_language() {
    check(
        "<pre class='highlight'><code class='language-rust'>fn  <b>a</b>() {\n\t1 &lt; 2\n}\n</code></pre>",
        Dump::Markdown,
        "```rust\nfn  a() {\n\t1 < 2\n}\n```\n",
    );
    check("<pre>a\n  b*c_d</pre>", Dump::Markdown, "```\na\n  b*c_d\n```\n");
    check("<div class='highlight-source-js'><pre>x</pre></div>", Dump::Markdown, "```js\nx\n```\n");
    let long = "word ".repeat(60);
    check(&format!("<p>p</p><pre>{long}\n\ty</pre>"), Dump::Text, &format!("p\n\n{long}\n\ty\n"));
    check("<blockquote><pre>a\nb</pre></blockquote>", Dump::Text, "> a\n> b\n");
    check(
        "<ul><li>x<pre>a\n b</pre></li></ul>",
        Dump::Text,
        "* x\n  \n  a\n   b\n".replace("  \n", "\n").as_str(),
    );
}

#[test]
fn tables_escape_their_bars() {
    check(
        "<table><tr><th>a|b</th><th>c</th></tr><tr><td>d</td><td>e|f</td></tr></table>",
        Dump::Markdown,
        "| a\\|b | c   |\n| --- | --- |\n| d   | e\\|f |\n",
    );
}

#[test]
fn text_is_wrapped_at_100_columns() {
    let text = dump(&format!("<p>{}</p>", "word ".repeat(100)), Dump::Text).text;
    assert!(text.lines().count() > 4 && text.lines().all(|line| line.chars().count() <= 100), "{text}");
    check(
        "<h1>T</h1><p><a href=/x>L</a> <img src=x alt=I></p><ol><li>a<li>b</ol>",
        Dump::Text,
        "# T\n\nL [I]\n1. a\n2. b\n",
    );
}

#[test]
fn the_article_below_its_title() {
    let words = "This sentence is long enough, with commas, to be part of an article. ".repeat(4);
    let html = format!(
        "<html><head><title>The Title</title><meta name=author content='A. Writer'></head><body>\
         <nav><a href=/1>Home</a><a href=/2>About</a></nav><article><h2>Part</h2><p>{words}<a href='x'>link</a></p>\
         <ul><li>{words}</li></ul><pre><code class=language-c>int  x;</code></pre><p>{words}</p></article>\
         <footer>Imprint</footer></body></html>"
    );
    let text = dump(&html, Dump::Readability).text;
    assert!(text.starts_with("# The Title\n\nA. Writer\n\n"), "{text:.200}");
    for part in ["## Part", "[link](https://example.com/docs/x)", "- This sentence", "```c\nint  x;\n```"] {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
    assert!(!text.contains("Home") && !text.contains("Imprint"), "{text}");
    let nothing = dump("<p>short</p>", Dump::Readability);
    assert!(nothing.text.contains("short"));
    let empty = dump("<title></title>", Dump::Readability);
    assert_eq!((empty.text.as_str(), empty.notes.as_slice()), ("", &["no article found".to_owned()][..]));
    let long = dump(&html.replace("The Title", &"x".repeat(5000)), Dump::Readability).text;
    assert!(long.lines().next().unwrap().chars().count() < 310);
}

#[test]
fn tables_with_odd_spans() {
    let started = Instant::now();
    hostile(
        "<table><tr><td rowspan=0>a<td rowspan=65535>b</tr><tr></tr><tr><td colspan=99999>c</table>",
        &["a", "b", "c"],
    );
    assert!(started.elapsed() < Duration::from_secs(4), "{:?}", started.elapsed());
    hostile(
        "<table><tr><td colspan=0 rowspan=-1>a<td colspan=x>b<td colspan=99999999999999999999>c",
        &["a", "b", "c"],
    );
    hostile(
        &format!("<table>{}</table>", "<tr><td colspan=1000 rowspan=1000>x<td>y".repeat(30)),
        &["x", "y"],
    );
}

#[test]
fn tabs_in_code_end() {
    let started = Instant::now();
    hostile(&format!("<pre>{}</pre>", "\tx".repeat(200)), &["x"]);
    hostile(&format!("<table><tr><td><pre>{}</pre><td>z</table>", "\tx".repeat(200)), &["x", "z"]);
    assert!(started.elapsed() < Duration::from_secs(8), "{:?}", started.elapsed());
}

#[test]
fn hostile_markup_ends_in_time() {
    hostile(&format!("{}deep", "<div>".repeat(100_000)), &["deep"]);
    for name in ["b", "blockquote", "ul><li", "table><tr><td", "span", "font", "dl><dd", "a href=x"] {
        hostile(&format!("{}deep", format!("<{name}>").repeat(1_500)), &["deep"]);
    }
    hostile(&format!("<p title=\"{}\">x</p>", "y".repeat(1_000_000)), &["x"]);
    hostile(&format!("<p {}>x</p>", "a=b ".repeat(5_000)), &["x"]);
    hostile("<p>a<b>b<i>c</b>d</i><table>e<tr><td>f</p></table><p>g", &["a", "b", "c", "d", "e", "f", "g"]);
    hostile("<p>a\0b\0</p><title></title>", &["ab"]);
    hostile("<title></title><a href=>x", &["x"]);
    hostile(&"<p>x<br>".repeat(10_000), &["x"]);
    hostile("<plaintext>a</plaintext>b", &["b"]);
    hostile(&format!("<select>{}</select>z", "<option>x".repeat(3_000)), &["z"]);
    hostile(&format!("<p>{}</p>", "x".repeat(300_000)), &["x"]);
}
