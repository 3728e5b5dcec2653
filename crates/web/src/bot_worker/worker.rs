//! The worker's side: computes answers.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use alcazar_bots::{Budget, Choice, Expert, Level, Question, Search};
use alcazar_catalog::{GameId, with_game};
use alcazar_table::json;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::{ActionEstimate, Answer, FromWorker, Reason, Request, ToWorker};
use crate::browser;

/// The nodes searched between two checks for messages: less than 20 milliseconds' worth.
const SLICE: u64 = 6_000;

/// Handles messages as long as the worker lives.
pub fn listen() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let stopped: Rc<RefCell<BTreeSet<u32>>> = Rc::default();
    let on_message = {
        let scope = scope.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match json::read(&text) {
                Ok(ToWorker::Stop { id }) => {
                    stopped.borrow_mut().insert(id);
                }
                Ok(ToWorker::Think(request)) => {
                    let (scope, stopped) = (scope.clone(), stopped.clone());
                    spawn_local(async move {
                        let id = request.id;
                        let is_stopped = || stopped.borrow().contains(&id);
                        let reply = answer(&request, is_stopped, browser::yield_to_event_loop).await;
                        stopped.borrow_mut().remove(&id);
                        let reply =
                            reply.map_or_else(|why| FromWorker::Failed { id, why }, FromWorker::Answer);
                        if let Ok(text) = serde_json::to_string(&reply) {
                            // If this fails, there is nobody to report it to.
                            let _ = scope.post_message(&text.into());
                        }
                    });
                }
                Err(error) => web_sys::console::error_1(&error.to_string().into()),
            }
        })
    };
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
}

/// Answers a request about any game. `pause` is awaited between slices.
///
/// # Errors
/// If the request is invalid.
pub async fn answer<P: Future<Output = ()>>(
    request: &Request,
    is_stopped: impl Fn() -> bool,
    pause: impl Fn() -> P,
) -> Result<Answer, String> {
    let game: GameId = request.game.parse().map_err(|error| format!("{error}"))?;
    with_game!(game, G => think::<G, P>(request, is_stopped, pause).await)
}

