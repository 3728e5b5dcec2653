# Help at the terminal.

terminal-help-governor =
    Viertel heißen nach Spalte und Zeile (c4); die Mitte ist centre. Wo eine Mauer
    offen ist, führt eine Straße weiter; wo sie gepunktet ist, hat nur eine Seite
    eine Straße. In einem Viertel stehen seine Bewohner (c Christen, j Juden,
    m Muslime), Misskredit (!j), sein Marker (? verdeckt, ?j wenn du ihn kennst,
    J offen) und die Kandidaten: 0 Rot, 1 Blau, 2 Grün, 3 Gelb, 4 Violett, 5 Türkis.

      step c4, stop       ein Viertel weit gehen; stehen bleiben
      poll                Umfrage: den Marker ansehen, bei dem du stehst
      test 0              eine Probe mit so vielen Übersetzern; dann show cjm
      discredit j         einen Misskredit-Marker legen; remove entfernt ihn
      draw, nothing, end  eine Aktionskarte ziehen; nichts tun; den Zug beenden
      give m              eine Einflusskarte weitergeben
      pass, pass-turn     jetzt keine Karte; in diesem Zug keine mehr
      mule, safe-conduct, curfew, council, tribune, passage c4, rumour c4,
      rehabilitation c4, bargain 2, crier c4 (look c5, enough), removal c4 (swap d4)
                          diese Aktionskarte spielen
      lay c4 nes          ein Plättchen legen, offen nach Norden, Osten und Süden;
                          passt keines: turn c4 ns, shift c4 d4, replace c4 ns
