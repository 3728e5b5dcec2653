### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-tyros-cities = Une ville compte le plus, et l’on y construit des bateaux.
    .cost = Vos villes perdent de la valeur.
web-advice-tyros-majority = Il y va du plus grand nombre de villes dans un empire : 7 points.
    .cost = Vous prenez du retard pour le plus grand nombre de villes d’un empire.
web-advice-tyros-everywhere = Il vous rapproche d’une ville dans chacun des quatre empires : 7 points pour le premier.
    .cost = Une ville dans chacun des quatre empires s’éloigne.
web-advice-tyros-ships = Vos bateaux occupent de meilleures cases, ou s’en approchent.
    .cost = Vos bateaux ont de moins bonnes cases.
web-advice-tyros-hand = Les cartes qui vous restent conviennent mieux à votre prochaine ville.
    .cost = Il vous coûte des cartes utiles.
web-advice-tyros-purchase = Ce que vous payez vaut plus que les cartes.
    .cost = L’achat peut attendre.
web-advice-tyros-trade = Les deux côtés peuvent gagner à cet échange.
    .cost = Une telle offre est rarement acceptée.
