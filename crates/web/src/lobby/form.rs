//! The form for a new table: the seats, the options and the seed.

use alcazar_catalog::GameId;
use alcazar_core::Seat;
use alcazar_table::Seed;
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use serde_json::{Map, Value};

use super::new_game::{Plan, Sitter, create, default_players, own_name};
use crate::app::game_in_query;
use crate::browser;
use crate::context::Shell;
use crate::face::{OptionField, OptionRange};
use crate::games::face;
use crate::widgets::{DEFAULT_LEVEL, LEVELS, level_name};

/// A seat of the new table.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Chair {
    /// `you`, `friend`, or the slug of a level.
    kind: String,
    /// The name of a friend.
    name: String,
}

/// The page.
pub(crate) fn page() -> impl IntoView {
    let game = game_in_query();
    move || form(game.get())
}

fn form(game: GameId) -> AnyView {
    let shell = Shell::get();
    let chairs = RwSignal::new(
        (0..default_players(game))
            .map(|index| chair(if index == 0 { "you" } else { DEFAULT_LEVEL.slug() }))
            .collect::<Vec<_>>(),
    );
    let options = RwSignal::new(Map::<String, Value>::new());
    let seed = RwSignal::new(String::new());
    let error = RwSignal::new(None::<Phrase>);
    let navigate = StoredValue::new_local(use_navigate());
    let name = move || shell.say(&face(game).name());
    Effect::new(move |_| browser::set_title(&format!("{} · Alcázar", name())));

    let play = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(seed) = parse_seed(&seed.get_untracked()) else {
            error.set(Some(Phrase::new("web-bad-seed")));
            return;
        };
        let sitters = chairs.with_untracked(|chairs| sitters(shell, game, chairs));
        let plan = Plan { sitters, options: options.get_untracked(), seed };
        spawn_local(async move {
            match create(shell, game, plan).await {
                Ok(address) => {
                    navigate.try_with_value(|navigate| navigate(&address, NavigateOptions::default()));
                }
                Err(why) => {
                    error.try_set(Some(why));
                }
            }
        });
    };
    let players = game.players();
    let (min, max) = (*players.start(), *players.end());
    // Rows are rebuilt only when their number changes, so that a field keeps its text and the focus while the
    // player types.
    let chair_count = Memo::new(move |_| chairs.with(Vec::len));
    let count = move || chair_count.get();
    let (is_full, is_minimal) = (move || count() >= max, move || count() <= min);
    let rows = move || (0..count()).map(|index| seat(shell, game, index, chairs)).collect_view();
    let option_fields = face(game).options();
    let fields =
        option_fields.iter().map(|field| option(shell, game, *field, options, chair_count)).collect_view();
    view! {
        <main id="main" class="page new-table" data-game=game.slug()>
            <p><a href="/" data-testid="home">{shell.text("web-home")}</a></p>
            <h1>{move || shell.say(&Phrase::new("web-new-title").with("game", name()))}</h1>
            <form on:submit=play>
                <fieldset>
                    <legend>{shell.text("web-seats")}</legend>
                    <ol class="seats">{rows}</ol>
                    <div class="row">
                        <button
                            type="button"
                            class="button"
                            data-testid="more-seats"
                            disabled=is_full
                            on:click=move |_| chairs.update(|chairs| chairs.push(chair(DEFAULT_LEVEL.slug())))
                        >
                            {shell.text("web-more-seats")}
                        </button>
                        <button type="button" class="button" data-testid="fewer-seats" disabled=is_minimal
                            on:click=move |_| chairs.update(|chairs| { chairs.pop(); })>
                            {shell.text("web-fewer-seats")}
                        </button>
                    </div>
                </fieldset>
                <fieldset>
                    <legend>{shell.text("web-options")}</legend>
                    <div class="fields">
                        {fields}
                        <label class="field">
                            <span>{shell.text("web-seed")}</span>
                            <input
                                type="text"
                                data-testid="seed"
                                maxlength="64"
                                spellcheck="false"
                                autocomplete="off"
                                prop:value=move || seed.get()
                                on:input=move |event| seed.set(event_target_value(&event))
                            />
                            <small class="soft">{shell.text("web-seed-about")}</small>
                        </label>
                    </div>
                </fieldset>
                <p class="trouble" role="alert">
                    {move || error.with(|error| error.as_ref().map(|why| shell.say(why)))}
                </p>
                <button type="submit" class="button primary" data-testid="begin">
                    {shell.text("web-begin")}
                </button>
            </form>
        </main>
    }
    .into_any()
}

fn chair(kind: &str) -> Chair {
    Chair { kind: kind.to_owned(), name: String::new() }
}

/// The players. If there are several people, none of them is called “you”: one without a name is called by
/// their colour.
fn sitters(shell: Shell, game: GameId, chairs: &[Chair]) -> Vec<Sitter> {
    let is_person = |chair: &&Chair| matches!(chair.kind.as_str(), "you" | "friend");
    let is_alone = chairs.iter().filter(is_person).count() < 2;
    let is_named = shell.settings.with_untracked(|settings| !settings.name.trim().is_empty());
    let colour = |seat: Seat| shell.words.with_untracked(|words| words.say(&face(game).seat(seat)));
    let sitter = |(seat, chair): (Seat, &Chair)| match chair.kind.as_str() {
        "you" if is_alone || is_named => Sitter::Person(own_name(shell)),
        "you" => Sitter::Person(colour(seat)),
        "friend" if chair.name.trim().is_empty() => Sitter::Person(colour(seat)),
        "friend" => Sitter::Person(chair.name.trim().to_owned()),
        level => Sitter::Bot(level.parse().unwrap_or(DEFAULT_LEVEL)),
    };
    Seat::first(chairs.len()).zip(chairs).map(sitter).collect()
}

