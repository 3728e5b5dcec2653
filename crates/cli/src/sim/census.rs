//! The statistics of each game beside points: rounds, the lines of a score, and actions.

use alcazar_bots::Expert;
use alcazar_catalog::{governor, toledo, tyros};
use alcazar_core::Seat;

/// The statistics of a game.
pub(super) trait Census: Expert {
    /// The current round, or the last one of a game that is over; none if the game has no rounds.
    fn rounds(&self) -> Option<u8> {
        None
    }

    /// The points of a seat, line by line.
    fn lines(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        vec![("points", self.standing().scores[seat])]
    }

    /// The heading under which an action is counted before it is applied.
    fn heading(&self, action: &Self::Action) -> String {
        word(action)
    }
}

/// Implements [`Census`] for a game that does not list `census` in the registry.
macro_rules! derive_census {
    ($state:ty, [census $($other:ident)*]) => {};
    ($state:ty, [$first:ident $($other:ident)*]) => { derive_census! { $state, [$($other)*] } };
    ($state:ty, []) => {
        impl Census for $state {}
    };
}

alcazar_catalog::for_each_game!(derive_census);

/// The first word of an action's notation.
fn word(action: &impl std::fmt::Display) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

impl Census for toledo::State {
    fn rounds(&self) -> Option<u8> {
        Some(self.round())
    }

    fn lines(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let score = self.score(seat);
        vec![
            ("swords delivered", score.delivered),
            ("swords not delivered", score.undelivered),
            ("paintings", score.paintings),
            ("gems", score.gems),
            ("movement tile", score.movement_tile),
        ]
    }

    fn heading(&self, action: &toledo::Action) -> String {
        use toledo::{Action, Phase, Place};
        match (action, self.phase()) {
            (Action::Place { shop, .. }, _) => format!("place {shop}"),
            (Action::Forge { .. } | Action::Deliver { .. } | Action::Learn { .. }, _) => action.to_string(),
            (Action::Move { .. }, _) => "move".to_owned(),
            (Action::Decline, Phase::Deliver) => "decline to deliver".to_owned(),
            (Action::Use | Action::Pay { .. }, Phase::Use { step }) => match self.place(step) {
                Place::Tavern => "use tavern".to_owned(),
                Place::Artist => "use artist".to_owned(),
                Place::Shop { owner, shop } if owner == self.active() => format!("use own {shop}"),
                Place::Shop { shop, .. } => format!("use another's {shop}"),
                _ => word(action),
            },
            _ => word(action),
        }
    }
}

impl Census for tyros::State {
    fn rounds(&self) -> Option<u8> {
        Some(self.round())
    }

    fn lines(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let score = self.score(seat);
        vec![
            ("cities", score.cities.iter().sum()),
            ("ships", score.ships.iter().sum()),
            ("most cities", score.most_cities.iter().sum()),
            ("first everywhere", score.everywhere),
        ]
    }

    fn heading(&self, action: &tyros::Action) -> String {
        use tyros::Action;
        match action {
            Action::Grow { empire, .. } => format!("grow {empire}"),
            Action::Found { ship, .. } => format!("found {}", ship.square()),
            Action::Sail { from, to, .. } => format!("sail {} steps", from.distance(*to)),
            _ => word(action),
        }
    }
}

impl Census for governor::State {
    fn rounds(&self) -> Option<u8> {
        Some(self.round())
    }

    fn lines(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let score = governor::Score::of(self.taken(seat), self.hand(seat));
        vec![
            ("sets", score.sets),
            ("outside of sets", score.outside),
            ("numbers", score.numbers),
            ("all cultures", score.all_cultures),
        ]
    }

    fn heading(&self, action: &governor::Action) -> String {
        use governor::Action;
        match action {
            Action::Test { translators: 1.. } => "test with translators".to_owned(),
            Action::Show { added: 1.., .. } => "show with translators".to_owned(),
            _ => word(action),
        }
    }
}
