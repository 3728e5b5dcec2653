### The exercises of Tolède.

web-exercise-governor-open-title = Which district opens?
web-exercise-governor-open = You hold two Jewish and two Muslim cards. Only one district within your reach opens to them in this turn. Walk there, and win its token.
web-exercise-governor-open-right = Two Muslims, two Muslim cards, and exactly three districts away. Compare the people with your hand before you set out.
web-exercise-governor-open-wrong-closed = Your cards don’t open this district. Before you stop, compare your hand with the people, and with the discredit token if there is one.
web-exercise-governor-open-wrong-missed = You were in the right place! Take the test there.
web-exercise-governor-two-title = Two tokens in two turns
web-exercise-governor-two = Win a token in this turn, and another in your next. In between, everybody passes a card to the left: think of what you will need.
web-exercise-governor-two-right = You kept the cards that the second district asked for. What you pass on matters as much as where you go.
web-exercise-governor-two-wrong-first = That turn brings no token. Your hand opens e3 and c5.
web-exercise-governor-two-wrong-second = No second token this time. Before you pass a card on, look at who lives where you want to go next.
web-exercise-governor-spoil-title = Spoil the test
web-exercise-governor-spoil = Blue takes the test in f4 for 3 points; it asks for a Christian and a Jewish card. Blue has shown two Jewish cards and a Muslim one before. You hold a Rumour: play it so that Blue fails.
web-exercise-governor-spoil-right = Blue’s fourth card is the Christian one for the test, so there is no second. The test is lost.
web-exercise-governor-spoil-wrong-held = Blue holds a card for that as well, and passes. You know all four of Blue’s cards: which one is missing?
web-exercise-governor-spoil-wrong-elsewhere = That does not trouble Blue, who takes the test in f4.
web-exercise-governor-spoil-wrong-let = Now Blue wins 3 points. Play your Rumour.
web-exercise-governor-passed-title = Why this card?
web-exercise-governor-passed = Green waits in c4 and will take the test in the next turn, for 3 points. At the end of the last round, Green passed you a Muslim card. You hold three of the four now, and Blue has shown the fourth. What does that tell you? Stop Green.
web-exercise-governor-passed-right = It was Green’s last Muslim card: a Christian and a Jew live in c4, so Green could spare it. Now it is missing there.
web-exercise-governor-passed-wrong-held = Green has a card for that. Which one did Green pass on, because c4 did not ask for it?
web-exercise-governor-passed-wrong-free = Now nothing stops Green. Go to c4 and place a discredit token there.
web-exercise-governor-end-it-title = End it, or wait?
web-exercise-governor-end-it = You and Blue have nine tokens each, and the tenth ends the game at once. Blue’s tokens are worth 14 points, yours 12. Both of you hold all three cultures, which is 5 more: 19 to 17. What do you do?
web-exercise-governor-end-it-right = 12 points, 3 more, and 5 for your hand: 20 to 19! Count first, and then don’t hesitate.
web-exercise-governor-end-it-wrong-short = The game is over, but you have no more points than Blue. You need a token that takes you from 17 past 19.
web-exercise-governor-end-it-wrong-waited = Blue comes next and needs only one token, too. End the game now, with the right one.
