//! Guarantees of every bot: it plays by the rules, uses no hidden information, is reproducible and can be
//! interrupted.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use alcazar_bots::{Budget, Expert, Level, Question, Search, Settings};
use alcazar_core::{Game, Luck, Seat, Turn, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::common::{FAR_AHEAD, FEW, LONG_TURN, after, ask, position};

/// Plays up to `max_moves` moves of a game with one level at every seat; every action must be legal.
fn plays_by_the_rules<G: Expert>(players: usize, level: Level, budget: Budget, max_moves: usize) {
    let bot = level.bot::<G>();
    let (mut state, _) = after::<G>(players, 0, 5).expect("a seat is asked first");
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(9);
    for number in 0..max_moves as u64 {
        state.resolve_chance(&mut luck);
        let Turn::Seats(asked) = state.turn() else { return };
        let seat = asked.iter().next().expect("a seat is asked");
        let choice = ask(&*bot, &state, seat, budget, number);
        assert_eq!(state.check(seat, &choice.action), Ok(()), "{level}");
        state.apply_action(seat, &choice.action);
    }
}

#[test]
fn every_level_plays_every_game_by_the_rules() {
    for level in Level::ALL {
        plays_by_the_rules::<toledo::State>(2, level, Budget::Nodes(60), 400);
        plays_by_the_rules::<toledo::State>(4, level, Budget::Nodes(60), 200);
        plays_by_the_rules::<tyros::State>(3, level, Budget::Nodes(60), 120);
        plays_by_the_rules::<governor::State>(4, level, Budget::Nodes(60), 120);
    }
}

/// A seat decides the same in two states that look the same to it.
fn ignores_hidden_information<G: Expert>(players: usize, moves: usize) {
    let Some((state, seat)) = after::<G>(players, moves, 3) else { return };
    let view = state.view(Viewer::Seat(seat));
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(77);
    let others: Vec<G> = (0..4).map(|_| G::determinize(&view, &mut luck)).collect();
    for level in Level::ALL {
        let bot = level.bot::<G>();
        let choice = ask(&*bot, &state, seat, FEW, 1);
        for other in &others {
            assert_eq!(ask(&*bot, other, seat, FEW, 1), choice, "{level}");
        }
    }
}

#[test]
fn the_same_view_of_different_states_gives_the_same_decision() {
    let (state, seat) = after::<toledo::State>(3, 30, 3).expect("the game goes on");
    let view = state.view(Viewer::Seat(seat));
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(77);
    assert!(
        (0..4).any(|_| toledo::State::determinize(&view, &mut luck) != state),
        "the view hides something"
    );
    for moves in [0, 7, 30, 60] {
        ignores_hidden_information::<toledo::State>(3, moves);
        ignores_hidden_information::<tyros::State>(3, moves);
        ignores_hidden_information::<governor::State>(3, moves);
    }
}

#[test]
fn the_seed_and_a_node_budget_determine_the_choice() {
    let (state, seat) = after::<toledo::State>(2, 12, 8).expect("the game goes on");
    for level in Level::ALL {
        let bot = level.bot::<toledo::State>();
        assert_eq!(ask(&*bot, &state, seat, FEW, 4), ask(&*bot, &state, seat, FEW, 4), "{level}");
    }
    let shared = Level::Master.bot_with_threads::<toledo::State>(3);
    assert_eq!(ask(&*shared, &state, seat, FEW, 4), ask(&*shared, &state, seat, FEW, 4));
}

#[test]
fn a_node_budget_is_exceeded_by_at_most_one_playout() {
    let (state, seat) = after::<toledo::State>(2, 12, 8).expect("the game goes on");
    for level in [Level::Flat, Level::Search, Level::Master] {
        let work = ask(&*level.bot::<toledo::State>(), &state, seat, Budget::Nodes(2000), 4).work;
        assert!((2000..2100).contains(&work.nodes), "{level}: {work:?}");
        assert!(work.playouts > 50, "{level}: {work:?}");
    }
}

#[test]
fn a_stopped_bot_answers_at_once() {
    let (state, seat) = after::<toledo::State>(2, 12, 8).expect("the game goes on");
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    let stop = AtomicBool::new(true);
    let budget = Budget::Time(Duration::from_hours(1));
    for level in Level::ALL {
        let question = Question { stop: Some(&stop), ..Question::new(seat, &view, &legal, budget, 1) };
        let choice = level.bot::<toledo::State>().choose(&question).expect("an answer");
        assert!(legal.contains(&choice.action), "{level}");
    }
}

#[test]
fn no_bot_chooses_when_no_action_is_legal() {
    let (state, seat) = after::<toledo::State>(2, 0, 1).expect("the game goes on");
    let view = state.view(Viewer::Seat(seat));
    for level in Level::ALL {
        let question = Question::<toledo::State>::new(seat, &view, &[], FEW, 1);
        assert_eq!(level.bot().choose(&question), None, "{level}");
    }
}

#[test]
fn a_search_runs_in_slices_and_within_its_memory_limit() {
    let (state, seat) = after::<toledo::State>(2, 12, 8).expect("the game goes on");
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    let settings = Level::Master.settings::<toledo::State>(1).expect("a master searches");
    let settings = Settings { expansion_threshold: 0, max_nodes: 40, ..settings };
    let question = Question::<toledo::State>::new(seat, &view, &legal, FEW, 1);
    let mut search = Search::new(question, settings);
    assert!(search.nodes() <= 1);
    for _ in 0..5 {
        search.think(Budget::Nodes(400));
    }
    assert_eq!(search.nodes(), 40, "a full tree does not grow");
    let choice = search.choice().expect("an answer");
    assert!(choice.work.nodes >= 2000);
    let visits: u32 = choice.estimates.iter().map(|estimate| estimate.visits).sum();
    assert_eq!(u64::from(visits), choice.work.playouts, "every playout starts with a legal action");
    for estimate in &choice.estimates {
        let shares: f64 = estimate.win.values().sum();
        assert!((shares - 1.0).abs() < 1e-6, "{estimate:?}");
    }
}

/// The guarantees also hold when a bot plans whole turns, which takes a larger budget.
#[test]
fn planning_whole_turns_keeps_all_guarantees() {
    const ENOUGH: u64 = 16_000;
    let master = Level::Master.bot::<toledo::State>();
    let shared = Level::Master.bot_with_threads::<toledo::State>(2);
    for text in [LONG_TURN, FAR_AHEAD] {
        let state = position(text);
        let seat = state.active();
        let choice = ask(&*master, &state, seat, Budget::Nodes(ENOUGH), 1);
        let step_by_step = ask(&*master, &state, seat, Budget::Nodes(ENOUGH - 1), 1);
        assert_ne!(choice.action, step_by_step.action, "a plan is followed here");
        assert!((ENOUGH..ENOUGH + 200).contains(&choice.work.nodes), "{:?}", choice.work);
        let view = state.view(Viewer::Seat(seat));
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(77);
        for _ in 0..2 {
            let other = toledo::State::determinize(&view, &mut luck);
            assert_eq!(ask(&*master, &other, seat, Budget::Nodes(ENOUGH), 1), choice);
        }
        let twice = [(); 2].map(|()| ask(&*shared, &state, seat, Budget::Nodes(2 * ENOUGH), 1));
        assert_eq!(twice[0], twice[1]);
        assert_eq!(twice[0].action, choice.action);
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let stop = AtomicBool::new(true);
        let budget = Budget::Time(Duration::from_hours(1));
        let question = Question { stop: Some(&stop), ..Question::new(seat, &view, &legal, budget, 1) };
        assert!(legal.contains(&master.choose(&question).expect("an answer").action));
    }
}

#[test]
fn levels_parse_from_their_names() {
    for level in Level::ALL {
        assert_eq!(level.slug().parse(), Ok(level));
    }
    assert!("genius".parse::<Level>().is_err_and(|error| error.to_string().contains("master")));
}

/// How many games the first of two levels wins. Each deal is played twice, with the seats swapped.
fn wins(first: Level, second: Level, deals: u64, budget: Budget) -> u64 {
    let mut won = 0;
    for game in 0..2 * deals {
        let bots = if game % 2 == 0 { [first, second] } else { [second, first] };
        let bots = bots.map(Level::bot::<toledo::State>);
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(game / 2);
        let options = toledo::Options { start: Some(Seat::A), ..toledo::Options::default() };
        let mut state = toledo::State::setup(2, &options).expect("two players are allowed");
        loop {
            state.resolve_chance(&mut luck);
            let Turn::Seats(asked) = state.turn() else { break };
            let seat = asked.iter().next().expect("a seat is asked");
            let action = ask(&*bots[seat.index()], &state, seat, budget, luck.below(u32::MAX).into()).action;
            state.apply_action(seat, &action);
        }
        let own = Seat::new((game % 2) as usize);
        won += u64::from(state.standing().winners().contains(own));
    }
    won
}

#[test]
fn stronger_levels_beat_weaker_ones() {
    assert!(wins(Level::Greedy, Level::Random, 5, FEW) >= 9);
    assert!(wins(Level::Master, Level::Random, 4, FEW) >= 7);
    assert!(wins(Level::Master, Level::Apprentice, 5, Budget::Nodes(1000)) >= 8);
}
