### Toledo. Les mots sont ceux de la règle, rassemblés dans docs/glossary.md.

toledo-name = Toledo

## Joueurs et choses.

toledo-seat =
    { $colour ->
        [red] Rouge
        [blue] Bleu
        [green] Vert
       *[yellow] Jaune
    }

# Une carte dont la face de duel importe.
toledo-card =
    un { $value } ({ $background ->
        [violet] violet
        [brown] brun
        [orange] orange
       *[neutral] neutre
    }, { $side ->
        [attacker] attaquant
       *[defender] défenseur
    })

toledo-shop =
    { $trade ->
        [metal] un commerçant en métaux
        [gem] un commerçant en pierres précieuses
        [smith] un taillandier
       *[fencing] un maître d’armes
    } à { $circles ->
        [one] un cercle
       *[other] deux cercles
    }

toledo-sword =
    une épée de valeur { $value } ({ $metal ->
        [one] { $metal } métal
       *[other] { $metal } métaux
    }{ $gems ->
        [0] { "" }
        [one] , { $gems } pierre précieuse
       *[other] , { $gems } pierres précieuses
    })

toledo-tile =
    { $tile ->
        [violet] la tuile duel violette
        [brown] la tuile duel brune
        [orange] la tuile duel orange
       *[movement] la tuile de déplacement
    }

# D’où vient une figurine et où elle va.
toledo-place =
    .from =
        { $place ->
            [cathedral] de la cathédrale
            [entrance] de l’Alcazar
           *[step] de la case { $number }
        }
    .to =
        { $place ->
            [entrance] jusqu’à l’Alcazar
           *[step] à la case { $number }
        }

toledo-on-step = sur la case { $number }

## Ce que fait une action, telle qu’on la choisit dans une liste.

toledo-action-take = Prendre deux cartes d’argent
toledo-action-place = Placer { $shop } { $step }
toledo-action-move = Jouer un { $value } et avancer { $from } { $to }
toledo-action-move-extra = Jouer un { $value } en supplément et avancer { $from } { $to }
toledo-action-back = Ramener une figurine { $from } à la cathédrale
toledo-action-end = Terminer le tour
toledo-action-use = Utiliser votre propre commerce
toledo-action-pay = Payer un { $value } pour utiliser la case
toledo-action-decline = Renoncer
toledo-action-forge = Forger { $sword }
toledo-action-learn = Prendre { $tile }
toledo-action-swap = Remettre { $tile } et prendre celle qui vous manque
toledo-action-challenge = Défier { $defender } en duel
toledo-action-deliver = Amener { $sword }

## Ce qui s’est passé.

toledo-event-start = { $who } commence.
    .you = Vous commencez.
toledo-event-draw = { $who } pioche une carte.
    .you = Vous piochez une carte.
toledo-event-draw-card = { $who } pioche { $card }.
    .you = Vous piochez { $card }.
toledo-event-reveal = La carte est { $card } : { $who } gagne le round contre { $loser }.
    .you = La carte est { $card } : vous gagnez le round contre { $loser }.
toledo-event-take = { $who } prend deux cartes d’argent.
    .you = Vous prenez deux cartes d’argent.
toledo-event-place = { $who } place { $shop } { $step }.
    .you = Vous placez { $shop } { $step }.
toledo-event-move = { $who } joue un { $value } et avance { $from } { $to }.
    .you = Vous jouez un { $value } et avancez { $from } { $to }.
toledo-event-move-extra = { $who } joue un { $value } en supplément et avance { $from } { $to }.
    .you = Vous jouez un { $value } en supplément et avancez { $from } { $to }.
toledo-event-back = { $who } ramène une figurine { $from } à la cathédrale.
    .you = Vous ramenez une figurine { $from } à la cathédrale.
toledo-event-end = { $who } termine son tour.
    .you = Vous terminez votre tour.
toledo-event-use = { $who } utilise son propre commerce.
    .you = Vous utilisez votre propre commerce.
