### Tolède, the city of three cultures. Game terms follow docs/glossary.md. The three cultures are always named in the
### same way and in the same order.

governor-name = Tolède, the city of three cultures

## Players and things.

governor-seat =
    { $colour ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [violet] Violet
       *[turquoise] Turquoise
    }

governor-centre = the centre
governor-district =
    { $landmark ->
        [well] the well
        [bell-tower] the bell tower
        [market] the market
        [fig-tree] the fig tree
        [baths] the baths
        [minaret] the minaret
        [bakery] the bakery
        [smithy] the smithy
        [steps] the synagogue steps
       *[dovecote] the dovecote
    } ({ $cell })
# A cell of the board, with or without a tile.
governor-place = { $cell }

governor-culture =
    { $culture ->
        [christian] Christian
        [jewish] Jewish
       *[muslim] Muslim
    }

governor-influence =
    { $culture ->
        [christian] a Christian influence card
        [jewish] a Jewish influence card
       *[muslim] a Muslim influence card
    }

# A discredit: the loss of a good name with one culture.
governor-discredit =
    { $culture ->
        [christian] a Christian discredit token
        [jewish] a Jewish discredit token
       *[muslim] a Muslim discredit token
    }

# The people of a district, or influence cards: “2 Christian and 1 Jewish”.
governor-cultures =
    { $count } { $culture ->
        [christian] Christian
        [jewish] Jewish
       *[muslim] Muslim
    }

governor-none = none

governor-token =
    { $token ->
        [christian] a Christian support token
        [jewish] a Jewish support token
        [muslim] a Muslim support token
        [two] a support token worth 2 points
       *[three] a support token worth 3 points
    }

governor-tile =
    { $shape ->
        [dead-end] a dead end
        [straight] a straight street
        [corner] a corner
        [tee] a T-junction
       *[cross] a crossing
    } ({ $people })
governor-tile-streetless = a district without streets

governor-direction =
    { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }

governor-hand = { $who } ({ $cards })
    .you = you ({ $cards })

## The action cards: their names, and what they do.

governor-card =
    { $card ->
        [translator] Translator
        [rumour] Rumour
        [rehabilitation] Rehabilitation
        [hired-mule] Hired mule
        [safe-conduct] Safe conduct
        [hidden-passage] Hidden passage
        [bargain] Bargain
        [town-crier] Town crier
        [removal] Removal
        [curfew] Curfew
        [council] Council
       *[tribune] Tribune
    }

governor-effect =
    { $card ->
        [translator] In your test: a card of any culture
        [rumour] Place a discredit token where there is none
        [rehabilitation] Remove any discredit token
        [hired-mule] In your move: two more districts
        [safe-conduct] One more district, past discredit tokens
        [hidden-passage] Go to a district that touches yours
        [bargain] Take an unseen influence card, give one back
        [town-crier] Look in secret at up to three tokens
        [removal] Swap two tokens in the city
        [curfew] Another’s move ends after one district
        [council] All give an influence card to the right
       *[tribune] A second, different action this turn
    }

## Actions, as choices in a list.

governor-action-lay = Lay the tile on { $cell } with streets to the { $streets }
governor-action-lay-streetless = Lay the tile on { $cell }
governor-action-turn = Turn the tile on { $cell }, with streets to the { $streets }
governor-action-shift = Move the tile without streets from { $from } to { $to }
governor-action-replace = Replace the tile on { $cell }, with streets to the { $streets }
governor-action-step = Go to { $cell }
governor-action-poll = Poll: look in secret at the token here
governor-action-stop = Stop here
governor-action-test =
    { $translators ->
        [0] Take an influence test
        [one] Take an influence test with a Translator
       *[other] Take an influence test with { $translators } Translators
    }
governor-action-show =
    { $added ->
        [0] Show your cards ({ $cards }) and pass the test
        [one] Add a Translator, show your cards ({ $cards }) and pass the test
       *[other] Add { $added } Translators, show your cards ({ $cards }) and pass the test
    }
