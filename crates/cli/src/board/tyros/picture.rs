//! The picture itself: the chart, the players, the piles, and the viewer's own cards and tiles.

use alcazar_core::{Seat, SeatMap, SeatSet, Secret};
use alcazar_table::Player;
use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use tyros::{
    Berth, COLOURS, Cards, Empire, Kind, OfferView, Phase, Side, Square, State, Table, View, ViewText,
};

use crate::board::{Board, Canvas};

/// How far one square is from the next: the squares share their borders.
const SQUARE: (usize, usize) = (11, 3);
const COLUMNS: usize = 7;
const ROWS: usize = 5;
/// Where the chart begins.
const LEFT: usize = 1;
const TOP: usize = 1;
/// Where the text of a labelled line begins.
const TEXT: usize = 12;
/// The ships and the cities that each player has (Y1.3).
const PIECES: usize = 10;

const PLAIN: Style = Style::new();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const SEA: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::BrightBlue)));

pub(super) fn draw(view: &View, players: &SeatMap<Player>) -> Canvas {
    let text = view.text();
    let mut canvas = Canvas::default();
    title(&mut canvas, &text);
    chart(&mut canvas, &text.table);
    corners(&mut canvas, view, &text, players);
    piles(&mut canvas, &text);
    if let Some(offer) = &text.offer {
        offered(&mut canvas, text.table.active, offer);
    }
    if let Some(own) = &text.own {
        let row = canvas.height();
        canvas.put(row, 1, "your cards", DIM);
        cards(&mut canvas, row, TEXT, own.cards);
        let row = canvas.height();
        canvas.put(row, 1, "your tiles", DIM);
        let tiles: Vec<String> = own.tiles.iter().map(|tile| format!("{tile} {}", name(tile))).collect();
        canvas.put(row, TEXT, &tiles.join("   "), PLAIN);
    }
    canvas
}

fn title(canvas: &mut Canvas, text: &ViewText) {
    let column = canvas.put(0, 1, "TYROS", SEA.bold());
    let mut column = canvas.put(0, column, &format!("  round {}   ", text.table.round), PLAIN);
    // Y6.2: squares in the largest empire are worth most, so the largest stands first.
    let mut empires = Empire::ALL;
    empires.sort_by_key(|empire| std::cmp::Reverse(text.table.empires.of(*empire).len()));
    for empire in empires {
        let size = text.table.empires.of(empire).len();
        column = canvas.put(0, column, &format!("  {empire} {size}"), empire_style(empire.kind()));
    }
}

fn chart(canvas: &mut Canvas, table: &Table) {
    let (width, height) = SQUARE;
    for row in 0..=ROWS {
        for column in 0..=COLUMNS {
            let (y, x) = (TOP + row * height, LEFT + column * width);
            canvas.put(y, x, corner(row, column), DIM);
            if column < COLUMNS {
                canvas.put(y, x + 1, &"─".repeat(width - 1), DIM);
            }
            for inner in 1..height {
                if row < ROWS {
                    canvas.put(y + inner, x, "│", DIM);
                }
            }
        }
    }
    // The two places that take no part (Y1.4).
    canvas.put(TOP + 3 * height + 1, LEFT + 5 * width + 2, "serpent", SEA.dimmed());
    canvas.put(TOP + 3 * height + 2, LEFT + 5 * width + 2, "≈≈≈≈≈≈≈", SEA.dimmed());
    canvas.put(TOP + 4 * height + 1, LEFT + width + 2, "desert", DIM);
    for square in Square::all() {
        place(canvas, table, square);
    }
    for berth in Berth::all() {
        for other in berth.sea_ways().iter().filter(|other| *other > berth) {
            sea_way(canvas, berth.square(), other.square());
        }
    }
}

