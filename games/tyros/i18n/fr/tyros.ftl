### Tyros. Les mots sont ceux de la règle, rassemblés dans docs/glossary.md.

tyros-name = Tyros

## Joueurs et choses.

tyros-seat =
    { $colour ->
        [red] Rouge
        [blue] Bleu
        [white] Blanc
       *[turquoise] Turquoise
    }
    .to = à { tyros-seat }

tyros-empire =
    { $empire ->
        [orange] l’empire orange
        [yellow] l’empire jaune
        [green] l’empire vert
       *[violet] l’empire violet
    }
    .start =
        { $empire ->
            [orange] L’empire orange
            [yellow] L’empire jaune
            [green] L’empire vert
           *[violet] L’empire violet
        }

# Une carte, peu importe laquelle de sa sorte.
tyros-card =
    { $kind ->
        [orange] une carte orange
        [yellow] une carte jaune
        [green] une carte verte
        [violet] une carte violette
       *[joker] un joker
    }

# Tant de cartes d’une sorte, dans une liste : « 2 orange, 1 verte et 1 joker ».
tyros-cards =
    { $kind ->
        [orange] { $count } orange
        [yellow] { $count ->
            [one] { $count } jaune
           *[other] { $count } jaunes
        }
        [green] { $count ->
            [one] { $count } verte
           *[other] { $count } vertes
        }
        [violet] { $count ->
            [one] { $count } violette
           *[other] { $count } violettes
        }
       *[joker] { $count ->
            [one] { $count } joker
           *[other] { $count } jokers
        }
    }

tyros-some-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }

tyros-nothing = rien
    .kind = nothing

tyros-square =
    { $name ->
        [galicia] la Galice
        [lusitania] la Lusitanie
        [gadir] Gadir
        [pillars] les Colonnes
        [lixus] Lixus
        [massalia] Massalia
        [iberia] l’Ibérie
        [ebusus] Ebusus
        [iol] Iol
        [liguria] la Ligurie
        [corsica] la Corse
        [sardinia] la Sardaigne
        [carthage] Carthage
        [gabes] Gabès
        [adria] Adria
        [italy] l’Italie
        [sicily] la Sicile
        [malta] Malte
        [tripolis] Tripolis
        [odessos] Odessos
        [macedonia] la Macédoine
        [hellas] l’Hellade
        [crete] la Crète
        [marmarica] la Marmarique
        [byzantium] Byzance
        [ionia] l’Ionie
        [rhodes] Rhodes
        [nile] le Nil
        [sinope] Sinope
        [cilicia] la Cilicie
        [cyprus] Chypre
       *[gaza] Gaza
    } ({ $number })
    .at =
        { $name ->
            [galicia] en Galice ({ $number })
            [lusitania] en Lusitanie ({ $number })
            [pillars] aux Colonnes ({ $number })
            [iberia] en Ibérie ({ $number })
            [liguria] en Ligurie ({ $number })
            [corsica] en Corse ({ $number })
            [sardinia] en Sardaigne ({ $number })
            [italy] en Italie ({ $number })
            [sicily] en Sicile ({ $number })
            [macedonia] en Macédoine ({ $number })
            [hellas] en Hellade ({ $number })
            [crete] en Crète ({ $number })
            [marmarica] en Marmarique ({ $number })
            [ionia] en Ionie ({ $number })
            [nile] sur le Nil ({ $number })
            [cilicia] en Cilicie ({ $number })
           *[other] à { tyros-square }
        }

tyros-tyros = Tyros
    .at = à Tyros

tyros-coast =
    { $coast ->
        [west] la côte ouest de l’Italie (16w)
       *[east] la côte est de l’Italie (16e)
    }
    .at = sur { tyros-coast }

# Ce que quelqu’un défausse, dans la liste de tous ceux qui défaussent.
tyros-discards = { $who } ({ $cards })

## Ce que fait une action, telle qu’on la choisit dans une liste.

