### Le résultat : ce que compte chaque ligne du décompte.

web-score-about-toledo-score-delivered = Chaque épée qu’une figurine a amenée à l’Alcazar rapporte toute sa valeur.
web-score-about-toledo-score-undelivered = Chaque épée forgée mais non livrée rapporte la moitié de sa valeur, arrondie à l’inférieur.
web-score-about-toledo-score-paintings = Chaque peinture rapporte le nombre indiqué.
web-score-about-toledo-score-gems = Les pierres précieuses restantes rapportent un point par paire.
web-score-about-toledo-score-movement-tile = Qui possède la tuile de déplacement perd deux points.
web-tie-toledo-cards = Égalité : cartes en main
web-tie-about-toledo-cards = À points égaux, la victoire va à qui a le plus de cartes en main.
web-tie-toledo-sum = Égalité : somme des cartes
web-tie-about-toledo-sum = À nombre de cartes égal, la plus grande somme l’emporte ; sinon la victoire est partagée.
