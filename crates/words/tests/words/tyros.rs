//! The English messages of Tyros.

use alcazar_core::{Seat, SeatMap, SeatSet, Secret, Viewer};
use alcazar_words::Words;
use tyros::{Action, Berth, Cards, Empire, OfferView, Seen, Side, Square, State};

fn cards(text: &str) -> Cards {
    text.parse().expect("cards")
}

#[test]
fn actions_have_sentences() {
    let table = [
        ("grow 31 violet", "Let the violet empire grow to Cyprus (31)"),
        ("under 4 showing 4,28", "Show your tiles and put the Pillars (4) under the pile"),
        (
            "sail T 16w o2y1j1",
            "Sail from Tyros to the west coast of Italy (16w) for 2 orange, 1 yellow and 1 joker",
        ),
        ("found 16e g5", "Found a city with the ship at the east coast of Italy (16e) for 5 green"),
        ("build 16 v1", "Build a ship at Italy (16) for 1 violet"),
        ("take j", "Take a joker from the discard pile for three cards"),
        ("offer blue", "Start an offer to Blue"),
        ("add o", "Offer an orange card"),
        ("keep y1j2", "Keep 1 yellow and 2 jokers"),
    ];
    let words = Words::english();
    for (text, expected) in table {
        let action: Action = text.parse().expect("the notation of an action");
        assert_eq!(words.action::<State>(&action), expected);
    }
}

#[test]
fn offers_mention_only_what_the_viewer_knows() {
    let words = Words::english();
    let offer = |is_known: bool| OfferView {
        to: SeatSet::first(3).without(Seat::A),
        give: Side { count: 2, cards: Secret::when(is_known, cards("g2")) },
        want: Side { count: 1, cards: Secret::when(is_known, cards("j1")) },
        answered: SeatSet::EMPTY,
        yes: SeatSet::EMPTY,
    };
    let sentence = |is_known, viewer| {
        words.event::<State>(&Seen::Proposed { seat: Seat::A, offer: offer(is_known) }, viewer)
    };
    assert_eq!(sentence(true, Viewer::Seat(Seat::A)), "You offer 2 green for 1 joker to Blue and White.");
    assert_eq!(sentence(true, Viewer::Seat(Seat::C)), "Red offers 2 green for 1 joker to Blue and you.");
    assert_eq!(sentence(false, Viewer::Spectator), "Red offers 2 cards for a card to Blue and White.");
}

#[test]
fn events_have_sentences() {
    let words = Words::english();
    let (red, blue) = (Viewer::Seat(Seat::A), Viewer::Seat(Seat::B));
    let gaza = Square::numbered(32).expect("a square");
    let grown =
        Seen::Grown { seat: Seat::A, tile: gaza, empire: Empire::Green, marks_tyros: true, drawn: None };
    assert_eq!(words.event::<State>(&grown, red), "You let the green empire grow to Gaza (32) and Tyros.");
    let (from, to) = (Berth::TYROS, Square::numbered(31).expect("a square").shipyard());
    let sailed = Seen::Sailed { seat: Seat::A, from, to, paid: cards("o1"), host: Some(Seat::B) };
    assert_eq!(
        words.event::<State>(&sailed, blue),
        "Red sails from Tyros to Cyprus (31) for 1 orange, and owes you a card."
    );
    let discarded = SeatMap::from_iter([cards("o2g1"), cards("-"), cards("j3")]);
    assert_eq!(
        words.event::<State>(&Seen::AllKept { seat: Seat::A, discarded }, Viewer::Spectator),
        "All have chosen what to keep and discard the rest: Red (2 orange and 1 green) and White (3 jokers)."
    );
}
