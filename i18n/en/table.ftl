### Events at a table that are not moves, and how a game ended.

table-undo = { $who } undoes everything after line { $line }.
    .you = You undo everything after line { $line }.
# A bot takes over for a player who is away or has left.
table-takeover-bot = A bot now plays for { $who }.
    .you = A bot now plays for you.
# A person takes over a seat, or takes it back from a bot.
table-takeover-person = { $name } now plays as { $who }.
    .you = You are playing your seat again.
# The same, where players are called by their names: a person takes the seat, or takes it back from a bot.
table-takeover-back = { $who } is playing now.
table-timeout = { $who } has run out of time.
    .you = You have run out of time.
table-concede = { $who } concedes.
    .you = You concede.
table-abort = The game ends without a result.

## Log lines in notation, where nothing is hidden.

table-move = { $who }: { $action }
table-chance = Chance: { $chance }

## How the game ended.

table-goes-on = The game is still in progress.
table-aborted = The game ended without a result.
table-conceded =
    { $count ->
        [one] { $who } has conceded.
       *[other] { $who } have conceded.
    }
    .you = You have conceded.
# A seat with the name of its player.
table-seat = { $name } ({ $seat })

## Whether every draw follows from a seed that was committed before the game.

table-seed =
    { $proof ->
        [verified] The seed matches its commitment, and every draw follows from it.
        [secret] A seed was committed, but the file doesn’t contain it: draws can’t be verified.
       *[none] No seed was committed: draws can’t be verified.
    }
