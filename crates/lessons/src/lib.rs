//! Lessons and exercises: prepared games in which a learner is asked for one thing at a time.
//!
//! A **lesson** is one game whose moves and outcomes of chance are written down, divided into scenes
//! ([`Script`]). In each scene the others do what the script says, and then the learner is asked for one
//! action; any other is answered with a kind word and changes nothing. [`Walk`] leads through it. At the end
//! the table goes on as an ordinary game.
//!
//! An **exercise** is a position and a question ([`Exercise`]). The learner plays freely within the turn, and
//! a predicate over the rules' own state judges what they did. [`Trial`] leads through it.
//!
//! The scripts are text files in `scripts/`, written in the notation of the game; `script.rs` describes their
//! format. The words are messages: `web-lesson-<game>-<scene>` and `web-exercise-<game>-<exercise>`.

mod exercise;
mod format;
mod governor;
mod script;
mod toledo;
mod tyros;
mod walk;

use alcazar_bots::{Expert, Level};
use alcazar_core::{Seat, Viewer};
use alcazar_table::{Draw, Player, Seed, Stamp, Table, TableErrorOf};

pub use exercise::{Attempt, Exercise, ExerciseScript, Trial, Verdict, read_exercises};
pub use format::ScriptError;
pub use script::{Answer, Beat, Scene, Script};
pub use walk::Walk;

/// The level of the opponents of a game that is played on after a lesson.
pub const OPPONENTS: Level = Level::Apprentice;

/// The level of the bot that makes suggestions.
pub const ADVISER: Level = Level::Adept;

/// The seed of the adviser: the same question gets the same answer.
pub const ADVISER_SEED: u64 = 0;

/// The seat of the learner.
pub const LEARNER: Seat = Seat::A;

/// The learner as a viewer.
pub const VIEWER: Viewer = Viewer::Seat(LEARNER);

/// What a game teaches. A game that does not list `lesson` in the registry has neither lesson nor exercises.
pub trait Lesson: Expert {
    /// The script of the lesson.
    const SCRIPT: &'static str = "";

    /// The scripts of the exercises.
    const EXERCISES: &'static str = "";

    /// The exercises, in the order in which they are offered.
    fn exercises() -> &'static [Exercise<Self>] {
        &[]
    }

    /// Whether this action may be suggested to a player who asks for a good move.
    fn is_suggestible(action: &Self::Action) -> bool {
        let _ = action;
        true
    }
}

/// Implements [`Lesson`] for a game that does not list `lesson` in the registry.
macro_rules! derive_lesson {
    ($state:ty, [lesson $($other:ident)*]) => {};
    ($state:ty, [$first:ident $($other:ident)*]) => { derive_lesson! { $state, [$($other)*] } };
    ($state:ty, []) => {
        impl Lesson for $state {}
    };
}

alcazar_catalog::for_each_game!(derive_lesson);

/// What leads a learner through a prepared game: a [`Walk`] or a [`Trial`]. Whoever shows it plays
/// [`next_move`](Self::next_move) until there is none, and submits what the learner chooses.
pub trait Guided<G: Lesson> {
    /// The table.
    fn table(&self) -> &Table<G>;

    /// Whether the learner may act now.
    fn is_asking(&self) -> bool;

    /// The next move that happens by itself: an opponent's, or one that the script plays for the learner.
    fn next_move(&self) -> Option<(Seat, G::Action)>;

    /// Plays [`next_move`](Self::next_move).
    fn play_next(&mut self);

    /// The learner chooses this action.
    ///
    /// # Errors
    /// If it is not accepted; the table is then unchanged.
    fn choose(&mut self, action: G::Action, stamp: Stamp) -> Result<(), Refusal<G>>;

    /// How many of the learner's last actions can be taken back.
    fn takebacks(&self) -> usize;

    /// Takes back this many of the learner's last actions.
    ///
    /// # Errors
    /// If fewer can be taken back.
    fn take_back(&mut self, moves: usize, stamp: Stamp) -> Result<(), Refusal<G>>;
}

/// Why a learner's action is not accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal<G: Lesson> {
    /// It is legal, but something else is asked for; the name of the answer, or none for the general one.
    NotAsked(Option<&'static str>),
    /// The table rejects it.
    Rejected(TableErrorOf<G>),
}

/// The seed of a bot's decision, derived from the seed of the table, so that a reopened game continues in the
/// same way.
pub fn bot_seed(seed: &Seed, seat: Seat, ask: u32) -> u64 {
    Draw::new(seed, &[], &format!("bot {seat}"), u64::from(ask)).below_u64(u64::MAX)
}

/// What chance does once a script has nothing to say about it.
const SEED: Seed = Seed([0; 32]);

/// Players with these names: the learner and the opponents, who are bots if the game is played on.
fn players(names: &[String], count: usize) -> Vec<Player> {
    let name = |index: usize| names.get(index).cloned().unwrap_or_else(|| format!("Player {}", index + 1));
    let player = |index: usize| match index {
        0 => Player::person(name(index)),
        _ => Player::bot(name(index), OPPONENTS.slug()),
    };
    (0..count).map(player).collect()
}
