### Toledo dans le navigateur : comment s’appellent les choses sur le plateau.

## Lieux. Le coût est la plus petite carte qui paie l’utilisation.

web-toledo-board = Le chemin de la cathédrale à l’Alcazar
web-toledo-cathedral = La cathédrale
web-toledo-alcazar = L’Alcazar
web-toledo-entrance = Case d’entrée { $number } : une figurine qui s’y arrête entre à l’Alcazar
web-toledo-empty = Case { $number } : rien n’y est encore construit
web-toledo-tavern = Case { $number } : taverne, { $cost } ou plus pour trois cartes
web-toledo-artist = Case { $number } : l’artiste, { $cost } ou plus pour une peinture
web-toledo-shop = Case { $number } : { $shop }, à { $who }, { $cost } ou plus pour les autres
    .you = Case { $number } : { $shop }, à vous, { $cost } ou plus pour les autres
# Le lieu et les noms de ceux qui y ont des figurines.
web-toledo-occupied = { $place }. Figurines : { $figures }
web-toledo-figure =
    Figurine de { $who } { $place ->
        [cathedral] à la cathédrale
       *[step] sur la case { $number }
    }
    .you =
        Votre figurine { $place ->
            [cathedral] à la cathédrale
           *[step] sur la case { $number }
        }

## Ce qui se trouve sur le plateau et devant les joueurs.

web-toledo-pile =
    Pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-toledo-discard =
    Défausse : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-toledo-lead = Première carte : { $card }
web-toledo-no-lead = Place de la première carte
web-toledo-metal =
    { $count ->
        [one] { $count } métal
       *[other] { $count } métaux
    }
web-toledo-gems =
    { $count ->
        [one] { $count } pierre précieuse
       *[other] { $count } pierres précieuses
    }
web-toledo-swords-left = { $sword }, il en reste { $count }
web-toledo-paintings = Peintures restantes, à partir du dessus : { $values }
web-toledo-no-paintings = Plus de peintures
web-toledo-painting = Peinture, { $value }
web-toledo-swords = Épées à forger
web-toledo-supply = Réserve
web-toledo-cards =
    { $count ->
        [1] { $cards }
       *[other] { $count } cartes de { $value } : { $cards }
    }
web-toledo-hand = Votre main
web-toledo-hand-empty = Aucune carte en main
web-toledo-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-toledo-figures = Figurines : { $home } à la cathédrale, { $road } en chemin, { $inside } à l’Alcazar
web-toledo-delivered = Amenée à l’Alcazar : { $sword }
web-toledo-held = Devant le joueur : { $sword }
web-toledo-shops = Commerces à placer
web-toledo-points =
    { $count ->
        [one] { $count } point de renommée
       *[other] { $count } points de renommée
    }

## Duels.

web-toledo-duel = { $attacker } contre { $defender }
web-toledo-attacker = attaque
web-toledo-defender = défend
web-toledo-round-to-come = Round { $number }

## Ce qui est proposé.

web-toledo-offer = Choisissez
web-toledo-cancel = Annuler

## La galerie.

web-toledo-gallery-figures = Figurines
web-toledo-gallery-shops = Commerces et maisons
web-toledo-gallery-cards = Argent
web-toledo-gallery-swords = Épées
web-toledo-gallery-tiles = Tuiles du maître d’armes
web-toledo-gallery-goods = Métal, pierres précieuses, peintures
web-toledo-gallery-buildings = Cathédrale, Alcazar, entrée
web-toledo-gallery-states = Éléments interactifs : au repos, disponible, choisi, indisponible

# In the lobby.
web-about-toledo = Ouvrez des commerces le long du chemin, forgez des épées et amenez-les à l’Alcazar.
web-option-toledo-start = Qui commence
web-option-toledo-rounds = Tours au plus
web-toledo-duel-won = { $who } gagne le duel.
    .you = Vous gagnez le duel.
