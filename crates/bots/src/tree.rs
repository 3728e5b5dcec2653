//! The search tree: all nodes in one vector, addressed by index.

use alcazar_core::Seat;

/// The index of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

impl NodeId {
    /// The root.
    pub(crate) const ROOT: Self = Self(0);
}

/// The statistics of one action of one seat, in one information set of the searching seat.
#[derive(Debug, Clone)]
pub(crate) struct Node<A> {
    /// The action that leads here; `None` for the root.
    pub(crate) action: Option<(Seat, A)>,
    next_sibling: Option<NodeId>,
    first_child: Option<NodeId>,
    /// Its share of the total appeal when it was added.
    pub(crate) prior: f64,
    /// The last known index of the action in the legal actions: it is usually found there again.
    pub(crate) place: u32,
    /// How often the search visited this node.
    pub(crate) visits: u32,
    /// How often the search could have visited it: the action was legal in the current deal.
    pub(crate) available: u32,
    /// The sum of the utilities to the seat that took the action.
    pub(crate) utility: f64,
}

impl<A> Node<A> {
    fn new(action: Option<(Seat, A)>, prior: f64, available: u32) -> Self {
        Self {
            action,
            next_sibling: None,
            first_child: None,
            prior,
            place: 0,
            visits: 0,
            available,
            utility: 0.0,
        }
    }

    pub(crate) fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.utility / f64::from(self.visits) }
    }
}

/// How many nodes to allocate at first: enough for most decisions.
const INITIAL_CAPACITY: usize = 1 << 10;

/// A tree with a maximum number of nodes, which bounds its memory.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    max_nodes: usize,
}

impl<A: Copy> Tree<A> {
    /// A tree of one root that can grow to `max_nodes` nodes.
    pub(crate) fn new(max_nodes: usize) -> Self {
        let mut nodes = Vec::with_capacity(max_nodes.clamp(1, INITIAL_CAPACITY));
        nodes.push(Node::new(None, 1.0, 0));
        Self { nodes, max_nodes }
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id.0 as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id.0 as usize]
    }

    /// The children of a node.
    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = (NodeId, &Node<A>)> {
        let first = self.node(id).first_child;
        std::iter::successors(first, |&child| self.node(child).next_sibling)
            .map(|child| (child, self.node(child)))
    }

    /// Adds a child; `None` if the tree is full.
    pub(crate) fn add_child(
        &mut self,
        parent: NodeId,
        seat: Seat,
        action: A,
        prior: f64,
        available: u32,
    ) -> Option<NodeId> {
        if self.nodes.len() >= self.max_nodes {
            return None;
        }
        let id = NodeId(self.nodes.len() as u32);
        let mut node = Node::new(Some((seat, action)), prior, available);
        node.next_sibling = self.node_mut(parent).first_child.replace(id);
        self.nodes.push(node);
        Some(id)
    }
}
