//! Every reason has a rule and a name of its own.

use std::collections::BTreeSet;

use alcazar_core::Reason;
use governor::Illegal;

#[test]
fn every_reason_cites_a_rule_and_has_a_slug_of_its_own() {
    let slugs: BTreeSet<&str> = Illegal::ALL.iter().map(Reason::slug).collect();
    assert_eq!(slugs.len(), Illegal::ALL.len());
    for reason in Illegal::ALL {
        let rule = reason.rule();
        assert!(rule.starts_with('G') && rule.len() <= 5, "{reason:?} cites {rule}");
        assert_eq!(serde_json::to_value(reason).unwrap(), reason.slug(), "JSON and slug agree");
    }
}
