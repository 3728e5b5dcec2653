### Le client web en ligne : l’accueil, l’adresse d’une table, et ce qu’une table du serveur montre en plus.

## Qui l’on est.

web-guest-about = Il vous suffit d’un nom. Les autres joueurs de la table le verront.
web-guest = Continuer en invité
web-called = Vous êtes { $name }.
web-rename = Changer de nom
web-devices = Autre appareil
web-device-give-about = Un code vous permet de jouer sous votre nom sur un autre appareil. Il ne sert qu’une fois et expire au bout de dix minutes.
web-device-give = Afficher un code
web-device-claim-about = Saisissez un code obtenu sur un autre appareil :
web-device-claim = Utiliser le code
web-device-claim-open = J’ai un code d’un autre appareil
web-server-away = Le serveur est injoignable. Vous pouvez toujours jouer sur cet appareil.

## Les tables.

web-invite-title = { $game } : nouvelle table en ligne
web-table-make = Ouvrir la table
web-tables-mine = Vos tables
web-tables-open = Tables ouvertes
web-tables-playing = Regarder
web-tables-over = Parties terminées des autres joueurs
web-table-open =
    { $free ->
        [0] La partie commence
        [one] Une place libre
       *[other] { $free } places libres
    }
web-table-turn = À vous de jouer
web-table-playing = En cours
web-seat-free = Place libre
web-clock-label = Temps de réflexion
web-clock =
    { $clock ->
        [none] Sans limite
        [live-5] 5 minutes par joueur, plus 5 secondes par tour
        [live-15] 15 minutes par joueur, plus 10 secondes par tour
        [live-30] 30 minutes par joueur, plus 15 secondes par tour
        [slow-1] Un jour par tour
       *[slow-3] Trois jours par tour
    }
web-clock-live =
    { $minutes ->
        [one] Chaque joueur a { $minutes } minute
       *[other] Chaque joueur a { $minutes } minutes
    }, plus { $seconds } secondes par tour. { $zero ->
        [concede] Un joueur dont le temps est écoulé perd la partie.
       *[stand-in] Quand le temps d’un joueur est écoulé, un bot le remplace.
    }
web-clock-slow =
    Chaque tour peut durer jusqu’à { $hours } heures. { $zero ->
        [concede] Un joueur dont le temps est écoulé perd la partie.
       *[stand-in] Quand le temps d’un joueur est écoulé, un bot le remplace.
    }
web-at-zero-label = Quand le temps est écoulé
web-at-zero =
    { $zero ->
        [concede] Le joueur perd la partie
       *[stand-in] Un bot prend le relais
    }
web-clock-days = { $days } j { $hours } h
web-access-join = Qui peut jouer
web-access-watch = Qui peut regarder
web-access =
    { $who ->
        [everybody] Tout le monde
        [link] Toute personne ayant le lien
       *[nobody] Personne
    }

## L’adresse d’une table.

web-no-table = Impossible d’afficher cette table.
web-try-again = Réessayer
web-invitation = Vous êtes invité à jouer à { $game }
web-sit-down = Rejoindre la partie
web-only-watch = Regarder seulement
web-waiting-title = { $game } : en attente de joueurs
web-waiting = La partie commence quand toutes les places sont prises.
web-connecting = Connexion…
web-here = présent
web-away = absent
web-links = Inviter
web-link-join = Lien pour jouer : envoyez-le à vos amis
web-link-watch = Lien pour regarder : envoyez-le à qui vous voulez
web-link-qr = Le lien pour jouer, en code QR pour téléphone
web-link-copy = Copier
web-link-copied = Copié.
web-link-by-hand = Copiez-le à la main.
web-fill = Compléter avec des bots ({ $level })
web-get-up = Quitter la table

## À la table.

web-line =
    { $state ->
        [open] En ligne
        [connecting] Connexion…
       *[cut] Pas de connexion
    }
web-line-cut = Connexion perdue. Reconnexion en cours… Votre partie est conservée.
web-line-cut-pending = Connexion perdue. Votre coup est conservé et sera envoyé dès que possible.
web-presence =
    { $state ->
        [here] présent
        [bot] joué par un bot
       *[away] absent
    }
