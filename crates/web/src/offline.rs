//! After the first visit the client works offline: a service worker caches it. A new version waits until the
//! player wants it.
//!
//! Only pages from a secure origin have service workers. Everything else works without them.

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    RegistrationOptions, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerUpdateViaCache,
};

use crate::context::Shell;
use crate::{browser, lock};

/// Whether a new version of the client is ready.
#[derive(Clone, Copy)]
struct UpdateAvailable(RwSignal<bool>);

/// The script that caches the client; it contains its own version.
const SCRIPT: &str = "/service-worker.js";

/// The message that tells a waiting worker to take over. Workers of other versions understand it too.
const ACTIVATE: &str = "take over";

/// Caches the client for offline use, and watches for new versions as long as the page lives.
pub(crate) fn start() {
    let is_new = RwSignal::new(false);
    provide_context(UpdateAvailable(is_new));
    // While this lock is held, the files of this version are kept.
    if let Some(version) = browser::meta("version") {
        spawn_local(
            async move { std::mem::forget(lock::acquire_shared(&format!("version {version}")).await) },
        );
    }
    spawn_local(async move {
        // Without a cache the client still works online.
        let _ = register(is_new).await;
    });
}

async fn register(is_new: RwSignal<bool>) -> Result<(), JsValue> {
    let Some(container) = container() else { return Ok(()) };
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let registered = JsFuture::from(container.register_with_options(SCRIPT, &options)).await?;
    let registration: ServiceWorkerRegistration = registered.unchecked_into();
    let check = {
        let registration = registration.clone();
        move || {
            // If no worker was in control before, this is the first version, not an update.
            if registration.waiting().is_some() && container.controller().is_some() {
                is_new.set(true);
            }
        }
    };
    check();
    let watch = {
        let registration = registration.clone();
        move || {
            if let Some(worker) = registration.installing() {
                let check = Closure::<dyn Fn()>::new(check.clone()).into_js_value();
                worker.set_onstatechange(Some(check.unchecked_ref()));
            }
        }
    };
    // One may be installing already.
    watch();
    let listen = Closure::<dyn Fn()>::new(watch);
    registration.set_onupdatefound(Some(listen.into_js_value().unchecked_ref()));
    Ok(())
}

/// Checks for a new version; by themselves, browsers do that only when a page is loaded.
pub(crate) fn check_for_update() {
    spawn_local(async {
        if let Some(registration) = registration().await
            && let Ok(asked) = registration.update()
        {
            // This fails when offline.
            let _ = JsFuture::from(asked).await;
        }
    });
}

/// Activates the new version in this tab. Other tabs keep theirs until they are reloaded.
fn activate_update() {
    spawn_local(async {
        let waiting = registration().await.and_then(|registration| registration.waiting());
        let Some((waiting, container)) = waiting.zip(container()) else {
            // Another tab has already activated it.
            browser::reload();
            return;
        };
        let reload = Closure::<dyn Fn()>::new(browser::reload);
        container.set_oncontrollerchange(Some(reload.into_js_value().unchecked_ref()));
        let _ = waiting.post_message(&ACTIVATE.into());
    });
}

async fn registration() -> Option<ServiceWorkerRegistration> {
    JsFuture::from(container()?.get_registration()).await.ok()?.dyn_into().ok()
}

fn container() -> Option<ServiceWorkerContainer> {
    let container = Reflect::get(&window().navigator(), &"serviceWorker".into()).ok()?;
    container.is_object().then(|| container.unchecked_into())
}

/// A notice about the new version, with a button to use it; nothing if there is none.
pub(crate) fn notice() -> impl IntoView {
    let shell = Shell::get();
    let UpdateAvailable(is_new) = expect_context();
    view! {
        <div role="status">
            {move || is_new.get().then(|| view! {
                <p class="new-version" data-testid="new-version">
                    <span>{shell.text("web-new-version")}</span>
                    <button
                        type="button"
                        class="button primary"
                        data-testid="take-over"
                        on:click=move |_| activate_update()
                    >
                        {shell.text("web-new-version-use")}
                    </button>
                </p>
            })}
        </div>
    }
}
