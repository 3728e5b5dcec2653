### Tolède, de stad van drie culturen. De woorden zijn die van docs/glossary.md. Over de drie culturen wordt altijd op
### dezelfde manier en in dezelfde volgorde gesproken.

governor-name = Tolède, de stad van drie culturen

## Spelers en dingen.

governor-seat =
    { $colour ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
        [violet] Paars
       *[turquoise] Turkoois
    }

governor-centre = het centrum
governor-district = { $cell }

governor-culture =
    { $culture ->
        [christian] christenen
        [jewish] joden
       *[muslim] moslims
    }

governor-influence =
    { $culture ->
        [christian] een christelijke invloedskaart
        [jewish] een joodse invloedskaart
       *[muslim] een islamitische invloedskaart
    }

# Wie in diskrediet is, heeft bij hen zijn goede naam verloren.
governor-discredit =
    { $culture ->
        [christian] een diskrediet bij de christenen
        [jewish] een diskrediet bij de joden
       *[muslim] een diskrediet bij de moslims
    }

# Invloedskaarten: ‘2 christelijke en 1 joodse’, of bewoners van een wijk: ‘2 christenen en 1 jood’.
governor-cultures =
    { $count } { $culture ->
        [christian] christelijke
        [jewish] joodse
       *[muslim] islamitische
    }
    .people =
        { $culture ->
            [christian] { $count ->
                [one] { $count } christen
               *[other] { $count } christenen
            }
            [jewish] { $count ->
                [one] { $count } jood
               *[other] { $count } joden
            }
           *[muslim] { $count ->
                [one] { $count } moslim
               *[other] { $count } moslims
            }
        }

governor-none = geen

governor-token =
    { $token ->
        [christian] de steun van christenen
        [jewish] de steun van joden
        [muslim] de steun van moslims
        [two] steun ter waarde van 2 punten
       *[three] steun ter waarde van 3 punten
    }

governor-tile =
    { $shape ->
        [dead-end] een doodlopende straat
        [straight] een rechte straat
        [corner] een bocht
        [tee] een splitsing
       *[cross] een kruispunt
    } ({ $people-people })
governor-tile-streetless = een wijk zonder straat

governor-direction =
    { $direction ->
        [north] noorden
        [east] oosten
        [south] zuiden
       *[west] westen
    }

governor-hand = { $who } ({ $cards })

## De actiekaarten: hun namen, en wat ze doen.

governor-card =
    { $card ->
        [translator] Vertaler
        [rumour] Gerucht
        [rehabilitation] Eerherstel
        [hired-mule] Gehuurde muilezel
        [safe-conduct] Vrijgeleide
        [hidden-passage] Geheime gang
        [bargain] Koehandel
        [town-crier] Stadsomroeper
        [removal] Verhuizing
        [curfew] Avondklok
        [council] Raad
       *[tribune] Tribuun
    }

governor-effect =
    { $card ->
        [translator] In je proef: een kaart van elke cultuur
        [rumour] Een diskrediet in een wijk zonder
        [rehabilitation] Een diskrediet naar keuze verdwijnt
        [hired-mule] In je beweging: twee wijken meer
        [safe-conduct] Een wijk meer; geen diskrediet stopt je
        [hidden-passage] Ga naar een wijk die de jouwe raakt
        [bargain] Neem blind een invloedskaart, geef er een
        [town-crier] Bekijk in het geheim tot drie fiches
        [removal] Verwissel twee fiches van de stad
        [curfew] Iemands beweging eindigt na één wijk
        [council] Allen geven een invloedskaart naar rechts
       *[tribune] Een tweede, andere actie deze beurt
    }

## Wat een actie doet, zoals je ze uit een lijst kiest.

governor-action-lay = Leg de tegel op { $cell }, open naar het { $streets }
governor-action-lay-streetless = Leg de tegel op { $cell }
governor-action-turn = Draai de tegel op { $cell }, open naar het { $streets }
governor-action-shift = Verschuif de tegel zonder straat van { $from } naar { $to }
governor-action-replace = Leg de tegel in de plaats van die op { $cell }, open naar het { $streets }
governor-action-step = Ga naar { $cell }
governor-action-poll = Houd een peiling: bekijk de fiche hier in het geheim
governor-action-stop = Blijf hier staan
governor-action-test =
    { $translators ->
        [0] Kondig een invloedsproef aan
        [one] Kondig een invloedsproef met een Vertaler aan
       *[other] Kondig een invloedsproef met { $translators } Vertalers aan
    }
