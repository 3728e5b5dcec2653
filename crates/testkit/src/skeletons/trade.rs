//! One trade of Tyros (Y5.7): an offer is built card by card in secret, proposed, and answered by all asked
//! seats at the same time. The proposer makes the deal with one of them or withdraws.

mod errors;
mod notation;
mod position;
mod view;

use alcazar_core::{
    Chances, Event, EventOf, Game, Luck, Seat, SeatMap, SeatSet, SetupError, Standing, Tie, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

pub use errors::{Illegal, ImpossiblePosition};
pub use view::{HandView, PhaseView, ProposalView, Seen, View};

/// Cards of the four colours, and jokers as the fifth kind.
pub type Cards = super::Counts<5>;

/// All cards of the game.
pub const DECK: Cards = super::Counts([5, 5, 5, 5, 2]);
/// How many cards each player is dealt.
pub const HAND: usize = 4;
/// The seat that makes the offer.
pub const PROPOSER: Seat = Seat::A;

/// Orange, yellow, green, violet or joker, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// Every kind, in colour order.
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The index in colour order.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One small decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Put a card on the side that is given.
    Give(Kind),
    /// Put a card on the side that is wanted.
    Want(Kind),
    /// Propose the offer to one player, or to all others.
    Propose(Option<Seat>),
    /// Make no offer.
    Pass,
    /// Refuse.
    No,
    /// Agree.
    Yes,
    /// Make the deal with a seat that agreed.
    Deal(Seat),
    /// Make no deal.
    Withdraw,
}

/// The next card is of this kind; it goes to the next seat around the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dealt(pub Kind);

/// What is given and what is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Offer {
    /// From the proposer.
    pub give: Cards,
    /// From the other.
    pub want: Cards,
}

impl Offer {
    const EMPTY: Self = Self { give: Cards::EMPTY, want: Cards::EMPTY };

    /// No kind on both sides, and of no kind more than exist.
    fn is_sound(&self) -> bool {
        DECK.contains(self.want) && self.give.kinds().all(|kind| self.want.count(kind) == 0)
    }
}

/// An offer and the seats that were asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Proposal {
    /// What is offered.
    pub offer: Offer,
    /// The asked seats.
    pub to: SeatSet,
}

/// The phase of the trade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum Phase {
    /// Cards are dealt one by one.
    Dealing,
    /// The proposer builds the offer.
    Drafting { draft: Offer },
    /// The asked seats answer.
    Answering { proposal: Proposal, yes: SeatSet, no: SeatSet },
    /// The proposer picks a seat that agreed.
    Picking { proposal: Proposal, yes: SeatSet },
    /// No offer was made.
    Passed,
    /// The offer led to a deal, or to none.
    Settled { proposal: Proposal, yes: SeatSet, deal: Option<Seat> },
}

/// A whole state as a readable value.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    /// The cards of each seat.
    pub hands: SeatMap<Cards>,
    /// The phase of the trade.
    pub phase: Phase,
}

/// The state of a trade: a position that can exist.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State(Position);

impl State {
    /// A state that may be impossible, for tests of the suite.
    pub fn unchecked(position: Position) -> Self {
        Self(position)
    }

    /// The cards of each seat.
    pub fn hands(&self) -> &SeatMap<Cards> {
        &self.0.hands
    }

    /// The phase of the trade.
    pub fn phase(&self) -> &Phase {
        &self.0.phase
    }

    /// Whether the event reveals what was hidden: a proposal reveals the offer, the last answer reveals all
    /// answers.
    pub fn reveals(&self, event: &EventOf<Self>) -> bool {
        let is_answering = matches!(self.0.phase, Phase::Answering { .. });
        is_answering || matches!(event, Event::Move { action: Action::Propose(_), .. })
    }

    /// Checks that hands hold no more cards than there are.
    ///
    /// # Errors
    /// What is wrong.
    pub fn conserves(&self) -> Result<(), String> {
        let problems = position::problems(&self.0);
        if problems.is_empty() { Ok(()) } else { Err(format!("{problems:?}")) }
    }

    /// The cards that are in no hand.
    fn pile(&self) -> Cards {
        let held = Cards::checked_sum(self.0.hands.values().copied());
        held.and_then(|held| DECK.checked_sub(held)).expect("a state holds no more cards than there are")
    }

    fn others(&self) -> SeatSet {
        SeatSet::first(self.players()).without(PROPOSER)
    }

    /// Whether one of these seats holds as many cards as are wanted.
    fn can_be_asked(&self, to: SeatSet, wanted: usize) -> bool {
        to.iter().any(|seat| self.0.hands[seat].total() >= wanted)
    }

