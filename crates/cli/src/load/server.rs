//! The server under test.

use std::net::SocketAddr;
use std::process::Stdio;

use anyhow::{Context as _, Result, ensure};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

/// A server in another process.
pub(super) enum Server {
    /// One that was already running.
    Running(SocketAddr),
    /// One that was started for the test, and its data.
    Started { address: SocketAddr, process: Box<Child>, folder: TempDir },
}

impl Server {
    /// Starts a server with the same binary. The limits per client are lifted, since all players share one
    /// address.
    pub(super) async fn start() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(folder.path())
            .args(["--guests-per-second", "100000", "--messages-per-second", "100000"])
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("the server can't be started")?;
        let output = process.stdout.take().context("the server has no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).await?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.and_then(|address| address.parse().ok());
        let address = address.with_context(|| format!("the server printed “{}”", line.trim()))?;
        Ok(Self::Started { address, process: Box::new(process), folder })
    }

    pub(super) fn address(&self) -> SocketAddr {
        match self {
            Self::Running(address) | Self::Started { address, .. } => *address,
        }
    }

    /// Its resident memory in bytes, where the system provides it.
    pub(super) fn memory(&self) -> Option<u64> {
        let Self::Started { process, .. } = self else { return None };
        let status = std::fs::read_to_string(format!("/proc/{}/status", process.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kibibytes * 1024)
    }

    /// Stops it, if it was started for the test.
    pub(super) async fn end(self) -> Result<()> {
        if let Self::Started { mut process, folder, .. } = self {
            ensure!(process.try_wait()?.is_none(), "the server exited during the test");
            process.kill().await?;
            folder.close()?;
        }
        Ok(())
    }
}
