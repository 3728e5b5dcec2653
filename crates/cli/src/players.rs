//! Bots at the terminal.

use alcazar_bots::{Bot, Budget, Expert, Level, Question};
use alcazar_core::{Luck, Seat};
use alcazar_table::Draw;

/// The bot that plays unless another is chosen.
pub(crate) const DEFAULT_BOT: &str = Level::Master.slug();

/// The budget of a bot's decision: about 200 ms. It is in nodes rather than time, so that a resumed game
/// continues in the same way.
const BUDGET: Budget = Budget::Nodes(250_000);

/// Chooses for a seat, from the view of that seat alone.
pub(crate) struct Player<G: Expert> {
    level: Level,
    bot: Box<dyn Bot<G>>,
}

impl<G: Expert> Player<G> {
    /// One of the legal actions. The draw is derived from the question, so that the same question gets the
    /// same answer.
    pub(crate) fn choose(
        &self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        luck: &mut Draw,
    ) -> Option<G::Action> {
        if self.level == Level::Random {
            // Drawn directly, as in earlier versions, so that saved games continue in the same way.
            return luck.pick(legal).copied();
        }
        let question = Question::new(seat, view, legal, BUDGET, luck.below_u64(u64::MAX));
        self.bot.choose(&question).map(|choice| choice.action)
    }
}

/// The name in files of the bot of this kind, if there is one.
pub(crate) fn bot_slug(kind: &str) -> Option<&'static str> {
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
