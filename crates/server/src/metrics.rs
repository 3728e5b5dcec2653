//! Metrics in the format of Prometheus.

use prometheus_client::encoding::text;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Commands that were applied.
    pub(crate) acts: Counter,
    /// Commands that were rejected.
    pub(crate) refusals: Counter,
    /// Connections that were closed for exceeding a limit.
    pub(crate) floods: Counter,
    /// Messages to clients.
    pub(crate) messages: Counter,
    /// How long commits took.
    pub(crate) commits: Histogram,
    /// Decisions of bots.
    pub(crate) thoughts: Counter,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("alcazar");
        let (sockets, tables) = (Gauge::default(), Gauge::default());
        let [acts, refusals, floods, messages, thoughts] = std::array::from_fn(|_| Counter::default());
        let commits = Histogram::new([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0]);
        registry.register("sockets", "Open sockets", sockets.clone());
        registry.register("tables", "Tables in memory", tables.clone());
        registry.register("acts", "Commands that were applied", acts.clone());
        registry.register("refusals", "Commands that were rejected", refusals.clone());
        registry.register("floods", "Connections closed for exceeding a limit", floods.clone());
        registry.register("messages", "Messages to clients", messages.clone());
        registry.register("thoughts", "Decisions of bots", thoughts.clone());
        registry.register_with_unit("commit", "How long commits took", Unit::Seconds, commits.clone());
        Self { registry, sockets, tables, acts, refusals, floods, messages, commits, thoughts }
    }

    /// All metrics as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string can't fail.
        let _ = text::encode(&mut text, &self.registry);
        text
    }
}
