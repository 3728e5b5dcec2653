### Tolède in de browser: de actiebalk, waaruit een wijk bestaat, en de instellingen voor actiekaarten.

web-governor-actions = Acties
# Een actiekaart die de speler gekozen heeft, en wat ze doet.
web-governor-card-effect = { $card }: { $effect }.

# Delen van de beschrijving van een wijk.
web-governor-streets = straten naar het { $streets }
web-governor-people = bewoners: { $people-people }
web-governor-token-gone = steunfiche gewonnen

web-order-governor-unplayable = ook als ik geen van mijn kaarten kan spelen
web-governor-gallery-landmarks = Herkenningspunten
