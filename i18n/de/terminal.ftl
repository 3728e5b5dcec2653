### Was nur das Terminal sagt. Was man eintippt (save, undo agreed, ?), ist in jeder Sprache gleich.

terminal-you = Du
terminal-player = Spieler { $number }
terminal-bot = { $name } (Bot: { $kind })
terminal-version = { $game }, Regelfassung { $version }
terminal-hint = Gib einen Zug ein, ? für deine Möglichkeiten oder help für die Schreibweise der Züge.
terminal-box = Dieses Spiel ist für { $least } bis { $most } Spieler gedacht; ihr seid { $players }. Ihr könnt es trotzdem versuchen.
terminal-no-bot = Den Bot „{ $kind }“ gibt es hier nicht; ein Zufallsbot nimmt seinen Platz ein.
terminal-curtain = { $who }: { $name }, du bist am Zug. Alle anderen bitte wegsehen.
terminal-enter = Drücke die Eingabetaste.
terminal-you-can = Du kannst:
terminal-you-cant = Du kannst nicht:
terminal-not-written = So beginnt kein Zug.
terminal-not-done = „{ $text }“ wurde nicht gespielt: Du bist nicht mehr am Zug.
terminal-not-possible = Das geht nicht: { $why }.
terminal-nothing-to-take-back = Allein kannst du nichts zurücknehmen. Wenn alle einverstanden sind: undo agreed
terminal-not-moved = Du hast noch keinen Zug gemacht.

## Dateien.

terminal-saved = Die Partie ist gespeichert in { $file }.
terminal-saved-copy = Gespeichert in { $file }.
terminal-save-where = Um die Partie zu speichern, gib ein: save DATEI
terminal-not-saved = Die Partie ist nicht gespeichert: { $why }. Versuche: save DATEI
terminal-not-savable = Die Partie konnte nicht gespeichert werden: { $why }. Versuche: save DATEI
terminal-go-on = Gespeichert. Weiter geht es mit: alcazar play --resume { $file }
terminal-watch = Noch einmal ansehen: alcazar replay { $file }

## Wie man die Spielpläne liest und Züge schreibt. Eine Zeile hat Platz für 80 Zeichen.

terminal-help =
    Gib einen Zug in der Notation des Spiels ein. Wörter darfst du abkürzen, solange
    sie eindeutig bleiben, und mehrere Züge dürfen in einer Zeile stehen, durch
    Semikolons getrennt. Die Tabulatortaste ergänzt.

      ?               was du jetzt tun kannst, und warum den Rest nicht
      ? place         dasselbe für Züge, die mit „place“ beginnen
      undo            deinen letzten Zug zurücknehmen
      undo agreed     mehr zurücknehmen, wenn alle am Tisch einverstanden sind
      restart         in diesem Zug so viel wie möglich zurücknehmen
      log, board      das Protokoll zeigen; den Spielplan noch einmal zeigen
      save DATEI      eine Kopie speichern; jeder Zug wird ohnehin gespeichert
      resume DATEI    diese Partie verlassen und eine andere öffnen
      quit            beenden; später weiter mit alcazar play --resume DATEI

# For games without a help of their own.
terminal-help-derived =
    Dieses Spiel wird als Liste dessen gezeigt, was du siehst. ? zählt auf, was du jetzt
    tun kannst.
