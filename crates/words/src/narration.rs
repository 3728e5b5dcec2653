//! What happened, told: one line for each action in a log, and one sentence for each turn.
//!
//! Both are made from the events as one viewer sees them, and from that viewer's views, so they can't tell
//! more than the viewer may know.

use std::marker::PhantomData;

use alcazar_core::{Game, Seat, Viewer};

use crate::{Argument, Phrase, Speak, Words};

/// An event as one viewer sees it, with what they knew before and after it.
#[derive(Debug)]
pub struct Happening<'a, G: Game> {
    /// What happened.
    pub seen: &'a G::Seen,
    /// What the viewer knew before.
    pub before: &'a G::View,
    /// What the viewer knows now.
    pub after: &'a G::View,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "deriving would require `G: Copy`")]
impl<G: Game> Clone for Happening<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Happening<'_, G> {}

impl Words {
    /// One action with everything that followed from it, as a line of the log; see [`Speak::line`].
    pub fn line<G: Speak>(&self, events: &[Happening<'_, G>], viewer: Viewer) -> String {
        self.say(&G::line(events, viewer))
    }

    /// A turn so far, in one sentence; see [`Speak::narrate`].
    pub fn narrate<G: Speak>(&self, events: &[Happening<'_, G>], viewer: Viewer) -> String {
        self.say(&G::narrate(events, viewer))
    }
}

/// The sentences of events, one after another. Events that are told in the same words are told once, with
/// their number.
pub(crate) fn sentences<G: Speak>(events: &[Happening<'_, G>], viewer: Viewer) -> Phrase {
    let mut runs: Vec<(Phrase, i32)> = Vec::new();
    for event in events {
        let phrase = G::event(event.seen, viewer);
        match runs.last_mut() {
            Some((last, count)) if *last == phrase => *count += 1,
            _ => runs.push((phrase, 1)),
        }
    }
    let run = |(phrase, count): (Phrase, i32)| match count {
        1 => phrase,
        _ => Phrase::new("told-times").with("sentence", phrase).with("count", count),
    };
    joined(runs.into_iter().map(run).collect())
}

/// Sentences one after another.
pub(crate) fn joined(sentences: Vec<Phrase>) -> Phrase {
    let mut sentences = sentences.into_iter().rev();
    let last = sentences.next().unwrap_or_else(|| Phrase::text(""));
    sentences.fold(last, |rest, first| Phrase::new("told-next").with("first", first).with("rest", rest))
}

/// A turn that one player takes is told by `tell`; what belongs to all is told by its last event, the
/// sentence about which is made by `common`. The viewer's own turn is told line by line.
pub(crate) fn of_turn<G: Speak>(
    events: &[Happening<'_, G>],
    viewer: Viewer,
    tell: impl FnOnce(Seat) -> Option<Phrase>,
    common: impl FnOnce(&G::Seen) -> Option<Phrase>,
) -> Phrase {
    match events.first().map(G::turn_of) {
        Some(Some(seat)) if !viewer.is(seat) => tell(seat).unwrap_or_else(|| lines(events, viewer)),
        Some(None) => events.last().map_or_else(
            || Phrase::text(""),
            |last| common(last.seen).unwrap_or_else(|| G::event(last.seen, viewer)),
        ),
        _ => lines(events, viewer),
    }
}

/// The lines of a whole turn, for games that do not narrate, and for the viewer's own turn.
pub(crate) fn lines<G: Speak>(events: &[Happening<'_, G>], viewer: Viewer) -> Phrase {
    let mut lines = Vec::new();
    let mut rest = events;
    while !rest.is_empty() {
        let (line, others) = rest.split_at(line_length::<G, _>(rest, |event| event.seen));
        lines.push(G::line(line, viewer));
        rest = others;
    }
    joined(lines)
}

/// How many events the first line of a log has.
pub fn line_length<G: Speak, E>(events: &[E], seen: impl Fn(&E) -> &G::Seen) -> usize {
    let completed = events.windows(2).take_while(|pair| G::completes(seen(&pair[1]), seen(&pair[0])));
    (1 + completed.count()).min(events.len())
}

/// A telling under way: what each seat does is a list of clauses, which become one sentence.
pub(crate) struct Telling<G> {
    sentences: Vec<Sentence>,
    game: PhantomData<G>,
}

enum Sentence {
    /// What a seat does: “takes two cards”, “ends the turn”.
    Clauses(Seat, Vec<Phrase>),
    /// A sentence of its own.
    Whole(Phrase),
}

impl<G: Speak> Telling<G> {
    pub(crate) fn new() -> Self {
        Self { sentences: Vec::new(), game: PhantomData }
    }

    /// The clauses of this seat's present sentence.
    pub(crate) fn of(&mut self, seat: Seat) -> &mut Vec<Phrase> {
        if !matches!(self.sentences.last(), Some(Sentence::Clauses(last, _)) if *last == seat) {
            self.sentences.push(Sentence::Clauses(seat, Vec::new()));
        }
        match self.sentences.last_mut() {
            Some(Sentence::Clauses(_, clauses)) => clauses,
            _ => unreachable!("the last sentence has clauses"),
        }
    }

    /// Adds a sentence of its own.
    pub(crate) fn sentence(&mut self, sentence: Phrase) {
        self.sentences.push(Sentence::Whole(sentence));
    }

    /// The whole, if anything was told.
    pub(crate) fn finish(self) -> Option<Phrase> {
        let sentence = |sentence| match sentence {
            Sentence::Whole(whole) => Some(whole),
            Sentence::Clauses(_, clauses) if clauses.is_empty() => None,
            Sentence::Clauses(seat, clauses) => {
                Some(Phrase::new("told").with("who", G::seat(seat)).with("what", Argument::All(clauses)))
            }
        };
        let sentences: Vec<Phrase> = self.sentences.into_iter().filter_map(sentence).collect();
        (!sentences.is_empty()).then(|| joined(sentences))
    }
}
