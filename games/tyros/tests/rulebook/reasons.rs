//! Every reason why an action is illegal cites its rule.

use std::collections::BTreeSet;

use alcazar_core::{Game, Reason, Seat};
use tyros::{Illegal, Phase};

use crate::builder::{A, B, Played, given};

/// The reasons for all conceivable actions that are illegal.
fn reasons(game: &Played, seat: Seat) -> BTreeSet<&'static str> {
    let mut actions = Vec::new();
    game.0.conceivable_actions(seat, &mut actions);
    assert!(actions.is_sorted_by(|a, b| a < b));
    let mut legal = Vec::new();
    game.0.legal_actions(seat, &mut legal);
    assert!(legal.iter().all(|action| actions.binary_search(action).is_ok()));
    actions.iter().filter_map(|action| game.0.check(seat, action).err()).map(|reason| reason.slug()).collect()
}

#[test]
fn illegal_conceivable_actions_have_their_reasons() {
    let game = given(3)
        .empires("7 8", "13", "23 22", "26 30 31 T")
        .a("cards g4v1; ships 23 22 T; cities 26")
        .b("ships T T; cities 23")
        .c("ships 22 26 26")
        .discard("o1")
        .game();
    let expected = [
        "not-now",
        "same-berth",
        "no-empire-there",
        "no-room",
        "card-not-held",
        "city-there",
        "not-alone",
        "not-own-city",
        "shipyard-full",
        "not-on-discard-pile",
        "no-partner",
    ];
    let found = reasons(&game, A);
    for slug in expected {
        assert!(found.contains(slug), "{slug}: {found:?}");
    }
    // A seat that is not asked has no conceivable actions.
    let mut actions = Vec::new();
    game.0.conceivable_actions(B, &mut actions);
    assert!(actions.is_empty());
}

#[test]
fn wrong_tiles_have_their_reasons() {
    let game = given(3).a("tiles 1 8 14 29").phase(Phase::Grow).game();
    let found = reasons(&game, A);
    assert!(
        ["tile-not-held", "not-touching", "must-grow"].iter().all(|slug| found.contains(slug)),
        "{found:?}"
    );
}

#[test]
fn wrong_payments_have_their_reasons() {
    // Payments with one card too many are conceivable, and so are those with one too few.
    let mut game = given(3).a("cards o3y3; ships T").b("ships 23").c("ships 23").game();
    game.does(A, "build T");
    assert!(reasons(&game, A).contains("wrong-tyros-price"));
    let mut actions = Vec::new();
    game.0.conceivable_actions(A, &mut actions);
    let sizes: BTreeSet<u8> = actions
        .iter()
        .filter_map(|action| match action {
            tyros::Action::Pay { cards } => Some(cards.len()),
            _ => None,
        })
        .collect();
    assert_eq!(sizes, (1..=4).collect());
    let mut game = given(3).a("cards o3y3").game();
    game.does(A, "swap");
    assert!(reasons(&game, A).contains("wrong-bank-price"));
    let mut game = given(3).a("cards o3y3").game();
    game.does(A, "pass").does(B, "pass").does(Seat::C, "pass");
    assert!(reasons(&game, A).contains("not-three-cards"));
}

#[test]
fn wrong_drafts_have_their_reasons() {
    let mut game = given(3).a("cards y1g1").b("cards v1").game();
    game.does(A, "offer blue").does(A, "add g");
    let found = reasons(&game, A);
    assert!(
        ["out-of-order", "card-not-held", "not-now"].iter().all(|slug| found.contains(slug)),
        "{found:?}"
    );
    game.does(A, "for").does(A, "want v");
    let found = reasons(&game, A);
    assert!(["out-of-order", "more-than-held"].iter().all(|slug| found.contains(slug)), "{found:?}");
    game.does(A, "propose");
    assert!(!reasons(&game, B).contains("cant-agree"));
}

#[test]
fn each_reason_cites_its_rule() {
    use Illegal::*;
    let rules = [
        ("Y1.3", vec![NoShipLeft, NoCityLeft]),
        ("Y1.7", vec![SameBerth]),
        ("Y2", vec![OtherChance]),
        ("Y2.2", vec![NoFoundingThere]),
        ("Y2.3", vec![NoSuchPlayer, NotInTilePile]),
        ("Y3", vec![NotNow]),
        ("Y3.1", vec![NotInDrawPile]),
        ("Y3.2", vec![NotThreeCards]),
        ("Y4.1", vec![TileNotHeld, NotTouching]),
        ("Y4.2", vec![MustGrow, MustShowAll, NoTilePile, MustPutUnder]),
        ("Y4.5", vec![NoMarkerLeft]),
        ("Y5.1", vec![NoShipThere, NoEmpireThere, NoRoom, NoRoomOnTyros, WrongFare]),
        ("Y5.2", vec![NothingForTheOwner]),
        ("Y5.3", vec![NoFounder, NotAlone, CityThere, NoEmpireForCity, WrongCityPrice]),
        ("Y5.4", vec![NotOwnCity, ShipyardFull, WrongShipPrice]),
        ("Y5.5", vec![TyrosHasCity, TwoShipsOnTyros, WrongTyrosPrice]),
        ("Y5.6", vec![NoDrawPile, NotOnDiscardPile, WrongBankPrice]),
        (
            "Y5.7",
            vec![NoPartner, ThreeOffers, FiveDeals, OutOfOrder, OnBothSides, MoreThanExist, MoreThanHeld],
        ),
        ("Y5.7", vec![NothingOffered, CantAgree, DidNotAgree]),
        ("Y5.9", vec![CardNotHeld, TooFewCards]),
    ];
    let mut slugs = BTreeSet::new();
    for (rule, reasons) in &rules {
        for reason in reasons {
            assert_eq!(reason.rule(), *rule, "{reason:?}");
            assert_eq!(reason.to_string(), format!("{} ({rule})", reason.slug()));
            slugs.insert(reason.slug());
        }
    }
    assert_eq!(slugs.len(), Illegal::ALL.len());
    assert!(Illegal::ALL.iter().all(|reason| slugs.contains(reason.slug())));
}
