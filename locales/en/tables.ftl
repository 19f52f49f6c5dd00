### Tables as those who manage a server see and repair them, and what happens when the server changes under a table.
### Names come escaped; { $channel } and { $who } are mentions; { $letter } is that of a seat; { $when } is a moment as Discord shows it.

## All tables of a server

tables-none = There is no table on this server.
tables-all = **Tables on this server** (page { $page } of { $pages })
tables-choose = Choose a table
tables-before = Page before
tables-after = Next page
tables-choice = { $game } (table { NUMBER($table, useGrouping: 0) })
tables-line = { $game } (table { NUMBER($table, useGrouping: 0) }) in { $channel }: { $status }
tables-lobby = lobby, opened { $when }
tables-waits = waits for { $names }, asked { $when }
tables-paused-since = paused by { $name }
tables-unreadable = cannot be read just now
tables-place-gone = its channel no longer exists
tables-place-closed = I may not post there
tables-place-locked = its thread is locked
tables-place-left = I was sent away from this server

## One table

tables-title = **{ $game }** (table { NUMBER($table, useGrouping: 0) }) in { $channel }
tables-seat-line = **{ $letter }** { $name }
tables-seat-host = **{ $letter }** { $name } (host)
tables-seat-vacant = **{ $letter }** vacant
tables-vacant-name = { $letter } (vacant)
tables-troubles = Trouble reports: { $list }
tables-trouble = { $id } ({ $when })
tables-you-play = You sit at this table. You see what you may see as a player, and answering for a seat or going back asks the others here, or another manager.
tables-everybody-hears = The table’s channel is told who did it.
tables-resume = Let it go on
tables-pause = Pause: choose why
tables-why-away = people are away
tables-why-missing = a player is missing
tables-why-late = time was up
tables-why-dispute = something has to be cleared up
tables-why-wish = the table wishes it
tables-end = End
tables-go-back = Go back …
tables-to-list = All tables
tables-to-table = Back to the table
tables-choose-seat = A seat: choose which
tables-choose-channel = Move: choose where to
tables-about-seat = { $seat } at the table of { $game }.
tables-about-waiting = The table waits for this seat, which was asked { $when }. Answering for it plays what the game itself would play for somebody who does not come.
tables-stand-in = Answer for this seat
tables-vacate = Make it vacant
tables-reassign = Give the seat to somebody
tables-points = Where should the game go back to? Everything after it is undone, and stays on record.
tables-no-points = There is no earlier position to go back to.
tables-choose-point = Choose a position
tables-point-deal = The beginning of the game
tables-point-sure = Back to the position after “{ $what }”? Everybody at the table sees the board as it was then and whoever was up is called. What somebody has learned since stays known.
tables-roll-back = Go back to it
tables-done-pause = The table is paused.
tables-done-resume = The table goes on.
tables-done-move = The table stands in { $channel } now.
tables-done-vacate = The seat is vacant. Whoever presses “Join the game” takes it.
tables-done-reassign = The seat is { $name }’s now.
tables-done-stand-in = The seat has been answered for.
tables-done-roll-back = The game is back where it was.
tables-asked = You sit at this table, so the others are asked in its channel. Another manager who does not play here can decide alone.

## What everybody reads; { $who } comes before it

