//! Each reason why an action is illegal cites the rule that forbids it.

use std::collections::BTreeSet;

use alcazar_core::Reason;
use toledo::Illegal;

#[test]
fn each_reason_cites_its_rule() {
    use Illegal::*;
    let rules = [
        ("T2", vec![OtherChance]),
        ("T2.2", vec![NoSuchPlayer]),
        ("T3", vec![NotNow]),
        ("T3.1", vec![NotInTheDrawPile]),
        ("T3.2", vec![ShopPlaced, StepTaken, NotForShops]),
        ("T3.4", vec![NothingToTakeBack, AtTheCathedral]),
        ("T4.1", vec![NoFigureThere, CardNotHeld, NotTheFirstFace]),
        ("T4.2", vec![PastTheGate, NothingThere]),
        ("T4.3", vec![NotTheLeadValue]),
        ("T4.6", vec![MustGoOn, NoWayOn, OwnFigure, NobodyThere]),
        ("T4.7", vec![SwordNotHeld]),
        ("T5.1", vec![MustPay, NothingToPay, TooLow]),
        ("T5.2", vec![MustPayTavern, TooLowForTavern]),
        ("T5.3", vec![MustPayArtist, TooLowForArtist]),
        ("T5.5", vec![SwordGone, CantAfford]),
        ("T5.6", vec![TileHeld, ThreeTiles, NotThreeTiles, TileNotHeld]),
        ("T7.1", vec![NoMovementTile, ExtraUsed]),
        ("T7.2", vec![LeadMustDiffer]),
        ("T7.3", vec![EqualsTheLead]),
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
