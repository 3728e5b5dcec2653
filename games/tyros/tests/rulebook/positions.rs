//! Positions: round trips, and the reasons why impossible positions are rejected.

use alcazar_core::{Game, Viewer};
use tyros::{Ending, Impossible, Known, Malformed, OfferText, Phase, Position, Purchase, State};

use crate::builder::{A, B, C, D, Given, given, list, one};

/// The only reason why this position is rejected.
fn reason(given: Given) -> Impossible {
    match given.impossible()[..] {
        [reason] => reason,
        ref reasons => panic!("{reasons:?}"),
    }
}

#[test]
fn a_position_round_trips_through_json() {
    let game = given(4).a("cards o3j1; ships 23 T; cities 13").discard("v2").game();
    let text = serde_json::to_string(&game.position()).unwrap();
    let read: Position = serde_json::from_str(&text).unwrap();
    assert_eq!(State::from_position(&read), Ok(game.0));
}

#[test]
fn a_position_may_leave_out_defaults() {
    let text = r#"{
        "table": {
            "phase": "act", "active": 0, "start": 0, "round": 2,
            "empires": { "orange": ["7"], "yellow": ["13"], "green": ["23"], "violet": ["26"] },
            "players": [{ "ships": ["23", "T"] }, { "ships": ["T", "T"] }, { "cities": ["13"] }]
        },
        "hands": ["g5j1", "-", "o2"],
        "tiles": [["1", "2", "3", "4"], ["5", "6", "8", "9"], ["10", "11", "12", "14"]]
    }"#;
    let position: Position = serde_json::from_str(text).unwrap();
    let state = State::from_position(&position).unwrap();
    assert!(state.check(A, &one("found 23 g5")).is_ok());
    assert!(serde_json::from_str::<Position>(&text.replace("round", "rounds")).is_err());
    assert!(serde_json::from_str::<Position>(&text.replace("\"T\", \"T\"", "\"T\", \"16\"")).is_err());
}

#[test]
fn all_reasons_are_reported() {
    let reasons = given(3)
        .empires("7", "13", "23", "25 27")
        .a("ships T T 1; cities 23")
        .b("cities 23; shown 32")
        .with(|table| table.passes = 9)
        .impossible();
    assert_eq!(
        reasons,
        [
            Impossible::Torn { empire: one("violet") },
            Impossible::TwoCities { square: one("23") },
            Impossible::NoEmpire { square: one("1") },
            Impossible::NotShown { seat: B },
            Impossible::Counters,
        ]
    );
}

#[test]
fn malformed_tables_are_rejected() {
    let malformed = |given: Given| match reason(given) {
        Impossible::Malformed { malformed } => malformed,
        other => panic!("{other:?}"),
    };
    assert_eq!(malformed(given(2)), Malformed::Seats);
    assert_eq!(malformed(given(5)), Malformed::Seats);
    assert_eq!(malformed(given(3).with(|table| table.active = D)), Malformed::Seats);
    assert_eq!(malformed(given(3).with(|table| table.start = D)), Malformed::Seats);
    assert_eq!(malformed(given(3).with(|table| table.first_everywhere = Some(D))), Malformed::Seats);
    assert_eq!(malformed(given(3).with(|table| table.last_deal = Some([A, D]))), Malformed::Seats);
    assert_eq!(malformed(given(3).phase(Phase::Gift { to: D })), Malformed::Seats);
    assert_eq!(malformed(given(3).a("ships T T T")), Malformed::Ships);
    assert_eq!(malformed(given(3).with(|table| table.under = vec![one("1"); 18])), Malformed::Under);
    let mut too_many = given(3);
    too_many.position.known.push(Known { by: Viewer::Spectator, of: D, cards: one("o1") });
    assert_eq!(malformed(too_many), Malformed::Seats);
    assert_eq!(malformed(given(3).offer(&[D], "-", "o1")), Malformed::Seats);
}

