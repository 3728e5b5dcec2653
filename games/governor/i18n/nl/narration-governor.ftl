### Een beurt van Tolède in één zin: ‘Blauw gaat naar de waterput (d3), draait de steun van joden om en trekt een actiekaart.’ Het onderwerp van
### deze zinsdelen is de speler.

governor-told-deal = De invloedskaarten worden gedeeld.
governor-told-choosing = De spelers kiezen welke invloedskaart ze doorgeven.
governor-told-begin = begint de beurt
governor-told-lay = legt { $tile } op { $cell }
governor-told-lay-streetless = legt een wijk zonder straat op { $cell }
governor-told-walk = gaat naar { $cell }
governor-told-poll =
    houdt { $here ->
        [yes] daar een peiling
       *[no] een peiling { $at-at }
    }
governor-told-turn-up = draait { $token } om
governor-told-test =
    kondigt { $here ->
        [yes] daar
       *[no] { $at-at }
    } een test aan
governor-told-passed =
    slaagt { $here ->
        [yes] daar voor de test
       *[no] voor de test { $at-at }
    } met invloedskaarten ({ $cards })
governor-told-won =
    slaagt { $here ->
        [yes] daar voor de test
       *[no] voor de test { $at-at }
    } met invloedskaarten ({ $cards }) en wint { $known ->
        [yes] die
       *[no] { $token }
    }
governor-told-lost =
    faalt { $here ->
        [yes] daar voor de test
       *[no] voor de test { $at-at }
    }
governor-told-discredit =
    legt { $here ->
        [yes] daar { $discredit } neer
       *[no] { $discredit } { $at-at }
    }
governor-told-remove =
    neemt { $here ->
        [yes] daar de diskredietfiche
       *[no] de diskredietfiche { $at-at }
    } weg
governor-told-draw = trekt een actiekaart
