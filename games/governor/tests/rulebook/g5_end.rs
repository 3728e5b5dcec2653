//! G5: the end of the game and scoring.

use alcazar_core::{Game, SeatSet, Turn};
use governor::{Card, Ending, Idleness, Illegal, Phase, Token, token_points};

use crate::builder::{A, B, C, D, Draft, Play, all_cards, table};

const CHRISTIAN: Token = Token::Christian;

/// A has nine tokens; two are left in the city, on b4 and e3.
fn nine_tokens() -> Draft {
    let places = ["d1", "d2", "e2", "b3", "d3", "g3", "c4", "f4", "g4"];
    let kinds = [
        CHRISTIAN,
        CHRISTIAN,
        CHRISTIAN,
        Token::Jewish,
        Token::Jewish,
        Token::Muslim,
        Token::Two,
        Token::Two,
        Token::Three,
    ];
    let taken: Vec<(&str, Token)> = places.into_iter().zip(kinds).collect();
    table().took(A, &taken)
}

fn points(draft: &Draft) -> Vec<i32> {
    draft.state().standing().scores.values().copied().collect()
}

/// A wins the token on e3.
fn win(draft: Draft) -> governor::State {
    let mut state = draft.at(A, "e3").up("e3", Token::Three).phase(Phase::Act).state();
    state.does(A, "test 0").does(A, "show ccj");
    state
}

#[test]
fn g5_1_the_tenth_token_ends_the_game_at_once() {
    let mut state = win(nine_tokens().cards(A, &[Card::Council]).hands("ccjm ccmm cjjm cjjm"));
    assert_eq!(
        state.phase(),
        Phase::Hands,
        "the game ends in the middle of the round; tokens with points count"
    );
    state.chance("hands ccjm ccmm cjjm cjjm");
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(state.standing().ending.as_deref(), Some("ten-tokens"));
    assert_eq!(state.position().open.round, 1);
    assert_eq!(state.check(A, &"council".parse().unwrap()), Err(Illegal::NotNow));
}

#[test]
fn g5_1_the_ninth_token_does_not_end_the_game() {
    let draft = nine_tokens().with(|position| {
        let tokens: std::collections::BTreeMap<Token, u8> =
            [(CHRISTIAN, 3), (Token::Jewish, 2), (Token::Two, 3)].into();
        position.open.seats[0].tokens = tokens.into();
        position.open.seats[1].tokens = std::collections::BTreeMap::from([(Token::Muslim, 1)]).into();
    });
    let state = win(draft);
    assert_eq!(state.asked(), [B]);
}

#[test]
fn g5_2_the_game_ends_when_the_last_token_leaves_the_board() {
    let draft = table().took(
        A,
        &[("d1", CHRISTIAN), ("d2", CHRISTIAN), ("e2", CHRISTIAN), ("b3", CHRISTIAN), ("d3", CHRISTIAN)],
    );
    let draft = draft.took(
        B,
        &[("g3", CHRISTIAN), ("c4", CHRISTIAN), ("f4", CHRISTIAN), ("g4", CHRISTIAN), ("b4", CHRISTIAN)],
    );
    let state = win(draft);
    assert_eq!(state.position().open.ending, Some(Ending::NoTokens));
}

/// D ends a round in which the pile is empty.
fn idle(idleness: Idleness) -> governor::State {
    let draft = table()
        .active(D)
        .phase(Phase::Act)
        .spent(all_cards())
        .with(|position| position.open.idleness = idleness);
    let mut state = draft.state();
    state.does(D, "nothing");
    state
}

#[test]
fn g5_2_two_idle_rounds_in_a_row_end_the_game_before_cards_are_passed() {
    let state = idle(Idleness { began_empty: true, token_taken: false, idle_before: true });
    assert_eq!((state.phase(), state.position().open.ending), (Phase::Hands, Some(Ending::Idle)));
    let first = idle(Idleness { began_empty: true, token_taken: false, idle_before: false });
    assert_eq!(first.phase(), Phase::Pass, "one idle round does not end the game");
    let taken = idle(Idleness { began_empty: true, token_taken: true, idle_before: true });
    assert_eq!(taken.phase(), Phase::Pass, "a round with a token taken is not idle");
}

#[test]
fn g5_2_idleness_is_carried_over_from_round_to_round() {
    let pass = |idleness| {
        let mut state = idle(idleness);
        state
            .does(A, "give c")
            .does(B, "give c")
            .does(C, "give c")
            .does(D, "give c")
            .chance("passed c c c c");
        state.position().open.idleness
    };
    let fresh = Idleness { began_empty: true, token_taken: false, idle_before: true };
    assert_eq!(pass(Idleness { began_empty: true, token_taken: false, idle_before: false }), fresh);
    assert_eq!(
        pass(Idleness { began_empty: true, token_taken: true, idle_before: true }),
        Idleness { idle_before: false, ..fresh }
    );
    assert_eq!(
        pass(Idleness::default()),
        Idleness { idle_before: false, ..fresh },
        "the pile was not empty at the start"
    );
    let mut state = table().at(A, "e3").up("e3", Token::Two).phase(Phase::Act).state();
    state.does(A, "test 0").does(A, "show ccj");
    assert!(state.position().open.idleness.token_taken);
}

