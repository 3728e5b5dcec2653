//! Standing orders: what players want to be answered for them. They belong to this sitting, not to the table: the log holds the same
//! answers as if they had been given by hand.

use std::collections::BTreeMap;
use std::rc::Rc;

use alcazar_core::{Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Session;
use crate::face::{Face, Orders};
use crate::host::{Command, Host};

/// What a seat has ordered_action to be answered to what it is asked now.
pub(super) fn ordered_action<G: Face>(
    host: &dyn Host<G>,
    orders: &BTreeMap<Seat, Orders>,
    seat: Seat,
) -> Option<G::Action> {
    let orders = orders.get(&seat).filter(|orders| !orders.is_empty())?;
    let table = host.table(Viewer::Seat(seat));
    let legal = table.ask?.legal;
    G::by_order(&table.view, orders).filter(|action| legal.contains(action))
}

impl<G: Face> Session<G> {
    /// What those who play before this screen want to be answered for them.
    pub(super) fn orders(self) -> RwSignal<BTreeMap<Seat, Orders>> {
        self.playback_loop.with_value(|playback_loop| playback_loop.orders)
    }

    /// What a seat before this screen has ordered_action to be answered now.
    pub(super) fn ordered_action(self, seat: Seat) -> Option<G::Action> {
        self.host
            .with_value(|host| self.orders().with_untracked(|orders| ordered_action(&**host, orders, seat)))
    }

    /// Gives the first answer that has been ordered_action. What comes of it is heard, and then the next one's is given.
    pub(super) fn apply_orders(self) {
        let asked = self.status.with_untracked(|status| {
            status.asked.iter().filter(|&seat| status.local_seats.contains(seat)).collect::<Vec<_>>()
        });
        let answer = asked.into_iter().find_map(|seat| Some((seat, self.ordered_action(seat)?)));
        if let Some((seat, action)) = answer {
            let host = self.host.with_value(Rc::clone);
            spawn_local(async move {
                // What is no longer asked needs no answer.
                let _ = host.submit(seat, Command::Act(action)).await;
            });
        }
    }

    /// An order that is given while one is asked holds at once.
    pub(super) fn apply_orders_on_change(self) {
        Effect::new(move |previous: Option<()>| {
            self.orders().track();
            if previous.is_some() {
                self.apply_orders();
            }
        });
    }
}
