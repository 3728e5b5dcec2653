//! A table of any game: types are erased here, so that its keeper need not know which game it is.

use std::sync::atomic::AtomicBool;

use alcazar_bots::{Budget, Character, Expert, Level, Question};
use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Game, Seat, SeatSet, Viewer};
use alcazar_store::EntryRow;
use alcazar_table::{
    ActId, Croupier, Header, Outcome, Player, Refused, RefusedOf, Seed, Stamp, Step, Table, replay,
};
use alcazar_wire::{Fault, FromServer, Moment, State};

/// What somebody, or the server itself, wants of a table.
#[derive(Debug, Clone)]
pub(crate) enum Wish {
    Act {
        seat: Seat,
        ask: u32,
        action: String,
    },
    TakeBack {
        seat: Seat,
        ask: u32,
        moves: u32,
    },
    Concede {
        seat: Seat,
    },
    /// To before the entry of this number in the numbering of the seat.
    GoBack {
        seat: Seat,
        to: u32,
        consent: SeatSet,
    },
    Abort {
        consent: SeatSet,
    },
    TakeOver {
        seat: Seat,
        by: Player,
    },
    TimeOut {
        seat: Seat,
    },
}

/// Why it is not done.
#[derive(Debug)]
pub(crate) enum Denied {
    /// It was done already; the seat knew of so many entries after it.
    Repeated { version: u32 },
    /// It can't be done.
    Fault(Fault),
}

/// Thinks, and yields an action; sooner if it is stopped.
type Think = Box<dyn FnOnce(&AtomicBool) -> Option<String> + Send>;

/// What a bot has to think about, elsewhere.
pub(crate) struct Thought {
    pub(crate) think: Think,
    /// What is done if nothing comes of it: others must not wait for ever.
    pub(crate) otherwise: String,
}

/// A table of any game.
pub(crate) trait AnyTable: Send {
    /// Grants a wish, and says what has to be written for it. If that can't be written, the table must be loaded anew.
    fn grant(&mut self, wish: Wish, act: Option<ActId>, at: Option<u64>) -> Result<Vec<EntryRow>, Denied>;
    /// How many entries the seat knew of after the act of this id, if it was done.
    fn done(&self, seat: Seat, act: ActId) -> Option<u32>;
    /// Every seat's player.
    fn players(&self) -> Vec<Player>;
    /// Whether this player may have a seat back from the bot that plays there: not after conceding, nor
    /// without time left.
    fn may_return(&self, seat: Seat, player: &Player, at: Option<u64>) -> bool;
    /// Who is asked.
    fn asked(&self) -> SeatSet;
    /// The number of a seat's question.
    fn ask(&self, seat: Seat) -> Option<u32>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The seat whose time will run out first, and when.
    fn deadline(&self) -> Option<(Seat, u64)>;
    /// How many entries a viewer knows of.
    fn version(&self, viewer: Viewer) -> u32;
    /// The entry that a seat calls by this number, in the numbering of another viewer.
    fn translate(&self, seat: Seat, number: u32, viewer: Viewer) -> Option<u32>;
    /// The message that tells a viewer everything.
    fn resync(&self, viewer: Viewer, now: Option<u64>) -> String;
    /// The message that tells him what has happened since, or everything if that is too much.
    fn update(&self, viewer: Viewer, since: u32, now: Option<u64>) -> String;
    /// A part of the past as a viewer knows it, as a JSON array of moments.
    fn moments(&self, viewer: Viewer, since: u32, limit: usize) -> Option<String>;
    /// The whole game as a file, once it is over.
    fn file(&self) -> Option<String>;
    /// What a bot on this seat has to think about.
    fn thought(&self, seat: Seat, nodes: u64) -> Option<Thought>;
}

/// Longer tails are told as a whole view; the past can be asked for in pages.
const LONGEST_TAIL: u32 = 100;

struct Playing<G: Expert>(Table<G>);

/// What a table is begun with.
pub(crate) struct Beginning<'a> {
    pub(crate) options: &'a serde_json::Value,
    pub(crate) players: Vec<Player>,
    pub(crate) stand_in: Player,
    pub(crate) clock: alcazar_table::Clock,
    pub(crate) nonces: Vec<alcazar_table::Nonce>,
    pub(crate) seed: Seed,
}

/// A game that begins: the table, its header as text, and the first entries of its log.
type Begun = (Box<dyn AnyTable>, String, Vec<EntryRow>);

/// Begins a game.
pub(crate) fn begin(game: GameId, beginning: Beginning<'_>) -> Result<Begun, Fault> {
    with_game!(game, G => begin_game::<G>(beginning))
}

