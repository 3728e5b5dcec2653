//! Information-set Monte Carlo tree search with one observer (SO-ISMCTS).
//!
//! Each iteration deals the unknown anew, walks down the tree by what is legal in that deal, adds a node, plays on, and
//! carries the worth to each seat back up (max^n: everybody wants his own). Chance does not branch the tree: what it decided shows in what
//! is legal afterwards. An action is compared by how often it *could* have been taken, since not every deal allows it.

use alcazar_core::{Luck, MAX_SEATS, Seat, SeatSet, Turn};
use rand::rngs::Xoshiro256PlusPlus;

use crate::Budget;
use crate::ask::{Bot, Choice, Question, Work};
use crate::budget::Meter;
use crate::expert::Expert;
use crate::playout::{Player, Playout};
use crate::temper::Temper;
use crate::tree::{NodeId, Tree};
use crate::utility::{self, Tally, Worth};

/// How a search goes about it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// How a line of play goes on below the tree.
    pub playout: Playout,
    /// How much is tried that does not look best.
    pub curiosity: f64,
    /// How much the appeal of an action counts against what came of it, while it was tried only a few times. Where it counts at all, actions are
    /// tried in the order of their appeal, and few of them where the search comes seldom. With 0 all of the more appealing are tried
    /// from the start.
    pub trust: f64,
    /// How often a node is played out from before the tree grows below it: where few lines of play pass, a playout chooses better
    /// than a tree that has hardly begun to compare. With [`u32::MAX`] there is no tree, and only the first action is compared.
    pub patience: u32,
    /// The most nodes of a tree: what bounds the memory.
    pub most_nodes: usize,
    /// How many trees grow side by side; their roots are added up. In a browser there is always one.
    pub threads: usize,
    /// What the bot likes.
    pub temper: Temper,
}

/// A search under way. It can think in slices, so that a browser stays awake between them.
#[derive(Debug)]
pub struct Search<'a, G: Expert> {
    question: Question<'a, G>,
    settings: Settings,
    tree: Tree<G::Action>,
    player: Player<G>,
    luck: Xoshiro256PlusPlus,
    /// For each legal action at the root what came of it.
    tallies: Vec<Tally>,
    players: usize,
    path: Vec<NodeId>,
    /// The children of a node that are legal in the deal at hand, each with the place of its action in the list.
    known: Vec<(usize, NodeId)>,
    order: Vec<usize>,
    /// For each legal action at the root how much the bot likes it beyond its worth.
    likings: Vec<f64>,
    work: Work,
}

impl<'a, G: Expert> Search<'a, G> {
    /// A search that has not thought yet.
    pub fn new(question: Question<'a, G>, settings: Settings) -> Self {
        Self {
            tree: Tree::new(settings.most_nodes),
            player: Player::default(),
            luck: question.luck(),
            tallies: vec![Tally::default(); question.legal.len()],
            players: 0,
            path: Vec::new(),
            known: Vec::new(),
            order: Vec::new(),
            likings: Vec::new(),
            work: Work::default(),
            question,
            settings,
        }
    }

    /// Thinks on, at least one line of play, unless there is nothing to decide.
    pub fn think(&mut self, budget: Budget) {
        if self.question.legal.is_empty() {
            return;
        }
        let mut meter = Meter::new(budget);
        loop {
            self.iterate(&mut meter.work);
            if meter.is_spent(&self.question) {
                break;
            }
        }
        self.work += meter.work;
    }

    /// How many nodes the tree has.
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// What it took so far.
    pub fn work(&self) -> Work {
        self.work
    }

    /// The best answer so far; none if there is nothing to do.
    pub fn choice(&self) -> Option<Choice<G::Action>> {
        let seat = self.question.seat;
        utility::choice::<G>(self.question.legal, &self.tallies, self.players, self.work, |index| {
            let tally = &self.tallies[index];
            (f64::from(tally.visits), tally.mean(seat))
        })
    }

