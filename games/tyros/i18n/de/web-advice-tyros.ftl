### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-tyros-cities = Eine Stadt zählt am meisten, und dort kannst du Schiffe bauen.
    .cost = Deine Städte verlieren an Wert.
web-advice-tyros-majority = Es geht um die meisten Städte in einem Reich: 7 Punkte.
    .cost = Bei den meisten Städten in einem Reich fällst du zurück.
web-advice-tyros-everywhere = Er bringt dich einer Stadt in allen vier Reichen näher: 7 Punkte für den Ersten.
    .cost = Eine Stadt in allen vier Reichen rückt in die Ferne.
web-advice-tyros-ships = Deine Schiffe haben bessere Felder oder kommen ihnen näher.
    .cost = Deine Schiffe haben schlechtere Felder.
web-advice-tyros-hand = Deine Karten passen danach besser zu deiner nächsten Stadt.
    .cost = Er kostet dich Karten, die du brauchen könntest.
web-advice-tyros-purchase = Was du bezahlst, ist mehr wert als die Karten.
    .cost = Der Kauf kann warten.
web-advice-tyros-trade = Von diesem Handel können beide etwas haben.
    .cost = Ein solches Angebot wird selten angenommen.
