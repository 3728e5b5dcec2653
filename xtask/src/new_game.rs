//! `cargo xtask new-game NAME`: a small working game in `games/NAME`, ready to be turned into another one.
//!
//! The files in `xtask/template` are a whole game called Cuenca; its name is replaced everywhere. Outside its
//! folder a game is named in two files, the registry and the manifest of the catalog, and in `Cargo.lock`,
//! which cargo writes.
//!
//! [`follow_guide`] does what `docs/adding-a-game.md` says, in a copy of the workspace.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use crate::tools::{Tools, call};

/// The name of the template's game, with the letter of its rules.
const TEMPLATE: &str = "cuenca";

/// The files outside the game's folder that name it.
const REGISTRY: &str = "crates/catalog/src/registry.rs";
const MANIFEST: &str = "crates/catalog/Cargo.toml";

/// Generates the game and says how to go on.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let [name] = arguments else { bail!("usage: cargo xtask new-game NAME") };
    let root = crate::root();
    let files = generate(root, &root.join("xtask/template"), name)?;
    // The new crate enters Cargo.lock, so that `--locked` builds work.
    call(&mut Tools::new(root).cargo("update --workspace --offline --quiet"))?;
    for file in files {
        println!("{}", file.display());
    }
    println!("\nNow: cargo test --package alcazar-{name}\nThen: docs/adding-a-game.md");
    Ok(())
}

/// Writes a game of this name into the workspace, and gives the files that were written or changed.
fn generate(root: &Path, template: &Path, name: &str) -> Result<Vec<PathBuf>> {
    check_name(name)?;
    let folder = root.join("games").join(name);
    ensure!(!folder.exists(), "games/{name} exists already");
    let registry = register(&fs::read_to_string(root.join(REGISTRY))?, name)?;
    let manifest = depend(&fs::read_to_string(root.join(MANIFEST))?, name)?;
    let mut written = Vec::new();
    for file in files_below(template)? {
        let path = file.strip_prefix(template)?;
        let path = Path::new("games").join(name).join(renamed(&path.to_string_lossy(), name));
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let to = root.join(&path);
        fs::create_dir_all(to.parent().unwrap_or(root))?;
        fs::write(&to, renamed(&text, name))?;
        written.push(path);
    }
    fs::write(root.join(REGISTRY), registry)?;
    fs::write(root.join(MANIFEST), manifest)?;
    written.extend([REGISTRY, MANIFEST].map(PathBuf::from));
    Ok(written)
}

/// A name that can be a crate, a module, a folder and the beginning of message ids.
fn check_name(name: &str) -> Result<()> {
    const KEYWORDS: &[&str] = &[
        "abstract", "async", "await", "become", "box", "break", "const", "continue", "core", "crate", "do",
        "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
        "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self",
        "static", "std", "struct", "super", "test", "trait", "true", "try", "type", "typeof", "unsafe",
        "unsized", "use", "virtual", "where", "while", "yield",
    ];
    let is_plain = name.len() > 1
        && name.len() <= 24
        && name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit());
    ensure!(is_plain, "“{name}” can't be the name of a game: use 2 to 24 lower-case letters and digits");
    // Words that mean something else where the name of a game stands.
    let is_taken =
        KEYWORDS.contains(&name) || ["web", "terminal", "table", "derived", "common"].contains(&name);
    ensure!(!is_taken, "“{name}” means something else already: choose another name");
    Ok(())
}

/// The text with the template's name replaced: in lower case, capitalized, and as the letter of its rules.
fn renamed(text: &str, name: &str) -> String {
    let capitalized = capitalized(name);
    let letter = capitalized.chars().next().unwrap_or('C');
    let text = text.replace(TEMPLATE, name).replace(&self::capitalized(TEMPLATE), &capitalized);
    // `C2.3` in prose, `c2_3` in the names of tests.
    let mut renamed = String::with_capacity(text.len());
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    while let Some(this) = letters.next() {
        let is_number = letters.peek().is_some_and(char::is_ascii_digit) && !before.is_alphanumeric();
        let is_rule = is_number && (this == 'C' || this == 'c' && !matches!(before, '_' | '#' | '\\'));
        renamed.push(match this {
            'C' if is_rule => letter,
            'c' if is_rule => letter.to_ascii_lowercase(),
            other => other,
        });
        before = this;
    }
    renamed
}

fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The registry with one more line, at the end: nothing else is needed to play the game.
fn register(registry: &str, name: &str) -> Result<String> {
    let end = registry.rfind("\n}\n").context("the registry ends with a closing brace")?;
    let (before, after) = registry.split_at(end);
    ensure!(before.contains("\ngames! {\n"), "the registry has a block `games! {{ … }}` at its end");
    Ok(format!("{before}\n    {} => {name} {{}}{after}", capitalized(name)))
}

