### Tolède in the browser: the names of things in the city.

## The city.

web-governor-board = The city from above
# A district and what is in it.
web-governor-cell = { $cell }: { $what }
web-governor-free = { $cell }: free
web-governor-square = the square where everybody starts, with streets on all sides
web-governor-token-hidden = a support token face down
web-governor-token-polled = face down, known to you: { $token }
web-governor-looked = looked at by { $who }
web-governor-standing = candidates: { $who }
web-governor-candidate = The candidate of { $who }
web-governor-larger = Zoom in
web-governor-whole-city = Show the whole city

## Things beside the city and in front of players.

web-governor-supply = Supply, and the action cards played this round
web-governor-pile =
    { $count ->
        [one] Action cards left to draw: one
       *[other] Action cards left to draw: { $count }
    }
web-governor-discredits-left = { $discredit }: { $count } left
web-governor-played =
    { $count ->
        [one] Played: { $card }
       *[other] Played: { $card }, { $count } times
    }
web-governor-hand = Your hand
web-governor-influence =
    { $count ->
        [one] { $influence }
       *[other] { $influence }, { $count } times
    }
web-governor-held =
    { $count ->
        [one] { $card }. { $effect }
       *[other] { $count } times { $card }. { $effect }
    }
web-governor-known =
    { $count ->
        [one] One influence card, known: { $known }
       *[other] { $count } influence cards, known: { $known }
    }
web-governor-action-cards =
    { $count ->
        [one] one action card
       *[other] { $count } action cards
    }
web-governor-tokens =
    { $count ->
        [one] one of ten support tokens
       *[other] { $count } of ten support tokens
    }
web-governor-tokens-of =
    { $count ->
        [one] { $token }
       *[other] { $count } times { $token }
    }
web-governor-points =
    { $count ->
        [one] one point so far
       *[other] { $count } points so far
    }
web-governor-has-passed = has passed for this turn
web-governor-has-chosen = has chosen

## The panel for the current decision.

web-governor-panel = What is happening
web-governor-laying = Building the city
web-governor-round = Round { $round }
web-governor-steps-left =
    { $count ->
        [one] One more district
       *[other] { $count } more districts
    }
web-governor-walk = Choose a district that a street leads to. Footprints and numbers show your steps.
web-governor-window = Play an action card from your hand, or pass. Take your time.
web-governor-end = Play an action card, or end your turn.
web-governor-give = Choose an influence card from your hand for { $name }.
web-governor-crier = Choose a face-down token in the city.
web-governor-removal = Choose the token to swap it with.
web-governor-choose-district = Choose a district in the city.
web-governor-discredits = Place a discredit token:
web-governor-needs-short = The test needs
web-governor-needs = A test at { $cell } needs these influence cards: { $needed }. Known to be held: { $held }.
web-governor-wins = wins

## Laying the city by hand.

web-governor-lay = The tile fits on the highlighted cells: drag it there, or choose a cell. Turn it first, or choose its direction afterwards.
web-governor-lay-displaced = This tile was replaced. Lay it next to its old place.
web-governor-rotate = Turn the tile
web-governor-repair = Repair the city
web-governor-repair-why = No street leads to a free cell, so this tile doesn’t fit anywhere. Change one thing:
web-governor-repair-way =
    { $way ->
        [turn] Turn a tile in the city
        [shift] Move a tile without streets
       *[replace] Replace another tile with it
    }
web-governor-repair-next =
    { $way ->
        [turn] Choose the tile to turn.
        [shift] Choose the tile without streets, then a free cell.
        [replace] Choose the tile to replace; it then goes next to its old place.
       *[none] Choose one of these, then a highlighted tile.
    }
web-governor-way =
    { $way ->
        [turn] turn
        [shift] move
       *[replace] replace
    }
web-governor-offer = How should it lie?
web-governor-cancel = Cancel

## When to ask the player about action cards.

web-governor-ask-me = Ask me about action cards
web-order-governor-starts = before other players’ turns
web-order-governor-tests = before other players’ tests

## The gallery.

web-governor-gallery-tiles = The centre and the districts
web-governor-gallery-people = People and discredit tokens
web-governor-gallery-tokens = Support tokens: face down, face up, and known after a look
web-governor-gallery-candidates = Candidates
web-governor-gallery-influence = Influence cards
web-governor-gallery-cards = Action cards
web-governor-gallery-states = Interactive parts: idle, available, selected and disabled

# In the lobby.
web-about-governor = Walk through the city district by district, and win the support of its three cultures.
web-option-governor-city = How the city is laid
web-option-governor-city-quick = Quickly, at random
web-option-governor-city-drafted = By the players, tile by tile
