//! The project's own commands, as `cargo xtask COMMAND`.

mod apt;
mod browser;
mod checks;
mod new_game;
mod stages;
mod tidy;
mod tools;
mod web;

use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;

/// A command: its name, its arguments, what it does, and how.
struct Command {
    name: &'static str,
    arguments: &'static str,
    help: &'static str,
    run: fn(&[&str]) -> Result<()>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "test",
        arguments: "[quick] [STAGE]…",
        help: "run all checks, the quick ones, or some stages",
        run: stages::run,
    },
    Command {
        name: "tidy",
        arguments: "",
        help: "check the conventions of the repository",
        run: |_| tidy::run(root()),
    },
    Command {
        name: "web",
        arguments: "[--profile dev|play|ship]",
        help: "build the web client",
        run: web::run,
    },
    Command {
        name: "new-game",
        arguments: "NAME",
        help: "generate a small working game in games/NAME",
        run: new_game::run,
    },
    Command {
        name: "browser",
        arguments: "[TEST]…",
        help: "test the web client in Chromium and Firefox",
        run: browser::run,
    },
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let found = words.split_first().and_then(|(name, arguments)| {
        COMMANDS.iter().find(|command| command.name == *name).map(|command| (command, arguments))
    });
    let Some((command, arguments)) = found else {
        eprint!("{}", usage());
        return ExitCode::from(2);
    };
    match (command.run)(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> String {
    let line = |command: &Command| {
        let call = format!("{} {}", command.name, command.arguments);
        format!("       cargo xtask {call:<36}{}\n", command.help)
    };
    COMMANDS.iter().map(line).collect::<String>().replacen("      ", "usage:", 1)
}

/// The folder of the workspace, wherever the command is called from.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}
