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
