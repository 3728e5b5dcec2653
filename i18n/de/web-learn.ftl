### The client without a network, and learning to play.

web-new-version = Eine neue Version ist da. Deine Partien bleiben, wie sie sind.
web-new-version-use = Übernehmen
web-rules-missing = Die Regeln können gerade nicht geladen werden.
web-learn = Geführte erste Partie
web-learn-mark = geführt
web-welcome = Zum ersten Mal hier?
web-welcome-about = Eine geführte erste Partie erklärt jede Regel, wenn sie dran ist, und du spielst vom ersten Zug an mit. Du kannst sie jederzeit verlassen und später dort weiterspielen.
web-welcome-learn = { $game } lernen
web-coach = Anleitung
web-coach-close = Anleitung schließen
web-coach-count = Hinweis { $number } von { $of }
web-coach-on = Weiter
web-coach-suggest = Zeig mir einen guten Zug
web-coach-suggested = Zum Beispiel: { $action }
web-coach-before = Was bisher gesagt wurde
web-coach-do = Ausführen
