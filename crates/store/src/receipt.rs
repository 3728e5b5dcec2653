//! The receipt for a commit.

use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::sync::oneshot;

use crate::StoreError;

/// Resolves once the changes are durable, or to the reason why they are not.
#[derive(Debug)]
pub struct Receipt(oneshot::Receiver<Result<(), StoreError>>);

impl Receipt {
    /// A receipt, and the sender that resolves it.
    pub(crate) fn new() -> (oneshot::Sender<Result<(), StoreError>>, Self) {
        let (sender, receiver) = oneshot::channel();
        (sender, Self(receiver))
    }

    /// A receipt that is already resolved.
    pub(crate) fn of(outcome: Result<(), StoreError>) -> Self {
        let (sender, receipt) = Self::new();
        // The receiver is alive, so this can't fail.
        let _ = sender.send(outcome);
        receipt
    }

    /// Blocks until the receipt is resolved.
    ///
    /// # Errors
    /// Why the changes were not stored.
    ///
    /// # Panics
    /// Inside an asynchronous task.
    pub fn wait(self) -> Result<(), StoreError> {
        self.0.blocking_recv().unwrap_or_else(|_| Err(closed()))
    }
}

impl Future for Receipt {
    type Output = Result<(), StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|outcome| outcome.unwrap_or_else(|_| Err(closed())))
    }
}

/// The writer ended without answering.
fn closed() -> StoreError {
    StoreError::Stopped("it was closed".into())
}
