//! Identities.

use serde::{Deserialize, Serialize};

/// Sets a person's name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Introduction {
    /// The name that others see: 1 to 32 characters on one line.
    pub name: String,
}

/// Your identity on this server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    /// The name that others see.
    pub name: String,
}

/// A single-use code that gives another device your identity.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Code {
    /// Letters and digits. Spaces, hyphens and case are ignored.
    pub code: String,
}

/// The key of a program that plays for you. It is shown once, and only its hash is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Token {
    /// To be sent as `Authorization: Bearer …`.
    pub token: String,
}