fn corner(row: usize, column: usize) -> &'static str {
    match (row, column) {
        (0, 0) => "┌",
        (0, COLUMNS) => "┐",
        (ROWS, 0) => "└",
        (ROWS, COLUMNS) => "┘",
        (0, _) => "┬",
        (ROWS, _) => "┴",
        (_, 0) => "├",
        (_, COLUMNS) => "┤",
        _ => "┼",
    }
}

fn colour(seat: Seat) -> &'static str {
    COLOURS.get(seat.index()).copied().unwrap_or_default()
}

/// Never colour alone: every player has a letter too.
fn letter(seat: Seat) -> String {
    colour(seat).chars().take(1).map(|first| first.to_ascii_uppercase()).collect()
}

/// Names are slugs in the rules; on the chart they are names.
fn name(square: Square) -> String {
    let slug = square.name();
    slug.chars().take(1).map(|first| first.to_ascii_uppercase()).chain(slug.chars().skip(1)).collect()
}

fn at(square: Square) -> (usize, usize) {
    let (column, row) = square.place();
    (TOP + row * SQUARE.1, LEFT + column * SQUARE.0)
}

/// A square: its number and empire, its name, its city and ships.
fn place(canvas: &mut Canvas, table: &Table, square: Square) {
    let (row, column) = at(square);
    canvas.put(row, column + 2, &square.to_string(), BOLD);
    let empire = Empire::ALL.into_iter().find(|empire| table.empires.of(*empire).contains(square));
    let style = empire.map_or(PLAIN, |empire| empire_style(empire.kind()));
    if let Some(empire) = empire {
        canvas.put(row, column + SQUARE.0 - 2, &empire.kind().to_string().to_uppercase(), style.invert());
    }
    canvas.put(row + 1, column + 1, &name(square), style);
    let mut x = column + 1;
    for (seat, player) in table.players.iter() {
        if player.cities.contains(square) {
            x = canvas.put(row + 2, x, "⌂", BOLD);
            x = canvas.put(row + 2, x, &letter(seat), State::seat_style(seat).invert());
        }
    }
    for (berth, sign) in berths(square) {
        let ships = table.players.iter().flat_map(|(seat, player)| {
            player.ships.iter().filter(move |ship| **ship == berth).map(move |_| seat)
        });
        for (number, seat) in ships.enumerate() {
            if number == 0 {
                x = canvas.put(row + 2, x, sign, PLAIN);
            }
            x = canvas.put(row + 2, x, &letter(seat), State::seat_style(seat).invert());
        }
    }
}

/// Where ships lie in a square; Italy's coasts are told apart (Y1.7).
fn berths(square: Square) -> Vec<(Berth, &'static str)> {
    if square == Square::ITALY {
        vec![(Berth::ITALY_WEST, "w▴"), (Berth::ITALY_EAST, "e▴")]
    } else {
        vec![(square.shipyard(), "▴")]
    }
}

/// Waves on the border between two squares.
fn sea_way(canvas: &mut Canvas, one: Square, other: Square) {
    let ((row, column), (other_row, other_column)) = (at(one), at(other));
    if row == other_row {
        canvas.put(row + 1, column.max(other_column), "≈", SEA);
    } else {
        canvas.put(row.max(other_row), column + SQUARE.0 / 2, "≈≈≈", SEA);
    }
}

