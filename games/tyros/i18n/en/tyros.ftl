### Tyros. Game terms follow docs/glossary.md.

tyros-name = Tyros

## Players and things.

tyros-seat =
    { $colour ->
        [red] Red
        [blue] Blue
        [white] White
       *[turquoise] Turquoise
    }

tyros-empire =
    { $empire ->
        [orange] the orange empire
        [yellow] the yellow empire
        [green] the green empire
       *[violet] the violet empire
    }

# One card of a kind.
tyros-card =
    { $kind ->
        [orange] an orange card
        [yellow] a yellow card
        [green] a green card
        [violet] a violet card
       *[joker] a joker
    }

# A number of cards of one kind, in a list: “2 orange, 1 green and 1 joker”.
tyros-cards =
    { $kind ->
        [orange] { $count } orange
        [yellow] { $count } yellow
        [green] { $count } green
        [violet] { $count } violet
       *[joker] { $count ->
            [one] { $count } joker
           *[other] { $count } jokers
        }
    }

tyros-some-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }

tyros-nothing = nothing

tyros-square =
    { $name ->
        [galicia] Galicia
        [lusitania] Lusitania
        [gadir] Gadir
        [pillars] the Pillars
        [lixus] Lixus
        [massalia] Massalia
        [iberia] Iberia
        [ebusus] Ebusus
        [iol] Iol
        [liguria] Liguria
        [corsica] Corsica
        [sardinia] Sardinia
        [carthage] Carthage
        [gabes] Gabes
        [adria] Adria
        [italy] Italy
        [sicily] Sicily
        [malta] Malta
        [tripolis] Tripolis
        [odessos] Odessos
        [macedonia] Macedonia
        [hellas] Hellas
        [crete] Crete
        [marmarica] Marmarica
        [byzantium] Byzantium
        [ionia] Ionia
        [rhodes] Rhodes
        [nile] the Nile
        [sinope] Sinope
        [cilicia] Cilicia
        [cyprus] Cyprus
       *[gaza] Gaza
    } ({ $number })

tyros-tyros = Tyros

tyros-coast =
    { $coast ->
        [west] the west coast of Italy (16w)
       *[east] the east coast of Italy (16e)
    }

# What one player discards, in a list of all players' discards.
tyros-discards = { $who } ({ $cards })

## Actions, as choices in a list.

tyros-action-grow = Let { $empire } grow to { $square }
tyros-action-under = Show your tiles and put { $square } under the pile
tyros-action-show = Show your tiles
tyros-action-sail = Sail from { $from } to { $to } for { $paid }
tyros-action-found = Found a city with the ship at { $ship } for { $paid }
tyros-action-build = Build a ship at { $square } for { $paid }
tyros-action-build-on-tyros = Build a ship at Tyros
tyros-action-swap = Exchange cards for as many from the draw pile
tyros-action-take = Take { $card } from the discard pile for three cards
tyros-action-offer = Start an offer to { $whom }
tyros-action-offer-all = Start an offer to all
tyros-action-pass = Pass
tyros-action-pay = Pay { $paid }
tyros-action-give = Give { $card }
tyros-action-add = Offer { $card }
tyros-action-for = Choose what you want in return
tyros-action-want = Ask for { $card }
tyros-action-propose = Make the offer
tyros-action-no = Decline
tyros-action-yes = Accept
tyros-action-deal = Make the deal with { $whom }
tyros-action-withdraw = Withdraw the offer
tyros-action-keep = Keep { $cards }

## Events.

tyros-event-start = { $who } starts.
    .you = You start.
tyros-event-empire =
    The starting square of { $empire } is { $square }{ $tyros ->
        [yes] , together with Tyros
       *[no] { "" }
    }.
tyros-event-tiles =
    { $who } draws { $count ->
        [one] a land tile
       *[other] { $count } land tiles
    }.
    .you =
        You draw { $count ->
            [one] a land tile
           *[other] { $count } land tiles
        }.
tyros-event-tiles-known = { $who } draws the land tiles { $tiles }.
    .you = You draw the land tiles { $tiles }.
tyros-event-tile-known = { $who } draws the land tile { $tiles }.
    .you = You draw the land tile { $tiles }.
