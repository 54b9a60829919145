//! What `tools/list` says of the file tools.

use std::fmt::Write;

use expect_test::expect;
use scryer_mcp::catalog::MAX_DESCRIPTION;
use scryer_mcp::files::catalog::TOOLS;
use scryer_mcp::profile::{FILE_INSTRUCTIONS, MAX_INSTRUCTIONS};
use serde_json::{Value, json};

use super::Fs;
use crate::client::properties;

async fn listed() -> Vec<Value> {
    let mut fs = Fs::start().await;
    let answer = fs.client.request("tools/list", json!({})).await;
    answer["result"]["tools"].as_array().unwrap().clone()
}

/// A schema in a line: kinds, `!` for what is required, defaults.
fn shown(schema: &Value) -> String {
    match schema["type"].as_str().unwrap() {
        "array" => format!("[{}]", shown(&schema["items"])),
        "object" => {
            let required = schema["required"].as_array().cloned().unwrap_or_default();
            let of = schema["properties"].as_object().unwrap().iter().map(|(name, schema)| {
                let mark = if required.contains(&json!(name)) { "!" } else { "" };
                format!("{name}{mark}: {}", shown(schema))
            });
            format!("{{{}}}", of.collect::<Vec<_>>().join(", "))
        }
        kind => {
            let mut text = kind.to_owned();
            if let Some(words) = schema.get("enum") {
                text = words.to_string();
            }
            let bounds = (schema["minimum"].as_u64(), schema["maximum"].as_u64());
            match bounds {
                (Some(least), Some(most)) => write!(text, " {least}..{most}").unwrap(),
                (Some(least), None) => write!(text, " {least}..").unwrap(),
                _ => {}
            }
            if let Some(default) = schema.get("default") {
                write!(text, " = {default}").unwrap();
            }
            text
        }
    }
}

