//! Makes HTML of the pages of rules, so that the client needs no Markdown at run time.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

fn main() -> io::Result<()> {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let root = here.join("../..").canonicalize()?;
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let mut folders = vec![("en".to_owned(), root.join("docs/rules"))];
    for language in sorted(&root.join("i18n"))? {
        println!("cargo::rerun-if-changed={}", language.display());
        folders.push((name(&language), language.join("rules")));
    }
    let mut list = String::from("&[\n");
    for (language, folder) in folders.iter().filter(|(_, folder)| folder.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
        for page in sorted(folder)?.iter().filter(|page| page.extension().is_some_and(|end| end == "md")) {
            let game = name(page);
            let file = out.join(format!("rules-{language}-{game}.html"));
            fs::write(&file, render(&fs::read_to_string(page)?))?;
            let file = file.display().to_string();
            writeln!(list, "({language:?}, {game:?}, include_str!({file:?})),").map_err(io::Error::other)?;
        }
    }
    list += "]\n";
    fs::write(out.join("rules.rs"), list)
}

/// What is in a folder, always in the same order.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// How the address of a picture begins that the client draws.
const PLATE: &str = "plate:";

/// A page as HTML. A paragraph or list item that begins with the number of a rule can be linked to by that number.
fn render(text: &str) -> String {
    let mut events = Vec::new();
    let mut is_start = false;
    let mut is_plate = false;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION) {
        match event {
            Event::Start(Tag::Item | Tag::Paragraph | Tag::Heading { .. }) => {
                is_start = true;
                events.push(event);
            }
            Event::Text(words) if is_start => {
                is_start = false;
                let number = rule(&words).map(str::to_owned);
                if let Some(number) = number {
                    let anchor = format!("<a class=\"rule\" id=\"{number}\" href=\"#{number}\">{number}</a>");
                    events.push(Event::InlineHtml(anchor.into()));
                    events.push(Event::Text(CowStr::from(words[number.len()..].to_owned())));
                } else {
                    events.push(Event::Text(words));
                }
            }
            // A paragraph that is a plate and nothing else: the words stay, and the client draws the picture above them.
            Event::Start(Tag::Image { dest_url, .. }) => {
                let name = dest_url.strip_prefix(PLATE).unwrap_or_default();
                events.pop();
                is_start = false;
                is_plate = true;
                let start = format!(
                    "<figure><div class=\"plate\" data-plate=\"{name}\" aria-hidden=\"true\"></div><figcaption>"
                );
                events.push(Event::InlineHtml(start.into()));
            }
            Event::End(TagEnd::Image) => events.push(Event::InlineHtml("</figcaption></figure>\n".into())),
            Event::End(TagEnd::Paragraph) if is_plate => is_plate = false,
            Event::End(TagEnd::Item | TagEnd::Paragraph | TagEnd::Heading(_)) => {
                is_start = false;
                events.push(event);
            }
            // Links lead into the repository, which a player does not have at hand.
            Event::Start(Tag::Link { .. }) | Event::End(TagEnd::Link) => {}
            other => events.push(other),
        }
    }
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter());
    // A column without a name has no heading, rather than an empty one.
    page.replace("<th></th>", "<td></td>")
}

/// The number of a rule, like `T4` or `T4.6`, that a text begins with.
fn rule(text: &str) -> Option<&str> {
    let number = text.split_whitespace().next()?;
    let digits = number.strip_prefix(|letter: char| letter.is_ascii_uppercase())?;
    let is_number = digits.starts_with(|first: char| first.is_ascii_digit())
        && digits.chars().all(|character| character.is_ascii_digit() || character == '.');
    (is_number && !number.ends_with('.')).then_some(number)
}