#[test]
fn g5_2_the_game_ends_after_round_forty() {
    let pass = |round| {
        let draft = table()
            .round(round)
            .phase(Phase::Pass)
            .with(|position| position.open.waiting = SeatSet::first(4));
        let mut state = draft.state();
        state
            .does(A, "give c")
            .does(B, "give c")
            .does(C, "give c")
            .does(D, "give c")
            .chance("passed c c c c");
        state
    };
    let state = pass(40);
    assert_eq!((state.phase(), state.position().open.ending), (Phase::Hands, Some(Ending::LastRound)));
    assert_eq!(pass(39).position().open.round, 40);
}

#[test]
fn g5_3_sets_single_tokens_and_tokens_with_points_score() {
    let count = |counts: &[(Token, u8)]| {
        let counts: std::collections::BTreeMap<Token, u8> = counts.iter().copied().collect();
        token_points(counts.into())
    };
    assert_eq!(count(&[]), 0);
    assert_eq!(count(&[(Token::Christian, 1), (Token::Jewish, 1), (Token::Muslim, 1)]), 4);
    assert_eq!(
        count(&[(Token::Christian, 3), (Token::Jewish, 2), (Token::Muslim, 2)]),
        9,
        "two sets and one single token"
    );
    assert_eq!(count(&[(Token::Christian, 3), (Token::Jewish, 2)]), 5, "no set");
    assert_eq!(count(&[(Token::Two, 2), (Token::Three, 1)]), 7);
}

#[test]
fn g5_3_five_points_for_influence_cards_of_all_three_cultures() {
    assert_eq!(points(&table().hands("ccjm ccjj ccjj mmmm")), [5, 0, 0, 0]);
    // 3 Christian, 2 Jewish, 1 Muslim: one set (4) and three single tokens (3); 2 + 2 + 3 points.
    assert_eq!(points(&nine_tokens().hands("ccjj ccjm cjjm cmmm")), [14, 5, 5, 0]);
}

/// The game has ended, and the hands are shown next.
fn ended(draft: Draft) -> Draft {
    draft.phase(Phase::Hands).with(|position| position.open.ending = Some(Ending::LastRound)).round(40)
}

#[test]
fn g5_4_a_tie_is_broken_by_the_cultures_in_the_order_drawn() {
    let draft = table()
        .hands("ccjj ccjj mmmm jjmm")
        .took(A, &[("d1", Token::Christian), ("d2", Token::Muslim), ("e2", Token::Muslim)]);
    let draft = draft.took(B, &[("b3", Token::Christian), ("d3", Token::Christian), ("e3", Token::Jewish)]);
    let draft = draft.took(C, &[("g3", Token::Three)]);
    let mut state = ended(draft).state();
    let check = |state: &governor::State, text: &str| state.check_chance(&text.parse().unwrap());
    assert_eq!(check(&state, "hands ccjj ccjj mmmm jmmm"), Err(Illegal::NotSo));
    assert_eq!(state.stream(), "open");
    state.chance("hands ccjj ccjj mmmm jjmm");
    assert_eq!(state.phase(), Phase::Order, "three players share first place");
    assert_eq!(check(&state, "order c c m"), Err(Illegal::OtherChance));
    assert_eq!(state.stream(), "cultures");
    assert_eq!(
        state.chances(),
        alcazar_core::Chances::Weighted(
            ["c j m", "c m j", "j c m", "j m c", "m c j", "m j c"]
                .map(|order| (format!("order {order}").parse().unwrap(), 1))
                .into(),
        )
    );
    let ranks = |order: &str| {
        let mut state = state.clone();
        state.chance(order);
        assert_eq!(state.turn(), Turn::Over);
        state.standing().ranks.values().copied().collect::<Vec<u8>>()
    };
    assert_eq!(ranks("order c j m"), [2, 1, 3, 4], "B has the most Christian tokens");
    assert_eq!(ranks("order m c j"), [1, 2, 3, 4], "A has the most Muslim tokens");
    assert_eq!(
        ranks("order j m c"),
        [2, 1, 3, 4],
        "B has the most Jewish tokens, then A the most Muslim ones"
    );
    // The standing reports what broke the tie.
    assert_eq!(state.standing().tie, None, "the order is not drawn yet");
    state.chance("order c j m");
    let tie = state.standing().tie.expect("three players share first place");
    let order: Vec<&str> = tie.compared.iter().map(|compared| compared.what.as_ref()).collect();
    assert_eq!(order, ["christian", "jewish", "muslim"]);
    let [round] = &tie.rounds().collect::<Vec<_>>()[..] else { panic!("the first culture decides") };
    assert_eq!(round.figures, [(A, 1), (B, 2), (C, 0)]);
}

#[test]
fn g5_4_players_still_tied_share_the_victory() {
    let draft = table()
        .hands("ccjj ccjj mmmm jjmm")
        .took(A, &[("d1", Token::Christian)])
        .took(C, &[("d2", Token::Christian)]);
    let mut state = ended(draft).state();
    state.chance("hands ccjj ccjj mmmm jjmm").chance("order m j c");
    assert_eq!(state.standing().ranks.values().copied().collect::<Vec<u8>>(), [1, 3, 1, 3]);
    assert_eq!(state.standing().winners().len(), 2);
}

#[test]
fn g5_4_a_tie_for_another_place_is_not_broken() {
    let draft = table()
        .hands("ccjj ccjj mmmm jjmm")
        .took(A, &[("d1", Token::Three)])
        .took(B, &[("d2", Token::Christian)]);
    let mut state = ended(draft.took(C, &[("d3", Token::Jewish)])).state();
    state.chance("hands ccjj ccjj mmmm jjmm");
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(state.standing().ranks.values().copied().collect::<Vec<u8>>(), [1, 2, 2, 4]);
}
