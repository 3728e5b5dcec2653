//! Messages about ties for first place, in positions built like those of the rulebook tests.

#[allow(dead_code, reason = "the rulebook of Tolède needs more than its end")]
#[path = "../../../../games/governor/tests/rulebook/builder.rs"]
mod governor_builder;
#[allow(dead_code, reason = "the rulebook of Toledo needs more than its end")]
#[path = "../../../../games/toledo/tests/rulebook/builder.rs"]
mod toledo_builder;
#[allow(dead_code, reason = "the rulebook of Tyros needs more than its end")]
#[path = "../../../../games/tyros/tests/rulebook/builder.rs"]
mod tyros_builder;

use alcazar_core::{Game, SeatMap, Standing, Turn, Viewer};
use alcazar_table::Player;
use alcazar_words::{Language, Speak, Words};

fn players(count: usize) -> SeatMap<Player> {
    ["Ana", "Ben", "Eva", "Kim"].into_iter().take(count).map(Player::person).collect()
}

/// How a tie was broken, for a spectator.
fn message<G: Speak>(standing: &Standing, language: Language) -> String {
    let players = players(standing.scores.len());
    Words::new(language).tie::<G>(standing, &players, Viewer::Spectator).expect("there is a tie")
}

fn english<G: Speak>(standing: &Standing) -> String {
    message::<G>(standing, Language::English)
}

/// The result of a game that is over.
fn result<G: Game>(state: &G) -> Standing {
    assert_eq!(state.turn(), Turn::Over);
    state.standing()
}

mod toledo_ties {
    use alcazar_core::Seat;

    use super::toledo_builder::{GREEN, RED, given};
    use super::*;

    /// The last turn of the last round has been played.
    fn end(red: &str, blue: &str, green: &str) -> Standing {
        let given = given(3).turn_of(GREEN).started_by(RED).round(60, 60);
        let mut table = given.red(red).blue(blue).green(green).table();
        table.play("place gem1 1");
        result(&table.state)
    }

    fn english_tie(red: &str, blue: &str, green: &str) -> String {
        english::<toledo::State>(&end(red, blue, green))
    }

    #[test]
    fn more_cards_in_hand_decide() {
        assert_eq!(
            english_tie("gems 4; hand 6va 6vd", "gems 4; hand 1va 1vd 1ba", "gems 3; hand 5va 5vd 5ba 5bd"),
            "Ana (Red) and Ben (Blue) are tied at 2 points; Ben (Blue) wins with 3 cards in hand \
             against 2."
        );
        assert_eq!(
            english_tie("gems 2; hand 6va", "gems 2", "gems 3; hand 5va 5vd"),
            "Ana (Red), Ben (Blue) and Eva (Green) are tied at 1 point; Eva (Green) wins with 2 cards \
             in hand against 1 and 0."
        );
    }

    #[test]
    fn then_the_higher_sum_decides() {
        assert_eq!(
            english_tie("gems 4; hand 1va 6vd", "gems 4; hand 4va 4vd", "gems 0"),
            "Ana (Red) and Ben (Blue) are tied at 2 points and 2 cards in hand; Ben (Blue) wins with \
             a card total of 8 against 7."
        );
        assert_eq!(
            english_tie("gems 4; hand 1va 6vd", "gems 4; hand 4va 4vd", "gems 4; hand 6va"),
            "Ana (Red), Ben (Blue) and Eva (Green) are tied at 2 points; Ana (Red) and Ben (Blue) \
             stay in with 2 cards in hand against 1; Ben (Blue) wins with a card total of 8 \
             against 7."
        );
    }

    #[test]
    fn then_the_victory_is_shared() {
        assert_eq!(
            english_tie("gems 4; hand 1va 6vd", "gems 4; hand 4na 3nd", "gems 0"),
            "Ana (Red) and Ben (Blue) are tied at 2 points, 2 cards in hand and a card total of 7; \
             so the victory is shared."
        );
        assert_eq!(
            english_tie("gems 4; hand 1va 6vd", "gems 4; hand 4na 3nd", "gems 5; hand 2va"),
            "Ana (Red), Ben (Blue) and Eva (Green) are tied at 2 points; Ana (Red) and Ben (Blue) \
             stay in with 2 cards in hand against 1; still tied at a card total of 7; so the \
             victory is shared."
        );
    }

    #[test]
    fn a_tie_for_another_place_has_no_message() {
        let standing = end("gems 6", "gems 4; hand 1va", "gems 4");
        let message = Words::english().tie::<toledo::State>(&standing, &players(3), Viewer::Spectator);
        assert_eq!(message, None);
    }

