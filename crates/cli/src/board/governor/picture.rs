//! The picture itself: the city, the candidates, the cards.

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Player;
use anstyle::{Ansi256Color, Style};
use governor::{
    Card, Cards, Cell, City, Culture, Cultures, Direction, OpenPosition, Phase, State, Token, TokenPlace,
    View,
};

use crate::board::{Board, Canvas};

/// How far one district is from the next: they share their walls.
const DISTRICT: (usize, usize) = (9, 3);
/// The frame has so many cells each way (G2.2).
const SIDE: usize = 8;
/// Where the city begins, to the right of the numbers of the rows.
const LEFT: usize = 3;
const TOP: usize = 2;
/// Where the text of a labelled line begins.
const TEXT: usize = 15;

const PLAIN: Style = Style::new();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

pub(super) fn draw(view: &View, players: &SeatMap<Player>) -> Canvas {
    let open = view.open();
    let mut canvas = Canvas::default();
    title(&mut canvas, view, &open);
    Plan::new(view, &open).draw(&mut canvas);
    corners(&mut canvas, view, &open, players);
    cards(&mut canvas, "played", open.played);
    if let Some(hand) = view.hand() {
        let row = canvas.height();
        canvas.put(row, 1, "your influence", DIM);
        people(&mut canvas, row, TEXT + 1, hand, 2);
        cards(&mut canvas, "your cards", view.cards().unwrap_or(Cards::NONE));
    }
    canvas
}

fn title(canvas: &mut Canvas, view: &View, open: &OpenPosition) {
    let mut column = canvas.put(0, 1, "TOLÈDE", BOLD);
    column = canvas.put(0, column, &format!("  round {}", open.round), PLAIN);
    match open.phase {
        Phase::Move => {
            column = canvas.put(0, column, &format!("   {} districts left to enter", open.march.left), PLAIN);
            let more = [(open.march.safe, "   safe conduct"), (open.march.curfew, "   curfew")];
            for (_, text) in more.into_iter().filter(|(is_so, _)| *is_so) {
                column = canvas.put(0, column, text, PLAIN);
            }
        }
        Phase::Lay { tile, .. } => {
            canvas.put(0, column, &format!("   to be laid: {tile}"), BOLD);
        }
        _ => {}
    }
    canvas.put_right(0, 76, &format!("action pile {}", view.action_pile()), PLAIN);
}

/// The part of the frame that is drawn.
struct Plan<'a> {
    view: &'a View,
    open: &'a OpenPosition,
    /// The first and the last row.
    rows: (usize, usize),
}

/// What stands between two places.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wall {
    /// Nothing: both belong together, or neither is part of the city.
    None,
    /// A street leads through (G2.3).
    Open,
    /// Only one side has a street.
    Blocked,
    /// No street.
    Solid,
}

impl<'a> Plan<'a> {
    fn new(view: &'a View, open: &'a OpenPosition) -> Self {
        let rows = open.city.tiles().iter().map(|cell| usize::from(cell.row())).chain([3, 4]);
        let (first, last) = rows.fold((SIDE, 0), |(first, last), row| (first.min(row), last.max(row)));
        // While the city is laid there must be room around it.
        let room = usize::from(matches!(open.phase, Phase::Lay { .. } | Phase::DrawTile));
        Self { view, open, rows: (first.saturating_sub(room), (last + room).min(SIDE - 1)) }
    }

    /// The district at a place, if something is laid there.
    fn at(&self, column: Option<usize>, row: Option<usize>) -> Option<Cell> {
        let cell = Cell::at(u8::try_from(column?).ok()?, u8::try_from(row?).ok()?)?;
        (cell == Cell::CENTRE || self.open.city.tiles().contains(cell)).then_some(cell)
    }

    fn wall(&self, one: Option<Cell>, direction: Direction, other: Option<Cell>) -> Wall {
        if one == other {
            return Wall::None;
        }
        let city = &self.open.city;
        if let (Some(one), Some(other)) = (one, other)
            && city.connected(one).contains(other)
        {
            return Wall::Open;
        }
        let leads =
            |cell: Option<Cell>, direction| cell.is_some_and(|cell| has_street(city, cell, direction));
        if leads(one, direction) || leads(other, direction.opposite()) { Wall::Blocked } else { Wall::Solid }
    }

