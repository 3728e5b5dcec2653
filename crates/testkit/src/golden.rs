//! Golden replays: recorded games that every later version must replay to the same end.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use alcazar_core::perft::perft;
use alcazar_core::{Game, Luck, Seat};
use alcazar_table::{Croupier, Header, Player, Seed, Stamp, Table, replay};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// If this environment variable is set, missing golden files are recorded.
const RECORD: &str = "ALCAZAR_RECORD";

/// One random game as the text of a replay file. Now and then a player takes moves back.
///
/// # Panics
/// If the game can't be set up, or a legal action is rejected.
pub fn record<G: Game>(players: usize, options: &G::Options, seed: u8) -> String {
    let luck = &mut Xoshiro256PlusPlus::seed_from_u64(u64::from(seed));
    let names = Seat::first(players).map(|seat| Player::person(format!("Player {seat}")));
    let header = Header { options: options.clone(), ..Header::new(names) };
    let mut table =
        Table::<G>::new(header, Croupier::Seeded(Seed([seed; 32]))).expect("a table can be set up");
    let mut actions = Vec::new();
    while table.outcome().is_none() {
        let asked: Vec<Seat> = table.asked().iter().collect();
        let seat = *luck.pick(&asked).expect("a seat is asked");
        let takebacks = table.free_takebacks(seat);
        if takebacks > 0 && luck.below(16) == 0 {
            let ask = table.ask(seat).expect("the seat is asked");
            let step = table
                .take_back(seat, ask, takebacks, Stamp::default())
                .expect("these moves can be taken back");
            table.commit(step).expect("the step is current");
            continue;
        }
        table.state().legal_actions(seat, &mut actions);
        let action = *luck.pick(&actions).expect("an action is legal");
        table.play(seat, action).expect("the action is legal");
    }
    replay::write(&table)
}

/// Replays files of a folder and returns how the games ended. `games` are the file names, each with the
/// number of players, options and seed with which the file is recorded if it is missing and the environment
/// variable `ALCAZAR_RECORD` is set.
///
/// # Panics
/// If a file is missing or can't be read, or its game does not end as recorded.
pub fn golden<G: Game>(folder: &Path, games: &[(&str, usize, G::Options, u8)]) -> BTreeSet<String> {
    let mut endings = BTreeSet::new();
    for (name, players, options, seed) in games {
        let path = folder.join(name);
        if env::var_os(RECORD).is_some() && !path.exists() {
            fs::create_dir_all(folder).expect("the folder can be created");
            fs::write(&path, record::<G>(*players, options, *seed)).expect("the file can be written");
        }
        let table = read::<G>(&path);
        assert_eq!(table.players().len(), *players, "{name}");
        let outcome = table.outcome().unwrap_or_else(|| panic!("{name}: the game is not over"));
        let standing = outcome.standing().unwrap_or_else(|| panic!("{name}: there is no result"));
        endings.extend(standing.ending.as_deref().map(str::to_owned));
    }
    endings
}

fn read<G: Game>(path: &Path) -> Table<G> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    replay::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Checks perft counts from states of golden replays: lines of `file entries depth count`; a `#` begins a
/// comment. For a count of `?` the failure message has the right one.
///
/// # Panics
/// If a line can't be read or a count is wrong; the message has the right counts.
pub fn golden_perft<G: Game>(folder: &Path, text: &str) {
    let mut wrong = Vec::new();
    let mut lines = 0;
    for (number, line) in (1..).zip(text.lines()) {
        let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        let [file, entries, depth, expected] = words[..] else {
            panic!("line {number}, “{line}”, is not: file entries depth count");
        };
        let state = entries.parse().ok().and_then(|entries| read::<G>(&folder.join(file)).state_at(entries));
        let state = state.unwrap_or_else(|| panic!("line {number}: {file} has no entry {entries}"));
        let depth = depth.parse().unwrap_or_else(|_| panic!("line {number}: {depth} is not a depth"));
        let count = perft(&state, depth, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        if expected.parse() != Ok(count) {
            wrong.push(format!("{file} {entries} {depth} {count}"));
        }
        lines += 1;
    }
    assert!(lines > 0, "the file has no counts");
    assert!(wrong.is_empty(), "wrong counts:\n{}", wrong.join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skeletons::trade::State;

    #[test]
    fn a_recorded_game_reads_back_and_is_the_same_each_time() {
        let text = record::<State>(3, &(), 7);
        assert_eq!(text, record::<State>(3, &(), 7));
        let table: Table<State> = replay::read(&text).unwrap();
        assert!(table.asked().is_empty());
        assert!(table.outcome().is_some());
    }
}
