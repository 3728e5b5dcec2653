### Das Ergebnis: was jede Zeile der Wertung zählt.

web-score-about-toledo-score-delivered = Jedes Schwert, das eine Figur in den Alcazar gebracht hat, zählt seinen vollen Wert.
web-score-about-toledo-score-undelivered = Jedes geschmiedete, aber nicht abgelieferte Schwert zählt den halben Wert, abgerundet.
web-score-about-toledo-score-paintings = Jedes Gemälde zählt die Zahl darauf.
web-score-about-toledo-score-gems = Übrige Edelsteine zählen einen Punkt für je zwei.
web-score-about-toledo-score-movement-tile = Wer das Bewegungs-Plättchen besitzt, verliert zwei Punkte.
web-tie-toledo-cards = Gleichstand: Handkarten
web-tie-about-toledo-cards = Bei gleich vielen Punkten gewinnt, wer mehr Karten auf der Hand hat.
web-tie-toledo-sum = Gleichstand: Summe der Karten
web-tie-about-toledo-sum = Bei gleich vielen Karten gewinnt die höhere Summe; ist auch sie gleich, wird der Sieg geteilt.
