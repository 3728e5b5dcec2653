//! The thread that writes.

use std::sync::{Arc, mpsc};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::apply::apply;
use super::checkpoint::{Checkpointer, checkpoint};
use crate::{Change, StoreError};

/// The maximum number of units per transaction, so that the first of them does not wait too long.
const MAX_UNITS: usize = 1024;

/// A unit to write, and where to send its outcome.
pub(super) struct Job {
    pub(super) unit: Vec<Change>,
    pub(super) receipt: oneshot::Sender<Result<(), StoreError>>,
}

pub(super) struct Writer {
    connection: Connection,
    checkpointer: Checkpointer,
    /// Why the store has stopped writing.
    stopped: Option<Arc<str>>,
}

impl Writer {
    pub(super) fn new(connection: Connection, checkpointer: Checkpointer) -> Self {
        connection.set_prepared_statement_cache_capacity(32);
        Self { connection, checkpointer, stopped: None }
    }

    /// Writes until the queue is closed.
    pub(super) fn run(mut self, jobs: &mpsc::Receiver<Job>) {
        while let Ok(first) = jobs.recv() {
            let mut batch = vec![first];
            while batch.len() < MAX_UNITS
                && let Ok(job) = jobs.try_recv()
            {
                batch.push(job);
            }
            if let Some(reason) = &self.stopped {
                reject(batch, reason);
                continue;
            }
            match self.write(&batch) {
                Ok(outcomes) => resolve(batch.into_iter().zip(outcomes)),
                Err(error) => {
                    let reason: Arc<str> = format!("the disk can't be written to: {error}").into();
                    // How much of the batch is on the disk is unknown, and a second sync could not tell.
                    let _ = self.connection.execute_batch("ROLLBACK");
                    reject(batch, &reason);
                    self.stopped = Some(reason);
                }
            }
        }
    }

    /// Writes one transaction. It is on the disk when this returns.
    fn write(&mut self, batch: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        if self.checkpointer.is_behind()? {
            checkpoint(&self.connection)?;
        }
        let run = |sql: &str| self.connection.prepare_cached(sql)?.execute([]);
        run("BEGIN IMMEDIATE")?;
        let mut outcomes = Vec::with_capacity(batch.len());
        for job in batch {
            run("SAVEPOINT unit")?;
            let outcome = job.unit.iter().try_for_each(|change| apply(&self.connection, change));
            match &outcome {
                Ok(()) => {}
                Err(StoreError::Conflict(_)) => {
                    run("ROLLBACK TO unit")?;
                }
                Err(_) => return outcome.map(|()| outcomes),
            }
            outcomes.push(outcome);
            run("RELEASE unit")?;
        }
        run("COMMIT")?;
        self.checkpointer.add(batch.len());
        Ok(outcomes)
    }
}

fn reject(batch: Vec<Job>, reason: &Arc<str>) {
    resolve(batch.into_iter().map(|job| (job, Err(StoreError::Stopped(reason.clone())))));
}

fn resolve(outcomes: impl Iterator<Item = (Job, Result<(), StoreError>)>) {
    for (job, outcome) in outcomes {
        // A caller that no longer waits will see the outcome when it reads.
        let _ = job.receipt.send(outcome);
    }
}
