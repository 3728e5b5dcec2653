### Tolède in the browser: the bar of actions, what districts are made of, and the settings for action cards.

web-governor-actions = Actions
# An action card that the player has chosen, and its effect.
web-governor-card-effect = { $card }: { $effect }.

# Parts of the description of a district.
web-governor-streets = streets to the { $streets }
web-governor-people = people: { $people }
web-governor-token-gone = support token won

web-order-governor-unplayable = even if I can’t play any of my cards
web-governor-gallery-landmarks = Landmarks
