### The pages about a game: rules, sources, and a summary to print.

web-rules-pages = Pagina’s
web-rules-contents = Inhoud
web-rules-back = Terug naar het spel
web-rules-hits =
    { $words ->
        [one] 1 treffer
       *[other] { $words } treffers op { $parts ->
            [one] 1 plaats
           *[other] { $parts } plaatsen
        }
    }
web-rules-no-hits = Niets gevonden
web-rules-reconstructed = Gereconstrueerd: zie de bronnen
web-sources = Bronnen en reconstructies
web-sources-title = { $game }: bronnen en reconstructies
web-summary = Overzicht op één pagina
web-summary-title = { $game } in één oogopslag
web-summary-at-a-glance = in één oogopslag
web-summary-print = Afdrukken
web-summary-missing = Dit spel heeft geen overzicht.
