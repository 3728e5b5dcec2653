//! `serve`: the game in the browser, for oneself or for friends, here or anywhere.

mod config;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;

use alcazar_server::{Server, Shutdown, Site};
use alcazar_store::Sqlite;
use anstream::println;
use anyhow::{Context as _, Result, bail};
use qrcode::QrCode;
use qrcode::render::unicode;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use config::Config;
pub(crate) use config::{Args, usual_folder};

/// The year in which the court left Toledo.
const PORT: u16 = 1561;

pub(crate) fn run(args: Args) -> Result<()> {
    let config = Config::read(args)?;
    let filter = EnvFilter::try_new(&config.log).context("the setting “log”")?;
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
    let site = match &config.from {
        Some(folder) => Site::from_folder(folder)?,
        None => embedded(),
    };
    tokio::runtime::Runtime::new()?.block_on(serve(&config, site))
}

#[cfg(feature = "web")]
fn embedded() -> Site {
    Site::embedded()
}

/// Without the web client there are still tables, for programs.
#[cfg(not(feature = "web"))]
fn embedded() -> Site {
    Site::default()
}

async fn serve(config: &Config, site: Site) -> Result<()> {
    let wanted = address(config);
    let listener = TcpListener::bind(wanted).await.map_err(|error| explain(error, wanted))?;
    let data = config.data()?;
    let store = Sqlite::open(&data)
        .with_context(|| format!("{} can't be used; --data FOLDER chooses another", data.display()))?;
    let bound = listener.local_addr()?;
    let here = if bound.ip().is_unspecified() {
        SocketAddr::from((Ipv4Addr::LOCALHOST, bound.port()))
    } else {
        bound
    };
    println!("Alcazar is at http://{here} (stop with Ctrl-C)");
    if config.lan {
        match address_in_network() {
            Some(ip) => {
                println!("{}", invitation(&format!("http://{}", SocketAddr::from((ip, bound.port())))));
            }
            None => println!("This machine seems to be in no network: nobody else can come."),
        }
    }
    if config.open && open::that_detached(format!("http://{here}")).is_err() {
        println!("No browser could be opened: open the address yourself.");
    }
    let server = Server::open(Arc::new(store), config.settings());
    match alcazar_server::host(listener, site, server, told_to_stop()).await {
        Shutdown::Requested => {
            println!("\nGoodbye.");
            Ok(())
        }
        Shutdown::Failed(why) => bail!("{why}"),
    }
}

/// Waits for Ctrl-C, or for the word by which systems end their services.
async fn told_to_stop() {
    let interrupted = async {
        // Where there is no such signal, there is nothing to wait for but the end of the process.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

fn address(config: &Config) -> SocketAddr {
    let ip = if config.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    config.listen.unwrap_or_else(|| SocketAddr::from((ip, PORT)))
}

fn explain(error: io::Error, wanted: SocketAddr) -> anyhow::Error {
    let is_taken = error.kind() == io::ErrorKind::AddrInUse;
    let result = Err::<(), _>(error);
    let explained = if is_taken {
        result.with_context(|| {
            format!(
                "{wanted} is taken: perhaps Alcazar is running already, at http://{wanted}; \
                 otherwise choose another port with --listen {}:PORT",
                wanted.ip()
            )
        })
    } else {
        result.with_context(|| format!("{wanted} cannot be listened at"))
    };
    explained.expect_err("made of an error")
}

/// The address by which others reach this machine: the one that a packet to anywhere else would be sent from. None is sent.
fn address_in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that stands in examples only, and belongs to nobody.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

fn invitation(url: &str) -> String {
    // Dark on light, as cameras expect it, whatever the colours of the terminal.
    let picture = QrCode::new(url).map(|code| {
        let dots = unicode::Dense1x2::Dark;
        let blank = unicode::Dense1x2::Light;
        code.render::<unicode::Dense1x2>().dark_color(blank).light_color(dots).build()
    });
    match picture {
        Ok(picture) => format!("Friends in the same network find it at {url}\n\n{picture}"),
        Err(_) => format!("Friends in the same network find it at {url}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(listen: Option<&str>, lan: bool) -> Config {
        let mut config = Config::default();
        config.listen = listen.map(|address| address.parse().expect("an address"));
        config.lan = lan;
        config
    }

    #[test]
    fn nobody_else_is_let_in_unless_asked_for() {
        assert_eq!(address(&config(None, false)).to_string(), "127.0.0.1:1561");
        assert_eq!(address(&config(None, true)).to_string(), "0.0.0.0:1561");
        assert_eq!(address(&config(Some("127.0.0.1:80"), true)).to_string(), "127.0.0.1:80");
    }

    #[test]
    fn an_invitation_shows_the_address_in_words_and_as_a_picture() {
        let text = invitation("http://10.0.0.7:1561");
        assert!(text.contains("http://10.0.0.7:1561\n"));
        assert!(text.lines().count() > 10, "{text}");
    }

    #[tokio::test]
    async fn a_taken_port_is_explained() {
        let first = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let taken = first.local_addr().expect("an address").to_string();
        let error = serve(&config(Some(&taken), false), Site::default()).await.expect_err("it is taken");
        assert!(error.to_string().starts_with(&format!("{taken} is taken: perhaps")), "{error:#}");
    }
}
