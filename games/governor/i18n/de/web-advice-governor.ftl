### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-governor-tokens = Er bringt Unterstützung: einen Marker oder einen Satz aus drei Kulturen.
    .cost = Er kostet dich Unterstützung.
web-advice-governor-cultures = Du behältst alle drei Kulturen auf der Hand: 5 Punkte am Ende.
    .cost = Du gibst eine Kultur ab, die du für die 5 Punkte brauchst.
web-advice-governor-open = Deine Hand besteht danach die Probe in mehr Vierteln.
    .cost = Deine Hand besteht danach die Probe in weniger Vierteln.
web-advice-governor-actions = Eine Aktionskarte kann einen späteren Zug entscheiden.
    .cost = Er verbraucht eine Aktionskarte.
web-advice-governor-looked = Du kennst einen Marker mehr als die anderen.
    .cost = Du erfährst nichts Neues.
web-advice-governor-reach = Er bringt dich zu einem Marker, den du jetzt oder im nächsten Zug gewinnen kannst.
    .cost = Er führt dich von Markern weg, die du gewinnen könntest.
