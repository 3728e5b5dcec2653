//! The pages of rules as HTML, so that the client parses no Markdown and loads each page on demand.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

use crate::site::{files_in, read};

/// The file that names the pages, by language and game.
const LIST: &str = "rules.json";

/// The prefix of the address of a picture that the client draws.
const PLATE: &str = "plate:";

/// All pages below the root of the repository, `games/<game>/i18n/<language>/rules.md`, and the list of them.
pub(crate) fn files(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let mut list: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for folder in files_in(&root.join("games"))? {
        let game = name(&folder);
        for language in files_in(&folder.join("i18n"))? {
            let (page, language) = (language.join("rules.md"), name(&language));
            if !page.exists() {
                continue;
            }
            let file = format!("rules-{language}-{game}.html");
            let text = String::from_utf8(read(&page)?).with_context(|| page.display().to_string())?;
            list.entry(language).or_default().insert(game.clone(), format!("/{file}"));
            files.insert(file, render(&text).into_bytes());
        }
    }
    files.insert(LIST.to_owned(), serde_json::to_vec(&list)?);
    Ok(files)
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// A page as HTML, with anchors at the numbers of rules. A number may begin a chapter, a paragraph or a list
/// item, or follow its first words in brackets. A line that begins with a letter within chapter G3 is
/// anchored as `G3a`.
fn render(text: &str) -> String {
    let mut events = Vec::new();
    let mut place = Place::default();
    let mut is_plate = false;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION) {
        match event {
            Event::Start(Tag::Item | Tag::Paragraph | Tag::Heading { .. }) => {
                place = Place { is_start: true, is_nameless: true, ..place };
                events.push(event);
            }
            Event::Text(words) => place.number(&words, &mut events),
            Event::SoftBreak => {
                place.is_line = true;
                events.push(event);
            }
            // A paragraph with only a plate: its text stays, and the client draws the picture above it.
            Event::Start(Tag::Image { dest_url, .. }) => {
                let name = dest_url.strip_prefix(PLATE).unwrap_or_default();
                events.pop();
                place.is_start = false;
                is_plate = true;
                let start = format!(
                    "<figure><div class=\"plate\" data-plate=\"{name}\" aria-hidden=\"true\"></div>\
                     <figcaption>"
                );
                events.push(Event::InlineHtml(start.into()));
            }
            Event::End(TagEnd::Image) => events.push(Event::InlineHtml("</figcaption></figure>\n".into())),
            Event::End(TagEnd::Paragraph) if is_plate => is_plate = false,
            Event::End(TagEnd::Item | TagEnd::Paragraph | TagEnd::Heading(_)) => {
                place = Place { is_start: false, is_nameless: false, is_line: false, ..place };
                events.push(event);
            }
            // Links lead to files of the repository, which players do not have.
            Event::Start(Tag::Link { .. }) | Event::End(TagEnd::Link) => {}
            other => events.push(other),
        }
    }
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter());
    // A column without a name has no header cell rather than an empty one.
    page.replace("<th></th>", "<td></td>")
}

/// The position of a text in a page.
#[derive(Default)]
struct Place {
    /// The number of the chapter.
    chapter: String,
    /// Whether the text begins a heading, a paragraph or an item.
    is_start: bool,
    /// Whether the heading, paragraph or item has no number yet.
    is_nameless: bool,
    /// Whether the text begins a line.
    is_line: bool,
}

impl Place {
    /// Adds a text, with an anchor at the number in it.
    fn number(&mut self, words: &str, events: &mut Vec<Event<'_>>) {
        let lettered = if self.is_line { letter(words) } else { None };
        let (before, id, shown) = if self.is_start
            && let Some(number) = rule(words)
        {
            if !number.contains('.') {
                number.clone_into(&mut self.chapter);
            }
            ("", number.to_owned(), number)
        } else if self.is_nameless
            && let Some(number) =
                words.strip_prefix(" (").and_then(|rest| rest.split(')').next()).and_then(rule)
        {
            (" (", number.to_owned(), number)
        } else if let Some(letter) = lettered.filter(|_| !self.chapter.is_empty()) {
            // Lettered lines stay separate lines.
            events.pop();
            events.push(Event::HardBreak);
            ("", format!("{}{letter}", self.chapter), letter)
        } else {
            self.is_start = false;
            self.is_line = false;
            events.push(Event::Text(CowStr::from(words.to_owned())));
            return;
        };
        *self = Self { chapter: std::mem::take(&mut self.chapter), ..Self::default() };
        let anchor = format!("{before}<a class=\"rule\" id=\"{id}\" href=\"#{id}\">{shown}</a>");
        events.push(Event::InlineHtml(anchor.into()));
        events.push(Event::Text(CowStr::from(words[before.len() + shown.len()..].to_owned())));
    }
}