    /// One line of play: deal, walk down, grow, play on, carry back.
    fn iterate(&mut self, work: &mut Work) {
        let mut state = G::determinize(self.question.view, &mut self.luck);
        if self.players == 0 {
            self.players = state.players();
            let liking = |action| state.liking(self.settings.temper, action);
            self.likings.extend(self.question.legal.iter().map(liking));
        }
        self.path.clear();
        let mut walk = Walk::new(self.question.seat);
        let mut first = None;
        let worth = loop {
            state.let_chance_decide(&mut self.luck);
            let Turn::Seats(asked) = state.turn() else { break Worth::of_the_end(&state) };
            // Where several are asked, the searching seat's own question is the one that was put to it.
            let seat = if first.is_none() { self.question.seat } else { walk.decider(asked) };
            let here = walk.place(seat, asked);
            let (action, child) = self.select(&state, seat, here);
            if first.is_none() {
                first = self.question.legal.iter().position(|legal| *legal == action);
            }
            walk.step(seat, state.unaffected(seat, &action), child.id());
            state.act(seat, &action);
            work.nodes += 1;
            if let Some(id) = child.id() {
                self.path.push(id);
            }
            let is_grown = match child {
                Child::Known(id) => self.tree.node(id).visits >= self.settings.patience,
                Child::New(_) | Child::NoRoom => false,
            };
            if !is_grown {
                break self.player.play_out(&mut state, self.settings.playout, work, &mut self.luck);
            }
        };
        for &id in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            if let Some((seat, _)) = node.action {
                node.utility += worth.utility[seat.index()];
            }
        }
        if let Some(index) = first {
            self.tallies[index].add(&worth);
        }
    }

    /// The most promising action of a seat in this deal, and the node after it.
    fn select(&mut self, state: &G, seat: Seat, here: NodeId) -> (G::Action, Child) {
        state.legal_actions(seat, &mut self.player.actions);
        let actions = &self.player.actions;
        self.known.clear();
        let mut tried = 0;
        for (id, node) in self.tree.children(here) {
            if let Some((mover, action)) = &node.action
                && *mover == seat
                && let Ok(index) = actions.binary_search(action)
            {
                self.known.push((index, id));
                tried += node.visits;
            }
        }
        if self.known.len() < self.room(tried).min(actions.len())
            && let Some((index, prior)) = self.untried(state, seat, here == NodeId::ROOT)
        {
            let action = self.player.actions[index];
            let child = self.tree.grow(here, seat, action, prior, tried + 1);
            return (action, child.map_or(Child::NoRoom, Child::New));
        }
        let is_root = here == NodeId::ROOT;
        let (mut best, mut log) = ((f64::NEG_INFINITY, 0, here), (0, 0.0));
        for &(index, id) in &self.known {
            let node = self.tree.node_mut(id);
            node.available += 1;
            // Nearly all children have been available equally often.
            if log.0 != node.available {
                log = (node.available, libm::log(f64::from(node.available)));
            }
            let visits = f64::from(node.visits.max(1));
            let doubt = self.settings.curiosity * (log.1 / visits).sqrt();
            let hope = self.settings.trust * node.prior / visits;
            let liking = if is_root { self.likings.get(index).copied().unwrap_or_default() } else { 0.0 };
            let promise = node.mean() + doubt + hope + liking;
            if promise > best.0 {
                best = (promise, index, id);
            }
        }
        (self.player.actions[best.1], Child::Known(best.2))
    }

    fn has_priors(&self) -> bool {
        self.settings.trust > 0.0
    }

    /// How many of the actions at a node are looked at when they have been tried so often together.
    fn room(&self, tried: u32) -> usize {
        if self.has_priors() { 1 + tried.isqrt() as usize } else { G::WIDTH }
    }

    /// The action to be tried next of those that are not known yet, and how much of all appeal it has.
    fn untried(&mut self, state: &G, seat: Seat, is_root: bool) -> Option<(usize, f64)> {
        let has_priors = self.has_priors();
        self.player.weigh(state, seat);
        let weights = &mut self.player.weights;
        if is_root {
            // What is liked is thought of sooner.
            weights
                .iter_mut()
                .zip(&self.likings)
                .for_each(|(weight, liking)| *weight *= libm::exp(20.0 * liking));
        }
        let appeal: f64 = weights.iter().sum();
        for &(index, _) in &self.known {
            weights[index] = f64::NEG_INFINITY;
        }
        let by_appeal = |&a: &usize, &b: &usize| weights[b].total_cmp(&weights[a]).then(a.cmp(&b));
        if has_priors {
            let best = (0..weights.len()).min_by(by_appeal)?;
            return Some((best, weights[best] / appeal));
        }
        // Nothing tells which of the more appealing to try first, so chance does.
        let left = weights.len().min(G::WIDTH).checked_sub(self.known.len())?;
        let skipped = self.luck.below(left as u32) as usize;
        self.order.clear();
        self.order.extend(0..weights.len());
        let (_, &mut index, _) = self.order.select_nth_unstable_by(skipped, by_appeal);
        Some((index, 0.0))
    }
}

/// The node after an action.
#[derive(Debug, Clone, Copy)]
enum Child {
    /// It was there.
    Known(NodeId),
    /// It has just been added.
    New(NodeId),
    /// The tree is full.
    NoRoom,
}

impl Child {
    fn id(self) -> Option<NodeId> {
        match self {
            Self::Known(id) | Self::New(id) => Some(id),
            Self::NoRoom => None,
        }
    }
}

/// Where a line of play has come to in the tree.
///
/// Seats that are asked at the same time don't see each other's answers: each of them walks on from the node where all were
/// asked, by his own answers alone. When all have answered, the tree goes on below the searching seat's answer, or, if it
/// was not asked, below the last one; what the others answered then works like chance.
struct Walk {
    searcher: Seat,
    /// Where all are, if only one is asked.
    here: NodeId,
    /// Where each of those is who are asked together.
    apart: [NodeId; MAX_SEATS],
    /// Who still has to answer the question that was put to all.
    waiting: SeatSet,
    /// Whether the searcher was among those asked.
    has_searcher: bool,
}

impl Walk {
    fn new(searcher: Seat) -> Self {
        let here = NodeId::ROOT;
        Self { searcher, here, apart: [here; MAX_SEATS], waiting: SeatSet::EMPTY, has_searcher: false }
    }

