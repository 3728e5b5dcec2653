### De uitslag: wat elke regel van de telling telt.

web-score-about-tyros-score-cities = Elk vak van dit rijk met een stad van jou: 12 punten in het grootste rijk, dan 10, 9 en 8 in het kleinste.
web-score-about-tyros-score-ships = Elk vak van dit rijk zonder stad waar alle schepen van jou zijn: 6 punten in het grootste rijk, dan 5, 4 en 3.
web-score-about-tyros-score-most-cities = 7 punten voor de speler met de meeste steden in dit rijk; bij gelijke stand krijgt niemand ze.
web-score-about-tyros-score-everywhere = 7 punten, één keer, voor de eerste speler met een stad in elk van de vier rijken.
web-tie-tyros-in-largest = Gelijkspel: punten uit het grootste rijk
web-tie-about-tyros-in-largest = Bij evenveel punten beslissen de punten uit vakken van het grootste rijk; zijn die ook gelijk, dan wordt de overwinning gedeeld.
