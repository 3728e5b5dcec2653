//! The trait that a game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::notation::Unreadable;
use crate::{ApplyError, Event, Luck, Seat, SeatSet, Standing, Tie, Turn, Viewer};

/// The events of a game.
pub type EventOf<G> = Event<<G as Game>::Action, <G as Game>::Chance>;

/// The state of one game and the rules that move it.
///
/// The type that implements it *is* the state: small, `Clone` without heap, compared and hashed
/// cheaply. Everything a state holds is either open or secret in the game itself; nothing in it tells
/// the future (a face-down pile is a set without an order).
///
/// # What an implementation owes
/// `testkit` checks all of this over thousands of games:
/// - [`legal_actions`](Self::legal_actions) is sorted, without repetition, not empty for a seat that is
///   asked, empty for all others, and is exactly what [`check`](Self::check) accepts.
/// - Who is asked ([`turn`](Self::turn)), and everything else a viewer gets, depends only on what that viewer may know.
/// - [`determinize`](Self::determinize) gives a state whose view is the view it was made from.
/// - [`position`](Self::position), the notation of actions and chance outcomes, and serde of views go both ways.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The slug of the game, as it stands in files and addresses.
    const ID: &'static str;
    /// Changes whenever the same log would give another state.
    const RULES_VERSION: u32;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The numbers of players that the game was made for.
    const RECOMMENDED_PLAYERS: RangeInclusive<usize> = Self::PLAYERS;

    /// What a table can choose before the game: the edition of the components, variants.
    type Options: Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision of a seat. `Display` and `FromStr` are its notation.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// One outcome of chance. `Display` and `FromStr` are its notation.
    type Chance: Clone + Ord + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// Why an action is not legal.
    type Illegal: Reason;
    /// Why a position can't exist.
    type Impossible: Impossible;
    /// What one viewer sees of one event.
    type Seen: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that one viewer may know, built up from nothing.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A whole state as a documented, readable value.
    type Position: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The state before anything has happened. Whatever is dealt or drawn by lot at the start comes as
    /// chance events.
    ///
    /// # Errors
    /// If that many can't play, or the options contradict each other.
    fn setup(players: usize, options: &Self::Options) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> usize;

    /// Who decides now.
    fn turn(&self) -> Turn;

    /// Replaces the content of `actions` by all that the seat may do now, sorted. Nothing if it is not asked.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Replaces the content of `actions` by all that somebody at this seat might think of doing now,
    /// sorted: at least what is legal, and what is not but deserves a reason.
    fn conceivable_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether a seat that is asked may do this.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Whether this outcome is possible while [`turn`](Self::turn) is [`Turn::Chance`].
    ///
    /// # Errors
    /// The reason why not.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Illegal>;

    /// Does what [`check`](Self::check) has accepted. Anything else gives a wrong state or a panic:
    /// this is for playouts, which take their actions from [`legal_actions`](Self::legal_actions).
    fn apply_action(&mut self, seat: Seat, action: &Self::Action);

    /// Does what [`check_chance`](Self::check_chance) has accepted; likewise unchecked.
    fn apply_chance(&mut self, chance: &Self::Chance);

    /// What chance may decide now, with weights, as long as that can be listed.
    fn chances(&self) -> Chances<Self::Chance>;

    /// One outcome of chance with its proper likelihood.
    ///
    /// # Panics
    /// May panic unless [`turn`](Self::turn) is [`Turn::Chance`].
    fn sample_chance(&self, luck: &mut impl Luck) -> Self::Chance;

    /// The name of the pile that the next chance outcome comes from. Each has its own stream of
    /// numbers, so that two games with the same seed stay alike where their piles do.
    fn stream(&self) -> &'static str;

    /// All that this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whose view this is.
    fn viewer(view: &Self::View) -> Viewer;

    /// What this viewer sees of an event that is about to happen in this state; `None` if he must not
    /// even know that something happened.
    fn redact(&self, event: &EventOf<Self>, viewer: Viewer) -> Option<Self::Seen>;

    /// A state that could be behind this view, unknown things placed at random.
    fn determinize(view: &Self::View, luck: &mut impl Luck) -> Self;

    /// Points and ranks: the result if the game is over, else what they would be if it ended now.
    fn standing(&self) -> Standing;

    /// The tie for the first place among these seats in a game that is over, if there is one, with what decides it. The tie
    /// among all seats is part of [`standing`](Self::standing); fewer are asked for when the others have conceded.
    fn tie(&self, among: SeatSet) -> Option<Tie> {
        let _ = among;
        None
    }

    /// The whole state as a readable value, secrets included.
    fn position(&self) -> Self::Position;

    /// The state that a position describes.
    ///
    /// # Errors
    /// All reasons why it can't exist.
    fn from_position(position: &Self::Position) -> Result<Self, Vec<Self::Impossible>>;

    /// Whether the seat may take this move back as long as nothing else has happened since. Not if it
    /// showed him something that was hidden or ended his turn. Must depend on what he knew before.
    fn can_take_back(&self, seat: Seat, action: &Self::Action) -> bool;

    /// The other seats whose question is still the same after this move: their answers, given before they heard of
    /// it, stand. So it is where several choose at the same time without seeing each other's choice.
    fn unaffected(&self, seat: Seat, action: &Self::Action) -> SeatSet {
        let _ = (seat, action);
        SeatSet::EMPTY
    }

    /// Applies an event after checking it.
    ///
    /// # Errors
    /// If it can't happen now; the state is then as it was.
    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), ApplyError<Self::Illegal>> {
        match (self.turn(), event) {
            (Turn::Over, _) => Err(ApplyError::Over),
            (Turn::Chance, Event::Move { .. }) => Err(ApplyError::ChanceAwaited),
            (Turn::Seats(_), Event::Chance(_)) => Err(ApplyError::MoveAwaited),
            (Turn::Chance, Event::Chance(chance)) => {
                self.check_chance(chance).map_err(ApplyError::Illegal)?;
                self.apply_chance(chance);
                Ok(())
            }
            (Turn::Seats(asked), Event::Move { seat, action }) => {
                if !asked.contains(*seat) {
                    return Err(ApplyError::NotAsked(*seat));
                }
                self.check(*seat, action).map_err(ApplyError::Illegal)?;
                self.apply_action(*seat, action);
                Ok(())
            }
        }
    }

    /// Lets chance decide until it is a seat's turn or the game is over.
    #[inline]
    fn resolve_chance(&mut self, luck: &mut impl Luck) {
        while self.turn() == Turn::Chance {
            let chance = self.sample_chance(luck);
            self.apply_chance(&chance);
        }
    }
}

