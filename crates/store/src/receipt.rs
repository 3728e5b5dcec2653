//! The answer to whoever wants something kept.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::sync::oneshot;

/// Why changes were not kept.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotStored {
    /// Somebody else was faster, or the same was done before. Nothing of the unit is kept: read anew.
    #[error("conflict: {0}")]
    Conflict(String),
    /// The store writes nothing any more. What of the unit is kept will be known when it is opened again.
    #[error("the store has stopped: {0}")]
    Stopped(Arc<str>),
}

/// Comes when changes are safe, or says why they are not.
#[derive(Debug)]
pub struct Receipt(oneshot::Receiver<Result<(), NotStored>>);

impl Receipt {
    /// A receipt, and what fills it in.
    pub(crate) fn new() -> (oneshot::Sender<Result<(), NotStored>>, Self) {
        let (sender, receiver) = oneshot::channel();
        (sender, Self(receiver))
    }

    /// A receipt that is filled in already.
    pub(crate) fn of(outcome: Result<(), NotStored>) -> Self {
        let (sender, receipt) = Self::new();
        // The other half is in our hands.
        let _ = sender.send(outcome);
        receipt
    }

    /// Waits for it, where there is nothing else to do.
    ///
    /// # Errors
    /// Why the changes were not kept.
    ///
    /// # Panics
    /// Inside of an asynchronous task.
    pub fn wait(self) -> Result<(), NotStored> {
        self.0.blocking_recv().unwrap_or_else(|_| Err(gone()))
    }
}

impl Future for Receipt {
    type Output = Result<(), NotStored>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or_else(|_| Err(gone())))
    }
}

/// The writer ended without a word.
fn gone() -> NotStored {
    NotStored::Stopped("it was closed".into())
}
