//! Sailing (Y5.1, Y5.2).

use alcazar_core::{Seat, Viewer};

use crate::action::Action;
use crate::board::{Berth, Berths, Square};
use crate::cards::Cards;
use crate::illegal::Illegal;
use crate::pieces::{Empire, Kind};
use crate::rules::price::Price;
use crate::state::{Open, Phase, State};

impl Open {
    /// Y5.1: the berths with room for a ship of this player.
    #[inline]
    fn room(&self, seat: Seat) -> Berths {
        let (mut once, mut twice) = (Berths::EMPTY, Berths::EMPTY);
        for player in &self.players {
            twice = twice.or(player.ships.twice).or(once.and(player.ships.once));
            once = once.or(player.ships.once);
        }
        // Y1.7: both coasts of Italy together take two ships.
        let italy = Berths::only(Berth::ITALY_WEST).with(Berth::ITALY_EAST);
        if once.and(italy) == italy || !twice.and(italy).is_empty() {
            twice = twice.or(italy);
        }
        let mut room = Berths::ALL.minus(twice);
        if !self.cities().contains(Square::TYROS) {
            let has_two = self.player(seat).ships.twice.contains(Berth::TYROS);
            room = if has_two { room.without(Berth::TYROS) } else { room.with(Berth::TYROS) };
        }
        room
    }

    /// The berths with room for a ship that sails from here: one that leaves a coast of Italy makes room on
    /// the other (Y1.7).
    #[inline]
    fn room_from(from: Berth, room: Berths) -> Berths {
        match from {
            Berth::ITALY_WEST => room.with(Berth::ITALY_EAST),
            Berth::ITALY_EAST => room.with(Berth::ITALY_WEST),
            _ => room,
        }
    }

    /// Y5.2: the owner of the city at the destination, if it is another player.
    #[inline]
    pub(crate) fn host(&self, seat: Seat, to: Berth) -> Option<Seat> {
        self.owner(to.square()).filter(|&owner| owner != seat)
    }
}

impl State {
    #[inline]
    pub(super) fn push_voyages(&self, seat: Seat, actions: &mut Vec<Action>) {
        let hand = self.hand(seat);
        let jokers = hand.count(Kind::Joker);
        let player = self.open.player(seat);
        let room = self.open.room(seat);
        let hosts = self.open.cities().minus(player.cities).berths();
        // Each card is a step: skip destinations that the cards of their colour don't reach.
        let lands = Empire::ALL.map(|empire| {
            let steps = hand.count(empire.kind()) + jokers;
            (self.open.empires[empire.index()].berths(), u32::from(steps))
        });
        for from in player.ships.once.iter() {
            let room = Open::room_from(from, room);
            let reached = lands
                .iter()
                .fold(Berths::EMPTY, |reached, (land, steps)| reached.or(from.within(*steps).and(*land)));
            for to in reached.and(room).iter() {
                let Some(empire) = self.open.empire(to.square()) else { continue };
                let steps = from.distance(to);
                if hosts.contains(to) && hand.len() <= steps {
                    continue;
                }
                let price = Price::coloured(empire, steps);
                price.each_payment(hand, |pay| actions.push(Action::Sail { from, to, pay }));
            }
        }
    }

    /// Adds every voyage that a player might try: for each pair of berths all that can be paid for, or one
    /// that can't.
    pub(super) fn push_conceivable_voyages(&self, seat: Seat, actions: &mut Vec<Action>) {
        for from in self.open.player(seat).ships.once.iter() {
            for to in Berth::all() {
                let before = actions.len();
                let price =
                    self.open.empire(to.square()).map(|empire| Price::coloured(empire, from.distance(to)));
                if let Some(price) = price {
                    price.each_payment(self.hand(seat), |pay| actions.push(Action::Sail { from, to, pay }));
                }
                if actions.len() == before {
                    let pay = price.map_or(Cards::EMPTY, Price::plain);
                    actions.push(Action::Sail { from, to, pay });
                }
            }
        }
    }

    pub(super) fn check_sail(&self, seat: Seat, from: Berth, to: Berth, pay: Cards) -> Result<(), Illegal> {
        if !self.open.player(seat).ships.once.contains(from) {
            return Err(Illegal::NoShipThere);
        }
        if from == to {
            return Err(Illegal::SameBerth);
        }
        let empire = self.open.empire(to.square()).ok_or(Illegal::NoEmpireThere)?;
        if !Open::room_from(from, self.open.room(seat)).contains(to) {
            let is_free_tyros = to == Berth::TYROS && !self.open.cities().contains(Square::TYROS);
            return Err(if is_free_tyros { Illegal::NoRoomOnTyros } else { Illegal::NoRoom });
        }
        let (hand, steps) = (self.hand(seat), from.distance(to));
        Price::coloured(empire, steps).check(hand, pay, Illegal::WrongFare)?;
        if self.open.host(seat, to).is_some() && hand.len() <= steps {
            return Err(Illegal::NothingForTheOwner);
        }
        Ok(())
    }

    /// Y5.1, then Y5.2 if another player has a city there.
    pub(super) fn sail(&mut self, from: Berth, to: Berth, pay: Cards) {
        let seat = self.open.active;
        self.pay(seat, pay);
        let ships = &mut self.open.player_mut(seat).ships;
        ships.remove(from);
        ships.insert(to);
        match self.open.host(seat, to) {
            Some(host) => self.open.phase = Phase::Gift { to: host },
            None => self.end_action(),
        }
    }

    /// Y5.2: only the giver and the receiver see the card.
    pub(super) fn give(&mut self, kind: Kind, to: Seat) {
        let (seat, card) = (self.open.active, Cards::of(kind, 1));
        *self.hand_mut(seat) = self.hand(seat).minus(card);
        *self.hand_mut(to) = self.hand(to).plus(card);
        self.update_memory(seat, |viewer, known| {
            if viewer == Some(to) { known.without(card) } else { known.less_of_each(1) }
        });
        let viewer = Viewer::Seat(seat);
        self.memory.set(viewer, to, self.memory.of(viewer, to).plus(card));
        self.end_action();
    }

    /// Moves cards from a hand to the discard pile, visible to all.
    pub(super) fn pay(&mut self, seat: Seat, cards: Cards) {
        *self.hand_mut(seat) = self.hand(seat).minus(cards);
        self.open.discard_pile = self.open.discard_pile.plus(cards);
        self.update_memory(seat, |_, known| known.without(cards));
    }
}
