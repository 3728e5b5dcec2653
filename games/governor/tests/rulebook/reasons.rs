//! Every reason has a rule and a slug of its own, and conceivable actions include illegal ones.

use std::collections::BTreeSet;

use alcazar_core::{Game, Reason, Seat};
use governor::{Card, Illegal, Phase, State, Token};

use crate::builder::{A, B, D, Play, table};

#[test]
fn every_reason_cites_a_rule_and_has_a_slug_of_its_own() {
    let slugs: BTreeSet<&str> = Illegal::ALL.iter().map(Reason::slug).collect();
    assert_eq!(slugs.len(), Illegal::ALL.len());
    for reason in Illegal::ALL {
        let rule = reason.rule();
        assert!(rule.starts_with('G') && rule.len() <= 5, "{reason:?} cites {rule}");
        assert_eq!(serde_json::to_value(reason).unwrap(), reason.slug(), "JSON and slug differ");
    }
}

/// Asserts that the conceivable actions are sorted and include all legal actions and these illegal ones.
fn assert_conceivable(state: &State, seat: Seat, illegal: &[&str]) {
    let mut conceivable = Vec::new();
    state.conceivable_actions(seat, &mut conceivable);
    assert!(conceivable.is_sorted_by(|one, other| one < other), "{conceivable:?}");
    let texts: Vec<String> = conceivable.iter().map(ToString::to_string).collect();
    for action in state.legal(seat) {
        assert!(texts.contains(&action), "{action}");
    }
    for action in illegal {
        assert!(texts.iter().any(|text| text == action), "{action} in {texts:?}");
        assert!(!state.may(seat, action));
    }
    let accepted: Vec<String> = conceivable
        .iter()
        .filter(|action| state.check(seat, action).is_ok())
        .map(ToString::to_string)
        .collect();
    assert_eq!(accepted, state.legal(seat), "exactly the legal actions pass the check");
}

#[test]
fn illegal_actions_that_a_player_might_try_are_conceivable() {
    let all = table().cards(A, &Card::ALL).discredit("c4", "c");
    assert_conceivable(
        &all.state(),
        A,
        &[
            "step d2",
            "poll",
            "curfew",
            "tribune",
            "rumour c4",
            "rehabilitation d3",
            "passage d1",
            "bargain 0",
            "crier centre",
            "removal centre",
        ],
    );
    assert_conceivable(
        &table().at(A, "e3").up("e3", Token::Two).phase(Phase::Act).discredit("e3", "j").state(),
        A,
        &["test 1", "discredit c"],
    );
    assert_conceivable(&table().phase(Phase::Act).state(), A, &["test 0", "remove"]);
    assert_conceivable(&all.clone().phase(Phase::End).state(), A, &["mule", "safe-conduct"]);
    assert_conceivable(&table().cards(B, &Card::ALL).start_window().state(), B, &["mule", "tribune"]);
    let mut crier = all.state();
    crier.does(A, "crier d3").chance("token two");
    assert_conceivable(&crier, A, &["look d3", "look centre"]);
    let mut removal = all.state();
    removal.does(A, "removal d3");
    assert_conceivable(&removal, A, &["swap d3", "swap f3"]);
    let mut council = all.clone().hands("ccjj ccjm cjjm cmmm").state();
    council.does(A, "council");
    assert_conceivable(&council, A, &["give m"]);
    let mut passing = table().active(D).phase(Phase::Act).hands("ccjj ccjm cjjm cmmm").state();
    passing.does(D, "nothing");
    assert_conceivable(&passing, A, &["give m"]);
    let mut rumour = all.state();
    rumour.does(A, "rumour d3");
    assert_conceivable(&rumour, A, &[]);
    let mut lost =
        table().at(A, "e3").up("e3", Token::Two).phase(Phase::Act).cards(B, &[Card::Rumour]).state();
    lost.does(A, "test 0").does(B, "rumour e3").does(B, "discredit j");
    assert_conceivable(&lost, A, &["show ccj +1"]);
    let mut carried = table().at(A, "e3").up("e3", Token::Two).phase(Phase::Act).state();
    carried.does(A, "test 0");
    assert_conceivable(&carried, A, &["lose"]);
    let mut unasked = Vec::new();
    carried.conceivable_actions(B, &mut unasked);
    assert!(unasked.is_empty());
}
