//! A player's corner: everything in front of them.

use alcazar_core::Seat;
use alcazar_words::{Phrase, Speak as _};
use leptos::prelude::*;
use toledo::{OpenSeat, Shop, State, Step, Sword, Tile};

use super::hand::{self, shop_button};
use super::label::{self, number};
use super::pick::Touch;
use super::pieces;
use super::svg::{at, coloured, text};
use crate::scene::Scene;
use crate::touch::touchable;

/// A player's figures, number of cards, metal, gems, points, tiles, swords, paintings and unplaced shops.
pub(super) fn corner(scene: Scene<State>, seat: Seat) -> AnyView {
    let own = Memo::new(move |_| scene.view.with(|view| view.open().seats.get(seat.index()).cloned()));
    let cards = Memo::new(move |_| scene.view.with(|view| view.hand_size(seat)));
    let points = Memo::new(move |_| scene.view.with(|view| view.score(seat).total()));
    let is_own = Memo::new(move |_| scene.viewer.with(|viewer| viewer.is(seat)));
    let class = format!("toledo toledo-corner {}", pieces::seat_class(seat));
    let metal = Memo::new(move |_| own.with(|own| own.as_ref().map_or(0, |own| own.metal)));
    let gems = Memo::new(move |_| own.with(|own| own.as_ref().map_or(0, |own| own.gems)));
    let counts = [
        ("0 0 100 140", pieces::back(), "web-toledo-in-hand", Signal::derive(move || number(cards.get()))),
        (
            "-20 -16 40 32",
            pieces::metal(40.0),
            "web-toledo-metal",
            Signal::derive(move || metal.get().into()),
        ),
        ("-20 -18 40 36", pieces::gem(40.0), "web-toledo-gems", Signal::derive(move || gems.get().into())),
    ];
    let counts = counts.map(|(shape, markup, id, count)| counted(scene, shape, markup, id, count));
    let points_name = move || scene.say(&label::count("web-toledo-points", points.get()));
    view! {
        <div
            class=class
            class:own=is_own
            data-spot=format!("corner-{}", seat.index())
            role="group"
            aria-label=move || scene.say(&State::seat(seat))
        >
            <div class="corner-line">
                {figures(scene, seat, own)}
                {counts.into_iter().collect_view()}
                <span class="corner-points" role="img" aria-label=points_name>
                    <b>{points}</b>
                </span>
            </div>
            <div class="corner-line treasure">
                {tiles(scene, is_own, own)}
                {swords(scene, is_own, own)}
                {paintings(scene, own)}
            </div>
            {shops(scene, seat, is_own)}
        </div>
    }
    .into_any()
}

/// A picture with a number beside it.
fn counted(
    scene: Scene<State>,
    shape: &'static str,
    markup: String,
    id: &'static str,
    count: Signal<i32>,
) -> impl IntoView {
    view! {
        <span class="counted" role="img" aria-label=move || scene.say(&label::count(id, count.get()))>
            <svg viewBox=shape aria-hidden="true" inner_html=markup></svg>
            <b>{count}</b>
        </span>
    }
}

/// The five figures of a player: at the cathedral, on the road, in the Alcázar.
fn figures(scene: Scene<State>, seat: Seat, own: Memo<Option<OpenSeat>>) -> impl IntoView {
    let counts = Memo::new(move |_| {
        own.with(|own| {
            own.as_ref().map_or((0, 0, 0), |own| {
                let home = own.figures.iter().filter(|step| **step == Step::CATHEDRAL).count();
                (home, own.figures.len() - home, usize::from(own.alcazar))
            })
        })
    });
    let name = move || {
        let (home, road, inside) = counts.get();
        let phrase = Phrase::new("web-toledo-figures").with("home", number(home)).with("road", number(road));
        scene.say(&phrase.with("inside", number(inside)))
    };
    let picture = move || {
        let (home, road, inside) = counts.get();
        let kinds = [("inside", inside), ("road", road), ("home", home)];
        let all = kinds.into_iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count));
        let pawn = |(nth, kind): (u8, &str)| {
            let lift = if kind == "inside" { -10.0 } else { 0.0 };
            let castle = if kind == "inside" {
                r#"<path class="castle" d="M-26 12V-6H-18V0H-9V-6H9V0H18V-6H26V12Z"/>"#
            } else {
                ""
            };
            let pawn = at(0.0, lift, 0.86, &pieces::figure(seat)) + castle;
            at(32.0 + 46.0 * f64::from(nth), 76.0, 1.0, &coloured(kind, &pawn))
        };
        (0..).zip(all).map(pawn).collect::<String>()
    };
    view! {
        <svg class="corner-figures" viewBox="0 0 250 92" role="img" aria-label=name inner_html=picture></svg>
    }
}

