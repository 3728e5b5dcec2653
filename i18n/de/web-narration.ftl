### Erzählen, was geschieht: das Tempo, das Protokoll, und was der Screenreader sagt.

web-waiting-for = Warten auf { $who }.
web-paused = Angehalten
web-pace = Tempo
web-pause = Anhalten
web-resume = Weiter
web-step = Nächste Aktion
web-skip-to-turn = Bis zu meinem Zug springen
web-key-pause = Anhalten oder weiterlaufen lassen
web-settings-spoken = Der Screenreader sagt
web-spoken =
    { $detail ->
        [all] alles, was geschieht
        [own] was mich betrifft
       *[results] nur Ergebnisse
    }
web-recap-told = Seit deinem letzten Zug: { $turns }
web-recap-nothing = Seit deinem letzten Zug ist nichts geschehen.
