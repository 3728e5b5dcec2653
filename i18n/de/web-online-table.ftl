### Online-Tische: Vorschläge und Antworten, Revanchen, volle Tische, Zuschauen.

# Wer einem Vorschlag nicht zugestimmt hat.
web-declined =
    { $what ->
        [undo] { $name } möchte den Zug nicht zurücknehmen lassen.
        [abort] { $name } möchte lieber weiterspielen.
        [rematch] { $name } möchte jetzt nicht noch einmal spielen.
       *[stand-in] { $name } möchte lieber warten.
    }

# Jemand möchte einen Zug zurücknehmen, der in einem Satz genannt wird.
web-proposed-undo = { $name } möchte dies zurücknehmen: { $move }

web-proposed-undo-own = Du möchtest dies zurücknehmen: { $move } Die anderen müssen zustimmen.

# Wer einer Revanche noch zustimmen muss.
web-rematch-waiting = Du möchtest noch einmal spielen. Warten auf { $who }.

web-not-now = Jetzt nicht

# Für Zuschauer.
web-rematch-begun = Die Spieler haben eine Revanche begonnen.

web-watch-rematch = Bei der Revanche zuschauen

web-full = Der Tisch ist voll

web-full-about = Alle Plätze sind besetzt, aber du kannst zuschauen oder einen eigenen Tisch eröffnen.

web-watch-them = Zuschauen

web-own-table = Eigenen Tisch eröffnen

web-you-watch = Du schaust zu.

# Öffnet eine Liste von Knöpfen, die Spieler stummschalten.
web-mute-somebody = Jemanden stummschalten
