//! Each reason why something is illegal cites the rule that says so.

use std::collections::BTreeSet;

use alcazar_core::Reason;
use tyros::Illegal;

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
