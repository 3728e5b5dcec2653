# Help at the terminal.

terminal-help-tyros =
    Les cases portent leur numéro et, dans une barre, la lettre anglaise de leur
    empire : orange, yellow, green, violet. Les bateaux passent où il y a des
    vagues ≈, pas à travers les murs. ▴ sont des bateaux et ⌂ une ville, avec la
    lettre du joueur : red, blue, white, turquoise. Vous avez les tuiles des cases
    marquées ◇. Le signe * montre le premier joueur. Les cartes s’écrivent par
    couleur et nombre : o2g1j1, ce sont deux orange, une verte et un joker.

      grow 30 violet        jouer une tuile de terrain : un empire s’étend
      under 5               rien ne va : tout montrer, en remettre une dessous
      sail T 31 o2          naviguer et payer ; l’Italie, c’est 16w et 16e
      found 31 o5           fonder une ville là où est votre bateau
      build 31 o1, build T  construire un bateau dans votre ville, ou à Tyros
      swap, take g          des cartes de la banque ; suit pay o1y1
      offer blue, offer all préparer une offre ; puis add o, for, want g, propose
      yes, no               répondre ; deal blue ou withdraw si l’offre est à vous
      give y                ce que reçoit le propriétaire d’une ville
      keep o1g2             ce que vous gardez à la fin de la manche
      pass                  ne rien faire ; tous passent, et la manche est finie
