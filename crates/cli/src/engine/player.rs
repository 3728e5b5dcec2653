//! The role `player`: a process that is shown a view and answers an action. This one chooses at random.

use std::marker::PhantomData;

use alcazar_core::{Game, Luck};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;

use super::answer::Hello;
use super::fault::Fault;
use super::request::{Ask, Budget, Greeting, Nothing, arguments};
use super::{Answering, Role};

/// A player who takes any legal action, each equally likely. He keeps nothing of what he is shown.
#[derive(Debug)]
pub(super) struct Player<G> {
    luck: Xoshiro256PlusPlus,
    game: PhantomData<G>,
}

/// What a player answers.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Choice {
    Hello(Hello),
    Action { action: String },
    Quit {},
}

const COMMANDS: [&str; 2] = ["hello", "quit"];

impl<G: Game> Player<G> {
    pub(super) fn new(seed: u64) -> Self {
        Self { luck: Xoshiro256PlusPlus::seed_from_u64(seed), game: PhantomData }
    }

    fn choose(&mut self, text: &str) -> Result<Choice, Fault> {
        let ask: Ask<G::View> = arguments(text)?;
        let legal: Vec<G::Action> =
            ask.legal.iter().map(|action| action.parse()).collect::<Result<_, _>>()?;
        let budget = ask.budget.unwrap_or_default();
        let action =
            at_random::<G>(&ask.view, &legal, &budget, &mut self.luck).ok_or(Fault::NothingToChoose)?;
        Ok(Choice::Action { action: action.to_string() })
    }
}

/// All that a player is given to choose by; this one does not care for most of it.
fn at_random<'a, G: Game>(
    _view: &G::View,
    legal: &'a [G::Action],
    _budget: &Budget,
    luck: &mut impl Luck,
) -> Option<&'a G::Action> {
    luck.pick(legal)
}

impl<G: Game> Answering for Player<G> {
    type Done = Choice;

    fn is_last(done: &Choice) -> bool {
        matches!(done, Choice::Quit {})
    }

    fn obey(&mut self, command: Option<&str>, text: &str) -> Result<Choice, Fault> {
        match command {
            None => self.choose(text),
            Some("hello") => {
                arguments::<Greeting>(text)?.check()?;
                Ok(Choice::Hello(Hello::new::<G>(Role::Player, COMMANDS.to_vec())))
            }
            Some("quit") => arguments::<Nothing>(text).map(|_| Choice::Quit {}),
            Some(unknown) => Err(Fault::unknown_command(unknown, &COMMANDS)),
        }
    }
}
