### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-victory = It wins the game.
web-advice-rivals = It leaves less to your opponents.
web-advice-points = It brings points.
    .cost = It gives up points.
web-advice-even = Other moves are about as good.
web-advice-only = There is nothing else to do.
