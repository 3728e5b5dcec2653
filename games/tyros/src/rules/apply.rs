//! Applying actions and chance outcomes that have been checked.

use alcazar_core::Seat;

use crate::action::Action;
use crate::chance::Chance;
use crate::state::{Phase, Purchase, State};

impl State {
    /// Applies an action that is legal for this seat.
    #[inline]
    pub(crate) fn do_action(&mut self, seat: Seat, action: Action) {
        match (action, self.open.phase) {
            (Action::Grow { tile, empire }, _) => self.grow(tile, empire),
            (Action::PutUnder { tile, .. }, _) => self.put_under(tile),
            (Action::Show { .. }, _) => self.skip_growing(),
            (Action::Sail { from, to, pay }, _) => self.sail(from, to, pay),
            (Action::Found { ship, pay }, _) => self.found_city(ship, pay),
            (Action::Build { city, pay }, _) => self.build_ship(city, pay),
            (Action::BuildOnTyros, _) => self.open.phase = Phase::Pay { purchase: Purchase::Ship },
            (Action::Swap, _) => self.open.phase = Phase::Pay { purchase: Purchase::Swap },
            (Action::Take { kind }, _) => self.open.phase = Phase::Pay { purchase: Purchase::Take { kind } },
            (Action::Offer { to }, _) => self.begin_offer(to),
            (Action::Pass, _) => self.pass(),
            (Action::Pay { cards }, Phase::Pay { purchase }) => self.purchase(purchase, cards),
            (Action::Give { kind }, Phase::Gift { to }) => self.give(kind, to),
            (Action::Add { kind }, _) => self.add(kind),
            (Action::For, _) => self.open.phase = Phase::Draft { is_wanting: true },
            (Action::Want { kind }, _) => self.want(kind),
            (Action::Propose, _) => self.propose(),
            (Action::No, _) => self.answer(seat, false),
            (Action::Yes, _) => self.answer(seat, true),
            (Action::Deal { with }, _) => self.deal(with),
            (Action::Withdraw, _) => self.end_offer(),
            (Action::Keep { cards }, _) => self.keep(seat, cards),
            (Action::Pay { .. } | Action::Give { .. }, phase) => {
                unreachable!("{action:?} is not legal in {phase:?}")
            }
        }
    }

    /// Applies a chance outcome that is possible now.
    #[inline]
    pub(crate) fn do_chance(&mut self, chance: Chance) {
        match (chance, self.open.phase) {
            (Chance::Start(seat), _) => self.start_with(seat),
            (Chance::Found(square), Phase::Founding { empire }) => self.found(empire, square),
            (Chance::Tiles(tiles), Phase::DealTiles { seat }) => self.deal_tiles(seat, tiles),
            (Chance::Tiles(tiles), _) => self.tiles_drawn(tiles),
            (Chance::Cards(cards), Phase::DealCards { seat }) => self.deal_cards(seat, cards),
            (Chance::Cards(cards), _) => self.cards_drawn(cards),
            (Chance::Found(_), phase) => unreachable!("no empire is founded in {phase:?}"),
        }
    }
}
