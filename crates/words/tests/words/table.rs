//! What is told of a table beside its game.

use alcazar_core::{Seat, SeatMap, Viewer};
use alcazar_table::{Croupier, EntryKind, Header, Outcome, Player, Seed, Stamp, Table};
use alcazar_words::{Language, Words};
use toledo::State;

fn table(names: &[&str]) -> Table<State> {
    let header = Header::new(names.iter().copied().map(Player::person));
    Table::new(header, Croupier::Seeded(Seed([7; 32]))).expect("so many can play")
}

fn concede(table: &mut Table<State>, seat: Seat) {
    let step = table.concede(seat, Stamp::NONE).expect("one can always concede");
    table.commit(step).expect("nothing happened in between");
}

/// How a game ended, as each of the viewers is told.
fn told(table: &Table<State>, language: Language, viewer: Viewer) -> String {
    let words = Words::new(language);
    let outcome = table.outcome().expect("it is over");
    let players: &SeatMap<Player> = table.players();
    let why = words.outcome::<State>(Some(&outcome), players, viewer);
    let Outcome::Conceded(standing) = &outcome else { panic!("somebody has conceded") };
    format!("{why} {}", words.victory::<State>(standing, players, viewer))
}

#[test]
fn a_concession_says_who_conceded_and_who_won() {
    let mut table = table(&["Ana", "Ben"]);
    concede(&mut table, Seat::A);
    let english = |viewer| told(&table, Language::English, viewer);
    assert_eq!(english(Viewer::Seat(Seat::A)), "You have conceded. Ben (Blue) wins.");
    assert_eq!(english(Viewer::Seat(Seat::B)), "Ana (Red) has conceded. You win!");
    assert_eq!(english(Viewer::Spectator), "Ana (Red) has conceded. Ben (Blue) wins.");
    let watched = |language| told(&table, language, Viewer::Spectator);
    assert_eq!(watched(Language::French), "Ana (Rouge) a abandonné. Ben (Bleu) gagne.");
    assert_eq!(watched(Language::German), "Ana (Rot) hat aufgegeben. Ben (Blau) gewinnt.");
    assert_eq!(watched(Language::Dutch), "Ana (Rood) heeft opgegeven. Ben (Blauw) wint.");
}

#[test]
fn of_three_both_who_conceded_are_named() {
    let mut table = table(&["Ana", "Ben", "Eva"]);
    concede(&mut table, Seat::C);
    concede(&mut table, Seat::A);
    let told = told(&table, Language::English, Viewer::Seat(Seat::A));
    assert_eq!(told, "Red and Eva (Green) have conceded. Ben (Blue) wins.");
}

#[test]
fn the_log_says_when_a_bot_plays_and_when_a_person_does() {
    let words = Words::english();
    let kind = |by| EntryKind::Takeover { seat: Seat::B, by };
    let told = |by, viewer| words.seen::<State>(&kind(by), viewer);
    let (bot, person) = (Player::bot("Ben", "master"), Player::person("Ben"));
    assert_eq!(told(bot.clone(), Viewer::Spectator), "A bot now plays for Blue.");
    assert_eq!(told(bot, Viewer::Seat(Seat::B)), "A bot now plays for you.");
    assert_eq!(told(person.clone(), Viewer::Spectator), "Ben now plays as Blue.");
    assert_eq!(told(person, Viewer::Seat(Seat::B)), "You are playing your seat again.");
}
