//! Tables over HTTP.

use std::sync::Arc;

use alcazar_bots::Character;
use alcazar_catalog::GameId;
use alcazar_core::Seat;
use alcazar_store::{Filter, TableRow};
use alcazar_table::{Clock, Seed};
use alcazar_wire::Fault;
use alcazar_wire::lobby::{Fill, Join, Keys, NewTable, Sitter, Stage, TableAnswer, Tables};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::response::{IntoResponse as _, Response};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use serde::Deserialize;
use utoipa::IntoParams;

use super::KeyQuery;
use crate::error::ApiError;
use crate::identity::{Person, Visitor};
use crate::random;
use crate::server::Server;
use crate::table::{self, Chair, CorruptRow, KeeperMessage, Record, Request, Summary};

/// How many tables a page has.
const PAGE: u32 = 50;

/// How many open tables one person may have at the same time.
const MAX_OPEN: u32 = 20;

/// The maximum time of a clock, in milliseconds: a month for one move.
const MAX_CLOCK: u64 = 31 * 24 * 60 * 60 * 1000;

/// How many seconds a table may wait for an absent player.
const ABSENCE_RANGE: std::ops::RangeInclusive<u32> = 1..=7 * 24 * 60 * 60;

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ListQuery {
    /// Only tables at this stage. By default, the public list shows open tables.
    stage: Option<Stage>,
    /// Only tables created before this time, in milliseconds since 1970: for the next page.
    before: Option<u64>,
}

/// Lists public tables.
#[utoipa::path(get, path = "/api/v1/tables", params(ListQuery), responses((status = OK, body = Tables)))]
pub(super) async fn list(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Query(query): Query<ListQuery>,
) -> Result<Json<Tables>, ApiError> {
    let stage = query.stage.unwrap_or(Stage::Open);
    let filter = Filter {
        stage: Some(stage.slug().to_owned()),
        member: None,
        listed: true,
        before: query.before,
        limit: PAGE,
    };
    page(&server, filter, visitor.person.as_ref()).await
}

/// Lists your tables.
#[utoipa::path(
    get, path = "/api/v1/me/tables", params(ListQuery),
    responses((status = OK, body = Tables), (status = UNAUTHORIZED, body = Fault))
)]
pub(super) async fn mine(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Query(query): Query<ListQuery>,
) -> Result<Json<Tables>, ApiError> {
    let person = visitor.known()?;
    let filter = Filter {
        stage: query.stage.map(|stage| stage.slug().to_owned()),
        member: Some(person.id.clone()),
        listed: false,
        before: query.before,
        limit: PAGE,
    };
    page(&server, filter, Some(&person)).await
}

async fn page(
    server: &Arc<Server>,
    filter: Filter,
    person: Option<&Person>,
) -> Result<Json<Tables>, ApiError> {
    let rows = server.read(move |store| store.tables(&filter)).await?;
    let before = (rows.len() == PAGE as usize).then(|| rows.last().map(|row| row.created)).flatten();
    let tables = rows.iter().filter_map(|row| match describe(row, server.active_summary(&row.id), person) {
        Ok(table) => Some(table),
        Err(error) => {
            // One corrupt row must not hide all other tables.
            tracing::error!(%error, "a table is left out of a list");
            None
        }
    });
    Ok(Json(Tables { tables: tables.collect(), before }))
}

/// A table in a list: as it is, or as it was when it began to hibernate.
fn describe(
    row: &TableRow,
    active: Option<Summary>,
    person: Option<&Person>,
) -> Result<TableAnswer, CorruptRow> {
    let (record, stage) = Record::from_row(row)?;
    let cached = || row.summary.as_deref().and_then(|text| serde_json::from_str::<Summary>(text).ok());
    let summary = active.or_else(cached);
    Ok(TableAnswer {
        table: record.info(&row.id, row.created, stage, summary.unwrap_or_default()),
        you: person.and_then(|person| record.seat_of(&person.id)),
        yours: person.is_some_and(|person| person.id == record.owner),
        keys: None,
    })
}

/// Creates a table. The game begins as soon as no seat is free.
#[utoipa::path(
    post, path = "/api/v1/tables", request_body = NewTable,
    responses(
        (status = OK, body = TableAnswer),
        (status = UNAUTHORIZED, body = Fault),
        (status = UNPROCESSABLE_ENTITY, body = Fault)
    )
)]
pub(super) async fn create(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Json(new): Json<NewTable>,
) -> Result<Json<TableAnswer>, ApiError> {
    let person = visitor.rate_limited(&server)?;
    let record = new_record(&person, new)?;
    let filter = Filter {
        stage: Some(Stage::Open.slug().to_owned()),
        member: Some(person.id.clone()),
        limit: MAX_OPEN,
        ..Filter::default()
    };
    if server.read(move |store| store.tables(&filter)).await?.len() >= MAX_OPEN as usize {
        let message = "fill or leave your open tables first";
        return Err(ApiError::conflict("too-many-tables", message));
    }
    let id = server.add_table(&record).await?;
    // This loads the table, which begins the game if every seat is taken.
    describe_live(&server, &id, Some(person), None).await
}

