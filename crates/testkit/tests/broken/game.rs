//! The trade skeleton with a flaw: the flaw overrides some of its methods.

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use alcazar_core::{
    ApplyError, Chances, Event, EventOf, Game, Luck, Seat, SeatSet, SetupError, Standing, Tie, Turn, Viewer,
};
use alcazar_testkit::skeletons::trade::{
    Action, Dealt, Illegal, ImpossiblePosition, Position, Seen, State, View,
};

/// What is wrong with a game.
pub(crate) trait Flaw: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    fn turn(state: &State) -> Turn {
        state.turn()
    }
    fn legal_actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        state.legal_actions(seat, actions);
        actions.retain(|action| Self::check(state, seat, action).is_ok());
    }
    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        state.check(seat, action)
    }
    fn apply_action(state: &mut State, seat: Seat, action: &Action) {
        state.apply_action(seat, action);
    }
    fn rejected(_: &mut State, error: ApplyError<Illegal>) -> Result<(), ApplyError<Illegal>> {
        Err(error)
    }
    fn chances(state: &State) -> Chances<Dealt> {
        state.chances()
    }
    fn sample_chance(state: &State, luck: &mut impl Luck) -> Dealt {
        state.sample_chance(luck)
    }
    fn view(state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }
    fn redact(state: &State, event: &EventOf<State>, viewer: Viewer) -> Option<Seen> {
        state.redact(event, viewer)
    }
    fn determinize(view: &View, luck: &mut impl Luck) -> State {
        State::determinize(view, luck)
    }
    fn standing(state: &State) -> Standing {
        state.standing()
    }
    fn tie(state: &State, among: SeatSet) -> Option<Tie> {
        state.tie(among)
    }
    fn from_position(position: &Position) -> Result<State, Vec<ImpossiblePosition>> {
        State::from_position(position)
    }
    fn can_take_back(state: &State, seat: Seat, action: &Action) -> bool {
        state.can_take_back(seat, action)
    }
    fn unaffected(state: &State, seat: Seat, action: &Action) -> SeatSet {
        state.unaffected(seat, action)
    }
}

/// The trade with this flaw.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Broken<F>(pub(crate) State, PhantomData<F>);

impl<F: Flaw> Game for Broken<F> {
    const ID: &'static str = "broken";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<usize> = State::PLAYERS;

    type Options = ();
    type Action = Action;
    type Chance = Dealt;
    type Illegal = Illegal;
    type Impossible = ImpossiblePosition;
    type Seen = Seen;
    type View = View;
    type Position = Position;

    fn setup(players: usize, options: &()) -> Result<Self, SetupError> {
        State::setup(players, options).map(|state| Self(state, PhantomData))
    }
    fn players(&self) -> usize {
        self.0.players()
    }
    fn turn(&self) -> Turn {
        F::turn(&self.0)
    }
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        F::legal_actions(&self.0, seat, actions);
    }
    fn conceivable_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.0.conceivable_actions(seat, actions);
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        F::check(&self.0, seat, action)
    }
    fn check_chance(&self, chance: &Dealt) -> Result<(), Illegal> {
        self.0.check_chance(chance)
    }
    fn apply_action(&mut self, seat: Seat, action: &Action) {
        F::apply_action(&mut self.0, seat, action);
    }
    fn apply_chance(&mut self, chance: &Dealt) {
        self.0.apply_chance(chance);
    }
    fn chances(&self) -> Chances<Dealt> {
        F::chances(&self.0)
    }
    fn sample_chance(&self, luck: &mut impl Luck) -> Dealt {
        F::sample_chance(&self.0, luck)
    }
    fn stream(&self) -> &'static str {
        self.0.stream()
    }
    fn view(&self, viewer: Viewer) -> View {
        F::view(&self.0, viewer)
    }
    fn viewer(view: &View) -> Viewer {
        view.viewer
    }
    fn redact(&self, event: &EventOf<Self>, viewer: Viewer) -> Option<Seen> {
        F::redact(&self.0, event, viewer)
    }
    fn determinize(view: &View, luck: &mut impl Luck) -> Self {
        Self(F::determinize(view, luck), PhantomData)
    }
    fn standing(&self) -> Standing {
        F::standing(&self.0)
    }

    fn tie(&self, among: SeatSet) -> Option<Tie> {
        F::tie(&self.0, among)
    }
    fn position(&self) -> Position {
        self.0.position()
    }
    fn from_position(position: &Position) -> Result<Self, Vec<ImpossiblePosition>> {
        F::from_position(position).map(|state| Self(state, PhantomData))
    }
    fn can_take_back(&self, seat: Seat, action: &Action) -> bool {
        F::can_take_back(&self.0, seat, action)
    }
    fn unaffected(&self, seat: Seat, action: &Action) -> SeatSet {
        F::unaffected(&self.0, seat, action)
    }
    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), ApplyError<Illegal>> {
        match (self.turn(), event) {
            (Turn::Chance, Event::Chance(chance)) if self.check_chance(chance).is_ok() => {
                self.apply_chance(chance);
            }
            (Turn::Seats(asked), Event::Move { seat, action })
                if asked.contains(*seat) && self.check(*seat, action).is_ok() =>
            {
                self.apply_action(*seat, action);
            }
            _ => {
                let error = self.0.clone().apply(event).err().unwrap_or(ApplyError::Illegal(Illegal::NotNow));
                return F::rejected(&mut self.0, error);
            }
        }
        Ok(())
    }
}
