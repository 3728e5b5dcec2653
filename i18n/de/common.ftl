### Was alle Spiele gemeinsam haben.

## Aufzählungen: „rot, blau und grün“, „dies, das oder jenes“.

list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-more = { $first }, { $rest }

## Personen. Die meisten Sätze gibt es zweimal: über jemanden und an dich.

# Jemand, mit dem etwas geschieht: „Rot fordert dich heraus“, „Rot gibt dir eine Karte“.
addressee = du
    .accusative = dich
    .dative = dir
# Ein Spieler mit dem Namen, den er sich gegeben hat. Er steht überall, wo eine Farbe stehen könnte.
player = { $name }

## Warum etwas nicht geht.

reason-with-rule = { $reason } ({ $rule })
apply-over = Die Partie ist zu Ende.
apply-chance-awaited = Zuerst muss gezogen werden.
apply-move-awaited = Zuerst muss sich jemand anderes entscheiden.
apply-not-asked = { $who } ist nicht an der Reihe.
    .you = Du bist nicht an der Reihe.
setup-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
setup-option = Die Spieloption „{ $option }“ kann nicht auf „{ $value }“ gestellt werden.
typed = „{ $text }“
typed-nothing = „{ $text }“ passt zu keinem möglichen Zug.
typed-ambiguous = „{ $text }“ ist mehrdeutig: { $choices }.
typed-unreadable = „{ $text }“ ist kein Zug.

## Wie ein Spiel steht.

standing-line =
    { $rank }. { $who }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
victory = { $who } gewinnt.
    .you = Du gewinnst!
victory-shared = { $who } teilen sich den Sieg.

## Was einen Gleichstand um den ersten Platz entschieden hat: „Blau und Rot liegen gleichauf mit 17 Punkten; Blau gewinnt mit 5 Handkarten
## gegen 3.“ Was verglichen wird, steht im Dativ in den Dateien der Spiele.

tie = { $clauses }.
tie-next = { $first }; { $rest }
tie-at = { $who } liegen gleichauf mit { $what }
tie-still = weiterhin gleichauf mit { $what }
tie-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
tie-wins = { $who } gewinnt mit { $what } gegen { $others }
# Mehrere von denen, die gleichauf lagen, kommen zum nächsten Vergleich.
tie-stay = { $who } bleiben im Rennen mit { $what } gegen { $others }
tie-figure = { $figure }
tie-shared = der Sieg wird also geteilt

## Spiele ohne eigene Worte.

seat =
    { $number ->
        [1] Rot
        [2] Blau
        [3] Grün
        [4] Gelb
        [5] Violett
       *[6] Orange
    }
text = { $text }
derived-event = { $who }: { $text }
    .you = Du: { $text }
derived-prompt = { $who } muss sich entscheiden.
    .you = Du musst dich entscheiden.
derived-prompt-chance = Der Zufall entscheidet.
derived-tie = { $what }: { $count }
derived-hidden = verdeckt
derived-none = keine
derived-yes = ja
derived-no = nein
