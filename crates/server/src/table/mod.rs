//! Tables that are awake: each has a keeper, a task of its own, and nobody else changes it.
//!
//! [`keeper`] is the task, [`game`] a table of any game, [`record`] what is kept beside the log. What the
//! keeper does stands in a chapter each: [`visitors`] come and go and are told what happens, [`presence`]
//! counts them, [`requests`] come over HTTP, [`talk`] over sockets, [`consent`] is what needs everybody,
//! [`time`] what happens when nobody does anything: clocks and bots, and [`absence`] what happens when
//! somebody is away.

mod absence;
#[cfg(test)]
mod absence_tests;
mod consent;
#[cfg(test)]
mod delays;
mod game;
mod keeper;
#[cfg(test)]
mod leaks;
mod presence;
mod record;
mod requests;
mod talk;
mod time;
#[cfg(test)]
mod visitor_tests;
mod visitors;

pub(crate) use game::options;
pub(crate) use keeper::{Ask, Keeper};
pub(crate) use presence::Latest;
pub(crate) use record::{Chair, Record, Summary};
pub(crate) use requests::{Past, Request};
pub(crate) use visitors::{Admission, Arrival, ConnId, Out};
