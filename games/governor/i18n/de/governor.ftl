### Tolède, die Stadt der drei Kulturen. Die Wörter sind die von docs/glossary.md. Von den drei Kulturen ist immer auf die
### gleiche Weise und in der gleichen Reihenfolge die Rede.

governor-name = Tolède, die Stadt der drei Kulturen

## Spieler und Dinge.

governor-seat =
    { $colour ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
        [violet] Violett
       *[turquoise] Türkis
    }

governor-centre = das Zentrum
    .from = vom Zentrum
    .to = ins Zentrum
    .at = im Zentrum
governor-district =
    { $landmark ->
        [well] der Brunnen
        [bell-tower] der Glockenturm
        [market] der Markt
        [fig-tree] der Feigenbaum
        [baths] das Badehaus
        [minaret] das Minarett
        [bakery] die Bäckerei
        [smithy] die Schmiede
        [steps] die Synagogentreppe
       *[dovecote] der Taubenturm
    } ({ $cell })
    .from =
        { $landmark ->
            [well] vom Brunnen
            [bell-tower] vom Glockenturm
            [market] vom Markt
            [fig-tree] vom Feigenbaum
            [baths] vom Badehaus
            [minaret] vom Minarett
            [bakery] von der Bäckerei
            [smithy] von der Schmiede
            [steps] von der Synagogentreppe
           *[dovecote] vom Taubenturm
        } ({ $cell })
    .to =
        { $landmark ->
            [well] zum Brunnen
            [bell-tower] zum Glockenturm
            [market] zum Markt
            [fig-tree] zum Feigenbaum
            [baths] zum Badehaus
            [minaret] zum Minarett
            [bakery] zur Bäckerei
            [smithy] zur Schmiede
            [steps] zur Synagogentreppe
           *[dovecote] zum Taubenturm
        } ({ $cell })
    .at =
        { $landmark ->
            [well] am Brunnen
            [bell-tower] am Glockenturm
            [market] am Markt
            [fig-tree] am Feigenbaum
            [baths] am Badehaus
            [minaret] am Minarett
            [bakery] an der Bäckerei
            [smithy] an der Schmiede
            [steps] an der Synagogentreppe
           *[dovecote] am Taubenturm
        } ({ $cell })
# Ein Feld, mit oder ohne Plättchen.
governor-place = { $cell }
    .from = von { $cell }
    .to = nach { $cell }
    .at = auf { $cell }

governor-culture =
    { $culture ->
        [christian] Christen
        [jewish] Juden
       *[muslim] Muslime
    }

governor-influence =
    { $culture ->
        [christian] eine christliche Einflusskarte
        [jewish] eine jüdische Einflusskarte
       *[muslim] eine muslimische Einflusskarte
    }

governor-discredit =
    { $culture ->
        [christian] ein christlicher Misskredit-Marker
        [jewish] ein jüdischer Misskredit-Marker
       *[muslim] ein muslimischer Misskredit-Marker
    }
    .accusative =
        { $culture ->
            [christian] einen christlichen Misskredit-Marker
            [jewish] einen jüdischen Misskredit-Marker
           *[muslim] einen muslimischen Misskredit-Marker
        }

# Einflusskarten: „2 christliche und 1 jüdische“, oder Bewohner eines Viertels: „2 Christen und 1 Jude“.
governor-cultures =
    { $count } { $culture ->
        [christian] christliche
        [jewish] jüdische
       *[muslim] muslimische
    }
    .people =
        { $culture ->
            [christian] { $count ->
                [one] { $count } Christ
               *[other] { $count } Christen
            }
            [jewish] { $count ->
                [one] { $count } Jude
               *[other] { $count } Juden
            }
           *[muslim] { $count ->
                [one] { $count } Muslim
               *[other] { $count } Muslime
            }
        }

governor-none = keine

governor-token =
    { $token ->
        [christian] ein christlicher Unterstützungsmarker
        [jewish] ein jüdischer Unterstützungsmarker
        [muslim] ein muslimischer Unterstützungsmarker
        [two] ein Unterstützungsmarker mit 2 Punkten
       *[three] ein Unterstützungsmarker mit 3 Punkten
    }
    .accusative =
        { $token ->
            [christian] einen christlichen Unterstützungsmarker
            [jewish] einen jüdischen Unterstützungsmarker
            [muslim] einen muslimischen Unterstützungsmarker
            [two] einen Unterstützungsmarker mit 2 Punkten
           *[three] einen Unterstützungsmarker mit 3 Punkten
        }

