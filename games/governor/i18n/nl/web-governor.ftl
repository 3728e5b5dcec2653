### Tolède in de browser: hoe de dingen in de stad heten.

## De stad.

web-governor-board = De stad van boven
# Wat er in een wijk is; de naam komt eerst.
web-governor-cell = { $cell }: { $what }
web-governor-free = { $cell }: vrij
web-governor-square = het plein waar iedereen begint, met straten naar alle kanten
web-governor-token-hidden = een verdekte steunfiche
web-governor-token-polled = verdekt, jou bekend: { $token }
web-governor-looked = bekeken door { $who }
web-governor-standing = kandidaten: { $who }
web-governor-candidate = De kandidaat van { $who }
web-governor-larger = De stad groter tonen
web-governor-whole-city = De hele stad tonen

## Wat naast de stad en voor de spelers ligt.

web-governor-supply = Voorraad, en de actiekaarten die deze ronde gespeeld zijn
web-governor-pile =
    { $count ->
        [one] Actiekaarten om te trekken: één
       *[other] Actiekaarten om te trekken: { $count }
    }
web-governor-discredits-left = { $discredit }: nog { $count }
web-governor-played =
    { $count ->
        [one] Gespeeld: { $card }
       *[other] Gespeeld: { $card }, { $count } keer
    }
web-governor-hand = Je hand
web-governor-influence =
    { $count ->
        [one] { $influence }
       *[other] { $influence }, { $count } keer
    }
web-governor-held =
    { $count ->
        [one] { $card }. { $effect }
       *[other] { $count } keer { $card }. { $effect }
    }
web-governor-known =
    { $count ->
        [one] Eén invloedskaart, bekend: { $known }
       *[other] { $count } invloedskaarten, bekend: { $known }
    }
web-governor-action-cards =
    { $count ->
        [one] één actiekaart
       *[other] { $count } actiekaarten
    }
web-governor-tokens =
    { $count ->
        [one] één van tien steunfiches
       *[other] { $count } van tien steunfiches
    }
web-governor-tokens-of =
    { $count ->
        [one] { $token }
       *[other] { $count } keer { $token }
    }
web-governor-points =
    { $count ->
        [one] tot nu toe één punt
       *[other] tot nu toe { $count } punten
    }
web-governor-has-passed = past deze beurt
web-governor-has-chosen = heeft gekozen

## Het paneel van het ogenblik.

web-governor-panel = Wat er gebeurt
web-governor-laying = De stad wordt gelegd
web-governor-round = Ronde { $round }
web-governor-steps-left =
    { $count ->
        [one] Nog één wijk
       *[other] Nog { $count } wijken
    }
web-governor-walk = Kies een wijk waar een straat heen leidt. Voetsporen en getallen tonen je stappen.
web-governor-window = Speel een actiekaart uit je hand, of pas. Neem de tijd.
web-governor-end = Speel een actiekaart, of beëindig je beurt.
web-governor-give = Kies uit je hand een invloedskaart voor { $name }.
web-governor-crier = Kies een verdekte fiche in de stad.
web-governor-removal = Kies de fiche waarmee hij verwisseld wordt.
web-governor-choose-district = Kies een wijk in de stad.
web-governor-discredits = Diskredietfiche leggen:
web-governor-needs-short = De test vraagt
web-governor-needs = Een test { $cell-at } vraagt deze invloedskaarten: { $needed }. Bekend zijn: { $held }.
web-governor-wins = wint

## De stad met de hand leggen.

web-governor-lay = De tegel past op de gemarkeerde vakken: sleep hem daarheen, of kies een vak. Draai hem eerst, of kies daarna zijn richting.
web-governor-lay-displaced = Deze tegel is vervangen. Leg hem naast zijn oude plaats.
web-governor-rotate = Tegel draaien
web-governor-repair = De stad herstellen
web-governor-repair-why = Geen straat leidt naar een vrij vak, dus deze tegel heeft geen plaats. Verander één ding:
web-governor-repair-way =
    { $way ->
        [turn] Een gelegde tegel draaien
        [shift] Een tegel zonder straat verschuiven
       *[replace] Hem in de plaats van een andere leggen
    }
web-governor-repair-next =
    { $way ->
        [turn] Kies de tegel die gedraaid wordt.
        [shift] Kies de tegel zonder straat, dan een vrij vak.
        [replace] Kies de tegel die vervangen wordt; hij komt ernaast.
       *[none] Kies een mogelijkheid, dan een gemarkeerde tegel.
    }
web-governor-way =
    { $way ->
        [turn] draaien
        [shift] verschuiven
       *[replace] vervangen
    }
web-governor-offer = Hoe moet hij liggen?
web-governor-cancel = Annuleren

## Wanneer je naar actiekaarten gevraagd wordt.

web-governor-ask-me = Vraag me naar actiekaarten
web-order-governor-starts = voor de beurten van anderen
web-order-governor-tests = voor de tests van anderen

## De galerij.

web-governor-gallery-tiles = Het centrum en de wijken
web-governor-gallery-people = Bewoners en diskredietfiches
web-governor-gallery-tokens = Steunfiches: verdekt, open, en bekend aan wie ze bekeken heeft
web-governor-gallery-candidates = Kandidaten
web-governor-gallery-influence = Invloedskaarten
web-governor-gallery-cards = Actiekaarten
web-governor-gallery-states = Bedienbare onderdelen: in rust, beschikbaar, gekozen en niet beschikbaar

# In the lobby.
web-about-governor = Ga wijk voor wijk door de stad en win de steun van haar drie culturen.
web-option-governor-city = Hoe de stad gelegd wordt
web-option-governor-city-quick = Snel, willekeurig
web-option-governor-city-drafted = Door de spelers, tegel voor tegel
