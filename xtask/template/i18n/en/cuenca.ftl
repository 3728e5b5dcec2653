### Cuenca. A message that is missing here is replaced by the notation or by a plain label.

cuenca-name = Cuenca

## What players are asked, what they do, and why not.

cuenca-prompt = { $who } must bid.
    .you = Choose a card to bid for the prize.
cuenca-action-bid = Bid { $first }
cuenca-illegal-not-now = There is nothing to bid for now.
cuenca-illegal-not-in-hand = This card is not in your hand any more.
cuenca-illegal-not-left = This prize has been turned over before.

## What happens. The variables are the fields of `Seen`.

cuenca-event-prize = The next prize is worth { $prize }.
cuenca-event-bid = { $who } bids.
    .you = You bid { $card }.
cuenca-event-won = { $who } bids last. The bids are { $bids }: the prize of { $prize } goes to { $winner_seat }.
    .you = You bid last. The bids are { $bids }: the prize of { $prize } goes to { $winner_seat }.
cuenca-event-lost = { $who } bids last. The bids are { $bids }: nobody gets the prize of { $prize }.
    .you = You bid last. The bids are { $bids }: nobody gets the prize of { $prize }.

## The end.

cuenca-ending-last-prize = All prizes have been bid for.
cuenca-tie-prizes =
    { $count ->
        [one] { $count } prize
       *[other] { $count } prizes
    }

## Labels of what a viewer sees: the fields of `View`.

cuenca-view-prize = Prize
cuenca-view-prizes-left = Prizes left
cuenca-view-hand = Cards
cuenca-view-bid = Bid
cuenca-view-won = Prizes won
