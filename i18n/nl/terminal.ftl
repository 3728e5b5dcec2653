### Wat alleen de terminal zegt. Wat je intikt (save, undo agreed, ?) is in elke taal hetzelfde.

terminal-you = Jij
terminal-player = Speler { $number }
terminal-bot = { $name } (bot: { $kind })
terminal-version = { $game }, regelversie { $version }
terminal-hint = Tik een zet in, ? voor wat je kunt doen, help voor hoe je het schrijft.
terminal-box = De doos van dit spel is voor { $least } tot { $most } spelers; jullie zijn met { $players }. Probeer het toch.
terminal-no-bot = Er is hier geen bot ‘{ $kind }’; een willekeurige neemt zijn plaats in.
terminal-curtain = { $who }: { $name }, je bent aan de beurt. Niemand anders mag kijken.
terminal-enter = Druk op Enter.
terminal-you-can = Je kunt:
terminal-you-cant = Je kunt niet:
terminal-not-written = Niets schrijf je zo.
terminal-not-done = ‘{ $text }’ gebeurt niet: je bent niet meer aan de beurt.
terminal-not-possible = Dat kan niet: { $why }.
terminal-nothing-to-take-back = Er is niets dat je vrij kunt terugnemen. Als iedereen het goedvindt: undo agreed
terminal-not-moved = Je hebt nog geen zet gedaan.

## Bestanden.

terminal-saved = Het spel is opgeslagen in { $file }.
terminal-saved-copy = Opgeslagen in { $file }.
terminal-save-where = Waar opslaan? save BESTAND
terminal-not-saved = Het spel is niet opgeslagen: { $why }. Probeer: save BESTAND
terminal-not-savable = Het spel kon niet worden opgeslagen: { $why }. Probeer: save BESTAND
terminal-go-on = Opgeslagen. Verder met: alcazar play --resume { $file }
terminal-watch = Nog eens bekijken: alcazar replay { $file }

## Hoe je de borden leest en zetten schrijft. Een regel heeft plaats voor 80 tekens.

terminal-help =
    Tik een zet in de notatie van het spel. Woorden mag je afkorten zolang duidelijk
    is wat je bedoelt, en meerdere zetten mogen op één regel staan, gescheiden door
    een puntkomma. De tabtoets vult aan.

      ?               wat je nu kunt doen, en waarom de rest niet
      ? place         hetzelfde voor wat zo begint
      undo            je laatste zet terugnemen
      undo agreed     meer terugnemen, als iedereen aan tafel het goedvindt
      restart         alles van deze beurt terugnemen wat kan
      log, board      wat er tot nu toe gebeurde; het bord nog eens
      save BESTAND    een kopie opslaan; elke zet wordt toch al opgeslagen
      resume BESTAND  dit spel verlaten voor een ander
      quit            weggaan; later verder met alcazar play --resume BESTAND

# For games without a help of their own.
terminal-help-derived =
    Dit spel wordt getoond als lijst van wat je ziet. ? somt op wat je nu kunt doen.
