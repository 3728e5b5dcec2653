//! Moving figures (T4) and the extra card of the movement tile (T7).

use crate::board::{Figures, Step, Steps};
use crate::illegal::Illegal;
use crate::pieces::{Card, Cards, Value};
use crate::state::{FIGURES, Open, Phase, State};

/// Where the figures of the active player may end a move.
#[derive(Clone, Copy)]
pub(super) struct Landing {
    /// Entrances, and built steps with an empty circle or an opponent to challenge (T4.2, T4.5, T4.6).
    stay: Steps,
    /// Built steps full of the player's own figures: a figure may only pass through them (T4.6).
    pass: Steps,
}

/// The cards that decide which moves are possible: the hand, and what was played as lead and extra card.
#[derive(Clone, Copy)]
pub(super) struct TurnCards {
    hand: Cards,
    lead: Option<Value>,
    extra: Option<Value>,
    has_movement_tile: bool,
}

impl TurnCards {
    /// Checks whether a card of this value may be played next, as the extra card or as a lead card.
    #[inline]
    fn check(self, value: Value, extra: bool) -> Result<(), Illegal> {
        if !extra {
            return match self.lead {
                Some(lead) if lead != value => Err(Illegal::NotTheLeadValue), // T4.3
                None if self.extra == Some(value) => Err(Illegal::LeadMustDiffer), // T7.2
                _ => Ok(()),
            };
        }
        if !self.has_movement_tile {
            Err(Illegal::NoMovementTile) // T7.1
        } else if self.extra.is_some() {
            Err(Illegal::ExtraUsed) // T7.1
        } else if self.lead == Some(value) {
            Err(Illegal::EqualsTheLead) // T7.3
        } else {
            Ok(())
        }
    }

    /// The cards after playing this one.
    fn after(mut self, card: Card, extra: bool) -> Self {
        self.hand.remove(card);
        if extra {
            self.extra = Some(card.value());
        } else {
            self.lead = Some(card.value());
        }
        self
    }
}

impl Landing {
    /// Checks whether a figure may end its move here with these cards left after the move.
    fn check(self, step: Step, left: TurnCards) -> Result<(), Illegal> {
        if self.stay.contains(step) {
            Ok(())
        } else if !self.pass.contains(step) {
            Err(Illegal::NothingThere) // T4.2
        } else if self.has_way_on(step, left) {
            Ok(())
        } else {
            Err(Illegal::NoWayOn) // T4.6
        }
    }

    /// Whether the cards allow a legal move on from this step, checked to any depth (T4.6).
    fn has_way_on(self, from: Step, left: TurnCards) -> bool {
        self.way_on(from, left, usize::MAX).is_some()
    }

    /// The cards of a legal way on from this step in at most `max_moves` moves.
    fn way_on(self, from: Step, left: TurnCards, max_moves: usize) -> Option<Cards> {
        let max_moves = max_moves.checked_sub(1)?;
        left.hand.firsts().find_map(|card| {
            let to = from.plus(card.value().number())?;
            [false, true].into_iter().find_map(|extra| {
                left.check(card.value(), extra).ok()?;
                let mut way = if self.stay.contains(to) {
                    Cards::EMPTY
                } else if self.pass.contains(to) {
                    self.way_on(to, left.after(card, extra), max_moves)?
                } else {
                    return None;
                };
                way.insert(card);
                Some(way)
            })
        })
    }
}

impl Open {
    #[inline]
    pub(super) fn landing(&self) -> Landing {
        let mut all = Figures::default();
        let mut others = Steps::EMPTY;
        for seat in 0..self.players.len() {
            let figures = self.players[seat].figures;
            all = all.plus(figures);
            if seat != self.active.index() {
                others = others | figures.once;
            }
        }
        let circles = self.board.two_circles;
        let full = all.once & !circles | all.twice;
        let built = self.board.built;
        let stay = Steps::ENTRANCES | built & (!full | others);
        Landing { stay, pass: built & !stay }
    }
}

impl State {
    #[inline]
    pub(super) fn turn_cards(&self) -> TurnCards {
        TurnCards {
            hand: self.hand(),
            lead: self.open.lead.map(Card::value),
            extra: self.open.extra,
            has_movement_tile: self.open.me().has_movement_tile(),
        }
    }

    /// Where the active player has figures that may move now: anywhere on the road and the cathedral, or only
    /// at the full step that one of them has reached (T4.6).
    #[inline]
    pub(super) fn movable(&self) -> Steps {
        if let Phase::Full { step } = self.open.phase {
            return Steps::only(step);
        }
        let me = self.open.me();
        let on_cathedral = me.figures.len() + me.alcazar < FIGURES;
        me.figures.once | if on_cathedral { Steps::only(Step::CATHEDRAL) } else { Steps::EMPTY }
    }

