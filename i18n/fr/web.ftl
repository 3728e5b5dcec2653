### Le client web : salon, table, relecture. Ce que disent toutes ses pages, quel que soit le jeu.

## Le client entier.

web-title = Alcázar : jeux de société de Tolède et de Tyr
# Le titre d’un onglet où le joueur est attendu.
web-title-turn = À vous · { $game }
web-title-replay = { $game } : revoir la partie
web-skip = Aller au contenu
web-nowhere = Il n’y a rien ici.
web-home = Vers le salon
web-close = Fermer
web-cancel = Annuler
web-you = Vous
# Un nom dans une liste de noms.
web-name = { $name }

## Le salon.

web-tagline = Des jeux de société pour ce soir, en solo ou entre amis.
web-games = Jeux
web-players = { $least } à { $most } joueurs
web-play-now = Jouer
web-new-table = Nouvelle table
web-watch = Regarder des robots jouer
web-rules = Règles
web-continue = Continuer
web-saved-turn = À jouer : { $who }
web-saved-won = Gagné par { $who }
web-look-back = Revoir
web-delete = Supprimer
web-delete-question = Supprimer cette partie pour de bon ?
web-not-deleted = La partie n’a pas pu être supprimée.
web-import = Ouvrir un fichier de partie
web-import-about = Les parties ne sont gardées que sur cet appareil. Un fichier les emporte ailleurs.
web-credits = Crédits
web-credits-games = Toledo et Tyros sont des jeux de Martin Wallace, Tolède est un jeu d’Olivier Marlet.
web-credits-unofficial = Ceci est l’œuvre non officielle d’amateurs. Les chiffres qu’aucune source ne donne sont reconstitués, et marqués [X] dans les règles.

## Pourquoi quelque chose n’a pas pu commencer ou s’ouvrir.

web-bad-options = On ne peut pas jouer avec ces options.
web-bad-name = Chacun a besoin d’un nom de 64 caractères au plus.
web-bad-seed = Une graine a jusqu’à 64 des chiffres 0 à 9 et a à f.
web-no-chance = Le navigateur ne donne pas de nombres au hasard.
web-no-face = Ce jeu ne peut pas encore être affiché ici.
web-bad-file = Le fichier ne peut pas être ouvert. { $why }
web-bad-link = Le lien ne peut pas être ouvert. { $why }
web-unreadable = Cette partie ne peut pas être lue.

## Une nouvelle table.

web-new-title = { $game } : une nouvelle table
web-seats = Qui joue ?
web-seat-who = Qui joue { $seat } ?
web-seat-you = Vous
web-seat-friend = Un ami sur cet appareil
web-seat-bot = Robot : { $level }
web-seat-name = Nom
web-more-seats = Un de plus
web-fewer-seats = Un de moins
web-options = Options
web-by-lot = Au sort
web-seed = Graine
web-seed-about = Laissez ce champ vide. Avec la même graine, les cartes viennent dans le même ordre.
web-begin = Commencer
web-level =
    { $level ->
        [random] Au hasard
        [novice] Débutant
        [apprentice] Apprenti
        [greedy] Compagnon
        [adept] Conseiller
        [flat] Artisan
        [search] Expert
       *[master] Maître
    }

## Réglages.

web-settings = Réglages
web-settings-language = Langue
web-language-awaited = Cette langue n’est pas encore chargée.
web-settings-theme = Apparence
web-settings-speed = Animation
web-settings-sound = Son
web-settings-confirm = Demander avant ce qui ne s’annule pas
web-settings-name = Votre nom
web-theme =
    { $theme ->
        [auto] Comme le système
        [light] Claire
       *[dark] Sombre
    }
web-speed =
    { $speed ->
        [off] Aucune
        [fast] Rapide
        [normal] Normale
       *[slow] Lente
    }

## À la table.

web-leave = Quitter la table (la partie est enregistrée)
web-tools = Outils
web-menu = Menu
web-log = Journal
# A line that is told several times in a row.
web-log-times = { $line } (×{ $count })
web-board = Plateau
web-hand = Votre main
web-controls = Votre tour
web-players-here = Joueurs
web-turn-mark = à jouer
web-conceded = a abandonné
web-undo = Annuler
web-restart-turn = Recommencer le tour
web-recap = Depuis votre dernier tour
web-skip-show = Passer
web-end-turn = Terminer le tour
web-refused = Ce n’est pas possible maintenant.
web-go-back = Revenir plus loin
web-go-back-question = Annuler votre dernier coup et tout ce qui a suivi ? Les cartes piochées reviendront telles quelles.
web-go-back-yes = Annuler le coup
web-concede = Abandonner
web-concede-question = Abandonner cette partie ?
web-save-file = Enregistrer dans un fichier
web-typed = Coup
web-typed-play = Jouer
# Où l’on regarde dans la partie.
web-at-moment = { $at } sur { $of }
web-to-present = Retour à la partie
web-trouble-not-saved = La partie ne peut pas être enregistrée dans ce navigateur. Rien n’est perdu tant que cette page est ouverte : enregistrez-la dans un fichier.
web-trouble-elsewhere = Cette partie est ouverte dans une autre fenêtre. Ici vous pouvez seulement regarder.
web-trouble-bot-silent = Un robot ne répond pas. Rechargez la page pour continuer ; la partie est enregistrée.
web-curtain = { $name }, c’est à vous ({ $colour }). Que personne d’autre ne regarde.
web-curtain-raise = C’est moi, { $name }

## Comment elle s’est terminée.

web-result = Résultat
web-total = Total
web-rematch = Rejouer
web-share = Partager
web-shared = Le lien est copié. Il contient toute la partie.
web-shared-by-hand = Copiez ce lien, il contient toute la partie : { $address }
web-shared-as-file = La partie ne tient pas dans un lien ; elle a été enregistrée dans un fichier.

## Revoir.

web-replay-start = Avant le premier coup.
web-view = Vu par
web-view-seat = { $name } ({ $colour })
web-view-spectator = Un spectateur
web-view-open = Cartes ouvertes
web-play-on = Jouer à partir d’ici
web-transport = Étapes
web-moment = Moment
web-points = { $who } : { $points }
web-points-now = Points à ce moment

## Les règles.

web-rules-title = Les règles de { $game }
web-rules-search = Chercher dans les règles

## Touches.

web-keys = Touches
web-keys-board = Tab passe par tout ce qui peut être choisi, Entrée le choisit.
web-key-back = Un pas en arrière
web-key-on = Un pas en avant
web-key-start = Au début
web-key-end = Au présent
web-key-run = Défiler tout seul, ou s’arrêter
web-key-skip = Passer ce qui est montré
web-key-undo = Annuler
web-key-restart-turn = Recommencer le tour
web-key-end-turn = Terminer le tour
web-key-log = Montrer ou cacher le journal
web-key-recap = Ce qui s’est passé depuis votre dernier tour
web-key-type = Taper un coup
web-key-rules = Les règles
web-key-help = Ces touches
