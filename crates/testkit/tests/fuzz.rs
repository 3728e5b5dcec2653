//! The fuzz functions accept games that keep their promises.

use alcazar_core::Game;
use alcazar_testkit::fuzz;
use alcazar_testkit::skeletons::{trade, window};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

fn inputs() -> impl Iterator<Item = Vec<u8>> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
    (0..3000).map(move |_| {
        let mut bytes = vec![0; luck.random_range(0..200)];
        luck.fill(&mut bytes[..]);
        bytes
    })
}

#[test]
fn any_bytes_are_a_game() {
    for bytes in inputs() {
        fuzz::actions::<trade::State>(&bytes);
        fuzz::actions::<window::State>(&bytes);
    }
}

#[test]
fn any_bytes_are_a_position_or_are_rejected() {
    for bytes in inputs() {
        fuzz::positions::<trade::State>(&bytes);
        fuzz::positions::<window::State>(&bytes);
    }
}

#[test]
fn a_position_as_json_is_played() {
    let state = window::State::setup(3, &()).expect("three can play");
    let text = serde_json::to_string(&state.position()).expect("a position can be written");
    fuzz::positions::<window::State>(format!("\0{text}").as_bytes());
    let odd = text.replace("\"discredits\":0", "\"discredits\":1");
    let odd = serde_json::from_str(&odd).expect("still a position");
    assert!(window::State::from_position(&odd).is_err(), "a discredit that no player placed");
}
