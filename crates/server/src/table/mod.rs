//! Active tables. Each has a keeper, a task of its own, and no other task changes the table.
//!
//! [`keeper`] is the task, [`game`] a table of any game, [`record`] the stored data beside the log. The other
//! modules are parts of the keeper: [`connections`] come and go and are sent updates, [`presence`] counts
//! them, [`messages`] come over sockets, [`requests`] over HTTP, [`proposals`] need the consent of the
//! players, [`timing`] runs clocks and bots, and [`absence`] handles players who are away.

mod absence;
#[cfg(test)]
mod absence_tests;
#[cfg(test)]
mod bot_delay_tests;
#[cfg(test)]
mod connection_tests;
mod connections;
mod error;
mod game;
mod keeper;
#[cfg(test)]
mod keeper_tests;
#[cfg(test)]
mod leak_tests;
mod messages;
mod presence;
mod proposals;
mod record;
mod requests;
mod timing;

pub(crate) use connections::{ConnId, ConnectRequest, Connected, Outgoing};
pub(crate) use error::CorruptRow;
pub(crate) use game::options;
pub(crate) use keeper::{Keeper, KeeperMessage};
pub(crate) use presence::PresenceReceiver;
pub(crate) use record::{Chair, Record, Summary};
pub(crate) use requests::{MomentsRequest, Request};
