//! Every game of the registry with every command.

use alcazar_catalog::GameId;

use crate::{Sandbox, over_80_columns};

/// The name of each game with its minimum and maximum number of players.
fn every() -> impl Iterator<Item = (&'static str, usize)> {
    let sizes =
        |id: &GameId| [*id.players().start(), *id.players().end()].map(|players| (id.slug(), players));
    GameId::ALL.iter().flat_map(sizes)
}

#[test]
fn bots_play_every_game_and_its_replay_verifies() {
    let sandbox = Sandbox::new();
    for (game, players) in every() {
        let (seats, file) = (vec!["bot:random"; players].join(","), format!("{game}-{players}"));
        let played =
            sandbox.run(&["play", game, "--seats", &seats, "--seed", "0b", "--save", &file], "").succeeds();
        assert!(played.out.contains("The game is over"), "{game}: {}", played.out);
        assert_eq!(over_80_columns(&played.out), [""; 0], "{game}");
        for from in ["open", "spectator", "0", "1"] {
            let replayed = sandbox.run(&["replay", &file, "--from", from], "").succeeds();
            assert!(replayed.out.contains("every draw follows from it"), "{game}: {}", replayed.out);
            let json = sandbox.run(&["replay", &file, "--from", from, "--json"], "").succeeds();
            assert!(serde_json::from_str::<serde_json::Value>(&json.out).is_ok(), "{game}: {}", json.out);
        }
    }
}

#[test]
fn every_game_can_be_started_queried_and_quit() {
    let sandbox = Sandbox::new();
    for (game, players) in every() {
        let seats = ["you"].into_iter().chain(vec!["bot:random"; players - 1]).collect::<Vec<_>>().join(",");
        let args = ["play", game, "--seats", &seats, "--seed", "0b"];
        let ran = sandbox
            .run(&args, "?\nhelp\nboard\nlog\nundo\nrestart\nundo agreed\nnonsense\nquit\n")
            .succeeds();
        assert!(ran.out.contains("You can:\n") && ran.out.contains("You can’t:\n"), "{game}: {}", ran.out);
        assert!(ran.out.contains("Saved. To continue:"), "{game}: {}", ran.out);
        assert_eq!(over_80_columns(&ran.out), [""; 0], "{game}");
    }
}

#[test]
fn every_game_runs_in_sim_and_perft() {
    let sandbox = Sandbox::new();
    for (game, players) in every() {
        let players = players.to_string();
        let ran = sandbox.run(&["sim", game, "--players", &players, "--games", "3"], "").succeeds();
        assert!(ran.out.contains("games      3\n"), "{game}: {}", ran.out);
        sandbox.run(&["perft", game, "--players", &players, "--depth", "1"], "").succeeds();
    }
}

/// At the end of each round of Tolède all choose a card at the same time (G4). At one terminal the players do
/// so one after another, each behind the curtain.
#[test]
fn simultaneous_decisions_at_one_terminal_are_made_in_turn() {
    let sandbox = Sandbox::new();
    let script = "stop\nnothing\nend\npass\ngive c\ngive j\ngive m\n".repeat(400);
    let args =
        ["play", "governor", "--seats", "you:Ana,you:Ben,bot:random", "--seed", "05", "--save", "game"];
    let ran = sandbox.run(&args, script).succeeds();
    assert!(ran.out.contains("The game is over: the last round"), "{}", ran.out);
    let curtains =
        ran.out.lines().filter(|line| line.ends_with("it is your turn. Everybody else, please look away."));
    let names: Vec<&str> = curtains.filter_map(|line| line.split(['.', ',']).next()).collect();
    assert!(names.len() > 2, "the curtain is shown to both: {}", ran.out);
    assert!(
        names.windows(2).all(|pair| pair[0] != pair[1]),
        "the curtain is shown only when the player changes"
    );
    sandbox.run(&["replay", "game"], "").succeeds();
}
