### Tyros. Die Wörter sind die von docs/glossary.md.

tyros-name = Tyros

## Spieler und Dinge.

tyros-seat =
    { $colour ->
        [red] Rot
        [blue] Blau
        [white] Weiß
       *[turquoise] Türkis
    }

tyros-empire =
    { $empire ->
        [orange] das orange Reich
        [yellow] das gelbe Reich
        [green] das grüne Reich
       *[violet] das violette Reich
    }
    .at =
        { $empire ->
            [orange] im orangen Reich
            [yellow] im gelben Reich
            [green] im grünen Reich
           *[violet] im violetten Reich
        }
    .start =
        { $empire ->
            [orange] Das orange Reich
            [yellow] Das gelbe Reich
            [green] Das grüne Reich
           *[violet] Das violette Reich
        }

# Eine Karte, gleich welche von ihrer Sorte.
tyros-card =
    { $kind ->
        [orange] eine orange Karte
        [yellow] eine gelbe Karte
        [green] eine grüne Karte
        [violet] eine violette Karte
       *[joker] ein Joker
    }
    .accusative =
        { $kind ->
            [joker] einen Joker
           *[other] { tyros-card }
        }

# So viele Karten einer Sorte, in einer Liste: „2 orange, 1 grüne und 1 Joker“.
tyros-cards =
    { $kind ->
        [orange] { $count } orange
        [yellow] { $count } gelbe
        [green] { $count } grüne
        [violet] { $count } violette
       *[joker] { $count } Joker
    }

tyros-some-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

tyros-nothing = nichts

tyros-square =
    { $name ->
        [galicia] Galicien
        [lusitania] Lusitanien
        [gadir] Gadir
        [pillars] die Säulen
        [lixus] Lixus
        [massalia] Massalia
        [iberia] Iberien
        [ebusus] Ebusus
        [iol] Iol
        [liguria] Ligurien
        [corsica] Korsika
        [sardinia] Sardinien
        [carthage] Karthago
        [gabes] Gabes
        [adria] Adria
        [italy] Italien
        [sicily] Sizilien
        [malta] Malta
        [tripolis] Tripolis
        [odessos] Odessos
        [macedonia] Makedonien
        [hellas] Hellas
        [crete] Kreta
        [marmarica] Marmarika
        [byzantium] Byzanz
        [ionia] Ionien
        [rhodes] Rhodos
        [nile] der Nil
        [sinope] Sinope
        [cilicia] Kilikien
        [cyprus] Zypern
       *[gaza] Gaza
    } ({ $number })
    .accusative =
        { $name ->
            [nile] den Nil ({ $number })
           *[other] { tyros-square }
        }
    .from =
        { $name ->
            [pillars] von den Säulen ({ $number })
            [nile] vom Nil ({ $number })
           *[other] von { tyros-square }
        }
    .to =
        { $name ->
            [pillars] zu den Säulen ({ $number })
            [nile] zum Nil ({ $number })
           *[other] nach { tyros-square }
        }
    .at =
        { $name ->
            [pillars] bei den Säulen ({ $number })
            [nile] am Nil ({ $number })
            [ebusus] auf { tyros-square }
            [corsica] auf { tyros-square }
            [sardinia] auf { tyros-square }
            [sicily] auf { tyros-square }
            [malta] auf { tyros-square }
            [crete] auf { tyros-square }
            [rhodes] auf { tyros-square }
            [cyprus] auf { tyros-square }
           *[other] in { tyros-square }
        }

tyros-tyros = Tyros
    .from = von Tyros
    .to = nach Tyros
    .at = in Tyros

tyros-coast =
    { $coast ->
        [west] die Westküste Italiens (16w)
       *[east] die Ostküste Italiens (16e)
    }
    .from =
        { $coast ->
            [west] von der Westküste Italiens (16w)
           *[east] von der Ostküste Italiens (16e)
        }
    .to = an { tyros-coast }
    .at =
        { $coast ->
            [west] an der Westküste Italiens (16w)
           *[east] an der Ostküste Italiens (16e)
        }

# Was jemand abwirft, in der Liste aller, die es tun.
tyros-discards = { $who } ({ $cards })

