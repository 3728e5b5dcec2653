### Een beurt van Toledo in één zin: ‘Blauw speelt twee 4’s, gaat naar de zwaardensmid van Groen op veld 8 (betaalt een 3) en
### smeedt het zwaard van 8.’ Het onderwerp van deze zinsdelen is de speler.

toledo-event-draws =
    { $who } trekt { $count ->
        [one] een kaart
        [2] twee kaarten
        [3] drie kaarten
       *[other] { $count } kaarten
    }.

toledo-told-deal = De kaarten worden gedeeld.
toledo-told-take = neemt twee kaarten
toledo-told-draws =
    trekt { $count ->
        [one] een kaart
        [2] twee kaarten
        [3] drie kaarten
       *[other] { $count } kaarten
    }
toledo-told-place = plaatst { $shop } { $step }
toledo-told-cards = speelt { $cards }
toledo-told-card =
    { $count ->
        [one] een { $value }
        [2] twee { $value }’s
        [3] drie { $value }’s
        [4] vier { $value }’s
       *[other] { $count } kaarten van { $value }
    }
toledo-told-move = gaat { $to }
toledo-told-move-paying = gaat { $to } (betaalt een { $value })
toledo-told-shop =
    { $trade ->
        [metal] metaalhandelaar
        [gem] edelsteenhandelaar
        [smith] zwaardensmid
       *[fencing] vechtmeester
    }
toledo-told-to-shop =
    { $whose ->
        [own] naar de eigen { $shop }
        [yours] naar jouw { $shop }
       *[other] naar de { $shop } van { $owner }
    } op veld { $number }
toledo-told-to-tavern = naar de taverne op veld { $number }
toledo-told-to-artist = naar de kunstenaar op veld { $number }
toledo-told-get = krijgt { $goods }
toledo-told-metal = { $count } metaal
toledo-told-gems =
    { $count ->
        [one] { $count } edelsteen
       *[other] { $count } edelstenen
    }
toledo-told-painting = een schilderij van { $value }
toledo-told-forge = smeedt het zwaard van { $value }
toledo-told-learn = neemt { $tile }
toledo-told-swap = ruilt { $tile } voor wat nog ontbrak
toledo-told-challenge = daagt { $defender } uit tot een duel
toledo-told-duel-won = wint een duel van { $defender } ({ $won }-{ $lost })
toledo-told-duel-lost = verliest een duel van { $defender } ({ $won }-{ $lost })
toledo-told-deliver = brengt het zwaard van { $value } naar Alcazar
toledo-told-back = zet een spelfiguur { $from } terug naar de kathedraal
