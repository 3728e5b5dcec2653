### De webclient online: de lobby, het adres van een tafel, en wat een tafel van de server nog meer laat zien.

## Wie men is.

web-together = Samen spelen
web-guest-about = Een naam is genoeg. De anderen aan tafel zien hem.
web-guest = Verder als gast
web-called = Je bent { $name }.
web-rename = Naam veranderen
web-devices = Ander apparaat
web-device-give-about = Met een code ben je ook op een ander apparaat jezelf. Hij geldt één keer, tien minuten lang.
web-device-give = Code tonen
web-device-claim-about = Typ hier een code van een ander apparaat:
web-device-claim = Code gebruiken
web-device-claim-open = Ik heb een code van een ander apparaat
web-server-away = De server is niet te bereiken. Alles op dit apparaat werkt gewoon.

## Tafels.

web-invite = Online spelen
web-invite-title = { $game }: een tafel online
web-table-make = Tafel openen
web-tables-mine = Jouw tafels
web-tables-open = Open tafels
web-tables-playing = Kijken
web-tables-over = Spellen van anderen terugkijken
web-tables-none = Nog geen tafels. Kies hieronder een spel en speel online.
web-table-open =
    { $free ->
        [0] Begint
        [one] Eén plaats is vrij
       *[other] { $free } plaatsen zijn vrij
    }
web-table-turn = Jij bent aan de beurt
web-table-playing = Bezig
web-seat-free = Wie er maar komt
web-clock-label = Bedenktijd
web-clock =
    { $clock ->
        [none] Zo lang je wilt
        [live-5] 5 minuten per speler, en 5 seconden per beurt
        [live-15] 15 minuten per speler, en 10 seconden per beurt
        [live-30] 30 minuten per speler, en 15 seconden per beurt
        [slow-1] Een dag per beurt
       *[slow-3] Drie dagen per beurt
    }
web-clock-live =
    { $minutes ->
        [one] Iedereen heeft een minuut
       *[other] Iedereen heeft { $minutes } minuten
    } en { $seconds } seconden meer per beurt. { $zero ->
        [concede] Is de tijd om, dan is het spel verloren.
       *[stand-in] Is de tijd om, dan speelt een bot verder.
    }
web-clock-slow =
    Elke beurt mag { $hours } uur duren. { $zero ->
        [concede] Is de tijd om, dan is het spel verloren.
       *[stand-in] Is de tijd om, dan speelt een bot verder.
    }
web-at-zero-label = Is de tijd om
web-at-zero =
    { $zero ->
        [concede] Het spel is verloren
       *[stand-in] Een bot speelt verder
    }
web-clock-days = { $days } d { $hours } u
web-access-join = Wie mag meespelen
web-access-watch = Wie mag kijken
web-access =
    { $who ->
        [everybody] Iedereen
        [link] Wie de link heeft
       *[nobody] Niemand
    }

## Het adres van een tafel.

web-no-table = Deze tafel kan niet getoond worden.
web-try-again = Opnieuw proberen
web-invitation = Je bent uitgenodigd: { $game }
web-sit-down = Plaatsnemen
web-only-watch = Alleen kijken
web-waiting-title = { $game }: wachten
web-waiting = Het spel begint als alle plaatsen bezet zijn.
web-connecting = Verbinden …
web-here = aanwezig
web-away = afwezig
web-links = Uitnodigen
web-link-join = Om te spelen: geef deze link aan vrienden
web-link-watch = Om te kijken: geef deze link aan wie je wilt
web-link-qr = De link om mee te spelen, voor de camera van een telefoon
web-link-copy = Kopiëren
web-link-copied = Gekopieerd.
web-link-by-hand = Kopieer hem met de hand.
web-fill = Vrije plaatsen met bots vullen ({ $level })
web-get-up = Tafel verlaten

## Aan tafel.

web-line =
    { $state ->
        [open] Online
        [connecting] Verbinden …
       *[cut] Geen verbinding
    }
web-line-cut = De verbinding is verbroken. Ze wordt vanzelf hersteld; er gaat niets verloren.
web-line-cut-pending = De verbinding is verbroken. Je zet wordt bewaard en gaat weg zodra het kan.
web-presence =
    { $state ->
        [here] aanwezig
        [bot] een bot speelt
       *[away] afwezig
    }
