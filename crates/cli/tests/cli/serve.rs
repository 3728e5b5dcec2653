//! The binary serves its embedded client, and reports errors at the start.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A running server, killed on drop.
struct Server {
    process: Child,
    address: String,
    _data: TempDir,
}

impl Server {
    fn start() -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let folder = data.path().to_str().expect("a name");
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--data", folder];
        let mut process = alcazar(&arguments).spawn().expect("the binary starts");
        let mut line = String::new();
        let output = process.stdout.take().expect("its output is piped");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split_once(' '));
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).0.to_owned();
        Self { process, address, _data: data }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)
            .expect("it reads the request");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn alcazar(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_alcazar"));
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn serve_delivers_the_client_and_its_assets() {
    let server = Server::start();
    let page = server.get("/");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    let mentioned: Vec<&str> = page.split('"').filter(|word| word.starts_with("/assets/")).collect();
    assert!(mentioned.len() >= 4, "{page}");
    for path in mentioned {
        let file = server.get(path);
        assert!(file.starts_with("HTTP/1.1 200"), "{path}: {file:.100}");
        assert!(file.contains("immutable"), "{path}");
    }
}

#[test]
fn serve_reports_a_port_in_use() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    let output = alcazar(&["serve", "--listen", &address]).output().expect("the binary starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(error.contains(&format!("{address} is in use")) && error.contains("--listen"), "{error}");
}

#[test]
fn serve_reports_a_folder_without_a_client() {
    let output = alcazar(&["serve", "--from", "no/such/folder"]).output().expect("the binary starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(error.contains("there is no web client in no/such/folder"), "{error}");
}
