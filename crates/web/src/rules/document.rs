//! Loads a page about a game, and draws its pictures.

use std::any::Any;
use std::collections::BTreeMap;

use alcazar_catalog::GameId;
use alcazar_table::json;
use alcazar_words::Language;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::browser;
use crate::context::Shell;
use crate::face::Plate;
use crate::games::face;

/// A kind of page. Every game has its rules; the others are optional.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Document {
    /// The numbered rules.
    Rules,
    /// Where the figures in the rules come from.
    Sources,
    /// The rules on one printed page.
    Summary,
}

impl Document {
    const ALL: [Self; 3] = [Self::Rules, Self::Sources, Self::Summary];

    /// Its name in the list of files, and its address.
    pub(super) fn slug(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Sources => "sources",
            Self::Summary => "summary",
        }
    }

    /// The message with its title.
    pub(super) fn title(self) -> &'static str {
        match self {
            Self::Rules => "web-rules-title",
            Self::Sources => "web-sources-title",
            Self::Summary => "web-summary-title",
        }
    }

    /// The message for a link to it.
    pub(super) fn link(self) -> &'static str {
        match self {
            Self::Rules => "web-rules",
            Self::Sources => "web-sources",
            Self::Summary => "web-summary",
        }
    }
}

/// A page that is shown in an element.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    kind: Document,
    loaded: LocalResource<Loaded>,
    /// Increases whenever another text is shown.
    pub(super) version: RwSignal<u32>,
}

impl Shown {
    /// Whether the page could not be loaded.
    pub(super) fn is_missing(self) -> bool {
        self.loaded.get().is_some_and(|loaded| loaded.text.is_none())
    }

    /// The other pages of this game.
    pub(super) fn others(self) -> Vec<Document> {
        let there = self.loaded.get().map(|loaded| loaded.there).unwrap_or_default();
        there.into_iter().filter(|other| *other != self.kind).collect()
    }
}

/// Shows a page in an element, in the current language or else in English.
pub(super) fn document(kind: Document, game: Memo<GameId>, place: NodeRef<html::Article>) -> Shown {
    let shell = Shell::get();
    let loaded =
        LocalResource::new(move || load(kind, shell.words.with(|words| words.language()), game.get()));
    let pictures = StoredValue::new_local(Vec::new());
    let version = RwSignal::new(0_u32);
    Effect::new(move |_| {
        let (Some(place), Some(loaded)) = (place.get(), loaded.get()) else { return };
        pictures.set_value(Vec::new());
        place.set_inner_html(&loaded.text.unwrap_or_default());
        pictures.set_value(draw_plates(face(game.get()).plates(), &place));
        version.update(|version| *version = version.wrapping_add(1));
    });
    Shown { kind, loaded, version }
}

/// A page, and which pages the game has.
#[derive(Clone, Default)]
struct Loaded {
    text: Option<String>,
    there: Vec<Document>,
}

/// By language, game and page: the address of the file.
type List = BTreeMap<String, BTreeMap<String, BTreeMap<String, String>>>;

async fn load(kind: Document, language: Language, game: GameId) -> Loaded {
    let list = match browser::meta("pages") {
        Some(address) => browser::fetch(&address).await.unwrap_or_default(),
        None => String::new(),
    };
    let list: List = json::read(&list).unwrap_or_default();
    let address = |kind: Document| {
        let mut languages = [language, Language::English].into_iter();
        languages.find_map(|language| list.get(language.tag())?.get(game.slug())?.get(kind.slug()))
    };
    let text = match address(kind) {
        Some(address) => browser::fetch(address).await,
        None => None,
    };
    Loaded { text, there: Document::ALL.into_iter().filter(|kind| address(*kind).is_some()).collect() }
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

/// Says what the small marks beside reconstructed figures mean, to those who point at them or hear them.
pub(super) fn name_marks(text: &web_sys::Element, meaning: &str) {
    for mark in all(text, "a.source") {
        for attribute in ["title", "aria-label"] {
            let _ = mark.set_attribute(attribute, meaning);
        }
    }
}

/// Scrolls to a rule, marks it, and continues there for keyboards and screen readers.
pub(super) fn show_rule(number: &str) {
    let Some(page) = leptos::prelude::document().document_element() else { return };
    for marked in all(&page, ".is-target") {
        let _ = marked.class_list().remove_1("is-target");
    }
    let Some(anchor) = leptos::prelude::document().get_element_by_id(number) else { return };
    let rule = anchor.closest("li, p, h2").ok().flatten().unwrap_or(anchor);
    let _ = rule.class_list().add_1("is-target");
    let _ = rule.set_attribute("tabindex", "-1");
    if let Some(rule) = rule.dyn_ref::<web_sys::HtmlElement>() {
        let _ = rule.focus();
    }
    rule.scroll_into_view();
}

pub(super) fn all(inside: &web_sys::Element, selector: &str) -> Vec<web_sys::Element> {
    let Ok(found) = inside.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_pages_name_exactly_the_plates_that_are_drawn() {
        for &game in GameId::ALL {
            let folder = format!("{}/../../games/{game}/i18n/en", env!("CARGO_MANIFEST_DIR"));
            let pages: String = Document::ALL
                .into_iter()
                .filter_map(|kind| std::fs::read_to_string(format!("{folder}/{}.md", kind.slug())).ok())
                .collect();
            let named = pages.split("](plate:").skip(1).filter_map(|rest| rest.split(')').next());
            let drawn = face(game).plates().iter().map(|plate| plate.name);
            assert_eq!(named.collect::<BTreeSet<_>>(), drawn.collect::<BTreeSet<_>>(), "{game}");
        }
    }
}
