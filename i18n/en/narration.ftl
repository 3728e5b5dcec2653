### What happened, told in sentences.

# A turn: “Blue takes two cards.” The clauses are in the files of the games.
told = { $who } { $what }.
# Two sentences, one after the other.
told-next = { $first } { $rest }
# The same sentence several times in a row.
told-times = { $sentence } (×{ $count })
