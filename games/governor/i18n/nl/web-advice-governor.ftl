### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-governor-tokens = Hij levert steun op: een fiche, of een reeks van drie culturen.
    .cost = Hij kost je steun.
web-advice-governor-cultures = Je houdt alle drie de culturen in je hand: 5 punten aan het einde.
    .cost = Je geeft een cultuur weg die je voor de 5 punten nodig hebt.
web-advice-governor-open = Je hand slaagt daarna in meer wijken voor de test.
    .cost = Je hand slaagt daarna in minder wijken voor de test.
web-advice-governor-actions = Een actiekaart kan een latere beurt beslissen.
    .cost = Hij kost een actiekaart.
web-advice-governor-looked = Je kent één fiche meer dan de anderen.
    .cost = Je komt niets nieuws te weten.
web-advice-governor-reach = Hij brengt je bij een fiche die je nu of in je volgende beurt kunt winnen.
    .cost = Hij voert je weg van fiches die je kunt winnen.