/// The game whose log was kept.
pub(crate) fn load(
    game: GameId,
    header: &str,
    seed: Option<Seed>,
    log: &[EntryRow],
) -> Result<Box<dyn AnyTable>, String> {
    with_game!(game, G => load_game::<G>(header, seed, log))
}

/// The options of a game: the usual ones, but for what is chosen.
pub(crate) fn options(
    game: GameId,
    players: usize,
    chosen: &serde_json::Map<String, serde_json::Value>,
) -> Result<serde_json::Value, Fault> {
    fn read<G: Game>(
        players: usize,
        chosen: &serde_json::Map<String, serde_json::Value>,
    ) -> Result<serde_json::Value, Fault> {
        let wrong = |error: &dyn std::fmt::Display| Fault::new("bad-options", error);
        let mut options = serde_json::to_value(G::Options::default()).map_err(|error| wrong(&error))?;
        if let serde_json::Value::Object(fields) = &mut options {
            fields.extend(chosen.clone());
        }
        let typed: G::Options = serde_json::from_value(options).map_err(|error| wrong(&error))?;
        G::setup(players, &typed).map_err(|error| wrong(&error))?;
        serde_json::to_value(typed).map_err(|error| wrong(&error))
    }
    with_game!(game, G => read::<G>(players, chosen))
}

fn begin_game<G: Expert>(beginning: Beginning<'_>) -> Result<Begun, Fault> {
    let options = serde_json::from_value(beginning.options.clone())
        .map_err(|error| Fault::new("bad-options", error))?;
    let header = Header::<G> {
        options,
        players: beginning.players,
        stand_in: beginning.stand_in,
        clock: beginning.clock,
        commitment: None,
        nonces: beginning.nonces,
    };
    let table =
        Table::new(header, Croupier::Seeded(beginning.seed)).map_err(|refused| Fault::of::<G>(&refused))?;
    let header = replay::header_text(table.header());
    let log = rows::<G>(0, table.log());
    Ok((any(table), header, log))
}

fn load_game<G: Expert>(
    header: &str,
    seed: Option<Seed>,
    log: &[EntryRow],
) -> Result<Box<dyn AnyTable>, String> {
    let header = replay::header_from_text::<G>(header).map_err(|why| why.to_string())?;
    let entries = log.iter().map(|row| replay::entry_from_text::<G>(&row.body));
    let entries = entries.collect::<Result<Vec<_>, _>>().map_err(|why| why.to_string())?;
    let croupier = seed.map_or(Croupier::Away, Croupier::Seeded);
    let table = Table::restore(header, croupier, entries).map_err(|bad| bad.to_string())?;
    Ok(any(table))
}

/// This table, whatever its game is.
pub(crate) fn any<G: Expert>(table: Table<G>) -> Box<dyn AnyTable> {
    Box::new(Playing(table))
}

pub(super) fn rows<'a, G: Game>(
    first: u32,
    entries: impl Iterator<Item = &'a alcazar_table::EntryOf<G>>,
) -> Vec<EntryRow>
where
    alcazar_table::EntryOf<G>: 'a,
{
    let row = |(seq, entry): (u32, &alcazar_table::EntryOf<G>)| EntryRow {
        seq,
        // An act is its seat's own: two seats may choose the same id.
        act: entry.deed.seat().zip(entry.act).map(|(seat, act)| format!("{seat}:{act}")),
        body: replay::entry_text::<G>(entry),
    };
    (first..).zip(entries).map(row).collect()
}

impl<G: Expert> Playing<G> {
    fn step(&self, wish: Wish, act: Option<ActId>, at: Option<u64>) -> Result<Step<G>, RefusedOf<G>> {
        let (table, stamp) = (&self.0, Stamp { act, at });
        match wish {
            Wish::Act { seat, ask, action } => table.submit_text(seat, ask, &action, stamp),
            Wish::TakeBack { seat, ask, moves } => table.take_back(seat, ask, moves as usize, stamp),
            Wish::Concede { seat } => table.concede(seat, stamp),
            Wish::GoBack { seat, to, consent } => {
                let to = table.seq_of(Viewer::Seat(seat), to).ok_or(Refused::NoSuchMoment { to })?;
                table.undo_by_consent(seat, to, consent, stamp)
            }
            Wish::Abort { consent } => table.abort(consent, at),
            Wish::TakeOver { seat, by } => table.take_over(seat, by, stamp),
            Wish::TimeOut { seat } => table.time_out(seat, at.unwrap_or(0)),
        }
    }

    fn state(&self, viewer: Viewer, now: Option<u64>) -> Box<State<G::View>> {
        Box::new(State::of::<G>(self.0.view(viewer), now, self.0.seed().copied()))
    }
}

fn text<G: Game>(message: &FromServer<G::View, G::Seen>) -> String {
    serde_json::to_string(message).expect("views and events can be written")
}

