//! What the client uses of the browser besides drawing.

use js_sys::{Array, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlElement, Response, Storage, Url};

/// The local storage, which holds the settings, if this browser allows it.
pub fn local_storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The languages that the browser prefers, best first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Sets an attribute of the whole page, for the style sheet.
pub fn set_root(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(attribute, value);
    }
}

/// Sets the language of the page, for screen readers.
pub fn set_language(tag: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", tag);
    }
}

/// Sets the title of the page and of its tab.
pub fn set_title(title: &str) {
    document().set_title(title);
}

/// Sets the tab's icon: the one that says it is the player's turn, or the default.
pub fn set_icon(is_turn: bool) {
    let name = if is_turn { "icon-turn" } else { "icon" };
    let (Some(address), Ok(Some(link))) = (meta(name), document().query_selector("link[rel=icon]")) else {
        return;
    };
    let _ = link.set_attribute("href", &address);
}

/// Whether the player prefers reduced motion.
pub fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the player prefers dark colours.
pub fn prefers_dark() -> bool {
    let query = window().match_media("(prefers-color-scheme: dark)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the window is wide enough for a panel beside the board.
pub fn is_wide() -> bool {
    window().match_media("(min-width: 64.01rem)").ok().flatten().is_some_and(|query| query.matches())
}

/// Milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// A date and time, formatted for this language.
pub fn format_date(at: f64, language: &str) -> String {
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let date = js_sys::Date::new(&JsValue::from_f64(at));
    date.to_locale_string(language, &options).into()
}

/// The time of day; with the date if it is not today.
pub fn format_time(at: f64, language: &str) -> String {
    let (date, today) = (js_sys::Date::new(&JsValue::from_f64(at)), js_sys::Date::new_0());
    if date.to_date_string() != today.to_date_string() {
        return format_date(at, language);
    }
    let options = js_sys::Object::new();
    let _ = Reflect::set(&options, &"timeStyle".into(), &"short".into());
    date.to_locale_string(language, &options).into()
}

/// Random bytes from the operating system.
///
/// # Errors
/// If the browser provides none.
pub fn random_bytes<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Downloads a text as a file.
///
/// # Errors
/// If the browser refuses.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = Array::of1(&text.into());
    let properties = BlobPropertyBag::new();
    properties.set_type("application/jsonl");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &properties)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url)
}

/// The text of a file that the player chose.
///
/// # Errors
/// If it can't be read as text.
pub async fn read_text(file: &Blob) -> Result<String, JsValue> {
    JsFuture::from(file.text()).await?.as_string().ok_or(JsValue::NULL)
}

/// Copies a text to the clipboard; returns whether it succeeded.
pub async fn copy_to_clipboard(text: &str) -> bool {
    // Only pages from a secure origin have a clipboard.
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// Asks the browser not to evict the stored games when disk space runs low.
pub async fn request_persistent_storage() {
    let storage = Reflect::get(&window().navigator(), &"storage".into());
    if storage.is_ok_and(|storage| storage.is_object())
        && let Ok(promise) = window().navigator().storage().persist()
    {
        let _ = JsFuture::from(promise).await;
    }
}

/// The content of the `<meta>` element of this name: the version, or the address of a file whose name
/// contains a hash.
pub fn meta(name: &str) -> Option<String> {
    let named = document().query_selector(&format!("meta[name={name}]")).ok().flatten()?;
    named.get_attribute("content")
}

/// The text of one of the client's files, or `None` if it can't be loaded.
pub async fn fetch(address: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(address)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Reloads the page.
pub fn reload() {
    // If the browser refuses, nothing changes.
    let _ = window().location().reload();
}

/// Moves the focus to the element with this id.
pub fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Whether a dialog or a menu is open. It then receives all keys.
pub fn is_modal_open() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|open| open.is_some())
}

/// Whether a key pressed now would type into a field.
pub fn is_typing() -> bool {
    let Some(element) = document().active_element() else { return false };
    let name = element.tag_name().to_ascii_lowercase();
    let is_text = name == "input"
        && !matches!(element.get_attribute("type").as_deref(), Some("checkbox" | "radio" | "range" | "file"));
    is_text || name == "select" || name == "textarea"
}

/// Whether a control has the focus. It then receives the space bar.
pub fn is_focused() -> bool {
    let Some(element) = document().active_element() else { return false };
    element.tag_name() != "BODY" && element.id() != "main"
}

/// Whether the window is wide enough for a docked log.
pub fn has_dock() -> bool {
    window().match_media("(min-width: 75rem)").ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the player has interacted with the page yet. Before that, browsers block sound and log a warning
/// for each attempt.
pub fn has_user_activation() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let was = activation.and_then(|activation| Reflect::get(&activation, &"hasBeenActive".into()));
    was.ok().and_then(|was| was.as_bool()).unwrap_or(true)
}

/// Waits this long.
pub async fn sleep(milliseconds: u32) {
    gloo_timers::future::TimeoutFuture::new(milliseconds).await;
}

/// Lets other pending tasks and messages run.
pub async fn yield_to_event_loop() {
    sleep(0).await;
}

/// Whether the window matches a media query, which may change.
pub fn matches(query: &'static str) -> Signal<bool> {
    let is_match = move || window().match_media(query).ok().flatten().is_some_and(|list| list.matches());
    let matching = RwSignal::new(is_match());
    let listener = window_event_listener(leptos::ev::resize, move |_| {
        if matching.get_untracked() != is_match() {
            matching.set(is_match());
        }
    });
    on_cleanup(move || listener.remove());
    matching.into()
}

/// One of two values, for an upright or a wide window; it follows changes of the window.
pub fn by_orientation<T: PartialEq + Sync>(upright: &'static T, wide: &'static T) -> Signal<&'static T> {
    let shape = move || {
        let length = |length: Result<JsValue, JsValue>| length.ok().and_then(|length| length.as_f64());
        let window = window();
        let is_upright = length(window.inner_height()) > length(window.inner_width());
        if is_upright { upright } else { wide }
    };
    let matching = RwSignal::new(shape());
    let listener = window_event_listener(leptos::ev::resize, move |_| {
        if matching.get_untracked() != shape() {
            matching.set(shape());
        }
    });
    on_cleanup(move || listener.remove());
    matching.into()
}
