### Tolède dans le navigateur : comment s’appellent les choses de la ville.

## La ville.

web-governor-board = La ville vue d’en haut
# Ce qu’il y a dans un quartier, dont le nom vient d’abord.
web-governor-cell = { $cell } : { $what }
web-governor-free = { $cell } : libre
web-governor-square = la place où tous commencent, avec des rues de tous les côtés
web-governor-token-hidden = un jeton de Soutien face cachée
web-governor-token-polled = face cachée, connu de vous : { $token }
web-governor-looked = regardé par { $who }
web-governor-standing = candidats : { $who }
web-governor-candidate = Le candidat de { $who }
web-governor-larger = Agrandir la ville
web-governor-whole-city = Montrer toute la ville

## Ce qui se trouve à côté de la ville et devant les joueurs.

web-governor-supply = Réserve, et cartes Action jouées pendant ce tour
web-governor-pile = Cartes Action à piocher : { $count }
web-governor-discredits-left = { $discredit } : il en reste { $count }
web-governor-played =
    { $count ->
        [1] Jouée : { $card }
       *[other] Jouée : { $card }, { $count } fois
    }
web-governor-hand = Votre main
web-governor-influence =
    { $count ->
        [1] { $influence }
       *[other] { $influence }, { $count } fois
    }
web-governor-held =
    { $count ->
        [1] { $card }. { $effect }
       *[other] { $count } fois { $card }. { $effect }
    }
web-governor-known =
    { $count ->
        [one] { $count } carte Influence, connues : { $known }
       *[other] { $count } cartes Influence, connues : { $known }
    }
web-governor-action-cards =
    { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }
web-governor-tokens =
    { $count ->
        [one] { $count } jeton de Soutien sur dix
       *[other] { $count } jetons de Soutien sur dix
    }
web-governor-tokens-of =
    { $count ->
        [1] { $token }
       *[other] { $count } fois { $token }
    }
web-governor-points =
    { $count ->
        [one] { $count } point jusqu’ici
       *[other] { $count } points jusqu’ici
    }
web-governor-has-passed = passe pour ce tour
web-governor-has-chosen = a choisi

## Le panneau du moment.

web-governor-panel = Ce qui se passe
web-governor-laying = La ville se construit
web-governor-round = Tour { $round }
web-governor-steps-left =
    { $count ->
        [one] Encore { $count } quartier
       *[other] Encore { $count } quartiers
    }
web-governor-walk = Choisissez un quartier où mène une rue. Les empreintes et les chiffres montrent vos pas.
web-governor-window = Jouez une carte Action de votre main, ou passez. Rien ne presse.
web-governor-end = Jouez une carte Action, ou terminez votre tour.
web-governor-give = Choisissez dans votre main une carte Influence pour { $name }.
web-governor-crier = Choisissez un jeton face cachée dans la ville.
web-governor-removal = Choisissez le jeton avec lequel l’échanger.
web-governor-choose-district = Choisissez un quartier dans la ville.
web-governor-discredits = Déposer un jeton Discrédit :
web-governor-needs-short = Le test demande
web-governor-needs = Un test { $cell-at } demande ces cartes Influence : { $needed }. On en connaît : { $held }.
web-governor-wins = gagne

## Construire la ville à la main.

web-governor-lay = Les cases possibles sont en surbrillance : faites-y glisser la tuile, ou choisissez une case. Tournez-la d’abord, ou choisissez son sens après.
web-governor-lay-displaced = Cette tuile a cédé sa place. Déposez-la à côté de son ancienne place.
web-governor-rotate = Tourner la tuile
web-governor-repair = Réparer la ville
web-governor-repair-why = Aucune rue ne mène à une case libre : cette tuile n’a pas de place. Changez une chose :
web-governor-repair-way =
    { $way ->
        [turn] Tourner une tuile posée
        [shift] Déplacer une tuile sans rue
       *[replace] La poser à la place d’une autre
    }
web-governor-repair-next =
    { $way ->
        [turn] Choisissez la tuile à tourner.
        [shift] Choisissez la tuile sans rue, puis une case libre.
        [replace] Choisissez la tuile qui cède sa place ; elle ira à côté.
       *[none] Choisissez un moyen, puis une tuile en surbrillance.
    }
web-governor-way =
    { $way ->
        [turn] tourner
        [shift] déplacer
       *[replace] remplacer
    }
web-governor-offer = Dans quel sens ?
web-governor-cancel = Annuler

## Quand on vous interroge sur les cartes Action.

web-governor-ask-me = Me proposer de jouer une carte Action
web-order-governor-starts = avant le tour des autres
web-order-governor-tests = avant les tests des autres

## La galerie.

web-governor-gallery-tiles = Le centre et les quartiers
web-governor-gallery-people = Habitants et jetons Discrédit
web-governor-gallery-tokens = Jetons de Soutien : cachés, visibles, et connus de qui les a regardés
web-governor-gallery-candidates = Candidats
web-governor-gallery-influence = Cartes Influence
web-governor-gallery-cards = Cartes Action
web-governor-gallery-states = Éléments interactifs : au repos, disponible, choisi, indisponible

# In the lobby.
web-about-governor = Parcourez la ville quartier par quartier et gagnez le soutien de ses trois cultures.
web-option-governor-city = Comment la ville se construit
web-option-governor-city-quick = Vite, au hasard
web-option-governor-city-drafted = Par les joueurs, tuile par tuile
