### De stad van Tolède als tekst.

web-governor-text-district = Wijk
web-governor-text-people = Bewoners
web-governor-text-there = Wat er is
web-governor-text-streets = Straten naar
