### Toledo in de browser: hoe de dingen op het bord heten.

## Plaatsen. De kosten zijn de laagste kaart waarmee je het gebruik betaalt.

web-toledo-board = De weg van de kathedraal naar Alcazar
web-toledo-cathedral = De kathedraal
web-toledo-alcazar = Alcazar
web-toledo-entrance = Ingangsveld { $number }: een spelfiguur die hier eindigt gaat Alcazar binnen
web-toledo-empty = Veld { $number }: nog niets gebouwd
web-toledo-tavern = Veld { $number }: taverne, { $cost } of meer voor drie kaarten
web-toledo-artist = Veld { $number }: het kunstenaarsatelier, { $cost } of meer voor een schilderij
web-toledo-shop = Veld { $number }: { $shop } van { $who }, { $cost } of meer voor anderen
    .you = Veld { $number }: { $shop } van jou, { $cost } of meer voor anderen
# De plaats en de namen van wie er spelfiguren heeft.
web-toledo-occupied = { $place }. Spelfiguren: { $figures }
web-toledo-figure =
    Spelfiguur van { $who } { $place ->
        [cathedral] bij de kathedraal
       *[step] op veld { $number }
    }
    .you =
        Jouw spelfiguur { $place ->
            [cathedral] bij de kathedraal
           *[step] op veld { $number }
        }

## Wat op het bord en voor de spelers ligt.

web-toledo-pile =
    Voorraadstapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
web-toledo-discard =
    Aflegstapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
web-toledo-lead = Eerste kaart: { $card }
web-toledo-no-lead = Plaats van de eerste kaart
web-toledo-metal = { $count } metaal
web-toledo-gems =
    { $count ->
        [one] één edelsteen
       *[other] { $count } edelstenen
    }
web-toledo-swords-left = { $sword }, nog { $count }
web-toledo-paintings = Overige schilderijen, van boven: { $values }
web-toledo-no-paintings = Geen schilderijen meer
web-toledo-painting = Schilderij, { $value }
web-toledo-swords = Zwaarden om te smeden
web-toledo-supply = Voorraad
web-toledo-cards =
    { $count ->
        [one] { $cards }
       *[other] { $count } kaarten van { $value }: { $cards }
    }
web-toledo-hand = Je hand
web-toledo-hand-empty = Geen kaarten in de hand
web-toledo-in-hand =
    { $count ->
        [one] één kaart in de hand
       *[other] { $count } kaarten in de hand
    }
web-toledo-figures = Spelfiguren: { $home } bij de kathedraal, { $road } onderweg, { $inside } in Alcazar
web-toledo-delivered = Naar Alcazar gebracht: { $sword }
web-toledo-held = Voor de speler: { $sword }
web-toledo-shops = Handelszaken om te plaatsen
web-toledo-points =
    { $count ->
        [one] één roempunt
       *[other] { $count } roempunten
    }

## Duels.

web-toledo-duel = { $attacker } tegen { $defender }
web-toledo-attacker = valt aan
web-toledo-defender = verdedigt
web-toledo-round-to-come = Vechtronde { $number }

## Wat er te kiezen valt.

web-toledo-offer = Kies
web-toledo-cancel = Toch niet

## De galerij.

web-toledo-gallery-figures = Spelfiguren
web-toledo-gallery-shops = Handelszaken en huizen
web-toledo-gallery-cards = Geld
web-toledo-gallery-swords = Zwaarden
web-toledo-gallery-tiles = Vechtmeesterkaartjes
web-toledo-gallery-goods = Metaal, edelstenen, schilderijen
web-toledo-gallery-buildings = Kathedraal, Alcazar, ingang
web-toledo-gallery-states = Wat je kunt aanraken: in rust, te kiezen, aangeraakt en buiten bereik

# In the lobby.
web-about-toledo = Open handelszaken langs de weg, smeed zwaarden en breng ze naar Alcazar.
web-option-toledo-start = Wie begint
web-option-toledo-rounds = Ten hoogste zoveel ronden
web-toledo-duel-won = { $who } wint het duel.
    .you = Jij wint het duel.