governor-action-show =
    { $added ->
        [0] Toon invloedskaarten ({ $cards }) en slaag in de proef
        [one] Voeg een Vertaler toe, toon invloedskaarten ({ $cards }) en slaag in de proef
       *[other] Voeg { $added } Vertalers toe, toon invloedskaarten ({ $cards }) en slaag in de proef
    }
governor-action-lose = Geef de proef op
governor-action-discredit = Leg { $discredit } neer
governor-action-remove = Neem het diskrediet hier weg
governor-action-draw = Trek een actiekaart
governor-action-nothing = Doe hier niets
governor-action-end = Beëindig je beurt
governor-action-pass = Speel nu geen kaart
governor-action-pass-turn = Speel deze beurt geen kaart meer
governor-action-give = Geef { $influence }
governor-action-rumour = Speel Gerucht: er komt een diskrediet in { $cell }
governor-action-rehabilitation = Speel Eerherstel: het diskrediet in { $cell } verdwijnt
governor-action-mule = Speel Gehuurde muilezel: twee wijken meer
governor-action-safe-conduct = Speel Vrijgeleide: een wijk meer, en geen diskrediet stopt je
governor-action-passage = Speel Geheime gang: ga naar { $cell }, straat of niet
governor-action-bargain = Speel Koehandel: neem een invloedskaart van { $whom } en geef er een terug
governor-action-crier = Speel Stadsomroeper: bekijk drie fiches, eerst in { $cell }
governor-action-look = Bekijk de fiche in { $cell }
governor-action-enough = Bekijk geen fiches meer
governor-action-removal = Speel Verhuizing: verwissel de fiche in { $cell } met een andere
governor-action-swap = Verwissel ze met de fiche in { $cell }
governor-action-curfew = Speel Avondklok: deze beweging eindigt na één wijk
governor-action-council = Speel Raad: iedereen geeft een invloedskaart naar rechts
governor-action-tribune = Speel Tribuun: een tweede, andere actie

## Wat er gebeurd is.

governor-event-starter = { $who } begint.
    .you = Je begint.
governor-event-deal = { $who } krijgt vier invloedskaarten.
    .you = Je krijgt vier invloedskaarten.
governor-event-deal-known = { $who } krijgt invloedskaarten: { $cards }.
    .you = Je krijgt invloedskaarten: { $cards }.
governor-event-city = De stad is gelegd: { $count } wijken rond het centrum.
governor-event-tile = { $who } trekt { $tile }.
    .you = Je trekt { $tile }.
governor-event-tile-leaves = { $who } trekt { $tile }; er is geen plaats voor, en de tegel gaat uit het spel.
    .you = Je trekt { $tile }; er is geen plaats voor, en de tegel gaat uit het spel.
governor-event-lay = { $who } legt { $tile } op { $cell }, open naar het { $streets }.
    .you = Je legt { $tile } op { $cell }, open naar het { $streets }.
governor-event-lay-streetless = { $who } legt een wijk zonder straat op { $cell }.
    .you = Je legt een wijk zonder straat op { $cell }.
governor-event-turn = { $who } draait de tegel op { $cell }: die is nu open naar het { $streets }.
    .you = Je draait de tegel op { $cell }: die is nu open naar het { $streets }.
governor-event-shift = { $who } verschuift de tegel zonder straat van { $from } naar { $to }.
    .you = Je verschuift de tegel zonder straat van { $from } naar { $to }.
governor-event-replace = { $who } legt { $tile } in de plaats van de tegel op { $cell }, open naar het { $streets }.
    .you = Je legt { $tile } in de plaats van de tegel op { $cell }, open naar het { $streets }.
governor-event-step = { $who } gaat van { $at } naar { $cell }.
    .you = Je gaat van { $at } naar { $cell }.
