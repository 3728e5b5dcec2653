//! A host holds a table: this device, or a server.
//!
//! A session shows what its host reports and sends the players' commands to it. It does not know where the
//! host is.

pub mod guided;
pub mod local;
pub(crate) mod remote;
pub mod replay;

use std::pin::Pin;
use std::rc::Rc;

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_table::{Moment, TableErrorOf, TableView};
use alcazar_words::Phrase;
use leptos::prelude::*;

use crate::face::Face;
use crate::scene::Choices;

/// The result of a command.
pub type SubmitFuture<G> = Pin<Box<dyn Future<Output = Result<Submitted, TableErrorOf<G>>>>>;

/// What became of a command that was not rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Submitted {
    /// It takes effect.
    Done,
    /// A guide has answered it instead. What was to follow it is pointless.
    Answered,
}

/// Holds a table.
pub trait Host<G: Face> {
    /// Increases whenever something happens at the table.
    fn changes(&self) -> ArcReadSignal<u32>;

    /// The present state for this viewer.
    fn table(&self, viewer: Viewer) -> TableView<G>;

    /// What this viewer knew at the start, and the seats that were asked.
    fn start(&self, viewer: Viewer) -> (G::View, SeatSet);

    /// What has happened since this viewer's log had `since` entries; nothing if it never had.
    fn moments(&self, viewer: Viewer, since: u32) -> Vec<Moment<G>>;

    /// What this seat may do now, and why other actions are illegal.
    fn choices(&self, seat: Seat) -> Choices<G>;

    /// The seats of people on this device.
    fn local_seats(&self) -> SeatSet;

    /// Executes a command of this seat.
    fn submit(self: Rc<Self>, seat: Seat, command: Command<G>) -> SubmitFuture<G>;

    /// While paused, bots keep thinking but don't act, because earlier events are still being shown.
    fn pause_bots(&self, is_paused: bool);

    /// A problem that everybody on this device should know: the game can't be saved, or is played in another
    /// window.
    fn problem(&self) -> ArcReadSignal<Option<Problem>>;

    /// What the viewer will probably see once a move that could not be sent yet is made, if there is one.
    fn pending_view(&self) -> Option<G::View> {
        None
    }

    /// The whole game as a file, for the players on this device.
    fn file(&self) -> String;

    /// Closes the table: bots stop, and other windows may open it.
    fn close(&self);
}

/// What a player wants to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command<G: Face> {
    /// Answer the question.
    Act(G::Action),
    /// Take back this many of their own last moves.
    TakeBack(usize),
    /// Withdraw their open request to others.
    Withdraw,
    /// Go back to before the entry of this number in their own log; everybody on this device agrees.
    GoBack(u32),
    /// Concede the game.
    Concede,
}

/// What is wrong with a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// The last moves are not saved, and will be lost when the page is closed.
    NotSaved,
    /// Another window plays this game; this one only watches.
    Elsewhere,
    /// A bot does not answer.
    BotSilent,
}

impl Problem {
    /// The message about it.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::NotSaved => "web-trouble-not-saved",
            Self::Elsewhere => "web-trouble-elsewhere",
            Self::BotSilent => "web-trouble-bot-silent",
        })
    }
}
