//! What is shown below the city: the tile to lay, the players, the supply, the viewer's own cards.

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Player;
use alcazar_words::{Words, governor as sayings};
use governor::{Card, Cards, Culture, OpenPosition, Phase, State, Streets, Tile, Token, View};

use super::picture::{BOLD, DIM, PLAIN, culture_style, people, sign, token_style};
use crate::board::{Board, Canvas};

/// The column where the text of a labelled line begins.
const TEXT: usize = 16;
/// The column where an action card's effect begins.
const EFFECT: usize = 35;

pub(super) fn draw(canvas: &mut Canvas, view: &View, open: &OpenPosition, players: &SeatMap<Player>) {
    let words = Words::english();
    if let Phase::Lay { tile, .. } = open.phase {
        to_lay(canvas, tile);
    }
    corners(canvas, view, open, players, &words);
    supply(canvas, view);
    let looked = open.tokens.iter().filter(|(_, token)| !token.looked.is_empty()).map(|(cell, token)| {
        let seats: String = token.looked.iter().map(|seat| seat.to_string()).collect();
        format!("{cell} by {seats}")
    });
    list(canvas, "looked at", looked);
    list(canvas, "played", names(&words, open.played).map(|(_, name)| name));
    if let (Some(hand), Some(cards)) = (view.hand(), view.cards()) {
        let row = label(canvas, "your influence");
        let mut column = TEXT;
        for culture in hand.kinds() {
            let text = format!("{}×{culture}", hand.count(culture));
            column = canvas.put(row, column, &text, culture_style(culture)) + 3;
        }
        own_cards(canvas, &words, cards);
    }
}

/// Begins a labelled line and returns its row.
fn label(canvas: &mut Canvas, label: &str) -> usize {
    let row = canvas.height();
    canvas.put(row, 1, label, DIM);
    row
}

/// The rotations of the drawn tile, as pictures and in notation.
fn to_lay(canvas: &mut Canvas, tile: Tile) {
    let row = label(canvas, "to lay");
    let mut column = people(canvas, row, TEXT, tile.people);
    for streets in Streets::all().filter(|streets| streets.shape() == tile.shape) {
        column = canvas.put(row, column + 3, picture(streets), BOLD);
        column = canvas.put(row, column + 1, &streets.to_string(), PLAIN);
    }
}

fn picture(streets: Streets) -> &'static str {
    const PICTURES: [&str; 16] =
        ["░", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"];
    Streets::all().zip(PICTURES).find(|(each, _)| *each == streets).map_or("", |(_, picture)| picture)
}

/// A line for each player.
fn corners(canvas: &mut Canvas, view: &View, open: &OpenPosition, players: &SeatMap<Player>, words: &Words) {
    let row = canvas.height();
    for (column, heading) in [(5, "player"), (29, "tokens"), (51, "cards"), (58, "influence")] {
        canvas.put(row, column, heading, DIM);
    }
    canvas.put_right(row, 75, "points", DIM);
    for (row, (seat, player)) in (row + 1..).zip(Seat::ALL.into_iter().zip(&open.seats)) {
        let is_active = open.active == seat && open.phase != Phase::Over;
        canvas.put(row, 1, if is_active { "▶" } else { "" }, BOLD);
        canvas.put(row, 3, &seat.to_string(), State::seat_style(seat).invert());
        canvas.put(row, 5, &words.seat::<State>(seat), State::seat_style(seat));
        let name: String =
            players.get(seat).map_or("", |player| player.name.as_str()).chars().take(12).collect();
        canvas.put(row, 15, &name, if view.viewer().is(seat) { BOLD } else { PLAIN });
        let mut column = 29;
        for token in Token::ALL.into_iter().filter(|token| player.tokens.count(*token) > 0) {
            let text = format!("{}×{} ", player.tokens.count(token), sign(token).to_uppercase());
            column = canvas.put(row, column, &text, token_style(token));
        }
        canvas.put_right(row, 56, &view.card_count(seat).to_string(), PLAIN);
        // The known cards of a hand, and a dot for each unknown card.
        let known = view.certain(seat);
        let unknown = view.hand_size(seat).saturating_sub(known.len());
        let column = people(canvas, row, 58, known);
        canvas.put(row, column, &"·".repeat(unknown.into()), DIM);
        let are_hands_shown = matches!(open.phase, Phase::Order | Phase::Over);
        let points = if are_hands_shown { view.score(seat).total() } else { view.token_points(seat) };
        canvas.put_right(row, 75, &points.to_string(), BOLD);
    }
}

/// The number of action cards and discredits left.
fn supply(canvas: &mut Canvas, view: &View) {
    let row = label(canvas, "supply");
    let column = canvas.put(row, TEXT, &format!("{} action cards", view.action_pile()), PLAIN);
    let mut column = canvas.put(row, column + 3, "discredits", PLAIN);
    for culture in Culture::ALL {
        let text = format!("{}×{culture}", view.discredits_left(culture));
        column = canvas.put(row, column + 1, &text, culture_style(culture));
    }
}

/// A labelled list, wrapped over several lines if needed; nothing if it is empty.
fn list(canvas: &mut Canvas, name: &str, things: impl Iterator<Item = String>) {
    let mut place = None;
    for thing in things {
        let (row, column) = place.unwrap_or_else(|| (label(canvas, name), TEXT));
        let fits = column + thing.chars().count() <= Canvas::WIDTH;
        let (row, column) = if fits { (row, column) } else { (row + 1, TEXT) };
        place = Some((row, canvas.put(row, column, &thing, PLAIN) + 3));
    }
}

/// Each kind of card with its name and count.
fn names(words: &Words, cards: Cards) -> impl Iterator<Item = (Card, String)> {
    let kinds = Card::ALL.into_iter().filter(move |card| cards.contains(*card));
    kinds.map(move |card| {
        let name = words.say(&sayings::card(card));
        (card, if cards.count(card) == 1 { name } else { format!("{name} ×{}", cards.count(card)) })
    })
}

/// The viewer's action cards with their effects.
fn own_cards(canvas: &mut Canvas, words: &Words, cards: Cards) {
    for (number, (card, name)) in names(words, cards).enumerate() {
        let row = label(canvas, if number == 0 { "your cards" } else { "" });
        canvas.put(row, TEXT, &name, BOLD);
        canvas.put(row, EFFECT, &words.say(&sayings::effect(card)), PLAIN);
    }
}