/// Validates the request and makes the record of a new table.
fn new_record(person: &Person, new: NewTable) -> Result<Record, ApiError> {
    let game: GameId = new.game.parse().map_err(|error| ApiError::unprocessable("unknown-game", error))?;
    let terms = new.terms;
    let bad_terms = |message: &str| Err(ApiError::unprocessable("bad-terms", message));
    let (min, max) = match terms.clock {
        Clock::None => (1, 1),
        Clock::Live { base, increment, .. } => (base, base.max(increment)),
        Clock::Slow { per_move, .. } => (per_move, per_move),
    };
    if min == 0 || max > MAX_CLOCK {
        return bad_terms("a clock must give between a millisecond and a month");
    }
    if terms.absence.is_some_and(|seconds| !ABSENCE_RANGE.contains(&seconds)) {
        return bad_terms("the wait for an absent player must be between a second and a week");
    }
    let bots = new.seats.iter().filter_map(|sitter| match sitter {
        Sitter::Bot(level) => Some(level),
        Sitter::Me | Sitter::Free => None,
    });
    if bots.chain([&terms.stand_in]).any(|level| level.parse::<Character>().is_err()) {
        return Err(ApiError::unprocessable("unknown-bot", "there is no bot of this level"));
    }
    let mine = new.seats.iter().filter(|sitter| matches!(sitter, Sitter::Me)).count();
    let free = new.seats.iter().filter(|sitter| matches!(sitter, Sitter::Free)).count();
    if mine > 1 || mine + free == 0 {
        return Err(ApiError::unprocessable(
            "bad-seats",
            "take at most one seat, and leave at least one for a person",
        ));
    }
    let options = table::options(game, new.seats.len(), &new.options);
    let options = options?;
    let seed = Seed(random::bytes());
    let mut record = Record {
        game: game.slug().to_owned(),
        options,
        seats: new.seats.iter().map(|_| Chair::default()).collect(),
        terms,
        owner: person.id.clone(),
        keys: Keys { join: random::secret(), watch: random::secret() },
        commitment: seed.commitment(),
        seed: Some(seed),
        header: None,
        begun: 0,
        rematch: None,
    };
    // The person comes first: a bot of the same name gets the number.
    if let Some(place) = new.seats.iter().position(|sitter| matches!(sitter, Sitter::Me)) {
        record.take_seat(Seat::new(place), Chair::person(&person.id, &person.name, new.nonce));
    }
    for (place, sitter) in new.seats.iter().enumerate() {
        if let Sitter::Bot(level) = sitter {
            record.take_seat(Seat::new(place), Chair::bot(place, level));
        }
    }
    Ok(record)
}

async fn describe_live(
    server: &Arc<Server>,
    id: &str,
    person: Option<Person>,
    key: Option<String>,
) -> Result<Json<TableAnswer>, ApiError> {
    server
        .request(id, |reply| KeeperMessage::Request(Request::Describe { person, key, reply }))
        .await
        .map(Json)
}

/// Describes a table.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}", params(("id" = String, Path), KeyQuery),
    responses((status = OK, body = TableAnswer), (status = NOT_FOUND, body = Fault))
)]
pub(super) async fn show(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(KeyQuery { key }): Query<KeyQuery>,
) -> Result<Json<TableAnswer>, ApiError> {
    describe_live(&server, &id, visitor.person, key).await
}

/// Takes a seat.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/join", params(("id" = String, Path)), request_body = Join,
    responses(
        (status = OK, body = TableAnswer),
        (status = FORBIDDEN, body = Fault),
        (status = CONFLICT, body = Fault)
    )
)]
pub(super) async fn join(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(join): Json<Join>,
) -> Result<Json<TableAnswer>, ApiError> {
    let person = visitor.rate_limited(&server)?;
    server.request(&id, |reply| KeeperMessage::Request(Request::Join { person, join, reply })).await.map(Json)
}

/// Gives up your seat, before the game has begun.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/leave", params(("id" = String, Path)),
    responses((status = OK, body = TableAnswer), (status = CONFLICT, body = Fault))
)]
pub(super) async fn leave(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableAnswer>, ApiError> {
    let person = visitor.rate_limited(&server)?;
    server.request(&id, |reply| KeeperMessage::Request(Request::Leave { person, reply })).await.map(Json)
}

/// Seats bots on free seats of your table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/bots", params(("id" = String, Path)), request_body = Fill,
    responses(
        (status = OK, body = TableAnswer),
        (status = FORBIDDEN, body = Fault),
        (status = CONFLICT, body = Fault)
    )
)]
pub(super) async fn add_bots(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(fill): Json<Fill>,
) -> Result<Json<TableAnswer>, ApiError> {
    let person = visitor.rate_limited(&server)?;
    server
        .request(&id, |reply| KeeperMessage::Request(Request::AddBots { person, fill, reply }))
        .await
        .map(Json)
}

/// Returns the link by which others join your table as a QR code.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/qr.svg", params(("id" = String, Path)),
    responses(
        (status = OK, description = "A QR code.", content_type = "image/svg+xml"),
        (status = NOT_FOUND, body = Fault)
    )
)]
pub(super) async fn qr_code(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Json(answer) = describe_live(&server, &id, visitor.person, None).await?;
    let keys = answer.keys.ok_or_else(ApiError::not_found)?;
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let base = server.settings.public_url.clone().unwrap_or_else(|| format!("http://{host}"));
    // The same link as the client shows. The key is in the fragment, which browsers never send to a server.
    let link = format!("{}/play?table={id}#join={}", base.trim_end_matches('/'), keys.join);
    let code = QrCode::with_error_correction_level(link, EcLevel::L)
        .map_err(|error| ApiError::unprocessable("bad-address", error))?;
    let picture = code.render::<svg::Color<'_>>().module_dimensions(4, 4).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}
