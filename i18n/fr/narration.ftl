### Ce qui s’est passé, raconté.

# Un tour : « Bleu prend deux cartes. » Les propositions sont dans les fichiers des jeux.
told = { $who } { $what }.
# Deux phrases, l’une après l’autre.
told-next = { $first } { $rest }
# La même phrase plusieurs fois de suite.
told-times = { $sentence } (×{ $count })
