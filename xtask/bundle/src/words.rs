//! The languages that the client loads on demand. English is built in.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;

use crate::site::{files_in, read};

/// The prefix of files with messages for the terminal alone.
const TERMINAL: &str = "terminal";

/// Every language but English as one file, such as `words-fr.ftl`: all messages of the web client, without
/// comments.
pub(crate) fn files(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut languages = BTreeMap::new();
    for folder in files_in(&root.join("i18n"))? {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy();
        if tag == "en" {
            continue;
        }
        let mut words = Vec::new();
        let mut folders = vec![folder.clone()];
        folders.extend(files_in(&root.join("games"))?.into_iter().map(|game| game.join("i18n").join(&*tag)));
        for folder in folders.iter().filter(|folder| folder.exists()) {
            for file in files_in(folder)? {
                let is_message_file = file.extension().is_some_and(|end| end == "ftl");
                let is_terminal =
                    file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(TERMINAL));
                if is_message_file && !is_terminal {
                    words.extend(without_comments(&String::from_utf8(read(&file)?)?));
                }
            }
        }
        languages.insert(format!("words-{tag}.ftl"), words);
    }
    Ok(languages)
}

/// In Fluent every line that begins with `#` is a comment. The result ends with a line break.
fn without_comments(text: &str) -> Vec<u8> {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(|line| [line, "\n"])
        .flat_map(str::bytes)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_one_file_with_all_messages_of_the_web_client() -> Result<()> {
        let root = tempfile::tempdir()?;
        for (file, text) in [
            ("i18n/en/web.ftl", "hello = Hello"),
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
        let french = "turn = Tour { $n }\n    de jeu\nhello = Bonjour\ncheck = Échec\n";
        assert_eq!(files, BTreeMap::from([("words-fr.ftl".to_owned(), french.as_bytes().to_vec())]));
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
