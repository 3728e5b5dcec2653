### The client without a network, and learning to play.

web-new-version = Une nouvelle version est disponible. Vos parties sont conservées.
web-new-version-use = Mettre à jour
web-rules-missing = Impossible de charger les règles pour le moment.
web-learn = Première partie guidée
web-learn-mark = guidée
web-welcome = Première visite ?
web-welcome-about = Une première partie guidée explique chaque règle au moment où elle sert ; vous jouez dès le premier coup. Vous pouvez la quitter à tout moment et la reprendre plus tard.
web-welcome-learn = Apprendre { $game }
web-coach = Guide
web-coach-close = Fermer le guide
web-coach-count = Note { $number } sur { $of }
web-coach-on = Continuer
web-coach-suggest = Montrer un bon coup
web-coach-suggested = Par exemple : { $action }
web-coach-before = Notes précédentes
web-coach-do = Jouer ce coup
