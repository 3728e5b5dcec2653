### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-victory = Hij wint het spel.
web-advice-rivals = Hij laat je tegenstanders minder over.
web-advice-points = Hij levert punten op.
    .cost = Hij kost punten.
web-advice-even = Andere zetten zijn ongeveer even goed.
web-advice-only = Iets anders is er niet te doen.
