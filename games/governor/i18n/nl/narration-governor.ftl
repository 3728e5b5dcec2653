### Een beurt van Tolède in één zin: ‘Blauw gaat naar de waterput (d3), draait de steun van joden om en trekt een actiekaart.’ Het onderwerp van
### deze zinsdelen is de speler.

governor-told-deal = De invloedskaarten worden gedeeld.
governor-told-choosing = De spelers kiezen welke invloedskaart ze doorgeven.
governor-told-begin = begint de beurt
governor-told-lay = legt { $tile } op { $cell }
governor-told-lay-streetless = legt een wijk zonder straat op { $cell }
governor-told-walk = gaat naar { $cell }
governor-told-poll = houdt een peiling { $at-at }
governor-told-turn-up = draait { $token } om
governor-told-test = kondigt { $at-at } een test aan
governor-told-passed = slaagt voor de test { $at-at } met invloedskaarten ({ $cards })
governor-told-won = slaagt voor de test { $at-at } met invloedskaarten ({ $cards }) en wint { $token }
governor-told-lost = faalt voor de test { $at-at }
governor-told-discredit = legt { $discredit } { $at-at }
governor-told-remove = neemt de diskredietfiche { $at-at } weg
governor-told-draw = trekt een actiekaart
