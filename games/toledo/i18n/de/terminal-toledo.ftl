# Help at the terminal.

terminal-help-toledo =
    Figuren steigen den Weg hinauf von der Kathedrale (0) zum Alcazar (20 und 21).
    Kästen sind Geschäfte, mit dem englischen Buchstaben ihres Besitzers und einem
    Kreis ○ für jede Figur; gepunktete Kästen sind leer. Eine Karte 3va hat den Wert
    3; ihre Duellseite ist violett (brown, orange, neutral) und zeigt den Angreifer
    (d: den Verteidiger). Ein Schwert 8/2+2 ist 8 Punkte wert und kostet 2 Metall
    und 2 Edelsteine.

      take            zwei Geldkarten nehmen
      place gem2 3    ein Geschäft auf Feld 3 legen
      3va 4-7         3va spielen und eine Figur von 4 auf 7 ziehen
      +2bd 0-2        ebenso mit der zusätzlichen Karte
      back 7          eine Figur zur Kathedrale zurücksetzen
      use, pay 4nd    das erreichte Feld nutzen, oder bezahlen; decline: verzichten
      forge 8/2+2     ein Schwert beim Schmied wählen
      learn violet    ein Plättchen beim Fechtmeister wählen
      swap brown      dort ein Plättchen gegen das fehlende zurücklegen
      duel blue       die blaue Figur auf einem vollen Feld herausfordern
      deliver 8/2+2   ein Schwert unter die Figur im Alcazar legen
      end             den Zug beenden
