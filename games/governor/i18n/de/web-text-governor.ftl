### Die Stadt von Tolède als Text.

web-governor-text-district = Viertel
web-governor-text-people = Bewohner
web-governor-text-there = Was dort ist
web-governor-text-streets = Straßen nach
