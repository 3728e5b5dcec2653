### Das Ergebnis: was jede Zeile der Wertung zählt.

web-score-about-governor-score-sets = Jeder Satz aus einem christlichen, einem jüdischen und einem muslimischen Marker zählt 4 Punkte.
web-score-about-governor-score-outside = Jeder Kulturmarker außerhalb eines Satzes zählt 1 Punkt.
web-score-about-governor-score-numbers = Marker mit Punkten zählen die Zahl darauf.
web-score-about-governor-score-all-cultures = 5 Punkte, wenn unter den vier Einflusskarten auf der Hand alle drei Kulturen sind.
web-tie-governor-christian = Gleichstand: christliche Marker
web-tie-about-governor-christian = Die Reihenfolge der Kulturen wird ausgelost. Im Rennen bleibt, wer die meisten Marker der ersten hat, dann der zweiten, dann der dritten.
web-tie-governor-jewish = Gleichstand: jüdische Marker
web-tie-about-governor-jewish = Die Reihenfolge der Kulturen wird ausgelost. Im Rennen bleibt, wer die meisten Marker der ersten hat, dann der zweiten, dann der dritten.
web-tie-governor-muslim = Gleichstand: muslimische Marker
web-tie-about-governor-muslim = Die Reihenfolge der Kulturen wird ausgelost. Im Rennen bleibt, wer die meisten Marker der ersten hat, dann der zweiten, dann der dritten.
