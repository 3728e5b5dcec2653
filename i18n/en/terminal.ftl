### Messages of the terminal client. Typed commands (save, undo agreed, ?) are the same in every language.

terminal-you = You
terminal-player = Player { $number }
terminal-bot = { $name } (bot: { $kind })
terminal-version = { $game }, rules version { $version }
terminal-hint = Type a move, ? to see what you can do, or help for how to write moves.
terminal-box = This game is meant for { $least } to { $most } players; you are { $players }. You can try it anyway.
terminal-no-bot = There is no bot “{ $kind }” here; a random bot takes its seat.
terminal-curtain = { $who }: { $name }, it is your turn. Everybody else, please look away.
terminal-enter = Press Enter.
terminal-you-can = You can:
terminal-you-cant = You can’t:
terminal-not-written = No move starts like that.
terminal-not-done = “{ $text }” was not played: it is no longer your turn.
terminal-not-possible = That is not possible: { $why }.
terminal-nothing-to-take-back = You can’t undo anything on your own. If everybody agrees: undo agreed
terminal-not-moved = You have not moved yet.

## Files.

terminal-saved = The game is saved in { $file }.
terminal-saved-copy = Saved in { $file }.
terminal-save-where = To save the game, type: save FILE
terminal-not-saved = The game is not saved: { $why }. Try: save FILE
terminal-not-savable = The game could not be saved: { $why }. Try: save FILE
terminal-go-on = Saved. To continue: alcazar play --resume { $file }
terminal-watch = To watch it again: alcazar replay { $file }

## How to read boards and write moves. Lines have room for 80 characters.

terminal-help =
    Type a move in the notation of the game. You can shorten words as long as they
    stay unambiguous, and put several moves on one line, separated by semicolons.
    The Tab key completes.

      ?               what you can do now, and why you can’t do the rest
      ? place         the same, only for moves that start with “place”
      undo            undo your last move
      undo agreed     undo more than that, if everybody at the table agrees
      restart         undo as much of this turn as possible
      log, board      show what happened so far; show the board again
      save FILE       save a copy; the game is saved after every move anyway
      resume FILE     leave this game and open another one
      quit            leave; continue later with alcazar play --resume FILE

# For games without a help of their own.
terminal-help-derived =
    This game is shown as a list of what you see. ? lists what you can do now.
