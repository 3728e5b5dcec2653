### La carte de Tyros en texte.

web-tyros-text-square = Case
web-tyros-text-empire = Empire
web-tyros-text-held = Ville ou bateaux
web-tyros-text-ways = Voies maritimes vers
web-tyros-text-none = aucun
web-tyros-text-city = une ville de { $who }
web-tyros-text-ships = des bateaux de { $who }
