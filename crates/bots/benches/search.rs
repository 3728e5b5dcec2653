//! How long the parts of a search take: `cargo bench -p alcazar-bots`.

use alcazar_bots::{Budget, Expert, Level, Question, Search, Settings};
use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Luck, Seat, Turn, Viewer};
use divan::Bencher;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

/// A decision in the middle of a game.
struct Moment<G: Expert> {
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Expert> Moment<G> {
    /// The decision after this many random moves of three players.
    fn after(moves: usize) -> Self {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut state = G::setup(3, &G::Options::default()).expect("three players are allowed");
        let mut legal = Vec::new();
        for left in (0..=moves).rev() {
            state.resolve_chance(&mut luck);
            let Turn::Seats(asked) = state.turn() else { break };
            let seat = asked.iter().next().expect("a seat is asked");
            state.legal_actions(seat, &mut legal);
            if left == 0 {
                return Self { seat, view: state.view(Viewer::Seat(seat)), legal };
            }
            state.apply_action(seat, luck.pick(&legal).expect("something is legal"));
        }
        panic!("the game ended too early")
    }

    fn question(&self) -> Question<'_, G> {
        Question::new(self.seat, &self.view, &self.legal, Budget::Nodes(0), 1)
    }
}

/// Sampling a state from a view.
#[divan::bench(args = GameId::ALL)]
fn determinize(bencher: Bencher<'_, '_>, game: GameId) {
    with_game!(game, G => determinize_in::<G>(bencher));
}

fn determinize_in<G: Expert>(bencher: Bencher<'_, '_>) {
    let moment = Moment::<G>::after(12);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(2);
    bencher.bench_local(|| G::determinize(&moment.view, &mut luck));
}

/// A thousand nodes of a search with the master's settings.
#[divan::bench(args = GameId::ALL)]
fn a_thousand_nodes(bencher: Bencher<'_, '_>, game: GameId) {
    with_game!(game, G => a_thousand_nodes_in::<G>(bencher));
}

fn a_thousand_nodes_in<G: Expert>(bencher: Bencher<'_, '_>) {
    let moment = Moment::<G>::after(12);
    let settings = Level::Master.settings::<G>(1).expect("a master searches");
    bencher.bench_local(|| {
        let mut search = Search::new(moment.question(), settings);
        search.think(Budget::Nodes(1000));
        search.choice()
    });
}

/// Playouts of no moves, so that nearly all the time goes into selection and expansion.
#[divan::bench(args = GameId::ALL)]
fn selection_and_expansion(bencher: Bencher<'_, '_>, game: GameId) {
    with_game!(game, G => selection_and_expansion_in::<G>(bencher));
}

fn selection_and_expansion_in<G: Expert>(bencher: Bencher<'_, '_>) {
    let moment = Moment::<G>::after(12);
    let settings = Level::Master.settings::<G>(1).expect("a master searches");
    let playout = alcazar_bots::Playout { moves: 0, ..settings.playout };
    let settings = Settings { playout, expansion_threshold: 0, ..settings };
    bencher.bench_local(|| {
        let mut search = Search::new(moment.question(), settings);
        search.think(Budget::Nodes(1000));
        search.nodes()
    });
}
