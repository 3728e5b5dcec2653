//! Information-set Monte Carlo tree search with one observer (SO-ISMCTS).
//!
//! Each iteration determinizes the view, descends the tree along actions that are legal in that deal, adds a
//! node, runs a playout, and backs up the utility of each seat (max^n: every seat maximizes its own). Chance
//! does not branch the tree: its outcomes show in the actions that are legal afterwards. Selection compares
//! an action's visits with how often it *could* have been taken, since it is not legal in every deal.

use alcazar_core::{Luck, Seat, Turn};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::Budget;
use crate::ask::{Bot, Choice, Question, Work};
use crate::budget::Meter;
use crate::cursor::Cursor;
use crate::expert::Expert;
use crate::foresight::{Foresight, Plan};
use crate::playout::{Playout, Simulator, TurnCounter};
use crate::root::Root;
use crate::temperament::Temperament;
use crate::tree::{NodeId, Tree};
use crate::utility::Evaluation;

/// The distance between the seeds of two iterations: an arbitrary odd number.
const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;

/// A planned turn may be worse than the searched action by this share of a victory.
const FINISH_BONUS: f64 = 0.03;

/// The parameters of a search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// How playouts are run.
    pub playout: Playout,
    /// The exploration constant of UCB1. A large one spreads the visits evenly.
    pub exploration: f64,
    /// On how many deals each first action is statically evaluated before the first playout. With 0,
    /// candidates are selected by appeal.
    pub root_evaluations: u32,
    /// How many first actions, the most promising ones, are played out.
    pub root_width: usize,
    /// How many playouts the static evaluation of a first action counts for. It keeps a search with few
    /// playouts as good as a one-step look-ahead.
    pub evaluation_weight: f64,
    /// Below the root: the weight of an action's appeal as a prior, which fades with its visits. If it is
    /// above 0, actions are added in the order of their appeal by progressive widening. With 0, the
    /// [`Expert::WIDTH`] most appealing actions are all tried from the start.
    pub prior_weight: f64,
    /// The number of visits before a node is expanded: with few visits, a playout chooses better than a tree
    /// without statistics. With [`u32::MAX`] there is no tree below the first action.
    pub expansion_threshold: u32,
    /// The maximum number of nodes in a tree, which bounds its memory.
    pub max_nodes: usize,
    /// The number of trees for root parallelization. In a browser it is always one.
    pub threads: usize,
    /// Whether to plan whole turns that end a won game or, for a seat that is far ahead, score as much as
    /// possible. It takes a budget of at least 16,000 nodes or 16 milliseconds.
    pub foresight: bool,
    /// The bot's preferences.
    pub temperament: Temperament,
}

impl Settings {
    /// These settings for a game without an expert: points in the middle of a game say little, so playouts go
    /// on to the end, and there are no static evaluations.
    pub fn without_expert(self) -> Self {
        let playout = Playout { moves: u32::MAX, rounds: 0, tournament_size: 0, ..self.playout };
        Self {
            playout,
            root_evaluations: 0,
            root_width: usize::MAX,
            evaluation_weight: 0.0,
            prior_weight: 0.0,
            exploration: self.exploration.max(0.3),
            ..self
        }
    }
}

/// A search in progress. It can run in slices, so that a browser stays responsive.
#[derive(Debug)]
pub struct Search<'a, G: Expert> {
    question: Question<'a, G>,
    settings: Settings,
    root: Root,
    /// A turn to play instead of the best first action, if a good one was found.
    plan: Option<Plan<G::Action>>,
    tree: Tree<G::Action>,
    simulator: Simulator<G>,
    /// Used for the static evaluations; every iteration has its own generator.
    luck: Xoshiro256PlusPlus,
    path: Vec<NodeId>,
    /// The children of a node that are legal in the current deal, each after the index of its action.
    legal_children: Vec<(usize, NodeId)>,
    order: Vec<usize>,
    work: Work,
}

impl<'a, G: Expert> Search<'a, G> {
    /// A search that has not started yet.
    pub fn new(question: Question<'a, G>, settings: Settings) -> Self {
        Self {
            root: Root::new(question.seat, question.legal.len()),
            plan: None,
            tree: Tree::new(settings.max_nodes),
            simulator: Simulator::default(),
            luck: question.luck(),
            path: Vec::new(),
            legal_children: Vec::new(),
            order: Vec::new(),
            work: Work::default(),
            question,
            settings,
        }
    }

