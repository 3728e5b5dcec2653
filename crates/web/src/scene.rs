//! What a board is shown, and what it may do.

use std::collections::BTreeMap;
use std::sync::Arc;

use alcazar_core::{Game, Seat, Viewer};
use alcazar_words::{Phrase, Words};
use leptos::prelude::*;

use crate::face::{Face, Orders};

/// One moment of a table as one viewer sees it, for boards to draw and to act on. Whether the table is played here, far
/// away, or long ago makes no difference to a board.
pub struct Scene<G: Face> {
    /// All that the viewer may know at the moment that is shown.
    pub view: Signal<Arc<G::View>>,
    /// Whose knowledge that is.
    pub viewer: Signal<Viewer>,
    /// What the viewer may do now; nothing while he is not asked, watches, or looks back.
    pub choices: Signal<Arc<Choices<G>>>,
    /// Does one of the choices.
    pub act: Callback<G::Action>,
    /// Does several things one after the other, each of which must be possible when its turn comes.
    pub act_all: Callback<Vec<G::Action>>,
    /// What has just happened, while it is being shown.
    pub animation: Signal<Option<Arc<Animation<G>>>>,
    /// The sentence for what the pointer or the focus is on: what it would do, or why it can't be done. A board sets it,
    /// the shell shows it.
    pub hint: RwSignal<Option<Hint<G>>>,
    /// What the pointer or the focus is on.
    pub pointed: RwSignal<Option<G::Touch>>,
    /// What has been touched of a choice that is not complete yet. Board, hand and corners share it; the shell makes it empty
    /// when something else is asked.
    pub touched: RwSignal<Vec<G::Touch>>,
    /// What the guide of a first game suggests; what leads to it is marked.
    pub suggestion: RwSignal<Option<G::Action>>,
    /// The standing orders of those who play before this screen; none where nobody plays.
    pub orders: Option<RwSignal<BTreeMap<Seat, Orders>>>,
    /// The names of the players, by seat.
    pub names: Signal<Arc<Vec<String>>>,
    /// The language.
    pub words: Signal<Arc<Words>>,
}

/// What one may do, and what one might think of but may not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices<G: Game> {
    /// Identity may do it; none while nobody is asked here.
    pub seat: Option<Seat>,
    /// Everything that is legal, sorted.
    pub legal: Vec<G::Action>,
    /// What is conceivable but not legal, sorted, each with the reason.
    pub refused: Vec<(G::Action, G::Illegal)>,
}

/// One event on its way over the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Animation<G: Game> {
    /// A number that no other animation of this table has.
    pub number: u32,
    /// What the viewer sees of it.
    pub seen: G::Seen,
    /// What he knew before.
    pub before: Arc<G::View>,
    /// What he knows after.
    pub after: Arc<G::View>,
    /// How long it is shown, in milliseconds; 0 if nothing shall move.
    pub duration_ms: u32,
}

/// What is said about a thing that the pointer or the focus is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint<G: Game> {
    /// What would be done.
    Can(G::Action),
    /// Why it can't be done.
    CanNot(G::Action, G::Illegal),
    /// What the thing is.
    Thing(Phrase),
}

impl<G: Game> Choices<G> {
    /// Nothing to do.
    pub const NONE: Self = Self { seat: None, legal: Vec::new(), refused: Vec::new() };

    /// What a seat may do in this state, and why not the rest.
    pub fn of(state: &G, seat: Seat) -> Self {
        let (mut legal, mut conceivable) = (Vec::new(), Vec::new());
        state.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            return Self::NONE;
        }
        state.conceivable_actions(seat, &mut conceivable);
        let refused = conceivable.into_iter();
        let refused = refused.filter_map(|action| state.check(seat, &action).err().map(|why| (action, why)));
        Self { seat: Some(seat), legal, refused: refused.collect() }
    }

    /// Whether this may be done.
    pub fn allows(&self, action: &G::Action) -> bool {
        self.legal.binary_search(action).is_ok()
    }

    /// Why this may not be done, if it is conceivable at all.
    pub fn why_not(&self, action: &G::Action) -> Option<&G::Illegal> {
        let found = self.refused.binary_search_by(|(refused, _)| refused.cmp(action)).ok()?;
        Some(&self.refused[found].1)
    }
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "derived, it would ask that `G` be `Copy`")]
impl<G: Face> Clone for Scene<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Scene<G> {}

impl<G: Face> Scene<G> {
    /// Says a phrase in the language of the moment; to be called where a change of language shall be heard.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.with(|words| words.say(phrase))
    }
}
