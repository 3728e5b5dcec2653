### Tyros dans le navigateur : comment s’appellent les choses sur la carte.

web-about-tyros = Naviguez depuis Tyros, fondez des villes dans quatre empires qui s’étendent et échangez ce qui vous manque.
web-option-tyros-founding = Où commencent les empires
web-option-tyros-founding-variable = Tirés au sort
web-option-tyros-founding-first-game = Comme conseillé pour une première partie
web-option-tyros-start = Premier joueur

## Lieux sur la carte.

web-tyros-board = La carte marine
web-tyros-place-free = { $square } : pas encore d’empire
web-tyros-place = { $square }, { $empire } : { $city } points pour une ville, { $ships } pour des bateaux
web-tyros-place-city = { $square }, { $empire } : une ville de { $who }, { $points } points pour l’instant
web-tyros-place-ships = { $square }, { $empire } : sous le contrôle des bateaux de { $who }, { $points } points pour l’instant
web-tyros-place-shared = { $square }, { $empire } : bateaux de { $who }, donc personne ne marque de points
web-tyros-ships =
    { $count ->
        [one] { $count } bateau de { $who } : { $place }
       *[other] { $count } bateaux de { $who } : { $place }
    }
    .you =
        { $count ->
            [1] Votre bateau : { $place }
           *[other] Vos { $count } bateaux : { $place }
        }

## À côté de la carte.

web-tyros-quay = Empires et banque
web-tyros-round = Tour { $count }
web-tyros-last-round = Tour { $count }, le dernier
web-tyros-ranks = Rangs des empires
web-tyros-rank =
    Rang { $rank } : { $empire }, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ; une ville rapporte { $city }, des bateaux { $ships }
web-tyros-tile-pile =
    Pioche des tuiles de terrain : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
web-tyros-under-pile = { $pile }, dessous : { $tiles }
web-tyros-pile =
    Banque : pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-tyros-discard = Défausse
web-tyros-discarded = Défaussé : { $card }, { $count } fois
web-tyros-trade = Proposer un échange à d’autres joueurs
web-tyros-trade-short = Échanger

## La table où une offre se prépare et se discute.

web-tyros-desk = Votre offre
web-tyros-to = À
web-tyros-all = Tous
web-tyros-you-give = Vous donnez
web-tyros-give-what = Choisissez des cartes de votre main
web-tyros-you-want = Vous voulez
web-tyros-less = Retirer { $card }
web-tyros-offer = Offre de { $who } à { $whom }
    .you = Votre offre à { $whom }
web-tyros-gives = Donne
web-tyros-wants = Veut
web-tyros-you-get = Vous recevez
web-tyros-you-pay = Vous donnez
web-tyros-side = { $what } : { $cards }
web-tyros-said-yes = { $who } : oui
    .you = Vous : oui
web-tyros-said-no = { $who } : non
    .you = Vous : non
web-tyros-answered = { $who } a répondu
    .you = Vous avez répondu
web-tyros-thinks = { $who } réfléchit
    .you = Votre réponse ?

## Ce qui est proposé, en un mot.

web-tyros-offered = Ce que vous pouvez faire ici
web-tyros-pass = Passer
web-tyros-pass-question = Passer ? Vous ne pourrez pas revenir en arrière.
web-tyros-sail = Naviguer
web-tyros-found = Fonder une ville
web-tyros-build = Construire un bateau
web-tyros-pay = Payer
web-tyros-keep = Garder
web-tyros-give = Donner
web-tyros-under = Remettre sous la pioche

## Ce qui est aux joueurs.

web-tyros-hand = Votre main
web-tyros-hand-empty = Rien en main
web-tyros-tiles = Vos tuiles de terrain
web-tyros-tile = Tuile de terrain : { $square }
web-tyros-cards = Dans votre main : { $card }, { $count } fois
web-tyros-ships-out = Bateaux sur la carte : { $count } sur { $of }
web-tyros-cities-out = Villes : { $count } sur { $of }
web-tyros-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-tyros-tiles-in-hand =
    { $count ->
        [one] { $count } tuile de terrain
       *[other] { $count } tuiles de terrain
    }
web-tyros-points =
    { $count ->
        [one] { $count } point si la partie se terminait maintenant
       *[other] { $count } points si la partie se terminait maintenant
    }
web-tyros-from-cities = villes { $count }
web-tyros-from-ships = bateaux { $count }
web-tyros-from-most = majorités { $count }
web-tyros-from-everywhere = dans tous les empires { $count }
web-tyros-known = Vous savez ceci : cartes { $cards }, tuiles { $tiles }
web-tyros-start = Tuile « premier joueur »
web-tyros-chosen = a choisi

## La galerie.

web-tyros-gallery-chart = La carte
web-tyros-gallery-ships = Bateaux et villes
web-tyros-gallery-empires = Empires et marchandises
web-tyros-gallery-cards = Cartes de commerce et tuiles de terrain
web-tyros-gallery-sights = Ce que dessinent les cartographes
web-tyros-gallery-states = Au repos, possible, touché, sans usage
