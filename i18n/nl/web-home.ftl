### De startpagina: de kaarten, bewaarde partijen en de weg naar vrienden.

web-home-welcome = Kies een spel en leer het in tien minuten, stap voor stap, al spelend.
web-home-learn = Leren, 10 min
web-home-minutes = ongeveer { $minutes } min
web-home-more = Meer
# De naam van de knop voor schermlezers.
web-home-more-of = Meer over { $game }
web-home-resume = Verder: { $game }
web-home-resume-turn = Verder: { $game }, jij bent aan de beurt
web-home-resume-one = Verder spelen
web-home-look-back = Terugkijken
web-home-own-games = Je partijen
# De partijen die niet bij de eerste van de lijst horen.
web-home-older =
    { $count ->
        [one] Nog één partij
       *[other] Nog { $count } partijen
    }
web-home-your-turn = Jij bent aan de beurt
web-home-you-won = Jij hebt gewonnen
web-home-friends = Met vrienden spelen
web-home-friends-here = Op dit apparaat: Meer ▾ → Partij instellen, en kies dan voor een plaats ‘Een vriend op dit apparaat’.
web-home-make-table = Tafel openen:
web-home-link = Ik heb een link
web-home-link-field = Plak de link hier
web-home-link-open = Openen
web-home-link-bad = Deze link leidt hier niet naar een tafel of partij. Is hij compleet?
web-home-identity = Je naam en apparaten
web-home-other-tables = Tafels van andere spelers
web-home-to-dark = Naar donkere kleuren
web-home-to-light = Naar lichte kleuren
web-credits-fonts = Lettertypen: Alegreya en Source Sans, in beknopte vorm.
web-credits-fonts-licence = Hun licentie (OFL)
# Een speler die naar zijn kleur heet.
web-curtain-colour = { $name }, je bent aan de beurt. De anderen kijken even weg.
