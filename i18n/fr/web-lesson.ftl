### Leçons et exercices.

web-learn = Apprendre à jouer
web-lessons = Leçons
web-continue-lesson = { $game } : reprendre la leçon
web-coach = Leçon
web-coach-count = { $number } sur { $of }
web-coach-back = Retour
web-coach-show = Montrez-moi
web-coach-next = Suivant
web-coach-not-asked = C’est possible aussi, plus tard. Faites maintenant ce qui est marqué.
web-coach-chapters = Chapitres
web-coach-over = Vous connaissez { $game }
web-coach-over-about = Le reste vient en jouant. Continuez d’ici contre des débutants, ou essayez un exercice.
web-coach-play-on = Continuer la partie
web-exercises = Exercices
web-exercise = Exercice
web-exercises-title = Exercices : { $game }
web-exercises-about = Chaque fois une position et une question. Jouez librement pendant votre tour ; les règles jugent votre réponse.
web-exercise-solved = Résolu
web-exercise-count = Exercice { $number } sur { $of }
web-exercise-restart = Recommencer
web-exercise-show = Montrer la solution
web-exercise-next = Exercice suivant
web-exercises-all = Tous les exercices
web-advice = Montrez-moi un bon coup
web-advice-for-example = Par exemple : { $action }
web-advice-do = Jouer ce coup
