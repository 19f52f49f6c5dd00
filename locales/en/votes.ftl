### What a table decides together. Names come escaped; { $who } is a mention; { $letter } is that of a seat; { $when } is a moment as Discord shows it.

## What one can ask for

votes-button = Table
votes-title = **Your table of { $game }**
votes-you = you
votes-waits = Waiting for { $names }, asked { $when }.
votes-about = What you choose is put to a vote in the table’s channel, unless nobody else has a say. Whoever hosts the table pauses it at once.
votes-without = Go on without { $name }: choose how
votes-way-easy = An easy bot plays for { $name }
votes-way-steady = A steady bot plays for { $name }
votes-way-strong = A strong bot plays for { $name }
votes-way-offer = Offer the seat of { $name } to somebody else
votes-pause = Pause: choose how long
votes-pause-3d = 3 days
votes-pause-1w = 1 week
votes-pause-2w = 2 weeks
votes-pause-4w = 4 weeks
votes-pause-open = until somebody lets it go on
votes-back = Take back …
votes-back-where = Where should the game go back to? Everybody who plays here must agree. What came after it no longer counts, and stays on record.
votes-back-own = before your own last turn
votes-back-sure = Back to the position after “{ $what }”. Say why: everybody reads it, and everybody must agree. What somebody has learned since stays known.
votes-choose-why = Why? The others are asked at once
votes-why-slip = a slip: something else was meant
votes-why-rule = a rule was misunderstood
votes-why-agreed = the table has talked about it
votes-earlier = an earlier turn
votes-end = End early …
votes-end-sure = Ask the others to end this game now? It stops with no result, and nobody can play on. It stays on record.
votes-ask-end = Ask the others
votes-to-matters = Back
votes-asked = The others are asked in the table’s channel.
votes-done = It is done.
votes-heard = You have been heard.
votes-leave = Leave …
votes-leave-sure = Leave this game of { $game } for good? Your seat becomes vacant with your hand and your points, and the others go on: anybody may take it, or a bot. To stay away for a while only, let a bot play for you (/game offer) or ask for a pause.
votes-leave-now = Leave for good
votes-left = You have left. The others have been told.
votes-wake = Wake it up
votes-resting = resting

## What everybody reads

votes-asks-pause = 🗳 { $who } would like to pause this table: { $long }.
votes-asks-resume = 🗳 { $who } would like this table to go on.
votes-asks-end = 🗳 { $who } would like to end this game now, with no result.
votes-asks-bot = 🗳 { $who } would like a bot ({ $strength }) to play for { $name } ({ $letter }), for whom the table waits. The seat stays { $name }’s: one press of Play takes it back.
votes-asks-bot-vacant = 🗳 { $who } would like a bot ({ $strength }) to play on seat { $letter }, which is vacant, until somebody takes it.
votes-asks-replace = 🗳 { $who } would like to offer the seat of { $name } ({ $letter }), for whom the table waits, to somebody else. { $name } plays on until it is taken.
votes-asks-undo = 🗳 { $who } would like to take the game back to the position after “{ $what }”: { $why }.
votes-rule-most = More than half decide. Silence counts as abstaining { $when }: then more yes than no is enough.
votes-rule-all = All who are asked must say yes; it lapses { $when }.
votes-yes = Yes
votes-no = No
votes-said-yes = For it: { $names }
votes-said-no = Against it: { $names }
votes-missing = Still to answer: { $names }
votes-how-table-all = Everybody has agreed.
votes-how-table = Decided: more than half are for it.
votes-how-silence = Decided: the time is up, and more are for it than against it.
votes-how-manager = { $who } has decided it as a manager of this server.
votes-how-refused = Refused: everything stays as it is.
votes-how-withdrawn = Withdrawn: nobody asks for it any more.
votes-how-lapsed = Lapsed: the time is up without enough who are for it.
votes-how-over = No longer asked: the game has gone on, or it is done.
votes-paused-until = It goes on by itself on { $when }.

## What was done; { $who } comes before it

votes-did-pause = has paused this table: { $why }. Nobody is called until it goes on, by itself on { $when }.
votes-did-go-on = had paused this table until now: it goes on.
votes-did-end = had asked for it: this game has ended early, with no result.
votes-did-bot = had asked for it: a bot ({ $strength }) now plays for { $name } ({ $letter }). The seat stays whose it is; one press of Play takes it back.
votes-did-replace = had asked for it: the seat of { $name } ({ $letter }) is to be had. “Take the seat” is below the vote; until then { $name } plays on.
votes-did-undo = had asked for it, and everybody agreed: the game is back after the turn of { $name } ({ $letter }). Why: { $why }. What came after it no longer counts; it stays on record.
votes-did-undo-all = had asked for it, and everybody agreed: the game is back at its beginning. Why: { $why }. What came after it no longer counts; it stays on record.
votes-log-refused = asked the table in vain ({ $what }): refused.
votes-log-withdrawn = asked the table and withdrew it ({ $what }).
votes-log-lapsed = asked the table in vain ({ $what }): nobody cared enough in time.
votes-kind-pause = pause
votes-kind-resume = go on
votes-kind-bot = a bot for somebody
votes-kind-replace = offer a seat
votes-kind-end = end early
votes-kind-undo = take a turn back
votes-kind-rollback = go back
votes-kind-fallback = answer for a seat
votes-did-leave = has left this game: seat { $letter } is vacant. Whoever presses “Join the game” plays on with its hand and its points; or press “Table” to let a bot play there.
votes-idle = { $names }: nothing has happened in your game of { $game } for two weeks. Play on; or press “Table” to go on without somebody, to pause, or to end it. After a month without anything it rests until somebody wakes it up.
votes-poster-rests = 💤 This game rests, as nothing has happened for a month. Nothing is lost: anybody who plays here can wake it up.

## Refusals

votes-players-only = Only those who play at this table can ask its people. Whoever manages the server has /admin tables.
votes-not-running = There is something to decide while a game is running.
votes-own-seat = This is your own seat: /game offer gives it to somebody else or to a bot.
votes-about-you = This is about your own seat, so the others decide. Play, and it is over.
votes-open-already = This is being asked already: say yes or no below the message in the table’s channel.
votes-rests = This game rests, as nothing has happened for a month. “Wake it up”, on the table’s newest message, brings everything back.
