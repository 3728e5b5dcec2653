//! A table of any game. The game's type is erased here, so that the keeper does not depend on it.

use std::sync::atomic::AtomicBool;

use alcazar_bots::{Budget, Character, Expert, Level, Question};
use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Game, Seat, SeatSet, Viewer};
use alcazar_store::{EntryRow, TableRow};
use alcazar_table::{
    ActId, Croupier, Header, Outcome, Player, Seed, Stamp, Step, Table, TableError, TableErrorOf, replay,
};
use alcazar_wire::{Fault, FromServer, Moment, State};

use super::error::{CorruptRow, KeeperError};

/// A command of a player, or of the server itself.
#[derive(Debug, Clone)]
pub(crate) enum Command {
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
    Withdraw {
        seat: Seat,
    },
    Concede {
        seat: Seat,
    },
    /// Goes back to before the entry with this number, in the numbering of the seat.
    Undo {
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

/// Chooses an action; returns early if it is stopped.
type Choose = Box<dyn FnOnce(&AtomicBool) -> Option<String> + Send>;

/// A decision for a bot, to be made on another thread.
pub(crate) struct BotTask {
    pub(crate) choose: Choose,
    /// The action to play if the bot fails: the others must not wait forever.
    pub(crate) fallback: String,
}

/// A table of any game.
pub(crate) trait AnyTable: Send {
    /// Applies a command and returns the rows to store. If they can't be stored, the table must be loaded
    /// again.
    fn apply(
        &mut self,
        command: Command,
        act: Option<ActId>,
        at: Option<u64>,
    ) -> Result<Vec<EntryRow>, KeeperError>;
    /// How many entries the seat knew of after this act, if it was applied.
    fn version_after(&self, seat: Seat, act: ActId) -> Option<u32>;
    /// The current player of each seat.
    fn players(&self) -> Vec<Player>;
    /// Whether this player may take a seat back from a bot: not after conceding, nor without time left.
    fn may_return(&self, seat: Seat, player: &Player, at: Option<u64>) -> bool;
    /// The seats that are asked.
    fn asked(&self) -> SeatSet;
    /// The number of a seat's ask.
    fn ask(&self, seat: Seat) -> Option<u32>;
    /// How the game ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The seat whose time runs out first, and when.
    fn deadline(&self) -> Option<(Seat, u64)>;
    /// How many entries a viewer knows of.
    fn version(&self, viewer: Viewer) -> u32;
    /// Translates the number of an entry from a seat's numbering to another viewer's.
    fn translate(&self, seat: Seat, number: u32, viewer: Viewer) -> Option<u32>;
    /// The message with a viewer's whole state.
    fn resync(&self, viewer: Viewer, now: Option<u64>) -> String;
    /// The message with what has happened since a version; the whole state if that is too much.
    fn update(&self, viewer: Viewer, since: u32, now: Option<u64>) -> String;
    /// A part of a viewer's history, as a JSON array of moments.
    fn moments(&self, viewer: Viewer, since: u32, limit: usize) -> Option<String>;
    /// The replay file, once the game is over.
    fn replay(&self) -> Option<String>;
    /// The decision of the bot on this seat.
    fn bot_task(&self, seat: Seat, nodes: u64) -> Option<BotTask>;
}

/// A longer update is sent as the whole state; the history is available in pages.
const MAX_UPDATE: u32 = 100;

struct TypedTable<G: Expert>(Table<G>);

/// What a new game needs.
pub(crate) struct NewGame<'a> {
    pub(crate) options: &'a serde_json::Value,
    pub(crate) players: Vec<Player>,
    pub(crate) stand_in: Player,
    pub(crate) clock: alcazar_table::Clock,
    pub(crate) nonces: Vec<alcazar_table::Nonce>,
    pub(crate) seed: Seed,
}

/// A new game: the table, its header as text, and the first entries of its log.
pub(super) type StartedGame = (Box<dyn AnyTable>, String, Vec<EntryRow>);

/// Starts a game.
pub(crate) fn start(game: GameId, new: NewGame<'_>) -> Result<StartedGame, Fault> {
    with_game!(game, G => start_game::<G>(new))
}

/// Restores a game from its rows.
pub(crate) fn load(
    game: GameId,
    row: &TableRow,
    header: &str,
    seed: Option<Seed>,
    log: &[EntryRow],
) -> Result<Box<dyn AnyTable>, CorruptRow> {
    with_game!(game, G => load_game::<G>(row, header, seed, log))
}

/// The options of a game: the defaults, overridden by those that were chosen.
pub(crate) fn options(
    game: GameId,
    players: usize,
    chosen: &serde_json::Map<String, serde_json::Value>,
) -> Result<serde_json::Value, Fault> {
    fn read<G: Game>(
        players: usize,
        chosen: &serde_json::Map<String, serde_json::Value>,
    ) -> Result<serde_json::Value, Fault> {
        let bad_options = |error: &dyn std::fmt::Display| Fault::new("bad-options", error);
        let mut options = serde_json::to_value(G::Options::default()).map_err(|error| bad_options(&error))?;
        if let serde_json::Value::Object(fields) = &mut options {
            fields.extend(chosen.clone());
        }
        let typed: G::Options = serde_json::from_value(options).map_err(|error| bad_options(&error))?;
        G::setup(players, &typed).map_err(|error| bad_options(&error))?;
        serde_json::to_value(typed).map_err(|error| bad_options(&error))
    }
    with_game!(game, G => read::<G>(players, chosen))
}

fn start_game<G: Expert>(new: NewGame<'_>) -> Result<StartedGame, Fault> {
    let options =
        serde_json::from_value(new.options.clone()).map_err(|error| Fault::new("bad-options", error))?;
    let header = Header::<G> {
        options,
        players: new.players,
        stand_in: new.stand_in,
        clock: new.clock,
        commitment: None,
        nonces: new.nonces,
        prepared: Vec::new(),
    };
    let table = Table::new(header, Croupier::Seeded(new.seed)).map_err(|error| Fault::of::<G>(&error))?;
    let header = replay::header_text(table.header());
    let log = rows::<G>(0, table.log());
    Ok((erase(table), header, log))
}

fn load_game<G: Expert>(
    row: &TableRow,
    header: &str,
    seed: Option<Seed>,
    log: &[EntryRow],
) -> Result<Box<dyn AnyTable>, CorruptRow> {
    let header = replay::header_from_text::<G>(header).map_err(|error| CorruptRow::table(row, error))?;
    let entry = |entry: &EntryRow| {
        replay::entry_from_text::<G>(&entry.body)
            .map_err(|error| CorruptRow::entry(&row.id, entry.seq, error))
    };
    let entries = log.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
    let croupier = seed.map_or(Croupier::Away, Croupier::Seeded);
    let table = Table::restore(header, croupier, entries)
        .map_err(|error| CorruptRow::entry(&row.id, error.seq, error.error))?;
    Ok(erase(table))
}

/// Erases the game's type.
pub(crate) fn erase<G: Expert>(table: Table<G>) -> Box<dyn AnyTable> {
    Box::new(TypedTable(table))
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
        // Two seats may choose the same id for an act, so the seat is part of it.
        act: entry.kind.seat().zip(entry.act).map(|(seat, act)| format!("{seat}:{act}")),
        body: replay::entry_text::<G>(entry),
    };
    (first..).zip(entries).map(row).collect()
}

