### Why a move is good compared with the alternatives; .cost: what speaks against it.

web-advice-victory = Il gagne la partie.
web-advice-rivals = Il laisse moins à vos adversaires.
web-advice-points = Il rapporte des points.
    .cost = Il coûte des points.
web-advice-even = D’autres coups sont à peu près aussi bons.
web-advice-only = Il n’y a rien d’autre à faire.
