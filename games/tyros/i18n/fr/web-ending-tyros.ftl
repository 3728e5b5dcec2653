### Le résultat : ce que compte chaque ligne du décompte.

web-score-about-tyros-score-cities = Chaque case de cet empire avec une de vos villes : 12 points dans le plus grand empire, puis 10, 9 et 8 dans le plus petit.
web-score-about-tyros-score-ships = Chaque case de cet empire sans ville où tous les bateaux sont à vous : 6 points dans le plus grand empire, puis 5, 4 et 3.
web-score-about-tyros-score-most-cities = 7 points pour le joueur qui a le plus de villes dans cet empire ; personne ne les reçoit en cas d’égalité.
web-score-about-tyros-score-everywhere = 7 points, une seule fois, pour le premier joueur qui a une ville dans chacun des quatre empires.
web-tie-tyros-in-largest = Égalité : points du plus grand empire
web-tie-about-tyros-in-largest = À points égaux, les points des cases du plus grand empire décident ; s’ils sont égaux aussi, la victoire est partagée.
