//! Information-set Monte Carlo tree search with one observer (SO-ISMCTS).
//!
//! Each iteration deals the unknown anew, walks down the tree by what is legal in that deal, adds a node, plays on, and
//! carries the worth to each seat back up (max^n: everybody wants his own). Chance does not branch the tree: what it decided shows in what
//! is legal afterwards. An action is compared by how often it *could* have been taken, since not every deal allows it.

use alcazar_core::{Luck, Seat, Turn};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::Budget;
use crate::ask::{Bot, Choice, Question, Work};
use crate::budget::Meter;
use crate::expert::Expert;
use crate::foresight::{Foresight, Plan};
use crate::playout::{Clock, Player, Playout};
use crate::root::Root;
use crate::temperament::Temperament;
use crate::tree::{NodeId, Tree};
use crate::utility::Worth;
use crate::walk::Walk;

/// How far the seeds of two lines of play lie apart: an odd number, as good as any.
const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;

/// So much of a victory is given for bringing a game that is won to its end.
const HASTE: f64 = 0.03;

/// How a search goes about it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// How a line of play goes on below the tree.
    pub playout: Playout,
    /// How much is tried that does not look best. With much of it, everything is tried equally often.
    pub curiosity: f64,
    /// On so many deals each first step is judged by the evaluation before anything is played out. With none, its appeal must do.
    pub looks: u32,
    /// Only so many first steps, those that look best, are played out.
    pub width: usize,
    /// As how many lines of play the looks at a first step count: so a search that could play on only a few times does not do worse than one
    /// who looks one step ahead.
    pub weight: f64,
    /// Below the first step: how much the appeal of an action counts against what came of it, while it was tried only a few times. Where
    /// it counts at all, actions are tried in the order of their appeal, and few of them where the search comes seldom. With 0
    /// all of the more appealing are tried from the start.
    pub trust: f64,
    /// How often a node is played out from before the tree grows below it: where few lines of play pass, a playout chooses better
    /// than a tree that has hardly begun to compare. With [`u32::MAX`] there is no tree, and only the first action is compared.
    pub patience: u32,
    /// The most nodes of a tree: what bounds the memory.
    pub max_nodes: usize,
    /// How many trees grow side by side; their roots are added up. In a browser there is always one.
    pub threads: usize,
    /// Whether whole turns are thought through, to end a game that is won or to bring home what there is for who is far ahead. It takes
    /// 16,000 moves, or 16 milliseconds, to think with; who has less goes step by step.
    pub foresight: bool,
    /// What the bot likes.
    pub temperament: Temperament,
}

impl Settings {
    /// These settings for a game without an expert: points in the middle of a game say little, so lines of play go on to
    /// the end, and no first step is judged before it has been played out.
    pub fn without_expert(self) -> Self {
        let playout = Playout { moves: u32::MAX, rounds: 0, choosiness: 0, ..self.playout };
        Self {
            playout,
            looks: 0,
            width: usize::MAX,
            weight: 0.0,
            trust: 0.0,
            curiosity: self.curiosity.max(0.3),
            ..self
        }
    }
}

/// A search under way. It can think in slices, so that a browser stays awake between them.
#[derive(Debug)]
pub struct Search<'a, G: Expert> {
    question: Question<'a, G>,
    settings: Settings,
    root: Root,
    /// What is done rather than the best first step, if a whole turn was found that is worth it.
    plan: Option<Plan<G::Action>>,
    tree: Tree<G::Action>,
    player: Player<G>,
    /// The luck of the first looks; every line of play has its own.
    luck: Xoshiro256PlusPlus,
    path: Vec<NodeId>,
    /// The children of a node that are legal in the deal at hand, each with the place of its action in the list.
    known: Vec<(usize, NodeId)>,
    order: Vec<usize>,
    work: Work,
}

impl<'a, G: Expert> Search<'a, G> {
    /// A search that has not thought yet.
    pub fn new(question: Question<'a, G>, settings: Settings) -> Self {
        Self {
            root: Root::new(question.seat, question.legal.len()),
            plan: None,
            tree: Tree::new(settings.max_nodes),
            player: Player::default(),
            luck: question.luck(),
            path: Vec::new(),
            known: Vec::new(),
            order: Vec::new(),
            work: Work::default(),
            question,
            settings,
        }
    }

    /// Thinks on, at least one line of play or one look at all first steps, unless there is nothing to decide.
    pub fn think(&mut self, budget: Budget) {
        G::think(self, budget);
    }

