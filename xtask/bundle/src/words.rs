//! The messages of each language, which the client loads on demand.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Result;

use crate::site::{files_in, read};

/// The prefix of files with messages for the terminal alone.
const TERMINAL: &str = "terminal";

/// Every language as one file, such as `words-fr.ftl`: all messages of the web client, without comments. A
/// message that a language lacks is there in English.
pub(crate) fn files(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let english = messages(root, "en")?;
    let mut languages = BTreeMap::new();
    for folder in files_in(&root.join("i18n"))? {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy();
        let mut words = messages(root, &tag)?;
        let known: BTreeSet<String> = words.iter().map(|message| id(message).to_owned()).collect();
        words.extend(english.iter().filter(|message| !known.contains(id(message))).cloned());
        languages.insert(format!("words-{tag}.ftl"), words.concat().into_bytes());
    }
    Ok(languages)
}

/// The messages of a language, in the order of their files.
fn messages(root: &Path, tag: &str) -> Result<Vec<String>> {
    let mut folders = vec![root.join("i18n").join(tag)];
    folders.extend(files_in(&root.join("games"))?.into_iter().map(|game| game.join("i18n").join(tag)));
    let mut messages = Vec::new();
    for folder in folders.iter().filter(|folder| folder.exists()) {
        for file in files_in(folder)? {
            let is_message_file = file.extension().is_some_and(|end| end == "ftl");
            let is_terminal =
                file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(TERMINAL));
            if is_message_file && !is_terminal {
                add_messages(&String::from_utf8(read(&file)?)?, &mut messages);
            }
        }
    }
    Ok(messages)
}

/// In Fluent every line that begins with `#` is a comment, and a message begins with its id at the start of a
/// line.
fn add_messages(text: &str, messages: &mut Vec<String>) {
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match messages.last_mut() {
            Some(message) if !line.starts_with(|first: char| first == '-' || first.is_alphabetic()) => {
                message.push_str(line);
                message.push('\n');
            }
            _ => messages.push(format!("{line}\n")),
        }
    }
}

/// The id of a message.
fn id(message: &str) -> &str {
    message.split([' ', '=']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_one_file_with_all_messages_of_the_web_client() -> Result<()> {
        let root = tempfile::tempdir()?;
        for (file, text) in [
            (
                "i18n/en/web.ftl",
                "# Shown first.\nhello = Hello\n\n    again\nbye = Good bye\n    .form = Bye\n",
            ),
            ("i18n/fr/terminal.ftl", "key = Touche"),
            ("i18n/fr/table.ftl", "# Said at the table.\nturn = Tour { $n }\n    de jeu"),
            ("i18n/fr/web.ftl", "hello = Bonjour"),
            ("games/chess/i18n/fr/chess.ftl", "check = Échec"),
            ("games/chess/i18n/fr/terminal-chess.ftl", "help = Aide"),
            ("games/chess/i18n/fr/rules.md", "# Chess"),
            ("games/go/i18n/en/go.ftl", "stone = Stone"),
        ] {
            let path = root.path().join(file);
            std::fs::create_dir_all(path.parent().unwrap_or(&path))?;
            std::fs::write(path, text)?;
        }
        let files = files(root.path())?;
        let english = "hello = Hello\n\n    again\nbye = Good bye\n    .form = Bye\nstone = Stone\n";
        let french = "turn = Tour { $n }\n    de jeu\nhello = Bonjour\ncheck = Échec\n\
            bye = Good bye\n    .form = Bye\nstone = Stone\n";
        let expected = [("words-en.ftl", english), ("words-fr.ftl", french)];
        assert_eq!(files, expected.map(|(name, text)| (name.to_owned(), text.into())).into());
        Ok(())
    }

    #[test]
    fn the_page_names_every_language() -> Result<()> {
        let root = Path::new(crate::ROOT);
        let page = std::fs::read_to_string(Path::new(crate::WEB).join("static/index.html"))?;
        for file in files(root)?.keys() {
            let (name, _) = file.split_once('.').unwrap_or_default();
            let mention = format!("<meta name=\"{name}\" content=\"/{file}\">");
            assert!(page.contains(&mention), "{mention} is missing");
        }
        Ok(())
    }
}
