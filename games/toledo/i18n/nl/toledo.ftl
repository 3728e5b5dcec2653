### Toledo. De woorden zijn die van de spelregels, verzameld in docs/glossary.md.

toledo-name = Toledo

## Spelers en dingen.

toledo-seat =
    { $colour ->
        [red] Rood
        [blue] Blauw
        [green] Groen
       *[yellow] Geel
    }

# Een kaart waarvan de duelkant telt.
toledo-card =
    een { $value } ({ $background ->
        [violet] paars
        [brown] bruin
        [orange] oranje
       *[neutral] neutraal
    }, { $side ->
        [attacker] aanvaller
       *[defender] verdediger
    })

toledo-shop =
    { $trade ->
        [metal] een metaalhandelaar
        [gem] een edelsteenhandelaar
        [smith] een zwaardensmid
       *[fencing] een vechtmeester
    } met { $circles ->
        [one] één cirkel
       *[other] twee cirkels
    }

toledo-sword =
    een zwaard van { $value } ({ $metal } metaal{ $gems ->
        [0] { "" }
        [one] , { $gems } edelsteen
       *[other] , { $gems } edelstenen
    })

toledo-tile =
    { $tile ->
        [violet] het paarse duelkaartje
        [brown] het bruine duelkaartje
        [orange] het oranje duelkaartje
       *[movement] het bewegingskaartje
    }

# Waar een spelfiguur vandaan komt en waar ze heen gaat.
toledo-place =
    .from =
        { $place ->
            [cathedral] van de kathedraal
            [entrance] van Alcazar
           *[step] van veld { $number }
        }
    .to =
        { $place ->
            [entrance] naar Alcazar
           *[step] naar veld { $number }
        }

toledo-on-step = op veld { $number }

## Wat een actie doet, zoals je ze uit een lijst kiest.

toledo-action-take = Twee geldkaarten nemen
toledo-action-place = Handelszaak plaatsen: { $shop } { $step }
toledo-action-move = Een { $value } spelen en { $from } { $to } gaan
toledo-action-move-extra = Een { $value } als extra kaart spelen en { $from } { $to } gaan
toledo-action-back = Een spelfiguur { $from } terugzetten naar de kathedraal
toledo-action-end = Beurt beëindigen
toledo-action-use = Je eigen handelszaak benutten
toledo-action-pay = Een { $value } betalen om het veld te benutten
toledo-action-decline = Niet benutten
toledo-action-forge = Smeden: { $sword }
toledo-action-learn = Nemen: { $tile }
toledo-action-swap = Terugleggen: { $tile }; in ruil het ontbrekende nemen
toledo-action-challenge = { $defender } uitdagen tot een duel
toledo-action-deliver = Naar Alcazar brengen: { $sword }

## Wat er gebeurd is.

toledo-event-start = { $who } begint.
    .you = Je begint.
toledo-event-draw = { $who } trekt een kaart.
    .you = Je trekt een kaart.
toledo-event-draw-card = { $who } trekt { $card }.
    .you = Je trekt { $card }.
toledo-event-reveal = De kaart is { $card }: { $who } wint de vechtronde van { $loser }.
    .you = De kaart is { $card }: je wint de vechtronde van { $loser }.
toledo-event-take = { $who } neemt twee geldkaarten.
    .you = Je neemt twee geldkaarten.
toledo-event-place = { $who } plaatst { $shop } { $step }.
    .you = Je plaatst { $shop } { $step }.
toledo-event-move = { $who } speelt een { $value } en gaat { $from } { $to }.
    .you = Je speelt een { $value } en gaat { $from } { $to }.
toledo-event-move-extra = { $who } speelt een { $value } als extra kaart en gaat { $from } { $to }.
    .you = Je speelt een { $value } als extra kaart en gaat { $from } { $to }.
toledo-event-back = { $who } zet een spelfiguur { $from } terug naar de kathedraal.
    .you = Je zet een spelfiguur { $from } terug naar de kathedraal.
