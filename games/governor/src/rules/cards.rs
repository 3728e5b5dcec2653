//! Action cards and the windows in which they are played (G6).

use alcazar_core::{Seat, SeatSet};

use crate::action::Action;
use crate::board::{Cell, Cells};
use crate::illegal::Illegal;
use crate::pieces::{Card, Culture, Kinds};
use crate::state::{Effect, Phase, State};

/// The cards that can be played in any window and at any of one's own decisions.
const ANY_TIME: Kinds = Kinds::of(&[
    Card::Rumour,
    Card::Rehabilitation,
    Card::Bargain,
    Card::TownCrier,
    Card::Removal,
    Card::Council,
]);
const START_WINDOW: Kinds = ANY_TIME.or(Kinds::of(&[Card::HiddenPassage, Card::Curfew]));
const TEST_WINDOW: Kinds = ANY_TIME.or(Kinds::of(&[Card::HiddenPassage]));
const OWN_MOVE: Kinds = ANY_TIME.or(Kinds::of(&[Card::HiredMule, Card::SafeConduct, Card::HiddenPassage]));
const OWN_END: Kinds = ANY_TIME.or(Kinds::of(&[Card::Tribune]));

/// How many tokens a Town crier may look at.
const CRIER_LOOKS: u8 = 3;

impl State {
    /// The cards that can be played now (G6.3, last column).
    #[inline]
    fn playable_now(&self) -> Kinds {
        match self.open.phase {
            Phase::StartWindow => START_WINDOW,
            Phase::TestWindow => TEST_WINDOW,
            Phase::Move => OWN_MOVE,
            Phase::Act => ANY_TIME,
            Phase::End => OWN_END,
            _ => Kinds::of(&[]),
        }
    }

    /// The districts where a Rumour can place a discredit.
    #[inline]
    pub(crate) fn rumour_districts(&self) -> Cells {
        if Culture::ALL.iter().all(|&culture| self.open.supply(culture) == 0) {
            return Cells::EMPTY;
        }
        self.open.city.districts() & !self.open.discredits.districts()
    }

    /// The districts to which a Hidden passage leads.
    #[inline]
    fn passages(&self, seat: Seat) -> Cells {
        self.open.candidates[seat.index()].adjacent() & self.open.city.districts()
    }

    /// The tokens that a Removal can swap.
    #[inline]
    pub(crate) fn removable(&self) -> Cells {
        if self.open.tokens.present.len() < 2 { Cells::EMPTY } else { self.open.tokens.present }
    }

    /// The players with whom a Bargain can be made.
    #[inline]
    fn partners(&self, seat: Seat) -> SeatSet {
        self.open.seat_set().without(seat)
    }

    #[inline]
    pub(super) fn push_cards(&self, seat: Seat, actions: &mut Vec<Action>) {
        let held = self.cards[seat.index()];
        if held.is_empty() {
            return;
        }
        for card in held.kinds().and(self.playable_now()).iter() {
            match card {
                Card::Translator => {}
                Card::Rumour => actions.extend(self.rumour_districts().iter().map(Action::Rumour)),
                Card::Rehabilitation => {
                    actions.extend(self.open.discredits.districts().iter().map(Action::Rehabilitation));
                }
                Card::HiredMule => actions.push(Action::Mule),
                Card::SafeConduct => actions.push(Action::SafeConduct),
                Card::HiddenPassage => actions.extend(self.passages(seat).iter().map(Action::Passage)),
                Card::Bargain => actions.extend(self.partners(seat).iter().map(Action::Bargain)),
                Card::TownCrier => actions.extend(self.unseen(seat).iter().map(Action::Crier)),
                Card::Removal => actions.extend(self.removable().iter().map(Action::Removal)),
                Card::Curfew => actions.push(Action::Curfew),
                Card::Council => actions.push(Action::Council),
                Card::Tribune => actions.push(Action::Tribune),
            }
        }
    }

    /// Whether a card can be played now with this target.
    pub(super) fn check_card(&self, seat: Seat, card: Card, action: Action) -> Result<(), Illegal> {
        if !self.cards[seat.index()].contains(card) {
            return Err(Illegal::CardNotHeld);
        }
        if !self.playable_now().contains(card) {
            return Err(Illegal::OtherMoment);
        }
        match action {
            Action::Rumour(cell) if self.rumour_districts().contains(cell) => Ok(()),
            Action::Rumour(cell) => Err(self.why_no_rumour(cell)),
            Action::Rehabilitation(cell) if self.open.discredits.districts().contains(cell) => Ok(()),
            Action::Rehabilitation(_) => Err(Illegal::NoDiscredit),
            Action::Passage(cell) if self.passages(seat).contains(cell) => Ok(()),
            Action::Passage(cell) if self.open.city.districts().contains(cell) => Err(Illegal::NotAdjacent),
            Action::Passage(_) => Err(Illegal::NoDistrict),
            Action::Bargain(partner) if self.partners(seat).contains(partner) => Ok(()),
            Action::Bargain(_) => Err(Illegal::NoPartner),
            Action::Crier(cell) => self.check_look(seat, cell),
            Action::Removal(cell) if self.removable().contains(cell) => Ok(()),
            Action::Removal(cell) if self.open.tokens.present.contains(cell) => Err(Illegal::NothingToSwap),
            Action::Removal(_) => Err(Illegal::NoToken),
            _ => Ok(()),
        }
    }

