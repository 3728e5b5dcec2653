### What all games have in common.

## Lists: “red, blue and green”, “this, that or that”.

list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-more = { $first }, { $rest }

## People. Most sentences have two forms: about somebody, and about you.

# Somebody to whom something is done: “Red challenges you”.
addressee = you

## Why something can't be done.

reason-with-rule = { $reason } ({ $rule })
apply-over = The game is over.
apply-chance-awaited = Chance has to decide first.
apply-move-awaited = A player has to decide first.
apply-not-asked = It is not { $who }’s turn.
    .you = It is not your turn.
setup-players = This game is for { $least } to { $most } players, not for { $players }.
setup-option = The option “{ $option }” can’t be “{ $value }”.
typed = “{ $text }”
typed-nothing = No move is written like “{ $text }”.
typed-ambiguous = “{ $text }” could mean { $choices }.
typed-unreadable = “{ $text }” is not a move.

## How a game stands.

standing-line =
    { $rank }. { $who }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
victory = { $who } wins.
    .you = You win!
victory-shared = { $who } share the victory.

## What decided a tie for the first place: “Blue and Red are tied at 17 points; Blue wins with 5 cards in hand against 3.” What is
## compared is named in the files of the games.

tie = { $clauses }.
tie-next = { $first }; { $rest }
tie-at = { $who } are tied at { $what }
tie-still = still tied at { $what }
tie-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tie-wins = { $who } wins with { $what } against { $others }
# Several of those who were tied go on to what is compared next.
tie-stay = { $who } stay in with { $what } against { $others }
tie-figure = { $figure }
tie-shared = so the victory is shared
