//! `load`: how much a server on this machine can bear.
//!
//! This process plays all the players; the server is another one, started for the purpose or running already. Moves are counted when they are on
//! the server's disk and everybody at the table has heard of them.

mod server;
mod table;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use alcazar_client::Client;
use alcazar_table::{AtZero, Clock};
use alcazar_wire::lobby::{NewTable, Sitter, Terms};
use anstream::println;
use anyhow::{Context as _, Result, ensure};
use hdrhistogram::Histogram;
use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

use server::Server;
use table::{Pace, Party};

/// How many things are set up at the same time.
const AT_ONCE: usize = 32;

/// How many idle sockets look at the same table.
const AUDIENCE: usize = 500;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many tables play at the same time.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// How many sockets look on and are silent.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=20_000))]
    idle: u32,
    /// How many moves per second all tables make together; as many as they can if it is left out.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    rate: Option<u32>,
    /// Let the tables have clocks.
    #[arg(long)]
    clocks: bool,
    /// For how many seconds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=300))]
    seconds: u64,
    /// A server that runs already, on this machine; else one is started, and ended afterwards.
    #[arg(long, value_name = "ADDRESS:PORT")]
    server: Option<SocketAddr>,
}

/// What all players together have seen.
#[derive(Default)]
struct Tally {
    moves: AtomicU64,
    games: AtomicU64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if let Some(address) = args.server {
        ensure!(address.ip().is_loopback(), "{address} is not this machine: others are not to be burdened");
    }
    tokio::runtime::Runtime::new()?.block_on(measure(args))
}

#[expect(clippy::cast_precision_loss, reason = "microseconds are far from the limits of floats")]
async fn measure(args: &Args) -> Result<()> {
    let server = match args.server {
        Some(address) => Server::Running(address),
        None => Server::start().await?,
    };
    let address = server.address();
    let at_first = server.memory();
    let parties = seat(args, address).await?;
    let with_tables = server.memory();
    let silent = watch(args.idle, address).await?;
    let with_idle = server.memory();
    let (tally, latency) = play(args, parties).await?;
    let at_last = server.memory();
    let (moves, games) = (tally.moves.load(Ordering::Relaxed), tally.games.load(Ordering::Relaxed));
    let millis = |share: f64| latency.value_at_quantile(share) as f64 / 1000.0;
    println!(
        "{} sockets, of which {} silent; {} tables",
        args.tables * 2 + args.idle,
        silent.len(),
        args.tables
    );
    println!("{moves} moves in {} s: {} per second; {games} games ended", args.seconds, moves / args.seconds);
    println!(
        "from an act to everybody's update: p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        millis(0.5),
        millis(0.99),
        latency.max() as f64 / 1000.0
    );
    if let (Some(first), Some(tables), Some(idle), Some(last)) = (at_first, with_tables, with_idle, at_last) {
        let per =
            |more: u64, less: u64, number: u32| more.saturating_sub(less) / u64::from(number.max(1)) / 1024;
        println!(
            "memory of the server: {} MiB at first, {} MiB at last; a table with two sockets {} KiB, a silent socket {} KiB",
            first >> 20,
            last >> 20,
            per(tables, first, args.tables),
            per(idle, tables, args.idle)
        );
    }
    drop(silent);
    server.end().await
}

fn bar(length: u32, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}");
    ProgressBar::new(length.into())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        .with_message(what)
}

/// Makes all tables, with two players at each.
async fn seat(args: &Args, address: SocketAddr) -> Result<Vec<Party>> {
    let bar = bar(args.tables, "tables");
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let clock = if args.clocks {
        Clock::Live { base: 3_600_000, increment: 10_000, at_zero: AtZero::StandIn }
    } else {
        Clock::None
    };
    let mut setting = JoinSet::new();
    for number in 0..args.tables {
        let gate = gate.clone();
        setting.spawn(async move {
            let _turn = gate.acquire().await?;
            Party::gather(address, number, clock).await
        });
    }
    let mut parties = Vec::new();
    while let Some(party) = setting.join_next().await {
        parties.push(party??);
        bar.inc(1);
    }
    bar.finish();
    Ok(parties)
}

/// Opens sockets that only look on. Whatever they hear is thrown away.
async fn watch(number: u32, address: SocketAddr) -> Result<JoinSet<()>> {
    let mut silent = JoinSet::new();
    if number == 0 {
        return Ok(silent);
    }
    let bar = bar(number, "sockets");
    let host = Client::introduce(address, "Host").await?;
    let quiet = NewTable {
        game: "toledo".to_owned(),
        options: serde_json::Map::default(),
        seats: vec![Sitter::Me, Sitter::Free],
        terms: Terms::default(),
        nonce: None,
    };
    for first in (0..number).step_by(AUDIENCE) {
        let table = host.create_table(&quiet).await?.table.id;
        // Whoever comes is told to all who are there: it is over sooner if they come one by one.
        for _ in first..number.min(first + AUDIENCE as u32) {
            let mut socket = Client::new(address).socket(&table, None).await?;
            silent.spawn(async move { while socket.receive_text().await.is_ok() {} });
            bar.inc(1);
        }
    }
    bar.finish();
    Ok(silent)
}

async fn play(args: &Args, parties: Vec<Party>) -> Result<(Arc<Tally>, Histogram<u64>)> {
    let tally = Arc::new(Tally::default());
    let (report, mut reports) = mpsc::unbounded_channel();
    let began = Instant::now();
    let end = began + Duration::from_secs(args.seconds);
    let pace = args.rate.map(|rate| Duration::from_secs(1) * args.tables / rate);
    let mut playing = JoinSet::new();
    for (number, party) in parties.into_iter().enumerate() {
        // Tables that take their time do not all take it at once.
        let start = pace.map_or(began, |pace| began + pace * number as u32 / args.tables);
        let pace = Pace { start, between: pace, end };
        playing.spawn(party.play(pace, tally.clone(), report.clone()));
    }
    drop(report);
    let bar = bar(args.seconds as u32, "seconds");
    let mut latency = Histogram::<u64>::new(3).context("a histogram")?;
    let mut second = tokio::time::interval(Duration::from_secs(1));
    loop {
        tokio::select! {
            micros = reports.recv() => match micros {
                Some(micros) => latency.record(micros).context("a latency")?,
                None => break,
            },
            _ = second.tick() => {
                bar.set_position(began.elapsed().as_secs().min(args.seconds));
                bar.set_message(format!("seconds, {} moves", tally.moves.load(Ordering::Relaxed)));
            }
        }
    }
    bar.finish();
    while let Some(party) = playing.join_next().await {
        party??;
    }
    Ok((tally, latency))
}
