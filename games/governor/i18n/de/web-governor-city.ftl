### Tolède im Browser: die Leiste der Aktionen, woraus ein Viertel besteht, und die Einstellungen für Aktionskarten.

web-governor-actions = Aktionen
# Eine Aktionskarte, die der Spieler gewählt hat, und ihre Wirkung.
web-governor-card-effect = { $card }: { $effect }.

# Teile der Beschreibung eines Viertels.
web-governor-streets = Straßen nach { $streets }
web-governor-people = Bewohner: { $people-people }
web-governor-token-gone = Unterstützungsmarker gewonnen

web-order-governor-unplayable = auch wenn ich keine meiner Karten spielen kann
web-governor-gallery-landmarks = Wahrzeichen
