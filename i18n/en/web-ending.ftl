### The result of a game in the web client.

web-score-hint = Point at a line to see what it counts.
web-score-plain = The points of this line.
web-score-tie = This figure decides between players with equal points.
web-turning = Turning points
web-turning-look = Look
web-turning-lead = { $who } leads by { $points }.
    .you = You lead by { $points }.
web-turning-level = Level at { $points }.
web-turning-round = Round { $round }. { $leader }
web-ending-home = Home
