//! The ledge in front of the city: piles, swords, metal and gems, tiles, paintings.

use alcazar_words::{Argument, Phrase};
use leptos::prelude::*;
use toledo::{State, Sword, Tile};

use super::layout::{Layout, Point};
use super::pick::Touch;
use super::svg::{at, text};
use super::{label, pieces};
use crate::scene::Scene;
use crate::touch::touchable;

/// Everything on the ledge. In a compact window the draw pile is beside the hand instead.
pub(super) fn supply(
    scene: Scene<State>,
    layout: &'static Layout,
    is_compact: Signal<bool>,
) -> impl IntoView {
    view! {
        <g role="group" aria-label=move || scene.say(&Phrase::new("web-toledo-supply"))>
            <Show when=move || !is_compact.get()>{draw_pile(scene, layout)}</Show>
            {piles(scene, layout)}
            {swords(scene, layout)}
            {goods(scene, layout)}
            {tiles(scene, layout)}
            {paintings(scene, layout)}
        </g>
    }
}

fn moved((x, y): Point, scale: f64) -> String {
    format!("translate({x} {y}) scale({scale})")
}

/// The draw pile.
fn draw_pile(scene: Scene<State>, layout: &'static Layout) -> impl IntoView {
    let ([draw, ..], scale) = layout.ledge.piles;
    let (width, height) = pieces::CARD;
    let draw_size = Memo::new(move |_| scene.view.with(|view| view.draw_pile_size()));
    let draw_name = Signal::derive(move || label::count("web-toledo-pile", draw_size.get()));
    let draw_picture = move || {
        // The picture gets thicker with the pile.
        let layers = draw_size.get().div_ceil(16);
        let pile: String = (0..layers)
            .map(|layer| at(-2.0 * f64::from(layer), -2.0 * f64::from(layer), 1.0, &pieces::back()))
            .collect();
        pile + &badge(draw_size.get().into())
    };
    let draw_touch = touchable(scene, Touch::Pile, draw_name);
    view! {
        <g transform=moved(draw, scale) data-spot="pile" class="pile" {..draw_touch}>
            <rect class="halo" x="-12" y="-12" width=width + 24.0 height=height + 24.0 rx="16"></rect>
            <g inner_html=draw_picture></g>
        </g>
    }
}

/// The discard pile, and the lead card of the turn.
fn piles(scene: Scene<State>, layout: &'static Layout) -> impl IntoView {
    let ([_, discard, lead], scale) = layout.ledge.piles;
    let (width, height) = pieces::CARD;
    let discards = Memo::new(move |_| scene.view.with(|view| view.discard_pile().len()));
    let lead_card = Memo::new(move |_| scene.view.with(|view| view.open().lead));
    let discard_picture = move || {
        let count = discards.get();
        let pile = if count == 0 { String::new() } else { discarded_cards() };
        pile + &badge(count)
    };
    let discard_name = move || scene.say(&label::count("web-toledo-discard", discards.get()));
    let lead_name = move || {
        scene.say(&match lead_card.get() {
            Some(card) => Phrase::new("web-toledo-lead").with("card", label::card(card)),
            None => Phrase::new("web-toledo-no-lead"),
        })
    };
    view! {
        <g transform=moved(discard, scale) data-spot="discard" role="img" aria-label=discard_name>
            <rect class="slot" x="2" y="2" width=width - 4.0 height=height - 4.0 rx="9"></rect>
            <g inner_html=discard_picture></g>
        </g>
        <g transform=moved(lead, scale) data-spot="lead" role="img" aria-label=lead_name>
            <rect class="slot" x="2" y="2" width=width - 4.0 height=height - 4.0 rx="9"></rect>
            <g inner_html=move || lead_card.get().map(pieces::card).unwrap_or_default()></g>
        </g>
    }
}

