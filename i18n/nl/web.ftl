### De webclient: lobby, tafel, terugblik. Wat al zijn pagina’s zeggen, welk spel het ook is.

## De hele client.

web-title = Alcázar: bordspellen van Toledo en Tyrus
# De titel van een tabblad waarin de speler gevraagd wordt.
web-title-turn = Jouw beurt · { $game }
web-title-replay = { $game }: terugblik
web-skip = Naar de inhoud
web-nowhere = Hier is niets.
web-home = Naar de lobby
web-close = Sluiten
web-cancel = Annuleren
web-you = Jij
# Een naam in een lijst van namen.
web-name = { $name }

## De lobby.

web-tagline = Bordspellen voor vanavond, alleen of met vrienden.
web-games = Spellen
web-players = { $least } tot { $most } spelers
web-play-now = Nu spelen
web-new-table = Nieuwe tafel
web-watch = Kijken hoe bots spelen
web-rules = Spelregels
web-continue = Verder spelen
web-saved-turn = Aan de beurt: { $who }
web-saved-won = Gewonnen: { $who }
web-look-back = Terugblik
web-delete = Verwijderen
web-delete-question = Dit spel voorgoed verwijderen?
web-not-deleted = Het spel kon niet worden verwijderd.
web-import = Een spelbestand openen
web-import-about = Spellen worden alleen op dit toestel bewaard. Een bestand neemt er een mee.
web-credits = Wie het gemaakt heeft
web-credits-games = Toledo en Tyros zijn spellen van Martin Wallace, Tolède is een spel van Olivier Marlet.
web-credits-unofficial = Dit is een niet-officieel werk van liefhebbers. Getallen die geen bron vermeldt zijn gereconstrueerd, en in de spelregels gemerkt met [X].

## Waarom iets niet kon beginnen of geopend worden.

web-bad-options = Met deze opties kan niet gespeeld worden.
web-bad-name = Iedereen heeft een naam van hoogstens 64 tekens nodig.
web-bad-seed = Een startgetal heeft hoogstens 64 van de cijfers 0 tot 9 en a tot f.
web-no-chance = De browser geeft geen willekeurige getallen.
web-no-face = Dit spel kan hier nog niet getoond worden.
web-bad-file = Het bestand kan niet geopend worden. { $why }
web-bad-link = De link kan niet geopend worden. { $why }
web-unreadable = Dit spel kan niet gelezen worden.

## Een nieuwe tafel.

web-new-title = { $game }: een nieuwe tafel
web-seats = Wie speelt er?
web-seat-who = Wie speelt { $seat }?
web-seat-you = Jij
web-seat-friend = Een vriend aan dit toestel
web-seat-bot = Bot: { $level }
web-seat-name = Naam
web-more-seats = Een meer
web-fewer-seats = Een minder
web-options = Opties
web-by-lot = Door het lot
web-seed = Startgetal
web-seed-about = Laat het leeg. Met hetzelfde startgetal komen de kaarten in dezelfde volgorde.
web-begin = Beginnen
web-level =
    { $level ->
        [random] Willekeurig
        [novice] Beginner
        [apprentice] Leerling
        [greedy] Gezel
        [adept] Raadgever
        [flat] Vakman
        [search] Kenner
       *[master] Meester
    }

## Instellingen.

web-settings = Instellingen
web-settings-language = Taal
web-language-awaited = Die taal is nog niet geladen.
web-settings-theme = Uiterlijk
web-settings-speed = Animatie
web-settings-sound = Geluid
web-settings-confirm = Eerst vragen bij wat niet terug te nemen is
web-settings-name = Je naam
web-theme =
    { $theme ->
        [auto] Zoals het systeem
        [light] Licht
       *[dark] Donker
    }
web-speed =
    { $speed ->
        [off] Uit
        [fast] Snel
        [normal] Normaal
       *[slow] Langzaam
    }

## Aan tafel.

web-leave = De tafel verlaten (het spel is opgeslagen)
web-tools = Gereedschap
web-menu = Menu
web-log = Verslag
# A line that is told several times in a row.
web-log-times = { $line } (×{ $count })
web-board = Bord
web-hand = Je hand
web-controls = Je beurt
web-players-here = Spelers
web-turn-mark = aan de beurt
web-conceded = heeft opgegeven
web-undo = Terugnemen
web-restart-turn = Beurt opnieuw
web-recap = Sinds je laatste beurt
web-skip-show = Overslaan
web-end-turn = Beurt beëindigen
web-refused = Dat kan nu niet.
web-go-back = Verder terug
web-go-back-question = Je laatste zet en alles wat erop volgde terugnemen? Getrokken kaarten komen opnieuw.
web-go-back-yes = Terugnemen
web-concede = Opgeven
web-concede-question = Dit spel opgeven?
web-save-file = Opslaan als bestand
web-typed = Zet
web-typed-play = Spelen
# Waar in het spel je kijkt.
web-at-moment = { $at } van { $of }
web-to-present = Terug naar het spel
web-trouble-not-saved = Het spel kan in deze browser niet worden opgeslagen. Er gaat niets verloren zolang deze pagina open is: sla het op als bestand.
web-trouble-elsewhere = Dit spel is open in een ander venster. Hier kun je alleen kijken.
web-trouble-bot-silent = Een bot antwoordt niet. Laad de pagina opnieuw om verder te gaan; het spel is opgeslagen.
web-curtain = { $name }, je bent aan de beurt ({ $colour }). Niemand anders mag kijken.
web-curtain-raise = Ik ben { $name }

## Hoe het afliep.

web-result = Uitslag
web-total = Totaal
web-rematch = Opnieuw spelen
web-share = Delen
web-shared = De link is gekopieerd. Hij bevat het hele spel.
web-shared-by-hand = Kopieer deze link, hij bevat het hele spel: { $address }
web-shared-as-file = Het spel past niet in een link en is daarom opgeslagen als bestand.

## Terugblik.

web-replay-start = Voor de eerste zet.
web-view = Gezien door
web-view-seat = { $name } ({ $colour })
web-view-spectator = Een toeschouwer
web-view-open = Open kaarten
web-play-on = Van hier af verder spelen
web-transport = Stappen
web-moment = Moment
web-points = { $who }: { $points }
web-points-now = Punten op dit moment

## De spelregels.

web-rules-title = De spelregels van { $game }
web-rules-search = In de spelregels zoeken

## Toetsen.

web-keys = Toetsen
web-keys-board = Tab gaat langs alles wat te kiezen is, Enter kiest het.
web-key-back = Een stap terug
web-key-on = Een stap verder
web-key-start = Naar het begin
web-key-end = Naar het heden
web-key-run = Vanzelf laten lopen, of stoppen
web-key-skip = Overslaan wat getoond wordt
web-key-undo = Terugnemen
web-key-restart-turn = De beurt opnieuw beginnen
web-key-end-turn = De beurt beëindigen
web-key-log = Het verslag tonen of verbergen
web-key-recap = Wat er sinds je laatste beurt gebeurde
web-key-type = Een zet intikken
web-key-rules = De spelregels
web-key-help = Deze toetsen
