### Ce que tous les jeux ont en commun.

## Listes : « rouge, bleu et vert », « ceci, cela ou cela ».

list-and = { $first } et { $second }
list-or = { $first } ou { $second }
list-more = { $first }, { $rest }

## Personnes. La plupart des phrases ont deux formes : sur quelqu’un, et sur vous.

# Quelqu’un qui subit l’action : « Rouge vous défie », « à Bleu et à vous ».
addressee = vous
    .to = à vous
    .kind = you
# Un joueur, par le nom qu’il s’est donné, partout où pourrait figurer une couleur. « de » s’élide tout seul devant le nom.
player = { $name }
    .from = de { player }
    .to = à { player }

## Pourquoi quelque chose n’est pas possible.

reason-with-rule = { $reason } ({ $rule })
apply-over = La partie est terminée.
apply-chance-awaited = Un tirage doit d’abord avoir lieu.
apply-move-awaited = Un joueur doit d’abord prendre une décision.
apply-not-asked = Ce n’est pas à { $who } de jouer.
    .you = Ce n’est pas à vous de jouer.
setup-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
setup-option = L’option « { $option } » ne peut pas être « { $value } ».
typed = « { $text } »
typed-nothing = « { $text } » ne correspond à aucun coup possible.
typed-ambiguous = « { $text } » peut vouloir dire { $choices }.
typed-unreadable = « { $text } » n’est pas un coup.

## Où en est une partie.

standing-line =
    { $rank }. { $who } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
victory = { $who } gagne.
    .you = Vous gagnez !
victory-shared = { $who } partagent la victoire.

## Ce qui a départagé une égalité à la première place : « Bleu et Rouge sont à égalité avec 17 points ; Bleu gagne avec 5 cartes en
## main contre 3. » Ce qui est comparé a son nom dans les fichiers des jeux.

tie = { $clauses }.
tie-next = { $first } ; { $rest }
tie-at = { $who } sont à égalité avec { $what }
tie-still = toujours à égalité avec { $what }
tie-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tie-wins = { $who } gagne avec { $what } contre { $others }
# Plusieurs de ceux qui étaient à égalité passent à la comparaison suivante.
tie-stay = { $who } restent en lice avec { $what } contre { $others }
tie-figure = { $figure }
tie-shared = la victoire est donc partagée

## Jeux qui n’ont pas encore leurs propres mots.

seat =
    { $number ->
        [1] Rouge
        [2] Bleu
        [3] Vert
        [4] Jaune
        [5] Violet
       *[6] Orange
    }
text = { $text }
derived-event = { $who } : { $text }
    .you = Vous : { $text }
derived-prompt = À { $who } de décider.
    .you = À vous de décider.
derived-prompt-chance = Le hasard décide.
derived-tie = { $what } : { $count }
derived-hidden = caché
derived-none = aucun
derived-yes = oui
derived-no = non
