### Tolède on the home page.

# The short name of the game, on its card.
web-card-governor = Tolède
