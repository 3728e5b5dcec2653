### Tyros beside the chart: ranks, the bank, sea ways, one-sided offers.

## The headings of the table of ranks: the number of squares, and the points for a city and for ships.

web-tyros-head-rank = Rank
web-tyros-head-squares = Squares
web-tyros-head-city = City
web-tyros-head-ship = Ship

## The bank.

web-tyros-bank = Bank
web-tyros-swap = Swap one to three cards
web-tyros-three-for-one = Three cards for one:

## Where ships can sail from a place in one step, and the card that the step costs.

web-tyros-ways = Sea ways: { $ways }
web-tyros-way = { $place } ({ $card })
web-tyros-way-free = { $place } (no empire)

## An offer in which one side is empty.

web-tyros-one-sided = You offer { $give } for { $want }. Send it anyway?
web-tyros-offer-anyway = Offer it anyway
