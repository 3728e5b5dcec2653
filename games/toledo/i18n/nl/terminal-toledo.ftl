# Help at the terminal.

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
