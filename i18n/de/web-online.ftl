### Der Webclient online: die Lobby, die Adresse eines Tisches, und was ein Tisch des Servers außerdem zeigt.

## Wer man ist.

web-guest-about = Du brauchst nur einen Namen. Die anderen am Tisch sehen ihn.
web-guest = Als Gast fortfahren
web-called = Du bist { $name }.
web-rename = Namen ändern
web-devices = Anderes Gerät
web-device-give-about = Mit einem Code spielst du auf einem anderen Gerät unter deinem Namen. Er gilt einmal und läuft nach zehn Minuten ab.
web-device-give = Code anzeigen
web-device-claim-about = Gib hier einen Code von einem anderen Gerät ein:
web-device-claim = Code verwenden
web-device-claim-open = Ich habe einen Code von einem anderen Gerät
web-server-away = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen.

## Tische.

web-invite-title = { $game }: neuer Online-Tisch
web-table-make = Tisch eröffnen
web-tables-mine = Deine Tische
web-tables-open = Offene Tische
web-tables-playing = Zuschauen
web-tables-over = Beendete Partien anderer Spieler
web-table-open =
    { $free ->
        [0] Beginnt gleich
        [one] Ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }
web-table-turn = Du bist am Zug
web-table-playing = Läuft
web-seat-free = Offener Platz
web-clock-label = Bedenkzeit
web-clock =
    { $clock ->
        [none] Ohne Zeitlimit
        [live-5] 5 Minuten pro Spieler plus 5 Sekunden pro Zug
        [live-15] 15 Minuten pro Spieler plus 10 Sekunden pro Zug
        [live-30] 30 Minuten pro Spieler plus 15 Sekunden pro Zug
        [slow-1] Ein Tag pro Zug
       *[slow-3] Drei Tage pro Zug
    }
web-clock-live =
    { $minutes ->
        [one] Jeder Spieler hat eine Minute
       *[other] Jeder Spieler hat { $minutes } Minuten
    } plus { $seconds } Sekunden pro Zug. { $zero ->
        [concede] Wessen Zeit abläuft, verliert die Partie.
       *[stand-in] Wessen Zeit abläuft, für den übernimmt ein Bot.
    }
web-clock-slow =
    Jeder Zug darf bis zu { $hours } Stunden dauern. { $zero ->
        [concede] Wessen Zeit abläuft, verliert die Partie.
       *[stand-in] Wessen Zeit abläuft, für den übernimmt ein Bot.
    }
web-at-zero-label = Wenn die Zeit abläuft
web-at-zero =
    { $zero ->
        [concede] Der Spieler verliert
       *[stand-in] Ein Bot übernimmt
    }
web-clock-days = { $days } T. { $hours } Std.
web-access-join = Wer mitspielen darf
web-access-watch = Wer zuschauen darf
web-access =
    { $who ->
        [everybody] Alle
        [link] Alle mit dem Link
       *[nobody] Niemand
    }

## Die Adresse eines Tisches.

web-no-table = Dieser Tisch kann nicht angezeigt werden.
web-try-again = Erneut versuchen
web-invitation = Du bist zu einer Partie { $game } eingeladen
web-sit-down = Mitspielen
web-only-watch = Nur zuschauen
web-waiting-title = { $game }: Warten auf Spieler
web-waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
web-connecting = Verbinden …
web-here = da
web-away = abwesend
web-links = Einladen
web-link-join = Link zum Mitspielen: Schicke ihn deinen Freunden
web-link-watch = Link zum Zuschauen: Schicke ihn, wem du willst
web-link-qr = Der Link zum Mitspielen als QR-Code fürs Telefon
web-link-copy = Kopieren
web-link-copied = Kopiert.
web-link-by-hand = Bitte kopiere ihn von Hand.
web-fill = Freie Plätze mit Bots füllen ({ $level })
web-get-up = Tisch verlassen

## Am Tisch.

web-line =
    { $state ->
        [open] Online
        [connecting] Verbinden …
       *[cut] Keine Verbindung
    }
web-line-cut = Verbindung unterbrochen. Sie wird automatisch wiederhergestellt; die Partie bleibt erhalten.
web-line-cut-pending = Verbindung unterbrochen. Dein Zug bleibt erhalten und wird so bald wie möglich gesendet.
web-presence =
    { $state ->
        [here] da
        [bot] von einem Bot gespielt
       *[away] abwesend
    }
web-stand-in-you = Ein Bot spielt für dich.
# Was an diesem Tisch geschieht, wenn jemand nicht da ist.
web-absence-minutes =
    { $minutes ->
        [one] Ist jemand am Zug und eine Minute lang nicht da, spielt bis zur Rückkehr ein Bot, auf Wunsch der anderen auch früher.
       *[other] Ist jemand am Zug und { $minutes } Minuten lang nicht da, spielt bis zur Rückkehr ein Bot, auf Wunsch der anderen auch früher.
    }
