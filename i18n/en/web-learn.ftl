### The client without a network, and learning to play.

web-new-version = A new version is there. Your games stay as they are.
web-new-version-use = Use it
web-rules-missing = The rules can’t be loaded just now.
web-learn = Guided first game
web-learn-mark = guided
web-welcome = First time here?
web-welcome-about = A guided first game explains each rule when it comes up, and you play along from the first move. It can be left at any time and goes on where it was.
web-welcome-learn = Learn { $game }
web-coach = Guide
web-coach-close = Close the guide
web-coach-count = Note { $number } of { $of }
web-coach-on = Go on
web-coach-suggest = Show me a good move
web-coach-suggested = For example: { $action }
web-coach-before = What was said before
web-coach-do = Do it
