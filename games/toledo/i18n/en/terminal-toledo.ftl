# Help in the terminal.

terminal-help-toledo =
    Figures climb the road from the cathedral (0) to the Alcázar (20 and 21). Boxes
    are shops, with their owner’s letter and a circle ○ for each figure; dotted
    boxes are empty. A card 3va has the value 3; its duel face is violet (brown,
    orange, neutral) and highlights the attacker (defender). A sword 8/2+2 is worth
    8 points, for 2 metal and 2 gems.

      take            take two money cards
      place gem2 3    place a shop on step 3
      3va 4-7         play 3va and move a figure from 4 to 7
      +2bd 0-2        the same with the extra card of the movement tile
      back 7          take a figure back to the cathedral
      use, pay 4nd    use the step you reached, free or paid; or decline
      forge 8/2+2     choose a sword at the smith’s
      learn violet    choose a tile at the fencing master’s
      swap brown      put a tile back there and take the one you lack
      duel blue       challenge blue’s figure on a full step
      deliver 8/2+2   put a sword under the figure that entered the Alcázar
      end             end your turn
