# Help at the terminal.

terminal-help-governor =
    Wijken heten naar kolom en rij (c4); het midden is centre. Waar een muur open is,
    leidt een straat verder; waar hij gestippeld is, heeft maar één kant een straat.
    In een wijk staan haar bewoners (c christenen, j joden, m moslims), een
    diskrediet (!j), haar fiche (? verdekt, ?j als je ze bekeken hebt, J open) en de
    kandidaten: 0 rood, 1 blauw, 2 groen, 3 geel, 4 paars, 5 turkoois.

      step c4, stop       een wijk verder gaan; blijven staan
      poll                peilen: de fiche bekijken waar je staat
      test 0              een test met zoveel Vertalers; dan show cjm
      discredit j         een diskredietfiche leggen; remove neemt er een weg
      draw, nothing, end  een actiekaart trekken; niets doen; de beurt beëindigen
      give m              een invloedskaart doorgeven
      pass, pass-turn     nu geen kaart; geen kaart meer deze beurt
      mule, safe-conduct, curfew, council, tribune, passage c4, rumour c4,
      rehabilitation c4, bargain 2, crier c4 (look c5, enough), removal c4 (swap d4)
                          die actiekaart spelen
      lay c4 nes          een tegel leggen, open naar noorden, oosten en zuiden; past
                          er geen: turn c4 ns, shift c4 d4, replace c4 ns