    #[test]
    fn a_tie_before_the_end_has_no_message() {
        let standing = given(3).red("gems 4").blue("gems 4").table().state.standing();
        let message = Words::english().tie::<toledo::State>(&standing, &players(3), Viewer::Spectator);
        assert_eq!(message, None);
    }

    /// The default name is “You”, and no verb agrees with that, whoever the viewer is.
    #[test]
    fn a_player_with_a_default_name_is_called_by_their_colour() {
        let standing = end("gems 4; hand 1va 1vd 1ba", "gems 4; hand 6va 6vd", "gems 0");
        let players: SeatMap<Player> = ["You", "Alonso", "Inés"].into_iter().map(Player::person).collect();
        for viewer in [Viewer::Seat(Seat::A), Viewer::Spectator] {
            assert_eq!(
                Words::english().tie::<toledo::State>(&standing, &players, viewer).expect("there is a tie"),
                "Red and Alonso (Blue) are tied at 2 points; Red wins with 3 cards in hand against 2."
            );
        }
    }

    #[test]
    fn the_message_exists_in_every_language() {
        let standing = end("gems 4; hand 1va 6vd", "gems 4; hand 4va 4vd", "gems 4; hand 6va");
        let message = |language| message::<toledo::State>(&standing, language);
        assert_eq!(
            message(Language::French),
            "Ana (Rouge), Ben (Bleu) et Eva (Vert) sont à égalité avec 2 points\u{202f}; Ana (Rouge) \
             et Ben (Bleu) restent en lice avec 2 cartes en main contre 1\u{202f}; Ben (Bleu) gagne \
             avec des cartes totalisant 8 contre 7."
        );
        assert_eq!(
            message(Language::German),
            "Ana (Rot), Ben (Blau) und Eva (Grün) liegen gleichauf mit 2 Punkten; Ana (Rot) und Ben \
             (Blau) bleiben im Rennen mit 2 Handkarten gegen 1; Ben (Blau) gewinnt mit einer \
             Kartensumme von 8 gegen 7."
        );
        assert_eq!(
            message(Language::Dutch),
            "Ana (Rood), Ben (Blauw) en Eva (Groen) staan gelijk met 2 punten; Ana (Rood) en Ben \
             (Blauw) blijven in de race met 2 kaarten in de hand tegen 1; Ben (Blauw) wint met \
             een kaartensom van 8 tegen 7."
        );
    }
}

mod tyros_ties {
    use super::tyros_builder::{A, B, C, given};
    use super::*;

    /// Everybody passes, and no tile can be played any more. Green is the largest empire, then come
    /// orange, violet and yellow.
    fn end(first: &str, second: &str) -> Standing {
        let green = "2 3 8 9 13 12 11 10 15 16 17 18 19 14 24 23 22 21 26 30";
        let given = given(3).empires("1 6 7", "4 5", green, "20 25 29").c("tiles 32");
        let mut game =
            given.a(&format!("tiles 27 28; ships {first}")).b(&format!("tiles 31; ships {second}")).game();
        game.does(A, "pass").does(B, "pass").does(C, "pass");
        result(&game.0)
    }

    fn english_tie(first: &str, second: &str) -> String {
        english::<tyros::State>(&end(first, second))
    }

    #[test]
    fn points_from_the_largest_empire_decide() {
        assert_eq!(
            english_tie("23 20", "1 6"),
            "Ana (Red) and Ben (Blue) are tied at 10 points; Ana (Red) wins with 6 points from the \
             largest empire against 0."
        );
    }

    #[test]
    fn then_the_victory_is_shared() {
        assert_eq!(
            english_tie("23 20", "22 25"),
            "Ana (Red) and Ben (Blue) are tied at 10 points and 6 points from the largest empire; so \
             the victory is shared."
        );
    }

    #[test]
    fn the_message_exists_in_every_language() {
        let standing = end("23 20", "1 6");
        let message = |language| message::<tyros::State>(&standing, language);
        assert_eq!(
            message(Language::French),
            "Ana (Rouge) et Ben (Bleu) sont à égalité avec 10 points\u{202f}; Ana (Rouge) gagne avec \
             6 points dans le plus grand empire contre 0."
        );
        assert_eq!(
            message(Language::German),
            "Ana (Rot) und Ben (Blau) liegen gleichauf mit 10 Punkten; Ana (Rot) gewinnt mit 6 \
             Punkten aus dem größten Reich gegen 0."
        );
        assert_eq!(
            message(Language::Dutch),
            "Ana (Rood) en Ben (Blauw) staan gelijk met 10 punten; Ana (Rood) wint met 6 punten uit \
             het grootste rijk tegen 0."
        );
    }
}

