//! One turn of Tolède: a city laid at random, a start window in which the others play action cards out of
//! turn (G6.2), the active player's own decisions, and influence cards passed to the left in secret (G4).

mod city;
mod errors;
mod notation;
mod position;
mod view;

use alcazar_core::{
    Chances, EventOf, Game, Luck, Seat, SeatMap, SeatSet, SetupError, Standing, Tie, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

use super::Counts;
pub use city::{CELLS, CENTRE, Cell, City};
pub use errors::{Illegal, ImpossiblePosition};
pub use view::{HandView, PhaseView, Seen, View};

/// Influence cards: Christian, Jewish, Muslim.
pub type Influence = Counts<3>;
/// Action cards: Rumour, Rehabilitation, and Translator, which can't be played in this game. A seat that
/// holds nothing else is asked all the same.
pub type Cards = Counts<3>;

/// All action cards.
pub const DECK: Cards = Counts([5, 5, 5]);
/// How many influence cards each player has.
pub const INFLUENCE: usize = 4;
/// How many action cards each player is dealt.
pub const CARDS: usize = 2;
/// How many discredits there are.
pub const DISCREDITS: u32 = 3;
/// The seat whose turn it is.
pub const ACTIVE: Seat = Seat::A;

const RUMOUR: usize = 0;
const REHABILITATION: usize = 1;

/// One of the three cultures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum Culture {
    Christian,
    Jewish,
    Muslim,
}

impl Culture {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Christian, Self::Jewish, Self::Muslim];

    /// Its index among the three.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// One small decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play a Rumour: a discredit is placed.
    Rumour(Cell),
    /// Play a Rehabilitation: a discredit is removed.
    Rehabilitation(Cell),
    /// Play nothing now.
    Pass,
    /// Play nothing for the rest of the turn.
    PassTurn,
    /// End the turn.
    End,
    /// Choose the influence card to be passed to the left.
    Give(Culture),
}

/// One outcome of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The city is laid.
    City(City),
    /// The next seat gets an influence card.
    Influence(Culture),
    /// The next seat gets an action card of this kind.
    Card(u8),
}

/// The phase of the turn.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say it")]
pub enum Phase {
    /// The city is laid.
    Laying,
    /// Influence cards are dealt, then action cards.
    Dealing,
    /// The others may play cards; these have passed for now, or for the turn.
    Window { passed: SeatSet, out: SeatSet },
    /// The active player may play cards.
    Active,
    /// All choose a card to pass on.
    Passing { chosen: SeatMap<Option<Culture>> },
    /// The cards have been passed on.
    Over { gave: SeatMap<Culture> },
}

/// A whole state as a readable value.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    /// The city, once it is laid.
    pub city: Option<City>,
    /// The cells with a discredit, by their bits.
    pub discredits: u16,
    /// The influence cards of each seat.
    pub influence: SeatMap<Influence>,
    /// The action cards of each seat.
    pub cards: SeatMap<Cards>,
    /// The action cards that lie open.
    pub played: Cards,
    /// The phase of the turn.
    pub phase: Phase,
}

/// The state of a turn: a position that can exist.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State(Position);

/// How many influence cards of each culture are in the game (G2.1).
fn influence_deck(players: usize) -> Influence {
    Counts(
        [match players {
            2 => 3,
            3 => 4,
            4 => 6,
            5 => 7,
            _ => 8,
        }; 3],
    )
}

impl State {
    /// All that the state holds.
    pub fn get(&self) -> &Position {
        &self.0
    }

    /// Whether the event reveals what was hidden. The last choice carries what each viewer gets, so none
    /// does.
    pub fn reveals(&self, _: &EventOf<Self>) -> bool {
        matches!(self.0.phase, Phase::Passing { .. })
    }

    /// Checks that there are no more cards of any kind than there should be.
    ///
    /// # Errors
    /// What is wrong.
    pub fn conserves(&self) -> Result<(), String> {
        let problems = position::problems(&self.0);
        if problems.is_empty() { Ok(()) } else { Err(format!("{problems:?}")) }
    }

    fn others(&self) -> SeatSet {
        SeatSet::first(self.players()).without(ACTIVE)
    }

    /// The seats that are asked in the window. This depends only on how many cards they hold (G6.2).
    fn asked(&self, passed: SeatSet, out: SeatSet) -> SeatSet {
        let is_asked = |&seat: &Seat| {
            !passed.contains(seat) && !out.contains(seat) && self.0.cards[seat] != Cards::EMPTY
        };
        self.others().iter().filter(is_asked).collect()
    }

    /// Continues with the window, or with the active player's turn when no seat is left to ask.
    fn enter_window(&mut self, passed: SeatSet, out: SeatSet) {
        let is_open = !self.asked(passed, out).is_empty();
        self.0.phase = if is_open { Phase::Window { passed, out } } else { Phase::Active };
    }

