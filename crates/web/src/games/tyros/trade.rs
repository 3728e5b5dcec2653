//! The trading desk (Y5.7): the panel where an offer is drafted, answered and turned into a deal. Viewers who
//! are not asked only see the backs of the cards.

use std::sync::Arc;

use alcazar_core::{Seat, SeatSet, Secret};
use alcazar_words::{Argument, Phrase, Speak as _};
use leptos::prelude::*;
use tyros::{Action, Audience, Kind, OfferView, Phase, Side, State, ViewText};

use super::offer::{cancel, card_row, choice, small_cards};
use super::pick::{self, Touch};
use super::{label, pieces, quay};
use crate::scene::Scene;
use crate::svg::at;
use crate::touch::{focus_first, touchable};

/// The offer on the desk.
#[derive(Debug, Clone, PartialEq)]
enum Desk {
    /// A draft on the screen that has not been submitted to the table.
    Draft,
    /// A draft that has been submitted to the table, but not proposed yet.
    Begun(OfferView),
    /// A proposed offer.
    Made(OfferView),
}

/// The desk, shown while there is an offer.
pub(super) fn trade(scene: Scene<State>, open: Memo<Arc<ViewText>>) -> impl IntoView {
    let desk = Memo::new(move |_| {
        if scene.touched.with(|touched| pick::audience(touched).is_some()) {
            return Some(Desk::Draft);
        }
        open.with(|open| {
            let offer = open.offer?;
            Some(if let Phase::Draft { .. } = open.table.phase {
                Desk::Begun(offer)
            } else {
                Desk::Made(offer)
            })
        })
    });
    move || {
        desk.get().map(|desk| match desk {
            Desk::Draft => draft(scene, open).into_any(),
            Desk::Begun(offer) => begun(scene, offer).into_any(),
            Desk::Made(offer) => made(scene, open, offer).into_any(),
        })
    }
}

/// The desk for a draft: the audience, the cards given and the cards wanted.
fn draft(scene: Scene<State>, open: Memo<Arc<ViewText>>) -> impl IntoView {
    let players = open.with_untracked(|open| open.hands.len());
    let own = scene.viewer.get_untracked().seat();
    let others = Seat::first(players).filter(move |seat| Some(*seat) != own).map(Audience::One);
    let audiences = std::iter::once(Audience::All).chain(others).map(|to| audience(scene, to)).collect_view();
    let give = Memo::new(move |_| scene.touched.with(|touched| pick::chosen(touched)));
    let given = move || {
        let give = give.get();
        if give.is_empty() {
            let empty = scene.say(&Phrase::new("web-tyros-give-what"));
            return view! { <span class="desk-empty">{empty}</span> }.into_any();
        }
        small_cards(give).into_any()
    };
    // No more cards can be wanted than the largest hand asked holds.
    let is_too_much = Memo::new(move |_| {
        let want = scene.touched.with(|touched| pick::wanted(touched).len());
        let to = scene.touched.with(|touched| pick::audience(touched));
        let max_held = open.with(|open| {
            let asked = open.hands.iter().filter(|(seat, _)| match to {
                Some(Audience::One(one)) => *seat == one,
                _ => Some(*seat) != own,
            });
            asked.map(|(_, hand)| hand.cards).max().unwrap_or(0)
        });
        want > max_held
    });
    let proposal = Memo::new(move |_| {
        let proposal = scene.touched.with(|touched| pick::proposal(touched));
        proposal.filter(|_| !is_too_much.get())
    });
    // An offer that gives or wants nothing may be meant so, but is more often an oversight.
    let is_one_sided = Memo::new(move |_| {
        scene.touched.with(|touched| pick::chosen(touched).is_empty() || pick::wanted(touched).is_empty())
    });
    let is_asking = RwSignal::new(false);
    Effect::new(move |_| {
        scene.touched.track();
        is_asking.set(false);
    });
    let question = move || {
        is_asking.get().then(|| {
            let (give, want) = scene.touched.with(|touched| (pick::chosen(touched), pick::wanted(touched)));
            let phrase = Phrase::new("web-tyros-one-sided").with("give", label::cards(give));
            scene.say(&phrase.with("want", label::cards(want)))
        })
    };
    let propose = move |_| {
        if proposal.with_untracked(Option::is_some)
            && is_one_sided.get_untracked()
            && !is_asking.get_untracked()
        {
            is_asking.set(true);
        } else if let Some(actions) = proposal.get_untracked() {
            scene.touched.set(Vec::new());
            scene.hint.set(None);
            scene.act_all.run(actions);
        }
    };
    let desk_name = move || scene.say(&Phrase::new("web-tyros-desk"));
    view! {
        <div class="desk-panel offer" role="group" aria-label=desk_name>
            <div class="desk-row desk-audience">
                <span class="desk-label">{move || scene.say(&Phrase::new("web-tyros-to"))}</span>
                {audiences}
            </div>
            <div class="desk-row">
                <span class="desk-label">{move || scene.say(&Phrase::new("web-tyros-you-give"))}</span>
                {given}
            </div>
            <div class="desk-row">
                <span class="desk-label">{move || scene.say(&Phrase::new("web-tyros-you-want"))}</span>
                {wanted_kinds(scene)}
            </div>
            <p class="desk-note" role="status">
                {move || is_too_much.get().then(|| scene.say(&State::reason(&tyros::Illegal::MoreThanHeld)))}
                {question}
            </p>
            <div class="desk-row desk-foot">
                {cancel(scene)}
                <button
                    type="button"
                    class="offer-choice primary"
                    class:glows=move || proposal.with(Option::is_some)
                    data-touch="propose"
                    data-action="propose"
                    disabled=move || proposal.with(Option::is_none)
                    on:click=propose
                >
                    {move || if is_asking.get() {
                        scene.say(&Phrase::new("web-tyros-offer-anyway"))
                    } else {
                        scene.words.with(|words| words.action::<State>(&Action::Propose))
                    }}
                </button>
            </div>
        </div>
    }
}

