//! What a table chooses before the game, as somebody types it: `--option city=drafted`.

use std::str::FromStr;

use alcazar_core::Game;
use anyhow::{Context, Result};
use serde_json::Value;

/// The part of a command line that chooses.
#[derive(clap::Args)]
pub(crate) struct Choices {
    /// What the table chooses before the game, such as city=drafted for Tolède; may be said several times. The pages of
    /// the games in docs/ list what there is.
    #[arg(short, long, value_name = "NAME=VALUE")]
    option: Vec<Choice>,
}

/// One choice.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Choice {
    name: String,
    value: Value,
}

impl FromStr for Choice {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, value) = text.split_once('=').ok_or("an option is written NAME=VALUE")?;
        // Numbers are numbers; whatever is not JSON is a text, so that nobody has to quote it.
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        Ok(Self { name: name.to_owned(), value })
    }
}

impl Choices {
    /// Whether nothing is chosen.
    pub(crate) fn is_empty(&self) -> bool {
        self.option.is_empty()
    }

    /// The options of a game: the usual ones, but for what is chosen.
    pub(crate) fn read<G: Game>(&self) -> Result<G::Options> {
        let mut options = serde_json::to_value(G::Options::default())?;
        for Choice { name, value } in &self.option {
            if let Value::Object(fields) = &mut options {
                fields.insert(name.clone(), value.clone());
            }
        }
        serde_json::from_value(options).with_context(|| format!("{} has no such option", G::ID))
    }
}

#[cfg(test)]
mod tests {
    use governor::{CityWay, Options, State};

    use super::*;

    fn read(choices: &[&str]) -> Result<Options> {
        let option = choices.iter().map(|text| text.parse().expect("an option")).collect();
        Choices { option }.read::<State>()
    }

    #[test]
    fn what_is_not_chosen_is_as_usual() {
        assert_eq!(read(&[]).ok(), Some(Options::default()));
        let drafted = Options { city: CityWay::Drafted, ..Options::default() };
        assert_eq!(read(&["city=drafted", "edition=1"]).ok(), Some(drafted));
        assert_eq!(
            read(&["city=drafted", "city=quick"]).ok(),
            Some(Options::default()),
            "the last one counts"
        );
    }

    #[test]
    fn what_does_not_exist_is_refused() {
        assert!("drafted".parse::<Choice>().is_err());
        for wrong in ["city=ruined", "colour=red", "edition=9", "=", "city=[[[", "city="] {
            assert!(read(&[wrong]).is_err(), "{wrong}");
        }
    }
}
