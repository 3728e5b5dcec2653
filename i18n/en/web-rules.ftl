### The pages about a game: rules, sources, and a summary to print.

web-rules-pages = Pages
web-rules-contents = Contents
web-rules-back = Back to the game
web-rules-hits =
    { $words ->
        [one] 1 hit
       *[other] { $words } hits in { $parts ->
            [one] 1 place
           *[other] { $parts } places
        }
    }
web-rules-no-hits = Nothing found
web-rules-reconstructed = Reconstructed: see the sources
web-sources = Sources and reconstructions
web-sources-title = { $game }: sources and reconstructions
web-summary = One-page summary
web-summary-title = { $game } at a glance
web-summary-at-a-glance = at a glance
web-summary-print = Print
web-summary-missing = This game has no summary.
