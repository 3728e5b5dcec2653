//! The lobby.

use std::sync::Arc;

use alcazar_bots::Character;
use alcazar_catalog::GameId;
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

use crate::hall::Hall;
use crate::identity::{Person, Visitor};
use crate::problem::Problem;
use crate::random;
use crate::table::{self, Ask, Chair, Record, Request, Summary};

/// How many tables a page has.
const PAGE: u32 = 50;

/// How many tables one person may have open at the same time.
const MOST_OPEN: u32 = 20;

/// The longest time that a clock may give, in milliseconds: a month for one move.
const LONGEST_TIME: u64 = 31 * 24 * 60 * 60 * 1000;

/// The least and the most seconds that somebody who is away is waited for.
const ABSENCE: std::ops::RangeInclusive<u32> = 1..=7 * 24 * 60 * 60;

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Only those at this stage; without it, those that are open.
    stage: Option<Stage>,
    /// Only those made before this time, in milliseconds since 1970: for the next page.
    before: Option<u64>,
}

/// What opens a table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Key {
    /// The key of the link by which one came.
    key: Option<String>,
}

/// Tables that everybody may join, watch or look back on.
#[utoipa::path(get, path = "/api/v1/tables", params(Which), responses((status = OK, body = Tables)))]
pub(super) async fn list(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Result<Json<Tables>, Problem> {
    let stage = which.stage.unwrap_or(Stage::Open);
    let filter = Filter {
        stage: Some(stage.slug().to_owned()),
        member: None,
        listed: true,
        before: which.before,
        limit: PAGE,
    };
    page(&hall, filter, visitor.person.as_ref()).await
}

/// My tables.
#[utoipa::path(
    get, path = "/api/v1/me/tables", params(Which),
    responses((status = OK, body = Tables), (status = UNAUTHORIZED, body = Fault))
)]
pub(super) async fn mine(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Result<Json<Tables>, Problem> {
    let person = visitor.known()?;
    let filter = Filter {
        stage: which.stage.map(|stage| stage.slug().to_owned()),
        member: Some(person.id.clone()),
        listed: false,
        before: which.before,
        limit: PAGE,
    };
    page(&hall, filter, Some(&person)).await
}

async fn page(hall: &Arc<Hall>, filter: Filter, person: Option<&Person>) -> Result<Json<Tables>, Problem> {
    let rows = hall.read(move |store| store.tables(&filter)).await?;
    let before = (rows.len() == PAGE as usize).then(|| rows.last().map(|row| row.created)).flatten();
    let tables = rows.iter().filter_map(|row| described(row, hall.shown(&row.id), person)).collect();
    Ok(Json(Tables { tables, before }))
}

/// A table in a list: as it is, or as it was when it fell asleep.
fn described(row: &TableRow, shown: Option<Summary>, person: Option<&Person>) -> Option<TableAnswer> {
    let record: Record = serde_json::from_str(&row.body).ok()?;
    let stage = match row.stage.as_str() {
        "open" => Stage::Open,
        "playing" => Stage::Playing,
        _ => Stage::Over,
    };
    let kept = || row.summary.as_deref().and_then(|text| serde_json::from_str::<Summary>(text).ok());
    let summary = shown.or_else(kept);
    Some(TableAnswer {
        table: record.info(&row.id, row.created, stage, summary.unwrap_or_default()),
        you: person.and_then(|person| record.seat_of(&person.id)),
        yours: person.is_some_and(|person| person.id == record.owner),
        keys: None,
    })
}

/// Makes a table. The game begins as soon as no seat is free.
#[utoipa::path(
    post, path = "/api/v1/tables", request_body = NewTable,
    responses((status = OK, body = TableAnswer), (status = UNAUTHORIZED, body = Fault), (status = UNPROCESSABLE_ENTITY, body = Fault))
)]
pub(super) async fn make(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Json(wanted): Json<NewTable>,
) -> Result<Json<TableAnswer>, Problem> {
    let person = visitor.admitted(&hall)?;
    let record = checked(&person, wanted)?;
    let filter = Filter {
        stage: Some(Stage::Open.slug().to_owned()),
        member: Some(person.id.clone()),
        limit: MOST_OPEN,
        ..Filter::default()
    };
    if hall.read(move |store| store.tables(&filter)).await?.len() >= MOST_OPEN as usize {
        return Err(Problem::conflict(
            "too-many-tables",
            "first fill or leave the tables that you have opened",
        ));
    }
    let id = hall.add(&record).await?;
    // Whoever looks first wakes it, and if every seat is taken the game begins.
    see(&hall, &id, Some(person), None).await
}

