### Toledo. Die Wörter sind die der Spielregel, gesammelt in docs/glossary.md.

toledo-name = Toledo

## Spieler und Dinge.

toledo-seat =
    { $colour ->
        [red] Rot
        [blue] Blau
        [green] Grün
       *[yellow] Gelb
    }

# Eine Karte, bei der es auf die Duellseite ankommt.
toledo-card =
    eine { $value } ({ $background ->
        [violet] violett
        [brown] braun
        [orange] orange
       *[neutral] neutral
    }, { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    })

toledo-shop =
    { $trade ->
        [metal] ein Metallhändler
        [gem] ein Edelsteinhändler
        [smith] ein Schwertschmied
       *[fencing] ein Fechtmeister
    } mit { $circles ->
        [one] einem Kreis
       *[other] zwei Kreisen
    }
    .accusative =
        { $trade ->
            [metal] einen Metallhändler
            [gem] einen Edelsteinhändler
            [smith] einen Schwertschmied
           *[fencing] einen Fechtmeister
        } mit { $circles ->
            [one] einem Kreis
           *[other] zwei Kreisen
        }

toledo-sword =
    ein Schwert im Wert von { $value } ({ $metal } Metall{ $gems ->
        [0] { "" }
        [one] , { $gems } Edelstein
       *[other] , { $gems } Edelsteine
    })

toledo-tile =
    { $tile ->
        [violet] das violette Duell-Plättchen
        [brown] das braune Duell-Plättchen
        [orange] das orange Duell-Plättchen
       *[movement] das Bewegungs-Plättchen
    }

# Woher eine Spielfigur kommt und wohin sie zieht.
toledo-place =
    .from =
        { $place ->
            [cathedral] von der Kathedrale
            [entrance] vom Alcazar
           *[step] von Feld { $number }
        }
    .to =
        { $place ->
            [entrance] in den Alcazar
           *[step] auf Feld { $number }
        }

toledo-on-step = auf Feld { $number }

## Was eine Aktion tut, so wie man sie aus einer Liste wählt.

toledo-action-take = Zwei Geldkarten nehmen
toledo-action-place = Geschäft legen: { $shop } { $step }
toledo-action-move = Eine { $value } spielen und { $from } { $to } ziehen
toledo-action-move-extra = Zusätzlich eine { $value } spielen und { $from } { $to } ziehen
toledo-action-back = Eine Spielfigur { $from } zur Kathedrale zurücksetzen
toledo-action-end = Zug beenden
toledo-action-use = Eigenes Geschäft nutzen
toledo-action-pay = Eine { $value } bezahlen, um das Feld zu nutzen
toledo-action-decline = Verzichten
toledo-action-forge = Schmieden: { $sword }
toledo-action-learn = Nehmen: { $tile }
toledo-action-swap = Zurücklegen: { $tile }; dafür das fehlende nehmen
toledo-action-challenge = { $defender-accusative } zum Duell herausfordern
toledo-action-deliver = Zum Alcazar bringen: { $sword }

## Was geschehen ist.

toledo-event-start = { $who } beginnt.
    .you = Du beginnst.
toledo-event-draw = { $who } zieht eine Karte.
    .you = Du ziehst eine Karte.
toledo-event-draw-card = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
toledo-event-reveal = Die Karte ist { $card }: { $who } gewinnt die Fechtrunde gegen { $loser-accusative }.
    .you = Die Karte ist { $card }: Du gewinnst die Fechtrunde gegen { $loser-accusative }.
toledo-event-take = { $who } nimmt zwei Geldkarten.
    .you = Du nimmst zwei Geldkarten.
toledo-event-place = { $who } legt { $shop-accusative } { $step }.
    .you = Du legst { $shop-accusative } { $step }.
toledo-event-move = { $who } spielt eine { $value } und zieht { $from } { $to }.
    .you = Du spielst eine { $value } und ziehst { $from } { $to }.
toledo-event-move-extra = { $who } spielt zusätzlich eine { $value } und zieht { $from } { $to }.
    .you = Du spielst zusätzlich eine { $value } und ziehst { $from } { $to }.
toledo-event-back = { $who } setzt eine Spielfigur { $from } zur Kathedrale zurück.
    .you = Du setzt eine Spielfigur { $from } zur Kathedrale zurück.
