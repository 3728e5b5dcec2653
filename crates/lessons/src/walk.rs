//! A walk through a lesson.

use std::sync::Arc;

use alcazar_core::{Event, Seat};
use alcazar_table::{Stamp, Table, TableError};

use crate::script::play;
use crate::{Beat, Guided, LEARNER, Lesson, Refusal, Scene, Script};

/// A walk through a lesson: the table, and how far the script has been played.
#[derive(Debug, Clone)]
pub struct Walk<G: Lesson> {
    script: Arc<Script<G>>,
    table: Table<G>,
    scene: usize,
    /// The number of the next beat of the scene.
    beat: usize,
}

impl<G: Lesson> Walk<G> {
    /// A walk that begins with this scene; the names are those of the players, from the learner on. All that
    /// the script tells before has happened.
    pub fn new(script: Arc<Script<G>>, names: &[String], scene: usize) -> Self {
        let scene = scene.min(script.scenes.len().saturating_sub(1));
        let mut table = script.table(names);
        for beat in script.scenes[..scene].iter().flat_map(|scene| &scene.beats) {
            play_beat(&mut table, beat);
        }
        let beat = script.scenes.get(scene).map_or(0, |scene| scene.opening);
        for beat in script.scenes.get(scene).map_or(&[][..], |scene| &scene.beats[..beat]) {
            play_beat(&mut table, beat);
        }
        Self { script, table, scene, beat }
    }

    /// The whole script.
    pub fn script(&self) -> &Arc<Script<G>> {
        &self.script
    }

    /// The number of the scene.
    pub fn scene_number(&self) -> usize {
        self.scene
    }

    /// The scene.
    pub fn scene(&self) -> Option<&Scene<G>> {
        self.script.scenes.get(self.scene)
    }

    /// What the learner is asked for, if they are: any of these, the first of which is marked.
    pub fn asked(&self) -> Option<&[G::Action]> {
        match self.scene()?.beats.get(self.beat)? {
            Beat::Ask(accepted) => Some(accepted),
            Beat::Move(..) => None,
        }
    }

    /// Whether the scene is over.
    pub fn is_done(&self) -> bool {
        self.scene().is_none_or(|scene| self.beat >= scene.beats.len())
    }

    /// Whether this is the last scene.
    pub fn is_last(&self) -> bool {
        self.scene + 1 >= self.script.scenes.len()
    }

    /// How many of the learner's actions follow each other directly before the present beat.
    fn own_last(&self) -> usize {
        let beats = self.scene().map_or(&[][..], |scene| &scene.beats[..self.beat]);
        beats.iter().rev().take_while(|beat| matches!(beat, Beat::Ask(_))).count()
    }
}

impl<G: Lesson> Guided<G> for Walk<G> {
    fn table(&self) -> &Table<G> {
        &self.table
    }

    fn is_asking(&self) -> bool {
        self.asked().is_some()
    }

    fn next_move(&self) -> Option<(Seat, G::Action)> {
        match self.scene()?.beats.get(self.beat)? {
            Beat::Move(seat, action) => Some((*seat, *action)),
            Beat::Ask(_) => None,
        }
    }

    fn play_next(&mut self) {
        if let Some((seat, action)) = self.next_move() {
            play(&mut self.table, seat, action);
            self.beat += 1;
        }
    }

    fn choose(&mut self, action: G::Action, stamp: Stamp) -> Result<(), Refusal<G>> {
        let (Some(accepted), Some(ask)) = (self.asked(), self.table.ask(LEARNER)) else {
            return Err(Refusal::Rejected(TableError::NotAsked(LEARNER)));
        };
        // What is not asked for is not submitted: the outcomes of chance in the script may not fit it.
        let event = Event::Move { seat: LEARNER, action };
        if !accepted.contains(&action) && self.table.state().clone().apply(&event).is_ok() {
            return Err(Refusal::NotAsked(self.scene().and_then(|scene| scene.answer(&action))));
        }
        let step = self.table.submit(LEARNER, ask, action, stamp).map_err(Refusal::Rejected)?;
        self.table.commit(step).map_err(Refusal::Rejected)?;
        self.beat += 1;
        Ok(())
    }

    fn takebacks(&self) -> usize {
        if self.is_asking() { self.own_last().min(self.table.free_takebacks(LEARNER)) } else { 0 }
    }

    fn take_back(&mut self, moves: usize, stamp: Stamp) -> Result<(), Refusal<G>> {
        let possible = self.takebacks();
        let Some(ask) = self.table.ask(LEARNER).filter(|_| moves <= possible) else {
            return Err(Refusal::Rejected(TableError::CantTakeBack { possible }));
        };
        let step = self.table.take_back(LEARNER, ask, moves, stamp).map_err(Refusal::Rejected)?;
        self.table.commit(step).map_err(Refusal::Rejected)?;
        self.beat -= moves;
        Ok(())
    }
}

fn play_beat<G: Lesson>(table: &mut Table<G>, beat: &Beat<G>) {
    match beat {
        Beat::Move(seat, action) => play(table, *seat, *action),
        Beat::Ask(accepted) => accepted.iter().take(1).for_each(|action| play(table, LEARNER, *action)),
    }
}