    fn check_draft(&self, draft: &Offer, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Give(kind) => {
                let is_next =
                    draft.want == Cards::EMPTY && draft.give.kinds().all(|given| given <= kind.index());
                if !is_next {
                    Err(Illegal::OutOfOrder)
                } else if draft.give.count(kind.index()) >= self.0.hands[PROPOSER].count(kind.index()) {
                    Err(Illegal::NoSuchCard)
                } else {
                    Ok(())
                }
            }
            Action::Want(kind) => {
                if draft.want.kinds().any(|wanted| wanted > kind.index()) {
                    Err(Illegal::OutOfOrder)
                } else if draft.give.count(kind.index()) > 0 {
                    Err(Illegal::BothSides)
                } else if draft.want.count(kind.index()) >= DECK.count(kind.index()) {
                    Err(Illegal::NoSuchCard)
                } else if !self.can_be_asked(self.others(), draft.want.total() + 1) {
                    Err(Illegal::TooManyWanted)
                } else {
                    Ok(())
                }
            }
            Action::Propose(to) => {
                let to = to.map_or(self.others(), SeatSet::only);
                if *draft == Offer::EMPTY {
                    Err(Illegal::NothingOffered)
                } else if to.iter().any(|seat| !self.others().contains(seat)) {
                    Err(Illegal::NoPartner)
                } else if !self.can_be_asked(to, draft.want.total()) {
                    Err(Illegal::TooManyWanted)
                } else {
                    Ok(())
                }
            }
            Action::Pass if *draft == Offer::EMPTY => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    /// The phase after one more answer; the answers count once all are there.
    fn answered(proposal: Proposal, yes: SeatSet, no: SeatSet) -> Phase {
        if yes.len() + no.len() < proposal.to.len() {
            Phase::Answering { proposal, yes, no }
        } else if yes.is_empty() {
            Phase::Settled { proposal, yes, deal: None }
        } else {
            Phase::Picking { proposal, yes }
        }
    }
}

impl Game for State {
    const ID: &'static str = "trade";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<usize> = 3..=4;

    type Options = ();
    type Action = Action;
    type Chance = Dealt;
    type Illegal = Illegal;
    type Impossible = ImpossiblePosition;
    type Seen = Seen;
    type View = View;
    type Position = Position;

    fn setup(players: usize, (): &()) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(players)?;
        Ok(Self(Position { hands: SeatMap::from_fn(players, |_| Cards::EMPTY), phase: Phase::Dealing }))
    }

    fn players(&self) -> usize {
        self.0.hands.len()
    }

