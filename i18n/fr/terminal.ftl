### Ce que seul le terminal dit. Les mots à taper (save, undo agreed, ?) sont les mêmes dans toutes les langues.

terminal-you = Vous
terminal-player = Joueur { $number }
terminal-bot = { $name } (robot : { $kind })
terminal-version = { $game }, version { $version } des règles
terminal-hint = Tapez un coup, « ? » pour voir ce que vous pouvez faire, help pour savoir comment l’écrire.
terminal-box = La boîte de ce jeu est prévue pour { $least } à { $most } joueurs ; vous êtes { $players }. Essayez quand même.
terminal-no-bot = Il n’y a pas ici de robot « { $kind } » ; un robot au hasard prend sa place.
terminal-curtain = { $who } : { $name }, c’est à vous. Que personne d’autre ne regarde.
terminal-enter = Appuyez sur Entrée.
terminal-you-can = Vous pouvez :
terminal-you-cant = Vous ne pouvez pas :
terminal-not-written = Rien ne s’écrit ainsi.
terminal-not-done = « { $text } » n’est pas fait : ce n’est plus à vous de jouer.
terminal-not-possible = Ce n’est pas possible : { $why }.
terminal-nothing-to-take-back = Il n’y a rien à annuler librement. Si tout le monde est d’accord : undo agreed
terminal-not-moved = Vous n’avez pas encore joué.

## Fichiers.

terminal-saved = La partie est enregistrée dans { $file }.
terminal-saved-copy = Enregistré dans { $file }.
terminal-save-where = Enregistrer où ? save FICHIER
terminal-not-saved = La partie n’est pas enregistrée : { $why }. Essayez : save FICHIER
terminal-not-savable = La partie n’a pas pu être enregistrée : { $why }. Essayez : save FICHIER
terminal-go-on = Enregistré. Pour continuer : alcazar play --resume { $file }
terminal-watch = Pour la revoir : alcazar replay { $file }

## Comment lire les plateaux et écrire les coups. Une ligne a 80 caractères de place.

terminal-help =
    Tapez un coup dans la notation du jeu. Les mots peuvent être abrégés tant qu’on
    comprend, et plusieurs coups tenir sur une ligne, séparés par un point-virgule.
    La touche de tabulation complète.

      ?               ce que vous pouvez faire, et pourquoi pas le reste
      ? place         de même pour ce qui commence ainsi
      undo            annuler votre dernier coup
      undo agreed     annuler davantage, si toute la table est d’accord
      restart         annuler tout ce qui peut l’être dans ce tour
      log, board      ce qui s’est passé ; le plateau encore une fois
      save FICHIER    enregistrer une copie ; chaque coup l’est de toute façon
      resume FICHIER  quitter cette partie pour une autre
      quit            partir ; pour continuer : alcazar play --resume FICHIER

# For games without a help of their own.
terminal-help-derived =
    Ce jeu est montré comme la liste de ce que vous voyez. ? énumère ce que vous pouvez
    faire maintenant.
