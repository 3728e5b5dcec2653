### Raconter ce qui se passe : le rythme, le journal, et ce que dit le lecteur d’écran.

web-waiting-for = On attend { $who }.
web-paused = En pause
web-pace = Rythme
web-pause = Pause
web-resume = Reprendre
web-step = Action suivante
web-skip-to-turn = Aller à mon tour
web-key-pause = Mettre en pause ou reprendre
web-settings-spoken = Le lecteur d’écran dit
web-spoken =
    { $detail ->
        [all] tout ce qui se passe
        [own] ce qui me concerne
       *[results] les résultats seulement
    }
web-recap-told = Depuis votre dernier tour : { $turns }
web-recap-nothing = Il ne s’est rien passé depuis votre dernier tour.
