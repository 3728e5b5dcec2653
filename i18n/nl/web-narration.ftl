### Vertellen wat er gebeurt: het tempo, het verslag, en wat de schermlezer zegt.

web-waiting-for = Wachten op { $who }.
web-paused = Gepauzeerd
web-pace = Tempo
web-pause = Pauzeren
web-resume = Verder
web-step = Volgende actie
web-skip-to-turn = Naar mijn beurt springen
web-key-pause = Pauzeren of verdergaan
web-settings-spoken = De schermlezer zegt
web-spoken =
    { $detail ->
        [all] alles wat er gebeurt
        [own] wat mij aangaat
       *[results] alleen resultaten
    }
web-recap-told = Sinds je laatste beurt: { $turns }
web-recap-nothing = Er is niets gebeurd sinds je laatste beurt.
