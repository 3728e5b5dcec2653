### Tyros. De woorden zijn die van docs/glossary.md.

tyros-name = Tyros

## Spelers en dingen.

tyros-seat =
    { $colour ->
        [red] Rood
        [blue] Blauw
        [white] Wit
       *[turquoise] Turkoois
    }

tyros-empire =
    { $empire ->
        [orange] het oranje rijk
        [yellow] het gele rijk
        [green] het groene rijk
       *[violet] het paarse rijk
    }
    .start =
        { $empire ->
            [orange] Het oranje rijk
            [yellow] Het gele rijk
            [green] Het groene rijk
           *[violet] Het paarse rijk
        }

# Een kaart, het doet er niet toe welke van haar soort.
tyros-card =
    { $kind ->
        [orange] een oranje kaart
        [yellow] een gele kaart
        [green] een groene kaart
        [violet] een paarse kaart
       *[joker] een joker
    }

# Zoveel kaarten van een soort, in een lijst: ‘2 oranje, 1 groene en 1 joker’.
tyros-cards =
    { $kind ->
        [orange] { $count } oranje
        [yellow] { $count } gele
        [green] { $count } groene
        [violet] { $count } paarse
       *[joker] { $count ->
            [one] { $count } joker
           *[other] { $count } jokers
        }
    }

tyros-some-cards =
    { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }

tyros-nothing = niets

tyros-square =
    { $name ->
        [galicia] Galicië
        [lusitania] Lusitanië
        [gadir] Gadir
        [pillars] de Zuilen
        [lixus] Lixus
        [massalia] Massalia
        [iberia] Iberië
        [ebusus] Ebusus
        [iol] Iol
        [liguria] Ligurië
        [corsica] Corsica
        [sardinia] Sardinië
        [carthage] Carthago
        [gabes] Gabes
        [adria] Adria
        [italy] Italië
        [sicily] Sicilië
        [malta] Malta
        [tripolis] Tripolis
        [odessos] Odessos
        [macedonia] Macedonië
        [hellas] Hellas
        [crete] Kreta
        [marmarica] Marmarica
        [byzantium] Byzantium
        [ionia] Ionië
        [rhodes] Rhodos
        [nile] de Nijl
        [sinope] Sinope
        [cilicia] Cilicië
        [cyprus] Cyprus
       *[gaza] Gaza
    } ({ $number })
    .at =
        { $name ->
            [pillars] bij { tyros-square }
            [nile] aan { tyros-square }
            [ebusus] op { tyros-square }
            [corsica] op { tyros-square }
            [sardinia] op { tyros-square }
            [sicily] op { tyros-square }
            [malta] op { tyros-square }
            [crete] op { tyros-square }
            [rhodes] op { tyros-square }
            [cyprus] op { tyros-square }
           *[other] in { tyros-square }
        }

tyros-tyros = Tyros
    .at = in Tyros

tyros-coast =
    { $coast ->
        [west] de westkust van Italië (16w)
       *[east] de oostkust van Italië (16e)
    }
    .at = aan { tyros-coast }

# Wat iemand aflegt, in de lijst van allen die dat doen.
tyros-discards = { $who-subject } ({ $cards })

## Wat een actie doet, zoals je ze uit een lijst kiest.

tyros-action-grow = Laten groeien: { $empire } naar { $square }
tyros-action-under = Je tegels tonen en { $square } onder de stapel leggen
tyros-action-show = Je tegels tonen
tyros-action-sail = Varen van { $from } naar { $to } voor { $paid }
tyros-action-found = Een stad stichten met het schip { $ship-at } voor { $paid }
tyros-action-build = Een schip bouwen { $square-at } voor { $paid }
tyros-action-build-on-tyros = Een schip bouwen in Tyros
tyros-action-swap = Kaarten ruilen voor evenveel van de voorraadstapel
tyros-action-take = Voor drie kaarten { $card } van de aflegstapel nemen
tyros-action-offer = Een bod aan { $whom } voorbereiden
tyros-action-offer-all = Een bod aan iedereen voorbereiden
tyros-action-pass = Passen
tyros-action-pay = Betalen: { $paid }
tyros-action-give = Geven: { $card }
tyros-action-add = Aanbieden: { $card }
tyros-action-for = Kiezen wat je ervoor wilt
tyros-action-want = Vragen: { $card }
tyros-action-propose = Bod doen
tyros-action-no = Afwijzen
tyros-action-yes = Accepteren
tyros-action-deal = Ruil sluiten met { $whom }
tyros-action-withdraw = Bod intrekken
tyros-action-keep = Houden: { $cards }

