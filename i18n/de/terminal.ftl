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

terminal-help-tyros =
    Felder tragen ihre Nummer und, in einem Balken, den englischen Buchstaben ihres
    Reichs: orange, yellow, green, violet. Schiffe fahren, wo Wellen ≈ sind, nicht
    durch Wände. ▴ sind Schiffe und ⌂ ist eine Stadt, mit den Buchstaben ihrer
    Besitzer: red, blue, white, turquoise. Von Feldern mit ◇ hast du das Plättchen.
    Das Zeichen * zeigt den Startspieler. Karten schreibt man nach Farbe und Zahl:
    o2g1j1 sind zwei orange, eine grüne und ein Joker.

      grow 30 violet        ein Landplättchen spielen: ein Reich wächst
      under 5               keines passt: alle zeigen, eines unter den Stapel
      sail T 31 o2          segeln und dafür bezahlen; Italien ist 16w und 16e
      found 31 o5           eine Stadt gründen, wo dein Schiff liegt
      build 31 o1, build T  ein Schiff in deiner Stadt bauen, oder in Tyros
      swap, take g          Karten von der Bank; dann folgt pay o1y1
      offer blue, offer all ein Angebot; dann add o, for, want g, propose
      yes, no               antworten; bei eigenem Angebot deal blue oder withdraw
      give y                was der Besitzer einer Stadt bekommt
      keep o1g2             was du am Ende der Runde behältst
      pass                  nichts tun; passen alle, ist die Runde zu Ende

terminal-help-governor =
    Viertel heißen nach Spalte und Zeile (c4); die Mitte ist centre. Wo eine Mauer
    offen ist, führt eine Straße weiter; wo sie gepunktet ist, hat nur eine Seite
    eine Straße. In einem Viertel stehen seine Bewohner (c Christen, j Juden,
    m Muslime), ein Verruf (!j), sein Marker (? verdeckt, ?j wenn du ihn kennst,
    J offen) und die Kandidaten: 0 Rot, 1 Blau, 2 Grün, 3 Gelb, 4 Violett, 5 Türkis.

      step c4, stop       ein Viertel weit gehen; stehen bleiben
      poll                Umfrage: den Marker ansehen, bei dem du stehst
      test 0              eine Probe mit so vielen Übersetzern; dann show cjm
      discredit j         einen Verruf hinlegen; remove nimmt einen weg
      draw, nothing, end  eine Aktionskarte ziehen; nichts tun; den Zug beenden
      give m              eine Einflusskarte weitergeben
      pass, pass-turn     jetzt keine Karte; in diesem Zug keine mehr
      mule, safe-conduct, curfew, council, tribune, passage c4, rumour c4,
      rehabilitation c4, bargain 2, crier c4 (look c5, enough), removal c4 (swap d4)
                          diese Aktionskarte spielen
      lay c4 nes          ein Plättchen legen, offen nach Norden, Osten und Süden;
                          passt keines: turn c4 ns, shift c4 d4, replace c4 ns
