### The web client online: the lobby, invitations, and what an online table shows in addition.

## The player's name and devices.

web-guest-about = All you need is a name. Others at the table will see it.
web-guest = Continue as guest
web-called = You are { $name }.
web-rename = Change name
web-devices = Another device
web-device-give-about = Use a code to play under your name on another device. It works once and expires after ten minutes.
web-device-give = Show a code
web-device-claim-about = Enter a code from another device:
web-device-claim = Use code
web-device-claim-open = I have a code from another device
web-server-away = The server can’t be reached. You can still play on this device.

## Tables.

web-invite-title = { $game }: new online table
web-table-make = Open table
web-tables-mine = Your tables
web-tables-open = Open tables
web-tables-playing = Watch
web-tables-over = Finished games of other players
web-table-open =
    { $free ->
        [0] Starting
        [one] One seat is free
       *[other] { $free } seats are free
    }
web-table-turn = Your turn
web-table-playing = In progress
web-seat-free = Open seat
web-clock-label = Time limit
# The clocks to choose from.
web-clock =
    { $clock ->
        [none] No time limit
        [live-5] 5 minutes each, plus 5 seconds per turn
        [live-15] 15 minutes each, plus 10 seconds per turn
        [live-30] 30 minutes each, plus 15 seconds per turn
        [slow-1] One day per turn
       *[slow-3] Three days per turn
    }
web-clock-live =
    { $minutes ->
        [one] Each player has one minute
       *[other] Each player has { $minutes } minutes
    }, plus { $seconds } seconds per turn. { $zero ->
        [concede] A player who runs out of time loses.
       *[stand-in] If a player runs out of time, a bot takes over.
    }
web-clock-slow =
    Each turn may take up to { $hours } hours. { $zero ->
        [concede] A player who runs out of time loses.
       *[stand-in] If a player runs out of time, a bot takes over.
    }
web-at-zero-label = When time runs out
web-at-zero =
    { $zero ->
        [concede] The player loses
       *[stand-in] A bot takes over
    }
web-clock-days = { $days } d { $hours } h
web-access-join = Who may join
web-access-watch = Who may watch
web-access =
    { $who ->
        [everybody] Everyone
        [link] Anyone with the link
       *[nobody] No one
    }

## The page that a table's link opens.

web-no-table = This table can’t be shown.
web-try-again = Try again
web-invitation = You are invited to play { $game }
web-sit-down = Join the game
web-only-watch = Just watch
web-waiting-title = { $game }: waiting for players
web-waiting = The game starts when every seat is taken.
web-connecting = Connecting…
web-here = here
web-away = away
web-links = Invite
web-link-join = Link to play: send it to friends
web-link-watch = Link to watch: send it to anyone
web-link-qr = The link to play, as a QR code for phones
web-link-copy = Copy
web-link-copied = Copied.
web-link-by-hand = Please copy it by hand.
web-fill = Fill free seats with bots ({ $level })
web-get-up = Leave the table

## At the table.

# The state of the connection to the server.
web-line =
    { $state ->
        [open] Online
        [connecting] Connecting…
       *[cut] No connection
    }
web-line-cut = Connection lost. Reconnecting… Your game is safe.
web-line-cut-pending = Connection lost. Your move is kept and will be sent as soon as possible.
# Whether a player is connected.
web-presence =
    { $state ->
        [here] here
        [bot] played by a bot
       *[away] away
    }
web-stand-in-you = A bot is playing for you.
# What happens at this table when a player is away.
web-absence-minutes =
    { $minutes ->
        [one] If a player is away for one minute on their turn, or sooner if the others ask for it, a bot plays for them until they return.
       *[other] If a player is away for { $minutes } minutes on their turn, or sooner if the others ask for it, a bot plays for them until they return.
    }
web-absence-seconds = If a player is away for { $seconds } seconds on their turn, or sooner if the others ask for it, a bot plays for them until they return.
web-absence-asked = If a player is away on their turn, a bot plays for them only if the others ask for it.
# The game waits for a player who is away. Screen readers announce only the first message; the time in the second counts down.
web-awaited = { $name } is away.
web-awaited-until = A bot takes over in { $time }.
web-stand-in-now = Let a bot play
web-proposed-stand-in = { $name } would like a bot to play for { $whom }.
web-proposed-stand-in-own = You have asked for a bot to play for { $whom }. The others must agree.
# Followed by a list of the bot's actions.
web-bot-played = While you were away, a bot played for you:
web-bot-played-more =
    { $count ->
        [one] one earlier action
       *[other] { $count } earlier actions
    }
web-bot-played-watch = Show me
web-return = Take over from the bot
web-proposed =
    { $what ->
        [undo] { $name } would like to undo a move.
        [abort] { $name } would like to end the game without a result.
       *[rematch] { $name } would like to play again.
    }
web-proposed-own =
    { $what ->
        [undo] You have asked to undo your move. The others must agree.
        [abort] You have asked to end the game without a result. The others must agree.
       *[rematch] You have asked to play again. The others must agree.
    }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-propose-undo = Ask to undo
web-propose-abort = Ask to end the game
web-propose-undo-question = Ask the others to let you undo your last move and everything after it?
web-propose-abort-question = Ask the others to end the game without a result?
web-leave-seat = Let a bot play for you
web-leave-seat-question = Let a bot play your seat? You can come back at any time.
web-to-rematch = Go to the new game
web-talk = Chat
web-talk-new =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
web-talk-say = Write a message
web-talk-send = Send
web-notepad = Notes (only you see them)
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-watcher = watching
web-watchers =
    { $count ->
        [one] One more person is watching.
       *[other] { $count } more people are watching.
    }

## Why a request was rejected.

web-fault =
    { $code ->
        [bad-name] A name must have 1 to 32 characters, on one line.
        [wrong-code] This code is wrong, already used, or expired.
        [too-fast] Too many requests at once. Please wait a moment.
        [not-found] There is no such table, or you need a link to see it.
        [wrong-join-link] This invitation does not work. Maybe the link is incomplete, or the table was closed. Ask for a new one.
        [wrong-watch-link] This link for watching does not work. Maybe it is incomplete, or the table was closed.
        [no-longer-open] The game has begun without you, and this table does not allow spectators.
        [not-invited] You need the link to this table to join it.
        [seat-taken] There is no free seat left.
        [too-many-tables] You have too many open tables.
        [no-access] This table is not open to spectators.
        [outdated] This page is out of date. Please reload.
        [silence] The server does not respond.
        [played-by-bot] A bot is playing this seat.
        [stale] The game has moved on; choose again.
       *[other] That is not possible right now.
    }
