### Toledo im Browser: wie die Dinge auf dem Spielplan heißen.

## Orte. Die Kosten sind die kleinste Karte, die für die Nutzung reicht.

web-toledo-board = Der Weg von der Kathedrale zum Alcazar
web-toledo-cathedral = Die Kathedrale
web-toledo-alcazar = Der Alcazar
web-toledo-entrance = Eingangsfeld { $number }: Eine Figur, die hier ankommt, zieht in den Alcazar ein
web-toledo-empty = Feld { $number }: noch nichts gebaut
web-toledo-tavern = Feld { $number }: Taverne, drei Karten für eine ab { $cost }
web-toledo-artist = Feld { $number }: der Künstler, ein Gemälde für eine Karte ab { $cost }
web-toledo-shop = Feld { $number }: { $shop }, gehört { $who-dative }, für andere ab { $cost }
    .you = Feld { $number }: { $shop }, gehört dir, für andere ab { $cost }
# Der Ort und die Namen derer, die dort Figuren haben.
web-toledo-occupied = { $place }. Figuren: { $figures }
web-toledo-figure =
    Figur von { $who-dative } { $place ->
        [cathedral] an der Kathedrale
       *[step] auf Feld { $number }
    }
    .you =
        Deine Figur { $place ->
            [cathedral] an der Kathedrale
           *[step] auf Feld { $number }
        }

## Was auf dem Spielplan und vor den Spielern liegt.

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
web-toledo-metal = { $count } Metall
web-toledo-gems =
    { $count ->
        [one] ein Edelstein
       *[other] { $count } Edelsteine
    }
web-toledo-swords-left = { $sword }, noch { $count }
web-toledo-paintings = Übrige Gemälde, von oben: { $values }
web-toledo-no-paintings = Keine Gemälde mehr
web-toledo-painting = Gemälde, { $value }
web-toledo-swords = Schwerter zum Schmieden
web-toledo-supply = Vorrat
web-toledo-cards =
    { $count ->
        [one] { $cards }
       *[other] { $count } Karten mit { $value }: { $cards }
    }
web-toledo-hand = Deine Hand
web-toledo-hand-empty = Keine Karten auf der Hand
web-toledo-in-hand =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-toledo-figures = Figuren: { $home } an der Kathedrale, { $road } unterwegs, { $inside } im Alcazar
web-toledo-delivered = Zum Alcazar gebracht: { $sword }
web-toledo-held = Vor dem Spieler: { $sword }
web-toledo-shops = Geschäfte zum Legen
web-toledo-points =
    { $count ->
        [one] ein Ruhmespunkt
       *[other] { $count } Ruhmespunkte
    }

## Duelle.

web-toledo-duel = { $attacker } gegen { $defender-accusative }
web-toledo-attacker = greift an
web-toledo-defender = verteidigt
web-toledo-round-to-come = Fechtrunde { $number }

## Was zur Wahl steht.

web-toledo-offer = Wähle
web-toledo-cancel = Doch nicht

## Die Galerie.

web-toledo-gallery-figures = Figuren
web-toledo-gallery-shops = Geschäfte und Häuser
web-toledo-gallery-cards = Geld
web-toledo-gallery-swords = Schwerter
web-toledo-gallery-tiles = Fechtmeister-Plättchen
web-toledo-gallery-goods = Metall, Edelsteine, Gemälde
web-toledo-gallery-buildings = Kathedrale, Alcazar, Eingang
web-toledo-gallery-states = Was man berühren kann: ruhend, wählbar, berührt und außer Reichweite

# In the lobby.
web-about-toledo = Eröffne Geschäfte am Weg, schmiede Schwerter und bring sie hinauf zum Alcazar.
web-option-toledo-start = Wer beginnt
web-option-toledo-rounds = Höchstens so viele Runden
web-toledo-duel-won = { $who } gewinnt das Duell.
    .you = Du gewinnst das Duell.
