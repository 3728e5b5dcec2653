//! The pages about a game as HTML, so that the client parses no Markdown and loads each page on demand.
//!
//! Every game has its numbered rules. It may have a page that says where their figures come from, and a
//! summary to print.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::site::{files_in, read};

/// The pages of a game: the names of their files without `.md`, and their addresses.
const PAGES: [&str; 3] = [RULES, "sources", "summary"];

const RULES: &str = "rules";

/// The file that names the pages, by language, game and page.
const LIST: &str = "pages.json";

/// The prefix of the address of a picture that the client draws.
const PLATE: &str = "plate:";

/// The content of [`LIST`].
type List = BTreeMap<String, BTreeMap<String, BTreeMap<String, String>>>;

/// All pages below the root of the repository, such as `games/<game>/i18n/<language>/rules.md`, and the list
/// of them.
pub(crate) fn files(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let mut list = List::new();
    for folder in files_in(&root.join("games"))? {
        let game = name(&folder);
        for language in files_in(&folder.join("i18n"))? {
            let rules = fs::read_to_string(language.join("rules.md")).unwrap_or_default();
            let letter = rules_letter(&rules);
            for page in PAGES {
                let path = language.join(format!("{page}.md"));
                if !path.exists() {
                    continue;
                }
                let language = name(&language);
                let file = format!("{page}-{language}-{game}.html");
                let text = String::from_utf8(read(&path)?).with_context(|| path.display().to_string())?;
                files.insert(
                    file.clone(),
                    Page { game: &game, name: page, letter }.render(&text).into_bytes(),
                );
                let pages = list.entry(language).or_default().entry(game.clone()).or_default();
                pages.insert(page.to_owned(), format!("/{file}"));
            }
        }
    }
    files.insert(LIST.to_owned(), serde_json::to_vec(&list)?);
    Ok(files)
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// One page of a game.
#[derive(Clone, Copy)]
struct Page<'a> {
    game: &'a str,
    name: &'a str,
    /// The letter of the game's rules.
    letter: Option<char>,
}

impl Page<'_> {
    /// The page as HTML: a section for each chapter, with anchors at the numbers of rules and links where the
    /// text refers to them. A number begins a chapter, a paragraph or a list item. An item that begins with a
    /// letter within chapter G3 is anchored as `G3a`.
    fn render(self, text: &str) -> String {
        let mut events = Vec::new();
        let mut place = Place::new(self);
        let (mut sections, mut unnumbered) = (0, 0);
        // Where the current heading begins, and whether a picture or a link is open.
        let mut heading = 0;
        let (mut is_title, mut is_plate, mut is_link) = (false, false, false);
        for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION) {
            match event {
                // The client shows a title of its own.
                Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => is_title = true,
                Event::End(TagEnd::Heading(HeadingLevel::H1)) => is_title = false,
                _ if is_title => {}
                Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                    let end = if sections > 0 { "</section>\n" } else { "" };
                    events.push(Event::Html(format!("{end}<section>\n").into()));
                    sections += 1;
                    heading = events.len();
                    place.is_start = true;
                    place.has_number = false;
                    events.push(event);
                }
                Event::End(TagEnd::Heading(HeadingLevel::H2)) => {
                    if !place.has_number
                        && let Some(Event::Start(Tag::Heading { id, .. })) = events.get_mut(heading)
                    {
                        unnumbered += 1;
                        *id = Some(format!("part-{unnumbered}").into());
                    }
                    place.is_start = false;
                    events.push(event);
                }
                Event::Start(Tag::Item | Tag::Paragraph) => {
                    place.is_start = true;
                    events.push(event);
                }
                Event::Text(words) => place.add(&words, is_link, &mut events),
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
                Event::End(TagEnd::Image) => {
                    events.push(Event::InlineHtml("</figcaption></figure>\n".into()));
                }
                Event::End(TagEnd::Paragraph) if is_plate => is_plate = false,
                // Other links lead to files of the repository, which players do not have.
                Event::Start(Tag::Link { dest_url, .. }) => {
                    if let Some(start) = self.link(&dest_url) {
                        is_link = true;
                        events.push(Event::InlineHtml(start.into()));
                    }
                }
                Event::End(TagEnd::Link) => {
                    if std::mem::take(&mut is_link) {
                        events.push(Event::InlineHtml("</a>".into()));
                    }
                }
                other => {
                    place.is_start &= matches!(other, Event::Start(_));
                    events.push(other);
                }
            }
        }
        if sections > 0 {
            events.push(Event::Html("</section>\n".into()));
        }
        let mut page = String::new();
        html::push_html(&mut page, events.into_iter());
        // A column without a name has no header cell rather than an empty one; likewise a picture without a
        // caption.
        page.replace("<th></th>", "<td></td>").replace("<figcaption></figcaption>", "")
    }

    /// The address of a rule, as seen from this page.
    fn address_of(self, rule: &str) -> String {
        if self.name == RULES { format!("#{rule}") } else { format!("/{RULES}?game={}#{rule}", self.game) }
    }

    /// The start of a link to another page of the game. A link to the source of one figure is a small mark.
    fn link(self, address: &str) -> Option<String> {
        let (file, rule) = address.split_once('#').unwrap_or((address, ""));
        let page = PAGES.into_iter().find(|page| file.strip_suffix(".md") == Some(page))?;
        let class = if page == "sources" && !rule.is_empty() { " class=\"source\"" } else { "" };
        let fragment = if rule.is_empty() { String::new() } else { format!("#{rule}") };
        Some(format!("<a{class} href=\"/{page}?game={}{fragment}\">", self.game))
    }
}

