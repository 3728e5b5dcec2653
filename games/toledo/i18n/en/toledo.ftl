### Toledo. Game terms follow docs/glossary.md.

toledo-name = Toledo

## Players and things.

toledo-seat =
    { $colour ->
        [red] Red
        [blue] Blue
        [green] Green
       *[yellow] Yellow
    }

# A card, where its duel face matters.
toledo-card =
    a { $value } ({ $background ->
        [violet] violet
        [brown] brown
        [orange] orange
       *[neutral] neutral
    }, { $side ->
        [attacker] attacker
       *[defender] defender
    })

toledo-shop =
    { $trade ->
        [metal] a metal trader
        [gem] a gem trader
        [smith] a swordsmith
       *[fencing] a fencing master
    } with { $circles ->
        [one] one circle
       *[other] two circles
    }

toledo-sword =
    a sword worth { $value } ({ $metal } metal{ $gems ->
        [0] { "" }
        [one] , { $gems } gem
       *[other] , { $gems } gems
    })

toledo-tile =
    { $tile ->
        [violet] the violet duel tile
        [brown] the brown duel tile
        [orange] the orange duel tile
       *[movement] the movement tile
    }

# Where a figure comes from, and where it goes.
toledo-place =
    .from =
        { $place ->
            [cathedral] from the cathedral
            [entrance] from the Alcázar
           *[step] from step { $number }
        }
    .to =
        { $place ->
            [entrance] into the Alcázar
           *[step] to step { $number }
        }

toledo-on-step = on step { $number }

## Actions, as choices in a list.

toledo-action-take = Take two money cards
toledo-action-place = Place { $shop } { $step }
toledo-action-move = Play a { $value } and move { $from } { $to }
toledo-action-move-extra = Play a { $value } as extra card and move { $from } { $to }
toledo-action-back = Take a figure back { $from } to the cathedral
toledo-action-end = End the turn
toledo-action-use = Use your own shop
toledo-action-pay = Pay a { $value } to use the step
toledo-action-decline = Decline
toledo-action-forge = Forge { $sword }
toledo-action-learn = Take { $tile }
toledo-action-swap = Put { $tile } back and take the one you lack
toledo-action-challenge = Challenge { $defender } to a duel
toledo-action-deliver = Deliver { $sword }

## Events.

toledo-event-start = { $who } starts.
    .you = You start.
toledo-event-draw = { $who } draws a card.
    .you = You draw a card.
toledo-event-draw-card = { $who } draws { $card }.
    .you = You draw { $card }.
toledo-event-reveal = The card is { $card }: { $who } wins the round against { $loser }.
    .you = The card is { $card }: you win the round against { $loser }.
toledo-event-take = { $who } takes two money cards.
    .you = You take two money cards.
toledo-event-place = { $who } places { $shop } { $step }.
    .you = You place { $shop } { $step }.
toledo-event-move = { $who } plays a { $value } and moves { $from } { $to }.
    .you = You play a { $value } and move { $from } { $to }.
toledo-event-move-extra = { $who } plays a { $value } as extra card and moves { $from } { $to }.
    .you = You play a { $value } as extra card and move { $from } { $to }.
toledo-event-back = { $who } takes a figure back { $from } to the cathedral.
    .you = You take a figure back { $from } to the cathedral.
toledo-event-end = { $who } ends the turn.
    .you = You end the turn.
toledo-event-use = { $who } uses their own shop.
    .you = You use your own shop.
toledo-event-pay = { $who } pays a { $value } to use the step.
    .you = You pay a { $value } to use the step.
toledo-event-decline = { $who } leaves this place unused.
    .you = You leave this place unused.
toledo-event-forge = { $who } forges { $sword }.
    .you = You forge { $sword }.
toledo-event-learn = { $who } takes { $tile }.
    .you = You take { $tile }.
toledo-event-swap = { $who } puts { $tile } back and takes the one they lacked.
    .you = You put { $tile } back and take the one you lacked.
toledo-event-challenge = { $who } challenges { $defender } to a duel.
    .you = You challenge { $defender } to a duel.
toledo-event-deliver = { $who } delivers { $sword }.
    .you = You deliver { $sword }.

## Prompts: who acts, and what they can do.

toledo-prompt-start-player = The start player is drawn by lot.
toledo-prompt-deal = { $who } is dealt cards.
    .you = You are dealt cards.
toledo-prompt-turn = It is { $who }’s turn.
    .you = It is your turn: take cards, place a shop, move, or take a figure back.
toledo-prompt-moved = { $who } may move again or end the turn.
    .you = Play another card and move again, or end the turn.
toledo-prompt-moved-lead = { $who } may play another { $value } or end the turn.
    .you = Play another { $value } and move again, or end the turn.
