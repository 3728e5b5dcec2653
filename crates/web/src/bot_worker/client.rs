//! The page's side: sends requests.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use alcazar_table::json;
use futures::channel::oneshot;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{Answer, FromWorker, Request, ToWorker};
use crate::browser;

/// How often a request is sent to a new worker before the page gives up on workers.
const MAX_ATTEMPTS: u32 = 3;

/// Asks bots through a worker. The worker is started on first use, and restarted if it crashes.
#[derive(Clone, Default)]
pub struct BotClient(Rc<Inner>);

#[derive(Default)]
struct Inner {
    handle: RefCell<Option<WorkerHandle>>,
    /// The requests without an answer. Dropping a sender tells its receiver that there will be none.
    waiting: RefCell<BTreeMap<u32, oneshot::Sender<Answer>>>,
    last_id: Cell<u32>,
    /// How often all requests were cancelled.
    cancellations: Cell<u32>,
}

/// A running worker and its event handlers.
struct WorkerHandle {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(ErrorEvent)>,
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl BotClient {
    /// A new request id.
    pub fn next_id(&self) -> u32 {
        self.0.last_id.set(self.0.last_id.get().wrapping_add(1));
        self.0.last_id.get()
    }

    /// The bot's answer. A worker that crashes is replaced and asked again. If that does not help, or workers
    /// can't be started at all, the page computes the answer itself, in slices.
    ///
    /// # Errors
    /// If the request is invalid, or all requests were cancelled.
    pub async fn ask(&self, request: &Request) -> Result<Answer, String> {
        let cancellations = self.0.cancellations.get();
        for _ in 0..MAX_ATTEMPTS {
            let Ok(answer) = self.send(request) else { break };
            if let Ok(answer) = answer.await {
                return Ok(answer);
            }
            if self.0.cancellations.get() != cancellations {
                return Err("cancelled".to_owned());
            }
        }
        super::worker::answer(request, || false, browser::yield_to_event_loop).await
    }

    /// Asks for an answer soon, with what the bot has found so far.
    pub fn stop(&self, id: u32) {
        if let Some(handle) = &*self.0.handle.borrow()
            && let Ok(text) = serde_json::to_string(&ToWorker::Stop { id })
        {
            let _ = handle.worker.post_message(&text.into());
        }
    }

    /// Cancels all requests. The next one starts a new worker.
    pub fn cancel_all(&self) {
        self.0.cancellations.set(self.0.cancellations.get().wrapping_add(1));
        self.0.handle.take();
        self.0.waiting.take();
    }

    fn send(&self, request: &Request) -> Result<oneshot::Receiver<Answer>, JsValue> {
        let text = serde_json::to_string(&ToWorker::Think(request.clone()))
            .map_err(|error| JsValue::from_str(&error.to_string()))?;
        if self.0.handle.borrow().is_none() {
            let handle = self.start()?;
            self.0.handle.replace(Some(handle));
        }
        let (sender, receiver) = oneshot::channel();
        self.0.waiting.borrow_mut().insert(request.id, sender);
        if let Some(handle) = &*self.0.handle.borrow() {
            handle.worker.post_message(&text.into())?;
        }
        Ok(receiver)
    }

    fn start(&self) -> Result<WorkerHandle, JsValue> {
        let script = browser::meta("worker").ok_or(JsValue::NULL)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options)?;
        let on_message = {
            let inner = Rc::downgrade(&self.0);
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let Some(inner) = inner.upgrade() else { return };
                let text = event.data().as_string().unwrap_or_default();
                match json::read(&text) {
                    Ok(FromWorker::Answer(answer)) => {
                        if let Some(waiting) = inner.waiting.borrow_mut().remove(&answer.id) {
                            // The receiver is gone if the player has left the table.
                            let _ = waiting.send(answer);
                        }
                    }
                    Ok(FromWorker::Failed { id, why }) => {
                        web_sys::console::error_1(&why.into());
                        inner.waiting.borrow_mut().remove(&id);
                    }
                    Err(error) => web_sys::console::error_1(&error.to_string().into()),
                }
            })
        };
        let on_error = {
            let inner = Rc::downgrade(&self.0);
            Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
                event.prevent_default();
                let Some(inner) = inner.upgrade() else { return };
                // Deferred, because this closure belongs to the handle that is dropped.
                wasm_bindgen_futures::spawn_local(async move {
                    inner.handle.take();
                    inner.waiting.take();
                });
            })
        };
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(WorkerHandle { worker, _on_message: on_message, _on_error: on_error })
    }
}
