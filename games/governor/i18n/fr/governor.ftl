### Tolède, la cité des trois cultures. Les mots sont ceux de la règle, rassemblés dans docs/glossary.md. On parle toujours
### des trois cultures de la même façon et dans le même ordre.

governor-name = Tolède, la cité des trois cultures

## Joueurs et choses.

governor-seat =
    { $colour ->
        [red] Rouge
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
        [violet] Violet
       *[turquoise] Turquoise
    }

governor-centre = le centre
    .from = du centre
    .at = au centre
governor-district =
    { $landmark ->
        [well] le puits
        [bell-tower] le clocher
        [market] le marché
        [fig-tree] le figuier
        [baths] les bains
        [minaret] le minaret
        [bakery] la boulangerie
        [smithy] la forge
        [steps] les marches de la synagogue
       *[dovecote] le pigeonnier
    } ({ $cell })
    .from =
        { $landmark ->
            [well] du puits
            [bell-tower] du clocher
            [market] du marché
            [fig-tree] du figuier
            [baths] des bains
            [minaret] du minaret
            [bakery] de la boulangerie
            [smithy] de la forge
            [steps] des marches de la synagogue
           *[dovecote] du pigeonnier
        } ({ $cell })
    .at =
        { $landmark ->
            [well] au puits
            [bell-tower] au clocher
            [market] au marché
            [fig-tree] au figuier
            [baths] aux bains
            [minaret] au minaret
            [bakery] à la boulangerie
            [smithy] à la forge
            [steps] aux marches de la synagogue
           *[dovecote] au pigeonnier
        } ({ $cell })
# Une case, avec ou sans tuile.
governor-place = { $cell }
    .from = de { $cell }
    .at = en { $cell }

governor-culture =
    { $culture ->
        [christian] chrétiens
        [jewish] juifs
       *[muslim] musulmans
    }

governor-influence =
    { $culture ->
        [christian] une carte Influence chrétienne
        [jewish] une carte Influence juive
       *[muslim] une carte Influence musulmane
    }

# Qui est discrédité a perdu sa réputation auprès d’eux.
governor-discredit =
    { $culture ->
        [christian] un jeton Discrédit chrétien
        [jewish] un jeton Discrédit juif
       *[muslim] un jeton Discrédit musulman
    }

# Des cartes Influence : « 2 chrétiennes et 1 juive », ou les habitants d’un quartier : « 2 chrétiens et 1 juif ».
governor-cultures =
    { $culture ->
        [christian] { $count ->
            [one] { $count } chrétienne
           *[other] { $count } chrétiennes
        }
        [jewish] { $count ->
            [one] { $count } juive
           *[other] { $count } juives
        }
       *[muslim] { $count ->
            [one] { $count } musulmane
           *[other] { $count } musulmanes
        }
    }
    .people =
        { $culture ->
            [christian] { $count ->
                [one] { $count } chrétien
               *[other] { $count } chrétiens
            }
            [jewish] { $count ->
                [one] { $count } juif
               *[other] { $count } juifs
            }
           *[muslim] { $count ->
                [one] { $count } musulman
               *[other] { $count } musulmans
            }
        }

governor-none = aucune

governor-token =
    { $token ->
        [christian] un jeton de Soutien chrétien
        [jewish] un jeton de Soutien juif
        [muslim] un jeton de Soutien musulman
        [two] un jeton de Soutien à 2 points
       *[three] un jeton de Soutien à 3 points
    }

governor-tile =
    { $shape ->
        [dead-end] une impasse
        [straight] une rue droite
        [corner] un coude
        [tee] un embranchement
       *[cross] un carrefour
    } ({ $people-people })
governor-tile-streetless = un quartier sans rue

governor-direction =
    { $direction ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }

governor-hand = { $who } ({ $cards })
    .you = vous ({ $cards })

## Les cartes Action : leurs noms, et ce qu’elles font.

