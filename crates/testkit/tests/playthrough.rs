//! The playthroughs of the skeletons: what every viewer sees of every step.

use alcazar_testkit::playthrough;
use alcazar_testkit::skeletons::{trade, window};

#[test]
fn trade_playthrough() {
    insta::assert_snapshot!(playthrough::<trade::State>(3, &(), 4, 100));
}

#[test]
fn window_playthrough() {
    insta::assert_snapshot!(playthrough::<window::State>(3, &(), 1, 100));
}