toledo-event-end = { $who } beëindigt de beurt.
    .you = Je beëindigt je beurt.
toledo-event-use = { $who } benut de eigen handelszaak.
    .you = Je benut je eigen handelszaak.
toledo-event-pay = { $who } betaalt een { $value } om het veld te benutten.
    .you = Je betaalt een { $value } om het veld te benutten.
toledo-event-decline = { $who } gebruikt deze plek niet.
    .you = Je gebruikt deze plek niet.
toledo-event-forge = { $who } smeedt { $sword }.
    .you = Je smeedt { $sword }.
toledo-event-learn = { $who } neemt { $tile }.
    .you = Je neemt { $tile }.
toledo-event-swap = { $who } legt { $tile } terug en neemt wat nog ontbrak.
    .you = Je legt { $tile } terug en neemt wat je nog niet had.
toledo-event-challenge = { $who } daagt { $defender } uit tot een duel.
    .you = Je daagt { $defender } uit tot een duel.
toledo-event-deliver = { $who } brengt { $sword } naar Alcazar.
    .you = Je brengt { $sword } naar Alcazar.

## Wie aan de beurt is, en wat er moet gebeuren.

toledo-prompt-start-player = De startspeler wordt geloot.
toledo-prompt-deal = { $who } krijgt kaarten.
    .you = Je krijgt kaarten.
toledo-prompt-turn = { $who } is aan de beurt.
    .you = Je bent aan de beurt: neem kaarten, plaats een handelszaak, beweeg of zet een spelfiguur terug.
toledo-prompt-moved = { $who } mag nog eens bewegen of de beurt beëindigen.
    .you = Speel nog een kaart en beweeg opnieuw, of beëindig je beurt.
toledo-prompt-moved-lead = { $who } mag nog een { $value } spelen of de beurt beëindigen.
    .you = Speel nog een { $value } en beweeg opnieuw, of beëindig je beurt.
toledo-prompt-use-own = { $who } mag { $shop } { $step } benutten.
    .you = Benut je handelszaak, { $shop } { $step }, of zie ervan af.
toledo-prompt-use-shop = { $who } mag { $owner } een kaart van minstens { $cost } betalen om { $shop } { $step } te benutten.
    .you = Betaal { $owner } een kaart van minstens { $cost } om { $shop } { $step } te benutten, of zie ervan af.
toledo-prompt-use-tavern = { $who } mag in de taverne een kaart van minstens { $cost } betalen om er drie te trekken.
    .you = Betaal in de taverne een kaart van minstens { $cost } om er drie te trekken, of zie ervan af.
toledo-prompt-use-artist = { $who } mag een kaart van minstens { $cost } betalen voor een schilderij.
    .you = Betaal een kaart van minstens { $cost } voor een schilderij, of zie ervan af.
toledo-prompt-forge = { $who } kiest een zwaard om te smeden.
    .you = Kies een zwaard om te smeden.
toledo-prompt-learn = { $who } kiest een kaartje van de vechtmeester.
    .you = Kies een kaartje van de vechtmeester.
toledo-prompt-full = Er is geen cirkel vrij { $step }: { $who } gaat verder of daagt iemand uit.
    .you = Er is geen cirkel vrij { $step }: ga verder met de spelfiguur, of daag daar iemand uit.
toledo-prompt-deliver = { $who } mag een zwaard naar Alcazar brengen.
    .you = Kies een zwaard voor Alcazar, of zie ervan af.
toledo-prompt-draw =
    { $who } trekt { $left ->
        [one] een kaart
       *[other] { $left } kaarten
    }.
    .you =
        Je trekt { $left ->
            [one] een kaart
           *[other] { $left } kaarten
        }.
toledo-prompt-duel = { $who } duelleert { $step } tegen { $defender }: { $won } - { $lost }.
    .you = Je duelleert { $step } tegen { $defender }: { $won } - { $lost }.

## Hoe het afloopt.

