# Help at the terminal.

terminal-help-toledo =
    Les figurines montent le chemin de la cathédrale (0) à l’Alcazar (20 et 21). Les
    cadres sont des commerces, avec la lettre anglaise de leur propriétaire et un
    cercle ○ par figurine ; en pointillé, des cases vides. Une carte 3va vaut 3 ; sa
    face de duel est violette (brune, orange, neutre) et montre l’attaquant (le
    défenseur). Une épée 8/2+2 vaut 8 points, pour 2 métaux et 2 pierres.

      take            prendre deux cartes d’argent
      place gem2 3    placer un commerce sur la case 3
      3va 4-7         jouer 3va et avancer une figurine de 4 à 7
      +2bd 0-2        de même avec la carte supplémentaire
      back 7          ramener une figurine à la cathédrale
      use, pay 4nd    utiliser la case atteinte, ou payer ; decline pour renoncer
      forge 8/2+2     choisir une épée chez le taillandier
      learn violet    choisir une tuile chez le maître d’armes
      swap brown      y remettre une tuile contre celle qui manque
      duel blue       défier la figurine bleue d’une case pleine
      deliver 8/2+2   mettre une épée sous la figurine entrée à l’Alcazar
      end             terminer votre tour
