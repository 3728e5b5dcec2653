//! Finding an action from typed words: its notation, or the words of the current language.

/// The indices of the actions that a text means, best first. Each action is a list of texts that describe it:
/// its notation and its sentence.
///
/// Every typed word must be the beginning of a word of the action, in any order; case, accents and
/// punctuation don't count. If nothing matches, one wrong, missing or superfluous letter in each long word
/// is forgiven. An action whose text is exactly what was typed comes alone.
pub(super) fn find(typed: &str, actions: &[Vec<String>]) -> Vec<usize> {
    let typed = words(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let actions: Vec<Vec<Vec<String>>> =
        actions.iter().map(|texts| texts.iter().map(|text| words(text)).collect()).collect();
    let exact: Vec<usize> = indices(&actions, |texts| texts.contains(&typed));
    if !exact.is_empty() {
        return exact;
    }
    let found = indices(&actions, |texts| texts.iter().any(|text| covers(text, &typed, starts)));
    if !found.is_empty() {
        return found;
    }
    indices(&actions, |texts| texts.iter().any(|text| covers(text, &typed, resembles)))
}

fn indices(actions: &[Vec<Vec<String>>], is_meant: impl Fn(&Vec<Vec<String>>) -> bool) -> Vec<usize> {
    (0..actions.len()).filter(|index| is_meant(&actions[*index])).collect()
}

/// Whether each typed word fits a word of its own in the text.
fn covers(text: &[String], typed: &[String], fits: fn(&str, &str) -> bool) -> bool {
    let mut left: Vec<&String> = text.iter().collect();
    typed.iter().all(|typed| {
        // A whole word first, so that “3” does not use up “30”.
        let whole = left.iter().position(|word| *word == typed);
        let found = whole.or_else(|| left.iter().position(|word| fits(word, typed)));
        found.map(|index| left.remove(index)).is_some()
    })
}

/// A number is complete; a word may be cut short.
fn starts(word: &str, typed: &str) -> bool {
    let is_number = typed.chars().all(|letter| letter.is_ascii_digit());
    if is_number { word == typed } else { word.starts_with(typed) }
}

fn resembles(word: &str, typed: &str) -> bool {
    const LONG: usize = 5;
    starts(word, typed) || typed.chars().count() >= LONG && is_one_letter_off(word, typed)
}

fn is_one_letter_off(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let same = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let tail = |letters: &[char], skip: usize| letters.get(same + skip..).map(<[char]>::to_vec);
    tail(&one, 1).is_some() && (tail(&one, 1) == tail(&other, 0) || tail(&one, 1) == tail(&other, 1))
        || tail(&other, 1).is_some() && tail(&other, 1) == tail(&one, 0)
}

/// The words of a text in lower case, without accents.
fn words(text: &str) -> Vec<String> {
    let plain: String = text.to_lowercase().chars().map(plain).collect();
    plain
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions() -> Vec<Vec<String>> {
        [
            ["take", "Take two cards"],
            ["3va 0-3", "Play a 3 and move from the cathedral to step 3"],
            ["3va 4-7", "Play a 3 and move from step 4 to step 7"],
            ["place smith 6", "Place the swordsmith on step 6"],
            ["end", "Zug für beendet erklären"],
        ]
        .map(|texts| texts.map(str::to_owned).to_vec())
        .to_vec()
    }

    #[test]
    fn words_and_notation_are_understood() {
        let found = |typed: &str| find(typed, &actions());
        assert_eq!(found("take"), [0]);
        assert_eq!(found("two cards"), [0]);
        assert_eq!(found("cards take"), [0], "in any order");
        assert_eq!(found("play a 3"), [1, 2], "ambiguous");
        assert_eq!(found("move to step 7"), [2]);
        assert_eq!(found("Cathedral"), [1]);
        assert_eq!(found("place smith 6"), [3]);
        assert_eq!(found("fur beendet"), [4], "without the accent");
    }

    #[test]
    fn a_slip_is_forgiven_in_long_words_only() {
        let found = |typed: &str| find(typed, &actions());
        assert_eq!(found("cathedrl"), [1]);
        assert_eq!(found("catedral"), [1]);
        assert_eq!(found("swordsmyth"), [3]);
        assert_eq!(found("tke"), [] as [usize; 0]);
        assert_eq!(found("step 8"), [] as [usize; 0], "numbers are meant as they are");
        assert_eq!(found("  "), [] as [usize; 0]);
        assert_eq!(found("bishop"), [] as [usize; 0]);
    }
}
