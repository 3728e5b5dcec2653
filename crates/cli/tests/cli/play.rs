//! `play`: whole games, saving, undo, and messages.

use crate::{Sandbox, over_80_columns, read, run, scripted_moves};

const SOLO: [&str; 6] = ["play", "toledo", "--seats", "you,bot:random", "--seed", "07"];

/// The first board of a game, from its title to the hand.
fn board(out: &str) -> String {
    let lines = out.lines().skip_while(|line| !line.starts_with(" TOLEDO"));
    let is_over = |line: &str| line.starts_with("It is your turn") || line.starts_with("The game is over");
    lines.take_while(|line| !is_over(line)).flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn the_board_fits_in_80_columns() {
    let ran = Sandbox::new().run(&SOLO, "quit\n").succeeds();
    insta::assert_snapshot!("board", board(&ran.out));
    let ran = Sandbox::new()
        .run(
            &["play", "toledo", "--seats", "bot:random,bot:random,bot:random,bot:random", "--seed", "0a"],
            "",
        )
        .succeeds();
    insta::assert_snapshot!("board_at_the_end", board(&ran.out));
    assert_eq!(over_80_columns(&ran.out), [""; 0]);
}

#[test]
fn colours_are_only_for_terminals() {
    let sandbox = Sandbox::new();
    assert!(!sandbox.run(&SOLO, "").succeeds().out.contains('\x1b'));
    let mut forced = sandbox.command(&SOLO);
    forced.env("CLICOLOR_FORCE", "1");
    assert!(run(forced, b"").succeeds().out.contains('\x1b'));
}

#[test]
fn a_whole_game_is_played_saved_and_verified() {
    let sandbox = Sandbox::new();
    let args = [&SOLO[..], &["--save", "game.replay"]].concat();
    let played = sandbox.run(&args, scripted_moves()).succeeds();
    assert!(played.out.contains("The game is over"), "{}", &played.out[played.out.len() - 3000..]);
    assert_eq!(over_80_columns(&played.out), [""; 0]);
    let replayed = sandbox.run(&["replay", "game.replay"], "").succeeds();
    assert!(replayed.out.contains("every draw follows from it"), "{}", replayed.out);
    for kind in ["places a", "moves from", "draws"] {
        assert!(played.out.contains(kind), "a player {kind}");
    }
}

#[test]
fn a_resumed_game_is_the_same_as_an_uninterrupted_one() {
    let sandbox = Sandbox::new();
    let script = scripted_moves();
    sandbox.run(&[&SOLO[..], &["--save", "whole"]].concat(), &script).succeeds();
    let middle = script[..script.len() / 8].rfind('\n').expect("a line") + 1;
    let (first, second) = script.split_at(middle);
    let left = sandbox.run(&[&SOLO[..], &["--save", "halves"]].concat(), first).succeeds();
    assert!(left.out.contains("Saved. To continue: alcazar play --resume halves"), "{}", left.out);
    assert!(read(&sandbox.path("halves")).contains("\"continued\""));
    sandbox.run(&["play", "--resume", "halves"], second).succeeds();
    assert_eq!(read(&sandbox.path("halves")), read(&sandbox.path("whole")));
}

#[test]
fn games_are_saved_in_the_data_folder_under_unique_names() {
    let sandbox = Sandbox::new();
    sandbox.run(&SOLO, "take\nquit\n").succeeds();
    sandbox.run(&SOLO, "quit\n").succeeds();
    let folder = std::fs::read_dir(sandbox.path("data/alcazar/games")).expect("games are saved there");
    let mut names: Vec<String> =
        folder.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    assert_eq!(names, ["toledo-f5411ec7-2.replay", "toledo-f5411ec7.replay"]);
}

/// With this seed the player holds a 3 at the start.
#[test]
fn moves_can_be_undone() {
    let ran =
        Sandbox::new().run(&SOLO, "place gem1 3\n3 0-3\nundo\n3 0-3; use\nrestart\nundo\nboard\n").succeeds();
    let after = |text: &str| ran.out.split_once(text).map(|(_, after)| after).unwrap_or_default().to_owned();
    assert!(after("red> undo").contains("You undo everything"), "{}", ran.out);
    assert!(after("red> restart").contains("You undo everything"), "{}", ran.out);
    assert!(after("red> restart").contains("You can’t undo anything on your own"), "{}", ran.out);
    assert!(after("red> board").contains("R5 B"), "the figure is back at the cathedral: {}", ran.out);
}

#[test]
fn more_can_be_undone_if_everybody_agrees() {
    let sandbox = Sandbox::new();
    let args = [&SOLO[..], &["--save", "game"]].concat();
    let ran = sandbox.run(&args, "undo agreed\nplace gem1 3\nundo agreed\nplace gem1 4\n").succeeds();
    assert!(ran.out.contains("You have not moved yet."), "{}", ran.out);
    let boards: Vec<&str> = ran.out.split(" TOLEDO").collect();
    let last = boards.last().expect("a board");
    assert!(last.contains("╌3╌") && !last.contains("╌4╌"), "the shop is on 4, not on 3: {last}");
    sandbox.run(&["replay", "game"], "").succeeds();
}

#[test]
fn a_question_mark_lists_legal_actions_and_why_others_are_illegal() {
    let ran = Sandbox::new().run(&SOLO, "?\n? take\n? xyz\n").succeeds();
    let after = |text: &str| ran.out.split_once(text).map(|(_, after)| after).unwrap_or_default().to_owned();
    let all = after("red> ?\n");
    assert!(all.starts_with("You can:\n  take "), "{all}");
    assert!(all.contains("\n  place gem1 2 3 4 6 7"), "{all}");
    assert!(all.contains("You can’t:\n") && all.contains("(T4.1)\n"), "{all}");
    let one = after("red> ? take\n");
    assert!(one.starts_with("You can:\n  take "), "{one}");
    assert!(after("red> ? xyz\n").starts_with("No move starts like that."));
}

#[test]
fn illegal_actions_are_rejected_with_their_rule() {
    let ran = Sandbox::new().run(&SOLO, "back 0\nend\nplace gem1 5\nplace gem1\nnonsense\n").succeeds();
    for (typed, answer) in
        [("back 0", "(T3.4)"), ("end", "(T3)"), ("place gem1 5", "(T3.2)"), ("place gem1", " or ")]
    {
        let answered =
            ran.out.split_once(&format!("red> {typed}\n")).map(|(_, after)| after).unwrap_or_default();
        let until = answered.split("red>").next().unwrap_or_default();
        assert!(until.contains(answer), "{typed}: {until}");
    }
    assert!(ran.out.contains("nonsense"), "{}", ran.out);
}

#[test]
fn several_moves_in_one_line_run_until_one_fails() {
    let ran = Sandbox::new().run(&SOLO, "place gem1 3\n3 0-3; wrong; use\nuse; end; take\n").succeeds();
    assert!(ran.out.contains("wrong"), "{}", ran.out);
    assert!(ran.out.contains("You use"), "the moves after the failed one were not run: {}", ran.out);
    assert!(ran.out.contains("“take” was not played: it is no longer your turn."), "{}", ran.out);
}

#[test]
fn a_curtain_hides_hands_between_the_turns_of_people() {
    let sandbox = Sandbox::new();
    let args = ["play", "toledo", "--seats", "you:Ana,you:Ben", "--seed", "07"];
    let ran = sandbox.run(&args, "take\ntake\ntake\n").succeeds();
    let turns: Vec<&str> = ran.out.split(", it is your turn. Everybody else, please look away.").collect();
    assert_eq!(turns.len(), 5, "{}", ran.out);
    let drawn = |turn: &str| turn.lines().filter(|line| line.starts_with("You draw")).count();
    assert_eq!(
        turns[1..].iter().map(|turn| drawn(turn)).collect::<Vec<_>>(),
        [5, 5, 2, 2],
        "players see only their own cards"
    );
}

#[test]
fn a_failed_save_does_not_end_the_game() {
    let sandbox = Sandbox::new();
    std::fs::write(sandbox.path("file"), "").expect("a file");
    let args = [&SOLO[..], &["--save", "file/below"]].concat();
    let ran = sandbox.run(&args, "take\nsave copy\nsave file/too\nquit\n").succeeds();
    assert!(ran.out.contains("could not be saved: can't write file/below"), "{}", ran.out);
    assert!(ran.out.contains("Saved in copy."), "{}", ran.out);
    assert!(ran.out.contains("can't write file/too"), "{}", ran.out);
    sandbox.run(&["replay", "copy"], "").succeeds();
}

#[test]
fn another_game_can_be_resumed_from_within() {
    let sandbox = Sandbox::new();
    sandbox.run(&["play", "toledo", "--seats", "bot:random,you:Ana", "--save", "other"], "take\n").succeeds();
    let ran = sandbox.run(&SOLO, "resume nowhere\nresume other\ntake\n").succeeds();
    assert!(ran.out.contains("can't read nowhere"), "{}", ran.out);
    assert!(ran.out.contains("blue> take"), "{}", ran.out);
}

#[test]
fn messages_are_in_the_chosen_language() {
    let sandbox = Sandbox::new();
    let args = ["play", "toledo", "--seats", "you,bot:random", "--seed", "1", "--language"];
    for (tag, saved) in
        [("fr", "Enregistré."), ("de-AT", "Gespeichert."), ("nl", "Opgeslagen."), ("en", "Saved.")]
    {
        let ran = sandbox.run(&[&args[..], &[tag]].concat(), "quit\n");
        assert!(ran.out.contains(saved), "{tag}: {}", ran.out);
    }
    let ran = sandbox.run(&[&args[..], &["xx"]].concat(), "quit\n");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("the language “xx” is not supported"), "{}", ran.err);
}

#[test]
fn messages_are_in_the_systems_language_by_default() {
    let sandbox = Sandbox::new();
    for (locale, saved) in [("de_DE.UTF-8", "Gespeichert."), ("ja_JP.UTF-8", "Saved."), ("C", "Saved.")] {
        let mut command = sandbox.command(&["play", "toledo", "--seats", "you,bot:random", "--seed", "1"]);
        command.env("LC_ALL", locale);
        let ran = crate::run(command, b"quit\n");
        assert!(ran.out.contains(saved), "{locale}: {}", ran.out);
    }
}
