### Die Startseite: ihre Karten, gespeicherte Partien und die Wege zu Freunden.

web-home-welcome = Wähle ein Spiel und lerne es in zehn Minuten, Schritt für Schritt, beim Spielen.
web-home-learn = Lernen, 10 Min.
web-home-minutes = etwa { $minutes } Min.
web-home-more = Mehr
# Der Name der Schaltfläche für Screenreader.
web-home-more-of = Mehr zu { $game }
web-home-resume = Weiter: { $game }
web-home-resume-turn = Weiter: { $game }, du bist am Zug
web-home-resume-one = Weiterspielen
web-home-look-back = Ansehen
web-home-own-games = Deine Partien
# Die Partien, die nicht unter den ersten der Liste sind.
web-home-older =
    { $count ->
        [one] Noch eine Partie
       *[other] Noch { $count } Partien
    }
web-home-your-turn = Du bist am Zug
web-home-you-won = Du hast gewonnen
web-home-friends = Mit Freunden spielen
web-home-friends-here = An diesem Gerät: Mehr ▾ → Partie einrichten, dann für einen Platz „Ein Freund an diesem Gerät“ wählen.
web-home-make-table = Tisch eröffnen:
web-home-link = Ich habe einen Link
web-home-link-field = Link hier einfügen
web-home-link-open = Öffnen
web-home-link-bad = Dieser Link führt hier zu keinem Tisch und keiner Partie. Ist er vollständig?
web-home-identity = Dein Name und deine Geräte
web-home-other-tables = Tische anderer Spieler
web-home-to-dark = Zu dunklen Farben wechseln
web-home-to-light = Zu hellen Farben wechseln
web-credits-fonts = Schriften: Alegreya und Source Sans, mit verkleinertem Zeichensatz.
web-credits-fonts-licence = Ihre Lizenz (OFL)
# Ein Spieler, der nach seiner Farbe heißt.
web-curtain-colour = { $name }, du bist am Zug. Alle anderen bitte wegsehen.
