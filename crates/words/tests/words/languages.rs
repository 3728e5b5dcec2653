//! Messages in the other languages, where their grammar differs from English: cases, articles, pronouns,
//! plurals.

use alcazar_core::{Seat, SeatSet, Secret, Standing, Viewer};
use alcazar_table::Player;
use alcazar_words::{Language, Speak, Words};

const ME: Viewer = Viewer::Seat(Seat::A);

fn action<G: Speak>(language: Language, text: &str) -> String {
    let action = text.parse().expect("the notation of an action");
    Words::new(language).action::<G>(&action)
}

/// An action of the second seat, for the first seat.
fn toledo(language: Language, text: &str) -> String {
    let seen = toledo::Seen::Move { seat: Seat::B, action: text.parse().expect("the notation of an action") };
    Words::new(language).event::<toledo::State>(&seen, ME)
}

#[test]
fn german_inflects_by_case() {
    let german = Language::German;
    assert_eq!(toledo(german, "duel red"), "Blau fordert dich zum Duell heraus.");
    assert_eq!(toledo(german, "duel green"), "Blau fordert Grün zum Duell heraus.");
    assert_eq!(
        toledo(german, "place gem2 3"),
        "Blau legt einen Edelsteinhändler mit zwei Kreisen auf Feld 3."
    );
    let given = |to| tyros::Seen::Given { seat: Seat::B, to, kind: Secret::Known(tyros::Kind::Joker) };
    let text = |to| Words::new(german).event::<tyros::State>(&given(to), ME);
    assert_eq!(text(Seat::A), "Blau gibt dir einen Joker.");
    assert_eq!(text(Seat::C), "Blau gibt Weiß einen Joker.");
}

#[test]
fn german_places_take_the_right_prepositions() {
    let text = |notation| action::<tyros::State>(Language::German, notation);
    assert_eq!(text("sail 4 28 o2"), "Segeln von den Säulen (4) zum Nil (28) für 2 orange");
    assert_eq!(text("sail T 16w o1"), "Segeln von Tyros an die Westküste Italiens (16w) für 1 orange");
    assert_eq!(text("found 31 g5"), "Mit dem Schiff auf Zypern (31) für 5 grüne eine Stadt gründen");
    assert_eq!(text("under 28 showing 3,28"), "Plättchen zeigen und den Nil (28) unter den Stapel legen");
    let text = |notation| action::<governor::State>(Language::German, notation);
    assert_eq!(text("step centre"), "Weiter ins Zentrum");
    assert_eq!(text("step c4"), "Weiter zur Synagogentreppe (c4)");
}

#[test]
fn french_pronouns_stand_before_the_verb() {
    let french = Language::French;
    assert_eq!(toledo(french, "duel red"), "Bleu vous défie en duel.");
    assert_eq!(toledo(french, "duel green"), "Bleu défie Vert en duel.");
    let offer = |to| tyros::OfferView {
        to,
        give: tyros::Side { count: 2, cards: Secret::Hidden },
        want: tyros::Side { count: 0, cards: Secret::Hidden },
        answered: SeatSet::EMPTY,
        yes: SeatSet::EMPTY,
    };
    let text = |to| {
        let seen = tyros::Seen::Proposed { seat: Seat::B, offer: offer(to) };
        Words::new(french).event::<tyros::State>(&seen, ME)
    };
    assert_eq!(text(SeatSet::only(Seat::A)), "Bleu vous fait une offre\u{202F}: 2 cartes contre rien.");
    assert_eq!(
        text(SeatSet::first(3).without(Seat::B)),
        "Bleu fait une offre à vous et à Blanc\u{202F}: 2 cartes contre rien."
    );
}

#[test]
fn french_articles_contract_with_prepositions() {
    let text = |notation| action::<governor::State>(Language::French, notation);
    assert_eq!(text("step centre"), "Aller au centre");
    assert_eq!(text("step c4"), "Aller aux marches de la synagogue (c4)");
    assert_eq!(text("step d3"), "Aller à la forge (d3)");
    let text = |notation| action::<tyros::State>(Language::French, notation);
    assert_eq!(text("build 28 v1"), "Construire un bateau sur le Nil (28) pour 1 violette");
    assert_eq!(text("build 1 v2"), "Construire un bateau en Galice (1) pour 2 violettes");
}

#[test]
fn cultures_inflect_differently_for_people_and_cards() {
    let tile = alcazar_words::governor::tile("tee.ccj".parse().expect("a tile"));
    let text =
        |language| (Words::new(language).say(&tile), action::<governor::State>(language, "show ccm +1"));
    assert_eq!(
        text(Language::French),
        (
            "un embranchement (2 chrétiens et 1 juif)".into(),
            "Ajouter un Traducteur, montrer vos cartes \
             (2 chrétiennes et 1 musulmane) et réussir le test"
                .into()
        )
    );
    assert_eq!(
        text(Language::German),
        (
            "eine Abzweigung (2 Christen und 1 Jude)".into(),
            "Einen Übersetzer dazulegen, Karten zeigen \
             (2 christliche und 1 muslimische) und die Probe bestehen"
                .into()
        )
    );
    assert_eq!(
        text(Language::Dutch),
        (
            "een splitsing (2 christenen en 1 jood)".into(),
            "Een Vertaler toevoegen, kaarten tonen \
             (2 christelijke en 1 islamitische) en slagen voor de test"
                .into()
        )
    );
}

