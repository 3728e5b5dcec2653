# Help in the terminal.

terminal-help-governor =
    Districts are named by column and row (c4); the middle is the centre. Where a
    wall is open a street leads on; where it is dotted only one side has a street.
    A district shows its people (c Christian, j Jewish, m Muslim), a discredit (!j),
    its token (? face down, ?j if you have looked, J face up) and the candidates:
    0 red, 1 blue, 2 green, 3 yellow, 4 violet, 5 turquoise.

      step c4, stop       move by a district; end your move
      poll                look at the token where you stand
      test 0              a test with that number of Translators; then show cjm
      discredit j         place a discredit here; remove takes one away
      draw, nothing, end  draw an action card; do nothing; end your turn
      give m              pass an influence card on
      pass, pass-turn     play no card now; play none for the rest of the turn
      mule, safe-conduct, curfew, council, tribune, passage c4, rumour c4,
      rehabilitation c4, bargain 2, crier c4 (look c5, enough), removal c4 (swap d4)
                          play that action card
      lay c4 nes          lay a tile with streets to north, east and south; if none
                          fits: turn c4 ns, shift c4 d4, replace c4 ns
