//! Shows the scripts of a game while they are written:
//! `cargo run -p alcazar-lessons --example scenes -- toledo`.
//!
//! For each scene it prints what is asked for, what is said about the other legal actions, and the position
//! afterwards; with `exercises` as a second argument, the start of each exercise. With a seed and a number of
//! moves (`-- toledo 7 40`) it prints a game of bots up to there instead, as lines of a script, and its
//! position as JSON: a quarry for exercises.

use std::collections::BTreeMap;

use alcazar_bots::{Budget, Level, Question};
use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Event, Turn, Viewer};
use alcazar_lessons::{Guided as _, LEARNER, Lesson, Script, Walk, read_exercises};
use alcazar_table::{Croupier, EntryKind, Header, Player, Seed, Stamp, Table};
use anyhow::{Context as _, Result, anyhow};

fn main() {
    if let Err(why) = show() {
        eprintln!("{why}");
        std::process::exit(1);
    }
}

fn show() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let game: GameId =
        arguments.first().context("which game?")?.parse().map_err(|_| anyhow!("no such game"))?;
    match (arguments.get(1).map(String::as_str), arguments.get(2)) {
        (Some("exercises"), _) => with_game!(game, G => exercises::<G>()),
        (Some(seed), moves) => {
            let moves = moves.context("how many moves?")?.parse()?;
            with_game!(game, G => bots::<G>(seed.parse()?, moves))
        }
        (None, _) => with_game!(game, G => lesson::<G>()),
    }
}

fn legal<G: Lesson>(state: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(LEARNER, &mut actions);
    actions
}

fn lesson<G: Lesson>() -> Result<()> {
    let script = Script::<G>::of_game()?;
    for (number, scene) in script.scenes.iter().enumerate() {
        println!("\n=== {} [{}] {}", number + 1, scene.name, scene.rule);
        let mut walk = Walk::new(script.clone(), &[], number);
        while !walk.is_done() {
            if let Some((seat, action)) = walk.next_move() {
                println!("{seat:?}: {action}");
                walk.play_next();
                continue;
            }
            let accepted = walk.asked().unwrap_or_default().to_vec();
            println!("you: {}", accepted.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | "));
            let mut answers: BTreeMap<Option<&str>, Vec<String>> = BTreeMap::new();
            for other in legal(walk.table().state()).iter().filter(|action| !accepted.contains(action)) {
                answers.entry(scene.answer(other)).or_default().push(other.to_string());
            }
            for (answer, actions) in answers {
                println!("    not {}: {}", answer.unwrap_or("(general)"), actions.join(" | "));
            }
            let _ = walk.choose(accepted[0], Stamp::NONE);
        }
        println!("{}", serde_json::to_string(&walk.table().state().position())?);
    }
    Ok(())
}

fn exercises<G: Lesson>() -> Result<()> {
    for script in read_exercises::<G>()? {
        println!("\n=== [{}] {}", script.name, script.rule);
        println!("{}", serde_json::to_string(&script.start.position())?);
        let actions: Vec<String> = legal(&script.start).iter().map(ToString::to_string).collect();
        println!("    {}", actions.join(" | "));
    }
    Ok(())
}

/// A game of apprentices, printed as lines of a script.
fn bots<G: Lesson>(seed: u8, moves: usize) -> Result<()> {
    let players = *G::RECOMMENDED_PLAYERS.start();
    let header = Header::<G>::new((0..players).map(|_| Player::bot("Bot", "apprentice")));
    let mut table = Table::new(header, Croupier::Seeded(Seed([seed; 32]))).map_err(|why| anyhow!("{why}"))?;
    for _ in 0..moves {
        let Some(seat) = table.asked().iter().next() else { break };
        let view = table.view(Viewer::Seat(seat));
        let legal = view.ask.context("the seat is asked")?.legal;
        let question = Question::<G>::new(seat, &view.view, &legal, Budget::Nodes(20_000), 0);
        let action = Level::Apprentice.bot::<G>().choose(&question).context("something is legal")?.action;
        table.play(seat, action).map_err(|why| anyhow!("{why}"))?;
    }
    println!("players: {players}");
    for entry in table.log() {
        match &entry.kind {
            EntryKind::Event(Event::Move { seat, action }) => println!("{seat:?}: {action}"),
            EntryKind::Event(Event::Chance(chance)) => println!("chance: {chance}"),
            _ => {}
        }
    }
    let is_asked = matches!(table.state().turn(), Turn::Seats(asked) if asked.contains(LEARNER));
    println!("# the learner is {}asked", if is_asked { "" } else { "not " });
    println!("position: {}", serde_json::to_string(&table.state().position())?);
    Ok(())
}
