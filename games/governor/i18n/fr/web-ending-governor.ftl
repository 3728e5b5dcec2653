### Le résultat : ce que compte chaque ligne du décompte.

web-score-about-governor-score-sets = Chaque lot d’un jeton chrétien, d’un jeton juif et d’un jeton musulman rapporte 4 points.
web-score-about-governor-score-outside = Chaque jeton de culture hors d’un lot rapporte 1 point.
web-score-about-governor-score-numbers = Les jetons à points rapportent le nombre indiqué.
web-score-about-governor-score-all-cultures = 5 points si les quatre cartes Influence en main comptent les trois cultures.
web-tie-governor-christian = Égalité : jetons chrétiens
web-tie-about-governor-christian = Les cultures sont tirées dans un ordre au hasard. Restent en lice ceux qui ont le plus de jetons de la première, puis de la deuxième, puis de la troisième.
web-tie-governor-jewish = Égalité : jetons juifs
web-tie-about-governor-jewish = Les cultures sont tirées dans un ordre au hasard. Restent en lice ceux qui ont le plus de jetons de la première, puis de la deuxième, puis de la troisième.
web-tie-governor-muslim = Égalité : jetons musulmans
web-tie-about-governor-muslim = Les cultures sont tirées dans un ordre au hasard. Restent en lice ceux qui ont le plus de jetons de la première, puis de la deuxième, puis de la troisième.
