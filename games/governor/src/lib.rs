//! Tolède, the city of three cultures, a game by Olivier Marlet, for three to six players: the rules.
//!
//! Candidates for the office of governor walk through the city district by district and win the support
//! of its people: Christians, Jews and Muslims. The numbered rules are in `i18n/en/rules.md`; code and
//! tests cite them (`G3.4`). Some numbers are reconstructed because no source gives them; they are marked
//! \[X\] in [`edition`]. Two players are supported as well: the rulebook's set-up table lists two, though
//! the box does not (`RECOMMENDED_PLAYERS`).
//!
//! ```
//! use alcazar_core::{Event, Game, Seat};
//! use governor::{Action, Options, State};
//! use rand::SeedableRng;
//!
//! let mut luck = rand::rngs::Xoshiro256PlusPlus::seed_from_u64(1);
//! let mut state = State::setup(3, &Options::default())?;
//! // Chance decides the start player, the influence cards and the city. Its outcomes are logged like moves.
//! state.resolve_chance(&mut luck);
//! let seat = state.active();
//! // The start player stays on the centre and draws an action card there.
//! state.apply(&Event::Move { seat, action: "stop".parse()? })?;
//! state.apply(&Event::Move { seat, action: Action::Draw })?;
//! state.apply(&Event::Chance("card rumour".parse()?))?;
//! assert!(state.turn().asks(seat), "a player holding a card is asked before the turn ends");
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
mod seen;
mod setup;
mod state;
mod view;

use std::ops::RangeInclusive;

use alcazar_core::{
    Chances, EventOf, Game, Luck, Seat, SeatMap, SeatSet, SetupError, Standing, Tie, Turn, Viewer,
};

pub use crate::action::Action;
pub use crate::board::{Cell, Cells, City, Direction, Streets};
pub use crate::chance::{Chance, Gifts, Hands};
pub use crate::edition::Edition;
pub use crate::illegal::Illegal;
pub use crate::pieces::{Card, Cards, Culture, Cultures, Shape, Tile, Token, Tokens};
pub use crate::position::{Impossible, OpenPosition, OpenSeat, Position, TokenPlace};
pub use crate::scoring::{Score, token_points};
pub use crate::seen::{Gift, Seen};
pub use crate::setup::Options;
pub use crate::state::{
    CityWay, Discredits, Effect, Ending, Idleness, Letter, Letters, March, Phase, Repair, State,
};
pub use crate::view::View;

impl Game for State {
    const ID: &'static str = "governor";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=6;
    /// The player counts on the box \[R\].
    const RECOMMENDED_PLAYERS: RangeInclusive<usize> = 3..=6;

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
        self.asked()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().asks(seat) {
            self.push_legal(seat, actions);
        }
    }

    fn conceivable_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().asks(seat) {
            self.push_conceivable(seat, actions);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, *action)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        self.check_outcome(chance)
    }

    #[inline]
    fn apply_action(&mut self, seat: Seat, action: &Action) {
        self.do_action(seat, *action);
    }

    #[inline]
    fn apply_chance(&mut self, chance: &Chance) {
        self.do_chance(chance);
    }

    fn chances(&self) -> Chances<Chance> {
        self.outcomes()
    }

    #[inline]
    fn sample_chance(&self, luck: &mut impl Luck) -> Chance {
        self.sample(luck)
    }

    fn stream(&self) -> &'static str {
        self.stream_name()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn redact(&self, event: &EventOf<Self>, viewer: Viewer) -> Option<Seen> {
        Some(self.seen_by(event, viewer))
    }

    fn determinize(view: &View, luck: &mut impl Luck) -> Self {
        view.possible_state(luck)
    }

    fn standing(&self) -> Standing {
        self.score()
    }

    fn tie(&self, among: SeatSet) -> Option<Tie> {
        self.tie_among(among, &SeatMap::from_fn(self.players(), |seat| self.points(seat)))
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<Self, Vec<Impossible>> {
        position.to_state()
    }

    /// An action can be taken back while the same seat is still asked. Hidden information is only revealed
    /// by a chance event, and then chance is asked next instead of the seat.
    fn can_take_back(&self, seat: Seat, action: &Action) -> bool {
        let mut after = self.clone();
        after.apply_action(seat, action);
        after.turn().asks(seat)
    }

    /// Passing or choosing in secret changes nothing for the other seats that are asked at the same time.
    fn unaffected(&self, seat: Seat, action: &Action) -> SeatSet {
        match action {
            Action::Pass | Action::PassTurn | Action::Give(_) => self.open.waiting.without(seat),
            _ => SeatSet::EMPTY,
        }
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.position().fmt(f)
    }
}