governor-card =
    { $card ->
        [translator] Traducteur
        [rumour] Rumeur
        [rehabilitation] Réhabilitation
        [hired-mule] Mule de louage
        [safe-conduct] Sauf-conduit
        [hidden-passage] Passage secret
        [bargain] Marchandage
        [town-crier] Crieur public
        [removal] Déménagement
        [curfew] Couvre-feu
        [council] Conseil
       *[tribune] Tribun
    }

governor-effect =
    { $card ->
        [translator] À votre test : une carte de toute culture
        [rumour] Déposer un jeton Discrédit où il n’y en a pas
        [rehabilitation] Retirer un jeton Discrédit au choix
        [hired-mule] Deux quartiers de plus à ce déplacement
        [safe-conduct] Un quartier de plus, sans arrêt forcé
        [hidden-passage] Aller dans un quartier qui touche le vôtre
        [bargain] Prendre une Influence cachée, en rendre une
        [town-crier] Regarder jusqu’à trois jetons en secret
        [removal] Échanger deux jetons de la ville
        [curfew] Un déplacement s’arrête après un quartier
        [council] Chacun donne une carte Influence à sa droite
       *[tribune] Une seconde action, différente, à ce tour
    }

## Ce que fait une action, telle qu’on la choisit dans une liste.

governor-action-lay = Déposer la tuile { $cell-at }, ouverte { $streets }
governor-action-lay-streetless = Déposer la tuile { $cell-at }
governor-action-turn = Tourner la tuile { $cell-from }, ouverte { $streets }
governor-action-shift = Déplacer la tuile sans rue { $from-from } { $to-at }
governor-action-replace = Déposer la tuile à la place de celle { $cell-from }, ouverte { $streets }
governor-action-step = Aller { $cell-at }
governor-action-poll = Faire un sondage : regarder le jeton d’ici en secret
governor-action-stop = S’arrêter ici
governor-action-test =
    { $translators ->
        [0] Faire un test d’influence
        [one] Faire un test d’influence avec un Traducteur
       *[other] Faire un test d’influence avec { $translators } Traducteurs
    }
governor-action-show =
    { $added ->
        [0] Montrer vos cartes ({ $cards }) et réussir le test
        [one] Ajouter un Traducteur, montrer vos cartes ({ $cards }) et réussir le test
       *[other] Ajouter { $added } Traducteurs, montrer vos cartes ({ $cards }) et réussir le test
    }
governor-action-lose = Abandonner le test
governor-action-discredit = Déposer { $discredit }
governor-action-remove = Retirer le jeton Discrédit
governor-action-draw = Piocher une carte Action
governor-action-nothing = Ne rien faire
governor-action-end = Terminer le tour
governor-action-pass = Ne pas jouer de carte
governor-action-pass-turn = Ne jouer aucune carte pendant ce tour
governor-action-give = Donner { $influence }
governor-action-rumour = Jouer Rumeur : déposer un jeton Discrédit { $cell-at }
governor-action-rehabilitation = Jouer Réhabilitation : retirer le jeton Discrédit { $cell-from }
governor-action-mule = Jouer Mule de louage : deux quartiers de plus
governor-action-safe-conduct = Jouer Sauf-conduit : un quartier de plus, et aucun jeton Discrédit ne vous arrête
governor-action-passage = Jouer Passage secret : aller { $cell-at }, rue ou pas
governor-action-bargain = Jouer Marchandage : prendre une carte Influence à { $whom } et en rendre une
governor-action-crier = Jouer Crieur public : regarder jusqu’à trois jetons, d’abord { $cell-at }
governor-action-look = Regarder le jeton { $cell-at }
governor-action-enough = Ne plus regarder de jetons
governor-action-removal = Jouer Déménagement : échanger le jeton { $cell-from } avec un autre
governor-action-swap = L’échanger avec le jeton { $cell-from }
governor-action-curfew = Jouer Couvre-feu : ce déplacement s’arrête après un quartier
governor-action-council = Jouer Conseil : chacun donne une carte Influence à sa droite
governor-action-tribune = Jouer Tribun : une seconde action, différente