tyros-event-cards =
    { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .you =
        You draw { $count ->
            [one] a card
           *[other] { $count } cards
        }.
tyros-event-cards-known = { $who } draws { $cards }.
    .you = You draw { $cards }.
tyros-event-grown =
    { $who } lets { $empire } grow to { $square }{ $tyros ->
        [yes] { " and Tyros" }
       *[no] { "" }
    }.
    .you =
        You let { $empire } grow to { $square }{ $tyros ->
            [yes] { " and Tyros" }
           *[no] { "" }
        }.
tyros-event-grown-drawn =
    { $who } lets { $empire } grow to { $square }{ $tyros ->
        [yes] { " and Tyros" }
       *[no] { "" }
    }, and draws { $drawn }.
    .you =
        You let { $empire } grow to { $square }{ $tyros ->
            [yes] { " and Tyros" }
           *[no] { "" }
        }, and draw { $drawn }.
tyros-event-under = { $who } shows { $shown }, and puts { $square } under the pile.
    .you = You show { $shown }, and put { $square } under the pile.
tyros-event-under-drawn = { $who } shows { $shown }, puts { $square } under the pile, and draws { $drawn }.
    .you = You show { $shown }, put { $square } under the pile, and draw { $drawn }.
tyros-event-shown = { $who } shows { $shown } and can’t play a tile.
    .you = You show { $shown } and can’t play a tile.
tyros-event-sailed = { $who } sails from { $from } to { $to } for { $paid }.
    .you = You sail from { $from } to { $to } for { $paid }.
tyros-event-sailed-host = { $who } sails from { $from } to { $to } for { $paid }, and owes { $host } a card.
    .you = You sail from { $from } to { $to } for { $paid }, and owe { $host } a card.
tyros-event-given = { $who } gives { $whom } a card.
    .you = You give { $whom } a card.
tyros-event-given-known = { $who } gives { $whom } { $card }.
    .you = You give { $whom } { $card }.
tyros-event-city = { $who } founds a city at { $square } for { $paid }.
    .you = You found a city at { $square } for { $paid }.
tyros-event-city-everywhere = { $who } founds a city at { $square } for { $paid }, and is the first with a city in each empire.
    .you = You found a city at { $square } for { $paid }, and are the first with a city in each empire.
tyros-event-ship = { $who } builds a ship at { $square } for { $paid }.
    .you = You build a ship at { $square } for { $paid }.
tyros-event-wants-ship = { $who } is about to build a ship at Tyros.
    .you = You are about to build a ship at Tyros.
tyros-event-wants-swap = { $who } is about to exchange cards with the bank.
    .you = You are about to exchange cards with the bank.
tyros-event-wants-card = { $who } is about to take { $card } from the discard pile.
    .you = You are about to take { $card } from the discard pile.
tyros-event-swapped = { $who } discards { $cards } to draw from the bank.
    .you = You discard { $cards } to draw from the bank.
tyros-event-taken = { $who } takes { $card } from the discard pile for { $cards }.
    .you = You take { $card } from the discard pile for { $cards }.
tyros-event-draft-begun = { $who } starts an offer to { $whom }.
    .you = You start an offer to { $whom }.
tyros-event-drafted = { $who } drafts an offer: { $give } for { $want }.
    .you = You draft an offer: { $give } for { $want }.
tyros-event-proposed = { $who } offers { $give } for { $want } to { $whom }.
    .you = You offer { $give } for { $want } to { $whom }.
tyros-event-answered = { $who } has answered.
    .you = You have answered.
tyros-event-yes = { $who } says yes.
    .you = You say yes.
tyros-event-no = { $who } says no.
    .you = You say no.
tyros-event-all-answered = All have answered. Yes from: { $yes }.
tyros-event-all-answered-no = All have answered, and nobody said yes.
tyros-event-dealt = { $who } makes the deal with { $whom }: { $give } for { $want }.
    .you = You make the deal with { $whom }: { $give } for { $want }.
tyros-event-withdrawn = { $who } withdraws the offer.
    .you = You withdraw the offer.
tyros-event-passed = { $who } passes.
    .you = You pass.
tyros-event-passed-round = { $who } passes, and the round is over.
    .you = You pass, and the round is over.
tyros-event-passed-game = { $who } passes, and the game is over.
    .you = You pass, and the game is over.
tyros-event-kept = { $who } has chosen what to keep.
    .you = You have chosen what to keep.
tyros-event-kept-known = { $who } keeps { $cards }.
    .you = You keep { $cards }.
tyros-event-all-kept = All have chosen what to keep and discard the rest: { $discarded }.

## Prompts: who acts, and what they can do.

tyros-prompt-founding = The starting square of { $empire } is drawn.
tyros-prompt-start-player = The start player is drawn by lot.
tyros-prompt-deal-tiles = { $who } is dealt land tiles.
    .you = You are dealt land tiles.
tyros-prompt-deal-cards = { $who } is dealt cards.
    .you = You are dealt cards.
tyros-prompt-grow = { $who } lets an empire grow.
    .you = Play a land tile: an empire grows there.
tyros-prompt-under = None of your land tiles can be played: show them and put one under the pile.
tyros-prompt-show = None of your land tiles can be played: show them.
tyros-prompt-draw-tile = { $who } draws a land tile.
    .you = You draw a land tile.
tyros-prompt-act = It is { $who }’s turn.
    .you = It is your turn: sail, found a city, build a ship, trade, or pass.
tyros-prompt-pay-ship = { $who } pays for a ship at Tyros.
    .you = Choose the cards that pay for the ship.
tyros-prompt-pay-swap = { $who } chooses cards for the bank.
    .you = Choose one to three cards to discard; you draw as many.
tyros-prompt-pay-take = { $who } pays for { $card }.
    .you = Choose three cards to discard for { $card }.
tyros-prompt-gift = { $who } owes { $whom } a card.
    .you = Choose a card to give to { $whom }.
tyros-prompt-draw-cards =
    { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .you =
        You draw { $count ->
            [one] a card
           *[other] { $count } cards
        }.
tyros-prompt-draft-give = What do you give? Add cards in the order of colours, then choose what you want in return.
tyros-prompt-draft-want = You give { $give }. What do you want in return? Add cards, then make the offer.
tyros-prompt-answer = { $who } offers you { $give } for { $want }. Do you accept?
tyros-prompt-answers = { $who } is waiting for answers to an offer.
    .you = You are waiting for answers to your offer.
tyros-prompt-choose = { $who } chooses whom to deal with.
    .you = Choose whom to deal with, or withdraw the offer.
tyros-prompt-keep = Choose three cards to keep.
tyros-prompt-others-keep = The others are choosing what to keep.

## The end and the score.

tyros-ending-last-tile = The game is over: a player has played their last land tile.
tyros-ending-nothing-grows = The game is over: no land tile can ever be played again.
tyros-score-cities = Cities in { $empire }
tyros-score-ships = Ships in { $empire }
tyros-score-everywhere = First with a city in each empire
tyros-score-most-cities = Most cities in { $empire }
tyros-tie-in-largest =
    { $count ->
        [one] { $count } point from the largest empire
       *[other] { $count } points from the largest empire
    }

## Why an action is illegal.

tyros-illegal-not-now = You have another decision to make first.
tyros-illegal-no-ship-left = You have no ship left.
tyros-illegal-no-city-left = You have no city left.
tyros-illegal-same-berth = The ship is already there.
tyros-illegal-not-three-cards = You must keep exactly three cards.
tyros-illegal-tile-not-held = You don’t have that land tile.
tyros-illegal-not-touching = That empire does not touch the square.
tyros-illegal-must-grow = You have a land tile that can be played.
tyros-illegal-must-show-all = You must show all your land tiles.
tyros-illegal-no-tile-pile = There is no pile to put a land tile under.
tyros-illegal-must-put-under = You must put one of your land tiles under the pile.
tyros-illegal-no-marker-left = That empire has no marker left.
tyros-illegal-no-ship-there = You have no ship there.
tyros-illegal-no-empire-there = That square belongs to no empire.
tyros-illegal-no-room = Two ships lie there already.
tyros-illegal-no-room-on-tyros = Two of your ships lie at Tyros already.
tyros-illegal-wrong-fare = A voyage costs one card of the destination’s colour for each step.
tyros-illegal-nothing-for-the-owner = You would have no card left for the owner of the city.
tyros-illegal-no-founder = You have no ship there to found a city.
tyros-illegal-not-alone = Another player’s ship lies there.
tyros-illegal-city-there = There is already a city there.
tyros-illegal-no-empire-for-city = A city can be founded only in an empire.
tyros-illegal-wrong-city-price = A city costs five cards of its empire’s colour, or four with two ships there.
tyros-illegal-not-own-city = You have no city there.
tyros-illegal-shipyard-full = Two ships lie there already: you can’t build another.
tyros-illegal-wrong-ship-price = A ship costs one card of the empire’s colour, and one more card if a ship lies there.
tyros-illegal-tyros-has-city = Tyros has a city: only its owner can build there.
tyros-illegal-two-ships-on-tyros = Two of your ships lie at Tyros already: you can’t build another.
tyros-illegal-wrong-tyros-price = A ship at Tyros costs one card for each ship there, counting the new one.
tyros-illegal-no-draw-pile = The draw pile is empty.
tyros-illegal-not-on-discard-pile = There is no such card on the discard pile.
tyros-illegal-wrong-bank-price = The bank takes one to three cards for as many new ones, or three for one that you choose.
tyros-illegal-no-partner = You can only trade with other players at the table.
tyros-illegal-three-offers = You have already made three offers this turn.
tyros-illegal-five-deals = You have already proposed five deals this round.
tyros-illegal-out-of-order = Cards must be named in the order of colours.
tyros-illegal-on-both-sides = The same kind of card can’t be on both sides.
tyros-illegal-more-than-exist = There are not that many cards of that kind.
tyros-illegal-more-than-held = Nobody you are asking holds that many cards.
tyros-illegal-nothing-offered = There is nothing on either side.
tyros-illegal-cant-agree = You don’t have the cards that they want.
tyros-illegal-did-not-agree = That player did not say yes.
tyros-illegal-card-not-held = You don’t hold those cards.
tyros-illegal-too-few-cards = You don’t hold enough cards for that.
tyros-illegal-no-founding-there = No empire can start there.
tyros-illegal-no-such-player = There is no such player.
tyros-illegal-not-in-tile-pile = Those land tiles are not in the pile, or not as many as have to be drawn.
tyros-illegal-not-in-draw-pile = Those cards are not in the draw pile, or not as many as have to be drawn.
tyros-illegal-other-chance = A different draw has to be made now.
