//! Building the web client: `crates/web` compiled to WASM, then made into a folder that any static server can
//! serve.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::apt;
use crate::tools::{Tools, call, is_installed};

/// What the client is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Tests and work on the client: quick to build, with assertions.
    Dev,
    /// `./play`: quick to build.
    Play,
    /// Players anywhere: small and fast.
    Ship,
}

impl Profile {
    fn name(self) -> &'static str {
        match self {
            Self::Dev => "dev",
            Self::Play => "play",
            Self::Ship => "ship",
        }
    }
}

/// How the bundler is built.
#[derive(Clone, Copy)]
pub(crate) enum Bundler {
    /// With as few dependencies as possible.
    Alone,
    /// With the dependencies that the tests are built with.
    WithTests,
}

const TARGET: &str = "wasm32-unknown-unknown";

/// The variable with compiler flags for this target alone.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Leptos gives every view a type of its own, and each type its own code. Erased views share code, which
/// makes the client a tenth smaller. The newer mangling of symbols changes the order of functions, so that
/// they compress better by a hundredth.
const SMALL: &str = "--cfg erase_components -C symbol-mangling-version=v0";

/// `cargo xtask web`.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let profile = match arguments {
        [] | ["--profile", "dev"] => Profile::Dev,
        ["--profile", "play"] => Profile::Play,
        ["--profile", "ship"] => Profile::Ship,
        _ => bail!("the profiles are --profile dev, play and ship"),
    };
    build(&Tools::new(crate::root()), profile, Bundler::Alone).map(drop)
}

/// Builds the client and returns its folder.
pub(crate) fn build(tools: &Tools<'_>, profile: Profile, bundler: Bundler) -> Result<PathBuf> {
    let toolchain = Toolchain::find(tools)?;
    let name = profile.name();
    // A target folder of its own, because the compiler may be another one than that of the rest.
    let folder = tools.target().join("wasm");
    let mut cargo = toolchain.cargo(tools);
    cargo
        .env(FLAGS, SMALL)
        .args(["build", "--locked", "--package", "alcazar-web", "--lib", "--target", TARGET])
        .arg(format!("--profile=web-{name}"))
        .arg("--target-dir")
        .arg(&folder);
    toolchain.add_standard_library(&mut cargo);
    call(&mut cargo)?;

    let selection = match bundler {
        Bundler::Alone => "--package alcazar-bundle",
        Bundler::WithTests => {
            "--workspace --bin alcazar-bundle --test web --features alcazar-browser/browsers"
        }
    };
    call(&mut tools.cargo(&format!("build --locked {selection}")))?;
    let module = folder.join(TARGET).join(format!("web-{name}")).join("alcazar_web.wasm");
    let out = tools.target().join("web").join(name);
    let bundle = tools.target().join("debug/alcazar-bundle");
    call(tools.program(&bundle).arg(module).arg(&out).arg(name))?;
    Ok(out)
}

/// A compiler for WASM.
enum Toolchain {
    /// The compiler that builds everything else.
    Own,
    /// Debian's compiler. It has the standard library for WASM as source only, so that is compiled too, and
    /// needs this linker.
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
            format!("the web client needs a Rust with the target {TARGET}: try `rustup target add {TARGET}`")
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
                    // Building the standard library is an unstable feature of cargo.
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

/// Whether the compiler has the standard library for WASM.
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
