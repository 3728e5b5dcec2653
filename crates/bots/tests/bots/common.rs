//! Shared by the tests: positions with a decision, and asking a bot.

use alcazar_bots::{Bot, Budget, Choice, Expert, Question};
use alcazar_core::{Game, Luck, Seat, Turn, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

pub(crate) const FEW: Budget = Budget::Nodes(300);

/// A game after this many random moves, and a seat that has to decide; `None` if the game is over by then.
pub(crate) fn after<G: Game>(players: usize, moves: usize, seed: u64) -> Option<(G, Seat)> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = G::setup(players, &G::Options::default()).expect("the number of players is allowed");
    let mut legal = Vec::new();
    for _ in 0..moves {
        state.resolve_chance(&mut luck);
        let Turn::Seats(asked) = state.turn() else { return None };
        let seat = asked.iter().next()?;
        state.legal_actions(seat, &mut legal);
        state.apply_action(seat, luck.pick(&legal)?);
    }
    state.resolve_chance(&mut luck);
    let Turn::Seats(asked) = state.turn() else { return None };
    asked.iter().next().map(|seat| (state, seat))
}

/// The state of Toledo described by a position file.
pub(crate) fn position(text: &str) -> toledo::State {
    let position = serde_json::from_str(text).expect("the position is JSON");
    toledo::State::from_position(&position).expect("the position is possible")
}

pub(crate) fn ask<G: Expert>(
    bot: &dyn Bot<G>,
    state: &G,
    seat: Seat,
    budget: Budget,
    seed: u64,
) -> Choice<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    bot.choose(&Question::new(seat, &view, &legal, budget, seed)).expect("something is legal")
}

/// Twelve points to three and one figure in the Alcázar. Two more can enter, but only in eight steps, past
/// the artist and over two shops, with a tile taken on the way. Every other first step looks better.
pub(crate) const LONG_TURN: &str = include_str!("positions/toledo-long-turn.json");

/// Seven points to one, a sword of eight that can be delivered at once, and an opponent without metal.
/// Collecting more cards wins as surely, but takes longer.
pub(crate) const FAR_AHEAD: &str = include_str!("positions/toledo-far-ahead.json");
