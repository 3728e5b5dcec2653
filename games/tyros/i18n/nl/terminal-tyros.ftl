# Help at the terminal.

terminal-help-tyros =
    Velden dragen hun nummer en, in een balk, de Engelse letter van hun rijk: orange,
    yellow, green, violet. Schepen varen waar golven ≈ zijn, niet door muren. ▴ zijn
    schepen en ⌂ is een stad, met de letters van hun spelers: red, blue, white,
    turquoise. Van velden met ◇ heb je de tegel. Het teken * toont de startspeler.
    Kaarten schrijf je met kleur en aantal: o2g1j1 is twee oranje, een groene en een
    joker.

      grow 30 violet        een landtegel spelen: een rijk groeit
      under 5               geen tegel past: toon alles, leg er een onderaan
      sail T 31 o2          varen en ervoor betalen; Italië is 16w en 16e
      found 31 o5           een stad stichten waar je schip ligt
      build 31 o1, build T  een schip bouwen in je stad, of in Tyros
      swap, take g          kaarten van de bank; dan volgt pay o1y1
      offer blue, offer all een bod beginnen; dan add o, for, want g, propose
      yes, no               antwoorden; bij je eigen bod deal blue of withdraw
      give y                wat de eigenaar van een stad krijgt
      keep o1g2             wat je aan het einde van de ronde houdt
      pass                  niets doen; passen allen, dan is de ronde voorbij
