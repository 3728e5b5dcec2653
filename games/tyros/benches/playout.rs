//! How fast the rules are: `cargo bench -p alcazar-tyros --bench playout`.

alcazar_testkit::benchmarks!(tyros::State, players [3, 4]);
