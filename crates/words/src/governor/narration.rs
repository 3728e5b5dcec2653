//! A turn of Tolède in one sentence: “Blue goes to the well (d3), turns up the support of Jews and draws an
//! action card.” Action cards are sentences of their own.

use ::governor::{Action, Cell, Phase, Seen, State, Streets, Token};
use alcazar_core::{Seat, Viewer};

use super::{cultures, discredit, district, place, tile, token};
use crate::narration::{self, Telling};
use crate::{Happening, Phrase, Speak as _};

pub(crate) fn told(what: &str) -> Phrase {
    Phrase::new(format!("governor-told-{what}"))
}

pub(super) fn turn_of(event: &Happening<'_, State>) -> Option<Seat> {
    let open = event.before.open();
    let is_common = matches!(
        open.phase,
        Phase::Starter
            | Phase::Deal { .. }
            | Phase::City
            | Phase::Pass
            | Phase::Hands
            | Phase::Order
            | Phase::Over
    );
    (!is_common).then_some(open.active)
}

pub(super) const fn actor(seen: &Seen) -> Option<Seat> {
    match *seen {
        Seen::City { .. }
        | Seen::TurnUp { .. }
        | Seen::Pass { .. }
        | Seen::Hands { .. }
        | Seen::Order { .. } => None,
        Seen::Starter { seat }
        | Seen::Deal { seat, .. }
        | Seen::Tile { seat, .. }
        | Seen::Move { seat, .. }
        | Seen::GiveBack { seat, .. }
        | Seen::Choose { seat, .. }
        | Seen::Look { seat, .. }
        | Seen::Win { seat, .. }
        | Seen::Card { seat, .. }
        | Seen::Take { seat, .. } => Some(seat),
    }
}

/// What is drawn, seen or won completes the action that it follows from.
pub(super) const fn completes(seen: &Seen, last: &Seen) -> bool {
    let action = match last {
        Seen::Move { action, .. } => action,
        Seen::Choose { .. } => return matches!(seen, Seen::Pass { .. }),
        _ => return false,
    };
    match seen {
        Seen::Look { .. } => matches!(action, Action::Poll | Action::Crier(_) | Action::Look(_)),
        Seen::TurnUp { .. } => matches!(action, Action::Stop | Action::Step(_) | Action::Passage(_)),
        Seen::Win { .. } => matches!(action, Action::Show { .. }),
        Seen::Card { .. } => matches!(action, Action::Draw),
        Seen::Take { .. } => matches!(action, Action::Bargain(_)),
        _ => false,
    }
}

