### La galerie de ce que tous les jeux partagent.

web-gallery-colours = Couleurs
web-gallery-type = Typographie
web-gallery-spacing = Espacements et angles
web-gallery-controls = Commandes
web-gallery-sample = Portez ce vieux whisky à Tolède, 0123456789
web-gallery-button = Bouton
web-gallery-primary = Bouton principal
web-gallery-quiet = Bouton discret
web-gallery-disabled = Bouton désactivé
