//! Every phrase that the code can produce.

mod governor;
mod random_games;
mod toledo;
mod tyros;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ::toledo::{Action, Illegal, State};
use alcazar_catalog::{GameId, with_game};
use alcazar_core::notation::Unresolved;
use alcazar_core::{ApplyError, Event, Seat, SeatMap, SeatSet, SetupError, Standing, Tie, Viewer};
use alcazar_table::{EntryKind, Outcome, Player};

use crate::table::{entry, outcome_phrase, proof_phrase, seen};
use crate::tie::tie_break;
use crate::words::{apply_error, setup_error, standing_lines, unreadable, unresolved, victory};
use crate::{Argument, Phrase, Proof, Speak, derived};

/// A game whose phrases can all be listed.
trait AllPhrases: Speak {
    /// Every phrase about the game.
    fn all_phrases() -> Vec<Phrase>;
}

impl AllPhrases for ::toledo::State {
    fn all_phrases() -> Vec<Phrase> {
        toledo::all()
    }
}

impl AllPhrases for ::tyros::State {
    fn all_phrases() -> Vec<Phrase> {
        tyros::all()
    }
}

impl AllPhrases for ::governor::State {
    fn all_phrases() -> Vec<Phrase> {
        governor::all()
    }
}

/// Collects the phrases about a game without words of its own from random games.
macro_rules! derive_all_phrases {
    ($state:ty, [speak $($other:ident)*]) => {};
    ($state:ty, [$first:ident $($other:ident)*]) => { derive_all_phrases! { $state, [$($other)*] } };
    ($state:ty, []) => {
        impl AllPhrases for $state {
            fn all_phrases() -> Vec<Phrase> {
                let mut phrases = vec![Self::name()];
                phrases.extend(Seat::first(*<Self as alcazar_core::Game>::PLAYERS.end()).map(Self::seat));
                let reasons = <<Self as alcazar_core::Game>::Illegal as alcazar_core::Reason>::ALL;
                phrases.extend(reasons.iter().map(crate::words::with_rule::<Self>));
                phrases.extend(random_games::phrases::<Self>(40, &Default::default()));
                phrases
            }
        }
    };
}

alcazar_catalog::for_each_game!(derive_all_phrases);

/// Every phrase, including the parts of other phrases.
pub(super) fn all() -> &'static [Phrase] {
    static ALL: LazyLock<Vec<Phrase>> = LazyLock::new(|| {
        let mut phrases = BTreeMap::new();
        let games = GameId::ALL.iter().flat_map(|&game| with_game!(game, G => G::all_phrases()));
        common().into_iter().chain(games).for_each(|phrase| add_with_parts(phrase, &mut phrases));
        phrases.into_values().collect()
    });
    &ALL
}

/// Adds a phrase and its parts; the map removes duplicates.
fn add_with_parts(phrase: Phrase, phrases: &mut BTreeMap<String, Phrase>) {
    for (_, argument) in phrase.arguments() {
        match argument {
            Argument::Phrase(part) => add_with_parts((**part).clone(), phrases),
            Argument::All(parts) | Argument::Any(parts) => {
                for part in parts {
                    add_with_parts(part.clone(), phrases);
                }
            }
            Argument::Number(_) | Argument::Text(_) => {}
        }
    }
    phrases.insert(format!("{phrase:?}"), phrase);
}

fn players() -> SeatMap<Player> {
    ["Ana", "Ben", "Eva"].map(Player::person).into_iter().collect()
}