tables-told = { $who } { $what }
tables-did-pause = has paused this table: { $why }. Nobody is called until it goes on.
tables-did-resume = lets this table go on.
tables-did-end = has ended this table.
tables-did-move = has moved this table here.
tables-did-vacate = has made the seat of { $name } ({ $letter }) vacant. Whoever presses “Join the game” below the table’s message plays on with its hand and its points.
tables-did-leave = has left the server, so seat { $letter } is vacant. Whoever presses “Join the game” below the table’s message plays on with its hand and its points.
tables-did-reassign = has given seat { $letter } to { $name }.
tables-did-join = has taken the vacant seat { $letter }.
tables-did-stand-in = has answered for { $name } ({ $letter }), who is missed.
tables-did-roll-back = has taken the game back to an earlier position. What came after it no longer counts; it stays on record.
tables-poll-fallback = { $who }, who sits here and manages this server, would like to answer for { $name } ({ $letter }), who is missed.
tables-poll-rollback = { $who }, who sits here and manages this server, would like to take the game back to the position after “{ $what }”.
tables-poll-how = It is done when everybody else here has agreed, or another manager who does not play here.
tables-poster-paused = ⏸ Paused by { $name }: { $why }.
tables-poster-vacant = Seat { $letter } is vacant: whoever takes it plays on with its hand and its points.
tables-join-running = Join the game ({ $letter })

## When a place is lost

tables-parked-gone = The channel of your table of { $game } no longer exists. The game is safe. Whoever sits at it can bring it back: go to a channel of the server and use /game move there. /mine lists your tables.
tables-parked-left = I was sent away from the server of your table of { $game }. The game is safe, and goes on where it was as soon as I am invited again. /mine lists your tables.
tables-parked-closed = I may no longer post in { $channel }, where your table of { $game } stands. The game is safe. It goes on by itself once an admin allows me View Channel, Send Messages and Attach Files there; or use /game move in another channel.
tables-parked-locked = The thread { $channel }, where your table of { $game } stands, is locked. The game is safe. It goes on by itself once the thread is open again; or use /game move in another channel.
tables-left-thread = This table of { $game } stands in { $channel } now. Nothing more happens in this thread.
tables-moved = Your table of { $game } stands here now. Its message follows below.
tables-which-move = Several tables could come here. Name one: { $list }.
tables-nothing-to-move = None of your tables can come here. A table is moved within its server, by its host, by those who manage the server, or by anybody seated if its place is lost.

## /admin check

tables-check = **Places in use**
tables-check-fine = All is well: I have every permission I need in all channels in use.
tables-check-here = { $channel }: I lack { $missing }. Open the channel’s settings, then Permissions, choose my role and allow these.
tables-check-gone = { $game } (table { NUMBER($table, useGrouping: 0) }): its channel no longer exists. Use /game move in another channel, or end the table.
tables-check-closed = { $channel }: I cannot see it any more. Allow me View Channel there, or use /game move in another channel.
tables-check-locked = { $channel }: the thread is locked. Unlock it, or use /game move in another channel.
tables-check-parked = { $game } (table { NUMBER($table, useGrouping: 0) }) was stopped and can go on.
tables-check-missed = { $name } is no longer on this server, but sits at { $game } (table { NUMBER($table, useGrouping: 0) }). Make the seat vacant with /admin tables.
tables-check-channel = { $setting } – the channel no longer exists.
tables-check-role = { $setting } – the role no longer exists.
tables-check-setting = { $setting } – in { $channel } I lack { $missing }.
tables-mend = Fix what can be fixed
tables-mended = Fixed: { $n }. What is left is for you.
tables-mended-nothing = There was nothing here that I can fix myself.

## Refusals

tables-paused = { $name } has paused this table: { $why }. Nothing is lost, and you are called when it goes on.
tables-paused-already = This table is paused already.
tables-not-paused = This table is not paused.
tables-vacant-already = Nobody sits there any more.
tables-vacant-stays = This seat is vacant, so it stays to be had.
tables-not-waited-for = The table does not wait for this seat.
tables-no-such-point = The game cannot go back there any more. Open the list again.
tables-moved-out-of-sight = This table has moved to a channel that you cannot see.
tables-moved-on = The game has moved on since. Look at the table again.
tables-poll-over = This is no longer asked: the game has gone on, or it is done.
tables-poll-others = Only those who sit at this table can agree to this.
tables-no-channel = This channel is not there any more. Choose another.
tables-cannot-see = { $name } cannot see the table’s channel.
