### Lektionen und Übungen.

web-learn = Spielen lernen
web-lessons = Lektionen
web-continue-lesson = { $game }: Lektion fortsetzen
web-coach = Lektion
web-coach-count = { $number } von { $of }
web-coach-back = Zurück
web-coach-show = Zeig’s mir
web-coach-next = Weiter
web-coach-not-asked = Das geht auch, später. Mach jetzt, was markiert ist.
web-coach-chapters = Kapitel
web-coach-over = Du kennst { $game }
web-coach-over-about = Der Rest kommt beim Spielen. Spiel von hier aus gegen Anfänger weiter, oder versuch dich an einer Übung.
web-coach-play-on = Weiterspielen
web-exercises = Übungen
web-exercise = Übung
web-exercises-title = Übungen: { $game }
web-exercises-about = Jeweils eine Stellung und eine Frage. Spiel in deinem Zug, wie du willst; die Regeln beurteilen deine Antwort.
web-exercise-solved = Gelöst
web-exercise-count = Übung { $number } von { $of }
web-exercise-restart = Von vorn
web-exercise-show = Lösung zeigen
web-exercise-next = Nächste Übung
web-exercises-all = Alle Übungen
web-advice = Zeig mir einen guten Zug
web-advice-for-example = Zum Beispiel: { $action }
web-advice-do = Diesen Zug spielen
