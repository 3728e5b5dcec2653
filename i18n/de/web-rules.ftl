### The pages about a game: rules, sources, and a summary to print.

web-rules-pages = Seiten
web-rules-contents = Inhalt
web-rules-back = Zurück zum Spiel
web-rules-hits =
    { $words ->
        [one] 1 Treffer
       *[other] { $words } Treffer an { $parts ->
            [one] 1 Stelle
           *[other] { $parts } Stellen
        }
    }
web-rules-no-hits = Nichts gefunden
web-rules-reconstructed = Rekonstruiert: siehe Quellen
web-sources = Quellen und Rekonstruktionen
web-sources-title = { $game }: Quellen und Rekonstruktionen
web-summary = Übersicht auf einer Seite
web-summary-title = { $game } auf einen Blick
web-summary-at-a-glance = auf einen Blick
web-summary-print = Drucken
web-summary-missing = Dieses Spiel hat keine Übersicht.
