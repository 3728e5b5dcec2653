//! A duel, a scene of its own: card by card, best of three.

use std::time::Duration;

use alcazar_core::Seat;
use alcazar_words::{Phrase, Speak as _};
use leptos::prelude::*;
use toledo::{Action, Card, Seen, State, Tile};

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

impl Fight {
    fn of(events: &[Seen]) -> Option<Self> {
        let mut rounds = Vec::new();
        let mut sides = None;
        for seen in events {
            match *seen {
                Seen::Move { seat, action: Action::Challenge { defender } } => sides = Some((seat, defender)),
                Seen::Reveal { card, attacker, defender, attacker_wins } => {
                    sides = Some((attacker, defender));
                    rounds.push((card, attacker_wins));
                }
                _ => {}
            }
        }
        sides.map(|(attacker, defender)| Self { attacker, defender, rounds })
    }
}

/// How much of a duel's time passes before its card of this number is turned, in hundredths. The rest is for
/// the result, and for the loser to walk home.
fn turned_at(round: usize, rounds: usize) -> usize {
    10 + 60 * (round + 1) / (rounds + 1)
}

/// The panel of the duel in progress, if any. Its cards are turned one by one; without motion they are shown
/// at once.
pub(super) fn duel(scene: Scene<State>) -> impl IntoView {
    let fight = Memo::new(move |_| {
        scene.animation.with(|animation| {
            let animation = animation.as_ref()?;
            Some((animation.number, animation.duration_ms, Fight::of(&animation.events)?))
        })
    });
    let turned = RwSignal::new(0);
    Effect::new(move |_| {
        let Some((number, duration_ms, rounds)) =
            fight.with(|fight| fight.as_ref().map(|(number, ms, fight)| (*number, *ms, fight.rounds.len())))
        else {
            return;
        };
        if duration_ms == 0 {
            turned.set(rounds);
            return;
        }
        turned.set(0);
        for round in 0..rounds {
            let delay = u64::from(duration_ms) * turned_at(round, rounds) as u64 / 100;
            let turn = move || {
                let is_same = fight.try_with_untracked(|fight| {
                    fight.as_ref().is_some_and(|(current, ..)| *current == number)
                });
                if is_same == Some(true) {
                    turned.set(round + 1);
                }
            };
            set_timeout(turn, Duration::from_millis(delay));
        }
    });
    move || {
        let (_, _, mut fight) = fight.get()?;
        fight.rounds.truncate(turned.get());
        Some(panel(scene, fight))
    }
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
    let winner = [(attacker_won, attacker), (defender_won, defender)].into_iter().find(|(won, _)| *won >= 2);
    let result = move || {
        let won = |seat| Phrase::new("web-toledo-duel-won").about::<State>(seat, scene.viewer.get());
        winner.map(|(_, seat)| scene.say(&won(seat)))
    };
    view! {
        <div class="duel" role="group" aria-label=title>
            {side(scene, attacker, "web-toledo-attacker", attacker_won)}
            <div class="duel-cards">{cards}</div>
            {side(scene, defender, "web-toledo-defender", defender_won)}
            <p class="duel-result" aria-hidden="true">{result}</p>
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