web-absence-seconds = Ist jemand am Zug und { $seconds } Sekunden lang nicht da, spielt bis zur Rückkehr ein Bot, auf Wunsch der anderen auch früher.
web-absence-asked = Ist jemand am Zug und nicht da, spielt ein Bot nur dann, wenn die anderen darum bitten.
# Jemand ist gefragt und nicht da. Nur der erste Satz wird vorgelesen; im zweiten ist die Zeit eine Uhr, die abläuft.
web-awaited = { $name } ist abwesend.
web-awaited-until = Ein Bot übernimmt in { $time }.
web-stand-in-now = Bot spielen lassen
web-proposed-stand-in = { $name } möchte, dass ein Bot für { $whom } spielt.
web-proposed-stand-in-own = Du hast um einen Bot für { $whom } gebeten. Die anderen müssen zustimmen.
# Darauf folgt, was der Bot getan hat.
web-bot-played = Während du weg warst, hat ein Bot für dich gespielt:
web-bot-played-more =
    { $count ->
        [one] eine frühere Aktion
       *[other] { $count } frühere Aktionen
    }
web-bot-played-watch = Zeigen
web-return = Wieder selbst spielen
web-proposed =
    { $what ->
        [undo] { $name } möchte einen Zug zurücknehmen.
        [abort] { $name } möchte die Partie ohne Ergebnis beenden.
       *[rematch] { $name } möchte noch einmal spielen.
    }
web-proposed-own =
    { $what ->
        [undo] Du hast gebeten, deinen Zug zurücknehmen zu dürfen. Die anderen müssen zustimmen.
        [abort] Du hast vorgeschlagen, die Partie ohne Ergebnis zu beenden. Die anderen müssen zustimmen.
       *[rematch] Du hast vorgeschlagen, noch einmal zu spielen. Die anderen müssen zustimmen.
    }
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-propose-undo = Zurücknahme vorschlagen
web-propose-abort = Abbruch vorschlagen
web-propose-undo-question = Die anderen bitten, dass du deinen letzten Zug und alles danach zurücknehmen darfst?
web-propose-abort-question = Den anderen vorschlagen, die Partie ohne Ergebnis zu beenden?
web-leave-seat = Bot für dich spielen lassen
web-leave-seat-question = Deinen Platz einem Bot überlassen? Du kannst jederzeit zurückkommen.
web-to-rematch = Zur neuen Partie
web-talk = Chat
web-talk-new =
    { $count ->
        [one] Eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-talk-say = Nachricht schreiben
web-talk-send = Senden
web-notepad = Notizen (nur du siehst sie)
web-mute = { $name } stummschalten
web-unmute = Stummschaltung von { $name } aufheben
web-watcher = schaut zu
web-watchers =
    { $count ->
        [one] Außerdem schaut eine Person zu.
       *[other] Außerdem schauen { $count } Personen zu.
    }

## Was verweigert wurde.

web-fault =
    { $code ->
        [bad-name] Ein Name muss 1 bis 32 Zeichen in einer Zeile haben.
        [wrong-code] Dieser Code ist falsch, schon verwendet oder abgelaufen.
        [too-fast] Zu viele Anfragen auf einmal. Warte einen Augenblick.
        [not-found] Diesen Tisch gibt es nicht, oder du brauchst einen Link, um ihn zu sehen.
        [wrong-join-link] Diese Einladung funktioniert nicht. Vielleicht ist der Link unvollständig, oder der Tisch wurde geschlossen. Bitte um einen neuen.
        [wrong-watch-link] Dieser Link zum Zuschauen funktioniert nicht. Vielleicht ist er unvollständig, oder der Tisch wurde geschlossen.
        [no-longer-open] Die Partie hat ohne dich begonnen, und an diesem Tisch sind keine Zuschauer erlaubt.
        [not-invited] Um an diesem Tisch mitzuspielen, brauchst du seinen Link.
        [seat-taken] Es ist kein Platz mehr frei.
        [too-many-tables] Du hast zu viele offene Tische.
        [no-access] An diesem Tisch sind keine Zuschauer zugelassen.
        [outdated] Diese Seite ist veraltet. Bitte lade sie neu.
        [silence] Der Server antwortet nicht.
        [played-by-bot] Diesen Platz spielt ein Bot.
        [stale] Die Partie ist inzwischen weitergegangen; wähle neu.
       *[other] Das geht jetzt nicht.
    }
