### Wat er aan tafel naast het spel gebeurt, en wat er van een spel wordt.

table-undo = { $who } neemt alles na regel { $line } terug.
    .you = Je neemt alles na regel { $line } terug.
# Een bot vervangt iemand die er niet is of is weggegaan.
table-takeover-bot = Een bot speelt nu voor { $who }.
    .you = Een bot speelt nu voor jou.
# Een mens neemt een plaats in, of krijgt die terug van een bot.
table-takeover-person = { $name } speelt nu { $who }.
    .you = Je speelt nu zelf.
table-timeout = De tijd van { $who } is om.
    .you = Je tijd is om.
table-concede = { $who } geeft op.
    .you = Je geeft op.
table-abort = Het spel wordt zonder resultaat beëindigd.

## In notatie, waar alles getoond wordt.

table-move = { $who }: { $action }
table-chance = Toeval: { $chance }

## Wat ervan geworden is.

table-goes-on = Het spel gaat door.
table-aborted = Het spel werd zonder resultaat beëindigd.
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