async fn think<G: Expert, P: Future<Output = ()>>(
    request: &Request,
    is_stopped: impl Fn() -> bool,
    pause: impl Fn() -> P,
) -> Result<Answer, String> {
    let view: G::View = serde_json::from_value(request.view.clone()).map_err(|error| error.to_string())?;
    let legal = request.legal.iter().map(|text| text.parse::<G::Action>());
    let legal = legal.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
    let question =
        Question::<G>::new(request.seat, &view, &legal, Budget::Nodes(request.budget), request.seed);
    // The other levels decide too quickly to be interrupted.
    let searches = matches!(request.level, Level::Search | Level::Master);
    let choice = match request.level.settings::<G>(1) {
        Some(settings) if searches && legal.len() > 1 => {
            let mut search = Search::new(question, settings);
            let mut left = request.budget;
            while left > 0 && !is_stopped() {
                let slice = left.min(SLICE);
                search.think(Budget::Nodes(slice));
                left -= slice;
                pause().await;
            }
            search.choice()
        }
        _ => request.level.bot::<G>().choose(&question),
    };
    let Choice { action, estimates, .. } = choice.ok_or("there is no legal action")?;
    let estimate_of = |estimate: alcazar_bots::Estimate<G::Action>| ActionEstimate {
        action: estimate.action.to_string(),
        visits: estimate.visits,
        win: estimate.win,
        score: estimate.score,
    };
    let reasons = if request.explain { alcazar_bots::reasons(&question, &action) } else { Vec::new() };
    let reason_of =
        |reason: alcazar_bots::Reason| Reason { feature: reason.feature.to_owned(), is_gain: reason.is_gain };
    Ok(Answer {
        id: request.id,
        action: action.to_string(),
        estimates: estimates.into_iter().map(estimate_of).collect(),
        reasons: reasons.into_iter().map(reason_of).collect(),
    })
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use alcazar_core::{Game, Turn, Viewer};
    use alcazar_words::{Language, Words};
    use rand::SeedableRng as _;

    use super::*;

    /// Polls once: no future in these tests ever waits.
    fn now<T>(future: impl Future<Output = T>) -> T {
        match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(value) => value,
            Poll::Pending => panic!("the future is pending"),
        }
    }

    fn request(level: Level) -> Request {
        let mut state =
            toledo::State::setup(3, &toledo::Options::default()).expect("Toledo takes three players");
        state.resolve_chance(&mut rand::rngs::Xoshiro256PlusPlus::seed_from_u64(1));
        let Turn::Seats(asked) = state.turn() else { panic!("a seat is asked") };
        let seat = asked.iter().next().expect("a seat is asked");
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let request =
            Request::new::<toledo::State>(7, seat, &view, &legal, level, u64::MAX).expect("views serialize");
        Request { budget: 15_000, ..request }
    }

    #[test]
    fn requests_round_trip_as_json() {
        let message = ToWorker::Think(request(Level::Master));
        let text = serde_json::to_string(&message).expect("messages serialize");
        assert_eq!(serde_json::from_str::<ToWorker>(&text).expect("messages deserialize"), message);
    }

    #[test]
    fn every_level_answers_with_a_legal_action_deterministically() {
        for level in Level::ALL {
            let request = request(level);
            let think = || now(answer(&request, || false, || async {})).expect("the request is valid");
            let choice = think();
            assert!(request.legal.contains(&choice.action), "{level}: {}", choice.action);
            assert_eq!(choice, think(), "{level}");
            assert_eq!(choice.id, 7);
        }
    }

    #[test]
    fn every_reason_has_a_message_in_every_language() {
        for &game in GameId::ALL {
            for name in with_game!(game, G => features::<G>()) {
                let reasons = [true, false].map(|is_gain| Reason { feature: name.clone(), is_gain });
                let answer =
                    Answer { id: 1, action: String::new(), estimates: vec![], reasons: reasons.to_vec() };
                for &language in Language::ALL {
                    let words = Words::new(language);
                    for phrase in with_game!(game, G => answer.why::<G>(2)) {
                        let text = words.say(&phrase);
                        assert!(!text.contains("advice-"), "{game}, {language}: {text}");
                    }
                }
            }
        }
    }

    /// The names of the features that come up in a game.
    fn features<G: Expert>() -> BTreeSet<String> {
        let mut luck = rand::rngs::Xoshiro256PlusPlus::seed_from_u64(3);
        let mut state =
            G::setup(*G::PLAYERS.end(), &G::Options::default()).expect("the largest table can play");
        state.resolve_chance(&mut luck);
        let (mut names, mut legal) = (BTreeSet::new(), Vec::new());
        while let Turn::Seats(asked) = state.turn() {
            let seat = asked.iter().next().expect("a seat is asked");
            names.extend(state.features(seat).into_iter().map(|feature| feature.name.to_owned()));
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let question = Question::<G>::new(seat, &view, &legal, Budget::Nodes(100), names.len() as u64);
            let choice = Level::Greedy.bot::<G>().choose(&question).expect("something is legal");
            state.apply_action(seat, &choice.action);
            state.resolve_chance(&mut luck);
        }
        names
    }

    #[test]
    fn a_stopped_search_answers_with_what_it_has() {
        let slices = Cell::new(0);
        let is_stopped = || slices.get() >= 2;
        let pause = || {
            slices.set(slices.get() + 1);
            async {}
        };
        let request = Request { budget: u64::MAX, ..request(Level::Master) };
        let choice = now(answer(&request, is_stopped, pause)).expect("the request is valid");
        assert_eq!(slices.get(), 2);
        assert!(request.legal.contains(&choice.action));
    }

    #[test]
    fn invalid_requests_are_rejected() {
        let good = request(Level::Greedy);
        for bad in [
            Request { game: "chess".to_owned(), ..good.clone() },
            Request { view: serde_json::json!({"x": 1}), ..good.clone() },
            Request { legal: vec!["fly".to_owned()], ..good.clone() },
            Request { legal: vec![], ..good },
        ] {
            assert!(now(answer(&bad, || false, || async {})).is_err(), "{bad:?}");
        }
    }
}
