### Tolède im Browser: wie die Dinge in der Stadt heißen.

## Die Stadt.

web-governor-board = Die Stadt von oben
# Was es in einem Viertel gibt, dessen Name zuerst kommt.
web-governor-cell = { $cell }: { $what }
web-governor-free = { $cell }: frei
web-governor-square = der Platz, auf dem alle beginnen, mit Straßen nach allen Seiten
web-governor-token-hidden = ein verdeckter Unterstützungsmarker
web-governor-token-polled = verdeckt, dir bekannt: { $token }
web-governor-looked = angesehen von { $who }
web-governor-standing = Kandidaten: { $who }
web-governor-candidate = Der Kandidat von { $who }
web-governor-larger = Stadt vergrößern
web-governor-whole-city = Die ganze Stadt zeigen

## Was neben der Stadt und vor den Spielern liegt.

web-governor-supply = Vorrat, und die in dieser Runde gespielten Aktionskarten
web-governor-pile =
    { $count ->
        [one] Aktionskarten zu ziehen: eine
       *[other] Aktionskarten zu ziehen: { $count }
    }
web-governor-discredits-left = { $discredit }: noch { $count }
web-governor-played =
    { $count ->
        [one] Gespielt: { $card }
       *[other] Gespielt: { $card }, { $count }-mal
    }
web-governor-hand = Deine Hand
web-governor-influence =
    { $count ->
        [one] { $influence }
       *[other] { $influence }, { $count }-mal
    }
web-governor-held =
    { $count ->
        [one] { $card }. { $effect }
       *[other] { $count }-mal { $card }. { $effect }
    }
web-governor-known =
    { $count ->
        [one] Eine Einflusskarte, bekannt: { $known }
       *[other] { $count } Einflusskarten, bekannt: { $known }
    }
web-governor-action-cards =
    { $count ->
        [one] eine Aktionskarte
       *[other] { $count } Aktionskarten
    }
web-governor-tokens =
    { $count ->
        [one] einer von zehn Unterstützungsmarkern
       *[other] { $count } von zehn Unterstützungsmarkern
    }
web-governor-tokens-of =
    { $count ->
        [one] { $token }
       *[other] { $count }-mal { $token }
    }
web-governor-points =
    { $count ->
        [one] bisher ein Punkt
       *[other] bisher { $count } Punkte
    }
web-governor-has-passed = passt für diesen Zug
web-governor-has-chosen = hat gewählt

## Die Tafel des Augenblicks.

web-governor-panel = Was gerade geschieht
web-governor-laying = Die Stadt wird gelegt
web-governor-round = Runde { $round }
web-governor-steps-left =
    { $count ->
        [one] Noch ein Viertel
       *[other] Noch { $count } Viertel
    }
web-governor-walk = Wähle ein Viertel, in das eine Straße führt. Fußspuren und Zahlen zeigen deine Schritte.
web-governor-window = Spiele eine Aktionskarte aus deiner Hand oder passe. Lass dir Zeit.
web-governor-end = Spiele eine Aktionskarte oder beende deinen Zug.
web-governor-give = Wähle aus deiner Hand eine Einflusskarte für { $name }.
web-governor-crier = Wähle einen verdeckten Marker in der Stadt.
web-governor-removal = Wähle den Marker, mit dem er vertauscht wird.
web-governor-choose-district = Wähle ein Viertel in der Stadt.
web-governor-discredits = Misskredit-Marker legen:
web-governor-needs-short = Die Probe verlangt
web-governor-needs = Eine Probe { $cell-at } verlangt diese Einflusskarten: { $needed }. Bekannt sind: { $held }.
web-governor-wins = gewinnt

## Die Stadt von Hand legen.

web-governor-lay = Das Plättchen passt auf die hervorgehobenen Felder: Ziehe es dorthin oder wähle ein Feld. Drehe es vorher oder wähle seine Richtung danach.
web-governor-lay-displaced = Dieses Plättchen wurde ersetzt. Lege es neben seinen alten Platz.
web-governor-rotate = Plättchen drehen
web-governor-repair = Die Stadt ausbessern
web-governor-repair-why = Keine Straße führt auf ein freies Feld, also hat dieses Plättchen keinen Platz. Ändere eines:
web-governor-repair-way =
    { $way ->
        [turn] Ein gelegtes Plättchen drehen
        [shift] Ein Plättchen ohne Straße verschieben
       *[replace] Es an die Stelle eines anderen legen
    }
web-governor-repair-next =
    { $way ->
        [turn] Wähle das Plättchen, das gedreht wird.
        [shift] Wähle das Plättchen ohne Straße, dann ein freies Feld.
        [replace] Wähle das Plättchen, das ersetzt wird; es kommt daneben.
       *[none] Wähle eine Möglichkeit, dann ein hervorgehobenes Plättchen.
    }
web-governor-way =
    { $way ->
        [turn] drehen
        [shift] verschieben
       *[replace] ersetzen
    }
web-governor-offer = In welche Richtung?
web-governor-cancel = Abbrechen

## Wann man nach Aktionskarten gefragt wird.

web-governor-ask-me = Frag mich nach Aktionskarten
web-order-governor-starts = vor den Zügen der anderen
web-order-governor-tests = vor den Proben der anderen

## Die Galerie.

web-governor-gallery-tiles = Das Zentrum und die Viertel
web-governor-gallery-people = Bewohner und Misskredit-Marker
web-governor-gallery-tokens = Unterstützungsmarker: verdeckt, offen, und dem bekannt, der sie angesehen hat
web-governor-gallery-candidates = Kandidaten
web-governor-gallery-influence = Einflusskarten
web-governor-gallery-cards = Aktionskarten
web-governor-gallery-states = Bedienbare Teile: in Ruhe, wählbar, gewählt und nicht wählbar

# In the lobby.
web-about-governor = Geh Viertel um Viertel durch die Stadt und gewinne die Unterstützung ihrer drei Kulturen.
web-option-governor-city = Wie die Stadt gelegt wird
web-option-governor-city-quick = Schnell, nach Zufall
web-option-governor-city-drafted = Von den Spielern, Plättchen für Plättchen
