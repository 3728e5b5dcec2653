//! Tests in real browsers: installs Chromium, Firefox and axe-core if they are missing, builds the client,
//! runs the tests.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::apt;
use crate::tools::{Tools, call, is_installed};
use crate::web::{self, Bundler, Profile};

/// `cargo xtask browser`: all tests, or those whose names contain one of the arguments.
pub(crate) fn run(names: &[&str]) -> Result<()> {
    test(&Tools::new(crate::root()), names)
}

/// Runs all tests, or those whose names contain one of these.
pub(crate) fn test(tools: &Tools<'_>, names: &[&str]) -> Result<()> {
    if !is_installed("chromedriver") {
        apt::install(&["chromium", "chromium-driver"])
            .context("the browser tests need Chromium with chromedriver on the path")?;
    }
    install_firefox(tools)?;
    fetch_axe(tools)?;
    let client = web::build(tools, Profile::Dev, Bundler::WithTests)?;
    // Tests spend part of their time waiting for a page, so there are more of them than cores.
    let threads = 2 * std::thread::available_parallelism().map_or(2, usize::from);
    let mut tests = if tools.has("nextest") {
        let mut nextest = tools.cargo(&format!("nextest run --no-fail-fast --test-threads {threads}"));
        nextest.args(names);
        nextest
    } else {
        let mut test = tools.cargo("test --no-fail-fast");
        test.args(names).env("RUST_TEST_THREADS", threads.to_string());
        test
    };
    tests.args("--workspace --locked --test web --features alcazar-browser/browsers".split_whitespace());
    // A backtrace through futures says nothing, and buries the message of the test.
    call(tests.env("ALCAZAR_WEB", client).env("RUST_LIB_BACKTRACE", "0"))
}

/// Installs Firefox, and builds its driver, which Debian has no package of.
fn install_firefox(tools: &Tools<'_>) -> Result<()> {
    if !is_installed("firefox-esr") && !is_installed("firefox") {
        apt::install(&["firefox-esr"]).context("the browser tests need Firefox on the path")?;
    }
    if !is_installed("geckodriver") {
        tools.build_tool("geckodriver", "0.36.0", "")?;
    }
    Ok(())
}

/// Fetches axe-core, which checks accessibility, with npm or pip. It is not in the repository because its
/// licence is not ours and we do not ship it.
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

/// The downloaded file, whatever its name.
fn only_file(folder: &Path) -> Result<PathBuf> {
    let mut files = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).filter(|path| path.is_file());
    match (files.next(), files.next()) {
        (Some(file), None) => Ok(file),
        _ => bail!("{} should hold one file", folder.display()),
    }
}
