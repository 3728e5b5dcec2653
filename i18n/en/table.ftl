### What happens at a table beside the game, and what becomes of a game.

table-undo = { $who } takes back all that followed line { $line }.
    .you = You take back all that followed line { $line }.
# A bot takes the place of a player who is away or has left.
table-takeover-bot = A bot now plays for { $who }.
    .you = A bot now plays for you.
# A person takes a seat, or has it back from a bot.
table-takeover-person = { $name } now plays { $who }.
    .you = You now play for yourself.
table-timeout = The time of { $who } has run out.
    .you = Your time has run out.
table-concede = { $who } concedes.
    .you = You concede.
table-abort = The game is ended without a result.

## In notation, where everything is shown.

table-move = { $who }: { $action }
table-chance = Chance: { $chance }

## What became of it.

table-goes-on = The game goes on.
table-aborted = The game was ended without a result.
table-conceded =
    { $count ->
        [one] { $who } has conceded.
       *[other] { $who } have conceded.
    }
    .you = You have conceded.
# A seat with the name of its player.
table-seat = { $name } ({ $seat })

## Whether every draw follows from a seed that was fixed before the game.

table-seed =
    { $proof ->
        [verified] The seed is the committed one, and every draw follows from it.
        [secret] A seed was committed to but is not in the file: draws can’t be verified.
       *[none] No seed was committed to: draws can’t be verified.
    }
