//! Every game of the catalog, by every command.

use alcazar_catalog::GameId;

use crate::{Place, too_long};

/// The name of a game with the fewest and the most players.
fn every() -> impl Iterator<Item = (&'static str, usize)> {
    let sizes =
        |id: &GameId| [*id.players().start(), *id.players().end()].map(|players| (id.slug(), players));
    GameId::ALL.iter().flat_map(sizes)
}

#[test]
fn every_game_is_played_by_bots_and_its_file_verifies() {
    let place = Place::new();
    for (game, players) in every() {
        let (seats, file) = (vec!["bot:random"; players].join(","), format!("{game}-{players}"));
        let played =
            place.run(&["play", game, "--seats", &seats, "--seed", "0b", "--save", &file], "").succeeds();
        assert!(played.out.contains("The game is over"), "{game}: {}", played.out);
        assert_eq!(too_long(&played.out), [""; 0], "{game}");
        for from in ["open", "spectator", "0", "1"] {
            let replayed = place.run(&["replay", &file, "--from", from], "").succeeds();
            assert!(replayed.out.contains("every draw follows from it"), "{game}: {}", replayed.out);
            let json = place.run(&["replay", &file, "--from", from, "--json"], "").succeeds();
            assert!(serde_json::from_str::<serde_json::Value>(&json.out).is_ok(), "{game}: {}", json.out);
        }
    }
}

#[test]
fn every_game_can_be_begun_asked_about_and_left() {
    let place = Place::new();
    for (game, players) in every() {
        let seats = ["you"].into_iter().chain(vec!["bot:random"; players - 1]).collect::<Vec<_>>().join(",");
        let args = ["play", game, "--seats", &seats, "--seed", "0b"];
        let ran =
            place.run(&args, "?\nhelp\nboard\nlog\nundo\nrestart\nundo agreed\nnonsense\nquit\n").succeeds();
        assert!(ran.out.contains("You can:\n") && ran.out.contains("You can’t:\n"), "{game}: {}", ran.out);
        assert!(ran.out.contains("Saved. To continue:"), "{game}: {}", ran.out);
        assert_eq!(too_long(&ran.out), [""; 0], "{game}");
    }
}

#[test]
fn every_game_is_simulated_and_counted() {
    let place = Place::new();
    for (game, players) in every() {
        let players = players.to_string();
        let ran = place.run(&["sim", game, "--players", &players, "--games", "3"], "").succeeds();
        assert!(ran.out.contains("games      3\n"), "{game}: {}", ran.out);
        place.run(&["perft", game, "--players", &players, "--depth", "1"], "").succeeds();
    }
}

/// At the end of each round of Tolède all choose a card at the same time (G4); friends at one terminal do so one after
/// the other, each behind the curtain.
#[test]
fn friends_who_are_asked_at_the_same_time_answer_in_turn() {
    let place = Place::new();
    let script = "stop\nnothing\nend\npass\ngive c\ngive j\ngive m\n".repeat(400);
    let args =
        ["play", "governor", "--seats", "you:Ana,you:Ben,bot:random", "--seed", "05", "--save", "game"];
    let ran = place.run(&args, script).succeeds();
    assert!(ran.out.contains("The game is over: the last round"), "{}", ran.out);
    let curtains =
        ran.out.lines().filter(|line| line.ends_with("it is your turn. Everybody else, please look away."));
    let names: Vec<&str> = curtains.filter_map(|line| line.split(['.', ',']).next()).collect();
    assert!(names.len() > 2, "the curtain falls for both: {}", ran.out);
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "the curtain falls when somebody else is asked");
    place.run(&["replay", "game"], "").succeeds();
}
