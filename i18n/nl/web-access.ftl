### Spelen zonder muis, zonder het bord te zien, of sterk vergroot.

## Instellingen.

web-settings-large = Grotere stukken en kaarten
web-settings-contrast = Hoog contrast
web-settings-simple = Eenvoudig bord zonder versiering
web-settings-shortcuts = Sneltoetsen gebruiken

## Sneltoetsen.

web-keys-move = Met Tab ga je van het ene deel van de pagina naar het volgende. Op het bord en in je hand ga je met de pijltoetsen van ding naar ding, met Page Up en Page Down naar wat je kunt kiezen, en met Enter kies je het. Elders lopen de pijltoetsen door de partij. Met een schermlezer werken deze toetsen in de focusmodus.
web-keys-change = Wijzigen
web-keys-change-what = Toets wijzigen voor: { $what }
web-keys-press = Druk op de nieuwe toets…
web-keys-refused = Deze toets is nodig om je te verplaatsen. Kies een andere.
web-keys-reset = Alle sneltoetsen herstellen
web-key-name =
    { $key ->
        [space] Spatie
        [enter] Enter
        [escape] Esc
        [home] Home
       *[end] End
    }
web-key-chord =
    { $modifier ->
        [alt] Alt
       *[ctrl] Ctrl
    } + { $key }
web-key-prompt = Wat wordt mij gevraagd?
web-key-hand = Wat heb ik in mijn hand?
web-key-score = Wat is de stand?
web-key-place = Wat is dit?
web-key-choices = Wat kan ik kiezen?
web-key-last-turn = Wat hebben de anderen gedaan?
web-key-text-view = Het bord als tekst

## Antwoorden op vragen die met een toets gesteld worden.

web-query-no-hand = Er zijn geen kaarten om te tonen.
web-query-no-score = De punten zijn nog niet bekend.
web-query-no-place = Er is niets op het bord geselecteerd.
web-query-no-choices = Er is nu niets te kiezen.

## Het bord als tekst.

# Een lijst als zin.
web-text-list = { $what }
web-text-player = Speler
web-text-has = Bezit
web-text-what = Wat
web-text-value = Waarde
web-text-actions = Wat je nu kunt doen
web-text-more = Er zijn nog meer mogelijkheden. Kies op het bord, of typ een zet.

## Getypte zetten.

web-typed-help = Typ een zet in woorden of in het kort. Het begin van woorden is genoeg. Bijvoorbeeld: { $words }. In het kort: { $notation }
web-typed-waiting = Je kunt een zet typen als je aan de beurt bent.
web-typed-several = Welke van deze?

## Terugkijken.

# De waarde van de schuif: de plaats, en wat daar gebeurde.
web-moment-told = { $place }: { $line }

## De spelersstrook op telefoons.

web-strip-points =
    { $count ->
        [one] één punt
       *[other] { $count } punten
    }
web-strip-cards =
    { $count ->
        [one] één kaart in de hand
       *[other] { $count } kaarten in de hand
    }
