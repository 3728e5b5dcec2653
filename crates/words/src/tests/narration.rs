//! Narration: every turn of random games is told, in every language, and tells a viewer no more than the log.

use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Event, Game as _, Luck, Seat, Turn, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::{Happening, Language, Phrase, Speak, Words, line_length};

/// What one viewer is told of one game.
pub(super) struct Told {
    pub(super) viewer: Viewer,
    /// The lines of the log, each with the number of its events.
    pub(super) lines: Vec<(Phrase, usize)>,
    pub(super) turns: Vec<ToldTurn>,
}

/// What one viewer is told of one turn.
pub(super) struct ToldTurn {
    pub(super) seat: Option<Seat>,
    /// The narration after each event.
    pub(super) growing: Vec<Phrase>,
    /// The sentence of each event in the log.
    pub(super) events: Vec<Phrase>,
}

/// Plays random games and tells them to every viewer.
pub(super) fn play<G: Speak>(games: u64, options: &G::Options) -> Vec<Told> {
    (0..games).flat_map(|seed| play_one::<G>(seed, options)).collect()
}

type Memory<G> = Vec<(<G as alcazar_core::Game>::Seen, <G as alcazar_core::Game>::View)>;

fn play_one<G: Speak>(seed: u64, options: &G::Options) -> Vec<Told> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let players = G::PLAYERS.start() + seed as usize % G::PLAYERS.count();
    let mut state = G::setup(players, options).expect("the number of players is allowed");
    let viewers: Vec<Viewer> = Viewer::all(players).collect();
    let starts: Vec<G::View> = viewers.iter().map(|viewer| state.view(*viewer)).collect();
    let mut memories: Vec<Memory<G>> = viewers.iter().map(|_| Vec::new()).collect();
    let mut actions = Vec::new();
    loop {
        let event = match state.turn() {
            Turn::Over => break,
            Turn::Chance => Event::Chance(state.sample_chance(&mut luck)),
            Turn::Seats(asked) => {
                let asked: Vec<Seat> = asked.iter().collect();
                let seat = *luck.pick(&asked).expect("a seat is asked");
                state.legal_actions(seat, &mut actions);
                Event::Move { seat, action: *luck.pick(&actions).expect("something is legal") }
            }
        };
        let redacted: Vec<_> = viewers.iter().map(|viewer| state.redact(&event, *viewer)).collect();
        state.apply(&event).expect("the event is legal");
        for ((viewer, memory), seen) in viewers.iter().zip(&mut memories).zip(redacted) {
            memory.extend(seen.map(|seen| (seen, state.view(*viewer))));
        }
    }
    let all = viewers.iter().zip(&starts).zip(&memories);
    all.map(|((viewer, start), memory)| tell::<G>(*viewer, start, memory)).collect()
}

fn tell<G: Speak>(viewer: Viewer, start: &G::View, memory: &Memory<G>) -> Told {
    let views: Vec<&G::View> = std::iter::once(start).chain(memory.iter().map(|(_, view)| view)).collect();
    let events: Vec<Happening<'_, G>> =
        memory.iter().zip(views).map(|((seen, after), before)| Happening { seen, before, after }).collect();
    let mut lines = Vec::new();
    let mut rest = &events[..];
    while !rest.is_empty() {
        let (line, others) = rest.split_at(line_length::<G, _>(rest, |event| event.seen));
        lines.push((G::line(line, viewer), line.len()));
        rest = others;
    }
    let mut turns = Vec::new();
    for turn in events.chunk_by(|one, next| G::turn_of(one) == G::turn_of(next)) {
        // A turn may be long in a random game; it is told as it grows only at its start and at its end.
        let ends = (1..=turn.len()).filter(|end| *end <= 6 || *end == turn.len());
        turns.push(ToldTurn {
            seat: turn.first().and_then(G::turn_of),
            growing: ends.map(|end| G::narrate(&turn[..end], viewer)).collect(),
            events: turn.iter().map(|event| G::event(event.seen, viewer)).collect(),
        });
    }
    Told { viewer, lines, turns }
}

#[test]
fn every_turn_is_told_in_every_language() {
    for &game in GameId::ALL {
        with_game!(game, G => {
            let told = play::<G>(2, &<G as alcazar_core::Game>::Options::default());
            for words in Language::ALL.iter().map(|&language| Words::new(language)) {
                for phrase in told.iter().flat_map(|told| {
                    let turns = told.turns.iter().flat_map(|turn| &turn.growing);
                    turns.chain(told.lines.iter().map(|(line, _)| line))
                }) {
                    let mut errors = Vec::new();
                    let text = words.say_inflected(phrase, None, &mut errors);
                    assert_eq!(errors, [], "{words:?}: {phrase:?}");
                    assert!(!text.is_empty() && !text.contains("told"), "{words:?}: {phrase:?}: {text}");
                }
            }
        });
    }
}

