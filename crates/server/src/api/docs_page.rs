//! The API documentation as an HTML page. It has no scripts and no styles, so it needs no exception from the
//! content security policy.

use std::fmt::Write as _;

use serde_json::Value;
use utoipa::openapi::OpenApi;

/// Renders the page.
pub(super) fn of(description: &OpenApi) -> String {
    let value = serde_json::to_value(description).unwrap_or_default();
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Alcazar: API</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><h1>Alcazar: API</h1>",
    );
    let text = |value: &Value| escaped(value.as_str().unwrap_or_default());
    let _ = write!(page, "<p>{}</p>", text(&value["info"]["description"]));
    page.push_str("<p>For programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p>");
    for (path, methods) in entries(&value["paths"]) {
        for (method, operation) in entries(methods) {
            let _ = write!(page, "<h2><code>{} {}</code></h2>", method.to_uppercase(), escaped(path));
            let _ = write!(page, "<p>{}</p>", text(&operation["summary"]));
            let parameters = operation["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
            if !parameters.is_empty() {
                page.push_str("<ul>");
                for parameter in parameters {
                    let (name, description) = (text(&parameter["name"]), text(&parameter["description"]));
                    let _ = write!(page, "<li><code>{name}</code> {description}</li>");
                }
                page.push_str("</ul>");
            }
            if let Some(body) = schema_name(&operation["requestBody"]) {
                let _ = write!(page, "<p>Body: <a href=\"#{body}\">{body}</a></p>");
            }
            page.push_str("<ul>");
            for (status, response) in entries(&operation["responses"]) {
                let _ = write!(page, "<li>{} {}", escaped(status), text(&response["description"]));
                if let Some(body) = schema_name(response) {
                    let _ = write!(page, " <a href=\"#{body}\">{body}</a>");
                }
                page.push_str("</li>");
            }
            page.push_str("</ul>");
        }
    }
    page.push_str("<h1>Schemas</h1>");
    for (name, schema) in entries(&value["components"]["schemas"]) {
        let name = escaped(name);
        let _ = write!(page, "<h2 id=\"{name}\">{name}</h2><p>{}</p>", text(&schema["description"]));
        let schema = serde_json::to_string_pretty(schema).unwrap_or_default();
        let _ = write!(page, "<details><summary>Schema</summary><pre>{}</pre></details>", escaped(&schema));
    }
    page.push_str("</html>");
    page
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

/// The name of the schema of a body.
fn schema_name(body: &Value) -> Option<String> {
    let content = body["content"].as_object()?.values().next()?;
    let reference = content["schema"]["$ref"].as_str()?;
    Some(escaped(reference.rsplit('/').next()?))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
