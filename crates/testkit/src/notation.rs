//! The suite for the notation of a game.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use alcazar_core::{Event, Game};
use proptest::collection::vec;
use proptest::prelude::{Just, any};
use proptest::sample::select;
use proptest::strategy::{BoxedStrategy, Strategy};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::choose::{after, random_event};
use crate::property::check_property;

const CASES: u32 = 256;

/// Checks that everything is read as it was written, that nothing is written in two ways, and that no text
/// makes a parser panic.
///
/// A game without any settings is tested with the actions and outcomes of random games. A game tells the
/// suite of the other types that have a notation, and of actions that random games seldom reach.
///
/// ```
/// use alcazar_testkit::Notation;
/// use alcazar_testkit::skeletons::trade::State;
///
/// Notation::<State>::new().words(&["give", "-"]).run();
/// ```
#[must_use = "texts are only tried by `run`"]
pub struct Notation<G: Game> {
    actions: BoxedStrategy<G::Action>,
    parsers: Vec<fn(&str)>,
    words: Vec<String>,
}

impl<G: Game> Default for Notation<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Notation<G> {
    /// Plays a few random games for samples, and checks those.
    ///
    /// # Panics
    /// If the notation of an action or outcome can't be read, or is read as something else.
    pub fn new() -> Self {
        let (mut actions, mut words) = (Vec::new(), vec![String::new(), " ".to_owned(), "é".to_owned()]);
        for event in sample_events::<G>() {
            let text = match &event {
                Event::Move { action, .. } => round_trip(action),
                Event::Chance(chance) => round_trip(chance),
            };
            words.extend(text.split(' ').map(str::to_owned));
            actions.extend(match event {
                Event::Move { action, .. } => Some(action),
                Event::Chance(_) => None,
            });
        }
        words.sort_unstable();
        words.dedup();
        let parsers: Vec<fn(&str)> = vec![check_canonical::<G::Action>, check_canonical::<G::Chance>];
        Self { actions: select(actions).boxed(), parsers, words }
    }

    /// Checks generated actions, legal anywhere or not. Their JSON is their notation.
    ///
    /// # Panics
    /// If one is read as something else.
    pub fn actions(mut self, actions: impl Strategy<Value = G::Action> + 'static) -> Self
    where
        G::Action: Serialize + DeserializeOwned,
    {
        self.actions = actions.boxed();
        check_property(CASES, &self.actions, |action| {
            let text = round_trip(&action);
            let json = serde_json::to_value(action).expect("an action can be written as JSON");
            assert_eq!(json, text.as_str(), "the JSON of an action is its notation");
            assert_eq!(serde_json::from_value::<G::Action>(json).ok(), Some(action), "“{text}” as JSON");
        });
        self
    }

    /// Checks generated outcomes of chance.
    ///
    /// # Panics
    /// If one is read as something else.
    pub fn chances(self, chances: impl Strategy<Value = G::Chance>) -> Self {
        check_property(CASES, &chances, |chance| drop(round_trip(&chance)));
        self
    }

    /// Checks a type with all its values.
    ///
    /// # Panics
    /// If one is read as something else.
    pub fn values<T>(self, values: impl IntoIterator<Item = T>) -> Self
    where
        T: Display + FromStr<Err: Debug> + PartialEq + Debug,
    {
        values.into_iter().for_each(|value| drop(round_trip(&value)));
        self.parses::<T>()
    }

    /// Checks a type with generated values.
    ///
    /// # Panics
    /// If one is read as something else.
    pub fn samples<T>(self, values: impl Strategy<Value = T>) -> Self
    where
        T: Display + FromStr<Err: Debug> + PartialEq + Debug,
    {
        check_property(CASES, &values, |value| drop(round_trip(&value)));
        self.parses::<T>()
    }

    /// Tries texts on the parser of this type, too.
    pub fn parses<T: Display + FromStr>(mut self) -> Self {
        self.parsers.push(check_canonical::<T>);
        self
    }

    /// More words and signs to build texts from that are nearly notation.
    pub fn words(mut self, words: &[&str]) -> Self {
        self.words.extend(words.iter().map(|word| (*word).to_owned()));
        self
    }

    /// Tries any text, words in any order, and actions with a typo, on every parser.
    ///
    /// # Panics
    /// If a parser panics, or reads a text that it would write in another way.
    pub fn run(self) {
        let Self { actions, parsers, words } = self;
        let parse = |text: String| parsers.iter().for_each(|parser| parser(&text));
        check_property(CASES, &any::<String>(), parse);
        let shuffled = vec(select(words), 0..6).prop_flat_map(|words| {
            select(vec![words.join(" "), words.join(""), format!("{} ", words.join(" "))])
        });
        check_property(CASES, &shuffled, parse);
        let typos = actions.prop_flat_map(|action| {
            let text: Vec<char> = action.to_string().chars().collect();
            (0..text.len(), any::<char>(), Just(text)).prop_map(|(place, typo, mut text)| {
                text[place] = typo;
                text.into_iter().collect::<String>()
            })
        });
        check_property(CASES, &typos, parse);
    }
}

/// Events from the beginnings of random games, for every number of players.
fn sample_events<G: Game>() -> Vec<alcazar_core::EventOf<G>> {
    const EVENTS: usize = 200;
    let luck = &mut Xoshiro256PlusPlus::seed_from_u64(1);
    let mut events = Vec::new();
    for players in G::PLAYERS {
        let mut state = G::setup(players, &G::Options::default()).expect("the default options are possible");
        for _ in 0..EVENTS {
            let Some(event) = random_event(&state, luck) else { break };
            state = after(&state, &event);
            events.push(event);
        }
    }
    events
}

/// Whatever is written is read as the same value. Returns what was written.
fn round_trip<T: Display + FromStr<Err: Debug> + PartialEq + Debug>(value: &T) -> String {
    let text = value.to_string();
    assert_eq!(text.parse::<T>().as_ref().ok(), Some(value), "“{text}” is read as it was written");
    text
}

/// Whatever can be read is written in exactly this way.
fn check_canonical<T: Display + FromStr>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text, "each value is written in one way");
    }
}

#[cfg(test)]
mod tests {
    use std::num::ParseIntError;

    use super::*;
    use crate::skeletons::window::State;

    /// A number that forgets leading zeros, or one that can't be read at all.
    #[derive(Debug, Clone, PartialEq)]
    struct Sloppy(u8);

    impl Display for Sloppy {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            if self.0 == 7 { f.write_str("seven") } else { write!(f, "{}", self.0) }
        }
    }

    impl FromStr for Sloppy {
        type Err = ParseIntError;

        fn from_str(text: &str) -> Result<Self, ParseIntError> {
            text.parse().map(Self)
        }
    }

    #[test]
    fn the_notation_of_a_skeleton_passes() {
        Notation::<State>::new().run();
    }

    #[test]
    #[should_panic(expected = "is read as it was written")]
    fn a_value_that_cannot_be_read_back_is_found() {
        let _ = Notation::<State>::new().values((0..10).map(Sloppy));
    }

    #[test]
    #[should_panic(expected = "each value is written in one way")]
    fn a_second_way_to_write_a_value_is_found() {
        Notation::<State>::new().values((0..5).map(Sloppy)).words(&["01"; 400]).run();
    }
}
