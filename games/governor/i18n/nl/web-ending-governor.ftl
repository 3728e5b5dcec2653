### De uitslag: wat elke regel van de telling telt.

web-score-about-governor-score-sets = Elke reeks van een christelijke, een joodse en een islamitische fiche telt 4 punten.
web-score-about-governor-score-outside = Elke cultuurfiche buiten een reeks telt 1 punt.
web-score-about-governor-score-numbers = Fiches met punten tellen het getal dat erop staat.
web-score-about-governor-score-all-cultures = 5 punten als de vier invloedskaarten in de hand alle drie de culturen bevatten.
web-tie-governor-christian = Gelijkspel: christelijke fiches
web-tie-about-governor-christian = De volgorde van de culturen wordt geloot. Wie de meeste fiches van de eerste heeft blijft over, dan van de tweede, dan van de derde.
web-tie-governor-jewish = Gelijkspel: joodse fiches
web-tie-about-governor-jewish = De volgorde van de culturen wordt geloot. Wie de meeste fiches van de eerste heeft blijft over, dan van de tweede, dan van de derde.
web-tie-governor-muslim = Gelijkspel: islamitische fiches
web-tie-about-governor-muslim = De volgorde van de culturen wordt geloot. Wie de meeste fiches van de eerste heeft blijft over, dan van de tweede, dan van de derde.
