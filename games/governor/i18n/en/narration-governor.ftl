### A turn of Tolède, told in one sentence: “Blue goes to the well (d3), turns up the support of Jews and draws an action card.” The messages
### are clauses whose subject is the player.

governor-told-deal = The influence cards are dealt.
governor-told-choosing = The players choose influence cards to pass on.
governor-told-begin = begins the turn
governor-told-lay = lays { $tile } on { $cell }
governor-told-lay-streetless = lays a district without streets on { $cell }
governor-told-walk = goes to { $cell }
governor-told-poll =
    takes a poll { $here ->
        [yes] there
       *[no] at { $at }
    }
governor-told-turn-up = turns up { $token }
governor-told-test =
    announces a test { $here ->
        [yes] there
       *[no] at { $at }
    }
governor-told-passed =
    passes the test { $here ->
        [yes] there
       *[no] at { $at }
    } with influence cards ({ $cards })
governor-told-won =
    passes the test { $here ->
        [yes] there
       *[no] at { $at }
    } with influence cards ({ $cards }), winning { $known ->
        [yes] it
       *[no] { $token }
    }
governor-told-lost =
    fails the test { $here ->
        [yes] there
       *[no] at { $at }
    }
governor-told-discredit =
    places { $discredit } { $here ->
        [yes] there
       *[no] at { $at }
    }
governor-told-remove =
    removes the discredit token { $here ->
        [yes] there
       *[no] at { $at }
    }
governor-told-draw = draws an action card