fn seat(shell: Shell, game: GameId, index: usize, chairs: RwSignal<Vec<Chair>>) -> AnyView {
    let seat = Seat::new(index);
    let colour = move || shell.say(&face(game).seat(seat));
    let kind = Memo::new(move |_| {
        chairs.with(|chairs| chairs.get(index).map(|chair| chair.kind.clone()).unwrap_or_default())
    });
    let is = move |slug: &'static str| move || kind.with(|kind| kind == slug);
    let change = move |update: &dyn Fn(&mut Chair)| {
        chairs.update(|chairs| chairs.get_mut(index).into_iter().for_each(update));
    };
    let levels = LEVELS.map(|level| {
        let label = move || {
            let level = shell.say(&level_name(level.slug()));
            shell.say(&Phrase::new("web-seat-bot").with("level", level))
        };
        view! { <option value=level.slug() selected=is(level.slug())>{label}</option> }
    });
    let set_name = move |event: leptos::ev::Event| {
        let name = event_target_value(&event);
        change(&|chair| chair.name.clone_from(&name));
    };
    view! {
        <li class="seat-row" data-seat=index.to_string()>
            <span class="seat-colour">{colour}</span>
            <label>
                <span class="unseen">
                    {move || shell.say(&Phrase::new("web-seat-who").with("seat", colour()))}
                </span>
                <select data-testid=format!("seat-{index}") on:change=move |event| {
                    let kind = event_target_value(&event);
                    change(&|chair| chair.kind.clone_from(&kind));
                }>
                    <option value="you" selected=is("you")>{shell.text("web-seat-you")}</option>
                    <option value="friend" selected=is("friend")>{shell.text("web-seat-friend")}</option>
                    {levels.collect_view()}
                </select>
            </label>
            {move || kind.with(|kind| kind == "friend").then(|| view! {
                <label>
                    <span class="unseen">{shell.text("web-seat-name")}</span>
                    <input
                        type="text"
                        maxlength="24"
                        data-testid=format!("name-{index}")
                        placeholder=colour
                        on:input=set_name
                    />
                </label>
            })}
        </li>
    }
    .into_any()
}

/// A field for one of the game's options, for this number of players.
pub(crate) fn option(
    shell: Shell,
    game: GameId,
    field: OptionField,
    options: RwSignal<Map<String, Value>>,
    players: Memo<usize>,
) -> AnyView {
    let OptionField { name, range } = field;
    let id = format!("web-option-{}-{name}", game.slug());
    let label = {
        let id = id.clone();
        move || shell.say(&Phrase::new(id.clone()))
    };
    let set = move |value: Option<Value>| {
        options.update(|options| {
            match value {
                Some(value) => options.insert(name.to_owned(), value),
                None => options.remove(name),
            };
        });
    };
    let input = match range {
        OptionRange::Number { min, max, default } => view! {
            <input type="number" min=min max=max value=default data-testid=format!("option-{name}")
                on:input=move |event| set(event_target_value(&event).parse::<u32>().ok().map(Value::from)) />
        }
        .into_any(),
        OptionRange::Seat => {
            let seats = move || {
                let seats = Seat::first(players.get());
                seats
                    .map(|seat| {
                        let colour = move || shell.say(&face(game).seat(seat));
                        view! { <option value=seat.to_string()>{colour}</option> }
                    })
                    .collect_view()
            };
            view! {
                <select
                    data-testid=format!("option-{name}")
                    on:change=move |event| set(event_target_value(&event).parse::<u8>().ok().map(Value::from))
                >
                    <option value="">{shell.text("web-by-lot")}</option>
                    {seats}
                </select>
            }
            .into_any()
        }
        OptionRange::OneOf(values) => {
            let values = values.iter().map(|&value| {
                let id = format!("{id}-{value}");
                view! { <option value=value>{move || shell.say(&Phrase::new(id.clone()))}</option> }
            });
            view! {
                <select
                    data-testid=format!("option-{name}")
                    on:change=move |event| set(Some(Value::from(event_target_value(&event))))
                >
                    {values.collect_view()}
                </select>
            }
            .into_any()
        }
    };
    view! { <label class="field"><span>{label}</span>{input}</label> }.into_any()
}

/// A seed as typed: nothing, or up to 64 hexadecimal digits, padded with zeros.
#[expect(clippy::option_option, reason = "invalid, empty, and a seed are three cases")]
fn parse_seed(text: &str) -> Option<Option<Seed>> {
    let text = text.trim();
    if text.is_empty() {
        return Some(None);
    }
    if text.len() > 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let digits = format!("{text:0<64}");
    let mut seed = [0; 32];
    for (index, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(Some(Seed(seed)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_parsed() {
        assert_eq!(parse_seed("  "), Some(None));
        let mut seed = [0; 32];
        seed[..2].copy_from_slice(&[0xab, 0xc0]);
        assert_eq!(parse_seed("aBc"), Some(Some(Seed(seed))));
        assert_eq!(parse_seed("xyz"), None);
        assert_eq!(parse_seed(&"0".repeat(65)), None);
        assert_eq!(parse_seed("é"), None);
    }
}
