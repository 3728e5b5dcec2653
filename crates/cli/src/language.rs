//! In which language people are spoken to.

use alcazar_words::{Language, Words};

/// What can be said on the command line.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct Choice {
    /// The language of sentences: en, fr, de or nl. The system’s if nothing is said. Notation, the labels of boards and
    /// what programs read stay English.
    #[arg(long, value_name = "TAG")]
    language: Option<Language>,
}

impl Choice {
    /// The sentences of the chosen language, or of the one that the system prefers.
    pub(crate) fn words(self) -> Words {
        Words::new(self.language.unwrap_or_else(system))
    }
}

fn system() -> Language {
    let preferred: Vec<String> = sys_locale::get_locales().collect();
    Language::preferred(preferred.iter().map(String::as_str))
}
