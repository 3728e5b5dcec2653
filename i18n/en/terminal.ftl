### What only the terminal says. Words that are typed (save, undo agreed, ?) are the same in every language.

terminal-you = You
terminal-player = Player { $number }
terminal-bot = { $name } (bot: { $kind })
terminal-version = { $game }, rules version { $version }
terminal-hint = Type a move, ? for what you can do, help for how to write it.
terminal-box = The box of this game is for { $least } to { $most } players; you are { $players }. Try it all the same.
terminal-no-bot = There is no bot “{ $kind }” here; a random one takes its seat.
terminal-curtain = { $who }: { $name }, it is your turn. Nobody else should look.
terminal-enter = Press Enter.
terminal-you-can = You can:
terminal-you-cant = You can’t:
terminal-not-written = Nothing is written like that.
terminal-not-done = “{ $text }” is not done: it is no longer your turn.
terminal-not-possible = That is not possible: { $why }.
terminal-nothing-to-take-back = There is nothing to take back freely. If everybody agrees: undo agreed
terminal-not-moved = You have not moved yet.

## Files.

terminal-saved = The game is saved in { $file }.
terminal-saved-copy = Saved in { $file }.
terminal-save-where = Save where? save FILE
terminal-not-saved = The game is not saved: { $why }. Try: save FILE
terminal-not-savable = The game could not be saved: { $why }. Try: save FILE
terminal-go-on = Saved. Go on: alcazar play --resume { $file }
terminal-watch = Watch it again: alcazar replay { $file }

## How to read boards and to write moves. Lines have room for 80 characters.

terminal-help =
    Type a move in the notation of the game. Words may be cut short as long as it is
    clear what is meant, and several moves may stand in one line, separated by a
    semicolon. The tab key completes.

      ?               what you can do now, and why not the rest
      ? place         the same for what begins so
      undo            take your last move back
      undo agreed     take back more than that, if everybody at the table agrees
      restart         take back all of this turn that can be
      log, board      what happened so far; the board again
      save FILE       save a copy; the game is saved after every move anyway
      resume FILE     leave this game for another
      quit            leave; go on later with alcazar play --resume FILE

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
      use, pay 4nd    use the step just reached, free or paid, or decline
      forge 8/2+2     choose a sword at the smith’s
      learn violet    choose a tile at the fencing master’s
      swap brown      put a tile back there for the one you lack
      duel blue       challenge blue’s figure on a full step
      deliver 8/2+2   put a sword under the figure that entered the Alcázar
      end             end your turn

terminal-help-tyros =
    Squares carry their number and, in a bar, the letter of their empire: orange,
    yellow, green, violet. Ships pass where there are waves ≈, not through walls.
    ▴ are ships and ⌂ is a city, with the letters of their players: red, blue,
    white, turquoise. You hold the tiles of the squares with ◇. * has the start
    marker. Cards are written by colour and number: o2g1j1 is two orange, one green
    and a joker.

      grow 30 violet        play a land tile: an empire grows
      under 5               no tile fits: show all, and put one under the pile
      sail T 31 o2          sail a ship and pay for it; Italy is 16w and 16e
      found 31 o5           found a city where your ship lies
      build 31 o1, build T  build a ship in your city, or on Tyros
      swap, take g          cards from the bank, for cards: pay o1y1 follows
      offer blue, offer all begin an offer; then add o, for, want g, propose
      yes, no               answer an offer; deal blue or withdraw if it was yours
      give y                what the owner of a city gets
      keep o1g2             what you keep at the end of the round
      pass                  do nothing; the round ends when all have passed

terminal-help-governor =
    Districts are named by column and row (c4); the middle is the centre. Where a
    wall is open a street leads on; where it is dotted only one side has a street.
    In a district stand its people (c Christian, j Jewish, m Muslim), a discredit
    (!j), its token (? face down, ?j if you have looked, J face up) and the
    candidates: 0 red, 1 blue, 2 green, 3 yellow, 4 violet, 5 turquoise.

      step c4, stop       move by a district; end your move
      poll                look at the token where you stand
      test 0              an influence test with so many Translators; then show cjm
      discredit j         put a discredit here; remove takes one away
      draw, nothing, end  draw an action card; do nothing; end your turn
      give m              pass an influence card on
      pass, pass-turn     play no card now; none for the rest of the turn
      mule, safe-conduct, curfew, council, tribune, passage c4, rumour c4,
      rehabilitation c4, bargain 2, crier c4 (look c5, enough), removal c4 (swap d4)
                          play that action card
      lay c4 nes          lay a tile with streets to north, east and south; if none
                          fits: turn c4 ns, shift c4 d4, replace c4 ns