    /// The wall above a place.
    fn above(&self, column: usize, row: usize) -> Wall {
        let one = self.at(Some(column), row.checked_sub(1));
        self.wall(one, Direction::South, self.at(Some(column), Some(row)))
    }

    /// The wall to the left of a place.
    fn left_of(&self, column: usize, row: usize) -> Wall {
        let one = self.at(column.checked_sub(1), Some(row));
        self.wall(one, Direction::East, self.at(Some(column), Some(row)))
    }

    fn draw(&self, canvas: &mut Canvas) {
        let (first, last) = self.rows;
        let (width, height) = DISTRICT;
        for column in 0..SIDE {
            let letter = char::from(b'a' + column as u8).to_string();
            canvas.put(TOP - 1, LEFT + column * width + width / 2, &letter, DIM);
        }
        for row in first..=last + 1 {
            let y = TOP + (row - first) * height;
            for column in 0..=SIDE {
                let x = LEFT + column * width;
                canvas.put(y, x, self.corner(column, row), DIM);
                let line = match self.above(column, row) {
                    Wall::None => "        ",
                    Wall::Open => "──    ──",
                    Wall::Blocked => "──┄┄┄┄──",
                    Wall::Solid => "────────",
                };
                canvas.put(y, x + 1, line, DIM);
                if row <= last {
                    let line = match self.left_of(column, row) {
                        Wall::None | Wall::Open => " ",
                        Wall::Blocked => "┆",
                        Wall::Solid => "│",
                    };
                    canvas.put(y + 1, x, line, DIM);
                    canvas.put(y + 2, x, line, DIM);
                }
            }
            if row <= last {
                canvas.put(y + 1, 1, &(row + 1).to_string(), DIM);
            }
        }
        for row in first..=last {
            for column in 0..SIDE {
                // The centre covers four places and is drawn at the first of them.
                let cell = self.at(Some(column), Some(row));
                let is_first =
                    |cell: &Cell| (usize::from(cell.column()), usize::from(cell.row())) == (column, row);
                if let Some(cell) = cell.filter(is_first) {
                    let place = (TOP + (row - first) * height + 1, LEFT + column * width + 1);
                    self.district(canvas, place, cell);
                }
            }
        }
    }

    /// The character where walls meet.
    fn corner(&self, column: usize, row: usize) -> &'static str {
        let is_wall = |wall: Wall| wall != Wall::None;
        let north = row > 0 && is_wall(self.left_of(column, row - 1));
        let east = is_wall(self.above(column, row));
        let south = is_wall(self.left_of(column, row));
        let west = column > 0 && is_wall(self.above(column - 1, row));
        let meeting =
            usize::from(north) + 2 * usize::from(east) + 4 * usize::from(south) + 8 * usize::from(west);
        [" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"][meeting]
    }

    /// People and discredit in one line, token and candidates in the next.
    fn district(&self, canvas: &mut Canvas, (row, column): (usize, usize), cell: Cell) {
        let city = &self.open.city;
        if cell == Cell::CENTRE {
            canvas.put(row + 1, column + DISTRICT.0 / 2, "CENTRE", BOLD);
        } else if !city.street_tiles().contains(cell) {
            canvas.put(row, column, "░░░░░░░░", DIM);
            canvas.put(row + 1, column, "░░░░░░░░", DIM);
            return;
        }
        people(canvas, row, column, city.people(cell), 0);
        if let Some(culture) = self.open.discredits.get(&cell) {
            canvas.put(row, column + 5, &format!("!{culture}"), culture_style(*culture).bold().invert());
        }
        if let Some(token) = self.open.tokens.get(&cell) {
            self.token(canvas, (row + 1, column), cell, token);
        }
        let candidates =
            Seat::ALL.into_iter().zip(&self.open.seats).filter(|(_, seat)| seat.candidate == cell);
        let (row, column) =
            if cell == Cell::CENTRE { (row + 2, column + DISTRICT.0 / 2) } else { (row + 1, column + 2) };
        for (place, (seat, _)) in candidates.enumerate() {
            canvas.put(row, column + place, &seat.to_string(), State::seat_style(seat).invert());
        }
    }

    fn token(&self, canvas: &mut Canvas, (row, column): (usize, usize), cell: Cell, place: &TokenPlace) {
        match (place.face, self.view.token(cell)) {
            (Some(face), _) => {
                canvas.put(row, column, &sign(face).to_uppercase(), token_style(face).bold());
            }
            (None, Some(face)) => {
                let column = canvas.put(row, column, "?", DIM);
                canvas.put(row, column, sign(face), token_style(face));
            }
            (None, None) => {
                canvas.put(row, column, "?", DIM);
            }
        }
    }
}

