//! The faces of the games, one folder each, and a plain face for games without their own.
//!
//! `face` is the one place in the client where the type of a game is erased: pages look a game up by id and
//! never see its type. (The bot worker erases nothing: it answers one request about one game.)

pub mod governor;
pub mod plain;
pub mod toledo;
pub mod tyros;

use std::marker::PhantomData;

use alcazar_catalog::{GameId, with_game};
use alcazar_core::Seat;
use alcazar_lessons::Script;
use alcazar_table::{replay, share};
use alcazar_words::Phrase;
use leptos::prelude::*;

use crate::context::Shell;
use crate::face::{Face, OptionField, Plate};
use crate::lobby::new_game::Plan;
use crate::online::Room;
use crate::record::Record;
use crate::{browser, learn, lobby, online, table};

/// A game as the shell knows it, without its type.
pub(crate) trait AnyFace: Sync {
    /// The name of the game.
    fn name(&self) -> Phrase;
    /// The name of a seat.
    fn seat(&self, seat: Seat) -> Phrase;
    /// The picture of the game in the lobby.
    fn picture(&self) -> AnyView;
    /// How long a game takes, in minutes.
    fn minutes(&self) -> Option<u16>;
    /// Every component in every state.
    #[cfg(debug_assertions)]
    fn gallery(&self) -> AnyView;
    /// The pictures that the rules refer to.
    fn plates(&self) -> &'static [Plate];
    /// The drawings that these pictures use.
    fn sheet(&self) -> Option<AnyView>;
    /// The options of the game that a table can set.
    fn options(&self) -> &'static [OptionField];
    /// The page of the lesson.
    fn lesson(&self, game: GameId, shell: Shell) -> AnyView;
    /// The page of an exercise, or the list of them.
    fn exercises(&self, game: GameId, shell: Shell, name: Option<&str>) -> AnyView;
    /// The number of scenes of the lesson; 0 if there is none.
    fn scenes(&self) -> usize;
    /// Whether there are exercises.
    fn has_exercises(&self) -> bool;
    /// A new table for this plan, as a record.
    fn new_record(&self, id: &str, plan: &Plan) -> Result<Record, Phrase>;
    /// The game in the text of a file, or why it can't be read.
    fn read_file(&self, text: &str) -> Result<Record, String>;
    /// The game in a link, or why it can't be read.
    fn read_link(&self, link: &str) -> Result<Record, String>;
    /// The page of a table on this device.
    fn table(&self, shell: Shell, record: &Record) -> AnyView;
    /// The page of a replay.
    fn replay(&self, shell: Shell, record: &Record) -> AnyView;
    /// The page of a table on a server.
    fn online_table(&self, shell: Shell, room: Room) -> AnyView;
}

/// The face of a game.
pub(crate) fn face(game: GameId) -> &'static dyn AnyFace {
    with_game!(game, G => &Erased::<G>(PhantomData))
}

struct Erased<G>(PhantomData<G>);

impl<G: Face> AnyFace for Erased<G> {
    fn name(&self) -> Phrase {
        G::name()
    }

    fn seat(&self, seat: Seat) -> Phrase {
        G::seat(seat)
    }

    fn picture(&self) -> AnyView {
        G::picture()
    }

    fn minutes(&self) -> Option<u16> {
        G::minutes()
    }

    #[cfg(debug_assertions)]
    fn gallery(&self) -> AnyView {
        G::gallery()
    }

    fn plates(&self) -> &'static [Plate] {
        G::plates()
    }

    fn sheet(&self) -> Option<AnyView> {
        G::sheet()
    }

    fn options(&self) -> &'static [OptionField] {
        G::options()
    }

    fn lesson(&self, game: GameId, shell: Shell) -> AnyView {
        learn::open::<G>(game, shell)
    }

    fn exercises(&self, game: GameId, shell: Shell, name: Option<&str>) -> AnyView {
        learn::exercises::open::<G>(game, shell, name)
    }

    fn scenes(&self) -> usize {
        Script::<G>::of_game().map_or(0, |script| script.scenes.len())
    }

    fn has_exercises(&self) -> bool {
        !G::exercises().is_empty()
    }

    fn new_record(&self, id: &str, plan: &Plan) -> Result<Record, Phrase> {
        plan.table::<G>().map(|table| Record::of(id, &table, browser::now()))
    }

    fn read_file(&self, text: &str) -> Result<Record, String> {
        let table = replay::read::<G>(text).map_err(|error| error.to_string())?;
        Ok(lobby::imported(&table))
    }

    fn read_link(&self, link: &str) -> Result<Record, String> {
        let table = share::open::<G>(link).map_err(|error| error.to_string())?;
        Ok(lobby::imported(&table))
    }

    fn table(&self, shell: Shell, record: &Record) -> AnyView {
        table::open::<G>(shell, record)
    }

    fn replay(&self, shell: Shell, record: &Record) -> AnyView {
        crate::replay::open::<G>(shell, record)
    }

    fn online_table(&self, shell: Shell, room: Room) -> AnyView {
        online::playing::<G>(shell, room)
    }
}
