### De webclient: startpagina, tafel, terugkijken. Wat al zijn pagina’s zeggen, welk spel het ook is.

## De hele client.

web-title = Alcázar: bordspellen van Toledo en Tyros
# De titel van een tabblad waarin de speler gevraagd wordt.
web-title-turn = Jouw beurt · { $game }
web-title-replay = { $game }: terugkijken
web-skip = Naar de inhoud
web-nowhere = Pagina niet gevonden
web-home = Naar de startpagina
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
web-new-table = Partij instellen
web-watch = Bots bekijken
web-rules = Spelregels
web-saved-turn = Aan de beurt: { $who }
web-saved-won = Gewonnen: { $who }
web-look-back = Terugkijken
web-delete = Verwijderen
web-delete-question = Deze partij definitief verwijderen?
web-not-deleted = De partij kon niet worden verwijderd.
web-import = Partijbestand openen
web-import-about = Partijen worden alleen op dit apparaat bewaard. Sla een partij op als bestand om haar op een ander apparaat te spelen.
web-credits = Met dank aan
web-credits-games = Toledo en Tyros zijn spellen van Martin Wallace, Tolède is een spel van Olivier Marlet.
web-credits-unofficial = Dit is een niet-officieel project van liefhebbers. Getallen die geen enkele bron noemt, zijn gereconstrueerd en in de spelregels gemarkeerd met †.

## Waarom iets niet kon beginnen of geopend worden.

web-bad-options = Met deze opties kan niet worden gespeeld.
web-bad-name = Elke speler heeft een naam van hoogstens 64 tekens nodig.
web-bad-seed = Een startgetal bestaat uit hoogstens 64 tekens, elk 0 tot 9 of a tot f.
web-no-chance = De browser geeft geen willekeurige getallen.
web-no-face = Dit spel kan hier nog niet worden getoond.
web-bad-file = Het bestand kan niet worden geopend. { $why }
web-bad-link = De link kan niet worden geopend. { $why }
web-unreadable = Deze partij kan niet worden gelezen.

## Een nieuwe tafel.

web-new-title = { $game }: partij instellen
web-seats = Wie speelt er?
web-seat-who = Wie speelt { $seat }?
web-seat-you = Jij
web-seat-friend = Een vriend op dit apparaat
web-seat-bot = Bot: { $level }
web-seat-name = Naam
web-more-seats = Speler toevoegen
web-fewer-seats = Speler verwijderen
web-options = Spelopties
web-by-lot = Willekeurig
web-seed = Startgetal
web-seed-about = Mag leeg blijven. Hetzelfde startgetal geeft altijd dezelfde trekkingen.
web-begin = Starten
web-level =
    { $level ->
        [random] Willekeurig
        [novice] Beginner
        [apprentice] Leerling
        [greedy] Gezel
        [adept] Raadgever
        [flat] Vakman
        [search] Expert
       *[master] Meester
    }

## Instellingen.

web-settings = Instellingen
web-settings-language = Taal
web-language-awaited = Die taal is nog niet geladen.
web-settings-theme = Uiterlijk
web-settings-speed = Tempo
web-settings-sound = Geluid
web-settings-confirm = Zetten bevestigen die je niet kunt terugnemen
web-settings-name = Je naam
web-theme =
    { $theme ->
        [auto] Zoals het systeem
        [light] Licht
       *[dark] Donker
    }
web-speed =
    { $speed ->
        [off] Direct
        [fast] Vlot
        [normal] Normaal
       *[slow] Rustig
    }

## Aan tafel.

web-leave = De tafel verlaten (de partij is opgeslagen)
web-tools = Hulpmiddelen
web-menu = Menu
web-log = Spelverloop
# A line that is told several times in a row.
web-board = Bord
web-hand = Je hand
web-controls = Je beurt
web-players-here = Spelers
web-turn-mark = aan de beurt
web-conceded = heeft opgegeven
web-undo = Terugnemen
web-restart-turn = Beurt opnieuw beginnen
web-recap = Sinds je laatste beurt
web-skip-show = Overslaan
web-end-turn = Beurt beëindigen
web-refused = Dat kan nu niet.
web-go-back = Mijn laatste zet terugnemen
web-go-back-question = Je laatste zet en alles daarna terugnemen? Dezelfde kaarten worden opnieuw getrokken.
web-go-back-yes = Terugnemen
web-concede = Opgeven
web-concede-question = Deze partij opgeven?
web-save-file = Opslaan als bestand
web-typed = Zet
web-typed-play = Spelen
# Welk moment van de partij te zien is.
web-at-moment = { $at } van { $of }
web-to-present = Naar de huidige stand
web-trouble-not-saved = Deze browser kan de partij niet opslaan. Er gaat niets verloren zolang deze pagina open is; sla de partij op als bestand om haar te bewaren.
web-trouble-elsewhere = Deze partij is open in een ander venster. Hier kun je alleen kijken.
web-trouble-bot-silent = Een bot reageert niet. De partij is opgeslagen: laad de pagina opnieuw om verder te gaan.
web-curtain = { $name }, je bent aan de beurt ({ $colour }). De anderen kijken even weg.
web-curtain-raise = Ik ben { $name }

## Hoe het afliep.

web-result = Uitslag
web-total = Totaal
web-rematch = Opnieuw spelen
web-share = Delen
web-shared = Link gekopieerd. Hij bevat de hele partij.
web-shared-by-hand = Kopieer deze link, die de hele partij bevat: { $address }
web-shared-as-file = De partij is te lang voor een link en is daarom opgeslagen als bestand.

## Terugkijken.

web-replay-start = Voor de eerste zet.
web-view = Gezien door
web-view-seat = { $name } ({ $colour })
web-view-spectator = Toeschouwer
web-view-open = Alle kaarten open
web-play-on = Vanaf hier verder spelen
web-transport = Afspelen
web-moment = Moment in de partij
web-points = { $who }: { $points }
web-points-now = Punten op dit moment

## De spelregels.

web-rules-title = Spelregels van { $game }
web-rules-search = In de spelregels zoeken

## Sneltoetsen.

web-keys = Sneltoetsen
web-key-back = Een stap terug
web-key-on = Een stap verder
web-key-start = Naar het begin
web-key-end = Naar de huidige stand
web-key-run = Afspelen / pauze
web-key-skip = Animatie overslaan
web-key-undo = Terugnemen
web-key-restart-turn = Beurt opnieuw beginnen
web-key-end-turn = Beurt beëindigen
web-key-log = Spelverloop tonen of verbergen
web-key-recap = Wat er sinds je laatste beurt gebeurde
web-key-type = Zet intypen
web-key-rules = Spelregels tonen
web-key-help = Deze sneltoetsen tonen