    /// Checks that the active player holds this card, and none of its value that comes earlier (T4.1).
    pub(super) fn check_card(&self, card: Card) -> Result<(), Illegal> {
        if !self.hand().contains(card) {
            Err(Illegal::CardNotHeld)
        } else if self.hand().first_of(card.value()) != Some(card) {
            Err(Illegal::NotTheFirstFace)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_move(&self, card: Card, from: Step, extra: bool) -> Result<(), Illegal> {
        self.check_card(card)?;
        if !self.movable().contains(from) {
            let must_go_on = matches!(self.open.phase, Phase::Full { .. });
            return Err(if must_go_on { Illegal::MustGoOn } else { Illegal::NoFigureThere });
        }
        let cards = self.turn_cards();
        cards.check(card.value(), extra)?;
        let to = from.plus(card.value().number()).ok_or(Illegal::PastTheGate)?;
        self.open.landing().check(to, cards.after(card, extra))
    }

    /// Adds the legal moves, sorted.
    #[inline]
    pub(super) fn push_moves(&self, mut push: impl FnMut(Card, Step, bool)) {
        let landing = self.open.landing();
        let cards = self.turn_cards();
        let movable = self.movable();
        for card in cards.hand.firsts() {
            let value = card.value();
            let reached = movable.forward(value.number());
            let sources = |extra: bool| {
                if cards.check(value, extra).is_err() {
                    return Steps::EMPTY;
                }
                let mut legal = reached & landing.stay;
                let passing = reached & landing.pass;
                if !passing.is_empty() {
                    let left = cards.after(card, extra);
                    for step in passing.iter().filter(|&step| landing.has_way_on(step, left)) {
                        legal = legal | Steps::only(step);
                    }
                }
                legal.back(value.number())
            };
            let as_lead = sources(false);
            let as_extra = if cards.has_movement_tile { sources(true) } else { Steps::EMPTY };
            for from in (as_lead | as_extra).iter() {
                if as_lead.contains(from) {
                    push(card, from, false);
                }
                if as_extra.contains(from) {
                    push(card, from, true);
                }
            }
        }
    }

    /// Whether the active player's figure has reached a step full of their own figures. Everybody then knows
    /// that they hold the cards to go on (T4.6).
    pub(crate) fn is_passing(&self) -> bool {
        matches!(self.open.phase, Phase::Full { step } if self.open.landing().pass.contains(step))
    }

    /// Whether the active player does hold the cards to go on.
    pub(crate) fn can_pass(&self) -> bool {
        let Phase::Full { step } = self.open.phase else { return false };
        self.open.landing().has_way_on(step, self.turn_cards())
    }

    /// A minimal set of these cards that would let the active player go on.
    pub(crate) fn cards_to_pass(&self, heap: Cards) -> Option<Cards> {
        let Phase::Full { step } = self.open.phase else { return None };
        let cards = TurnCards { hand: heap, ..self.turn_cards() };
        (1..=usize::from(FIGURES)).find_map(|max_moves| self.open.landing().way_on(step, cards, max_moves))
    }

    /// T4.1: plays the card and moves the figure.
    #[inline]
    pub(super) fn move_figure(&mut self, card: Card, from: Step, extra: bool) {
        self.show(card);
        // T4.3, T7.2: the lead card stays in front of the player. A card that is nowhere is discarded.
        if extra {
            self.open.extra = Some(card.value());
        } else if self.open.lead.is_none() {
            self.open.lead = Some(card);
        }
        if self.open.moving_figure().is_none() && from != Step::CATHEDRAL {
            self.open.me_mut().figures.remove(from);
        }
        let to = from.plus(card.value().number()).expect("a legal move stays on the road");
        self.arrive(to);
    }

    fn arrive(&mut self, step: Step) {
        if step.is_entrance() {
            self.open.me_mut().alcazar += 1;
            // T4.7: swords are public, so not asking reveals nothing.
            if self.open.me().swords.is_empty() {
                self.go_on();
            } else {
                self.open.phase = Phase::Deliver;
            }
        } else if self.open.has_empty_circle(step) {
            self.stand_on(step);
        } else {
            self.open.phase = Phase::Full { step }; // T4.6
        }
    }

    /// T4.5: the moving figure takes a circle, and the player may use the step.
    pub(super) fn stand_on(&mut self, step: Step) {
        self.open.me_mut().figures.insert(step);
        if self.is_use_offered(step) {
            self.open.phase = Phase::Use { step };
        } else {
            self.go_on();
        }
    }

    /// T4.4, T5.7: after a move, a player who holds any card at all decides whether to go on.
    pub(super) fn go_on(&mut self) {
        if self.hand().is_empty() {
            self.end_turn();
        } else {
            self.open.phase = Phase::Moved;
        }
    }
}
