//! The report of a match, with confidence intervals.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use super::entrant::Entrant;
use super::results::GameResult;
use super::{Match, MoveBudget};

/// The output.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    game: String,
    rules: u32,
    /// The entrants, in the order of the first rotation.
    entrants: Vec<Entrant>,
    thought: MoveBudget,
    seed: u64,
    games: usize,
    /// Deals that were played in every rotation: only these count.
    deals: usize,
    moves_per_game: f64,
    endings: BTreeMap<String, u64>,
    /// The results of each kind of bot.
    bots: Vec<BotReport>,
}

/// The results of one kind of bot; its copies count together.
#[derive(Debug, Serialize)]
struct BotReport {
    bot: Entrant,
    /// The number of its seats at the table.
    seats: usize,
    /// The share of the victories per seat.
    win_share: Mean,
    rank: Mean,
    score: Mean,
    /// The points ahead of the best opponent.
    margin: Mean,
}

/// A mean over deals.
#[derive(Debug, Clone, Copy, Serialize)]
struct Mean {
    mean: f64,
    /// Half the width of the 95 % interval.
    within: f64,
}

/// Half the width of the 95 % and 99 % intervals, in standard errors.
const Z95: f64 = 1.96;
const Z99: f64 = 2.576;

#[expect(clippy::cast_precision_loss, reason = "means need no more digits than a float has")]
impl Mean {
    fn of(values: &[f64]) -> Self {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
        let error = if values.len() < 2 { f64::INFINITY } else { (squares / (count - 1.0) / count).sqrt() };
        Self { mean, within: Z95 * error }
    }
}

#[expect(clippy::cast_precision_loss, reason = "means need no more digits than a float has")]
impl Report {
    pub(super) fn new(contest: &Match, played: &[GameResult]) -> Self {
        let seats = contest.bots.len();
        let mut deals: BTreeMap<u64, Vec<&GameResult>> = BTreeMap::new();
        for game in played {
            deals.entry(game.number / seats as u64).or_default().push(game);
        }
        deals.retain(|_, games| games.len() == seats);
        let counted: Vec<&GameResult> = deals.values().flatten().copied().collect();
        let mut endings = BTreeMap::new();
        for game in &counted {
            *endings.entry(game.ending.clone()).or_default() += 1;
        }
        let mut kinds: Vec<&Entrant> = Vec::new();
        for bot in &contest.bots {
            if !kinds.contains(&bot) {
                kinds.push(bot);
            }
        }
        let bots = kinds.into_iter().map(|kind| {
            let members: Vec<usize> = (0..seats).filter(|&bot| contest.bots[bot] == *kind).collect();
            // One value per deal: the mean over its games and over the seats of this bot.
            let by_deal = |value: &dyn Fn(&GameResult, usize) -> f64| {
                let means: Vec<f64> = deals
                    .values()
                    .map(|games| {
                        let values =
                            games.iter().flat_map(|game| members.iter().map(|&bot| value(game, bot)));
                        values.sum::<f64>() / (games.len() * members.len()) as f64
                    })
                    .collect();
                Mean::of(&means)
            };
            BotReport {
                bot: kind.clone(),
                seats: members.len(),
                win_share: by_deal(&win_share),
                rank: by_deal(&|game, bot| f64::from(game.ranks[bot])),
                score: by_deal(&|game, bot| f64::from(game.scores[bot])),
                margin: by_deal(&margin),
            }
        });
        Self {
            games: counted.len(),
            deals: deals.len(),
            moves_per_game: counted.iter().map(|game| game.moves as f64).sum::<f64>()
                / counted.len().max(1) as f64,
            endings,
            bots: bots.collect(),
            game: contest.game.clone(),
            rules: contest.rules,
            entrants: contest.bots.clone(),
            thought: contest.thought,
            seed: contest.seed,
        }
    }

    /// Whether the 99 % interval of the first bot's win share excludes this share.
    pub(super) fn is_clear_of(&self, bar: f64) -> bool {
        self.bots.first().is_some_and(|bot| {
            let Mean { mean, within } = bot.win_share;
            (mean - bar).abs() > within / Z95 * Z99
        })
    }

    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { game, thought, seed, entrants, .. } = self;
        writeln!(out, "{game}, {} players, {thought} a decision, seed {seed}", entrants.len())?;
        writeln!(out, "games      {} ({} deals)", self.games, self.deals)?;
        writeln!(out, "per game   {:.1} decisions", self.moves_per_game)?;
        for (ending, count) in &self.endings {
            writeln!(out, "ending     {ending} {count}")?;
        }
        for BotReport { bot, seats, win_share, rank, score, margin } in &self.bots {
            writeln!(
                out,
                "{bot:<10} ×{seats}  wins {:.1} % ± {:.1}, rank {:.2} ± {:.2}, {:.2} points, \
                 margin {:+.2} ± {:.2}",
                100.0 * win_share.mean,
                100.0 * win_share.within,
                rank.mean,
                rank.within,
                score.mean,
                margin.mean,
                margin.within
            )?;
        }
        Ok(())
    }
}

/// All seats of rank 1 share the victory.
#[expect(clippy::cast_precision_loss, reason = "there are at most six seats")]
fn win_share(game: &GameResult, bot: usize) -> f64 {
    let winners: Vec<usize> = (0..game.ranks.len()).filter(|&other| game.ranks[other] == 1).collect();
    if winners.contains(&bot) { 1.0 / winners.len() as f64 } else { 0.0 }
}

fn margin(game: &GameResult, bot: usize) -> f64 {
    let others = (0..game.scores.len()).filter(|&other| other != bot).map(|other| game.scores[other]);
    f64::from(game.scores[bot] - others.max().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use alcazar_bots::Level;

    use super::*;

    fn contest() -> Match {
        Match {
            game: "toledo".to_owned(),
            rules: 1,
            bots: [Level::Master, Level::Random].map(|level| Entrant::Bot(level.into())).to_vec(),
            thought: MoveBudget::Nodes(1),
            seed: 1,
        }
    }

    fn game(number: u64, scores: [i32; 2]) -> GameResult {
        let ranks = match scores[0].cmp(&scores[1]) {
            Ordering::Equal => [1, 1],
            Ordering::Greater => [1, 2],
            Ordering::Less => [2, 1],
        };
        GameResult { number, moves: 10, scores: scores.into(), ranks: ranks.into(), ending: "end".to_owned() }
    }

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn only_complete_deals_count_and_a_tie_is_half_a_victory() {
        let games = [game(0, [9, 3]), game(1, [5, 5]), game(2, [1, 2]), game(3, [4, 2]), game(4, [9, 0])];
        let report = Report::new(&contest(), &games);
        assert_eq!((report.games, report.deals), (4, 2));
        // Deal 0: 1 and ½; deal 1: 0 and 1.
        assert!(close(report.bots[0].win_share.mean, 0.625));
        assert!(close(report.bots[1].win_share.mean, 0.375));
        assert!(close(report.bots[0].margin.mean, (6.0 + 0.0 - 1.0 + 2.0) / 4.0));
        // The two deals are ¾ and ½: their standard error is ⅛.
        assert!(close(report.bots[0].win_share.within, 1.96 * 0.125));
    }

    #[test]
    fn a_share_is_excluded_only_outside_the_interval() {
        let games: Vec<GameResult> =
            (0..8).map(|number| game(number, [9, if number % 3 == 0 { 12 } else { 3 }])).collect();
        let report = Report::new(&contest(), &games);
        assert!(!report.is_clear_of(0.6));
        assert!(report.is_clear_of(0.01));
    }
}
