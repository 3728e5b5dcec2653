//! The history of a table.

use std::sync::Arc;

use alcazar_core::{Seat, Viewer};
use alcazar_wire::Fault;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use utoipa::IntoParams;

use super::KeyQuery;
use crate::error::ApiError;
use crate::identity::Visitor;
use crate::server::Server;
use crate::table::{KeeperMessage, MomentsRequest, Request};

/// How many moments a page has.
const PAGE: usize = 100;

/// Which part of the history to return.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct MomentsQuery {
    /// Whose view to return: the number of a seat, or `spectator`; your own by default. Other seats' views
    /// are available once the game is over.
    viewer: Option<String>,
    /// The first entry, in the numbering of the viewer.
    since: Option<u32>,
    /// The key of a spectator's invitation.
    key: Option<String>,
}

/// Returns what has happened, up to a hundred entries at a time, each with what the viewer knew after it.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/moments", params(("id" = String, Path), MomentsQuery),
    responses(
        (status = OK, description = "A JSON array of moments."),
        (status = FORBIDDEN, body = Fault),
        (status = NOT_FOUND, body = Fault)
    )
)]
pub(super) async fn moments(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<MomentsQuery>,
) -> Result<Response, ApiError> {
    let viewer = query.viewer.as_deref().map(parse_viewer).transpose()?;
    let text = server.request(&id, |reply| {
        KeeperMessage::Request(Request::Moments(MomentsRequest {
            person: visitor.person,
            key: query.key,
            viewer,
            since: query.since.unwrap_or(0),
            limit: PAGE,
            reply,
        }))
    });
    Ok(([(CONTENT_TYPE, "application/json")], text.await?).into_response())
}

fn parse_viewer(text: &str) -> Result<Viewer, ApiError> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat = text.parse::<u8>().ok().and_then(|number| Seat::try_from(number).ok());
    seat.map(Viewer::Seat).ok_or_else(|| {
        ApiError::unprocessable("bad-viewer", "a viewer is the number of a seat, or “spectator”")
    })
}

/// Returns the whole game as a replay file with the seed, once it is over. docs/replays.md describes the
/// format.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/replay", params(("id" = String, Path), KeyQuery),
    responses(
        (status = OK, description = "A replay file.", content_type = "application/jsonl"),
        (status = NOT_FOUND, body = Fault)
    )
)]
pub(super) async fn replay(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(KeyQuery { key }): Query<KeyQuery>,
) -> Result<Response, ApiError> {
    let person = visitor.person;
    let message = |reply| KeeperMessage::Request(Request::Replay { person, key, reply });
    let file = server.request(&id, message).await?;
    let disposition = "attachment; filename=\"alcazar.replay\"";
    Ok(([(CONTENT_TYPE, "application/jsonl"), (CONTENT_DISPOSITION, disposition)], file).into_response())
}
