### The web client: lobby, table and replay, for all games.

## The whole client.

web-title = Alcázar: board games of Toledo and Tyros
# The title of the tab when it is the player's turn.
web-title-turn = Your turn · { $game }
web-title-replay = { $game }: replay
web-skip = Skip to content
web-nowhere = Page not found
web-home = Back to the lobby
web-close = Close
web-cancel = Cancel
web-you = You
# A name in a list of names.
web-name = { $name }

## The lobby.

web-tagline = Board games for tonight, alone or with friends.
web-games = Games
web-players = { $least } to { $most } players
web-play-now = Play now
web-new-table = Set up a game
web-watch = Watch bots
web-rules = Rules
web-saved-turn = Next: { $who }
web-saved-won = Winner: { $who }
web-look-back = Replay
web-delete = Delete
web-delete-question = Delete this game permanently?
web-not-deleted = The game could not be deleted.
web-import = Open a replay file
web-import-about = Games are stored on this device only. Save a game as a file to move it to another device.
web-credits = Credits
web-credits-games = Toledo and Tyros are games by Martin Wallace, Tolède is a game by Olivier Marlet.
web-credits-unofficial = This is an unofficial fan project. Numbers that no source gives are reconstructed, and marked † in the rules.

## Why a game could not be started or opened.

web-bad-options = The game can’t be played with these options.
web-bad-name = Every player needs a name of at most 64 characters.
web-bad-seed = A seed consists of at most 64 characters, each 0 to 9 or a to f.
web-no-chance = The browser does not provide random numbers.
web-no-face = This game can’t be shown here yet.
web-bad-file = The file can’t be opened. { $why }
web-bad-link = The link can’t be opened. { $why }
web-unreadable = This game can’t be read.

## A new table.

web-new-title = { $game }: set up a game
web-seats = Who plays?
web-seat-who = Who plays { $seat }?
web-seat-you = You
web-seat-friend = A friend on this device
web-seat-bot = Bot: { $level }
web-seat-name = Name
web-more-seats = Add a player
web-fewer-seats = Remove a player
web-options = Options
web-by-lot = Random
web-seed = Seed
web-seed-about = Optional. The same seed always gives the same draws.
web-begin = Start
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
web-settings-speed = Pace
web-settings-sound = Sound
web-settings-confirm = Confirm moves that can’t be undone
web-settings-name = Your name
web-theme =
    { $theme ->
        [auto] Same as system
        [light] Light
       *[dark] Dark
    }
web-speed =
    { $speed ->
        [off] Instant
        [fast] Quick
        [normal] Normal
       *[slow] Calm
    }

## At the table.

web-leave = Leave the table (the game is saved)
web-tools = Tools
web-menu = Menu
web-log = Log
# A line that occurs several times in a row.
web-board = Board
web-hand = Your hand
web-controls = Your turn
web-players-here = Players
web-turn-mark = to move
web-conceded = conceded
web-undo = Undo
web-restart-turn = Restart turn
web-recap = Since your last turn
web-skip-show = Skip
web-end-turn = End turn
web-refused = That is not possible right now.
web-go-back = Undo my last move
web-go-back-question = Undo your last move and everything after it? You will draw the same cards again.
web-go-back-yes = Undo
web-concede = Concede
web-concede-question = Concede this game?
web-save-file = Save as file
web-typed = Move
web-typed-play = Play
# Which moment of the game is shown.
web-at-moment = { $at } of { $of }
web-to-present = Latest move
web-trouble-not-saved = This browser can’t save the game. Nothing is lost while this page is open; to keep the game, save it as a file.
web-trouble-elsewhere = This game is open in another window. Here you can only watch.
web-trouble-bot-silent = A bot does not respond. The game is saved: reload the page to continue.
web-curtain = { $name }, it is your turn ({ $colour }). Everybody else, please look away.
web-curtain-raise = I am { $name }

## The result.

web-result = Result
web-total = Total
web-rematch = Play again
web-share = Share
web-shared = Link copied. It contains the whole game.
web-shared-by-hand = Copy this link, which contains the whole game: { $address }
web-shared-as-file = The game is too long for a link, so it was saved as a file.

## Replays.

web-replay-start = Before the first move.
web-view = View as
web-view-seat = { $name } ({ $colour })
web-view-spectator = Spectator
web-view-open = All cards face up
web-play-on = Play from here
web-transport = Playback
web-moment = Position in the game
web-points = { $who }: { $points }
web-points-now = Points at this moment

## The rules.

web-rules-title = Rules of { $game }
web-rules-search = Search the rules

## Keyboard shortcuts.

web-keys = Keyboard shortcuts
web-key-back = One step back
web-key-on = One step forward
web-key-start = Go to the start
web-key-end = Go to the latest move
web-key-run = Play / pause
web-key-skip = Skip the animation
web-key-undo = Undo
web-key-restart-turn = Restart the turn
web-key-end-turn = End the turn
web-key-log = Show or hide the log
web-key-recap = What happened since your last turn
web-key-type = Type a move
web-key-rules = Show the rules
web-key-help = Show these shortcuts
