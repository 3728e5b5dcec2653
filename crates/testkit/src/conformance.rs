//! Thousands of random games, in which every promise of the trait is checked.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use alcazar_core::{EventOf, Game, Luck, Turn, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::checks::leaks::{self, Imagined, Reveals};
use crate::checks::{Pool, chance, ending, legality, text, wrong};
use crate::choose::{after, random_event};
use crate::log;
use crate::tables::{self, TableFailure};
use crate::violation::{Verdict, Violation, ensure};

/// The suite for one number of players and one set of options.
///
/// ```
/// use alcazar_testkit::Conformance;
/// use alcazar_testkit::skeletons::window::State;
///
/// Conformance::<State>::new(3).games(20).max_events(200).reveals(State::reveals).run();
/// ```
#[derive(Debug, Clone)]
#[must_use = "games are only played by `run`"]
pub struct Conformance<G: Game> {
    players: usize,
    options: G::Options,
    games: u32,
    tables: u32,
    max_events: usize,
    seed: u64,
    thorough: u32,
    conserves: fn(&G) -> Result<(), String>,
    reveals: Reveals<G>,
    is_open: bool,
}

/// A broken promise, and the log that leads there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConformanceError {
    /// Which promise.
    pub problem: Violation,
    /// The game.
    pub id: &'static str,
    /// The number of players.
    pub players: usize,
    /// The seed of the run.
    pub seed: u64,
    /// The number of the game in the run.
    pub game: u32,
    /// The number of events before the failure.
    pub step: usize,
    /// The shortest log found that leads from the set-up to the failure.
    pub log: Vec<String>,
}

impl fmt::Display for ConformanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { problem, id, players, seed, game, step, log } = self;
        writeln!(f, "{problem}")?;
        writeln!(
            f,
            "{id}, {players} players, seed {seed}, game {game}, step {step}; these events reproduce it:"
        )?;
        log.iter().try_for_each(|line| writeln!(f, "  {line}"))
    }
}

impl std::error::Error for ConformanceError {}

/// The statistics of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// How many games were played.
    pub games: u32,
    /// How many events these games had.
    pub steps: u64,
    /// The largest number of events of a game.
    pub max_events: usize,
    /// How often each ending occurred, by slug.
    pub endings: BTreeMap<String, u32>,
}

/// What is collected while games are played.
struct Run<G: Game> {
    pool: Pool<G>,
    imagined: BTreeMap<Viewer, Imagined>,
    report: Report,
}

impl<G: Game> Conformance<G> {
    /// A hundred games of this many players with the default options.
    pub fn new(players: usize) -> Self {
        Self {
            players,
            options: G::Options::default(),
            games: 100,
            tables: 20,
            max_events: 10_000,
            seed: 1,
            thorough: 16,
            conserves: |_| Ok(()),
            reveals: |_, _| false,
            is_open: false,
        }
    }

    /// Plays with these options.
    pub fn options(mut self, options: G::Options) -> Self {
        self.options = options;
        self
    }

    /// Plays this many games.
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// Plays this many more games at tables. They are slower, since tables write and read them many times.
    pub fn tables(mut self, tables: u32) -> Self {
        self.tables = tables;
        self
    }

    /// Fails if a game has more events than this.
    pub fn max_events(mut self, events: usize) -> Self {
        self.max_events = events;
        self
    }

    /// Plays other games than with the default seed.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Makes the expensive checks at roughly one step in `one_in`; 1 makes them at every step.
    pub fn thorough(mut self, one_in: u32) -> Self {
        self.thorough = one_in.max(1);
        self
    }

    /// Checks every state: that all components are still there.
    pub fn conserves(mut self, conserves: fn(&G) -> Result<(), String>) -> Self {
        self.conserves = conserves;
        self
    }

    /// Which events reveal hidden information by the rules, to all or to some. By default none may.
    pub fn reveals(mut self, reveals: Reveals<G>) -> Self {
        self.reveals = reveals;
        self
    }

    /// The game has no hidden information.
    pub fn open(mut self) -> Self {
        self.is_open = true;
        self
    }

