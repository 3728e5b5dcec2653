//! Cuenca: a small game of secret simultaneous bids.
//!
//! The numbered rules are in `i18n/en/rules.md`, and code and tests cite them (`C2.3`).
//!
//! ```
//! use alcazar_core::{Event, Game, Seat, Turn};
//! use cuenca::{Options, State};
//!
//! let mut state = State::setup(2, &Options::default())?;
//! state.apply(&Event::Chance("prize 6".parse()?))?;
//! state.apply(&Event::Move { seat: Seat::A, action: "bid 5".parse()? })?;
//! state.apply(&Event::Move { seat: Seat::B, action: "bid 2".parse()? })?;
//! assert_eq!(state.turn(), Turn::Chance);
//! assert_eq!(state.standing().scores[Seat::A], 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod notation;
mod pieces;
mod position;
mod state;
mod view;

use alcazar_core::{
    Chances, EventOf, Game, Luck, Seat, SeatMap, SeatSet, SetupError, Standing, Tie, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

pub use crate::notation::{Action, Chance};
pub use crate::pieces::{Card, Cards};
pub use crate::position::{Impossible, Position, SeatPosition};
pub use crate::state::{Illegal, State};
pub use crate::view::{SeatView, Seen, View};

/// What a table can choose before the game: nothing yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Game for State {
    const ID: &'static str = "cuenca";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Illegal = Illegal;
    type Impossible = Impossible;
    type Seen = Seen;
    type View = View;
    type Position = Position;

    fn setup(players: usize, _: &Options) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(players)?;
        Ok(Self::new(players))
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn turn(&self) -> Turn {
        match self.prize {
            Some(_) => Turn::Seats(self.waiting()),
            None if self.prizes.is_empty() => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().asks(seat) {
            actions.extend(self.hands[seat.index()].iter().map(Action::Bid));
        }
    }

    fn conceivable_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().asks(seat) {
            actions.extend(Cards::ALL.iter().map(Action::Bid));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, *action)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        self.check_prize(*chance)
    }

    fn apply_action(&mut self, seat: Seat, action: &Action) {
        let Action::Bid(card) = *action;
        self.bid(seat, card);
    }

    fn apply_chance(&mut self, chance: &Chance) {
        let Chance::Prize(prize) = *chance;
        self.turn_over(prize);
    }

    fn chances(&self) -> Chances<Chance> {
        Chances::Weighted(self.prizes.iter().map(|prize| (Chance::Prize(prize), 1)).collect())
    }

    fn sample_chance(&self, luck: &mut impl Luck) -> Chance {
        let left: Vec<Card> = self.prizes.iter().collect();
        Chance::Prize(*luck.pick(&left).expect("a prize is left while chance decides"))
    }

    fn stream(&self) -> &'static str {
        "prizes"
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
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
        // C3.2
        let keys = SeatMap::from_fn(self.players(), |seat| (self.points(seat), self.won[seat.index()].len()));
        let ending = (self.turn() == Turn::Over).then(|| "last-prize".into());
        let scores = keys.map(|_, (points, _)| *points);
        Standing { ranks: Standing::ranks_by(&keys), scores, ending, tie: self.tie(self.seats()) }
    }

    /// C3.2.
    fn tie(&self, among: SeatSet) -> Option<Tie> {
        let points = SeatMap::from_fn(self.players(), |seat| self.points(seat));
        let tie = (self.turn() == Turn::Over).then(|| Tie::among(among, &points)).flatten()?;
        Some(tie.compare("prizes", |seat| i32::from(self.won[seat.index()].len())))
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<Self, Vec<Impossible>> {
        position.state()
    }

    /// A bid can be taken back until the last one shows them all.
    fn can_take_back(&self, _seat: Seat, _action: &Action) -> bool {
        self.waiting().len() > 1
    }

    /// Nobody sees a bid before the last one, so the others are still asked the same.
    fn unaffected(&self, seat: Seat, _action: &Action) -> SeatSet {
        self.waiting().without(seat)
    }
}
