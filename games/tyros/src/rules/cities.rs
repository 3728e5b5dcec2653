//! Founding cities and building ships (Y5.3, Y5.4, Y5.5).

use alcazar_core::Seat;

use crate::action::Action;
use crate::board::{Berth, Berths, Square, Squares};
use crate::cards::Cards;
use crate::illegal::Illegal;
use crate::pieces::Empire;
use crate::rules::price::Price;
use crate::state::{Open, State};

/// The maximum number of ships in a square (Y5.1 \[R\]).
const MAX_SHIPS_PER_SQUARE: u8 = 2;
/// The price of a city in cards of the colour, with one ship there and with two (Y5.3 \[R\]).
const CITY_PRICES: [u8; 2] = [5, 4];
/// The price of a ship in cards, where no ship lies and where one does (Y5.4 \[R\]).
const SHIP_PRICES: [u8; 2] = [1, 2];

impl Open {
    /// Y5.3: the ships with which this player can found a city, regardless of cards and city markers.
    #[inline]
    fn founders(&self, seat: Seat) -> Berths {
        let others =
            self.others(seat).iter().fold(Berths::EMPTY, |set, other| set.or(self.player(other).ships.once));
        let sites = self.marked().minus(self.cities()).minus(others.squares());
        self.player(seat).ships.once.and(sites.berths())
    }

    /// Y5.3: five cards, or four with two ships.
    #[inline]
    fn city_price(&self, seat: Seat, square: Square) -> Option<Price> {
        let has_two = self.player(seat).ships.count_in(square) == 2;
        let cards = CITY_PRICES[usize::from(has_two)];
        self.empire(square).map(|empire| Price::coloured(empire, cards))
    }

    /// Y5.4: the player's cities with room for a ship.
    #[inline]
    fn shipyards(&self, seat: Seat) -> Squares {
        let cities = self.player(seat).cities.iter();
        cities.filter(|&city| self.ships_in(city) < MAX_SHIPS_PER_SQUARE).collect()
    }

    /// Y5.4: one card of the colour, or beside another ship two cards, one of them of the colour.
    #[inline]
    fn ship_price(&self, city: Square) -> Option<Price> {
        let cards = SHIP_PRICES[usize::from(self.ships_in(city) > 0)];
        self.empire(city).map(|empire| Price { empire, cards, coloured: 1 })
    }

    /// Y5.5: as many cards as ships lie there, counting the new one.
    #[inline]
    pub(crate) fn tyros_price(&self) -> u8 {
        self.ships_in(Square::TYROS) + 1
    }

    #[inline]
    fn has_city_left(&self, seat: Seat) -> bool {
        self.player(seat).cities.len() < self.components().cities
    }

    #[inline]
    fn has_ship_left(&self, seat: Seat) -> bool {
        self.player(seat).ships.len() < self.components().ships
    }

    fn has_city_in_each_empire(&self, seat: Seat) -> bool {
        Empire::ALL
            .iter()
            .all(|empire| !self.player(seat).cities.and(self.empires[empire.index()]).is_empty())
    }
}

impl State {
    #[inline]
    pub(super) fn push_foundings(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.open.has_city_left(seat) {
            return;
        }
        for ship in self.open.founders(seat).iter() {
            if let Some(price) = self.open.city_price(seat, ship.square()) {
                price.each_payment(self.hand(seat), |pay| actions.push(Action::Found { ship, pay }));
            }
        }
    }

    #[inline]
    pub(super) fn push_buildings(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.open.has_ship_left(seat) {
            return;
        }
        for city in self.open.shipyards(seat).iter() {
            if let Some(price) = self.open.ship_price(city) {
                price.each_payment(self.hand(seat), |pay| actions.push(Action::Build { city, pay }));
            }
        }
    }