pub(super) fn narrate(events: &[Happening<'_, State>], viewer: Viewer) -> Phrase {
    let tell = |seat| {
        let telling = Telling::new();
        let mut turn =
            Turn { viewer, seat, telling, is_walking: false, test: None, here: None, turned_up: None };
        for event in events {
            turn.tell(event.seen);
        }
        turn.telling.finish().or_else(|| {
            let mut telling = Telling::<State>::new();
            telling.of(seat).push(told("begin"));
            telling.finish()
        })
    };
    narration::of_turn(events, viewer, tell, |last| match last {
        Seen::Deal { .. } => Some(told("deal")),
        Seen::Choose { .. } => Some(told("choosing")),
        _ => None,
    })
}

/// What has been told of a turn.
struct Turn {
    viewer: Viewer,
    seat: Seat,
    telling: Telling<State>,
    /// Whether the last clause is a walk, which goes on with the next step.
    is_walking: bool,
    /// The test that was passed, while the token that it won is not known yet.
    test: Option<Phrase>,
    /// The place that was named last: it need not be named again.
    here: Option<Cell>,
    /// The token that was turned up there.
    turned_up: Option<Token>,
}

impl Turn {
    fn clause(&mut self, clause: Phrase) {
        self.telling.of(self.seat).push(clause);
    }

    /// Replaces the last clause.
    fn again(&mut self, clause: Phrase) {
        let clauses = self.telling.of(self.seat);
        clauses.pop();
        clauses.push(clause);
    }

    /// A sentence of its own. What is told after it names its place again.
    fn sentence(&mut self, sentence: Phrase) {
        self.here = None;
        self.telling.sentence(sentence);
    }

    /// A clause about something at a place.
    fn at(&self, what: &str, cell: Cell) -> Phrase {
        told(what).with("at", district(cell)).with("here", yes_no(self.here == Some(cell)))
    }

    /// A clause about something at a place, which is named by then.
    fn happens_at(&mut self, what: &str, cell: Cell) -> Phrase {
        let clause = self.at(what, cell);
        self.here = Some(cell);
        clause
    }

    /// A passed test, with the token that it won.
    fn won(&self, test: &Phrase, won: Token) -> Phrase {
        let is_known = self.turned_up == Some(won);
        let phrase = told("won").with("token", token(won)).with("known", yes_no(is_known));
        let rest = test.arguments().iter().filter(|(name, _)| name != "token" && name != "known");
        rest.fold(phrase, |phrase, (name, value)| phrase.with(name.clone(), value.clone()))
    }

    fn tell(&mut self, seen: &Seen) {
        let was_walking = std::mem::take(&mut self.is_walking);
        match *seen {
            Seen::Move { seat, action, at, tile: laid, token: won, .. } if seat == self.seat => {
                match action {
                    Action::Step(cell) => {
                        let walk = told("walk").with("cell", district(cell));
                        if was_walking {
                            self.again(walk);
                        } else {
                            self.clause(walk);
                        }
                        self.is_walking = true;
                        (self.here, self.turned_up) = (Some(cell), None);
                    }
                    Action::Lay { cell, streets: Streets::NONE } => {
                        self.clause(told("lay-streetless").with("cell", place(cell)));
                    }
                    Action::Lay { cell, .. } => {
                        let laid = laid.map_or_else(|| Phrase::new("governor-tile-streetless"), tile);
                        self.clause(told("lay").with("tile", laid).with("cell", place(cell)));
                    }
                    Action::Poll => {
                        let clause = self.happens_at("poll", at);
                        self.clause(clause);
                    }
                    // The result will replace this clause, and then name the place.
                    Action::Test { .. } => self.clause(self.at("test", at)),
                    Action::Show { cards, .. } => {
                        let test = self.happens_at("passed", at).with("cards", cultures(cards));
                        let test = won.map_or_else(|| test.clone(), |won| self.won(&test, won));
                        self.again(test.clone());
                        self.test = Some(test);
                    }
                    Action::Lose => {
                        let clause = self.happens_at("lost", at);
                        self.again(clause);
                    }
                    Action::Discredit(culture) => {
                        let clause = self.happens_at("discredit", at);
                        self.clause(clause.with("discredit", discredit(culture)));
                    }
                    Action::Remove => {
                        let clause = self.happens_at("remove", at);
                        self.clause(clause);
                    }
                    Action::Draw => self.clause(told("draw")),
                    Action::Stop
                    | Action::Nothing
                    | Action::End
                    | Action::Pass
                    | Action::PassTurn
                    | Action::Enough => {}
                    _ => self.sentence(State::event(seen, self.viewer)),
                }
            }
            // Others decline to play cards all the time.
            Seen::Move { action: Action::Pass | Action::PassTurn | Action::Enough, .. } => {}
            Seen::TurnUp { token: shown, .. } => {
                self.turned_up = Some(shown);
                self.clause(told("turn-up").with("token", token(shown)));
            }
            Seen::Win { token: won, .. } => match self.test.take() {
                Some(test) => {
                    let clause = self.won(&test, won);
                    self.again(clause);
                }
                None => self.sentence(State::event(seen, self.viewer)),
            },
            // Told with the action that they complete, or chosen in secret.
            Seen::Look { .. } | Seen::Card { .. } | Seen::Choose { .. } => {}
            Seen::Tile { leaves: false, .. } => {}
            _ => self.sentence(State::event(seen, self.viewer)),
        }
    }
}

const fn yes_no(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}