impl<G: Expert> TypedTable<G> {
    fn step(
        &self,
        command: Command,
        act: Option<ActId>,
        at: Option<u64>,
    ) -> Result<Step<G>, TableErrorOf<G>> {
        let (table, stamp) = (&self.0, Stamp { act, at });
        match command {
            Command::Act { seat, ask, action } => table.submit_text(seat, ask, &action, stamp),
            Command::TakeBack { seat, ask, moves } => table.take_back(seat, ask, moves as usize, stamp),
            Command::Withdraw { seat } => table.withdraw(seat, stamp),
            Command::Concede { seat } => table.concede(seat, stamp),
            Command::Undo { seat, to, consent } => {
                let to = table.seq_of(Viewer::Seat(seat), to).ok_or(TableError::NoSuchMoment { to })?;
                table.undo_by_consent(seat, to, consent, stamp)
            }
            Command::Abort { consent } => table.abort(consent, at),
            Command::TakeOver { seat, by } => table.take_over(seat, by, stamp),
            Command::TimeOut { seat } => table.time_out(seat, at.unwrap_or(0)),
        }
    }

    fn state(&self, viewer: Viewer, now: Option<u64>) -> Box<State<G::View>> {
        Box::new(State::of::<G>(self.0.view(viewer), now, self.0.seed().copied()))
    }
}

fn text<G: Game>(message: &FromServer<G::View, G::Seen>) -> String {
    serde_json::to_string(message).expect("views and events can be serialized")
}

impl<G: Expert> AnyTable for TypedTable<G> {
    fn apply(
        &mut self,
        command: Command,
        act: Option<ActId>,
        at: Option<u64>,
    ) -> Result<Vec<EntryRow>, KeeperError> {
        let seat = match &command {
            Command::Act { seat, .. }
            | Command::TakeBack { seat, .. }
            | Command::Withdraw { seat }
            | Command::Concede { seat } => Some(*seat),
            _ => None,
        };
        match self.step(command, act, at) {
            Ok(step) => {
                let rows = rows::<G>(step.base(), step.entries());
                self.0.commit(step).expect("the step was made for the current log");
                Ok(rows)
            }
            Err(TableError::Repeated { seq }) => {
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                Err(KeeperError::Repeated { version: self.0.version_at(viewer, seq + 1) })
            }
            Err(error) => Err(Fault::of::<G>(&error).into()),
        }
    }

    fn version_after(&self, seat: Seat, act: ActId) -> Option<u32> {
        // Taking back zero moves is always rejected, but a repeated act is reported first.
        match self.0.take_back(seat, 0, 0, Stamp::act(act)) {
            Err(TableError::Repeated { seq }) => Some(self.0.version_at(Viewer::Seat(seat), seq + 1)),
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
        if version.checked_sub(since).is_none_or(|tail| tail > MAX_UPDATE) {
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

    fn replay(&self) -> Option<String> {
        self.0.outcome().map(|_| replay::write(&self.0))
    }

    fn bot_task(&self, seat: Seat, nodes: u64) -> Option<BotTask> {
        let kind = self.0.players().get(seat)?.bot.as_deref()?;
        let character: Character = kind.parse().unwrap_or_else(|_| Level::Random.into());
        let view = self.0.view(Viewer::Seat(seat));
        let ask = view.ask?;
        // The bot's own seed: it has nothing to do with the chance of the game.
        let seed = u64::from_be_bytes(crate::random::bytes());
        let fallback = ask.legal.get(seed as usize % ask.legal.len().max(1))?.to_string();
        let choose = move |stop: &AtomicBool| {
            let question = Question::<G> {
                stop: Some(stop),
                ..Question::new(seat, &view.view, &ask.legal, Budget::Nodes(nodes), seed)
            };
            character.bot::<G>().choose(&question).map(|choice| choice.action.to_string())
        };
        Some(BotTask { choose: Box::new(choose), fallback })
    }
}
