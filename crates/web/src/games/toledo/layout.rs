//! Where everything is on the board: one table of points for a wide board, one for an upright board.
//!
//! Coordinates are those of the SVG's view box. The point of a place is the middle of its doorstep.

use toledo::Step;

use super::svg::curve;

/// A point on the board.
pub type Point = (f64, f64);

/// One layout of the board.
#[derive(Debug, PartialEq)]
pub struct Layout {
    /// The name, which selects styles and scenery.
    pub name: &'static str,
    /// Width and height.
    pub size: Point,
    /// The cathedral (0), the steps (1 to 19) and the entrances (20 and 21).
    places: [Point; 22],
    /// Where the road bends between the bottom and the middle row, then between the middle and the top row.
    bends: [[Point; 3]; 2],
    /// The position and scale of the cathedral.
    pub cathedral: (Point, f64),
    /// The position and scale of the Alcázar.
    pub alcazar: (Point, f64),
    /// The scale of houses.
    pub house: f64,
    /// The scale of figures.
    pub figure: f64,
    /// The radius of a circle.
    pub circle: f64,
    /// The width of the road.
    pub road: f64,
    /// The positions of the milestones with the costs of the rows, from the bottom row.
    pub milestones: [Point; 3],
    /// Where figures wait at the cathedral, by seat.
    pub square: [Point; 4],
    /// Where figures stand in the Alcázar, by seat.
    pub court: [Point; 4],
    /// The ledge in front of the city.
    pub ledge: Ledge,
}

/// The ledge in front of the city, with the piles and the supply.
#[derive(Debug, PartialEq)]
pub struct Ledge {
    /// The upper edge.
    pub top: f64,
    /// The positions of the draw pile, the discard pile and the lead card, and the scale of cards.
    pub piles: ([Point; 3], f64),
    /// The position of the first sword, the offsets to the next column and row, and the scale.
    pub swords: (Point, Point, f64),
    /// The number of swords in a row.
    pub columns: u8,
    /// The positions of metal and gems.
    pub goods: [Point; 2],
    /// The positions of the tiles of the fencing masters, and their scale.
    pub tiles: ([Point; 4], f64),
    /// The position of the paintings, and their scale.
    pub paintings: (Point, f64),
}

/// The board on a screen that is wider than high.
pub static WIDE: Layout = Layout {
    name: "wide",
    size: (1600.0, 1000.0),
    places: [
        (180.0, 690.0),
        (400.0, 690.0),
        (575.0, 700.0),
        (750.0, 698.0),
        (925.0, 690.0),
        (1100.0, 678.0),
        (1275.0, 662.0),
        (1345.0, 482.0),
        (1180.0, 474.0),
        (1015.0, 480.0),
        (850.0, 490.0),
        (685.0, 490.0),
        (520.0, 480.0),
        (355.0, 466.0),
        (268.0, 288.0),
        (412.0, 282.0),
        (556.0, 284.0),
        (700.0, 284.0),
        (844.0, 278.0),
        (988.0, 270.0),
        (1122.0, 262.0),
        (1244.0, 252.0),
    ],
    bends: [
        [(1420.0, 632.0), (1505.0, 568.0), (1462.0, 502.0)],
        [(222.0, 446.0), (112.0, 376.0), (150.0, 312.0)],
    ],
    cathedral: ((165.0, 655.0), 0.78),
    alcazar: ((1424.0, 246.0), 0.94),
    house: 0.98,
    figure: 1.2,
    circle: 26.0,
    road: 62.0,
    milestones: [(300.0, 690.0), (1440.0, 494.0), (176.0, 304.0)],
    square: [(46.0, 734.0), (108.0, 746.0), (170.0, 746.0), (232.0, 734.0)],
    court: [(1306.0, 258.0), (1366.0, 266.0), (1482.0, 266.0), (1542.0, 258.0)],
    ledge: Ledge {
        top: 806.0,
        piles: ([(28.0, 842.0), (132.0, 842.0), (236.0, 842.0)], 0.94),
        swords: ((358.0, 834.0), (132.0, 78.0), 0.86),
        columns: 6,
        goods: [(1198.0, 868.0), (1198.0, 944.0)],
        tiles: ([(1282.0, 836.0), (1360.0, 836.0), (1282.0, 910.0), (1360.0, 910.0)], 0.86),
        paintings: ((1470.0, 838.0), 1.4),
    },
};

