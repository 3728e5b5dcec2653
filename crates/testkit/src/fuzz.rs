//! Any bytes as games and as positions: what a fuzzer calls, and what a property test can call as well.

use alcazar_core::{Event, EventOf, Game, Luck, Turn, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::checks::leaks::{self, Imagined};
use crate::checks::{Pool, ending, legality, text, wrong};
use crate::choose::{after, random_event};
use crate::problem::Verdict;

/// Bytes that decide. Once they are used up everything is 0.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        self.0.split_off_first().copied().unwrap_or(0)
    }

    /// Proper luck for the game itself, which may draw again and again until something fits: zeros for ever would
    /// never do.
    fn luck(&mut self) -> Xoshiro256PlusPlus {
        let seed = u64::from_le_bytes([self.next(), self.next(), 0, 0, 0, 0, 0, 0]);
        Xoshiro256PlusPlus::seed_from_u64(seed << 32 | self.0.len() as u64)
    }

    /// A game that can be played so far, and what happens next in it.
    fn next_event<G: Game>(&mut self, state: &G) -> Option<EventOf<G>> {
        match state.turn() {
            Turn::Chance => Some(Event::Chance(state.sample_chance(&mut self.luck()))),
            Turn::Seats(_) => random_event(state, self),
            Turn::Over => None,
        }
    }

    fn setup<G: Game>(&mut self) -> G {
        let [least, most] = [*G::PLAYERS.start(), *G::PLAYERS.end()];
        let players = least + self.below((most - least + 1) as u32) as usize;
        G::setup(players, &G::Options::default()).expect("the default options are possible")
    }
}

impl Luck for Bytes<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let mut number = u32::from(self.next());
        if n > 256 {
            number = number << 8 | u32::from(self.next());
        }
        number % n
    }
}

fn keep(verdict: Verdict) {
    if let Err(problem) = verdict {
        panic!("{problem}");
    }
}

/// Plays a game as the bytes will have it: they choose the number of players, what happens, and what is tried although it
/// can't happen, as an action or as text.
///
/// # Panics
/// If a promise of the game is broken.
pub fn actions<G: Game>(data: &[u8]) {
    let bytes = &mut Bytes(data);
    let mut state: G = bytes.setup();
    let mut pool = Pool::new();
    while !bytes.0.is_empty() {
        keep(legality::check_lists(&state));
        match bytes.next() % 16 {
            0 => keep(wrong::check_refusals(&state, &pool, &mut bytes.luck())),
            1 => keep(legality::check_completeness(&state, &pool)),
            2 => keep(text::check_position(&state)),
            3 => try_text(&state, bytes),
            4 => {
                let viewers: Vec<_> = Viewer::all(state.players()).collect();
                let viewer = viewers[bytes.below(viewers.len() as u32) as usize];
                let imagined = &mut Imagined::default();
                keep(leaks::check_pair(&state, viewer, |_, _| true, imagined, &mut bytes.luck()));
            }
            _ => {}
        }
        let Some(event) = bytes.next_event(&state) else { break };
        keep(wrong::check_determinism(&state, &event));
        pool.remember(&event, bytes);
        state = after(&state, &event);
    }
    keep(ending::check_standing(&state));
}

/// A notation with some of its bytes changed is either refused or the notation of something, which is legal or not.
fn try_text<G: Game>(state: &G, bytes: &mut Bytes<'_>) {
    let Some(Event::Move { seat, action }) = bytes.next_event(state) else { return };
    let mut text = action.to_string().into_bytes();
    for _ in 0..bytes.below(4) {
        let place = bytes.below(text.len() as u32) as usize;
        text[place] = bytes.next();
    }
    let text = String::from_utf8_lossy(&text);
    if let Ok(read) = text.parse::<G::Action>() {
        assert_eq!(read.to_string().parse::<G::Action>().as_ref(), Ok(&read), "the notation of “{text}”");
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let is_legal = legal.binary_search(&read).is_ok();
        let mut next = state.clone();
        let applied = next.apply(&Event::Move { seat, action: read });
        assert_eq!(applied.is_ok(), is_legal, "“{text}” is legal only if listed");
    }
    let _ = text.parse::<G::Chance>();
}

/// Reads the bytes as a position: as JSON text, or as changes to a position of a game that is played first.
///
/// # Panics
/// If a position is accepted that does not go both ways or can't be played on, or if anything else panics.
pub fn positions<G: Game>(data: &[u8]) {
    let bytes = &mut Bytes(data);
    let position = if bytes.next().is_multiple_of(2) {
        serde_json::from_slice::<G::Position>(bytes.0).ok()
    } else {
        changed_position::<G>(bytes)
    };
    let Some(position) = position else { return };
    let Ok(state) = G::from_position(&position) else { return };
    keep(text::check_position(&state));
    play_on(state, &mut bytes.luck());
}

/// The position after some moves, changed here and there, as far as it is still a position.
fn changed_position<G: Game>(bytes: &mut Bytes<'_>) -> Option<G::Position> {
    let mut state: G = bytes.setup();
    for _ in 0..usize::from(bytes.next()) * 2 {
        let Some(event) = bytes.next_event(&state) else { break };
        state = after(&state, &event);
    }
    let mut value = serde_json::to_value(state.position()).expect("a position can be written as JSON");
    for _ in 0..=bytes.below(4) {
        change(&mut value, bytes);
    }
    serde_json::from_value(value).ok()
}

/// Changes one place somewhere in the value.
fn change(value: &mut Value, bytes: &mut Bytes<'_>) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            let place = bytes.below(items.len() as u32) as usize;
            match bytes.below(8) {
                0 => drop(items.remove(place)),
                1 => items.insert(place, items[place].clone()),
                2 => items.swap(0, place),
                _ => change(&mut items[place], bytes),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let place = bytes.below(fields.len() as u32) as usize;
            if let Some((_, field)) = fields.iter_mut().nth(place) {
                change(field, bytes);
            }
        }
        Value::Number(number) => {
            let old = number.as_i64().unwrap_or_default();
            *value = match bytes.below(6) {
                0 => (old - 1).into(),
                1 => u64::MAX.into(),
                2 => u8::MAX.into(),
                3 => bytes.next().into(),
                _ => (old + 1).into(),
            };
        }
        Value::Bool(is_so) => *is_so = !*is_so,
        _ => *value = bytes.below(3).checked_sub(1).map_or(Value::Null, Value::from),
    }
}

/// What was accepted as a position is a game like any other.
fn play_on<G: Game>(mut state: G, luck: &mut Xoshiro256PlusPlus) {
    const STEPS: usize = 40;
    for _ in 0..STEPS {
        keep(legality::check_lists(&state));
        keep(ending::check_standing(&state));
        for viewer in Viewer::all(state.players()) {
            let view = state.view(viewer);
            assert_eq!(G::determinize(&view, luck).view(viewer), view, "what {viewer:?} imagines");
        }
        let Some(event) = random_event(&state, luck) else { return };
        keep(wrong::check_determinism(&state, &event));
        state = after(&state, &event);
    }
}