governor-tile =
    { $shape ->
        [dead-end] eine Sackgasse
        [straight] eine gerade Straße
        [corner] eine Kurve
        [tee] eine Abzweigung
       *[cross] eine Kreuzung
    } ({ $people-people })
governor-tile-streetless = ein Viertel ohne Straße

governor-direction =
    { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }

governor-hand = { $who } ({ $cards })
    .you = du ({ $cards })

## Die Aktionskarten: ihre Namen, und was sie tun.

governor-card =
    { $card ->
        [translator] Übersetzer
        [rumour] Gerücht
        [rehabilitation] Ehrenrettung
        [hired-mule] Leihmaultier
        [safe-conduct] Geleitbrief
        [hidden-passage] Geheimgang
        [bargain] Kuhhandel
        [town-crier] Ausrufer
        [removal] Umzug
        [curfew] Sperrstunde
        [council] Ratsversammlung
       *[tribune] Tribun
    }

governor-effect =
    { $card ->
        [translator] Bei deiner Probe: Karte beliebiger Kultur
        [rumour] Misskredit-Marker in ein Viertel ohne legen
        [rehabilitation] Einen beliebigen Misskredit-Marker entfernen
        [hired-mule] In deiner Bewegung: zwei Viertel mehr
        [safe-conduct] Ein Viertel mehr, ohne Halt bei Misskredit
        [hidden-passage] In ein Viertel gehen, das deines berührt
        [bargain] Verdeckte Einflusskarte nehmen, eine geben
        [town-crier] Heimlich bis zu drei Marker ansehen
        [removal] Zwei Marker in der Stadt vertauschen
        [curfew] Jemandes Bewegung endet nach einem Viertel
        [council] Alle geben eine Einflusskarte nach rechts
       *[tribune] Eine zweite, andere Aktion in diesem Zug
    }

## Was eine Aktion tut, so wie man sie aus einer Liste wählt.

governor-action-lay = Plättchen auf { $cell } legen, Straßen nach { $streets }
governor-action-lay-streetless = Plättchen auf { $cell } legen
governor-action-turn = Plättchen auf { $cell } drehen, Straßen nach { $streets }
governor-action-shift = Plättchen ohne Straße { $from-from } { $to-to } verschieben
governor-action-replace = Plättchen auf { $cell } ersetzen, Straßen nach { $streets }
governor-action-step = Weiter { $cell-to }
governor-action-poll = Umfrage: den Marker hier heimlich ansehen
governor-action-stop = Hier stehen bleiben
governor-action-test =
    { $translators ->
        [0] Einflussprobe ablegen
        [one] Einflussprobe mit einem Übersetzer ablegen
       *[other] Einflussprobe mit { $translators } Übersetzern ablegen
    }
governor-action-show =
    { $added ->
        [0] Karten zeigen ({ $cards }) und die Probe bestehen
        [one] Einen Übersetzer dazulegen, Karten zeigen ({ $cards }) und die Probe bestehen
       *[other] Karten zeigen ({ $cards }), { $added } Übersetzer dazulegen und die Probe bestehen
    }
