//! Toledo's English messages.

use alcazar_core::{ApplyError, Seat, Secret, SetupError, Standing, Viewer};
use alcazar_table::Player;
use alcazar_words::Words;
use toledo::{Action, Illegal, Seen, State};

fn action(text: &str) -> Action {
    text.parse().expect("valid notation")
}

#[test]
fn events_address_the_acting_player_as_you() {
    let words = Words::english();
    let table = [
        ("take", "Red takes two money cards.", "You take two money cards."),
        (
            "place gem2 3",
            "Red places a gem trader with two circles on step 3.",
            "You place a gem trader with two circles on step 3.",
        ),
        (
            "place smith1 19",
            "Red places a swordsmith with one circle on step 19.",
            "You place a swordsmith with one circle on step 19.",
        ),
        (
            "3va 0-3",
            "Red plays a 3 and moves from the cathedral to step 3.",
            "You play a 3 and move from the cathedral to step 3.",
        ),
        (
            "+2va 19-21",
            "Red plays a 2 as extra card and moves from step 19 into the Alcázar.",
            "You play a 2 as extra card and move from step 19 into the Alcázar.",
        ),
        (
            "back 7",
            "Red takes a figure back from step 7 to the cathedral.",
            "You take a figure back from step 7 to the cathedral.",
        ),
        ("end", "Red ends the turn.", "You end the turn."),
        ("use", "Red uses their own shop.", "You use your own shop."),
        ("pay 5bd", "Red pays a 5 to use the step.", "You pay a 5 to use the step."),
        ("decline", "Red leaves this place unused.", "You leave this place unused."),
        ("forge 2/1+0", "Red forges a sword worth 2 (1 metal).", "You forge a sword worth 2 (1 metal)."),
        (
            "forge 4/1+1",
            "Red forges a sword worth 4 (1 metal, 1 gem).",
            "You forge a sword worth 4 (1 metal, 1 gem).",
        ),
        (
            "deliver 8/2+2",
            "Red delivers a sword worth 8 (2 metal, 2 gems).",
            "You deliver a sword worth 8 (2 metal, 2 gems).",
        ),
        ("learn movement", "Red takes the movement tile.", "You take the movement tile."),
        (
            "swap violet",
            "Red puts the violet duel tile back and takes the one they lacked.",
            "You put the violet duel tile back and take the one you lacked.",
        ),
        ("duel green", "Red challenges Green to a duel.", "You challenge Green to a duel."),
    ];
    for (text, to_others, to_actor) in table {
        let seen = Seen::Move { seat: Seat::A, action: action(text) };
        assert_eq!(words.event::<State>(&seen, Viewer::Spectator), to_others);
        assert_eq!(words.event::<State>(&seen, Viewer::Seat(Seat::B)), to_others);
        assert_eq!(words.event::<State>(&seen, Viewer::Seat(Seat::A)), to_actor);
    }
    let challenge = Seen::Move { seat: Seat::A, action: action("duel green") };
    assert_eq!(words.event::<State>(&challenge, Viewer::Seat(Seat::C)), "Red challenges you to a duel.");
}

#[test]
fn chance_events_reveal_only_what_the_viewer_may_know() {
    let words = Words::english();
    let (red, blue) = (Viewer::Seat(Seat::A), Viewer::Seat(Seat::B));
    let card = "3va".parse().expect("valid notation");
    let drawn = Seen::Draw { seat: Seat::A, card: Secret::Known(card) };
    assert_eq!(words.event::<State>(&drawn, red), "You draw a 3 (violet, attacker).");
    let hidden = Seen::Draw { seat: Seat::A, card: Secret::Hidden };
    assert_eq!(words.event::<State>(&hidden, blue), "Red draws a card.");
    let reveal = Seen::Reveal { card, attacker: Seat::A, defender: Seat::B, attacker_wins: true };
    let message = |viewer| words.event::<State>(&reveal, viewer);
    assert_eq!(message(red), "The card is a 3 (violet, attacker): you win the round against Blue.");
    assert_eq!(message(blue), "The card is a 3 (violet, attacker): Red wins the round against you.");
    assert_eq!(
        message(Viewer::Spectator),
        "The card is a 3 (violet, attacker): Red wins the round against Blue."
    );
    assert_eq!(words.event::<State>(&Seen::Start { seat: Seat::B }, blue), "You start.");
}

#[test]
fn errors_have_messages() {
    let words = Words::english();
    let error = SetupError::Players { players: 7, least: 2, most: 4 };
    assert_eq!(words.setup_error(&error), "This game is for 2 to 4 players, not 7.");
    let error = SetupError::Option { option: "rounds", value: "0".into() };
    assert_eq!(words.setup_error(&error), "The option “rounds” can’t be set to “0”.");
    let message = |error| words.apply_error::<State>(&error, Viewer::Seat(Seat::A));
    assert_eq!(message(ApplyError::NotAsked(Seat::A)), "It is not your turn.");
    assert_eq!(message(ApplyError::NotAsked(Seat::B)), "It is not Blue’s turn.");
    assert_eq!(message(ApplyError::Illegal(Illegal::TooLow)), "That card is too low for the row. (T5.1)");
    assert_eq!(message(ApplyError::Over), "The game is over.");
}

#[test]
fn a_standing_is_listed_by_rank() {
    let words = Words::english();
    let standing = Standing {
        scores: [1, 12, -2].into_iter().collect(),
        ranks: [2, 1, 3].into_iter().collect(),
        ending: Some("three-figures".into()),
        tie: None,
    };
    assert_eq!(
        words.standing::<State>(&standing),
        ["1. Blue: 12 points", "2. Red: 1 point", "3. Green: -2 points"]
    );
    let players = ["Ana", "Ben", "Eva"].map(Player::person).into_iter().collect();
    let victory = |viewer| words.victory::<State>(&standing, &players, viewer);
    assert_eq!(victory(Viewer::Spectator), "Ben (Blue) wins.");
    assert_eq!(victory(Viewer::Seat(Seat::B)), "You win!");
    assert_eq!(
        words.ending::<State>("three-figures"),
        "The game is over: a player has three figures in the Alcázar."
    );
}
