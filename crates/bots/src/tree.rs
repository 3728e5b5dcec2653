//! The tree that a search grows: all nodes in one allocation, found by numbers.

use alcazar_core::Seat;

/// Which node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

impl NodeId {
    /// Where every search begins.
    pub(crate) const ROOT: Self = Self(0);
}

/// What happened after one action of one seat, as far as the searching seat could tell.
#[derive(Debug, Clone)]
pub(crate) struct Node<A> {
    /// What led here; nothing led to the root.
    pub(crate) action: Option<(Seat, A)>,
    next_sibling: Option<NodeId>,
    first_child: Option<NodeId>,
    /// How much of all appeal it had when it was added.
    pub(crate) prior: f64,
    /// Where the action stood among the legal ones when it was last looked for: it mostly stands there again.
    pub(crate) place: u32,
    /// How often the search came here.
    pub(crate) visits: u32,
    /// How often it could have come here: the action was legal in the deal at hand.
    pub(crate) available: u32,
    /// The sum of what it was worth to the seat that came here.
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

/// Most decisions take no more nodes than these, for which there is room from the start.
const USUAL: usize = 1 << 10;

/// Nodes up to a number fixed in advance: a tree never takes more memory than it was given.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    most: usize,
}

impl<A: Copy> Tree<A> {
    /// A tree with a root, that can grow to so many nodes.
    pub(crate) fn new(most: usize) -> Self {
        let mut nodes = Vec::with_capacity(most.clamp(1, USUAL));
        nodes.push(Node::new(None, 1.0, 0));
        Self { nodes, most }
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

    /// The nodes after the actions that were tried here.
    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = (NodeId, &Node<A>)> {
        let first = self.node(id).first_child;
        std::iter::successors(first, |&child| self.node(child).next_sibling)
            .map(|child| (child, self.node(child)))
    }

    /// Adds a node that could have been reached so often already; none if the tree is as large as it may become.
    pub(crate) fn grow(
        &mut self,
        parent: NodeId,
        seat: Seat,
        action: A,
        prior: f64,
        available: u32,
    ) -> Option<NodeId> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let id = NodeId(self.nodes.len() as u32);
        let mut node = Node::new(Some((seat, action)), prior, available);
        node.next_sibling = self.node_mut(parent).first_child.replace(id);
        self.nodes.push(node);
        Some(id)
    }
}
