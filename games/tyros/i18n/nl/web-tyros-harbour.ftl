### Tyros beside the chart: ranks, the bank, sea ways, one-sided offers.

## The headings of the table of ranks: the number of squares, and the points for a city and for ships.

web-tyros-head-rank = Rang
web-tyros-head-squares = Velden
web-tyros-head-city = Stad
web-tyros-head-ship = Schip

## The bank.

web-tyros-bank = Bank
web-tyros-swap = Eén tot drie kaarten ruilen
web-tyros-three-for-one = Drie kaarten voor één:

## Where ships can sail from a place in one step, and the card that the step costs.

web-tyros-ways = Zeewegen: { $ways }
web-tyros-way = { $place } ({ $card })
web-tyros-way-free = { $place } (geen rijk)

## An offer in which one side is empty.

web-tyros-one-sided = Je biedt { $give } voor { $want }. Toch versturen?
web-tyros-offer-anyway = Toch aanbieden