## Was eine Aktion tut, so wie man sie aus einer Liste wählt.

tyros-action-grow = Wachsen lassen: { $empire } { $square-to }
tyros-action-under = Plättchen zeigen und { $square-accusative } unter den Stapel legen
tyros-action-show = Plättchen zeigen
tyros-action-sail = Segeln { $from-from } { $to-to } für { $paid }
tyros-action-found = Mit dem Schiff { $ship-at } für { $paid } eine Stadt gründen
tyros-action-build = Ein Schiff { $square-at } für { $paid } bauen
tyros-action-build-on-tyros = Ein Schiff in Tyros bauen
tyros-action-swap = Karten gegen ebenso viele vom Nachziehstapel tauschen
tyros-action-take = Für drei Karten { $card-accusative } vom Ablagestapel nehmen
tyros-action-offer = Ein Angebot an { $whom-accusative } vorbereiten
tyros-action-offer-all = Ein Angebot an alle vorbereiten
tyros-action-pass = Passen
tyros-action-pay = Bezahlen: { $paid }
tyros-action-give = Geben: { $card-accusative }
tyros-action-add = Anbieten: { $card-accusative }
tyros-action-for = Gegenleistung wählen
tyros-action-want = Verlangen: { $card-accusative }
tyros-action-propose = Angebot machen
tyros-action-no = Ablehnen
tyros-action-yes = Annehmen
tyros-action-deal = Handel mit { $whom-dative } abschließen
tyros-action-withdraw = Angebot zurückziehen
tyros-action-keep = Behalten: { $cards }

## Was geschehen ist.

tyros-event-start = { $who } beginnt.
    .you = Du beginnst.
tyros-event-empire =
    { $empire-start } beginnt { $square-at }{ $tyros ->
        [yes] {" "}und in Tyros
       *[no] { "" }
    }.
tyros-event-tiles =
    { $who } zieht { $count ->
        [one] ein Landplättchen
       *[other] { $count } Landplättchen
    }.
    .you =
        Du ziehst { $count ->
            [one] ein Landplättchen
           *[other] { $count } Landplättchen
        }.
tyros-event-tiles-known = { $who } zieht die Landplättchen { $tiles }.
    .you = Du ziehst die Landplättchen { $tiles }.
tyros-event-tile-known = { $who } zieht das Landplättchen { $tiles }.
    .you = Du ziehst das Landplättchen { $tiles }.
tyros-event-cards =
    { $who } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .you =
        Du ziehst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
tyros-event-cards-known = { $who } zieht { $cards }.
    .you = Du ziehst { $cards }.
tyros-event-grown =
    { $who } lässt { $empire } { $square-to }{ $tyros ->
        [yes] { " und Tyros" }
       *[no] { "" }
    } wachsen.
    .you =
        Du lässt { $empire } { $square-to }{ $tyros ->
            [yes] { " und Tyros" }
           *[no] { "" }
        } wachsen.
tyros-event-grown-drawn =
    { $who } lässt { $empire } { $square-to }{ $tyros ->
        [yes] { " und Tyros" }
       *[no] { "" }
    } wachsen und zieht { $drawn-accusative }.
    .you =
        Du lässt { $empire } { $square-to }{ $tyros ->
            [yes] { " und Tyros" }
           *[no] { "" }
        } wachsen und ziehst { $drawn-accusative }.
tyros-event-under = { $who } zeigt { $shown-accusative } und legt { $square-accusative } unter den Stapel.
    .you = Du zeigst { $shown-accusative } und legst { $square-accusative } unter den Stapel.
tyros-event-under-drawn = { $who } zeigt { $shown-accusative }, legt { $square-accusative } unter den Stapel und zieht { $drawn-accusative }.
    .you = Du zeigst { $shown-accusative }, legst { $square-accusative } unter den Stapel und ziehst { $drawn-accusative }.
tyros-event-shown = { $who } zeigt { $shown-accusative } und kann kein Plättchen spielen.
    .you = Du zeigst { $shown-accusative } und kannst kein Plättchen spielen.
