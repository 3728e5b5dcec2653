### Ein Zug von Tyros in einem Satz: „Weiß segelt von Tyros nach Hellas (22) für 1 orange und 1 grüne und gründet eine Stadt.“
### Das Subjekt dieser Satzteile ist der Spieler.

tyros-told-deal = Die Karten werden ausgeteilt.
tyros-told-deal-tiles = Die Landplättchen werden ausgeteilt.
tyros-told-keeping = Die Spieler wählen, welche Karten bleiben.
tyros-told-grown = lässt { $empire } { $square-to } wachsen
tyros-told-grown-tyros = lässt { $empire } { $square-to } und Tyros wachsen
tyros-told-under = zeigt { $shown-accusative } und legt { $square-accusative } unter den Stapel
tyros-told-sailed = segelt { $from-from } { $to-to } für { $paid }
tyros-told-given = gibt { $whom-dative } eine Karte
tyros-told-city = gründet eine Stadt { $square-at } für { $paid }
tyros-told-city-everywhere = gründet eine Stadt { $square-at } für { $paid } und hat als Erster eine in jedem Reich
tyros-told-ship = baut ein Schiff { $square-at } für { $paid }
tyros-told-swapped =
    tauscht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } mit der Bank
tyros-told-taken = nimmt { $card-accusative } vom Ablagestapel für { $cards }
tyros-told-offers = bietet { $whom-dative } { $give } für { $want } an
tyros-told-refused = bietet { $whom-dative } vergeblich { $give } für { $want } an
tyros-told-accepted = bietet { $give } für { $want } an (Zusage von { $whom-dative })
tyros-told-dealt = tauscht mit { $whom-dative } { $give } gegen { $want }
tyros-told-withdrawn = zieht das Angebot zurück
tyros-told-passed = passt