governor-action-lose = Give up the test
governor-action-discredit = Place { $discredit }
governor-action-remove = Remove the discredit token
governor-action-draw = Draw an action card
governor-action-nothing = Do nothing
governor-action-end = End your turn
governor-action-pass = Play no card
governor-action-pass-turn = Play no card this turn
governor-action-give = Give { $influence }
governor-action-rumour = Play Rumour: place a discredit token at { $cell }
governor-action-rehabilitation = Play Rehabilitation: remove the discredit token at { $cell }
governor-action-mule = Play Hired mule: two more districts
governor-action-safe-conduct = Play Safe conduct: one more district, and discredit tokens don’t stop you
governor-action-passage = Play Hidden passage: go to { $cell }, with or without a street
governor-action-bargain = Play Bargain: take an influence card from { $whom } and give one back
governor-action-crier = Play Town crier: look at up to three tokens, first at { $cell }
governor-action-look = Look at the token at { $cell }
governor-action-enough = Look at no more tokens
governor-action-removal = Play Removal: swap the token at { $cell } with another
governor-action-swap = Swap it with the token at { $cell }
governor-action-curfew = Play Curfew: this move ends after one district
governor-action-council = Play Council: everybody gives an influence card to the right
governor-action-tribune = Play Tribune: a second, different action

## Events.

governor-event-starter = { $who } starts.
    .you = You start.
governor-event-deal = { $who } is dealt four influence cards.
    .you = You are dealt four influence cards.
governor-event-deal-known = { $who } is dealt influence cards: { $cards }.
    .you = You are dealt influence cards: { $cards }.
governor-event-city = The city is laid: { $count } districts around the centre.
governor-event-tile = { $who } draws { $tile }.
    .you = You draw { $tile }.
governor-event-tile-leaves = { $who } draws { $tile }; there is no place for it, so it leaves the game.
    .you = You draw { $tile }; there is no place for it, so it leaves the game.
governor-event-lay = { $who } lays { $tile } on { $cell }, with streets to the { $streets }.
    .you = You lay { $tile } on { $cell }, with streets to the { $streets }.
governor-event-lay-streetless = { $who } lays a district without streets on { $cell }.
    .you = You lay a district without streets on { $cell }.
governor-event-turn = { $who } turns the tile on { $cell }: its streets now lead to the { $streets }.
    .you = You turn the tile on { $cell }: its streets now lead to the { $streets }.
governor-event-shift = { $who } moves the tile without streets from { $from } to { $to }.
    .you = You move the tile without streets from { $from } to { $to }.
governor-event-replace = { $who } replaces the tile on { $cell } with { $tile }, with streets to the { $streets }.
    .you = You replace the tile on { $cell } with { $tile }, with streets to the { $streets }.
governor-event-step = { $who } goes from { $at } to { $cell }.
    .you = You go from { $at } to { $cell }.
governor-event-poll = { $who } takes a poll at { $at }.
    .you = You take a poll at { $at }.
governor-event-stop = { $who } stops at { $at }.
    .you = You stop at { $at }.
governor-event-test =
    { $who } announces an influence test at { $at }{ $translators ->
        [0] .
        [one] {" "}with a Translator.
       *[other] {" "}with { $translators } Translators.
    }
    .you =
        You announce an influence test at { $at }{ $translators ->
            [0] .
            [one] {" "}with a Translator.
           *[other] {" "}with { $translators } Translators.
        }
governor-event-show =
    { $who } { $added ->
        [0] passes
        [one] adds a Translator and passes
       *[other] adds { $added } Translators and passes
    } the test at { $at }, showing influence cards: { $cards }.
    .you =
        You { $added ->
            [0] pass
            [one] add a Translator and pass
           *[other] add { $added } Translators and pass
        } the test at { $at }, showing influence cards: { $cards }.
governor-event-show-token =
    { $who } { $added ->
        [0] passes
        [one] adds a Translator and passes
       *[other] adds { $added } Translators and passes
    } the test at { $at }, showing influence cards ({ $cards }), and wins { $token }.
    .you =
        You { $added ->
            [0] pass
            [one] add a Translator and pass
           *[other] add { $added } Translators and pass
        } the test at { $at }, showing influence cards ({ $cards }), and win { $token }.
