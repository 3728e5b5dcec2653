### The result: what each line of the score counts.

web-score-about-tyros-score-cities = Each square of this empire with a city of yours: 12 points in the largest empire, then 10, 9, and 8 in the smallest.
web-score-about-tyros-score-ships = Each square of this empire without a city where all ships are yours: 6 points in the largest empire, then 5, 4, and 3.
web-score-about-tyros-score-most-cities = 7 points for the player with the most cities in this empire; nobody gets them if several are level.
web-score-about-tyros-score-everywhere = 7 points, once, for the first player with a city in each of the four empires.
web-tie-tyros-in-largest = Tie: points from the largest empire
web-tie-about-tyros-in-largest = Among players with equal points, the points from squares of the largest empire decide; if they are equal too, the victory is shared.
