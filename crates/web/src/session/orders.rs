//! Standing orders: questions that are answered automatically. They belong to the session, not to the table:
//! the log holds the same answers as if they had been given by hand.

use std::collections::BTreeMap;
use std::rc::Rc;

use alcazar_core::{Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Session;
use crate::face::{Face, Orders};
use crate::host::{Command, Host};
use crate::online::Room;

/// The answer that a seat's orders give to its present question, if any.
pub(super) fn ordered_action<G: Face>(
    host: &dyn Host<G>,
    orders: &BTreeMap<Seat, Orders>,
    seat: Seat,
) -> Option<G::Action> {
    let orders = orders.get(&seat).filter(|orders| !orders.is_empty())?;
    let table = host.table(Viewer::Seat(seat));
    let legal = table.ask?.legal;
    G::by_order(&table.view, &legal, orders).filter(|action| legal.contains(action))
}

impl<G: Face> Session<G> {
    /// The standing orders of the players on this device.
    pub(super) fn orders(self) -> RwSignal<BTreeMap<Seat, Orders>> {
        self.playback_loop.with_value(|playback_loop| playback_loop.orders)
    }

    /// Whether one player sits here alone against bots, so that nobody can tell how soon they answer.
    pub(super) fn plays_alone(self) -> bool {
        let is_online = use_context::<Room>().is_some();
        self.status.with_untracked(|status| {
            let mut others = status.players.iter().filter(|(seat, _)| !status.local_seats.contains(*seat));
            !is_online && status.local_seats.len() == 1 && others.all(|(_, player)| player.bot.is_some())
        })
    }

    /// Gives the orders that only such a player can have.
    pub fn give_private_orders(self) {
        if self.plays_alone() {
            let own = self.status.with_untracked(|status| status.local_seats);
            self.orders().update(|orders| {
                for seat in own.iter() {
                    orders.entry(seat).or_default().extend(G::private_orders());
                }
            });
        }
    }

    /// The answer that the orders of a seat on this device give now, if any.
    pub(super) fn ordered_action(self, seat: Seat) -> Option<G::Action> {
        self.host
            .with_value(|host| self.orders().with_untracked(|orders| ordered_action(&**host, orders, seat)))
    }

    /// Gives the first ordered answer. The resulting change triggers the next.
    pub(super) fn apply_orders(self) {
        let asked = self.status.with_untracked(|status| {
            status.asked.iter().filter(|&seat| status.local_seats.contains(seat)).collect::<Vec<_>>()
        });
        let answer = asked.into_iter().find_map(|seat| Some((seat, self.ordered_action(seat)?)));
        if let Some((seat, action)) = answer {
            let host = self.host.with_value(Rc::clone);
            spawn_local(async move {
                // The question may have been withdrawn meanwhile.
                let _ = host.submit(seat, Command::Act(action)).await;
            });
        }
    }

    /// An order given while the player is asked applies at once.
    pub(super) fn apply_orders_on_change(self) {
        Effect::new(move |previous: Option<()>| {
            self.orders().track();
            if previous.is_some() {
                self.apply_orders();
            }
        });
    }
}
