### Ein Zug von Tolède in einem Satz: „Blau geht zum Brunnen (d3), deckt die Unterstützung der Juden auf und zieht eine Aktionskarte.“ Das
### Subjekt dieser Satzteile ist der Spieler.

governor-told-deal = Die Einflusskarten werden ausgeteilt.
governor-told-choosing = Die Spieler wählen, welche Einflusskarte sie weitergeben.
governor-told-begin = beginnt den Zug
governor-told-lay = legt { $tile } auf { $cell }
governor-told-lay-streetless = legt ein Viertel ohne Straße auf { $cell }
governor-told-walk = geht { $cell-to }
governor-told-poll =
    macht { $here ->
        [yes] dort eine Umfrage
       *[no] eine Umfrage { $at-at }
    }
governor-told-turn-up = deckt { $token-accusative } auf
governor-told-test =
    kündigt { $here ->
        [yes] dort eine Probe
       *[no] eine Probe { $at-at }
    } an
governor-told-passed =
    besteht { $here ->
        [yes] dort die Probe
       *[no] die Probe { $at-at }
    } mit Einflusskarten ({ $cards })
governor-told-won =
    besteht { $here ->
        [yes] dort die Probe
       *[no] die Probe { $at-at }
    } mit Einflusskarten ({ $cards }) und gewinnt { $known ->
        [yes] ihn
       *[no] { $token-accusative }
    }
governor-told-lost =
    verliert { $here ->
        [yes] dort die Probe
       *[no] die Probe { $at-at }
    }
governor-told-discredit =
    legt { $here ->
        [yes] dort
       *[no] { $at-at }
    } { $discredit-accusative } hin
governor-told-remove =
    entfernt { $here ->
        [yes] dort den Misskredit-Marker
       *[no] den Misskredit-Marker { $at-at }
    }
governor-told-draw = zieht eine Aktionskarte
