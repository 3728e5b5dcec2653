//! The form for a new table on the server: the seats, the options, the clock, and who may join.

use alcazar_catalog::GameId;
use alcazar_core::Seat;
use alcazar_table::{AtZero, Clock};
use alcazar_wire::Fault;
use alcazar_wire::lobby::{Access, NewTable, Sitter, TableAnswer, Terms};
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use serde_json::{Map, Value};

use super::identity::{Identity, fault_message, name_form};
use super::{absence, address, api, is_there};
use crate::app::{game_in_query, not_found};
use crate::browser;
use crate::context::Shell;
use crate::games::face;
use crate::lobby::option;
use crate::seat_mark::seat_mark;
use crate::widgets::{LEVELS, level_name};

/// The clocks to choose from, by name. A minute is 60,000 ms, a day 86,400,000.
const CLOCKS: [(&str, Clock); 6] = [
    ("none", Clock::None),
    ("live-5", Clock::Live { base: 300_000, increment: 5_000, at_zero: AtZero::StandIn }),
    ("live-15", Clock::Live { base: 900_000, increment: 10_000, at_zero: AtZero::StandIn }),
    ("live-30", Clock::Live { base: 1_800_000, increment: 15_000, at_zero: AtZero::StandIn }),
    ("slow-1", Clock::Slow { per_move: 86_400_000, at_zero: AtZero::StandIn }),
    ("slow-3", Clock::Slow { per_move: 259_200_000, at_zero: AtZero::StandIn }),
];

/// What may happen when a player's time is up, by name.
const AT_ZERO: [(&str, AtZero); 2] = [("stand-in", AtZero::StandIn), ("concede", AtZero::Concede)];

/// Who may join or watch, by name.
const ACCESS: [(&str, Access); 3] =
    [("everybody", Access::Everybody), ("link", Access::Link), ("nobody", Access::Nobody)];

/// The page.
pub(crate) fn page() -> impl IntoView {
    let game = game_in_query();
    move || if is_there() { form(game.get()) } else { not_found() }
}

fn form(game: GameId) -> AnyView {
    let shell = Shell::get();
    let identity = Identity::get();
    let players = game.players();
    let (min, max) = (*players.start(), *players.end());
    let chair = |index: usize| (if index == 0 { "me" } else { "free" }).to_owned();
    let seats = *game.recommended_players().start();
    let chairs = RwSignal::new((0..seats.max(2)).map(chair).collect::<Vec<_>>());
    let options = RwSignal::new(Map::<String, Value>::new());
    let terms = RwSignal::new(Terms { join: Access::Link, watch: Access::Link, ..Terms::default() });
    let fault = RwSignal::new(None::<Fault>);
    let navigate = StoredValue::new_local(use_navigate());
    let name = move || shell.say(&face(game).name());
    Effect::new(move |_| browser::set_title(&format!("{} · Alcázar", name())));
    let create = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = NewTable {
            game: game.slug().to_owned(),
            options: options.get_untracked(),
            seats: chairs.with_untracked(|chairs| chairs.iter().map(|kind| sitter(kind)).collect()),
            terms: terms.get_untracked(),
            nonce: browser::random_bytes().ok().map(alcazar_table::Nonce),
        };
        spawn_local(async move {
            match api::post::<TableAnswer>("tables", &new).await {
                Ok(answer) => {
                    let address = address(&answer.table.id);
                    navigate.try_with_value(|navigate| navigate(&address, NavigateOptions::default()));
                }
                Err(why) => {
                    fault.try_set(Some(why));
                }
            }
        });
    };
    let count = Memo::new(move |_| chairs.with(Vec::len));
    let (is_full, is_minimal) = (move || count.get() >= max, move || count.get() <= min);
    let rows = move || (0..count.get()).map(|index| seat(shell, game, index, chairs)).collect_view();
    let option_fields = face(game).options();
    let fields = option_fields.iter().map(|field| option(shell, game, *field, options, count)).collect_view();
    let form = view! {
        <form on:submit=create>
                <fieldset>
                    <legend>{shell.text("web-seats")}</legend>
                    <ol class="seats">{rows}</ol>
                    <div class="row">
                        <button
                            type="button"
                            class="button"
                            data-testid="more-seats"
                            disabled=is_full
                            on:click=move |_| chairs.update(|chairs| chairs.push("free".to_owned()))
                        >
                            {shell.text("web-more-seats")}
                        </button>
                        <button
                            type="button"
                            class="button"
                            data-testid="fewer-seats"
                            disabled=is_minimal
                            on:click=move |_| chairs.update(|chairs| { chairs.pop(); })
                        >
                            {shell.text("web-fewer-seats")}
                        </button>
                    </div>
                </fieldset>
                <fieldset>
                    <legend>{shell.text("web-options")}</legend>
                    <div class="fields">
                        {fields}
                        {terms_fields(shell, terms)}
                    </div>
                </fieldset>
                {fault_message(shell, fault)}
                <button
                    type="submit"
                    class="button primary"
                    data-testid="make-table"
                    disabled=move || identity.name().is_none()
                >
                    {shell.text("web-table-make")}
                </button>
            </form>
    };
    view! {
        <main id="main" class="page new-table" data-game=game.slug()>
            <p><a href="/" data-testid="home">{shell.text("web-home")}</a></p>
            <h1>{move || shell.say(&Phrase::new("web-invite-title").with("game", name()))}</h1>
            {move || identity.name().is_none().then(|| view! {
                <p class="soft">{shell.text("web-guest-about")}</p>
                {name_form(shell, "web-guest", Callback::new(|()| ()))}
            })}
            {form}
        </main>
    }
    .into_any()
}

