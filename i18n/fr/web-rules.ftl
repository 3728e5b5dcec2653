### The pages about a game: rules, sources, and a summary to print.

web-rules-pages = Pages
web-rules-contents = Sommaire
web-rules-back = Retour à la partie
web-rules-hits =
    { $words ->
        [one] { $words } résultat
       *[other] { $words } résultats à { $parts ->
            [one] { $parts } endroit
           *[other] { $parts } endroits
        }
    }
web-rules-no-hits = Rien trouvé
web-rules-reconstructed = Reconstitué : voir les sources
web-sources = Sources et reconstitutions
web-sources-title = { $game } : sources et reconstitutions
web-summary = Aide de jeu d’une page
web-summary-title = { $game } en un coup d’œil
web-summary-at-a-glance = en un coup d’œil
web-summary-print = Imprimer
web-summary-missing = Ce jeu n’a pas d’aide de jeu.