/// The number of cards in a pile.
fn badge(count: usize) -> String {
    at(50.0, 136.0, 1.0, r#"<rect x="-32" y="-20" width="64" height="38" rx="19" class="badge"/>"#)
        + &text(&count.to_string(), 50.0, 146.0, 30.0, "badge-text")
}

/// A few discarded cards in a loose heap.
fn discarded_cards() -> String {
    let card = r#"<rect width="84" height="118" rx="8" class="discarded"/>"#;
    let place = |x: f64, y: f64, turn: f64| {
        format!(r#"<g transform="translate({x} {y}) rotate({turn} 42 59)">{card}</g>"#)
    };
    place(8.0, 10.0, -9.0)
        + &place(7.0, 12.0, 7.0)
        + &place(8.0, 9.0, -2.0)
        + &super::svg::drawing("coin", 32.0, 46.0, 38.0, 38.0)
}

/// The swords left. Each kind has its own slot, which stays empty when the kind has run out.
fn swords(scene: Scene<State>, layout: &'static Layout) -> impl IntoView {
    let kinds = all_swords(scene);
    let ((left, top), (across, down), scale) = layout.ledge.swords;
    let columns = layout.ledge.columns;
    let tile = move |(index, sword): (u8, Sword)| {
        let point = (left + across * f64::from(index % columns), top + down * f64::from(index / columns));
        let left = Memo::new(move |_| {
            scene.view.with(|view| {
                view.supply().swords.iter().find(|(kind, _)| *kind == sword).map_or(0, |(_, left)| *left)
            })
        });
        let name = Signal::derive(move || {
            Phrase::new("web-toledo-swords-left").with("sword", label::sword(sword)).with("count", left.get())
        });
        let picture = move || {
            let count = left.get();
            let badge = r#"<circle cx="20" cy="64" r="17" class="badge"/>"#.to_owned()
                + &format!(r#"<text x="20" y="71" font-size="22" class="badge-text">×{count}</text>"#);
            match count {
                0 => String::new(),
                1 => pieces::sword(sword),
                _ => at(5.0, -4.0, 1.0, &pieces::sword(sword)) + &pieces::sword(sword) + &badge,
            }
        };
        let (width, height) = pieces::SWORD;
        view! {
            <g
                transform=moved(point, scale)
                data-spot=format!("sword-{sword}")
                class="sword"
                class:gone=move || left.get() == 0
                {..touchable(scene, Touch::Sword(sword), name)}
            >
                <rect class="halo" x="-6" y="-6" width=width + 12.0 height=height + 12.0 rx="14"></rect>
                <rect class="slot" width=width height=height rx="9"></rect>
                <g inner_html=picture></g>
            </g>
        }
    };
    view! {
        <g role="group" aria-label=move || scene.say(&Phrase::new("web-toledo-swords"))>
            {(0..).zip(kinds).map(tile).collect_view()}
        </g>
    }
}

/// All kinds of swords, whether on the ledge, in front of players or delivered.
fn all_swords(scene: Scene<State>) -> Vec<Sword> {
    scene.view.with_untracked(|view| {
        let mut kinds: Vec<Sword> = view.supply().swords.iter().map(|(sword, _)| *sword).collect();
        for seat in view.open().seats {
            kinds.extend(seat.swords.iter().chain(&seat.delivered));
        }
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    })
}

/// Metal and gems.
fn goods(scene: Scene<State>, layout: &'static Layout) -> impl IntoView {
    let supply = Memo::new(move |_| scene.view.with(|view| (view.supply().metal, view.supply().gems)));
    let [metal, gems] = layout.ledge.goods;
    let heap = |picture: String, count: u8| {
        let three =
            at(-22.0, -12.0, 1.0, &picture) + &at(8.0, -12.0, 1.0, &picture) + &at(-8.0, 6.0, 1.0, &picture);
        let pieces = if count > 2 {
            three
        } else {
            (0..count).map(|nth| at(-20.0 + 26.0 * f64::from(nth), 0.0, 1.0, &picture)).collect()
        };
        pieces + &text(&count.to_string(), 50.0, 12.0, 32.0, "count")
    };
    view! {
        <g
            transform=moved(metal, 1.0)
            data-spot="metal"
            role="img"
            aria-label=move || scene.say(&label::count("web-toledo-metal", supply.get().0))
            inner_html=move || heap(pieces::metal(44.0), supply.get().0)
        ></g>
        <g
            transform=moved(gems, 1.0)
            data-spot="gems"
            role="img"
            aria-label=move || scene.say(&label::count("web-toledo-gems", supply.get().1))
            inner_html=move || heap(pieces::gem(38.0), supply.get().1)
        ></g>
    }
}

/// The tiles of the fencing masters, which can't run out (T1.4).
fn tiles(scene: Scene<State>, layout: &'static Layout) -> impl IntoView {
    let (points, scale) = layout.ledge.tiles;
    let tiles = points.into_iter().zip(Tile::ALL);
    tiles
        .map(|(point, tile)| {
            let name = Signal::derive(move || label::tile(tile));
            view! {
                <g
                    transform=moved(point, scale)
                    data-spot=format!("tile-{tile}")
                    class="tile"
                    {..touchable(scene, Touch::Tile(tile), name)}
                >
                    <rect class="halo" x="-6" y="-6" width="92" height="92" rx="24"></rect>
                    <g inner_html=pieces::tile(tile)></g>
                </g>
            }
        })
        .collect_view()
}

/// The stack of paintings with the next one on top.
fn paintings(scene: Scene<State>, layout: &'static Layout) -> impl IntoView {
    let ((x, y), scale) = layout.ledge.paintings;
    let left = Memo::new(move |_| scene.view.with(|view| view.supply().paintings));
    let name = move || {
        let values = left.get();
        if values.is_empty() {
            return scene.say(&Phrase::new("web-toledo-no-paintings"));
        }
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        scene.say(&Phrase::new("web-toledo-paintings").with("values", Argument::from(values.join(", "))))
    };
    let picture = move || {
        let stack = (0..3_u8).zip(left.get()).collect::<Vec<_>>().into_iter().rev();
        stack
            .map(|(depth, value)| {
                at(7.0 * f64::from(depth), 5.0 * f64::from(depth), 1.0, &pieces::painting(value))
            })
            .collect::<String>()
    };
    view! {
        <g
            transform=moved((x, y), scale)
            data-spot="paintings"
            role="img"
            aria-label=name
            inner_html=picture
        ></g>
    }
}
