### New versions of the client, and guided first games.

web-new-version = A new version is available. Your games stay as they are.
web-new-version-use = Update
web-rules-missing = The rules can’t be loaded right now.
web-learn = Guided first game
web-learn-mark = guided
web-welcome = First time here?
web-welcome-about = A guided first game explains each rule when it comes up, while you play from the first move. You can leave at any time and continue later.
web-welcome-learn = Learn { $game }
web-coach = Guide
web-coach-close = Close the guide
web-coach-count = Note { $number } of { $of }
web-coach-on = Continue
web-coach-suggest = Show me a good move
web-coach-suggested = For example: { $action }
web-coach-before = Earlier notes
web-coach-do = Play it
