### The client without a network, and learning to play.

web-new-version = Une nouvelle version est arrivée. Vos parties restent comme elles sont.
web-new-version-use = L’utiliser
web-rules-missing = Les règles ne peuvent pas être chargées en ce moment.
web-learn = Première partie guidée
web-learn-mark = guidée
web-welcome = Première visite ?
web-welcome-about = Une première partie guidée explique chaque règle quand elle se présente, et vous jouez dès le premier coup. On peut la quitter à tout moment et la reprendre où l’on en était.
web-welcome-learn = Apprendre { $game }
web-coach = Guide
web-coach-close = Fermer le guide
web-coach-count = Note { $number } sur { $of }
web-coach-on = Continuer
web-coach-suggest = Montrez-moi un bon coup
web-coach-suggested = Par exemple : { $action }
web-coach-before = Ce qui a été dit avant
web-coach-do = Le jouer
