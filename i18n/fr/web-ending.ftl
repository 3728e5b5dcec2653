### Le résultat d’une partie dans le client web.

web-score-hint = Pointez une ligne pour voir ce qu’elle compte.
web-score-plain = Les points de cette ligne.
web-score-tie = Ce nombre départage les joueurs à égalité de points.
web-turning = Les tournants de la partie
web-turning-look = Voir
web-turning-lead = Avance de { $points } pour { $who }.
    .you = Vous avez { $points } d’avance.
web-turning-level = Égalité à { $points }.
web-turning-round = Tour { $round }. { $leader }
web-ending-home = Accueil
