//! `alcazar ratings`: the strength of each bot by the games of several matches.
//!
//! These are Weng–Lin ratings, which support games of more than two players. Every bot starts at 25; a lead
//! of a few points wins most games.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::entrant::Entrant;
use super::results::{self, GameResult};

/// The arguments of `ratings`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files written by `alcazar arena --results`.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// The rating of one bot.
#[derive(Debug, Serialize)]
struct Rated {
    bot: String,
    rating: f64,
    /// Half the width of the 95 % interval.
    within: f64,
    games: u64,
}

/// Reads the files and prints a table for each game.
pub(crate) fn run(args: &Args) -> Result<()> {
    let mut pools: BTreeMap<String, Pool> = BTreeMap::new();
    for file in &args.files {
        let (contest, games) = results::read(file)?;
        let pool = pools.entry(contest.game.clone()).or_default();
        for game in &games {
            pool.add(&contest.bots, game);
        }
    }
    let tables: BTreeMap<&String, Vec<Rated>> =
        pools.iter().map(|(game, pool)| (game, pool.table())).collect();
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&tables)?)?;
        return Ok(());
    }
    for (game, table) in tables {
        writeln!(out, "{game}")?;
        for Rated { bot, rating, within, games } in table {
            writeln!(out, "{bot:<20} {rating:6.2} ± {within:.2}, {games} games")?;
        }
    }
    Ok(())
}

/// All entrants of one game, each with its rating and number of games.
#[derive(Debug, Default)]
struct Pool(BTreeMap<Entrant, (WengLinRating, u64)>);

impl Pool {
    /// Updates the ratings by one game. Copies of a bot count as one, whose rating becomes their mean.
    fn add(&mut self, bots: &[Entrant], game: &GameResult) {
        let before: Vec<WengLinRating> = bots
            .iter()
            .map(|bot| self.0.get(bot).map_or_else(WengLinRating::new, |(rating, _)| *rating))
            .collect();
        let teams: Vec<_> = before
            .iter()
            .zip(&game.ranks)
            .map(|(rating, rank)| (std::slice::from_ref(rating), MultiTeamOutcome::new(usize::from(*rank))))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for bot in bots {
            let copies = bots.iter().zip(&after).filter(|(other, _)| *other == bot);
            let ratings: Vec<WengLinRating> = copies.filter_map(|(_, team)| team.first().copied()).collect();
            let mean = |value: fn(&WengLinRating) -> f64| {
                ratings.iter().map(value).sum::<f64>() / f64::from(ratings.len() as u32)
            };
            let (rating, uncertainty) = (mean(|rating| rating.rating), mean(|rating| rating.uncertainty));
            let games = self.0.get(bot).map_or(0, |(_, games)| *games);
            self.0.insert(bot.clone(), (WengLinRating { rating, uncertainty }, games));
        }
        let mut counted: Vec<&Entrant> = Vec::new();
        for bot in bots {
            if !counted.contains(&bot) {
                counted.push(bot);
            }
        }
        for bot in counted {
            if let Some((_, games)) = self.0.get_mut(bot) {
                *games += 1;
            }
        }
    }

    /// Strongest first.
    fn table(&self) -> Vec<Rated> {
        let mut table: Vec<Rated> = self
            .0
            .iter()
            .map(|(bot, (rating, games))| Rated {
                bot: bot.to_string(),
                rating: rating.rating,
                within: 1.96 * rating.uncertainty,
                games: *games,
            })
            .collect();
        table.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        table
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(ranks: &[u8]) -> GameResult {
        let scores = ranks.iter().map(|rank| -i32::from(*rank)).collect();
        GameResult { number: 0, moves: 9, scores, ranks: ranks.to_vec(), ending: "end".to_owned() }
    }

    fn entrants(names: &[&str]) -> Vec<Entrant> {
        names.iter().map(|name| name.parse().expect("an entrant")).collect()
    }

    #[test]
    fn winners_are_rated_higher_and_copies_count_as_one() {
        let mut pool = Pool::default();
        for _ in 0..30 {
            pool.add(&entrants(&["master", "greedy", "greedy"]), &game(&[1, 2, 3]));
            pool.add(&entrants(&["greedy", "random"]), &game(&[1, 2]));
        }
        let table = pool.table();
        let order: Vec<(&str, u64)> = table.iter().map(|rated| (rated.bot.as_str(), rated.games)).collect();
        assert_eq!(order, [("master", 30), ("greedy", 60), ("random", 30)]);
        assert!(table.iter().all(|rated| rated.within < 1.96 * 25.0 / 3.0), "{table:?}");
    }

    #[test]
    fn a_tie_keeps_ratings_equal() {
        let mut pool = Pool::default();
        pool.add(&entrants(&["flat", "search"]), &game(&[1, 1]));
        let table = pool.table();
        assert!((table[0].rating - table[1].rating).abs() < 1e-9, "{table:?}");
    }
}
