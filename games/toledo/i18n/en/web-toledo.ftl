### Toledo in the browser: the names of things on the board.

## Places. The cost is the lowest card that pays for using the place.

web-toledo-board = The road from the cathedral to the Alcázar
web-toledo-cathedral = The cathedral
web-toledo-alcazar = The Alcázar
web-toledo-entrance = Entrance { $number }: a figure that ends its move here enters the Alcázar
web-toledo-empty = Step { $number }: nothing built yet
web-toledo-tavern = Step { $number }: tavern, { $cost } or more for three cards
web-toledo-artist = Step { $number }: the artist, { $cost } or more for a painting
web-toledo-shop = Step { $number }: { $shop } of { $who }, { $cost } or more for others
    .you = Step { $number }: { $shop } of your own, { $cost } or more for others
# The place, and the players who have figures there.
web-toledo-occupied = { $place }. Figures: { $figures }
web-toledo-figure =
    { $who }’s figure { $place ->
        [cathedral] at the cathedral
       *[step] on step { $number }
    }
    .you =
        Your figure { $place ->
            [cathedral] at the cathedral
           *[step] on step { $number }
        }

## Things on the board and in front of players.

web-toledo-pile =
    Draw pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-toledo-discard =
    Discard pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-toledo-lead = Lead card: { $card }
web-toledo-no-lead = Space for the lead card
web-toledo-metal =
    { $count ->
        [one] one metal
       *[other] { $count } metal
    }
web-toledo-gems =
    { $count ->
        [one] one gem
       *[other] { $count } gems
    }
web-toledo-swords-left = { $sword }, { $count } left
web-toledo-paintings = Paintings left, from the top: { $values }
web-toledo-no-paintings = No paintings left
web-toledo-painting = Painting, { $value }
web-toledo-swords = Swords to forge
web-toledo-supply = Supply
web-toledo-cards =
    { $count ->
        [one] { $cards }
       *[other] { $count } cards of { $value }: { $cards }
    }
web-toledo-hand = Your hand
web-toledo-hand-empty = No cards in hand
web-toledo-in-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
web-toledo-figures = Figures: { $home } at the cathedral, { $road } on the road, { $inside } in the Alcázar
web-toledo-delivered = Delivered: { $sword }
web-toledo-held = In front of the player: { $sword }
web-toledo-shops = Shops to place
web-toledo-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }

## Duels.

web-toledo-duel = { $attacker } against { $defender }
web-toledo-attacker = attacks
web-toledo-defender = defends
web-toledo-round-to-come = Round { $number }

## Choices.

web-toledo-offer = Choose
web-toledo-cancel = Cancel

## The gallery.

web-toledo-gallery-figures = Figures
web-toledo-gallery-shops = Shops and houses
web-toledo-gallery-cards = Money
web-toledo-gallery-swords = Swords
web-toledo-gallery-tiles = Duel tiles and movement tile
web-toledo-gallery-goods = Metal, gems, paintings
web-toledo-gallery-buildings = Cathedral, Alcázar, entrance
web-toledo-gallery-states = Interactive parts: idle, available, selected and disabled

# In the lobby.
web-about-toledo = Build shops along the road, forge swords, and carry them up to the Alcázar.
web-option-toledo-start = Start player
web-option-toledo-rounds = Maximum number of rounds
web-toledo-duel-won = { $who } wins the duel.
    .you = You win the duel.
