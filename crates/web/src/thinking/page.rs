//! The side that asks.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use futures::channel::oneshot;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{Answer, FromWorker, Request, ToWorker};
use crate::browser;

/// How often a question is put again to a new worker before the page gives up on workers.
const TRIES: u32 = 3;

/// Asks bots, by way of a worker that is started when it is first needed, and again should it break.
#[derive(Clone, Default)]
pub struct Thinker(Rc<Inner>);

#[derive(Default)]
struct Inner {
    helper: RefCell<Option<Helper>>,
    /// Who waits for which answer. Dropping an entry tells him that there will be none.
    waiting: RefCell<BTreeMap<u32, oneshot::Sender<Answer>>>,
    next: Cell<u32>,
    /// How often all thinking was ended.
    endings: Cell<u32>,
}

/// A living worker and what hears it.
struct Helper {
    worker: Worker,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn(ErrorEvent)>,
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Thinker {
    /// A number for the next request.
    pub fn next_id(&self) -> u32 {
        self.0.next.set(self.0.next.get().wrapping_add(1));
        self.0.next.get()
    }

    /// The bot's answer. A worker that breaks is replaced and asked again; if that does not help, or workers can't be
    /// started at all, the page thinks itself, in slices.
    ///
    /// # Errors
    /// If the question makes no sense, or all thinking was ended.
    pub async fn ask(&self, request: &Request) -> Result<Answer, String> {
        let endings = self.0.endings.get();
        for _ in 0..TRIES {
            let Ok(answer) = self.send(request) else { break };
            if let Ok(answer) = answer.await {
                return Ok(answer);
            }
            if self.0.endings.get() != endings {
                return Err("ended".to_owned());
            }
        }
        super::worker::answer(request, || false, browser::pause).await
    }

    /// Asks for an answer soon, with whatever the bot has found so far.
    pub fn stop(&self, id: u32) {
        if let Some(helper) = &*self.0.helper.borrow()
            && let Ok(text) = serde_json::to_string(&ToWorker::Stop { id })
        {
            let _ = helper.worker.post_message(&text.into());
        }
    }

    /// Ends all thinking at once. The next question starts a new worker.
    pub fn end(&self) {
        self.0.endings.set(self.0.endings.get().wrapping_add(1));
        self.0.helper.take();
        self.0.waiting.take();
    }

    fn send(&self, request: &Request) -> Result<oneshot::Receiver<Answer>, JsValue> {
        let text = serde_json::to_string(&ToWorker::Think(request.clone()))
            .map_err(|error| JsValue::from_str(&error.to_string()))?;
        if self.0.helper.borrow().is_none() {
            let helper = self.start()?;
            self.0.helper.replace(Some(helper));
        }
        let (sender, receiver) = oneshot::channel();
        self.0.waiting.borrow_mut().insert(request.id, sender);
        if let Some(helper) = &*self.0.helper.borrow() {
            helper.worker.post_message(&text.into())?;
        }
        Ok(receiver)
    }

    fn start(&self) -> Result<Helper, JsValue> {
        let script = browser::meta("worker").ok_or(JsValue::NULL)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options)?;
        let hear = {
            let inner = Rc::downgrade(&self.0);
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let Some(inner) = inner.upgrade() else { return };
                let text = event.data().as_string().unwrap_or_default();
                match serde_json::from_str(&text) {
                    Ok(FromWorker::Answer(answer)) => {
                        if let Some(waiting) = inner.waiting.borrow_mut().remove(&answer.id) {
                            // Who has left the table does not wait any more.
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
        let fail = {
            let inner = Rc::downgrade(&self.0);
            Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
                event.prevent_default();
                let Some(inner) = inner.upgrade() else { return };
                // Not at once: this closure belongs to the helper that goes.
                wasm_bindgen_futures::spawn_local(async move {
                    inner.helper.take();
                    inner.waiting.take();
                });
            })
        };
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        Ok(Helper { worker, _hear: hear, _fail: fail })
    }
}
