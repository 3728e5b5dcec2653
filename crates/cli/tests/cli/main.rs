//! The `alcazar` binary as a process: arguments, input, output, files and exit codes.

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

/// A temporary folder for everything that a test writes.
struct Sandbox {
    folder: tempfile::TempDir,
}

/// The output of a run.
struct CommandOutput {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Sandbox {
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

    /// Runs the binary with these arguments and this input.
    fn run(&self, args: &[&str], input: impl AsRef<[u8]>) -> CommandOutput {
        run(self.command(args), input.as_ref())
    }
}

fn run(mut command: Command, input: &[u8]) -> CommandOutput {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the binary can be started");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // Written by a thread, to avoid a deadlock. The game may end before it has read everything.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("output is UTF-8");
    CommandOutput { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

impl CommandOutput {
    #[track_caller]
    fn succeeds(self) -> Self {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self
    }

    /// Asserts this exit code and one line of error with all these texts.
    #[track_caller]
    fn fails(&self, code: i32, texts: &[&str]) {
        assert_eq!(self.code, Some(code), "{}\n{}", self.out, self.err);
        assert!(texts.iter().all(|text| self.err.contains(text)), "{texts:?} should be in: {}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert!(code == 2 || self.err.trim_end().lines().count() == 1, "one line: {}", self.err);
    }
}

/// Arbitrary moves, repeated often enough for a whole game. Illegal ones are rejected, and the game goes on.
fn scripted_moves() -> String {
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

/// The lines of more than 80 columns, except those with a path.
fn over_80_columns(out: &str) -> Vec<&str> {
    out.lines().filter(|line| line.chars().count() > 80 && !line.contains(": alcazar ")).collect()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("the file can be read")
}