/// The button for one audience of an offer.
fn audience(scene: Scene<State>, to: Audience) -> impl IntoView {
    let name = Signal::derive(move || State::action(&Action::Offer { to }));
    let (mark, label) = match to {
        Audience::All => (None, Phrase::new("web-tyros-all")),
        Audience::One(seat) => (Some(emblem(seat)), State::seat(seat)),
    };
    let mark =
        mark.map(|markup| view! { <svg viewBox="-12 -12 24 24" aria-hidden="true" inner_html=markup></svg> });
    view! {
        <button type="button" class="desk-whom" {..touchable(scene, Touch::Trade(to), name)}>
            {mark}
            <span>{move || scene.say(&label)}</span>
        </button>
    }
}

/// A player's emblem on a disc of their colour.
pub(super) fn emblem(seat: Seat) -> String {
    let disc = r#"<circle r="11" fill="var(--seat)" stroke="var(--ty-outline)" stroke-width="1.6"/>"#;
    format!(r#"<g class="{}">{disc}{}</g>"#, pieces::seat_class(seat), pieces::emblem(seat, 13.0))
}

/// The buttons for all kinds of cards that can be wanted.
fn wanted_kinds(scene: Scene<State>) -> impl IntoView {
    let kinds = Kind::ALL.map(|kind| wanted_kind(scene, kind)).into_iter().collect_view();
    view! { <span class="desk-kinds">{kinds}</span> }
}

/// The number of wanted cards of a kind, with buttons for one more and one less.
fn wanted_kind(scene: Scene<State>, kind: Kind) -> impl IntoView {
    let count = Memo::new(move |_| scene.touched.with(|touched| pick::wanted(touched).count(kind)));
    let name = Signal::derive(move || State::action(&Action::Want { kind }));
    let less = Signal::derive(move || Phrase::new("web-tyros-less").with("card", label::card(kind)));
    let less_touch = Touch::WantLess(kind);
    view! {
        <span class="desk-kind">
            <button type="button" class="desk-more" {..touchable(scene, Touch::Want(kind), name)}>
                <svg viewBox="-26 -26 52 52" aria-hidden="true">
                    <rect class="halo" x="-25" y="-25" width="50" height="50" rx="11"></rect>
                    <g inner_html=quay::coin(kind)></g>
                </svg>
                <b>{count}</b>
            </button>
            <Show when=move || { count.get() > 0 }>
                <button type="button" class="desk-less" {..touchable(scene, less_touch, less)}>"−"</button>
            </Show>
        </span>
    }
}

/// The desk for a draft that has been submitted to the table, after a reload or when it was typed: it
/// continues in the order of the rules.
fn begun(scene: Scene<State>, offer: OfferView) -> impl IntoView {
    let actions = move || {
        let is_shown = |action: &Action| matches!(action, Action::For | Action::Propose);
        let legal: Vec<Action> =
            scene.choices.with(|choices| choices.legal.iter().copied().filter(is_shown).collect());
        legal.into_iter().map(|action| choice(scene, action)).collect_view()
    };
    let wanted = move || {
        let can_want = scene.choices.with(|choices| {
            choices.legal.iter().any(|action| matches!(action, Action::Want { .. } | Action::Propose))
        });
        can_want.then(|| wanted_kinds(scene))
    };
    let desk_name = move || scene.say(&Phrase::new("web-tyros-desk"));
    view! {
        <div class="desk-panel offer" role="group" aria-label=desk_name>
            <div class="desk-row">{terms(scene, offer, true)}</div>
            <div class="desk-row">{wanted}</div>
            <div class="desk-row desk-foot">{actions}</div>
        </div>
    }
}

/// The desk for a proposed offer: its terms as far as the viewer knows them, who has answered, and the
/// viewer's possible answers.
fn made(scene: Scene<State>, open: Memo<Arc<ViewText>>, offer: OfferView) -> impl IntoView {
    let active = open.with_untracked(|open| open.table.active);
    let is_own = scene.viewer.with_untracked(|viewer| viewer.is(active));
    let is_asked =
        scene.viewer.with_untracked(|viewer| viewer.seat().is_some_and(|seat| offer.to.contains(seat)));
    let has_all = open.with_untracked(|open| matches!(open.table.phase, Phase::Choose));
    let title = move || {
        let viewer = scene.viewer.get();
        let whom = |seat| Phrase::whom::<State>(seat, viewer);
        let whom = Argument::All(offer.to.iter().map(whom).collect());
        scene.say(&Phrase::new("web-tyros-offer").about::<State>(active, viewer).with("whom", whom))
    };
    let actions = move || {
        let mut answers: Vec<Action> = scene.choices.with(|choices| {
            let is_shown = |action: &Action| {
                matches!(action, Action::No | Action::Yes | Action::Deal { .. } | Action::Withdraw)
            };
            choices.legal.iter().copied().filter(is_shown).collect()
        });
        // A player who can't say yes gets a button that explains why.
        if answers == [Action::No] {
            answers.push(Action::Yes);
        }
        answers.into_iter().map(|action| choice(scene, action)).collect_view()
    };
    // The rules ask nobody but those who have to answer; the table lets the offer be withdrawn meanwhile.
    let can_withdraw = is_own && !has_all && scene.orders.is_some();
    let withdraw = can_withdraw.then(|| {
        view! {
            <button
                type="button"
                class="offer-choice"
                data-testid="withdraw"
                on:click=move |_| scene.withdraw.run(())
            >
                {move || scene.words.with(|words| words.action::<State>(&Action::Withdraw))}
            </button>
        }
    });
    let node = NodeRef::<leptos::html::Div>::new();
    node.on_load(|desk| focus_first(&desk, ".tyros"));
    view! {
        <div node_ref=node class="desk-panel offer" role="group" aria-label=title>
            <p class="desk-title">{title}</p>
            <div class="desk-row">{terms(scene, offer, is_own || !is_asked)}</div>
            <div class="desk-row desk-answers">{answers(scene, offer, has_all)}</div>
            <div class="desk-row desk-foot">{actions} {withdraw}</div>
        </div>
    }
}

/// The cards given and wanted, labelled from the point of view of the giver or of a player asked.
fn terms(scene: Scene<State>, offer: OfferView, is_giver: bool) -> impl IntoView {
    let (first, second) = if is_giver {
        ("web-tyros-gives", "web-tyros-wants")
    } else {
        ("web-tyros-you-get", "web-tyros-you-pay")
    };
    let half = move |id: &'static str, half: Side| {
        let name = move || {
            let what = Phrase::new("web-tyros-side").with("what", Phrase::new(id));
            scene.say(&what.with("cards", label::side(half)))
        };
        view! {
            <span class="desk-side" role="img" aria-label=name>
                <span class="desk-label" aria-hidden="true">{move || scene.say(&Phrase::new(id))}</span>
                {cards(half)}
            </span>
        }
    };
    view! {
        {half(first, offer.give)}
        <span class="desk-swap" aria-hidden="true">"⇄"</span>
        {half(second, offer.want)}
    }
}

