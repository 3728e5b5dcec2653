//! The role `rules`: a process that runs one game and answers everything about it.

use alcazar_bots::{Budget, Expert, Level, Question};
use alcazar_core::{Chances, Event, EventOf, Game, Reason, Seat, SeatSet, Turn, Viewer};
use alcazar_words::{Speak, Words};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::answer::{Done, EventText, Hello, LegalOf, Moment, RejectedAction, SeenEvent, WeightedOutcome};
use super::best::{self, Limit};
use super::caller::Caller;
use super::error::{EngineError, ImpossibleReason, Shown};
use super::history::History;
use super::request::{self, arguments};
use super::{Responder, Role, verify};

/// A game that a program drives.
#[derive(Debug)]
pub(super) struct Session<G: Game> {
    words: Words,
    /// Draws outcomes of chance for `auto`.
    pub(super) luck: Xoshiro256PlusPlus,
    pub(super) history: Option<History<G>>,
}

pub(super) const COMMANDS: [&str; 16] = [
    "hello", "new", "position", "legal", "act", "chances", "chance", "play", "view", "log", "undo",
    "standing", "best", "stop", "verify", "quit",
];

impl<G: Speak + Expert> Responder for Session<G> {
    type Done = Done<G>;

    fn is_last(done: &Done<G>) -> bool {
        matches!(done, Done::Quit {})
    }

    fn handle(
        &mut self,
        command: Option<&str>,
        text: &str,
        caller: &mut Caller<'_>,
    ) -> Result<Done<G>, EngineError> {
        let nothing = || arguments::<request::Nothing>(text);
        match command.ok_or_else(|| EngineError::shape("missing field `command`"))? {
            "hello" => {
                arguments::<request::Greeting>(text)?.check()?;
                Ok(Done::Hello(Hello::new::<G>(Role::Rules, COMMANDS.to_vec())))
            }
            "new" => self.begin(&arguments(text)?),
            "position" => self.position(&arguments(text)?),
            "legal" => self.legal(&arguments(text)?),
            "act" => self.act(&arguments(text)?),
            "chances" => nothing().and_then(|_| self.chances()),
            "chance" => self.chance(&arguments(text)?),
            "play" => self.play(&arguments(text)?),
            "view" => self.view(&arguments(text)?),
            "log" => self.log(&arguments(text)?),
            "undo" => self.undo(&arguments(text)?),
            "standing" => nothing().and_then(|_| Ok(Done::Standing(self.state()?.standing()))),
            "best" => self.best(&arguments(text)?, caller),
            "stop" => nothing().map(|_| Done::Stopped {}),
            "verify" => nothing().and_then(|_| self.verify()),
            "quit" => nothing().map(|_| Done::Quit {}),
            unknown => Err(EngineError::unknown_command(unknown, &COMMANDS)),
        }
    }
}

impl<G: Speak + Expert> Session<G> {
    /// A session without a game.
    pub(super) fn new(seed: u64) -> Self {
        Self { words: Words::english(), luck: Xoshiro256PlusPlus::seed_from_u64(seed), history: None }
    }

    fn history(&self) -> Result<&History<G>, EngineError> {
        self.history.as_ref().ok_or(EngineError::NoGame)
    }

    fn state(&self) -> Result<&G, EngineError> {
        self.history().map(History::state)
    }

    /// The current moment: the answer to commands that change the game.
    fn moment(&self) -> Result<Moment, EngineError> {
        let history = self.history()?;
        let state = history.state();
        Ok(Moment { players: state.players(), events: history.len(), turn: state.turn() })
    }

    fn begin(&mut self, new: &request::New<G::Options>) -> Result<Done<G>, EngineError> {
        let state = G::setup(new.players, &new.options)
            .map_err(|why| EngineError::CannotBegin { why: Shown(why) })?;
        if let Some(seed) = new.seed {
            self.luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        }
        self.history = Some(History::new(state));
        self.moment().map(Done::Moment)
    }

    fn position(&mut self, request: &request::Position<G::Position>) -> Result<Done<G>, EngineError> {
        let Some(position) = &request.set else {
            return Ok(Done::Position { position: self.state()?.position() });
        };
        let state = G::from_position(position).map_err(|reasons| {
            let reasons = reasons.iter().map(|reason| ImpossibleReason {
                reason: serde_json::to_value(reason).unwrap_or_default(),
                message: reason.to_string(),
            });
            EngineError::ImpossiblePosition { reasons: reasons.collect() }
        })?;
        self.history = Some(History::new(state));
        self.moment().map(Done::Moment)
    }

