//! The languages there are, each with its files.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language that all sentences exist in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English, the language in which the sentences are written first.
    #[default]
    English,
}

impl Language {
    /// All of them.
    pub const ALL: &[Self] = &[Self::English];

    /// Its BCP 47 tag, which is also the name of its folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// Its identifier, by which plurals and numbers are formed.
    pub fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("the tags are written here and valid")
    }

    /// Its files, each with its name.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::English => &[
                ("common.ftl", include_str!("../../../i18n/en/common.ftl")),
                ("governor.ftl", include_str!("../../../i18n/en/governor.ftl")),
                ("toledo.ftl", include_str!("../../../i18n/en/toledo.ftl")),
                ("tyros.ftl", include_str!("../../../i18n/en/tyros.ftl")),
            ],
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// Reads a tag; a region does not matter, so `en-GB` is English.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        let unknown = || UnknownLanguage(tag.to_owned());
        let wanted: LanguageIdentifier = tag.parse().map_err(|_| unknown())?;
        let is_wanted = |language: &&Self| language.identifier().language == wanted.language;
        Self::ALL.iter().find(is_wanted).copied().ok_or_else(unknown)
    }
}

/// There are no sentences in this language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there are no sentences in the language “{0}”")]
pub struct UnknownLanguage(String);
