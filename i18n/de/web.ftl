### Der Web-Client: Lobby, Tisch, Rückblick. Was alle seine Seiten sagen, gleich in welchem Spiel.

## Der ganze Client.

web-title = Alcázar: Brettspiele um Toledo und Tyros
# Der Titel eines Reiters, in dem man gefragt ist.
web-title-turn = Du bist dran · { $game }
web-title-replay = { $game }: Rückblick
web-skip = Zum Inhalt springen
web-nowhere = Hier ist nichts.
web-home = Zur Lobby
web-close = Schließen
web-cancel = Abbrechen
web-you = Du
# Ein Name in einer Liste von Namen.
web-name = { $name }

## Die Lobby.

web-tagline = Brettspiele für heute Abend, allein oder mit Freunden.
web-games = Spiele
web-players = { $least } bis { $most } Personen
web-play-now = Jetzt spielen
web-new-table = Neuer Tisch
web-watch = Bots zusehen
web-rules = Regeln
web-continue = Weiterspielen
web-saved-turn = Am Zug: { $who }
web-saved-won = Gewonnen: { $who }
web-look-back = Rückblick
web-delete = Löschen
web-delete-question = Dieses Spiel endgültig löschen?
web-not-deleted = Das Spiel ließ sich nicht löschen.
web-import = Spieldatei öffnen
web-import-about = Spiele bleiben nur auf diesem Gerät. Als Datei nimmst du sie mit.
web-credits = Wer es gemacht hat
web-credits-games = Toledo und Tyros sind Spiele von Martin Wallace, Tolède ist ein Spiel von Olivier Marlet.
web-credits-unofficial = Dies ist ein inoffizielles Werk von Liebhabern. Zahlen, die keine Quelle nennt, sind rekonstruiert und in den Regeln mit [X] markiert.

## Warum etwas nicht beginnen oder geöffnet werden konnte.

web-bad-options = Mit diesen Einstellungen lässt sich nicht spielen.
web-bad-name = Alle brauchen einen Namen mit höchstens 64 Zeichen.
web-bad-seed = Ein Startwert hat bis zu 64 der Ziffern 0 bis 9 und a bis f.
web-no-chance = Der Browser liefert keine Zufallszahlen.
web-no-face = Dieses Spiel lässt sich hier noch nicht zeigen.
web-bad-file = Die Datei lässt sich nicht öffnen. { $why }
web-bad-link = Der Link lässt sich nicht öffnen. { $why }
web-unreadable = Dieses Spiel lässt sich nicht lesen.

## Ein neuer Tisch.

web-new-title = { $game }: ein neuer Tisch
web-seats = Wer spielt?
web-seat-who = Wer spielt { $seat }?
web-seat-you = Du
web-seat-friend = Jemand an diesem Gerät
web-seat-bot = Bot: { $level }
web-seat-name = Name
web-more-seats = Einer mehr
web-fewer-seats = Einer weniger
web-options = Einstellungen
web-by-lot = Durch Los
web-seed = Startwert
web-seed-about = Lass das Feld leer. Mit demselben Startwert kommen die Karten in derselben Reihenfolge.
web-begin = Beginnen
web-level =
    { $level ->
        [random] Zufall
        [novice] Anfänger
        [apprentice] Lehrling
        [greedy] Geselle
        [adept] Ratgeber
        [flat] Handwerker
        [search] Kenner
       *[master] Meister
    }

## Einstellungen.

web-settings = Einstellungen
web-settings-language = Sprache
web-language-awaited = Diese Sprache ist noch nicht geladen.
web-settings-theme = Aussehen
web-settings-speed = Animation
web-settings-sound = Ton
web-settings-confirm = Nachfragen vor allem, was sich nicht zurücknehmen lässt
web-settings-name = Dein Name
web-theme =
    { $theme ->
        [auto] Wie das System
        [light] Hell
       *[dark] Dunkel
    }
web-speed =
    { $speed ->
        [off] Aus
        [fast] Schnell
        [normal] Normal
       *[slow] Langsam
    }

## Am Tisch.

web-leave = Tisch verlassen (das Spiel ist gespeichert)
web-tools = Werkzeuge
web-menu = Menü
web-log = Protokoll
# A line that is told several times in a row.
web-log-times = { $line } (×{ $count })
web-board = Plan
web-hand = Deine Hand
web-controls = Dein Zug
web-players-here = Mitspieler
web-turn-mark = am Zug
web-conceded = hat aufgegeben
web-undo = Zurücknehmen
web-restart-turn = Zug neu beginnen
web-recap = Seit deinem letzten Zug
web-skip-show = Überspringen
web-end-turn = Zug beenden
web-refused = Das geht jetzt nicht.
web-go-back = Weiter zurück
web-go-back-question = Deinen letzten Zug und alles danach zurücknehmen? Gezogene Karten kommen wieder.
web-go-back-yes = Zurücknehmen
web-concede = Aufgeben
web-concede-question = Dieses Spiel aufgeben?
web-save-file = Als Datei speichern
web-typed = Zug
web-typed-play = Spielen
# Wohin im Spiel man schaut.
web-at-moment = { $at } von { $of }
web-to-present = Zurück zum Spiel
web-trouble-not-saved = In diesem Browser lässt sich das Spiel nicht speichern. Solange diese Seite offen ist, geht nichts verloren: Speichere es als Datei.
web-trouble-elsewhere = Dieses Spiel ist in einem anderen Fenster offen. Hier kannst du nur zusehen.
web-trouble-bot-silent = Ein Bot antwortet nicht. Lade die Seite neu, um weiterzuspielen; das Spiel ist gespeichert.
web-curtain = { $name }, du bist dran ({ $colour }). Niemand sonst sollte hinsehen.
web-curtain-raise = Ich bin { $name }

## Wie es ausging.

web-result = Ergebnis
web-total = Summe
web-rematch = Noch einmal
web-share = Teilen
web-shared = Der Link ist kopiert. Er enthält das ganze Spiel.
web-shared-by-hand = Kopier diesen Link, er enthält das ganze Spiel: { $address }
web-shared-as-file = Das Spiel passt nicht in einen Link und wurde als Datei gespeichert.

## Rückblick.

web-replay-start = Vor dem ersten Zug.
web-view = Gesehen von
web-view-seat = { $name } ({ $colour })
web-view-spectator = Zuschauer
web-view-open = Offene Karten
web-play-on = Von hier aus weiterspielen
web-transport = Schritte
web-moment = Moment
web-points = { $who }: { $points }
web-points-now = Punkte in diesem Moment

## Die Regeln.

web-rules-title = Die Regeln von { $game }
web-rules-search = Regeln durchsuchen

## Tasten.

web-keys = Tasten
web-keys-board = Tab geht durch alles, was sich wählen lässt, die Eingabetaste wählt es.
web-key-back = Einen Schritt zurück
web-key-on = Einen Schritt weiter
web-key-start = Zum Anfang
web-key-end = Zur Gegenwart
web-key-run = Von selbst abspielen oder anhalten
web-key-skip = Überspringen, was gezeigt wird
web-key-undo = Zurücknehmen
web-key-restart-turn = Den Zug neu beginnen
web-key-end-turn = Den Zug beenden
web-key-log = Protokoll zeigen oder verbergen
web-key-recap = Was seit deinem letzten Zug geschah
web-key-type = Einen Zug eintippen
web-key-rules = Die Regeln
web-key-help = Diese Tasten
