//! The city from above.

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Player;
use anstyle::{Ansi256Color, Style};
use governor::{
    Cell, City, Culture, Cultures, Direction, OpenPosition, Phase, State, Token, TokenPlace, View,
};

use super::table;
use crate::board::{Board, Canvas};

/// The distance between neighbouring districts, which share their walls.
const DISTRICT: (usize, usize) = (9, 3);
/// The number of rows and columns of the frame (G2.2).
const SIDE: usize = 8;
/// The column where the city begins, to the right of the row numbers.
const LEFT: usize = 3;
const TOP: usize = 2;

pub(super) const PLAIN: Style = Style::new();
pub(super) const BOLD: Style = Style::new().bold();
pub(super) const DIM: Style = Style::new().dimmed();

pub(super) fn draw(view: &View, players: &SeatMap<Player>) -> Canvas {
    let open = view.open();
    let mut canvas = Canvas::default();
    title(&mut canvas, &open);
    Plan::new(view, &open).draw(&mut canvas);
    legend(&mut canvas);
    table::draw(&mut canvas, view, &open, players);
    canvas
}

fn title(canvas: &mut Canvas, open: &OpenPosition) {
    let mut column = canvas.put(0, 1, "TOLÈDE", BOLD);
    column = canvas.put(0, column, ", the city of three cultures", PLAIN);
    if open.round > 0 {
        column = canvas.put(0, column, &format!("   round {}", open.round), PLAIN);
    }
    if open.phase == Phase::Move {
        let left = match if open.march.curfew { 1 } else { open.march.left } {
            1 => "1 district to go".to_owned(),
            left => format!("{left} districts to go"),
        };
        column = canvas.put(0, column, &format!("   {left}"), PLAIN);
        let more = [(open.march.safe, "   safe conduct"), (open.march.curfew, "   curfew")];
        for (_, text) in more.into_iter().filter(|(is_active, _)| *is_active) {
            column = canvas.put(0, column, text, PLAIN);
        }
    }
}

/// The meaning of the signs in the districts.
fn legend(canvas: &mut Canvas) {
    let row = canvas.height();
    let mut column = canvas.put(row, LEFT, "people ", DIM);
    for (culture, name) in Culture::ALL.into_iter().zip(["christian", "jewish", "muslim"]) {
        column = canvas.put(row, column, name, culture_style(culture)) + 1;
    }
    canvas.put(row, column + 1, "!j discredit  ? token  ?j known  J face up", DIM);
}

/// The part of the frame that is drawn.
struct Plan<'a> {
    view: &'a View,
    open: &'a OpenPosition,
    /// The first and last row.
    rows: (usize, usize),
}

/// The wall between two cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wall {
    /// No wall: both cells are one district, or neither has a tile.
    None,
    /// The cells are connected by a street (G2.3).
    Open,
    /// Only one of the cells has a street there.
    Blocked,
    /// Neither cell has a street there.
    Solid,
}

impl<'a> Plan<'a> {
    fn new(view: &'a View, open: &'a OpenPosition) -> Self {
        let rows = open.city.tiles().iter().map(|cell| usize::from(cell.row())).chain([3, 4]);
        let (first, last) = rows.fold((SIDE, 0), |(first, last), row| (first.min(row), last.max(row)));
        // While tiles are laid, free cells around the city are shown.
        let room = usize::from(matches!(open.phase, Phase::Lay { .. } | Phase::DrawTile));
        Self { view, open, rows: (first.saturating_sub(room), (last + room).min(SIDE - 1)) }
    }

    /// The district at this column and row, if it has a tile.
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

    /// The wall above a cell.
    fn above(&self, column: usize, row: usize) -> Wall {
        let one = self.at(Some(column), row.checked_sub(1));
        self.wall(one, Direction::South, self.at(Some(column), Some(row)))
    }

    /// The wall to the left of a cell.
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
                let place = (TOP + (row - first) * height + 1, LEFT + column * width + 1);
                match self.at(Some(column), Some(row)) {
                    // The centre covers four cells and is drawn at the first of them.
                    Some(cell) if (usize::from(cell.column()), usize::from(cell.row())) == (column, row) => {
                        self.district(canvas, place, cell);
                    }
                    Some(_) => {}
                    None => self.free_cell(canvas, place, (column, row)),
                }
            }
        }
    }

    /// Shows the name of a free cell where a tile can be laid, because players have to type it.
    fn free_cell(&self, canvas: &mut Canvas, place: (usize, usize), (column, row): (usize, usize)) {
        let cell = Cell::at(column as u8, row as u8).filter(|_| matches!(self.open.phase, Phase::Lay { .. }));
        let laid = self.open.city.tiles().with(Cell::CENTRE);
        if let Some(cell) = cell.filter(|cell| !(cell.adjacent() & laid).is_empty()) {
            canvas.put(place.0 + 1, place.1 + 3, &cell.to_string(), DIM);
        }
    }

    /// The character where walls meet.
    fn corner(&self, column: usize, row: usize) -> &'static str {
        let is_wall = |wall: Wall| wall != Wall::None;
        let north = row > 0 && is_wall(self.left_of(column, row - 1));
        let east = is_wall(self.above(column, row));
        let south = is_wall(self.left_of(column, row));
        let west = column > 0 && is_wall(self.above(column - 1, row));
        let index =
            usize::from(north) + 2 * usize::from(east) + 4 * usize::from(south) + 8 * usize::from(west);
        [" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"][index]
    }

    /// Draws people and discredit in one line, token and candidates in the next.
    fn district(&self, canvas: &mut Canvas, (row, column): (usize, usize), cell: Cell) {
        let city = &self.open.city;
        if cell == Cell::CENTRE {
            canvas.put(row + 1, column + DISTRICT.0 / 2, "CENTRE", BOLD);
        } else if !city.street_tiles().contains(cell) {
            canvas.put(row, column, "░░░░░░░░", DIM);
            canvas.put(row + 1, column, "░░░░░░░░", DIM);
            return;
        }
        people(canvas, row, column, city.people(cell));
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

/// Whether a district has a street to that side. All outer edges of the centre have one (G1.1).
fn has_street(city: &City, cell: Cell, direction: Direction) -> bool {
    cell == Cell::CENTRE || city.streets(cell).leads(direction)
}

/// Draws cultures as letters and returns the column after them.
pub(super) fn people(canvas: &mut Canvas, row: usize, column: usize, cultures: Cultures) -> usize {
    let letters = Culture::ALL
        .into_iter()
        .flat_map(|culture| std::iter::repeat_n(culture, usize::from(cultures.count(culture))));
    letters
        .fold(column, |column, culture| canvas.put(row, column, &culture.to_string(), culture_style(culture)))
}

/// The letter or number of a token.
pub(super) fn sign(token: Token) -> &'static str {
    match token {
        Token::Christian => "c",
        Token::Jewish => "j",
        Token::Muslim => "m",
        Token::Two => "2",
        Token::Three => "3",
    }
}

pub(super) fn token_style(token: Token) -> Style {
    match token {
        Token::Christian => culture_style(Culture::Christian),
        Token::Jewish => culture_style(Culture::Jewish),
        Token::Muslim => culture_style(Culture::Muslim),
        Token::Two | Token::Three => BOLD,
    }
}

pub(super) fn culture_style(culture: Culture) -> Style {
    let colour = match culture {
        Culture::Christian => 174,
        Culture::Jewish => 111,
        Culture::Muslim => 114,
    };
    Style::new().fg_color(Some(Ansi256Color(colour).into()))
}
