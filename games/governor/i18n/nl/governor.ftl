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
    .at = in het centrum
governor-district =
    { $landmark ->
        [well] de waterput
        [bell-tower] de klokkentoren
        [market] de markt
        [fig-tree] de vijgenboom
        [baths] het badhuis
        [minaret] de minaret
        [bakery] de bakkerij
        [smithy] de smederij
        [steps] de trappen van de synagoge
       *[dovecote] de duiventil
    } ({ $cell })
    .at =
        { $landmark ->
            [well] bij de waterput
            [bell-tower] bij de klokkentoren
            [market] bij de markt
            [fig-tree] bij de vijgenboom
            [baths] bij het badhuis
            [minaret] bij de minaret
            [bakery] bij de bakkerij
            [smithy] bij de smederij
            [steps] bij de trappen van de synagoge
           *[dovecote] bij de duiventil
        } ({ $cell })
# Een vak, met of zonder tegel.
governor-place = { $cell }
    .at = op { $cell }

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

governor-discredit =
    { $culture ->
        [christian] een christelijke diskredietfiche
        [jewish] een joodse diskredietfiche
       *[muslim] een islamitische diskredietfiche
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
        [christian] een christelijke steunfiche
        [jewish] een joodse steunfiche
        [muslim] een islamitische steunfiche
        [two] een steunfiche van 2 punten
       *[three] een steunfiche van 3 punten
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
    .you = jij ({ $cards })

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
        [translator] In je test: een kaart van elke cultuur
        [rumour] Een diskredietfiche in een wijk zonder leggen
        [rehabilitation] Een diskredietfiche naar keuze wegnemen
        [hired-mule] In je beweging: twee wijken meer
        [safe-conduct] Een wijk meer; geen diskredietfiche stopt je
        [hidden-passage] Naar een wijk gaan die aan de jouwe grenst
        [bargain] Blind een invloedskaart nemen, er een geven
        [town-crier] In het geheim tot drie fiches bekijken
        [removal] Twee fiches in de stad verwisselen
        [curfew] Iemands beweging eindigt na één wijk
        [council] Iedereen geeft een invloedskaart naar rechts
       *[tribune] Een tweede, andere actie deze beurt
    }

## Wat een actie doet, zoals je ze uit een lijst kiest.

governor-action-lay = Tegel op { $cell } leggen, straten naar het { $streets }
governor-action-lay-streetless = Tegel op { $cell } leggen
governor-action-turn = Tegel op { $cell } draaien, straten naar het { $streets }
governor-action-shift = Tegel zonder straat van { $from } naar { $to } verschuiven
governor-action-replace = Tegel op { $cell } vervangen, straten naar het { $streets }
governor-action-step = Naar { $cell } gaan
governor-action-poll = Peilen: de fiche hier in het geheim bekijken
governor-action-stop = Hier blijven staan
governor-action-test =
    { $translators ->
        [0] Invloedstest doen
        [one] Invloedstest met een Vertaler doen
       *[other] Invloedstest met { $translators } Vertalers doen
    }
governor-action-show =
    { $added ->
        [0] Kaarten tonen ({ $cards }) en slagen voor de test
        [one] Een Vertaler toevoegen, kaarten tonen ({ $cards }) en slagen voor de test
       *[other] Kaarten tonen ({ $cards }), { $added } Vertalers toevoegen en slagen voor de test
    }
governor-action-lose = De test opgeven
governor-action-discredit = Hier { $discredit } leggen
governor-action-remove = Diskredietfiche wegnemen
governor-action-draw = Actiekaart trekken
governor-action-nothing = Niets doen
governor-action-end = Beurt beëindigen
governor-action-pass = Geen kaart spelen
governor-action-pass-turn = Deze beurt geen kaart spelen
governor-action-give = Doorgeven: { $influence }
governor-action-rumour = Gerucht spelen: een diskredietfiche { $cell-at } leggen
governor-action-rehabilitation = Eerherstel spelen: de diskredietfiche { $cell-at } wegnemen
governor-action-mule = Gehuurde muilezel spelen: twee wijken meer
governor-action-safe-conduct = Vrijgeleide spelen: een wijk meer, en geen diskredietfiche stopt je
governor-action-passage = Geheime gang spelen: naar { $cell } gaan, met of zonder straat
governor-action-bargain = Koehandel spelen: een invloedskaart van { $whom } nemen en er een teruggeven
governor-action-crier = Stadsomroeper spelen: tot drie fiches bekijken, eerst die { $cell-at }
governor-action-look = De fiche { $cell-at } bekijken
governor-action-enough = Geen fiches meer bekijken
governor-action-removal = Verhuizing spelen: de fiche { $cell-at } met een andere verwisselen
governor-action-swap = Met de fiche { $cell-at } verwisselen
governor-action-curfew = Avondklok spelen: deze beweging eindigt na één wijk
governor-action-council = Raad spelen: iedereen geeft een invloedskaart naar rechts
governor-action-tribune = Tribuun spelen: een tweede, andere actie

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
governor-event-lay = { $who } legt { $tile } op { $cell }, met straten naar het { $streets }.
    .you = Je legt { $tile } op { $cell }, met straten naar het { $streets }.