governor-event-poll = { $who } houdt een peiling in { $at }.
    .you = Je houdt een peiling in { $at }.
governor-event-stop = { $who } blijft staan in { $at }.
    .you = Je blijft staan in { $at }.
governor-event-test =
    { $who } kondigt in { $at } een invloedsproef { $translators ->
        [0] aan.
        [one] met een Vertaler aan.
       *[other] met { $translators } Vertalers aan.
    }
    .you =
        Je kondigt in { $at } een invloedsproef { $translators ->
            [0] aan.
            [one] met een Vertaler aan.
           *[other] met { $translators } Vertalers aan.
        }
governor-event-show =
    { $who } { $added ->
        [0] slaagt
        [one] voegt een Vertaler toe en slaagt
       *[other] voegt { $added } Vertalers toe en slaagt
    } in de proef in { $at } met invloedskaarten: { $cards }.
    .you =
        Je { $added ->
            [0] slaagt
            [one] voegt een Vertaler toe en slaagt
           *[other] voegt { $added } Vertalers toe en slaagt
        } in de proef in { $at } met invloedskaarten: { $cards }.
governor-event-show-token =
    { $who } { $added ->
        [0] slaagt
        [one] voegt een Vertaler toe en slaagt
       *[other] voegt { $added } Vertalers toe en slaagt
    } in de proef in { $at } met invloedskaarten ({ $cards }) en wint { $token }.
    .you =
        Je { $added ->
            [0] slaagt
            [one] voegt een Vertaler toe en slaagt
           *[other] voegt { $added } Vertalers toe en slaagt
        } in de proef in { $at } met invloedskaarten ({ $cards }) en wint { $token }.
governor-event-lose = { $who } kan niet meer slagen in de proef in { $at } en geeft ze op.
    .you = Je kunt niet meer slagen in de proef in { $at } en geeft ze op.
governor-event-discredit = { $who } legt { $discredit } neer in { $at }.
    .you = Je legt { $discredit } neer in { $at }.
governor-event-remove = { $who } neemt het diskrediet in { $at } weg.
    .you = Je neemt het diskrediet in { $at } weg.
governor-event-draw = { $who } grijpt naar de actiekaarten.
    .you = Je grijpt naar de actiekaarten.
governor-event-nothing = { $who } doet niets in { $at }.
    .you = Je doet niets in { $at }.
governor-event-end = { $who } beëindigt de beurt.
    .you = Je beëindigt je beurt.
governor-event-pass = { $who } speelt geen kaart.
    .you = Je speelt geen kaart.
governor-event-pass-turn = { $who } speelt deze beurt geen kaart meer.
    .you = Je speelt deze beurt geen kaart meer.
governor-event-rumour = { $who } speelt Gerucht: er komt een diskrediet in { $cell }.
    .you = Je speelt Gerucht: er komt een diskrediet in { $cell }.
governor-event-rehabilitation = { $who } speelt Eerherstel: het diskrediet in { $cell } verdwijnt.
    .you = Je speelt Eerherstel: het diskrediet in { $cell } verdwijnt.
governor-event-mule = { $who } speelt Gehuurde muilezel, voor twee wijken meer.
    .you = Je speelt Gehuurde muilezel, voor twee wijken meer.
governor-event-safe-conduct = { $who } speelt Vrijgeleide: een wijk meer, en geen diskrediet stopt de beweging.
    .you = Je speelt Vrijgeleide: een wijk meer, en geen diskrediet stopt je.
governor-event-passage = { $who } speelt Geheime gang en gaat van { $at } naar { $cell }.
    .you = Je speelt Geheime gang en gaat van { $at } naar { $cell }.
governor-event-bargain = { $who } speelt Koehandel met { $whom }.
    .you = Je speelt Koehandel met { $whom }.
governor-event-crier = { $who } speelt Stadsomroeper en stuurt hem naar { $cell }.
    .you = Je speelt Stadsomroeper en stuurt hem naar { $cell }.
governor-event-look = { $who } stuurt de Stadsomroeper verder naar { $cell }.
    .you = Je stuurt de Stadsomroeper verder naar { $cell }.
governor-event-enough = { $who } heeft genoeg fiches bekeken.
    .you = Je hebt genoeg fiches bekeken.
