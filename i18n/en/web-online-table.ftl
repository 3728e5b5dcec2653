### Online tables: requests and their answers, rematches, full tables, watching.

# Who did not agree to a proposal.
web-declined =
    { $what ->
        [undo] { $name } does not agree to undo the move.
        [abort] { $name } would rather play on.
        [rematch] { $name } does not want to play again now.
       *[stand-in] { $name } would rather wait.
    }

# A player asks to undo a move, which is told in a sentence.
web-proposed-undo = { $name } would like to undo this: { $move }

web-proposed-undo-own = You have asked to undo this: { $move } The others must agree.

# Who still has to agree to a rematch.
web-rematch-waiting = You want to play again. Waiting for { $who }.

web-not-now = Not now

# To spectators.
web-rematch-begun = The players have started a rematch.

web-watch-rematch = Watch the rematch

web-full = The table is full

web-full-about = All seats are taken, but you can watch the game, or open a table of your own.

web-watch-them = Watch the game

web-own-table = Open another table

web-you-watch = You are watching.

# Opens a list of buttons that mute players.
web-mute-somebody = Mute somebody
