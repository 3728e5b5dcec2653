### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-victory = Er gewinnt die Partie.
web-advice-rivals = Er lässt deinen Gegnern weniger.
web-advice-points = Er bringt Punkte.
    .cost = Er kostet Punkte.
web-advice-even = Andere Züge sind etwa gleich gut.
web-advice-only = Etwas anderes gibt es nicht zu tun.