toledo-prompt-use-own = { $who } may use { $shop } { $step }.
    .you = Use your shop, { $shop } { $step }, or decline.
toledo-prompt-use-shop = { $who } may pay { $owner } a card of { $cost } or more to use { $shop } { $step }.
    .you = Pay { $owner } a card of { $cost } or more to use { $shop } { $step }, or decline.
toledo-prompt-use-tavern = { $who } may pay a card of { $cost } or more at the tavern to draw three.
    .you = Pay a card of { $cost } or more at the tavern to draw three, or decline.
toledo-prompt-use-artist = { $who } may pay a card of { $cost } or more for a painting.
    .you = Pay a card of { $cost } or more for a painting, or decline.
toledo-prompt-forge = { $who } chooses a sword to forge.
    .you = Choose a sword to forge.
toledo-prompt-learn = { $who } chooses a tile from the fencing master.
    .you = Choose a tile from the fencing master.
toledo-prompt-full = There is no room { $step }: { $who } moves on or challenges somebody there.
    .you = There is no room { $step }: move the figure on, or challenge somebody there.
toledo-prompt-deliver = { $who } may deliver a sword.
    .you = Choose a sword to deliver, or decline.
toledo-prompt-draw =
    { $who } draws { $left ->
        [one] a card
       *[other] { $left } cards
    }.
    .you =
        You draw { $left ->
            [one] a card
           *[other] { $left } cards
        }.
toledo-prompt-duel = { $who } fights { $defender } { $step }: { $won } to { $lost }.
    .you = You fight { $defender } { $step }: { $won } to { $lost }.

## The end and the score.

toledo-ending-three-figures = The game is over: a player has three figures in the Alcázar.
toledo-ending-last-round = The game is over: the last round has been played.
toledo-score-delivered = Delivered swords
toledo-score-undelivered = Undelivered swords, at half their value
toledo-score-paintings = Paintings
toledo-score-gems = Gems, one point for every two
toledo-score-movement-tile = Movement tile
toledo-tie-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
toledo-tie-sum = a card total of { $count }

## Why an action is illegal.

toledo-illegal-not-now = You have another decision to make first.
toledo-illegal-shop-placed = You have already placed that shop.
toledo-illegal-step-taken = There is already a shop on that step.
toledo-illegal-not-for-shops = No shop can be placed there.
toledo-illegal-no-figure-there = You have no figure there.
toledo-illegal-nothing-to-take-back = You have no figure there to take back.
toledo-illegal-at-the-cathedral = Figures at the cathedral can’t be taken back.
toledo-illegal-card-not-held = You don’t hold that card.
toledo-illegal-not-the-first-face = You hold another card of that value, which must be played first.
toledo-illegal-past-the-gate = That move would go past the last entrance.
toledo-illegal-nothing-there = A move can’t end on a step where nothing is built.
toledo-illegal-not-the-lead-value = The card must have the value of your lead card.
toledo-illegal-must-go-on = There is no room on the step: move the figure on, or challenge somebody there.
toledo-illegal-no-way-on = There is no room on that step, nobody to challenge, and no way to move on from there.
toledo-illegal-own-figure = You can’t challenge yourself.
toledo-illegal-nobody-there = That player has no figure there.
toledo-illegal-sword-not-held = You don’t have that sword.
toledo-illegal-must-pay = Using another player’s shop costs a card.
toledo-illegal-must-pay-tavern = The tavern costs a card.
toledo-illegal-must-pay-artist = The artist costs a card.
toledo-illegal-nothing-to-pay = Your own shop costs nothing: just use it.
toledo-illegal-too-low = That card is too low for the row.
toledo-illegal-too-low-for-tavern = That card is too low for the tavern.
toledo-illegal-too-low-for-artist = That card is too low for the artist.
toledo-illegal-sword-gone = There is no such sword left on the board.
toledo-illegal-cant-afford = You don’t have enough metal or gems for that sword.
toledo-illegal-tile-held = You already have that tile.
toledo-illegal-three-tiles = You have three tiles: put one back first.
toledo-illegal-not-three-tiles = You only return a tile when you already have three.
toledo-illegal-tile-not-held = You don’t have that tile.
toledo-illegal-no-movement-tile = You need the movement tile to play an extra card.
toledo-illegal-extra-used = You have already played your extra card this turn.
toledo-illegal-lead-must-differ = Your lead card must have a different value from the extra card.
toledo-illegal-equals-the-lead = A card with the value of your lead card can’t be the extra card.
toledo-illegal-no-such-player = There is no such player.
toledo-illegal-not-in-the-draw-pile = That card is not in the draw pile.
toledo-illegal-other-chance = A different draw has to be made now.