/// The position of a text in a page.
struct Place<'a> {
    page: Page<'a>,
    /// The number of the chapter.
    chapter: String,
    /// Whether the text begins a heading, a paragraph or an item.
    is_start: bool,
    /// Whether the chapter has a number.
    has_number: bool,
    /// The numbers that have been anchored.
    named: BTreeSet<String>,
}

impl<'a> Place<'a> {
    fn new(page: Page<'a>) -> Self {
        Self { page, chapter: String::new(), is_start: false, has_number: false, named: BTreeSet::new() }
    }

    /// Adds a text, with an anchor at the number that it begins with.
    fn add(&mut self, words: &str, is_link: bool, events: &mut Vec<Event<'_>>) {
        let is_start = std::mem::take(&mut self.is_start);
        let mut rest = words;
        if is_start && let Some((id, shown)) = self.number(words) {
            let link = self.page.address_of(&id);
            // A page about the rules may come back to one of them: links lead to the first place.
            let name = if self.named.insert(id.clone()) { format!(" id=\"{id}\"") } else { String::new() };
            events.push(Event::InlineHtml(
                format!("<a class=\"rule\"{name} href=\"{link}\">{shown}</a>").into(),
            ));
            rest = &words[shown.len()..];
        }
        if is_link {
            events.push(text(rest));
        } else {
            self.add_with_links(rest, events);
        }
    }

    /// The id and the number that a text begins with.
    fn number<'t>(&mut self, words: &'t str) -> Option<(String, &'t str)> {
        if let Some(number) = rule(words) {
            if !number.contains('.') {
                number.clone_into(&mut self.chapter);
            }
            self.has_number = true;
            return Some((number.to_owned(), number));
        }
        let letter = letter(words).filter(|_| !self.chapter.is_empty())?;
        // The full stop after the letter belongs to it.
        Some((format!("{}{letter}", self.chapter), &words[..=letter.len()]))
    }

    /// Adds a text with links to the rules that it cites.
    fn add_with_links(&self, words: &str, events: &mut Vec<Event<'_>>) {
        let mut rest = words;
        while let Some((start, end)) = self.page.letter.and_then(|letter| citation(rest, letter)) {
            let number = &rest[start..end];
            let page = if self.page.name == RULES {
                String::new()
            } else {
                format!("/{RULES}?game={}", self.page.game)
            };
            events.push(text(&rest[..start]));
            let link = format!("<a class=\"see\" href=\"{page}#{number}\">{number}</a>");
            events.push(Event::InlineHtml(link.into()));
            rest = &rest[end..];
        }
        events.push(text(rest));
    }
}

