### Das Ergebnis: was jede Zeile der Wertung zählt.

web-score-about-tyros-score-cities = Jedes Feld dieses Reichs mit einer Stadt von dir: 12 Punkte im größten Reich, dann 10, 9 und 8 im kleinsten.
web-score-about-tyros-score-ships = Jedes Feld dieses Reichs ohne Stadt, auf dem alle Schiffe dir gehören: 6 Punkte im größten Reich, dann 5, 4 und 3.
web-score-about-tyros-score-most-cities = 7 Punkte für den Spieler mit den meisten Städten in diesem Reich; bei Gleichstand bekommt sie niemand.
web-score-about-tyros-score-everywhere = 7 Punkte, einmal, für den ersten Spieler mit einer Stadt in jedem der vier Reiche.
web-tie-tyros-in-largest = Gleichstand: Punkte aus dem größten Reich
web-tie-about-tyros-in-largest = Bei gleich vielen Punkten entscheiden die Punkte aus Feldern des größten Reichs; sind auch sie gleich, wird der Sieg geteilt.
