//! The options of a game on the command line: `--option city=drafted`.

use std::str::FromStr;

use alcazar_core::Game;
use anyhow::{Context, Result};
use serde_json::Value;

/// The options of a game.
#[derive(clap::Args)]
pub(crate) struct OptionArgs {
    /// An option of the game, such as city=drafted for Tolède; may be repeated. The pages of the games in
    /// docs/ list the options.
    #[arg(short, long, value_name = "NAME=VALUE")]
    option: Vec<OptionArg>,
}

/// One option.
#[derive(Debug, Clone, PartialEq, Eq)]
struct OptionArg {
    name: String,
    value: Value,
}

impl FromStr for OptionArg {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, value) = text.split_once('=').ok_or("an option is written NAME=VALUE")?;
        // A value that is not JSON is a string, so that strings need no quotes.
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        Ok(Self { name: name.to_owned(), value })
    }
}

impl OptionArgs {
    /// Whether no option is given.
    pub(crate) fn is_empty(&self) -> bool {
        self.option.is_empty()
    }

    /// The options of a game: the defaults, overridden by those given.
    pub(crate) fn read<G: Game>(&self) -> Result<G::Options> {
        let mut options = serde_json::to_value(G::Options::default())?;
        for OptionArg { name, value } in &self.option {
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
        OptionArgs { option }.read::<State>()
    }

    #[test]
    fn missing_options_have_their_defaults() {
        assert_eq!(read(&[]).ok(), Some(Options::default()));
        let drafted = Options { city: CityWay::Drafted, ..Options::default() };
        assert_eq!(read(&["city=drafted", "edition=1"]).ok(), Some(drafted));
        assert_eq!(read(&["city=drafted", "city=quick"]).ok(), Some(Options::default()), "the last one wins");
    }

    #[test]
    fn unknown_options_and_values_are_rejected() {
        assert!("drafted".parse::<OptionArg>().is_err());
        for wrong in ["city=ruined", "colour=red", "edition=9", "=", "city=[[[", "city="] {
            assert!(read(&[wrong]).is_err(), "{wrong}");
        }
    }
}