tyros-action-grow = Étendre { $empire } vers { $square }
tyros-action-under = Montrer vos tuiles et remettre { $square } sous la pioche
tyros-action-show = Montrer vos tuiles
tyros-action-sail = Naviguer depuis { $from } vers { $to } pour { $paid }
tyros-action-found = Fonder une ville avec le bateau { $ship-at } pour { $paid }
tyros-action-build = Construire un bateau { $square-at } pour { $paid }
tyros-action-build-on-tyros = Construire un bateau à Tyros
tyros-action-swap = Échanger des cartes contre autant de la pioche
tyros-action-take = Prendre { $card } dans la défausse contre trois cartes
tyros-action-offer = Préparer une offre à { $whom }
tyros-action-offer-all = Préparer une offre à tous
tyros-action-pass = Passer
tyros-action-pay = Payer { $paid }
tyros-action-give = Donner { $card }
tyros-action-add = Offrir { $card }
tyros-action-for = Choisir ce que vous voulez en échange
tyros-action-want = Demander { $card }
tyros-action-propose = Faire l’offre
tyros-action-no = Refuser
tyros-action-yes = Accepter
tyros-action-deal = Conclure l’échange avec { $whom }
tyros-action-withdraw = Retirer l’offre
tyros-action-keep = Garder { $cards }

## Ce qui s’est passé.

tyros-event-start = { $who } commence.
    .you = Vous commencez.
tyros-event-empire =
    { $empire-start } commence { $square-at }{ $tyros ->
        [yes] {" "}et à Tyros
       *[no] { "" }
    }.
tyros-event-tiles =
    { $who } pioche { $count ->
        [one] une tuile de terrain
       *[other] { $count } tuiles de terrain
    }.
    .you =
        Vous piochez { $count ->
            [one] une tuile de terrain
           *[other] { $count } tuiles de terrain
        }.
tyros-event-tiles-known = { $who } pioche des tuiles de terrain : { $tiles }.
    .you = Vous piochez des tuiles de terrain : { $tiles }.
tyros-event-tile-known = { $who } pioche une tuile de terrain : { $tiles }.
    .you = Vous piochez une tuile de terrain : { $tiles }.
