### The home page: its cards, saved games, and the ways to friends.

web-home-welcome = Pick a game and learn it in ten minutes, step by step, as you play.
web-home-learn = Learn, 10 min
web-home-minutes = about { $minutes } min
web-home-more = More
# The name of the button for screen readers.
web-home-more-of = More about { $game }
web-home-resume = Continue: { $game }
web-home-resume-turn = Continue: { $game }, your turn
web-home-resume-one = Resume
web-home-look-back = Look back
web-home-own-games = Your games
# The games that are not among the first in the list.
web-home-older =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }
web-home-your-turn = Your turn
web-home-you-won = You won
web-home-friends = Play with friends
web-home-friends-here = On this device: More ▾ → Set up a game, then choose “A friend on this device” for a seat.
web-home-make-table = Make a table:
web-home-link = I have a link
web-home-link-field = Paste the link here
web-home-link-open = Open
web-home-link-bad = This link leads to no table or game here. Is it complete?
web-home-identity = Your name and devices
web-home-other-tables = Tables of other players
web-home-to-dark = Switch to dark colours
web-home-to-light = Switch to light colours
web-credits-fonts = Typefaces: Alegreya and Source Sans, in reduced form.
web-credits-fonts-licence = Their licence (OFL)
# A player who is called by their colour.
web-curtain-colour = { $name }, it is your turn. Everybody else, please look away.
