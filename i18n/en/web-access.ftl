### Playing without a mouse, without seeing the board, or at a high zoom.

## Settings.

web-settings-large = Larger pieces and cards
web-settings-contrast = High contrast
web-settings-simple = Simple board without scenery
web-settings-shortcuts = Use keyboard shortcuts

## Keyboard shortcuts.

web-keys-move = Tab moves from one part of the page to the next. On the board and in your hand, the arrow keys move from thing to thing, Page Up and Page Down to what you can choose, and Enter chooses it. Elsewhere the arrow keys step through the game. With a screen reader, switch to its focus mode to use these keys.
web-keys-change = Change
web-keys-change-what = Change the key for: { $what }
web-keys-press = Press the new key…
web-keys-refused = This key is needed for moving around. Please choose another one.
web-keys-reset = Reset all shortcuts
web-key-name =
    { $key ->
        [space] Space
        [enter] Enter
        [escape] Esc
        [home] Home
       *[end] End
    }
web-key-chord =
    { $modifier ->
        [alt] Alt
       *[ctrl] Ctrl
    } + { $key }
web-key-prompt = What am I asked?
web-key-hand = What do I hold?
web-key-score = What is the score?
web-key-place = What is this?
web-key-choices = What can I choose?
web-key-last-turn = What did the others do?
web-key-text-view = The board as text

## Answers to questions that are asked with a key.

web-query-no-hand = There are no cards to show.
web-query-no-score = The points are not known yet.
web-query-no-place = Nothing on the board is focused.
web-query-no-choices = There is nothing to choose right now.

## The board as text.

# A list as a sentence.
web-text-list = { $what }
web-text-player = Player
web-text-has = Has
web-text-what = What
web-text-value = Value
web-text-actions = What you can do now
web-text-more = There are more possibilities. Choose on the board, or type a move.

## Typed moves.

web-typed-help = Type a move in words or in short form. The beginnings of words are enough. For example: { $words }. In short: { $notation }
web-typed-waiting = You can type a move when it is your turn.
web-typed-several = Which of these?

## Replays.

# The value of the slider: the position, and what happened there.
web-moment-told = { $place }: { $line }

## The strip of players on phones.

web-strip-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
web-strip-cards =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
