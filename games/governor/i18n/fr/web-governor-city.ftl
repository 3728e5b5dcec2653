### Tolède dans le navigateur : la barre des actions, ce qui compose un quartier, et les réglages des cartes Action.

web-governor-actions = Actions
# Une carte Action choisie par le joueur, et son effet.
web-governor-card-effect = { $card } : { $effect }.

# Parties de la description d’un quartier.
web-governor-streets = rues { $streets }
web-governor-people = habitants : { $people-people }
web-governor-token-gone = jeton de Soutien gagné

web-order-governor-unplayable = même si je ne peux jouer aucune de mes cartes
web-governor-gallery-landmarks = Points de repère