governor-action-lose = Probe aufgeben
governor-action-discredit = Hier { $discredit-accusative } legen
governor-action-remove = Misskredit-Marker entfernen
governor-action-draw = Aktionskarte ziehen
governor-action-nothing = Nichts tun
governor-action-end = Zug beenden
governor-action-pass = Keine Karte spielen
governor-action-pass-turn = In diesem Zug keine Karte spielen
governor-action-give = Abgeben: { $influence }
governor-action-rumour = Gerücht spielen: Misskredit-Marker { $cell-at } legen
governor-action-rehabilitation = Ehrenrettung spielen: Misskredit-Marker { $cell-at } entfernen
governor-action-mule = Leihmaultier spielen: zwei Viertel mehr
governor-action-safe-conduct = Geleitbrief spielen: ein Viertel mehr, und kein Misskredit-Marker hält dich auf
governor-action-passage = Geheimgang spielen: { $cell-to } gehen, mit oder ohne Straße
governor-action-bargain = Kuhhandel spielen: { $whom-dative } eine Einflusskarte abnehmen und eine zurückgeben
governor-action-crier = Ausrufer spielen: bis zu drei Marker ansehen, zuerst den { $cell-at }
governor-action-look = Marker { $cell-at } ansehen
governor-action-enough = Keine weiteren Marker ansehen
governor-action-removal = Umzug spielen: Marker { $cell-at } mit einem anderen vertauschen
governor-action-swap = Mit dem Marker { $cell-at } vertauschen
governor-action-curfew = Sperrstunde spielen: Diese Bewegung endet nach einem Viertel
governor-action-council = Ratsversammlung spielen: Alle geben eine Einflusskarte nach rechts weiter
governor-action-tribune = Tribun spielen: eine zweite, andere Aktion

## Was geschehen ist.

governor-event-starter = { $who } beginnt.
    .you = Du beginnst.
governor-event-deal = { $who } bekommt vier Einflusskarten.
    .you = Du bekommst vier Einflusskarten.
governor-event-deal-known = { $who } bekommt Einflusskarten: { $cards }.
    .you = Du bekommst Einflusskarten: { $cards }.
governor-event-city = Die Stadt ist gelegt: { $count } Viertel um das Zentrum.
governor-event-tile = { $who } zieht { $tile }.
    .you = Du ziehst { $tile }.
governor-event-tile-leaves = { $who } zieht { $tile }; dafür ist kein Platz, das Plättchen kommt aus dem Spiel.
    .you = Du ziehst { $tile }; dafür ist kein Platz, das Plättchen kommt aus dem Spiel.
governor-event-lay = { $who } legt { $tile } auf { $cell }, mit Straßen nach { $streets }.
    .you = Du legst { $tile } auf { $cell }, mit Straßen nach { $streets }.
governor-event-lay-streetless = { $who } legt ein Viertel ohne Straße auf { $cell }.
    .you = Du legst ein Viertel ohne Straße auf { $cell }.
governor-event-turn = { $who } dreht das Plättchen auf { $cell }: Seine Straßen führen jetzt nach { $streets }.
    .you = Du drehst das Plättchen auf { $cell }: Seine Straßen führen jetzt nach { $streets }.
governor-event-shift = { $who } verschiebt das Plättchen ohne Straße { $from-from } { $to-to }.
    .you = Du verschiebst das Plättchen ohne Straße { $from-from } { $to-to }.
governor-event-replace = { $who } legt { $tile } anstelle des Plättchens auf { $cell }, mit Straßen nach { $streets }.
    .you = Du legst { $tile } anstelle des Plättchens auf { $cell }, mit Straßen nach { $streets }.
governor-event-step = { $who } geht { $at-from } { $cell-to }.
    .you = Du gehst { $at-from } { $cell-to }.
governor-event-poll = { $who } macht eine Umfrage { $at-at }.
    .you = Du machst eine Umfrage { $at-at }.
governor-event-stop = { $who } bleibt { $at-at } stehen.
    .you = Du bleibst { $at-at } stehen.
governor-event-test =
    { $who } kündigt { $at-at } eine Einflussprobe { $translators ->
        [0] an.
        [one] mit einem Übersetzer an.
       *[other] mit { $translators } Übersetzern an.
    }
    .you =
        Du kündigst { $at-at } eine Einflussprobe { $translators ->
            [0] an.
            [one] mit einem Übersetzer an.
           *[other] mit { $translators } Übersetzern an.
        }
governor-event-show =
    { $who } { $added ->
        [0] besteht
        [one] legt einen Übersetzer dazu und besteht
       *[other] legt { $added } Übersetzer dazu und besteht
    } die Probe { $at-at } mit Einflusskarten: { $cards }.
    .you =
        Du { $added ->
            [0] bestehst
            [one] legst einen Übersetzer dazu und bestehst
           *[other] legst { $added } Übersetzer dazu und bestehst
        } die Probe { $at-at } mit Einflusskarten: { $cards }.
