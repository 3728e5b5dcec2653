//! The points of all seats, line by line in the order of the rules, with an explanation of each line.

use std::sync::Arc;

use alcazar_core::{Seat, Standing, Viewer};
use alcazar_words::Phrase;
use leptos::prelude::*;

use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::seat_mark::named_seat_mark;
use crate::session::Session;

/// How long one line takes to fill, in milliseconds; the style sheet has the same number.
const LINE_MS: u32 = 420;

/// A line of the table.
struct Line {
    label: Phrase,
    /// What it means, if there is a message about it.
    about: Phrase,
    /// One for each column.
    points: Vec<Option<i32>>,
    /// Whether it breaks a tie; such figures are no points.
    is_tie: bool,
}

/// The head of a seat's column.
fn head<G: Face>(session: Session<G>, standing: &Standing, seat: Seat) -> impl IntoView + use<G> {
    let name = session.status.with_untracked(|status| status.players[seat].name.clone());
    view! {
        <th
            scope="col"
            data-seat=seat.to_string()
            class:winner=standing.ranks[seat] == 1
            class:own=session.viewer.get_untracked() == Viewer::Seat(seat)
        >
            {named_seat_mark::<G>(session.shell(), seat)}
            <span class="head-name">{name}</span>
        </th>
    }
}

/// The table. `is_played` says whether its lines have been filled one after another, which happens once.
pub(super) fn score_table<G: Face>(
    session: Session<G>,
    standing: &Standing,
    is_played: RwSignal<bool>,
) -> AnyView {
    let view = session.history.with_untracked(|history| history.snapshot(history.len()).view.clone());
    let seats = by_rank(standing);
    let heads = seats.iter().map(|&seat| head(session, standing, seat).into_any()).collect();
    let totals = seats.iter().map(|&seat| standing.scores[seat]).collect();
    let columns = Columns { heads, totals };
    let lines = lines::<G>(&view, &seats);
    let ties = tie_lines::<G>(standing, &seats);
    filled_table(session.shell(), columns, lines, ties, is_played)
}

/// The seats, the winner first.
fn by_rank(standing: &Standing) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::first(standing.ranks.len()).collect();
    seats.sort_by_key(|seat| (standing.ranks[*seat], *seat));
    seats
}

/// The columns of the table, one for each seat.
struct Columns {
    heads: Vec<AnyView>,
    totals: Vec<i32>,
}

/// The table of these lines. It does not know the game, and is compiled once.
fn filled_table(
    shell: Shell,
    columns: Columns,
    lines: Vec<Line>,
    ties: Vec<Line>,
    is_played: RwSignal<bool>,
) -> AnyView {
    let count = lines.len();
    let last = count + 1 + ties.len();
    let is_skipped = RwSignal::new(is_played.get_untracked() || browser::prefers_reduced_motion());
    set_timeout(
        move || {
            is_played.try_set(true);
        },
        std::time::Duration::from_millis(u64::from(LINE_MS) * (last as u64 + 2)),
    );
    let skip = move |_| {
        is_skipped.set(true);
        is_played.set(true);
    };
    // The explanation of the line that is pointed at, focused or touched.
    let about = RwSignal::new(None::<Arc<Phrase>>);
    let row = move |nth: usize, line: Line| {
        let Line { label, about: explanation, points, is_tie } = line;
        let explanation = Arc::new(explanation);
        let id = format!("score-about-{nth}");
        let show = {
            let explanation = explanation.clone();
            move || about.set(Some(explanation.clone()))
        };
        let (on_focus, on_click) = (show.clone(), show.clone());
        let cells = points.into_iter().enumerate().map(|(column, points)| {
            view! {
                <td class:nothing=points == Some(0) style=("--column", column.to_string())>
                    <span class="chip">{points}</span>
                </td>
            }
        });
        view! {
            <tr
                class="score-line"
                class:tie-line=is_tie
                style=("--line", nth.to_string())
                on:mouseenter=move |_| show()
            >
                <th scope="row">
                    <button
                        type="button"
                        class="row-label"
                        data-testid="score-row"
                        aria-describedby=id.clone()
                        on:focus=move |_| on_focus()
                        on:click=move |_| on_click()
                    >
                        {move || shell.say(&label)}
                    </button>
                    <span id=id hidden>{move || shell.say(&explanation)}</span>
                </th>
                {cells.collect_view()}
            </tr>
        }
    };
    let rows = lines.into_iter().enumerate().map(|(nth, line)| row(nth, line)).collect_view();
    let tie_rows = ties.into_iter().enumerate().map(|(nth, line)| row(count + 1 + nth, line)).collect_view();
    let totals = columns.totals.into_iter();
    let totals = totals.map(|total| view! { <td><strong>{total}</strong></td> }).collect_view();
    let explanation = move || match about.get() {
        Some(phrase) => shell.say(&phrase),
        None => shell.say(&Phrase::new("web-score-hint")),
    };
    view! {
        <div class="score-scroll" class:is-skipped=move || is_skipped.get()>
            <table class="scores" data-testid="scores">
                <thead><tr><td></td>{columns.heads}</tr></thead>
                <tbody>{rows}</tbody>
                <tfoot>
                    <tr class="score-line" style=("--line", count.to_string())>
                        <th scope="row">{shell.text("web-total")}</th>
                        {totals}
                    </tr>
                </tfoot>
                <tbody class="tie-lines" data-testid="tie-lines">{tie_rows}</tbody>
            </table>
        </div>
        <div class="score-foot">
            <p class="score-about" data-testid="score-about">{explanation}</p>
            {move || (!is_skipped.get() && !is_played.get()).then(|| view! {
                <button type="button" class="button quiet" data-testid="skip-scores" on:click=skip>
                    {shell.text("web-skip-show")}
                </button>
            })}
        </div>
    }
    .into_any()
}