## Ce qui s’est passé.

governor-event-starter = { $who } commence.
    .you = Vous commencez.
governor-event-deal = { $who } reçoit quatre cartes Influence.
    .you = Vous recevez quatre cartes Influence.
governor-event-deal-known = { $who } reçoit des cartes Influence : { $cards }.
    .you = Vous recevez des cartes Influence : { $cards }.
governor-event-city = La ville est posée : { $count } quartiers autour du centre.
governor-event-tile = { $who } tire { $tile }.
    .you = Vous tirez { $tile }.
governor-event-tile-leaves = { $who } tire { $tile } ; il n’y a pas de place, et la tuile quitte le jeu.
    .you = Vous tirez { $tile } ; il n’y a pas de place, et la tuile quitte le jeu.
governor-event-lay = { $who } dépose { $tile } { $cell-at } : ouverture { $streets }.
    .you = Vous déposez { $tile } { $cell-at } : ouverture { $streets }.
governor-event-lay-streetless = { $who } dépose un quartier sans rue { $cell-at }.
    .you = Vous déposez un quartier sans rue { $cell-at }.
governor-event-turn = { $who } tourne la tuile { $cell-from } : elle est maintenant ouverte { $streets }.
    .you = Vous tournez la tuile { $cell-from } : elle est maintenant ouverte { $streets }.
governor-event-shift = { $who } déplace la tuile sans rue { $from-from } { $to-at }.
    .you = Vous déplacez la tuile sans rue { $from-from } { $to-at }.
governor-event-replace = { $who } dépose { $tile } à la place de la tuile { $cell-from } : ouverture { $streets }.
    .you = Vous déposez { $tile } à la place de la tuile { $cell-from } : ouverture { $streets }.
governor-event-step = { $who } va { $at-from } { $cell-at }.
    .you = Vous allez { $at-from } { $cell-at }.
governor-event-poll = { $who } fait un sondage { $at-at }.
    .you = Vous faites un sondage { $at-at }.
governor-event-stop = { $who } s’arrête { $at-at }.
    .you = Vous vous arrêtez { $at-at }.
governor-event-test =
    { $who } annonce un test d’influence { $at-at }{ $translators ->
        [0] .
        [one] {" "}avec un Traducteur.
       *[other] {" "}avec { $translators } Traducteurs.
    }
    .you =
        Vous annoncez un test d’influence { $at-at }{ $translators ->
            [0] .
            [one] {" "}avec un Traducteur.
           *[other] {" "}avec { $translators } Traducteurs.
        }
governor-event-show =
    { $who } { $added ->
        [0] réussit
        [one] ajoute un Traducteur et réussit
       *[other] ajoute { $added } Traducteurs et réussit
    } le test { $at-at } en montrant des cartes Influence : { $cards }.
    .you =
        Vous { $added ->
            [0] réussissez
            [one] ajoutez un Traducteur et réussissez
           *[other] ajoutez { $added } Traducteurs et réussissez
        } le test { $at-at } en montrant des cartes Influence : { $cards }.
governor-event-show-token =
    { $who } { $added ->
        [0] réussit
        [one] ajoute un Traducteur et réussit
       *[other] ajoute { $added } Traducteurs et réussit
    } le test { $at-at } en montrant des cartes Influence ({ $cards }), et gagne { $token }.
    .you =
        Vous { $added ->
            [0] réussissez
            [one] ajoutez un Traducteur et réussissez
           *[other] ajoutez { $added } Traducteurs et réussissez
        } le test { $at-at } en montrant des cartes Influence ({ $cards }), et gagnez { $token }.
