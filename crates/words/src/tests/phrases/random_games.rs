//! The phrases of random games.

use std::collections::BTreeMap;

use alcazar_core::{Event, Luck, Seat, Turn, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::{Argument, Phrase, Speak};

/// The parts of the lines and narrations of random games, for every viewer: one for each message and each of
/// the texts that it may choose by. Whole narrations are many and long.
pub(super) fn narrations<G: Speak>(games: u64, options: &G::Options) -> Vec<Phrase> {
    let mut parts = BTreeMap::new();
    for told in crate::tests::narration::play::<G>(games, options) {
        let lines = told.lines.iter().map(|(line, _)| line);
        let turns = told.turns.iter().flat_map(|turn| &turn.growing);
        lines.chain(turns).for_each(|phrase| collect(phrase, &mut parts));
    }
    parts.into_values().collect()
}

fn collect(phrase: &Phrase, parts: &mut BTreeMap<String, Phrase>) {
    let mut texts = Vec::new();
    for (name, argument) in phrase.arguments() {
        match argument {
            Argument::Number(_) => {}
            Argument::Text(text) => texts.push((name, text)),
            Argument::Phrase(part) => collect(part, parts),
            Argument::All(all) | Argument::Any(all) => all.iter().for_each(|part| collect(part, parts)),
        }
    }
    let key = format!("{} {:?} {texts:?}", phrase.id(), phrase.attribute());
    parts.entry(key).or_insert_with(|| phrase.clone());
}

/// The prompts, events, actions and score labels of random games, for every viewer.
pub(super) fn phrases<G: Speak>(games: u64, options: &G::Options) -> Vec<Phrase> {
    let mut phrases: Vec<Phrase> = Vec::new();
    let mut actions = Vec::new();
    for seed in 0..games {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let players = G::PLAYERS.start() + seed as usize % G::PLAYERS.count();
        let mut state = G::setup(players, options).expect("the number of players is allowed");
        loop {
            let mut now: Vec<Phrase> = Vec::new();
            now.extend(Viewer::all(players).map(|viewer| G::prompt(&state.view(viewer))));
            let event = match state.turn() {
                Turn::Over => None,
                Turn::Chance => Some(Event::Chance(state.sample_chance(&mut luck))),
                Turn::Seats(asked) => {
                    let asked: Vec<Seat> = asked.iter().collect();
                    let seat = *luck.pick(&asked).expect("a seat is asked");
                    state.legal_actions(seat, &mut actions);
                    now.extend(actions.iter().map(G::action));
                    let action = *luck.pick(&actions).expect("something is legal");
                    Some(Event::Move { seat, action })
                }
            };
            let phrase = |viewer| {
                event
                    .as_ref()
                    .and_then(|event| state.redact(event, viewer))
                    .map(|seen| G::event(&seen, viewer))
            };
            now.extend(Viewer::all(players).filter_map(phrase));
            phrases.extend(now);
            let Some(event) = event else { break };
            state.apply(&event).expect("the event is legal");
        }
        let view = state.view(Viewer::Spectator);
        phrases.extend(G::score(&view, Seat::A).into_iter().map(|(label, _)| label));
    }
    phrases
}
