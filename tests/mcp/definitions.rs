//! What `tools/list` and `initialize` say: small, portable, and true.

use std::fmt::Write;

use expect_test::expect;
use scryer_mcp::Profile;
use scryer_mcp::catalog::MAX_DESCRIPTION;
use scryer_mcp::profile::MAX_INSTRUCTIONS;
use serde_json::{Value, json};

use crate::client::{Client, properties};

async fn listed() -> Vec<Value> {
    let mut client = Client::start(&[]).await;
    let answer = client.request("tools/list", json!({})).await;
    answer["result"]["tools"].as_array().unwrap().clone()
}

#[tokio::test]
async fn the_tools_are_these() {
    let mut shown = String::new();
    let mut total = 0;
    let tools = listed().await;
    assert_eq!(tools.len(), 19);
    for tool in tools {
        let size = tool.to_string().len();
        total += size;
        let hints = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
        let hints: Vec<&str> = hints.into_iter().filter(|hint| tool["annotations"][hint] == true).collect();
        writeln!(shown, "{} — {size} bytes, {}", tool["name"].as_str().unwrap(), hints.join(" ")).unwrap();
        let required = &tool["inputSchema"]["required"];
        for (name, schema) in tool["inputSchema"]["properties"].as_object().unwrap() {
            let mark =
                if required.as_array().is_some_and(|all| all.contains(&json!(name))) { "!" } else { "" };
            let kind = schema["type"].as_str().unwrap();
            let words = schema.get("enum").or_else(|| schema["items"].get("enum"));
            let words = words.map(|words| format!(" {words}")).unwrap_or_default();
            writeln!(shown, "  {name}{mark}: {kind}{words}").unwrap();
        }
    }
    expect![[r#"
        search_symbols — 1259 bytes, readOnlyHint
          crate_name: string
          file_filter: string
          kinds: array ["module","fn","method","struct","enum","variant","union","trait","type_alias","associated_type","const","static","field","macro","impl"]
          like_symbol: string
          limit: integer
          max_tokens: integer
          offset: integer
          query: string
          scope_level: string ["file","project","dependencies","all"]
        find_references — 1587 bytes, readOnlyHint
          column: integer
          file_filter: string
          file_path: string
          limit: integer
          line: integer
          max_tokens: integer
          no_truncate: boolean
          offset: integer
          role: string ["any","call","read","write","type","import","implementation","definition","doc"]
          scope_level: string ["file","project","dependencies","all"]
          symbol: string
          view: string ["callers","files","sites"]
        inspect_symbol — 1000 bytes, readOnlyHint
          file_path: string
          include: array ["snippet","callers","callees","references","invariants","members"]
          limit: integer
          max_tokens: integer
          snippet_lines: integer
          symbol: string
          symbols: array
        get_type_contract — 708 bytes, readOnlyHint
          column: integer
          compact: boolean
          file_path: string
          line: integer
          symbol: string
        get_crate_outline — 804 bytes, readOnlyHint
          crate_name!: string
          kinds: array
          max_tokens: integer
          module: string
          query: string
          version: string
        trace_call_hierarchy — 1057 bytes, readOnlyHint
          column: integer
          depth: integer
          direction: string ["incoming","outgoing","both"]
          file_path: string
          limit: integer
          line: integer
          offset: integer
          scope_level: string ["file","project","dependencies","all"]
          symbol: string
        calculate_blast_radius — 1023 bytes, readOnlyHint
          column: integer
          depth: integer
          diff: string
          file_path: string
          limit: integer
          line: integer
          max_tokens: integer
          offset: integer
          symbol: string
        resolve_definition — 687 bytes, readOnlyHint
          column: integer
          file_path!: string
          line!: integer
          symbol: string
        get_file_outline — 1098 bytes, readOnlyHint
          compact: boolean
          end_line: integer
          file_path!: string
          kinds: array
          limit: integer
          max_tokens: integer
          offset: integer
          query: string
          start_line: integer
        get_enclosing_scope — 708 bytes, readOnlyHint
          file_path: string
          line: integer
          locations: array
        index_workspace — 483 bytes, idempotentHint
          force: boolean
          path: string
        get_indexing_status — 353 bytes, readOnlyHint
          project: string
        list_projects — 206 bytes, readOnlyHint
        get_token_savings_metrics — 477 bytes, readOnlyHint
          project: string
          since: string
          tool: string
        switch_active_project — 248 bytes, idempotentHint
        delete_project — 199 bytes, destructiveHint
        query_adrs — 602 bytes, readOnlyHint
          file_path: string
          query: string
          status: string ["proposed","accepted","rejected","deprecated","superseded"]
          symbol: string
        record_adr — 731 bytes, 
          affected_paths: array
          consequences: string
          context!: string
          decision!: string
          status: string ["proposed","accepted","rejected","deprecated","superseded"]
          title!: string
        delete_adr — 362 bytes, destructiveHint
          adr_number: integer
          file_path: string
          title: string
    "#]].assert_eq(&shown);
    assert!(total <= 13_600, "the tool list takes {total} bytes of every client's context");
}

/// All that clients see of the tools. `UPDATE_EXPECT=1` writes it anew.
#[tokio::test]
async fn the_definitions_are_these() {
    let shown = serde_json::to_string_pretty(&listed().await).unwrap();
    expect_test::expect_file!["definitions.json"].assert_eq(&format!("{shown}\n"));
}

#[tokio::test]
async fn every_client_accepts_the_schemas() {
    for tool in listed().await {
        let schema = &tool["inputSchema"];
        assert_eq!(schema["type"], "object", "{tool}");
        for (path, schema) in properties(schema) {
            let kind = schema["type"].as_str().unwrap_or_else(|| panic!("{path} has no single type"));
            assert_eq!(kind == "array", schema.contains_key("items"), "{path}");
            for key in schema.keys() {
                let portable = ["type", "description", "properties", "required", "items", "enum"];
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
        for (name, schema) in tool["inputSchema"]["properties"].as_object().unwrap() {
            assert!(schema["description"].is_string(), "{} of {}", name, tool["name"]);
        }
    }
}

#[tokio::test]
async fn the_instructions_name_the_tools_and_no_others() {
    for &profile in Profile::ALL {
        let mut client = Client::with(&[], |options| options.tools = profile);
        let answer = client.initialize().await;
        let text = answer["result"]["instructions"].as_str().unwrap();
        assert_eq!(text, profile.instructions());
        assert_eq!(answer["result"]["serverInfo"]["name"], "scryer");
        assert!(text.chars().count() <= MAX_INSTRUCTIONS, "{}", text.chars().count());
        let listed = client.request("tools/list", json!({})).await;
        let listed: Vec<&str> = listed["result"]["tools"]
            .as_array()
            .unwrap()
            .iter()
            .map(|tool| tool["name"].as_str().unwrap())
            .collect();
        check_instructions(text, &listed);
    }
}

fn check_instructions(text: &str, listed: &[&str]) {
    for tool in listed {
        assert!(text.contains(tool), "{tool} is not reachable");
    }
    let verbs = [
        "find_",
        "get_",
        "list_",
        "search_",
        "resolve_",
        "index_",
        "trace_",
        "calculate_",
        "inspect_",
        "query_",
        "switch_",
        "delete_",
    ];
    for word in text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_') {
        let is_tool = verbs.iter().any(|verb| word.starts_with(verb));
        assert!(!is_tool || listed.contains(&word), "there is no {word}");
    }
}