tyros-event-sailed = { $who } segelt { $from-from } { $to-to } für { $paid }.
    .you = Du segelst { $from-from } { $to-to } für { $paid }.
tyros-event-sailed-host = { $who } segelt { $from-from } { $to-to } für { $paid } und schuldet { $host-dative } eine Karte.
    .you = Du segelst { $from-from } { $to-to } für { $paid } und schuldest { $host-dative } eine Karte.
tyros-event-given = { $who } gibt { $whom-dative } eine Karte.
    .you = Du gibst { $whom-dative } eine Karte.
tyros-event-given-known = { $who } gibt { $whom-dative } { $card-accusative }.
    .you = Du gibst { $whom-dative } { $card-accusative }.
tyros-event-city = { $who } gründet eine Stadt { $square-at } für { $paid }.
    .you = Du gründest eine Stadt { $square-at } für { $paid }.
tyros-event-city-everywhere = { $who } gründet eine Stadt { $square-at } für { $paid } und hat als Erster eine Stadt in jedem Reich.
    .you = Du gründest eine Stadt { $square-at } für { $paid } und hast als Erster eine Stadt in jedem Reich.
tyros-event-ship = { $who } baut ein Schiff { $square-at } für { $paid }.
    .you = Du baust ein Schiff { $square-at } für { $paid }.
tyros-event-wants-ship = { $who } will ein Schiff in Tyros bauen.
    .you = Du willst ein Schiff in Tyros bauen.
tyros-event-wants-swap = { $who } will Karten mit der Bank tauschen.
    .you = Du willst Karten mit der Bank tauschen.
tyros-event-wants-card = { $who } will { $card-accusative } vom Ablagestapel nehmen.
    .you = Du willst { $card-accusative } vom Ablagestapel nehmen.
tyros-event-swapped = { $who } legt { $cards } ab, um von der Bank zu ziehen.
    .you = Du legst { $cards } ab, um von der Bank zu ziehen.
tyros-event-taken = { $who } nimmt { $card-accusative } vom Ablagestapel für { $cards }.
    .you = Du nimmst { $card-accusative } vom Ablagestapel für { $cards }.
tyros-event-draft-begun = { $who } bereitet ein Angebot an { $whom-accusative } vor.
    .you = Du bereitest ein Angebot an { $whom-accusative } vor.
tyros-event-drafted = { $who } bereitet ein Angebot vor: { $give } für { $want }.
    .you = Du bereitest ein Angebot vor: { $give } für { $want }.
tyros-event-proposed = { $who } bietet { $whom-dative } { $give } für { $want } an.
    .you = Du bietest { $whom-dative } { $give } für { $want } an.
tyros-event-answered = { $who } hat geantwortet.
    .you = Du hast geantwortet.
tyros-event-yes = { $who } sagt ja.
    .you = Du sagst ja.
tyros-event-no = { $who } sagt nein.
    .you = Du sagst nein.
tyros-event-all-answered = Alle haben geantwortet. Ja gesagt: { $yes }.
tyros-event-all-answered-no = Alle haben geantwortet, und niemand hat ja gesagt.
tyros-event-dealt = { $who } schließt den Handel mit { $whom-dative } ab: { $give } für { $want }.
    .you = Du schließt den Handel mit { $whom-dative } ab: { $give } für { $want }.
tyros-event-withdrawn = { $who } zieht das Angebot zurück.
    .you = Du ziehst das Angebot zurück.
tyros-event-passed = { $who } passt.
    .you = Du passt.
tyros-event-passed-round = { $who } passt, und die Runde ist zu Ende.
    .you = Du passt, und die Runde ist zu Ende.
tyros-event-passed-game = { $who } passt, und die Partie ist zu Ende.
    .you = Du passt, und die Partie ist zu Ende.
tyros-event-kept = { $who } hat drei Karten zum Behalten gewählt.
    .you = Du hast drei Karten zum Behalten gewählt.
tyros-event-kept-known = { $who } behält { $cards }.
    .you = Du behältst { $cards }.
tyros-event-all-kept = Alle haben drei Karten zum Behalten gewählt und legen den Rest ab: { $discarded }.

## Wer an der Reihe ist, und was zu tun ist.

