//! What is legal: the list of all legal actions, and the reason why any other is illegal. Both use the same
//! checks, which are in the files of the chapters.

use alcazar_core::Seat;

use crate::action::Action;
use crate::board::Step;
use crate::chance::Chance;
use crate::illegal::Illegal;
use crate::pieces::{Shop, Tile, kinds_in};
use crate::state::{Phase, State};

impl State {
    /// Adds all legal actions of the active player, sorted.
    #[inline]
    pub(crate) fn push_legal(&self, actions: &mut Vec<Action>) {
        match self.open.phase {
            Phase::Turn => {
                actions.push(Action::Take); // T3.1: always allowed
                let empty = self.open.board.empty();
                if !empty.is_empty() {
                    for shop in self.open.me().shops.iter() {
                        actions.extend(empty.iter().map(|step| Action::Place { shop, step }));
                    }
                }
                self.push_moves(|card, from, extra| actions.push(Action::Move { card, from, extra }));
                actions.extend(self.open.me().figures.once.iter().map(|from| Action::Back { from }));
            }
            Phase::Moved => {
                self.push_moves(|card, from, extra| actions.push(Action::Move { card, from, extra }));
                actions.push(Action::End);
            }
            Phase::Use { step } => {
                if self.check_use(step).is_ok() {
                    actions.push(Action::Use);
                } else {
                    self.push_payments(step, |card| actions.push(Action::Pay { card }));
                }
                actions.push(Action::Decline);
            }
            Phase::Forge => {
                let components = self.open.components();
                actions.extend(
                    kinds_in(self.forgeable()).map(|kind| Action::Forge { sword: components.sword(kind) }),
                );
            }
            Phase::Learn => {
                let tiles = Tile::ALL.into_iter();
                actions.extend(
                    tiles
                        .clone()
                        .filter(|&tile| self.check_learn(tile).is_ok())
                        .map(|tile| Action::Learn { tile }),
                );
                actions.extend(
                    tiles.filter(|&tile| self.check_swap(tile).is_ok()).map(|tile| Action::Swap { tile }),
                );
            }
            Phase::Full { step } => {
                self.push_moves(|card, from, extra| actions.push(Action::Move { card, from, extra }));
                self.push_defenders(step, |defender| actions.push(Action::Challenge { defender }));
            }
            Phase::Deliver => {
                let components = self.open.components();
                actions.push(Action::Decline);
                actions.extend(
                    kinds_in(self.open.me().swords.kinds())
                        .map(|kind| Action::Deliver { sword: components.sword(kind) }),
                );
            }
            Phase::StartPlayer
            | Phase::Deal { .. }
            | Phase::Draw { .. }
            | Phase::Duel { .. }
            | Phase::Over { .. } => {}
        }
    }

    /// Adds all actions that the active player might try, legal or not, sorted.
    pub(crate) fn push_conceivable(&self, actions: &mut Vec<Action>) {
        let places = || (0..=Step::GATE.number()).filter_map(Step::new);
        let swords = || self.open.components().swords.iter().map(|(sword, _)| *sword);
        actions.push(Action::Take);
        for shop in Shop::ALL {
            actions.extend(places().map(|step| Action::Place { shop, step }));
        }
        for (card, _) in self.hand().faces() {
            for from in places() {
                actions.extend([false, true].map(|extra| Action::Move { card, from, extra }));
            }
        }
        actions.extend(places().map(|from| Action::Back { from }));
        actions.extend([Action::End, Action::Use]);
        actions.extend(self.hand().faces().map(|(card, _)| Action::Pay { card }));
        actions.push(Action::Decline);
        actions.extend(swords().map(|sword| Action::Forge { sword }));
        actions.extend(Tile::ALL.map(|tile| Action::Learn { tile }));
        actions.extend(Tile::ALL.map(|tile| Action::Swap { tile }));
        actions.extend(self.open.all_seats().map(|defender| Action::Challenge { defender }));
        actions.extend(swords().map(|sword| Action::Deliver { sword }));
    }

    /// Checks an action of the active player.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (action, self.open.phase) {
            (Action::Take, Phase::Turn) | (Action::End, Phase::Moved) => Ok(()),
            (Action::Place { shop, step }, Phase::Turn) => self.check_place(shop, step),
            (Action::Move { card, from, extra }, Phase::Turn | Phase::Moved | Phase::Full { .. }) => {
                self.check_move(card, from, extra)
            }
            (Action::Back { from }, Phase::Turn) => self.check_back(from),
            (Action::Use, Phase::Use { step }) => self.check_use(step),
            (Action::Pay { card }, Phase::Use { step }) => self.check_pay(step, card),
            (Action::Decline, Phase::Use { .. } | Phase::Deliver) => Ok(()),
            (Action::Forge { sword }, Phase::Forge) => self.check_forge(sword),
            (Action::Learn { tile }, Phase::Learn) => self.check_learn(tile),
            (Action::Swap { tile }, Phase::Learn) => self.check_swap(tile),
            (Action::Challenge { defender }, Phase::Full { step }) => self.check_challenge(step, defender),
            (Action::Deliver { sword }, Phase::Deliver) => self.check_deliver(sword),
            (_, Phase::Full { .. }) => Err(Illegal::MustGoOn),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Checks the placing of a shop (T3.2).
    fn check_place(&self, shop: Shop, step: Step) -> Result<(), Illegal> {
        if self.open.board.empty().contains(step) {
            return if self.open.me().shops.contains(shop) { Ok(()) } else { Err(Illegal::ShopPlaced) };
        }
        let is_shop = self.open.board.built.contains(step) && !self.open.preprinted().contains(step);
        Err(if is_shop { Illegal::StepTaken } else { Illegal::NotForShops })
    }

    /// Checks the taking back of a figure (T3.4).
    fn check_back(&self, from: Step) -> Result<(), Illegal> {
        if self.open.me().figures.once.contains(from) {
            Ok(())
        } else if from == Step::CATHEDRAL {
            Err(Illegal::AtTheCathedral)
        } else {
            Err(Illegal::NothingToTakeBack)
        }
    }

    pub(crate) fn check_outcome(&self, chance: Chance) -> Result<(), Illegal> {
        match (chance, self.open.phase) {
            (Chance::Start(seat), Phase::StartPlayer) => {
                if seat.index() < usize::from(self.open.seats) {
                    Ok(())
                } else {
                    Err(Illegal::NoSuchPlayer)
                }
            }
            (Chance::Card(card), Phase::Deal { .. } | Phase::Draw { .. } | Phase::Duel { .. }) => {
                if self.draw_pile.contains(card) { Ok(()) } else { Err(Illegal::NotInTheDrawPile) }
            }
            _ => Err(Illegal::OtherChance),
        }
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.open.phase {
            Phase::StartPlayer
            | Phase::Deal { .. }
            | Phase::Draw { .. }
            | Phase::Duel { .. }
            | Phase::Over { .. } => None,
            _ => Some(self.open.active),
        }
    }
}