governor-event-show-token =
    { $who } { $added ->
        [0] besteht
        [one] legt einen Übersetzer dazu und besteht
       *[other] legt { $added } Übersetzer dazu und besteht
    } die Probe { $at-at } mit Einflusskarten ({ $cards }) und gewinnt { $token-accusative }.
    .you =
        Du { $added ->
            [0] bestehst
            [one] legst einen Übersetzer dazu und bestehst
           *[other] legst { $added } Übersetzer dazu und bestehst
        } die Probe { $at-at } mit Einflusskarten ({ $cards }) und gewinnst { $token-accusative }.
governor-event-lose = { $who } kann die Probe { $at-at } nicht mehr bestehen und gibt sie auf.
    .you = Du kannst die Probe { $at-at } nicht mehr bestehen und gibst sie auf.
governor-event-discredit = { $who } legt { $at-at } { $discredit-accusative } hin.
    .you = Du legst { $at-at } { $discredit-accusative } hin.
governor-event-remove = { $who } entfernt den Misskredit-Marker { $at-at }.
    .you = Du entfernst den Misskredit-Marker { $at-at }.
governor-event-draw = { $who } entscheidet sich für eine Aktionskarte.
    .you = Du entscheidest dich für eine Aktionskarte.
governor-event-nothing = { $who } tut { $at-at } nichts.
    .you = Du tust { $at-at } nichts.
governor-event-end = { $who } beendet den Zug.
    .you = Du beendest den Zug.
governor-event-pass = { $who } spielt keine Karte.
    .you = Du spielst keine Karte.
governor-event-pass-turn = { $who } spielt in diesem Zug keine Karte mehr.
    .you = Du spielst in diesem Zug keine Karte mehr.
governor-event-rumour = { $who } spielt Gerücht, um { $cell-at } einen Misskredit-Marker zu legen.
    .you = Du spielst Gerücht, um { $cell-at } einen Misskredit-Marker zu legen.
governor-event-rehabilitation = { $who } spielt Ehrenrettung und entfernt den Misskredit-Marker { $cell-at }.
    .you = Du spielst Ehrenrettung und entfernst den Misskredit-Marker { $cell-at }.
governor-event-mule = { $who } spielt Leihmaultier für zwei weitere Viertel.
    .you = Du spielst Leihmaultier für zwei weitere Viertel.
governor-event-safe-conduct = { $who } spielt Geleitbrief: ein Viertel mehr, und kein Misskredit-Marker hält die Bewegung auf.
    .you = Du spielst Geleitbrief: ein Viertel mehr, und kein Misskredit-Marker hält dich auf.
governor-event-passage = { $who } spielt Geheimgang und geht { $at-from } { $cell-to }.
    .you = Du spielst Geheimgang und gehst { $at-from } { $cell-to }.
governor-event-bargain = { $who } spielt Kuhhandel mit { $whom-dative }.
    .you = Du spielst Kuhhandel mit { $whom-dative }.
governor-event-crier = { $who } spielt Ausrufer und schickt ihn { $cell-to }.
    .you = Du spielst Ausrufer und schickst ihn { $cell-to }.
governor-event-look = { $who } schickt den Ausrufer weiter { $cell-to }.
    .you = Du schickst den Ausrufer weiter { $cell-to }.
governor-event-enough = { $who } hat genug Marker angesehen.
    .you = Du hast genug Marker angesehen.
governor-event-removal = { $who } spielt Umzug für den Marker { $cell-at }.
    .you = Du spielst Umzug für den Marker { $cell-at }.
governor-event-swap = { $who } vertauscht die Marker { $at-at } und { $cell-at }.
    .you = Du vertauschst die Marker { $at-at } und { $cell-at }.
governor-event-curfew = { $who } spielt Sperrstunde: Diese Bewegung endet nach einem Viertel.
    .you = Du spielst Sperrstunde: Diese Bewegung endet nach einem Viertel.
governor-event-council = { $who } spielt Ratsversammlung: Alle geben eine Einflusskarte nach rechts weiter.
    .you = Du spielst Ratsversammlung: Alle geben eine Einflusskarte nach rechts weiter.
governor-event-tribune = { $who } spielt Tribun für eine zweite Aktion.
    .you = Du spielst Tribun für eine zweite Aktion.
governor-event-give-back = { $who } gibt { $whom-dative } dafür eine Einflusskarte.
    .you = Du gibst { $whom-dative } dafür eine Einflusskarte.
