//! Tests in a real browser: finds Chromium and what looks for barriers, or gets them; builds the client; runs the tests.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

use crate::apt;
use crate::tools::{Tools, call, is_installed};
use crate::web::{self, Profile};

/// The tests, and the feature that they are behind.
const TESTS: &str = "--package alcazar-browser --features chromium";

/// Runs all of the tests, or those whose names contain a word.
pub(crate) fn run(tools: &Tools<'_>, only: &[&str]) -> Result<()> {
    if !is_installed("chromedriver") {
        apt::install(&["chromium", "chromium-driver"])
            .context("the browser tests need Chromium with chromedriver on the path")?;
    }
    fetch_axe(tools)?;
    let client = web::build(tools, Profile::Dev)?;
    let command = if tools.has("nextest") { "nextest run --no-fail-fast" } else { "test --no-fail-fast" };
    let mut tests = tools.cargo(&format!("{command} --locked {TESTS}"));
    // A backtrace through futures says nothing, and buries what the test says.
    call(tests.args(only).env("ALCAZAR_WEB", client).env("RUST_LIB_BACKTRACE", "0"))
}

/// axe-core looks for what keeps people out. It is under another licence than ours, used as it is, and no part of what we
/// ship: so it is fetched, by whichever of two package managers is there.
fn fetch_axe(tools: &Tools<'_>) -> Result<()> {
    const NPM: &str = "axe-core@4.14.0";
    const PYPI: &str = "axe-playwright-python==0.1.8";
    let folder = tools.target().join("tools");
    let script = folder.join("axe.min.js");
    if script.exists() {
        return Ok(());
    }
    let scratch = folder.join("axe");
    fs::create_dir_all(&scratch)?;
    if is_installed("npm") {
        let to = ["pack", NPM, "--silent", "--pack-destination"];
        call(tools.program("npm".as_ref()).args(to).arg(&scratch))?;
        call(tools.program("tar".as_ref()).arg("-xzf").arg(only_file(&scratch)?).arg("-C").arg(&scratch))?;
        fs::rename(scratch.join("package/axe.min.js"), &script)?;
    } else {
        if !is_installed("pip3") {
            apt::install(&["python3-pip"]).context("axe-core is fetched with npm or pip")?;
        }
        let to = ["download", "--quiet", "--no-deps", PYPI, "--dest"];
        call(tools.program("pip3".as_ref()).args(to).arg(&scratch))?;
        let unpack = ["-m", "zipfile", "-e"];
        call(tools.program("python3".as_ref()).args(unpack).arg(only_file(&scratch)?).arg(&scratch))?;
        fs::rename(scratch.join("axe_playwright_python/axe.min.js"), &script)?;
    }
    Ok(fs::remove_dir_all(scratch)?)
}

/// What was downloaded, whatever it is called.
fn only_file(folder: &Path) -> Result<std::path::PathBuf> {
    let mut files = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).filter(|path| path.is_file());
    match (files.next(), files.next()) {
        (Some(file), None) => Ok(file),
        _ => bail!("{} should hold one file", folder.display()),
    }
}
