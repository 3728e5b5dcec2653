### Les exercices de Tolède.

web-exercise-governor-open-title = Quel quartier s’ouvre ?
web-exercise-governor-open = Vous avez deux cartes juives et deux musulmanes. Un seul quartier à votre portée s’ouvre avec elles pendant ce tour. Allez-y, et gagnez son jeton.
web-exercise-governor-open-right = Deux musulmans, deux cartes musulmanes, à trois quartiers tout juste. Comparez les habitants avec votre main avant de vous mettre en route.
web-exercise-governor-open-wrong-closed = Vos cartes n’ouvrent pas ce quartier. Avant de vous arrêter, comparez votre main avec les habitants, et avec le jeton Discrédit s’il y en a un.
web-exercise-governor-open-wrong-missed = Vous étiez au bon endroit ! Faites-y le test.
web-exercise-governor-two-title = Deux jetons en deux tours
web-exercise-governor-two = Gagnez un jeton à ce tour, et un autre au suivant. Entre les deux, chacun passe une carte à gauche : pensez à ce qu’il vous faudra.
web-exercise-governor-two-right = Vous avez gardé les cartes que demandait le second quartier. Ce que vous passez compte autant que le chemin que vous prenez.
web-exercise-governor-two-wrong-first = Ce tour ne rapporte aucun jeton. Votre main ouvre e3 et c5.
web-exercise-governor-two-wrong-second = Pas de second jeton cette fois. Avant de passer une carte, regardez qui habite là où vous voulez aller ensuite.
web-exercise-governor-spoil-title = Gâchez le test
web-exercise-governor-spoil = Bleu fait le test en f4 pour 3 points ; il y faut une carte chrétienne et une juive. Bleu a déjà montré deux cartes juives et une musulmane. Vous avez une Rumeur : jouez-la de sorte que Bleu échoue.
web-exercise-governor-spoil-right = La quatrième carte de Bleu est la chrétienne du test : il n’y en a pas de seconde. Le test est perdu.
web-exercise-governor-spoil-wrong-held = Bleu a une carte pour cela aussi, et réussit. Vous connaissez les quatre cartes de Bleu : laquelle manque ?
web-exercise-governor-spoil-wrong-elsewhere = Cela ne gêne pas Bleu, qui fait le test en f4.
web-exercise-governor-spoil-wrong-let = Et Bleu gagne 3 points. Jouez votre Rumeur.
web-exercise-governor-passed-title = Pourquoi cette carte ?
web-exercise-governor-passed = Vert attend en c4 et fera le test au prochain tour, pour 3 points. À la fin du dernier tour de table, Vert vous a passé une carte musulmane. Vous en avez maintenant trois sur quatre, et Bleu a montré la quatrième. Qu’en concluez-vous ? Arrêtez Vert.
web-exercise-governor-passed-right = C’était la dernière carte musulmane de Vert : un chrétien et un juif habitent en c4, Vert pouvait donc s’en passer. Maintenant elle lui manque.
web-exercise-governor-passed-wrong-held = Vert a une carte pour cela. Quelle carte Vert a-t-il donnée, parce que c4 ne la demandait pas ?
web-exercise-governor-passed-wrong-free = Plus rien n’arrête Vert. Allez en c4 et déposez-y un jeton Discrédit.
web-exercise-governor-end-it-title = En finir, ou attendre ?
web-exercise-governor-end-it = Vous avez neuf jetons et Bleu aussi, et le dixième arrête aussitôt la partie. Les jetons de Bleu valent 14 points, les vôtres 12. Vous avez tous deux les trois cultures en main, soit 5 de plus : 19 à 17. Que faites-vous ?
web-exercise-governor-end-it-right = 12 points, 3 de plus, et 5 pour votre main : 20 à 19 ! Comptez d’abord, puis n’hésitez plus.
web-exercise-governor-end-it-wrong-short = La partie est finie, mais vous n’avez pas plus de points que Bleu. Il vous faut un jeton qui vous mène de 17 au-delà de 19.
web-exercise-governor-end-it-wrong-waited = C’est ensuite à Bleu, à qui il ne manque aussi qu’un jeton. Finissez-en maintenant, avec le bon.
