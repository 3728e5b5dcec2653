### Tyros in the browser: the names of things on the chart.

web-about-tyros = Sail from Tyros, found cities in four growing empires, and trade for what you lack.
web-option-tyros-founding = Where the empires start
web-option-tyros-founding-variable = Drawn at random
web-option-tyros-founding-first-game = As recommended for a first game
web-option-tyros-start = Start player

## Places on the chart.

web-tyros-board = The sea chart
web-tyros-place-free = { $square }: no empire yet
web-tyros-place = { $square }, { $empire }: { $city } points for a city, { $ships } for ships
web-tyros-place-city = { $square }, { $empire }: a city of { $who }, { $points } points now
web-tyros-place-ships = { $square }, { $empire }: controlled by ships of { $who }, { $points } points now
web-tyros-place-shared = { $square }, { $empire }: ships of { $who }, so nobody scores
web-tyros-ships =
    { $count ->
        [one] A ship of { $who }: { $place }
       *[other] { $count } ships of { $who }: { $place }
    }
    .you =
        { $count ->
            [one] Your ship: { $place }
           *[other] Your { $count } ships: { $place }
        }

## Beside the chart.

web-tyros-quay = Empires and bank
web-tyros-round = Round { $count }
web-tyros-last-round = Round { $count }, the last one
web-tyros-ranks = Empires by rank
web-tyros-rank =
    Rank { $rank }: { $empire }, { $count ->
        [one] one square
       *[other] { $count } squares
    }; a city scores { $city }, ships score { $ships }
web-tyros-tile-pile =
    Pile of land tiles: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
web-tyros-under-pile = { $pile }; under it: { $tiles }
web-tyros-pile =
    Bank: draw pile, { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-tyros-discard = Discard pile
web-tyros-discarded = Discarded: { $card }, { $count } times
web-tyros-trade = Offer a deal to other players
web-tyros-trade-short = Trade

## The desk where an offer is drafted and answered.

web-tyros-desk = Your offer
web-tyros-to = To
web-tyros-all = All
web-tyros-you-give = You give
web-tyros-give-what = Choose cards from your hand
web-tyros-you-want = You want
web-tyros-less = Remove { $card }
web-tyros-offer = { $who } makes an offer to { $whom }
    .you = You make an offer to { $whom }
web-tyros-gives = Gives
web-tyros-wants = Wants
web-tyros-you-get = You get
web-tyros-you-pay = for
web-tyros-side = { $what }: { $cards }
web-tyros-said-yes = { $who }: yes
    .you = You: yes
web-tyros-said-no = { $who }: no
    .you = You: no
web-tyros-answered = { $who } has answered
    .you = You have answered
web-tyros-thinks = { $who } is thinking
    .you = Your answer?

## Choices, in a word.

web-tyros-offered = What you can do here
web-tyros-pass = Pass
web-tyros-pass-question = Pass? You can’t undo that.
web-tyros-sail = Sail
web-tyros-found = Found a city
web-tyros-build = Build a ship
web-tyros-pay = Pay
web-tyros-keep = Keep
web-tyros-give = Give
web-tyros-under = Put under the pile

## What players have.

web-tyros-hand = Your hand
web-tyros-hand-empty = No cards in hand
web-tyros-tiles = Your land tiles
web-tyros-tile = Land tile: { $square }
web-tyros-cards = In your hand: { $card }, { $count } times
web-tyros-ships-out = Ships on the chart: { $count } of { $of }
web-tyros-cities-out = Cities: { $count } of { $of }
web-tyros-in-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
web-tyros-tiles-in-hand =
    { $count ->
        [one] one land tile
       *[other] { $count } land tiles
    }
web-tyros-points =
    { $count ->
        [one] one point if the game ended now
       *[other] { $count } points if the game ended now
    }
web-tyros-from-cities = cities { $count }
web-tyros-from-ships = ships { $count }
web-tyros-from-most = most cities { $count }
web-tyros-from-everywhere = in all empires { $count }
web-tyros-known = Known to you: cards { $cards }, land tiles { $tiles }
web-tyros-start = Start marker
web-tyros-chosen = has chosen

## The gallery.

web-tyros-gallery-chart = The chart
web-tyros-gallery-ships = Ships and cities
web-tyros-gallery-empires = Empires and their goods
web-tyros-gallery-cards = Trade cards and land tiles
web-tyros-gallery-sights = Decorations of the chart
web-tyros-gallery-states = Interactive parts: idle, available, selected and disabled
