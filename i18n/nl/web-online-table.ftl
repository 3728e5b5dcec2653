### Onlinetafels: voorstellen en antwoorden, nieuwe partijen, volle tafels, meekijken.

# Wie niet met een voorstel instemde.
web-declined =
    { $what ->
        [undo] { $name } wil de zet niet laten terugnemen.
        [abort] { $name } speelt liever door.
        [rematch] { $name } wil nu niet nog een keer spelen.
       *[stand-in] { $name } wacht liever.
    }

# Iemand wil een zet terugnemen, die in een zin verteld wordt.
web-proposed-undo = { $name } wil dit graag terugnemen: { $move }

web-proposed-undo-own = Je hebt gevraagd dit terug te nemen: { $move } De anderen moeten akkoord gaan.

# Wie nog met een nieuwe partij moet instemmen.
web-rematch-waiting = Je wilt nog een keer spelen. Wachten op { $who }.

web-not-now = Nu niet

# Voor toeschouwers.
web-rematch-begun = De spelers zijn een nieuwe partij begonnen.

web-watch-rematch = Kijk naar de nieuwe partij

web-full = De tafel is vol

web-full-about = Alle plaatsen zijn bezet, maar je kunt meekijken of zelf een tafel openen.

web-watch-them = Meekijken

web-own-table = Zelf een tafel openen

web-you-watch = Je kijkt mee.

# Opent een lijst met knoppen die spelers dempen.
web-mute-somebody = Iemand dempen
