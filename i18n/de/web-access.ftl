### Spielen ohne Maus, ohne den Spielplan zu sehen oder stark vergrößert.

## Einstellungen.

web-settings-large = Größere Figuren und Karten
web-settings-contrast = Hoher Kontrast
web-settings-simple = Schlichter Spielplan ohne Verzierung
web-settings-shortcuts = Tastenkürzel verwenden

## Tastenkürzel.

web-keys-move = Mit Tab gehst du von einem Teil der Seite zum nächsten. Auf dem Spielplan und in deiner Hand gehst du mit den Pfeiltasten von einem Ding zum anderen, mit Bild auf und Bild ab zu dem, was du wählen kannst, und mit der Eingabetaste wählst du es. Sonst führen die Pfeiltasten durch die Partie. Mit einem Bildschirmleser gelten diese Tasten in dessen Fokusmodus.
web-keys-change = Ändern
web-keys-change-what = Taste ändern für: { $what }
web-keys-press = Drücke die neue Taste …
web-keys-refused = Diese Taste wird zum Bewegen gebraucht. Bitte wähle eine andere.
web-keys-reset = Alle Tastenkürzel zurücksetzen
web-key-name =
    { $key ->
        [space] Leertaste
        [enter] Eingabe
        [escape] Esc
        [home] Pos1
       *[end] Ende
    }
web-key-chord =
    { $modifier ->
        [alt] Alt
       *[ctrl] Strg
    } + { $key }
web-key-prompt = Was werde ich gefragt?
web-key-hand = Was habe ich auf der Hand?
web-key-score = Wie steht es?
web-key-place = Was ist das hier?
web-key-choices = Was kann ich wählen?
web-key-last-turn = Was haben die anderen getan?
web-key-text-view = Der Spielplan als Text

## Antworten auf Fragen, die mit einer Taste gestellt werden.

web-query-no-hand = Es gibt keine Karten zu zeigen.
web-query-no-score = Die Punkte sind noch nicht bekannt.
web-query-no-place = Auf dem Spielplan ist nichts ausgewählt.
web-query-no-choices = Im Moment gibt es nichts zu wählen.

## Der Spielplan als Text.

# Eine Liste als Satz.
web-text-list = { $what }
web-text-player = Spieler
web-text-has = Besitz
web-text-what = Was
web-text-value = Wert
web-text-actions = Was du jetzt tun kannst
web-text-more = Es gibt noch mehr Möglichkeiten. Wähle auf dem Spielplan oder tippe einen Zug ein.

## Eingetippte Züge.

web-typed-help = Tippe einen Zug in Worten oder in Kurzform ein. Wortanfänge genügen. Zum Beispiel: { $words }. Kurz: { $notation }
web-typed-waiting = Du kannst einen Zug eintippen, wenn du am Zug bist.
web-typed-several = Welcher davon?

## Wiedergabe.

# Der Wert des Schiebers: die Stelle, und was dort geschah.
web-moment-told = { $place }: { $line }

## Die Spielerleiste auf Telefonen.

web-strip-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
web-strip-cards =
    { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
