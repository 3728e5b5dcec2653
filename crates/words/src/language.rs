//! The languages there are, each with its files.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// The label of a file, like `web.ftl` or `toledo/toledo.ftl`, and its text.
type File = (&'static str, &'static str);

/// The files of every folder in `i18n`, as the build script found them.
const FOLDERS: &[(&str, &[File])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A language that all sentences exist in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English, the language in which the sentences are written first.
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
    /// All of them.
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

    /// What those who speak it call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
            Self::Dutch => "Nederlands",
        }
    }

    /// The first of these tags whose language is spoken here, or else English: what a browser or a system prefers comes
    /// first. A tag that can't be read is passed over.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter().find_map(|tag| tag.parse().ok()).unwrap_or_default()
    }

    /// The ways in which words change inside of sentences, beside plurals. A sentence that names somebody as `$whom`
    /// also knows him as `$whom-dative`: that is the attribute `dative` of the message that names him, or the name as
    /// it is if it has no such attribute.
    pub const fn inflections(self) -> &'static [&'static str] {
        match self {
            Self::English => &[],
            // Prepositions melt into articles; “vous” stands before the verb, a name behind it, and “rien” asks for “ne”.
            Self::French => &["from", "to", "at", "people", "kind"],
            Self::German => &["accusative", "dative", "from", "to", "at", "people"],
            Self::Dutch => &["subject", "at", "people"],
        }
    }

    /// Its identifier, by which plurals and numbers are formed.
    pub fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("the tags are written here and valid")
    }

    /// Its files, each with its name.
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
