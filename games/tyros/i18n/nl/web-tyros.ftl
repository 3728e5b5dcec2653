### Tyros in de browser: hoe de dingen op de zeekaart heten.

web-about-tyros = Vaar uit vanaf Tyros, sticht steden in vier groeiende rijken en ruil wat je mist.
web-option-tyros-founding = Waar de rijken beginnen
web-option-tyros-founding-variable = Geloot
web-option-tyros-founding-first-game = Zoals aanbevolen voor een eerste spel
web-option-tyros-start = Startspeler

## Plaatsen op de kaart.

web-tyros-board = De zeekaart
web-tyros-place-free = { $square }: nog geen rijk
web-tyros-place = { $square }, { $empire }: { $city } punten voor een stad, { $ships } voor schepen
web-tyros-place-city = { $square }, { $empire }: een stad van { $who }, nu { $points } punten
web-tyros-place-ships = { $square }, { $empire }: onder controle van de schepen van { $who }, nu { $points } punten
web-tyros-place-shared = { $square }, { $empire }: schepen van { $who }, dus niemand scoort
web-tyros-ships =
    { $count ->
        [one] Een schip van { $who }: { $place }
       *[other] { $count } schepen van { $who }: { $place }
    }
    .you =
        { $count ->
            [one] Jouw schip: { $place }
           *[other] Jouw { $count } schepen: { $place }
        }

## Naast de kaart.

web-tyros-quay = Rijken en bank
web-tyros-round = Ronde { $count }
web-tyros-last-round = Ronde { $count }, de laatste
web-tyros-ranks = Rangorde van de rijken
web-tyros-rank =
    Rang { $rank }: { $empire }, { $count ->
        [one] één veld
       *[other] { $count } velden
    }; een stad levert { $city } op, schepen { $ships }
web-tyros-tile-pile =
    Stapel landtegels: { $count ->
        [one] één tegel
       *[other] { $count } tegels
    }
web-tyros-under-pile = { $pile }, daaronder { $tiles }
web-tyros-pile =
    Bank: voorraadstapel, { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
web-tyros-discard = Aflegstapel
web-tyros-discarded = Afgelegd: { $card }, { $count } keer
web-tyros-trade = Andere spelers een ruil aanbieden
web-tyros-trade-short = Ruilen

## De tafel waar een bod ontstaat en beantwoord wordt.

web-tyros-desk = Je bod
web-tyros-to = Aan
web-tyros-all = Iedereen
web-tyros-you-give = Je geeft
web-tyros-give-what = Kies kaarten uit je hand
web-tyros-you-want = Je wilt
web-tyros-less = Verwijderen: { $card }
web-tyros-offer = { $who } doet een bod aan { $whom }
    .you = Je doet een bod aan { $whom }
web-tyros-gives = Geeft
web-tyros-wants = Wil
web-tyros-you-get = Je krijgt
web-tyros-you-pay = Je geeft
web-tyros-side = { $what }: { $cards }
web-tyros-said-yes = { $who }: ja
    .you = Jij: ja
web-tyros-said-no = { $who }: nee
    .you = Jij: nee
web-tyros-answered = { $who } heeft geantwoord
    .you = Je hebt geantwoord
web-tyros-thinks = { $who } denkt na
    .you = Je antwoord?

## Wat aangeboden wordt, in één woord.

web-tyros-offered = Wat je hier kunt doen
web-tyros-pass = Passen
web-tyros-pass-question = Passen? Dat kun je niet terugnemen.
web-tyros-sail = Varen
web-tyros-found = Stad stichten
web-tyros-build = Schip bouwen
web-tyros-pay = Betalen
web-tyros-keep = Houden
web-tyros-give = Geven
web-tyros-under = Onder de stapel leggen

## Wat van de spelers is.

web-tyros-hand = Je hand
web-tyros-hand-empty = Niets in de hand
web-tyros-tiles = Je landtegels
web-tyros-tile = Landtegel: { $square }
web-tyros-cards = In je hand: { $card }, { $count } keer
web-tyros-ships-out = Schepen op de kaart: { $count } van { $of }
web-tyros-cities-out = Steden: { $count } van { $of }
web-tyros-in-hand =
    { $count ->
        [one] één kaart in de hand
       *[other] { $count } kaarten in de hand
    }
web-tyros-tiles-in-hand =
    { $count ->
        [one] één landtegel
       *[other] { $count } landtegels
    }
web-tyros-points =
    { $count ->
        [one] één punt als het spel nu eindigde
       *[other] { $count } punten als het spel nu eindigde
    }
web-tyros-from-cities = steden { $count }
web-tyros-from-ships = schepen { $count }
web-tyros-from-most = meeste steden { $count }
web-tyros-from-everywhere = in alle rijken { $count }
web-tyros-known = Dit weet je: kaarten { $cards }, landtegels { $tiles }
web-tyros-start = Startspelerstegel
web-tyros-chosen = heeft gekozen

## De galerie.

web-tyros-gallery-chart = De zeekaart
web-tyros-gallery-ships = Schepen en steden
web-tyros-gallery-empires = Rijken en hun waren
web-tyros-gallery-cards = Handelskaarten en landtegels
web-tyros-gallery-sights = Wat kaartenmakers tekenen
web-tyros-gallery-states = In rust, mogelijk, aangeraakt, zonder nut
