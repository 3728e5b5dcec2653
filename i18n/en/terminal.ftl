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