governor-event-removal = { $who } speelt Verhuizing op de fiche in { $cell }.
    .you = Je speelt Verhuizing op de fiche in { $cell }.
governor-event-swap = { $who } verwisselt de fiches in { $at } en { $cell }.
    .you = Je verwisselt de fiches in { $at } en { $cell }.
governor-event-curfew = { $who } speelt Avondklok: deze beweging eindigt na één wijk.
    .you = Je speelt Avondklok: deze beweging eindigt na één wijk.
governor-event-council = { $who } speelt Raad: iedereen geeft een invloedskaart naar rechts.
    .you = Je speelt Raad: iedereen geeft een invloedskaart naar rechts.
governor-event-tribune = { $who } speelt Tribuun, voor een tweede actie.
    .you = Je speelt Tribuun, voor een tweede actie.
governor-event-give-back = { $who } geeft { $whom } er een invloedskaart voor.
    .you = Je geeft { $whom } er een invloedskaart voor.
governor-event-give-back-known = { $who } geeft { $whom } er { $influence } voor.
    .you = Je geeft { $whom } er { $influence } voor.
governor-event-choose = { $who } heeft een invloedskaart gekozen om weg te geven.
    .you = Je hebt een invloedskaart gekozen om weg te geven.
governor-event-choose-known = { $who } heeft { $influence } gekozen om weg te geven.
    .you = Je hebt { $influence } gekozen om weg te geven.
governor-event-see = { $who } bekijkt de fiche in { $cell }.
    .you = Je bekijkt de fiche in { $cell }.
governor-event-see-known = { $who } ziet de fiche in { $cell }: { $token }.
    .you = Je ziet de fiche in { $cell }: { $token }.
governor-event-turn-up = De fiche in { $cell } wordt omgedraaid: { $token }.
governor-event-win = { $who } wint de fiche in { $cell }: { $token }.
    .you = Je wint de fiche in { $cell }: { $token }.
governor-event-card = { $who } trekt een actiekaart.
    .you = Je trekt een actiekaart.
governor-event-card-known = { $who } trekt de actiekaart { $card }.
    .you = Je trekt de actiekaart { $card }.
governor-event-take = { $who } neemt een invloedskaart van { $whom }.
    .you = Je neemt een invloedskaart van { $whom }.
governor-event-take-known = { $who } neemt { $influence } van { $whom }.
    .you = Je neemt { $influence } van { $whom }.
governor-event-passed =
    { $side ->
        [left] Iedereen geeft een invloedskaart door naar links.
       *[right] Iedereen geeft een invloedskaart naar rechts.
    }
governor-event-passed-known =
    { $side ->
        [left] Iedereen geeft een invloedskaart door naar links.
       *[right] Iedereen geeft een invloedskaart naar rechts.
    } Je geeft { $to } { $given } en krijgt { $taken } van { $from }.
governor-event-hands = Allen tonen hun invloedskaarten: { $hands }.
governor-event-order = Bij een gelijke stand beslissen de meeste fiches: eerst { $first }, dan { $second }, dan { $third }.

## Wie aan de beurt is, en wat er moet gebeuren.

governor-prompt-starter = De startspeler wordt geloot.
governor-prompt-deal = { $who } krijgt invloedskaarten.
    .you = Je krijgt invloedskaarten.
governor-prompt-city = De stad wordt gelegd.
governor-prompt-draw-tile = { $who } trekt een tegel.
    .you = Je trekt een tegel.
governor-prompt-lay = { $who } legt { $tile }.
    .you = Leg { $tile } tegen de stad aan, zodat er vanuit het centrum een straat heen leidt.
governor-prompt-lay-streetless = { $who } legt een wijk zonder straat.
    .you = Leg een wijk zonder straat tegen de stad aan.
governor-prompt-repair = { $who } moet de stad veranderen om { $tile } te kunnen leggen.
    .you = Geen straat leidt verder. Draai, verschuif of vervang één tegel, om { $tile } te kunnen leggen.
governor-prompt-displaced = { $who } legt { $tile } naast { $cell }, de oude plaats.
    .you = Leg { $tile } naast { $cell }, de oude plaats.