governor-event-lose = { $who } ne peut plus réussir le test { $at-at } et l’abandonne.
    .you = Vous ne pouvez plus réussir le test { $at-at } et l’abandonnez.
governor-event-discredit = { $who } dépose { $discredit } { $at-at }.
    .you = Vous déposez { $discredit } { $at-at }.
governor-event-remove = { $who } retire le jeton Discrédit { $at-from }.
    .you = Vous retirez le jeton Discrédit { $at-from }.
governor-event-draw = { $who } choisit de piocher une carte Action.
    .you = Vous choisissez de piocher une carte Action.
governor-event-nothing = { $who } ne fait rien { $at-at }.
    .you = Vous ne faites rien { $at-at }.
governor-event-end = { $who } termine son tour.
    .you = Vous terminez votre tour.
governor-event-pass = { $who } ne joue pas de carte.
    .you = Vous ne jouez pas de carte.
governor-event-pass-turn = { $who } ne joue plus de carte pendant ce tour.
    .you = Vous ne jouez plus de carte pendant ce tour.
governor-event-rumour = { $who } joue Rumeur : un jeton Discrédit arrive { $cell-at }.
    .you = Vous jouez Rumeur : un jeton Discrédit arrive { $cell-at }.
governor-event-rehabilitation = { $who } joue Réhabilitation : le jeton Discrédit { $cell-from } est retiré.
    .you = Vous jouez Réhabilitation : le jeton Discrédit { $cell-from } est retiré.
governor-event-mule = { $who } joue Mule de louage, pour deux quartiers de plus.
    .you = Vous jouez Mule de louage, pour deux quartiers de plus.
governor-event-safe-conduct = { $who } joue Sauf-conduit : un quartier de plus, et aucun jeton Discrédit n’arrête le déplacement.
    .you = Vous jouez Sauf-conduit : un quartier de plus, et aucun jeton Discrédit ne vous arrête.
governor-event-passage = { $who } joue Passage secret et va { $at-from } { $cell-at }.
    .you = Vous jouez Passage secret et allez { $at-from } { $cell-at }.
governor-event-bargain = { $who } joue Marchandage avec { $whom }.
    .you = Vous jouez Marchandage avec { $whom }.
governor-event-crier = { $who } joue Crieur public et l’envoie { $cell-at }.
    .you = Vous jouez Crieur public et l’envoyez { $cell-at }.
governor-event-look = { $who } envoie ensuite le Crieur public { $cell-at }.
    .you = Vous envoyez ensuite le Crieur public { $cell-at }.
governor-event-enough = { $who } a regardé assez de jetons.
    .you = Vous avez regardé assez de jetons.
governor-event-removal = { $who } joue Déménagement sur le jeton { $cell-from }.
    .you = Vous jouez Déménagement sur le jeton { $cell-from }.
governor-event-swap = { $who } échange le jeton { $at-from } avec celui { $cell-from }.
    .you = Vous échangez le jeton { $at-from } avec celui { $cell-from }.
governor-event-curfew = { $who } joue Couvre-feu : ce déplacement s’arrête après un quartier.
    .you = Vous jouez Couvre-feu : ce déplacement s’arrête après un quartier.
governor-event-council = { $who } joue Conseil : chacun donne une carte Influence à sa droite.
    .you = Vous jouez Conseil : chacun donne une carte Influence à sa droite.
governor-event-tribune = { $who } joue Tribun, pour une seconde action.
    .you = Vous jouez Tribun, pour une seconde action.
governor-event-give-back =
    { $who } { $whom-kind ->
        [you] vous rend une carte Influence
       *[other] rend une carte Influence à { $whom }
    }.
    .you = Vous rendez une carte Influence à { $whom }.
governor-event-give-back-known =
    { $who } { $whom-kind ->
        [you] vous rend { $influence }
       *[other] rend { $influence } à { $whom }
    }.
    .you = Vous rendez { $influence } à { $whom }.