/// One is singular everywhere; zero is singular in French alone.
#[test]
fn points_use_the_plural_of_the_language() {
    let standing = Standing {
        scores: [0, 1, 12].into_iter().collect(),
        ranks: [3, 2, 1].into_iter().collect(),
        ending: None,
        tie: None,
    };
    let text = |language| Words::new(language).standing::<toledo::State>(&standing);
    assert_eq!(
        text(Language::French),
        ["1. Vert\u{202F}: 12 points", "2. Bleu\u{202F}: 1 point", "3. Rouge\u{202F}: 0 point"]
    );
    assert_eq!(text(Language::German), ["1. Grün: 12 Punkte", "2. Blau: 1 Punkt", "3. Rot: 0 Punkte"]);
    assert_eq!(text(Language::Dutch), ["1. Groen: 12 punten", "2. Blauw: 1 punt", "3. Rood: 0 punten"]);
}

#[test]
fn list_items_are_joined() {
    let standing = Standing {
        scores: [7, 7, 7].into_iter().collect(),
        ranks: [1, 1, 1].into_iter().collect(),
        ending: None,
        tie: None,
    };
    let players = ["Ana", "Ben", "Eva"].map(Player::person).into_iter().collect();
    let text =
        |language| Words::new(language).victory::<toledo::State>(&standing, &players, Viewer::Spectator);
    assert_eq!(text(Language::French), "Ana (Rouge), Ben (Bleu) et Eva (Vert) partagent la victoire.");
    assert_eq!(text(Language::German), "Ana (Rot), Ben (Blau) und Eva (Grün) teilen sich den Sieg.");
    assert_eq!(text(Language::Dutch), "Ana (Rood), Ben (Blauw) en Eva (Groen) delen de overwinning.");
}

#[test]
fn languages_are_named_in_themselves() {
    let names: Vec<&str> = Language::ALL.iter().map(|language| language.name()).collect();
    assert_eq!(names, ["English", "Français", "Deutsch", "Nederlands"]);
}

#[test]
fn players_are_called_by_their_names() {
    let players = ["Ana", "Ines", "You"].map(Player::person).into_iter().collect();
    let words = |language| Words::new(language).named(&players);
    let out_of_time = |language, seat| {
        let kind = alcazar_table::EntryKind::<toledo::Seen>::Timeout { seat };
        words(language).seen::<toledo::State>(&kind, Viewer::Spectator)
    };
    assert_eq!(out_of_time(Language::English, Seat::B), "Ines has run out of time.");
    assert_eq!(out_of_time(Language::French, Seat::B), "Le temps d’Ines est écoulé.");
    assert_eq!(out_of_time(Language::German, Seat::B), "Die Zeit von Ines ist abgelaufen.");
    assert_eq!(out_of_time(Language::Dutch, Seat::B), "De bedenktijd van Ines is om.");
    // Nobody is called “You” by others.
    assert_eq!(out_of_time(Language::English, Seat::C), "Green has run out of time.");

    let given = tyros::Seen::Given { seat: Seat::B, to: Seat::A, kind: Secret::Known(tyros::Kind::Joker) };
    let text = |language, viewer| words(language).event::<tyros::State>(&given, viewer);
    assert_eq!(text(Language::French, Viewer::Spectator), "Ines donne un joker à Ana.");
    assert_eq!(text(Language::German, Viewer::Spectator), "Ines gibt Ana einen Joker.");
    assert_eq!(text(Language::German, ME), "Ines gibt dir einen Joker.");

    let shared = Standing {
        scores: [7, 7].into_iter().collect(),
        ranks: [1, 1].into_iter().collect(),
        ending: None,
        tie: None,
    };
    let text = words(Language::Dutch).victory::<toledo::State>(&shared, &players, ME);
    assert_eq!(text, "Ana en Ines delen de overwinning.");
    assert_eq!(words(Language::Dutch).say(&toledo::State::seat(Seat::A).as_colour()), "Rood");
}

#[test]
fn a_list_of_names_takes_its_prepositions() {
    let players = ["Ana", "Ines", "Abel"].map(Player::person).into_iter().collect();
    let offer = tyros::OfferView {
        to: SeatSet::first(3).without(Seat::B),
        give: tyros::Side { count: 2, cards: Secret::Hidden },
        want: tyros::Side { count: 0, cards: Secret::Hidden },
        answered: SeatSet::EMPTY,
        yes: SeatSet::EMPTY,
    };
    let seen = tyros::Seen::Proposed { seat: Seat::B, offer };
    let text = Words::new(Language::French).named(&players).event::<tyros::State>(&seen, Viewer::Spectator);
    assert_eq!(text, "Ines fait une offre à Ana et à Abel\u{202F}: 2 cartes contre rien.");
}