    fn why_no_rumour(&self, cell: Cell) -> Illegal {
        if !self.open.city.districts().contains(cell) {
            Illegal::NoDistrict
        } else if self.open.discredits.districts().contains(cell) {
            Illegal::DiscreditThere
        } else {
            Illegal::SupplyEmpty
        }
    }

    /// The tokens with which the chosen one can be swapped.
    #[inline]
    pub(super) fn swappable(&self, chosen: Cell) -> Cells {
        self.open.tokens.present.without(chosen)
    }

    pub(super) fn check_swap(&self, chosen: Cell, cell: Cell) -> Result<(), Illegal> {
        if self.swappable(chosen).contains(cell) {
            Ok(())
        } else if cell == chosen {
            Err(Illegal::NothingToSwap)
        } else {
            Err(Illegal::NoToken)
        }
    }

    /// Moves a card from a player's hand to the cards played, which stay visible until the round ends (G6.1).
    #[inline]
    pub(super) fn play(&mut self, seat: Seat, card: Card) {
        self.cards[seat.index()].remove(card);
        self.open.played.insert(card);
        self.open.spent.insert(card);
    }

    /// Plays a card and begins its effect, which is immediate (G6.1).
    pub(super) fn play_card(&mut self, seat: Seat, card: Card, action: Action) {
        self.play(seat, card);
        self.open.waiting = SeatSet::EMPTY; // All are asked again after the effect (G6.2).
        match action {
            Action::Rumour(cell) => self.open.effect = Effect::Rumour { seat, cell },
            Action::Rehabilitation(cell) => {
                self.open.discredits.remove(cell);
                self.end_effect();
            }
            Action::Mule => self.open.march.left += 2,
            Action::SafeConduct => {
                self.open.march.left += 1;
                self.open.march.safe = true;
            }
            Action::Passage(cell) if seat == self.open.active => self.enter(cell, false),
            Action::Passage(cell) => {
                self.open.candidates[seat.index()] = cell; // Outside one's own turn nothing else happens.
                self.end_effect();
            }
            Action::Bargain(from) => self.open.effect = Effect::Take { seat, from },
            Action::Crier(cell) => self.open.effect = Effect::Look { seat, cell, left: CRIER_LOOKS - 1 },
            Action::Removal(cell) => self.open.effect = Effect::Removal { seat, cell },
            Action::Curfew => {
                self.open.march.curfew = true;
                self.end_effect();
            }
            Action::Council => {
                self.open.effect = Effect::Council;
                self.open.waiting = self.open.seat_set();
            }
            // Tribune: a second action with a different letter.
            _ => self.open.phase = Phase::Act,
        }
    }

    /// Ends a card's effect. In a window all players are asked again (G6.2). At the end of a turn, the turn
    /// is over if the active player has no card left.
    #[inline]
    pub(super) fn end_effect(&mut self) {
        self.open.effect = Effect::None;
        match self.open.phase {
            Phase::StartWindow | Phase::TestWindow => self.open_window(),
            Phase::End => self.ask_for_end(),
            _ => {}
        }
    }

    /// G6.2: asks the others who hold a card and have not passed for the turn. Both facts are public.
    #[inline]
    pub(super) fn open_window(&mut self) {
        let may_answer = |seat: &Seat| {
            *seat != self.open.active
                && !self.open.passed.contains(*seat)
                && !self.cards[seat.index()].is_empty()
        };
        self.open.waiting = self.open.all_seats().filter(may_answer).collect();
        self.close_window_if_all_passed();
    }

    pub(super) fn pass(&mut self, seat: Seat, for_the_turn: bool) {
        self.open.waiting = self.open.waiting.without(seat);
        if for_the_turn {
            self.open.passed = self.open.passed.with(seat);
        }
        self.close_window_if_all_passed();
    }

    #[inline]
    fn close_window_if_all_passed(&mut self) {
        if self.open.waiting.is_empty() {
            self.open.phase = if self.open.phase == Phase::StartWindow { Phase::Move } else { Phase::Carry };
        }
    }
}