governor-event-choose = { $who } a choisi une carte Influence à donner.
    .you = Vous avez choisi une carte Influence à donner.
governor-event-choose-known = { $who } a choisi de donner { $influence }.
    .you = Vous avez choisi de donner { $influence }.
governor-event-see = { $who } regarde le jeton { $cell-at }.
    .you = Vous regardez le jeton { $cell-at }.
governor-event-see-known = { $who } voit le jeton { $cell-at } : { $token }.
    .you = Vous voyez le jeton { $cell-at } : { $token }.
governor-event-turn-up = Le jeton { $cell-from } est retourné : { $token }.
governor-event-win = { $who } gagne le jeton { $cell-from } : { $token }.
    .you = Vous gagnez le jeton { $cell-from } : { $token }.
governor-event-card = { $who } pioche une carte Action.
    .you = Vous piochez une carte Action.
governor-event-card-known = { $who } pioche la carte Action { $card }.
    .you = Vous piochez la carte Action { $card }.
governor-event-take =
    { $who } { $whom-kind ->
        [you] vous prend une carte Influence
       *[other] prend une carte Influence à { $whom }
    }.
    .you = Vous prenez une carte Influence à { $whom }.
governor-event-take-known =
    { $who } { $whom-kind ->
        [you] vous prend { $influence }
       *[other] prend { $influence } à { $whom }
    }.
    .you = Vous prenez { $influence } à { $whom }.
governor-event-passed =
    { $side ->
        [left] Chacun passe une carte Influence à sa gauche.
       *[right] Chacun donne une carte Influence à sa droite.
    }
governor-event-passed-known =
    { $side ->
        [left] Chacun passe une carte Influence à sa gauche.
       *[right] Chacun donne une carte Influence à sa droite.
    } Vous donnez { $given } à { $to } et recevez { $taken } de { $from }.
governor-event-hands = Tous montrent leurs cartes Influence : { $hands }.
governor-event-order = En cas d’égalité, le plus de jetons décide : d’abord { $first }, puis { $second }, puis { $third }.

## Qui joue, et ce qui est demandé.

governor-prompt-starter = Le premier joueur est tiré au sort.
governor-prompt-deal = { $who } reçoit des cartes Influence.
    .you = Vous recevez des cartes Influence.
governor-prompt-city = On pose la ville.
governor-prompt-draw-tile = { $who } tire une tuile.
    .you = Vous tirez une tuile.
governor-prompt-lay = { $who } dépose { $tile }.
    .you = Déposez { $tile } contre la ville, de sorte qu’une rue y mène depuis le centre.
governor-prompt-lay-streetless = { $who } dépose un quartier sans rue.
    .you = Déposez un quartier sans rue contre la ville.
governor-prompt-repair = { $who } doit modifier la ville pour pouvoir poser { $tile }.
    .you = Aucune rue ne mène plus loin. Tournez, déplacez ou remplacez une tuile, pour pouvoir poser { $tile }.
governor-prompt-displaced = { $who } dépose { $tile } à côté { $cell-from }, son ancienne place.
    .you = Déposez { $tile } à côté { $cell-from }, son ancienne place.
governor-prompt-start-window = On attend { $waiting } : des cartes Action peuvent être jouées avant le tour de { $who }.
    .you = On attend { $waiting } : des cartes Action peuvent être jouées avant votre tour.
governor-prompt-start-window-asked = Le tour de { $who } commence. Jouez d’abord une carte Action, ou passez.
governor-prompt-move =
    { $who } se déplace { $left ->
        [one] d’un quartier encore
       *[other] de { $left } quartiers au plus
    }.
    .you =
        Déplacez-vous { $left ->
            [one] d’un quartier encore
           *[other] de { $left } quartiers au plus
        }, ou arrêtez-vous ; un sondage montre le jeton où vous êtes.