    fn turn(&self) -> Turn {
        match self.0.phase {
            Phase::Dealing => Turn::Chance,
            Phase::Drafting { .. } | Phase::Picking { .. } => Turn::of(PROPOSER),
            // A seat that can only say no is asked as well: not asking would reveal its hand.
            Phase::Answering { proposal, yes, no } => Turn::Seats(
                proposal.to.iter().filter(|&seat| !yes.contains(seat) && !no.contains(seat)).collect(),
            ),
            Phase::Passed | Phase::Settled { .. } => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.conceivable_actions(seat, actions);
        actions.retain(|action| self.check(seat, action).is_ok());
    }

    fn conceivable_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.turn().asks(seat) {
            return;
        }
        match self.0.phase {
            Phase::Drafting { .. } => {
                actions.extend(Kind::ALL.map(Action::Give));
                actions.extend(Kind::ALL.map(Action::Want));
                actions.push(Action::Propose(None));
                actions.extend(self.others().iter().map(|seat| Action::Propose(Some(seat))));
                actions.push(Action::Pass);
            }
            Phase::Answering { .. } => actions.extend([Action::No, Action::Yes]),
            Phase::Picking { proposal, .. } => {
                actions.extend(proposal.to.iter().map(Action::Deal));
                actions.push(Action::Withdraw);
            }
            Phase::Dealing | Phase::Passed | Phase::Settled { .. } => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !self.turn().asks(seat) {
            return Err(Illegal::NotNow);
        }
        match (self.0.phase, *action) {
            (Phase::Drafting { draft }, action) => self.check_draft(&draft, action),
            (Phase::Answering { proposal, .. }, Action::Yes) => {
                self.0.hands[seat].checked_sub(proposal.offer.want).map(drop).ok_or(Illegal::NoSuchCard)
            }
            (Phase::Answering { .. }, Action::No) | (Phase::Picking { .. }, Action::Withdraw) => Ok(()),
            (Phase::Picking { yes, .. }, Action::Deal(partner)) => {
                if yes.contains(partner) {
                    Ok(())
                } else {
                    Err(Illegal::NoPartner)
                }
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_chance(&self, &Dealt(kind): &Dealt) -> Result<(), Illegal> {
        match self.0.phase {
            Phase::Dealing if self.pile().count(kind.index()) > 0 => Ok(()),
            Phase::Dealing => Err(Illegal::NoSuchCard),
            _ => Err(Illegal::NotNow),
        }
    }

    fn apply_action(&mut self, seat: Seat, action: &Action) {
        let Position { hands, phase } = &mut self.0;
        *phase = match (*phase, *action) {
            (Phase::Drafting { mut draft }, Action::Give(kind)) => {
                draft.give.insert(kind.index());
                Phase::Drafting { draft }
            }
            (Phase::Drafting { mut draft }, Action::Want(kind)) => {
                draft.want.insert(kind.index());
                Phase::Drafting { draft }
            }
            (Phase::Drafting { draft }, Action::Propose(to)) => {
                let to = to.map_or(SeatSet::first(hands.len()).without(PROPOSER), SeatSet::only);
                let proposal = Proposal { offer: draft, to };
                Phase::Answering { proposal, yes: SeatSet::EMPTY, no: SeatSet::EMPTY }
            }
            (Phase::Drafting { .. }, Action::Pass) => Phase::Passed,
            (Phase::Answering { proposal, yes, no }, Action::Yes) => {
                Self::answered(proposal, yes.with(seat), no)
            }
            (Phase::Answering { proposal, yes, no }, Action::No) => {
                Self::answered(proposal, yes, no.with(seat))
            }
            (Phase::Picking { proposal, yes }, Action::Deal(partner)) => {
                let Offer { give, want } = proposal.offer;
                let trade = |hand: Cards, out, into| {
                    hand.checked_sub(out).and_then(|hand| hand.checked_add(into)).unwrap_or(hand)
                };
                hands[PROPOSER] = trade(hands[PROPOSER], give, want);
                hands[partner] = trade(hands[partner], want, give);
                Phase::Settled { proposal, yes, deal: Some(partner) }
            }
            (Phase::Picking { proposal, yes }, Action::Withdraw) => {
                Phase::Settled { proposal, yes, deal: None }
            }
            (phase, _) => phase,
        };
    }

    fn apply_chance(&mut self, &Dealt(kind): &Dealt) {
        let players = self.players();
        let before: usize = self.0.hands.values().map(|hand| hand.total()).sum();
        self.0.hands[Seat::new(before % players)].insert(kind.index());
        if before + 1 == players * HAND {
            self.0.phase = Phase::Drafting { draft: Offer::EMPTY };
        }
    }

    fn chances(&self) -> Chances<Dealt> {
        let pile = self.pile();
        let kinds =
            Kind::ALL.into_iter().filter(|kind| self.turn() == Turn::Chance && pile.count(kind.index()) > 0);
        Chances::Weighted(kinds.map(|kind| (Dealt(kind), pile.count(kind.index()).into())).collect())
    }

    fn sample_chance(&self, luck: &mut impl Luck) -> Dealt {
        Dealt(Kind::ALL[self.pile().pick(luck)])
    }

    fn stream(&self) -> &'static str {
        "cards"
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn redact(&self, event: &EventOf<Self>, viewer: Viewer) -> Option<Seen> {
        view::redact(self, *event, viewer)
    }

    fn determinize(view: &View, luck: &mut impl Luck) -> Self {
        view::determinize(view, luck)
    }

    /// A point for each kind in hand.
    fn standing(&self) -> Standing {
        let scores = self.0.hands.map(|_, hand| i32::try_from(hand.kinds().count()).unwrap_or(i32::MAX));
        let ending = match self.0.phase {
            Phase::Passed => Some("passed".into()),
            Phase::Settled { deal: Some(_), .. } => Some("dealt".into()),
            Phase::Settled { deal: None, .. } => Some("no-deal".into()),
            _ => None,
        };
        let tie = self.tie(SeatSet::first(self.players()));
        Standing { ranks: Standing::ranks_by(&scores), scores, ending, tie }
    }

    fn tie(&self, among: SeatSet) -> Option<Tie> {
        let scores = self.0.hands.map(|_, hand| i32::try_from(hand.kinds().count()).unwrap_or(i32::MAX));
        Tie::among(among, &scores).filter(|_| self.turn() == Turn::Over)
    }

    fn position(&self) -> Position {
        self.0.clone()
    }

    fn from_position(position: &Position) -> Result<Self, Vec<ImpossiblePosition>> {
        let problems = position::problems(position);
        if problems.is_empty() { Ok(Self(position.clone())) } else { Err(problems) }
    }

    /// An offer can be changed until it is proposed.
    fn can_take_back(&self, _: Seat, action: &Action) -> bool {
        matches!(action, Action::Give(_) | Action::Want(_))
    }

    /// An open offer can be withdrawn until all have answered.
    fn can_withdraw(&self, action: &Action) -> bool {
        matches!(action, Action::Give(_) | Action::Want(_) | Action::Propose(_))
    }

    fn unaffected(&self, seat: Seat, action: &Action) -> SeatSet {
        match (self.turn(), action) {
            (Turn::Seats(asked), Action::Yes | Action::No) => asked.without(seat),
            _ => SeatSet::EMPTY,
        }
    }
}
