//! Locks: one window plays a game, the others watch.
//!
//! Only pages from a secure origin have the browser's lock manager. Without it everybody gets the lock, and
//! the [store](crate::store) still rejects the second writer.

use futures::channel::oneshot;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;

/// A held lock, such as the right to play a game. It is released when this is dropped or the window is
/// closed.
#[derive(Debug)]
pub struct Lock {
    release: Option<Function>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(release) = &self.release {
            // If the browser has already released it, nothing is left to do.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

/// Takes this lock, or returns `None` if another window holds it.
pub async fn try_acquire(name: &str) -> Option<Lock> {
    request(name, "ifAvailable", true.into()).await
}

/// Waits for this lock; `None` if the browser gives up.
pub async fn acquire(name: &str) -> Option<Lock> {
    request(name, "ifAvailable", false.into()).await
}

/// Takes a lock that any number of windows can hold at once, so that others can see that it is held.
pub async fn acquire_shared(name: &str) -> Option<Lock> {
    request(name, "mode", "shared".into()).await
}

async fn request(name: &str, option: &str, value: JsValue) -> Option<Lock> {
    let Some((manager, request)) = manager() else { return Some(Lock { release: None }) };
    let (sender, receiver) = oneshot::channel();
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() || lock.is_undefined() {
            let _ = sender.send(None);
            return JsValue::UNDEFINED;
        }
        let mut release = None;
        // The lock is held until this promise is resolved.
        let held = Promise::new(&mut |resolve, _| release = Some(resolve));
        // If the receiver is gone, this drops the lock, which resolves the promise.
        let _ = sender.send(Some(Lock { release }));
        held.into()
    });
    let options = Object::new();
    Reflect::set(&options, &option.into(), &value).ok()?;
    request.call3(&manager, &format!("alcazar {name}").into(), &options, &granted).ok()?;
    receiver.await.ok().flatten()
}

fn manager() -> Option<(JsValue, Function)> {
    let manager = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    let request = Reflect::get(&manager, &"request".into()).ok()?.dyn_into().ok()?;
    Some((manager, request))
}
