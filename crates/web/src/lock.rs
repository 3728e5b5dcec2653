//! One window plays a game; others watch.
//!
//! The browser's lock manager is there only for pages from a safe origin. Where it is not, everybody gets the lock, and the
//! [store](crate::store) still refuses whoever comes second.

use futures::channel::oneshot;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;

/// A right, such as that to play a game, until it is dropped or the window is closed.
#[derive(Debug)]
pub struct Lock {
    release: Option<Function>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(release) = &self.release {
            // Nothing is left to be done if the browser has let it go already.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

/// Takes the lock of this name; none if another window has it.
pub async fn try_acquire(name: &str) -> Option<Lock> {
    request(name, "ifAvailable", true.into()).await
}

/// Waits for the lock of this name; none if the browser gives up waiting.
pub async fn acquire(name: &str) -> Option<Lock> {
    request(name, "ifAvailable", false.into()).await
}

/// Takes a lock that any number of windows can have at once, for others to see.
pub async fn acquire_shared(name: &str) -> Option<Lock> {
    request(name, "mode", "shared".into()).await
}

async fn request(name: &str, option: &str, value: JsValue) -> Option<Lock> {
    let Some((manager, ask)) = manager() else { return Some(Lock { release: None }) };
    let (sender, receiver) = oneshot::channel();
    let given = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() || lock.is_undefined() {
            let _ = sender.send(None);
            return JsValue::UNDEFINED;
        }
        let mut release = None;
        // The lock is held until this promise is kept.
        let held = Promise::new(&mut |resolve, _| release = Some(resolve));
        // If nobody waits any more, dropping the lock keeps the promise.
        let _ = sender.send(Some(Lock { release }));
        held.into()
    });
    let options = Object::new();
    Reflect::set(&options, &option.into(), &value).ok()?;
    ask.call3(&manager, &format!("alcazar {name}").into(), &options, &given).ok()?;
    receiver.await.ok().flatten()
}

fn manager() -> Option<(JsValue, Function)> {
    let manager = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    let ask = Reflect::get(&manager, &"request".into()).ok()?.dyn_into().ok()?;
    Some((manager, ask))
}
