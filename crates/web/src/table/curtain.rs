//! A curtain between players who share a device. Behind it the page contains nothing of any hand.

use alcazar_words::Phrase;
use leptos::html;
use leptos::prelude::*;

use crate::face::Face;
use crate::session::Session;

/// The curtain, while another player has to take the device.
pub(super) fn curtain<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let curtain = session.curtain;
    move || {
        curtain.get().map(|seat| {
            let button = NodeRef::<html::Button>::new();
            Effect::new(move |_| {
                if let Some(button) = button.get() {
                    let _ = button.focus();
                }
            });
            let name = session.status.with(|status| status.players[seat].name.clone());
            let colour = G::seat(seat).as_colour();
            // A player without a name is called by the colour, which need not be said twice.
            let id = if shell.say(&colour) == name { "web-curtain-colour" } else { "web-curtain" };
            let phrase = Phrase::new(id).with("name", name.clone()).with("colour", colour);
            let enter = Phrase::new("web-curtain-raise").with("name", name);
            view! {
                <div
                    class="curtain"
                    role="dialog"
                    aria-modal="true"
                    aria-labelledby="curtain-words"
                    data-testid="curtain"
                    data-seat=seat.to_string()
                >
                    <div class="curtain-folds" aria-hidden="true"></div>
                    <div class="curtain-note">
                        <p id="curtain-words">{move || shell.say(&phrase)}</p>
                        <button
                            node_ref=button
                            type="button"
                            class="button primary"
                            data-testid="raise-curtain"
                            on:click=move |_| session.raise_curtain()
                        >
                            {move || shell.say(&enter)}
                        </button>
                    </div>
                </div>
            }
        })
    }
}
