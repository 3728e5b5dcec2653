### Toledo's board as text.

web-toledo-text-step = Step
web-toledo-text-place = Place
web-toledo-text-price = Lowest card that pays
web-toledo-text-figures = Figures
web-toledo-text-shop = { $shop } of { $owner }
web-toledo-text-kind =
    { $kind ->
        [cathedral] the cathedral
        [entrance] entrance to the Alcázar
        [tavern] tavern: three cards
        [artist] the artist: a painting
       *[empty] nothing built yet
    }
