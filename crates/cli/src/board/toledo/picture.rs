//! The drawing: road, players, supplies, and the viewer's own hand.

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Player;
use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use toledo::{
    Background, COLOURS, Card, OpenPosition, OpenSeat, Phase, Place, State, Step, Sword, Tile, Trade, Value,
    View,
};

use crate::board::{Board, Canvas};

/// The width and height of a step's box.
const BOX: (usize, usize) = (9, 4);
/// The width of the cathedral and the Alcázar.
const WIDE: usize = 2 * BOX.0;
/// The column where the road begins, right of the costs of the rows.
const LEFT: usize = 6;
/// The canvas rows where the rows of the road begin, from the top one.
const ROWS: [usize; 3] = [1, 6, 11];
/// The column where the text of a labelled line begins.
const TEXT: usize = 12;

const PLAIN: Style = Style::new();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
/// The stone of the city.
const OCHRE: Style = Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(179))));
const STEEL: Style = Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(152))));
const JEWEL: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::BrightCyan)));

pub(super) fn draw(view: &View, players: &SeatMap<Player>) -> Canvas {
    let open = view.open();
    let mut canvas = Canvas::default();
    title(&mut canvas, view, &open);
    road(&mut canvas, view, &open);
    corners(&mut canvas, view, &open, players);
    supplies(&mut canvas, view, &open);
    if let Some(seat) = view.viewer().seat() {
        own(&mut canvas, view, seat);
    }
    canvas
}

/// The letter that identifies a player without relying on colour.
fn letter(seat: Seat) -> String {
    let colour = COLOURS.get(seat.index()).copied().unwrap_or_default();
    colour.chars().take(1).map(|first| first.to_ascii_uppercase()).collect()
}

fn title(canvas: &mut Canvas, view: &View, open: &OpenPosition) {
    let mut column = canvas.put(0, 1, "TOLEDO", OCHRE.bold());
    column = canvas.put(0, column, &format!("  round {} of {}", open.round, open.last_round), PLAIN);
    if let Some(lead) = open.lead {
        column = canvas.put(0, column, "   lead ", PLAIN);
        column = canvas.put(0, column, &lead.to_string(), face_style(lead));
    }
    if let Some(extra) = open.extra {
        canvas.put(0, column, &format!("   extra card {}", extra.number()), PLAIN);
    }
    let piles = format!("draw pile {}   discard pile {}", view.draw_pile_size(), view.discard_pile().len());
    canvas.put_right(0, LEFT + 8 * BOX.0, &piles, PLAIN);
}

/// Draws the road: the bottom row goes right, the middle one back left, the top one right again.
fn road(canvas: &mut Canvas, view: &View, open: &OpenPosition) {
    let [top, middle, bottom] = ROWS;
    for step in Step::road() {
        let number = usize::from(step.number());
        let (row, place) = match number {
            0..=6 => (bottom, number + 1),
            7..=13 => (middle, 14 - number),
            _ => (top, number - 14),
        };
        house(canvas, row, LEFT + place * BOX.0, view, open, step);
    }
    let at_cathedral = |seat: &OpenSeat| seat.figures.iter().filter(|&&step| step == Step::CATHEDRAL).count();
    hall(canvas, bottom, LEFT, "", "CATHEDRAL", &open.seats.iter().map(at_cathedral).collect::<Vec<_>>());
    let inside: Vec<usize> = open.seats.iter().map(|seat| usize::from(seat.alcazar)).collect();
    hall(canvas, top, LEFT + 6 * BOX.0, "20══21", "ALCÁZAR", &inside);

    let half = BOX.0 / 2;
    canvas.put(middle + BOX.1, LEFT + 7 * BOX.0 + half, "▲", DIM);
    canvas.put(top + BOX.1, LEFT + half, "▲", DIM);
    canvas.put(middle, LEFT + half, "│", DIM);
    canvas.put(middle + 1, LEFT + half, "╰────", DIM);
    for (row, cost) in [(top, 5), (middle, 3), (bottom, 1)] {
        canvas.put(row + 1, 1, "pay", DIM);
        canvas.put(row + 2, 1, &format!("{cost} up"), DIM);
    }
}

