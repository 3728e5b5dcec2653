//! Checks of the messages of every game.

use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Game, Luck, Reason, Seat, Turn, Viewer};
use alcazar_words::{Language, Speak, Words};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// No two choices in a list read the same, and the lines of a score add up to the total.
fn choices_differ_and_points_add_up<G: Speak>() {
    // A game without words of its own does not break its score down.
    let has_words = G::ID.parse().is_ok_and(|game: GameId| game.has("speak"));
    let languages: Vec<Words> = Language::ALL.iter().map(|&language| Words::new(language)).collect();
    for seed in 0..8 {
        // The languages take turns.
        let words = &languages[seed as usize % languages.len()];
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let players = G::PLAYERS.start() + seed as usize % G::PLAYERS.count();
        let mut state = G::setup(players, &G::Options::default()).expect("the number of players is allowed");
        let mut actions = Vec::new();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.apply_chance(&state.sample_chance(&mut luck)),
                Turn::Seats(asked) => {
                    let asked: Vec<Seat> = asked.iter().collect();
                    let seat = *luck.pick(&asked).expect("a seat is asked");
                    state.legal_actions(seat, &mut actions);
                    let mut texts: Vec<String> =
                        actions.iter().map(|action| words.action::<G>(action)).collect();
                    texts.sort();
                    let twice = texts.windows(2).find(|pair| pair[0] == pair[1]);
                    assert_eq!(twice, None);
                    let action = *luck.pick(&actions).expect("something is legal");
                    state.apply_action(seat, &action);
                }
            }
        }
        let (standing, view) = (state.standing(), state.view(Viewer::Spectator));
        assert_eq!(
            words.prompt::<G>(&view),
            words.ending::<G>(standing.ending.as_deref().unwrap_or_default())
        );
        for (seat, score) in standing.scores.iter() {
            let lines = words.score::<G>(&view, seat);
            if has_words {
                assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), *score);
            }
        }
    }
}

fn every_reason_ends_with_its_rule<G: Speak>() {
    for words in Language::ALL.iter().map(|&language| Words::new(language)) {
        for reason in <G as Game>::Illegal::ALL {
            let sentence = words.reason::<G>(reason);
            assert!(
                !sentence.contains(reason.slug()) && sentence.ends_with(&format!(". ({})", reason.rule())),
                "{sentence}"
            );
        }
    }
}

#[test]
fn choices_differ_and_points_add_up_in_every_game() {
    for &game in GameId::ALL {
        with_game!(game, G => choices_differ_and_points_add_up::<G>());
    }
}

#[test]
fn every_reason_of_every_game_has_a_sentence_that_ends_with_its_rule() {
    for &game in GameId::ALL {
        with_game!(game, G => every_reason_ends_with_its_rule::<G>());
    }
}
