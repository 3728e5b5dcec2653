### Ce que seul le terminal dit. Les mots à taper (save, undo agreed, ?) sont les mêmes dans toutes les langues.

terminal-you = Vous
terminal-player = Joueur { $number }
terminal-bot = { $name } (robot : { $kind })
terminal-version = { $game }, version { $version } des règles
terminal-hint = Tapez un coup, « ? » pour voir ce que vous pouvez faire, help pour savoir comment l’écrire.
terminal-box = La boîte de ce jeu est prévue pour { $least } à { $most } joueurs ; vous êtes { $players }. Essayez quand même.
terminal-no-bot = Il n’y a pas ici de robot « { $kind } » ; un robot au hasard prend sa place.
terminal-curtain = { $who } : { $name }, c’est à vous. Que personne d’autre ne regarde.
terminal-enter = Appuyez sur Entrée.
terminal-you-can = Vous pouvez :
terminal-you-cant = Vous ne pouvez pas :
terminal-not-written = Rien ne s’écrit ainsi.
terminal-not-done = « { $text } » n’est pas fait : ce n’est plus à vous de jouer.
terminal-not-possible = Ce n’est pas possible : { $why }.
terminal-nothing-to-take-back = Il n’y a rien à annuler librement. Si tout le monde est d’accord : undo agreed
terminal-not-moved = Vous n’avez pas encore joué.

## Fichiers.

terminal-saved = La partie est enregistrée dans { $file }.
terminal-saved-copy = Enregistré dans { $file }.
terminal-save-where = Enregistrer où ? save FICHIER
terminal-not-saved = La partie n’est pas enregistrée : { $why }. Essayez : save FICHIER
terminal-not-savable = La partie n’a pas pu être enregistrée : { $why }. Essayez : save FICHIER
terminal-go-on = Enregistré. Pour continuer : alcazar play --resume { $file }
terminal-watch = Pour la revoir : alcazar replay { $file }

## Comment lire les plateaux et écrire les coups. Une ligne a 80 caractères de place.

terminal-help =
    Tapez un coup dans la notation du jeu. Les mots peuvent être abrégés tant qu’on
    comprend, et plusieurs coups tenir sur une ligne, séparés par un point-virgule.
    La touche de tabulation complète.

      ?               ce que vous pouvez faire, et pourquoi pas le reste
      ? place         de même pour ce qui commence ainsi
      undo            annuler votre dernier coup
      undo agreed     annuler davantage, si toute la table est d’accord
      restart         annuler tout ce qui peut l’être dans ce tour
      log, board      ce qui s’est passé ; le plateau encore une fois
      save FICHIER    enregistrer une copie ; chaque coup l’est de toute façon
      resume FICHIER  quitter cette partie pour une autre
      quit            partir ; pour continuer : alcazar play --resume FICHIER

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

terminal-help-tyros =
    Les cases portent leur numéro et, dans une barre, la lettre anglaise de leur
    empire : orange, yellow, green, violet. Les bateaux passent où il y a des
    vagues ≈, pas à travers les murs. ▴ sont des bateaux et ⌂ une ville, avec la
    lettre du joueur : red, blue, white, turquoise. Vous avez les tuiles des cases
    marquées ◇. Le signe * montre le premier joueur. Les cartes s’écrivent par
    couleur et nombre : o2g1j1, ce sont deux orange, une verte et un joker.

      grow 30 violet        jouer une tuile de terrain : un empire s’étend
      under 5               rien ne va : tout montrer, en remettre une dessous
      sail T 31 o2          naviguer et payer ; l’Italie, c’est 16w et 16e
      found 31 o5           fonder une ville là où est votre bateau
      build 31 o1, build T  construire un bateau dans votre ville, ou à Tyros
      swap, take g          des cartes de la banque ; suit pay o1y1
      offer blue, offer all préparer une offre ; puis add o, for, want g, propose
      yes, no               répondre ; deal blue ou withdraw si l’offre est à vous
      give y                ce que reçoit le propriétaire d’une ville
      keep o1g2             ce que vous gardez à la fin de la manche
      pass                  ne rien faire ; tous passent, et la manche est finie

terminal-help-governor =
    Les quartiers se nomment par colonne et rangée (c4) ; le milieu est centre. Un
    mur ouvert laisse passer une rue ; en pointillé, un seul côté a une rue. Dans un
    quartier se trouvent ses habitants (c chrétiens, j juifs, m musulmans), un
    Discrédit (!j), son jeton (? face cachée, ?j si vous l’avez regardé, J face
    visible) et les candidats : 0 rouge, 1 bleu, 2 vert, 3 jaune, 4 violet,
    5 turquoise.

      step c4, stop       avancer d’un quartier ; s’arrêter
      poll                sonder : regarder le jeton où vous êtes
      test 0              un test avec tant de Traducteurs ; puis show cjm
      discredit j         déposer un Discrédit ici ; remove le retire
      draw, nothing, end  piocher une carte Action ; ne rien faire ; terminer
      give m              passer une carte Influence
      pass, pass-turn     pas de carte maintenant ; plus de carte pendant ce tour
      mule, safe-conduct, curfew, council, tribune, passage c4, rumour c4,
      rehabilitation c4, bargain 2, crier c4 (look c5, enough), removal c4 (swap d4)
                          jouer cette carte Action
      lay c4 nes          poser une tuile ouverte au nord, à l’est et au sud ; si
                          rien ne va : turn c4 ns, shift c4 d4, replace c4 ns