/// The manifest with one more dependency, in its place.
fn depend(manifest: &str, name: &str) -> Result<String> {
    let line = format!("{name} = {{ path = \"../../games/{name}\", package = \"alcazar-{name}\" }}");
    let heading = "[dependencies]\n";
    let start = manifest.find(heading).context("the manifest lists dependencies")? + heading.len();
    let length = manifest[start..].find("\n\n").map_or(manifest.len() - start, |length| length + 1);
    let mut lines: Vec<&str> = manifest[start..start + length].lines().collect();
    lines.push(&line);
    lines.sort_unstable();
    Ok(format!("{}{}\n{}", &manifest[..start], lines.join("\n"), &manifest[start + length..]))
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The guide, whose blocks marked as `console` are followed.
const GUIDE: &str = "docs/adding-a-game.md";

/// Follows the guide in a copy of the workspace, command by command. The copy builds into the same target
/// folder, so that the crates of others need not be compiled again.
pub(crate) fn follow_guide(tools: &Tools<'_>) -> Result<()> {
    let root = crate::root();
    let commands = commands(&fs::read_to_string(root.join(GUIDE))?);
    ensure!(!commands.is_empty(), "{GUIDE} has no commands");
    let copy = tools.target().join("new-game/workspace");
    copy_workspace(tools, &copy)?;
    std::os::unix::fs::symlink(tools.target(), copy.join("target"))?;
    for command in commands {
        let shell = tools.program("bash".as_ref());
        call(in_folder(shell, &copy).args(["-o", "pipefail", "-c", &command]))
            .with_context(|| format!("{GUIDE} says: {command}"))?;
    }
    Ok(())
}

fn in_folder(mut command: Command, folder: &Path) -> Command {
    // The copy is a workspace of its own: nothing that cargo says about this one may reach it.
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("CARGO_")) {
        if !matches!(name.to_str(), Some("CARGO_HOME" | "CARGO_NET_OFFLINE")) {
            command.env_remove(name);
        }
    }
    // Games that are played on the way are saved there too.
    command.current_dir(folder).env("XDG_DATA_HOME", folder.join("target/new-game/data"));
    // The browser tests must find the game that the guide generates.
    command.env("ALCAZAR_PLAIN_GAME", TEMPLATE);
    command
}

/// The lines that follow a prompt in blocks marked as `console`.
fn commands(guide: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut is_console = false;
    for line in guide.lines() {
        match line.trim_start().strip_prefix("```") {
            Some(kind) => is_console = kind == "console",
            None if is_console => commands.extend(line.strip_prefix("$ ").map(str::to_owned)),
            None => {}
        }
    }
    commands
}

/// Copies every file that git tracks or would track.
fn copy_workspace(tools: &Tools<'_>, to: &Path) -> Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    let list = tools
        .program("git".as_ref())
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()?;
    ensure!(list.status.success(), "git can't list the files of the workspace");
    for file in String::from_utf8(list.stdout)?.split_terminator('\0') {
        let from = crate::root().join(file);
        // A file that was removed and not committed yet is still listed.
        if from.is_file() {
            let to = to.join(file);
            fs::create_dir_all(to.parent().unwrap_or(Path::new(".")))?;
            fs::copy(&from, &to).with_context(|| file.to_owned())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const REGISTRY_TEXT: &str = "macro_rules! games {\n}\n\ngames! {\n    Toledo => toledo { speak }\n}\n";
    const MANIFEST_TEXT: &str =
        "[dependencies]\nalcazar-core.workspace = true\ntoledo.workspace = true\n\n[lints]\n";

    #[test]
    fn a_game_is_registered_once_without_capabilities() -> Result<()> {
        let registry = register(REGISTRY_TEXT, "madrid")?;
        assert!(
            registry.ends_with("    Toledo => toledo { speak }\n    Madrid => madrid {}\n}\n"),
            "{registry}"
        );
        assert!(register("nothing", "madrid").is_err());
        Ok(())
    }

    #[test]
    fn the_catalog_depends_on_the_game() -> Result<()> {
        let line = "madrid = { path = \"../../games/madrid\", package = \"alcazar-madrid\" }";
        let expected = MANIFEST_TEXT.replace("toledo.w", &format!("{line}\ntoledo.w"));
        assert_eq!(depend(MANIFEST_TEXT, "madrid")?, expected);
        Ok(())
    }

    #[test]
    fn names_and_rule_numbers_are_replaced() {
        let text = "Cuenca: `cuenca::Card` (C2.3), fn c2_3_card() {} C2 [C3.1] Counts 2c3 abc1";
        let expected = "Madrid: `madrid::Card` (M2.3), fn m2_3_card() {} M2 [M3.1] Counts 2c3 abc1";
        assert_eq!(renamed(text, "madrid"), expected);
    }

    #[test]
    fn names_that_are_no_identifiers_are_refused() {
        for name in ["", "x", "Madrid", "mad rid", "../madrid", "match", "1st", "web", "mañana"] {
            assert!(check_name(name).is_err(), "{name}");
        }
        assert!(check_name("madrid2").is_ok());
    }

    #[test]
    fn commands_are_the_prompts_of_console_blocks() {
        let guide =
            "```console\n$ one | two\noutput\n```\n```sh\n$ three\n```\n$ four\n```console\n$ five\n```";
        assert_eq!(commands(guide), ["one | two", "five"]);
    }

    #[test]
    fn generating_leaves_everything_else_alone_and_happens_once() -> Result<()> {
        let root = tempfile::tempdir()?;
        fs::create_dir_all(root.path().join("crates/catalog/src"))?;
        fs::write(root.path().join(REGISTRY), REGISTRY_TEXT)?;
        fs::write(root.path().join(MANIFEST), MANIFEST_TEXT)?;
        let template = crate::root().join("xtask/template");
        let files = generate(root.path(), &template, "madrid")?;
        let outside = files.iter().filter(|file| !file.starts_with("games/madrid"));
        assert_eq!(outside.count(), 2);
        for file in &files {
            let text = fs::read_to_string(root.path().join(file))?;
            assert!(!text.to_lowercase().contains(TEMPLATE), "{}", file.display());
        }
        assert!(root.path().join("games/madrid/i18n/en/madrid.ftl").exists());
        assert!(generate(root.path(), &template, "madrid").is_err(), "it is there already");
        Ok(())
    }
}