tyros-event-cards =
    { $who } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
    .you =
        Vous piochez { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
tyros-event-cards-known = { $who } pioche des cartes : { $cards }.
    .you = Vous piochez des cartes : { $cards }.
tyros-event-grown =
    { $who } étend { $empire } vers { $square }{ $tyros ->
        [yes] { " et Tyros" }
       *[no] { "" }
    }.
    .you =
        Vous étendez { $empire } vers { $square }{ $tyros ->
            [yes] { " et Tyros" }
           *[no] { "" }
        }.
tyros-event-grown-drawn =
    { $who } étend { $empire } vers { $square }{ $tyros ->
        [yes] { " et Tyros" }
       *[no] { "" }
    }, puis pioche { $drawn }.
    .you =
        Vous étendez { $empire } vers { $square }{ $tyros ->
            [yes] { " et Tyros" }
           *[no] { "" }
        }, puis piochez { $drawn }.
tyros-event-under = { $who } montre { $shown }, puis remet { $square } sous la pioche.
    .you = Vous montrez { $shown }, puis remettez { $square } sous la pioche.
tyros-event-under-drawn = { $who } montre { $shown }, remet { $square } sous la pioche et pioche { $drawn }.
    .you = Vous montrez { $shown }, remettez { $square } sous la pioche et piochez { $drawn }.
tyros-event-shown =
    { $who } { $shown-kind ->
        [nothing] n’a pas de tuile à jouer
       *[other] montre { $shown } et ne peut en jouer aucune
    }.
    .you =
        Vous { $shown-kind ->
            [nothing] n’avez pas de tuile à jouer
           *[other] montrez { $shown } et ne pouvez en jouer aucune
        }.
tyros-event-sailed = { $who } navigue depuis { $from } vers { $to } pour { $paid }.
    .you = Vous naviguez depuis { $from } vers { $to } pour { $paid }.
tyros-event-sailed-host =
    { $who } navigue depuis { $from } vers { $to } pour { $paid }, et { $host-kind ->
        [you] vous doit une carte
       *[other] doit une carte à { $host }
    }.
    .you = Vous naviguez depuis { $from } vers { $to } pour { $paid }, et devez une carte à { $host }.
tyros-event-given =
    { $who } { $whom-kind ->
        [you] vous donne une carte
       *[other] donne une carte à { $whom }
    }.
    .you = Vous donnez une carte à { $whom }.
tyros-event-given-known =
    { $who } { $whom-kind ->
        [you] vous donne { $card }
       *[other] donne { $card } à { $whom }
    }.
    .you = Vous donnez { $card } à { $whom }.
tyros-event-city = { $who } fonde une ville { $square-at } pour { $paid }.
    .you = Vous fondez une ville { $square-at } pour { $paid }.
tyros-event-city-everywhere = { $who } fonde une ville { $square-at } pour { $paid } : c’est le premier joueur à avoir une ville dans chaque empire.
    .you = Vous fondez une ville { $square-at } pour { $paid } : c’est vous qui, en premier, avez une ville dans chaque empire.
tyros-event-ship = { $who } construit un bateau { $square-at } pour { $paid }.
    .you = Vous construisez un bateau { $square-at } pour { $paid }.
tyros-event-wants-ship = { $who } va construire un bateau à Tyros.
    .you = Vous allez construire un bateau à Tyros.
tyros-event-wants-swap = { $who } va échanger des cartes avec la banque.
    .you = Vous allez échanger des cartes avec la banque.
tyros-event-wants-card = { $who } va prendre { $card } dans la défausse.
    .you = Vous allez prendre { $card } dans la défausse.
tyros-event-swapped = { $who } défausse { $cards } pour piocher à la banque.
    .you = Vous défaussez { $cards } pour piocher à la banque.
tyros-event-taken = { $who } prend { $card } dans la défausse contre { $cards }.
    .you = Vous prenez { $card } dans la défausse contre { $cards }.
tyros-event-draft-begun =
    { $who } { $whom-kind ->
        [you] vous prépare une offre
       *[other] prépare une offre { $whom-to }
    }.
    .you = Vous préparez une offre { $whom-to }.
tyros-event-drafted = { $who } prépare une offre : { $give } contre { $want }.
    .you = Vous préparez une offre : { $give } contre { $want }.
tyros-event-proposed =
    { $who } { $whom-kind ->
        [you] vous fait une offre
       *[other] fait une offre { $whom-to }
    } : { $give } contre { $want }.
    .you = Vous faites une offre { $whom-to } : { $give } contre { $want }.
tyros-event-answered = { $who } a répondu.
    .you = Vous avez répondu.
tyros-event-yes = { $who } dit oui.
    .you = Vous dites oui.
tyros-event-no = { $who } dit non.
    .you = Vous dites non.
tyros-event-all-answered = Tous ont répondu. Ont dit oui : { $yes }.
tyros-event-all-answered-no = Tous ont répondu, et personne n’a dit oui.
tyros-event-dealt = { $who } conclut l’échange avec { $whom } : { $give } contre { $want }.
    .you = Vous concluez l’échange avec { $whom } : { $give } contre { $want }.
tyros-event-withdrawn = { $who } retire son offre.
    .you = Vous retirez votre offre.
tyros-event-passed = { $who } passe.
    .you = Vous passez.
tyros-event-passed-round = { $who } passe, et le tour est terminé.
    .you = Vous passez, et le tour est terminé.
tyros-event-passed-game = { $who } passe, et la partie est terminée.
    .you = Vous passez, et la partie est terminée.
tyros-event-kept = { $who } a choisi les cartes à garder.
    .you = Vous avez choisi les cartes à garder.
tyros-event-kept-known = { $who } garde { $cards }.
    .you = Vous gardez { $cards }.
tyros-event-all-kept = Tous ont choisi les cartes à garder et défaussent le reste : { $discarded }.

## Qui joue, et ce qui est demandé.

tyros-prompt-founding = On tire au sort où commence { $empire }.
tyros-prompt-start-player = Le premier joueur est tiré au sort.
tyros-prompt-deal-tiles = { $who } reçoit des tuiles de terrain.
    .you = Vous recevez des tuiles de terrain.
tyros-prompt-deal-cards = { $who } reçoit des cartes.
    .you = Vous recevez des cartes.
tyros-prompt-grow = { $who } étend un empire.
    .you = Jouez une tuile de terrain : un empire s’étend jusque-là.
tyros-prompt-under = Aucune de vos tuiles de terrain ne peut être jouée : montrez-les, et remettez-en une sous la pioche.
tyros-prompt-show = Aucune de vos tuiles de terrain ne peut être jouée : montrez-les.
tyros-prompt-draw-tile = { $who } pioche une tuile de terrain.
    .you = Vous piochez une tuile de terrain.
tyros-prompt-act = C’est au tour de { $who }.
    .you = À vous : naviguez, fondez une ville, construisez un bateau, commercez ou passez.
tyros-prompt-pay-ship = { $who } paie un bateau à Tyros.
    .you = Choisissez les cartes qui paient le bateau.
tyros-prompt-pay-swap = { $who } choisit des cartes pour la banque.
    .you = Choisissez une à trois cartes à défausser ; vous en piochez autant.
tyros-prompt-pay-take = { $who } paie { $card }.
    .you = Choisissez trois cartes à défausser contre { $card }.
tyros-prompt-gift =
    { $who } { $whom-kind ->
        [you] vous doit une carte
       *[other] doit une carte à { $whom }
    }.
    .you = Choisissez une carte à donner à { $whom }.
tyros-prompt-draw-cards =
    { $who } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
    .you =
        Vous piochez { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
tyros-prompt-draft-give = Que donnez-vous ? Ajoutez des cartes dans l’ordre des couleurs, puis passez à ce que vous voulez.
tyros-prompt-draft-want = Vous donnez : { $give }. Que voulez-vous en échange ? Faites ensuite l’offre.
tyros-prompt-answer = { $who } vous fait une offre : { $give } contre { $want }. Acceptez-vous ?
tyros-prompt-answers = { $who } attend les réponses à une offre.
    .you = Vous attendez les réponses à votre offre.
tyros-prompt-choose = { $who } choisit avec qui conclure l’échange.
    .you = Choisissez avec qui conclure l’échange, ou retirez l’offre.
tyros-prompt-keep = Choisissez trois cartes à garder.
tyros-prompt-others-keep = Les autres choisissent les cartes à garder.

## Comment la partie se termine.

tyros-ending-last-tile = La partie est terminée : quelqu’un a joué sa dernière tuile de terrain.
tyros-ending-nothing-grows = La partie est terminée : aucune tuile de terrain ne peut plus être jouée.
tyros-score-cities = Villes dans { $empire }
tyros-score-ships = Bateaux dans { $empire }
tyros-score-everywhere = Premier à avoir une ville dans chaque empire
tyros-score-most-cities = Majorité des villes dans { $empire }
tyros-tie-in-largest =
    { $count ->
        [one] { $count } point dans le plus grand empire
       *[other] { $count } points dans le plus grand empire
    }

## Pourquoi pas.

tyros-illegal-not-now = Vous avez d’abord une autre décision à prendre.
tyros-illegal-no-ship-left = Il ne vous reste plus de bateau.
tyros-illegal-no-city-left = Il ne vous reste plus de ville.
tyros-illegal-same-berth = Le bateau y est déjà.
tyros-illegal-not-three-cards = Vous devez garder exactement trois cartes.
tyros-illegal-tile-not-held = Vous n’avez pas cette tuile de terrain.
tyros-illegal-not-touching = Cet empire ne touche pas la case.
tyros-illegal-must-grow = Vous avez une tuile de terrain qui peut être jouée.
tyros-illegal-must-show-all = Vous devez montrer toutes vos tuiles de terrain.
tyros-illegal-no-tile-pile = Il n’y a plus de pioche sous laquelle remettre une tuile de terrain.
tyros-illegal-must-put-under = Vous devez remettre une de vos tuiles de terrain sous la pioche.
tyros-illegal-no-marker-left = Cet empire n’a plus de marqueur.
tyros-illegal-no-ship-there = Vous n’y avez pas de bateau.
tyros-illegal-no-empire-there = Cette case n’appartient à aucun empire.
tyros-illegal-no-room = Deux bateaux s’y trouvent déjà.
tyros-illegal-no-room-on-tyros = Deux de vos bateaux sont déjà à Tyros.
tyros-illegal-wrong-fare = Un voyage coûte, pour chaque case, une carte de la couleur de la destination.
tyros-illegal-nothing-for-the-owner = Il ne vous resterait plus de carte pour le propriétaire de la ville.
tyros-illegal-no-founder = Vous n’y avez pas de bateau pour fonder une ville.
tyros-illegal-not-alone = Le bateau d’un autre joueur s’y trouve.
tyros-illegal-city-there = Il y a déjà une ville.
tyros-illegal-no-empire-for-city = Une ville ne peut être fondée que dans un empire.
tyros-illegal-wrong-city-price = Une ville coûte cinq cartes de la couleur de son empire, ou quatre avec deux bateaux sur place.
tyros-illegal-not-own-city = Vous n’y avez pas de ville.
tyros-illegal-shipyard-full = Deux bateaux s’y trouvent déjà : on ne peut pas en construire un autre.
tyros-illegal-wrong-ship-price = Un bateau coûte une carte de la couleur de l’empire, et une de plus s’il y a déjà un bateau.
tyros-illegal-tyros-has-city = Tyros a une ville : seul son propriétaire peut y construire.
tyros-illegal-two-ships-on-tyros = Deux de vos bateaux sont déjà à Tyros : vous ne pouvez pas en construire un autre.
tyros-illegal-wrong-tyros-price = Un bateau à Tyros coûte autant de cartes qu’il y a de bateaux, le nouveau compris.
tyros-illegal-no-draw-pile = La pioche est épuisée.
tyros-illegal-not-on-discard-pile = Il n’y a pas de carte de cette sorte dans la défausse.
tyros-illegal-wrong-bank-price = La banque prend une à trois cartes contre autant, ou trois contre une de votre choix.
tyros-illegal-no-partner = Vous ne pouvez échanger qu’avec les autres joueurs de la table.
tyros-illegal-three-offers = Vous avez déjà fait trois offres depuis que c’est à vous de jouer.
tyros-illegal-five-deals = Vous avez déjà proposé cinq échanges pendant ce tour.
tyros-illegal-out-of-order = Les cartes doivent être nommées dans l’ordre des couleurs.
tyros-illegal-on-both-sides = La même sorte de carte ne peut pas être des deux côtés.
tyros-illegal-more-than-exist = Il n’y a pas autant de cartes de cette sorte.
tyros-illegal-more-than-held = Aucun des joueurs sollicités n’a autant de cartes.
tyros-illegal-nothing-offered = Il n’y a rien d’un côté ni de l’autre.
tyros-illegal-cant-agree = Vous n’avez pas les cartes demandées.
tyros-illegal-did-not-agree = Ce joueur n’a pas dit oui.
tyros-illegal-card-not-held = Vous n’avez pas ces cartes en main.
tyros-illegal-too-few-cards = Vous n’avez pas assez de cartes pour cela.
tyros-illegal-no-founding-there = Aucun empire ne peut y commencer.
tyros-illegal-no-such-player = Ce joueur n’existe pas.
tyros-illegal-not-in-tile-pile = Ces tuiles de terrain ne sont pas dans la pioche, ou pas en ce nombre.
tyros-illegal-not-in-draw-pile = Ces cartes ne sont pas dans la pioche, ou pas en ce nombre.
tyros-illegal-other-chance = Il faut d’abord procéder à un autre tirage.
