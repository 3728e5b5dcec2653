//! What a bot must know about one game.

use alcazar_core::{Game, MAX_SEATS, Seat};

use crate::level::Level;
use crate::search::Settings;
use crate::temperament::Temperament;

/// With which eyes somebody judges a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Insight {
    /// He counts the points on the table, and does not see what things will be good for.
    Points,
    /// He also sees what lies nearest.
    Plain,
    /// He knows all that the expert knows.
    Full,
}

/// A number for each seat; those of empty seats mean nothing.
pub type Points = [f64; MAX_SEATS];

/// The knowledge of one game: an evaluation, and a feeling for moves.
///
/// An expert judges states that a bot has dealt itself, so it may look at every card of them.
pub trait Expert: Game {
    /// A lead of so many points is rarely lost; it sets how sharply points turn into a chance of winning.
    const LEAD: f64;
    /// A wide decision is narrowed to so many of its most appealing actions.
    const WIDTH: usize;

    /// How somebody of this level searches in this game, where that is not as usual.
    fn adapt(level: Level, usual: Settings) -> Settings {
        let _ = level;
        usual
    }

    /// How large a lead is rarely lost from this moment on: when little can still happen, a smaller one is as safe.
    fn lead(&self) -> f64 {
        Self::LEAD
    }

    /// Whether the end has begun, so that what somebody has at the end of his turn is nearly what he will have.
    fn is_ending(&self) -> bool {
        false
    }

    /// Whether the seat on turn may bring the end in this turn, or it has begun; what chance may give it on the way does not count. Whoever
    /// says so of a state, here or in the next question, has turns that never lead back to where they were: they are thought through.
    fn may_end(&self) -> bool {
        false
    }

    /// Whether the seat on turn is so far ahead that it does better to bring the game to its end than to gather more.
    fn makes_for_the_end(&self) -> bool {
        false
    }

    /// What a turn has brought home for a seat that makes for the end.
    fn harvest(&self, seat: Seat) -> f64 {
        self.prospects()[seat.index()]
    }

    /// Whose turn it is, also while others are asked.
    fn active_seats(&self) -> Seat;

    /// The points that each seat can look forward to at the end.
    fn prospects(&self) -> Points;

    /// The same as somebody sees it who looks no further than the next thing to be had. Where the whole is as simple as that, it is the whole.
    fn plain_prospects(&self) -> Points {
        self.prospects()
    }

    /// Adds to `weights`, for each of these actions of a seat, how inviting it looks at a glance: a weight above 0. Cheap, since it is
    /// asked for every decision of a playout; all actions at once, so that what they have in common is looked at once.
    fn appeal(&self, seat: Seat, actions: &[Self::Action], weights: &mut Vec<f64>);

    /// How much more somebody of this temperament likes an action of his than it is worth, in shares of a victory: a few hundredths, or
    /// less than nothing. What costs a whole victory or more is never done while there is anything else.
    fn liking(&self, temperament: Temperament, action: &Self::Action) -> f64 {
        let _ = (temperament, action);
        0.0
    }
}
