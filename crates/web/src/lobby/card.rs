//! The card of a game: its picture, and the ways to start.

use alcazar_catalog::GameId;
use alcazar_words::Phrase;
use leptos::prelude::*;

use super::new_game::{Plan, own_name};
use crate::context::Shell;
use crate::games::face;
use crate::icon::Icon;

/// The name of a game on its card, where a long name has a short form.
pub(super) fn title(shell: Shell, game: GameId) -> String {
    shell.say(&Phrase::new(format!("web-card-{game}")).or(face(game).name()))
}

/// The card of a game. On the first visit the lesson is the natural way to start, later a new game.
pub(super) fn card(
    shell: Shell,
    game: GameId,
    is_first_visit: Signal<Option<bool>>,
    start: impl Fn(GameId, Plan) + Copy + Send + Sync + 'static,
) -> AnyView {
    let slug = game.slug();
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    let players = move || {
        let (min, max) = game.recommended_players().into_inner();
        shell.say(&Phrase::new("web-players").with("least", number(min)).with("most", number(max)))
    };
    let minutes = face(game).minutes().map(|minutes| {
        let phrase = Phrase::new("web-home-minutes").with("minutes", i32::from(minutes));
        view! { <li>{Icon::Clock.draw()}<span>{move || shell.say(&phrase)}</span></li> }
    });
    let has_lesson = game.has("lesson");
    let learns_first = move || has_lesson && is_first_visit.get() == Some(true);
    view! {
        <article class="game-card" data-game=slug aria-labelledby=format!("card-{slug}")>
            <div class="game-picture" aria-hidden="true">{face(game).picture()}</div>
            <div class="game-words">
                <h2 id=format!("card-{slug}")>{move || title(shell, game)}</h2>
                <p class="game-about">
                    {move || shell.say(&Phrase::new(format!("web-about-{slug}")).or(Phrase::text("")))}
                </p>
                <ul class="game-facts">
                    <li>{Icon::Players.draw()}<span>{players}</span></li>
                    {minutes}
                </ul>
                <div class="game-ways">
                    <button
                        type="button"
                        class="button"
                        class:primary=move || is_first_visit.get().is_some() && !learns_first()
                        data-testid=format!("play-now-{slug}")
                        on:click=move |_| start(game, Plan::against_bots(game, Some(own_name(shell))))
                    >
                        {shell.text("web-play-now")}
                    </button>
                    {has_lesson.then(|| view! {
                        <a
                            class="button"
                            class:primary=learns_first
                            href=format!("/learn?game={slug}")
                            data-testid=format!("learn-{slug}")
                        >
                            {shell.text("web-home-learn")}
                        </a>
                    })}
                    {more(shell, game, start)}
                </div>
            </div>
        </article>
    }
    .into_any()
}

/// The other things to do with a game, behind a button.
fn more(
    shell: Shell,
    game: GameId,
    start: impl Fn(GameId, Plan) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let slug = game.slug();
    let link = move |page: &'static str, message: &'static str| {
        let id = if page == "new" { "new-table" } else { page };
        view! {
            <a class="menu-item" href=format!("/{page}?game={slug}") data-testid=format!("{id}-{slug}")>
                {shell.text(message)}
            </a>
        }
    };
    let label = move || shell.say(&Phrase::new("web-home-more-of").with("game", title(shell, game)));
    // Escape and a click elsewhere close it: the browser does that for a popover.
    view! {
        <button
            type="button"
            class="button quiet more-button"
            popovertarget=format!("more-{slug}")
            data-testid=format!("more-{slug}")
            aria-label=label
        >
            <span>{shell.text("web-home-more")}</span>
            {Icon::Down.draw()}
        </button>
        <div class="more-items" id=format!("more-{slug}") popover="auto" role="group" aria-label=label>
            {link("new", "web-new-table")}
            <button
                type="button"
                class="menu-item"
                data-testid=format!("watch-{slug}")
                on:click=move |_| start(game, Plan::against_bots(game, None))
            >
                {shell.text("web-watch")}
            </button>
            {link("rules", "web-rules")}
            {face(game).has_exercises().then(|| link("exercises", "web-exercises"))}
            {game.has("face").then(|| link("summary", "web-summary"))}
        </div>
    }
}
