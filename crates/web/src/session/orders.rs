//! Standing orders: what players want to be answered for them. They belong to this sitting, not to the table: the log holds the same
//! answers as if they had been given by hand.

use std::collections::BTreeMap;
use std::rc::Rc;

use alcazar_core::{Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Session;
use crate::face::{Face, Orders};
use crate::host::{Host, Wish};

/// What a seat has ordered to be answered to what it is asked now.
pub(super) fn ordered<G: Face>(
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
        self.show.with_value(|show| show.orders)
    }

    /// What a seat before this screen has ordered to be answered now.
    pub(super) fn ordered(self, seat: Seat) -> Option<G::Action> {
        self.host.with_value(|host| self.orders().with_untracked(|orders| ordered(&**host, orders, seat)))
    }

    /// Gives the first answer that has been ordered. What comes of it is heard, and then the next one's is given.
    pub(super) fn obey_orders(self) {
        let asked = self.affairs.with_untracked(|affairs| {
            affairs.asked.iter().filter(|&seat| affairs.here.contains(seat)).collect::<Vec<_>>()
        });
        let answer = asked.into_iter().find_map(|seat| Some((seat, self.ordered(seat)?)));
        if let Some((seat, action)) = answer {
            let host = self.host.with_value(Rc::clone);
            spawn_local(async move {
                // What is no longer asked needs no answer.
                let _ = host.wish(seat, Wish::Act(action)).await;
            });
        }
    }

    /// An order that is given while one is asked holds at once.
    pub(super) fn obey_changed_orders(self) {
        Effect::new(move |previous: Option<()>| {
            self.orders().track();
            if previous.is_some() {
                self.obey_orders();
            }
        });
    }
}
