//! Sentences read aloud in the other languages, where their grammar differs from English: cases, articles, pronouns,
//! plurals.

use alcazar_core::{Seat, SeatSet, Secret, Standing, Viewer};
use alcazar_table::Player;
use alcazar_words::{Language, Speak, Words};

const ME: Viewer = Viewer::Seat(Seat::A);

fn action<G: Speak>(language: Language, text: &str) -> String {
    let action = text.parse().expect("the notation of an action");
    Words::new(language).action::<G>(&action)
}

/// What somebody else does, as told to who sits at the first seat.
fn toledo(language: Language, text: &str) -> String {
    let seen = toledo::Seen::Move { seat: Seat::B, action: text.parse().expect("the notation of an action") };
    Words::new(language).event::<toledo::State>(&seen, ME)
}

#[test]
fn german_has_cases() {
    let german = Language::German;
    assert_eq!(toledo(german, "duel red"), "Blau fordert dich zum Duell heraus.");
    assert_eq!(toledo(german, "duel green"), "Blau fordert Grün zum Duell heraus.");
    assert_eq!(
        toledo(german, "place gem2 3"),
        "Blau legt einen Edelsteinhändler mit zwei Kreisen auf Feld 3."
    );
    let given = |to| tyros::Seen::Given { seat: Seat::B, to, kind: Secret::Known(tyros::Kind::Joker) };
    let told = |to| Words::new(german).event::<tyros::State>(&given(to), ME);
    assert_eq!(told(Seat::A), "Blau gibt dir einen Joker.");
    assert_eq!(told(Seat::C), "Blau gibt Weiß einen Joker.");
}

#[test]
fn german_places_have_their_prepositions() {
    let told = |text| action::<tyros::State>(Language::German, text);
    assert_eq!(told("sail 4 28 o2"), "Segle von den Säulen (4) zum Nil (28) für 2 orange");
    assert_eq!(told("sail T 16w o1"), "Segle von Tyros an die Westküste Italiens (16w) für 1 orange");
    assert_eq!(told("found 31 g5"), "Gründe eine Stadt mit dem Schiff auf Zypern (31) für 5 grüne");
    assert_eq!(told("under 28 showing 3,28"), "Zeig deine Plättchen und leg den Nil (28) unter den Stapel");
    let told = |text| action::<governor::State>(Language::German, text);
    assert_eq!(told("step centre"), "Geh ins Zentrum");
    assert_eq!(told("step c4"), "Geh nach c4");
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
    let told = |to| {
        let seen = tyros::Seen::Proposed { seat: Seat::B, offer: offer(to) };
        Words::new(french).event::<tyros::State>(&seen, ME)
    };
    assert_eq!(told(SeatSet::only(Seat::A)), "Bleu vous fait une offre\u{202F}: 2 cartes contre rien.");
    assert_eq!(
        told(SeatSet::first(3).without(Seat::B)),
        "Bleu fait une offre à vous et à Blanc\u{202F}: 2 cartes contre rien."
    );
}

#[test]
fn french_articles_melt_into_prepositions() {
    let told = |text| action::<governor::State>(Language::French, text);
    assert_eq!(told("step centre"), "Aller au centre");
    assert_eq!(told("step c4"), "Aller en c4");
    let told = |text| action::<tyros::State>(Language::French, text);
    assert_eq!(told("build 28 v1"), "Construire un bateau sur le Nil (28) pour 1 violette");
    assert_eq!(told("build 1 v2"), "Construire un bateau en Galice (1) pour 2 violettes");
}

#[test]
fn people_and_cards_differ() {
    let tile = alcazar_words::governor::tile("tee.ccj".parse().expect("a tile"));
    let told =
        |language| (Words::new(language).say(&tile), action::<governor::State>(language, "show ccm +1"));
    assert_eq!(
        told(Language::French),
        (
            "un embranchement (2 chrétiens et 1 juif)".into(),
            "Ajouter un Traducteur, montrer des cartes Influence (2 chrétiennes et 1 musulmane) et réussir le test"
                .into()
        )
    );
    assert_eq!(
        told(Language::German),
        (
            "eine Abzweigung (2 Christen und 1 Jude)".into(),
            "Leg einen Übersetzer dazu, zeig Einflusskarten (2 christliche und 1 muslimische) und besteh die Probe"
                .into()
        )
    );
    assert_eq!(
        told(Language::Dutch),
        (
            "een splitsing (2 christenen en 1 jood)".into(),
            "Voeg een Vertaler toe, toon invloedskaarten (2 christelijke en 1 islamitische) en slaag in de proef"
                .into()
        )
    );
}

/// One is singular everywhere; nothing is singular in French alone.
#[test]
fn points_are_counted() {
    let standing = Standing {
        scores: [0, 1, 12].into_iter().collect(),
        ranks: [3, 2, 1].into_iter().collect(),
        ending: None,
        tie: None,
    };
    let told = |language| Words::new(language).standing::<toledo::State>(&standing);
    assert_eq!(
        told(Language::French),
        ["1. Vert\u{202F}: 12 points", "2. Bleu\u{202F}: 1 point", "3. Rouge\u{202F}: 0 point"]
    );
    assert_eq!(told(Language::German), ["1. Grün: 12 Punkte", "2. Blau: 1 Punkt", "3. Rot: 0 Punkte"]);
    assert_eq!(told(Language::Dutch), ["1. Groen: 12 punten", "2. Blauw: 1 punt", "3. Rood: 0 punten"]);
}

#[test]
fn lists_are_joined() {
    let standing = Standing {
        scores: [7, 7, 7].into_iter().collect(),
        ranks: [1, 1, 1].into_iter().collect(),
        ending: None,
        tie: None,
    };
    let players = ["Ana", "Ben", "Eva"].map(Player::person).into_iter().collect();
    let told =
        |language| Words::new(language).victory::<toledo::State>(&standing, &players, Viewer::Spectator);
    assert_eq!(told(Language::French), "Ana (Rouge), Ben (Bleu) et Eva (Vert) partagent la victoire.");
    assert_eq!(told(Language::German), "Ana (Rot), Ben (Blau) und Eva (Grün) teilen sich den Sieg.");
    assert_eq!(told(Language::Dutch), "Ana (Rood), Ben (Blauw) en Eva (Groen) delen de overwinning.");
}

#[test]
fn every_language_has_its_own_name() {
    let names: Vec<&str> = Language::ALL.iter().map(|language| language.name()).collect();
    assert_eq!(names, ["English", "Français", "Deutsch", "Nederlands"]);
}
