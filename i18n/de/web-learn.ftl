### The client without a network, and learning to play.

web-new-version = Eine neue Version ist verfügbar. Deine Partien bleiben erhalten.
web-new-version-use = Aktualisieren
web-rules-missing = Die Regeln können gerade nicht geladen werden.
web-learn = Geführte erste Partie
web-learn-mark = geführt
web-welcome = Zum ersten Mal hier?
web-welcome-about = Eine geführte erste Partie erklärt jede Regel, sobald sie gebraucht wird, und du spielst vom ersten Zug an. Du kannst sie jederzeit verlassen und später weiterspielen.
web-welcome-learn = { $game } lernen
web-coach = Anleitung
web-coach-close = Anleitung schließen
web-coach-count = Hinweis { $number } von { $of }
web-coach-on = Weiter
web-coach-suggest = Guten Zug zeigen
web-coach-suggested = Zum Beispiel: { $action }
web-coach-before = Frühere Hinweise
web-coach-do = Diesen Zug spielen
