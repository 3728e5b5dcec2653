### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-tyros-cities = Een stad telt het meest, en je kunt er schepen bouwen.
    .cost = Je steden worden minder waard.
web-advice-tyros-majority = Het gaat om de meeste steden in een rijk: 7 punten.
    .cost = Voor de meeste steden in een rijk raak je achter.
web-advice-tyros-everywhere = Hij brengt je dichter bij een stad in alle vier de rijken: 7 punten voor de eerste.
    .cost = Een stad in alle vier de rijken komt verder weg.
web-advice-tyros-ships = Je schepen hebben betere velden, of komen er dichterbij.
    .cost = Je schepen hebben slechtere velden.
web-advice-tyros-hand = Je kaarten passen daarna beter bij je volgende stad.
    .cost = Hij kost je kaarten die je kunt gebruiken.
web-advice-tyros-purchase = Wat je betaalt is meer waard dan de kaarten.
    .cost = De aankoop kan wachten.
web-advice-tyros-trade = Beide kanten kunnen iets aan deze ruil hebben.
    .cost = Zo’n bod wordt zelden aangenomen.
