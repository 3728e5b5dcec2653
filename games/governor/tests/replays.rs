//! Golden replays, one for each ending, and perft counts of positions in them.

use std::path::Path;
use std::{env, fs};

use alcazar_core::{Game, Luck, Seat, Turn};
use alcazar_table::{Croupier, Header, Player, Seed, Table, replay};
use alcazar_testkit::{golden, golden_perft};
use governor::{Action, CityWay, Options, State};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays"))
}

/// Whether a test could be announced after this action and stopping.
fn leads_to_a_test(state: &State, seat: Seat, action: Action, luck: &mut impl Luck) -> bool {
    let mut next = state.clone();
    let mut actions = Vec::new();
    for action in [action, Action::Stop] {
        next.legal_actions(seat, &mut actions);
        if actions.contains(&action) {
            next.apply_action(seat, &action);
            next.resolve_chance(luck);
        }
    }
    next.legal_actions(seat, &mut actions);
    actions.iter().any(|action| matches!(action, Action::Test { .. }))
}

/// An action of a player who takes up to `max_tokens` tokens. Random players rarely end a game by tokens.
fn purposeful(state: &State, seat: Seat, max_tokens: u8, luck: &mut impl Luck) -> Action {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    let wants = state.position().open.seats[seat.index()].tokens.len() < max_tokens;
    let is_taking = |action: &Action| matches!(action, Action::Test { .. } | Action::Show { .. });
    if let Some(action) = actions.iter().find(|action| wants && is_taking(action)) {
        return *action;
    }
    let moves = actions.iter().copied().filter(|action| matches!(action, Action::Step(_) | Action::Stop));
    let moves: Vec<Action> = moves.collect();
    let good: Vec<Action> =
        moves.iter().copied().filter(|&step| leads_to_a_test(state, seat, step, luck)).collect();
    let harmless = [Action::Remove, Action::Nothing, Action::End, Action::Pass];
    let harmless = harmless.into_iter().find(|action| actions.contains(action));
    let picked = luck.pick(&good).or(luck.pick(&moves)).copied();
    picked.or(harmless).unwrap_or_else(|| *luck.pick(&actions).unwrap())
}

/// Records a game of purposeful players with this ending, if its file is missing and recording is enabled.
/// `golden` does the same for random players.
fn record(name: &str, players: usize, max_tokens: u8, ending: &str) {
    let path = folder().join(name);
    if env::var_os("ALCAZAR_RECORD").is_none() || path.exists() {
        return;
    }
    for seed in 0..=u8::MAX {
        let names = Seat::first(players).map(|seat| Player::person(format!("Player {seat}")));
        let mut table = Table::<State>::new(Header::new(names), Croupier::Seeded(Seed([seed; 32]))).unwrap();
        let luck = &mut Xoshiro256PlusPlus::seed_from_u64(seed.into());
        while let Turn::Seats(seats) = table.state().turn() {
            let seat = seats.iter().next().unwrap();
            let action = purposeful(table.state(), seat, max_tokens, luck);
            table.play(seat, action).unwrap();
        }
        if table.state().standing().ending.as_deref() == Some(ending) {
            fs::create_dir_all(folder()).unwrap();
            fs::write(path, replay::write(&table)).unwrap();
            return;
        }
    }
    panic!("no seed gives a game that ends with {ending}");
}

#[test]
fn golden_replays_end_as_recorded() {
    record("three-purposeful.jsonl", 3, 10, "ten-tokens");
    record("two-shy.jsonl", 2, 9, "no-tokens");
    let quick = Options::default;
    let drafted = || Options { city: CityWay::Drafted, ..Options::default() };
    let endings = golden::<State>(
        folder(),
        &[
            ("two.jsonl", 2, quick(), 21),
            ("four.jsonl", 4, quick(), 41),
            ("six-drafted.jsonl", 6, drafted(), 61),
            ("three-purposeful.jsonl", 3, quick(), 0),
            ("two-shy.jsonl", 2, quick(), 0),
        ],
    );
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["idle", "last-round", "no-tokens", "ten-tokens"]);
}

#[test]
fn perft_counts_match() {
    golden_perft::<State>(folder(), include_str!("perft.txt"));
}