/// The characters of a frame: corners, then horizontal and vertical lines.
struct Frame {
    corners: [&'static str; 4],
    across: &'static str,
    down: &'static str,
}

const LOT: Frame = Frame { corners: ["┌", "┐", "└", "┘"], across: "╌", down: "╎" };
const SHOP: Frame = Frame { corners: ["╭", "╮", "╰", "╯"], across: "─", down: "│" };
const PRINTED: Frame = Frame { corners: ["╔", "╗", "╚", "╝"], across: "═", down: "║" };

impl Frame {
    fn draw(&self, canvas: &mut Canvas, row: usize, column: usize, width: usize, style: Style) {
        let [top_left, top_right, bottom_left, bottom_right] = self.corners;
        let line = self.across.repeat(width - 2);
        canvas.put(row, column, &format!("{top_left}{line}{top_right}"), style);
        canvas.put(row + BOX.1 - 1, column, &format!("{bottom_left}{line}{bottom_right}"), style);
        for inner in row + 1..row + BOX.1 - 1 {
            canvas.put(inner, column, self.down, style);
            canvas.put(inner, column + width - 1, self.down, style);
        }
    }
}

/// One step: a shop, a tavern, the artist, or an empty lot.
fn house(canvas: &mut Canvas, row: usize, column: usize, view: &View, open: &OpenPosition, step: Step) {
    let (frame, style, sign) = match view.place(step) {
        Place::Empty => (LOT, DIM, ""),
        Place::Shop { owner, shop } => (SHOP, State::seat_style(owner), sign(shop.trade())),
        Place::Tavern => (PRINTED, OCHRE, "tavern"),
        _ => (PRINTED, OCHRE, "artist"),
    };
    frame.draw(canvas, row, column, BOX.0, style);
    canvas.put(row, column + 2, &step.to_string(), if frame.across == LOT.across { DIM } else { BOLD });
    if let Place::Shop { owner, .. } = view.place(step) {
        canvas.put(row, column + 6, &letter(owner), State::seat_style(owner));
    }
    let middle = |text: &str| column + 1 + (BOX.0 - 2).saturating_sub(text.chars().count()) / 2;
    canvas.put(row + 1, middle(sign), sign, PLAIN);
    if let Some(symbol) = sign.chars().next().filter(|first| !first.is_alphabetic()) {
        let style = if symbol == GEM { JEWEL } else { STEEL };
        canvas.put(row + 1, middle(sign), &symbol.to_string(), style);
    }
    let mut at = if view.circles(step) == 2 { column + 3 } else { column + 4 };
    let mut figures = view.figures(step);
    for _ in 0..view.circles(step) {
        match figures.next() {
            Some(seat) => canvas.put(row + 2, at, &letter(seat), State::seat_style(seat).invert()),
            None => canvas.put(row + 2, at, "○", PLAIN),
        };
        at += 2;
    }
    // T4.6: the figure that has reached a full step stands nowhere yet.
    let waiting = match open.phase {
        Phase::Full { step } | Phase::Duel { step, .. } => Some(step),
        _ => None,
    };
    if waiting == Some(step) {
        let at = canvas.put(row + 3, column + 3, "▲", BOLD);
        canvas.put(row + 3, at, &letter(open.active), State::seat_style(open.active).invert());
    }
}

/// The cathedral or the Alcázar, with the number of each player's figures there.
fn hall(canvas: &mut Canvas, row: usize, column: usize, number: &str, name: &str, figures: &[usize]) {
    PRINTED.draw(canvas, row, column, WIDE, OCHRE);
    canvas.put(row, column + 2, number, OCHRE.bold());
    canvas.put(row + 1, column + (WIDE - name.chars().count()) / 2, name, OCHRE.bold());
    let mut at = column + (WIDE + 1 - 3 * figures.len()) / 2;
    for (seat, count) in Seat::ALL.into_iter().zip(figures) {
        let style = if *count == 0 { DIM } else { State::seat_style(seat) };
        at = canvas.put(row + 2, at, &format!("{}{count} ", letter(seat)), style);
    }
}

const GEM: char = '◆';

fn sign(trade: Trade) -> &'static str {
    match trade {
        Trade::Metal => "■ metal",
        Trade::Gem => "◆ gem",
        Trade::Smith => "† smith",
        Trade::Fencing => "fencing",
    }
}

/// A line for each player: everything in front of them.
fn corners(canvas: &mut Canvas, view: &View, open: &OpenPosition, players: &SeatMap<Player>) {
    let row = canvas.height() + 1;
    for (column, heading) in
        [(5, "player"), (19, "cards"), (31, "tiles"), (40, "swords"), (53, "delivered"), (64, "paintings")]
    {
        canvas.put(row, column, heading, DIM);
    }
    canvas.put(row, 25, "■", STEEL);
    canvas.put(row, 28, "◆", JEWEL);
    canvas.put_right(row, 78, "pts", DIM);
    for (row, (seat, player)) in (row + 1..).zip(open.seats.iter().enumerate()) {
        let seat = Seat::new(seat);
        let is_active = open.active == seat && !matches!(open.phase, Phase::Over { .. });
        canvas.put(row, 1, if is_active { "▶" } else { "" }, BOLD);
        canvas.put(row, 3, &letter(seat), State::seat_style(seat).invert());
        let name = players.get(seat).map_or("", |player| player.name.as_str());
        canvas.put(row, 5, &clipped(name, 13), if view.viewer().is(seat) { BOLD } else { PLAIN });
        canvas.put_right(row, 24, &view.hand_size(seat).to_string(), PLAIN);
        canvas.put_right(row, 26, &player.metal.to_string(), PLAIN);
        canvas.put_right(row, 29, &player.gems.to_string(), PLAIN);
        for (place, tile) in Tile::ALL.into_iter().enumerate() {
            let (text, style) = if player.tiles.contains(&tile) { tile_sign(tile) } else { ("·", DIM) };
            canvas.put(row, 31 + 2 * place, text, style);
        }
        canvas.put(row, 40, &clipped(&values(&player.swords), 12), PLAIN);
        canvas.put(row, 53, &clipped(&values(&player.delivered), 10), BOLD);
        let paintings: Vec<String> = player.paintings.iter().map(ToString::to_string).collect();
        canvas.put(row, 64, &paintings.join(" "), PLAIN);
        canvas.put_right(row, 78, &view.score(seat).total().to_string(), BOLD);
    }
}

