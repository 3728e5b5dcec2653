//! “Show me a good move”: what a bot would do, and why.

use alcazar_core::Viewer;
use alcazar_lessons::{ADVISER, ADVISER_SEED};
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Panels, controls};
use crate::bot_worker::Request;
use crate::face::Face;
use crate::icon::Icon;
use crate::online::Room;
use crate::session::Session;

/// The advice at one table.
pub(super) struct Advice<G: Face> {
    session: Session<G>,
    panels: Panels,
    suggestion: RwSignal<Option<G::Action>>,
    /// Why the suggested action is good.
    reasons: RwSignal<Vec<Phrase>>,
    is_thinking: RwSignal<bool>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "deriving would require `G: Copy`")]
impl<G: Face> Clone for Advice<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Advice<G> {}

impl<G: Face> Advice<G> {
    /// The advice at this table; none where people play together: there it would not be fair.
    pub(super) fn new(
        session: Session<G>,
        panels: Panels,
        suggestion: RwSignal<Option<G::Action>>,
    ) -> Option<Self> {
        let is_alone = session.status.with_untracked(|status| {
            let has_bots = status.players.values().any(|player| !player.is_person());
            status.local_seats.len() == 1 && has_bots
        });
        if !is_alone || use_context::<Room>().is_some() {
            return None;
        }
        let advice = Self {
            session,
            panels,
            suggestion,
            reasons: RwSignal::new(Vec::new()),
            is_thinking: RwSignal::new(false),
        };
        // A new question needs new advice.
        Effect::new(move |_| {
            session.choices().track();
            suggestion.set(None);
            advice.is_thinking.set(false);
        });
        Some(advice)
    }

    /// Asks a bot.
    fn ask(self) {
        let session = self.session;
        let choices = session.choices().get_untracked();
        let Some(seat) = choices.seat.filter(|seat| session.viewer.get_untracked() == Viewer::Seat(*seat))
        else {
            return;
        };
        let view = session.history.with_untracked(|history| history.snapshot(history.len()).view.clone());
        let bot_client = session.shell().bot_client();
        let legal: Vec<G::Action> = choices.legal.iter().copied().filter(G::is_suggestible).collect();
        let id = bot_client.next_id();
        let Ok(request) = Request::new::<G>(id, seat, &view, &legal, ADVISER, ADVISER_SEED) else { return };
        let request = request.with_reasons();
        self.is_thinking.set(true);
        spawn_local(async move {
            let answer = bot_client.ask(&request).await;
            self.is_thinking.try_set(false);
            let is_same = session.choices().try_get_untracked().is_some_and(|now| now == choices);
            if let Ok(answer) = answer
                && let Ok(action) = answer.action.parse()
                && is_same
            {
                self.reasons.set(answer.why::<G>(legal.len()));
                self.suggestion.set(Some(action));
            }
        });
    }

    /// The button that asks for a good move.
    pub(super) fn button(self) -> impl IntoView {
        let shell = self.session.shell();
        let can_ask =
            move || self.session.choices().with(|choices| choices.seat.is_some()) && !self.is_thinking.get();
        view! {
            <button
                type="button"
                class="button"
                data-testid="advice"
                disabled=move || !can_ask()
                on:click=move |_| self.ask()
            >
                {Icon::Bulb.draw()}<span class="label">{shell.text("web-advice")}</span>
            </button>
        }
    }

    /// The suggestion in words, with its reasons; what leads to it is marked on the board.
    pub(super) fn answer(self) -> impl IntoView {
        let shell = self.session.shell();
        let text = move |action: G::Action| {
            let action = shell.words.with(|words| words.action::<G>(&action));
            shell.say(&Phrase::new("web-advice-for-example").with("action", action))
        };
        let why = move || {
            self.reasons.with(|reasons| {
                reasons.iter().map(|reason| shell.say(reason)).collect::<Vec<String>>().join(" ")
            })
        };
        move || {
            self.suggestion.get().map(|action| {
                let do_it = move |_| {
                    controls::act(self.session, self.panels, action);
                };
                view! {
                    <p
                        class="advice"
                        role="status"
                        data-testid="suggestion"
                        data-suggested=action.to_string()
                    >
                        <span>{move || text(action)} " " <span class="soft">{why}</span></span>
                        <button type="button" class="button small" data-testid="advice-do" on:click=do_it>
                            {shell.text("web-advice-do")}
                        </button>
                    </p>
                }
            })
        }
    }
}