governor-event-lay-streetless = { $who } legt een wijk zonder straat op { $cell }.
    .you = Je legt een wijk zonder straat op { $cell }.
governor-event-turn = { $who } draait de tegel op { $cell }: de straten lopen nu naar het { $streets }.
    .you = Je draait de tegel op { $cell }: de straten lopen nu naar het { $streets }.
governor-event-shift = { $who } verschuift de tegel zonder straat van { $from } naar { $to }.
    .you = Je verschuift de tegel zonder straat van { $from } naar { $to }.
governor-event-replace = { $who } legt { $tile } in de plaats van de tegel op { $cell }, met straten naar het { $streets }.
    .you = Je legt { $tile } in de plaats van de tegel op { $cell }, met straten naar het { $streets }.
governor-event-step = { $who } gaat van { $at } naar { $cell }.
    .you = Je gaat van { $at } naar { $cell }.
governor-event-poll = { $who } houdt een peiling { $at-at }.
    .you = Je houdt een peiling { $at-at }.
governor-event-stop = { $who } blijft { $at-at } staan.
    .you = Je blijft { $at-at } staan.
governor-event-test =
    { $who } kondigt { $at-at } een invloedstest { $translators ->
        [0] aan.
        [one] met een Vertaler aan.
       *[other] met { $translators } Vertalers aan.
    }
    .you =
        Je kondigt { $at-at } een invloedstest { $translators ->
            [0] aan.
            [one] met een Vertaler aan.
           *[other] met { $translators } Vertalers aan.
        }
governor-event-show =
    { $who } { $added ->
        [0] slaagt
        [one] voegt een Vertaler toe en slaagt
       *[other] voegt { $added } Vertalers toe en slaagt
    } voor de test { $at-at } met invloedskaarten: { $cards }.
    .you =
        Je { $added ->
            [0] slaagt
            [one] voegt een Vertaler toe en slaagt
           *[other] voegt { $added } Vertalers toe en slaagt
        } voor de test { $at-at } met invloedskaarten: { $cards }.
governor-event-show-token =
    { $who } { $added ->
        [0] slaagt
        [one] voegt een Vertaler toe en slaagt
       *[other] voegt { $added } Vertalers toe en slaagt
    } voor de test { $at-at } met invloedskaarten ({ $cards }) en wint { $token }.
    .you =
        Je { $added ->
            [0] slaagt
            [one] voegt een Vertaler toe en slaagt
           *[other] voegt { $added } Vertalers toe en slaagt
        } voor de test { $at-at } met invloedskaarten ({ $cards }) en wint { $token }.
governor-event-lose = { $who } kan niet meer slagen voor de test { $at-at } en geeft hem op.
    .you = Je kunt niet meer slagen voor de test { $at-at } en geeft hem op.
governor-event-discredit = { $who } legt { $discredit } { $at-at }.
    .you = Je legt { $discredit } { $at-at }.
governor-event-remove = { $who } neemt de diskredietfiche { $at-at } weg.
    .you = Je neemt de diskredietfiche { $at-at } weg.
governor-event-draw = { $who } kiest ervoor een actiekaart te trekken.
    .you = Je kiest ervoor een actiekaart te trekken.
governor-event-nothing = { $who } doet niets { $at-at }.
    .you = Je doet niets { $at-at }.
governor-event-end = { $who } beëindigt de beurt.
    .you = Je beëindigt je beurt.
governor-event-pass = { $who } speelt geen kaart.
    .you = Je speelt geen kaart.
governor-event-pass-turn = { $who } speelt deze beurt geen kaart meer.
    .you = Je speelt deze beurt geen kaart meer.
governor-event-rumour = { $who } speelt Gerucht om een diskredietfiche { $cell-at } te leggen.
    .you = Je speelt Gerucht om een diskredietfiche { $cell-at } te leggen.
