### A turn of Tyros, told in one sentence: “White sails from Tyros to Hellas (22) for 1 orange and 1 green and founds a city at
### Hellas (22) for 5 orange.” The messages are clauses whose subject is the player.

tyros-told-deal = The cards are dealt.
tyros-told-deal-tiles = The land tiles are dealt.
tyros-told-keeping = The players choose which cards to keep.
tyros-told-grown = lets { $empire } grow to { $square }
tyros-told-grown-tyros = lets { $empire } grow to { $square } and Tyros
tyros-told-under = shows { $shown } and puts { $square } under the pile
tyros-told-sailed = sails from { $from } to { $to } for { $paid }
tyros-told-given = gives { $whom } a card
tyros-told-city = founds a city at { $square } for { $paid }
tyros-told-city-everywhere = founds a city at { $square } for { $paid }, the first to have one in each empire
tyros-told-ship = builds a ship at { $square } for { $paid }
tyros-told-swapped =
    exchanges { $count ->
        [one] a card
       *[other] { $count } cards
    } with the bank
tyros-told-taken = takes { $card } from the discard pile for { $cards }
tyros-told-offers = offers { $whom } { $give } for { $want }
tyros-told-refused = offers { $whom } { $give } for { $want } in vain
tyros-told-accepted = offers { $give } for { $want } (yes from { $whom })
tyros-told-dealt = trades { $give } with { $whom } for { $want }
tyros-told-withdrawn = withdraws the offer
tyros-told-passed = passes
