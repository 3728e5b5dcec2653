//! The supported languages, each with its files.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// The label of a file, like `web.ftl` or `toledo/toledo.ftl`, and its text.
type File = (&'static str, &'static str);

/// The files of every folder in `i18n`, collected by the build script.
const FOLDERS: &[(&str, &[File])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A language that the shared messages are translated into.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English, the source language of the messages.
    #[default]
    English,
    /// French, the language of the rulebooks of Tyros and Tolède.
    French,
    /// German, the first language of Toledo.
    German,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All languages.
    pub const ALL: &[Self] = &[Self::English, Self::French, Self::German, Self::Dutch];

    /// Its BCP 47 tag, which is also the name of its folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
            Self::Dutch => "nl",
        }
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
            Self::Dutch => "Nederlands",
        }
    }

    /// The language of the first supported tag in a list of preferences, or else English. Invalid tags are
    /// skipped.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter().find_map(|tag| tag.parse().ok()).unwrap_or_default()
    }

    /// The inflections that the language's messages use, beside plurals. A message with a variable `$whom`
    /// can also use `$whom-dative`: the attribute `dative` of the message passed as `$whom`, or its plain
    /// value if it has no such attribute.
    pub const fn inflections(self) -> &'static [&'static str] {
        match self {
            Self::English => &[],
            // Prepositions contract with articles; “vous” stands before the verb and a name after it; “rien”
            // needs “ne”.
            Self::French => &["from", "to", "at", "people", "kind", "start"],
            Self::German => &["accusative", "dative", "from", "to", "at", "people", "start"],
            Self::Dutch => &["subject", "at", "people", "start"],
        }
    }

    /// Its identifier, for plurals and numbers.
    pub fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("the tags are valid")
    }

    /// Its files: the label and text of each.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        let folder = FOLDERS.iter().find(|(name, _)| *name == self.tag());
        folder.map_or(&[], |(_, files)| files)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// Parses a tag; the region is ignored, so `en-GB` is English.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        let unknown = || UnknownLanguage(tag.to_owned());
        let wanted: LanguageIdentifier = tag.parse().map_err(|_| unknown())?;
        let is_wanted = |language: &&Self| language.identifier().language == wanted.language;
        Self::ALL.iter().find(is_wanted).copied().ok_or_else(unknown)
    }
}

/// The language is not supported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the language “{0}” is not supported")]
pub struct UnknownLanguage(String);
