//! The whole picture: the chart, the players and the empires, the piles, and the viewer's own cards and
//! tiles.

use alcazar_core::{Seat, SeatMap, SeatSet, Secret};
use alcazar_table::Player;
use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use tyros::{COLOURS, Cards, Empire, Kind, OfferView, Own, Phase, Rank, Side, State, View, ViewText};

use super::chart::{self, letter_of};
use crate::board::{Board, Canvas};

/// The column where the text of a labelled line begins.
const TEXT: usize = 12;
/// The column after the chart.
const RIGHT: usize = 79;

pub(super) const PLAIN: Style = Style::new();
pub(super) const BOLD: Style = Style::new().bold();
pub(super) const DIM: Style = Style::new().dimmed();
pub(super) const SEA: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::BrightBlue)));

pub(super) fn draw(view: &View, players: &SeatMap<Player>) -> Canvas {
    let text = view.text();
    let mut canvas = Canvas::default();
    title(&mut canvas, view, &text);
    chart::draw(&mut canvas, view, &text.table);
    let row = canvas.height();
    corners(&mut canvas, row, view, &text, players);
    empires(&mut canvas, row, view);
    piles(&mut canvas, &text);
    seen(&mut canvas, &text);
    if let Some(offer) = &text.offer {
        offered(&mut canvas, text.table.active, offer);
    }
    if let Some(mine) = &text.own {
        own(&mut canvas, view, mine);
    }
    canvas
}

/// The letter of a player, so that players are not distinguished by colour alone. No empire has the same
/// letter.
pub(super) fn letter(seat: Seat) -> String {
    let colour = COLOURS.get(seat.index()).copied().unwrap_or_default();
    colour.chars().take(1).map(|first| first.to_ascii_uppercase()).collect()
}

/// The style of a player's pieces.
pub(super) fn piece(seat: Seat) -> Style {
    let style = State::seat_style(seat);
    style.get_fg_color().map_or(style.invert(), on)
}

/// The colour of a kind of card and of its empire: readable on dark and on light terminals.
pub(super) fn colour(kind: Kind) -> Style {
    let number = match kind {
        Kind::Orange => 208,
        Kind::Yellow => 178,
        Kind::Green => 71,
        Kind::Violet => 134,
        Kind::Joker => return PLAIN,
    };
    Style::new().fg_color(Some(Ansi256Color(number).into()))
}

/// The style of text on an empire's colour.
pub(super) fn bar(empire: Empire) -> Style {
    colour(empire.kind()).get_fg_color().map_or(BOLD.invert(), on)
}

/// Black on a colour, independent of the colours of the terminal.
fn on(ground: Color) -> Style {
    const BLACK: Ansi256Color = Ansi256Color(16);
    Style::new().fg_color(Some(BLACK.into())).bg_color(Some(ground)).bold()
}

fn title(canvas: &mut Canvas, view: &View, text: &ViewText) {
    let table = &text.table;
    let mut column = canvas.put(0, 1, "TYROS", SEA.bold());
    column = canvas.put(0, column, &format!("  round {}", table.round), PLAIN);
    if view.is_last_round() {
        column = canvas.put(0, column, ", the last", BOLD);
    }
    if table.passes > 0 {
        canvas.put(0, column, &format!("   {} passed in a row", table.passes), PLAIN);
    }
    let piles = format!("draw pile {}   tile pile {}", text.draw_pile, text.tile_pile);
    canvas.put_right(0, RIGHT, &piles, PLAIN);
}

/// A line for each player.
fn corners(canvas: &mut Canvas, row: usize, view: &View, text: &ViewText, players: &SeatMap<Player>) {
    canvas.put(row, 5, "player", DIM);
    for (column, heading) in [(23, "cards"), (29, "tiles"), (35, "ships"), (42, "cities"), (47, "pts")] {
        canvas.put_right(row, column, heading, DIM);
    }
    let (all_ships, all_cities) = view.pieces();
    let is_over = matches!(text.table.phase, Phase::Over { .. });
    for (row, (seat, hand)) in (row + 1..).zip(text.hands.iter()) {
        let player = &text.table.players[seat];
        canvas.put(row, 1, if text.table.active == seat && !is_over { "▶" } else { "" }, BOLD);
        canvas.put(row, 2, if text.table.start == seat { "*" } else { "" }, BOLD);
        canvas.put(row, 3, &letter(seat), piece(seat));
        let name = players.get(seat).map_or("", |player| player.name.as_str());
        canvas.put(row, 5, &clipped(name, 12), if text.viewer.is(seat) { BOLD } else { PLAIN });
        let chosen = if hand.has_chosen { "✓" } else { "" };
        canvas.put_right(row, 23, &format!("{chosen}{}", hand.cards), PLAIN);
        canvas.put_right(row, 29, &hand.tiles.to_string(), PLAIN);
        canvas.put_right(row, 35, &format!("{}/{all_ships}", player.ships.len()), PLAIN);
        canvas.put_right(row, 42, &format!("{}/{all_cities}", player.cities.len()), PLAIN);
        canvas.put_right(row, 47, &view.score(seat).total().to_string(), BOLD);
    }
}

fn clipped(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width - 1).chain(['…']).collect()
}

