### The result: what each line of the score counts.

web-score-about-toledo-score-delivered = Each sword that a figure has carried into the Alcázar scores its full value.
web-score-about-toledo-score-undelivered = Each forged sword that was not delivered scores half its value, rounded down.
web-score-about-toledo-score-paintings = Each painting scores the number on it.
web-score-about-toledo-score-gems = Gems that are left over score one point for every two.
web-score-about-toledo-score-movement-tile = Whoever owns the movement tile loses two points.
web-tie-toledo-cards = Tie: cards in hand
web-tie-about-toledo-cards = Among players with equal points, whoever holds more cards wins.
web-tie-toledo-sum = Tie: sum of the cards
web-tie-about-toledo-sum = If they hold equally many cards, the higher sum wins; if that is equal too, the victory is shared.
