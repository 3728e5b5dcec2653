### Ce que seul le terminal dit. Les mots à taper (save, undo agreed, ?) sont les mêmes dans toutes les langues.

terminal-you = Vous
terminal-player = Joueur { $number }
terminal-bot = { $name } (bot : { $kind })
terminal-version = { $game }, version { $version } des règles
terminal-hint = Tapez un coup, « ? » pour voir ce que vous pouvez faire, ou help pour savoir comment écrire un coup.
terminal-box = Ce jeu est prévu pour { $least } à { $most } joueurs ; vous êtes { $players }. Vous pouvez quand même essayer.
terminal-no-bot = Il n’y a pas ici de bot « { $kind } » ; un bot qui joue au hasard prend sa place.
terminal-curtain = { $who } : { $name }, c’est à vous. Les autres, ne regardez pas.
terminal-enter = Appuyez sur Entrée.
terminal-you-can = Vous pouvez :
terminal-you-cant = Vous ne pouvez pas :
terminal-not-written = Aucun coup ne commence ainsi.
terminal-not-done = « { $text } » n’a pas été joué : ce n’est plus à vous.
terminal-not-possible = Ce n’est pas possible : { $why }.
terminal-nothing-to-take-back = Vous ne pouvez rien annuler seul. Si tout le monde est d’accord : undo agreed
terminal-not-moved = Vous n’avez pas encore joué.

## Fichiers.

terminal-saved = La partie est enregistrée dans { $file }.
terminal-saved-copy = Enregistré dans { $file }.
terminal-save-where = Pour enregistrer la partie, tapez : save FICHIER
terminal-not-saved = La partie n’est pas enregistrée : { $why }. Essayez : save FICHIER
terminal-not-savable = La partie n’a pas pu être enregistrée : { $why }. Essayez : save FICHIER
terminal-go-on = Enregistré. Pour continuer : alcazar play --resume { $file }
terminal-watch = Pour la revoir : alcazar replay { $file }

## Comment lire les plateaux et écrire les coups. Une ligne a 80 caractères de place.

terminal-help =
    Tapez un coup dans la notation du jeu. Vous pouvez abréger les mots sans ambiguïté
    et mettre plusieurs coups sur une ligne, séparés par des points-virgules.
    La touche Tab complète.

      ?               ce que vous pouvez faire, et pourquoi le reste est exclu
      ? place         de même, pour les coups qui commencent par « place »
      undo            annuler votre dernier coup
      undo agreed     annuler davantage, si toute la table est d’accord
      restart         annuler tout ce qui peut l’être dans ce tour
      log, board      afficher le journal ; réafficher le plateau
      save FICHIER    enregistrer une copie ; la partie l’est après chaque coup
      resume FICHIER  quitter cette partie et en ouvrir une autre
      quit            quitter ; pour reprendre : alcazar play --resume FICHIER

# For games without a help of their own.
terminal-help-derived =
    Ce jeu est montré comme la liste de ce que vous voyez. ? énumère ce que vous pouvez
    faire maintenant.