## Wat er gebeurd is.

tyros-event-start = { $who } begint.
    .you = Je begint.
tyros-event-empire =
    { $empire-start } begint { $square-at }{ $tyros ->
        [yes] {" "}en in Tyros
       *[no] { "" }
    }.
tyros-event-tiles =
    { $who } trekt { $count ->
        [one] een landtegel
       *[other] { $count } landtegels
    }.
    .you =
        Je trekt { $count ->
            [one] een landtegel
           *[other] { $count } landtegels
        }.
tyros-event-tiles-known = { $who } trekt de landtegels { $tiles }.
    .you = Je trekt de landtegels { $tiles }.
tyros-event-tile-known = { $who } trekt de landtegel { $tiles }.
    .you = Je trekt de landtegel { $tiles }.
tyros-event-cards =
    { $who } trekt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
    .you =
        Je trekt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        }.
tyros-event-cards-known = { $who } trekt { $cards }.
    .you = Je trekt { $cards }.
tyros-event-grown =
    { $who } laat { $empire } groeien naar { $square }{ $tyros ->
        [yes] { " en Tyros" }
       *[no] { "" }
    }.
    .you =
        Je laat { $empire } groeien naar { $square }{ $tyros ->
            [yes] { " en Tyros" }
           *[no] { "" }
        }.
tyros-event-grown-drawn =
    { $who } laat { $empire } groeien naar { $square }{ $tyros ->
        [yes] { " en Tyros" }
       *[no] { "" }
    }, en trekt { $drawn }.
    .you =
        Je laat { $empire } groeien naar { $square }{ $tyros ->
            [yes] { " en Tyros" }
           *[no] { "" }
        }, en trekt { $drawn }.
tyros-event-under = { $who } toont { $shown } en legt { $square } onder de stapel.
    .you = Je toont { $shown } en legt { $square } onder de stapel.
tyros-event-under-drawn = { $who } toont { $shown }, legt { $square } onder de stapel en trekt { $drawn }.
    .you = Je toont { $shown }, legt { $square } onder de stapel en trekt { $drawn }.
tyros-event-shown = { $who } toont { $shown } en kan geen tegel spelen.
    .you = Je toont { $shown } en kunt geen tegel spelen.
tyros-event-sailed = { $who } vaart van { $from } naar { $to } voor { $paid }.
    .you = Je vaart van { $from } naar { $to } voor { $paid }.
tyros-event-sailed-host = { $who } vaart van { $from } naar { $to } voor { $paid }, en is { $host } een kaart schuldig.
    .you = Je vaart van { $from } naar { $to } voor { $paid }, en bent { $host } een kaart schuldig.
tyros-event-given = { $who } geeft { $whom } een kaart.
    .you = Je geeft { $whom } een kaart.
tyros-event-given-known = { $who } geeft { $whom } { $card }.
    .you = Je geeft { $whom } { $card }.
tyros-event-city = { $who } sticht een stad { $square-at } voor { $paid }.
    .you = Je sticht een stad { $square-at } voor { $paid }.
tyros-event-city-everywhere = { $who } sticht een stad { $square-at } voor { $paid }, en heeft als eerste een stad in elk rijk.
    .you = Je sticht een stad { $square-at } voor { $paid }, en hebt als eerste een stad in elk rijk.
tyros-event-ship = { $who } bouwt een schip { $square-at } voor { $paid }.
    .you = Je bouwt een schip { $square-at } voor { $paid }.
tyros-event-wants-ship = { $who } gaat een schip bouwen in Tyros.
    .you = Je gaat een schip bouwen in Tyros.
tyros-event-wants-swap = { $who } gaat kaarten ruilen met de bank.
    .you = Je gaat kaarten ruilen met de bank.
tyros-event-wants-card = { $who } gaat { $card } van de aflegstapel nemen.
    .you = Je gaat { $card } van de aflegstapel nemen.
tyros-event-swapped = { $who } legt { $cards } af om van de bank te trekken.
    .you = Je legt { $cards } af om van de bank te trekken.
tyros-event-taken = { $who } neemt { $card } van de aflegstapel voor { $cards }.
    .you = Je neemt { $card } van de aflegstapel voor { $cards }.
tyros-event-draft-begun = { $who } bereidt een bod aan { $whom } voor.
    .you = Je bereidt een bod aan { $whom } voor.
tyros-event-drafted = { $who } bereidt een bod voor: { $give } voor { $want }.
    .you = Je bereidt een bod voor: { $give } voor { $want }.
tyros-event-proposed = { $who } biedt { $give } voor { $want } aan { $whom }.
    .you = Je biedt { $give } voor { $want } aan { $whom }.
