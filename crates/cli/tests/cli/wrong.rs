//! Invalid arguments and arbitrary input: clear messages, exit codes, never a panic.

use crate::Sandbox;

#[test]
fn invalid_numbers_of_players_are_rejected() {
    let sandbox = Sandbox::new();
    for players in ["0", "1", "5", "7", "1000000"] {
        let says = format!("{players} players: this game is for 2 to 4");
        sandbox.run(&["sim", "toledo", "--players", players], "").fails(1, &[&says]);
        sandbox.run(&["perft", "toledo", "--players", players, "--depth", "1"], "").fails(1, &[&says]);
    }
    for seats in [1, 5, 6, 7, 100] {
        let list = vec!["bot:random"; seats].join(",");
        let says = format!("{seats} players: this game is for 2 to 4");
        sandbox.run(&["play", "toledo", "--seats", &list], "").fails(1, &[&says]);
    }
}

#[test]
fn the_error_for_an_unknown_game_lists_the_games() {
    let sandbox = Sandbox::new();
    for args in [
        &["sim", "chess", "--players", "2"][..],
        &["perft", "chess", "--players", "2", "--depth", "1"],
        &["play", "chess"],
    ] {
        sandbox.run(args, "").fails(2, &["there is no game “chess”; the games are toledo"]);
    }
}

#[test]
fn invalid_arguments_are_rejected() {
    let sandbox = Sandbox::new();
    sandbox.run(&[], "").fails(2, &["Usage"]);
    sandbox.run(&["play"], "").fails(2, &["<GAME>"]);
    sandbox
        .run(&["play", "toledo", "--seats", "you,cat"], "")
        .fails(2, &["a seat is you, you:NAME, bot or bot:KIND"]);
    sandbox.run(&["play", "toledo", "--seats", "bot:genius"], "").fails(2, &["the bots are random"]);
    sandbox.run(&["play", "toledo", "--seats", "you:,bot:random"], "").fails(1, &["can't be a name"]);
    sandbox.run(&["play", "toledo", "--seed", "xyz"], "").fails(2, &["hexadecimal"]);
    sandbox.run(&["play", "toledo", "--seed", &"0".repeat(65)], "").fails(2, &["1 to 64"]);
    sandbox.run(&["play", "toledo", "--seed", "ééé"], "").fails(2, &["hexadecimal"]);
    sandbox.run(&["play", "--resume", "nowhere"], "").fails(1, &["can't read nowhere"]);
    sandbox.run(&["play", "toledo", "--seed", "1", "--resume", "x"], "").fails(2, &["cannot be used with"]);
    sandbox.run(&["sim", "toledo", "--players", "2", "--threads", "0"], "").fails(2, &["threads"]);
}

#[test]
fn an_existing_file_is_not_overwritten() {
    let sandbox = Sandbox::new();
    std::fs::write(sandbox.path("thesis"), "Chapter 1").expect("a file");
    sandbox.run(&["play", "toledo", "--save", "thesis"], "").fails(1, &["thesis exists"]);
    assert_eq!(crate::read(&sandbox.path("thesis")), "Chapter 1");
}

#[test]
fn zero_games_give_an_empty_report() {
    let ran = Sandbox::new().run(&["sim", "toledo", "--players", "2", "--games", "0"], "").succeeds();
    assert!(ran.out.contains("games      0"), "{}", ran.out);
}

#[test]
fn arbitrary_input_ends_like_quitting() {
    let mut input = vec![b'x'; 3_000_000];
    input.extend(b"\n;;;;\n \n\n\xff\xfe\x00\n\x1b[31m\nsave\nresume\nresume \x00\nundo undo\n? ?\n?\xff\n");
    input.extend("place gem1 ;".repeat(3000).bytes());
    let ran = Sandbox::new().run(&["play", "toledo", "--seed", "07"], &input).succeeds();
    assert!(ran.out.contains("Saved. To continue:"), "{}", &ran.out[..2000]);
}