/// All outer edges of the centre have a street (G1.1).
fn has_street(city: &City, cell: Cell, direction: Direction) -> bool {
    cell == Cell::CENTRE || city.streets(cell).leads(direction)
}

/// A line for each player.
fn corners(canvas: &mut Canvas, view: &View, open: &OpenPosition, players: &SeatMap<Player>) {
    let row = canvas.height();
    for (column, heading) in [(5, "player"), (20, "tokens"), (49, "cards"), (56, "influence known")] {
        canvas.put(row, column, heading, DIM);
    }
    canvas.put_right(row, 78, "pts", DIM);
    for (row, (seat, player)) in (row + 1..).zip(Seat::ALL.into_iter().zip(&open.seats)) {
        let is_active = open.active == seat && open.phase != Phase::Over;
        canvas.put(row, 1, if is_active { "▶" } else { "" }, BOLD);
        canvas.put(row, 3, &seat.to_string(), State::seat_style(seat).invert());
        let name: String =
            players.get(seat).map_or("", |player| player.name.as_str()).chars().take(14).collect();
        canvas.put(row, 5, &name, if view.viewer().is(seat) { BOLD } else { PLAIN });
        let mut column = 20;
        for token in Token::ALL.into_iter().filter(|token| player.tokens.count(*token) > 0) {
            let text = format!("{}×{} ", sign(token).to_uppercase(), player.tokens.count(token));
            column = canvas.put(row, column, &text, token_style(token));
        }
        canvas.put_right(row, 54, &view.card_count(seat).to_string(), PLAIN);
        people(canvas, row, 56, view.certain(seat), 0);
        canvas.put_right(row, 78, &view.token_points(seat).to_string(), BOLD);
    }
}

/// Cultures as letters, with so much space between them.
fn people(canvas: &mut Canvas, row: usize, column: usize, cultures: Cultures, space: usize) {
    let mut column = column;
    for culture in Culture::ALL {
        for _ in 0..cultures.count(culture) {
            column = canvas.put(row, column, &culture.to_string(), culture_style(culture)) + space;
        }
    }
}

/// Action cards by name, in as many lines as they need.
fn cards(canvas: &mut Canvas, label: &str, cards: Cards) {
    if cards.is_empty() {
        return;
    }
    let row = canvas.height();
    canvas.put(row, 1, label, DIM);
    let (mut row, mut column) = (row, TEXT + 1);
    for card in Card::ALL.into_iter().filter(|card| cards.contains(*card)) {
        let text = match cards.count(card) {
            1 => card.to_string(),
            count => format!("{card} ×{count}"),
        };
        if column + text.chars().count() > Canvas::WIDTH {
            (row, column) = (row + 1, TEXT + 1);
        }
        column = canvas.put(row, column, &text, PLAIN) + 3;
    }
}

fn sign(token: Token) -> &'static str {
    match token {
        Token::Christian => "c",
        Token::Jewish => "j",
        Token::Muslim => "m",
        Token::Two => "2",
        Token::Three => "3",
    }
}

fn token_style(token: Token) -> Style {
    match token {
        Token::Christian => culture_style(Culture::Christian),
        Token::Jewish => culture_style(Culture::Jewish),
        Token::Muslim => culture_style(Culture::Muslim),
        Token::Two | Token::Three => BOLD,
    }
}

fn culture_style(culture: Culture) -> Style {
    let colour = match culture {
        Culture::Christian => 174,
        Culture::Jewish => 111,
        Culture::Muslim => 114,
    };
    Style::new().fg_color(Some(Ansi256Color(colour).into()))
}