governor-event-give-back-known = { $who } gibt { $whom-dative } dafür { $influence }.
    .you = Du gibst { $whom-dative } dafür { $influence }.
governor-event-choose = { $who } hat eine Einflusskarte zum Weitergeben gewählt.
    .you = Du hast eine Einflusskarte zum Weitergeben gewählt.
governor-event-choose-known = { $who } hat { $influence } zum Weitergeben gewählt.
    .you = Du hast { $influence } zum Weitergeben gewählt.
governor-event-see = { $who } sieht den Marker { $cell-at } an.
    .you = Du siehst den Marker { $cell-at } an.
governor-event-see-known = { $who } sieht den Marker { $cell-at }: { $token }.
    .you = Du siehst den Marker { $cell-at }: { $token }.
governor-event-turn-up = Der Marker { $cell-at } wird aufgedeckt: { $token }.
governor-event-win = { $who } gewinnt den Marker { $cell-at }: { $token }.
    .you = Du gewinnst den Marker { $cell-at }: { $token }.
governor-event-card = { $who } zieht eine Aktionskarte.
    .you = Du ziehst eine Aktionskarte.
governor-event-card-known = { $who } zieht die Aktionskarte { $card }.
    .you = Du ziehst die Aktionskarte { $card }.
governor-event-take = { $who } nimmt { $whom-dative } eine Einflusskarte ab.
    .you = Du nimmst { $whom-dative } eine Einflusskarte ab.
governor-event-take-known = { $who } nimmt { $whom-dative } { $influence } ab.
    .you = Du nimmst { $whom-dative } { $influence } ab.
governor-event-passed =
    { $side ->
        [left] Alle geben eine Einflusskarte nach links weiter.
       *[right] Alle geben eine Einflusskarte nach rechts weiter.
    }
governor-event-passed-known =
    { $side ->
        [left] Alle geben eine Einflusskarte nach links weiter.
       *[right] Alle geben eine Einflusskarte nach rechts weiter.
    } Du gibst { $to-dative } { $given } und bekommst { $taken } von { $from-dative }.
governor-event-hands = Alle zeigen ihre Einflusskarten: { $hands }.
governor-event-order = Bei Gleichstand entscheiden die meisten Marker: erst { $first }, dann { $second }, dann { $third }.

## Wer an der Reihe ist, und was zu tun ist.

governor-prompt-starter = Der Startspieler wird ausgelost.
governor-prompt-deal = { $who } bekommt Einflusskarten.
    .you = Du bekommst Einflusskarten.
governor-prompt-city = Die Stadt wird gelegt.
governor-prompt-draw-tile = { $who } zieht ein Plättchen.
    .you = Du ziehst ein Plättchen.
governor-prompt-lay = { $who } legt { $tile }.
    .you = Lege { $tile } an die Stadt an, sodass eine Straße vom Zentrum dorthin führt.
governor-prompt-lay-streetless = { $who } legt ein Viertel ohne Straße.
    .you = Lege ein Viertel ohne Straße an die Stadt an.
governor-prompt-repair = { $who } muss die Stadt ändern, damit Platz ist für { $tile }.
    .you = Keine Straße führt weiter. Drehe, verschiebe oder ersetze ein Plättchen, damit Platz ist für { $tile }.
governor-prompt-displaced = { $who } legt { $tile } neben { $cell }, den alten Platz.
    .you = Lege { $tile } neben { $cell }, den alten Platz.
governor-prompt-start-window = Warten auf { $waiting }: Vor dem Zug von { $who } können Aktionskarten gespielt werden.
    .you = Warten auf { $waiting }: Vor deinem Zug können Aktionskarten gespielt werden.
governor-prompt-start-window-asked = { $who } ist an der Reihe. Spiele vorher eine Aktionskarte oder passe.
governor-prompt-move =
    { $who } geht { $left ->
        [one] noch ein Viertel weit
       *[other] bis zu { $left } Viertel weit
    }.
    .you =
        Gehe { $left ->
            [one] noch ein Viertel weit
           *[other] bis zu { $left } Viertel weit
        } oder bleibe stehen; eine Umfrage zeigt dir den Marker, bei dem du stehst.