governor-event-lose = { $who } can no longer pass the test at { $at } and gives up.
    .you = You can no longer pass the test at { $at } and give up.
governor-event-discredit = { $who } places { $discredit } at { $at }.
    .you = You place { $discredit } at { $at }.
governor-event-remove = { $who } removes the discredit token at { $at }.
    .you = You remove the discredit token at { $at }.
governor-event-draw = { $who } chooses to draw an action card.
    .you = You choose to draw an action card.
governor-event-nothing = { $who } does nothing at { $at }.
    .you = You do nothing at { $at }.
governor-event-end = { $who } ends the turn.
    .you = You end the turn.
governor-event-pass = { $who } plays no card.
    .you = You play no card.
governor-event-pass-turn = { $who } plays no card for the rest of the turn.
    .you = You play no card for the rest of the turn.
governor-event-rumour = { $who } plays Rumour to place a discredit token at { $cell }.
    .you = You play Rumour to place a discredit token at { $cell }.
governor-event-rehabilitation = { $who } plays Rehabilitation and removes the discredit token at { $cell }.
    .you = You play Rehabilitation and remove the discredit token at { $cell }.
governor-event-mule = { $who } plays Hired mule for two more districts.
    .you = You play Hired mule for two more districts.
governor-event-safe-conduct = { $who } plays Safe conduct: one more district, and discredit tokens don’t stop the move.
    .you = You play Safe conduct: one more district, and discredit tokens don’t stop you.
governor-event-passage = { $who } plays Hidden passage and goes from { $at } to { $cell }.
    .you = You play Hidden passage and go from { $at } to { $cell }.
governor-event-bargain = { $who } plays Bargain with { $whom }.
    .you = You play Bargain with { $whom }.
governor-event-crier = { $who } plays Town crier and chooses the token at { $cell }.
    .you = You play Town crier and choose the token at { $cell }.
governor-event-look = { $who } chooses the token at { $cell } for the Town crier.
    .you = You choose the token at { $cell } for the Town crier.
governor-event-enough = { $who } has looked at enough tokens.
    .you = You have looked at enough tokens.
governor-event-removal = { $who } plays Removal on the token at { $cell }.
    .you = You play Removal on the token at { $cell }.
governor-event-swap = { $who } swaps the tokens at { $at } and { $cell }.
    .you = You swap the tokens at { $at } and { $cell }.
governor-event-curfew = { $who } plays Curfew: this move ends after one district.
    .you = You play Curfew: this move ends after one district.
governor-event-council = { $who } plays Council: everybody gives an influence card to the right.
    .you = You play Council: everybody gives an influence card to the right.
governor-event-tribune = { $who } plays Tribune for a second action.
    .you = You play Tribune for a second action.
governor-event-give-back = { $who } gives { $whom } an influence card in return.
    .you = You give { $whom } an influence card in return.
governor-event-give-back-known = { $who } gives { $whom } { $influence } in return.
    .you = You give { $whom } { $influence } in return.
governor-event-choose = { $who } has chosen an influence card to give away.
    .you = You have chosen an influence card to give away.
governor-event-choose-known = { $who } has chosen { $influence } to give away.
    .you = You have chosen { $influence } to give away.
governor-event-see = { $who } looks at the token at { $cell }.
    .you = You look at the token at { $cell }.
governor-event-see-known = { $who } sees the token at { $cell }: { $token }.
    .you = You see the token at { $cell }: { $token }.
governor-event-turn-up = The token at { $cell } is turned up: { $token }.
governor-event-win = { $who } wins the token at { $cell }: { $token }.
    .you = You win the token at { $cell }: { $token }.
governor-event-card = { $who } draws an action card.
    .you = You draw an action card.
governor-event-card-known = { $who } draws the action card { $card }.
    .you = You draw the action card { $card }.
governor-event-take = { $who } takes an influence card from { $whom }.
    .you = You take an influence card from { $whom }.
