### Tyros beside the chart: ranks, the bank, sea ways, one-sided offers.

## The headings of the table of ranks: the number of squares, and the points for a city and for ships.

web-tyros-head-rank = Rang
web-tyros-head-squares = Cases
web-tyros-head-city = Ville
web-tyros-head-ship = Bateau

## The bank.

web-tyros-bank = Banque
web-tyros-swap = Échanger une à trois cartes
web-tyros-three-for-one = Trois cartes contre une :

## Where ships can sail from a place in one step, and the card that the step costs.

web-tyros-ways = Voies maritimes : { $ways }
web-tyros-way = { $place } ({ $card })
web-tyros-way-free = { $place } (aucun empire)

## An offer in which one side is empty.

web-tyros-one-sided = Vous proposez { $give } contre { $want }. L’envoyer quand même ?
web-tyros-offer-anyway = Proposer quand même