/// The clock, and who may join and watch.
fn terms_fields(shell: Shell, terms: RwSignal<Terms>) -> impl IntoView {
    let clocks = CLOCKS.map(|(slug, _)| {
        let label = move || shell.say(&Phrase::new("web-clock").with("clock", slug));
        view! { <option value=slug>{label}</option> }
    });
    let set_clock = move |event: leptos::ev::Event| {
        let slug = event_target_value(&event);
        let clock = CLOCKS.iter().find(|(name, _)| *name == slug).map_or(Clock::None, |(_, clock)| *clock);
        terms.update(|terms| {
            // Where a turn may take days, players are not expected to stay at the table.
            let is_slow = matches!(clock, Clock::Slow { .. });
            terms.absence = Terms::default().absence.filter(|_| !is_slow);
            let at_zero = terms.clock.at_zero();
            terms.clock = clock;
            if let Some(at_zero) = at_zero {
                set_at_zero(&mut terms.clock, at_zero);
            }
        });
    };
    let choose_zero = move |event: leptos::ev::Event| {
        let slug = event_target_value(&event);
        if let Some((_, at_zero)) = AT_ZERO.iter().find(|(name, _)| *name == slug) {
            terms.update(|terms| set_at_zero(&mut terms.clock, *at_zero));
        }
    };
    let has_clock = Memo::new(move |_| terms.with(|terms| terms.clock != Clock::None));
    let zero = move || {
        has_clock.get().then(|| {
            let choices = AT_ZERO.map(|(slug, at_zero)| {
                let label = move || shell.say(&Phrase::new("web-at-zero").with("zero", slug));
                let is_set = terms.with_untracked(|terms| terms.clock.at_zero() == Some(at_zero));
                view! { <option value=slug selected=is_set>{label}</option> }
            });
            view! {
                <label class="field">
                    <span>{shell.text("web-at-zero-label")}</span>
                    <select data-testid="at-zero" on:change=choose_zero>{choices}</select>
                </label>
            }
        })
    };
    let access = move |label: &'static str, id: &'static str, count: usize, set: fn(&mut Terms, Access)| {
        let choices = ACCESS[..count].iter().map(|(slug, access)| {
            let (slug, access) = (*slug, *access);
            let label = move || shell.say(&Phrase::new("web-access").with("who", slug));
            view! { <option value=slug selected=access == Access::Link>{label}</option> }
        });
        let choose = move |event: leptos::ev::Event| {
            let slug = event_target_value(&event);
            if let Some((_, access)) = ACCESS.iter().find(|(name, _)| *name == slug) {
                terms.update(|terms| set(terms, *access));
            }
        };
        view! {
            <label class="field">
                <span>{shell.text(label)}</span>
                <select data-testid=id on:change=choose>{choices.collect_view()}</select>
            </label>
        }
    };
    let absence = move || terms.with(absence::rule).map(|rule| shell.say(&rule));
    view! {
        <label class="field">
            <span>{shell.text("web-clock-label")}</span>
            <select data-testid="clock" on:change=set_clock>{clocks.collect_view()}</select>
        </label>
        {zero}
        <p class="soft small" data-testid="absence-rule">{absence}</p>
        {access("web-access-join", "access-join", 2, |terms, access| terms.join = access)}
        {access("web-access-watch", "access-watch", 3, |terms, access| terms.watch = access)}
    }
}

/// Changes what happens when a player's time is up, if there is a clock.
fn set_at_zero(clock: &mut Clock, zero: AtZero) {
    match clock {
        Clock::None => {}
        Clock::Live { at_zero, .. } | Clock::Slow { at_zero, .. } => *at_zero = zero,
    }
}

fn sitter(kind: &str) -> Sitter {
    match kind {
        "me" => Sitter::Me,
        "free" => Sitter::Free,
        level => Sitter::Bot(level.to_owned()),
    }
}

fn seat(shell: Shell, game: GameId, index: usize, chairs: RwSignal<Vec<String>>) -> AnyView {
    let colour = move || shell.say(&face(game).seat(Seat::new(index)));
    let is = move |slug: &'static str| {
        move || chairs.with(|chairs| chairs.get(index).is_some_and(|kind| kind == slug))
    };
    let levels = LEVELS.map(|level| {
        let label = move || {
            let level = shell.say(&level_name(level.slug()));
            shell.say(&Phrase::new("web-seat-bot").with("level", level))
        };
        view! { <option value=level.slug() selected=is(level.slug())>{label}</option> }
    });
    let choose = move |event: leptos::ev::Event| {
        let kind = event_target_value(&event);
        chairs.update(|chairs| {
            // The player has only one seat.
            if kind == "me" {
                chairs.iter_mut().filter(|other| *other == "me").for_each(|other| "free".clone_into(other));
            }
            chairs.get_mut(index).into_iter().for_each(|chair| chair.clone_from(&kind));
        });
    };
    view! {
        <li class="seat-row" data-seat=index.to_string()>
            <span class="seat-colour">{seat_mark(Seat::new(index))} " " {colour}</span>
            <label>
                <span class="unseen">
                    {move || shell.say(&Phrase::new("web-seat-who").with("seat", colour()))}
                </span>
                <select data-testid=format!("seat-{index}") on:change=choose>
                    <option value="me" selected=is("me")>{shell.text("web-seat-you")}</option>
                    <option value="free" selected=is("free")>{shell.text("web-seat-free")}</option>
                    {levels.collect_view()}
                </select>
            </label>
        </li>
    }
    .into_any()
}