toledo-event-end = { $who } beendet den Zug.
    .you = Du beendest den Zug.
toledo-event-use = { $who } nutzt das eigene Geschäft.
    .you = Du nutzt dein eigenes Geschäft.
toledo-event-pay = { $who } bezahlt eine { $value }, um das Feld zu nutzen.
    .you = Du bezahlst eine { $value }, um das Feld zu nutzen.
toledo-event-decline = { $who } nutzt diesen Ort nicht.
    .you = Du nutzt diesen Ort nicht.
toledo-event-forge = { $who } schmiedet { $sword }.
    .you = Du schmiedest { $sword }.
toledo-event-learn = { $who } nimmt { $tile }.
    .you = Du nimmst { $tile }.
toledo-event-swap = { $who } legt { $tile } zurück und nimmt das fehlende.
    .you = Du legst { $tile } zurück und nimmst das fehlende.
toledo-event-challenge = { $who } fordert { $defender-accusative } zum Duell heraus.
    .you = Du forderst { $defender-accusative } zum Duell heraus.
toledo-event-deliver = { $who } bringt { $sword } zum Alcazar.
    .you = Du bringst { $sword } zum Alcazar.

## Wer an der Reihe ist, und was zu tun ist.

toledo-prompt-start-player = Der Startspieler wird ausgelost.
toledo-prompt-deal = { $who } bekommt Karten.
    .you = Du bekommst Karten.
toledo-prompt-turn = { $who } ist an der Reihe.
    .you = Du bist an der Reihe: Nimm Karten, lege ein Geschäft, ziehe oder setze eine Spielfigur zurück.
toledo-prompt-moved = { $who } kann weiterziehen oder den Zug beenden.
    .you = Spiele eine weitere Karte und ziehe noch einmal, oder beende den Zug.
toledo-prompt-moved-lead = { $who } kann eine weitere { $value } spielen oder den Zug beenden.
    .you = Spiele eine weitere { $value } und ziehe noch einmal, oder beende den Zug.
toledo-prompt-use-own = { $who } darf { $shop-accusative } { $step } nutzen.
    .you = Nutze dein Geschäft, { $shop-accusative } { $step }, oder verzichte.
toledo-prompt-use-shop = { $who } darf { $owner-dative } eine Karte ab { $cost } bezahlen, um { $shop-accusative } { $step } zu nutzen.
    .you = Bezahle { $owner-dative } eine Karte ab { $cost }, um { $shop-accusative } { $step } zu nutzen, oder verzichte.
toledo-prompt-use-tavern = { $who } darf in der Taverne eine Karte ab { $cost } bezahlen, um drei zu ziehen.
    .you = Bezahle in der Taverne eine Karte ab { $cost }, um drei zu ziehen, oder verzichte.
toledo-prompt-use-artist = { $who } darf eine Karte ab { $cost } für ein Gemälde bezahlen.
    .you = Bezahle eine Karte ab { $cost } für ein Gemälde, oder verzichte.
toledo-prompt-forge = { $who } wählt ein Schwert zum Schmieden.
    .you = Wähle ein Schwert zum Schmieden.
toledo-prompt-learn = { $who } wählt ein Fechtmeister-Plättchen.
    .you = Wähle ein Fechtmeister-Plättchen.
toledo-prompt-full = Kein Kreis ist frei { $step }: { $who } zieht weiter oder fordert jemanden heraus.
    .you = Kein Kreis ist frei { $step }: Ziehe mit der Figur weiter oder fordere dort jemanden heraus.
toledo-prompt-deliver = { $who } darf ein Schwert zum Alcazar bringen.
    .you = Wähle ein Schwert für den Alcazar, oder verzichte.
toledo-prompt-draw =
    { $who } zieht { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    }.
    .you =
        Du ziehst { $left ->
            [one] eine Karte
           *[other] { $left } Karten
        }.
toledo-prompt-duel = { $who } kämpft { $step } gegen { $defender-accusative }: { $won } zu { $lost }.
    .you = Du kämpfst { $step } gegen { $defender-accusative }: { $won } zu { $lost }.

## Wie es ausgeht.

