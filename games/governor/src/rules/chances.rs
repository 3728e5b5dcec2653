//! The possible outcomes of chance and their weights.

use alcazar_core::{Chances, Luck, Seat};
use alcazar_kit::Counts;

use crate::board::Cell;
use crate::chance::{Chance, Gifts, Hands};
use crate::edition::HAND;
use crate::illegal::Illegal;
use crate::pieces::{Card, Culture, Cultures, Tile, Token, Tokens};
use crate::setup;
use crate::state::{Effect, Phase, State};

/// The kind of outcome that chance has to decide.
enum Question {
    Starter,
    Deal,
    City,
    Tile,
    Token(Cell),
    Card,
    Taken(Seat),
    Passed,
    Hands,
    Order,
}

/// The binomial coefficient: the number of ways to choose `k` of `n` things.
fn choose(n: u8, k: u8) -> u32 {
    (0..u32::from(k)).fold(1, |ways, i| ways * (u32::from(n).saturating_sub(i)) / (i + 1))
}

impl State {
    /// The kind of outcome to decide, if it is chance's turn.
    #[inline]
    fn question(&self) -> Option<Question> {
        Some(match (self.open.effect, self.open.phase) {
            (Effect::Look { cell, .. }, _) => Question::Token(cell),
            (Effect::Take { from, .. }, _) => Question::Taken(from),
            (Effect::Council, _) | (Effect::None, Phase::Pass) if self.open.waiting.is_empty() => {
                Question::Passed
            }
            (Effect::None, Phase::TurnUp | Phase::Win) => Question::Token(self.open.here()),
            (Effect::None, Phase::DrawCard) => Question::Card,
            (Effect::None, Phase::Starter) => Question::Starter,
            (Effect::None, Phase::Deal { .. }) => Question::Deal,
            (Effect::None, Phase::City) => Question::City,
            (Effect::None, Phase::DrawTile) => Question::Tile,
            (Effect::None, Phase::Hands) => Question::Hands,
            (Effect::None, Phase::Order) => Question::Order,
            _ => return None,
        })
    }

    /// The influence cards not dealt. After the deal they are out of the game, unseen (G2.1).
    pub(crate) fn undealt(&self) -> Cultures {
        self.hands
            .iter()
            .fold(self.open.components().influence(self.open.seats), |left, hand| left.minus(*hand))
    }

    /// The faces that a district's token can have: its own, or any unseen one if not yet drawn (G2.5).
    #[inline]
    fn possible_tokens(&self, cell: Cell) -> Tokens {
        match self.faces.at(cell) {
            None => self.bag,
            Some(token) => {
                let mut only = Tokens::default();
                only.insert(token);
                only
            }
        }
    }

    /// The tile with this number.
    fn tile_numbered(&self, number: u32) -> Tile {
        self.open.components().tiles[number as usize]
    }

    pub(crate) fn check_outcome(&self, chance: &Chance) -> Result<(), Illegal> {
        let check = |is_possible: bool, reason| if is_possible { Ok(()) } else { Err(reason) };
        match (self.question(), chance) {
            (Some(Question::Starter), &Chance::Starter(seat)) => {
                check(self.open.seat_set().contains(seat), Illegal::NoSuchPlayer)
            }
            (Some(Question::Deal), &Chance::Deal(cards)) => {
                check(cards.len() == HAND && self.undealt().includes(cards), Illegal::NoSuchHand)
            }
            (Some(Question::City), Chance::City(city)) => {
                setup::check_city(city, self.open.seats, self.open.components())
            }
            (Some(Question::Tile), &Chance::Tile(tile)) => {
                check(self.open.undrawn & self.open.components().copies(tile) != 0, Illegal::NoSuchTile)
            }
            (Some(Question::Token(cell)), &Chance::Token(token)) => {
                check(self.possible_tokens(cell).count(token) > 0, Illegal::NoSuchToken)
            }
            (Some(Question::Card), &Chance::Card(card)) => {
                check(self.pile.contains(card), Illegal::NoSuchCard)
            }
            (Some(Question::Taken(from)), &Chance::Taken(culture)) => self.check_give(from, culture),
            (Some(Question::Passed), &Chance::Passed(gifts)) => {
                check(gifts == Gifts(self.choices), Illegal::NotSo)
            }
            (Some(Question::Hands), &Chance::Hands(hands)) => {
                check(hands == Hands(self.hands), Illegal::NotSo)
            }
            (Some(Question::Order), Chance::Order(order)) => {
                check(Culture::ORDERS.contains(order), Illegal::OtherChance)
            }
            _ => Err(Illegal::OtherChance),
        }
    }

