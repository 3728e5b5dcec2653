//! `serve`: a server for the web client, on this machine, in the local network or on the internet.

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
pub(crate) use config::{Args, default_folder};

/// The default port: the year in which the court left Toledo.
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

/// Without the web client, the server still provides its API.
#[cfg(not(feature = "web"))]
fn embedded() -> Site {
    Site::default()
}

async fn serve(config: &Config, site: Site) -> Result<()> {
    let requested = address(config);
    let listener = TcpListener::bind(requested).await.map_err(|error| explain(error, requested))?;
    let data = config.data()?;
    let store = Sqlite::open(&data)
        .with_context(|| format!("{} can't be used; --data FOLDER chooses another", data.display()))?;
    let bound = listener.local_addr()?;
    let here = if bound.ip().is_unspecified() {
        SocketAddr::from((Ipv4Addr::LOCALHOST, bound.port()))
    } else {
        bound
    };
    println!("Alcazar is running at http://{here} (stop with Ctrl-C)");
    if config.lan {
        match address_in_network() {
            Some(ip) => {
                println!("{}", invitation(&format!("http://{}", SocketAddr::from((ip, bound.port())))));
            }
            None => println!("This machine seems to be offline: nobody else can connect."),
        }
    }
    if config.open && open::that_detached(format!("http://{here}")).is_err() {
        println!("The browser could not be opened: open the address yourself.");
    }
    let server = Server::open(Arc::new(store), config.settings());
    match alcazar_server::host(listener, site, server, stop_signal()).await {
        Shutdown::Requested => {
            println!("\nGoodbye.");
            Ok(())
        }
        Shutdown::Failed(why) => bail!("{why}"),
    }
}

/// Waits for Ctrl-C or SIGTERM.
async fn stop_signal() {
    let interrupted = async {
        // If the signal is not available, wait forever.
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

fn explain(error: io::Error, requested: SocketAddr) -> anyhow::Error {
    let is_taken = error.kind() == io::ErrorKind::AddrInUse;
    let result = Err::<(), _>(error);
    let explained = if is_taken {
        result.with_context(|| {
            format!(
                "{requested} is in use: perhaps Alcazar is already running at http://{requested}; \
                 otherwise choose another port with --listen {}:PORT",
                requested.ip()
            )
        })
    } else {
        result.with_context(|| format!("can't listen on {requested}"))
    };
    explained.expect_err("the result is an error")
}

/// The address of this machine in the local network: the source address of a packet to elsewhere. No packet
/// is sent.
fn address_in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // A documentation address (RFC 5737), which belongs to nobody.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

fn invitation(url: &str) -> String {
    // Dark on light, as cameras expect, assuming a dark terminal.
    let picture = QrCode::new(url).map(|code| {
        let dots = unicode::Dense1x2::Dark;
        let blank = unicode::Dense1x2::Light;
        code.render::<unicode::Dense1x2>().dark_color(blank).light_color(dots).build()
    });
    match picture {
        Ok(picture) => format!("Friends on the same network can join at {url}\n\n{picture}"),
        Err(_) => format!("Friends on the same network can join at {url}"),
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
    fn other_machines_can_connect_only_with_lan() {
        assert_eq!(address(&config(None, false)).to_string(), "127.0.0.1:1561");
        assert_eq!(address(&config(None, true)).to_string(), "0.0.0.0:1561");
        assert_eq!(address(&config(Some("127.0.0.1:80"), true)).to_string(), "127.0.0.1:80");
    }

    #[test]
    fn an_invitation_shows_the_address_as_text_and_as_a_qr_code() {
        let text = invitation("http://10.0.0.7:1561");
        assert!(text.contains("http://10.0.0.7:1561\n"));
        assert!(text.lines().count() > 10, "{text}");
    }

    #[tokio::test]
    async fn a_port_in_use_is_explained() {
        let first = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let taken = first.local_addr().expect("an address").to_string();
        let error = serve(&config(Some(&taken), false), Site::default()).await.expect_err("it is in use");
        assert!(error.to_string().starts_with(&format!("{taken} is in use: perhaps")), "{error:#}");
    }
}
