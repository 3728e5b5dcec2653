//! Guided first games: a prepared deal, and a list of notes, each of which is shown when its subject comes
//! up.
//!
//! A lesson is a game like any other. Which notes are shown follows from what the learner has seen, so
//! nothing else needs to be stored: a lesson that is reopened, or a move that is undone, leads to the same
//! notes. The texts are the messages `lesson-<game>-<note>`, with the titles `lesson-<game>-<note>-title`.
//!
//! The learner is free to do anything. Bots play the opponents, and chance follows from a fixed seed. A
//! learner who does what a bot suggests ([`ADVISER`]) is shown all notes; a test plays every lesson this way.
//! If a note teaches an action, the bot suggests only actions of that kind along with it ([`suggestible`]).

mod governor;
mod toledo;
mod tyros;

use alcazar_bots::{Expert, Level};
use alcazar_core::{Game, Seat, Viewer};
use alcazar_table::{Draw, Seed};

/// The level of the opponents.
pub const OPPONENTS: Level = Level::Apprentice;

/// The level of the bot that makes suggestions to the learner.
pub const ADVISER: Level = Level::Adept;

/// The seed of the adviser: the same question gets the same answer.
pub const ADVISER_SEED: u64 = 0;

/// The seat of the learner.
pub const LEARNER: Seat = Seat::A;

/// The guided first game of a game. A game that does not list `lesson` in the registry has none.
pub trait Lesson: Expert {
    /// The deal of the guided first game, if there is one.
    fn deal() -> Option<Deal<Self::Options>> {
        None
    }

    /// The notes, in the order in which they are shown if several come up at once.
    fn notes() -> &'static [Note<Self>] {
        &[]
    }

    /// Whether this action may be suggested to a learner.
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

/// How a lesson is set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal<O> {
    /// The number of players.
    pub players: usize,
    /// The options of the game.
    pub options: O,
    /// Determines all outcomes of chance.
    pub seed: Seed,
}

/// An explanation that is shown once.
#[derive(Debug)]
pub struct Note<G: Game> {
    /// Its name.
    pub name: &'static str,
    /// The rule with the details.
    pub rule: &'static str,
    /// The plate of the rules page that illustrates it.
    pub plate: Option<&'static str>,
    /// Whether it is time to show it.
    pub when: fn(&Glimpse<'_, G>) -> bool,
    /// The kind of action it teaches: one is suggested along with it. If the learner has to decide and no
    /// such action is legal, the note waits.
    pub example: Option<fn(&G::Action) -> bool>,
}

impl<G: Game> Note<G> {
    /// The same note with this example.
    const fn teaching(mut self, is_example: fn(&G::Action) -> bool) -> Self {
        self.example = Some(is_example);
        self
    }
}

/// One moment as the learner sees it.
#[derive(Debug)]
pub struct Glimpse<'a, G: Game> {
    /// What has just happened; `None` at the start.
    pub seen: Option<&'a G::Seen>,
    /// The learner's view.
    pub view: &'a G::View,
    /// Whether the learner has to decide.
    pub is_asked: bool,
}

impl<G: Lesson> Glimpse<'_, G> {
    /// Whether a note with this example can be shown: if the learner has to decide, only if such an action is
    /// legal.
    fn allows(&self, example: Option<fn(&G::Action) -> bool>) -> bool {
        example.is_none_or(|is_example| !self.is_asked || self.legal().iter().any(is_example))
    }

    /// The learner's legal actions. They follow from the view alone, so any state that matches it will do.
    fn legal(&self) -> Vec<G::Action> {
        let state = G::determinize(self.view, &mut Draw::new(&seed(0), &[], "lesson", 0));
        let mut actions = Vec::new();
        state.legal_actions(LEARNER, &mut actions);
        actions
    }
}

/// A note that has been shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownNote {
    /// Its index in [`Lesson::notes`].
    pub note: usize,
    /// The number of events that the learner had seen by then.
    pub moment: usize,
}

/// The notes that have been shown after these moments, which begin at the start of the game.
pub fn shown_notes<'a, G: Lesson>(moments: impl IntoIterator<Item = Glimpse<'a, G>>) -> Vec<ShownNote> {
    let notes = G::notes();
    let mut shown: Vec<ShownNote> = Vec::new();
    for (moment, glimpse) in moments.into_iter().enumerate() {
        for (note, Note { when, example, .. }) in notes.iter().enumerate() {
            if !shown.iter().any(|shown| shown.note == note) && when(&glimpse) && glimpse.allows(*example) {
                shown.push(ShownNote { note, moment });
            }
        }
        if shown.len() == notes.len() {
            break;
        }
    }
    shown
}

/// The legal actions that may be suggested along with a new note: those that it teaches, if any is legal.
pub fn suggestible<G: Lesson>(note: Option<&Note<G>>, legal: &[G::Action]) -> Vec<G::Action> {
    let suggestible = legal.iter().copied().filter(G::is_suggestible);
    let examples: Vec<G::Action> = match note.and_then(|note| note.example) {
        Some(is_example) => suggestible.clone().filter(is_example).collect(),
        None => Vec::new(),
    };
    if examples.is_empty() { suggestible.collect() } else { examples }
}

/// The seed of a bot's decision, derived from the seed of the table, so that a reopened game continues in the
/// same way.
pub fn bot_seed(seed: &Seed, seat: Seat, ask: u32) -> u64 {
    Draw::new(seed, &[], &format!("bot {seat}"), u64::from(ask)).below_u64(u64::MAX)
}

/// The learner as a viewer.
pub const VIEWER: Viewer = Viewer::Seat(LEARNER);

/// A seed made of a single number.
const fn seed(number: u16) -> Seed {
    let mut bytes = [0; 32];
    [bytes[30], bytes[31]] = number.to_be_bytes();
    Seed(bytes)
}
