### Tables on Discord: lobby, posters (the public message of a table), panels, commands, refusals, and what the operator reads.
### Names come escaped; { $who } and { $guest } are mentions.

## The lobby

bot-either = { $first } or { $last }
bot-missing-players =
    { $n ->
        [one] 1 more player is needed to start.
       *[other] { $n } more players are needed to start.
    }
bot-seat-counts = For { $fewest } to { $most } players, best with { $best }.
bot-seat = **{ $letter }** { $name } · { $colour }
bot-seat-host = **{ $letter }** { $name } (host) · { $colour }
bot-option-line = { $option }: { $value }
bot-pace = Pace
bot-pace-friends = friends, no clock
bot-pace-relaxed = relaxed, days for each turn
bot-pace-daily = daily, about a day for each turn
bot-pace-brisk = brisk, a few hours for each turn
bot-pace-live = live, everybody is here now
bot-choose-options = Options
bot-choose-option = Choose an option to change
bot-choose-seat = Seats
bot-colour-A = red circle
bot-colour-B = blue square
bot-colour-C = yellow triangle
bot-colour-D = purple diamond
bot-colour-E = cyan plus
bot-colour-F = ivory star
bot-seating = Seats
bot-seating-joined = as shown; everybody may change places
bot-seating-random = drawn when the game starts
bot-seating-wishes = by wishes, dealt at the start
bot-seated-joined = as chosen before the start
bot-seated-random = drawn at the start
bot-seated-wishes = dealt at the start, by wishes
bot-seats-joined = Choose a seat. Whoever sits there changes places with you; the table’s message shows it to everybody.
bot-seats-alone = You sit here alone, so there is nobody to change places with yet.
bot-seats-random = The host wants the seats drawn when the game starts, so places do not matter yet.
bot-seats-wishes = Seats are dealt when the game starts, so that as many wishes as possible come true. Nobody sees yours before the game is over.
bot-join = Join
bot-leave = Leave
bot-start = Start
bot-invite = Invite somebody
bot-opened = Your table of { $game } is open. Its message follows below.
bot-joined = You have taken a seat at this table.
bot-has-joined = { $name } has taken a seat.
bot-left = You have given up your seat.
bot-started = { $game } begins. The table’s first message follows.
bot-options-hosted = Options of this table; only { $host }, who hosts it, can change them:
bot-options-fixed = Options of this game, as they were when it began:
bot-options = Options of this table. Everybody sees the change on the table’s message.
bot-invited = { $guest }, { $name } invites you to a table of { $game }.
bot-invited-quietly = { $name } was called to a table within the last 24 hours, so this invitation is there to be read but calls nobody.
bot-decline = No, thank you
bot-declined = You have declined. Nobody can invite you to this table again; you can still join it yourself.
bot-has-declined = { $name } has declined the invitation.
bot-invitation-over = This invitation is no longer open.
bot-lobby-full = All { $most } seats are taken. Before anybody else can join, somebody has to leave.
bot-poster-lobby-closed = This table was closed before it began.
bot-lobby-closing = { $host }, nothing has happened at this table of { $game } for six days. It closes tomorrow unless somebody seated keeps it open.
bot-lobby-closing-practice = { $host }, your game of { $game } against bots has not been started for six days. Nobody else waits for it: press **Start** above, keep it open, or let it close tomorrow.
bot-lobby-renew = Keep it open
bot-lobby-renewed = This table stays open for another week.

## The poster: the public message of a table

bot-play = Play
bot-my-hand = My hand
bot-board = Board
bot-log = Log
bot-rules = Rules
bot-poster-up =
    { $n ->
        [one] { $who }, it is your turn.
       *[other] { $who }, you are asked to choose.
    }
bot-poster-call = { $who }, { $what }.
bot-poster-more =
    { $n ->
        [one] … and 1 line more: see Log.
       *[other] … and { $n } lines more: see Log.
    }
