### The result: what each line of the score counts.

web-score-about-governor-score-sets = Each set of one Christian, one Jewish and one Muslim token scores 4 points.
web-score-about-governor-score-outside = Each culture token outside of such a set scores 1 point.
web-score-about-governor-score-numbers = Tokens with points score the number on them.
web-score-about-governor-score-all-cultures = 5 points if the four influence cards in hand include all three cultures.
web-tie-governor-christian = Tie: Christian tokens
web-tie-about-governor-christian = The cultures are drawn in a random order. Whoever has the most tokens of the first stays in, then of the second, then of the third.
web-tie-governor-jewish = Tie: Jewish tokens
web-tie-about-governor-jewish = The cultures are drawn in a random order. Whoever has the most tokens of the first stays in, then of the second, then of the third.
web-tie-governor-muslim = Tie: Muslim tokens
web-tie-about-governor-muslim = The cultures are drawn in a random order. Whoever has the most tokens of the first stays in, then of the second, then of the third.
