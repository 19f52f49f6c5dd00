### A friend who plays for somebody. Names come escaped; { $friend } and { $who } are mentions where they call; { $letter } is that of a seat; { $when } is a moment as Discord shows it.

## What its owner sees

deputy-button = Let a friend play …
deputy-away-button = A friend: { $game } (table { NUMBER($table, useGrouping: 0) })
deputy-page = **A friend can play for you** in this game of { $game }. Whom you choose is asked in the table’s channel. Whoever says yes sees your hand, plays your seat and is called in your place. You can play at any time, and one press takes the seat back. Votes about the table and your clock stay yours.
deputy-page-eyes = It has to be somebody who knows no other hand of this game.
deputy-page-there = Use **/game friend** in { $channel }: only there I can tell who sees the table.
deputy-choose = Whom would you like to ask?
deputy-asked = { $friend } is asked in about a minute, in the table’s channel, and can say yes until { $when }. Until then everything stays as it is.
deputy-asked-quietly = { $friend } was called to a table within the last 24 hours, so this is there to be read but calls nobody.
deputy-withdraw = Ask nobody after all
deputy-plays = { $friend } plays for you in this game of { $game }, { $long }, and is called in your place. You can play at any time.
deputy-long-open = until you take the seat back
deputy-long-until = until { $when }
deputy-take-back = Take the seat back
deputy-back = You play yourself again.

## What the friend sees

deputy-you-play = You play for { $name } ({ $letter }) in this game of { $game }, { $long }. You see the hand, and are called when the seat is up. What you do there is logged as yours for { $name }; votes about the table stay with { $name }.
deputy-theirs-open = until { $name } takes the seat back
deputy-give-back = Stop playing for { $name }
deputy-stopped = You no longer play for { $name }.
deputy-said-no = You have declined. You will not be asked for this table again within a week.
deputy-for = { $what } (for { $name })

## What everybody reads

deputy-asks = 🤝 { $friend }, { $name } asks you to play seat { $letter } of this game of { $game } for a while, { $long }. You would see its hand and be called for it.
deputy-yes = Play for { $name }
deputy-now-acts = 🤝 { $friend } plays for { $name } ({ $letter }).
deputy-now-declined = { $friend } cannot play for { $name } ({ $letter }) now.
deputy-now-over = Nobody is asked any more to play for { $name } ({ $letter }).
deputy-line = 🤝 { $friend } plays for { $name }.
deputy-name = { $friend } for { $name }

## What was done; { $who } comes before it

deputy-did-begin = plays for { $name } ({ $letter }) from now on.
deputy-did-end = no longer plays for { $name } ({ $letter }).
deputy-did-take-back = plays seat { $letter } in person again.
deputy-did-play = has played for { $name } ({ $letter }).

## Refusals

deputy-seated-only = Only those who play at this table can let a friend play for them.
deputy-asked-already = A friend plays for you already, or is asked to. /game friend shows it, and ends it.
deputy-yourself = You play there yourself. Choose somebody else.
deputy-would-see = Whoever plays at this table knows a hand, and may not see another. It takes somebody who does not play here.
deputy-plays-another = Somebody who plays one seat of this table for a friend knows that hand, and may not see another.
deputy-knows-a-hand = Whoever has seen one hand of this game may not see another.
deputy-is-away = Whoever is away cannot play for somebody else.
deputy-unseen = { $name } cannot see this channel, so could not follow the game. Choose somebody else.
deputy-unwanted = { $name } wants no invitations, so cannot be asked. Choose somebody else.
deputy-declined = { $name } has declined within the last week. Choose somebody else.
deputy-asks-another = Somebody else is asked here.
deputy-acts-already = You play there already.
deputy-over = This has been settled meanwhile: nothing is left to answer or to end here.
deputy-not-yours = Only whoever sits there, or plays there for them, can end that.
deputy-no-vote = You play here for a friend. What is decided about the table is up to those who sit there.