/// A player's tiles of the fencing masters. The viewer can touch their own to return them.
fn tiles(scene: Scene<State>, is_own: Memo<bool>, own: Memo<Option<OpenSeat>>) -> impl IntoView {
    let held =
        Memo::new(move |_| own.with(|own| own.as_ref().map(|own| own.tiles.clone()).unwrap_or_default()));
    move || {
        let tile = |tile: Tile| {
            let name = Signal::derive(move || label::tile(tile));
            let picture = view! {
                <svg viewBox="-6 -6 92 92" aria-hidden="true">
                    <rect class="halo" x="-5" y="-5" width="90" height="90" rx="24"></rect>
                    <g inner_html=pieces::tile(tile)></g>
                </svg>
            };
            if is_own.get() {
                let touch = touchable(scene, Touch::Tile(tile), name);
                view! { <span class="corner-tile" {..touch}>{picture}</span> }.into_any()
            } else {
                let name = move || scene.say(&name.get());
                view! { <span class="corner-tile" role="img" aria-label=name>{picture}</span> }.into_any()
            }
        };
        held.get().into_iter().map(tile).collect_view()
    }
}

/// Swords in front of a player, then those delivered, which bear a seal.
fn swords(scene: Scene<State>, is_own: Memo<bool>, own: Memo<Option<OpenSeat>>) -> impl IntoView {
    let held = Memo::new(move |_| {
        own.with(|own| {
            own.as_ref().map(|own| (own.swords.clone(), own.delivered.clone())).unwrap_or_default()
        })
    });
    move || {
        let (held, delivered) = held.get();
        let (width, height) = pieces::SWORD;
        let shape = format!("-6 -6 {} {}", width + 12.0, height + 12.0);
        let picture = move |sword: Sword, mark: &str| {
            let markup = pieces::sword(sword) + mark;
            view! {
                <svg viewBox=shape.clone() aria-hidden="true">
                    <rect class="halo" x="-5" y="-5" width=width + 10.0 height=height + 10.0 rx="13"></rect>
                    <g inner_html=markup></g>
                </svg>
            }
        };
        let held = held.into_iter().map(|sword| {
            let phrase = move || Phrase::new("web-toledo-held").with("sword", label::sword(sword));
            let picture = picture(sword, "");
            if is_own.get() {
                let touch = touchable(scene, Touch::Sword(sword), Signal::derive(phrase));
                view! { <span class="corner-sword" {..touch}>{picture}</span> }.into_any()
            } else {
                let name = move || scene.say(&phrase());
                view! { <span class="corner-sword" role="img" aria-label=name>{picture}</span> }.into_any()
            }
        });
        let held = held.collect_view();
        let delivered = delivered.into_iter().map(|sword| {
            let phrase = move || Phrase::new("web-toledo-delivered").with("sword", label::sword(sword));
            let name = move || scene.say(&phrase());
            let picture = picture(sword, SEAL);
            view! { <span class="corner-sword delivered" role="img" aria-label=name>{picture}</span> }
        });
        (held, delivered.collect_view())
    }
}

/// The wax seal with a tick on a delivered sword.
const SEAL: &str = concat!(
    r#"<path class="wax" d="M128 46 134 50 142 48 143 56 149 61 143 66 142 74 134 72 128 76 "#,
    r#"122 72 114 74 113 66 107 61 113 56 114 48 122 50Z"/>"#,
    r#"<path class="wax-tick" d="M119 61 126 68 137 54"/>"#
);

fn paintings(scene: Scene<State>, own: Memo<Option<OpenSeat>>) -> impl IntoView {
    let held =
        Memo::new(move |_| own.with(|own| own.as_ref().map(|own| own.paintings.clone()).unwrap_or_default()));
    move || {
        let painting = |value: u8| {
            let name = move || scene.say(&Phrase::new("web-toledo-painting").with("value", value));
            view! {
                <svg
                    class="corner-painting"
                    viewBox="0 0 70 96"
                    role="img"
                    aria-label=name
                    inner_html=pieces::painting(value)
                ></svg>
            }
        };
        held.get().into_iter().map(painting).collect_view()
    }
}

/// A player's unplaced shops. The viewer's own are tiles to place, in a compact window with the hand; the
/// others' are only signs.
fn shops(scene: Scene<State>, seat: Seat, is_own: Memo<bool>) -> impl IntoView {
    let left = Memo::new(move |_| scene.view.with(|view| view.shops_left(seat).collect::<Vec<Shop>>()));
    let is_compact = hand::is_compact(scene);
    let name = move || scene.say(&Phrase::new("web-toledo-shops"));
    let tiles = move || {
        let shop = |shop: Shop| {
            if !is_own.get() {
                let name = move || scene.say(&label::shop(shop));
                let dots = if shop.has_two_circles() { "••" } else { "•" };
                let markup = pieces::sign(shop.trade(), 36.0) + &text(dots, 0.0, 27.0, 16.0, "dots");
                return view! {
                    <svg
                        class="shop-left"
                        viewBox="-20 -20 40 48"
                        role="img"
                        aria-label=name
                        inner_html=markup
                    ></svg>
                }
                .into_any();
            }
            shop_button(scene, seat, shop).into_any()
        };
        let is_elsewhere = is_own.get() && is_compact.get();
        (!is_elsewhere).then(|| left.get().into_iter().map(shop).collect_view())
    };
    view! { <div class="corner-line shops" role="group" aria-label=name>{tiles}</div> }
}
