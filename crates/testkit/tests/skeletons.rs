//! The skeletons keep every promise, for every number of players.

use alcazar_testkit::Conformance;
use alcazar_testkit::skeletons::{trade, window};

#[test]
fn trade_conforms() {
    for players in 3..=4 {
        let report = Conformance::<trade::State>::new(players)
            .games(1000)
            .max_events(60)
            .thorough(4)
            .conserves(trade::State::conserves)
            .reveals(trade::State::reveals)
            .run();
        assert_eq!(report.endings.keys().collect::<Vec<_>>(), ["dealt", "no-deal", "passed"]);
    }
}

#[test]
fn window_conforms() {
    for players in 2..=6 {
        Conformance::<window::State>::new(players)
            .games(500)
            .max_events(200)
            .thorough(4)
            .conserves(window::State::conserves)
            .reveals(window::State::reveals)
            .run();
    }
}