toledo-ending-three-figures = Het spel is afgelopen: drie spelfiguren van een speler zijn in Alcazar.
toledo-ending-last-round = Het spel is afgelopen: de laatste ronde is gespeeld.
toledo-score-delivered = Zwaarden in Alcazar
toledo-score-undelivered = Overige zwaarden, voor de helft
toledo-score-paintings = Schilderijen
toledo-score-gems = Edelstenen, een roempunt voor twee
toledo-score-movement-tile = Bewegingskaartje
toledo-tie-cards =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
toledo-tie-sum = een kaartensom van { $count }

## Waarom niet.

toledo-illegal-not-now = Je moet eerst iets anders beslissen.
toledo-illegal-shop-placed = Die handelszaak heb je al geplaatst.
toledo-illegal-step-taken = Op dat veld ligt al een handelszaak.
toledo-illegal-not-for-shops = Daar kun je geen handelszaak plaatsen.
toledo-illegal-no-figure-there = Je hebt daar geen spelfiguur.
toledo-illegal-nothing-to-take-back = Je hebt daar geen spelfiguur om terug te zetten.
toledo-illegal-at-the-cathedral = Spelfiguren bij de kathedraal kunnen niet worden teruggezet.
toledo-illegal-card-not-held = Je hebt die kaart niet in de hand.
toledo-illegal-not-the-first-face = Je hebt een andere kaart van die waarde, die eerst gespeeld wordt.
toledo-illegal-past-the-gate = Dat zou voorbij het laatste ingangsveld gaan.
toledo-illegal-nothing-there = Een beweging kan niet op een leeg veld eindigen.
toledo-illegal-not-the-lead-value = De kaart moet de waarde van je eerste kaart hebben.
toledo-illegal-must-go-on = Er is geen cirkel vrij op het veld: ga verder met de spelfiguur, of daag daar iemand uit.
toledo-illegal-no-way-on = Op dat veld is geen cirkel vrij, er is niemand om uit te dagen, en je kunt er niet verder.
toledo-illegal-own-figure = Je kunt jezelf niet uitdagen.
toledo-illegal-nobody-there = Die speler heeft daar geen spelfiguur.
toledo-illegal-sword-not-held = Je hebt dat zwaard niet.
toledo-illegal-must-pay = De handelszaak van een ander benutten kost een kaart.
toledo-illegal-must-pay-tavern = De taverne kost een kaart.
toledo-illegal-must-pay-artist = Het kunstenaarsatelier kost een kaart.
toledo-illegal-nothing-to-pay = Je eigen handelszaak kost niets: benut ze gewoon.
toledo-illegal-too-low = Die kaart is te laag voor de rij.
toledo-illegal-too-low-for-tavern = Die kaart is te laag voor de taverne.
toledo-illegal-too-low-for-artist = Die kaart is te laag voor het kunstenaarsatelier.
toledo-illegal-sword-gone = Zo’n zwaard ligt er niet meer op het bord.
toledo-illegal-cant-afford = Je hebt niet genoeg metaal of edelstenen voor dat zwaard.
toledo-illegal-tile-held = Je hebt dat kaartje al.
toledo-illegal-three-tiles = Je hebt drie kaartjes: leg er eerst een terug.
toledo-illegal-not-three-tiles = Je kunt alleen een kaartje terugleggen als je er al drie hebt.
toledo-illegal-tile-not-held = Je hebt dat kaartje niet.
toledo-illegal-no-movement-tile = Voor een extra kaart heb je het bewegingskaartje nodig.
toledo-illegal-extra-used = Je hebt je extra kaart deze beurt al gespeeld.
toledo-illegal-lead-must-differ = Je eerste kaart moet een andere waarde hebben dan de extra kaart.
toledo-illegal-equals-the-lead = Een kaart met de waarde van je eerste kaart kan niet de extra kaart zijn.
toledo-illegal-no-such-player = Die speler bestaat niet.
toledo-illegal-not-in-the-draw-pile = Die kaart zit niet in de voorraadstapel.
toledo-illegal-other-chance = Er moet nu iets anders worden getrokken.