#[test]
fn impossible_empires_are_rejected() {
    let twenty_one = "27 22 23 24 21 20 18 19 14 13 12 11 10 9 8 7 6 17 16 28 26";
    assert_eq!(
        reason(given(3).empires("1", "4", twenty_one, "29")),
        Impossible::TooManyMarkers { empire: one("green") }
    );
    assert_eq!(
        reason(given(3).empires("", "13", "23", "26")),
        Impossible::WrongFounding { empire: one("orange") }
    );
    assert_eq!(reason(given(3).empires("7", "13", "23 24 28 32", "26")), Impossible::TyrosMarker);
    assert!(given(3).empires("7", "13", "23", "26 T").impossible().contains(&Impossible::TyrosMarker));
    assert!(
        given(3)
            .empires("7 8", "8 9", "23", "26")
            .impossible()
            .contains(&Impossible::TwoEmpires { square: one("8") })
    );
    let founded =
        given(3).phase(Phase::StartPlayer).a("tiles").b("tiles").c("tiles").with(|table| table.round = 1);
    assert_eq!(founded.impossible().len(), 4);
}

#[test]
fn impossible_pieces_are_rejected() {
    let wide = "1 2 3 4 5 6 7 8 9 10 11 12";
    let ships = "1 1 2 2 3 3 4 4 5 5 6";
    assert_eq!(
        reason(given(3).empires(wide, "13", "23", "26").a(&format!("ships {ships}"))),
        Impossible::TooManyShips { seat: A }
    );
    assert_eq!(
        reason(given(3).empires(wide, "13", "23", "26").a("cities 1 2 3 4 5 6 7 8 9 10 11")),
        Impossible::TooManyCities { seat: A }
    );
    assert_eq!(reason(given(3).a("ships 23 23").b("ships 23")), Impossible::Crowded { square: one("23") });
    assert_eq!(
        reason(given(3).empires("7", "13", "23", "16").a("ships 16w 16e").b("ships 16e")),
        Impossible::Crowded { square: one("16") }
    );
    assert_eq!(reason(given(3).a("cities 22")), Impossible::NoEmpire { square: one("22") });
    assert_eq!(reason(given(3).with(|table| table.first_everywhere = Some(A))), Impossible::FirstEverywhere);
    assert_eq!(reason(given(3).a("cities 7 13 23 26")), Impossible::FirstEverywhere);
    // Tyros without a city has room for two ships of each player, with a city for two in all.
    given(3).empires("7", "13", "23", "26 30 31 T").game();
    let crowded = given(3).empires("7", "13", "23", "26 30 31 T").a("cities T");
    assert_eq!(reason(crowded), Impossible::Crowded { square: one("T") });
}

#[test]
fn impossible_tiles_are_rejected() {
    assert_eq!(reason(given(3).a("tiles 1 2 3 7")), Impossible::MisplacedTile { tile: one("7") });
    assert_eq!(
        reason(given(3).a("tiles 1 2 3 4").b("tiles 4 5 6 8")),
        Impossible::MisplacedTile { tile: one("4") }
    );
    assert_eq!(
        reason(given(3).a("tiles 1 2 3 4").with(|table| table.under = list("2"))),
        Impossible::MisplacedTile { tile: one("2") }
    );
    assert!(
        given(3)
            .with(|table| table.under = list("T"))
            .impossible()
            .contains(&Impossible::MisplacedTile { tile: one("T") })
    );
    assert_eq!(reason(given(3).a("tiles 1 2 3")), Impossible::TileCount { seat: A });
    assert_eq!(reason(given(3).b("tiles 1 2 3 4 5")), Impossible::TileCount { seat: B });
    assert_eq!(reason(given(3).phase(Phase::DrawTile)), Impossible::TileCount { seat: A });
    given(3).phase(Phase::DrawTile).a("tiles 1 2 3").game();
    assert_eq!(reason(given(3).a("tiles 1 2 3 4; shown 5")), Impossible::NotShown { seat: A });
    let dealing = given(3).phase(Phase::DealTiles { seat: B }).with(|table| table.round = 1).c("tiles");
    assert_eq!(reason(dealing.clone()), Impossible::TileCount { seat: B });
    dealing.b("tiles").game();
}