tyros-event-answered = { $who } heeft geantwoord.
    .you = Je hebt geantwoord.
tyros-event-yes = { $who } zegt ja.
    .you = Je zegt ja.
tyros-event-no = { $who } zegt nee.
    .you = Je zegt nee.
tyros-event-all-answered = Iedereen heeft geantwoord. Ja zeiden: { $yes-subject }.
tyros-event-all-answered-no = Iedereen heeft geantwoord, en niemand zei ja.
tyros-event-dealt = { $who } sluit de ruil met { $whom }: { $give } voor { $want }.
    .you = Je sluit de ruil met { $whom }: { $give } voor { $want }.
tyros-event-withdrawn = { $who } trekt het bod in.
    .you = Je trekt je bod in.
tyros-event-passed = { $who } past.
    .you = Je past.
tyros-event-passed-round = { $who } past, en de ronde is voorbij.
    .you = Je past, en de ronde is voorbij.
tyros-event-passed-game = { $who } past, en het spel is afgelopen.
    .you = Je past, en het spel is afgelopen.
tyros-event-kept = { $who } heeft drie kaarten gekozen om te houden.
    .you = Je hebt drie kaarten gekozen om te houden.
tyros-event-kept-known = { $who } houdt { $cards }.
    .you = Je houdt { $cards }.
tyros-event-all-kept = Iedereen heeft gekozen welke kaarten blijven en legt de rest af: { $discarded }.

## Wie aan de beurt is, en wat er moet gebeuren.

tyros-prompt-founding = Er wordt geloot waar { $empire } begint.
tyros-prompt-start-player = De startspeler wordt geloot.
tyros-prompt-deal-tiles = { $who } krijgt landtegels.
    .you = Je krijgt landtegels.
tyros-prompt-deal-cards = { $who } krijgt kaarten.
    .you = Je krijgt kaarten.
tyros-prompt-grow = { $who } laat een rijk groeien.
    .you = Speel een landtegel: daar groeit een rijk.
tyros-prompt-under = Je kunt geen van je landtegels spelen: toon ze, en leg er een onder de stapel.
tyros-prompt-show = Je kunt geen van je landtegels spelen: toon ze.
tyros-prompt-draw-tile = { $who } trekt een landtegel.
    .you = Je trekt een landtegel.
tyros-prompt-act = { $who } is aan de beurt.
    .you = Je bent aan de beurt: vaar, sticht een stad, bouw een schip, handel of pas.
tyros-prompt-pay-ship = { $who } betaalt een schip in Tyros.
    .you = Kies de kaarten die het schip betalen.
tyros-prompt-pay-swap = { $who } kiest kaarten voor de bank.
    .you = Kies een tot drie kaarten om af te leggen; je trekt er evenveel.
tyros-prompt-pay-take = { $who } betaalt voor { $card }.
    .you = Kies drie kaarten om af te leggen voor { $card }.
tyros-prompt-gift = { $who } is { $whom } een kaart schuldig.
    .you = Kies een kaart voor { $whom }.
tyros-prompt-draw-cards =
    { $who } trekt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
    .you =
        Je trekt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        }.
tyros-prompt-draft-give = Wat geef je? Kies kaarten in de volgorde van de kleuren, en ga dan verder met wat je wilt.
tyros-prompt-draft-want = Je geeft { $give }. Wat wil je ervoor? Kies kaarten en doe dan het bod.
tyros-prompt-answer = { $who } biedt je { $give } voor { $want }. Accepteer je?
tyros-prompt-answers = { $who } wacht op antwoorden op een bod.
    .you = Je wacht op antwoorden op je bod.
tyros-prompt-choose = { $who } kiest met wie de ruil doorgaat.
    .you = Kies met wie je de ruil sluit, of trek het bod in.
tyros-prompt-keep = Kies drie kaarten om te houden.
tyros-prompt-others-keep = De anderen kiezen welke kaarten ze houden.

## Hoe het afloopt.

tyros-ending-last-tile = Het spel is afgelopen: iemand heeft de laatste landtegel gespeeld.
tyros-ending-nothing-grows = Het spel is afgelopen: geen landtegel kan ooit nog gespeeld worden.
tyros-score-cities = Steden in { $empire }
tyros-score-ships = Schepen in { $empire }
tyros-score-everywhere = Als eerste een stad in elk rijk
tyros-score-most-cities = De meeste steden in { $empire }
tyros-tie-in-largest =
    { $count ->
        [one] { $count } punt uit het grootste rijk
       *[other] { $count } punten uit het grootste rijk
    }

