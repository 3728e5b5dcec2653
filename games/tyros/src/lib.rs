//! Tyros, a game by Martin Wallace (Kosmos, 2002), for three or four players: the rules.
//!
//! Phoenician merchants sail from Tyros along the coasts of the Mediterranean, found cities in four growing
//! empires and build ships there. The numbered rules are in `i18n/en/rules.md`; code and tests cite them
//! (`Y5.3`). No source documents some of the sea ways: those are reconstructed and marked \[X\] in
//! `geography.rs`.
//!
//! ```
//! use alcazar_core::{Event, Game, Seat, Turn};
//! use tyros::{Action, Founding, Options, State};
//!
//! let options = Options { founding: Founding::FirstGame, start: Some(Seat::A), ..Options::default() };
//! let mut state = State::setup(3, &options)?;
//! // Each player is dealt four tiles and twelve cards. Chance events are part of the log.
//! for tiles in ["27,30,31,32", "1,2,3,4", "8,9,10,11"] {
//!     state.apply(&Event::Chance(format!("tiles {tiles}").parse()?))?;
//! }
//! for cards in ["o3y3g3v3", "o3y3g3v3", "o4y4g2v2"] {
//!     state.apply(&Event::Chance(format!("cards {cards}").parse()?))?;
//! }
//! // The violet empire grows from 26 to 30, and a tile is drawn to replace the one played.
//! let grow: Action = "grow 30 violet".parse()?;
//! state.apply(&Event::Move { seat: Seat::A, action: grow })?;
//! assert_eq!(state.turn(), Turn::Chance);
//! state.apply(&Event::Chance("tiles 5".parse()?))?;
//! assert_eq!(state.turn(), Turn::of(Seat::B));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
pub mod board;
mod cards;
mod chance;
mod determinize;
pub mod edition;
mod geography;
mod illegal;
mod look;
mod notation;
mod pieces;
mod position;
mod rules;
mod scoring;
mod seen;
mod setup;
mod state;
mod validate;
mod view;

use alcazar_core::{
    Chances, EventOf, Game, Luck, Seat, SeatMap, SeatSet, SetupError, Standing, Tie, Turn, Viewer,
};

pub use crate::action::{Action, Audience};
pub use crate::board::{Berth, Berths, Square, Squares};
pub use crate::cards::Cards;
pub use crate::chance::Chance;
pub use crate::edition::Edition;
pub use crate::illegal::Illegal;
pub use crate::look::Rank;
pub use crate::notation::COLOURS;
pub use crate::pieces::{Empire, Kind, Tiles};
pub use crate::position::{Empires, Known, Malformed, OfferText, Position, Table, TablePlayer};
pub use crate::scoring::Score;
pub use crate::seen::Seen;
pub use crate::setup::{Founding, Options};
pub use crate::state::{Ending, Phase, Purchase, State};
pub use crate::validate::Impossible;
pub use crate::view::{HandView, OfferView, Own, Side, View, ViewText};

impl Game for State {
    const ID: &'static str = "tyros";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<usize> = 3..=4;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Illegal = Illegal;
    type Impossible = Impossible;
    type Seen = Seen;
    type View = View;
    type Position = Position;

    fn setup(players: usize, options: &Options) -> Result<Self, SetupError> {
        Self::new(players, *options)
    }

    fn players(&self) -> usize {
        usize::from(self.open.seats)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.decider()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.decider().asks(seat) {
            self.push_legal(seat, actions);
        }
    }

    fn conceivable_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.decider().asks(seat) {
            self.push_conceivable(seat, actions);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.decider().asks(seat) { self.check_action(seat, *action) } else { Err(Illegal::NotNow) }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        self.check_outcome(*chance)
    }

    #[inline]
    fn apply_action(&mut self, seat: Seat, action: &Action) {
        self.do_action(seat, *action);
    }

    #[inline]
    fn apply_chance(&mut self, chance: &Chance) {
        self.do_chance(*chance);
    }

    fn chances(&self) -> Chances<Chance> {
        self.possible_outcomes()
    }

    #[inline]
    fn sample_chance(&self, luck: &mut impl Luck) -> Chance {
        self.sample_outcome(luck)
    }

    fn stream(&self) -> &'static str {
        match self.open.phase {
            Phase::StartPlayer => "start",
            Phase::DealCards { .. } | Phase::DrawCards { .. } => "cards",
            _ => "tiles",
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn redact(&self, event: &EventOf<Self>, viewer: Viewer) -> Option<Seen> {
        self.seen_by(event, viewer)
    }

    fn determinize(view: &View, luck: &mut impl Luck) -> Self {
        view.possible_state(luck)
    }

    fn standing(&self) -> Standing {
        self.ranking()
    }

    fn tie(&self, among: SeatSet) -> Option<Tie> {
        self.tie_among(among, &SeatMap::from_fn(self.players(), |seat| self.score(seat).total()))
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<Self, Vec<Impossible>> {
        position.state()
    }

    /// An action that ends a turn, asks other players or reveals a card can't be taken back. A voyage to
    /// another player's city can, until the card is given.
    fn can_take_back(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::BuildOnTyros
            | Action::Swap
            | Action::Take { .. }
            | Action::Offer { .. }
            | Action::Add { .. }
            | Action::For
            | Action::Want { .. } => true,
            Action::Sail { to, .. } => self.open.host(seat, *to).is_some(),
            _ => false,
        }
    }

    /// An offer stays open until all have answered it. Answers are revealed together (Y5.7), so
    /// withdrawing it before tells nobody who would have agreed.
    fn can_withdraw(&self, action: &Action) -> bool {
        matches!(
            action,
            Action::Offer { .. } | Action::Add { .. } | Action::For | Action::Want { .. } | Action::Propose
        )
    }

    /// Players answer an offer and choose their discards independently of each other (Y5.7, Y3.2).
    fn unaffected(&self, seat: Seat, action: &Action) -> SeatSet {
        match action {
            Action::No | Action::Yes => self.unanswered().without(seat),
            Action::Keep { .. } => self.choosing().without(seat),
            _ => SeatSet::EMPTY,
        }
    }
}