/// What chance may decide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chances<C> {
    /// Every outcome, sorted, with its weight; no weight is 0.
    Weighted(Vec<(C, u32)>),
    /// Too many to list: take [`Game::sample_chance`].
    SampleOnly,
}

/// Why something is illegal or impossible: an enum without words. What people read is made of it in `words`.
pub trait Reason: Clone + Eq + Debug + Display + Serialize + Send + Sync + 'static {
    /// All reasons.
    const ALL: &'static [Self];

    /// The number of the rule that says so, like `T4.6`.
    fn rule(&self) -> &'static str;

    /// The name of the reason, like `nothing-there`. It is also the id of its sentence.
    fn slug(&self) -> &'static str;
}

/// Why a position can't exist.
pub trait Impossible: Clone + Eq + Debug + Display + Serialize + Send + Sync + 'static {}

/// Why a game can't begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetupError {
    /// Too few or too many.
    #[error("{players} players: this game is for {least} to {most}")]
    Players {
        /// How many were asked for.
        players: usize,
        /// The fewest possible.
        least: usize,
        /// The most possible.
        most: usize,
    },
    /// An option has a value that it can't have.
    #[error("option {option}: {value} is not possible")]
    Option {
        /// The name of the option.
        option: &'static str,
        /// What was asked for.
        value: String,
    },
}

impl SetupError {
    /// Checks the number of players.
    ///
    /// # Errors
    /// If so many can't play this game.
    pub fn check_players<G: Game>(players: usize) -> Result<(), Self> {
        if G::PLAYERS.contains(&players) {
            return Ok(());
        }
        Err(Self::Players { players, least: *G::PLAYERS.start(), most: *G::PLAYERS.end() })
    }
}
