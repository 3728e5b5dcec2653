//! How fast the rules are: `cargo bench -p alcazar-toledo --bench playout`.

alcazar_testkit::benchmarks!(toledo::State, players [2, 3, 4]);
