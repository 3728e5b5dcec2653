### Tyros im Browser: wie die Dinge auf der Seekarte heißen.

web-about-tyros = Segle von Tyros aus, gründe Städte in vier wachsenden Reichen und handle um das, was dir fehlt.
web-option-tyros-founding = Wo die Reiche beginnen
web-option-tyros-founding-variable = Ausgelost
web-option-tyros-founding-first-game = Wie für die erste Partie empfohlen
web-option-tyros-start = Startspieler

## Orte auf der Karte.

web-tyros-board = Die Seekarte
web-tyros-place-free = { $square }: noch kein Reich
web-tyros-place = { $square }, { $empire }: { $city } Punkte für eine Stadt, { $ships } für Schiffe
web-tyros-place-city = { $square }, { $empire }: eine Stadt von { $who }, jetzt { $points } Punkte
web-tyros-place-ships = { $square }, { $empire }: unter Kontrolle der Schiffe von { $who }, jetzt { $points } Punkte
web-tyros-place-shared = { $square }, { $empire }: Schiffe von { $who }, also bekommt niemand Punkte
web-tyros-ships =
    { $count ->
        [one] Ein Schiff von { $who }: { $place }
       *[other] { $count } Schiffe von { $who }: { $place }
    }
    .you =
        { $count ->
            [one] Dein Schiff: { $place }
           *[other] Deine { $count } Schiffe: { $place }
        }

## Neben der Karte.

web-tyros-quay = Reiche und Bank
web-tyros-round = Runde { $count }
web-tyros-last-round = Runde { $count }, die letzte
web-tyros-ranks = Rangfolge der Reiche
web-tyros-rank =
    Rang { $rank }: { $empire }, { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    }; eine Stadt bringt { $city }, Schiffe bringen { $ships }
web-tyros-tile-pile =
    Stapel der Landplättchen: { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
web-tyros-under-pile = { $pile }, darunter { $tiles }
web-tyros-pile =
    Bank: Nachziehstapel, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-tyros-discard = Ablagestapel
web-tyros-discarded = Abgelegt: { $card }, { $count }-mal
web-tyros-trade = Anderen Spielern einen Handel anbieten
web-tyros-trade-short = Handeln

## Der Tisch, an dem ein Angebot entsteht und beantwortet wird.

web-tyros-desk = Dein Angebot
web-tyros-to = An
web-tyros-all = Alle
web-tyros-you-give = Du gibst
web-tyros-give-what = Wähle Karten aus deiner Hand
web-tyros-you-want = Du willst
web-tyros-less = Entfernen: { $card }
web-tyros-offer = { $who } macht ein Angebot an { $whom-accusative }
    .you = Du machst ein Angebot an { $whom-accusative }
web-tyros-gives = Gibt
web-tyros-wants = Will
web-tyros-you-get = Du bekommst
web-tyros-you-pay = Du gibst
web-tyros-side = { $what }: { $cards }
web-tyros-said-yes = { $who }: ja
    .you = Du: ja
web-tyros-said-no = { $who }: nein
    .you = Du: nein
web-tyros-answered = { $who } hat geantwortet
    .you = Du hast geantwortet
web-tyros-thinks = { $who } überlegt
    .you = Deine Antwort?

## Was angeboten wird, in einem Wort.

web-tyros-offered = Was du hier tun kannst
web-tyros-pass = Passen
web-tyros-pass-question = Passen? Das lässt sich nicht zurücknehmen.
web-tyros-sail = Segeln
web-tyros-found = Stadt gründen
web-tyros-build = Schiff bauen
web-tyros-pay = Bezahlen
web-tyros-keep = Behalten
web-tyros-give = Geben
web-tyros-under = Unter den Stapel legen

## Was den Spielern gehört.

web-tyros-hand = Deine Hand
web-tyros-hand-empty = Nichts auf der Hand
web-tyros-tiles = Deine Landplättchen
web-tyros-tile = Landplättchen: { $square }
web-tyros-cards = Auf deiner Hand: { $card }, { $count }-mal
web-tyros-ships-out = Schiffe auf der Karte: { $count } von { $of }
web-tyros-cities-out = Städte: { $count } von { $of }
web-tyros-in-hand =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-tyros-tiles-in-hand =
    { $count ->
        [one] ein Landplättchen
       *[other] { $count } Landplättchen
    }
web-tyros-points =
    { $count ->
        [one] ein Punkt, wenn die Partie jetzt enden würde
       *[other] { $count } Punkte, wenn die Partie jetzt enden würde
    }
web-tyros-from-cities = Städte { $count }
web-tyros-from-ships = Schiffe { $count }
web-tyros-from-most = Mehrheiten { $count }
web-tyros-from-everywhere = in allen Reichen { $count }
web-tyros-known = Davon weißt du: Karten { $cards }, Landplättchen { $tiles }
web-tyros-start = Startspieler-Plättchen
web-tyros-chosen = hat gewählt

## Die Galerie.

web-tyros-gallery-chart = Die Seekarte
web-tyros-gallery-ships = Schiffe und Städte
web-tyros-gallery-empires = Reiche und ihre Waren
web-tyros-gallery-cards = Handelskarten und Landplättchen
web-tyros-gallery-sights = Was Kartenzeichner malen
web-tyros-gallery-states = In Ruhe, möglich, berührt, ohne Nutzen