web-stand-in-you = Un bot joue pour vous.
# Ce qui se passe à cette table quand quelqu’un est absent.
web-absence-minutes =
    { $minutes ->
        [one] Si quelqu’un s’absente { $minutes } minute pendant son tour, ou plus tôt si les autres le demandent, un bot joue à sa place jusqu’à son retour.
       *[other] Si quelqu’un s’absente { $minutes } minutes pendant son tour, ou plus tôt si les autres le demandent, un bot joue à sa place jusqu’à son retour.
    }
web-absence-seconds = Si quelqu’un s’absente { $seconds } secondes pendant son tour, ou plus tôt si les autres le demandent, un bot joue à sa place jusqu’à son retour.
web-absence-asked = Si quelqu’un s’absente pendant son tour, un bot ne joue à sa place que si les autres le demandent.
# Quelqu’un doit jouer et n’est pas là. Seule la première phrase est lue à voix haute ; dans la seconde, le temps est un compte à rebours.
web-awaited = { $name } n’est pas là.
web-awaited-until = Un bot jouera à sa place dans { $time }.
web-stand-in-now = Laisser jouer un bot
web-proposed-stand-in = { $name } voudrait qu’un bot joue pour { $whom }.
web-proposed-stand-in-own = Vous avez demandé qu’un bot joue pour { $whom }. Les autres doivent être d’accord.
# Suit la liste de ce que le bot a fait.
web-bot-played = Pendant votre absence, un bot a joué pour vous :
web-bot-played-more =
    { $count ->
        [one] { $count } action précédente
       *[other] { $count } actions précédentes
    }
web-bot-played-watch = Me montrer
web-return = Reprendre ma place
web-proposed =
    { $what ->
        [undo] { $name } voudrait reprendre un coup.
        [abort] { $name } voudrait arrêter la partie sans résultat.
       *[rematch] { $name } voudrait rejouer.
    }
web-proposed-own =
    { $what ->
        [undo] Vous avez demandé à reprendre votre coup. Les autres doivent être d’accord.
        [abort] Vous avez demandé à arrêter la partie sans résultat. Les autres doivent être d’accord.
       *[rematch] Vous avez demandé à rejouer. Les autres doivent être d’accord.
    }
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-propose-undo = Demander à reprendre un coup
web-propose-abort = Demander d’arrêter la partie
web-propose-undo-question = Demander aux autres de vous laisser reprendre votre dernier coup et tout ce qui a suivi ?
web-propose-abort-question = Demander aux autres d’arrêter la partie sans résultat ?
web-leave-seat = Laisser jouer un bot à ma place
web-leave-seat-question = Laisser votre place à un bot ? Vous pourrez revenir à tout moment.
web-to-rematch = Aller à la nouvelle partie
web-talk = Discussion
web-talk-new =
    { $count ->
        [0] Aucun nouveau message
        [one] Un nouveau message
       *[other] { $count } nouveaux messages
    }
web-talk-say = Écrire un message
web-talk-send = Envoyer
web-notepad = Notes (vous seul les voyez)
web-mute = Ignorer { $name }
web-unmute = Ne plus ignorer { $name }
web-watcher = spectateur
web-watchers =
    { $count ->
        [0] Personne d’autre ne regarde.
        [one] Une autre personne regarde.
       *[other] { $count } autres personnes regardent.
    }

## Ce qui a été refusé.

web-fault =
    { $code ->
        [bad-name] Un nom compte de 1 à 32 caractères, sur une seule ligne.
        [wrong-code] Ce code est faux, déjà utilisé ou expiré.
        [too-fast] Trop de demandes à la fois. Patientez un instant.
        [not-found] Cette table n’existe pas, ou il faut un lien pour la voir.
        [wrong-join-link] Cette invitation ne fonctionne pas. Le lien est peut-être incomplet, ou la table a été fermée. Demandez-en une autre.
        [wrong-watch-link] Ce lien pour regarder ne fonctionne pas. Il est peut-être incomplet, ou la table a été fermée.
        [no-longer-open] La partie a commencé sans vous, et cette table n’admet pas de spectateurs.
        [not-invited] Il vous faut le lien de cette table pour la rejoindre.
        [seat-taken] Il n’y a plus de place libre.
        [too-many-tables] Vous avez trop de tables ouvertes.
        [no-access] Cette table n’est pas ouverte aux spectateurs.
        [outdated] Cette page n’est plus à jour. Rechargez-la.
        [silence] Le serveur ne répond pas.
        [played-by-bot] Un bot joue à cette place.
        [stale] La partie a avancé ; choisissez à nouveau.
       *[other] Ce n’est pas possible maintenant.
    }
