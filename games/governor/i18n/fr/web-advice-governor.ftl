### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-governor-tokens = Il rapporte un Soutien : un jeton, ou un lot de trois cultures.
    .cost = Il vous coûte des Soutiens.
web-advice-governor-cultures = Vous gardez les trois cultures en main : 5 points à la fin.
    .cost = Vous vous séparez d’une culture qu’il faut pour les 5 points.
web-advice-governor-open = Votre main réussit ensuite le test dans plus de quartiers.
    .cost = Votre main réussit ensuite le test dans moins de quartiers.
web-advice-governor-actions = Une carte Action peut décider d’un tour à venir.
    .cost = Il vous prend une carte Action.
web-advice-governor-looked = Vous connaissez un jeton de plus que les autres.
    .cost = Vous n’apprenez rien de nouveau.
web-advice-governor-reach = Il vous mène à un jeton que vous pouvez gagner, maintenant ou au prochain tour.
    .cost = Il vous éloigne de jetons que vous pourriez gagner.