governor-event-rehabilitation = { $who } speelt Eerherstel en neemt de diskredietfiche { $cell-at } weg.
    .you = Je speelt Eerherstel en neemt de diskredietfiche { $cell-at } weg.
governor-event-mule = { $who } speelt Gehuurde muilezel, voor twee wijken meer.
    .you = Je speelt Gehuurde muilezel, voor twee wijken meer.
governor-event-safe-conduct = { $who } speelt Vrijgeleide: een wijk meer, en geen diskredietfiche stopt de beweging.
    .you = Je speelt Vrijgeleide: een wijk meer, en geen diskredietfiche stopt je.
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
governor-event-removal = { $who } speelt Verhuizing op de fiche { $cell-at }.
    .you = Je speelt Verhuizing op de fiche { $cell-at }.
governor-event-swap = { $who } verwisselt de fiches { $at-at } en { $cell-at }.
    .you = Je verwisselt de fiches { $at-at } en { $cell-at }.
governor-event-curfew = { $who } speelt Avondklok: deze beweging eindigt na één wijk.
    .you = Je speelt Avondklok: deze beweging eindigt na één wijk.
governor-event-council = { $who } speelt Raad: iedereen geeft een invloedskaart naar rechts.
    .you = Je speelt Raad: iedereen geeft een invloedskaart naar rechts.
governor-event-tribune = { $who } speelt Tribuun, voor een tweede actie.
    .you = Je speelt Tribuun, voor een tweede actie.
governor-event-give-back = { $who } geeft { $whom } in ruil een invloedskaart.
    .you = Je geeft { $whom } in ruil een invloedskaart.
governor-event-give-back-known = { $who } geeft { $whom } in ruil { $influence }.
    .you = Je geeft { $whom } in ruil { $influence }.
governor-event-choose = { $who } heeft een invloedskaart gekozen om weg te geven.
    .you = Je hebt een invloedskaart gekozen om weg te geven.
governor-event-choose-known = { $who } heeft { $influence } gekozen om weg te geven.
    .you = Je hebt { $influence } gekozen om weg te geven.
governor-event-see = { $who } bekijkt de fiche { $cell-at }.
    .you = Je bekijkt de fiche { $cell-at }.
governor-event-see-known = { $who } ziet de fiche { $cell-at }: { $token }.
    .you = Je ziet de fiche { $cell-at }: { $token }.
governor-event-turn-up = De fiche { $cell-at } wordt omgedraaid: { $token }.
governor-event-win = { $who } wint de fiche { $cell-at }: { $token }.
    .you = Je wint de fiche { $cell-at }: { $token }.
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
governor-event-hands = Iedereen toont zijn invloedskaarten: { $hands }.
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
        [one] nog één wijk verder
       *[other] tot { $left } wijken ver
    }.
    .you =
        Ga { $left ->
            [one] nog één wijk verder
           *[other] tot { $left } wijken ver
        }, of blijf staan; een peiling toont je de fiche waar je staat.
governor-prompt-turn-up = De fiche { $cell-at } wordt omgedraaid.
governor-prompt-act = { $who } kiest een actie { $cell-at }.
    .you = Je actie { $cell-at }: doe een test, leg een diskredietfiche of neem er een weg, trek een actiekaart, of doe niets.
governor-prompt-act-again = { $who } kiest een tweede actie { $cell-at }.
    .you = Je tweede actie { $cell-at }, van een andere soort dan de eerste.
governor-prompt-test-window = Wachten op { $waiting }: voor de test van { $who } { $cell-at } mogen actiekaarten gespeeld worden.
    .you = Wachten op { $waiting }: voor je test { $cell-at } mogen actiekaarten gespeeld worden.
governor-prompt-test-window-asked = { $who } kondigt een test { $cell-at } aan. Speel eerst een actiekaart, of pas.
governor-prompt-carry = { $who } doet de test { $cell-at }.
    .you = Doe de test { $cell-at }: toon je invloedskaarten, of geef op als ze niet meer genoeg zijn.
governor-prompt-draw-card = { $who } trekt een actiekaart.
    .you = Je trekt een actiekaart.
governor-prompt-end = { $who } mag voor het einde van de beurt een actiekaart spelen.
    .you = Speel een actiekaart, of beëindig je beurt.
governor-prompt-give = Kies een invloedskaart voor { $whom }, aan je { $side ->
        [left] linkerkant
       *[right] rechterkant
    }. Iedereen kiest tegelijk.
