### Toledo im Browser: wie die Dinge auf dem Spielplan heißen.

## Orte. Die Kosten sind die kleinste Karte, mit der man die Nutzung bezahlt.

web-toledo-board = Der Weg von der Kathedrale zum Alcazar
web-toledo-cathedral = Die Kathedrale
web-toledo-alcazar = Der Alcazar
web-toledo-entrance = Eingang { $number }: Eine Spielfigur, die hier endet, zieht in den Alcazar ein
web-toledo-empty = Feld { $number }: noch nichts gebaut
web-toledo-tavern = Feld { $number }: Taverne, { $cost } oder mehr für drei Karten
web-toledo-artist = Feld { $number }: der Künstler, { $cost } oder mehr für ein Gemälde
web-toledo-shop = Feld { $number }: { $shop }, gehört { $owner }, { $cost } oder mehr für andere
# Der Ort und wer dort Spielfiguren hat.
web-toledo-occupied = { $place }. Spielfiguren: { $figures }
web-toledo-figure =
    Spielfigur von { $who } { $place ->
        [cathedral] an der Kathedrale
       *[step] auf Feld { $number }
    }

## Was auf dem Spielplan und vor den Mitspielern liegt.

web-toledo-pile =
    Nachziehstapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-toledo-discard =
    Ablagestapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-toledo-lead = Erste Karte: { $card }
web-toledo-no-lead = Platz der ersten Karte
web-toledo-metal =
    { $count ->
        [one] ein Metall
       *[other] { $count } Metall
    }
web-toledo-gems =
    { $count ->
        [one] ein Edelstein
       *[other] { $count } Edelsteine
    }
web-toledo-swords-left = { $sword }, noch { $count } da
web-toledo-paintings = Gemälde, von oben: { $values }
web-toledo-no-paintings = Keine Gemälde mehr
web-toledo-painting = Gemälde, { $value }
web-toledo-swords = Schwerter zum Schmieden
web-toledo-supply = Was zu haben ist
web-toledo-cards =
    { $count ->
        [one] { $cards }
       *[other] { $count } Karten mit Wert { $value }: { $cards }
    }
web-toledo-hand = Deine Hand
web-toledo-hand-empty = Keine Karten auf der Hand
web-toledo-in-hand =
    { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
web-toledo-figures = Spielfiguren: { $home } an der Kathedrale, { $road } auf dem Weg, { $inside } im Alcazar
web-toledo-delivered = Abgeliefert: { $sword }
web-toledo-held = Vor dem Spieler: { $sword }
web-toledo-shops = Läden zum Anlegen
web-toledo-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }

## Duelle.

web-toledo-duel = { $attacker } gegen { $defender }
web-toledo-attacker = greift an
web-toledo-defender = verteidigt
web-toledo-round-to-come = Runde { $number }

## Was angeboten wird.

web-toledo-offer = Wähle
web-toledo-cancel = Doch nicht

## Die Galerie.

web-toledo-gallery-figures = Spielfiguren
web-toledo-gallery-shops = Läden und Häuser
web-toledo-gallery-cards = Geld
web-toledo-gallery-swords = Schwerter
web-toledo-gallery-tiles = Plättchen der Fechtmeister
web-toledo-gallery-goods = Metall, Edelsteine, Gemälde
web-toledo-gallery-buildings = Kathedrale, Alcazar, Eingang
web-toledo-gallery-states = Was man berühren kann: in Ruhe, weiterführend, berührt und außer Reichweite
