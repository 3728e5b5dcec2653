### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-governor-tokens = It wins support: a token, or a set of three cultures.
    .cost = It costs you support.
web-advice-governor-cultures = It keeps all three cultures in your hand: 5 points at the end.
    .cost = You give up a culture that you need for the 5 points.
web-advice-governor-open = Your hand then passes the test in more districts.
    .cost = Your hand then passes the test in fewer districts.
web-advice-governor-actions = An action card may decide a later turn.
    .cost = It uses up an action card.
web-advice-governor-looked = You know one more token than the others.
    .cost = You learn nothing new.
web-advice-governor-reach = It brings you to a token that you can win, now or next turn.
    .cost = It takes you away from tokens that you could win.