tyros-prompt-founding = Es wird ausgelost, wo { $empire } beginnt.
tyros-prompt-start-player = Der Startspieler wird ausgelost.
tyros-prompt-deal-tiles = { $who } bekommt Landplättchen.
    .you = Du bekommst Landplättchen.
tyros-prompt-deal-cards = { $who } bekommt Karten.
    .you = Du bekommst Karten.
tyros-prompt-grow = { $who } lässt ein Reich wachsen.
    .you = Spiele ein Landplättchen: Dort wächst ein Reich.
tyros-prompt-under = Keines deiner Landplättchen lässt sich spielen: Zeige sie, und lege eines unter den Stapel.
tyros-prompt-show = Keines deiner Landplättchen lässt sich spielen: Zeige sie.
tyros-prompt-draw-tile = { $who } zieht ein Landplättchen.
    .you = Du ziehst ein Landplättchen.
tyros-prompt-act = { $who } ist an der Reihe.
    .you = Du bist an der Reihe: Segle, gründe eine Stadt, baue ein Schiff, handle oder passe.
tyros-prompt-pay-ship = { $who } bezahlt ein Schiff in Tyros.
    .you = Wähle die Karten, die das Schiff bezahlen.
tyros-prompt-pay-swap = { $who } wählt Karten für die Bank.
    .you = Wähle ein bis drei Karten zum Ablegen; du ziehst ebenso viele.
tyros-prompt-pay-take = { $who } bezahlt { $card-accusative }.
    .you = Wähle drei Karten, die du für { $card-accusative } ablegst.
tyros-prompt-gift = { $who } schuldet { $whom-dative } eine Karte.
    .you = Wähle eine Karte für { $whom-accusative }.
tyros-prompt-draw-cards =
    { $who } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .you =
        Du ziehst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
tyros-prompt-draft-give = Was gibst du? Wähle Karten in der Reihenfolge der Farben, dann die Gegenleistung.
tyros-prompt-draft-want = Du gibst { $give }. Was willst du dafür? Wähle Karten, dann mache das Angebot.
tyros-prompt-answer = { $who } bietet dir { $give } für { $want }. Nimmst du an?
tyros-prompt-answers = { $who } wartet auf Antworten auf ein Angebot.
    .you = Du wartest auf Antworten auf dein Angebot.
tyros-prompt-choose = { $who } wählt, mit wem der Handel gilt.
    .you = Wähle, mit wem du den Handel abschließt, oder ziehe das Angebot zurück.
tyros-prompt-keep = Wähle drei Karten, die du behältst.
tyros-prompt-others-keep = Die anderen wählen, welche Karten sie behalten.

## Wie es ausgeht.

tyros-ending-last-tile = Die Partie ist zu Ende: Jemand hat das letzte Landplättchen gespielt.
tyros-ending-nothing-grows = Die Partie ist zu Ende: Kein Landplättchen kann mehr gespielt werden.
tyros-score-cities = Städte { $empire-at }
tyros-score-ships = Schiffe { $empire-at }
tyros-score-everywhere = Als Erster eine Stadt in jedem Reich
tyros-score-most-cities = Die meisten Städte { $empire-at }
tyros-tie-in-largest =
    { $count ->
        [one] { $count } Punkt aus dem größten Reich
       *[other] { $count } Punkten aus dem größten Reich
    }

## Warum nicht.