/// The board on a phone held upright.
pub static UPRIGHT: Layout = Layout {
    name: "upright",
    size: (780.0, 1310.0),
    places: [
        (78.0, 746.0),
        (192.0, 742.0),
        (292.0, 752.0),
        (392.0, 744.0),
        (492.0, 752.0),
        (592.0, 742.0),
        (690.0, 726.0),
        (690.0, 534.0),
        (589.0, 524.0),
        (488.0, 532.0),
        (387.0, 524.0),
        (286.0, 532.0),
        (185.0, 524.0),
        (84.0, 520.0),
        (98.0, 326.0),
        (198.0, 318.0),
        (298.0, 326.0),
        (398.0, 318.0),
        (498.0, 322.0),
        (598.0, 312.0),
        (698.0, 290.0),
        (654.0, 184.0),
    ],
    bends: [[(772.0, 690.0), (786.0, 618.0), (768.0, 560.0)], [(20.0, 490.0), (-8.0, 420.0), (14.0, 352.0)]],
    cathedral: ((76.0, 716.0), 0.56),
    alcazar: ((462.0, 176.0), 0.72),
    house: 0.78,
    figure: 1.0,
    circle: 21.0,
    road: 50.0,
    milestones: [(757.0, 768.0), (757.0, 568.0), (23.0, 350.0)],
    square: [(34.0, 754.0), (98.0, 754.0), (60.0, 794.0), (124.0, 794.0)],
    court: [(378.0, 186.0), (434.0, 192.0), (490.0, 192.0), (546.0, 186.0)],
    ledge: Ledge {
        top: 808.0,
        piles: ([(16.0, 1172.0), (112.0, 1172.0), (208.0, 1172.0)], 0.86),
        swords: ((16.0, 828.0), (190.0, 108.0), 1.2),
        columns: 4,
        goods: [(354.0, 1204.0), (354.0, 1270.0)],
        tiles: ([(450.0, 1166.0), (528.0, 1166.0), (450.0, 1238.0), (528.0, 1238.0)], 0.84),
        paintings: ((640.0, 1168.0), 1.3),
    },
};

impl Layout {
    /// The middle of a place's doorstep.
    pub fn place(&self, step: Step) -> Point {
        self.places[usize::from(step.number())]
    }

    /// The centres of the circles of a step.
    pub fn circles(&self, step: Step, count: u8) -> Vec<Point> {
        let (x, y) = self.place(step);
        let offset = self.circle + 3.0;
        if count == 2 { vec![(x - offset, y), (x + offset, y)] } else { vec![(x, y); usize::from(count)] }
    }

    /// The points of the road from one place to another, bends included.
    pub fn route(&self, from: Step, to: Step) -> Vec<Point> {
        let mut route = Vec::new();
        for number in from.number()..=to.number() {
            match number {
                7 if from.number() < 7 => route.extend(self.bends[0]),
                14 if from.number() < 14 => route.extend(self.bends[1]),
                _ => {}
            }
            route.push(self.places[usize::from(number)]);
        }
        route
    }

    /// The whole road as a path.
    pub fn road_line(&self) -> String {
        curve(&self.route(Step::CATHEDRAL, Step::GATE))
    }

    /// The rows of steps, from the bottom one.
    pub fn rows(&self) -> [&[Point]; 3] {
        [&self.places[1..=6], &self.places[7..=13], &self.places[14..=19]]
    }

    /// A point in percent of the width and height, for elements laid over the picture.
    pub fn percent(&self, (x, y): Point) -> Point {
        (100.0 * x / self.size.0, 100.0 * y / self.size.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_on_the_board_and_far_enough_from_the_others() {
        for layout in [&WIDE, &UPRIGHT] {
            for (number, (x, y)) in layout.places.iter().enumerate() {
                assert!(
                    (0.0..=layout.size.0).contains(x) && (0.0..=layout.ledge.top).contains(y),
                    "{} {number}",
                    layout.name
                );
                for (other, (u, v)) in layout.places.iter().enumerate().skip(number + 1) {
                    let distance = (x - u).hypot(y - v);
                    assert!(distance >= 4.0 * layout.circle + 6.0, "{} {number} {other}", layout.name);
                }
            }
        }
    }

    #[test]
    fn a_route_over_a_bend_follows_the_road() {
        let step = |number| Step::new(number).unwrap();
        assert_eq!(WIDE.route(step(2), step(4)).len(), 3);
        assert_eq!(WIDE.route(step(5), step(8)).len(), 7);
        assert_eq!(WIDE.route(step(7), step(8)).len(), 2);
    }
}
