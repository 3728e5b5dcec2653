//! How promising it looks to place a shop.

use alcazar_core::Seat;
use toledo::{Shop, Step, Trade, Value};

use super::{Judge, trade_value};

/// The part of the evaluation that all placements of shops in a state share.
pub(super) struct Building {
    /// The steps that one of the seat's figures can reach with one card in hand, as bits.
    reachable: u32,
    /// The value to the seat of another shop of each trade.
    trades: [f64; 4],
}

impl Judge<'_> {
    /// What guides the placing of shops: early in the game, within reach of the hand, trades not owned yet.
    pub(super) fn building(self, seat: Seat) -> Building {
        let cards = self.0.cards(seat);
        let figures = self.0.figures(seat).fold(0_u32, |steps, figure| steps | 1 << figure.number());
        let values = Value::ALL.into_iter().filter(|&value| cards.first_of(value).is_some());
        let reachable = values.fold(0, |steps, value| steps | figures << value.number());
        let time = self.time_left();
        let trades = Trade::ALL.map(|trade| {
            let is_new = self.0.shops_left(seat).filter(|left| left.trade() == trade).count() == 2;
            0.25 * time * trade_value(trade) * if is_new { 1.0 } else { 0.3 }
        });
        Building { reachable, trades }
    }
}

impl Building {
    /// How promising it looks to place this shop here.
    pub(super) fn appeal(&self, shop: Shop, step: Step) -> f64 {
        let reach = if self.reachable >> step.number() & 1 == 1 { 1.0 } else { 0.35 };
        let circles = if shop.has_two_circles() { 1.0 } else { 0.7 };
        reach * circles * self.trades[shop.trade() as usize]
    }
}
