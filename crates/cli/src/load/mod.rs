//! `load`: a load test of a server on this machine.
//!
//! This process simulates all players; the server is another process, started for the test or already
//! running. A move counts when it is on the server's disk and everybody at the table has received the update.

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
use table::{Pace, PlayedTable};

/// The maximum number of tables created at the same time.
const MAX_CONCURRENT_SETUPS: usize = 32;

/// The maximum number of idle sockets per table.
const MAX_VIEWERS_PER_TABLE: usize = 500;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The number of tables with running games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// The number of additional sockets that only watch.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=20_000))]
    idle: u32,
    /// The target number of moves per second of all tables together [default: unlimited].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    rate: Option<u32>,
    /// Play with clocks.
    #[arg(long)]
    clocks: bool,
    /// The duration of the test in seconds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=300))]
    seconds: u64,
    /// A running server on this machine [default: start one, and stop it afterwards].
    #[arg(long, value_name = "ADDRESS:PORT")]
    server: Option<SocketAddr>,
}

/// The totals of all tables.
#[derive(Default)]
struct Tally {
    moves: AtomicU64,
    games: AtomicU64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if let Some(address) = args.server {
        ensure!(address.ip().is_loopback(), "{address} is not this machine");
    }
    tokio::runtime::Runtime::new()?.block_on(measure(args))
}

#[expect(clippy::cast_precision_loss, reason = "the integers are small enough to be exact")]
async fn measure(args: &Args) -> Result<()> {
    let server = match args.server {
        Some(address) => Server::Running(address),
        None => Server::start().await?,
    };
    let address = server.address();
    let at_start = server.memory();
    let tables = create_tables(args, address).await?;
    let with_tables = server.memory();
    let idle = open_idle_sockets(args.idle, address).await?;
    let with_idle = server.memory();
    let (tally, latency) = play(args, tables).await?;
    let at_end = server.memory();
    let (moves, games) = (tally.moves.load(Ordering::Relaxed), tally.games.load(Ordering::Relaxed));
    let millis = |share: f64| latency.value_at_quantile(share) as f64 / 1000.0;
    println!("{} sockets, {} of them idle; {} tables", args.tables * 2 + args.idle, idle.len(), args.tables);
    println!("{moves} moves in {} s: {} per second; {games} games ended", args.seconds, moves / args.seconds);
    println!(
        "from an action to everybody's update: p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
        millis(0.5),
        millis(0.99),
        latency.max() as f64 / 1000.0
    );
    if let (Some(first), Some(tables), Some(idle), Some(last)) = (at_start, with_tables, with_idle, at_end) {
        let per =
            |more: u64, less: u64, number: u32| more.saturating_sub(less) / u64::from(number.max(1)) / 1024;
        println!(
            "server memory: {} MiB at the start, {} MiB at the end; {} KiB per table with two sockets, \
             {} KiB per idle socket",
            first >> 20,
            last >> 20,
            per(tables, first, args.tables),
            per(idle, tables, args.idle)
        );
    }
    drop(idle);
    server.end().await
}

fn bar(length: u32, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}");
    ProgressBar::new(length.into())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        .with_message(what)
}

/// Creates all tables, with two players at each.
async fn create_tables(args: &Args, address: SocketAddr) -> Result<Vec<PlayedTable>> {
    let bar = bar(args.tables, "tables");
    let gate = Arc::new(Semaphore::new(MAX_CONCURRENT_SETUPS));
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
            PlayedTable::create(address, number, clock).await
        });
    }
    let mut tables = Vec::new();
    while let Some(table) = setting.join_next().await {
        tables.push(table??);
        bar.inc(1);
    }
    bar.finish();
    Ok(tables)
}

/// Opens sockets that only watch and discard what they receive.
async fn open_idle_sockets(number: u32, address: SocketAddr) -> Result<JoinSet<()>> {
    let mut idle = JoinSet::new();
    if number == 0 {
        return Ok(idle);
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
    for first in (0..number).step_by(MAX_VIEWERS_PER_TABLE) {
        let table = host.create_table(&quiet).await?.table.id;
        // Every arrival is broadcast to all sockets at the table, so it is faster to connect one after
        // another.
        for _ in first..number.min(first + MAX_VIEWERS_PER_TABLE as u32) {
            let mut socket = Client::new(address).socket(&table, None).await?;
            idle.spawn(async move { while socket.receive_text().await.is_ok() {} });
            bar.inc(1);
        }
    }
    bar.finish();
    Ok(idle)
}

async fn play(args: &Args, tables: Vec<PlayedTable>) -> Result<(Arc<Tally>, Histogram<u64>)> {
    let tally = Arc::new(Tally::default());
    let (report, mut reports) = mpsc::unbounded_channel();
    let began = Instant::now();
    let end = began + Duration::from_secs(args.seconds);
    let pace = args.rate.map(|rate| Duration::from_secs(1) * args.tables / rate);
    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        // Spread the moves of the tables evenly over time.
        let start = pace.map_or(began, |pace| began + pace * number as u32 / args.tables);
        let pace = Pace { start, between: pace, end };
        playing.spawn(table.play(pace, tally.clone(), report.clone()));
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
    while let Some(table) = playing.join_next().await {
        table??;
    }
    Ok((tally, latency))
}
