### Ce qui se passe à une table en dehors du jeu, et ce que devient une partie.

table-undo = { $who } annule tout ce qui suit la ligne { $line }.
    .you = Vous annulez tout ce qui suit la ligne { $line }.
# Un bot remplace quelqu’un qui est absent ou parti.
table-takeover-bot = Un bot joue désormais à la place de { $who }.
    .you = Un bot joue désormais à votre place.
# Une personne prend une place, ou la reprend à un bot.
table-takeover-person = { $name } joue désormais { $who }.
    .you = Vous avez repris votre place.
# De même, où l’on nomme les joueurs : une personne prend la place, ou la reprend à un bot.
table-takeover-back = { $who } joue maintenant.
table-timeout = Le temps de { $who } est écoulé.
    .you = Votre temps est écoulé.
table-concede = { $who } abandonne.
    .you = Vous abandonnez.
table-abort = La partie s’arrête sans résultat.

## En notation, là où tout est montré.

table-move = { $who } : { $action }
table-chance = Hasard : { $chance }

## Ce qu’elle est devenue.

table-goes-on = La partie est en cours.
table-aborted = La partie s’est arrêtée sans résultat.
table-conceded =
    { $count ->
        [one] { $who } a abandonné.
       *[other] { $who } ont abandonné.
    }
    .you = Vous avez abandonné.
# Une place avec le nom de qui la joue.
table-seat = { $name } ({ $seat })

## Si chaque tirage découle d’une graine fixée avant la partie.

table-seed =
    { $proof ->
        [verified] La graine est celle qui a été fixée, et chaque tirage en découle.
        [secret] Une graine a été fixée mais n’est pas dans le fichier : les tirages ne peuvent pas être vérifiés.
       *[none] Aucune graine n’a été fixée : les tirages ne peuvent pas être vérifiés.
    }