web-stand-in-you = Een bot speelt voor jou.
# Wat er aan deze tafel gebeurt als iemand afwezig is.
web-absence-minutes =
    { $minutes ->
        [one] Als iemand die aan de beurt is een minuut afwezig is, of eerder als de anderen daarom vragen, speelt een bot tot die speler terug is.
       *[other] Als iemand die aan de beurt is { $minutes } minuten afwezig is, of eerder als de anderen daarom vragen, speelt een bot tot die speler terug is.
    }
web-absence-seconds = Als iemand die aan de beurt is { $seconds } seconden afwezig is, of eerder als de anderen daarom vragen, speelt een bot tot die speler terug is.
web-absence-asked = Als iemand die aan de beurt is afwezig is, speelt een bot alleen als de anderen daarom vragen.
# Iemand is aan de beurt en er niet. Alleen de eerste zin wordt voorgelezen; in de tweede is de tijd een klok die afloopt.
web-awaited = { $name } is afwezig.
web-awaited-until = Een bot speelt over { $time }.
web-stand-in-now = Bot laten spelen
web-proposed-stand-in = { $name } wil dat een bot voor { $whom } speelt.
web-proposed-stand-in-own = Je hebt om een bot voor { $whom } gevraagd. De anderen moeten instemmen.
# Daarna volgt wat de bot gedaan heeft.
web-bot-played = Terwijl je weg was, speelde een bot voor jou:
web-bot-played-more =
    { $count ->
        [one] één eerdere actie
       *[other] { $count } eerdere acties
    }
web-bot-played-watch = Tonen
web-return = Zelf spelen
web-proposed =
    { $what ->
        [undo] { $name } wil een zet terugnemen.
        [abort] { $name } wil het spel zonder uitslag beëindigen.
       *[rematch] { $name } wil nog een keer spelen.
    }
web-proposed-own =
    { $what ->
        [undo] Je hebt gevraagd je zet terug te nemen. De anderen moeten instemmen.
        [abort] Je hebt gevraagd het spel zonder uitslag te beëindigen. De anderen moeten instemmen.
       *[rematch] Je hebt gevraagd nog een keer te spelen. De anderen moeten instemmen.
    }
web-agree = Instemmen
web-decline = Weigeren
web-withdraw = Intrekken
web-propose-undo = Terugnemen vragen
web-propose-abort = Beëindigen vragen
web-propose-undo-question = De anderen vragen of je je laatste zet en alles daarna mag terugnemen?
web-propose-abort-question = De anderen vragen om het spel zonder uitslag te beëindigen?
web-leave-seat = Een bot voor je laten spelen
web-leave-seat-question = Je plaats aan een bot overlaten? Je kunt altijd terugkomen.
web-to-rematch = Naar het nieuwe spel
web-talk = Praten
web-talk-new =
    { $count ->
        [one] Eén nieuwe regel
       *[other] { $count } nieuwe regels
    }
web-talk-say = Iets zeggen
web-talk-send = Zeggen
web-notepad = Notities (alleen jij ziet ze)
web-mute = { $name } niet horen
web-unmute = { $name } weer horen
web-watcher = kijkt
web-watchers =
    { $count ->
        [one] Er kijkt nog iemand.
       *[other] Er kijken nog { $count } anderen.
    }

## Wat geweigerd werd.

web-fault =
    { $code ->
        [bad-name] Een naam heeft 1 tot 32 tekens op één regel.
        [wrong-code] Deze code bestaat niet, is gebruikt of te oud.
        [too-fast] Dat was te veel tegelijk. Wacht even.
        [not-found] Deze tafel bestaat niet, of is niet voor iedereen.
        [not-invited] Deze tafel is voor wie de link heeft.
        [seat-taken] Er is geen plaats meer vrij.
        [too-many-tables] Je hebt te veel open tafels.
        [declined] Iemand is het er niet mee eens.
        [no-access] Deze tafel is niet open voor toeschouwers.
        [outdated] De server spreekt van dingen die deze pagina niet kent. Laad haar opnieuw.
        [silence] De server antwoordt niet.
        [played-by-bot] Een bot speelt deze plaats.
        [stale] Intussen wordt iets anders gevraagd.
       *[other] Dat kan nu niet.
    }
