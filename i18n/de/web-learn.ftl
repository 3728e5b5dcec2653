### The client without a network, and learning to play.

web-new-version = Eine neue Version ist verfügbar. Deine Partien bleiben erhalten.
web-new-version-use = Aktualisieren
web-rules-missing = Die Regeln können gerade nicht geladen werden.
web-welcome = Zum ersten Mal hier?
