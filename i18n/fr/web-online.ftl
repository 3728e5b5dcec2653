### Le client web en ligne : l’accueil, l’adresse d’une table, et ce qu’une table du serveur montre en plus.

## Qui l’on est.

web-together = Jouer ensemble
web-guest-about = Il suffit d’un nom. Les autres joueurs de la table le verront.
web-guest = Continuer en invité
web-called = Vous êtes { $name }.
web-rename = Changer de nom
web-devices = Autre appareil
web-device-give-about = Un code permet d’être la même personne sur un autre appareil. Il sert une fois, pendant dix minutes.
web-device-give = Montrer un code
web-device-claim-about = Tapez ici un code d’un autre appareil :
web-device-claim = Utiliser le code
web-device-claim-open = J’ai un code d’un autre appareil
web-server-away = Le serveur est injoignable. Tout ce qui est sur cet appareil marche quand même.

## Les tables.

web-invite = Jouer en ligne
web-invite-title = { $game } : une table en ligne
web-table-make = Ouvrir la table
web-tables-mine = Vos tables
web-tables-open = Tables ouvertes
web-tables-playing = Regarder
web-tables-over = Revoir les parties des autres
web-tables-none = Pas encore de table. Choisissez un jeu ci-dessous et jouez en ligne.
web-table-open =
    { $free ->
        [0] Commence
        [one] Une place est libre
       *[other] { $free } places sont libres
    }
web-table-turn = À vous de jouer
web-table-playing = En cours
web-seat-free = Qui viendra
web-clock-label = Temps de réflexion
web-clock =
    { $clock ->
        [none] Autant qu’on veut
        [live-5] 5 minutes chacun, et 5 secondes par tour
        [live-15] 15 minutes chacun, et 10 secondes par tour
        [live-30] 30 minutes chacun, et 15 secondes par tour
        [slow-1] Un jour par tour
       *[slow-3] Trois jours par tour
    }
web-clock-live =
    { $minutes ->
        [one] Chacun a { $minutes } minute
       *[other] Chacun a { $minutes } minutes
    } et { $seconds } secondes de plus par tour. { $zero ->
        [concede] Le temps écoulé, la partie est perdue.
       *[stand-in] Le temps écoulé, un bot continue.
    }
web-clock-slow =
    Chaque tour peut durer { $hours } heures. { $zero ->
        [concede] Le temps écoulé, la partie est perdue.
       *[stand-in] Le temps écoulé, un bot continue.
    }
web-at-zero-label = Le temps écoulé
web-at-zero =
    { $zero ->
        [concede] La partie est perdue
       *[stand-in] Un bot continue
    }
web-clock-days = { $days } j { $hours } h
web-access-join = Qui peut jouer
web-access-watch = Qui peut regarder
web-access =
    { $who ->
        [everybody] Tout le monde
        [link] Qui a le lien
       *[nobody] Personne
    }

## L’adresse d’une table.

web-no-table = Cette table ne peut pas être montrée.
web-try-again = Réessayer
web-invitation = Vous êtes invité : { $game }
web-sit-down = Prendre place
web-only-watch = Regarder seulement
web-waiting-title = { $game } : en attente
web-waiting = La partie commence quand toutes les places sont prises.
web-connecting = Connexion …
web-here = présent
web-away = absent
web-links = Inviter
web-link-join = Pour jouer : donnez ce lien à des amis
web-link-watch = Pour regarder : donnez ce lien à qui vous voulez
web-link-qr = Le lien pour jouer, à photographier avec un téléphone
web-link-copy = Copier
web-link-copied = Copié.
web-link-by-hand = Copiez-le à la main.
web-fill = Mettre des bots aux places libres ({ $level })
web-get-up = Quitter la table

## À la table.

web-line =
    { $state ->
        [open] En ligne
        [connecting] Connexion …
       *[cut] Pas de connexion
    }
web-line-cut = La connexion est coupée. Elle sera rétablie d’elle-même ; rien n’est perdu.
web-line-cut-pending = La connexion est coupée. Votre coup est gardé, et partira dès que possible.
web-presence =
    { $state ->
        [here] présent
        [bot] un bot joue
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
web-bot-played-watch = Montrer
web-return = Jouer soi-même
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
web-propose-undo = Demander à reprendre
web-propose-abort = Demander à arrêter
web-propose-undo-question = Demander aux autres de vous laisser reprendre votre dernier coup et tout ce qui a suivi ?
web-propose-abort-question = Demander aux autres d’arrêter la partie sans résultat ?
web-leave-seat = Laisser un bot jouer pour vous
web-leave-seat-question = Laisser votre place à un bot ? Vous pourrez revenir à tout moment.
web-to-rematch = À la nouvelle partie
web-talk = Parler
web-talk-new =
    { $count ->
        [0] Aucune nouvelle ligne
        [one] Une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
web-talk-say = Dire quelque chose
web-talk-send = Le dire
web-notepad = Notes (vous seul les voyez)
web-mute = Ne plus entendre { $name }
web-unmute = Entendre à nouveau { $name }
web-watcher = regarde
web-watchers =
    { $count ->
        [0] Personne d’autre ne regarde.
        [one] Quelqu’un d’autre regarde.
       *[other] { $count } autres regardent.
    }

## Ce qui a été refusé.

web-fault =
    { $code ->
        [bad-name] Un nom a de 1 à 32 caractères sur une ligne.
        [wrong-code] Ce code n’a jamais été donné, a déjà servi, ou est trop vieux.
        [too-fast] C’était trop à la fois. Attendez un instant.
        [not-found] Cette table n’existe pas, ou n’est pas pour tout le monde.
        [not-invited] Cette table est pour qui a son lien.
        [seat-taken] Il n’y a plus de place libre.
        [too-many-tables] Vous avez trop de tables ouvertes.
        [declined] Quelqu’un n’est pas d’accord.
        [no-access] Cette table n’est pas ouverte aux spectateurs.
        [outdated] Le serveur parle de choses que cette page ne connaît pas. Rechargez-la.
        [silence] Le serveur ne répond pas.
        [played-by-bot] Un bot joue cette place.
        [stale] Entre-temps, la question a changé.
       *[other] Ce n’est pas possible maintenant.
    }
