//! The thread that writes.

use std::sync::{Arc, mpsc};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::apply::{Failure, apply};
use super::sweeper::{Sweeper, carry_over};
use crate::{Change, NotStored};

/// No transaction has more units than so many, so that the first of them need not wait for ever.
const MOST_UNITS: usize = 1024;

/// A unit to be written, and who waits for it.
pub(super) struct Job {
    pub(super) unit: Vec<Change>,
    pub(super) receipt: oneshot::Sender<Result<(), NotStored>>,
}

pub(super) struct Writer {
    connection: Connection,
    sweeper: Sweeper,
    /// Why nothing is written any more.
    stopped: Option<Arc<str>>,
}

impl Writer {
    pub(super) fn new(connection: Connection, sweeper: Sweeper) -> Self {
        connection.set_prepared_statement_cache_capacity(32);
        Self { connection, sweeper, stopped: None }
    }

    /// Writes until nobody can want anything any more.
    pub(super) fn run(mut self, jobs: &mpsc::Receiver<Job>) {
        while let Ok(first) = jobs.recv() {
            let mut batch = vec![first];
            while batch.len() < MOST_UNITS
                && let Ok(job) = jobs.try_recv()
            {
                batch.push(job);
            }
            if let Some(why) = &self.stopped {
                answer(batch.into_iter().map(|job| (job, Err(NotStored::Stopped(why.clone())))));
                continue;
            }
            match self.write(&batch) {
                Ok(outcomes) => answer(batch.into_iter().zip(outcomes)),
                Err(error) => {
                    let why: Arc<str> = format!("the disk can't be written to: {error}").into();
                    // What of the batch is on the disk is unknown, and a second sync could not tell.
                    let _ = self.connection.execute_batch("ROLLBACK");
                    answer(batch.into_iter().map(|job| (job, Err(NotStored::Stopped(why.clone())))));
                    self.stopped = Some(why);
                }
            }
        }
    }

    /// One transaction. It is on the disk when this returns.
    fn write(&mut self, batch: &[Job]) -> rusqlite::Result<Vec<Result<(), NotStored>>> {
        if self.sweeper.is_behind()? {
            carry_over(&self.connection)?;
        }
        let run = |sql: &str| self.connection.prepare_cached(sql)?.execute([]);
        run("BEGIN IMMEDIATE")?;
        let mut outcomes = Vec::with_capacity(batch.len());
        for job in batch {
            run("SAVEPOINT unit")?;
            outcomes.push(match job.unit.iter().try_for_each(|change| apply(&self.connection, change)) {
                Ok(()) => Ok(()),
                Err(Failure::Conflict(why)) => {
                    run("ROLLBACK TO unit")?;
                    Err(NotStored::Conflict(why))
                }
                Err(Failure::Broken(error)) => return Err(error),
            });
            run("RELEASE unit")?;
        }
        run("COMMIT")?;
        self.sweeper.count(batch.len());
        Ok(outcomes)
    }
}

fn answer(outcomes: impl Iterator<Item = (Job, Result<(), NotStored>)>) {
    for (job, outcome) in outcomes {
        // Whoever no longer waits will find out when he reads.
        let _ = job.receipt.send(outcome);
    }
}
