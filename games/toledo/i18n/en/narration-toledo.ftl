### A turn of Toledo, told in one sentence: “Blue plays two 4s, moves to Green’s swordsmith on step 8 (pays a 3) and forges
### the sword worth 8.” The messages are clauses whose subject is the player.

toledo-event-draws =
    { $who } draws { $count ->
        [one] a card
        [2] two cards
        [3] three cards
       *[other] { $count } cards
    }.

toledo-told-deal = The cards are dealt.
toledo-told-take = takes two cards
toledo-told-draws =
    draws { $count ->
        [one] a card
        [2] two cards
        [3] three cards
       *[other] { $count } cards
    }
toledo-told-place = places { $shop } { $step }
toledo-told-cards = plays { $cards }
toledo-told-card =
    { $count ->
        [one] a { $value }
        [2] two { $value }s
        [3] three { $value }s
        [4] four { $value }s
       *[other] { $count } cards worth { $value }
    }
toledo-told-move = moves { $to }
toledo-told-move-paying = moves { $to } (pays a { $value })
toledo-told-shop =
    { $trade ->
        [metal] metal trader
        [gem] gem trader
        [smith] swordsmith
       *[fencing] fencing master
    }
toledo-told-to-shop =
    { $whose ->
        [own] to their own { $shop }
        [yours] to your { $shop }
       *[other] to { $owner }’s { $shop }
    } on step { $number }
toledo-told-to-tavern = to the tavern on step { $number }
toledo-told-to-artist = to the artist on step { $number }
toledo-told-get = gets { $goods }
toledo-told-metal = { $count } metal
toledo-told-gems =
    { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
toledo-told-painting = a painting worth { $value }
toledo-told-forge = forges the sword worth { $value }
toledo-told-learn = takes { $tile }
toledo-told-swap = puts { $tile } back for the one they lacked
toledo-told-challenge = challenges { $defender } to a duel
toledo-told-duel-won = wins a duel against { $defender } ({ $won } : { $lost })
toledo-told-duel-lost = loses a duel against { $defender } ({ $won } : { $lost })
toledo-told-deliver = delivers the sword worth { $value }
toledo-told-back = takes a figure back { $from } to the cathedral
