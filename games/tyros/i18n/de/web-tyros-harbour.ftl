### Tyros beside the chart: ranks, the bank, sea ways, one-sided offers.

## The headings of the table of ranks: the number of squares, and the points for a city and for ships.

web-tyros-head-rank = Rang
web-tyros-head-squares = Felder
web-tyros-head-city = Stadt
web-tyros-head-ship = Schiff

## The bank.

web-tyros-bank = Bank
web-tyros-swap = Eine bis drei Karten tauschen
web-tyros-three-for-one = Drei Karten gegen eine:

## Where ships can sail from a place in one step, and the card that the step costs.

web-tyros-ways = Seewege: { $ways }
web-tyros-way = { $place } ({ $card })
web-tyros-way-free = { $place } (kein Reich)

## An offer in which one side is empty.

web-tyros-one-sided = Du bietest { $give } gegen { $want }. Trotzdem anbieten?
web-tyros-offer-anyway = Trotzdem anbieten
