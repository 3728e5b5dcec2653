//! Guided first games: a prepared deal, and a list of notes, each of which is told when what it explains
//! comes up.
//!
//! A lesson is a game like any other. What the learner has been told follows from what he has seen, so
//! nothing else needs to be kept: a lesson that is left and opened again, or a move that is taken back, ends
//! up with the same notes. The words are messages called `lesson-<game>-<note>`, with a title in
//! `lesson-<game>-<note>-title`.
//!
//! Nothing is forced. The others are played by bots, chance by a fixed seed, and to whoever does what a bot
//! suggests ([`ADVISER`]) all notes are told; a test plays every lesson so. A note that teaches something to
//! do comes with an example of just that: the bot chooses among such actions only ([`suggestible`]).

mod governor;
mod toledo;
mod tyros;

use alcazar_bots::{Expert, Level};
use alcazar_core::{Game, Seat, Viewer};
use alcazar_table::{Draw, Seed};

/// Who plays the others: somebody who overlooks much.
pub const OTHERS: Level = Level::Apprentice;

/// Who suggests what the learner might do.
pub const ADVISER: Level = Level::Adept;

/// The luck of whoever suggests something: the same question gets the same answer.
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

    /// Whether this may be suggested to somebody who learns the game.
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

/// What a lesson begins with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal<O> {
    /// How many play.
    pub players: usize,
    /// What is chosen before the game.
    pub options: O,
    /// What everything that chance decides follows from.
    pub seed: Seed,
}

/// Something that is told once.
#[derive(Debug)]
pub struct Note<G: Game> {
    /// Its name.
    pub name: &'static str,
    /// The rule that says more.
    pub rule: &'static str,
    /// The plate of the rules that shows what it speaks of.
    pub plate: Option<&'static str>,
    /// Whether it is time to tell it.
    pub when: fn(&Glimpse<'_, G>) -> bool,
    /// What it teaches to do: an action of this kind is suggested along with it. If the learner is asked and
    /// can do no such thing, it waits.
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
    /// What has just happened; nothing at the very start.
    pub seen: Option<&'a G::Seen>,
    /// What he knows.
    pub view: &'a G::View,
    /// Whether he is asked.
    pub is_asked: bool,
}

impl<G: Lesson> Glimpse<'_, G> {
    /// Whether a note with this example can be told: at the learner's question only if they can follow it.
    fn allows(&self, example: Option<fn(&G::Action) -> bool>) -> bool {
        example.is_none_or(|is_example| !self.is_asked || self.legal().iter().any(is_example))
    }

    /// What the learner may do now. That follows from the view alone, so any state behind it will do.
    fn legal(&self) -> Vec<G::Action> {
        let state = G::determinize(self.view, &mut Draw::new(&seed(0), &[], "lesson", 0));
        let mut actions = Vec::new();
        state.legal_actions(LEARNER, &mut actions);
        actions
    }
}

/// A note that has been told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told {
    /// Which, in the order of [`Lesson::notes`].
    pub note: usize,
    /// After how many of the things that the learner saw.
    pub moment: usize,
}

/// What has been told after all of these moments, from the start of the game on.
pub fn told<'a, G: Lesson>(moments: impl IntoIterator<Item = Glimpse<'a, G>>) -> Vec<Told> {
    let notes = G::notes();
    let mut told: Vec<Told> = Vec::new();
    for (moment, glimpse) in moments.into_iter().enumerate() {
        for (note, Note { when, example, .. }) in notes.iter().enumerate() {
            if !told.iter().any(|told| told.note == note) && when(&glimpse) && glimpse.allows(*example) {
                told.push(Told { note, moment });
            }
        }
        if told.len() == notes.len() {
            break;
        }
    }
    told
}

/// What may be suggested, of all that is legal, while this note is new to the learner: what it teaches, if
/// that can be done now.
pub fn suggestible<G: Lesson>(note: Option<&Note<G>>, legal: &[G::Action]) -> Vec<G::Action> {
    let suggestible = legal.iter().copied().filter(G::is_suggestible);
    let examples: Vec<G::Action> = match note.and_then(|note| note.example) {
        Some(is_example) => suggestible.clone().filter(is_example).collect(),
        None => Vec::new(),
    };
    if examples.is_empty() { suggestible.collect() } else { examples }
}

/// The luck of a bot at a table with this seed, so that a game that is opened again goes on as it would have.
pub fn bot_luck(seed: &Seed, seat: Seat, ask: u32) -> u64 {
    Draw::new(seed, &[], &format!("bot {seat}"), u64::from(ask)).below_u64(u64::MAX)
}

/// The learner as a viewer.
pub const VIEWER: Viewer = Viewer::Seat(LEARNER);

/// A seed for lessons: one number, and nothing else.
const fn seed(number: u16) -> Seed {
    let mut bytes = [0; 32];
    [bytes[30], bytes[31]] = number.to_be_bytes();
    Seed(bytes)
}
