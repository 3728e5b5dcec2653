### The web client: lobby, table, replay. What all pages of it say, whatever the game.

## The whole client.

web-title = Alcázar: board games of Toledo and Tyre
# The title of a tab where the player is asked.
web-title-turn = Your turn · { $game }
web-title-replay = { $game }: looking back
web-skip = Skip to the content
web-nowhere = There is nothing here.
web-home = To the lobby
web-close = Close
web-cancel = Cancel
web-you = You
# A name in a list of names.
web-name = { $name }

## The lobby.

web-tagline = Board games to play tonight, alone or with friends.
web-games = Games
web-players = { $least } to { $most } players
web-play-now = Play now
web-new-table = New table
web-watch = Watch bots play
web-rules = Rules
web-continue = Continue
web-saved-turn = Next: { $who }
web-saved-won = Winner: { $who }
web-look-back = Look back
web-delete = Delete
web-delete-question = Delete this game for good?
web-not-deleted = The game could not be deleted.
web-import = Open a replay file
web-import-about = Games are kept on this device only. A file takes one elsewhere.
web-credits = Credits
web-credits-games = Toledo and Tyros are games by Martin Wallace, Tolède is a game by Olivier Marlet.
web-credits-unofficial = This is an unofficial fan work. Figures that no source gives are reconstructed, and marked [X] in the rules.

## Why something could not begin or be opened.

web-bad-options = These options can’t be played.
web-bad-name = Everybody needs a name of at most 64 characters.
web-bad-seed = A seed has up to 64 of the digits 0 to 9 and a to f.
web-no-chance = The browser gives no random numbers.
web-no-face = This game can’t be shown here yet.
web-bad-file = The file can’t be opened. { $why }
web-bad-link = The link can’t be opened. { $why }
web-unreadable = This game can’t be read.

## A new table.

web-new-title = { $game }: a new table
web-seats = Who plays?
web-seat-who = Who plays { $seat }?
web-seat-you = You
web-seat-friend = A friend on this device
web-seat-bot = Bot: { $level }
web-seat-name = Name
web-more-seats = One more
web-fewer-seats = One fewer
web-options = Options
web-by-lot = By lot
web-seed = Seed
web-seed-about = Leave it empty. With the same seed the cards come in the same order.
web-begin = Begin
web-level =
    { $level ->
        [random] Random
        [novice] Beginner
        [apprentice] Apprentice
        [greedy] Journeyman
        [adept] Adviser
        [flat] Craftsman
        [search] Expert
       *[master] Master
    }

## Settings.

web-settings = Settings
web-settings-language = Language
web-language-awaited = That language is not loaded yet.
web-settings-theme = Appearance
web-settings-speed = Animation
web-settings-sound = Sound
web-settings-confirm = Ask before what can’t be undone
web-settings-name = Your name
web-theme =
    { $theme ->
        [auto] As the system
        [light] Light
       *[dark] Dark
    }
web-speed =
    { $speed ->
        [off] Off
        [fast] Fast
        [normal] Normal
       *[slow] Slow
    }

## At the table.

web-leave = Leave the table (the game is saved)
web-tools = Tools
web-menu = Menu
web-log = Log
# A line that is told several times in a row.
web-log-times = { $line } (×{ $count })
web-board = Board
web-hand = Your hand
web-controls = Your turn
web-players-here = Players
web-turn-mark = to act
web-conceded = has conceded
web-undo = Undo
web-restart-turn = Restart turn
web-recap = Since your last turn
web-skip-show = Skip
web-end-turn = End turn
web-refused = That can’t be done now.
web-go-back = Take back more
web-go-back-question = Take back your last move and everything that followed? Cards that were drawn will come again.
web-go-back-yes = Take back
web-concede = Concede
web-concede-question = Give up this game?
web-save-file = Save as file
web-typed = Move
web-typed-play = Play
# Where in the game one looks.
web-at-moment = { $at } of { $of }
web-to-present = Back to the game
web-trouble-not-saved = The game can’t be saved in this browser. Nothing is lost while this page is open: save it as a file.
web-trouble-elsewhere = This game is open in another window. Here you can only watch.
web-trouble-bot-silent = A bot does not answer. Reload the page to go on; the game is saved.
web-curtain = { $name }, it is your turn ({ $colour }). Nobody else should look.
web-curtain-raise = I am { $name }

## How it ended.

web-result = Result
web-total = Total
web-rematch = Play again
web-share = Share
web-shared = The link is copied. It holds the whole game.
web-shared-by-hand = Copy this link, it holds the whole game: { $address }
web-shared-as-file = The game does not fit into a link, so it was saved as a file.

## Looking back.

web-replay-start = Before the first move.
web-view = As seen by
web-view-seat = { $name } ({ $colour })
web-view-spectator = A spectator
web-view-open = Open cards
web-play-on = Play on from here
web-transport = Steps
web-moment = Moment
web-points = { $who }: { $points }
web-points-now = Points at this moment

## The rules.

web-rules-title = The rules of { $game }
web-rules-search = Search the rules

## Keys.

web-keys = Keys
web-keys-board = Tab moves through everything that can be chosen, Enter chooses it.
web-key-back = One step back
web-key-on = One step on
web-key-start = To the start
web-key-end = To the present
web-key-run = Play by itself, or halt
web-key-skip = Skip what is being shown
web-key-undo = Undo
web-key-restart-turn = Restart the turn
web-key-end-turn = End the turn
web-key-log = Show or hide the log
web-key-recap = What happened since your last turn
web-key-type = Type a move
web-key-rules = The rules
web-key-help = These keys
