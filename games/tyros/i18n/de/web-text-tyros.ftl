### Die Seekarte von Tyros als Text.

web-tyros-text-square = Feld
web-tyros-text-empire = Reich
web-tyros-text-held = Stadt oder Schiffe
web-tyros-text-ways = Seewege nach
web-tyros-text-none = noch keines
web-tyros-text-city = Stadt von { $who }
web-tyros-text-ships = Schiffe von { $who }
