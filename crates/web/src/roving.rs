//! Tab stops and arrow keys.
//!
//! A board and a hand are one tab stop each: the tab key leaves them, and the arrow keys move between the
//! things in them by where they are drawn, also to things that can't be chosen. Home and End go to the first
//! and the last thing, Page Up and Page Down to the previous and the next that can be chosen. Buttons beside
//! a board, and things in the corners, are tab stops while they can be chosen.
//!
//! Elsewhere the arrow keys step through the game's history: [`crate::keys`].

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, NodeList};

/// What is one tab stop.
const GROUPS: &str = ".board, .hand";

/// The things in a group.
const THINGS: &str = "[data-thing]:not(button), svg [role=img][aria-label]";

/// What can be chosen.
const CHOICES: &str = ".glows, .touched";

/// The attribute of the thing that was focused last in its group.
const CURRENT: &str = "data-current";

/// The elements of a list.
pub(crate) fn elements(found: Result<NodeList, wasm_bindgen::JsValue>) -> Vec<Element> {
    let Ok(found) = found else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// Whether an element matches a selector.
pub(crate) fn matches(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}

/// Whether an element is drawn.
pub(crate) fn is_drawn(element: &Element) -> bool {
    let area = element.get_bounding_client_rect();
    area.width() > 0.0 && area.height() > 0.0
}

/// Moves the focus to an element.
pub(crate) fn focus(element: &Element) {
    // An SVG element has this method too.
    let _ = element.unchecked_ref::<HtmlElement>().focus();
}

/// Sets the tab stops for what can be chosen now.
pub(crate) fn refresh() {
    for thing in elements(document().query_selector_all("[data-thing]")) {
        if thing.closest(GROUPS).ok().flatten().is_none() || matches(&thing, "button") {
            set_tab_stop(&thing, matches(&thing, CHOICES));
        }
    }
    for group in elements(document().query_selector_all(GROUPS)) {
        let things = things(&group);
        let current = current(&things);
        for thing in &things {
            set_tab_stop(thing, Some(thing) == current);
        }
    }
}

fn set_tab_stop(thing: &Element, is_stop: bool) {
    let value = if is_stop { "0" } else { "-1" };
    if thing.get_attribute("tabindex").as_deref() != Some(value) {
        let _ = thing.set_attribute("tabindex", value);
    }
}

fn things(group: &Element) -> Vec<Element> {
    elements(group.query_selector_all(THINGS))
}

/// The tab stop of a group: the thing that was focused last, unless others can be chosen and it can't.
fn current(things: &[Element]) -> Option<&Element> {
    let active = document().active_element();
    let chosen = things.iter().find(|thing| matches(thing, CHOICES) && is_drawn(thing));
    things
        .iter()
        .find(|thing| Some(*thing) == active.as_ref())
        .or_else(|| {
            let last = things.iter().find(|thing| thing.has_attribute(CURRENT) && is_drawn(thing))?;
            (chosen.is_none() || matches(last, CHOICES)).then_some(last)
        })
        .or(chosen)
        .or_else(|| things.iter().find(|thing| is_drawn(thing)))
}

/// Remembers a thing that has got the focus as the tab stop of its group.
pub(crate) fn remember(element: &Element) {
    let Ok(Some(group)) = element.closest(GROUPS) else { return };
    if !matches(element, THINGS) {
        return;
    }
    for thing in things(&group) {
        let _ = if thing == *element {
            thing.set_attribute(CURRENT, "")
        } else {
            thing.remove_attribute(CURRENT)
        };
    }
    refresh();
}

/// Handles a key in a board or a hand; returns whether it means something there.
pub(crate) fn handle(event: &KeyboardEvent) -> bool {
    let is_modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    let Some(active) = document().active_element().filter(|_| !is_modified) else { return false };
    let Ok(Some(group)) = active.closest(GROUPS) else { return false };
    let mut things = things(&group);
    things.retain(|thing| *thing == active || is_drawn(thing));
    let Some(here) = things.iter().position(|thing| *thing == active) else {
        // The board itself has the focus while others play; the first key enters it.
        let is_arrow = event.key().starts_with("Arrow");
        return active == group && is_arrow && current(&things).inspect(|first| focus(first)).is_some();
    };
    let choice = |thing: &&Element| matches(thing, CHOICES);
    let middles: Vec<(f64, f64)> = things.iter().map(middle).collect();
    let toward = |x: f64, y: f64| nearest(&middles, here, (x, y)).map(|index| &things[index]);
    let target = match event.key().as_str() {
        "ArrowLeft" => toward(-1.0, 0.0),
        "ArrowRight" => toward(1.0, 0.0),
        "ArrowUp" => toward(0.0, -1.0),
        "ArrowDown" => toward(0.0, 1.0),
        "Home" => things.first(),
        "End" => things.last(),
        "PageDown" => things[here + 1..].iter().chain(&things[..here]).find(choice),
        "PageUp" => things[..here].iter().rev().chain(things[here + 1..].iter().rev()).find(choice),
        _ => return false,
    };
    if let Some(target) = target {
        focus(target);
    }
    true
}

/// The middle of where a thing is drawn.
fn middle(thing: &Element) -> (f64, f64) {
    let area = thing.get_bounding_client_rect();
    (area.left() + area.width() / 2.0, area.top() + area.height() / 2.0)
}

/// The thing next to another in a direction. Distance to the side counts three times, so that an arrow
/// follows a row or a column as long as there is one.
fn nearest(middles: &[(f64, f64)], here: usize, (x, y): (f64, f64)) -> Option<usize> {
    let from = middles[here];
    let cost = |to: &(f64, f64)| {
        let (across, down) = (to.0 - from.0, to.1 - from.1);
        let (ahead, aside) = (across * x + down * y, (across * y + down * x).abs());
        // A figure before a house is neither left nor right of it.
        let is_ahead = ahead > 2.0 && ahead * 3.0 > aside;
        is_ahead.then_some(ahead + 3.0 * aside)
    };
    let costs = middles.iter().enumerate().filter_map(|(index, to)| Some((index, cost(to)?)));
    costs.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_to_what_is_drawn_there() {
        // A row of three, and one below the second, slightly to the right.
        let middles = [(0.0, 0.0), (100.0, 4.0), (200.0, 0.0), (120.0, 100.0)];
        assert_eq!(nearest(&middles, 0, (1.0, 0.0)), Some(1));
        assert_eq!(nearest(&middles, 1, (1.0, 0.0)), Some(2));
        assert_eq!(nearest(&middles, 2, (1.0, 0.0)), None);
        assert_eq!(nearest(&middles, 1, (0.0, 1.0)), Some(3));
        assert_eq!(nearest(&middles, 3, (0.0, -1.0)), Some(1));
        assert_eq!(nearest(&middles, 0, (-1.0, 0.0)), None);
    }
}
