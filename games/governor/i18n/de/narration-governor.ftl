### Ein Zug von Tolède in einem Satz: „Blau geht zum Brunnen (d3), deckt die Unterstützung der Juden auf und zieht eine Aktionskarte.“ Das
### Subjekt dieser Satzteile ist der Spieler.

governor-told-deal = Die Einflusskarten werden ausgeteilt.
governor-told-choosing = Die Spieler wählen, welche Einflusskarte sie weitergeben.
governor-told-begin = beginnt den Zug
governor-told-lay = legt { $tile } auf { $cell }
governor-told-lay-streetless = legt ein Viertel ohne Straße auf { $cell }
governor-told-walk = geht { $cell-to }
governor-told-poll = macht eine Umfrage { $at-at }
governor-told-turn-up = deckt { $token } auf
governor-told-test = kündigt eine Probe { $at-at } an
governor-told-passed = besteht die Probe { $at-at } mit Einflusskarten ({ $cards })
governor-told-won = besteht die Probe { $at-at } mit Einflusskarten ({ $cards }) und gewinnt { $token }
governor-told-lost = verliert die Probe { $at-at }
governor-told-discredit = legt { $at-at } { $discredit-accusative } hin
governor-told-remove = entfernt den Misskredit-Marker { $at-at }
governor-told-draw = zieht eine Aktionskarte
