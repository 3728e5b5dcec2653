### The client without a network, and learning to play.

web-new-version = Er is een nieuwe versie. Je partijen blijven zoals ze zijn.
web-new-version-use = Gebruiken
web-rules-missing = De spelregels kunnen nu niet worden geladen.
web-learn = Begeleide eerste partij
web-learn-mark = begeleid
web-welcome = Voor het eerst hier?
web-welcome-about = Een begeleide eerste partij legt elke regel uit wanneer die aan de orde is, en je speelt vanaf de eerste zet mee. Je kunt altijd stoppen en later verdergaan waar je was.
web-welcome-learn = { $game } leren
web-coach = Gids
web-coach-close = Gids sluiten
web-coach-count = Uitleg { $number } van { $of }
web-coach-on = Verder
web-coach-suggest = Laat een goede zet zien
web-coach-suggested = Bijvoorbeeld: { $action }
web-coach-before = Wat eerder werd gezegd
web-coach-do = Uitvoeren
