### Wat alle spellen gemeen hebben.

## Opsommingen: ‘rood, blauw en groen’, ‘dit, dat of dat’.

list-and = { $first } en { $second }
list-or = { $first } of { $second }
list-more = { $first }, { $rest }

## Personen. De meeste zinnen hebben twee vormen: over iemand, en tegen jou.

# Iemand met wie iets gebeurt: ‘Rood daagt jou uit’; in opsommingen ook wie iets doet.
addressee = jou
    .subject = jij
# Een speler met de naam die die koos. Die staat overal waar een kleur kan staan.
player = { $name }

## Waarom iets niet kan.

reason-with-rule = { $reason } ({ $rule })
apply-over = De partij is afgelopen.
apply-chance-awaited = Eerst moet er getrokken worden.
apply-move-awaited = Eerst moet een speler beslissen.
apply-not-asked = { $who } is niet aan de beurt.
    .you = Je bent niet aan de beurt.
setup-players = Dit spel is voor { $least } tot { $most } spelers, niet voor { $players }.
setup-option = De optie ‘{ $option }’ kan niet op ‘{ $value }’ staan.
typed = ‘{ $text }’
typed-nothing = ‘{ $text }’ komt met geen enkele zet overeen.
typed-ambiguous = ‘{ $text }’ kan { $choices } betekenen.
typed-unreadable = ‘{ $text }’ is geen zet.

## Hoe een partij ervoor staat.

standing-line =
    { $rank }. { $who }: { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
victory = { $who } wint.
    .you = Je wint!
victory-shared = { $who } delen de overwinning.

## Wat een gelijke stand om de eerste plaats besliste: ‘Blauw en Rood staan gelijk met 17 punten; Blauw wint met 5 kaarten in de hand
## tegen 3.’ Wat vergeleken wordt, staat in de bestanden van de spellen.

tie = { $clauses }.
tie-next = { $first }; { $rest }
tie-at = { $who } staan gelijk met { $what }
tie-still = nog steeds gelijk met { $what }
tie-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
tie-wins = { $who } wint met { $what } tegen { $others }
# Verscheidene van wie gelijk stonden, gaan door naar de volgende vergelijking.
tie-stay = { $who } blijven in de race met { $what } tegen { $others }
tie-figure = { $figure }
tie-shared = de overwinning wordt dus gedeeld

## Spellen zonder eigen woorden.

seat =
    { $number ->
        [1] Rood
        [2] Blauw
        [3] Groen
        [4] Geel
        [5] Paars
       *[6] Oranje
    }
text = { $text }
derived-event = { $who }: { $text }
    .you = Jij: { $text }
derived-prompt = { $who } moet beslissen.
    .you = Je moet beslissen.
derived-prompt-chance = Het toeval beslist.
derived-tie = { $what }: { $count }
derived-hidden = verborgen
derived-none = geen
derived-yes = ja
derived-no = nee
