//! Cards and goods that fly between the board and the players.
//!
//! A flight belongs to an animation: it takes as long as the animation and leaves nothing behind. Its start
//! and end are elements with the attribute `data-spot`.

use alcazar_core::Seat;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::face::Face;
use crate::scene::{Animation, Scene};

/// Something that flies from one spot of the page to another.
#[derive(Debug, Clone, PartialEq)]
pub struct Flight {
    /// The name of the spot where it starts.
    pub from: String,
    /// The name of the spot where it ends.
    pub to: String,
    /// The markup, and the width and height of its box.
    pub picture: (String, (f64, f64)),
    /// How many of them fly together; more than one are counted.
    pub count: usize,
}

impl Flight {
    /// One thing that flies.
    pub fn one(from: String, to: String, picture: (String, (f64, f64))) -> Self {
        Self { from, to, picture, count: 1 }
    }
}

/// Flights of the same picture between the same spots become one, with their number.
pub fn counted(flights: Vec<Flight>) -> Vec<Flight> {
    let mut counted: Vec<Flight> = Vec::new();
    for flight in flights {
        let is_same = |other: &&mut Flight| {
            (&other.from, &other.to, &other.picture) == (&flight.from, &flight.to, &flight.picture)
        };
        match counted.iter_mut().find(is_same) {
            Some(same) => same.count += flight.count,
            None => counted.push(flight),
        }
    }
    counted
}

/// The number of things that fly together, on a disc.
fn badge(count: usize, (width, height): (f64, f64)) -> String {
    if count < 2 {
        return String::new();
    }
    let radius = width.min(height) * 0.26;
    let size = radius * 1.1;
    format!(
        r#"<g class="flight-count" transform="translate({width} 0)"><circle r="{radius}"/>
        <text font-size="{size}" text-anchor="middle" dominant-baseline="central">×{count}</text></g>"#
    )
}

/// The spot of a player's corner.
pub fn corner(seat: Seat) -> String {
    format!("corner-{}", seat.index())
}

/// The layer of flights, above everything else. `of` lists the flights of an animation.
pub fn flights<G: Face>(scene: Scene<G>, of: fn(&Animation<G>) -> Vec<Flight>) -> impl IntoView {
    let flights = Memo::new(move |_| {
        let flights = |animation: &Animation<G>| {
            let one = |(nth, flight)| ((animation.number, nth), animation.duration_ms, flight);
            if animation.duration_ms == 0 {
                Vec::new()
            } else {
                (0_usize..).zip(counted(of(animation))).map(one).collect()
            }
        };
        scene
            .animation
            .with(|animation| animation.as_ref().map_or_else(Vec::new, |animation| flights(animation)))
    });
    let layer = NodeRef::<leptos::html::Div>::new();
    let view_flight = move |(_, duration_ms, flight): ((u32, usize), u32, Flight)| {
        let node = NodeRef::<leptos::svg::Svg>::new();
        let (mut markup, (width, height)) = flight.picture.clone();
        markup += &badge(flight.count, (width, height));
        node.on_load(move |element| {
            if let Some(layer) = layer.get_untracked() {
                fly(&element, &layer, &flight, duration_ms);
            }
        });
        view! {
            <svg
                node_ref=node
                class="flight"
                viewBox=format!("0 0 {width} {height}")
                width=width
                height=height
                inner_html=markup
            ></svg>
        }
    };
    view! {
        <div node_ref=layer class="flights" aria-hidden="true">
            <For each=move || flights.get() key=|(key, ..)| *key children=view_flight />
        </div>
    }
}

/// Animates an element from spot to spot. It stays invisible if one of the spots is not on the page.
fn fly(element: &web_sys::Element, layer: &web_sys::Element, flight: &Flight, duration_ms: u32) {
    let spot = |name: &str| document().query_selector(&format!("[data-spot='{name}']")).ok().flatten();
    let (Some(from), Some(to)) = (spot(&flight.from), spot(&flight.to)) else { return };
    let (from, to, origin) =
        (from.get_bounding_client_rect(), to.get_bounding_client_rect(), layer.get_bounding_client_rect());
    // Hidden elements have no size. Nothing flies to them.
    if [&from, &to].iter().any(|rect| rect.width() <= 0.0) {
        return;
    }
    let (width, height) = flight.picture.1;
    let frame = |rect: &web_sys::DomRect, max_scale: f64| {
        let scale = (rect.width() / width).min(rect.height() / height).clamp(0.2, max_scale);
        let x = rect.left() - origin.left() + (rect.width() - width * scale) / 2.0;
        let y = rect.top() - origin.top() + (rect.height() - height * scale) / 2.0;
        format!("translate({x}px, {y}px) scale({scale})")
    };
    animate(element, &[frame(&from, 0.8), frame(&to, 0.8)], duration_ms);
}

/// Animates an element through these transforms.
pub fn animate(element: &web_sys::Element, transforms: &[String], duration_ms: u32) {
    let set = |object: &Object, name: &str, value: JsValue| {
        // A plain object takes any property.
        let _ = Reflect::set(object, &name.into(), &value);
    };
    let frames = Array::new();
    for transform in transforms {
        let frame = Object::new();
        set(&frame, "transform", transform.into());
        set(&frame, "visibility", "visible".into());
        frames.push(&frame);
    }
    let options = Object::new();
    set(&options, "duration", duration_ms.into());
    set(&options, "easing", "ease-in-out".into());
    set(&options, "fill", "forwards".into());
    let animate =
        Reflect::get(element, &"animate".into()).ok().and_then(|found| found.dyn_into::<Function>().ok());
    if let Some(animate) = animate {
        // In a browser without this API, the element simply appears when the animation is over.
        let _ = animate.call2(element, &frames, &options);
    }
}