#[test]
fn impossible_hands_are_rejected() {
    let dealing = given(3).phase(Phase::DealCards { seat: B });
    dealing.clone().a("cards o12y3").b("cards g3").game();
    assert_eq!(reason(dealing.clone().a("cards o12y4")), Impossible::HandSize { seat: A });
    assert_eq!(reason(dealing.clone().a("cards o11")), Impossible::HandSize { seat: A });
    assert_eq!(reason(dealing.clone().a("cards o12").b("cards g4")), Impossible::HandSize { seat: B });
    let first = dealing.clone().a("cards o12").with(|table| table.round = 1);
    assert_eq!(reason(first.c("cards g1")), Impossible::HandSize { seat: C });
    assert_eq!(reason(dealing.a("cards o12").discard("v1")), Impossible::DiscardPile);
    assert_eq!(reason(given(3).phase(Phase::Grow).discard("v1")), Impossible::DiscardPile);
    given(3).phase(Phase::DealCards { seat: A }).discard("v1").game();
}

#[test]
fn impossible_memories_are_rejected() {
    let knowing = |by, of, cards| {
        let mut given = given(3).a("cards o2");
        given.position.known.push(Known { by, of, cards: one(cards) });
        given
    };
    knowing(Viewer::Seat(B), A, "o2").game();
    let by = Viewer::Seat(B);
    assert_eq!(reason(knowing(by, A, "o3")), Impossible::NotKnown { by, of: A });
    let by = Viewer::Spectator;
    assert_eq!(reason(knowing(by, A, "v1")), Impossible::NotKnown { by, of: A });
    let by = Viewer::Seat(A);
    assert_eq!(reason(knowing(by, A, "o1")), Impossible::NotKnown { by, of: A });
}

#[test]
fn impossible_counters_are_rejected() {
    let counters =
        |change: fn(&mut tyros::Table)| assert_eq!(reason(given(3).with(change)), Impossible::Counters);
    counters(|table| table.round = 0);
    counters(|table| table.passes = 3);
    counters(|table| table.second_pass = true);
    counters(|table| table.offers = 1);
    counters(|table| table.players[A].proposed = 6);
    counters(|table| table.last_deal = Some([A, B]));
    counters(|table| table.last_deal = Some([A, A]));
    let growing = given(4).phase(Phase::Grow).with(|table| table.second_pass = true);
    assert_eq!(reason(growing.clone()), Impossible::Counters);
    growing.with(|table| table.round = 1).game();
    given(3).phase(Phase::Grow).with(|table| table.second_pass = true).game();
    assert_eq!(reason(given(3).phase(Phase::Grow).b("proposed 1")), Impossible::Counters);
    assert_eq!(reason(given(3).phase(Phase::Grow).with(|table| table.passes = 1)), Impossible::Counters);
}