toledo-ending-three-figures = Die Partie ist zu Ende: Drei Figuren eines Spielers sind im Alcazar.
toledo-ending-last-round = Die Partie ist zu Ende: Die letzte Runde ist gespielt.
toledo-score-delivered = Schwerter im Alcazar
toledo-score-undelivered = Übrige Schwerter, zum halben Wert
toledo-score-paintings = Gemälde
toledo-score-gems = Edelsteine, ein Ruhmespunkt für zwei
toledo-score-movement-tile = Bewegungs-Plättchen
toledo-tie-cards =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
toledo-tie-sum = einer Kartensumme von { $count }

## Warum nicht.

toledo-illegal-not-now = Du musst zuerst etwas anderes entscheiden.
toledo-illegal-shop-placed = Dieses Geschäft hast du schon gelegt.
toledo-illegal-step-taken = Auf diesem Feld liegt schon ein Geschäft.
toledo-illegal-not-for-shops = Dort kann kein Geschäft gelegt werden.
toledo-illegal-no-figure-there = Du hast dort keine Spielfigur.
toledo-illegal-nothing-to-take-back = Du hast dort keine Spielfigur, die du zurücksetzen könntest.
toledo-illegal-at-the-cathedral = Figuren an der Kathedrale können nicht zurückgesetzt werden.
toledo-illegal-card-not-held = Du hast diese Karte nicht auf der Hand.
toledo-illegal-not-the-first-face = Du hast eine andere Karte dieses Werts, die zuerst gespielt wird.
toledo-illegal-past-the-gate = Das würde über das letzte Eingangsfeld hinausführen.
toledo-illegal-nothing-there = Ein Zug kann nicht auf einem leeren Feld enden.
toledo-illegal-not-the-lead-value = Die Karte muss den Wert deiner ersten Karte haben.
toledo-illegal-must-go-on = Auf dem Feld ist kein Kreis frei: Ziehe mit der Figur weiter oder fordere dort jemanden heraus.
toledo-illegal-no-way-on = Auf diesem Feld ist kein Kreis frei, niemand ist herauszufordern, und du kannst von dort nicht weiterziehen.
toledo-illegal-own-figure = Du kannst dich nicht selbst herausfordern.
toledo-illegal-nobody-there = Dieser Spieler hat dort keine Figur.
toledo-illegal-sword-not-held = Du hast dieses Schwert nicht.
toledo-illegal-must-pay = Ein fremdes Geschäft zu nutzen kostet eine Karte.
toledo-illegal-must-pay-tavern = Die Taverne kostet eine Karte.
toledo-illegal-must-pay-artist = Der Künstler kostet eine Karte.
toledo-illegal-nothing-to-pay = Dein eigenes Geschäft kostet nichts: Nutze es einfach.
toledo-illegal-too-low = Diese Karte ist zu niedrig für die Reihe.
toledo-illegal-too-low-for-tavern = Diese Karte ist zu niedrig für die Taverne.
toledo-illegal-too-low-for-artist = Diese Karte ist zu niedrig für den Künstler.
toledo-illegal-sword-gone = Ein solches Schwert liegt nicht mehr auf dem Spielplan.
toledo-illegal-cant-afford = Du hast nicht genug Metall oder Edelsteine für dieses Schwert.
toledo-illegal-tile-held = Du hast dieses Plättchen schon.
toledo-illegal-three-tiles = Du hast drei Plättchen: Lege zuerst eines zurück.
toledo-illegal-not-three-tiles = Du kannst ein Plättchen nur zurücklegen, wenn du schon drei hast.
toledo-illegal-tile-not-held = Du hast dieses Plättchen nicht.
toledo-illegal-no-movement-tile = Für eine zusätzliche Karte brauchst du das Bewegungs-Plättchen.
toledo-illegal-extra-used = Du hast deine zusätzliche Karte in diesem Zug schon gespielt.
toledo-illegal-lead-must-differ = Deine erste Karte muss einen anderen Wert haben als die zusätzliche.
toledo-illegal-equals-the-lead = Eine Karte mit dem Wert deiner ersten Karte kann nicht die zusätzliche sein.
toledo-illegal-no-such-player = Diesen Spieler gibt es nicht.
toledo-illegal-not-in-the-draw-pile = Diese Karte ist nicht im Nachziehstapel.
toledo-illegal-other-chance = Jetzt muss etwas anderes gezogen werden.
