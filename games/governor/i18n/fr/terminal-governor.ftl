# Help at the terminal.

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
