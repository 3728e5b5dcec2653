### Wat alle spellen gemeen hebben.

## Opsommingen: ‘rood, blauw en groen’, ‘dit, dat of dat’.

list-and = { $first } en { $second }
list-or = { $first } of { $second }
list-more = { $first }, { $rest }

## Personen. De meeste zinnen hebben twee vormen: over iemand, en tegen jou.

# Iemand met wie iets gebeurt: ‘Rood daagt jou uit’; in opsommingen ook wie iets doet.
addressee = jou
    .subject = jij

## Waarom iets niet kan.

reason-with-rule = { $reason } ({ $rule })
apply-over = Het spel is afgelopen.
apply-chance-awaited = Eerst moet het toeval beslissen.
apply-move-awaited = Eerst moet een speler beslissen.
apply-not-asked = { $who } is niet aan de beurt.
    .you = Je bent niet aan de beurt.
setup-players = Dit spel is voor { $least } tot { $most } spelers, niet voor { $players }.
setup-option = De optie ‘{ $option }’ kan niet ‘{ $value }’ zijn.
typed = ‘{ $text }’
typed-nothing = Geen enkele zet schrijf je als ‘{ $text }’.
typed-ambiguous = ‘{ $text }’ kan { $choices } betekenen.
typed-unreadable = ‘{ $text }’ is geen zet.

## Hoe een spel ervoor staat.

standing-line =
    { $rank }. { $who }: { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
victory = { $who } wint.
    .you = Je wint!
victory-shared = { $who } delen de overwinning.
