//! Requests to the server outside a table's socket.

use alcazar_table::json;
use alcazar_wire::Fault;
use alcazar_words::Phrase;
use js_sys::Reflect;
use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

/// The code of the fault that there was no answer, or none that could be parsed.
pub(super) const NO_ANSWER: &str = "silence";

/// Gets something; `None` if the answer is empty.
pub(super) async fn get<T: DeserializeOwned>(path: &str) -> Result<Option<T>, Fault> {
    let text = request("GET", path, None).await?;
    if text.is_empty() { Ok(None) } else { parse(&text).map(Some) }
}

/// Gets a text.
pub(super) async fn get_text(path: &str) -> Result<String, Fault> {
    request("GET", path, None).await
}

/// Posts something.
pub(super) async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Fault> {
    let body = serde_json::to_string(body).map_err(|error| Fault::new(NO_ANSWER, error))?;
    parse(&request("POST", path, Some(&body)).await?)
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    json::read(text).map_err(|error| Fault::new(NO_ANSWER, error))
}

async fn request(method: &str, path: &str, body: Option<&str>) -> Result<String, Fault> {
    let no_answer = |_: JsValue| Fault::new(NO_ANSWER, "the server did not answer");
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = js_sys::Object::new();
        Reflect::set(&headers, &"content-type".into(), &"application/json".into()).map_err(no_answer)?;
        init.set_headers(&headers);
        init.set_body(&body.into());
    }
    let address = format!("/api/v1/{path}");
    let asked = window().fetch_with_str_and_init(&address, &init);
    let response: Response = JsFuture::from(asked).await.map_err(no_answer)?.unchecked_into();
    let text = JsFuture::from(response.text().map_err(no_answer)?).await.map_err(no_answer)?;
    let text = text.as_string().unwrap_or_default();
    if response.ok() { Ok(text) } else { Err(parse(&text)?) }
}

/// The message for a fault.
pub(super) fn fault_phrase(fault: &Fault) -> Phrase {
    Phrase::new("web-fault").with("code", fault.code.clone())
}