governor-prompt-turn-up = Le jeton { $cell-from } est retourné.
governor-prompt-act = { $who } choisit une action { $cell-at }.
    .you = Votre action { $cell-at } : faites un test, déposez ou retirez un jeton Discrédit, piochez une carte Action, ou ne faites rien.
governor-prompt-act-again = { $who } choisit une seconde action { $cell-at }.
    .you = Votre seconde action { $cell-at }, d’une autre sorte que la première.
governor-prompt-test-window = On attend { $waiting } : des cartes Action peuvent être jouées avant le test de { $who } { $cell-at }.
    .you = On attend { $waiting } : des cartes Action peuvent être jouées avant votre test { $cell-at }.
governor-prompt-test-window-asked = { $who } annonce un test { $cell-at }. Jouez d’abord une carte Action, ou passez.
governor-prompt-carry = { $who } fait son test { $cell-at }.
    .you = Faites votre test { $cell-at } : montrez vos cartes Influence, ou abandonnez si elles ne suffisent plus.
governor-prompt-draw-card = { $who } pioche une carte Action.
    .you = Vous piochez une carte Action.
governor-prompt-end = { $who } peut jouer une carte Action avant la fin de son tour.
    .you = Jouez une carte Action, ou terminez votre tour.
governor-prompt-give = Choisissez une carte Influence pour { $whom }, à votre { $side ->
        [left] gauche
       *[right] droite
    }. Chacun choisit en même temps.
governor-prompt-others-give =
    { $side ->
        [left] Chacun passe une carte Influence à sa gauche.
       *[right] Chacun donne une carte Influence à sa droite.
    } On attend encore { $waiting }.
governor-prompt-passing = Les cartes Influence changent de mains.
governor-prompt-hands = Tous montrent leurs cartes Influence.
governor-prompt-order = Il y a égalité : l’ordre des cultures qui la départage est tiré au sort.
governor-prompt-see = { $who } regarde le jeton { $cell-at }.
    .you = Vous regardez le jeton { $cell-at }.
governor-prompt-crier =
    { $who } peut regarder encore { $left ->
        [one] un jeton
       *[other] { $left } jetons
    }.
    .you =
        Regardez encore { $left ->
            [one] un jeton face cachée
           *[other] jusqu’à { $left } jetons face cachée
        }, ou arrêtez-vous là.
governor-prompt-rumour = { $who } choisit le jeton Discrédit qui arrive { $cell-at }.
    .you = Choisissez la culture du jeton Discrédit qui arrive { $cell-at }.
governor-prompt-removal = { $who } choisit un jeton à échanger avec celui { $cell-from }.
    .you = Choisissez un jeton à échanger avec celui { $cell-from }.
governor-prompt-take =
    { $who } { $whom-kind ->
        [you] vous prend une carte Influence
       *[other] prend une carte Influence à { $whom }
    }.
    .you = Vous prenez une carte Influence à { $whom }.
governor-prompt-give-back =
    { $who } choisit une carte Influence à { $whom-kind ->
        [you] vous rendre
       *[other] rendre à { $whom }
    }.
    .you = Choisissez une carte Influence à rendre à { $whom }.

## Comment la partie se termine.

governor-ending-ten-tokens = La partie est terminée : un joueur a gagné dix jetons de Soutien.
governor-ending-no-tokens = La partie est terminée : il ne reste aucun jeton de Soutien dans la ville.
governor-ending-idle = La partie est terminée : plus de carte Action, et personne n’a gagné de jeton pendant deux tours.
governor-ending-last-round = La partie est terminée : le dernier tour a été joué.
governor-score-sets = Lots des trois cultures
governor-score-outside = Jetons hors des lots
governor-score-numbers = Jetons à points
governor-score-all-cultures = Cartes Influence des trois cultures
governor-tie-order = par tirage au sort, les jetons sont comparés dans l’ordre { $first }, { $second }, { $third }
governor-tie-christian =
    { $count ->
        [one] { $count } jeton chrétien
       *[other] { $count } jetons chrétiens
    }