governor-event-take-known = { $who } takes { $influence } from { $whom }.
    .you = You take { $influence } from { $whom }.
governor-event-passed =
    { $side ->
        [left] Everybody passes an influence card to the left.
       *[right] Everybody gives an influence card to the right.
    }
governor-event-passed-known =
    { $side ->
        [left] Everybody passes an influence card to the left.
       *[right] Everybody gives an influence card to the right.
    } You give { $to } { $given } and get { $taken } from { $from }.
governor-event-hands = Everybody shows their influence cards: { $hands }.
governor-event-order = The tied players compare their tokens: first { $first }, then { $second }, then { $third }.

## Prompts: who acts, and what they can do.

governor-prompt-starter = The start player is drawn by lot.
governor-prompt-deal = { $who } is dealt influence cards.
    .you = You are dealt influence cards.
governor-prompt-city = The city is laid.
governor-prompt-draw-tile = { $who } draws a tile.
    .you = You draw a tile.
governor-prompt-lay = { $who } lays { $tile }.
    .you = Lay { $tile } next to the city, so that a street leads there from the centre.
governor-prompt-lay-streetless = { $who } lays a district without streets.
    .you = Lay a district without streets next to the city.
governor-prompt-repair = { $who } has to change the city so that { $tile } can be laid.
    .you = No street leads on. Turn, move or replace one tile so that { $tile } can be laid.
governor-prompt-displaced = { $who } lays { $tile } next to { $cell }, where it lay before.
    .you = Lay { $tile } next to { $cell }, where it lay before.
governor-prompt-start-window = { $waiting } may play action cards before { $who }’s turn.
    .you = { $waiting } may play action cards before your turn.
governor-prompt-start-window-asked = { $who }’s turn begins. Play an action card first, or pass.
governor-prompt-move =
    { $who } moves { $left ->
        [one] by one more district
       *[other] by up to { $left } districts
    }.
    .you =
        Move { $left ->
            [one] by one more district
           *[other] by up to { $left } districts
        }, or stop; poll to look at the token where you stand.
governor-prompt-turn-up = The token at { $cell } is turned up.
governor-prompt-act = { $who } chooses an action at { $cell }.
    .you = Your action at { $cell }: take a test, place or remove a discredit token, draw an action card, or do nothing.
governor-prompt-act-again = { $who } chooses a second action at { $cell }.
    .you = Your second action at { $cell }, different from the first.
governor-prompt-test-window = { $waiting } may play action cards before { $who }’s test at { $cell }.
    .you = { $waiting } may play action cards before your test at { $cell }.
governor-prompt-test-window-asked = { $who } announces a test at { $cell }. Play an action card first, or pass.
governor-prompt-carry = { $who } carries out the test at { $cell }.
    .you = Carry out the test at { $cell }: show your influence cards, or give up if they are no longer enough.
governor-prompt-draw-card = { $who } draws an action card.
    .you = You draw an action card.
governor-prompt-end = { $who } may play an action card before the end of the turn.
    .you = Play an action card, or end your turn.
governor-prompt-give = Choose an influence card for { $whom }, to your { $side ->
        [left] left
       *[right] right
    }. Everybody chooses at the same time.
governor-prompt-others-give =
    { $side ->
        [left] Everybody passes an influence card to the left.
       *[right] Everybody gives an influence card to the right.
    } Still to choose: { $waiting }.
governor-prompt-passing = The influence cards change hands.
governor-prompt-hands = Everybody shows their influence cards.
governor-prompt-order = There is a tie: the order in which the cultures are compared is drawn by lot.
governor-prompt-see = { $who } looks at the token at { $cell }.
    .you = You look at the token at { $cell }.
governor-prompt-crier =
    { $who } may look at { $left ->
        [one] one more token
       *[other] { $left } more tokens
    }.
    .you =
        Look at { $left ->
            [one] one more face-down token
           *[other] up to { $left } more face-down tokens
        }, or stop looking.
governor-prompt-rumour = { $who } chooses the discredit token to place at { $cell }.
    .you = Choose the culture of the discredit token to place at { $cell }.
