//! Points and ranks (Y6).

use alcazar_core::{Seat, SeatMap, SeatSet, Standing, Tie};
use serde::{Deserialize, Serialize};

use crate::board::Squares;
use crate::pieces::Empire;
use crate::state::{Open, Phase, State};
use crate::view::View;

/// The points of one player, itemized (Y6.3, Y6.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Score {
    /// For squares with a city, by empire: orange, yellow, green, violet.
    pub cities: [i32; 4],
    /// For squares held by ships alone, by empire.
    pub ships: [i32; 4],
    /// For being the first with a city in each empire.
    pub everywhere: i32,
    /// For the most cities in an empire, by empire.
    pub most_cities: [i32; 4],
    /// The points from squares of the largest empire, as a tie-breaker (Y6.5).
    pub in_largest: i32,
}

impl Score {
    /// The sum.
    pub fn total(self) -> i32 {
        let items = self.cities.iter().chain(&self.ships).chain(&self.most_cities);
        items.sum::<i32>() + self.everywhere
    }
}

impl Open {
    /// The empires from the largest to the smallest (Y6.2).
    pub(crate) fn by_size(&self) -> [Empire; 4] {
        let mut empires = Empire::ALL;
        // The sort is stable: empires of equal size stay in order.
        empires.sort_by_key(|empire| std::cmp::Reverse(self.empires[empire.index()].len()));
        empires
    }

    /// The squares without a city where all ships belong to this player (Y6.3).
    fn held_by_ships(&self, seat: Seat) -> Squares {
        let others = self
            .others(seat)
            .iter()
            .fold(Squares::EMPTY, |held, other| held.or(self.player(other).ships.once.squares()));
        self.player(seat).ships.once.squares().minus(others).minus(self.cities())
    }

    /// The player with the most cities in an empire, unless tied (Y6.4).
    fn most_cities(&self, empire: Empire) -> Option<Seat> {
        let cities = |seat: Seat| self.player(seat).cities.and(self.empires[empire.index()]).len();
        self.all_seats().find(|&seat| {
            cities(seat) > 0 && self.others(seat).iter().all(|other| cities(other) < cities(seat))
        })
    }

    pub(crate) fn score(&self, seat: Seat) -> Score {
        let components = self.components();
        let cities = self.player(seat).cities;
        let ships = self.held_by_ships(seat);
        let count = |squares: Squares| i32::from(squares.len() as u8);
        let mut score = Score::default();
        for (rank, empire) in self.by_size().into_iter().enumerate() {
            let squares = self.empires[empire.index()];
            score.cities[empire.index()] = components.by_city[rank] * count(cities.and(squares));
            score.ships[empire.index()] = components.by_ship[rank] * count(ships.and(squares));
            if self.most_cities(empire) == Some(seat) {
                score.most_cities[empire.index()] = components.bonus;
            }
        }
        if self.first_everywhere == Some(seat) {
            score.everywhere = components.bonus;
        }
        let largest = self.by_size()[0].index();
        score.in_largest = score.cities[largest] + score.ships[largest];
        score
    }
}

impl View {
    /// The itemized points of a player if the game ended now. All of them are public.
    pub fn score(&self, seat: Seat) -> Score {
        self.open.score(seat)
    }
}

impl State {
    /// The itemized points of a player if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        self.open.score(seat)
    }

    pub(crate) fn ranking(&self) -> Standing {
        let scores = SeatMap::from_fn(usize::from(self.open.seats), |seat| self.score(seat));
        let keys = scores.map(|_, score| (score.total(), score.in_largest)); // Y6.5
        let ending = match self.open.phase {
            Phase::Over { ending } => Some(ending.slug().into()),
            _ => None,
        };
        let points = scores.map(|_, score| score.total());
        let tie = self.tie_among(SeatSet::first(points.len()), &points);
        Standing { ranks: Standing::ranks_by(&keys), scores: points, ending, tie }
    }

    /// Y6.5.
    pub(crate) fn tie_among(&self, seats: SeatSet, points: &SeatMap<i32>) -> Option<Tie> {
        let is_over = matches!(self.open.phase, Phase::Over { .. });
        let tie = is_over.then(|| Tie::among(seats, points)).flatten()?;
        Some(tie.compare("in-largest", |seat| self.score(seat).in_largest))
    }
}
