//! Which directories a client has open.
//!
//! In goes a call, out comes what the client is to be asked before it can be answered, if anything. Clients of older versions
//! of the protocol are asked by a request, those of newer ones by an answer that has them call again.

#![expect(deprecated, reason = "roots leave the protocol, but clients that have them expect to be asked")]

use std::path::PathBuf;
use std::time::Duration;

use rmcp::RoleServer;
use rmcp::model::{
    CallToolRequestParams, InputRequest, InputRequests, ListRootsRequest, ListRootsResult, ProtocolVersion,
};
use rmcp::service::RequestContext;

use crate::roots::path_of;
use crate::session::Session;

/// How long a client may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Under which name roots are asked for where the answer comes with the next call.
const NAME: &str = "roots";

/// Has the session know the client's roots, if it has any; or returns what the client has to be asked first.
pub(crate) async fn learn(
    session: &Session,
    request: &CallToolRequestParams,
    context: &RequestContext<RoleServer>,
) -> Option<InputRequests> {
    let has_roots = context.client_capabilities().is_some_and(|can| can.roots.is_some());
    if !has_roots || session.knows_roots() {
        return None;
    }
    let is_asked_by_answer =
        context.protocol_version().is_some_and(|version| version >= ProtocolVersion::V_2026_07_28);
    let listed = if is_asked_by_answer {
        let Some(told) = &request.input_responses else {
            let wanted = InputRequest::ListRoots(ListRootsRequest::default());
            return Some(InputRequests::from([(NAME.to_owned(), wanted)]));
        };
        told.get(NAME).and_then(|told| serde_json::from_value(told.clone()).ok())
    } else {
        let told = tokio::time::timeout(PATIENCE, context.peer.list_roots()).await;
        told.ok().and_then(Result::ok)
    };
    // Who does not answer has none, and is not asked again before it says that they changed.
    session.set_roots(paths(listed));
    None
}

fn paths(listed: Option<ListRootsResult>) -> Vec<PathBuf> {
    let roots = listed.map(|listed| listed.roots).unwrap_or_default();
    roots.iter().filter_map(|root| path_of(&root.uri)).collect()
}