toledo-event-pay = { $who } paie un { $value } pour utiliser la case.
    .you = Vous payez un { $value } pour utiliser la case.
toledo-event-decline = { $who } n’utilise pas ce lieu.
    .you = Vous n’utilisez pas ce lieu.
toledo-event-forge = { $who } forge { $sword }.
    .you = Vous forgez { $sword }.
toledo-event-learn = { $who } prend { $tile }.
    .you = Vous prenez { $tile }.
toledo-event-swap = { $who } remet { $tile } et prend celle qui lui manquait.
    .you = Vous remettez { $tile } et prenez celle qui vous manquait.
toledo-event-challenge =
    { $who } { $defender-kind ->
        [you] vous défie
       *[other] défie { $defender }
    } en duel.
    .you = Vous défiez { $defender } en duel.
toledo-event-deliver = { $who } amène { $sword } à l’Alcazar.
    .you = Vous amenez { $sword } à l’Alcazar.

## Qui joue, et ce qui est demandé.

toledo-prompt-start-player = Le premier joueur est tiré au sort.
toledo-prompt-deal = { $who } reçoit des cartes.
    .you = Vous recevez des cartes.
toledo-prompt-turn = C’est au tour de { $who }.
    .you = À vous : prenez des cartes, placez un commerce, avancez ou ramenez une figurine.
toledo-prompt-moved = { $who } peut avancer encore ou terminer son tour.
    .you = Jouez une autre carte pour avancer encore, ou terminez votre tour.
toledo-prompt-moved-lead = { $who } peut jouer un autre { $value } ou terminer son tour.
    .you = Jouez un autre { $value } pour avancer encore, ou terminez votre tour.
toledo-prompt-use-own = { $who } peut utiliser { $shop } { $step }.
    .you = Utilisez votre commerce, { $shop } { $step }, ou renoncez.
toledo-prompt-use-shop =
    { $who } peut { $owner-kind ->
        [you] vous payer
       *[other] payer à { $owner }
    } une carte d’au moins { $cost } pour utiliser { $shop } { $step }.
    .you = Payez à { $owner } une carte d’au moins { $cost } pour utiliser { $shop } { $step }, ou renoncez.
toledo-prompt-use-tavern = { $who } peut payer une carte d’au moins { $cost } à la taverne pour en piocher trois.
    .you = Payez une carte d’au moins { $cost } à la taverne pour en piocher trois, ou renoncez.
toledo-prompt-use-artist = { $who } peut payer une carte d’au moins { $cost } pour une peinture.
    .you = Payez une carte d’au moins { $cost } pour une peinture, ou renoncez.
toledo-prompt-forge = { $who } choisit une épée à forger.
    .you = Choisissez une épée à forger.
toledo-prompt-learn = { $who } choisit une tuile du maître d’armes.
    .you = Choisissez une tuile du maître d’armes.
toledo-prompt-full = Il n’y a plus de cercle libre { $step } : { $who } continue ou défie quelqu’un.
    .you = Il n’y a plus de cercle libre { $step } : continuez avec la figurine, ou défiez quelqu’un sur place.
toledo-prompt-deliver = { $who } peut amener une épée.
    .you = Choisissez une épée à amener, ou renoncez.
toledo-prompt-draw =
    { $who } pioche { $left ->
        [one] une carte
       *[other] { $left } cartes
    }.
    .you =
        Vous piochez { $left ->
            [one] une carte
           *[other] { $left } cartes
        }.
toledo-prompt-duel =
    { $who } { $defender-kind ->
        [you] vous affronte
       *[other] affronte { $defender }
    } { $step } : { $won } à { $lost }.
    .you = Vous affrontez { $defender } { $step } : { $won } à { $lost }.

## Comment la partie se termine.