fn values(swords: &[Sword]) -> String {
    let values: Vec<String> = swords.iter().map(|sword| sword.value.to_string()).collect();
    values.join(" ")
}

fn clipped(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width - 1).chain(['…']).collect()
}

/// The supply on the board, and the publicly known cards in other hands.
fn supplies(canvas: &mut Canvas, view: &View, open: &OpenPosition) {
    let supply = view.supply();
    let row = canvas.height() + 1;
    canvas.put(row, 1, "supply", DIM);
    let mut column = canvas.put(row, TEXT, "■", STEEL);
    column = canvas.put(row, column, &format!(" {} metal   ", supply.metal), PLAIN);
    column = canvas.put(row, column, "◆", JEWEL);
    column = canvas.put(row, column, &format!(" {} gems   ", supply.gems), PLAIN);
    column = canvas.put(row, column, "paintings", PLAIN);
    for (place, painting) in supply.paintings.iter().enumerate() {
        column = canvas.put(row, column, &format!(" {painting}"), if place == 0 { BOLD } else { DIM });
    }
    canvas.put(row + 1, 1, "swords", DIM);
    let viewer = view.viewer().seat().and_then(|seat| open.seats.get(seat.index()));
    for (place, (sword, count)) in supply.swords.iter().enumerate() {
        let is_affordable = viewer.is_some_and(|own| own.metal >= sword.metal && own.gems >= sword.gems);
        let style = if is_affordable { BOLD } else { PLAIN };
        let (row, column) = (row + 1 + place / 6, TEXT + place % 6 * 11);
        let column = canvas.put(row, column, &sword.to_string(), style);
        if *count > 1 {
            canvas.put(row, column, &format!(" ×{count}"), DIM);
        }
    }
    for (seat, player) in Seat::ALL.into_iter().zip(&open.seats) {
        if !player.known.is_empty() && !view.viewer().is(seat) {
            let row = canvas.height();
            canvas.put(row, 1, "seen", DIM);
            let column = canvas.put(row, TEXT, &letter(seat), State::seat_style(seat).invert());
            cards(canvas, row, column + 1, &player.known);
        }
    }
}

/// The viewer's unplaced shops and hand.
fn own(canvas: &mut Canvas, view: &View, seat: Seat) {
    let shops: Vec<String> = view.shops_left(seat).map(|shop| shop.to_string()).collect();
    if !shops.is_empty() {
        let row = canvas.height();
        canvas.put(row, 1, "your shops", DIM);
        canvas.put(row, TEXT, &shops.join(" "), PLAIN);
    }
    let hand: Vec<Card> = view.hand().map(Into::into).unwrap_or_default();
    let row = canvas.height();
    canvas.put(row, 1, "your hand", DIM);
    cards(canvas, row, TEXT, &hand);
}

/// Cards grouped by value: each value once, then its faces.
fn cards(canvas: &mut Canvas, row: usize, left: usize, cards: &[Card]) {
    let (mut row, mut column) = (row, left);
    if cards.is_empty() {
        canvas.put(row, column, "no cards", DIM);
    }
    for value in Value::ALL {
        let faces: Vec<&Card> = cards.iter().filter(|card| card.value() == value).collect();
        if faces.is_empty() {
            continue;
        }
        if column + 2 + 3 * faces.len() > Canvas::WIDTH {
            (row, column) = (row + 1, left);
        }
        column = canvas.put(row, column, &value.number().to_string(), BOLD);
        for card in faces {
            let text = card.to_string();
            column = canvas.put(row, column + 1, &text[1..], face_style(*card));
        }
        column += 3;
    }
}

fn face_style(card: Card) -> Style {
    background_style(card.background())
}

fn background_style(background: Background) -> Style {
    match background {
        Background::Violet => Style::new().fg_color(Some(AnsiColor::BrightMagenta.into())),
        Background::Brown => Style::new().fg_color(Some(Ansi256Color(137).into())),
        Background::Orange => Style::new().fg_color(Some(Ansi256Color(208).into())),
        Background::Neutral => PLAIN,
    }
}

fn tile_sign(tile: Tile) -> (&'static str, Style) {
    match tile {
        Tile::Violet => ("v", background_style(Background::Violet)),
        Tile::Brown => ("b", background_style(Background::Brown)),
        Tile::Orange => ("o", background_style(Background::Orange)),
        Tile::Movement => ("m", BOLD),
    }
}
