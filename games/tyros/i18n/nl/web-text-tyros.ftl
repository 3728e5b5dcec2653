### De zeekaart van Tyros als tekst.

web-tyros-text-square = Vak
web-tyros-text-empire = Rijk
web-tyros-text-held = Stad of schepen
web-tyros-text-ways = Zeewegen naar
web-tyros-text-none = nog geen
web-tyros-text-city = stad van { $who }
web-tyros-text-ships = schepen van { $who }
