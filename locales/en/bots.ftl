### Bots: players made of code, in the lobby and in a running game. Names come escaped; { $strength } is one of the three below.

bots-strength-easy = easy
bots-strength-steady = steady
bots-strength-strong = strong

## The lobby

bots-button = Add a bot
bots-about = Bots take seats like people: each sees only what its seat may see, and moves after a short while.
bots-about-easy = **easy**: plays sensibly and leaves you openings
bots-about-steady = **steady**: makes the most of each turn
bots-about-strong = **strong**: thinks several turns ahead
bots-add-easy = Add: easy
bots-add-steady = Add: steady
bots-add-strong = Add: strong
bots-line = **{ $letter }** { $name } ({ $strength })
bots-named = { $name } ({ $strength })
bots-remove = Take a bot away
bots-seat = **{ $letter }** { $name } ({ $strength }) · { $colour }
bots-practice = Practice: one person against bots. Nothing counts, nobody is called, and it may lie as long as you like.
bots-practice-begins = Your practice game of { $game } begins. Its message follows; press Play there.
bots-not-there = No bot sits there any more.

## A running game; { $who } comes before what somebody did

bots-poster-up =
    { $n ->
        [one] { $who } is up.
       *[other] { $who } are up.
    }
bots-poster-alone = Nobody is left but bots, so the game rests until somebody sits down.
bots-offer = Offer the seat of { $name } ({ $letter }) in this game of { $game } to anybody in its channel? { $name } plays on until somebody takes it.
bots-instead-own = Or let a bot play on for you. The seat stays yours, you see your hand, and one press lets you play again at any time.
bots-instead = Or let a bot of another strength play on.
bots-for-vacant = Nobody sits on seat { $letter }. A bot may play on there until somebody takes the seat.
bots-may-play = A bot may play on here.
bots-set-easy = Easy bot
bots-set-steady = Steady bot
bots-set-strong = Strong bot
bots-set-own = A bot plays on for you. Play, on the table’s newest message, leads to the press that lets you play again.
bots-set-free = { $name } plays on from here.
bots-plays-for-you = A bot plays for you at this table. You can take over at any moment, also in the middle of its turn.
bots-play-again = I play myself again
bots-you-play-again = You play yourself again. Play, on the table’s newest message, shows what you are asked.
bots-you-play = No bot plays for you.
bots-not-your-seat = Somebody else sits there. They can let a bot play for them themselves.
bots-only-host = Only the host, or somebody who manages this server, can set a bot on this seat.
bots-did-set-own = lets a bot ({ $strength }) play on seat { $letter } for a while.
bots-did-set-free = has given seat { $letter } to a bot ({ $strength }).
bots-did-hand-back = plays on seat { $letter } again, instead of a bot.
