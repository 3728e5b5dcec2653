//! After one visit the client works without a network: a service worker keeps it. A new version waits until the player wants it.
//!
//! Service workers are there only for pages from a safe origin. Where they are not, everything else works all the same.

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

/// Whether a new version of the client waits to be used.
#[derive(Clone, Copy)]
struct UpdateAvailable(RwSignal<bool>);

/// The script that keeps the client; it knows its own version.
const SCRIPT: &str = "/service-worker.js";

/// What the worker is told when its version shall be used.
const ACTIVATE: &str = "take over";

/// Has the client kept for times without a network, and looks out for a new version for as long as the page lives.
pub(crate) fn start() {
    let is_new = RwSignal::new(false);
    provide_context(UpdateAvailable(is_new));
    // As long as this lock is held, the files of this version stay.
    if let Some(version) = browser::meta("version") {
        spawn_local(
            async move { std::mem::forget(lock::acquire_shared(&format!("version {version}")).await) },
        );
    }
    spawn_local(async move {
        // A browser that keeps nothing can still play.
        let _ = register(is_new).await;
    });
}

async fn register(is_new: RwSignal<bool>) -> Result<(), JsValue> {
    let Some(container) = container() else { return Ok(()) };
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let registered = JsFuture::from(container.register_with_options(SCRIPT, &options)).await?;
    let registration: ServiceWorkerRegistration = registered.unchecked_into();
    let look = {
        let registration = registration.clone();
        move || {
            // Where nothing was in charge before, what comes is no news.
            if registration.waiting().is_some() && container.controller().is_some() {
                is_new.set(true);
            }
        }
    };
    look();
    let watch = {
        let registration = registration.clone();
        move || {
            if let Some(worker) = registration.installing() {
                let look = Closure::<dyn Fn()>::new(look.clone()).into_js_value();
                worker.set_onstatechange(Some(look.unchecked_ref()));
            }
        }
    };
    // One may be on its way already.
    watch();
    let listen = Closure::<dyn Fn()>::new(watch);
    registration.set_onupdatefound(Some(listen.into_js_value().unchecked_ref()));
    Ok(())
}

/// Asks whether there is a new version; browsers do that by themselves only when a page is loaded.
pub(crate) fn check_for_update() {
    spawn_local(async {
        if let Some(registration) = registration().await
            && let Ok(asked) = registration.update()
        {
            // Without a network there are no news.
            let _ = JsFuture::from(asked).await;
        }
    });
}

/// Lets the new version take over, in this tab; others keep what they have until they are loaded again.
fn activate_update() {
    spawn_local(async {
        let waiting = registration().await.and_then(|registration| registration.waiting());
        let Some((waiting, container)) = waiting.zip(container()) else {
            // Another tab has been quicker.
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

/// A word about the new version, with a way to use it; nothing as long as there is none.
pub(crate) fn notice() -> impl IntoView {
    let shell = Shell::get();
    let UpdateAvailable(is_new) = expect_context();
    view! {
        <div role="status">
            {move || is_new.get().then(|| view! {
                <p class="new-version" data-testid="new-version">
                    <span>{shell.text("web-new-version")}</span>
                    <button type="button" class="button primary" data-testid="take-over" on:click=move |_| activate_update()>
                        {shell.text("web-new-version-use")}
                    </button>
                </p>
            })}
        </div>
    }
}