    /// Plays the games.
    ///
    /// # Panics
    /// If a promise is broken; the message is the failure.
    pub fn run(&self) -> Report {
        match self.check() {
            Ok(report) => report,
            Err(failure) => panic!("{failure}"),
        }
    }

    /// Plays the games.
    ///
    /// # Errors
    /// The first broken promise.
    pub fn check(&self) -> Result<Report, Box<ConformanceError>> {
        let at_start = |problem| Box::new(self.failure(problem, 0, &[]));
        check_setup::<G>(self.players, &self.options).map_err(at_start)?;
        let report = Report { games: self.games, steps: 0, max_events: 0, endings: BTreeMap::new() };
        let mut run = Run { pool: Pool::new(), imagined: BTreeMap::new(), report };
        for game in 0..self.games {
            self.play(game, &mut run)?;
        }
        self.check_imagination(&run.imagined).map_err(at_start)?;
        for game in 0..self.tables {
            self.play_at_tables(game)?;
        }
        Ok(run.report)
    }

    fn play(&self, game: u32, run: &mut Run<G>) -> Result<(), Box<ConformanceError>> {
        let mut events = Vec::new();
        let start = G::setup(self.players, &self.options);
        let mut state = start.expect("the set-up was checked before the first game");
        loop {
            let seed = self.step_seed(game, events.len());
            let stepped = self.guarded_step(&state, seed, run).and_then(|event| {
                if event.is_some() {
                    let max = self.max_events;
                    ensure!(events.len() < max, "termination", "the game goes on after {max} events");
                }
                Ok(event)
            });
            match stepped {
                Ok(Some(event)) => {
                    run.pool.remember(&event, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
                    state = after(&state, &event);
                    events.push(event);
                }
                Ok(None) => break,
                Err(problem) => return Err(Box::new(self.shrunk(problem, game, &events, seed, run))),
            }
        }
        if let Err(problem) = ending::check_replay(&state, &self.options, &events) {
            return Err(Box::new(self.failure(problem, game, &events)));
        }
        run.report.steps += events.len() as u64;
        run.report.max_events = run.report.max_events.max(events.len());
        let ending = state.standing().ending.unwrap_or_default().into_owned();
        *run.report.endings.entry(ending).or_default() += 1;
        Ok(())
    }

    fn play_at_tables(&self, game: u32) -> Result<(), Box<ConformanceError>> {
        let Self { players, options, max_events, .. } = self;
        let luck = &mut Xoshiro256PlusPlus::seed_from_u64(self.step_seed(game, usize::MAX));
        tables::check_play::<G>(*players, options, *max_events, luck)
            .and_then(|()| tables::check_twins::<G>(*players, options, *max_events, self.reveals, luck))
            .map_err(|TableFailure { problem, log }| {
                let step = log.len();
                Box::new(ConformanceError { step, log, ..self.failure(problem, game, &[]) })
            })
    }

    /// Each step has its own seed, so that it can be repeated alone.
    fn step_seed(&self, game: u32, step: usize) -> u64 {
        self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (u64::from(game) << 32) ^ step as u64
    }

    /// One step; a panic becomes a problem like any other.
    fn guarded_step(&self, state: &G, seed: u64, run: &mut Run<G>) -> Result<Option<EventOf<G>>, Violation> {
        catch_unwind(AssertUnwindSafe(|| self.step(state, seed, run))).unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
            Err(Violation { check: "panic", detail: text.unwrap_or_default() })
        })
    }

    /// Checks a state and returns the next event, or `None` if the game is over.
    fn step(&self, state: &G, seed: u64, run: &mut Run<G>) -> Result<Option<EventOf<G>>, Violation> {
        let luck = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
        (self.conserves)(state).map_err(|detail| Violation { check: "conservation", detail })?;
        legality::check_lists(state)?;
        let is_thorough = luck.below(self.thorough) == 0;
        let Some(event) = random_event(state, luck) else {
            wrong::check_rejections(state, &run.pool, luck)?;
            ending::check_standing(state)?;
            text::check_position(state)?;
            self.check_pairs(state, luck, run)?;
            return Ok(None);
        };
        leaks::check_silence(state, &event)?;
        if is_thorough {
            wrong::check_determinism(state, &event)?;
            chance::check_chances(state, luck)?;
            legality::check_completeness(state, &run.pool)?;
            wrong::check_rejections(state, &run.pool, luck)?;
            if state.turn() == Turn::Chance && luck.below(16) == 0 {
                chance::check_frequencies(state, luck)?;
            }
            ending::check_standing(state)?;
            text::check_notation(state, luck)?;
            text::check_position(state)?;
            text::check_views(state, &event)?;
            leaks::check_alternatives(state, &event, luck)?;
            self.check_pairs(state, luck, run)?;
        }
        Ok(Some(event))
    }

    /// Checks for leaks to a random viewer.
    fn check_pairs(&self, state: &G, luck: &mut impl Luck, run: &mut Run<G>) -> Verdict {
        let viewers: Vec<_> = Viewer::all(self.players).collect();
        let viewer = viewers[luck.below(viewers.len() as u32) as usize];
        let imagined = run.imagined.entry(viewer).or_default();
        leaks::check_pair(state, viewer, self.reveals, imagined, luck)
    }

    /// A determinization that always finds the true state must have access to it, and would make every leak
    /// check pass.
    fn check_imagination(&self, imagined: &BTreeMap<Viewer, Imagined>) -> Verdict {
        const MIN_SAMPLES: u32 = 30;
        for (viewer, &Imagined { made, different }) in imagined {
            let is_suspicious = !self.is_open && made >= MIN_SAMPLES && different == 0;
            ensure!(
                !is_suspicious,
                "determinize-constant",
                "all {made} states imagined for {viewer:?} were the true one"
            );
        }
        Ok(())
    }

    fn failure(&self, problem: Violation, game: u32, events: &[EventOf<G>]) -> ConformanceError {
        let log = events.iter().map(log::write::<G>).collect();
        ConformanceError {
            problem,
            id: G::ID,
            players: self.players,
            seed: self.seed,
            game,
            step: events.len(),
            log,
        }
    }

    /// The failure with as few events as still reproduce the same problem.
    fn shrunk(
        &self,
        problem: Violation,
        game: u32,
        events: &[EventOf<G>],
        seed: u64,
        run: &mut Run<G>,
    ) -> ConformanceError {
        let mut failure = self.failure(problem, game, events);
        if failure.problem.check == "termination" {
            return failure;
        }
        let mut kept = events.to_vec();
        let mut part = kept.len().div_ceil(2);
        while part > 0 {
            let mut from = 0;
            while from < kept.len() {
                let mut fewer = kept.clone();
                fewer.drain(from..(from + part).min(kept.len()));
                match self.reproduces(&fewer, failure.problem.check, seed, run) {
                    Some((problem, possible)) => (failure.problem, kept) = (problem, possible),
                    None => from += part,
                }
            }
            part /= 2;
        }
        failure.log = kept.iter().map(log::write::<G>).collect();
        failure
    }

    /// Whether the same check fails after these events, leaving out those that are not possible.
    fn reproduces(
        &self,
        events: &[EventOf<G>],
        check: &str,
        seed: u64,
        run: &mut Run<G>,
    ) -> Option<(Violation, Vec<EventOf<G>>)> {
        let mut state = G::setup(self.players, &self.options).ok()?;
        let mut possible = Vec::new();
        for event in events {
            if crate::choose::is_possible(&state, event) {
                state = after(&state, event);
                possible.push(event.clone());
            }
        }
        let problem = self.guarded_step(&state, seed, run).err()?;
        (problem.check == check).then_some((problem, possible))
    }
}

/// Only the right numbers of players can be set up, and the options are read as they were written.
fn check_setup<G: Game>(players: usize, options: &G::Options) -> Verdict {
    text::check_serde(options)?;
    text::check_serde(&G::Options::default())?;
    for other in (0..=alcazar_core::MAX_SEATS + 1).filter(|other| !G::PLAYERS.contains(other)) {
        let started = G::setup(other, &G::Options::default());
        ensure!(started.is_err(), "setup", "{other} players can't play, but the game was set up");
    }
    match G::setup(players, options) {
        Ok(state) => {
            ensure!(state.players() == players, "setup", "{} instead of {players} players", state.players());
        }
        Err(error) => ensure!(false, "setup", "{players} players with {options:?}: {error}"),
    }
    Ok(())
}
