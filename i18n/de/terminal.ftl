### Was nur das Terminal sagt. Was man eintippt (save, undo agreed, ?), ist in jeder Sprache gleich.

terminal-you = Du
terminal-player = Spieler { $number }
terminal-bot = { $name } (Bot: { $kind })
terminal-version = { $game }, Regelfassung { $version }
terminal-hint = Tipp einen Zug ein, ? für alles, was du tun kannst, help dafür, wie man es schreibt.
terminal-box = Die Schachtel dieses Spiels ist für { $least } bis { $most } Personen; ihr seid { $players }. Versucht es trotzdem.
terminal-no-bot = Einen Bot „{ $kind }“ gibt es hier nicht; ein zufälliger nimmt seinen Platz ein.
terminal-curtain = { $who }: { $name }, du bist an der Reihe. Niemand sonst sollte hinsehen.
terminal-enter = Drück die Eingabetaste.
terminal-you-can = Du kannst:
terminal-you-cant = Du kannst nicht:
terminal-not-written = Nichts schreibt sich so.
terminal-not-done = „{ $text }“ geschieht nicht: Du bist nicht mehr an der Reihe.
terminal-not-possible = Das geht nicht: { $why }.
terminal-nothing-to-take-back = Es gibt nichts, was sich frei zurücknehmen lässt. Wenn alle einverstanden sind: undo agreed
terminal-not-moved = Du hast noch keinen Zug gemacht.

## Dateien.

terminal-saved = Das Spiel ist gespeichert in { $file }.
terminal-saved-copy = Gespeichert in { $file }.
terminal-save-where = Wohin speichern? save DATEI
terminal-not-saved = Das Spiel ist nicht gespeichert: { $why }. Versuch: save DATEI
terminal-not-savable = Das Spiel ließ sich nicht speichern: { $why }. Versuch: save DATEI
terminal-go-on = Gespeichert. Weiter geht es mit: alcazar play --resume { $file }
terminal-watch = Noch einmal ansehen: alcazar replay { $file }

## Wie man die Pläne liest und Züge schreibt. Eine Zeile hat Platz für 80 Zeichen.

terminal-help =
    Tipp einen Zug in der Notation des Spiels ein. Wörter darfst du abkürzen, solange
    klar ist, was gemeint ist, und mehrere Züge dürfen in einer Zeile stehen, durch
    einen Strichpunkt getrennt. Die Tabulatortaste ergänzt.

      ?               was du jetzt tun kannst, und warum den Rest nicht
      ? place         dasselbe für alles, was so beginnt
      undo            deinen letzten Zug zurücknehmen
      undo agreed     mehr zurücknehmen, wenn alle am Tisch einverstanden sind
      restart         alles zurücknehmen, was in diesem Zug geht
      log, board      was bisher geschah; noch einmal der Plan
      save DATEI      eine Kopie speichern; gespeichert wird ohnehin jeder Zug
      resume DATEI    dieses Spiel für ein anderes verlassen
      quit            gehen; später weiter mit alcazar play --resume DATEI

# For games without a help of their own.
terminal-help-derived =
    Dieses Spiel wird als Liste dessen gezeigt, was du siehst. ? zählt auf, was du jetzt
    tun kannst.
