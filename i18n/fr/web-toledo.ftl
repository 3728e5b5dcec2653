### Toledo dans le navigateur : comment s’appellent les choses sur le plateau.

## Lieux. Le coût est la plus petite carte qui paie l’usage.

web-toledo-board = Le chemin de la cathédrale à l’Alcazar
web-toledo-cathedral = La cathédrale
web-toledo-alcazar = L’Alcazar
web-toledo-entrance = Entrée { $number } : une figurine qui finit ici entre dans l’Alcazar
web-toledo-empty = Case { $number } : rien n’y est construit
web-toledo-tavern = Case { $number } : auberge, { $cost } ou plus pour trois cartes
web-toledo-artist = Case { $number } : l’artiste, { $cost } ou plus pour un tableau
web-toledo-shop = Case { $number } : { $shop }, à { $owner }, { $cost } ou plus pour les autres
# Le lieu et les joueurs qui y ont des figurines.
web-toledo-occupied = { $place }. Figurines : { $figures }
web-toledo-figure =
    Figurine de { $who } { $place ->
        [cathedral] à la cathédrale
       *[step] sur la case { $number }
    }

## Ce qui se trouve sur le plateau et devant les joueurs.

web-toledo-pile =
    Pioche : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
web-toledo-discard =
    Défausse : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
web-toledo-lead = Première carte : { $card }
web-toledo-no-lead = Place de la première carte
web-toledo-metal =
    { $count ->
        [one] un métal
       *[other] { $count } métaux
    }
web-toledo-gems =
    { $count ->
        [one] une pierre précieuse
       *[other] { $count } pierres précieuses
    }
web-toledo-swords-left = { $sword }, il en reste { $count }
web-toledo-paintings = Tableaux restants, à partir du dessus : { $values }
web-toledo-no-paintings = Plus de tableaux
web-toledo-painting = Tableau, { $value }
web-toledo-swords = Épées à forger
web-toledo-supply = Ce qu’on peut obtenir
web-toledo-cards =
    { $count ->
        [one] { $cards }
       *[other] { $count } cartes de valeur { $value } : { $cards }
    }
web-toledo-hand = Votre main
web-toledo-hand-empty = Pas de cartes en main
web-toledo-in-hand =
    { $count ->
        [one] une carte en main
       *[other] { $count } cartes en main
    }
web-toledo-figures = Figurines : { $home } à la cathédrale, { $road } sur le chemin, { $inside } dans l’Alcazar
web-toledo-delivered = Livrée : { $sword }
web-toledo-held = Devant le joueur : { $sword }
web-toledo-shops = Commerces à placer
web-toledo-points =
    { $count ->
        [one] un point
       *[other] { $count } points
    }

## Duels.

web-toledo-duel = { $attacker } contre { $defender }
web-toledo-attacker = attaque
web-toledo-defender = défend
web-toledo-round-to-come = Manche { $number }

## Ce qui est proposé.

web-toledo-offer = Choisissez
web-toledo-cancel = Laisser

## La galerie.

web-toledo-gallery-figures = Figurines
web-toledo-gallery-shops = Commerces et maisons
web-toledo-gallery-cards = Argent
web-toledo-gallery-swords = Épées
web-toledo-gallery-tiles = Tuiles des maîtres d’armes
web-toledo-gallery-goods = Métal, pierres précieuses, tableaux
web-toledo-gallery-buildings = Cathédrale, Alcazar, entrée
web-toledo-gallery-states = Ce qu’on peut toucher : au repos, ce qui mène plus loin, ce qui est touché, ce qui est hors de portée
