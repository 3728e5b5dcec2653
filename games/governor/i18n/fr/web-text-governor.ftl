### La ville de Tolède en texte.

web-governor-text-district = Quartier
web-governor-text-people = Habitants
web-governor-text-there = Ce qui s’y trouve
web-governor-text-streets = Rues vers
