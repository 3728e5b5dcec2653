//! Words for games that have none of their own, tried with the little games of the testkit.

use alcazar_core::{Event, Game, Luck, Seat, Turn, Viewer};
use alcazar_testkit::skeletons::{trade, window};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::{Fact, FactValue, Language, Phrase, Speak, Words};

derive_speak! { trade::State, [] }
derive_speak! { window::State, [] }

/// Plays random games and calls a function with each state and what every viewer sees of the next event.
fn play<G: Speak>(mut look: impl FnMut(&G, Option<(&G::Seen, Viewer)>)) {
    for seed in 0..6 {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let players = *G::PLAYERS.end();
        let mut state = G::setup(players, &G::Options::default()).expect("this many can play");
        let mut actions = Vec::new();
        loop {
            look(&state, None);
            let event = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Event::Chance(state.sample_chance(&mut luck)),
                Turn::Seats(asked) => {
                    let seat = asked.iter().next().expect("a seat is asked");
                    state.legal_actions(seat, &mut actions);
                    Event::Move { seat, action: *luck.pick(&actions).expect("something is legal") }
                }
            };
            for viewer in Viewer::all(players) {
                if let Some(seen) = state.redact(&event, viewer) {
                    look(&state, Some((&seen, viewer)));
                }
            }
            state.apply(&event).expect("what is legal can be applied");
        }
    }
}

/// Nothing is shown as a raw id, in any language, although no message of these games is written.
fn nothing_is_shown_as_an_id<G: Speak>() {
    let languages: Vec<Words> = Language::ALL.iter().map(|&language| Words::new(language)).collect();
    let prefix = format!("{}-", G::ID);
    let check = |phrase: &Phrase| {
        for words in &languages {
            let text = words.say(phrase);
            assert!(!text.is_empty() && !text.starts_with(&prefix), "{words:?}: {phrase:?}: {text}");
            assert!(!text.contains("derived-"), "{words:?}: {text}");
        }
    };
    check(&G::name());
    play::<G>(|state, event| match event {
        Some((seen, viewer)) => check(&G::event(seen, viewer)),
        None => {
            for viewer in Viewer::all(state.players()) {
                check(&G::prompt(&state.view(viewer)));
            }
        }
    });
}

#[test]
fn nothing_is_shown_as_an_id_for_lack_of_a_message() {
    nothing_is_shown_as_an_id::<trade::State>();
    nothing_is_shown_as_an_id::<window::State>();
}

#[test]
fn prompts_address_the_seats_that_are_asked_and_name_them_to_others() {
    let words = Words::english();
    play::<window::State>(|state, event| {
        let (Turn::Seats(asked), None) = (state.turn(), event) else { return };
        for viewer in Viewer::all(state.players()) {
            let text = words.prompt::<window::State>(&state.view(viewer));
            let is_asked = viewer.seat().is_some_and(|seat| asked.contains(seat));
            assert_eq!(text == "You must decide.", is_asked, "{text}");
        }
    });
}

#[test]
fn a_view_is_listed_by_field_and_by_seat() {
    let words = Words::english();
    let mut seats = 0;
    play::<trade::State>(|state, _| {
        let facts = words.facts::<trade::State>(&state.view(Viewer::Seat(Seat::A)));
        assert!(facts.iter().all(|fact| fact.label != "Viewer"), "{facts:?}");
        assert!(!facts.is_empty());
        seats = seats.max(count(&facts, &|fact| fact.seat.is_some()));
        assert_eq!(count(&facts, &|fact| fact.label.contains('_')), 0, "{facts:?}");
    });
    assert_eq!(seats, *trade::State::PLAYERS.end(), "hands are listed by seat");
}

fn count(facts: &[Fact], is_counted: &dyn Fn(&Fact) -> bool) -> usize {
    let below = |fact: &Fact| match &fact.value {
        FactValue::Group(facts) => count(facts, is_counted),
        FactValue::Text(_) => 0,
    };
    facts.iter().map(|fact| usize::from(is_counted(fact)) + below(fact)).sum()
}
