//! Who one is.

use serde::{Deserialize, Serialize};

/// What a guest says about himself: a name, and nothing else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Introduction {
    /// What the others shall call him: 1 to 32 characters on one line.
    pub name: String,
}

/// Who one is to this server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    /// What the others call one.
    pub name: String,
}

/// A code that carries an identity to another device, once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Code {
    /// Letters and digits; spaces, hyphens and case do not matter when it is typed.
    pub code: String,
}

/// The key of a program that plays for one. It is shown once, and only its hash is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Token {
    /// To be sent as `Authorization: Bearer …`.
    pub token: String,
}