    /// Continues the search by at least one iteration or one static evaluation of all first actions, unless
    /// no action is legal.
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
            let Self { question, settings, simulator, .. } = self;
            self.plan = Foresight::new(question, settings, simulator, &mut meter.work).and_then(G::plan);
        }
        loop {
            if self.root.is_ready() {
                self.run_iteration(&mut meter.work);
            } else {
                let Self { root, question, settings, tree, luck, .. } = self;
                root.evaluate(question, settings, tree, &mut meter.work, luck);
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

    /// The work done so far.
    pub fn work(&self) -> Work {
        self.work
    }

    /// The best answer so far; `None` if no action is legal.
    pub fn choice(&self) -> Option<Choice<G::Action>> {
        let choice = self.root.choice::<G>(self.question.legal, &self.settings, self.work)?;
        Some(match &self.plan {
            Some(plan) if plan.is_sure || self.is_as_good(plan, &choice.action) => self.planned(plan, choice),
            _ => choice,
        })
    }

    /// Whether a plan is about as good as the action that the search would choose.
    fn is_as_good(&self, plan: &Plan<G::Action>, chosen: &G::Action) -> bool {
        let chosen = self.question.legal.iter().position(|action| action == chosen);
        let best = chosen.map_or(0.0, |index| self.root.mean_value(index, self.settings.evaluation_weight));
        plan.tally.mean(self.question.seat) + FINISH_BONUS >= best
    }

    /// The first step of a plan, as a choice.
    fn planned(&self, plan: &Plan<G::Action>, choice: Choice<G::Action>) -> Choice<G::Action> {
        let action = plan.steps[0];
        let mut estimates = choice.estimates;
        estimates.retain(|estimate| estimate.action != action);
        let place = estimates.partition_point(|estimate| estimate.action < action);
        estimates.insert(place, plan.tally.estimate(action, self.root.players()));
        Choice { action, estimates, ..choice }
    }

    /// One iteration: determinize, select, expand, play out, back up.
    fn run_iteration(&mut self, work: &mut Work) {
        let Some((index, id, visits)) = self.root.select(&self.settings) else { return };
        // The n-th iterations of all first actions share a deal, so that differences are due to the action
        // rather than to the deal.
        let seed = self.question.seed.wrapping_add(STRIDE.wrapping_mul(u64::from(visits) + 1));
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = G::determinize(self.question.view, &mut luck);
        self.path.clear();
        let mut cursor = Cursor::new(self.question.seat);
        let mut turns = TurnCounter::new(&state, self.settings.playout);
        let mut first = Some((self.question.legal[index], Child::Existing(id)));
        let evaluation = loop {
            state.resolve_chance(&mut luck);
            let Turn::Seats(asked) = state.turn() else { break Evaluation::from_standing(&state) };
            if turns.has_run_out(&state) {
                break Evaluation::from_prospects(&state, self.settings.playout.insight);
            }
            // Where several seats are asked, the searching seat answers first.
            let seat = if first.is_some() { self.question.seat } else { cursor.next_seat(asked) };
            let here = cursor.node_for(seat, asked);
            let (action, child) = match first.take() {
                Some(first) => first,
                None => self.select(&state, seat, here, &mut luck),
            };
            cursor.advance(seat, state.unaffected(seat, &action), child.id());
            state.apply_action(seat, &action);
            work.nodes += 1;
            if let Some(id) = child.id() {
                self.path.push(id);
            }
            let is_expanded = match child {
                Child::Existing(id) => self.tree.node(id).visits >= self.settings.expansion_threshold,
                Child::New(_) | Child::TreeFull => false,
            };
            if !is_expanded {
                break self.simulator.play_out(
                    &mut state,
                    self.settings.playout,
                    &mut turns,
                    work,
                    &mut luck,
                );
            }
        };
        for &id in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            if let Some((seat, _)) = node.action {
                node.utility += evaluation.utility[seat.index()];
            }
        }
        self.root.add(index, &evaluation);
    }

    /// The action of a seat with the highest score in this deal, and its node.
    fn select(&mut self, state: &G, seat: Seat, here: NodeId, luck: &mut impl Luck) -> (G::Action, Child) {
        state.legal_actions(seat, &mut self.simulator.actions);
        let actions = &self.simulator.actions;
        self.legal_children.clear();
        let mut tried = 0;
        for (id, node) in self.tree.children(here) {
            if let Some((mover, action)) = &node.action
                && *mover == seat
                && let Some(index) = find(actions, action, node.place as usize)
            {
                self.legal_children.push((index, id));
                tried += node.visits;
            }
        }
        if self.legal_children.len() < self.max_children(tried).min(actions.len())
            && let Some((index, prior)) = self.best_untried(state, seat, luck)
        {
            let action = self.simulator.actions[index];
            let child = self.tree.add_child(here, seat, action, prior, tried + 1);
            return (action, child.map_or(Child::TreeFull, Child::New));
        }
        let (mut best, mut log) = ((f64::NEG_INFINITY, 0, here), (0, 0.0));
        for &(index, id) in &self.legal_children {
            let node = self.tree.node_mut(id);
            node.place = index as u32;
            node.available += 1;
            // Nearly all children have been available equally often, so the logarithm is cached.
            if log.0 != node.available {
                log = (node.available, libm::log(f64::from(node.available)));
            }
            let visits = f64::from(node.visits.max(1));
            let bonus = self.settings.exploration * (log.1 / visits).sqrt();
            let prior = self.settings.prior_weight * node.prior / visits;
            let score = node.mean() + bonus + prior;
            if score > best.0 {
                best = (score, index, id);
            }
        }
        (self.simulator.actions[best.1], Child::Existing(best.2))
    }

    fn has_priors(&self) -> bool {
        self.settings.prior_weight > 0.0
    }

    /// How many children a node may have when they have been visited `tried` times in total.
    fn max_children(&self, tried: u32) -> usize {
        if self.has_priors() { 1 + tried.isqrt() as usize } else { G::WIDTH }
    }

    /// The untried action to add next, and its share of the total appeal.
    fn best_untried(&mut self, state: &G, seat: Seat, luck: &mut impl Luck) -> Option<(usize, f64)> {
        let has_priors = self.has_priors();
        self.simulator.weigh(state, seat);
        let weights = &mut self.simulator.weights;
        let appeal: f64 = weights.iter().sum();
        for &(index, _) in &self.legal_children {
            weights[index] = f64::NEG_INFINITY;
        }
        let by_appeal = |&a: &usize, &b: &usize| weights[b].total_cmp(&weights[a]).then(a.cmp(&b));
        if has_priors {
            let best = (0..weights.len()).min_by(by_appeal)?;
            return Some((best, weights[best] / appeal));
        }
        // Without priors, add a random one of the most appealing actions.
        let left = weights.len().min(G::WIDTH).checked_sub(self.legal_children.len())?;
        let skipped = luck.below(left as u32) as usize;
        self.order.clear();
        self.order.extend(0..weights.len());
        let (_, &mut index, _) = self.order.select_nth_unstable_by(skipped, by_appeal);
        Some((index, 0.0))
    }
}

