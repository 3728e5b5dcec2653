### De webclient online: de lobby, het adres van een tafel, en wat een tafel van de server nog meer laat zien.

## Wie men is.

web-guest-about = Je hebt alleen een naam nodig. De anderen aan tafel zien hem.
web-guest = Verder als gast
web-called = Je bent { $name }.
web-rename = Naam wijzigen
web-devices = Ander apparaat
web-device-give-about = Met een code speel je op een ander apparaat onder je eigen naam. Hij werkt één keer en verloopt na tien minuten.
web-device-give = Code tonen
web-device-claim-about = Typ hier een code van een ander apparaat:
web-device-claim = Code gebruiken
web-device-claim-open = Ik heb een code van een ander apparaat
web-server-away = De server is niet bereikbaar. Op dit apparaat kun je gewoon spelen.

## Tafels.

web-invite-title = { $game }: nieuwe online tafel
web-table-make = Tafel openen
web-tables-mine = Jouw tafels
web-tables-open = Open tafels
web-tables-playing = Kijken
web-tables-over = Afgelopen partijen van anderen
web-table-open =
    { $free ->
        [0] Begint zo
        [one] Eén plaats is vrij
       *[other] { $free } plaatsen zijn vrij
    }
web-table-turn = Jouw beurt
web-table-playing = Bezig
web-seat-free = Open plaats
web-clock-label = Bedenktijd
web-clock =
    { $clock ->
        [none] Geen tijdslimiet
        [live-5] 5 minuten per speler, plus 5 seconden per beurt
        [live-15] 15 minuten per speler, plus 10 seconden per beurt
        [live-30] 30 minuten per speler, plus 15 seconden per beurt
        [slow-1] Eén dag per beurt
       *[slow-3] Drie dagen per beurt
    }
web-clock-live =
    { $minutes ->
        [one] Elke speler heeft één minuut
       *[other] Elke speler heeft { $minutes } minuten
    }, plus { $seconds } seconden per beurt. { $zero ->
        [concede] Wie geen tijd meer heeft, verliest.
       *[stand-in] Als iemand geen tijd meer heeft, neemt een bot het over.
    }
web-clock-slow =
    Elke beurt mag hoogstens { $hours } uur duren. { $zero ->
        [concede] Wie geen tijd meer heeft, verliest.
       *[stand-in] Als iemand geen tijd meer heeft, neemt een bot het over.
    }
web-at-zero-label = Als de tijd om is
web-at-zero =
    { $zero ->
        [concede] De speler verliest
       *[stand-in] Een bot neemt het over
    }
web-clock-days = { $days } d { $hours } u
web-access-join = Wie mag meespelen
web-access-watch = Wie mag kijken
web-access =
    { $who ->
        [everybody] Iedereen
        [link] Iedereen met de link
       *[nobody] Niemand
    }

## Het adres van een tafel.

web-no-table = Deze tafel kan niet worden getoond.
web-try-again = Opnieuw proberen
web-invitation = Je bent uitgenodigd voor een partij { $game }
web-sit-down = Meespelen
web-only-watch = Alleen kijken
web-waiting-title = { $game }: wachten op spelers
web-waiting = De partij begint zodra alle plaatsen bezet zijn.
web-connecting = Verbinden…
web-here = aanwezig
web-away = afwezig
web-links = Uitnodigen
web-link-join = Link om mee te spelen: stuur hem naar vrienden
web-link-watch = Link om te kijken: stuur hem naar wie je wilt
web-link-qr = De link om mee te spelen, als QR-code voor je telefoon
web-link-copy = Kopiëren
web-link-copied = Gekopieerd.
web-link-by-hand = Kopieer hem met de hand.
web-fill = Vrije plaatsen met bots vullen ({ $level })
web-get-up = Tafel verlaten

## Aan tafel.

web-line =
    { $state ->
        [open] Online
        [connecting] Verbinden…
       *[cut] Geen verbinding
    }