    pub(crate) fn outcomes(&self) -> Chances<Chance> {
        let Some(question) = self.question() else { return Chances::Weighted(Vec::new()) };
        Chances::Weighted(match question {
            Question::City => return Chances::SampleOnly,
            Question::Starter => self.open.all_seats().map(|seat| (Chance::Starter(seat), 1)).collect(),
            Question::Deal => self.deals(),
            Question::Tile => self.tiles(),
            Question::Token(cell) => {
                let tokens = self.possible_tokens(cell);
                let kinds = Token::ALL.into_iter().filter(|&token| tokens.count(token) > 0);
                kinds.map(|token| (Chance::Token(token), tokens.count(token).into())).collect()
            }
            Question::Card => {
                let kinds = Card::ALL.into_iter().filter(|&card| self.pile.contains(card));
                kinds.map(|card| (Chance::Card(card), self.pile.count(card).into())).collect()
            }
            Question::Taken(from) => {
                let hand = self.hands[from.index()];
                hand.kinds().map(|culture| (Chance::Taken(culture), hand.count(culture).into())).collect()
            }
            Question::Passed => vec![(Chance::Passed(Gifts(self.choices)), 1)],
            Question::Hands => vec![(Chance::Hands(Hands(self.hands)), 1)],
            Question::Order => Culture::ORDERS.map(|order| (Chance::Order(order), 1)).into(),
        })
    }

    /// Every hand that can be dealt, weighted by the number of ways to draw it.
    fn deals(&self) -> Vec<(Chance, u32)> {
        let undealt = self.undealt();
        let numbers = Counts::with_total(HAND).into_iter().map(Cultures);
        let hands = numbers.filter(|&hand| undealt.includes(hand));
        let ways = |hand: Cultures| {
            Culture::ALL.map(|culture| choose(undealt.count(culture), hand.count(culture))).iter().product()
        };
        hands.map(|hand| (Chance::Deal(hand), ways(hand))).collect()
    }

    /// Every tile that can be drawn. Equal tiles have consecutive numbers.
    fn tiles(&self) -> Vec<(Chance, u32)> {
        let mut tiles: Vec<(Chance, u32)> = Vec::new();
        for number in (0..u64::BITS).filter(|number| self.open.undrawn >> number & 1 != 0) {
            let tile = Chance::Tile(self.tile_numbered(number));
            match tiles.last_mut() {
                Some((last, weight)) if *last == tile => *weight += 1,
                _ => tiles.push((tile, 1)),
            }
        }
        tiles
    }

    #[inline]
    pub(crate) fn sample(&self, luck: &mut impl Luck) -> Chance {
        let question = self.question().expect("it is chance's turn");
        match question {
            Question::Token(cell) => {
                let tokens = self.possible_tokens(cell);
                Chance::Token(tokens.nth(luck.below(tokens.len().into())))
            }
            Question::Card => Chance::Card(self.pile.nth(luck.below(self.pile.len().into()))),
            Question::Taken(from) => {
                let hand = self.hands[from.index()];
                Chance::Taken(hand.nth(luck.below(hand.len().into())))
            }
            Question::Passed => Chance::Passed(Gifts(self.choices)),
            Question::Hands => Chance::Hands(Hands(self.hands)),
            Question::Order => Chance::Order(Culture::ORDERS[luck.below(6) as usize]),
            Question::Starter => Chance::Starter(Seat::new(luck.below(self.open.seats.into()) as usize)),
            Question::Deal => {
                let mut left = self.undealt();
                let mut hand = Cultures::NONE;
                for _ in 0..HAND {
                    let culture = left.nth(luck.below(left.len().into()));
                    left.remove(culture);
                    hand.insert(culture);
                }
                Chance::Deal(hand)
            }
            Question::City => {
                Chance::City(Box::new(setup::quick_city(self.open.seats, self.open.components(), luck)))
            }
            Question::Tile => {
                let skipped = luck.below(self.open.undrawn.count_ones());
                let rest = (0..skipped).fold(self.open.undrawn, |left, _| left & (left - 1));
                Chance::Tile(self.tile_numbered(rest.trailing_zeros()))
            }
        }
    }

    pub(crate) fn stream_name(&self) -> &'static str {
        match self.question() {
            Some(Question::Starter) => "starter",
            Some(Question::Deal) => "influence",
            Some(Question::City | Question::Tile) => "tiles",
            Some(Question::Token(_)) => "tokens",
            Some(Question::Card) => "cards",
            Some(Question::Taken(_)) => "bargains",
            Some(Question::Order) => "cultures",
            Some(Question::Passed | Question::Hands) | None => "open",
        }
    }
}
