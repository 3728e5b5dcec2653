//! Who plays the seats that no person plays.

use alcazar_bots::{Bot, Budget, Expert, Level, Question};
use alcazar_core::{Luck, Seat};
use alcazar_table::Draw;

/// The bot that sits down if nobody says which.
pub(crate) const USUAL: &str = Level::Master.slug();

/// How much a bot thinks about a decision: about 200 ms. It is counted in moves, not in time, so that a game that is resumed goes on
/// as it would have.
const BUDGET: Budget = Budget::Nodes(250_000);

/// Somebody who chooses for a seat, knowing what that seat may know and nothing else.
pub(crate) struct Player<G: Expert> {
    level: Level,
    bot: Box<dyn Bot<G>>,
}

impl<G: Expert> Player<G> {
    /// One of the legal actions. The luck belongs to this question: asked again, it is the same.
    pub(crate) fn choose(
        &self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        luck: &mut Draw,
    ) -> Option<G::Action> {
        if self.level == Level::Random {
            // Needs no question: any number will do, and games of old go on as they would have.
            return luck.pick(legal).copied();
        }
        let question = Question::new(seat, view, legal, BUDGET, luck.below_u64(u64::MAX));
        self.bot.choose(&question).map(|choice| choice.action)
    }
}

/// The name of the bot of this kind as it stands in files, if there is one.
pub(crate) fn known(kind: &str) -> Option<&'static str> {
    kind.parse().ok().map(Level::slug)
}

/// The names of all bots.
pub(crate) fn names() -> String {
    Level::ALL.map(Level::slug).join(", ")
}

/// The bot of this kind, if there is one.
pub(crate) fn bot<G: Expert>(kind: &str) -> Option<Player<G>> {
    kind.parse().ok().map(|level: Level| Player { level, bot: level.bot() })
}
