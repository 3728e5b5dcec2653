//! The player's identity on the server: a name, and a cookie that scripts can't read.

use alcazar_wire::Fault;
use alcazar_wire::person::{Code, Introduction, Me};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;

use super::api;
use crate::context::Shell;
use crate::icon::Icon;
use crate::modal::dialog;

/// What is known of the player's identity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum IdentityState {
    /// The server is being asked.
    Loading,
    /// The server does not answer.
    Unreachable,
    /// The server does not know the player.
    Anonymous,
    /// The player's name.
    Known(String),
}

/// The player's identity, for all pages.
#[derive(Clone, Copy)]
pub(super) struct Identity(RwSignal<IdentityState>);

/// Asks the server for the player's identity, if the page has a server.
pub(crate) fn start() {
    let identity = Identity(RwSignal::new(IdentityState::Loading));
    provide_context(identity);
    if super::is_there() {
        identity.refresh();
    }
}

impl Identity {
    /// The identity of this page.
    pub(super) fn get() -> Self {
        expect_context()
    }

    /// Its present state.
    pub(super) fn state(self) -> IdentityState {
        self.0.get()
    }

    /// The name, if it is known.
    pub(super) fn name(self) -> Option<String> {
        self.0.with(
            |identity| if let IdentityState::Known(name) = identity { Some(name.clone()) } else { None },
        )
    }

    /// Asks the server.
    pub(super) fn refresh(self) {
        spawn_local(async move {
            let answer = api::get::<Me>("me").await;
            self.0.try_set(match answer {
                Ok(Some(me)) => IdentityState::Known(me.name),
                Ok(None) => IdentityState::Anonymous,
                Err(_) => IdentityState::Unreachable,
            });
        });
    }

    /// Sets the player's name; an anonymous player becomes a guest.
    pub(super) async fn set_name(self, shell: Shell, name: String) -> Result<(), Fault> {
        if untrack(|| self.name()).as_ref() == Some(&name) {
            return Ok(());
        }
        let me: Me = api::post("me", &Introduction { name }).await?;
        shell.settings.update(|settings| settings.name.clone_from(&me.name));
        self.0.set(IdentityState::Known(me.name));
        Ok(())
    }

    async fn claim(self, code: String) -> Result<(), Fault> {
        let me: Me = api::post("me/claim", &Code { code }).await?;
        self.0.set(IdentityState::Known(me.name));
        Ok(())
    }
}

/// A field for the name. `then` runs once the server knows it.
pub(super) fn name_form(shell: Shell, label: &'static str, then: Callback<()>) -> impl IntoView {
    let identity = Identity::get();
    let known = untrack(|| identity.name());
    let name = RwSignal::new(
        known.unwrap_or_else(|| shell.settings.with_untracked(|settings| settings.name.clone())),
    );
    let fault = RwSignal::new(None::<Fault>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        spawn_local(async move {
            match identity.set_name(shell, name).await {
                Ok(()) => {
                    then.try_run(());
                }
                Err(why) => {
                    fault.try_set(Some(why));
                }
            }
        });
    };
    view! {
        <form class="name-form" on:submit=submit>
            <label class="field">
                <span>{shell.text("web-settings-name")}</span>
                <input
                    type="text"
                    required
                    maxlength="32"
                    autocomplete="nickname"
                    data-testid="guest-name"
                    prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))
                />
            </label>
            <button type="submit" class="button primary" data-testid="introduce">{shell.text(label)}</button>
            {fault_message(shell, fault)}
        </form>
    }
}

/// What went wrong.
pub(super) fn fault_message(shell: Shell, fault: RwSignal<Option<Fault>>) -> impl IntoView {
    view! {
        <p class="trouble" role="alert" data-testid="fault">
            {move || fault.with(|fault| fault.as_ref().map(|why| shell.say(&api::fault_phrase(why))))}
        </p>
    }
}

/// A dialog for using the same identity on another device: it shows a code, or takes one.
pub(super) fn devices(shell: Shell, is_open: RwSignal<bool>) -> impl IntoView {
    let identity = Identity::get();
    let code = RwSignal::new(None::<String>);
    let typed = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Fault>);
    let give = move |_| {
        spawn_local(async move {
            match api::post::<Code>("me/code", &json!({})).await {
                Ok(given) => {
                    code.try_set(Some(given.code));
                }
                Err(why) => {
                    fault.try_set(Some(why));
                }
            }
        });
    };
    let claim = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        spawn_local(async move {
            match identity.claim(typed.get_untracked()).await {
                Ok(()) => {
                    is_open.try_set(false);
                }
                Err(why) => {
                    fault.try_set(Some(why));
                }
            }
        });
    };
    dialog(is_open, "devices", shell.text("web-devices"), move || {
        view! {
            <div class="fields">
                {move || identity.name().map(|_| view! {
                    <div class="field">
                        <p>{shell.text("web-device-give-about")}</p>
                        {move || match code.get() {
                            Some(code) => view! {
                                <p class="device-code" data-testid="device-code">{grouped(&code)}</p>
                            }.into_any(),
                            None => view! {
                                <button type="button" class="button" data-testid="device-give" on:click=give>
                                    {shell.text("web-device-give")}
                                </button>
                            }.into_any(),
                        }}
                    </div>
                })}
                <form class="name-form" on:submit=claim>
                    <label class="field">
                        <span>{shell.text("web-device-claim-about")}</span>
                        <input
                            type="text"
                            required
                            maxlength="20"
                            autocomplete="off"
                            autocapitalize="none"
                            spellcheck="false"
                            data-testid="device-typed"
                            prop:value=move || typed.get()
                            on:input=move |event| typed.set(event_target_value(&event))
                        />
                    </label>
                    <button type="submit" class="button" data-testid="device-claim">
                        {Icon::Forward.draw()}{shell.text("web-device-claim")}
                    </button>
                </form>
                {fault_message(shell, fault)}
            </div>
        }
        .into_any()
    })
}

/// Splits a code into two halves, which are easier to read aloud.
fn grouped(code: &str) -> String {
    let (first, second) = code.split_at_checked(code.len() / 2).unwrap_or((code, ""));
    format!("{first} {second}")
}