#[tokio::test]
async fn the_tools_are_these() {
    let mut text = String::new();
    for tool in listed().await {
        let hints = &tool["annotations"];
        let mut marks = Vec::new();
        marks.extend((hints["readOnlyHint"] == true).then_some("reads"));
        marks.extend((hints["destructiveHint"] == true).then_some("destroys"));
        marks.extend((hints["openWorldHint"] == true).then_some("open"));
        marks.extend((tool["_meta"]["anthropic/alwaysLoad"] == true).then_some("first"));
        writeln!(text, "{} — {}", tool["name"].as_str().unwrap(), marks.join(", ")).unwrap();
        let schema = &tool["inputSchema"];
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for (name, schema) in schema["properties"].as_object().unwrap() {
            if name.starts_with("args_") {
                continue;
            }
            let mark = if required.contains(&json!(name)) { "!" } else { "" };
            writeln!(text, "  {name}{mark}: {}", shown(schema)).unwrap();
        }
    }
    expect![[r#"
        file-read — reads, open, first
          allowMissing: boolean = false
          items: [{allowMissing: boolean = false, isUrl: boolean = false, length: integer 0.., offset: integer 0.. = 0, path!: string}]
          paths: [string]
        file-read-line-range — reads, first
          allowMissing: boolean = false
          items: [{allowMissing: boolean = false, line_count: integer 1.., path!: string, start_line: integer 1.. = 1}]
          paths: [string]
        file-write — destroys
          items!: [{content: string, content_length: integer 0.., content_offset: integer 0.. = 0, content_path: string, mode: ["rewrite","append"], path!: string}]
        dir-create — 
          paths!: [string]
        dir-list — reads, first
          items!: [{allowMissing: boolean = false, depth: integer 0..64 = 2, excludePatterns: [string], includeFiles: boolean = true, maxEntries: integer 1.. = 500, noDefaultExcludes: boolean = false, path!: string}]
        path-copy — 
          items!: [{destination!: string, force: boolean = false, recursive: boolean = false, source!: string}]
        path-move — destroys
          items!: [{destination!: string, source!: string}]
        path-remove — destroys
          force: boolean = false
          items: [{force: boolean = false, path!: string, recursive: boolean = false}]
          paths: [string]
          recursive: boolean = false
        path-stat — reads, first
          allowMissing: boolean = false
          paths!: [string]
        file-edit — destroys, first
          items!: [{expected_replacements: integer 1.., file_path!: string, new_string: string, new_string_length: integer 0.., new_string_offset: integer 0.. = 0, new_string_path: string, old_string: string, old_string_length: integer 0.., old_string_offset: integer 0.. = 0, old_string_path: string, replace_all: boolean = false}]
        file-edit-lines — destroys, first
          items!: [{after: boolean = false, end_line: integer 0.., expected_lines: integer 0.., file_path!: string, replacement: string, replacement_length: integer 0.., replacement_offset: integer 0.. = 0, replacement_path: string, start_line!: integer 0..}]
        fs-search — reads, first
          items!: [{contextLines: integer 0..100 = 2, filePattern: string, ignoreCase: boolean = true, includeHidden: boolean = false, literal: boolean = false, maxResults: integer 0.., multiline: boolean = false, noDefaultExcludes: boolean = false, path!: string, pattern: string, pattern_length: integer 0.., pattern_offset: integer 0.. = 0, pattern_path: string, timeout_ms: integer 1..600000 = 25000, wordMatch: boolean = false}]
        fs-inspect — reads
          maxSnippetChars: integer 0..60000 = 6000
          mode: ["strict","balanced","speed"]
          requests!: [{contextLines: integer 0..100 = 2, extract: [{name!: string, regex!: string}], filePattern: string, glob: string, id: string, literal: boolean = false, maxMatches: integer 1..1000 = 20, maxSnippets: integer 1..1000 = 10, noDefaultExcludes: boolean = false, op!: ["count-files","search","json-pick","snippet","git-status"], path: string, pattern: string, patterns: [string], pointers: [string], recursive: boolean = false}]
          root!: string
        git-status — reads, first
          includeUntracked: boolean = true
          path!: string
        git-add — 
          all: boolean = false
          force: boolean = false
          path!: string
          paths: [string]
          update: boolean = false
        git-commit — destroys
          allowEmpty: boolean = false
          amend: boolean = false
          author: {email!: string, name!: string}
          filesToStage: [string]
          message: string
          messageLength: integer 0..
          messageOffset: integer 0.. = 0
          messagePath: string
          noVerify: boolean = false
          path!: string
        git-amend — destroys
          allowEmpty: boolean = false
          author: {email!: string, name!: string}
          filesToStage: [string]
          message: string
          messageLength: integer 0..
          messageOffset: integer 0.. = 0
          messagePath: string
          noVerify: boolean = false
          path!: string
          resetAuthor: boolean = false
        git-diff — reads, first
          check: boolean = false
          contextLines: integer 0..4294967295 = 3
          nameOnly: boolean = false
          path!: string
          paths: [string]
          source: string
          staged: boolean = false
          stat: boolean = false
          target: string
        git-show — reads, first
          filePath: string
          format: ["raw"]
          object: string
          objects: [string]
          path!: string
          stat: boolean = false
        web-fetch — reads, open
          dump: ["markdown","text","html","links","readability"]
          items: [{dump: ["markdown","text","html","links","readability"], maxBytes: integer 1.. = 5000000, maxRedirects: integer 0..20 = 5, timeoutMs: integer 1..600000 = 20000, url!: string, userAgent: string}]
          maxBytes: integer 1.. = 5000000
          maxRedirects: integer 0..20 = 5
          timeoutMs: integer 1..600000 = 20000
          url: string
          userAgent: string
        web-render — reads, open
          dump: ["markdown","text","html","links","readability"]
          quiet: boolean = false
          selector: string
          stealth: boolean = false
          timeout: integer 1..600 = 120
          url!: string
          userAgent: string
          wait: integer 0..60 = 5
          waitUntil: string
        web-extract — reads
          items!: [{baseUrl: string, dump: ["markdown","text","html","links","readability"], html: string, path: string}]
        download-to-file — destroys, open
          items!: [{maxBytes: integer 1.. = 50000000, maxRedirects: integer 0..20 = 5, overwrite: boolean = false, path!: string, timeoutMs: integer 1..600000 = 20000, url!: string, userAgent: string}]
          maxBytes: integer 1.. = 50000000
          maxRedirects: integer 0..20 = 5
          timeoutMs: integer 1..600000 = 20000
          userAgent: string
    "#]].assert_eq(&text);
}

#[tokio::test]
async fn schemas_say_all_that_is_taken_and_nothing_else() {
    let tools = listed().await;
    let names: Vec<&str> = tools.iter().map(|tool| tool["name"].as_str().unwrap()).collect();
    assert_eq!(names, TOOLS.iter().map(|tool| tool.name).collect::<Vec<_>>());
    for tool in &tools {
        let schema = &tool["inputSchema"];
        assert_eq!(schema["type"], "object", "{tool}");
        for common in ["args_path", "args_offset", "args_length"] {
            assert!(schema["properties"][common].is_object(), "{tool}");
        }
        for (path, schema) in properties(schema) {
            let kind = schema["type"].as_str().unwrap_or_else(|| panic!("{path} has no single type"));
            assert_eq!(kind == "array", schema.contains_key("items"), "{path}");
            assert_eq!(kind == "object", schema.get("additionalProperties") == Some(&json!(false)), "{path}");
            for key in schema.keys() {
                let portable = [
                    "type",
                    "description",
                    "properties",
                    "required",
                    "items",
                    "enum",
                    "default",
                    "minimum",
                    "maximum",
                    "additionalProperties",
                ];
                assert!(portable.contains(&key.as_str()), "{path} has {key}");
            }
        }
    }
}

#[tokio::test]
async fn descriptions_are_short_and_there() {
    for tool in listed().await {
        let description = tool["description"].as_str().unwrap();
        assert!((20..=MAX_DESCRIPTION).contains(&description.chars().count()), "{description}");
        for (path, schema) in properties(&tool["inputSchema"]) {
            let is_item = path.is_empty() || path.ends_with("[]");
            assert!(is_item || schema["description"].is_string(), "{path} of {}", tool["name"]);
        }
    }
}

#[tokio::test]
async fn the_instructions_name_the_tools() {
    let mut fs = Fs::raw(|options| options);
    let answer = fs.client.initialize().await;
    let text = answer["result"]["instructions"].as_str().unwrap();
    assert_eq!(text, FILE_INSTRUCTIONS);
    assert!(text.chars().count() <= MAX_INSTRUCTIONS, "{}", text.chars().count());
    for tool in TOOLS {
        assert!(text.contains(tool.name), "{} is not reachable", tool.name);
    }
}