governor-prompt-removal = { $who } chooses a token to swap with the one at { $cell }.
    .you = Choose a token to swap with the one at { $cell }.
governor-prompt-take = { $who } takes an influence card from { $whom }.
    .you = You take an influence card from { $whom }.
governor-prompt-give-back = { $who } chooses an influence card to give to { $whom }.
    .you = Choose an influence card to give to { $whom } in return for the one you took.

## The end and the score.

governor-ending-ten-tokens = The game is over: a player has won ten support tokens.
governor-ending-no-tokens = The game is over: no support tokens are left in the city.
governor-ending-idle = The game is over: no action card was left, and nobody won a token for two rounds.
governor-ending-last-round = The game is over: the last round has been played.
governor-score-sets = Sets of three cultures
governor-score-outside = Tokens outside of sets
governor-score-numbers = Tokens with points
governor-score-all-cultures = Influence cards of all three cultures
governor-tie-order = tokens are compared in an order drawn by lot: { $first }, { $second }, { $third }
governor-tie-christian =
    { $count ->
        [one] { $count } Christian token
       *[other] { $count } Christian tokens
    }
governor-tie-jewish =
    { $count ->
        [one] { $count } Jewish token
       *[other] { $count } Jewish tokens
    }
governor-tie-muslim =
    { $count ->
        [one] { $count } Muslim token
       *[other] { $count } Muslim tokens
    }

## Why an action is illegal.

governor-illegal-not-now = You have another decision to make first.
governor-illegal-cell-taken = There is already a tile there.
governor-illegal-touches-nothing = A tile must touch another tile.
governor-illegal-other-shape = That tile can’t be turned that way: its streets don’t run like that.
governor-illegal-unreachable = Every tile with streets must be reachable from the centre.
governor-illegal-not-next-to-it = The tile that was replaced goes next to its old place.
governor-illegal-no-repair-needed = The tile can be laid, so the city stays as it is.
governor-illegal-no-street-tile = There is no tile with streets there.
governor-illegal-no-streetless-tile = There is no tile without streets there.
governor-illegal-no-help = The drawn tile could not be laid after that.
governor-illegal-no-street = No street leads there from here.
governor-illegal-no-token = There is no token there.
governor-illegal-face-up = That token is already face up.
governor-illegal-seen-before = You have already looked at that token.
governor-illegal-nothing-to-win = There is no token here to win with a test.
governor-illegal-lacks-influence = You lack influence cards and Translators for this district.
governor-illegal-other-translators = A test needs exactly as many Translators as you lack influence cards.
governor-illegal-other-cards = Show one influence card for each person and for the discredit token, as far as you have them.
governor-illegal-still-possible = The test can still be passed.
governor-illegal-discredit-there = There is already a discredit token there.
governor-illegal-supply-empty = No discredit token of that culture is left.
governor-illegal-no-discredit = There is no discredit token there.
governor-illegal-pile-empty = No action card is left to draw.
governor-illegal-influence-not-held = You have no influence card of that culture.
governor-illegal-card-not-held = You don’t have that action card.
governor-illegal-other-moment = That action card is for another moment.
governor-illegal-no-district = Candidates can’t enter that tile: it has no streets.
governor-illegal-not-adjacent = That district does not touch yours.
governor-illegal-no-partner = A Bargain needs another player.
governor-illegal-nothing-to-swap = You need two different tokens to swap.
governor-illegal-same-letter = The second action must be different from the first.
governor-illegal-no-such-player = There is no such player.
governor-illegal-no-such-hand = Those influence cards can’t be dealt.
governor-illegal-wrong-tiles = These are not the tiles of a city.
governor-illegal-unsound-city = A city must be connected, with every street reachable from the centre.
governor-illegal-no-such-tile = No tile of that kind is left.
governor-illegal-no-such-token = The token can’t be of that kind.
governor-illegal-no-such-card = No action card of that kind is left.
governor-illegal-not-so = That doesn’t match what lies there or what was chosen.
governor-illegal-other-chance = A different draw has to be made now.
