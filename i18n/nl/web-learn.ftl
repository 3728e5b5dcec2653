### The client without a network, and learning to play.

web-new-version = Er is een nieuwe versie beschikbaar. Je partijen blijven bewaard.
web-new-version-use = Bijwerken
web-rules-missing = De spelregels kunnen nu niet worden geladen.
web-welcome = Voor het eerst hier?