    fn legal(&self, request: &request::Legal) -> Result<Done<G>, EngineError> {
        let state = self.state()?;
        let seats = match request.seat {
            Some(seat) => SeatSet::only(seated(state, seat)?),
            None => asked(state),
        };
        let mut actions = Vec::new();
        let mut of = |seat| {
            state.legal_actions(seat, &mut actions);
            let legal = actions.iter().map(ToString::to_string).collect();
            let refused = request.why.then(|| self.refusals(state, seat));
            LegalOf { seat, actions: legal, refused }
        };
        Ok(Done::Legal { seats: seats.iter().map(&mut of).collect() })
    }

    /// The conceivable but illegal actions of a seat.
    fn refusals(&self, state: &G, seat: Seat) -> Vec<RejectedAction> {
        let mut actions = Vec::new();
        state.conceivable_actions(seat, &mut actions);
        let refused = |action: &G::Action| {
            let reason = state.check(seat, action).err()?;
            Some(RejectedAction {
                action: action.to_string(),
                reason: reason.slug(),
                rule: reason.rule(),
                sentence: self.words.reason::<G>(&reason),
            })
        };
        actions.iter().filter_map(refused).collect()
    }

    fn act(&mut self, request: &request::Act) -> Result<Done<G>, EngineError> {
        let seat = seated(self.state()?, request.seat)?;
        let action = request.action.parse()?;
        self.apply_all(vec![Event::Move { seat, action }])
    }

    fn chances(&self) -> Result<Done<G>, EngineError> {
        let state = self.state()?;
        check_chance_awaited(state)?;
        let outcomes = match state.chances() {
            Chances::SampleOnly => None,
            Chances::Weighted(outcomes) => Some(
                outcomes
                    .into_iter()
                    .map(|(outcome, weight)| WeightedOutcome { outcome: outcome.to_string(), weight })
                    .collect(),
            ),
        };
        Ok(Done::Chances { stream: state.stream(), outcomes })
    }

    fn chance(&mut self, request: &request::Chance) -> Result<Done<G>, EngineError> {
        let mut state = self.state()?.clone();
        let request::Chance { outcome, seed, auto, all, .. } = request;
        let mut luck = match (outcome, seed, auto) {
            (Some(outcome), None, false) if !all => {
                let chance: G::Chance = outcome.parse()?;
                let outcomes = vec![chance.to_string()];
                return self.decide(vec![chance], outcomes);
            }
            (None, Some(seed), false) => Xoshiro256PlusPlus::seed_from_u64(*seed),
            (None, None, true) => self.luck.clone(),
            _ => {
                return Err(EngineError::shape(
                    "chance needs one of `outcome`, `auto` and `seed`; `all` not with `outcome`",
                ));
            }
        };
        check_chance_awaited(&state)?;
        let mut chances = Vec::new();
        while state.turn() == Turn::Chance && (*all || chances.is_empty()) {
            let chance = state.sample_chance(&mut luck);
            state.apply_chance(&chance);
            chances.push(chance);
        }
        let outcomes = chances.iter().map(ToString::to_string).collect();
        let done = self.decide(chances, outcomes)?;
        self.luck = luck;
        Ok(done)
    }

    fn decide(&mut self, chances: Vec<G::Chance>, outcomes: Vec<String>) -> Result<Done<G>, EngineError> {
        self.apply_all(chances.into_iter().map(Event::Chance).collect())?;
        Ok(Done::Decided { outcomes, moment: self.moment()? })
    }

    fn play(&mut self, request: &request::Play) -> Result<Done<G>, EngineError> {
        let state = self.state()?;
        let events: Result<Vec<_>, EngineError> = request
            .events
            .iter()
            .enumerate()
            .map(|(at, event)| {
                read_event(state, event).map_err(|fault| EngineError::Event { at, fault: Box::new(fault) })
            })
            .collect();
        self.apply_all(events?)
    }

    /// Applies all these events, or none of them.
    fn apply_all(&mut self, events: Vec<EventOf<G>>) -> Result<Done<G>, EngineError> {
        let is_one = events.len() == 1;
        let history = self.history.as_mut().ok_or(EngineError::NoGame)?;
        let len = history.len();
        for (at, event) in events.into_iter().enumerate() {
            if let Err(error) = history.push(event) {
                let fault = EngineError::refused::<G>(&error, asked(history.state()), &self.words);
                history.truncate(len);
                return Err(if is_one { fault } else { EngineError::Event { at, fault: Box::new(fault) } });
            }
        }
        self.moment().map(Done::Moment)
    }

