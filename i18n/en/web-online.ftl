### The web client online: the lobby, a table's address, and what a table of the server shows besides.

## Who one is.

web-together = Play together
web-guest-about = All it takes is a name. Others at the table will see it.
web-guest = Continue as guest
web-called = You are { $name }.
web-rename = Change name
web-devices = Another device
web-device-give-about = A code makes another device yours as well. It is good once, for ten minutes.
web-device-give = Show a code
web-device-claim-about = Type a code from another device here:
web-device-claim = Use the code
web-device-claim-open = I have a code from another device
web-server-away = The server can’t be reached. Everything on this device works all the same.

## Tables.

web-invite = Play online
web-invite-title = { $game }: a table online
web-table-make = Open the table
web-tables-mine = Your tables
web-tables-open = Open tables
web-tables-playing = Watch
web-tables-over = Look back on games of others
web-tables-none = No tables yet. Choose a game below and play online.
web-table-open =
    { $free ->
        [0] Begins
        [one] One seat is free
       *[other] { $free } seats are free
    }
web-table-turn = Your turn
web-table-playing = Under way
web-seat-free = Anybody who comes
web-clock-label = Time to think
# One of the clocks that can be chosen.
web-clock =
    { $clock ->
        [none] As long as you like
        [live-5] 5 minutes each, and 5 seconds per turn
        [live-15] 15 minutes each, and 10 seconds per turn
        [live-30] 30 minutes each, and 15 seconds per turn
        [slow-1] A day per turn
       *[slow-3] Three days per turn
    }
web-clock-live =
    { $minutes ->
        [one] Each has a minute
       *[other] Each has { $minutes } minutes
    } and { $seconds } seconds more per turn. { $zero ->
        [concede] When time is up, the game is lost.
       *[stand-in] When time is up, a bot plays on.
    }
web-clock-slow =
    Each turn may take { $hours } hours. { $zero ->
        [concede] When time is up, the game is lost.
       *[stand-in] When time is up, a bot plays on.
    }
web-at-zero-label = When time is up
web-at-zero =
    { $zero ->
        [concede] The game is lost
       *[stand-in] A bot plays on
    }
web-clock-days = { $days } d { $hours } h
web-access-join = Who may join
web-access-watch = Who may watch
web-access =
    { $who ->
        [everybody] Everybody
        [link] Whoever has the link
       *[nobody] Nobody
    }

## The address of a table.

web-no-table = This table can’t be shown.
web-try-again = Try again
web-invitation = You are invited: { $game }
web-sit-down = Sit down
web-only-watch = Only watch
web-waiting-title = { $game }: waiting
web-waiting = The game begins when every seat is taken.
web-connecting = Connecting …
web-here = here
web-away = away
web-links = Invite
web-link-join = To play: give this link to friends
web-link-watch = To watch: give this link to anybody
web-link-qr = The link to play, for the camera of a phone
web-link-copy = Copy
web-link-copied = Copied.
web-link-by-hand = Copy it by hand, please.
web-fill = Fill free seats with bots ({ $level })
web-get-up = Leave the table

## At the table.

# How the line to the server stands.
web-line =
    { $state ->
        [open] Online
        [connecting] Connecting …
       *[cut] No connection
    }
web-line-cut = The connection is lost. It is tried again by itself; nothing is lost.
web-line-cut-pending = The connection is lost. Your move is kept, and sent as soon as possible.
# Whether a player is there.
web-presence =
    { $state ->
        [here] here
        [bot] a bot plays
       *[away] away
    }
web-stand-in-you = A bot plays for you.
# What happens at this table when somebody is away.
web-absence-minutes =
    { $minutes ->
        [one] If somebody is away for a minute on their turn, or sooner if the others ask for it, a bot plays for them until they are back.
       *[other] If somebody is away for { $minutes } minutes on their turn, or sooner if the others ask for it, a bot plays for them until they are back.
    }
web-absence-seconds = If somebody is away for { $seconds } seconds on their turn, or sooner if the others ask for it, a bot plays for them until they are back.
web-absence-asked = If somebody is away on their turn, a bot plays for them only if the others ask for it.
# Somebody is asked and not there. Only the first is read aloud; in the second, the time is a clock that runs down.
web-awaited = { $name } is away.
web-awaited-until = A bot plays for them in { $time }.
web-stand-in-now = Let a bot play
web-proposed-stand-in = { $name } would like a bot to play for { $whom }.
web-proposed-stand-in-own = You have asked for a bot to play for { $whom }. The others must agree.
# A list of what the bot did follows.
web-bot-played = While you were away, a bot played for you:
web-bot-played-more =
    { $count ->
        [one] one earlier action
       *[other] { $count } earlier actions
    }
web-bot-played-watch = Show me
web-return = Play yourself
web-proposed =
    { $what ->
        [undo] { $name } would like to take back a move.
        [abort] { $name } would like to end the game without a result.
       *[rematch] { $name } would like to play again.
    }
web-proposed-own =
    { $what ->
        [undo] You have asked to take back your move. The others must agree.
        [abort] You have asked to end the game without a result. The others must agree.
       *[rematch] You have asked to play again. The others must agree.
    }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-propose-undo = Ask to take back
web-propose-abort = Ask to end the game
web-propose-undo-question = Ask the others to let you take back your last move, and all that followed?
web-propose-abort-question = Ask the others to end the game without a result?
web-leave-seat = Let a bot play for you
web-leave-seat-question = Leave your seat to a bot? You can come back at any time.
web-to-rematch = To the new game
web-talk = Talk
web-talk-new =
    { $count ->
        [one] One new line
       *[other] { $count } new lines
    }
web-talk-say = Say something
web-talk-send = Say it
web-notepad = Notes (only you see them)
web-mute = Don’t hear { $name }
web-unmute = Hear { $name } again
web-watcher = watches
web-watchers =
    { $count ->
        [one] One more watches.
       *[other] { $count } more watch.
    }

## What was refused.

web-fault =
    { $code ->
        [bad-name] A name has 1 to 32 characters on one line.
        [wrong-code] This code was never given, is used up, or is too old.
        [too-fast] That was too much at once. Wait a moment.
        [not-found] There is no such table, or it is not for everybody.
        [not-invited] This table is for those who have its link.
        [seat-taken] There is no free seat any more.
        [too-many-tables] You have too many open tables.
        [declined] Somebody does not agree.
        [no-access] This table is not open to spectators.
        [outdated] The server speaks of things that this page does not know. Load the page again.
        [silence] The server does not answer.
        [played-by-bot] A bot plays this seat.
        [stale] Meanwhile something else is asked.
       *[other] That can’t be done now.
    }
