### Le client web : salon, table, relecture. Ce que disent toutes ses pages, quel que soit le jeu.

## Le client entier.

web-title = Alcázar : jeux de société de Toledo et de Tyros
# Le titre d’un onglet où le joueur est attendu.
web-title-turn = À vous · { $game }
web-title-replay = { $game } : revoir la partie
web-skip = Aller au contenu
web-nowhere = Page introuvable
web-home = Retour à l’accueil
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
web-new-table = Préparer une partie
web-watch = Regarder des bots
web-rules = Règles
web-saved-turn = Au tour de : { $who }
web-saved-won = Victoire : { $who }
web-look-back = Revoir
web-delete = Supprimer
web-delete-question = Supprimer définitivement cette partie ?
web-not-deleted = La partie n’a pas pu être supprimée.
web-import = Ouvrir un fichier de partie
web-import-about = Les parties ne sont conservées que sur cet appareil. Enregistrez une partie dans un fichier pour la déplacer sur un autre appareil.
web-credits = Crédits
web-credits-games = Toledo et Tyros sont des jeux de Martin Wallace, Tolède est un jeu d’Olivier Marlet.
web-credits-unofficial = Ce projet d’amateurs n’est pas officiel. Les nombres qu’aucune source n’indique sont reconstitués et marqués † dans les règles.

## Pourquoi quelque chose n’a pas pu commencer ou s’ouvrir.

web-bad-options = Ces options ne permettent pas de jouer.
web-bad-name = Chaque joueur doit avoir un nom de 64 caractères au plus.
web-bad-seed = Une graine compte au plus 64 caractères, de 0 à 9 ou de a à f.
web-no-chance = Le navigateur ne fournit pas de nombres aléatoires.
web-no-face = Ce jeu ne peut pas encore être affiché ici.
web-bad-file = Impossible d’ouvrir le fichier. { $why }
web-bad-link = Impossible d’ouvrir le lien. { $why }
web-unreadable = Cette partie est illisible.

## Une nouvelle table.

web-new-title = { $game } : préparer une partie
web-seats = Qui joue ?
web-seat-who = Qui joue { $seat } ?
web-seat-you = Vous
web-seat-friend = Un ami sur cet appareil
web-seat-bot = Bot : { $level }
web-seat-name = Nom
web-more-seats = Ajouter un joueur
web-fewer-seats = Retirer un joueur
web-options = Options
web-by-lot = Au hasard
web-seed = Graine
web-seed-about = Facultatif. La même graine donne toujours les mêmes tirages.
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
web-settings-speed = Rythme
web-settings-sound = Son
web-settings-confirm = Confirmer les coups irréversibles
web-settings-name = Votre nom
web-theme =
    { $theme ->
        [auto] Comme le système
        [light] Claire
       *[dark] Sombre
    }
web-speed =
    { $speed ->
        [off] Instantané
        [fast] Rapide
        [normal] Normal
       *[slow] Calme
    }

## À la table.

web-leave = Quitter la table (la partie est enregistrée)
web-tools = Outils
web-menu = Menu
web-log = Journal
# A line that is told several times in a row.
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
web-go-back = Reprendre mon dernier coup
web-go-back-question = Reprendre votre dernier coup et tout ce qui a suivi ? Vous piocherez les mêmes cartes.
web-go-back-yes = Reprendre
web-concede = Abandonner
web-concede-question = Abandonner cette partie ?
web-save-file = Enregistrer dans un fichier
web-typed = Coup
web-typed-play = Jouer
# Où l’on regarde dans la partie.
web-at-moment = { $at } sur { $of }
web-to-present = Dernier coup
web-trouble-not-saved = Ce navigateur ne peut pas enregistrer la partie. Rien n’est perdu tant que cette page reste ouverte ; pour garder la partie, enregistrez-la dans un fichier.
web-trouble-elsewhere = Cette partie est ouverte dans une autre fenêtre. Ici vous pouvez seulement regarder.
web-trouble-bot-silent = Un bot ne répond pas. La partie est enregistrée : rechargez la page pour continuer.
web-curtain = { $name }, c’est à vous ({ $colour }). Les autres, ne regardez pas.
web-curtain-raise = Je suis { $name }

## Comment elle s’est terminée.

web-result = Résultat
web-total = Total
web-rematch = Rejouer
web-share = Partager
web-shared = Lien copié. Il contient toute la partie.
web-shared-by-hand = Copiez ce lien, qui contient toute la partie : { $address }
web-shared-as-file = La partie est trop longue pour un lien ; elle a été enregistrée dans un fichier.

## Revoir.

web-replay-start = Avant le premier coup.
web-view = Point de vue
web-view-seat = { $name } ({ $colour })
web-view-spectator = Spectateur
web-view-open = Toutes les cartes visibles
web-play-on = Jouer à partir d’ici
web-transport = Lecture
web-moment = Position dans la partie
web-points = { $who } : { $points }
web-points-now = Points à ce moment

## Les règles.

web-rules-title = Règles de { $game }
web-rules-search = Rechercher dans les règles

## Raccourcis clavier.

web-keys = Raccourcis clavier
web-key-back = Un pas en arrière
web-key-on = Un pas en avant
web-key-start = Aller au début
web-key-end = Aller au dernier coup
web-key-run = Lecture / pause
web-key-skip = Passer l’animation
web-key-undo = Annuler
web-key-restart-turn = Recommencer le tour
web-key-end-turn = Terminer le tour
web-key-log = Afficher ou masquer le journal
web-key-recap = Ce qui s’est passé depuis votre dernier tour
web-key-type = Taper un coup
web-key-rules = Afficher les règles
web-key-help = Afficher ces raccourcis