/// Ties of three by all that this game compares: a shared victory, one seat out, and a tie broken at once.
fn ties<G: Speak>(compared: &[&'static str]) -> Vec<Phrase> {
    let scores: SeatMap<i32> = [7, 7, 7].into_iter().collect();
    let phrases = [[2, 2, 2], [2, 2, 1], [0, 3, 1]].map(|figures: [i32; 3]| {
        let tie = Tie::among(SeatSet::first(scores.len()), &scores).expect("all have 7 points");
        let tie = compared.iter().fold(tie, |tie, what| tie.compare(what, |seat| figures[seat.index()]));
        let ranks = scores.map(|_, _| 1);
        let standing = Standing { scores: scores.clone(), ranks, ending: None, tie: Some(tie) };
        tie_break::<G>(&standing, &players(), Viewer::Spectator).expect("there is a tie")
    });
    phrases.into()
}

fn common() -> Vec<Phrase> {
    let red = Viewer::Seat(Seat::A);
    let standing = |ranks: [u8; 3]| Standing {
        scores: [1, 12, -2].into_iter().collect(),
        ranks: ranks.into_iter().collect::<SeatMap<u8>>(),
        ending: None,
        tie: None,
    };
    let mut phrases = vec![
        setup_error(&SetupError::Players { players: 9, least: 2, most: 4 }),
        setup_error(&SetupError::Option { option: "rounds", value: "0".into() }),
        apply_error::<State>(&ApplyError::Over, red),
        apply_error::<State>(&ApplyError::ChanceAwaited, red),
        apply_error::<State>(&ApplyError::MoveAwaited, red),
        apply_error::<State>(&ApplyError::NotAsked(Seat::A), red),
        apply_error::<State>(&ApplyError::NotAsked(Seat::B), red),
        apply_error::<State>(&ApplyError::Illegal(Illegal::TooLow), red),
        unresolved("x", &Unresolved::Nothing),
        unresolved("3", &Unresolved::Ambiguous(vec!["3va 0-3".into(), "3va 4-7".into()])),
        unreadable("x"),
        victory::<State>(&standing([1, 2, 3]), &players(), red),
        victory::<State>(&standing([2, 1, 3]), &players(), red),
        victory::<State>(&standing([1, 1, 3]), &players(), red),
    ];
    phrases.extend(Seat::first(alcazar_core::MAX_SEATS).map(derived::seat));
    phrases.push(Phrase::text("3"));
    // `Words` puts names in the place of seats.
    phrases.push(Phrase::new("player").with("name", "Ana"));
    phrases.push(Phrase::new("derived-event").with("text", "bid 3").about::<State>(Seat::A, red));
    phrases.push(Phrase::new("derived-event").with("text", "bid 3").about::<State>(Seat::B, red));
    phrases.push(Phrase::new("derived-prompt").form("you"));
    phrases.push(Phrase::new("derived-prompt").with("who", Argument::All(vec![State::seat(Seat::B)])));
    phrases.push(Phrase::new("derived-tie").with("what", "cards").with("count", 3));
    phrases.extend(
        ["prompt-chance", "hidden", "none", "yes", "no"].map(|what| Phrase::new(format!("derived-{what}"))),
    );
    phrases.push(Phrase::new("told-times").with("sentence", Phrase::text("It rains.")).with("count", 3));
    phrases.extend(standing_lines::<State>(&standing([2, 1, 3])));
    phrases.extend(table(&standing([1, 2, 3])));
    // `Words` produces the messages that join lists.
    phrases.extend(
        ["list-and", "list-or"]
            .map(|link| Phrase::new(link).with("first", "a".to_owned()).with("second", "b".to_owned())),
    );
    phrases.push(Phrase::new("list-more").with("first", "a".to_owned()).with("rest", "b or c".to_owned()));
    phrases
}

fn table(standing: &Standing) -> Vec<Phrase> {
    let consent = SeatSet::first(2);
    let mut phrases = Vec::new();
    for seat in Seat::first(2) {
        let kinds = [
            EntryKind::Undo { seat, to: 7, consent },
            EntryKind::Takeover { seat, by: Player::person("Ana") },
            EntryKind::Takeover { seat, by: Player::bot("Ana", "master") },
            EntryKind::Timeout { seat },
            EntryKind::Concede { seat },
            EntryKind::Abort { consent },
        ];
        phrases.extend(kinds.iter().map(|kind| seen::<State>(kind, Viewer::Seat(Seat::A))));
    }
    phrases.push(entry::<State>(&EntryKind::Event(Event::Move { seat: Seat::A, action: Action::Take })));
    let chance = "card 3va".parse().expect("valid notation");
    phrases.push(entry::<State>(&EntryKind::Event(Event::Chance(chance))));
    let duel = Standing {
        scores: [1, 2].into_iter().collect(),
        ranks: [1, 2].into_iter().collect(),
        ending: None,
        tie: None,
    };
    let outcomes = [Outcome::Aborted, Outcome::Conceded(standing.clone()), Outcome::Conceded(duel)];
    for outcome in [None].into_iter().chain(outcomes.iter().map(Some)) {
        for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B)] {
            phrases.push(outcome_phrase::<State>(outcome, &players(), viewer));
        }
    }
    phrases.push(Phrase::new("table-takeover-back").with("who", State::seat(Seat::B)));
    phrases.extend([Proof::Verified, Proof::Secret, Proof::None].map(proof_phrase));
    phrases
}