    /// Who decides next of those that are asked: in the order of seats.
    fn decider(&self, asked: SeatSet) -> Seat {
        let waiting = asked.iter().find(|&seat| self.waiting.contains(seat));
        waiting.or_else(|| asked.iter().next()).expect("somebody is asked")
    }

    /// Where the seat decides.
    fn place(&mut self, seat: Seat, asked: SeatSet) -> NodeId {
        if self.waiting.contains(seat) {
            return self.apart[seat.index()];
        }
        if asked.len() > 1 {
            self.waiting = asked;
            self.has_searcher = asked.contains(self.searcher);
            self.apart = [self.here; MAX_SEATS];
        }
        self.here
    }

    /// The seat has gone on to a child; of the others only these are still asked the same.
    fn step(&mut self, seat: Seat, unaffected: SeatSet, child: Option<NodeId>) {
        let was_together = self.waiting.contains(seat);
        self.waiting =
            self.waiting.without(seat).iter().filter(|&other| unaffected.contains(other)).collect();
        if let Some(child) = child
            && (!was_together || seat == self.searcher || !self.has_searcher)
        {
            self.here = child;
        }
    }
}

/// A bot that answers by searching.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Searcher(pub(crate) Settings);

impl<G: Expert> Bot<G> for Searcher {
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        if let [] | [_] = question.legal {
            return question.legal.first().copied().map(Choice::unthinking);
        }
        self.search(question)
    }
}

impl Searcher {
    #[cfg(target_family = "wasm")]
    fn search<G: Expert>(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        let mut search = Search::new(*question, self.0);
        search.think(question.budget);
        search.choice()
    }

    /// Several trees side by side, whose roots are added up.
    #[cfg(not(target_family = "wasm"))]
    fn search<G: Expert>(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        let threads = self.0.threads.max(1);
        let budget = question.budget.share(threads);
        let think = |number: usize| {
            let seed = question.seed.wrapping_add(number as u64);
            let mut search = Search::new(Question { seed, ..*question }, self.0);
            search.think(budget);
            search
        };
        let whole = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|number| scope.spawn(move || think(number))).collect();
            let mut whole = think(0);
            for other in others {
                // A tree that broke off is not missed: the others have thought of the same question.
                if let Ok(other) = other.join() {
                    whole.add(&other);
                }
            }
            whole
        });
        whole.choice()
    }
}

impl<G: Expert> Search<'_, G> {
    /// Adds what another search has found about the same question.
    #[cfg(not(target_family = "wasm"))]
    fn add(&mut self, other: &Self) {
        for (tally, more) in self.tallies.iter_mut().zip(&other.tallies) {
            tally.merge(more);
        }
        self.work += other.work;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree of a root and three nodes, just to have their numbers.
    fn nodes() -> [NodeId; 3] {
        let mut tree = Tree::new(4);
        [1, 2, 3].map(|action| tree.grow(NodeId::ROOT, Seat::A, action, 1.0, 1).expect("there is room"))
    }

    fn both() -> SeatSet {
        [Seat::A, Seat::B].into_iter().collect()
    }

    #[test]
    fn who_is_asked_at_the_same_time_does_not_see_what_the_other_answered() {
        let [first, second, third] = nodes();
        let mut walk = Walk::new(Seat::A);
        assert_eq!(walk.decider(both()), Seat::A);
        assert_eq!(walk.place(Seat::A, both()), NodeId::ROOT);
        walk.step(Seat::A, SeatSet::only(Seat::B), Some(first));
        // B is asked alone now, but his question is the one from before.
        assert_eq!(walk.place(Seat::B, SeatSet::only(Seat::B)), NodeId::ROOT);
        walk.step(Seat::B, SeatSet::EMPTY, Some(second));
        // Afterwards the tree goes on below the answer of the searching seat.
        assert_eq!(walk.place(Seat::B, SeatSet::only(Seat::B)), first);
        walk.step(Seat::B, SeatSet::EMPTY, Some(third));
        assert_eq!(walk.place(Seat::A, SeatSet::only(Seat::A)), third);
    }

    #[test]
    fn an_answer_that_changes_the_others_question_is_seen() {
        let [first, ..] = nodes();
        let mut walk = Walk::new(Seat::A);
        walk.place(Seat::A, both());
        walk.step(Seat::A, SeatSet::EMPTY, Some(first));
        assert_eq!(walk.place(Seat::B, SeatSet::only(Seat::B)), first);
    }

    #[test]
    fn without_the_searching_seat_the_tree_goes_on_below_the_last_answer() {
        let [first, second, _] = nodes();
        let mut walk = Walk::new(Seat::C);
        walk.place(Seat::A, both());
        walk.step(Seat::A, SeatSet::only(Seat::B), Some(first));
        assert_eq!(walk.place(Seat::B, both()), NodeId::ROOT);
        walk.step(Seat::B, SeatSet::EMPTY, Some(second));
        assert_eq!(walk.place(Seat::C, SeatSet::only(Seat::C)), second);
    }
}
