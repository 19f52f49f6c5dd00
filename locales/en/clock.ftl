### Paces in numbers, clocks, reminders, what happens when time is up, and being away. Names come escaped; { $who } is a mention, { $when } a moment that Discord shows in the reader’s zone.

## Paces

clock-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
clock-hours =
    { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
clock-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
clock-agreed = { $pace }: { $bank } in the bank, { $more } more each turn, { $most } at most
clock-terms = ⏳ Bank: { $bank }, +{ $more } each turn, { $most } at most.{ $off }{ $quiet }
clock-off-turn = { " " }Answers in another’s turn: { $time }.
clock-nights = { " " }Quiet hours do not count.
clock-set-insane = A clock needs at least 1 minute to begin with, a most that is not less than that, and at least 5 minutes for answers in the turns of others.
clock-no-increment = nothing
clock-no-off_turn = as long as it takes
clock-no-reminders = none
clock-choose-terms = Clocks: choose a pace to change its numbers
clock-terms-times = { $pace }: time in the bank
clock-terms-manners = { $pace }: answers, reminders, quiet hours

## By when

clock-by = { $name }: { $when }
clock-list-waiting = **waits for you** (asked { $since }; time is up { $when })
clock-reminder = { $who }, this table waits for you. Your time is up { $when }.
clock-reminder-letter = { $game } in { $channel }: { $who }

## Reminded by another player

clock-nudge = Remind { $name } kindly
clock-nudge-asks = { $who }, { $name } asks kindly whether you find a moment for this table, which waits for you.
clock-nudge-asks-by = { $who }, { $name } asks kindly whether you find a moment for this table, which waits for you. Your time is up { $when }.
clock-nudge-done = { $name } is reminded kindly, in your name.
clock-nudge-practice = You play here against bots alone: nobody needs to be reminded.
clock-nudge-paused = This table stands still, so nobody is reminded. Once it goes on, whoever is up is called.
clock-nudge-own = This is your own seat: press Play, below the table’s message.
clock-nudge-nobody = No person plays this seat. A bot moves by itself within two minutes; for an empty seat, choose below “Table” how to go on.
clock-nudge-not-up = This table does not wait for them any more: its newest message says who is up.
clock-nudge-away = { $name } is away until <t:{ NUMBER($when, useGrouping: 0) }:D>, and is not reminded. Choose below “Table” how to go on meanwhile.
clock-nudge-digest = { $name } reads a digest once a day, which names this table. Wait for that, or choose below “Table” how to go on.
clock-nudge-unwanted = { $name } wants no reminders, and was told once. Choose below “Table” how to go on.
clock-nudge-quiet = { $name } has quiet hours, so nothing is sent. It will be day again there <t:{ NUMBER($when, useGrouping: 0) }:R>: remind them then.
clock-nudge-soon = { $name } was called or reminded not long ago. You can remind them <t:{ NUMBER($when, useGrouping: 0) }:R>, if the table still waits.

## Time is up. { $who } comes before what was done

clock-who = The clock
clock-did-extend = has given { $name } ({ $letter }) { $time } more, as time was up. It does so once in a game for each seat.
clock-did-default = has answered for { $name } ({ $letter }), whose time for an answer in the turn of another was up, as the question itself says.
clock-did-wait = has let the table wait { $time } more for { $name } ({ $letter }).
clock-did-fallback = has let the default be played once for { $name } ({ $letter }), whose time was up.
clock-did-bot = lets a bot (steady) play on for { $name } ({ $letter }), whose time was up. One press on Play gives the seat back.
clock-did-offer = has put up the seat of { $name } ({ $letter }), whose time was up.
clock-did-pause = has paused this table, as the time of { $name } ({ $letter }) was up. Whoever sits here lets it go on with “Go on”, below its message.
clock-late = ⌛ **Time is up for { $name } ({ $letter }).** Nobody loses by that: the game waits. { $who }: what now?
clock-late-needed =
    { $n ->
        [one] One press decides.
       *[other] It is done as soon as { $n } of you choose the same.
    }
clock-late-over = ⌛ The time of { $name } ({ $letter }) was up, and now that for saying what now is, too. Chosen: { $what }.
clock-late-said = { $name }: { $what }
clock-late-after = If { $name } plays after all, this message goes.
clock-choose-wait = Wait { $time } more
clock-choose-fallback = Play the default once
clock-choose-bot = Let a bot play on
clock-choose-offer = Offer the seat
clock-choose-pause = Pause
clock-done = Done. The table is told.
clock-noted = Your choice counts. It is done when enough of you have chosen the same.
clock-goes-on = The game goes on. Whoever is up is called.
clock-go-on = Go on
clock-pause-of-managers = { $name } has paused this table for those who manage this server. They let it go on with /admin tables.
clock-decided = This is no longer asked: it was decided, or the game has gone on.
clock-not-asked = Only the others who play at this table are asked. Whose time is up can still press Play.

## Being away

clock-here =
    { $n ->
        [one] You are here. You can be away for 1 day more this year.
       *[other] You are here. You can be away for { $n } days more this year.
    }
clock-away-until =
    { $n ->
        [one] You are away until { $when }. 1 day is left to you this year.
       *[other] You are away until { $when }. { $n } days are left to you this year.
    }
clock-away-means = While you are away your clocks stand still, and nobody calls or reminds you. Your tables say until when. You can play all the same.
clock-away-choose = Away from now on, for
clock-away-bots = A bot, or a friend who says yes, may play on for you meanwhile; one press gives you the seat back.
clock-away-bot = Bot: { $game } (table { NUMBER($table, useGrouping: 0) })
clock-away-name = 🌴 { $name } is away until { $when }.
clock-back = I am back
clock-welcome = Welcome back. Your clocks run again, and you are called as before.
clock-not-away = You are not away.
clock-away-past = That is over already. Name a day to come, like 2026-12-01 or “3 days”.
clock-away-unread = I do not understand that day. Write it like 2026-12-01, “3 days” or “2 weeks”.
clock-away-budget =
    { $n ->
        [one] That is too long: 1 of { $budget } days is left to you this year. Where you need more, ask those who manage the server.
       *[other] That is too long: { $n } of { $budget } days are left to you this year. Where you need more, ask those who manage the server.
    }
clock-typed-days = day days d
clock-typed-weeks = week weeks w
clock-typed-one = a an one
clock-typed-tomorrow = tomorrow