    fn check_card(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Position { city, discredits, cards, .. } = &self.0;
        match action {
            Action::Rumour(_) if cards[seat].count(RUMOUR) == 0 => Err(Illegal::NoSuchCard),
            Action::Rehabilitation(_) if cards[seat].count(REHABILITATION) == 0 => Err(Illegal::NoSuchCard),
            Action::Rumour(cell) => {
                let is_possible = city.is_some_and(|city| city.has_street(cell))
                    && discredits & cell.bit() == 0
                    && discredits.count_ones() < DISCREDITS;
                if is_possible { Ok(()) } else { Err(Illegal::NoRumourThere) }
            }
            Action::Rehabilitation(cell) if discredits & cell.bit() == 0 => Err(Illegal::NoDiscreditThere),
            Action::Rehabilitation(_) => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    fn play_card(&mut self, seat: Seat, action: Action) {
        let kind = match action {
            Action::Rumour(cell) => {
                self.0.discredits |= cell.bit();
                RUMOUR
            }
            Action::Rehabilitation(cell) => {
                self.0.discredits &= !cell.bit();
                REHABILITATION
            }
            _ => return,
        };
        self.0.cards[seat].remove(kind);
        self.0.played.insert(kind);
    }

    /// Once all have chosen, the cards change hands together (G4).
    fn choose(&mut self, seat: Seat, culture: Culture) {
        let players = self.players();
        let Phase::Passing { chosen } = &mut self.0.phase else { return };
        chosen[seat] = Some(culture);
        if chosen.values().any(Option::is_none) {
            return;
        }
        let gave: SeatMap<Culture> = chosen.values().flatten().copied().collect();
        for (seat, culture) in gave.iter() {
            self.0.influence[seat].remove(culture.index());
            self.0.influence[seat.next(players)].insert(culture.index());
        }
        self.0.phase = Phase::Over { gave };
    }

    /// The influence and action cards that are neither in a hand nor open.
    fn piles(&self) -> (Influence, Cards) {
        let Position { influence, cards, played, .. } = &self.0;
        let held = Influence::checked_sum(influence.values().copied());
        let gone = Cards::checked_sum(cards.values().copied().chain([*played]));
        let influence = held.and_then(|held| influence_deck(self.players()).checked_sub(held));
        let cards = gone.and_then(|gone| DECK.checked_sub(gone));
        influence.zip(cards).expect("a state holds no more cards than there are")
    }

    /// How many influence and action cards have been dealt.
    fn dealt(&self) -> (usize, usize) {
        let total = |hands: &SeatMap<Counts<3>>| hands.values().map(|hand| hand.total()).sum::<usize>();
        (total(&self.0.influence), total(&self.0.cards))
    }

    fn is_influence_dealt(&self) -> bool {
        self.dealt().0 == INFLUENCE * self.players()
    }
}

impl Game for State {
    const ID: &'static str = "window";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;

    type Options = ();
    type Action = Action;
    type Chance = Chance;
    type Illegal = Illegal;
    type Impossible = ImpossiblePosition;
    type Seen = Seen;
    type View = View;
    type Position = Position;

    fn setup(players: usize, (): &()) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(players)?;
        Ok(Self(Position {
            city: None,
            discredits: 0,
            influence: SeatMap::from_fn(players, |_| Influence::EMPTY),
            cards: SeatMap::from_fn(players, |_| Cards::EMPTY),
            played: Cards::EMPTY,
            phase: Phase::Laying,
        }))
    }

    fn players(&self) -> usize {
        self.0.influence.len()
    }

    fn turn(&self) -> Turn {
        match &self.0.phase {
            Phase::Laying | Phase::Dealing => Turn::Chance,
            Phase::Window { passed, out } => Turn::Seats(self.asked(*passed, *out)),
            Phase::Active => Turn::of(ACTIVE),
            Phase::Passing { chosen } => {
                Turn::Seats(chosen.iter().filter(|(_, card)| card.is_none()).map(|(seat, _)| seat).collect())
            }
            Phase::Over { .. } => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.conceivable_actions(seat, actions);
        actions.retain(|action| self.check(seat, action).is_ok());
    }

    fn conceivable_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.turn().asks(seat) {
            return;
        }
        if let Phase::Passing { .. } = self.0.phase {
            actions.extend(Culture::ALL.map(Action::Give));
            return;
        }
        actions.extend(Cell::all().map(Action::Rumour));
        actions.extend(Cell::all().map(Action::Rehabilitation));
        match self.0.phase {
            Phase::Active => actions.push(Action::End),
            _ => actions.extend([Action::Pass, Action::PassTurn]),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !self.turn().asks(seat) {
            return Err(Illegal::NotNow);
        }
        match (&self.0.phase, *action) {
            (Phase::Window { .. }, Action::Pass | Action::PassTurn) | (Phase::Active, Action::End) => Ok(()),
            (Phase::Window { .. } | Phase::Active, card) => self.check_card(seat, card),
            (Phase::Passing { .. }, Action::Give(culture)) => {
                if self.0.influence[seat].count(culture.index()) > 0 {
                    Ok(())
                } else {
                    Err(Illegal::NoSuchCard)
                }
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        let (influence, cards) = self.piles();
        let is_possible = match (&self.0.phase, chance) {
            (Phase::Laying, Chance::City(city)) => return city.check().map_err(|_| Illegal::NotACity),
            (Phase::Dealing, Chance::Influence(culture)) if !self.is_influence_dealt() => {
                influence.count(culture.index()) > 0
            }
            (Phase::Dealing, Chance::Card(kind)) if self.is_influence_dealt() => {
                cards.0.get(usize::from(*kind)).is_some_and(|&count| count > 0)
            }
            _ => return Err(Illegal::NotNow),
        };
        if is_possible { Ok(()) } else { Err(Illegal::NoSuchCard) }
    }

    fn apply_action(&mut self, seat: Seat, action: &Action) {
        match (&self.0.phase, *action) {
            (&Phase::Window { passed, out }, Action::Pass) => self.enter_window(passed.with(seat), out),
            (&Phase::Window { passed, out }, Action::PassTurn) => self.enter_window(passed, out.with(seat)),
            // A card takes effect when it is played, and then all others are asked again.
            (&Phase::Window { out, .. }, card) => {
                self.play_card(seat, card);
                self.enter_window(SeatSet::EMPTY, out);
            }
            (Phase::Active, Action::End) => {
                self.0.phase = Phase::Passing { chosen: SeatMap::from_fn(self.players(), |_| None) };
            }
            (Phase::Active, card) => self.play_card(seat, card),
            (Phase::Passing { .. }, Action::Give(culture)) => self.choose(seat, culture),
            _ => {}
        }
    }

    fn apply_chance(&mut self, chance: &Chance) {
        let players = self.players();
        let (influence, cards) = self.dealt();
        match *chance {
            Chance::City(city) => {
                self.0.city = Some(city);
                self.0.phase = Phase::Dealing;
            }
            Chance::Influence(culture) => {
                self.0.influence[Seat::new(influence % players)].insert(culture.index());
            }
            Chance::Card(kind) => {
                self.0.cards[Seat::new(cards % players)].insert(usize::from(kind));
                if cards + 1 == CARDS * players {
                    self.enter_window(SeatSet::EMPTY, SeatSet::EMPTY);
                }
            }
        }
    }

    fn chances(&self) -> Chances<Chance> {
        let (influence, cards) = self.piles();
        let listed = |pile: Counts<3>, chance: fn(usize) -> Chance| {
            Chances::Weighted(pile.kinds().map(|kind| (chance(kind), pile.count(kind).into())).collect())
        };
        match self.0.phase {
            Phase::Laying => Chances::SampleOnly,
            Phase::Dealing if self.is_influence_dealt() => listed(cards, |kind| Chance::Card(kind as u8)),
            Phase::Dealing => listed(influence, |kind| Chance::Influence(Culture::ALL[kind])),
            _ => Chances::Weighted(Vec::new()),
        }
    }

    fn sample_chance(&self, luck: &mut impl Luck) -> Chance {
        let (influence, cards) = self.piles();
        match self.0.phase {
            Phase::Laying => Chance::City(City::lay(luck)),
            _ if self.is_influence_dealt() => Chance::Card(cards.pick(luck) as u8),
            _ => Chance::Influence(Culture::ALL[influence.pick(luck)]),
        }
    }

    fn stream(&self) -> &'static str {
        match self.0.phase {
            Phase::Laying => "city",
            _ if self.is_influence_dealt() => "cards",
            _ => "influence",
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn redact(&self, event: &EventOf<Self>, viewer: Viewer) -> Option<Seen> {
        Some(view::redact(self, *event, viewer))
    }

    fn determinize(view: &View, luck: &mut impl Luck) -> Self {
        view::determinize(view, luck)
    }

    /// Five points for a seat that holds all three cultures (G5.3).
    fn standing(&self) -> Standing {
        let scores = self.0.influence.map(|_, hand| if hand.kinds().count() == 3 { 5 } else { 0 });
        let ending = (self.turn() == Turn::Over).then(|| "passed-on".into());
        let tie = self.tie(SeatSet::first(self.players()));
        Standing { ranks: Standing::ranks_by(&scores), scores, ending, tie }
    }

    fn tie(&self, among: SeatSet) -> Option<Tie> {
        let scores = self.0.influence.map(|_, hand| if hand.kinds().count() == 3 { 5 } else { 0 });
        Tie::among(among, &scores).filter(|_| self.turn() == Turn::Over)
    }

    fn position(&self) -> Position {
        self.0.clone()
    }

    fn from_position(position: &Position) -> Result<Self, Vec<ImpossiblePosition>> {
        let problems = position::problems(position);
        if problems.is_empty() { Ok(Self(position.clone())) } else { Err(problems) }
    }

    /// The active player may take back own cards: they reveal nothing, and no other seat is asked in between.
    fn can_take_back(&self, _: Seat, action: &Action) -> bool {
        self.0.phase == Phase::Active && *action != Action::End
    }

    fn unaffected(&self, seat: Seat, action: &Action) -> SeatSet {
        match (self.turn(), action) {
            (Turn::Seats(asked), Action::Pass | Action::PassTurn | Action::Give(_)) => asked.without(seat),
            _ => SeatSet::EMPTY,
        }
    }
}
