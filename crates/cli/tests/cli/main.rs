//! The binary `alcazar` from outside: arguments, input, output, files and exit codes.

mod arena;
mod engine;
mod games;
mod governor;
mod json;
mod play;
mod replay;
#[cfg(feature = "web")]
mod serve;
mod sim;
mod together;
mod tyros;
mod wrong;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// A place of its own for everything that a test writes.
struct Place {
    folder: tempfile::TempDir,
}

/// What came of a call.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Place {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_alcazar"));
        command.args(args).env("XDG_DATA_HOME", self.path("data")).current_dir(self.folder.path());
        command.env("LC_ALL", "C");
        for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LANGUAGE"] {
            command.env_remove(variable);
        }
        command
    }

    /// Calls the binary with these arguments and this input.
    fn run(&self, args: &[&str], input: impl AsRef<[u8]>) -> Ran {
        run(self.command(args), input.as_ref())
    }
}

fn run(mut command: Command, input: &[u8]) -> Ran {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the binary can be started");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // Written aside, so that neither side waits for the other. The game may end before all is read.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("output is a text");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

impl Ran {
    #[track_caller]
    fn succeeds(self) -> Self {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self
    }

    /// Fails with this exit code and one line that says all of this.
    #[track_caller]
    fn fails(&self, code: i32, says: &[&str]) {
        assert_eq!(self.code, Some(code), "{}\n{}", self.out, self.err);
        assert!(says.iter().all(|text| self.err.contains(text)), "{says:?} should be in: {}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert!(code == 2 || self.err.trim_end().lines().count() == 1, "one line: {}", self.err);
    }
}

/// What somebody without a plan might type, over and over, long enough for a whole game. What is not legal is refused,
/// and the game goes on.
fn guesses() -> String {
    const ALWAYS: &str = "use\npay 1\npay 3\npay 5\nforge 2/1+0\nforge 4/1+1\nlearn violet\nlearn brown\n\
        learn orange\nlearn movement\nswap violet\ndecline\ndeliver 2\nduel blue\nend\ntake\n";
    let at = |step: usize| {
        let shop = ["metal", "gem", "smith", "fencing"][step % 4];
        let moves = (1..=6).map(|value| format!("{value} {}-{}\n", step - 1, step - 1 + value));
        let moves: Vec<String> = moves.collect();
        format!("place {shop}{} {step}\n{}{ALWAYS}", 1 + step % 2, moves.concat())
    };
    let script: String = (1..20).map(at).collect();
    script.repeat(4)
}

/// The lines that need more than 80 columns; a path is as long as it is.
fn too_long(out: &str) -> Vec<&str> {
    out.lines().filter(|line| line.chars().count() > 80 && !line.contains(": alcazar ")).collect()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("the file can be read")
}