fn text<'e>(words: &str) -> Event<'e> {
    Event::Text(CowStr::from(words.to_owned()))
}

/// The letter, like the `a` of `a. An action`, that an item begins with.
fn letter(line: &str) -> Option<&str> {
    let (letter, rest) = line.split_once('.')?;
    let is_letter = letter.len() == 1 && letter.starts_with(|letter: char| letter.is_ascii_lowercase());
    (is_letter && (rest.is_empty() || rest.starts_with(' '))).then_some(letter)
}

/// The number of a rule, like `T4` or `T4.6`, that a text begins with.
fn rule(text: &str) -> Option<&str> {
    let letter = text.chars().next().filter(char::is_ascii_uppercase)?;
    let end = number_length(text, letter)?;
    text[end..].chars().next().is_none_or(char::is_whitespace).then_some(&text[..end])
}

/// The letter of a game's rules, from the first numbered chapter.
fn rules_letter(page: &str) -> Option<char> {
    let number = page.lines().find_map(|line| rule(line.strip_prefix("## ")?))?;
    number.chars().next()
}

/// Where a text first cites a rule: `T4`, `T4.6` or `G3a`.
fn citation(text: &str, letter: char) -> Option<(usize, usize)> {
    text.match_indices(letter).find_map(|(at, _)| {
        let is_word = text[..at].ends_with(char::is_alphanumeric);
        let mut end = at + number_length(&text[at..], letter).filter(|_| !is_word)?;
        let rest = &text[end..];
        if rest.starts_with(|next: char| next.is_ascii_lowercase()) {
            end += 1;
        }
        (!text[end..].starts_with(char::is_alphanumeric)).then_some((at, end))
    })
}

