//! Whoever keeps a table: this device, or a server.
//!
//! A session shows what its host tells and brings its host what players want. It does not know where the host is.

pub mod local;
pub(crate) mod remote;
pub mod replay;

use std::pin::Pin;
use std::rc::Rc;

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_table::{Moment, RefusedOf, TableView};
use alcazar_words::Phrase;
use leptos::prelude::*;

use crate::face::Face;
use crate::scene::Choices;

/// What becomes of a wish.
pub type SubmitFuture<G> = Pin<Box<dyn Future<Output = Result<(), RefusedOf<G>>>>>;

/// Whoever keeps a table.
pub trait Host<G: Face> {
    /// Grows whenever something has happened at the table.
    fn changes(&self) -> ArcReadSignal<u32>;

    /// How things stand for this viewer.
    fn table(&self, viewer: Viewer) -> TableView<G>;

    /// What this viewer knew before anything happened, and who was asked.
    fn start(&self, viewer: Viewer) -> (G::View, SeatSet);

    /// What happened since this viewer knew of so many entries. From an impossible number on, nothing.
    fn moments(&self, viewer: Viewer, since: u32) -> Vec<Moment<G>>;

    /// What this seat may do now, and why not the rest.
    fn choices(&self, seat: Seat) -> Choices<G>;

    /// The seats that are played by persons before this screen.
    fn local_seats(&self) -> SeatSet;

    /// Does what somebody at this seat wants.
    fn submit(self: Rc<Self>, seat: Seat, command: Command<G>) -> SubmitFuture<G>;

    /// Bots go on bot_worker, but do nothing while what has happened is still being shown.
    fn pause_bots(&self, is_paused: bool);

    /// What everybody before this screen should know: that the game can't be saved, or is played elsewhere.
    fn problem(&self) -> ArcReadSignal<Option<Problem>>;

    /// The whole game as a file, for whoever plays here.
    fn file(&self) -> String;

    /// Nobody looks any more: bots stop, and others may open the table.
    fn close(&self);
}

/// What somebody at a seat wants to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command<G: Face> {
    /// Answer the question.
    Act(G::Action),
    /// Take so many of one's own last moves back.
    TakeBack(usize),
    /// Seek back to before the entry of this number in one's own numbering; all persons here agree.
    GoBack(u32),
    /// Give up.
    Concede,
}

/// What is wrong with a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// The last moves are not saved. They are still here, as long as the page is.
    NotSaved,
    /// Another window plays this game; this one only watches.
    Elsewhere,
    /// A bot does not answer.
    BotSilent,
}

impl Problem {
    /// What is said about it.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::NotSaved => "web-trouble-not-saved",
            Self::Elsewhere => "web-trouble-elsewhere",
            Self::BotSilent => "web-trouble-bot-silent",
        })
    }
}
