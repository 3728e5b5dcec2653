### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-tyros-cities = A city counts most, and you can build ships there.
    .cost = Your cities lose value.
web-advice-tyros-majority = It is about most cities in an empire: 7 points.
    .cost = You fall behind for most cities in an empire.
web-advice-tyros-everywhere = It brings you closer to a city in all four empires: 7 points for the first.
    .cost = A city in all four empires is further away.
web-advice-tyros-ships = Your ships hold better squares, or get closer to them.
    .cost = Your ships have the worse squares.
web-advice-tyros-hand = The cards you hold then fit your next city better.
    .cost = It costs you cards that you could use.
web-advice-tyros-purchase = What you pay for is worth more than the cards.
    .cost = The purchase can wait.
web-advice-tyros-trade = Both sides can gain from this trade.
    .cost = An offer like this is rarely accepted.
