### Tolède sur la page d’accueil.

# Le nom court du jeu, sur sa carte.
web-card-governor = Tolède