    /// What [`Search::think`] does, compiled in the calling crate.
    pub(crate) fn think_on(&mut self, budget: Budget) {
        if self.question.legal.is_empty() {
            return;
        }
        let mut meter = Meter::new(budget);
        if self.work.nodes == 0 && self.settings.foresight {
            let Self { question, settings, player, .. } = self;
            self.plan = Foresight::new(question, settings, player, &mut meter.work).and_then(G::plan);
        }
        loop {
            if self.root.is_ready() {
                self.play_a_line(&mut meter.work);
            } else {
                let Self { root, question, settings, tree, luck, .. } = self;
                root.look(question, settings, tree, &mut meter.work, luck);
            }
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
        let choice = self.root.choice::<G>(self.question.legal, &self.settings, self.work)?;
        Some(match &self.plan {
            Some(plan) if plan.is_sure || self.is_as_good(plan, &choice.action) => self.planned(plan, choice),
            _ => choice,
        })
    }

    /// Whether a plan is about as good as what the search would choose.
    fn is_as_good(&self, plan: &Plan<G::Action>, chosen: &G::Action) -> bool {
        let chosen = self.question.legal.iter().position(|action| action == chosen);
        let best = chosen.map_or(0.0, |index| self.root.promise(index, self.settings.weight));
        plan.tally.mean(self.question.seat) + HASTE >= best
    }

    /// The choice of who follows a plan.
    fn planned(&self, plan: &Plan<G::Action>, choice: Choice<G::Action>) -> Choice<G::Action> {
        let action = plan.steps[0];
        let mut estimates = choice.estimates;
        estimates.retain(|estimate| estimate.action != action);
        estimates.push(plan.tally.estimate(action, self.root.players()));
        estimates.sort_unstable_by_key(|estimate| estimate.action);
        Choice { action, estimates, ..choice }
    }

    /// One line of play: deal, walk down, grow, play on, carry back.
    fn play_a_line(&mut self, work: &mut Work) {
        let Some((index, id, visits)) = self.root.next(&self.settings) else { return };
        // The first line of play after each first step meets the same deal, and so does the second, and so on: what differs then is
        // due to the step rather than to the deal.
        let seed = self.question.seed.wrapping_add(STRIDE.wrapping_mul(u64::from(visits) + 1));
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = G::determinize(self.question.view, &mut luck);
        self.path.clear();
        let mut walk = Walk::new(self.question.seat);
        let mut clock = Clock::new(&state, self.settings.playout);
        let mut first = Some((self.question.legal[index], Child::Known(id)));
        let worth = loop {
            state.resolve_chance(&mut luck);
            let Turn::Seats(asked) = state.turn() else { break Worth::of_the_end(&state) };
            if clock.is_up(&state) {
                break Worth::of_prospects(&state, self.settings.playout.insight);
            }
            // Where several are asked, the searching seat's own question is the one that was put to it.
            let seat = if first.is_some() { self.question.seat } else { walk.decider(asked) };
            let here = walk.place(seat, asked);
            let (action, child) = match first.take() {
                Some(first) => first,
                None => self.select(&state, seat, here, &mut luck),
            };
            walk.step(seat, state.unaffected(seat, &action), child.id());
            state.apply_action(seat, &action);
            work.nodes += 1;
            if let Some(id) = child.id() {
                self.path.push(id);
            }
            let is_grown = match child {
                Child::Known(id) => self.tree.node(id).visits >= self.settings.patience,
                Child::New(_) | Child::NoRoom => false,
            };
            if !is_grown {
                break self.player.play_out(&mut state, self.settings.playout, &mut clock, work, &mut luck);
            }
        };
        for &id in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            if let Some((seat, _)) = node.action {
                node.utility += worth.utility[seat.index()];
            }
        }
        self.root.add(index, &worth);
    }

    /// The most promising action of a seat in this deal, and the node after it.
    fn select(&mut self, state: &G, seat: Seat, here: NodeId, luck: &mut impl Luck) -> (G::Action, Child) {
        state.legal_actions(seat, &mut self.player.actions);
        let actions = &self.player.actions;
        self.known.clear();
        let mut tried = 0;
        for (id, node) in self.tree.children(here) {
            if let Some((mover, action)) = &node.action
                && *mover == seat
                && let Some(index) = find(actions, action, node.place as usize)
            {
                self.known.push((index, id));
                tried += node.visits;
            }
        }
        if self.known.len() < self.room(tried).min(actions.len())
            && let Some((index, prior)) = self.untried(state, seat, luck)
        {
            let action = self.player.actions[index];
            let child = self.tree.grow(here, seat, action, prior, tried + 1);
            return (action, child.map_or(Child::NoRoom, Child::New));
        }
        let (mut best, mut log) = ((f64::NEG_INFINITY, 0, here), (0, 0.0));
        for &(index, id) in &self.known {
            let node = self.tree.node_mut(id);
            node.place = index as u32;
            node.available += 1;
            // Nearly all children have been available equally often.
            if log.0 != node.available {
                log = (node.available, libm::log(f64::from(node.available)));
            }
            let visits = f64::from(node.visits.max(1));
            let doubt = self.settings.curiosity * (log.1 / visits).sqrt();
            let hope = self.settings.trust * node.prior / visits;
            let promise = node.mean() + doubt + hope;
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
    fn untried(&mut self, state: &G, seat: Seat, luck: &mut impl Luck) -> Option<(usize, f64)> {
        let has_priors = self.has_priors();
        self.player.weigh(state, seat);
        let weights = &mut self.player.weights;
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
        let skipped = luck.below(left as u32) as usize;
        self.order.clear();
        self.order.extend(0..weights.len());
        let (_, &mut index, _) = self.order.select_nth_unstable_by(skipped, by_appeal);
        Some((index, 0.0))
    }
}

/// Where an action stands in a sorted list; most likely at this place.
fn find<A: Ord>(actions: &[A], action: &A, likely: usize) -> Option<usize> {
    if actions.get(likely) == Some(action) { Some(likely) } else { actions.binary_search(action).ok() }
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
            // One plan is enough for all.
            let settings = Settings { foresight: self.0.foresight && number == 0, ..self.0 };
            let mut search = Search::new(Question { budget, seed, ..*question }, settings);
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
        self.root.merge(&other.root);
        self.work += other.work;
    }
}
