//! The board as text: the road as a table, the supply, and what players have.

use alcazar_core::Seat;
use alcazar_words::{Argument, Phrase, Speak as _};
use toledo::{Place, State, Step, View};

use super::label::{self, number};
use crate::text_view::{TextTable, list};

/// The road from the cathedral up, the supply, and the players.
pub(super) fn text_view(view: &View) -> Vec<TextTable> {
    vec![road(view), supply(view), players(view)]
}

fn road(view: &View) -> TextTable {
    let columns =
        ["web-toledo-text-step", "web-toledo-text-place", "web-toledo-text-price", "web-toledo-text-figures"];
    let mut table = TextTable::new(Phrase::new("web-toledo-board"), columns);
    let steps = (0..=Step::GATE.number()).filter_map(Step::new);
    table.rows = steps
        .map(|step| {
            let place = view.place(step);
            let price = matches!(place, Place::Tavern | Place::Artist | Place::Shop { .. });
            let name = match place {
                Place::Shop { owner, shop } => Phrase::new("web-toledo-text-shop")
                    .with("shop", label::shop(shop))
                    .with("owner", State::seat(owner)),
                other => Phrase::new("web-toledo-text-kind").with("kind", kind(other)),
            };
            vec![
                Some(Phrase::text(step.number().to_string())),
                Some(name),
                price.then(|| Phrase::text(step.cost().to_string())),
                list(view.figures(step).map(State::seat).collect()),
            ]
        })
        .collect();
    table
}

fn kind(place: Place) -> &'static str {
    match place {
        Place::Cathedral => "cathedral",
        Place::Entrance => "entrance",
        Place::Tavern => "tavern",
        Place::Artist => "artist",
        Place::Empty | Place::Shop { .. } => "empty",
    }
}

fn supply(view: &View) -> TextTable {
    let mut table = TextTable::new(Phrase::new("web-toledo-supply"), ["web-text-what"]);
    let supply = view.supply();
    let mut rows = vec![
        label::count("web-toledo-pile", view.draw_pile_size()),
        label::count("web-toledo-discard", view.discard_pile().len()),
    ];
    if let Some(card) = view.open().lead {
        rows.push(Phrase::new("web-toledo-lead").with("card", label::card(card)));
    }
    rows.extend(supply.swords.iter().map(|&(sword, count)| {
        Phrase::new("web-toledo-swords-left").with("sword", label::sword(sword)).with("count", count)
    }));
    rows.push(match &supply.paintings[..] {
        [] => Phrase::new("web-toledo-no-paintings"),
        values => {
            let values = values.iter().map(|value| Phrase::text(value.to_string())).collect();
            Phrase::new("web-toledo-paintings").with("values", Argument::All(values))
        }
    });
    table.rows = rows.into_iter().map(|row| vec![Some(row)]).collect();
    table
}

fn players(view: &View) -> TextTable {
    let open = view.open();
    let has = Seat::first(open.seats.len()).zip(&open.seats).map(|(seat, own)| {
        let home = own.figures.iter().filter(|step| **step == Step::CATHEDRAL).count();
        let figures = Phrase::new("web-toledo-figures")
            .with("home", number(home))
            .with("road", number(own.figures.len() - home))
            .with("inside", number(own.alcazar));
        let mut has = vec![
            label::count("web-toledo-points", view.score(seat).total()),
            label::count("web-toledo-in-hand", view.hand_size(seat)),
            figures,
            label::count("web-toledo-metal", own.metal),
            label::count("web-toledo-gems", own.gems),
        ];
        has.extend(own.tiles.iter().map(|tile| label::tile(*tile)));
        let swords = |id: &'static str| {
            move |sword: &toledo::Sword| Phrase::new(id).with("sword", label::sword(*sword))
        };
        has.extend(own.delivered.iter().map(swords("web-toledo-delivered")));
        has.extend(own.swords.iter().map(swords("web-toledo-held")));
        has.extend(
            own.paintings.iter().map(|value| Phrase::new("web-toledo-painting").with("value", *value)),
        );
        has
    });
    TextTable::players::<State>(has)
}
