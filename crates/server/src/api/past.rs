//! What has happened at a table.

use std::sync::Arc;

use alcazar_core::{Seat, Viewer};
use alcazar_wire::Fault;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::hall::Hall;
use crate::identity::Visitor;
use crate::problem::Problem;
use crate::table::{Ask, Past, Request};

/// How many moments a page has.
const PAGE: usize = 100;

/// Which part of the past.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Part {
    /// As which seat knew it, or `spectator`; as oneself if it is left out. Others' seats are shown when the game is over.
    viewer: Option<String>,
    /// From which entry on, in the numbering of the viewer.
    since: Option<u32>,
    /// The key of the link by which one came to look on.
    key: Option<String>,
}

/// What has happened, up to a hundred entries at a time, each with what the viewer knew after it.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/moments", params(("id" = String, Path), Part),
    responses((status = OK, description = "A JSON array of moments."), (status = FORBIDDEN, body = Fault), (status = NOT_FOUND, body = Fault))
)]
pub(super) async fn moments(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(part): Query<Part>,
) -> Result<Response, Problem> {
    let viewer = part.viewer.as_deref().map(viewer).transpose()?;
    let text = hall.ask(&id, |reply| {
        Ask::Request(Request::Past(Past {
            person: visitor.person,
            key: part.key,
            viewer,
            since: part.since.unwrap_or(0),
            limit: PAGE,
            reply,
        }))
    });
    Ok(([(CONTENT_TYPE, "application/json")], text.await?).into_response())
}

fn viewer(text: &str) -> Result<Viewer, Problem> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat = text.parse::<u8>().ok().and_then(|number| Seat::try_from(number).ok());
    seat.map(Viewer::Seat)
        .ok_or_else(|| Problem::bad("bad-viewer", "a viewer is a seat's number or “spectator”"))
}

/// What opens a table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Key {
    /// The key of the link by which one came.
    key: Option<String>,
}

/// The whole game as a file of lines of JSON, with the seed, once it is over. docs/replays.md describes it.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/replay", params(("id" = String, Path), Key),
    responses((status = OK, description = "A replay file.", content_type = "application/jsonl"), (status = NOT_FOUND, body = Fault))
)]
pub(super) async fn file(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Key { key }): Query<Key>,
) -> Result<Response, Problem> {
    let person = visitor.person;
    let file = hall.ask(&id, |reply| Ask::Request(Request::File { person, key, reply })).await?;
    let name = "attachment; filename=\"alcazar.replay\"";
    Ok(([(CONTENT_TYPE, "application/jsonl"), (CONTENT_DISPOSITION, name)], file).into_response())
}