web-line-cut = Verbinding verbroken. Ze wordt vanzelf hersteld; je partij blijft bewaard.
web-line-cut-pending = Verbinding verbroken. Je zet blijft bewaard en wordt zo snel mogelijk verstuurd.
web-presence =
    { $state ->
        [here] aanwezig
        [bot] gespeeld door een bot
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
web-awaited-until = Over { $time } neemt een bot het over.
web-stand-in-now = Bot laten spelen
web-proposed-stand-in = { $name } wil dat een bot voor { $whom } speelt.
web-proposed-stand-in-own = Je hebt om een bot voor { $whom } gevraagd. De anderen moeten akkoord gaan.
# Daarna volgt wat de bot gedaan heeft.
web-bot-played = Terwijl je weg was, speelde een bot voor jou:
web-bot-played-more =
    { $count ->
        [one] één eerdere actie
       *[other] { $count } eerdere acties
    }
web-bot-played-watch = Tonen
web-return = Weer zelf spelen
web-proposed =
    { $what ->
        [undo] { $name } wil een zet terugnemen.
        [abort] { $name } wil de partij zonder uitslag beëindigen.
       *[rematch] { $name } wil opnieuw spelen.
    }
web-proposed-own =
    { $what ->
        [undo] Je hebt gevraagd of je je zet mag terugnemen. De anderen moeten akkoord gaan.
        [abort] Je hebt gevraagd de partij zonder uitslag te beëindigen. De anderen moeten akkoord gaan.
       *[rematch] Je hebt gevraagd opnieuw te spelen. De anderen moeten akkoord gaan.
    }
web-agree = Akkoord gaan
web-decline = Weigeren
web-withdraw = Intrekken
web-propose-undo = Vragen om terug te nemen
web-propose-abort = Vragen om te stoppen
web-propose-undo-question = De anderen vragen of je je laatste zet en alles daarna mag terugnemen?
web-propose-abort-question = De anderen vragen om de partij zonder uitslag te beëindigen?
web-leave-seat = Een bot voor je laten spelen
web-leave-seat-question = Je plaats aan een bot overlaten? Je kunt altijd terugkomen.
web-to-rematch = Naar de nieuwe partij
web-talk = Chat
web-talk-new =
    { $count ->
        [one] Eén nieuw bericht
       *[other] { $count } nieuwe berichten
    }
web-talk-say = Bericht schrijven
web-talk-send = Versturen
web-notepad = Notities (alleen jij ziet ze)
web-mute = { $name } dempen
web-unmute = { $name } niet meer dempen
web-watcher = toeschouwer
web-watchers =
    { $count ->
        [one] Er kijkt nog één persoon.
       *[other] Er kijken nog { $count } personen.
    }

## Wat geweigerd werd.

web-fault =
    { $code ->
        [bad-name] Een naam heeft 1 tot 32 tekens op één regel.
        [wrong-code] Deze code is onjuist, al gebruikt of verlopen.
        [too-fast] Te veel verzoeken tegelijk. Wacht even.
        [not-found] Deze tafel bestaat niet, of je hebt een link nodig om die te zien.
        [wrong-join-link] Deze uitnodiging werkt niet. Misschien is de link niet compleet, of is de tafel gesloten. Vraag om een nieuwe.
        [wrong-watch-link] Deze link om mee te kijken werkt niet. Misschien is die niet compleet, of is de tafel gesloten.
        [no-longer-open] De partij is zonder jou begonnen, en deze tafel laat geen toeschouwers toe.
        [not-invited] Je hebt de link van deze tafel nodig om mee te spelen.
        [seat-taken] Er is geen plaats meer vrij.
        [too-many-tables] Je hebt te veel open tafels.
        [no-access] Aan deze tafel zijn geen toeschouwers toegestaan.
        [outdated] Deze pagina is verouderd. Laad de pagina opnieuw.
        [silence] De server reageert niet.
        [played-by-bot] Een bot speelt deze plaats.
        [stale] De partij is verdergegaan; kies opnieuw.
       *[other] Dat kan nu niet.
    }
