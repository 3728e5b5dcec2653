//! Elision before names. A French message says “de { $who }”, and can't know with which letter the name of a
//! player begins: “de Bruno”, but “d’Alice”.

use crate::Language;

/// Stands before a name that begins with a vowel until the whole sentence is known. It is a character for
/// private use, so no text contains it.
const MARK: char = '\u{e000}';

/// The words that lose their last letter before a vowel.
const ELIDED: [(&str, &str); 4] = [("de", "d’"), ("De", "D’"), ("que", "qu’"), ("Que", "Qu’")];

/// A name, marked if the language elides words before it.
pub(crate) fn marked(language: Language, name: &str) -> String {
    let name = name.replace(MARK, "");
    if language == Language::French && begins_with_vowel(&name) { format!("{MARK}{name}") } else { name }
}

/// A sentence without marks, elided where they were.
pub(crate) fn resolved(text: String) -> String {
    if !text.contains(MARK) {
        return text;
    }
    let elide = |text: String, (word, short): (&str, &str)| {
        let full = format!("{word} {MARK}");
        let mut parts = text.split(&full).peekable();
        let mut out = String::new();
        while let Some(part) = parts.next() {
            out += part;
            // “monde Alice” ends in “de”, but is another word.
            let is_word = !part.ends_with(char::is_alphanumeric);
            match parts.peek() {
                Some(_) if is_word => out += short,
                Some(_) => out.extend([word, " "]),
                None => {}
            }
        }
        out
    };
    ELIDED.into_iter().fold(text, elide).replace(MARK, "")
}

/// Whether French elides before this name. The h of a foreign name is usually sounded, so “de Hans”; y is a
/// vowel only before a consonant: “d’Yves”, “de Yann”.
fn begins_with_vowel(name: &str) -> bool {
    let is_vowel = |letter: char| "aeiouàâäæéèêëîïôöœùûüáíóúåøãõ".contains(letter);
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| next.is_alphabetic() && !is_vowel(next)),
        Some(first) => is_vowel(first),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_elides_before_vowels_only() {
        let say = |name: &str| resolved(format!("le tour de {}", marked(Language::French, name)));
        for name in ["Alice", "Émile", "Yves", "ólafur"] {
            assert_eq!(say(name), format!("le tour d’{name}"));
        }
        for name in ["Bruno", "Hans", "Yann", "42"] {
            assert_eq!(say(name), format!("le tour de {name}"));
        }
        let anne = marked(Language::French, "Anne");
        assert_eq!(resolved(format!("De {anne}, que {anne} aide {anne}")), "D’Anne, qu’Anne aide Anne");
        assert_eq!(resolved(format!("Il accorde {anne}")), "Il accorde Anne");
        assert_eq!(marked(Language::German, "Anne"), "Anne");
    }
}
