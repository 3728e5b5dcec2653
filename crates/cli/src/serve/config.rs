//! How a server is set up: by flags, by the environment, by a file, in this order; nothing has to be.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use alcazar_server::Settings;
use anyhow::{Context as _, Result};
use etcetera::BaseStrategy as _;
use figment::Figment;
use figment::providers::{Env, Format as _, Serialized, Toml};
use serde::{Deserialize, Serialize};

/// What stands before the names of variables in the environment, as in `ALCAZAR_LISTEN`.
const PREFIX: &str = "ALCAZAR_";

#[derive(clap::Args, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Args {
    /// A file of settings, in TOML. Each flag below, but for --lan and --open, may stand in it and in the environment: `listen =
    /// "0.0.0.0:80"`, `ALCAZAR_LISTEN`.
    #[arg(long, value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,
    /// Where everything is kept. By default in the folder where this system keeps the data of programs.
    #[arg(long, value_name = "FOLDER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<PathBuf>,
    /// Where to listen. Browsers keep saved games by address: another port has none of them.
    #[arg(long, value_name = "ADDRESS:PORT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    listen: Option<SocketAddr>,
    /// The address by which people reach the server, if it stands behind a proxy: `https://play.example`
    #[arg(long, value_name = "URL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    public_url: Option<String>,
    /// Let others in the same network in, and show the address and a QR code for them.
    #[arg(long)]
    lan: bool,
    /// Open the browser.
    #[arg(long)]
    open: bool,
    /// Serve a folder that `cargo xtask web` has built, instead of the client in this program.
    #[arg(long, value_name = "FOLDER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<PathBuf>,
    /// What to tell on the standard error stream: error, warn, info, debug, or by module as in `alcazar_server=debug`.
    #[arg(long, value_name = "LEVEL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<String>,
    /// After how many milliseconds a bot answers.
    #[arg(long, value_name = "MS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    bot_delay: Option<u64>,
    /// How many moves a bot may try out for one decision.
    #[arg(long, value_name = "NODES")]
    #[serde(skip_serializing_if = "Option::is_none")]
    bot_nodes: Option<u64>,
    /// How many bots may think at the same time.
    #[arg(long, value_name = "NUMBER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    thinkers: Option<usize>,
    /// After how many seconds a table where nothing happens is put to sleep.
    #[arg(long, value_name = "SECONDS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    sleep_after: Option<u64>,
    /// How many new guests per second are let in.
    #[arg(long, value_name = "NUMBER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    guests_per_second: Option<u32>,
    /// How many messages per second a socket may bring.
    #[arg(long, value_name = "NUMBER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    messages_per_second: Option<u32>,
}

/// All settings.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Config {
    pub(super) data: Option<PathBuf>,
    pub(super) listen: Option<SocketAddr>,
    pub(super) public_url: Option<String>,
    pub(super) lan: bool,
    pub(super) open: bool,
    pub(super) from: Option<PathBuf>,
    pub(super) log: String,
    bot_delay: u64,
    bot_nodes: u64,
    thinkers: usize,
    sleep_after: u64,
    guests_per_second: u32,
    messages_per_second: u32,
}

impl Default for Config {
    fn default() -> Self {
        let usual = Settings::default();
        Self {
            data: None,
            listen: None,
            public_url: None,
            lan: false,
            open: false,
            from: None,
            log: "info".to_owned(),
            bot_delay: usual.bot_delay.as_millis() as u64,
            bot_nodes: usual.bot_nodes,
            thinkers: usual.bot_threads,
            sleep_after: usual.hibernate_after.as_secs(),
            guests_per_second: usual.guests_per_second,
            messages_per_second: usual.messages_per_second,
        }
    }
}

/// What may stand in the environment.
const NAMES: [&str; 11] = [
    "data",
    "listen",
    "public-url",
    "from",
    "log",
    "bot-delay",
    "bot-nodes",
    "thinkers",
    "sleep-after",
    "guests-per-second",
    "messages-per-second",
];

impl Config {
    /// What follows from flags, environment and file.
    pub(super) fn read(args: Args) -> Result<Self> {
        let mut figment = Figment::from(Serialized::defaults(Self::default()));
        if let Some(file) = &args.config {
            anyhow::ensure!(file.exists(), "there is no file {}", file.display());
            figment = figment.merge(Toml::file_exact(file));
        }
        let environment =
            Env::prefixed(PREFIX).map(|name| name.as_str().replace('_', "-").into()).only(&NAMES);
        let config: Self = figment.merge(environment).merge(Serialized::defaults(args)).extract()?;
        if let Some(url) = &config.public_url {
            let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
            let is_origin =
                host.is_some_and(|host| !host.is_empty() && !host.trim_end_matches('/').contains('/'));
            anyhow::ensure!(is_origin, "“{url}” is no address like https://play.example");
        }
        Ok(config)
    }

    /// Where everything is kept.
    pub(super) fn data(&self) -> Result<PathBuf> {
        match &self.data {
            Some(folder) => Ok(folder.clone()),
            None => usual_folder(),
        }
    }

    pub(super) fn settings(&self) -> Settings {
        Settings {
            public_url: self.public_url.clone(),
            bot_delay: Duration::from_millis(self.bot_delay),
            bot_nodes: self.bot_nodes,
            bot_threads: self.thinkers,
            hibernate_after: Duration::from_secs(self.sleep_after),
            guests_per_second: self.guests_per_second,
            messages_per_second: self.messages_per_second,
            ..Settings::default()
        }
    }
}

/// The folder where a server keeps everything if nobody says otherwise.
pub(crate) fn usual_folder() -> Result<PathBuf> {
    let folder =
        etcetera::choose_base_strategy().context("there is no home folder: say --data FOLDER")?.data_dir();
    Ok(folder.join("alcazar").join("server"))
}

#[cfg(test)]
#[expect(clippy::result_large_err, reason = "figment says how its closures fail")]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    fn read(words: &[&str]) -> Result<Config> {
        let line = Line::parse_from(["serve"].iter().chain(words));
        Config::read(line.args)
    }

    #[test]
    fn flags_count_more_than_the_environment_and_that_more_than_a_file() {
        figment::Jail::expect_with(|jail| {
            jail.create_file("alcazar.toml", "listen = \"127.0.0.1:1\"\nbot-delay = 7\nlog = \"warn\"")?;
            jail.set_env("ALCAZAR_LISTEN", "127.0.0.1:2");
            jail.set_env("ALCAZAR_BOT_DELAY", "8");
            jail.set_env("ALCAZAR_WEB", "something else");
            let config = read(&["--config", "alcazar.toml", "--listen", "127.0.0.1:3"]).expect("settings");
            let listen = config.listen.map(|address| address.port());
            assert_eq!((listen, config.bot_delay, config.log.as_str()), (Some(3), 8, "warn"));
            assert_eq!(config.sleep_after, 60, "what nobody says is as usual");
            Ok(())
        });
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        figment::Jail::expect_with(|jail| {
            jail.create_file("wrong.toml", "lisen = \"127.0.0.1:1\"")?;
            let error = read(&["--config", "wrong.toml"]).expect_err("a slip").to_string();
            assert!(error.contains("lisen"), "{error}");
            assert!(read(&["--config", "missing.toml"]).is_err());
            for url in ["play.example", "https://", "https://play.example/alcazar"] {
                assert!(read(&["--public-url", url]).is_err(), "{url}");
            }
            assert!(read(&["--public-url", "https://play.example/"]).is_ok());
            Ok(())
        });
    }
}
