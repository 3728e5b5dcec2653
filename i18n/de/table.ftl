### Was am Tisch neben dem Spiel geschieht, und was aus einer Partie wird.

table-undo = { $who } nimmt alles nach Zeile { $line } zurück.
    .you = Du nimmst alles nach Zeile { $line } zurück.
# Ein Bot ersetzt jemanden, der nicht da ist oder gegangen ist.
table-takeover-bot = Ein Bot spielt jetzt für { $who }.
    .you = Ein Bot spielt jetzt für dich.
# Eine Person nimmt einen Platz ein oder bekommt ihn von einem Bot zurück.
table-takeover-person = { $name } spielt jetzt { $who }.
    .you = Du spielst jetzt wieder selbst.
# Dasselbe, wo Spieler beim Namen genannt werden: Ein Mensch übernimmt den Platz, auch von einem Bot zurück.
table-takeover-back = { $who } spielt jetzt.
table-timeout = Die Zeit von { $who } ist abgelaufen.
    .you = Deine Zeit ist abgelaufen.
table-concede = { $who } gibt auf.
    .you = Du gibst auf.
table-abort = Die Partie endet ohne Ergebnis.

## In Notation, wo alles gezeigt wird.

table-move = { $who }: { $action }
table-chance = Zufall: { $chance }

## Was daraus wurde.

table-goes-on = Die Partie läuft noch.
table-aborted = Die Partie endete ohne Ergebnis.
table-conceded =
    { $count ->
        [one] { $who } hat aufgegeben.
       *[other] { $who } haben aufgegeben.
    }
    .you = Du hast aufgegeben.
# Ein Platz mit dem Namen dessen, der ihn spielt.
table-seat = { $name } ({ $seat })

## Ob alles Gezogene aus einem Startwert folgt, der vor dem Spiel feststand.

table-seed =
    { $proof ->
        [verified] Der Startwert ist der zuvor festgelegte, und alle Ziehungen ergeben sich aus ihm.
        [secret] Ein Startwert wurde festgelegt, steht aber nicht in der Datei: Die Ziehungen lassen sich nicht prüfen.
       *[none] Kein Startwert wurde festgelegt: Die Ziehungen lassen sich nicht prüfen.
    }
