### Die Übungen von Tolède.

web-exercise-governor-open-title = Welches Viertel steht dir offen?
web-exercise-governor-open = Du hast zwei jüdische und zwei muslimische Karten. Nur ein Viertel in Reichweite kannst du damit in diesem Zug gewinnen. Geh hin, und gewinne seinen Marker.
web-exercise-governor-open-right = Zwei Muslime, zwei muslimische Karten, und genau drei Viertel entfernt. Vergleiche die Bewohner mit deiner Hand, bevor du losgehst.
web-exercise-governor-open-wrong-closed = Deine Karten reichen hier nicht. Bevor du stehen bleibst, vergleiche deine Hand mit den Bewohnern, und mit dem Misskredit-Marker, falls dort einer liegt.
web-exercise-governor-open-wrong-missed = Du warst am richtigen Ort! Leg dort die Probe ab.
web-exercise-governor-two-title = Zwei Marker in zwei Zügen
web-exercise-governor-two = Gewinne einen Marker in diesem Zug und noch einen im nächsten. Dazwischen geben alle eine Karte nach links: Denk daran, was du brauchen wirst.
web-exercise-governor-two-right = Du hast die Karten behalten, die das zweite Viertel verlangt. Was du abgibst, ist so wichtig wie dein Weg.
web-exercise-governor-two-wrong-first = Dieser Zug bringt keinen Marker. Deine Hand passt zu e3 und c5.
web-exercise-governor-two-wrong-second = Kein zweiter Marker diesmal. Bevor du eine Karte abgibst, sieh nach, wer dort wohnt, wo du als Nächstes hinwillst.
web-exercise-governor-spoil-title = Verdirb die Probe
web-exercise-governor-spoil = Blau legt in f4 die Probe ab, für 3 Punkte; sie verlangt eine christliche und eine jüdische Karte. Vorher hat Blau zwei jüdische Karten und eine muslimische gezeigt. Du hast ein Gerücht: Spiel es so, dass Blau scheitert.
web-exercise-governor-spoil-right = Die vierte Karte von Blau ist die christliche für die Probe, eine zweite gibt es also nicht. Die Probe ist verloren.
web-exercise-governor-spoil-wrong-held = Auch dafür hat Blau eine Karte und besteht. Du kennst alle vier Karten von Blau: Welche fehlt?
web-exercise-governor-spoil-wrong-elsewhere = Das stört Blau nicht: Die Probe ist in f4.
web-exercise-governor-spoil-wrong-let = Nun gewinnt Blau 3 Punkte. Spiel dein Gerücht.
web-exercise-governor-passed-title = Warum diese Karte?
web-exercise-governor-passed = Grün wartet in c4 und legt im nächsten Zug die Probe ab, für 3 Punkte. Am Ende der letzten Runde hat Grün dir eine muslimische Karte gegeben. Du hast jetzt drei der vier, und die vierte hat Blau gezeigt. Was sagt dir das? Halte Grün auf.
web-exercise-governor-passed-right = Es war die letzte muslimische Karte von Grün: In c4 wohnen ein Christ und ein Jude, da war sie entbehrlich. Jetzt fehlt sie dort.
web-exercise-governor-passed-wrong-held = Dafür hat Grün eine Karte. Welche hat Grün abgegeben, weil c4 sie nicht verlangte?
web-exercise-governor-passed-wrong-free = Nun hält Grün nichts mehr auf. Geh nach c4 und leg dort einen Misskredit-Marker.
web-exercise-governor-end-it-title = Beenden oder warten?
web-exercise-governor-end-it = Du und Blau habt je neun Marker, und der zehnte beendet sofort das Spiel. Die Marker von Blau sind 14 Punkte wert, deine 12. Ihr habt beide alle drei Kulturen auf der Hand, das sind noch 5: 19 zu 17. Was tust du?
web-exercise-governor-end-it-right = 12 Punkte, 3 dazu, und 5 für deine Hand: 20 zu 19! Erst zählen, dann nicht zögern.
web-exercise-governor-end-it-wrong-short = Das Spiel ist vorbei, aber du hast nicht mehr Punkte als Blau. Du brauchst einen Marker, der dich von 17 auf über 19 bringt.
web-exercise-governor-end-it-wrong-waited = Als Nächstes ist Blau dran und braucht auch nur noch einen Marker. Beende das Spiel jetzt, mit dem richtigen.