impl<G: Expert> AnyTable for Playing<G> {
    fn grant(&mut self, wish: Wish, act: Option<ActId>, at: Option<u64>) -> Result<Vec<EntryRow>, Denied> {
        let seat = match &wish {
            Wish::Act { seat, .. } | Wish::TakeBack { seat, .. } | Wish::Concede { seat } => Some(*seat),
            _ => None,
        };
        match self.step(wish, act, at) {
            Ok(step) => {
                let rows = rows::<G>(step.base(), step.entries());
                self.0.commit(step).expect("the step was made for this very moment");
                Ok(rows)
            }
            Err(Refused::Repeated { seq }) => {
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                Err(Denied::Repeated { version: self.0.version_at(viewer, seq + 1) })
            }
            Err(refused) => Err(Denied::Fault(Fault::of::<G>(&refused))),
        }
    }

    fn done(&self, seat: Seat, act: ActId) -> Option<u32> {
        // To take nothing back is always refused, but first of all for having been done before.
        match self.0.take_back(seat, 0, 0, Stamp::act(act)) {
            Err(Refused::Repeated { seq }) => Some(self.0.version_at(Viewer::Seat(seat), seq + 1)),
            _ => None,
        }
    }

    fn players(&self) -> Vec<Player> {
        self.0.players().values().cloned().collect()
    }

    fn may_return(&self, seat: Seat, player: &Player, at: Option<u64>) -> bool {
        player.is_person() && self.0.take_over(seat, player.clone(), Stamp { act: None, at }).is_ok()
    }

    fn asked(&self) -> SeatSet {
        self.0.asked()
    }

    fn ask(&self, seat: Seat) -> Option<u32> {
        self.0.ask(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn deadline(&self) -> Option<(Seat, u64)> {
        if self.0.outcome().is_some() {
            return None;
        }
        let seats = Seat::first(self.0.players().len());
        let deadlines = seats.filter_map(|seat| Some((seat, self.0.timer(seat)?.deadline()?)));
        deadlines.min_by_key(|(_, deadline)| *deadline)
    }

    fn version(&self, viewer: Viewer) -> u32 {
        self.0.version(viewer)
    }

    fn translate(&self, seat: Seat, number: u32, viewer: Viewer) -> Option<u32> {
        let seq = self.0.seq_of(Viewer::Seat(seat), number)?;
        Some(self.0.version_at(viewer, seq))
    }

    fn resync(&self, viewer: Viewer, now: Option<u64>) -> String {
        text::<G>(&FromServer::Resync(self.state(viewer, now)))
    }

    fn update(&self, viewer: Viewer, since: u32, now: Option<u64>) -> String {
        let version = self.0.version(viewer);
        if version.checked_sub(since).is_none_or(|tail| tail > LONGEST_TAIL) {
            return self.resync(viewer, now);
        }
        let Ok(moments) = self.0.moments(viewer, since) else { return self.resync(viewer, now) };
        let last = moments.len().saturating_sub(1);
        let moments = moments.into_iter().enumerate().map(|(number, moment)| Moment {
            entry: moment.entry,
            asked: moment.asked,
            view: (number != last).then_some(moment.view),
        });
        text::<G>(&FromServer::Update { since, moments: moments.collect(), state: self.state(viewer, now) })
    }

    fn moments(&self, viewer: Viewer, since: u32, limit: usize) -> Option<String> {
        let moments = self.0.moments(viewer, since).ok()?;
        let moments = moments.into_iter().take(limit).map(|moment| Moment {
            entry: moment.entry,
            asked: moment.asked,
            view: Some(moment.view),
        });
        serde_json::to_string(&moments.collect::<Vec<_>>()).ok()
    }

    fn file(&self) -> Option<String> {
        self.0.outcome().map(|_| replay::write(&self.0))
    }

    fn thought(&self, seat: Seat, nodes: u64) -> Option<Thought> {
        let kind = self.0.players().get(seat)?.bot.as_deref()?;
        let character: Character = kind.parse().unwrap_or_else(|_| Level::Random.into());
        let view = self.0.view(Viewer::Seat(seat));
        let ask = view.ask?;
        // The bot's own luck: it decides nothing that anybody could hope to foresee.
        let seed = u64::from_be_bytes(crate::random::bytes());
        let otherwise = ask.legal.get(seed as usize % ask.legal.len().max(1))?.to_string();
        let think = move |stop: &AtomicBool| {
            let question = Question::<G> {
                stop: Some(stop),
                ..Question::new(seat, &view.view, &ask.legal, Budget::Nodes(nodes), seed)
            };
            character.bot::<G>().choose(&question).map(|choice| choice.action.to_string())
        };
        Some(Thought { think: Box::new(think), otherwise })
    }
}
