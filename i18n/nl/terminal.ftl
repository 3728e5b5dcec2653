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
