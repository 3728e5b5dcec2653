### Un tour de Toledo en une phrase : « Bleu joue deux 4, va chez le taillandier de Vert, case 8 (paie un 3), et forge l’épée de
### valeur 8. » Le sujet de ces propositions est le joueur.

toledo-event-draws =
    { $who } pioche { $count ->
        [one] { $count } carte
        [2] deux cartes
        [3] trois cartes
       *[other] { $count } cartes
    }.

toledo-told-deal = Les cartes sont distribuées.
toledo-told-take = prend deux cartes
toledo-told-draws =
    pioche { $count ->
        [one] { $count } carte
        [2] deux cartes
        [3] trois cartes
       *[other] { $count } cartes
    }
toledo-told-place = place { $shop } { $step }
toledo-told-cards = joue { $cards }
toledo-told-card =
    { $count ->
        [one] un { $value }
        [2] deux { $value }
        [3] trois { $value }
        [4] quatre { $value }
       *[other] { $count } cartes de valeur { $value }
    }
toledo-told-move = va { $to }
toledo-told-move-paying = va { $to } (paie un { $value })
toledo-told-shop =
    { $trade ->
        [metal] commerçant en métaux
        [gem] commerçant en pierres précieuses
        [smith] taillandier
       *[fencing] maître d’armes
    }
toledo-told-to-shop =
    { $whose ->
        [own] chez son propre { $shop }
        [yours] chez votre { $shop }
       *[other] chez le { $shop } de { $owner }
    }, case { $number }
toledo-told-to-tavern = à la taverne de la case { $number }
toledo-told-to-artist = chez l’artiste de la case { $number }
toledo-told-get = reçoit { $goods }
toledo-told-metal =
    { $count ->
        [one] { $count } métal
       *[other] { $count } métaux
    }
toledo-told-gems =
    { $count ->
        [one] { $count } pierre précieuse
       *[other] { $count } pierres précieuses
    }
toledo-told-painting = un tableau de valeur { $value }
toledo-told-forge = forge l’épée de valeur { $value }
toledo-told-learn = prend { $tile }
toledo-told-swap = remet { $tile } contre celle qui lui manquait
toledo-told-challenge =
    { $defender-kind ->
        [you] vous provoque en duel
       *[other] provoque { $defender } en duel
    }
toledo-told-duel-won = gagne un duel contre { $defender } ({ $won } à { $lost })
toledo-told-duel-lost = perd un duel contre { $defender } ({ $won } à { $lost })
toledo-told-deliver = amène l’épée de valeur { $value } à l’Alcazar
toledo-told-back = ramène une figurine { $from } à la cathédrale