mod governor_ties {
    use governor::{Ending, Phase, Token};

    use super::governor_builder::{A, B, C, Draft, Play, table};
    use super::*;

    const HANDS: &str = "ccjj ccjj mmmm jjmm";

    /// The hands are revealed, and the cultures are drawn in this order.
    fn end(draft: Draft, order: &str) -> Standing {
        let draft = draft.phase(Phase::Hands).round(40);
        let draft = draft.with(|position| position.open.ending = Some(Ending::LastRound));
        let mut state = draft.state();
        state.chance(&format!("hands {HANDS}")).chance(&format!("order {order}"));
        result(&state)
    }

    /// Three of four have 3 points.
    fn three() -> Draft {
        let draft = table().hands(HANDS).took(C, &[("g3", Token::Three)]);
        let draft = draft.took(A, &[("d1", Token::Christian), ("d2", Token::Muslim), ("e2", Token::Muslim)]);
        draft.took(B, &[("b3", Token::Christian), ("d3", Token::Christian), ("e3", Token::Jewish)])
    }

    fn english_tie(draft: Draft, order: &str) -> String {
        english::<governor::State>(&end(draft, order))
    }

    #[test]
    fn the_culture_drawn_first_decides() {
        assert_eq!(
            english_tie(three(), "m c j"),
            "Ana (Red), Ben (Blue) and Eva (Green) are tied at 3 points; tokens are compared in an \
             order drawn by lot: Muslim, Christian, Jewish; Ana (Red) wins with 2 Muslim tokens against 0 \
             and 0."
        );
    }

    #[test]
    fn then_the_next_culture_decides() {
        let one = |seat, first, second| {
            move |draft: Draft| draft.took(seat, &[(first, Token::Christian), (second, Token::Jewish)])
        };
        let draft = one(B, "b3", "d3")(one(A, "d1", "d2")(table().hands(HANDS)));
        let draft = draft.took(C, &[("e2", Token::Christian), ("e3", Token::Muslim)]);
        assert_eq!(
            english_tie(draft.clone(), "c m j"),
            "Ana (Red), Ben (Blue) and Eva (Green) are tied at 2 points; tokens are compared in an \
             order drawn by lot: Christian, Muslim, Jewish; still tied at 1 Christian token; Eva (Green) \
             wins with 1 Muslim token against 0 and 0."
        );
        assert_eq!(
            english_tie(draft, "j c m"),
            "Ana (Red), Ben (Blue) and Eva (Green) are tied at 2 points; tokens are compared in an \
             order drawn by lot: Jewish, Christian, Muslim; Ana (Red) and Ben (Blue) stay in with 1 Jewish \
             token against 0; still tied at 1 Christian token and 0 Muslim tokens; so the victory is \
             shared."
        );
    }

    #[test]
    fn then_the_victory_is_shared() {
        let draft = table().hands(HANDS).took(A, &[("d1", Token::Three)]).took(C, &[("d2", Token::Three)]);
        assert_eq!(
            english_tie(draft, "m j c"),
            "Ana (Red) and Eva (Green) are tied at 3 points; tokens are compared in an order drawn by lot: \
             Muslim, Jewish, Christian; still tied at 0 Muslim tokens, 0 Jewish tokens and 0 \
             Christian tokens; so the victory is shared."
        );
    }

    #[test]
    fn the_message_exists_in_every_language() {
        let standing = end(three(), "c j m");
        let message = |language| message::<governor::State>(&standing, language);
        assert_eq!(
            message(Language::French),
            "Ana (Rouge), Ben (Bleu) et Eva (Vert) sont à égalité avec 3 points\u{202f}; par tirage \
             au sort, les jetons sont comparés dans l’ordre chrétiens, juifs, musulmans\u{202f}; Ben \
             (Bleu) gagne avec 2 jetons chrétiens contre 1 et 0."
        );
        assert_eq!(
            message(Language::German),
            "Ana (Rot), Ben (Blau) und Eva (Grün) liegen gleichauf mit 3 Punkten; nach Losentscheid \
             werden die Marker in der Reihenfolge Christen, Juden, Muslime verglichen; Ben (Blau) \
             gewinnt mit 2 christlichen Markern gegen 1 und 0."
        );
        assert_eq!(
            message(Language::Dutch),
            "Ana (Rood), Ben (Blauw) en Eva (Groen) staan gelijk met 3 punten; na loting worden de \
             fiches vergeleken in de volgorde christenen, joden, moslims; Ben (Blauw) wint met 2 \
             christelijke fiches tegen 1 en 0."
        );
    }
}
