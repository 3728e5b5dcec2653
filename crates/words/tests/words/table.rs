//! Messages about a table rather than its game.

use alcazar_core::{Seat, SeatMap, Viewer};
use alcazar_table::{Croupier, EntryKind, Header, Outcome, Player, Seed, Stamp, Table};
use alcazar_words::{Language, Words};
use toledo::State;

fn table(names: &[&str]) -> Table<State> {
    let header = Header::new(names.iter().copied().map(Player::person));
    Table::new(header, Croupier::Seeded(Seed([7; 32]))).expect("the number of players is allowed")
}

fn concede(table: &mut Table<State>, seat: Seat) {
    let step = table.concede(seat, Stamp::NONE).expect("conceding is always allowed");
    table.commit(step).expect("the table has not changed since");
}

/// How a game ended, for a viewer.
fn ending(table: &Table<State>, language: Language, viewer: Viewer) -> String {
    let words = Words::new(language);
    let outcome = table.outcome().expect("the game is over");
    let players: &SeatMap<Player> = table.players();
    let why = words.outcome::<State>(Some(&outcome), players, viewer);
    let Outcome::Conceded(standing) = &outcome else { panic!("the game was not conceded") };
    format!("{why} {}", words.victory::<State>(standing, players, viewer))
}

#[test]
fn a_concession_names_the_loser_and_the_winner() {
    let mut table = table(&["Ana", "Ben"]);
    concede(&mut table, Seat::A);
    let english = |viewer| ending(&table, Language::English, viewer);
    assert_eq!(english(Viewer::Seat(Seat::A)), "You have conceded. Ben (Blue) wins.");
    assert_eq!(english(Viewer::Seat(Seat::B)), "Ana (Red) has conceded. You win!");
    assert_eq!(english(Viewer::Spectator), "Ana (Red) has conceded. Ben (Blue) wins.");
    let watched = |language| ending(&table, language, Viewer::Spectator);
    assert_eq!(watched(Language::French), "Ana (Rouge) a abandonné. Ben (Bleu) gagne.");
    assert_eq!(watched(Language::German), "Ana (Rot) hat aufgegeben. Ben (Blau) gewinnt.");
    assert_eq!(watched(Language::Dutch), "Ana (Rood) heeft opgegeven. Ben (Blauw) wint.");
}

#[test]
fn two_concessions_of_three_players_are_both_named() {
    let mut table = table(&["Ana", "Ben", "Eva"]);
    concede(&mut table, Seat::C);
    concede(&mut table, Seat::A);
    let ending = ending(&table, Language::English, Viewer::Seat(Seat::A));
    assert_eq!(ending, "Red and Eva (Green) have conceded. Ben (Blue) wins.");
}

#[test]
fn the_log_distinguishes_takeovers_by_bots_and_by_people() {
    let words = Words::english();
    let kind = |by| EntryKind::Takeover { seat: Seat::B, by };
    let message = |by, viewer| words.seen::<State>(&kind(by), viewer);
    let (bot, person) = (Player::bot("Ben", "master"), Player::person("Ben"));
    assert_eq!(message(bot.clone(), Viewer::Spectator), "A bot now plays for Blue.");
    assert_eq!(message(bot, Viewer::Seat(Seat::B)), "A bot now plays for you.");
    assert_eq!(message(person.clone(), Viewer::Spectator), "Ben now plays as Blue.");
    assert_eq!(message(person, Viewer::Seat(Seat::B)), "You are playing your seat again.");
}