governor-prompt-turn-up = Der Marker { $cell-at } wird aufgedeckt.
governor-prompt-act = { $who } wählt eine Aktion { $cell-at }.
    .you = Deine Aktion { $cell-at }: Lege eine Probe ab, lege oder entferne einen Misskredit-Marker, ziehe eine Aktionskarte oder tu nichts.
governor-prompt-act-again = { $who } wählt eine zweite Aktion { $cell-at }.
    .you = Deine zweite Aktion { $cell-at }, von anderer Art als die erste.
governor-prompt-test-window = Warten auf { $waiting }: Vor der Probe von { $who } { $cell-at } können Aktionskarten gespielt werden.
    .you = Warten auf { $waiting }: Vor deiner Probe { $cell-at } können Aktionskarten gespielt werden.
governor-prompt-test-window-asked = { $who } kündigt eine Probe { $cell-at } an. Spiele vorher eine Aktionskarte oder passe.
governor-prompt-carry = { $who } legt die Probe { $cell-at } ab.
    .you = Lege die Probe { $cell-at } ab: Zeige deine Einflusskarten, oder gib auf, wenn sie nicht mehr reichen.
governor-prompt-draw-card = { $who } zieht eine Aktionskarte.
    .you = Du ziehst eine Aktionskarte.
governor-prompt-end = { $who } darf vor dem Ende des Zugs eine Aktionskarte spielen.
    .you = Spiele eine Aktionskarte oder beende deinen Zug.
governor-prompt-give = Wähle eine Einflusskarte für { $whom-accusative }, zu deiner { $side ->
        [left] Linken
       *[right] Rechten
    }. Alle wählen gleichzeitig.
governor-prompt-others-give =
    { $side ->
        [left] Alle geben eine Einflusskarte nach links weiter.
       *[right] Alle geben eine Einflusskarte nach rechts weiter.
    } Noch zu wählen haben: { $waiting }.
governor-prompt-passing = Die Einflusskarten wechseln den Besitzer.
governor-prompt-hands = Alle zeigen ihre Einflusskarten.
governor-prompt-order = Gleichstand: Die Reihenfolge der Kulturen, die entscheidet, wird ausgelost.
governor-prompt-see = { $who } sieht den Marker { $cell-at } an.
    .you = Du siehst den Marker { $cell-at } an.
governor-prompt-crier =
    { $who } darf noch { $left ->
        [one] einen Marker
       *[other] { $left } Marker
    } ansehen.
    .you =
        Sieh dir noch { $left ->
            [one] einen verdeckten Marker
           *[other] bis zu { $left } verdeckte Marker
        } an, oder höre auf.
governor-prompt-rumour = { $who } wählt den Misskredit-Marker, der { $cell-at } liegen soll.
    .you = Wähle die Kultur des Misskredit-Markers, der { $cell-at } liegen soll.
governor-prompt-removal = { $who } wählt einen Marker, der mit dem { $cell-at } tauscht.
    .you = Wähle einen Marker, der mit dem { $cell-at } tauscht.
governor-prompt-take = { $who } nimmt { $whom-dative } eine Einflusskarte ab.
    .you = Du nimmst { $whom-dative } eine Einflusskarte ab.
governor-prompt-give-back = { $who } wählt eine Einflusskarte für { $whom-accusative }.
    .you = Wähle eine Einflusskarte für { $whom-accusative }, im Tausch gegen die genommene.

## Wie es ausgeht.

governor-ending-ten-tokens = Die Partie ist zu Ende: Jemand hat zehn Unterstützungsmarker gewonnen.
governor-ending-no-tokens = Die Partie ist zu Ende: In der Stadt liegt kein Unterstützungsmarker mehr.
governor-ending-idle = Die Partie ist zu Ende: Es gab keine Aktionskarten mehr, und zwei Runden lang gewann niemand einen Marker.
governor-ending-last-round = Die Partie ist zu Ende: Die letzte Runde ist gespielt.
governor-score-sets = Sätze aus drei Kulturen
governor-score-outside = Marker außerhalb von Sätzen
governor-score-numbers = Marker mit Punkten
governor-score-all-cultures = Einflusskarten aller drei Kulturen
governor-tie-order = nach Losentscheid werden die Marker in der Reihenfolge { $first }, { $second }, { $third } verglichen
governor-tie-christian =
    { $count ->
        [one] { $count } christlichen Marker
       *[other] { $count } christlichen Markern
    }
