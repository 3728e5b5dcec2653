//! The role `player`: a process that gets a view and answers with an action.

use std::marker::PhantomData;

use alcazar_bots::{Budget, Character, Expert, Question};
use alcazar_core::{Game, Luck, Seat, Viewer};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use serde::Serialize;

use super::answer::Hello;
use super::best::{self, Limit};
use super::caller::Caller;
use super::error::EngineError;
use super::request::{Ask, Greeting, Nothing, arguments};
use super::{Responder, Role};

/// A bot that answers requests. It keeps no state but its random generator.
#[derive(Debug)]
pub(super) struct Player<G> {
    character: Character,
    luck: Xoshiro256PlusPlus,
    game: PhantomData<G>,
}

/// The answers of a player.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Choice {
    Hello(Hello),
    Action { action: String },
    Stopped {},
    Quit {},
}

const COMMANDS: [&str; 3] = ["hello", "stop", "quit"];

impl<G: Expert> Player<G> {
    pub(super) fn new(character: Character, seed: u64) -> Self {
        Self { character, luck: Xoshiro256PlusPlus::seed_from_u64(seed), game: PhantomData }
    }

    fn choose(&mut self, text: &str, caller: &mut Caller<'_>) -> Result<Choice, EngineError> {
        let ask: Ask<G::View> = arguments(text)?;
        let legal: Vec<G::Action> =
            ask.legal.iter().map(|action| action.parse()).collect::<Result<_, _>>()?;
        if legal.is_empty() {
            return Err(EngineError::NothingToChoose);
        }
        let mut luck = self.luck.clone();
        check_consistency::<G>(ask.seat, &ask.view, &legal, &mut luck)?;
        let question =
            Question::<G>::new(ask.seat, &ask.view, &legal, Budget::Nodes(u64::MAX), luck.next_u64());
        caller.mute_progress();
        let best = best::think(self.character, question, Limit::new(ask.budget.as_ref()), caller)?;
        self.luck = luck;
        Ok(Choice::Action { action: best.action })
    }
}

/// Checks that these are the legal actions of the seat in this view, since a bot simulates on states sampled
/// from it.
fn check_consistency<G: Game>(
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    luck: &mut impl Luck,
) -> Result<(), EngineError> {
    let state = G::determinize(view, luck);
    let mut found = Vec::new();
    if seat.index() < state.players() {
        state.legal_actions(seat, &mut found);
    }
    if found == legal && state.view(Viewer::Seat(seat)) == *view {
        Ok(())
    } else {
        Err(EngineError::InconsistentQuestion)
    }
}

impl<G: Expert> Responder for Player<G> {
    type Done = Choice;

    fn is_last(done: &Choice) -> bool {
        matches!(done, Choice::Quit {})
    }

    fn handle(
        &mut self,
        command: Option<&str>,
        text: &str,
        caller: &mut Caller<'_>,
    ) -> Result<Choice, EngineError> {
        match command {
            None => self.choose(text, caller),
            Some("hello") => {
                arguments::<Greeting>(text)?.check()?;
                Ok(Choice::Hello(Hello::new::<G>(Role::Player, COMMANDS.to_vec())))
            }
            Some("stop") => arguments::<Nothing>(text).map(|_| Choice::Stopped {}),
            Some("quit") => arguments::<Nothing>(text).map(|_| Choice::Quit {}),
            Some(unknown) => Err(EngineError::unknown_command(unknown, &COMMANDS)),
        }
    }
}
