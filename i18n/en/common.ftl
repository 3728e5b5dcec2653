### Messages that all games share.

## Lists: “red, blue and green”, “this, that or that”.

list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-more = { $first }, { $rest }

## People. Most sentences have two forms: one about another player, and one about you.

# You, as the object of a sentence: “Red challenges you”.
addressee = you
# A player, by the name they chose. It stands wherever a colour could stand.
player = { $name }

## Why a move is not possible.

reason-with-rule = { $reason } ({ $rule })
apply-over = The game is over.
apply-chance-awaited = A random draw has to be made first.
apply-move-awaited = A player has to decide first.
apply-not-asked = It is not { $who }’s turn.
    .you = It is not your turn.
setup-players = This game is for { $least } to { $most } players, not { $players }.
setup-option = The option “{ $option }” can’t be set to “{ $value }”.
typed = “{ $text }”
typed-nothing = “{ $text }” doesn’t match any move.
typed-ambiguous = “{ $text }” could mean { $choices }.
typed-unreadable = “{ $text }” is not a move.

## The score.

standing-line =
    { $rank }. { $who }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
victory = { $who } wins.
    .you = You win!
victory-shared = { $who } share the victory.

## What decided a tie for first place: “Blue and Red are tied at 17 points; Blue wins with 5 cards in hand against 3.”
## The games' own files name what is compared.

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
# Several of the tied players remain for the next comparison.
tie-stay = { $who } stay in with { $what } against { $others }
tie-figure = { $figure }
tie-shared = so the victory is shared

## Games that have not written their own words.

seat =
    { $number ->
        [1] Red
        [2] Blue
        [3] Green
        [4] Yellow
        [5] Violet
       *[6] Orange
    }
text = { $text }
derived-event = { $who }: { $text }
    .you = You: { $text }
derived-prompt = { $who } must decide.
    .you = You must decide.
derived-prompt-chance = Chance decides.
derived-tie = { $what }: { $count }
derived-hidden = hidden
derived-none = none
derived-yes = yes
derived-no = no
