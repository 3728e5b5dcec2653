# Help in the terminal.

terminal-help-tyros =
    Squares carry their number and, in a bar, the letter of their empire: orange,
    yellow, green, violet. Ships pass where there are waves ≈, not through walls.
    ▴ are ships and ⌂ is a city, with the letters of their players: red, blue,
    white, turquoise. ◇ marks the squares of your tiles, and * the player with the
    start marker. Cards are written by colour and number: o2g1j1 is two orange, one
    green and a joker.

      grow 30 violet        play a land tile: an empire grows
      under 5               no tile fits: show all and put one under the pile
      sail T 31 o2          sail a ship and pay for it; Italy is 16w and 16e
      found 31 o5           found a city where your ship lies
      build 31 o1, build T  build a ship in your city, or at Tyros
      swap, take g          get cards from the bank; then pay with pay o1y1
      offer blue, offer all start an offer; then add o, for, want g, propose
      yes, no               answer an offer; deal blue or withdraw for your own
      give y                the card for the owner of a city
      keep o1g2             the cards you keep at the end of the round
      pass                  do nothing; the round ends when all have passed
