//! The configuration of a server: flags override the environment, which overrides a file. Everything has a
//! default.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use alcazar_server::Settings;
use anyhow::{Context as _, Result};
use etcetera::BaseStrategy as _;
use figment::Figment;
use figment::providers::{Env, Format as _, Serialized, Toml};
use serde::{Deserialize, Serialize};

/// The prefix of environment variables, as in `ALCAZAR_LISTEN`.
const PREFIX: &str = "ALCAZAR_";

#[derive(clap::Args, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Args {
    /// A configuration file in TOML. Each flag below except --lan and --open can also be set in it, as in
    /// `listen = "0.0.0.0:80"`, or in the environment, as in `ALCAZAR_LISTEN`.
    #[arg(long, value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,
    /// The folder of the database [default: in the system's folder for application data].
    #[arg(long, value_name = "FOLDER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<PathBuf>,
    /// The address to listen on. Browsers store saved games by address, so they are not found at another
    /// port.
    #[arg(long, value_name = "ADDRESS:PORT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    listen: Option<SocketAddr>,
    /// The public address of the server if it is behind a proxy, such as `https://play.example`
    #[arg(long, value_name = "URL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    public_url: Option<String>,
    /// Accept connections from the local network, and show the address and a QR code.
    #[arg(long)]
    lan: bool,
    /// Open the web client in the browser.
    #[arg(long)]
    open: bool,
    /// Serve a folder built by `cargo xtask web` instead of the embedded client.
    #[arg(long, value_name = "FOLDER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<PathBuf>,
    /// The log level on standard error: error, warn, info, debug, or by module as in `alcazar_server=debug`.
    #[arg(long, value_name = "LEVEL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<String>,
    /// The delay before a bot moves, in milliseconds.
    #[arg(long, value_name = "MS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    bot_delay: Option<u64>,
    /// The maximum number of nodes of a bot's decision.
    #[arg(long, value_name = "NODES")]
    #[serde(skip_serializing_if = "Option::is_none")]
    bot_nodes: Option<u64>,
    /// The maximum number of bots that think at the same time.
    #[arg(long, value_name = "NUMBER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    thinkers: Option<usize>,
    /// The number of seconds after which an inactive table hibernates.
    #[arg(long, value_name = "SECONDS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    sleep_after: Option<u64>,
    /// The maximum number of new guests per second.
    #[arg(long, value_name = "NUMBER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    guests_per_second: Option<u32>,
    /// The maximum number of messages per second on a socket.
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
        let defaults = Settings::default();
        Self {
            data: None,
            listen: None,
            public_url: None,
            lan: false,
            open: false,
            from: None,
            log: "info".to_owned(),
            bot_delay: defaults.bot_delay.as_millis() as u64,
            bot_nodes: defaults.bot_nodes,
            thinkers: defaults.bot_threads,
            sleep_after: defaults.hibernate_after.as_secs(),
            guests_per_second: defaults.guests_per_second,
            messages_per_second: defaults.messages_per_second,
        }
    }
}

/// The settings that can be set in the environment.
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
    /// The configuration from flags, environment and file.
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
            anyhow::ensure!(is_origin, "“{url}” is not an address like https://play.example");
        }
        Ok(config)
    }

    /// The folder of the database.
    pub(super) fn data(&self) -> Result<PathBuf> {
        match &self.data {
            Some(folder) => Ok(folder.clone()),
            None => default_folder(),
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

/// The default folder of a server's database.
pub(crate) fn default_folder() -> Result<PathBuf> {
    let folder =
        etcetera::choose_base_strategy().context("there is no home folder; use --data FOLDER")?.data_dir();
    Ok(folder.join("alcazar").join("server"))
}

#[cfg(test)]
#[expect(clippy::result_large_err, reason = "figment determines the error type of its closures")]
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
    fn flags_override_the_environment_which_overrides_a_file() {
        figment::Jail::expect_with(|jail| {
            jail.create_file("alcazar.toml", "listen = \"127.0.0.1:1\"\nbot-delay = 7\nlog = \"warn\"")?;
            jail.set_env("ALCAZAR_LISTEN", "127.0.0.1:2");
            jail.set_env("ALCAZAR_BOT_DELAY", "8");
            jail.set_env("ALCAZAR_WEB", "something else");
            let config = read(&["--config", "alcazar.toml", "--listen", "127.0.0.1:3"]).expect("settings");
            let listen = config.listen.map(|address| address.port());
            assert_eq!((listen, config.bot_delay, config.log.as_str()), (Some(3), 8, "warn"));
            assert_eq!(config.sleep_after, 60, "missing settings have their defaults");
            Ok(())
        });
    }

    #[test]
    fn invalid_settings_are_rejected() {
        figment::Jail::expect_with(|jail| {
            jail.create_file("wrong.toml", "lisen = \"127.0.0.1:1\"")?;
            let error = read(&["--config", "wrong.toml"]).expect_err("an unknown setting").to_string();
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
