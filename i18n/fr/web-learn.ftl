### The client without a network, and learning to play.

web-new-version = Une nouvelle version est disponible. Vos parties sont conservées.
web-new-version-use = Mettre à jour
web-rules-missing = Impossible de charger les règles pour le moment.
web-welcome = Première visite ?
