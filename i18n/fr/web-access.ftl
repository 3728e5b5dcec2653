### Jouer sans souris, sans voir le plateau, ou avec un fort grossissement.

## Réglages.

web-settings-large = Pièces et cartes plus grandes
web-settings-contrast = Contraste élevé
web-settings-simple = Plateau simple, sans décor
web-settings-shortcuts = Utiliser les raccourcis clavier

## Raccourcis clavier.

web-keys-move = Tab passe d’une partie de la page à la suivante. Sur le plateau et dans votre main, les flèches passent d’un élément à l’autre, Page préc. et Page suiv. vont à ce que vous pouvez choisir, et Entrée valide. Ailleurs, les flèches parcourent la partie. Avec un lecteur d’écran, passez en mode formulaire pour utiliser ces touches.
web-keys-change = Modifier
web-keys-change-what = Modifier la touche pour : { $what }
web-keys-press = Appuyez sur la nouvelle touche…
web-keys-refused = Cette touche sert à se déplacer. Veuillez en choisir une autre.
web-keys-reset = Rétablir tous les raccourcis
web-key-name =
    { $key ->
        [space] Espace
        [enter] Entrée
        [escape] Échap
        [home] Début
       *[end] Fin
    }
web-key-chord =
    { $modifier ->
        [alt] Alt
       *[ctrl] Ctrl
    } + { $key }
web-key-prompt = Que dois-je décider ?
web-key-hand = Qu’ai-je en main ?
web-key-score = Quel est le score ?
web-key-place = Qu’est-ce que c’est ?
web-key-choices = Que puis-je choisir ?
web-key-last-turn = Qu’ont fait les autres ?
web-key-text-view = Le plateau en texte

## Réponses aux questions posées au clavier.

web-query-no-hand = Il n’y a aucune carte à montrer.
web-query-no-score = Les points ne sont pas encore connus.
web-query-no-place = Rien n’est sélectionné sur le plateau.
web-query-no-choices = Il n’y a rien à choisir pour le moment.

## Le plateau en texte.

# Une liste en une phrase.
web-text-list = { $what }
web-text-player = Joueur
web-text-has = Possède
web-text-what = Élément
web-text-value = Valeur
web-text-actions = Ce que vous pouvez faire
web-text-more = Il y a d’autres possibilités. Choisissez sur le plateau, ou tapez un coup.

## Coups tapés.

web-typed-help = Tapez un coup en mots ou en abrégé. Le début des mots suffit. Par exemple : { $words }. En abrégé : { $notation }
web-typed-waiting = Vous pourrez taper un coup quand ce sera votre tour.
web-typed-several = Lequel ?

## Relecture.

# La valeur du curseur : la position, et ce qui s’y passe.
web-moment-told = { $place } : { $line }

## La bande des joueurs sur téléphone.

web-strip-points =
    { $count ->
        [1] un point
       *[other] { $count } points
    }
web-strip-cards =
    { $count ->
        [1] une carte en main
       *[other] { $count } cartes en main
    }
