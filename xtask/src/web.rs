//! Building the web client: `crates/web` compiled to WASM, then made into a folder that any static server can serve.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result};

use crate::apt;
use crate::tools::{Tools, call, is_installed};

/// For whom the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// For tests and for work on the client: quick to build.
    Dev,
    /// For players: small and fast.
    Ship,
}

impl Profile {
    fn name(self) -> &'static str {
        match self {
            Self::Dev => "dev",
            Self::Ship => "ship",
        }
    }
}

const TARGET: &str = "wasm32-unknown-unknown";

/// What the compiler is told beside the rest, for this target alone.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Leptos gives every view a type of its own, and the compiler code to every type. Erased, they share it: a tenth less to load.
const ERASED: &str = "--cfg erase_components";

/// Builds the client and gives the folder that it is in.
pub(crate) fn build(tools: &Tools<'_>, profile: Profile) -> Result<PathBuf> {
    let toolchain = Toolchain::find(tools)?;
    let name = profile.name();
    // A folder of its own, so that neither compiler throws away what the other has built.
    let folder = tools.target().join("wasm");
    let mut cargo = toolchain.cargo(tools);
    cargo
        .env(FLAGS, ERASED)
        .args(["build", "--locked", "--package", "alcazar-web", "--lib", "--target", TARGET])
        .arg(format!("--profile=web-{name}"))
        .arg("--target-dir")
        .arg(&folder);
    toolchain.add_standard_library(&mut cargo);
    call(&mut cargo)?;

    let module = folder.join(TARGET).join(format!("web-{name}")).join("alcazar_web.wasm");
    let out = tools.target().join("web").join(name);
    let mut bundle = tools.cargo("run --locked --quiet --package alcazar-bundle --");
    call(bundle.arg(module).arg(&out).arg(name))?;
    Ok(out)
}

/// A compiler for WASM.
enum Toolchain {
    /// The one that everything else is built with.
    Own,
    /// Debian's, which has the standard library as source only: it is compiled along, and linked with this program.
    Debian { linker: OsString },
}

impl Toolchain {
    fn find(tools: &Tools<'_>) -> Result<Self> {
        if has_standard_library(tools) {
            return Ok(Self::Own);
        }
        if is_installed("rustup") && quietly(Command::new("rustup").args(["target", "add", TARGET])) {
            return Ok(Self::Own);
        }
        if let Some(debian) = Self::debian() {
            return Ok(debian);
        }
        apt::install(&["rustc-web", "cargo-web", "rust-web-src", "lld-22"]).with_context(|| {
            format!("the web client needs a Rust that knows {TARGET}: try `rustup target add {TARGET}`")
        })?;
        Self::debian().context("Debian's Rust is installed, but lacks its source or wasm-ld")
    }

    fn debian() -> Option<Self> {
        let sysroot = Command::new(DEBIAN_RUSTC).args(["--print", "sysroot"]).output().ok()?;
        let sysroot = PathBuf::from(String::from_utf8(sysroot.stdout).ok()?.trim());
        let source = sysroot.join("lib/rustlib/src/rust/library/std");
        let linker = ["wasm-ld-22", "wasm-ld"].into_iter().find(|linker| is_installed(linker))?;
        source.exists().then(|| Self::Debian { linker: linker.into() })
    }

    fn cargo(&self, tools: &Tools<'_>) -> Command {
        match self {
            Self::Own => tools.cargo(""),
            Self::Debian { linker } => {
                let mut cargo = tools.program(Path::new(DEBIAN_CARGO));
                cargo
                    .env("RUSTC", DEBIAN_RUSTC)
                    // Building the standard library is unstable in cargo, for years by now.
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                for name in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTDOC"] {
                    cargo.env_remove(name);
                }
                cargo
            }
        }
    }

    fn add_standard_library(&self, cargo: &mut Command) {
        if matches!(self, Self::Debian { .. }) {
            cargo.arg("-Zbuild-std=std,panic_abort");
        }
    }
}

const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

/// Whether the compiler has the standard library for WASM already.
fn has_standard_library(tools: &Tools<'_>) -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut ask = tools.program(Path::new(&rustc));
    ask.args(["--print", "target-libdir", "--target", TARGET]);
    ask.output().is_ok_and(|answer| {
        let folder = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
        answer.status.success() && Path::new(&folder).is_dir()
    })
}

fn quietly(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
