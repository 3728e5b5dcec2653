### De oefeningen van Tolède.

web-exercise-governor-open-title = Welke wijk gaat open?
web-exercise-governor-open = Je hebt twee joodse en twee islamitische kaarten. Maar één wijk binnen je bereik gaat daarmee deze beurt open. Ga erheen, en win de fiche.
web-exercise-governor-open-right = Twee moslims, twee islamitische kaarten, en precies drie wijken ver. Vergelijk de bewoners met je hand voor je op pad gaat.
web-exercise-governor-open-wrong-closed = Met jouw kaarten gaat deze wijk niet open. Vergelijk je hand met de bewoners voor je blijft staan, en met de diskredietfiche als er een ligt.
web-exercise-governor-open-wrong-missed = Je stond op de juiste plek! Doe daar de test.
web-exercise-governor-two-title = Twee fiches in twee beurten
web-exercise-governor-two = Win een fiche in deze beurt, en nog een in de volgende. Daartussen geeft iedereen een kaart door naar links: denk aan wat je nodig zult hebben.
web-exercise-governor-two-right = Je hebt de kaarten gehouden die de tweede wijk vroeg. Wat je doorgeeft, is even belangrijk als waar je heen gaat.
web-exercise-governor-two-wrong-first = Die beurt levert geen fiche op. Je hand past bij e3 en c5.
web-exercise-governor-two-wrong-second = Geen tweede fiche deze keer. Kijk voor je een kaart doorgeeft wie er woont waar je daarna heen wilt.
web-exercise-governor-spoil-title = Bederf de test
web-exercise-governor-spoil = Blauw doet de test in f4, voor 3 punten; die vraagt een christelijke en een joodse kaart. Blauw heeft eerder twee joodse kaarten en een islamitische getoond. Jij hebt een Gerucht: speel het zo dat Blauw niet slaagt.
web-exercise-governor-spoil-right = De vierde kaart van Blauw is de christelijke voor de test, dus een tweede is er niet. De test is verloren.
web-exercise-governor-spoil-wrong-held = Ook daarvoor heeft Blauw een kaart, en slaagt. Je kent alle vier de kaarten van Blauw: welke ontbreekt?
web-exercise-governor-spoil-wrong-elsewhere = Daar heeft Blauw geen last van: de test is in f4.
web-exercise-governor-spoil-wrong-let = Nu wint Blauw 3 punten. Speel je Gerucht.
web-exercise-governor-passed-title = Waarom deze kaart?
web-exercise-governor-passed = Groen wacht in c4 en doet in de volgende beurt de test, voor 3 punten. Aan het eind van de vorige ronde gaf Groen je een islamitische kaart. Je hebt er nu drie van de vier, en de vierde heeft Blauw getoond. Wat zegt je dat? Houd Groen tegen.
web-exercise-governor-passed-right = Het was de laatste islamitische kaart van Groen: in c4 wonen een christen en een jood, dus ze kon gemist worden. Nu ontbreekt ze daar.
web-exercise-governor-passed-wrong-held = Daar heeft Groen een kaart voor. Welke gaf Groen door, omdat c4 ze niet vroeg?
web-exercise-governor-passed-wrong-free = Nu houdt niets Groen meer tegen. Ga naar c4 en leg daar een diskredietfiche.
web-exercise-governor-end-it-title = Eindigen of wachten?
web-exercise-governor-end-it = Jij en Blauw hebben elk negen fiches, en de tiende beëindigt meteen het spel. De fiches van Blauw zijn 14 punten waard, die van jou 12. Jullie hebben allebei alle drie de culturen in de hand, dat is 5 erbij: 19 tegen 17. Wat doe je?
web-exercise-governor-end-it-right = 12 punten, 3 erbij, en 5 voor je hand: 20 tegen 19! Tel eerst, en aarzel dan niet.
web-exercise-governor-end-it-wrong-short = Het spel is voorbij, maar je hebt niet meer punten dan Blauw. Je hebt een fiche nodig die je van 17 tot boven 19 brengt.
web-exercise-governor-end-it-wrong-waited = Hierna is Blauw aan de beurt, en die heeft ook nog maar één fiche nodig. Beëindig het spel nu, met de juiste.
