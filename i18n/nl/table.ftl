### Wat er aan tafel naast het spel gebeurt, en hoe een partij afloopt.

table-undo = { $who } neemt alles na regel { $line } terug.
    .you = Je neemt alles na regel { $line } terug.
# Een bot vervangt iemand die er niet is of is weggegaan.
table-takeover-bot = Een bot speelt nu voor { $who }.
    .you = Een bot speelt nu voor jou.
# Een mens neemt een plaats in, of krijgt die terug van een bot.
table-takeover-person = { $name } speelt nu { $who }.
    .you = Je speelt nu weer zelf.
# Hetzelfde, waar spelers bij hun naam genoemd worden: iemand neemt de plaats in, ook terug van een bot.
table-takeover-back = { $who } speelt nu.
table-timeout = De bedenktijd van { $who } is om.
    .you = Je bedenktijd is om.
table-concede = { $who } geeft op.
    .you = Je geeft op.
table-abort = De partij wordt zonder uitslag beëindigd.

## In notatie, waar alles getoond wordt.

table-move = { $who }: { $action }
table-chance = Toeval: { $chance }

## Hoe de partij afliep.

table-goes-on = De partij is nog bezig.
table-aborted = De partij is zonder uitslag beëindigd.
table-conceded =
    { $count ->
        [one] { $who } heeft opgegeven.
       *[other] { $who } hebben opgegeven.
    }
    .you = Je hebt opgegeven.
# Een plaats met de naam van wie er speelt.
table-seat = { $name } ({ $seat })

## Of elke trekking volgt uit een startgetal dat voor het spel vastlag.

table-seed =
    { $proof ->
        [verified] Het startgetal is het vastgelegde, en elke trekking volgt eruit.
        [secret] Er is een startgetal vastgelegd, maar het staat niet in het bestand: de trekkingen zijn niet te controleren.
       *[none] Er is geen startgetal vastgelegd: de trekkingen zijn niet te controleren.
    }
