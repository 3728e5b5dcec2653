### Tolède op de startpagina.

# De korte naam van het spel, op zijn kaart.
web-card-governor = Tolède
