### Wat alleen de terminal zegt. Wat je intypt (save, undo agreed, ?) is in elke taal hetzelfde.

terminal-you = Jij
terminal-player = Speler { $number }
terminal-bot = { $name } (bot: { $kind })
terminal-version = { $game }, regelversie { $version }
terminal-hint = Typ een zet, ? om te zien wat je kunt doen, of help om te zien hoe je zetten schrijft.
terminal-box = Dit spel is bedoeld voor { $least } tot { $most } spelers; jullie zijn met { $players }. Je kunt het toch proberen.
terminal-no-bot = Er is hier geen bot ‘{ $kind }’; een willekeurige bot neemt zijn plaats in.
terminal-curtain = { $who }: { $name }, je bent aan de beurt. De anderen kijken even weg.
terminal-enter = Druk op Enter.
terminal-you-can = Je kunt:
terminal-you-cant = Je kunt niet:
terminal-not-written = Zo begint geen enkele zet.
terminal-not-done = ‘{ $text }’ is niet gespeeld: je bent niet meer aan de beurt.
terminal-not-possible = Dat kan niet: { $why }.
terminal-nothing-to-take-back = Alleen kun je niets terugnemen. Als iedereen het goedvindt: undo agreed
terminal-not-moved = Je hebt nog geen zet gedaan.

## Bestanden.

terminal-saved = De partij is opgeslagen in { $file }.
terminal-saved-copy = Opgeslagen in { $file }.
terminal-save-where = Typ om de partij op te slaan: save BESTAND
terminal-not-saved = De partij is niet opgeslagen: { $why }. Probeer: save BESTAND
terminal-not-savable = De partij kon niet worden opgeslagen: { $why }. Probeer: save BESTAND
terminal-go-on = Opgeslagen. Verder met: alcazar play --resume { $file }
terminal-watch = Nog eens bekijken: alcazar replay { $file }

## Hoe je de borden leest en zetten schrijft. Een regel heeft plaats voor 80 tekens.

terminal-help =
    Typ een zet in de notatie van het spel. Woorden mag je afkorten zolang duidelijk
    is wat je bedoelt, en meerdere zetten mogen op één regel staan, gescheiden door
    een puntkomma. De tabtoets vult aan.

      ?               wat je nu kunt doen, en waarom de rest niet
      ? place         hetzelfde, voor zetten die met ‘place’ beginnen
      undo            je laatste zet terugnemen
      undo agreed     meer terugnemen, als iedereen aan tafel het goedvindt
      restart         zo veel mogelijk van deze beurt terugnemen
      log, board      het spelverloop tonen; het bord nog eens tonen
      save BESTAND    een kopie opslaan; elke zet wordt toch al opgeslagen
      resume BESTAND  deze partij verlaten en een andere openen
      quit            stoppen; later verder met alcazar play --resume BESTAND

# For games without a help of their own.
terminal-help-derived =
    Dit spel wordt getoond als lijst van wat je ziet. ? somt op wat je nu kunt doen.