toledo-ending-three-figures = La partie est terminée : trois figurines d’un joueur sont à l’Alcazar.
toledo-ending-last-round = La partie est terminée : le dernier tour a été joué.
toledo-score-delivered = Épées amenées à l’Alcazar
toledo-score-undelivered = Épées restantes, à la moitié de leur valeur
toledo-score-paintings = Peintures
toledo-score-gems = Pierres précieuses, un point de renommée pour deux
toledo-score-movement-tile = Tuile de déplacement
toledo-tie-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
toledo-tie-sum = des cartes totalisant { $count }

## Pourquoi pas.

toledo-illegal-not-now = Vous avez d’abord une autre décision à prendre.
toledo-illegal-shop-placed = Vous avez déjà placé ce commerce.
toledo-illegal-step-taken = Il y a déjà un commerce sur cette case.
toledo-illegal-not-for-shops = On ne peut pas y placer de commerce.
toledo-illegal-no-figure-there = Vous n’y avez pas de figurine.
toledo-illegal-nothing-to-take-back = Vous n’y avez pas de figurine à ramener.
toledo-illegal-at-the-cathedral = Les figurines à la cathédrale ne peuvent pas être ramenées.
toledo-illegal-card-not-held = Vous n’avez pas cette carte en main.
toledo-illegal-not-the-first-face = Vous avez une autre carte de cette valeur, à jouer d’abord.
toledo-illegal-past-the-gate = Cela mènerait au-delà de la dernière case d’entrée.
toledo-illegal-nothing-there = Un déplacement ne peut pas se terminer sur une case vide.
toledo-illegal-not-the-lead-value = La carte doit avoir la valeur de votre première carte.
toledo-illegal-must-go-on = Il n’y a plus de cercle libre sur la case : continuez avec la figurine, ou défiez quelqu’un sur place.
toledo-illegal-no-way-on = Sur cette case il n’y a ni cercle libre, ni personne à défier, ni moyen de continuer.
toledo-illegal-own-figure = Vous ne pouvez pas vous défier vous-même.
toledo-illegal-nobody-there = Ce joueur n’y a pas de figurine.
toledo-illegal-sword-not-held = Vous n’avez pas cette épée.
toledo-illegal-must-pay = Utiliser le commerce d’un autre joueur coûte une carte.
toledo-illegal-must-pay-tavern = La taverne coûte une carte.
toledo-illegal-must-pay-artist = L’artiste coûte une carte.
toledo-illegal-nothing-to-pay = Votre propre commerce ne coûte rien : utilisez-le simplement.
toledo-illegal-too-low = Cette carte est trop basse pour la rangée.
toledo-illegal-too-low-for-tavern = Cette carte est trop basse pour la taverne.
toledo-illegal-too-low-for-artist = Cette carte est trop basse pour l’artiste.
toledo-illegal-sword-gone = Il n’y a plus d’épée de cette sorte sur le plateau.
toledo-illegal-cant-afford = Vous n’avez pas assez de métal ou de pierres précieuses pour cette épée.
toledo-illegal-tile-held = Vous avez déjà cette tuile.
toledo-illegal-three-tiles = Vous avez trois tuiles : remettez-en d’abord une.
toledo-illegal-not-three-tiles = On ne remet une tuile que si l’on en a déjà trois.
toledo-illegal-tile-not-held = Vous n’avez pas cette tuile.
toledo-illegal-no-movement-tile = Il faut la tuile de déplacement pour jouer une carte supplémentaire.
toledo-illegal-extra-used = Vous avez déjà joué votre carte supplémentaire à ce tour.
toledo-illegal-lead-must-differ = Votre première carte doit avoir une autre valeur que la carte supplémentaire.
toledo-illegal-equals-the-lead = Une carte de la valeur de votre première carte ne peut pas être la carte supplémentaire.
toledo-illegal-no-such-player = Ce joueur n’existe pas.
toledo-illegal-not-in-the-draw-pile = Cette carte n’est pas dans la pioche.
toledo-illegal-other-chance = Il faut d’abord procéder à un autre tirage.