    /// Adds the foundings and buildings that a player might try, legal or not.
    pub(super) fn push_conceivable_projects(&self, seat: Seat, actions: &mut Vec<Action>) {
        let ships = self.open.player(seat).ships.once.iter().map(|ship| {
            (self.open.city_price(seat, ship.square()), Action::Found { ship, pay: Cards::EMPTY })
        });
        let cities =
            Square::all().map(|city| (self.open.ship_price(city), Action::Build { city, pay: Cards::EMPTY }));
        for (price, project) in ships.chain(cities) {
            let with = |pay| match project {
                Action::Found { ship, .. } => Action::Found { ship, pay },
                Action::Build { city, .. } => Action::Build { city, pay },
                other => other,
            };
            let before = actions.len();
            if let Some(price) = price {
                price.each_payment(self.hand(seat), |pay| actions.push(with(pay)));
            }
            if actions.len() == before {
                actions.push(with(price.map_or(Cards::EMPTY, Price::plain)));
            }
        }
    }

    /// Y5.3.
    pub(super) fn check_found(&self, seat: Seat, ship: Berth, pay: Cards) -> Result<(), Illegal> {
        let square = ship.square();
        if !self.open.founders(seat).contains(ship) {
            return Err(if !self.open.player(seat).ships.once.contains(ship) {
                Illegal::NoFounder
            } else if self.open.cities().contains(square) {
                Illegal::CityThere
            } else if self.open.empire(square).is_none() {
                Illegal::NoEmpireForCity
            } else {
                Illegal::NotAlone
            });
        }
        if !self.open.has_city_left(seat) {
            return Err(Illegal::NoCityLeft);
        }
        let price = self.open.city_price(seat, square).ok_or(Illegal::NoEmpireForCity)?;
        price.check(self.hand(seat), pay, Illegal::WrongCityPrice)
    }

    /// Y5.4.
    pub(super) fn check_build(&self, seat: Seat, city: Square, pay: Cards) -> Result<(), Illegal> {
        if !self.open.shipyards(seat).contains(city) {
            let is_own = self.open.player(seat).cities.contains(city);
            return Err(if is_own { Illegal::ShipyardFull } else { Illegal::NotOwnCity });
        }
        if !self.open.has_ship_left(seat) {
            return Err(Illegal::NoShipLeft);
        }
        let price = self.open.ship_price(city).ok_or(Illegal::NotOwnCity)?;
        price.check(self.hand(seat), pay, Illegal::WrongShipPrice)
    }

    /// Y5.5. The size of a hand is public, so this check depends on public facts only.
    #[inline]
    pub(crate) fn check_build_on_tyros(&self, seat: Seat) -> Result<(), Illegal> {
        if self.open.cities().contains(Square::TYROS) {
            Err(Illegal::TyrosHasCity)
        } else if self.open.player(seat).ships.count(Berth::TYROS) >= MAX_SHIPS_PER_SQUARE {
            Err(Illegal::TwoShipsOnTyros)
        } else if !self.open.has_ship_left(seat) {
            Err(Illegal::NoShipLeft)
        } else if self.hand(seat).len() < self.open.tyros_price() {
            Err(Illegal::TooFewCards)
        } else {
            Ok(())
        }
    }

    /// Y5.3.
    pub(super) fn found_city(&mut self, ship: Berth, pay: Cards) {
        let seat = self.open.active;
        self.pay(seat, pay);
        let player = self.open.player_mut(seat);
        player.ships.remove(ship);
        player.cities = player.cities.with(ship.square());
        if self.open.first_everywhere.is_none() && self.open.has_city_in_each_empire(seat) {
            self.open.first_everywhere = Some(seat); // Y6.4
        }
        self.end_action();
    }

    /// Y5.4, Y5.5.
    pub(super) fn build_ship(&mut self, square: Square, pay: Cards) {
        let seat = self.open.active;
        self.pay(seat, pay);
        self.open.player_mut(seat).ships.insert(square.shipyard());
        self.end_action();
    }
}
