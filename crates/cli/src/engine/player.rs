//! The role `player`: a process that is shown a view and answers an action.

use std::marker::PhantomData;

use alcazar_bots::{Budget, Character, Expert, Question};
use alcazar_core::{Game, Luck, Seat, Viewer};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use serde::Serialize;

use super::answer::Hello;
use super::asker::Asker;
use super::best::{self, Limit};
use super::error::EngineError;
use super::request::{Ask, Greeting, Nothing, arguments};
use super::{Answering, Role};

/// A bot behind a line of text. He keeps nothing of what he is shown.
#[derive(Debug)]
pub(super) struct Player<G> {
    character: Character,
    luck: Xoshiro256PlusPlus,
    game: PhantomData<G>,
}

/// What a player answers.
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

    fn choose(&mut self, text: &str, asker: &mut Asker<'_>) -> Result<Choice, EngineError> {
        let ask: Ask<G::View> = arguments(text)?;
        let legal: Vec<G::Action> =
            ask.legal.iter().map(|action| action.parse()).collect::<Result<_, _>>()?;
        if legal.is_empty() {
            return Err(EngineError::NothingToChoose);
        }
        let mut luck = self.luck.clone();
        check_sense::<G>(ask.seat, &ask.view, &legal, &mut luck)?;
        let question =
            Question::<G>::new(ask.seat, &ask.view, &legal, Budget::Nodes(u64::MAX), luck.next_u64());
        asker.be_short();
        let best = best::think(self.character, question, Limit::new(ask.budget.as_ref()), asker)?;
        self.luck = luck;
        Ok(Choice::Action { action: best.action })
    }
}

/// Whether the actions are those of somebody who has this view. A bot that simulates could else be led anywhere.
fn check_sense<G: Game>(
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
        Err(EngineError::NonsenseAsked)
    }
}

impl<G: Expert> Answering for Player<G> {
    type Done = Choice;

    fn is_last(done: &Choice) -> bool {
        matches!(done, Choice::Quit {})
    }

    fn obey(
        &mut self,
        command: Option<&str>,
        text: &str,
        asker: &mut Asker<'_>,
    ) -> Result<Choice, EngineError> {
        match command {
            None => self.choose(text, asker),
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