/// The phrases as they are told to others than the owner of a shop.
fn without_address(phrases: &[Phrase]) -> String {
    format!("{phrases:?}").replace(r#"Text("yours")"#, r#"Text("other")"#)
}

/// Where two viewers read the same in their logs, they are told the same.
#[test]
fn a_narration_tells_no_more_than_the_log() {
    for &game in GameId::ALL {
        with_game!(game, G => {
            let mut compared = 0;
            for seed in 0..2 {
                let told = play_one::<G>(seed, &<G as alcazar_core::Game>::Options::default());
                let spectator = told.iter().find(|told| told.viewer == Viewer::Spectator);
                let spectator = spectator.expect("somebody watches");
                for other in told.iter().filter(|told| told.viewer != Viewer::Spectator) {
                    assert_eq!(other.turns.len(), spectator.turns.len());
                    for (turn, watched) in other.turns.iter().zip(&spectator.turns) {
                        assert_eq!(turn.seat, watched.seat, "who has the turn is public");
                        if turn.seat != other.viewer.seat() && turn.events == watched.events {
                            assert_eq!(without_address(&turn.growing), without_address(&watched.growing));
                            compared += 1;
                        }
                    }
                }
            }
            assert!(compared > 20, "{game}: only {compared} turns were compared");
        });
    }
}

/// The events of a game of Toledo as one viewer sees them.
struct Played {
    state: toledo::State,
    viewer: Viewer,
    start: toledo::View,
    memory: Memory<toledo::State>,
}

impl Played {
    fn new(viewer: Viewer) -> Self {
        let options = toledo::Options { start: Some(Seat::A), ..toledo::Options::default() };
        let state = toledo::State::setup(2, &options).expect("two can play");
        let mut played = Self { start: state.view(viewer), state, viewer, memory: Vec::new() };
        played.draw();
        played
    }

    fn apply(&mut self, event: Event<toledo::Action, toledo::Chance>) {
        let seen = self.state.redact(&event, self.viewer);
        self.state.apply(&event).expect("the event is legal");
        self.memory.extend(seen.map(|seen| (seen, self.state.view(self.viewer))));
    }

    /// Draws as long as chance decides.
    fn draw(&mut self) {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(5);
        while self.state.turn() == Turn::Chance {
            let chance = self.state.sample_chance(&mut luck);
            self.apply(Event::Chance(chance));
        }
    }

    fn act(&mut self, action: toledo::Action) {
        let seat = self.state.active();
        self.apply(Event::Move { seat, action });
        self.draw();
    }

    fn legal(&self) -> Vec<toledo::Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(self.state.active(), &mut legal);
        legal
    }

    /// The sentence about the last turn.
    fn told(&self) -> String {
        let words = Words::english();
        let told = tell::<toledo::State>(self.viewer, &self.start, &self.memory);
        let turn = told.turns.last().expect("something has happened");
        words.say(turn.growing.last().expect("the turn has events"))
    }
}

#[test]
fn a_turn_of_toledo_grows_into_one_sentence() {
    let mut game = Played::new(Viewer::Seat(Seat::B));
    assert_eq!(game.told(), "The cards are dealt.");
    game.act("place gem1 3".parse().expect("valid notation"));
    assert_eq!(game.told(), "Red places a gem trader with one circle on step 3.");
    // The viewer's own turn is told in the words of the log, with the cards.
    game.act(toledo::Action::Take);
    assert!(game.told().starts_with("You take two money cards. You draw a "), "{}", game.told());
    // Red takes cards until one of them leads to the shop.
    let to_shop = |action: &toledo::Action| {
        matches!(action, toledo::Action::Move { card, from: toledo::Step::CATHEDRAL, .. }
            if card.value().number() == 3)
    };
    while !game.legal().iter().any(to_shop) {
        game.act(toledo::Action::Take);
        assert_eq!(game.told(), "Red takes two cards.");
        game.act(toledo::Action::Take);
    }
    let enter = game.legal().into_iter().find(to_shop).expect("Red has a 3");
    game.act(enter);
    assert_eq!(game.told(), "Red plays a 3 and moves to their own gem trader on step 3.");
    game.act(toledo::Action::Use);
    assert_eq!(game.told(), "Red plays a 3, moves to their own gem trader on step 3 and gets 1 gem.");
}

#[test]
fn a_duel_is_told_with_its_result() {
    let words = Words::english();
    let told =
        |won, lost| words.say(&crate::toledo::narration::duel(Seat::B, won, lost, Viewer::Seat(Seat::B)));
    assert_eq!(told(2, 1), "wins a duel against you (2 : 1)");
    assert_eq!(told(0, 2), "loses a duel against you (0 : 2)");
}