    fn view(&self, request: &request::View) -> Result<Done<G>, EngineError> {
        let state = self.state()?;
        let view = state.view(looking(state, request.viewer)?);
        let prompt = self.words.prompt::<G>(&view);
        Ok(Done::View { view, prompt })
    }

    fn log(&self, request: &request::Log) -> Result<Done<G>, EngineError> {
        let history = self.history()?;
        let Some(viewer) = request.viewer else {
            let events = history.steps().skip(request.from).map(|(_, event, _)| event_text::<G>(event));
            return Ok(Done::Log { events: events.collect() });
        };
        let viewer = looking(history.state(), viewer)?;
        // Events that are hidden from a viewer are not counted for them.
        let seen = history.steps().filter_map(|(before, event, _)| before.redact(event, viewer));
        let with_sentence =
            |seen: G::Seen| SeenEvent { sentence: self.words.event::<G>(&seen, viewer), seen };
        Ok(Done::Seen { events: seen.skip(request.from).map(with_sentence).collect() })
    }

    fn undo(&mut self, request: &request::Undo) -> Result<Done<G>, EngineError> {
        let history = self.history.as_mut().ok_or(EngineError::NoGame)?;
        let possible = history.len();
        let len =
            possible.checked_sub(request.n.unwrap_or(1)).ok_or(EngineError::NothingToUndo { possible })?;
        history.truncate(len);
        self.moment().map(Done::Moment)
    }

    /// The action that a bot would choose with the view of the seat.
    fn best(&self, request: &request::Best, caller: &mut Caller<'_>) -> Result<Done<G>, EngineError> {
        let state = self.state()?;
        let waiting = asked(state);
        let seat = match request.seat {
            Some(seat) => seated(state, seat)?,
            None => waiting.iter().next().unwrap_or(Seat::A),
        };
        if !waiting.contains(seat) {
            return Err(match state.turn() {
                Turn::Seats(seats) => EngineError::NotAsked { seat, asked: seats },
                Turn::Chance => EngineError::ChanceAwaited,
                Turn::Over => EngineError::GameOver,
            });
        }
        let bot = request.bot.as_deref().unwrap_or(Level::Master.slug());
        let character = bot.parse().map_err(|why| EngineError::UnknownBot { bot: bot.to_owned(), why })?;
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let seed = request.seed.unwrap_or_default();
        let question = Question::<G>::new(seat, &view, &legal, Budget::Nodes(u64::MAX), seed);
        best::think(character, question, Limit::new(request.budget.as_ref()), caller).map(Done::Best)
    }

    fn verify(&self) -> Result<Done<G>, EngineError> {
        let problems = verify::problems(self.history()?, &mut self.luck.clone());
        Ok(Done::Verified { sound: problems.is_empty(), problems })
    }
}

fn asked<G: Game>(state: &G) -> SeatSet {
    match state.turn() {
        Turn::Seats(seats) => seats,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

fn seated<G: Game>(state: &G, seat: Seat) -> Result<Seat, EngineError> {
    let players = state.players();
    if seat.index() < players { Ok(seat) } else { Err(EngineError::NoSuchSeat { seat, players }) }
}

fn looking<G: Game>(state: &G, viewer: Viewer) -> Result<Viewer, EngineError> {
    viewer.seat().map_or(Ok(viewer), |seat| seated(state, seat).map(Viewer::Seat))
}

fn check_chance_awaited<G: Game>(state: &G) -> Result<(), EngineError> {
    match state.turn() {
        Turn::Chance => Ok(()),
        Turn::Seats(asked) => Err(EngineError::MoveAwaited { asked }),
        Turn::Over => Err(EngineError::GameOver),
    }
}

fn read_event<G: Game>(state: &G, event: &EventText) -> Result<EventOf<G>, EngineError> {
    match (event.seat, &event.action, &event.chance) {
        (Some(seat), Some(action), None) => {
            Ok(Event::Move { seat: seated(state, seat)?, action: action.parse()? })
        }
        (None, None, Some(chance)) => Ok(Event::Chance(chance.parse()?)),
        _ => Err(EngineError::shape("an event has `seat` and `action`, or `chance`")),
    }
}

fn event_text<G: Game>(event: &EventOf<G>) -> EventText {
    match event {
        Event::Move { seat, action } => {
            EventText { seat: Some(*seat), action: Some(action.to_string()), chance: None }
        }
        Event::Chance(chance) => EventText { seat: None, action: None, chance: Some(chance.to_string()) },
    }
}
