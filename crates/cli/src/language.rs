//! The language of messages.

use alcazar_words::{Language, Words};

/// The flag that chooses the language.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct LanguageArg {
    /// The language of messages: en, fr, de or nl [default: the system’s]. Notation, the labels of boards and
    /// JSON output stay English.
    #[arg(long, value_name = "TAG")]
    language: Option<Language>,
}

impl LanguageArg {
    /// The messages in the chosen language or, by default, the system's.
    pub(crate) fn words(self) -> Words {
        Words::new(self.language.unwrap_or_else(system))
    }
}

fn system() -> Language {
    let preferred: Vec<String> = sys_locale::get_locales().collect();
    Language::preferred(preferred.iter().map(String::as_str))
}
