### La page d’accueil : ses cartes, les parties enregistrées et le chemin vers les amis.

web-home-welcome = Choisissez un jeu et apprenez-le en dix minutes, pas à pas, en jouant.
web-home-learn = Apprendre, 10 min
web-home-minutes = { $minutes } min environ
web-home-more = Plus
# Le nom du bouton pour les lecteurs d’écran.
web-home-more-of = Plus sur { $game }
web-home-resume = Reprendre : { $game }
web-home-resume-turn = Reprendre : { $game }, à vous de jouer
web-home-resume-one = Reprendre
web-home-look-back = Revoir
web-home-own-games = Vos parties
# Les parties qui ne sont pas parmi les premières de la liste.
web-home-older =
    { $count ->
        [1] Une autre partie
       *[other] { $count } autres parties
    }
web-home-your-turn = À vous de jouer
web-home-you-won = Vous avez gagné
web-home-friends = Jouer avec des amis
web-home-friends-here = Sur cet appareil : Plus ▾ → Préparer une partie, puis choisissez « Un ami sur cet appareil » pour une place.
web-home-make-table = Ouvrir une table :
web-home-link = J’ai un lien
web-home-link-field = Collez le lien ici
web-home-link-open = Ouvrir
web-home-link-bad = Ce lien ne mène à aucune table ni partie d’ici. Est-il complet ?
web-home-identity = Votre nom et vos appareils
web-home-other-tables = Tables d’autres joueurs
web-home-to-dark = Passer aux couleurs sombres
web-home-to-light = Passer aux couleurs claires
web-credits-fonts = Caractères : Alegreya et Source Sans, en version réduite.
web-credits-fonts-licence = Leur licence (OFL)
# Un joueur nommé d’après sa couleur.
web-curtain-colour = { $name }, c’est à vous. Les autres, ne regardez pas.