/// A line for each player.
fn corners(canvas: &mut Canvas, view: &View, text: &ViewText, players: &SeatMap<Player>) {
    let row = canvas.height();
    let headings = [(5, "player"), (19, "cards"), (26, "tiles"), (35, "ships"), (43, "cities"), (52, "seen")];
    for (column, heading) in headings {
        canvas.put(row, column, heading, DIM);
    }
    canvas.put_right(row, 78, "pts", DIM);
    for (row, (seat, hand)) in (row + 1..).zip(text.hands.iter()) {
        let player = &text.table.players[seat];
        let is_over = matches!(text.table.phase, Phase::Over { .. });
        canvas.put(row, 1, if text.table.active == seat && !is_over { "▶" } else { "" }, BOLD);
        canvas.put(row, 3, &letter(seat), State::seat_style(seat).invert());
        let name: String =
            players.get(seat).map_or("", |player| player.name.as_str()).chars().take(13).collect();
        canvas.put(row, 5, &name, if text.viewer.is(seat) { BOLD } else { PLAIN });
        canvas.put_right(row, 24, &hand.cards.to_string(), PLAIN);
        canvas.put_right(row, 31, &hand.tiles.to_string(), PLAIN);
        canvas.put_right(row, 40, &format!("{} of {PIECES}", player.ships.len()), PLAIN);
        canvas.put_right(row, 49, &format!("{} of {PIECES}", player.cities.len()), PLAIN);
        let mut column = 52;
        if !hand.known.is_empty() {
            column = canvas.put(row, column, &hand.known.to_string(), PLAIN) + 1;
        }
        if !player.shown.is_empty() {
            let shown: Vec<String> = player.shown.iter().map(|tile| tile.to_string()).collect();
            canvas.put(row, column, &format!("tiles {}", shown.join(",")), PLAIN);
        }
        canvas.put_right(row, 78, &view.score(seat).total().to_string(), BOLD);
    }
}

fn piles(canvas: &mut Canvas, text: &ViewText) {
    let row = canvas.height();
    canvas.put(row, 1, "piles", DIM);
    let column = canvas.put(
        row,
        TEXT,
        &format!("{} cards, {} tiles to draw   discarded ", text.draw_pile, text.tile_pile),
        PLAIN,
    );
    if text.table.discard.is_empty() {
        canvas.put(row, column, "nothing", DIM);
    } else {
        canvas.put(row, column, &text.table.discard.to_string(), PLAIN);
    }
    if !text.table.under.is_empty() {
        let row = canvas.height();
        let under: Vec<String> = text.table.under.iter().map(ToString::to_string).collect();
        canvas.put(row, 1, "put under", DIM);
        canvas.put(row, TEXT, &under.join(" "), PLAIN);
    }
}

/// The offer that is on the table (Y5.7).
fn offered(canvas: &mut Canvas, from: Seat, offer: &OfferView) {
    let side = |side: &Side| match side.cards {
        Secret::Known(cards) if cards.is_empty() => "nothing".to_owned(),
        Secret::Known(cards) => cards.to_string(),
        Secret::Hidden => format!("{} cards", side.count),
    };
    let seats = |seats: SeatSet| seats.iter().map(colour).collect::<Vec<_>>().join(", ");
    let row = canvas.height();
    canvas.put(row, 1, "offer", DIM);
    let (from, to) = (colour(from), seats(offer.to));
    let text = format!("{from} gives {} for {}, to {to}", side(&offer.give), side(&offer.want));
    let mut column = canvas.put(row, TEXT, &text, BOLD);
    if !offer.answered.is_empty() {
        column = canvas.put(row, column, &format!("   answered: {}", seats(offer.answered)), PLAIN);
    }
    if !offer.yes.is_empty() {
        canvas.put(row, column, &format!("   yes: {}", seats(offer.yes)), PLAIN);
    }
}

fn cards(canvas: &mut Canvas, row: usize, column: usize, cards: Cards) {
    let mut column = column;
    if cards.is_empty() {
        canvas.put(row, column, "none", DIM);
    }
    for kind in Kind::ALL.into_iter().filter(|kind| cards.count(*kind) > 0) {
        let text = format!("{kind}{}   ", cards.count(kind));
        column = canvas.put(row, column, &text, empire_style(kind).bold());
    }
}

fn empire_style(kind: Kind) -> Style {
    let colour = match kind {
        Kind::Orange => 208,
        Kind::Yellow => 220,
        Kind::Green => 71,
        Kind::Violet => 177,
        Kind::Joker => 252,
    };
    Style::new().fg_color(Some(Ansi256Color(colour).into()))
}
