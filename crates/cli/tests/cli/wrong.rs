//! Wrong arguments and wild input: clear messages, exit codes, never a panic.

use crate::Place;

#[test]
fn impossible_numbers_of_players_are_refused() {
    let place = Place::new();
    for players in ["0", "1", "5", "7", "1000000"] {
        let says = format!("{players} players: this game is for 2 to 4");
        place.run(&["sim", "toledo", "--players", players], "").fails(1, &[&says]);
        place.run(&["perft", "toledo", "--players", players, "--depth", "1"], "").fails(1, &[&says]);
    }
    for seats in [1, 5, 6, 7, 100] {
        let list = vec!["bot:random"; seats].join(",");
        let says = format!("{seats} players: this game is for 2 to 4");
        place.run(&["play", "toledo", "--seats", &list], "").fails(1, &[&says]);
    }
}

#[test]
fn an_unknown_game_is_answered_with_the_list() {
    let place = Place::new();
    for args in [
        &["sim", "chess", "--players", "2"][..],
        &["perft", "chess", "--players", "2", "--depth", "1"],
        &["play", "chess"],
    ] {
        place.run(args, "").fails(2, &["there is no game “chess”; the games are toledo"]);
    }
}

#[test]
fn arguments_that_make_no_sense_are_refused() {
    let place = Place::new();
    place.run(&[], "").fails(2, &["Usage"]);
    place.run(&["play"], "").fails(2, &["<GAME>"]);
    place
        .run(&["play", "toledo", "--seats", "you,cat"], "")
        .fails(2, &["a seat is you, you:NAME, bot or bot:KIND"]);
    place.run(&["play", "toledo", "--seats", "bot:genius"], "").fails(2, &["the bots are random"]);
    place.run(&["play", "toledo", "--seats", "you:,bot:random"], "").fails(1, &["can't be a name"]);
    place.run(&["play", "toledo", "--seed", "xyz"], "").fails(2, &["hexadecimal"]);
    place.run(&["play", "toledo", "--seed", &"0".repeat(65)], "").fails(2, &["1 to 64"]);
    place.run(&["play", "toledo", "--seed", "ééé"], "").fails(2, &["hexadecimal"]);
    place.run(&["play", "--resume", "nowhere"], "").fails(1, &["can't read nowhere"]);
    place.run(&["play", "toledo", "--seed", "1", "--resume", "x"], "").fails(2, &["cannot be used with"]);
    place.run(&["sim", "toledo", "--players", "2", "--threads", "0"], "").fails(2, &["threads"]);
}

#[test]
fn an_existing_file_is_not_written_over() {
    let place = Place::new();
    std::fs::write(place.path("thesis"), "Chapter 1").expect("a file");
    place.run(&["play", "toledo", "--save", "thesis"], "").fails(1, &["thesis exists"]);
    assert_eq!(crate::read(&place.path("thesis")), "Chapter 1");
}

#[test]
fn no_games_are_a_report_of_nothing() {
    let ran = Place::new().run(&["sim", "toledo", "--players", "2", "--games", "0"], "").succeeds();
    assert!(ran.out.contains("games      0"), "{}", ran.out);
}

#[test]
fn wild_input_ends_as_if_somebody_had_left() {
    let mut input = vec![b'x'; 3_000_000];
    input.extend(b"\n;;;;\n \n\n\xff\xfe\x00\n\x1b[31m\nsave\nresume\nresume \x00\nundo undo\n? ?\n?\xff\n");
    input.extend("place gem1 ;".repeat(3000).bytes());
    let ran = Place::new().run(&["play", "toledo", "--seed", "07"], &input).succeeds();
    assert!(ran.out.contains("Saved. To continue:"), "{}", &ran.out[..2000]);
}
