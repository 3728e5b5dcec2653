//! Calling other programs. Their output goes straight to the screen, so that their own summaries stay
//! visible.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

/// Makes calls from the root of the workspace.
pub(crate) struct Tools<'a> {
    root: &'a Path,
    is_incremental: bool,
}

impl<'a> Tools<'a> {
    pub(crate) fn new(root: &'a Path) -> Self {
        Self { root, is_incremental: true }
    }

    /// The same, compiling without incremental compilation.
    pub(crate) fn without_incremental(self) -> Self {
        Self { is_incremental: false, ..self }
    }

    /// A call of cargo, written as on the command line.
    pub(crate) fn cargo(&self, arguments: &str) -> Command {
        let mut command = self.program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()).as_ref());
        command.args(arguments.split_whitespace());
        command
    }

    /// A call of any program.
    pub(crate) fn program(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.root);
        if !self.is_incremental {
            command.env("CARGO_INCREMENTAL", "0");
        }
        command
    }

    /// Whether cargo knows this subcommand.
    pub(crate) fn has(&self, subcommand: &str) -> bool {
        self.cargo(&format!("{subcommand} --version"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }

    /// The program of a crate that tests need, compiled if it is missing. It runs for seconds, so it is built
    /// without optimisation, unless `options` say otherwise.
    pub(crate) fn build_tool(&self, name: &str, version: &str, options: &str) -> Result<PathBuf> {
        const PROFILE: &str =
            "--debug --config profile.dev.debug=false --config profile.dev.incremental=false";
        let home = self.target().join("tools");
        let program = home.join("bin").join(name);
        if !program.exists() {
            let mut install =
                self.cargo(&format!("install --locked {name}@{version} {PROFILE} {options} --root"));
            call(install.arg(&home))?;
        }
        Ok(program)
    }

    /// The folder that cargo builds into.
    pub(crate) fn target(&self) -> PathBuf {
        std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| self.root.join("target"), |dir| self.root.join(dir))
    }
}

/// Whether a program of this name is on the path.
pub(crate) fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Prints the call, makes it, and fails if it does.
pub(crate) fn call(command: &mut Command) -> Result<()> {
    let program =
        Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    let line = format!("{program} {}", arguments.join(" "));
    println!("$ {line}");
    let status = command.status().with_context(|| format!("`{line}` did not start"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}
