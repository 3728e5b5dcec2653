//! Toledo conforms to the `Game` trait, checked over thousands of random games.

use std::collections::HashMap;

use alcazar_core::{Game, Seat};
use alcazar_testkit::Conformance;
use toledo::{Background, Card, Edition, Options, Phase, Position, State};

/// Checks that all cards, figures, swords, metal, gems and paintings are there at every step. It counts them
/// in a position, which lists them by name, and so independently of the rules' own encoding.
fn conserves(state: &State) -> Result<(), String> {
    let Position { open, hands, draw_pile, discard_pile } = state.position();
    let cards = hands.iter().flatten().chain(&draw_pile).chain(&discard_pile).chain(&open.lead);
    let mut counts: HashMap<Card, usize> = HashMap::new();
    cards.for_each(|card| *counts.entry(*card).or_default() += 1);
    let is_complete = |(card, count): (&Card, &usize)| {
        *count == if card.background() == Background::Neutral { 1 } else { 2 }
    };
    if counts.len() != 48 || !counts.iter().all(is_complete) {
        return Err(format!("cards: {counts:?}"));
    }
    let is_moving = matches!(open.phase, Phase::Full { .. } | Phase::Duel { .. });
    for (seat, player) in Seat::ALL.into_iter().zip(&open.seats) {
        let moving = usize::from(is_moving && seat == open.active);
        let figures = player.figures.len() + usize::from(player.alcazar) + moving;
        if figures != 5 || player.delivered.len() > usize::from(player.alcazar) {
            return Err(format!(
                "seat {seat} has {figures} figures, {} delivered swords",
                player.delivered.len()
            ));
        }
    }
    let metal: u8 = open.seats.iter().map(|player| player.metal).sum();
    let gems: u8 = open.seats.iter().map(|player| player.gems).sum();
    let swords = open.seats.iter().map(|player| player.swords.len() + player.delivered.len()).sum::<usize>();
    let paintings = open.seats.iter().map(|player| player.paintings.len()).sum::<usize>();
    if metal > 23 || gems > 20 || swords > 19 || paintings > 6 {
        return Err(format!("{metal} metal, {gems} gems, {swords} swords, {paintings} paintings"));
    }
    Ok(())
}

fn run(players: usize, games: u32) {
    let report =
        Conformance::<State>::new(players).games(games).max_events(30_000).conserves(conserves).run();
    assert_eq!(report.games, games);
}

#[test]
fn two_players() {
    run(2, 1_000);
}

#[test]
fn three_players() {
    run(3, 1_000);
}

#[test]
fn four_players() {
    run(4, 1_000);
}

/// Other options: a named start player, and games that are cut off early (T2.2, T8.4).
#[test]
fn short_games_with_a_named_start_player() {
    for players in 2..=4 {
        let options = Options { edition: Edition::First, start: Some(Seat::B), rounds: 12 };
        let report =
            Conformance::<State>::new(players).options(options).games(300).conserves(conserves).run();
        assert!(report.endings.contains_key("last-round"), "{report:?}");
    }
}

/// Few random games end with three figures in the Alcázar within 60 rounds, so these have more rounds (T8.1).
#[test]
fn long_games() {
    for players in 2..=4 {
        let options = Options { rounds: 255, ..Options::default() };
        let report = Conformance::<State>::new(players)
            .options(options)
            .games(50)
            .max_events(60_000)
            .conserves(conserves)
            .run();
        assert!(report.endings.contains_key("three-figures"), "{report:?}");
    }
}

/// Thousands of games in which only a few steps get the expensive checks.
#[test]
fn thousands_of_games() {
    for players in 2..=4 {
        let suite = Conformance::<State>::new(players).games(2_000).thorough(2_000).seed(3);
        assert_eq!(suite.max_events(30_000).conserves(conserves).run().games, 2_000);
    }
}