/// The length of the number of a rule at the start of a text: the letter, the chapter, perhaps the paragraph.
fn number_length(text: &str, letter: char) -> Option<usize> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let chapter = digits(text.strip_prefix(letter)?);
    if chapter == 0 {
        return None;
    }
    let paragraph = text[1 + chapter..].strip_prefix('.').map_or(0, digits);
    Some(if paragraph == 0 { 1 + chapter } else { 1 + chapter + 1 + paragraph })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

    fn render(text: &str) -> String {
        Page { game: "toledo", name: RULES, letter: rules_letter(text) }.render(text)
    }

    fn list(files: &BTreeMap<String, Vec<u8>>) -> Result<List> {
        Ok(serde_json::from_slice(&files[LIST])?)
    }

    #[test]
    fn a_numbered_paragraph_has_an_anchor() {
        let page = render("## T4 Moving\n- T4.6 If the step is full.\n- T4.7. Not a number.\n");
        assert!(page.contains("<a class=\"rule\" id=\"T4\" href=\"#T4\">T4</a> Moving</h2>"), "{page}");
        assert!(page.contains("<li><a class=\"rule\" id=\"T4.6\" href=\"#T4.6\">T4.6</a> If the"), "{page}");
        assert!(!page.contains("id=\"T4.7"), "{page}");
    }

    #[test]
    fn lettered_items_have_anchors() {
        let page = render("## G3 A turn\n- G3.5 One action:\n  - a. *test*: a token;\n  - b. nothing.\n");
        assert!(
            page.contains("<li><a class=\"rule\" id=\"G3a\" href=\"#G3a\">a.</a> <em>test</em>"),
            "{page}"
        );
        assert!(page.contains("<a class=\"rule\" id=\"G3b\" href=\"#G3b\">b.</a> nothing."), "{page}");
    }

    #[test]
    fn citations_are_links() {
        let page = render("## G3 A turn\n- G3.5 As in G3a (G6.2), G4.\n\nAG3, A4.\n");
        for number in ["G3a", "G6.2", "G4"] {
            assert!(page.contains(&format!("<a class=\"see\" href=\"#{number}\">{number}</a>")), "{page}");
        }
        assert_eq!(page.matches("class=\"see\"").count(), 3, "{page}");
    }

    #[test]
    fn chapters_are_sections_that_can_be_linked_to() {
        let page = render("# Toledo\n\n## About\nSwords.\n\n## T1 Components\n\n## Secrets\n");
        assert!(!page.contains("h1") && !page.contains("Toledo"), "{page}");
        assert!(page.contains("<section>\n<h2 id=\"part-1\">About</h2>"), "{page}");
        assert!(page.contains("<h2 id=\"part-2\">Secrets</h2>\n</section>"), "{page}");
        assert_eq!(page.matches("<section>").count(), page.matches("</section>").count());
    }

    #[test]
    fn links_to_other_pages_of_the_game_are_kept() {
        let page = render("14 of each [†](sources.md#T1.2), [all](sources.md), [code](../src/lib.rs)");
        assert!(page.contains("<a class=\"source\" href=\"/sources?game=toledo#T1.2\">†</a>"), "{page}");
        assert!(page.contains("<a href=\"/sources?game=toledo\">all</a>, code"), "{page}");
    }

    #[test]
    fn numbers_on_other_pages_lead_to_the_rules() {
        let page = Page { game: "toledo", name: "sources", letter: Some('T') };
        let page = page.render("- T1.2 Cards [X].\n- T1.2 A ruling.\n");
        let link = "href=\"/rules?game=toledo#T1.2\">T1.2</a>";
        assert!(page.contains(&format!("<a class=\"rule\" id=\"T1.2\" {link} Cards")), "{page}");
        assert!(page.contains(&format!("<a class=\"rule\" {link} A ruling")), "{page}");
    }

    /// The client links each rejection to its rule.
    #[test]
    fn every_cited_rule_has_an_anchor_in_every_language() -> Result<()> {
        let files = files(ROOT.as_ref())?;
        for (language, games) in list(&files)? {
            for (game, pages) in games {
                let page = str::from_utf8(&files[pages[RULES].trim_start_matches('/')])?;
                let code = read(&Path::new(ROOT).join(format!("games/{game}/src/illegal.rs")))?;
                let quoted = str::from_utf8(&code)?.split('"').skip(1).step_by(2);
                let cited: Vec<&str> =
                    quoted.filter(|text| rule(text.trim_end_matches(char::is_lowercase)).is_some()).collect();
                assert!(cited.len() > 10, "{game} cites rules");
                for number in cited {
                    let anchors = page.matches(&format!("id=\"{number}\"")).count();
                    assert_eq!(anchors, 1, "{language}/{game}: places for a link to {number}");
                }
            }
        }
        Ok(())
    }

    #[test]
    fn every_link_between_the_pages_of_a_game_leads_to_an_anchor() -> Result<()> {
        let files = files(ROOT.as_ref())?;
        for (language, games) in list(&files)? {
            for (game, pages) in games {
                let page = |name: &str| -> Result<&str> {
                    let path = pages.get(name).with_context(|| format!("{language}/{game} has no {name}"))?;
                    Ok(str::from_utf8(&files[path.trim_start_matches('/')])?)
                };
                for name in pages.keys() {
                    for link in page(name)?.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next())
                    {
                        let (target, anchor) = link.split_once('#').unwrap_or((link, ""));
                        let target = target.trim_start_matches('/').split('?').next().unwrap_or_default();
                        let target = if target.is_empty() { name } else { target };
                        let is_there =
                            anchor.is_empty() || page(target)?.contains(&format!("id=\"{anchor}\""));
                        assert!(is_there, "{language}/{game}/{name}: nothing at {link}");
                    }
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
    fn every_game_has_its_pages_in_every_language() -> Result<()> {
        let files = files(ROOT.as_ref())?;
        let list = list(&files)?;
        assert_eq!(list.len(), 4);
        let names = |language: &str| -> Vec<(String, Vec<String>)> {
            let games = list[language].iter();
            games.map(|(game, pages)| (game.clone(), pages.keys().cloned().collect())).collect()
        };
        for (language, games) in &list {
            assert_eq!(names(language), names("en"), "{language}");
            for (game, pages) in games {
                for path in pages.values() {
                    let page = str::from_utf8(&files[path.trim_start_matches('/')])?;
                    assert!(!page.contains("style=") && !page.contains("<script"), "{game} in {language}");
                }
            }
        }
        Ok(())
    }
}