governor-prompt-start-window = Wachten op { $waiting }: voor de beurt van { $who } mogen actiekaarten gespeeld worden.
    .you = Wachten op { $waiting }: voor je beurt mogen actiekaarten gespeeld worden.
governor-prompt-start-window-asked = De beurt van { $who } begint. Speel eerst een actiekaart, of pas.
governor-prompt-move =
    { $who } gaat { $left ->
        [one] nog één wijk ver
       *[other] tot { $left } wijken ver
    }.
    .you =
        Ga { $left ->
            [one] nog één wijk ver
           *[other] tot { $left } wijken ver
        }, of blijf staan; een peiling toont je de fiche waar je staat.
governor-prompt-turn-up = De fiche in { $cell } wordt omgedraaid.
governor-prompt-act = { $who } kiest een actie in { $cell }.
    .you = Je actie in { $cell }: een proef, een diskrediet neerleggen of wegnemen, een actiekaart, of niets.
governor-prompt-act-again = { $who } kiest een tweede actie in { $cell }.
    .you = Je tweede actie in { $cell }, van een andere soort dan de eerste.
governor-prompt-test-window = Wachten op { $waiting }: voor de proef van { $who } in { $cell } mogen actiekaarten gespeeld worden.
    .you = Wachten op { $waiting }: voor je proef in { $cell } mogen actiekaarten gespeeld worden.
governor-prompt-test-window-asked = { $who } kondigt een proef aan in { $cell }. Speel eerst een actiekaart, of pas.
governor-prompt-carry = { $who } legt de proef af in { $cell }.
    .you = Leg de proef af in { $cell }: toon je invloedskaarten, of verlies als ze niet meer volstaan.
governor-prompt-draw-card = { $who } trekt een actiekaart.
    .you = Je trekt een actiekaart.
governor-prompt-end = { $who } mag voor het einde van de beurt een actiekaart spelen.
    .you = Speel een actiekaart, of beëindig je beurt.
governor-prompt-give = Kies een invloedskaart voor { $whom }, aan je { $side ->
        [left] linkerkant
       *[right] rechterkant
    }. Allen kiezen tegelijk.
governor-prompt-others-give =
    { $side ->
        [left] Iedereen geeft een invloedskaart door naar links.
       *[right] Iedereen geeft een invloedskaart naar rechts.
    } Nog te kiezen: { $waiting }.
governor-prompt-passing = De invloedskaarten gaan van hand tot hand.
governor-prompt-hands = Allen tonen hun invloedskaarten.
governor-prompt-order = Gelijke stand: de volgorde van de culturen die beslist, wordt geloot.
governor-prompt-see = { $who } bekijkt de fiche in { $cell }.
    .you = Je bekijkt de fiche in { $cell }.
governor-prompt-crier =
    { $who } mag nog { $left ->
        [one] één fiche
       *[other] { $left } fiches
    } bekijken.
    .you =
        Bekijk nog { $left ->
            [one] één gedekte fiche
           *[other] tot { $left } gedekte fiches
        }, of laat het erbij.
governor-prompt-rumour = { $who } kiest het diskrediet dat in { $cell } komt.
    .you = Kies de cultuur van het diskrediet dat in { $cell } komt.
governor-prompt-removal = { $who } kiest een fiche om te verwisselen met die in { $cell }.
    .you = Kies een fiche om te verwisselen met die in { $cell }.
governor-prompt-take = { $who } neemt een invloedskaart van { $whom }.
    .you = Je neemt een invloedskaart van { $whom }.
governor-prompt-give-back = { $who } kiest een invloedskaart voor { $whom }.
    .you = Kies een invloedskaart voor { $whom }, in ruil voor de genomen kaart.

## Hoe het afloopt.

