### De uitslag van een partij in de webclient.

web-score-hint = Wijs een regel aan om te zien wat hij telt.
web-score-plain = De punten van deze regel.
web-score-tie = Dit getal beslist tussen spelers met evenveel punten.
web-turning = Keerpunten
web-turning-look = Bekijken
web-turning-lead = { $who } leidt met { $points }.
    .you = Je leidt met { $points }.
web-turning-level = Gelijk op { $points }.
web-turning-round = Ronde { $round }. { $leader }
web-ending-home = Startpagina