tyros-illegal-not-now = Du musst zuerst etwas anderes entscheiden.
tyros-illegal-no-ship-left = Du hast kein Schiff mehr.
tyros-illegal-no-city-left = Du hast keine Stadt mehr.
tyros-illegal-same-berth = Das Schiff liegt schon dort.
tyros-illegal-not-three-cards = Du musst genau drei Karten behalten.
tyros-illegal-tile-not-held = Du hast dieses Landplättchen nicht.
tyros-illegal-not-touching = Dieses Reich berührt das Feld nicht.
tyros-illegal-must-grow = Du hast ein Landplättchen, das sich spielen lässt.
tyros-illegal-must-show-all = Du musst alle deine Landplättchen zeigen.
tyros-illegal-no-tile-pile = Es gibt keinen Stapel, unter den du ein Landplättchen legen könntest.
tyros-illegal-must-put-under = Du musst eines deiner Landplättchen unter den Stapel legen.
tyros-illegal-no-marker-left = Dieses Reich hat keinen Marker mehr.
tyros-illegal-no-ship-there = Du hast dort kein Schiff.
tyros-illegal-no-empire-there = Dieses Feld gehört zu keinem Reich.
tyros-illegal-no-room = Dort liegen schon zwei Schiffe.
tyros-illegal-no-room-on-tyros = In Tyros liegen schon zwei deiner Schiffe.
tyros-illegal-wrong-fare = Eine Fahrt kostet für jedes Feld eine Karte in der Farbe des Ziels.
tyros-illegal-nothing-for-the-owner = Du hättest keine Karte mehr für den Besitzer der Stadt.
tyros-illegal-no-founder = Du hast dort kein Schiff, um eine Stadt zu gründen.
tyros-illegal-not-alone = Dort liegt ein fremdes Schiff.
tyros-illegal-city-there = Dort ist schon eine Stadt.
tyros-illegal-no-empire-for-city = Eine Stadt lässt sich nur in einem Reich gründen.
tyros-illegal-wrong-city-price = Eine Stadt kostet fünf Karten in der Farbe ihres Reichs, mit zwei Schiffen dort vier.
tyros-illegal-not-own-city = Du hast dort keine Stadt.
tyros-illegal-shipyard-full = Dort liegen schon zwei Schiffe: Du kannst kein weiteres bauen.
tyros-illegal-wrong-ship-price = Ein Schiff kostet eine Karte in der Farbe des Reichs, und eine weitere, wenn dort ein Schiff liegt.
tyros-illegal-tyros-has-city = Tyros hat eine Stadt: Nur ihr Besitzer kann dort bauen.
tyros-illegal-two-ships-on-tyros = In Tyros liegen schon zwei deiner Schiffe: Du kannst kein weiteres bauen.
tyros-illegal-wrong-tyros-price = Ein Schiff in Tyros kostet so viele Karten, wie dort Schiffe liegen, das neue mitgezählt.
tyros-illegal-no-draw-pile = Der Nachziehstapel ist leer.
tyros-illegal-not-on-discard-pile = Eine solche Karte liegt nicht im Ablagestapel.
tyros-illegal-wrong-bank-price = Die Bank nimmt ein bis drei Karten für ebenso viele, oder drei für eine, die du wählst.
tyros-illegal-no-partner = Du kannst nur mit anderen Spielern am Tisch handeln.
tyros-illegal-three-offers = Du hast in diesem Zug schon drei Angebote gemacht.
tyros-illegal-five-deals = Du hast in dieser Runde schon fünfmal einen Handel vorgeschlagen.
tyros-illegal-out-of-order = Karten müssen in der Reihenfolge der Farben genannt werden.
tyros-illegal-on-both-sides = Dieselbe Sorte kann nicht auf beiden Seiten sein.
tyros-illegal-more-than-exist = So viele Karten dieser Sorte gibt es nicht.
tyros-illegal-more-than-held = Niemand, den du fragst, hat so viele Karten.
tyros-illegal-nothing-offered = Auf beiden Seiten ist nichts.
tyros-illegal-cant-agree = Du hast die verlangten Karten nicht.
tyros-illegal-did-not-agree = Dieser Spieler hat nicht ja gesagt.
tyros-illegal-card-not-held = Du hast diese Karten nicht auf der Hand.
tyros-illegal-too-few-cards = Dafür hast du nicht genug Karten.
tyros-illegal-no-founding-there = Dort kann kein Reich beginnen.
tyros-illegal-no-such-player = Diesen Spieler gibt es nicht.
tyros-illegal-not-in-tile-pile = Diese Landplättchen sind nicht im Stapel, oder es sind nicht so viele, wie gezogen werden müssen.
tyros-illegal-not-in-draw-pile = Diese Karten sind nicht im Nachziehstapel, oder es sind nicht so viele, wie gezogen werden müssen.
tyros-illegal-other-chance = Jetzt muss etwas anderes gezogen werden.