/// What a table can be made of.
fn checked(person: &Person, wanted: NewTable) -> Result<Record, Problem> {
    let game: GameId = wanted.game.parse().map_err(|error| Problem::bad("unknown-game", error))?;
    let terms = wanted.terms;
    let bad_terms = |why: &str| Err(Problem::bad("bad-terms", why));
    let (shortest, longest) = match terms.clock {
        Clock::None => (1, 1),
        Clock::Live { base, increment, .. } => (base, base.max(increment)),
        Clock::Slow { per_move, .. } => (per_move, per_move),
    };
    if shortest == 0 || longest > LONGEST_TIME {
        return bad_terms("a clock gives from a millisecond to a month");
    }
    if terms.absence.is_some_and(|seconds| !ABSENCE.contains(&seconds)) {
        return bad_terms("somebody who is away is waited for from a second to a week");
    }
    let bots = wanted.seats.iter().filter_map(|sitter| match sitter {
        Sitter::Bot(level) => Some(level),
        Sitter::Me | Sitter::Free => None,
    });
    if bots.chain([&terms.stand_in]).any(|level| level.parse::<Character>().is_err()) {
        return Err(Problem::bad("unknown-bot", "there is no bot of this level"));
    }
    let own = wanted.seats.iter().filter(|sitter| matches!(sitter, Sitter::Me)).count();
    let free = wanted.seats.iter().filter(|sitter| matches!(sitter, Sitter::Free)).count();
    if own > 1 || own + free == 0 {
        return Err(Problem::bad("bad-seats", "sit on one seat at most, and leave somebody to play"));
    }
    let options = table::options(game, wanted.seats.len(), &wanted.options);
    let options = options.map_err(|fault| Problem::bad(&fault.code, &fault.message))?;
    let seats = wanted.seats.iter().enumerate().map(|(seat, sitter)| match sitter {
        Sitter::Me => Chair::person(&person.id, &person.name, wanted.nonce),
        Sitter::Free => Chair::default(),
        Sitter::Bot(level) => Chair::bot(seat, level),
    });
    let seed = Seed(random::bytes());
    Ok(Record {
        game: game.slug().to_owned(),
        options,
        seats: seats.collect(),
        terms,
        owner: person.id.clone(),
        keys: Keys { join: random::secret(), watch: random::secret() },
        commitment: seed.commitment(),
        seed: Some(seed),
        header: None,
        begun: 0,
        rematch: None,
    })
}

async fn see(
    hall: &Arc<Hall>,
    id: &str,
    person: Option<Person>,
    key: Option<String>,
) -> Result<Json<TableAnswer>, Problem> {
    hall.ask(id, |reply| Ask::Request(Request::Look { person, key, reply })).await.map(Json)
}

/// What is this table like?
#[utoipa::path(
    get, path = "/api/v1/tables/{id}", params(("id" = String, Path), Key),
    responses((status = OK, body = TableAnswer), (status = NOT_FOUND, body = Fault))
)]
pub(super) async fn look(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Key { key }): Query<Key>,
) -> Result<Json<TableAnswer>, Problem> {
    see(&hall, &id, visitor.person, key).await
}

/// May I sit down?
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/join", params(("id" = String, Path)), request_body = Join,
    responses((status = OK, body = TableAnswer), (status = FORBIDDEN, body = Fault), (status = CONFLICT, body = Fault))
)]
pub(super) async fn join(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(join): Json<Join>,
) -> Result<Json<TableAnswer>, Problem> {
    let person = visitor.admitted(&hall)?;
    hall.ask(&id, |reply| Ask::Request(Request::Join { person, join, reply })).await.map(Json)
}

/// I get up again, before the game has begun.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/leave", params(("id" = String, Path)),
    responses((status = OK, body = TableAnswer), (status = CONFLICT, body = Fault))
)]
pub(super) async fn leave(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableAnswer>, Problem> {
    let person = visitor.admitted(&hall)?;
    hall.ask(&id, |reply| Ask::Request(Request::Leave { person, reply })).await.map(Json)
}

/// Bots shall sit on free seats of my table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/bots", params(("id" = String, Path)), request_body = Fill,
    responses((status = OK, body = TableAnswer), (status = FORBIDDEN, body = Fault), (status = CONFLICT, body = Fault))
)]
pub(super) async fn fill(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(fill): Json<Fill>,
) -> Result<Json<TableAnswer>, Problem> {
    let person = visitor.admitted(&hall)?;
    hall.ask(&id, |reply| Ask::Request(Request::Fill { person, fill, reply })).await.map(Json)
}

/// The link by which others join my table, as a picture that phones can read.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/qr.svg", params(("id" = String, Path)),
    responses((status = OK, description = "A QR code.", content_type = "image/svg+xml"), (status = NOT_FOUND, body = Fault))
)]
pub(super) async fn picture(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let Json(answer) = see(&hall, &id, visitor.person, None).await?;
    let keys = answer.keys.ok_or_else(Problem::not_found)?;
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = hall.settings.public_url.clone().unwrap_or_else(|| format!("http://{host}"));
    // The same as the client shows: what opens the table stands where browsers send it to nobody.
    let link = format!("{}/play?table={id}#join={}", own.trim_end_matches('/'), keys.join);
    let code = QrCode::with_error_correction_level(link, EcLevel::L)
        .map_err(|why| Problem::bad("bad-address", why))?;
    let picture = code.render::<svg::Color<'_>>().module_dimensions(4, 4).build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}