#[test]
fn impossible_offers_are_rejected() {
    let hands = given(3).a("cards o2y1").b("cards v2").c("cards y1");
    hands.clone().offer(&[B], "o2", "v2").game();
    let change = |given: Given, change: fn(&mut OfferText)| {
        let mut given = given;
        change(given.position.offer.as_mut().unwrap());
        given
    };
    let offer = hands.clone().offer(&[B, C], "o2", "v2");
    offer.clone().game();
    for impossible in [
        hands.clone().offer(&[B], "o3", "v2"),
        hands.clone().offer(&[A], "o2", "v1"),
        hands.clone().offer(&[], "o2", "v1"),
        hands.clone().offer(&[B], "o1", "v3"),
        hands.clone().offer(&[B], "o1", "o1"),
        hands.clone().offer(&[B], "-", "-"),
        hands.clone().offer(&[B], "o1", "v1").phase(Phase::Act),
        hands.clone().offer(&[B], "o1", "v1").with(|table| table.offers = 0),
        change(offer.clone(), |offer| offer.answered = offer.to),
        change(offer.clone(), |offer| offer.yes = offer.to),
        change(offer.clone(), |offer| {
            offer.answered = [C].into_iter().collect();
            offer.yes = offer.answered;
        }),
        change(offer.clone(), |offer| offer.answered = [A].into_iter().collect()),
        change(offer.clone(), |offer| offer.answered = offer.to).phase(Phase::Choose),
        hands.clone().phase(Phase::Answer),
    ] {
        assert_eq!(reason(impossible), Impossible::Offer);
    }
    change(offer.clone(), |offer| offer.answered = [C].into_iter().collect()).game();
    let chosen = change(offer, |offer| {
        offer.answered = offer.to;
        offer.yes = [B].into_iter().collect();
    });
    chosen.phase(Phase::Choose).game();
    // Drafts.
    let draft = |give, want, is_wanting| {
        let draft = hands.clone().offer(&[B], give, want).phase(Phase::Draft { is_wanting });
        draft.with(|table| {
            table.offers = 0;
            table.players[A].proposed = 0;
        })
    };
    draft("o1", "-", false).game();
    draft("-", "-", true).game();
    draft("o1", "v1", true).game();
    assert_eq!(reason(draft("o1", "v1", false)), Impossible::Offer);
    assert_eq!(reason(draft("o1", "v1", true).a("proposed 5")), Impossible::Offer);
}

#[test]
fn impossible_kept_cards_are_rejected() {
    let choosing = |kept: [&str; 3]| {
        let mut given = given(3).a("cards o4").b("cards v5").c("cards y1").phase(Phase::Keep);
        given.position.kept = Some(kept.iter().map(|cards| one(cards)).collect());
        given
    };
    choosing(["o3", "-", "-"]).game();
    assert_eq!(reason(choosing(["o2", "-", "-"])), Impossible::Kept { seat: A });
    assert_eq!(reason(choosing(["-", "o3", "-"])), Impossible::Kept { seat: B });
    assert_eq!(reason(choosing(["-", "-", "y1"])), Impossible::Kept { seat: C });
    assert_eq!(reason(choosing(["o3", "-", "-"]).phase(Phase::Act)), Impossible::Kept { seat: A });
    assert_eq!(reason(choosing(["o3", "v3", "-"])), Impossible::Phase);
}

#[test]
fn impossible_phases_are_rejected() {
    let phase = |phase, text: &str| given(3).a(text).b("cities 23").phase(phase);
    let pay = |purchase| Phase::Pay { purchase };
    let take = pay(Purchase::Take { kind: one("o") });
    for (now, text) in [
        (pay(Purchase::Ship), "cards o6"),
        (pay(Purchase::Swap), "cards -"),
        (take, "cards o3"),
        (Phase::Gift { to: B }, "cards o1"),
        (Phase::Gift { to: B }, "cards -; ships 23"),
        (Phase::Gift { to: A }, "cards o1; ships 23"),
        (Phase::DrawCards { count: 1 }, "cards -"),
        (Phase::Keep, "cards o3"),
        (Phase::Over { ending: Ending::LastTile }, "cards -"),
        (Phase::Over { ending: Ending::NothingGrows }, "cards -"),
    ] {
        assert_eq!(reason(phase(now, text)), Impossible::Phase, "{now:?} {text}");
    }
    phase(pay(Purchase::Ship), "cards o6; ships T").game();
    phase(pay(Purchase::Swap), "cards o1").game();
    phase(take, "cards y3").discard("o1").game();
    phase(Phase::Gift { to: B }, "cards o1; ships 23").game();
    phase(Phase::DrawCards { count: 1 }, "cards -").discard("o1").game();
    assert_eq!(reason(phase(Phase::DrawCards { count: 4 }, "cards -").discard("o4")), Impossible::Phase);
    assert_eq!(reason(phase(Phase::DrawCards { count: 0 }, "cards -").discard("o4")), Impossible::Phase);
    phase(Phase::Keep, "cards o4").game();
}
