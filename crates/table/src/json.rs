//! Reading JSON with little code.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a value of any type from JSON.
///
/// The text becomes a [`Value`] first. Compiled code that reads a type from a `Value` is less than half as
/// large as code that reads it from text, and the web client, which is downloaded, reads a hundred types.
///
/// # Errors
/// If the text is not JSON, or not of this type. Only errors of the first kind know their column.
pub fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_value(serde_json::from_str::<Value>(text)?)
}
