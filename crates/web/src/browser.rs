//! What the browser is asked for beside drawing.

use js_sys::{Array, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlElement, Response, Storage, Url};

/// The little storage for settings, if this browser allows it.
pub fn local_storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The languages that the browser prefers, best first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Tells the page its theme, for styles.
pub fn set_theme(theme: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-theme", theme);
    }
}

/// Tells the page its language, for those who read it aloud.
pub fn set_language(tag: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", tag);
    }
}

/// Sets the title of the page, which is also that of its tab.
pub fn set_title(title: &str) {
    document().set_title(title);
}

/// Gives the tab the picture that calls the player, or the usual one.
pub fn set_icon(is_calling: bool) {
    let name = if is_calling { "icon-turn" } else { "icon" };
    let (Some(address), Ok(Some(link))) = (meta(name), document().query_selector("link[rel=icon]")) else {
        return;
    };
    let _ = link.set_attribute("href", &address);
}

/// Whether the player wants nothing to move.
pub fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Whether there is room for a panel beside the board.
pub fn is_wide() -> bool {
    window().match_media("(min-width: 64.01rem)").ok().flatten().is_some_and(|query| query.matches())
}

/// Milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// A date and time as people write it in this language.
pub fn format_date(at: f64, language: &str) -> String {
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let date = js_sys::Date::new(&JsValue::from_f64(at));
    date.to_locale_string(language, &options).into()
}

/// Random bytes of the best kind there is.
///
/// # Errors
/// If the browser gives none.
pub fn random_bytes<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Lets the player keep a text as a file.
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

/// The text of a file that was chosen.
///
/// # Errors
/// If it can't be read as text.
pub async fn read_text(file: &Blob) -> Result<String, JsValue> {
    JsFuture::from(file.text()).await?.as_string().ok_or(JsValue::NULL)
}

/// Puts a text where it can be pasted from; whether that was possible.
pub async fn copy_to_clipboard(text: &str) -> bool {
    // Only pages from a safe origin have a clipboard at all.
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// Asks the browser to keep what is stored even if room gets scarce.
pub async fn request_persistent_storage() {
    let storage = Reflect::get(&window().navigator(), &"storage".into());
    if storage.is_ok_and(|storage| storage.is_object())
        && let Ok(promise) = window().navigator().storage().persist()
    {
        let _ = JsFuture::from(promise).await;
    }
}

/// What the page says about itself under this name: its version, or where a file is whose name carries a hash.
pub fn meta(name: &str) -> Option<String> {
    let named = document().query_selector(&format!("meta[name={name}]")).ok().flatten()?;
    named.get_attribute("content")
}

/// The text of a file of the client; none if it can't be had.
pub async fn fetch(address: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(address)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Loads the page anew.
pub fn reload() {
    // If the browser refuses, everything stays as it is.
    let _ = window().location().reload();
}

/// Moves the focus to the element with this id.
pub fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Whether a dialog or a menu lies over the page: keys are meant for it alone.
pub fn is_modal_open() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|open| open.is_some())
}

/// Whether a key that is pressed now would write into something.
pub fn is_typing() -> bool {
    let Some(element) = document().active_element() else { return false };
    let name = element.tag_name().to_ascii_lowercase();
    let is_typed = name == "input"
        && !matches!(element.get_attribute("type").as_deref(), Some("checkbox" | "radio" | "range" | "file"));
    is_typed || name == "select" || name == "textarea"
}

/// Whether the player has touched the page yet. Before that, browsers allow no sound, and complain about those who try.
pub fn has_user_activation() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let was = activation.and_then(|activation| Reflect::get(&activation, &"hasBeenActive".into()));
    was.ok().and_then(|was| was.as_bool()).unwrap_or(true)
}

/// Waits.
pub async fn sleep(milliseconds: u32) {
    gloo_timers::future::TimeoutFuture::new(milliseconds).await;
}

/// Waits just long enough for others to get a word in.
pub async fn yield_to_event_loop() {
    sleep(0).await;
}

/// One of two arrangements by the shape of the window, as it is at each moment.
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
