### De uitslag: wat elke regel van de telling telt.

web-score-about-toledo-score-delivered = Elk zwaard dat een figuur naar Alcazar heeft gebracht, telt zijn volle waarde.
web-score-about-toledo-score-undelivered = Elk gesmeed maar niet afgeleverd zwaard telt de helft van zijn waarde, naar beneden afgerond.
web-score-about-toledo-score-paintings = Elk schilderij telt het getal dat erop staat.
web-score-about-toledo-score-gems = Overgebleven edelstenen tellen één punt per twee.
web-score-about-toledo-score-movement-tile = Wie het bewegingskaartje bezit, verliest twee punten.
web-tie-toledo-cards = Gelijkspel: kaarten in de hand
web-tie-about-toledo-cards = Bij evenveel punten wint wie meer kaarten in de hand heeft.
web-tie-toledo-sum = Gelijkspel: som van de kaarten
web-tie-about-toledo-sum = Bij evenveel kaarten wint de hoogste som; is die ook gelijk, dan wordt de overwinning gedeeld.