governor-tie-jewish =
    { $count ->
        [one] { $count } jüdischen Marker
       *[other] { $count } jüdischen Markern
    }
governor-tie-muslim =
    { $count ->
        [one] { $count } muslimischen Marker
       *[other] { $count } muslimischen Markern
    }

## Warum nicht.

governor-illegal-not-now = Du musst zuerst etwas anderes entscheiden.
governor-illegal-cell-taken = Dort liegt schon ein Plättchen.
governor-illegal-touches-nothing = Ein Plättchen muss ein anderes berühren.
governor-illegal-other-shape = So lässt sich das Plättchen nicht drehen: Seine Straßen verlaufen anders.
governor-illegal-unreachable = Jedes Plättchen mit Straße muss vom Zentrum aus erreichbar sein.
governor-illegal-not-next-to-it = Das ersetzte Plättchen kommt neben seine alte Stelle.
governor-illegal-no-repair-needed = Das Plättchen lässt sich legen, also bleibt die Stadt, wie sie ist.
governor-illegal-no-street-tile = Dort liegt kein Plättchen mit Straße.
governor-illegal-no-streetless-tile = Dort liegt kein Plättchen ohne Straße.
governor-illegal-no-help = Auch danach ließe sich das gezogene Plättchen nicht legen.
governor-illegal-no-street = Von hier führt keine Straße dorthin.
governor-illegal-no-token = Dort liegt kein Marker.
governor-illegal-face-up = Dieser Marker liegt schon offen.
governor-illegal-seen-before = Diesen Marker hast du schon angesehen.
governor-illegal-nothing-to-win = Hier ist kein Marker, den eine Probe gewinnen könnte.
governor-illegal-lacks-influence = Für dieses Viertel fehlen dir Einflusskarten und Übersetzer.
governor-illegal-other-translators = Eine Probe braucht genau so viele Übersetzer, wie Einflusskarten fehlen.
governor-illegal-other-cards = Zeige eine Einflusskarte für jeden Bewohner und für den Misskredit-Marker, soweit du sie hast.
governor-illegal-still-possible = Die Probe lässt sich noch bestehen.
governor-illegal-discredit-there = Dort liegt schon ein Misskredit-Marker.
governor-illegal-supply-empty = Von dieser Kultur ist kein Misskredit-Marker mehr da.
governor-illegal-no-discredit = Dort liegt kein Misskredit-Marker.
governor-illegal-pile-empty = Es gibt keine Aktionskarte mehr zu ziehen.
governor-illegal-influence-not-held = Du hast keine Einflusskarte dieser Kultur.
governor-illegal-card-not-held = Du hast diese Aktionskarte nicht.
governor-illegal-other-moment = Diese Aktionskarte ist für einen anderen Moment.
governor-illegal-no-district = Dieses Viertel hat keine Straße; kein Kandidat kann es betreten.
governor-illegal-not-adjacent = Dieses Viertel berührt deines nicht.
governor-illegal-no-partner = Zu einem Kuhhandel gehört jemand anderes.
governor-illegal-nothing-to-swap = Zum Vertauschen braucht es zwei verschiedene Marker.
governor-illegal-same-letter = Die zweite Aktion muss von anderer Art sein als die erste.
governor-illegal-no-such-player = Diesen Spieler gibt es nicht.
governor-illegal-no-such-hand = Solche Einflusskarten können nicht ausgeteilt werden.
governor-illegal-wrong-tiles = Das sind nicht die Plättchen einer Stadt.
governor-illegal-unsound-city = Eine Stadt muss zusammenhängen, und jede Straße vom Zentrum aus erreichbar sein.
governor-illegal-no-such-tile = Ein solches Plättchen ist nicht mehr da.
governor-illegal-no-such-token = Der Marker kann nicht von dieser Art sein.
governor-illegal-no-such-card = Eine solche Aktionskarte ist nicht mehr da.
governor-illegal-not-so = Das passt nicht zu dem, was dort liegt oder gewählt wurde.
governor-illegal-other-chance = Jetzt muss etwas anderes ausgelost werden.
