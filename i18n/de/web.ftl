### Der Web-Client: Startseite, Tisch, Wiederholung. Was alle seine Seiten sagen, gleich in welchem Spiel.

## Der ganze Client.

web-title = Alcázar: Brettspiele um Toledo und Tyros
# Der Titel eines Reiters, in dem man gefragt ist.
web-title-turn = Du bist am Zug · { $game }
web-title-replay = { $game }: Wiederholung
web-skip = Zum Inhalt springen
web-nowhere = Seite nicht gefunden
web-home = Zur Startseite
web-close = Schließen
web-cancel = Abbrechen
web-you = Du
# Ein Name in einer Liste von Namen.
web-name = { $name }

## Die Lobby.

web-tagline = Brettspiele für heute Abend, allein oder mit Freunden.
web-games = Spiele
web-players = { $least } bis { $most } Spieler
web-play-now = Jetzt spielen
web-new-table = Partie einrichten
web-watch = Bots zusehen
web-rules = Regeln
web-saved-turn = Am Zug: { $who }
web-saved-won = Sieg: { $who }
web-look-back = Wiederholung
web-delete = Löschen
web-delete-question = Diese Partie endgültig löschen?
web-not-deleted = Die Partie konnte nicht gelöscht werden.
web-import = Partiedatei öffnen
web-import-about = Partien werden nur auf diesem Gerät gespeichert. Als Datei kannst du eine Partie auf ein anderes Gerät übertragen.
web-credits = Mitwirkende
web-credits-games = Toledo und Tyros sind Spiele von Martin Wallace, Tolède ist ein Spiel von Olivier Marlet.
web-credits-unofficial = Dies ist ein inoffizielles Fanprojekt. Zahlen, die keine Quelle nennt, sind rekonstruiert und in den Regeln mit † markiert.

## Warum etwas nicht beginnen oder geöffnet werden konnte.

web-bad-options = Mit diesen Spieloptionen kann nicht gespielt werden.
web-bad-name = Jeder Spieler braucht einen Namen mit höchstens 64 Zeichen.
web-bad-seed = Ein Startwert besteht aus höchstens 64 Zeichen, jeweils 0 bis 9 oder a bis f.
web-no-chance = Der Browser liefert keine Zufallszahlen.
web-no-face = Dieses Spiel kann hier noch nicht angezeigt werden.
web-bad-file = Die Datei kann nicht geöffnet werden. { $why }
web-bad-link = Der Link kann nicht geöffnet werden. { $why }
web-unreadable = Diese Partie kann nicht gelesen werden.

## Ein neuer Tisch.

web-new-title = { $game }: Partie einrichten
web-seats = Wer spielt?
web-seat-who = Wer spielt { $seat }?
web-seat-you = Du
web-seat-friend = Ein Freund an diesem Gerät
web-seat-bot = Bot: { $level }
web-seat-name = Name
web-more-seats = Spieler hinzufügen
web-fewer-seats = Spieler entfernen
web-options = Spieloptionen
web-by-lot = Zufällig
web-seed = Startwert
web-seed-about = Kann leer bleiben. Derselbe Startwert ergibt immer dieselben Ziehungen.
web-begin = Starten
web-level =
    { $level ->
        [random] Zufällig
        [novice] Anfänger
        [apprentice] Lehrling
        [greedy] Geselle
        [adept] Ratgeber
        [flat] Handwerker
        [search] Experte
       *[master] Meister
    }

## Einstellungen.

web-settings = Einstellungen
web-settings-language = Sprache
web-language-awaited = Diese Sprache ist noch nicht geladen.
web-settings-theme = Aussehen
web-settings-speed = Tempo
web-settings-sound = Ton
web-settings-confirm = Züge bestätigen, die sich nicht zurücknehmen lassen
web-settings-name = Dein Name
web-theme =
    { $theme ->
        [auto] Wie das System
        [light] Hell
       *[dark] Dunkel
    }
web-speed =
    { $speed ->
        [off] Sofort
        [fast] Zügig
        [normal] Normal
       *[slow] Ruhig
    }

## Am Tisch.

web-leave = Tisch verlassen (die Partie ist gespeichert)
web-tools = Werkzeuge
web-menu = Menü
web-log = Protokoll
# A line that is told several times in a row.
web-board = Spielplan
web-hand = Deine Hand
web-controls = Dein Zug
web-players-here = Spieler
web-turn-mark = am Zug
web-conceded = hat aufgegeben
web-undo = Zurücknehmen
web-restart-turn = Zug neu beginnen
web-recap = Seit deinem letzten Zug
web-skip-show = Überspringen
web-end-turn = Zug beenden
web-refused = Das geht jetzt nicht.
web-go-back = Mehr zurücknehmen
web-go-back-question = Deinen letzten Zug und alles danach zurücknehmen? Es werden wieder dieselben Karten gezogen.
web-go-back-yes = Zurücknehmen
web-concede = Aufgeben
web-concede-question = Diese Partie aufgeben?
web-save-file = Als Datei speichern
web-typed = Zug
web-typed-play = Spielen
# Welcher Moment der Partie zu sehen ist.
web-at-moment = { $at } von { $of }
web-to-present = Zum aktuellen Stand
web-trouble-not-saved = In diesem Browser kann die Partie nicht gespeichert werden. Solange diese Seite offen ist, geht nichts verloren; um die Partie zu behalten, speichere sie als Datei.
web-trouble-elsewhere = Diese Partie ist in einem anderen Fenster geöffnet. Hier kannst du nur zusehen.
web-trouble-bot-silent = Ein Bot antwortet nicht. Die Partie ist gespeichert: Lade die Seite neu, um weiterzuspielen.
web-curtain = { $name }, du bist am Zug ({ $colour }). Alle anderen bitte wegsehen.
web-curtain-raise = Ich bin { $name }

## Wie es ausging.

web-result = Ergebnis
web-total = Summe
web-rematch = Noch einmal spielen
web-share = Teilen
web-shared = Link kopiert. Er enthält die ganze Partie.
web-shared-by-hand = Kopiere diesen Link, er enthält die ganze Partie: { $address }
web-shared-as-file = Die Partie ist zu lang für einen Link und wurde als Datei gespeichert.

## Wiederholung.

web-replay-start = Vor dem ersten Zug.
web-view = Ansicht von
web-view-seat = { $name } ({ $colour })
web-view-spectator = Zuschauer
web-view-open = Alle Karten offen
web-play-on = Ab hier weiterspielen
web-transport = Wiedergabe
web-moment = Stelle in der Partie
web-points = { $who }: { $points }
web-points-now = Punkte in diesem Moment

## Die Regeln.

web-rules-title = Regeln von { $game }
web-rules-search = Regeln durchsuchen

## Tastenkürzel.

web-keys = Tastenkürzel
web-key-back = Einen Schritt zurück
web-key-on = Einen Schritt weiter
web-key-start = Zum Anfang
web-key-end = Zum aktuellen Stand
web-key-run = Wiedergabe / Pause
web-key-skip = Animation überspringen
web-key-undo = Zurücknehmen
web-key-restart-turn = Zug neu beginnen
web-key-end-turn = Zug beenden
web-key-log = Protokoll ein- oder ausblenden
web-key-recap = Was seit deinem letzten Zug geschah
web-key-type = Zug eintippen
web-key-rules = Regeln anzeigen
web-key-help = Diese Tastenkürzel anzeigen