/// The index of an action in a sorted list; `likely` is tried first.
fn find<A: Ord>(actions: &[A], action: &A, likely: usize) -> Option<usize> {
    if actions.get(likely) == Some(action) { Some(likely) } else { actions.binary_search(action).ok() }
}

/// The node of a selected action.
#[derive(Debug, Clone, Copy)]
enum Child {
    /// It already existed.
    Existing(NodeId),
    /// It has just been added.
    New(NodeId),
    /// The tree is full.
    TreeFull,
}

impl Child {
    fn id(self) -> Option<NodeId> {
        match self {
            Self::Existing(id) | Self::New(id) => Some(id),
            Self::TreeFull => None,
        }
    }
}

/// A bot that searches.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Searcher(pub(crate) Settings);

impl<G: Expert> Bot<G> for Searcher {
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        if let [] | [_] = question.legal {
            return question.legal.first().copied().map(Choice::without_estimates);
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

    /// Root parallelization: one tree per thread, with the root statistics added up.
    #[cfg(not(target_family = "wasm"))]
    fn search<G: Expert>(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        let threads = self.0.threads.max(1);
        let budget = question.budget.per_thread(threads);
        let think = |number: usize| {
            let seed = question.seed.wrapping_add(number as u64);
            // One plan is enough for all threads.
            let settings = Settings { foresight: self.0.foresight && number == 0, ..self.0 };
            let mut search = Search::new(Question { budget, seed, ..*question }, settings);
            search.think(budget);
            search
        };
        let whole = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|number| scope.spawn(move || think(number))).collect();
            let mut whole = think(0);
            for other in others {
                // If a thread panicked, the statistics of the others are enough.
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
    /// Adds the results of another search for the same question.
    #[cfg(not(target_family = "wasm"))]
    fn add(&mut self, other: &Self) {
        self.root.merge(&other.root);
        self.work += other.work;
    }
}
