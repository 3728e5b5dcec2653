//! What a board shows and which actions it offers.

use std::collections::BTreeMap;
use std::sync::Arc;

use alcazar_core::{Game, Seat, Viewer};
use alcazar_words::{Phrase, Words};
use leptos::prelude::*;

use crate::face::{Face, Orders};

/// One moment of a table as one viewer sees it, for boards to draw and act on. A board can't tell whether the
/// table is local, on a server, or a replay.
pub struct Scene<G: Face> {
    /// What the viewer knows at the moment shown.
    pub view: Signal<Arc<G::View>>,
    /// The viewer.
    pub viewer: Signal<Viewer>,
    /// What the viewer may do now; empty if they are not asked, are watching, or look at an earlier moment.
    pub choices: Signal<Arc<Choices<G>>>,
    /// Plays one of the choices.
    pub act: Callback<G::Action>,
    /// Plays several actions in a row. Each must be legal when its turn comes.
    pub act_all: Callback<Vec<G::Action>>,
    /// Withdraws the viewer's open request to others, where the rules of the table allow it.
    pub withdraw: Callback<()>,
    /// The action being animated, if any.
    pub animation: Signal<Option<Arc<Animation<G>>>>,
    /// The sentence about what is hovered or focused: what it would do, or why it can't be done. A board sets
    /// it, the shell shows it.
    pub hint: RwSignal<Option<Hint<G>>>,
    /// What is hovered or focused.
    pub pointed: RwSignal<Option<G::Touch>>,
    /// What has been touched of an incomplete choice. Board, hand and corners share it; the shell clears it
    /// when the question changes.
    pub touched: RwSignal<Vec<G::Touch>>,
    /// What the guide of a first game suggests; what leads to it is marked.
    pub suggestion: RwSignal<Option<G::Action>>,
    /// The standing orders of the players on this device; `None` if nobody plays here.
    pub orders: Option<RwSignal<BTreeMap<Seat, Orders>>>,
    /// Whether the viewer plays alone against bots on this device, and may give private orders.
    pub plays_alone: bool,
    /// The names of the players, by seat.
    pub names: Signal<Arc<Vec<String>>>,
    /// The messages of the current language.
    pub words: Signal<Arc<Words>>,
}

/// What a player may do, and what is conceivable but not legal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices<G: Game> {
    /// The seat that may act; `None` while nobody is asked here.
    pub seat: Option<Seat>,
    /// All legal actions, sorted.
    pub legal: Vec<G::Action>,
    /// Conceivable but illegal actions, sorted, each with the reason.
    pub refused: Vec<(G::Action, G::Illegal)>,
}

/// An action being animated on the board, with everything that completes it: the cards that it draws, the
/// rounds of a duel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Animation<G: Game> {
    /// Unique among the animations of this table.
    pub number: u32,
    /// What the viewer sees of it. There is at least one event.
    pub events: Vec<G::Seen>,
    /// What the viewer knew before it.
    pub before: Arc<G::View>,
    /// What the viewer knows after it.
    pub after: Arc<G::View>,
    /// How long it takes, in milliseconds; 0 means no motion.
    pub duration_ms: u32,
}

/// What is said about the thing that is hovered or focused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint<G: Game> {
    /// What it would do.
    Can(G::Action),
    /// Why it can't be done.
    CanNot(G::Action, G::Illegal),
    /// What the thing is.
    Thing(Phrase),
}

impl<G: Game> Choices<G> {
    /// No choices.
    pub const NONE: Self = Self { seat: None, legal: Vec::new(), refused: Vec::new() };

    /// What a seat may do in this state, and why other actions are illegal.
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

    /// Whether this action is legal.
    pub fn allows(&self, action: &G::Action) -> bool {
        self.legal.binary_search(action).is_ok()
    }

    /// Why this action is illegal, if it is conceivable at all.
    pub fn why_not(&self, action: &G::Action) -> Option<&G::Illegal> {
        let found = self.refused.binary_search_by(|(refused, _)| refused.cmp(action)).ok()?;
        Some(&self.refused[found].1)
    }
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "deriving would require `G: Copy`")]
impl<G: Face> Clone for Scene<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Scene<G> {}

impl<G: Face> Scene<G> {
    /// Formats a phrase in the current language. It subscribes the caller to changes of the language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.with(|words| words.say(phrase))
    }
}