governor-ending-ten-tokens = Het spel is afgelopen: een speler heeft tien steunfiches gewonnen.
governor-ending-no-tokens = Het spel is afgelopen: er ligt geen steunfiche meer in de stad.
governor-ending-idle = Het spel is afgelopen: er waren geen actiekaarten meer, en twee ronden lang won niemand een fiche.
governor-ending-last-round = Het spel is afgelopen: de laatste ronde is gespeeld.
governor-score-sets = Reeksen van drie culturen
governor-score-outside = Fiches buiten reeksen
governor-score-numbers = Fiches met punten
governor-score-all-cultures = Invloedskaarten van alle drie culturen
governor-tie-order = na loting worden de fiches vergeleken in de volgorde { $first }, { $second }, { $third }
governor-tie-christian =
    { $count ->
        [one] { $count } christelijke fiche
       *[other] { $count } christelijke fiches
    }
governor-tie-jewish =
    { $count ->
        [one] { $count } joodse fiche
       *[other] { $count } joodse fiches
    }
governor-tie-muslim =
    { $count ->
        [one] { $count } islamitische fiche
       *[other] { $count } islamitische fiches
    }

## Waarom niet.

governor-illegal-not-now = Er moet nu iets anders beslist worden.
governor-illegal-cell-taken = Daar ligt al een tegel.
governor-illegal-touches-nothing = Een tegel moet een andere raken.
governor-illegal-other-shape = Zo kan de tegel niet gedraaid worden: de straten lopen anders.
governor-illegal-unreachable = Elke tegel met straat moet vanuit het centrum bereikbaar zijn.
governor-illegal-not-next-to-it = De vervangen tegel komt naast zijn oude plaats.
governor-illegal-no-repair-needed = De tegel kan gelegd worden, dus blijft de stad zoals ze is.
governor-illegal-no-street-tile = Daar ligt geen tegel met straat.
governor-illegal-no-streetless-tile = Daar ligt geen tegel zonder straat.
governor-illegal-no-help = Ook daarna zou de getrokken tegel niet gelegd kunnen worden.
governor-illegal-no-street = Er leidt geen straat van hier daarheen.
governor-illegal-no-token = Daar ligt geen fiche.
governor-illegal-face-up = Die fiche ligt al open.
governor-illegal-seen-before = Die fiche heb je al bekeken.
governor-illegal-nothing-to-win = Hier is geen fiche te winnen met een proef.
governor-illegal-lacks-influence = Voor deze wijk ontbreken je invloedskaarten en Vertalers.
governor-illegal-other-translators = Een proef vraagt precies zoveel Vertalers als er invloedskaarten ontbreken.
governor-illegal-other-cards = Toon een invloedskaart voor elke bewoner en voor het diskrediet, voor zover je die hebt.
governor-illegal-still-possible = Je kunt nog in de proef slagen.
governor-illegal-discredit-there = Daar ligt al een diskrediet.
governor-illegal-supply-empty = Er is geen diskrediet van die cultuur meer.
governor-illegal-no-discredit = Daar ligt geen diskrediet.
governor-illegal-pile-empty = Er is geen actiekaart meer om te trekken.
governor-illegal-influence-not-held = Je hebt geen invloedskaart van die cultuur.
governor-illegal-card-not-held = Je hebt die actiekaart niet.
governor-illegal-other-moment = Die actiekaart is voor een ander moment.
governor-illegal-no-district = Daar kan nooit een kandidaat staan.
governor-illegal-not-adjacent = Die wijk raakt de jouwe niet.
governor-illegal-no-partner = Voor een Koehandel is een andere speler nodig.
governor-illegal-nothing-to-swap = Om te verwisselen zijn twee verschillende fiches nodig.
governor-illegal-same-letter = De tweede actie moet van een andere soort zijn dan de eerste.
governor-illegal-no-such-player = Die speler is er niet.
governor-illegal-no-such-hand = Zulke invloedskaarten kunnen niet gedeeld worden.
governor-illegal-wrong-tiles = Dat zijn niet de tegels van een stad.
governor-illegal-unsound-city = Een stad moet samenhangen, met elke straat bereikbaar vanuit het centrum.
governor-illegal-no-such-tile = Zo’n tegel is er niet meer.
governor-illegal-no-such-token = De fiche kan niet van die soort zijn.
governor-illegal-no-such-card = Zo’n actiekaart is er niet meer.
governor-illegal-not-so = Dat is niet wat daar ligt of gekozen werd.
governor-illegal-other-chance = Het toeval heeft iets anders te beslissen.
