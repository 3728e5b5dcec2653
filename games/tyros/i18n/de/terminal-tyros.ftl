# Help at the terminal.

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
