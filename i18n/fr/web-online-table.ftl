### Tables en ligne : demandes et réponses, revanches, tables complètes, spectateurs.

# Qui n’a pas accepté une proposition.
web-declined =
    { $what ->
        [undo] { $name } ne veut pas que le coup soit repris.
        [abort] { $name } préfère continuer la partie.
        [rematch] { $name } ne veut pas rejouer maintenant.
       *[stand-in] { $name } préfère attendre.
    }

# Un joueur demande à reprendre un coup, raconté par une phrase.
web-proposed-undo = { $name } voudrait reprendre ce coup : { $move }

web-proposed-undo-own = Vous avez demandé à reprendre ce coup : { $move } Les autres doivent être d’accord.

# Qui doit encore accepter une revanche.
web-rematch-waiting = Vous voulez rejouer. On attend { $who }.

web-not-now = Pas maintenant

# Aux spectateurs.
web-rematch-begun = Les joueurs ont commencé une nouvelle partie.

web-watch-rematch = Regarder la nouvelle partie

web-full = La table est complète

web-full-about = Toutes les places sont prises, mais vous pouvez regarder la partie ou ouvrir une autre table.

web-watch-them = Regarder la partie

web-own-table = Ouvrir une autre table

web-you-watch = Vous regardez la partie.

# Ouvre une liste de boutons qui masquent les messages d’un joueur.
web-mute-somebody = Masquer quelqu’un
