//! Playing online: tables on a server, and the lobby where people find each other.
//!
//! A page from a server with tables says so in a `<meta>` element; one from a static file server does not,
//! and then nothing here is shown or requested. [`room`] is one table, received over a [`connection`];
//! [`identity`] is the player's identity. The rest are screens: [`lobby`], [`form`] for a new table, [`play`]
//! for the address of a table, [`waiting`] until the game begins, and what an online table adds to a local
//! one: [`indicators`], [`absence`], [`menu`], [`chat`].

mod absence;
mod api;
mod chat;
mod connection;
mod form;
mod identity;
mod indicators;
mod lobby;
mod menu;
mod pending;
mod play;
mod room;
mod timers;
mod waiting;

use alcazar_catalog::GameId;
use alcazar_wire::lobby::Access;
use leptos::prelude::WithUntracked as _;

use crate::browser;
use crate::context::Shell;
use crate::games::face;
use crate::record::{Record, Summary};

pub(crate) use chat::{button as chat_button, panel as chat};
pub(crate) use connection::ConnectionState;
pub(crate) use form::page as invite_page;
pub(crate) use identity::start;
pub(crate) use indicators::{badge, clock, notices, presence, rematch};
pub(crate) use lobby::section as lobby;
pub(crate) use menu::items as menu;
pub(crate) use play::{page as play_page, playing};
pub(crate) use room::Room;

/// Whether the page comes from a server with tables.
pub(crate) fn is_there() -> bool {
    browser::meta("tables").is_some()
}

/// The address of a table.
pub(crate) fn address(table: &str) -> String {
    format!("/play?table={table}")
}

/// The path of a finished game's file, below the API's address.
fn replay_path(table: &str, key: Option<&str>) -> String {
    let key = key.map(|key| format!("?key={key}")).unwrap_or_default();
    format!("tables/{table}/replay{key}")
}

/// The address at which everybody who may watch the table can look back at the finished game; `None` if only
/// its players may.
pub(crate) fn replay_address(room: Room) -> Option<String> {
    let (id, watch) = (room.id(), room.table().with_untracked(|table| table.terms.watch));
    let key = match watch {
        Access::Everybody => None,
        // Players have the key; spectators came with one.
        Access::Link => Some(room.keys().map(|keys| keys.watch).or_else(|| room.key())?),
        Access::Nobody => return None,
    };
    Some(format!("/replay?table={id}{}", key.map(|key| format!("#watch={key}")).unwrap_or_default()))
}

/// The address at which this viewer can look back at the finished game.
pub(crate) fn look_back_address(room: Room) -> String {
    replay_address(room).unwrap_or_else(|| format!("/replay?table={}", room.id()))
}

/// A finished game of the server, as a record for the replay.
pub(crate) async fn record(table: &str, key: Option<&str>) -> Option<Record> {
    let text = api::get_text(&replay_path(table, key)).await.ok()?;
    let game = alcazar_table::replay::peek(&text).ok()?.game;
    let summary = Summary {
        id: table.to_owned(),
        game,
        seq: 0,
        players: Vec::new(),
        asked: alcazar_core::SeatSet::EMPTY,
        is_over: true,
        scores: Vec::new(),
        ranks: Vec::new(),
        saved: browser::now(),
    };
    Some(Record { summary, text })
}

/// The name of a game.
fn game_name(shell: Shell, slug: &str) -> String {
    let known: Option<GameId> = slug.parse().ok();
    known.map_or_else(|| slug.to_owned(), |game| shell.say(&face(game).name()))
}
