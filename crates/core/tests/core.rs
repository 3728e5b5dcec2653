//! Seats, standings, secrets, luck and notation.

use alcazar_core::notation::{Unreadable, Unresolved, resolve};
use alcazar_core::{Luck, MAX_SEATS, Seat, SeatMap, SeatSet, Secret, Standing, Tie, Turn, Viewer};

#[test]
fn seats_go_round_clockwise() {
    for players in 1..=MAX_SEATS {
        for seat in Seat::first(players) {
            assert_eq!(seat.next(players).previous(players), seat);
            assert!(seat.next(players).index() < players);
        }
        assert_eq!(Seat::new(players - 1).next(players), Seat::A);
    }
}

#[test]
fn seats_are_added_to_and_removed_from_sets() {
    let set: SeatSet = [Seat::D, Seat::B, Seat::D].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::B, Seat::D]);
    assert_eq!(set.len(), 2);
    assert_eq!(set.without(Seat::B).without(Seat::D), SeatSet::EMPTY);
    assert_eq!(SeatSet::first(MAX_SEATS).len(), MAX_SEATS);
    assert!(SeatSet::first(0).is_empty());
}

#[test]
fn seats_are_numbers_in_json() {
    let set: SeatSet = [Seat::A, Seat::C].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), "[0,2]");
    assert_eq!(serde_json::from_str::<SeatSet>("[2,0,2]").unwrap(), set);
    assert!(serde_json::from_str::<Seat>("6").is_err());
    assert!(serde_json::from_str::<Seat>("-1").is_err());
}

#[test]
fn a_map_has_no_more_values_than_there_are_seats() {
    assert_eq!(serde_json::from_str::<SeatMap<u8>>("[1,2,3]").unwrap()[Seat::C], 3);
    assert!(serde_json::from_str::<SeatMap<u8>>("[1,2,3,4,5,6,7]").is_err());
    let map = SeatMap::from_fn(3, Seat::index);
    assert_eq!(map.get(Seat::D), None);
    assert_eq!(map.map(|seat, value| seat.index() == *value).values().filter(|is_same| **is_same).count(), 3);
}

#[test]
fn viewers_are_the_seats_and_a_spectator() {
    let viewers: Vec<_> = Viewer::all(2).collect();
    assert_eq!(viewers, [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Spectator]);
    assert!(viewers[1].is(Seat::B) && !viewers[2].is(Seat::B));
    assert_eq!(viewers[2].seat(), None);
}

#[test]
fn a_turn_asks_its_seats_only() {
    assert!(Turn::of(Seat::B).asks(Seat::B));
    assert!(!Turn::of(Seat::B).asks(Seat::A));
    assert!(!Turn::Chance.asks(Seat::A) && !Turn::Over.asks(Seat::A));
}

#[test]
fn the_place_after_a_shared_one_is_left_out() {
    let ranks = Standing::ranks_by(&[7, 9, 7, 3, 9].into_iter().collect());
    assert_eq!(ranks.values().copied().collect::<Vec<_>>(), [3, 1, 3, 5, 1]);
    let standing = Standing { scores: [7, 9, 7, 3, 9].into_iter().collect(), ranks, ending: None, tie: None };
    assert_eq!(standing.winners(), [Seat::B, Seat::E].into_iter().collect());
}

/// The tie-breakers, each with the seats that stay in.
fn rounds(tie: &Tie) -> Vec<(&str, Vec<Seat>)> {
    tie.rounds().map(|round| (round.what, round.best())).collect()
}

