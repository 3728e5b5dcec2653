//! The English messages of Tolède.

use alcazar_core::{Game, Seat, SeatMap, Secret, Viewer};
use alcazar_words::{Language, Words, governor as sayings};
use governor::{Action, Card, Culture, Gift, Seen, State, Token};

fn thing<T: std::str::FromStr>(text: &str) -> T {
    text.parse().ok().expect("valid notation")
}

#[test]
fn actions_have_english_messages() {
    let table = [
        ("lay c4 nes", "Lay the tile on c4 with streets to the north, east and south"),
        ("lay c4 -", "Lay the tile on c4"),
        ("shift b2 centre", "Move the tile without streets from b2 to the centre"),
        ("step centre", "Go to the centre"),
        ("step d3", "Go to the smithy (d3)"),
        ("test 0", "Take an influence test"),
        ("test 2", "Take an influence test with 2 Translators"),
        ("show ccm +1", "Add a Translator, show your cards (2 Christian and 1 Muslim) and pass the test"),
        ("show -", "Show your cards (none) and pass the test"),
        ("discredit j", "Place a Jewish discredit token"),
        ("give m", "Give a Muslim influence card"),
        ("bargain 4", "Play Bargain: take an influence card from Violet and give one back"),
        ("pass", "Play no card"),
        ("pass-turn", "Play no card this turn"),
    ];
    let words = Words::english();
    for (text, expected) in table {
        assert_eq!(words.action::<State>(&thing::<Action>(text)), expected);
    }
}

#[test]
fn moves_have_messages_for_the_player_and_for_others() {
    let words = Words::english();
    let seen = |text: &str, token| Seen::Move {
        seat: Seat::B,
        action: thing(text),
        at: thing("d3"),
        tile: Some(thing("tee.ccj")),
        token,
        discredit: None,
    };
    let table = [
        (
            "step centre",
            None,
            "Blue goes from the smithy (d3) to the centre.",
            "You go from the smithy (d3) to the centre.",
        ),
        (
            "lay c4 nes",
            None,
            "Blue lays a T-junction (2 Christian and 1 Jewish) on c4, \
             with streets to the north, east and south.",
            "You lay a T-junction (2 Christian and 1 Jewish) on c4, \
             with streets to the north, east and south.",
        ),
        (
            "test 1",
            None,
            "Blue announces an influence test at the smithy (d3) with a Translator.",
            "You announce an influence test at the smithy (d3) with a Translator.",
        ),
        (
            "show cm",
            Some(Token::Jewish),
            "Blue passes the test at the smithy (d3), showing influence cards (1 Christian and 1 Muslim), \
             and wins a Jewish support token.",
            "You pass the test at the smithy (d3), showing influence cards (1 Christian and 1 Muslim), \
             and win a Jewish support token.",
        ),
        (
            "discredit m",
            None,
            "Blue places a Muslim discredit token at the smithy (d3).",
            "You place a Muslim discredit token at the smithy (d3).",
        ),
        (
            "swap e2",
            None,
            "Blue swaps the tokens at the smithy (d3) and the bakery (e2).",
            "You swap the tokens at the smithy (d3) and the bakery (e2).",
        ),
    ];
    for (text, token, for_others, for_player) in table {
        let seen = seen(text, token);
        assert_eq!(words.event::<State>(&seen, Viewer::Spectator), for_others);
        assert_eq!(words.event::<State>(&seen, Viewer::Seat(Seat::B)), for_player);
    }
    let bargain = seen("bargain 0", None);
    assert_eq!(words.event::<State>(&bargain, Viewer::Seat(Seat::A)), "Blue plays Bargain with you.");
}

#[test]
fn secrets_are_only_in_the_messages_of_viewers_who_may_know_them() {
    let words = Words::english();
    let (red, blue) = (Viewer::Seat(Seat::A), Viewer::Seat(Seat::B));
    let look = |token| Seen::Look { seat: Seat::A, cell: thing("c4"), token };
    assert_eq!(
        words.event::<State>(&look(Secret::Hidden), blue),
        "Red looks at the token at the synagogue steps (c4)."
    );
    assert_eq!(
        words.event::<State>(&look(Secret::Known(Token::Three)), red),
        "You see the token at the synagogue steps (c4): a support token worth 3 points."
    );
    let gift = |from, to, culture| Gift { from, to, culture };
    let gifts = vec![
        gift(Seat::A, Seat::B, Secret::Known(Culture::Christian)),
        gift(Seat::B, Seat::C, Secret::Hidden),
        gift(Seat::C, Seat::A, Secret::Known(Culture::Muslim)),
    ];
    let passed = Seen::Pass { council: false, gifts };
    assert_eq!(
        words.event::<State>(&passed, red),
        "Everybody passes an influence card to the left. \
         You give Blue a Christian influence card and get a Muslim influence card from Green."
    );
    assert_eq!(
        words.event::<State>(&passed, Viewer::Spectator),
        "Everybody passes an influence card to the left."
    );
    let hands = Seen::Hands { hands: SeatMap::from_fn(2, |_| thing("cjm")) };
    assert_eq!(
        words.event::<State>(&hands, red),
        "Everybody shows their influence cards: you (1 Christian, 1 Jewish and 1 Muslim) and Blue \
         (1 Christian, 1 Jewish and 1 Muslim)."
    );
}

#[test]
fn every_card_has_a_name_and_a_short_effect() {
    for words in Language::ALL.iter().map(|&language| Words::new(language)) {
        for card in Card::ALL {
            let (name, effect) = (words.say(&sayings::card(card)), words.say(&sayings::effect(card)));
            assert!(!name.starts_with("governor-") && !effect.starts_with("governor-"), "{card}");
            assert!(effect.chars().count() <= 45, "the terminal has room for 45 characters: {effect}");
        }
    }
    let words = Words::english();
    assert_eq!(words.say(&sayings::effect(Card::Tribune)), "A second, different action this turn");
}

/// The messages about the three cultures differ only in the culture's name.
#[test]
fn messages_treat_the_three_cultures_alike() {
    let names = |language| match language {
        Language::English => [["Christian", "Christian"], ["Jewish", "Jewish"], ["Muslim", "Muslim"]],
        Language::French => [["chrétienne", "chrétien"], ["juive", "juif"], ["musulmane", "musulman"]],
        Language::German => {
            [["christliche", "christlichen"], ["jüdische", "jüdischen"], ["muslimische", "muslimischen"]]
        }
        Language::Dutch => {
            [["christelijke", "christelijke"], ["joodse", "joodse"], ["islamitische", "islamitische"]]
        }
    };
    for &language in Language::ALL {
        let words = Words::new(language);
        for (notation, form) in [("give", 0), ("discredit", 1)] {
            let said = Culture::ALL.map(|culture| {
                let text = words.action::<State>(&thing(&format!("{notation} {culture}")));
                text.replace(names(language)[culture as usize][form], "CULTURE")
            });
            assert!(said.iter().all(|text| *text == said[0] && text.contains("CULTURE")), "{said:?}");
        }
    }
    let words = Words::english();
    let said = Culture::ALL.map(|culture| {
        let shown = Seen::TurnUp { cell: thing("c4"), token: Token::of(culture) };
        words
            .event::<State>(&shown, Viewer::Spectator)
            .replace(names(Language::English)[culture as usize][1], "PEOPLE")
    });
    assert!(said.iter().all(|text| *text == said[0]), "{said:?}");
}

#[test]
fn the_game_has_its_full_title() {
    assert_eq!(Words::english().name::<State>(), "Tolède, the city of three cultures");
    assert_eq!(State::ID, "governor");
}
