//! The Python example of a player plays a whole game. Where Python or its packages are not available, the
//! test is skipped.

use std::path::Path;
use std::process::{Command, Stdio};

use super::process::{Server, free_address};

/// The package that the example needs.
const PACKAGE: &str = "websockets==15.0.1";

/// Python with the package that the example needs.
fn python() -> Option<Command> {
    let packages = Path::new(env!("CARGO_TARGET_TMPDIR")).join("python");
    let command = || {
        let mut command = Command::new("python3");
        command.env("PYTHONPATH", &packages).stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    let works = |command: &mut Command| command.status().is_ok_and(|status| status.success());
    let can_play = || works(command().args(["-c", "import websockets.sync.client"]));
    let install =
        || works(command().args(["-m", "pip", "install", "--quiet", "--target"]).arg(&packages).arg(PACKAGE));
    if can_play() || install() && can_play() {
        return Some(command());
    }
    println!("skipped: Python or its package is not available");
    None
}

#[test]
fn a_player_in_python_plays_a_whole_game() {
    let Some(mut python) = python() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::with(folder.path(), free_address(), &["--bot-delay", "0", "--bot-nodes", "1"]);
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let address = format!("http://{}", server.address);
    let played = python.arg(bot).arg(address).stdout(Stdio::piped()).stderr(Stdio::inherit()).output();
    let played = played.expect("it plays");
    let output = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{output}");
    assert!(output.contains("played-out") && !output.contains("refused"), "{output}");
}