governor-prompt-others-give =
    { $side ->
        [left] Iedereen geeft een invloedskaart door naar links.
       *[right] Iedereen geeft een invloedskaart naar rechts.
    } Nog te kiezen: { $waiting }.
governor-prompt-passing = De invloedskaarten gaan van hand tot hand.
governor-prompt-hands = Iedereen toont zijn invloedskaarten.
governor-prompt-order = Gelijke stand: de volgorde van de culturen die beslist, wordt geloot.
governor-prompt-see = { $who } bekijkt de fiche { $cell-at }.
    .you = Je bekijkt de fiche { $cell-at }.
governor-prompt-crier =
    { $who } mag nog { $left ->
        [one] één fiche
       *[other] { $left } fiches
    } bekijken.
    .you =
        Bekijk nog { $left ->
            [one] één verdekte fiche
           *[other] tot { $left } verdekte fiches
        }, of stop met kijken.
governor-prompt-rumour = { $who } kiest de diskredietfiche die { $cell-at } komt.
    .you = Kies de cultuur van de diskredietfiche die { $cell-at } komt.
governor-prompt-removal = { $who } kiest een fiche om te verwisselen met die { $cell-at }.
    .you = Kies een fiche om te verwisselen met die { $cell-at }.
governor-prompt-take = { $who } neemt een invloedskaart van { $whom }.
    .you = Je neemt een invloedskaart van { $whom }.
governor-prompt-give-back = { $who } kiest een invloedskaart voor { $whom }.
    .you = Kies een invloedskaart voor { $whom }, in ruil voor de genomen kaart.

## Hoe het afloopt.

governor-ending-ten-tokens = De partij is afgelopen: een speler heeft tien steunfiches gewonnen.
governor-ending-no-tokens = De partij is afgelopen: er ligt geen steunfiche meer in de stad.
governor-ending-idle = De partij is afgelopen: er waren geen actiekaarten meer, en twee ronden lang won niemand een fiche.
governor-ending-last-round = De partij is afgelopen: de laatste ronde is gespeeld.
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

governor-illegal-not-now = Je moet eerst een andere beslissing nemen.
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
governor-illegal-nothing-to-win = Hier is geen fiche te winnen met een test.
governor-illegal-lacks-influence = Je hebt niet genoeg invloedskaarten en Vertalers voor deze wijk.
governor-illegal-other-translators = Een test vraagt precies zoveel Vertalers als er invloedskaarten ontbreken.
governor-illegal-other-cards = Toon een invloedskaart voor elke bewoner en voor de diskredietfiche, voor zover je die hebt.
governor-illegal-still-possible = Je kunt nog voor de test slagen.
governor-illegal-discredit-there = Daar ligt al een diskredietfiche.
governor-illegal-supply-empty = Er is geen diskredietfiche van die cultuur meer.
governor-illegal-no-discredit = Daar ligt geen diskredietfiche.
governor-illegal-pile-empty = Er is geen actiekaart meer om te trekken.
governor-illegal-influence-not-held = Je hebt geen invloedskaart van die cultuur.
governor-illegal-card-not-held = Je hebt die actiekaart niet.
governor-illegal-other-moment = Die actiekaart is voor een ander moment.
governor-illegal-no-district = Die wijk heeft geen straat; geen kandidaat kan erin.
governor-illegal-not-adjacent = Die wijk grenst niet aan de jouwe.
governor-illegal-no-partner = Voor een Koehandel is een andere speler nodig.
governor-illegal-nothing-to-swap = Om te verwisselen zijn twee verschillende fiches nodig.
governor-illegal-same-letter = De tweede actie moet van een andere soort zijn dan de eerste.
governor-illegal-no-such-player = Die speler bestaat niet.
governor-illegal-no-such-hand = Zulke invloedskaarten kunnen niet gedeeld worden.
governor-illegal-wrong-tiles = Dat zijn niet de tegels van een stad.
governor-illegal-unsound-city = Een stad moet samenhangen, met elke straat bereikbaar vanuit het centrum.
governor-illegal-no-such-tile = Zo’n tegel is er niet meer.
governor-illegal-no-such-token = De fiche kan niet van die soort zijn.
governor-illegal-no-such-card = Zo’n actiekaart is er niet meer.
governor-illegal-not-so = Dat klopt niet met wat daar ligt of gekozen is.
governor-illegal-other-chance = Er moet nu iets anders geloot worden.
