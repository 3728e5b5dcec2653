### Tolède auf der Startseite.

# Der kurze Name des Spiels, auf seiner Karte.
web-card-governor = Tolède
