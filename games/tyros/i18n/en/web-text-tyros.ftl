### Tyros's chart as text.

web-tyros-text-square = Square
web-tyros-text-empire = Empire
web-tyros-text-held = City or ships
web-tyros-text-ways = Sea ways to
web-tyros-text-none = none yet
web-tyros-text-city = a city of { $who }
web-tyros-text-ships = ships of { $who }