bot-poster-fingerprint = Shuffle { $fingerprint }
bot-poster-hands = Hands: press My hand, only you can see it.
bot-poster-no-picture = The picture could not be drawn. Press Board to try again; the game goes on without it.
bot-poster-picture-follows = The picture follows when less is going on.
bot-panel-picture-left-out = No picture just now: too much is going on. Board shows it.
bot-letter-picture-left-out = No picture just now: too much is going on. My hand shows it.
bot-poster-no-files = I may not attach files here. Allow “Attach Files” for me in this channel; until then press Board.
bot-picture-too-large = Discord did not take the picture: it is too large. The game goes on without it.
bot-poster-ended = This table was ended before the game was over.
bot-poster-place =
    { $place }. { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
bot-poster-won =
    { $n ->
        [one] { $who } wins.
       *[other] { $who } share the win.
    }
bot-how-to-check = How to check
bot-proof-fingerprint = Fingerprint of the shuffle: `{ $fingerprint }`
bot-proof-later = Everything drawn or rolled in this game follows from a seed, a secret number that was fixed before the deal. The fingerprint is the SHA-256 of that seed and a salt, so neither can be changed any more. When the game is over, this button shows both, and anybody can compute it again.
bot-proof-now = Seed { $seed }, salt { $salt }. Compute the SHA-256 of this text, with nothing before or after it: `{ $seed }:{ $salt }`. It must be the fingerprint, which the table’s first message began with. Export has every answer, to play the game again from the seed.
bot-export = Export
bot-rematch = Rematch
bot-rematch-opened = The rematch is open, with the same options and the seats moved on by one. Its message follows below.
bot-rematch-joined = You have a seat in the rematch.
bot-rematch-there = The rematch is open already, and you have a seat in it.

## The turn panel

bot-missed-lines =
    Since your last turn: { $n ->
        [one] 1 line
       *[other] { $n } lines
    }, see Log.
bot-missed = Since your last turn:
bot-option-about = { $label } – { $about }
bot-option-final = { $option } · final
bot-sure = { $option } – { $reason }, no way back
bot-sure-yes = Do it
bot-sure-no = Not yet
bot-meanwhile = Since the last turn:
bot-drafted = So far, unseen until you confirm:
bot-drafted-more =
    { $n ->
        [one] … 1 earlier line.
       *[other] … { $n } earlier lines.
    }
bot-panel-moved = You have opened this panel again in { $channel }. Go on there.
bot-panel-moved-down = You have opened this panel again further down. Go on there.
bot-panel-moved-letter = You have opened this panel again in our direct messages. Go on there.
bot-gathered = Chosen so far: { $what }
bot-waiting-for = The table waits for: { $who }.
bot-done = Done. Now up: { $who }.
bot-done-over = Done. The game is over: the result is in the channel.
bot-choose-group = Choose a group
bot-choose = Choose here
bot-choose-exactly = Choose { $n }
bot-choose-several =
    { $least ->
        [one] Choose 1 to { $most }
       *[other] Choose { $least } to { $most }
    }
bot-choose-again = (time { $times })
bot-choose-nothing = Choose nothing
bot-choose-done = Done ({ $n })
bot-choose-clear = Begin again
bot-group-size =
    { $n ->
        [one] 1 option
       *[other] { $n } options
    }
bot-all-groups = All groups
bot-page-before = ‹ Before
bot-page-after = After ›
bot-step-back = Back
bot-restart-turn = Restart turn
bot-refresh = Refresh
bot-panel-hand = Hand
bot-suggest-all = play this

## Looking

bot-hand-title = **Only you can see this.**
bot-hand-nothing = You hold nothing hidden: all that is yours lies on the table.
bot-hand-asked = It is your turn.
bot-hand-called = You are wanted: { $what }.
bot-board-shown = The board as everybody sees it.
bot-choose-part = Look closer
bot-whole-board = Whole board
bot-one-file = As one file
bot-one-file-shown = The whole board as one file. Open it to read it.
bot-as-picture = As a picture
bot-in-words = The table in words
bot-choose-topic = Another topic
bot-log-title-only = **Log.** The newest line is the last.
bot-log-title = **Log, page { $page }.** The newest line is the last of page 1.
bot-log-newer = Newer ›
bot-log-older = ‹ Older
bot-log-empty = Nothing has happened yet.
bot-exported = Here is what you may know of this game. When it is over, the file holds everything, with the seed of its shuffles.
bot-exported-over = Here is the whole game, with the seed of its shuffles.
bot-list-empty = There is no table on this server. Open one with /game new.
bot-list-line = [{ $game }]({ $link }) in { $channel }: { $status } · { $names }
bot-list-lobby = waits for players
bot-list-playing = waits for { $who } (asked { $since })
bot-list-waiting = **waits for you** (asked { $since })
bot-list-lost = { $game } (table { NUMBER($table, useGrouping: 0) }): { $status }
bot-list-gone = its channel no longer exists
bot-list-closed = I can no longer see its channel
bot-list-broken = it cannot be read just now; tell the operator its number
bot-end-this = End { $game } (table { NUMBER($table, useGrouping: 0) })
bot-end-which = Which table do you want to end?
bot-unfollow-this = Stop following table { NUMBER($table, useGrouping: 0) }
bot-unknown-game = “{ $game }”, a game I do not know
bot-help = **Harbormaster** hosts board games in this channel, at any pace.
    - **/learn** leads you through a first game against a bot.
    - **/game new** opens a table; others press Join, the host presses Start. **/game practice** begins one against bots.
    - When you are called, press **Play** on the table’s message: a private panel leads you through your turn. The others see your steps when you confirm; what you drew or rolled for they may see earlier.
    - **/play** opens the same panel, or takes a typed move such as “build 14; end”.
    - **Hint** in the panel, or **/hint**, tells you what a steady player would do and why. The score says who had hints.
    - **/hand**, **/board**, **/log**, **/card** and **/rules** show what you want to know, to you alone.
    - **/undo** takes back your last step, as long as nothing hidden was shown.
    - **/mine** lists your tables on all servers; **/away** stops your clocks and calls for some days; **/settings** changes direct messages, pictures and invitations; **/privacy** shows or deletes what is stored about you.
    - **/game list**, **/game options**, **/game end** are for this server’s tables; **/game offer** lets somebody else or a bot take over a seat, **/game friend** lets a friend play it for a while, **/game vote** reminds somebody kindly, or asks the others to go on without somebody, to pause, to take back or to end, **/game leave** gives your seat up, **/game move** brings a table to another channel, **/game export** hands it to you as a file.
    - Right-click, or hold, and choose Apps: on a person, **Offer a seat at this table**; on a message of the table, **Board at this moment**.
    - **/admin config** sets up this server, **/admin tables** mends its tables, **/admin check** says what I am missing.

## Direct messages and settings

bot-letter-title = **{ $game }**: your hand. This message is kept up to date.
bot-letter-welcome = You have a seat at a table of { $game }. Your hand will appear here. You can turn this off with /settings.
bot-letter-last = **{ $game }**: until now your hand was shown here.
bot-letter-closed = Your table of { $game } was closed before it began.
bot-letter-off = Direct messages are off, so your hand in { $game } is no longer shown here. At the table, press My hand.
bot-letter-test = This is a test: direct messages arrive.
bot-to-table = To the table
bot-messages-on = Direct messages: on. Your hand comes by direct message.
bot-messages-off = Direct messages: off. Use My hand on the table’s message.
bot-messages-closed = Direct messages: closed on your side. Use My hand on the table’s message, or allow messages from members of this server and send a test.
bot-messages-error = Last answer from Discord: { $detail }
bot-messages-turn-on = Turn messages on
bot-messages-turn-off = Turn messages off
bot-messages-test = Send a test
bot-messages-arrived = The test has arrived.
bot-messages-not-arrived = The test was refused.
bot-theme-light = Private pictures: light.
bot-theme-dark = Private pictures: dark.
bot-theme-take-light = Light pictures
bot-theme-take-dark = Dark pictures
bot-invitations-on = Invitations: others may invite you to their tables, and call you at most once a day.
bot-invitations-off = Invitations: none. You can still join any table yourself.
bot-invitations-turn-on = Allow invitations
bot-invitations-turn-off = No more invitations

## Watching, and handing a seat over

bot-follow = Follow
bot-following = You follow this table: /mine lists it. You get no messages about it.
bot-following-told = You follow this table: /mine lists it. One direct message shows how it stands and is kept up to date.
bot-following-settings = Notices
bot-notices-turn-on = Keep me posted
bot-notices-turn-off = No messages
bot-unfollow = Stop following
bot-unfollowed = You no longer follow this table.
bot-news-title = **{ $game }**, a table you follow. This message is kept up to date.
bot-news-last = **{ $game }**, a table you followed.
bot-news-closed = **{ $game }**, a table you followed: how it ended follows in a message of its own.
bot-news-waiting = Up now: { $who }.
bot-news-over = The game is over.
bot-list-following = you follow it
bot-offer-own = Offer your own seat ({ $letter }, with your hand) in this game of { $game } to anybody in its channel? You play on until somebody takes it.
bot-offer-other = Offer { $name }’s seat ({ $letter }, with { $name }’s hand) in this game of { $game } to anybody in its channel? { $name } plays on until somebody takes it.
bot-offer = Offer the seat
bot-offer-made = The seat is on offer: the table’s channel shows it to everybody.
bot-offer-unsent = I could not say so in the table’s channel, so the seat is not on offer. /admin check says what I am missing there.
bot-offered-already = This seat is on offer already.
bot-seat-changed = Somebody else sits there by now. Use /game offer again.
bot-take = Take the seat
bot-withdraw = Withdraw the offer
bot-seat-offered = The seat of { $name } ({ $letter }) in this game of { $game } is to be had. Whoever takes it plays on with its hand and its points; until then { $name } stays.
bot-seat-taken = { $who } takes the seat of { $name } ({ $letter }) in this game of { $game }.
bot-seat-kept = { $name } ({ $letter }) keeps the seat in this game of { $game }.
bot-took-seat = The seat is yours. My hand on the table’s newest message shows what you hold; Play is for when you are called.
bot-letter-left = You have given up your seat at a table of { $game }.
bot-letter-farewell = You have handed over your seat at a table of { $game }. Your hand went with it.
bot-command-offer = offer
bot-about-offer = Let somebody else take over a seat in this running game
bot-command-vote = vote
bot-about-vote = Ask the others: go on without somebody, pause, take back, end
bot-command-leave = leave
bot-about-leave = Give up your seat at this table for good
bot-command-friend = friend
bot-about-friend = Let a friend play your seat for a while, or take it back
bot-command-which-friend = friend
bot-about-which-friend = Whom to ask; leave it out to see how it stands
bot-command-friend-until = until
bot-about-friend-until = A day like 2026-12-01, or “3 days”; else until you take it back
bot-command-whose-seat = player
bot-about-whose-seat = Whose seat; leave it out for your own
bot-not-at-table = You have no seat at this table. Press Join first.
bot-no-such-seat = This table has no such seat. Choose one of the menu.
bot-not-running = Seats can be handed over only while a game is running.
bot-nobody-of-that-name = Nobody called “{ $typed }” sits at this table. Choose one of: { $names }.
bot-several-of-that-name = Several people here are called that. Choose one of: { $names }.
bot-only-people = Only people can sit at a table.
bot-only-own-seat = You may offer your own seat. For another one, ask the host of this table: { $host }.
bot-not-offered = This seat is not to be had, or no longer.
bot-follow-seated = You have a seat here, so you are told anyway. /settings says how.
bot-error-unkept = Something went wrong on our side, and your game is safe. Please tell the operator what you pressed and when.
bot-error-unstored = This could not be stored just now, so nothing was changed. Please try again in a few minutes.
bot-no-trouble = There is no failure with the number { $number }.

## Refusals

bot-error = Something went wrong on our side, and your game is safe. If it happens again, tell the operator this number: { $id }
bot-button-foreign = This button belongs to an older version. Use the table’s newest message, or /play.
bot-button-broken = This button is not one of mine. Use the table’s newest message, or /play.
bot-command-outdated = This command is not one of mine any more. Wait a minute until Discord shows the new ones, or reload it.
bot-no-such-table = There is no such table any more.
bot-no-table-here = There is no table in this channel. Open one with /game new.
bot-no-tables = You sit at no table. Open one on a server with /game new.
bot-which-table = You sit at several tables. Go to the channel of the one you mean; /mine lists them.
bot-servers-only = Tables stand in channels of servers. Go to one and try again there.
bot-channel-busy = This channel already has a table (number { NUMBER($table, useGrouping: 0) }). Finish it, end it with /game end, or use another channel.
bot-already-seated = You already have a seat at this table.
bot-seated-already = This person already has a seat.
bot-no-bots = Bots cannot be invited. Choose a person.
bot-invite-seated-only = Invitations come from those who sit at the table. Press Join first.
bot-invite-unseen = { $name } cannot see this channel, so an invitation would not arrive. Choose somebody else, or open a table where they can see it.
bot-invite-unwanted = { $name } prefers to find tables without invitations, and is welcome to press Join.
bot-invite-declined = { $name } has declined an invitation to this table, and can still press Join.
bot-invited-already = { $name } has been invited already. The invitation stays open for two days.
bot-invite-unsent = The invitation could not be sent. Try again in a minute.
bot-no-such-invitation = There is no such invitation any more.
bot-invitation-not-yours = This invitation is for somebody else. To take a seat, press Join.
bot-invitation-declined-already = You have declined this invitation already. You can still join with the table’s message.
bot-invitation-expired = This invitation is no longer open. If the table is, join with its message.
bot-table-full = This table is full: the game takes at most { $most } players.
bot-not-seated = You have no seat at this table, so there is no hand to show. The board and the log are open to all.
bot-not-seated-waiting = You have no seat at this table. It waits for: { $waiting }.
bot-not-your-turn = It is not your turn. The table waits for: { $waiting }.
bot-not-started = This table has not begun. Its host presses Start when all are seated.
bot-started-already = This game has begun, so its seats and options stay as they are.
bot-over-already = This table is closed already.
bot-rematch-not-over = There is a rematch when the game is over.
bot-rematch-others = A rematch is for those who sat at this table. Open a table of your own with /game new.
bot-only-host = Only the host of this table may do that: { $host }.
bot-ended = This table was ended. Open a new one with /game new.
bot-end-sure = This ends the table of { $game } for good: nobody can play on. Are you sure?
bot-end-for-good = End it for good
bot-no-seat = You have no seat at this table, so there is none to give up.
bot-ended-now = The table is closed.
bot-no-such-option = This question has no such option. Use the newest question instead.
bot-nothing-typed = Type a move, such as “sail 1”, or leave it out to get buttons.
bot-unknown-choice = There is no such choice. Choose one of: { $choices }.
bot-no-such-topic = The rules have no topic “{ $topic }”. Choose one of those suggested.
bot-admins-only = Only those who manage the server may do that.
bot-permissions-missing = I cannot host a table here, because I lack: { $missing }. An admin can allow this in the channel’s settings, under permissions.

## Permissions

bot-permission-view_channel = View Channel
bot-permission-send_messages = Send Messages
bot-permission-send_messages_in_threads = Send Messages in Threads
bot-permission-create_public_threads = Create Public Threads
bot-permission-create_private_threads = Create Private Threads
bot-permission-attach_files = Attach Files
bot-permission-embed_links = Embed Links
bot-permission-read_message_history = Read Message History

## Commands: names are lower case without spaces, descriptions at most 100 characters

bot-command-game = game
bot-about-game = Open, find and end tables
bot-command-new = new
bot-about-new = Open a table in this channel
bot-command-learn = learn
bot-about-learn = Learn a game by playing it: five turns against a bot
bot-command-learn-here = here
bot-about-learn-here = In this channel for all to see, not in a thread of your own
bot-command-which-game = game
bot-about-which-game = The game to play
bot-command-practice = practice
bot-about-practice = Play against bots at once; nothing counts and nobody is called
bot-command-how-many-bots = bots
bot-about-how-many-bots = How many bots; leave it out for as few as can be
bot-command-which-strength = strength
bot-about-which-strength = How strong they are; leave it out for easy ones
bot-command-options = options
bot-about-options = The options of this table; the host can change them before the game begins
bot-command-export = export
bot-about-export = This game as a file: your view while it runs, everything at the end
bot-command-list = list
bot-about-list = The tables on this server
bot-command-end = end
bot-about-end = End the table of this channel for good; in direct messages, one of yours
bot-command-play = play
bot-about-play = Open your turn, or type a move
bot-command-move = move
bot-about-move = A move such as “build 14; end”; leave it out to get buttons
bot-command-board = board
bot-about-board = See the board
bot-command-what = part
bot-about-what = A part to look at closely, or the table in words
bot-command-hand = hand
bot-about-hand = See your hand; nobody else does
bot-command-since = since
bot-about-since = See what has changed since your last turn, in words and one picture
bot-command-advance = advance
bot-about-advance = Answer something before you are asked; nobody else knows
bot-command-answer = answer
bot-about-answer = What to settle or to cancel; without it you see all of it
bot-command-hint = hint
bot-about-hint = Ask what a steady player would do and why; nobody else sees it
bot-command-undo = undo
bot-about-undo = Take back your last step of this turn
bot-command-log = log
bot-about-log = What has happened so far
bot-command-card = card
bot-about-card = Look at a card or tile
bot-command-card-name = name
bot-about-card-name = The card or tile
bot-command-rules = rules
bot-about-rules = Look up the rules
bot-command-topic = topic
bot-about-topic = What you want to know
bot-command-mine = mine
bot-about-mine = Your tables, and which wait for you
bot-command-away = away
bot-about-away = Away for a while: your clocks stand still, nobody calls you
bot-command-away-until = until
bot-about-away-until = A day like 2026-12-01, or “3 days”
bot-command-help = help
bot-about-help = How this bot works
bot-command-settings = settings
bot-about-settings = Direct messages, pictures and invitations
bot-command-privacy = privacy
bot-about-privacy = What is stored about you
bot-command-export-data = export
bot-about-export-data = Everything that is stored about you, as a file
bot-command-delete-data = delete
bot-about-delete-data = Forget everything that is stored about you; it asks first
bot-command-server-privacy = privacy
bot-about-server-privacy = What is stored about this server: as a file, or deleted for good
bot-command-admin = admin
bot-about-admin = For those who manage the server
bot-command-check = check
bot-about-check = What the bot is missing where tables stand, and what it can fix
bot-command-bring = move
bot-about-bring = Bring a table of yours to this channel
bot-command-which-table = table
bot-about-which-table = Which table; leave it out if there is only one
bot-command-tables = tables
bot-about-tables = All tables of this server, and the tools to repair them
bot-command-config = config
bot-about-config = Games, places, people, pace, looks and notices of this server
bot-command-export-settings = export
bot-about-export-settings = The settings of this server as a file
bot-command-import = import
bot-about-import = Take settings from a file; it is explained before anything is changed
bot-command-settings-file = settings
bot-about-settings-file = A file that /admin export gave

## What the operator reads

bot-db-corrupt = The database { $path } cannot be read: { $detail }.
bot-db-empty = The database { $path } is an empty file.
bot-db-missing = There is no database { $path }.
bot-db-folder = { $path } is a folder, not a database.
bot-db-foreign = { $path } is not a database of Harbormaster. Choose another file.
bot-db-newer = The database { $path } has format { $found }, but this program knows formats up to { $known } only. Update the program.
bot-db-only-log = The database { $path } is gone; only its log { $log } is left.
bot-db-gone = There is no database { $path }, but there are copies of one in { $folder }. To begin anew, move them away.
bot-db-locked = The database { $path } is locked by another program. Close whatever has it open and try again.
bot-db-held = The database { $path } is in use by process { $pid } on { $host } since { $since }. Stop that process first.
bot-db-unwritable = { $path } cannot be opened and written: { $detail }. Give whoever runs this program the right to read and write the file and its folder, or choose another place.
bot-db-full = There is no room left on the disk of { $path }. Make some and try again.
bot-db-itself = { $path } cannot be put in its own place. Name a copy first, then the database.
bot-db-advised = { $problem } { $advice }
bot-db-put-back = Put the newest copy back with “{ $command }”.
bot-db-no-copy = No sound copy of it was found. If you have one, put it back with “python -m db restore”; to begin anew, move the file away.
bot-db-restored = { $path } now holds what { $copy } holds: { $tables } tables, { $answers } answers.
bot-db-kept = What was there is kept in { $path }.
bot-db-server-none = PostgreSQL cannot be used by this program yet: { $package } is not installed. Type “{ $command }”.
bot-db-server-address = HARBORMASTER_DB is not an address like postgresql://name:password@host:5432/database: { $address }. Write signs like @, : and / in a password as %40, %3A and %2F.
bot-db-server-away = The database { $address } cannot be reached: { $detail }.
bot-db-server-denied = The database { $address } does not let this program work: { $detail }.
bot-db-server-old = The server of { $address } is PostgreSQL { $found }, but at least { $oldest } is needed.
bot-db-server-words = The database { $address } keeps words as { $found }, but UTF8 is needed. Make a new one with “createdb -E UTF8 -T template0”.
bot-db-server-foreign = { $address } is not a database of Harbormaster. Choose one with nothing in it.
bot-db-moved-table = { $table }: { $rows } rows, { $digest }
bot-db-moved = All of { $source } is in { $target } now, compared row by row. Nothing was changed in { $source }.
bot-db-move-not-empty = { $place } has something in it already. Choose a new file, or make a new database.
bot-db-move-in-use = { $place } is in use ({ $number } connections). Stop the bot first.
bot-db-move-old = { $place } has format { $found }, and this program works with format { $known }. Start the bot on it once, stop it, and try again.
bot-db-move-differs = What has arrived of { $table } is not what was sent, so nothing was kept of it. Try again; if this goes on, the disk or the memory of one of the machines is not sound.
bot-set-token = DISCORD_TOKEN does not look like a bot token. Copy it again from the page of your application, without “Bot” and without spaces.
bot-set-sync = HARBORMASTER_SYNC is “{ $value }”. Choose one of: { $choices }.
bot-set-thinkers = HARBORMASTER_THINKERS is “{ $value }”. Write a number from 0 to { $most }.
bot-set-shards = HARBORMASTER_SHARDS is “{ $value }”. Write which shards of how many, for example 0-3/16, 2/16 or 0,4-7/16.
bot-set-shards-order = HARBORMASTER_SHARDS names “{ $span }”. Write the smaller number first.
bot-set-shards-count = HARBORMASTER_SHARDS speaks of { $count } shards. There may be 1 to { $most }.
bot-set-shards-beyond = HARBORMASTER_SHARDS names shard { $shard } of { $count }. They are counted from 0, so the last one is { $last }.
bot-set-shards-alone = HARBORMASTER_SHARDS leaves some shards to other processes, which a database in a file cannot share. Use PostgreSQL (HARBORMASTER_DB=postgresql://…), or take the setting out.
bot-other-layout = This process counts { $ours } shards, but process { $pid } on { $host } works on the same database and counts { $theirs }. Stop all processes before you change their number (HARBORMASTER_SHARDS).
bot-set-metrics = HARBORMASTER_METRICS is “{ $value }”. Write a port such as 9108, or an address and a port such as 127.0.0.1:9108.
bot-set-level = LOG_LEVEL is “{ $value }”. Choose one of: { $choices }.
bot-set-port = PORT is “{ $value }”. Choose a number from 0 to 65535.
bot-set-loopback = { $name } is “{ $value }”. It may only point to this machine, such as 127.0.0.1.
bot-set-both = Set both DISCORD_API_BASE and DISCORD_GATEWAY_URL, or neither.
bot-set-line = Line { $line } of { $file } is not of the form NAME=value.
bot-set-file = { $file } cannot be read: { $detail }. Save it as text in UTF-8 that whoever runs this program may read.
bot-set-folder = { $name } points to { $path }, which cannot be written. Choose another place, or let whoever runs this program write there.
bot-run-playground = The playground is ready. Open { $url } in a browser.
bot-run-port = Port { $port } is in use. Stop the other program or choose another port with “--port”.
bot-run-port-reserved = Port { $port } is kept by the system for itself. Choose one above 1023 with “--port”.
bot-run-metrics = Figures cannot be served at { $host }, port { $port } ({ $detail }). Choose another HARBORMASTER_METRICS, or none.
bot-run-host = “{ $host }” is no address of this machine. Leave “--host” out to listen on this machine only.
bot-run-login = Discord refused the token. Copy it again from the page of your application into .env.
bot-run-intents = Discord refused the intents that the bot asks for. Update the program, and look at “Privileged Gateway Intents” on the page of your application.
bot-run-hung-up = Discord does not let the bot in (close code { $code }). Update the program; if that does not help, look the code up in Discord’s documentation.
bot-run-unreachable = Discord cannot be reached: { $detail }.
bot-run-answers = Discord answers with the error { $status }.
bot-run-cut = Discord hung up (close code { $code }).
bot-run-silent = Discord does not answer.
bot-run-unreadable = What answers in Discord’s place is not Discord; look at the network between.
bot-run-again = Trying again in { $seconds } s.
