### The client without a network, and learning to play.

web-new-version = Er is een nieuwe versie beschikbaar. Je partijen blijven bewaard.
web-new-version-use = Bijwerken
web-rules-missing = De spelregels kunnen nu niet worden geladen.
web-learn = Begeleide eerste partij
web-learn-mark = begeleid
web-welcome = Voor het eerst hier?
web-welcome-about = Een begeleide eerste partij legt elke regel uit zodra je die nodig hebt, terwijl je vanaf de eerste zet speelt. Je kunt altijd stoppen en later verdergaan.
web-welcome-learn = { $game } leren
web-coach = Gids
web-coach-close = Gids sluiten
web-coach-count = Uitleg { $number } van { $of }
web-coach-on = Verder
web-coach-suggest = Goede zet tonen
web-coach-suggested = Bijvoorbeeld: { $action }
web-coach-before = Eerdere uitleg
web-coach-do = Deze zet spelen
