### Was geschehen ist, erzählt.

# Ein Zug: „Blau nimmt zwei Karten.“ Die Satzteile stehen in den Dateien der Spiele.
told = { $who } { $what }.
# Zwei Sätze hintereinander.
told-next = { $first } { $rest }
# Derselbe Satz mehrmals hintereinander.
told-times = { $sentence } (×{ $count })
