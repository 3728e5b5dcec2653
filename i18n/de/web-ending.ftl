### Das Ergebnis einer Partie im Web-Client.

web-score-hint = Zeig auf eine Zeile, um zu sehen, was sie zählt.
web-score-plain = Die Punkte dieser Zeile.
web-score-tie = Diese Zahl entscheidet zwischen Spielern mit gleich vielen Punkten.
web-turning = Wendepunkte
web-turning-look = Ansehen
web-turning-lead = { $who } führt mit { $points }.
    .you = Du führst mit { $points }.
web-turning-level = Gleichstand bei { $points }.
web-turning-round = Runde { $round }. { $leader }
web-ending-home = Startseite