/// A line for each empire, the largest first, with the value of its squares (Y6.3).
fn empires(canvas: &mut Canvas, row: usize, view: &View) {
    canvas.put(row, 53, "empire", DIM);
    for (column, heading) in [(69, "squares"), (74, "city"), (79, "ship")] {
        canvas.put_right(row, column, heading, DIM);
    }
    for (row, Rank { empire, squares, by_city, by_ship }) in (row + 1..).zip(view.ranks()) {
        canvas.put(row, 53, &format!(" {} ", letter_of(empire)), bar(empire));
        canvas.put(row, 57, &empire.to_string(), colour(empire.kind()));
        canvas.put_right(row, 69, &squares.to_string(), BOLD);
        canvas.put_right(row, 74, &by_city.to_string(), PLAIN);
        canvas.put_right(row, 79, &by_ship.to_string(), PLAIN);
    }
}

/// Adds a line with a label in front, and returns the row and column where its text begins.
fn labelled(canvas: &mut Canvas, label: &str) -> (usize, usize) {
    let row = canvas.height();
    canvas.put(row, 1, label, DIM);
    (row, TEXT)
}

fn piles(canvas: &mut Canvas, text: &ViewText) {
    let (row, column) = labelled(canvas, "discarded");
    cards(canvas, row, column, text.table.discard);
    if !text.table.under.is_empty() {
        let (row, column) = labelled(canvas, "put under");
        let under: Vec<String> = text.table.under.iter().map(ToString::to_string).collect();
        canvas.put(row, column, &format!("{}, drawn in this order", under.join(", ")), PLAIN);
    }
}

/// What the viewer knows of the other players' hands.
fn seen(canvas: &mut Canvas, text: &ViewText) {
    for (seat, hand) in text.hands.iter() {
        let shown = text.table.players[seat].shown;
        if text.viewer.is(seat) || (hand.known.is_empty() && shown.is_empty()) {
            continue;
        }
        let (row, column) = labelled(canvas, "seen");
        let mut column = canvas.put(row, column, &letter(seat), piece(seat)) + 1;
        if !hand.known.is_empty() {
            column = cards(canvas, row, column, hand.known);
        }
        if !shown.is_empty() {
            let shown: Vec<String> = shown.iter().map(|tile| tile.to_string()).collect();
            canvas.put(row, column, &format!("tiles {}", shown.join(", ")), PLAIN);
        }
    }
}

/// The current offer, or the viewer's own draft (Y5.7).
fn offered(canvas: &mut Canvas, from: Seat, offer: &OfferView) {
    fn seats(canvas: &mut Canvas, row: usize, column: usize, seats: SeatSet) -> usize {
        seats.iter().fold(column, |column, seat| canvas.put(row, column, &letter(seat), piece(seat)) + 1)
    }
    fn side(canvas: &mut Canvas, row: usize, column: usize, side: &Side) -> usize {
        match side.cards {
            Secret::Known(known) => cards(canvas, row, column, known),
            Secret::Hidden if side.count == 1 => canvas.put(row, column, "1 card  ", BOLD),
            Secret::Hidden => canvas.put(row, column, &format!("{} cards  ", side.count), BOLD),
        }
    }
    let (row, column) = labelled(canvas, "offer");
    let mut column = canvas.put(row, column, &letter(from), piece(from));
    column = canvas.put(row, column, " gives ", PLAIN);
    column = side(canvas, row, column, &offer.give);
    column = canvas.put(row, column, "for ", PLAIN);
    column = side(canvas, row, column, &offer.want);
    column = canvas.put(row, column, "to ", PLAIN);
    column = seats(canvas, row, column, offer.to);
    // The answers are revealed once all are given.
    let (label, who) =
        if offer.answered == offer.to { ("  yes ", offer.yes) } else { ("  answered ", offer.answered) };
    if !who.is_empty() {
        column = canvas.put(row, column, label, PLAIN);
        seats(canvas, row, column, who);
    }
}

/// The viewer's own cards and tiles, each tile with the empires that can grow there.
fn own(canvas: &mut Canvas, view: &View, own: &Own) {
    let (row, column) = labelled(canvas, "your cards");
    let column = cards(canvas, row, column, own.cards);
    if let Some(kept) = own.kept {
        let column = canvas.put(row, column, "you keep ", PLAIN);
        cards(canvas, row, column, kept);
    }
    let (row, mut column) = labelled(canvas, "your tiles");
    if own.tiles.is_empty() {
        canvas.put(row, column, "none", DIM);
    }
    for tile in own.tiles.iter() {
        column = canvas.put(row, column, &format!("{tile} "), BOLD);
        column = canvas.put(row, column, &chart::name(tile), PLAIN);
        for empire in view.growing_into(tile) {
            column = canvas.put(row, column + 1, &letter_of(empire), bar(empire));
        }
        column += 2;
    }
}

/// Writes cards in the notation, and returns the column after them.
fn cards(canvas: &mut Canvas, row: usize, column: usize, cards: Cards) -> usize {
    if cards.is_empty() {
        return canvas.put(row, column, "nothing  ", DIM);
    }
    cards.kinds().fold(column, |column, kind| {
        canvas.put(row, column, &format!("{kind}{}", cards.count(kind)), colour(kind).bold()) + 2
    })
}
