### Un tour de Tyros en une phrase : « Blanc navigue depuis Tyros vers la Hellade (22) pour 1 orange et 1 verte et fonde une
### ville. » Le sujet de ces propositions est le joueur.

tyros-told-deal = Les cartes sont distribuées.
tyros-told-deal-tiles = Les tuiles de terrain sont distribuées.
tyros-told-keeping = Les joueurs choisissent les cartes à garder.
tyros-told-grown = étend { $empire } vers { $square }
tyros-told-grown-tyros = étend { $empire } vers { $square } et Tyros
tyros-told-under = montre { $shown } et remet { $square } sous la pioche
tyros-told-sailed = navigue depuis { $from } vers { $to } pour { $paid }
tyros-told-given =
    { $whom-kind ->
        [you] vous donne une carte
       *[other] donne une carte à { $whom }
    }
tyros-told-city = fonde une ville { $square-at } pour { $paid }
tyros-told-city-everywhere = fonde une ville { $square-at } pour { $paid }, en premier dans chaque empire
tyros-told-ship = construit un bateau { $square-at } pour { $paid }
tyros-told-swapped =
    échange { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } avec la banque
tyros-told-taken = prend { $card } dans la défausse contre { $cards }
tyros-told-offers =
    { $whom-kind ->
        [you] vous offre
       *[other] offre { $whom-to }
    } { $give } contre { $want }
tyros-told-refused =
    { $whom-kind ->
        [you] vous offre
       *[other] offre { $whom-to }
    } { $give } contre { $want }, en vain
tyros-told-accepted = offre { $give } contre { $want } (accepté par { $whom })
tyros-told-dealt = échange avec { $whom } { $give } contre { $want }
tyros-told-withdrawn = retire son offre
tyros-told-passed = passe