fn lines<G: Face>(view: &G::View, seats: &[Seat]) -> Vec<Line> {
    let of_seats: Vec<Vec<(Phrase, i32)>> = seats.iter().map(|&seat| G::score(view, seat)).collect();
    let Some(first) = of_seats.first() else { return Vec::new() };
    let line = |(nth, (label, _)): (usize, &(Phrase, i32))| Line {
        label: label.clone(),
        about: Phrase::new(format!("web-score-about-{}", label.id())).or(Phrase::new("web-score-plain")),
        points: of_seats.iter().map(|lines| lines.get(nth).map(|(_, points)| *points)).collect(),
        is_tie: false,
    };
    first.iter().enumerate().map(line).collect()
}

/// The figures that were compared to break a tie for the first place.
fn tie_lines<G: Face>(standing: &Standing, seats: &[Seat]) -> Vec<Line> {
    let Some(tie) = &standing.tie else { return Vec::new() };
    let line = |round: alcazar_core::TieRound<'_>| {
        let figure =
            |seat: &Seat| round.figures.iter().find(|(tied, _)| tied == seat).map(|(_, figure)| *figure);
        let (game, what) = (G::ID, round.what);
        Line {
            label: Phrase::new(format!("web-tie-{game}-{what}")).or(Phrase::text(what.to_owned())),
            about: Phrase::new(format!("web-tie-about-{game}-{what}")).or(Phrase::new("web-score-tie")),
            points: seats.iter().map(figure).collect(),
            is_tie: true,
        }
    };
    tie.rounds().map(line).collect()
}

#[cfg(test)]
mod tests {
    use alcazar_catalog::{GameId, with_game};
    use alcazar_core::Game;
    use alcazar_words::{Speak, Words};

    use super::*;

    /// The id check can't find ids that are put together at run time.
    #[test]
    fn every_line_of_a_drawn_game_is_explained() {
        let words = Words::english();
        for &game in GameId::ALL.iter().filter(|game| game.has("face")) {
            with_game!(game, G => {
                let options = <G as Game>::Options::default();
                let state = G::setup(*game.players().end(), &options).expect("the setup is valid");
                for (label, _) in <G as Speak>::score(&state.view(Viewer::Spectator), Seat::A) {
                    let id = format!("web-score-about-{}", label.id());
                    assert_ne!(words.say(&Phrase::new(id.clone())), id);
                }
            });
        }
    }
}
