//! One game between entrants, at an ordinary table.

use std::path::Path;

use alcazar_bots::{Expert, Question};
use alcazar_core::{Seat, SeatMap, Viewer};
use alcazar_table::{Asked, Croupier, Draw, Header, Player, Seed, Stamp, Table, replay};
use anyhow::{Context, Result, bail};

use super::Match;
use super::entrant::Contestant;
use super::results::GameResult;
use crate::file;

/// A game with more decisions than this does not end.
const MAX_DECISIONS: u64 = 100_000;

/// Plays the game with this number, which determines its deal and its rotation of the seats.
pub(super) fn play<G: Expert>(
    contest: &Match,
    contestants: &mut [Contestant<G>],
    number: u64,
    replays: Option<&Path>,
) -> Result<GameResult> {
    let seats = contest.bots.len();
    let (deal, rotation) = (number / seats as u64, (number % seats as u64) as usize);
    // The bot at each seat.
    let sitting = SeatMap::from_fn(seats, |seat| (seat.index() + rotation) % seats);
    let players = sitting.values().map(|&bot| {
        let entrant = &contest.bots[bot];
        Player::bot(format!("{} {}", entrant.name(), bot + 1), entrant.kind())
    });
    let seed = seed(contest.seed, deal);
    let mut table =
        Table::<G>::new(Header::new(players), Croupier::Seeded(seed)).context("the game can't be set up")?;
    let mut moves = 0;
    while table.outcome().is_none() {
        let Some(seat) = table.asked().iter().next() else { bail!("no seat is asked") };
        let bot = sitting[seat];
        act(&mut table, seat, &mut contestants[bot], contest, &seed)
            .with_context(|| format!("{} in game {number}", contest.bots[bot]))?;
        if moves >= MAX_DECISIONS {
            bail!("game {number} does not end");
        }
        moves += 1;
    }
    if let Some(folder) = replays {
        file::write(
            &folder.join(format!("{}-{deal}-{rotation}.replay", contest.game)),
            &replay::save(&table),
        )?;
    }
    let standing = table.state().standing();
    // In the order of the entrants, whatever their seats.
    let at = |bot: usize| sitting.iter().find(|(_, sits)| **sits == bot).map_or(Seat::A, |(seat, _)| seat);
    Ok(GameResult {
        number,
        moves,
        scores: (0..seats).map(|bot| standing.scores[at(bot)]).collect(),
        ranks: (0..seats).map(|bot| standing.ranks[at(bot)]).collect(),
        ending: standing.ending.as_deref().unwrap_or_default().to_owned(),
    })
}

fn act<G: Expert>(
    table: &mut Table<G>,
    seat: Seat,
    bot: &mut Contestant<G>,
    contest: &Match,
    seed: &Seed,
) -> Result<()> {
    let view = table.view(Viewer::Seat(seat));
    let Some(Asked { ask, legal, .. }) = view.ask else { bail!("seat {seat} is not asked") };
    let luck = Draw::new(seed, &[], &format!("bot {seat}"), u64::from(ask)).below_u64(u64::MAX);
    let question = Question::new(seat, &view.view, &legal, contest.thought.budget(), luck);
    let action = bot.choose(&question, contest.thought)?;
    let step = table.submit(seat, ask, action, Stamp::NONE).context("the action was rejected")?;
    table.commit(step)?;
    Ok(())
}

/// The seed of one deal.
fn seed(seed: u64, deal: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    bytes[8..16].copy_from_slice(&deal.to_be_bytes());
    Seed(bytes)
}
