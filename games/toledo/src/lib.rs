//! Toledo, a game by Martin Wallace (Kosmos, 2008), for two to four players: the rules.
//!
//! Families of swordsmiths buy metal and gems along the road from the cathedral to the Alcázar, forge swords,
//! and carry them up to the ruler of the city. The numbered rules are in `i18n/en/rules.md`, and code and
//! tests cite them (`T4.6`). Numbers that no source gives are reconstructed and marked \[X\] in [`edition`].
//!
//! ```
//! use alcazar_core::{Event, Game, Seat, Turn};
//! use toledo::{Action, Chance, Options, State};
//!
//! let mut state = State::setup(2, &Options { start: Some(Seat::A), ..Options::default() })?;
//! // Red is dealt five cards, then blue. Chance is logged like any other event.
//! for card in ["1va", "3va", "3bd", "4na", "6od", "1vd", "2va", "2bd", "5na", "5od"] {
//!     state.apply(&Event::Chance(format!("card {card}").parse()?))?;
//! }
//! // Red builds a gem trader on step 3, blue takes two cards.
//! let place: Action = "place gem2 3".parse()?;
//! state.apply(&Event::Move { seat: Seat::A, action: place })?;
//! state.apply(&Event::Move { seat: Seat::B, action: Action::Take })?;
//! assert_eq!(state.turn(), Turn::Chance);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod chance;
mod determinize;
pub mod edition;
mod illegal;
mod look;
mod notation;
mod pieces;
mod position;
mod rules;
mod scoring;
mod setup;
mod state;
mod view;

use alcazar_core::{
    Chances, EventOf, Game, Luck, Seat, SeatMap, SeatSet, SetupError, Standing, Tie, Turn, Viewer,
};

pub use crate::action::Action;
pub use crate::board::Step;
pub use crate::chance::Chance;
pub use crate::edition::Edition;
pub use crate::illegal::Illegal;
pub use crate::look::{Place, Supply};
pub use crate::notation::COLOURS;
pub use crate::pieces::{Background, Card, Cards, Shop, Side, Sword, Tile, Trade, Value};
pub use crate::position::{Impossible, OpenPosition, OpenSeat, PlacedShop, Position};
pub use crate::scoring::Score;
pub use crate::setup::Options;
pub use crate::state::{Ending, Phase, State};
pub use crate::view::{Seen, View};

impl Game for State {
    const ID: &'static str = "toledo";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

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
        match self.open.phase {
            Phase::StartPlayer | Phase::Deal { .. } | Phase::Draw { .. } | Phase::Duel { .. } => Turn::Chance,
            Phase::Over { .. } => Turn::Over,
            _ => Turn::of(self.open.active),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if seat == self.open.active {
            self.push_legal(actions);
        }
    }

    fn conceivable_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().asks(seat) {
            self.push_conceivable(actions);
        }
    }

    fn check(&self, _seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(*action)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        self.check_outcome(*chance)
    }

    #[inline]
    fn apply_action(&mut self, _seat: Seat, action: &Action) {
        self.do_action(*action);
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
            _ => "money",
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn redact(&self, event: &EventOf<Self>, viewer: Viewer) -> Option<Seen> {
        Some(self.seen_by(*event, viewer))
    }

    fn determinize(view: &View, luck: &mut impl Luck) -> Self {
        view.possible_state(luck)
    }

    fn standing(&self) -> Standing {
        self.ranking()
    }

    fn tie(&self, among: SeatSet) -> Option<Tie> {
        self.tie_among(among, &SeatMap::from_fn(self.players(), |seat| self.open.score(seat).total()))
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<Self, Vec<Impossible>> {
        position.to_state()
    }

    fn can_take_back(&self, _seat: Seat, action: &Action) -> bool {
        // These end the turn. No other action reveals anything by itself: a tavern or a duel does so through
        // the chance event that follows, and that can't be taken back.
        !matches!(action, Action::Take | Action::Place { .. } | Action::Back { .. } | Action::End)
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.position().fmt(f)
    }
}

impl std::fmt::Debug for View {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("View")
            .field("viewer", &self.viewer)
            .field("open", &OpenPosition::of(&self.open))
            .field("hand", &self.hand)
            .field("hand_sizes", &self.hand_sizes)
            .field("draw_pile_size", &self.draw_pile_size)
            .field("draw_pile", &self.draw_pile)
            .field("discard_pile", &self.discard_pile)
            .finish()
    }
}
