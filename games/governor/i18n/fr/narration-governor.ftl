### Un tour de Tolède en une phrase : « Bleu va au puits (d3), retourne le soutien des juifs et pioche une carte Action. » Le sujet de ces
### propositions est le joueur.

governor-told-deal = Les cartes Influence sont distribuées.
governor-told-choosing = Les joueurs choisissent la carte Influence à passer.
governor-told-begin = commence son tour
governor-told-lay = dépose { $tile } { $cell-at }
governor-told-lay-streetless = dépose un quartier sans rue { $cell-at }
governor-told-walk = va { $cell-at }
governor-told-poll =
    { $here ->
        [yes] y fait un sondage
       *[no] fait un sondage { $at-at }
    }
governor-told-turn-up = retourne { $token }
governor-told-test =
    { $here ->
        [yes] y annonce un test
       *[no] annonce un test { $at-at }
    }
governor-told-passed =
    { $here ->
        [yes] y réussit le test
       *[no] réussit le test { $at-at }
    } avec des cartes Influence ({ $cards })
governor-told-won =
    { $here ->
        [yes] y réussit le test
       *[no] réussit le test { $at-at }
    } avec des cartes Influence ({ $cards }) et { $known ->
        [yes] le gagne
       *[no] gagne { $token }
    }
governor-told-lost =
    { $here ->
        [yes] y échoue au test
       *[no] échoue au test { $at-at }
    }
governor-told-discredit =
    { $here ->
        [yes] y dépose { $discredit }
       *[no] dépose { $discredit } { $at-at }
    }
governor-told-remove =
    { $here ->
        [yes] en retire le jeton Discrédit
       *[no] retire le jeton Discrédit { $at-from }
    }
governor-told-draw = pioche une carte Action
