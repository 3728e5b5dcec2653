//! Close-ups shown beside the city during an animation: a passed test, a played card, a token the viewer
//! looks at, influence cards that change hands.

use alcazar_core::Secret;
use alcazar_words::{Phrase, Speak as _};
use governor::{Action, Card, Culture, Seen, State, Token};
use leptos::prelude::*;

use super::{label, pieces};
use crate::scene::Scene;

/// One thing in a close-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shown {
    Influence(Culture),
    Action(Card),
    Token(Token),
    Arrow,
}

/// The close-up of the current animation, if there is one: what happened in words, and the pieces. It
/// contains only what the viewer may see.
pub(super) fn moment(scene: Scene<State>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let animation = scene.animation.get().filter(|animation| animation.duration_ms > 0)?;
        // Of an action with its result, the result is told.
        let told = animation.events.iter().rfind(|seen| !of(seen).is_empty())?;
        let shown = animation.events.iter().flat_map(of).collect::<Vec<_>>();
        Some((State::event(told, scene.viewer.get()), shown))
    });
    move || {
        let (event, shown) = shown.get()?;
        let shown = shown.into_iter().map(|shown| picture(scene, shown)).collect_view();
        Some(view! {
            <div class="governor-moment" aria-hidden="true">
                <p>{scene.say(&event)}</p>
                <div>{shown}</div>
            </div>
        })
    }
}

fn of(seen: &Seen) -> Vec<Shown> {
    match *seen {
        Seen::Move { action: Action::Show { cards, added }, token, .. } => {
            let mut shown: Vec<Shown> = Culture::ALL
                .into_iter()
                .flat_map(|culture| {
                    std::iter::repeat_n(Shown::Influence(culture), cards.count(culture).into())
                })
                .collect();
            shown.extend((0..added).map(|_| Shown::Action(Card::Translator)));
            shown.extend(token.into_iter().flat_map(|token| [Shown::Arrow, Shown::Token(token)]));
            shown
        }
        Seen::Move { action, .. } => action.card().map(Shown::Action).into_iter().collect(),
        Seen::Look { token: Secret::Known(token), .. }
        | Seen::TurnUp { token, .. }
        | Seen::Win { token, .. } => {
            vec![Shown::Token(token)]
        }
        Seen::Card { card: Secret::Known(card), .. } => vec![Shown::Action(card)],
        Seen::Take { culture: Secret::Known(culture), .. }
        | Seen::GiveBack { culture: Secret::Known(culture), .. } => {
            vec![Shown::Influence(culture)]
        }
        _ => Vec::new(),
    }
}

fn picture(scene: Scene<State>, shown: Shown) -> AnyView {
    match shown {
        Shown::Influence(culture) => {
            view! { <svg viewBox="0 0 100 140" inner_html=pieces::influence(culture)></svg> }.into_any()
        }
        Shown::Token(token) => {
            view! { <svg class="coin" viewBox="-18 -18 36 36" inner_html=pieces::token(token)></svg> }
                .into_any()
        }
        Shown::Action(card) => view! {
            <div class="moment-card">
                {super::hand::action_card(scene.words, card)}
                <p>{move || scene.say(&label::effect(card))}</p>
            </div>
        }
        .into_any(),
        Shown::Arrow => {
            view! { <span class="moment-arrow">{move || scene.say(&Phrase::new("web-governor-wins"))}</span> }
                .into_any()
        }
    }
}
