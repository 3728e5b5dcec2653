### Toledos Spielplan als Text.

web-toledo-text-step = Feld
web-toledo-text-place = Ort
web-toledo-text-price = Niedrigste Karte, die reicht
web-toledo-text-figures = Figuren
web-toledo-text-shop = { $shop } ({ $owner })
web-toledo-text-kind =
    { $kind ->
        [cathedral] die Kathedrale
        [entrance] Eingang zum Alcazar
        [tavern] Taverne: drei Karten
        [artist] der Künstler: ein Gemälde
       *[empty] noch nichts gebaut
    }
