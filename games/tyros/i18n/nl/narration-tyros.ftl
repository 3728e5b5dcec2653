### Een beurt van Tyros in één zin: ‘Wit vaart van Tyros naar Hellas (22) voor 1 oranje en 1 groene en sticht een stad.’
### Het onderwerp van deze zinsdelen is de speler.

tyros-told-deal = De kaarten worden gedeeld.
tyros-told-deal-tiles = De landtegels worden gedeeld.
tyros-told-keeping = De spelers kiezen welke kaarten ze houden.
tyros-told-grown = laat { $empire } groeien naar { $square }
tyros-told-grown-tyros = laat { $empire } groeien naar { $square } en Tyros
tyros-told-under = toont { $shown } en legt { $square } onder de stapel
tyros-told-sailed = vaart van { $from } naar { $to } voor { $paid }
tyros-told-given = geeft { $whom } een kaart
tyros-told-city = sticht een stad { $square-at } voor { $paid }
tyros-told-city-everywhere = sticht een stad { $square-at } voor { $paid } en heeft als eerste een stad in elk rijk
tyros-told-ship = bouwt een schip { $square-at } voor { $paid }
tyros-told-swapped =
    ruilt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } met de bank
tyros-told-taken = neemt { $card } van de aflegstapel voor { $cards }
tyros-told-offers = biedt { $whom } { $give } voor { $want }
tyros-told-refused = biedt { $whom } tevergeefs { $give } voor { $want }
tyros-told-accepted = biedt { $give } voor { $want } (ja van { $whom })
tyros-told-dealt = ruilt met { $whom } { $give } voor { $want }
tyros-told-withdrawn = trekt het bod terug
tyros-told-passed = past