governor-tie-jewish =
    { $count ->
        [one] { $count } jeton juif
       *[other] { $count } jetons juifs
    }
governor-tie-muslim =
    { $count ->
        [one] { $count } jeton musulman
       *[other] { $count } jetons musulmans
    }

## Pourquoi pas.

governor-illegal-not-now = Vous avez d’abord une autre décision à prendre.
governor-illegal-cell-taken = Il y a déjà une tuile.
governor-illegal-touches-nothing = Une tuile doit en toucher une autre.
governor-illegal-other-shape = Cette tuile ne peut pas être tournée ainsi : ses rues ne vont pas dans ces directions.
governor-illegal-unreachable = Chaque tuile avec rue doit être accessible depuis le centre.
governor-illegal-not-next-to-it = La tuile remplacée va à côté de son ancienne place.
governor-illegal-no-repair-needed = La tuile peut être posée, la ville reste donc comme elle est.
governor-illegal-no-street-tile = Il n’y a pas de tuile avec rue.
governor-illegal-no-streetless-tile = Il n’y a pas de tuile sans rue.
governor-illegal-no-help = La tuile tirée ne pourrait pas être posée après cela.
governor-illegal-no-street = Aucune rue n’y mène d’ici.
governor-illegal-no-token = Il n’y a pas de jeton.
governor-illegal-face-up = Ce jeton est déjà face visible.
governor-illegal-seen-before = Vous avez déjà regardé ce jeton.
governor-illegal-nothing-to-win = Il n’y a ici aucun jeton à gagner par un test.
governor-illegal-lacks-influence = Il vous manque des cartes Influence et des Traducteurs pour ce quartier.
governor-illegal-other-translators = Un test demande exactement autant de Traducteurs qu’il manque de cartes Influence.
governor-illegal-other-cards = Montrez une carte Influence pour chaque habitant et pour le jeton Discrédit, autant que vous en avez.
governor-illegal-still-possible = Le test peut encore être réussi.
governor-illegal-discredit-there = Il y a déjà un jeton Discrédit.
governor-illegal-supply-empty = Il ne reste aucun jeton Discrédit de cette culture.
governor-illegal-no-discredit = Il n’y a pas de jeton Discrédit.
governor-illegal-pile-empty = Il ne reste aucune carte Action à piocher.
governor-illegal-influence-not-held = Vous n’avez pas de carte Influence de cette culture.
governor-illegal-card-not-held = Vous n’avez pas cette carte Action.
governor-illegal-other-moment = Cette carte Action se joue à un autre moment.
governor-illegal-no-district = Aucun candidat ne peut y entrer : ce quartier n’a pas de rue.
governor-illegal-not-adjacent = Ce quartier ne touche pas le vôtre.
governor-illegal-no-partner = Pour un Marchandage il faut un autre joueur.
governor-illegal-nothing-to-swap = Il faut deux jetons différents à échanger.
governor-illegal-same-letter = La seconde action doit être d’une autre sorte que la première.
governor-illegal-no-such-player = Ce joueur n’existe pas.
governor-illegal-no-such-hand = De telles cartes Influence ne peuvent pas être distribuées.
governor-illegal-wrong-tiles = Ce ne sont pas les tuiles d’une ville.
governor-illegal-unsound-city = Une ville doit tenir ensemble, et chaque rue être accessible depuis le centre.
governor-illegal-no-such-tile = Il ne reste pas de telle tuile.
governor-illegal-no-such-token = Le jeton ne peut pas être de cette sorte.
governor-illegal-no-such-card = Il ne reste pas de telle carte Action.
governor-illegal-not-so = Cela ne correspond pas à ce qui s’y trouve ou à ce qui a été choisi.
governor-illegal-other-chance = C’est un autre tirage qui doit être fait maintenant.
