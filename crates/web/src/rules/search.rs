//! Searching a page: what does not match is hidden, and what matches is marked and counted.

use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use super::document::all;

/// How much a search found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Hits {
    /// Marked words.
    pub(super) words: i32,
    /// Paragraphs, items, tables, examples and pictures that contain them.
    pub(super) parts: i32,
}

/// What is shown or hidden as a whole.
const PARTS: &str = "article > p, section > p, section > ul > li, section > ol > li, section > figure, \
                     section > table, section > blockquote";

/// Shows only what contains the wanted words, and marks them. `None` if nothing is wanted: then everything is
/// shown.
pub(super) fn search(text: &Element, wanted: &str) -> Option<Hits> {
    clear(text);
    let wanted = fold(wanted.trim());
    let mut hits = Hits { words: 0, parts: 0 };
    for part in all(text, PARTS) {
        let words = if wanted.is_empty() { 1 } else { mark(&part, &wanted) };
        hide(&part, words == 0);
        hits.words += words;
        hits.parts += i32::from(words > 0);
    }
    for chapter in all(text, "section") {
        hide(&chapter, !wanted.is_empty() && chapter.query_selector("mark").ok().flatten().is_none());
    }
    (!wanted.is_empty()).then_some(hits)
}

fn hide(part: &Element, is_hidden: bool) {
    let _ = part.toggle_attribute_with_force("hidden", is_hidden);
}

/// Removes the marks of the last search.
fn clear(text: &Element) {
    for mark in all(text, "mark") {
        let Some(parent) = mark.parent_node() else { continue };
        while let Some(child) = mark.first_child() {
            let _ = parent.insert_before(&child, Some(&mark));
        }
        let _ = parent.remove_child(&mark);
        parent.normalize();
    }
}

/// Marks the wanted words in all texts below a node, and counts them.
fn mark(node: &Node, wanted: &str) -> i32 {
    if node.node_type() == Node::TEXT_NODE {
        return mark_text(node, wanted);
    }
    // Pictures have no words of their own.
    if node.dyn_ref::<Element>().is_some_and(|element| element.has_attribute("data-plate")) {
        return 0;
    }
    let children = node.child_nodes();
    let children: Vec<Node> = (0..children.length()).filter_map(|index| children.item(index)).collect();
    children.iter().map(|child| mark(child, wanted)).sum()
}

fn mark_text(node: &Node, wanted: &str) -> i32 {
    let text = node.text_content().unwrap_or_default();
    let found = places(&text, wanted);
    let (Some(parent), Some(document)) = (node.parent_node(), node.owner_document()) else { return 0 };
    if found.is_empty() {
        return 0;
    }
    let (mut count, mut end_of_last) = (0, 0);
    let add = |words: &str| {
        let _ = parent.insert_before(&document.create_text_node(words), Some(node));
    };
    for &(start, end) in &found {
        add(&text[end_of_last..start]);
        if let Ok(mark) = document.create_element("mark") {
            mark.set_text_content(Some(&text[start..end]));
            let _ = parent.insert_before(&mark, Some(node));
        }
        end_of_last = end;
        count += 1;
    }
    add(&text[end_of_last..]);
    let _ = parent.remove_child(node);
    count
}

/// Where a text contains folded words, in bytes.
fn places(text: &str, wanted: &str) -> Vec<(usize, usize)> {
    let characters: Vec<(usize, char)> =
        text.char_indices().map(|(at, letter)| (at, folded(letter))).collect();
    let wanted: Vec<char> = wanted.chars().collect();
    let mut places = Vec::new();
    let mut at = 0;
    while at + wanted.len() <= characters.len() {
        let window = &characters[at..at + wanted.len()];
        if window.iter().map(|(_, letter)| letter).eq(&wanted) {
            let end = characters.get(at + wanted.len()).map_or(text.len(), |(end, _)| *end);
            places.push((window[0].0, end));
            at += wanted.len();
        } else {
            at += 1;
        }
    }
    places
}

/// A text as it is compared: small letters without accents, plain spaces and apostrophes.
fn fold(text: &str) -> String {
    text.chars().map(folded).collect()
}

fn folded(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match small {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        '\u{a0}' | '\u{202f}' | '\n' => ' ',
        '’' => '\'',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whatever_their_case_and_accents() {
        let text = "L’Alcázar : à l’alcazar";
        let found = places(text, &fold("ALCAZAR"));
        let found: Vec<&str> = found.into_iter().map(|(start, end)| &text[start..end]).collect();
        assert_eq!(found, ["Alcázar", "alcazar"]);
        assert_eq!(places("two\nlines", &fold("two lines")), [(0, 9)]);
        assert_eq!(places("aaa", "aa"), [(0, 2)]);
        assert_eq!(places("short", &fold("longer than that")), []);
    }
}
