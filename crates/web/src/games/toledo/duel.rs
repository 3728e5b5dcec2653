//! A duel, shown card by card.

use alcazar_core::Seat;
use alcazar_words::{Phrase, Speak as _};
use leptos::prelude::*;
use toledo::{Action, Card, Phase, Seen, State, Tile};

use super::{label, pieces};
use crate::scene::Scene;

/// A duel as far as it has been shown.
#[derive(Debug, Clone, PartialEq)]
struct Fight {
    attacker: Seat,
    defender: Seat,
    /// The cards revealed, each with whether the attacker won the round.
    rounds: Vec<(Card, bool)>,
}

/// The panel of the duel in progress, if any.
pub(super) fn duel(scene: Scene<State>) -> impl IntoView {
    let fight = Memo::new(move |before: Option<&Option<Fight>>| {
        let animation = scene.animation.get()?;
        let before = before.cloned().flatten();
        match animation.seen {
            Seen::Move { seat, action: Action::Challenge { defender } } => {
                Some(Fight { attacker: seat, defender, rounds: Vec::new() })
            }
            Seen::Reveal { card, attacker, defender, attacker_wins } => {
                let mut fight = before
                    .filter(|fight| fight.attacker == attacker && fight.defender == defender)
                    .unwrap_or(Fight { attacker, defender, rounds: Vec::new() });
                // A viewer who joined in the middle of a duel has not seen its first cards.
                let Phase::Duel { won, lost, .. } = animation.before.open().phase else { return Some(fight) };
                fight.rounds.truncate(usize::from(won + lost));
                fight.rounds.push((card, attacker_wins));
                Some(fight)
            }
            _ => None,
        }
    });
    move || fight.get().map(|fight| panel(scene, fight))
}

fn panel(scene: Scene<State>, fight: Fight) -> impl IntoView {
    let Fight { attacker, defender, rounds } = fight;
    let won =
        |by_attacker: bool| rounds.iter().filter(|(_, attacker_wins)| *attacker_wins == by_attacker).count();
    let (attacker_won, defender_won) = (won(true), won(false));
    let revealed_count = rounds.len();
    let cards = (0..3)
        .map(|round| {
            let revealed = rounds.get(round).copied();
            let name = move || match revealed {
                Some((card, _)) => scene.say(&label::card(card)),
                None => scene
                    .say(&Phrase::new("web-toledo-round-to-come").with("number", label::number(round + 1))),
            };
            let winner = revealed.map(|(_, attacker_wins)| if attacker_wins { attacker } else { defender });
            let markup = revealed.map_or_else(pieces::back, |(card, _)| pieces::card(card));
            let class = match revealed {
                None => "duel-card to-come",
                Some(_) if round + 1 == revealed_count => "duel-card turning",
                Some(_) => "duel-card",
            };
            view! {
                <div class=class>
                    <svg viewBox="0 0 100 140" role="img" aria-label=name inner_html=markup></svg>
                    <svg
                        class="duel-winner"
                        viewBox="-12 -12 24 24"
                        aria-hidden="true"
                        inner_html=winner.map(emblem).unwrap_or_default()
                    ></svg>
                </div>
            }
        })
        .collect_view();
    let title = move || {
        scene.say(
            &Phrase::new("web-toledo-duel")
                .with("attacker", State::seat(attacker))
                .with("defender", State::seat(defender)),
        )
    };
    view! {
        <div class="duel" role="group" aria-label=title>
            {side(scene, attacker, "web-toledo-attacker", attacker_won)}
            <div class="duel-cards">{cards}</div>
            {side(scene, defender, "web-toledo-defender", defender_won)}
        </div>
    }
}

fn emblem(seat: Seat) -> String {
    super::svg::coloured(
        pieces::seat_class(seat),
        &format!(
            r#"<circle r="11" fill="var(--seat)" stroke="var(--outline)" stroke-width="1.5"/>{}"#,
            pieces::emblem(seat, 14.0)
        ),
    )
}

/// One side of a duel: the player, their duel tiles and the number of rounds they have won.
fn side(scene: Scene<State>, seat: Seat, role: &'static str, won: usize) -> impl IntoView {
    let tiles = scene.view.with_untracked(|view| {
        let tiles = view.open().seats.get(seat.index()).map(|seat| seat.tiles.clone()).unwrap_or_default();
        tiles.into_iter().filter(|tile| *tile != Tile::Movement).collect::<Vec<_>>()
    });
    let tiles = tiles
        .into_iter()
        .map(|tile| {
            let name = move || scene.say(&label::tile(tile));
            view! {
                <svg
                    class="duel-tile"
                    viewBox="0 0 80 80"
                    role="img"
                    aria-label=name
                    inner_html=pieces::tile(tile)
                ></svg>
            }
        })
        .collect_view();
    let name = move || scene.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
    let class = format!("duel-side {}", pieces::seat_class(seat));
    view! {
        <div class=class>
            <svg viewBox="-34 -80 68 92" aria-hidden="true" inner_html=pieces::figure(seat)></svg>
            <strong>{name}</strong>
            <span>{move || scene.say(&Phrase::new(role))}</span>
            <span class="duel-won">{won}</span>
            <span class="duel-tiles">{tiles}</span>
        </div>
    }
}