/// The letter, like the `a` of `a. An action`, that a line begins with.
fn letter(line: &str) -> Option<&str> {
    let (letter, _) =
        line.split_once(". ").or_else(|| line.split_once('.').filter(|(_, rest)| rest.is_empty()))?;
    (letter.len() == 1 && letter.starts_with(|letter: char| letter.is_ascii_lowercase())).then_some(letter)
}

/// The number of a rule, like `T4` or `T4.6`, that a text begins with.
fn rule(text: &str) -> Option<&str> {
    let number = text.split_whitespace().next()?;
    let digits = number.strip_prefix(|letter: char| letter.is_ascii_uppercase())?;
    let is_number = digits.starts_with(|first: char| first.is_ascii_digit())
        && digits.chars().all(|character| character.is_ascii_digit() || character == '.');
    (is_number && !number.ends_with('.')).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

    #[test]
    fn a_numbered_paragraph_has_an_anchor() {
        let page = render("## T4 Moving\n- T4.6 If the step is full.\n- T4.7. Not a number.\n");
        assert!(page.contains("<a class=\"rule\" id=\"T4\" href=\"#T4\">T4</a> Moving</h2>"), "{page}");
        assert!(page.contains("<li><a class=\"rule\" id=\"T4.6\" href=\"#T4.6\">T4.6</a> If the"), "{page}");
        assert!(!page.contains("id=\"T4.7"), "{page}");
    }

    #[test]
    fn numbers_in_brackets_and_letters_have_anchors() {
        let page = render(
            "## G3 A turn\n1. **Deal** (G3.1): cards.\n2. **One action**:\n\
             \x20  a. *test*: (G9) a token;\n   b. nothing.\n",
        );
        assert!(
            page.contains(
                "<strong>Deal</strong> (<a class=\"rule\" id=\"G3.1\" href=\"#G3.1\">G3.1</a>): cards."
            ),
            "{page}"
        );
        assert!(
            page.contains("<br />\n<a class=\"rule\" id=\"G3a\" href=\"#G3a\">a</a>. <em>test</em>"),
            "{page}"
        );
        assert!(page.contains("<a class=\"rule\" id=\"G3b\" href=\"#G3b\">b</a>. nothing."), "{page}");
        assert!(!page.contains("id=\"G9\""), "{page}");
    }

    /// The client links each rejection to its rule.
    #[test]
    fn every_cited_rule_has_an_anchor_in_every_language() -> Result<()> {
        let files = files(ROOT.as_ref())?;
        let list: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_slice(&files[LIST])?;
        for (language, pages) in &list {
            for (game, path) in pages {
                let page = str::from_utf8(&files[path.trim_start_matches('/')])?;
                let code = read(&Path::new(ROOT).join(format!("games/{game}/src/illegal.rs")))?;
                let quoted = str::from_utf8(&code)?.split('"').skip(1).step_by(2);
                let cited: Vec<&str> =
                    quoted.filter(|text| rule(text.trim_end_matches(char::is_lowercase)).is_some()).collect();
                assert!(cited.len() > 10, "{game} cites rules");
                for number in cited {
                    assert!(
                        page.contains(&format!("id=\"{number}\"")),
                        "{language}/{game} has no {number} to link to"
                    );
                }
            }
        }
        Ok(())
    }

    #[test]
    fn a_plate_stands_between_paragraphs_with_its_caption_below() {
        let page = render("- T1.1 Cards.\n\n![A *card*.](plate:cards)\n\n- T1.2 Swords.\n");
        let expected = "</ul>\n<figure><div class=\"plate\" data-plate=\"cards\" aria-hidden=\"true\"></div>\
            <figcaption>A <em>card</em>.</figcaption></figure>\n<ul>";
        assert!(page.contains(expected), "{page}");
        assert!(page.contains("id=\"T1.2\""), "{page}");
    }

    #[test]
    fn every_game_has_its_rules_in_every_language() -> Result<()> {
        let files = files(ROOT.as_ref())?;
        let list: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_slice(&files[LIST])?;
        assert_eq!(list.len(), 4);
        let games: Vec<&String> = list["en"].keys().collect();
        for (language, pages) in &list {
            assert_eq!(pages.keys().collect::<Vec<_>>(), games, "{language}");
            for (game, path) in pages {
                let page = str::from_utf8(&files[path.trim_start_matches('/')])?;
                assert!(page.contains("<a class=\"rule\" id=\""), "{game} in {language}");
                assert!(!page.contains("style=") && !page.contains("<script"), "{game} in {language}");
            }
        }
        Ok(())
    }
}
