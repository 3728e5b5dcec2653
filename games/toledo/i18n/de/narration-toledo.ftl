### Ein Zug von Toledo in einem Satz: „Blau spielt zwei 4er, zieht zum Schwertschmied von Grün auf Feld 8 (zahlt eine 3) und
### schmiedet das Schwert im Wert von 8.“ Das Subjekt dieser Satzteile ist der Spieler.

toledo-event-draws =
    { $who } zieht { $count ->
        [one] eine Karte
        [2] zwei Karten
        [3] drei Karten
       *[other] { $count } Karten
    }.

toledo-told-deal = Die Karten werden ausgeteilt.
toledo-told-take = nimmt zwei Karten
toledo-told-draws =
    zieht { $count ->
        [one] eine Karte
        [2] zwei Karten
        [3] drei Karten
       *[other] { $count } Karten
    }
toledo-told-place = legt { $shop-accusative } { $step }
toledo-told-cards = spielt { $cards }
toledo-told-card =
    { $count ->
        [one] eine { $value }
        [2] zwei { $value }er
        [3] drei { $value }er
        [4] vier { $value }er
       *[other] { $count } Karten mit Wert { $value }
    }
toledo-told-move = zieht { $to }
toledo-told-move-paying = zieht { $to } (zahlt eine { $value })
toledo-told-shop =
    { $trade ->
        [metal] Metallhändler
        [gem] Edelsteinhändler
        [smith] Schwertschmied
       *[fencing] Fechtmeister
    }
toledo-told-to-shop =
    { $whose ->
        [own] zum eigenen { $shop }
        [yours] zu deinem { $shop }
       *[other] zum { $shop } von { $owner }
    } auf Feld { $number }
toledo-told-to-tavern = zur Taverne auf Feld { $number }
toledo-told-to-artist = zum Künstler auf Feld { $number }
toledo-told-get = bekommt { $goods }
toledo-told-metal = { $count } Metall
toledo-told-gems =
    { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    }
toledo-told-painting = ein Gemälde im Wert von { $value }
toledo-told-forge = schmiedet das Schwert im Wert von { $value }
toledo-told-learn = nimmt { $tile }
toledo-told-swap = tauscht { $tile } gegen das fehlende
toledo-told-challenge = fordert { $defender-accusative } zum Duell heraus
toledo-told-duel-won = gewinnt ein Duell gegen { $defender-accusative } ({ $won } : { $lost })
toledo-told-duel-lost = verliert ein Duell gegen { $defender-accusative } ({ $won } : { $lost })
toledo-told-deliver = bringt das Schwert im Wert von { $value } zum Alcazar
toledo-told-back = setzt eine Spielfigur { $from } zur Kathedrale zurück
