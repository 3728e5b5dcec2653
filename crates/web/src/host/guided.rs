//! A prepared game, in memory: a lesson or an exercise.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use alcazar_core::{Seat, SeatSet, Turn, Viewer};
use alcazar_lessons::{Guided, LEARNER, Refusal};
use alcazar_table::{ActId, Moment, Stamp, TableError, TableView, replay};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Command, Host, Problem, SubmitFuture, Submitted};
use crate::browser;
use crate::face::Face;
use crate::scene::Choices;
use crate::settings::Settings;

/// How often a scripted move checks whether it may happen, in milliseconds.
const PAUSED_POLL_MS: u32 = 30;

/// A prepared game, led by a walk or a trial.
pub struct GuidedHost<G: Face, D: Guided<G>> {
    guided: RefCell<D>,
    settings: RwSignal<Settings>,
    changes: ArcRwSignal<u32>,
    problem: ArcRwSignal<Option<Problem>>,
    feedback: ArcRwSignal<Option<Feedback>>,
    is_paused: Cell<bool>,
    is_running: Cell<bool>,
    is_closed: Cell<bool>,
    /// Increases when the game is set to another moment, which cancels a move that was about to happen.
    epoch: Cell<u32>,
    game: std::marker::PhantomData<G>,
}

/// What is said about an action that was legal but not asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Feedback {
    /// The name of the answer; none for the general one.
    pub answer: Option<&'static str>,
    /// How often something was said, so that the same words are said again.
    pub number: u32,
}

impl<G: Face, D: Guided<G> + 'static> GuidedHost<G, D> {
    /// A host of this game.
    pub fn new(guided: D, settings: RwSignal<Settings>) -> Rc<Self> {
        let host = Rc::new(Self {
            guided: RefCell::new(guided),
            settings,
            changes: ArcRwSignal::new(0),
            problem: ArcRwSignal::new(None),
            feedback: ArcRwSignal::new(None),
            is_paused: Cell::default(),
            is_running: Cell::default(),
            is_closed: Cell::default(),
            epoch: Cell::default(),
            game: std::marker::PhantomData,
        });
        host.run();
        host
    }

    /// Reads how far it has come; it subscribes the caller to changes.
    pub fn read<T>(&self, read: impl FnOnce(&D) -> T) -> T {
        self.changes.track();
        read(&self.guided.borrow())
    }

    /// What was last said about an action that was not asked for.
    pub fn feedback(&self) -> ArcReadSignal<Option<Feedback>> {
        self.feedback.read_only()
    }

    /// Sets the game to another moment. The session must reload its history before [`resume`](Self::resume).
    pub fn reset(&self, set: impl FnOnce(&mut D)) {
        self.epoch.set(self.epoch.get().wrapping_add(1));
        self.feedback.set(None);
        set(&mut self.guided.borrow_mut());
    }

    /// Goes on after a [`reset`](Self::reset).
    pub fn resume(self: &Rc<Self>) {
        self.publish();
        self.run();
    }

    fn publish(&self) {
        self.changes.update(|changes| *changes = changes.wrapping_add(1));
    }

    /// Plays the moves that happen by themselves.
    fn run(self: &Rc<Self>) {
        if self.is_running.replace(true) {
            return;
        }
        let host = self.clone();
        spawn_local(async move {
            while !host.is_closed.get() && host.guided.borrow().next_move().is_some() {
                host.play_next().await;
            }
            host.is_running.set(false);
        });
    }

    async fn play_next(&self) {
        let epoch = self.epoch.get();
        let delay = self.settings.try_with_untracked(|settings| settings.speed.bot_delay_ms()).unwrap_or(0);
        browser::sleep(delay).await;
        while self.is_paused.get() && !self.is_closed.get() && epoch == self.epoch.get() {
            browser::sleep(PAUSED_POLL_MS).await;
        }
        if !self.is_closed.get() && epoch == self.epoch.get() {
            self.guided.borrow_mut().play_next();
            self.publish();
        }
    }
}

impl<G: Face, D: Guided<G> + 'static> Host<G> for GuidedHost<G, D> {
    fn changes(&self) -> ArcReadSignal<u32> {
        self.changes.read_only()
    }

    fn table(&self, viewer: Viewer) -> TableView<G> {
        let guided = self.guided.borrow();
        let mut view = guided.table().view(viewer);
        if let Some(ask) = &mut view.ask {
            ask.takebacks = guided.takebacks();
        }
        view
    }

    fn start(&self, viewer: Viewer) -> (G::View, SeatSet) {
        let guided = self.guided.borrow();
        let table = guided.table();
        let start = table.state_at(0).unwrap_or_else(|| table.state().clone());
        let asked = match start.turn() {
            Turn::Seats(asked) => asked,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        (start.view(viewer), asked)
    }

    fn moments(&self, viewer: Viewer, since: u32) -> Vec<Moment<G>> {
        self.guided.borrow().table().moments(viewer, since).unwrap_or_default()
    }

    fn choices(&self, seat: Seat) -> Choices<G> {
        let guided = self.guided.borrow();
        if seat == LEARNER && guided.is_asking() && !self.is_closed.get() {
            Choices::of(guided.table().state(), seat)
        } else {
            Choices::NONE
        }
    }

    fn local_seats(&self) -> SeatSet {
        SeatSet::only(LEARNER)
    }

    fn submit(self: Rc<Self>, seat: Seat, command: Command<G>) -> SubmitFuture<G> {
        Box::pin(async move {
            let stamp = browser::random_bytes().map(|bytes| Stamp::act(ActId(u128::from_be_bytes(bytes))));
            let stamp = stamp.unwrap_or(Stamp::NONE);
            let done = match command {
                Command::Act(action) => self.guided.borrow_mut().choose(action, stamp),
                Command::TakeBack(moves) => self.guided.borrow_mut().take_back(moves, stamp),
                Command::GoBack(_) | Command::Withdraw | Command::Concede => {
                    return Err(TableError::NotAsked(seat));
                }
            };
            match done {
                Ok(()) => {
                    self.feedback.set(None);
                    self.publish();
                    self.run();
                    Ok(Submitted::Done)
                }
                Err(Refusal::NotAsked(answer)) => {
                    let number = self.feedback.with_untracked(|last| last.map_or(0, |last| last.number));
                    self.feedback.set(Some(Feedback { answer, number: number.wrapping_add(1) }));
                    Ok(Submitted::Answered)
                }
                Err(Refusal::Rejected(why)) => Err(why),
            }
        })
    }

    fn pause_bots(&self, is_paused: bool) {
        self.is_paused.set(is_paused);
    }

    fn problem(&self) -> ArcReadSignal<Option<Problem>> {
        self.problem.read_only()
    }

    fn file(&self) -> String {
        replay::save(self.guided.borrow().table())
    }

    fn close(&self) {
        self.is_closed.set(true);
    }
}
