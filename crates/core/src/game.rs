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
/// The type that implements it *is* the state: small, `Clone` without heap allocation, cheap to compare and
/// to hash. A state holds what is open or secret in the game itself, and nothing that tells the future: a
/// face-down pile is a set without an order.
///
/// # What an implementation guarantees
/// The `testkit` checks all of this over thousands of games:
/// - [`legal_actions`](Self::legal_actions) is sorted, without duplicates, not empty for a seat that is
///   asked, empty for all others, and exactly what [`check`](Self::check) accepts.
/// - Which seats are asked ([`turn`](Self::turn)), and everything else that a viewer is sent, depends only on
///   what that viewer may know.
/// - [`determinize`](Self::determinize) gives a state whose view is the view it was made from.
/// - Positions ([`position`](Self::position)), the notation of actions and outcomes of chance, and views as
///   JSON are read as they were written.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The slug of the game in files and addresses.
    const ID: &'static str;
    /// Changes whenever the same log would lead to another state.
    const RULES_VERSION: u32;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The numbers of players that the game was made for.
    const RECOMMENDED_PLAYERS: RangeInclusive<usize> = Self::PLAYERS;

    /// What can be chosen before the game: the edition of the components, variants.
    type Options: Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision of a seat. `Display` and `FromStr` are its notation.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// One outcome of chance. `Display` and `FromStr` are its notation.
    type Chance: Clone + Ord + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// Why an action is illegal.
    type Illegal: Reason;
    /// Why a position can't exist.
    type Impossible: Impossible;
    /// What one viewer sees of one event.
    type Seen: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that one viewer may know, built from nothing rather than by erasing.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A whole state as a documented, readable value.
    type Position: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The state before the first event. What is dealt or drawn by lot at the start comes as chance events.
    ///
    /// # Errors
    /// If the game can't be played by this many, or the options contradict each other.
    fn setup(players: usize, options: &Self::Options) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> usize;

    /// Which seats are asked now, or whether it is chance's turn.
    fn turn(&self) -> Turn;

    /// Replaces the content of `actions` with everything that the seat may do now, sorted: nothing if it is
    /// not asked.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Replaces the content of `actions` with everything that a player at this seat might want to do now,
    /// sorted: at least what is legal, and what is illegal for a reason worth showing.
    fn conceivable_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Checks an action of a seat that is asked.
    ///
    /// # Errors
    /// The reason why it is illegal.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Checks an outcome while [`turn`](Self::turn) is [`Turn::Chance`].
    ///
    /// # Errors
    /// The reason why it is not possible.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Illegal>;

    /// Applies an action that [`check`](Self::check) accepts. Any other action leads to a wrong state or a
    /// panic: this is for playouts, which take their actions from [`legal_actions`](Self::legal_actions).
    fn apply_action(&mut self, seat: Seat, action: &Self::Action);

    /// Applies an outcome that [`check_chance`](Self::check_chance) accepts, also unchecked.
    fn apply_chance(&mut self, chance: &Self::Chance);

    /// The possible outcomes of chance with their weights, if they can be listed.
    fn chances(&self) -> Chances<Self::Chance>;

    /// One outcome of chance, drawn with its probability.
    ///
    /// # Panics
    /// May panic unless [`turn`](Self::turn) is [`Turn::Chance`].
    fn sample_chance(&self, luck: &mut impl Luck) -> Self::Chance;

    /// The name of the pile that the next outcome of chance comes from. Each pile has its own stream of
    /// random numbers, so that two games with the same seed agree wherever their piles do.
    fn stream(&self) -> &'static str;

    /// All that this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whose view this is.
    fn viewer(view: &Self::View) -> Viewer;

    /// What this viewer sees of an event that is about to be applied to this state; `None` if the viewer must
    /// not even know that something happened.
    fn redact(&self, event: &EventOf<Self>, viewer: Viewer) -> Option<Self::Seen>;

    /// A state that is consistent with this view, with everything unknown drawn at random.
    fn determinize(view: &Self::View, luck: &mut impl Luck) -> Self;

    /// Points and ranks: the result if the game is over, otherwise what they would be if it ended now.
    fn standing(&self) -> Standing;

    /// The tie for the first place among these seats in a game that is over, if there is one, with its
    /// tie-breakers. The tie among all seats is part of [`standing`](Self::standing); callers ask for fewer
    /// seats when the others have conceded.
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

    /// Whether the seat may take this move back if nothing else has happened since. It may not if the move
    /// revealed something to the seat or ended its turn. The answer must depend only on what the seat knew
    /// before.
    fn can_take_back(&self, seat: Seat, action: &Self::Action) -> bool;

    /// Whether this action is part of a request to other seats that its author may withdraw as long as not
    /// all of them have answered. Withdrawing takes back the whole request with the answers so far, which
    /// nobody may have learned by then. The answer must depend only on the kind of action.
    fn can_withdraw(&self, _action: &Self::Action) -> bool {
        false
    }

    /// The other seats whose decision is the same after this move, so that answers they gave before they
    /// learned of it are still valid. This is so where several seats choose at the same time without seeing
    /// each other's choices.
    fn unaffected(&self, seat: Seat, action: &Self::Action) -> SeatSet {
        let _ = (seat, action);
        SeatSet::EMPTY
    }

    /// Applies an event after checking it.
    ///
    /// # Errors
    /// If it is not possible now; the state is then unchanged.
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

    /// Samples outcomes of chance until it is a seat's turn or the game is over.
    #[inline]
    fn resolve_chance(&mut self, luck: &mut impl Luck) {
        while self.turn() == Turn::Chance {
            let chance = self.sample_chance(luck);
            self.apply_chance(&chance);
        }
    }
}

/// The possible outcomes of chance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chances<C> {
    /// Every outcome, sorted, with its weight; no weight is 0.
    Weighted(Vec<(C, u32)>),
    /// Too many to list: use [`Game::sample_chance`].
    SampleOnly,
}

/// Why something is illegal: an enum without text. The sentence that people read is made of it in `words`.
pub trait Reason: Clone + Eq + Debug + Display + Serialize + Send + Sync + 'static {
    /// All reasons.
    const ALL: &'static [Self];

    /// The number of the rule that forbids it, like `T4.6`.
    fn rule(&self) -> &'static str;

    /// The name of the reason, like `nothing-there`. It is also the id of its sentence.
    fn slug(&self) -> &'static str;
}

/// Why a position can't exist.
pub trait Impossible: Clone + Eq + Debug + Display + Serialize + Send + Sync + 'static {}

/// Why a game can't be set up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{players} players: this game is for {least} to {most}")]
    Players {
        /// The requested number.
        players: usize,
        /// The minimum.
        least: usize,
        /// The maximum.
        most: usize,
    },
    /// An option has an impossible value.
    #[error("option {option}: {value} is not possible")]
    Option {
        /// The name of the option.
        option: &'static str,
        /// The requested value.
        value: String,
    },
}

impl SetupError {
    /// Checks the number of players.
    ///
    /// # Errors
    /// If the game can't be played by this many.
    pub fn check_players<G: Game>(players: usize) -> Result<(), Self> {
        if G::PLAYERS.contains(&players) {
            return Ok(());
        }
        Err(Self::Players { players, least: *G::PLAYERS.start(), most: *G::PLAYERS.end() })
    }
}
