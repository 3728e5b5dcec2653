### Der Webclient online: die Lobby, die Adresse eines Tisches, und was ein Tisch des Servers außerdem zeigt.

## Wer man ist.

web-together = Zusammen spielen
web-guest-about = Es braucht nur einen Namen. Die anderen am Tisch sehen ihn.
web-guest = Als Gast weiter
web-called = Du bist { $name }.
web-rename = Namen ändern
web-devices = Anderes Gerät
web-device-give-about = Ein Code macht auch ein anderes Gerät zu deinem. Er gilt einmal, zehn Minuten lang.
web-device-give = Code zeigen
web-device-claim-about = Gib hier einen Code von einem anderen Gerät ein:
web-device-claim = Code verwenden
web-device-claim-open = Ich habe einen Code von einem anderen Gerät
web-server-away = Der Server ist nicht zu erreichen. Alles auf diesem Gerät geht trotzdem.

## Tische.

web-invite = Online spielen
web-invite-title = { $game }: ein Tisch online
web-table-make = Tisch eröffnen
web-tables-mine = Deine Tische
web-tables-open = Offene Tische
web-tables-playing = Zuschauen
web-tables-over = Spiele anderer ansehen
web-tables-none = Noch keine Tische. Wähle unten ein Spiel und spiele online.
web-table-open =
    { $free ->
        [0] Beginnt
        [one] Ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }
web-table-turn = Du bist am Zug
web-table-playing = Im Gange
web-seat-free = Wer immer kommt
web-clock-label = Bedenkzeit
web-clock =
    { $clock ->
        [none] So lange man will
        [live-5] 5 Minuten für jeden, und 5 Sekunden je Zug
        [live-15] 15 Minuten für jeden, und 10 Sekunden je Zug
        [live-30] 30 Minuten für jeden, und 15 Sekunden je Zug
        [slow-1] Ein Tag je Zug
       *[slow-3] Drei Tage je Zug
    }
web-clock-live =
    { $minutes ->
        [one] Jeder hat eine Minute
       *[other] Jeder hat { $minutes } Minuten
    } und { $seconds } Sekunden mehr je Zug. { $zero ->
        [concede] Ist die Zeit um, ist das Spiel verloren.
       *[stand-in] Ist die Zeit um, spielt ein Bot weiter.
    }
web-clock-slow =
    Jeder Zug darf { $hours } Stunden dauern. { $zero ->
        [concede] Ist die Zeit um, ist das Spiel verloren.
       *[stand-in] Ist die Zeit um, spielt ein Bot weiter.
    }
web-at-zero-label = Ist die Zeit um
web-at-zero =
    { $zero ->
        [concede] Das Spiel ist verloren
       *[stand-in] Ein Bot spielt weiter
    }
web-clock-days = { $days } T { $hours } h
web-access-join = Wer mitspielen darf
web-access-watch = Wer zuschauen darf
web-access =
    { $who ->
        [everybody] Alle
        [link] Wer den Link hat
       *[nobody] Niemand
    }

## Die Adresse eines Tisches.

web-no-table = Dieser Tisch kann nicht gezeigt werden.
web-try-again = Noch einmal versuchen
web-invitation = Du bist eingeladen: { $game }
web-sit-down = Platz nehmen
web-only-watch = Nur zuschauen
web-waiting-title = { $game }: es wird gewartet
web-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-connecting = Verbindung wird aufgebaut …
web-here = da
web-away = nicht da
web-links = Einladen
web-link-join = Zum Mitspielen: Gib diesen Link Freunden
web-link-watch = Zum Zuschauen: Gib diesen Link, wem du willst
web-link-qr = Der Link zum Mitspielen, für die Kamera eines Telefons
web-link-copy = Kopieren
web-link-copied = Kopiert.
web-link-by-hand = Bitte von Hand kopieren.
web-fill = Freie Plätze mit Bots füllen ({ $level })
web-get-up = Tisch verlassen

## Am Tisch.

web-line =
    { $state ->
        [open] Online
        [connecting] Verbindung …
       *[cut] Keine Verbindung
    }
web-line-cut = Die Verbindung ist unterbrochen. Sie wird von selbst wieder aufgebaut; nichts geht verloren.
web-line-cut-pending = Die Verbindung ist unterbrochen. Dein Zug ist aufgehoben und geht ab, sobald es möglich ist.
web-presence =
    { $state ->
        [here] da
        [bot] ein Bot spielt
       *[away] nicht da
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
web-awaited = { $name } ist nicht da.
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
web-return = Selbst spielen
web-proposed =
    { $what ->
        [undo] { $name } möchte einen Zug zurücknehmen.
        [abort] { $name } möchte das Spiel ohne Ergebnis beenden.
       *[rematch] { $name } möchte noch einmal spielen.
    }
web-proposed-own =
    { $what ->
        [undo] Du hast gebeten, deinen Zug zurückzunehmen. Die anderen müssen zustimmen.
        [abort] Du hast gebeten, das Spiel ohne Ergebnis zu beenden. Die anderen müssen zustimmen.
       *[rematch] Du hast gebeten, noch einmal zu spielen. Die anderen müssen zustimmen.
    }
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-propose-undo = Um Zurücknehmen bitten
web-propose-abort = Um Abbruch bitten
web-propose-undo-question = Die anderen bitten, dich deinen letzten Zug und alles danach zurücknehmen zu lassen?
web-propose-abort-question = Die anderen bitten, das Spiel ohne Ergebnis zu beenden?
web-leave-seat = Einen Bot für dich spielen lassen
web-leave-seat-question = Deinen Platz einem Bot überlassen? Du kannst jederzeit zurückkommen.
web-to-rematch = Zum neuen Spiel
web-talk = Reden
web-talk-new =
    { $count ->
        [one] Eine neue Zeile
       *[other] { $count } neue Zeilen
    }
web-talk-say = Etwas sagen
web-talk-send = Sagen
web-notepad = Notizen (nur du siehst sie)
web-mute = { $name } nicht hören
web-unmute = { $name } wieder hören
web-watcher = schaut zu
web-watchers =
    { $count ->
        [one] Außerdem schaut jemand zu.
       *[other] Außerdem schauen { $count } zu.
    }

## Was verweigert wurde.

web-fault =
    { $code ->
        [bad-name] Ein Name hat 1 bis 32 Zeichen in einer Zeile.
        [wrong-code] Diesen Code gab es nie, oder er ist verbraucht oder zu alt.
        [too-fast] Das war zu viel auf einmal. Warte einen Augenblick.
        [not-found] Diesen Tisch gibt es nicht, oder er ist nicht für alle.
        [not-invited] Dieser Tisch ist für die, die seinen Link haben.
        [seat-taken] Es ist kein Platz mehr frei.
        [too-many-tables] Du hast zu viele offene Tische.
        [declined] Jemand ist nicht einverstanden.
        [no-access] Dieser Tisch ist nicht für Zuschauer offen.
        [outdated] Der Server spricht von Dingen, die diese Seite nicht kennt. Lade sie neu.
        [silence] Der Server antwortet nicht.
        [played-by-bot] Diesen Platz spielt ein Bot.
        [stale] Inzwischen ist etwas anderes gefragt.
       *[other] Das geht jetzt nicht.
    }
