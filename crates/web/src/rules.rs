//! The rules of a game, numbered and searchable, with pictures. Every reason for an illegal action links to
//! its rule.

use std::any::Any;
use std::collections::BTreeMap;

use alcazar_catalog::GameId;
use alcazar_words::{Language, Phrase};
use leptos::html;
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use wasm_bindgen::JsCast;

use crate::app::game_in_query;
use crate::browser;
use crate::context::Shell;
use crate::face::Plate;
use crate::games::face;

/// The page.
pub(crate) fn page() -> impl IntoView {
    let shell = Shell::get();
    let game = game_in_query();
    let hash = use_location().hash;
    let text = NodeRef::<html::Article>::new();
    let search = RwSignal::new(String::new());
    let name = move || shell.say(&face(game.get()).name());
    let title = move || shell.say(&Phrase::new("web-rules-title").with("game", name()));
    Effect::new(move |_| browser::set_title(&title()));
    let page = LocalResource::new(move || load(shell.words.with(|words| words.language()), game.get()));
    let pictures = StoredValue::new_local(Vec::new());
    // Increases whenever another text is shown.
    let shown = RwSignal::new(0_u32);
    Effect::new(move |_| {
        let (Some(text), Some(page)) = (text.get(), page.get()) else { return };
        pictures.set_value(Vec::new());
        text.set_inner_html(&page.unwrap_or_default());
        pictures.set_value(draw_plates(face(game.get()).plates(), &text));
        shown.update(|shown| *shown = shown.wrapping_add(1));
    });
    Effect::new(move |_| {
        shown.track();
        let number = hash.with(|hash| hash.trim_start_matches('#').to_owned());
        if text.get().is_some() && !number.is_empty() {
            request_animation_frame(move || show_rule(&number));
        }
    });
    Effect::new(move |_| {
        shown.track();
        if let Some(text) = text.get() {
            filter(&text, &search.get().to_lowercase());
        }
    });
    view! {
        <main id="main" class="page rules-page" data-game=move || game.get().slug()>
            <p><a href="/" data-testid="home">{shell.text("web-home")}</a></p>
            <h1>{title}</h1>
            <label class="field search">
                <span>{shell.text("web-rules-search")}</span>
                <input
                    type="search"
                    data-testid="rules-search"
                    prop:value=move || search.get()
                    on:input=move |event| search.set(event_target_value(&event))
                />
            </label>
            // The drawings take their colours from the element around them.
            <div class=move || game.get().slug()>{move || face(game.get()).sheet()}</div>
            {move || matches!(page.get(), Some(None)).then(|| view! {
                <p class="trouble" role="alert">{shell.text("web-rules-missing")}</p>
            })}
            <article class="rules-text" data-testid="rules" node_ref=text></article>
        </main>
    }
}

/// The page of a game in this language, or else in English; none if it can't be loaded.
async fn load(language: Language, game: GameId) -> Option<String> {
    let list = browser::fetch(&browser::meta("rules")?).await?;
    let list: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_str(&list).ok()?;
    let page = |language: Language| list.get(language.tag()).and_then(|pages| pages.get(game.slug()));
    browser::fetch(page(language).or_else(|| page(Language::English))?).await
}

/// Draws every plate where the text refers to it. Each stays mounted as long as the returned handle.
fn draw_plates(plates: &[Plate], text: &web_sys::Element) -> Vec<Box<dyn Any>> {
    let draw = |place: web_sys::Element| -> Option<Box<dyn Any>> {
        let name = place.get_attribute("data-plate")?;
        let plate = plates.iter().find(|plate| plate.name == name)?;
        Some(Box::new(leptos::mount::mount_to(place.dyn_into().ok()?, plate.draw)))
    };
    all(text, "[data-plate]").into_iter().filter_map(draw).collect()
}

/// Scrolls to a rule and marks it.
fn show_rule(number: &str) {
    let Some(page) = document().document_element() else { return };
    for marked in all(&page, ".is-target") {
        let _ = marked.class_list().remove_1("is-target");
    }
    let Some(anchor) = document().get_element_by_id(number) else { return };
    let rule = anchor.closest("li, p, h2").ok().flatten().unwrap_or(anchor);
    let _ = rule.class_list().add_1("is-target");
    rule.scroll_into_view();
}

/// Hides what does not contain the search text. An empty search shows everything.
fn filter(text: &web_sys::Element, search: &str) {
    for part in children(text) {
        let is_list = matches!(part.tag_name().to_ascii_lowercase().as_str(), "ul" | "ol");
        let mut is_found = contains(&part, search);
        if is_list {
            is_found = false;
            for item in children(&part) {
                let is_item_found = contains(&item, search);
                hide(&item, !is_item_found);
                is_found |= is_item_found;
            }
        }
        hide(&part, !is_found);
    }
}

fn contains(part: &web_sys::Element, search: &str) -> bool {
    search.trim().is_empty() || part.text_content().unwrap_or_default().to_lowercase().contains(search.trim())
}

fn hide(part: &web_sys::Element, is_hidden: bool) {
    let _ = part.toggle_attribute_with_force("hidden", is_hidden);
}

fn children(element: &web_sys::Element) -> Vec<web_sys::Element> {
    let children = element.children();
    (0..children.length()).filter_map(|index| children.item(index)).collect()
}

fn all(inside: &web_sys::Element, selector: &str) -> Vec<web_sys::Element> {
    let Ok(found) = inside.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_rules_name_exactly_the_plates_that_are_drawn() {
        for &game in GameId::ALL {
            let path = format!("{}/../../games/{game}/i18n/en/rules.md", env!("CARGO_MANIFEST_DIR"));
            let page = std::fs::read_to_string(&path).expect(&path);
            let named = page.split("](plate:").skip(1).filter_map(|rest| rest.split(')').next());
            let drawn = face(game).plates().iter().map(|plate| plate.name);
            assert_eq!(named.collect::<BTreeSet<_>>(), drawn.collect::<BTreeSet<_>>(), "{game}");
        }
    }
}
