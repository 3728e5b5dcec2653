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