## Waarom niet.

tyros-illegal-not-now = Je moet eerst iets anders beslissen.
tyros-illegal-no-ship-left = Je hebt geen schip meer.
tyros-illegal-no-city-left = Je hebt geen stad meer.
tyros-illegal-same-berth = Het schip ligt daar al.
tyros-illegal-not-three-cards = Je moet precies drie kaarten houden.
tyros-illegal-tile-not-held = Je hebt die landtegel niet.
tyros-illegal-not-touching = Dat rijk raakt het veld niet.
tyros-illegal-must-grow = Je hebt een landtegel die gespeeld kan worden.
tyros-illegal-must-show-all = Je moet al je landtegels tonen.
tyros-illegal-no-tile-pile = Er is geen stapel om een landtegel onder te leggen.
tyros-illegal-must-put-under = Je moet een van je landtegels onder de stapel leggen.
tyros-illegal-no-marker-left = Dat rijk heeft geen marker meer.
tyros-illegal-no-ship-there = Je hebt daar geen schip.
tyros-illegal-no-empire-there = Dat veld hoort bij geen rijk.
tyros-illegal-no-room = Daar liggen al twee schepen.
tyros-illegal-no-room-on-tyros = In Tyros liggen al twee van je schepen.
tyros-illegal-wrong-fare = Een reis kost voor elk veld een kaart in de kleur van de bestemming.
tyros-illegal-nothing-for-the-owner = Je zou geen kaart meer hebben voor de eigenaar van de stad.
tyros-illegal-no-founder = Je hebt daar geen schip om een stad te stichten.
tyros-illegal-not-alone = Daar ligt een schip van een ander.
tyros-illegal-city-there = Daar is al een stad.
tyros-illegal-no-empire-for-city = Een stad kun je alleen in een rijk stichten.
tyros-illegal-wrong-city-price = Een stad kost vijf kaarten in de kleur van haar rijk, of vier met twee schepen daar.
tyros-illegal-not-own-city = Je hebt daar geen stad.
tyros-illegal-shipyard-full = Daar liggen al twee schepen: je kunt er geen meer bouwen.
tyros-illegal-wrong-ship-price = Een schip kost een kaart in de kleur van het rijk, en nog een kaart als er al een schip ligt.
tyros-illegal-tyros-has-city = Tyros heeft een stad: alleen de eigenaar kan daar bouwen.
tyros-illegal-two-ships-on-tyros = In Tyros liggen al twee van je schepen: je kunt er geen meer bouwen.
tyros-illegal-wrong-tyros-price = Een schip in Tyros kost zoveel kaarten als er schepen liggen, het nieuwe meegeteld.
tyros-illegal-no-draw-pile = De voorraadstapel is leeg.
tyros-illegal-not-on-discard-pile = Zo’n kaart ligt niet op de aflegstapel.
tyros-illegal-wrong-bank-price = De bank neemt een tot drie kaarten voor evenveel, of drie voor een die je kiest.
tyros-illegal-no-partner = Je kunt alleen ruilen met andere spelers aan tafel.
tyros-illegal-three-offers = Je hebt deze beurt al drie keer een bod gedaan.
tyros-illegal-five-deals = Je hebt deze ronde al vijf keer een ruil voorgesteld.
tyros-illegal-out-of-order = Kaarten moet je in de volgorde van de kleuren noemen.
tyros-illegal-on-both-sides = Dezelfde soort kan niet aan beide kanten staan.
tyros-illegal-more-than-exist = Zoveel kaarten van die soort zijn er niet.
tyros-illegal-more-than-held = Niemand aan wie je het vraagt heeft zoveel kaarten.
tyros-illegal-nothing-offered = Aan geen van beide kanten is iets.
tyros-illegal-cant-agree = Je hebt de gevraagde kaarten niet.
tyros-illegal-did-not-agree = Die speler heeft geen ja gezegd.
tyros-illegal-card-not-held = Je hebt die kaarten niet in de hand.
tyros-illegal-too-few-cards = Je hebt er niet genoeg kaarten voor.
tyros-illegal-no-founding-there = Daar kan geen rijk beginnen.
tyros-illegal-no-such-player = Die speler bestaat niet.
tyros-illegal-not-in-tile-pile = Die landtegels zitten niet in de stapel, of het zijn er niet zoveel als er getrokken worden.
tyros-illegal-not-in-draw-pile = Die kaarten zitten niet in de voorraadstapel, of het zijn er niet zoveel als er getrokken worden.
tyros-illegal-other-chance = Er moet nu iets anders worden getrokken.
