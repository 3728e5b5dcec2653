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

terminal-help-toledo =
    Spelfiguren klimmen van de kathedraal (0) naar Alcazar (20 en 21). Kaders zijn
    handelszaken, met de Engelse letter van hun eigenaar en een cirkel ○ voor elke
    spelfiguur; gestippelde kaders zijn leeg. Een kaart 3va heeft waarde 3; haar
    duelkant is paars (violet, brown, orange, neutral) en toont de aanvaller (d: de
    verdediger). Een zwaard 8/2+2 is 8 punten waard, voor 2 metaal en 2 edelstenen.

      take            twee geldkaarten nemen
      place gem2 3    een handelszaak plaatsen op veld 3
      3va 4-7         3va spelen en met een spelfiguur van 4 naar 7 gaan
      +2bd 0-2        hetzelfde met de extra kaart
      back 7          een spelfiguur terugzetten naar de kathedraal
      use, pay 4nd    het bereikte veld benutten, of betalen; decline: ervan afzien
      forge 8/2+2     een zwaard kiezen bij de zwaardensmid
      learn violet    een kaartje kiezen bij de vechtmeester
      swap brown      daar een kaartje terugleggen voor wat je nog niet hebt
      duel blue       de blauwe spelfiguur op een vol veld uitdagen
      deliver 8/2+2   een zwaard onder de spelfiguur in Alcazar leggen
      end             je beurt beëindigen

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

terminal-help-governor =
    Wijken heten naar kolom en rij (c4); het midden is centre. Waar een muur open is,
    leidt een straat verder; waar hij gestippeld is, heeft maar één kant een straat.
    In een wijk staan haar bewoners (c christenen, j joden, m moslims), een
    diskrediet (!j), haar fiche (? gedekt, ?j als je ze bekeken hebt, J open) en de
    kandidaten: 0 rood, 1 blauw, 2 groen, 3 geel, 4 paars, 5 turkoois.

      step c4, stop       een wijk verder gaan; blijven staan
      poll                peilen: de fiche bekijken waar je staat
      test 0              een proef met zoveel Vertalers; dan show cjm
      discredit j         een diskrediet neerleggen; remove neemt er een weg
      draw, nothing, end  een actiekaart trekken; niets doen; de beurt beëindigen
      give m              een invloedskaart doorgeven
      pass, pass-turn     nu geen kaart; geen kaart meer deze beurt
      mule, safe-conduct, curfew, council, tribune, passage c4, rumour c4,
      rehabilitation c4, bargain 2, crier c4 (look c5, enough), removal c4 (swap d4)
                          die actiekaart spelen
      lay c4 nes          een tegel leggen, open naar noorden, oosten en zuiden; past
                          er geen: turn c4 ns, shift c4 d4, replace c4 ns
