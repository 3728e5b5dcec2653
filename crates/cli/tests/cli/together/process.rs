//! A server in a separate process.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

/// The program.
pub(crate) const ALCAZAR: &str = env!("CARGO_BIN_EXE_alcazar");

/// A running server, killed on drop.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
}

/// A free address.
pub(crate) fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address")
}

impl Server {
    pub(crate) fn start(data: &Path, listen: SocketAddr) -> Self {
        Self::run(Command::new(ALCAZAR), data, listen, &[])
    }

    /// Starts the server with more flags.
    pub(crate) fn with(data: &Path, listen: SocketAddr, flags: &[&str]) -> Self {
        Self::run(Command::new(ALCAZAR), data, listen, flags)
    }

    /// Starts the server with a command to which its arguments are added.
    pub(crate) fn run(mut command: Command, data: &Path, listen: SocketAddr, flags: &[&str]) -> Self {
        let mut process = command
            .args(["serve", "--listen", &listen.to_string(), "--data"])
            .arg(data)
            .args(["--guests-per-second", "100000", "--messages-per-second", "100000", "--log", "off"])
            .args(flags)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let output = process.stdout.as_mut().expect("its output is piped");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
        let Some(address) = address else {
            let mut error = String::new();
            let _ = process.stderr.take().expect("its output is piped").read_to_string(&mut error);
            panic!("the server printed {line:?} {error:?}");
        };
        Self { process, address }
    }

    /// Sends SIGTERM to the server, even if it runs under strace.
    pub(crate) fn terminate(&self) {
        let id = self.child().unwrap_or_else(|| self.process.id().to_string());
        let status = Command::new("kill").args(["-TERM", &id]).status();
        assert!(status.expect("`kill` runs").success());
    }

    /// The child of the process, if it has one: the server under strace.
    fn child(&self) -> Option<String> {
        let id = self.process.id();
        let children = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children")).ok()?;
        children.split_whitespace().next().map(str::to_owned)
    }

    /// Kills it at once.
    pub(crate) fn kill(mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it ends");
    }

    /// Waits until it exits, and returns its status and standard error.
    pub(crate) fn wait(mut self) -> (ExitStatus, String) {
        let status = self.process.wait().expect("it ends");
        let mut error = String::new();
        let stream = self.process.stderr.as_mut().expect("its output is piped");
        stream.read_to_string(&mut error).expect("a text");
        (status, error)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(id) = self.child() {
            let _ = Command::new("kill").args(["-KILL", &id]).status();
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Runs the program to its end and returns whether it succeeded, and its output.
pub(crate) fn alcazar(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(ALCAZAR).args(arguments).output().expect("the program starts");
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&text).into_owned())
}