/// The cards of a side if they are known, otherwise their backs.
fn cards(side: Side) -> AnyView {
    match side.cards {
        _ if side.count == 0 => view! { <span class="desk-none" aria-hidden="true">"—"</span> }.into_any(),
        Secret::Known(cards) => small_cards(cards).into_any(),
        Secret::Hidden => {
            let markup: String =
                (0..side.count).map(|nth| at(34.0 * f64::from(nth), 0.0, 1.0, &pieces::back())).collect();
            card_row(70.0 + 34.0 * f64::from(side.count), markup).into_any()
        }
    }
}

/// The players asked with their answers, as far as they are known.
fn answers(scene: Scene<State>, offer: OfferView, has_all: bool) -> impl IntoView {
    let answer = move |seat: Seat| {
        let is_in = |seats: SeatSet| seats.contains(seat);
        let id = match (is_in(offer.yes), is_in(offer.answered), has_all) {
            (true, ..) => "web-tyros-said-yes",
            (false, true, true) => "web-tyros-said-no",
            (false, true, false) => "web-tyros-answered",
            _ => "web-tyros-thinks",
        };
        let text = move || scene.say(&Phrase::new(id).about::<State>(seat, scene.viewer.get()));
        view! {
            <span class="desk-answer">
                <svg viewBox="-12 -12 24 24" aria-hidden="true" inner_html=emblem(seat)></svg>
                {text}
            </span>
        }
    };
    offer.to.iter().map(answer).collect_view()
}