#[test]
fn tie_breakers_are_compared_in_order() {
    let scores = |scores: &[i32]| scores.iter().copied().collect::<SeatMap<i32>>();
    let all = SeatSet::first(5);
    assert_eq!(Tie::among(SeatSet::first(3), &scores(&[7, 9, 7])), None);
    let compare = |first: [i32; 5], second: [i32; 5]| {
        let tie = Tie::among(all, &scores(&[9, 2, 9, 3, 9])).expect("three have 9 points");
        tie.compare("first", |seat| first[seat.index()]).compare("second", |seat| second[seat.index()])
    };
    let (a, c, e) = (Seat::A, Seat::C, Seat::E);
    // Only tied seats are compared, and the comparisons end when one seat is left.
    let tie = compare([1, 9, 3, 9, 2], [5; 5]);
    assert_eq!(tie.seats, [a, c, e].into_iter().collect());
    assert_eq!(rounds(&tie), [("first", vec![c])]);
    let tie = compare([3, 0, 3, 0, 1], [4, 0, 5, 0, 9]);
    assert_eq!(rounds(&tie), [("first", vec![a, c]), ("second", vec![c])]);
    assert_eq!(tie.rounds().last().expect("two rounds").figures, [(a, 4), (c, 5)]);
    let tie = compare([1; 5], [2; 5]);
    assert_eq!(rounds(&tie), [("first", vec![a, c, e]), ("second", vec![a, c, e])]);
    // Without the leader, other seats may be tied.
    let tie = Tie::among(all.without(Seat::B), &scores(&[7, 9, 7, 3, 5])).expect("two have 7 points");
    assert_eq!(tie.seats, [a, c].into_iter().collect());
    assert_eq!(Tie::among(SeatSet::EMPTY, &scores(&[7, 9])), None);
}

#[test]
fn the_json_of_a_standing_without_a_tie_has_no_tie() {
    let old = r#"{"scores":[3,5],"ranks":[2,1],"ending":"rounds"}"#;
    let standing: Standing = serde_json::from_str(old).expect("it can be read");
    assert_eq!(standing.tie, None);
    assert_eq!(serde_json::to_string(&standing).expect("it can be written"), old);
    let tie =
        Tie::among(SeatSet::first(2), &[5, 5].into_iter().collect()).map(|tie| tie.compare("cards", |_| 2));
    let tied = Standing { tie, ..standing };
    let text = serde_json::to_string(&tied).expect("it can be written");
    assert!(
        text.ends_with(r#""tie":{"seats":[0,1],"compared":[{"what":"cards","figures":[2,2]}]}}"#),
        "{text}"
    );
    assert_eq!(serde_json::from_str::<Standing>(&text).expect("it can be read"), tied);
}

#[test]
fn a_secret_is_known_or_not() {
    assert_eq!(Secret::when(true, 5).known(), Some(5));
    assert_eq!(Secret::when(false, 5), Secret::Hidden);
    assert_eq!(
        serde_json::to_string(&[Secret::Known(5), Secret::Hidden]).unwrap(),
        r#"[{"known":5},"hidden"]"#
    );
}

/// Returns its numbers one after another.
struct Script(Vec<u32>);

impl Luck for Script {
    fn below(&mut self, n: u32) -> u32 {
        self.0.remove(0) % n
    }
}

#[test]
fn picking_an_item_takes_one_number() {
    let mut luck = Script(vec![2, 0]);
    assert_eq!(luck.pick(&["a", "b", "c"]), Some(&"c"));
    assert_eq!(luck.pick::<u8>(&[]), None);
    assert_eq!(luck.pick(&["a", "b", "c"]), Some(&"a"));
}

#[test]
fn typed_words_may_be_prefixes_in_any_case() {
    let actions = ["give orange", "give green", "pass", "pass-turn"];
    assert_eq!(resolve("GIVE o", &actions), Ok(0));
    assert_eq!(resolve("g g", &actions), Ok(1));
    // A whole word counts more than a prefix.
    assert_eq!(resolve("pass", &actions), Ok(2));
    assert_eq!(resolve("pass-", &actions), Ok(3));
    assert_eq!(resolve("give orange now", &actions), Err(Unresolved::Nothing));
    assert_eq!(resolve("  ", &actions), Err(Unresolved::Nothing));
    let both = vec!["give orange".to_owned(), "give green".to_owned()];
    assert_eq!(resolve("give", &actions), Err(Unresolved::Ambiguous(both)));
}

#[test]
fn an_unreadable_text_is_cut_between_characters() {
    let text = "é".repeat(1000);
    assert_eq!(Unreadable::new(&text, "a word").text.chars().count(), 60);
}
