### Tables on Discord: lobby, cards, panels, commands, refusals, and what the operator reads.
### Names come escaped; { $who } and { $guest } are mentions.

## The lobby

host-either = { $first } or { $last }
host-missing-players =
    { $n ->
        [one] 1 more player is needed to start.
       *[other] { $n } more players are needed to start.
    }
host-seat-counts = For { $fewest } to { $most } players, best with { $best }.
host-seat = **{ $letter }** { $name } · { $colour }
host-seat-host = **{ $letter }** { $name } (host) · { $colour }
host-option-line = { $option }: { $value }
host-pace = Pace
host-pace-relaxed = relaxed, a move when it suits
host-pace-daily = daily, at least one move a day
host-pace-live = live, everybody is here now
host-choose-options = Options
host-choose-option = Choose an option to change
host-choose-seat = Seats
host-colour-A = red circle
host-colour-B = blue square
host-colour-C = yellow triangle
host-colour-D = purple diamond
host-colour-E = cyan plus
host-colour-F = ivory star
host-seating = Seats
host-seating-joined = as shown; everybody may change places
host-seating-random = drawn when the game starts
host-seats-joined = Choose a seat. Whoever sits there changes places with you; the lobby card shows it to everybody.
host-seats-random = The host wants the seats drawn when the game starts, so places do not matter yet.
host-join = Join
host-leave = Leave
host-start = Start
host-invite = Invite somebody
host-has-joined = { $name } has taken a seat.
host-left = You have given up your seat.
host-started = { $game } begins. The first card is on its way.
host-options = Options of this table. Everybody sees the change on the lobby card.
host-invited = { $guest }, { $name } invites you to a table of { $game }.
host-card-lobby-closed = This table was closed before it began.
host-lobby-closing = { $host }, nothing has happened at this table of { $game } for six days. It closes tomorrow unless somebody seated keeps it open.
host-lobby-renew = Keep it open
host-lobby-renewed = This table stays open for another week.

## The card

host-play = Play
host-my-hand = My hand
host-board = Board
host-log = Log
host-rules = Rules
host-card-up =
    { $n ->
        [one] { $who }, it is your turn.
       *[other] { $who }, you are asked to choose.
    }
host-card-more =
    { $n ->
        [one] … and 1 line more: see Log.
       *[other] … and { $n } lines more: see Log.
    }
host-card-fingerprint = Fingerprint of the shuffle: { $fingerprint }
host-card-hands = Hands: press My hand, only you can see it.
host-card-no-picture = The picture could not be drawn. Press Board to try again; the game goes on without it.
host-card-no-files = I may not attach files here. Allow “Attach Files” for me in this channel; until then press Board.
host-card-ended = This table was ended before the game was over.
host-card-place =
    { $place }. { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
host-card-proof = Seed { $seed }, salt { $salt }: the SHA-256 of “seed:salt” is the fingerprint { $hash } shown at the start.

## The turn panel

host-missed = Since your last turn:
host-drafted = Your turn so far, not yet shown to the others:
host-gathered = Chosen so far: { $what }
host-waiting-for = Still to choose: { $who }.
host-done = Done. Now up: { $who }.
host-done-over = Done. The game is over: the result is in the channel.
host-choose-group = Choose a group
host-choose-several =
    { $least ->
        [one] Choose 1 to { $most }
       *[other] Choose { $least } to { $most }
    }
host-choose-again = (time { $times })
host-choose-nothing = Choose nothing
host-choose-done = Done ({ $n })
host-choose-clear = Begin again
host-group-size =
    { $n ->
        [one] 1 option
       *[other] { $n } options
    }
host-all-groups = All groups
host-page-before = ‹ Before
host-page-after = After ›
host-step-back = Back
host-restart-turn = Restart turn
host-refresh = Refresh
host-suggest-all = play this

## Looking

host-hand-title = **Your hand.** Only you can see this.
host-hand-nothing = You hold nothing hidden: all that is yours lies on the table.
host-hand-asked = It is your turn.
host-board-shown = The board as everybody sees it.
host-choose-part = Look closer
host-whole-board = Whole board
host-as-picture = As a picture
host-in-words = The table in words
host-choose-topic = Another topic
host-log-title = **Log, page { $page }.** The newest page comes first.
host-log-newer = Newer ›
host-log-older = ‹ Older
host-log-empty = Nothing has happened yet.
host-exported = Here is what you may know of this game. When it is over, the file holds everything, with the seed of its shuffles.
host-list-empty = There is no table on this server. Open one with /game new.
host-list-line = [{ $game }]({ $link }): { $status } ({ $seated ->
        [one] 1 seated
       *[other] { $seated } seated
    })
host-list-lobby = waits for players
host-list-playing = is being played
host-list-waiting = **waits for you**
host-help = **Harbormaster** hosts board games in this channel, at any pace.
    - **/game new** opens a table; others press Join, the host presses Start.
    - When you are called, press **Play** on the card: a private panel leads you through your turn. Nothing is public before you confirm.
    - **/play** opens the same panel, or takes a typed move such as “build 14; end”.
    - **/hand**, **/board**, **/log**, **/card** and **/rules** show what you want to know, to you alone.
    - **/undo** takes back your last step, as long as nothing hidden was shown.
    - **/mine** lists your tables on all servers; **/settings** changes direct messages and pictures.
    - **/game list**, **/game options**, **/game end** are for this server’s tables; **/game offer** lets somebody else take over a seat; **/admin check** says what the bot is missing here.

## Direct messages and settings

host-letter-title = **{ $game }**: your hand. This message is kept up to date.
host-letter-welcome = You have a seat at a table of { $game }. Your hand will appear here. You can turn this off with /settings.
host-letter-test = This is a test: direct messages arrive.
host-to-table = To the table
host-messages-on = Direct messages: on. Your hand comes by direct message.
host-messages-off = Direct messages: off. Use My hand on the card.
host-messages-closed = Direct messages: closed on your side. Use My hand on the card, or allow messages from members of this server and send a test.
host-messages-error = Last answer from Discord: { $detail }
host-messages-turn-on = Turn messages on
host-messages-turn-off = Turn messages off
host-messages-test = Send a test
host-messages-arrived = The test has arrived.
host-messages-not-arrived = The test was refused.
host-theme-light = Private pictures: light.
host-theme-dark = Private pictures: dark.
host-theme-take-light = Light pictures
host-theme-take-dark = Dark pictures
host-warn-channel-gone = A table of yours was in a channel that no longer exists. The game is safe, but nobody can see it: end it with /game end, or open a new table.
host-warn-channel-closed = I cannot post in { $channel }, where a table of yours is played. The game is safe. Let an admin allow me View Channel, Send Messages and Attach Files there; I try again by myself.

## Watching, and handing a seat over

host-follow = Follow
host-following = You follow this table: /mine lists it. You get no messages about it.
host-following-told = You follow this table: /mine lists it. One direct message shows how it stands and is kept up to date.
host-following-settings = Notices
host-notices-turn-on = Keep me posted
host-notices-turn-off = No messages
host-unfollow = Stop following
host-unfollowed = You no longer follow this table.
host-news-title = **{ $game }**, a table you follow. This message is kept up to date.
host-news-waiting = Up now: { $who }.
host-news-over = The game is over.
host-list-following = you follow it
host-take = Take the seat
host-withdraw = Withdraw the offer
host-seat-offered = The seat of { $name } ({ $letter }) in this game of { $game } is to be had. Whoever takes it plays on with its hand and its points; until then { $name } stays.
host-seat-taken = { $who } takes the seat of { $name } ({ $letter }) in this game of { $game }.
host-seat-kept = { $name } ({ $letter }) keeps the seat in this game of { $game }.
host-took-seat = The seat is yours. My hand on the newest card shows what you hold; Play is for when you are called.
host-letter-farewell = You have handed over your seat at a table of { $game }. Your hand went with it.
host-command-offer = offer
host-about-offer = Let somebody else take over a seat in this running game
host-command-whose-seat = player
host-about-whose-seat = Whose seat; leave it out for your own
host-not-at-table = You have no seat at this table. Press Join first.
host-no-such-seat = This table has no such seat. Choose one of the menu.
host-not-running = Seats can be handed over only while a game is running.
host-not-at-this-table = Nobody of that name sits at this table. Choose one of those suggested.
host-only-own-seat = You may offer your own seat. For another one, ask the host of this table: { $host }.
host-not-offered = This seat is not to be had, or no longer.
host-follow-seated = You have a seat here, so you are told anyway. /settings says how.
host-error-unkept = Something went wrong on our side, and your game is safe. Please tell the operator what you pressed and when.
host-no-trouble = There is no failure with the number { $number }.

## Refusals

host-error = Something went wrong on our side, and your game is safe. If it happens again, tell the operator this number: { $id }
host-button-foreign = This button belongs to an older version. Use the newest card, or /play.
host-button-broken = This button is not one of mine. Use the newest card, or /play.
host-no-such-table = There is no such table any more.
host-no-table-here = There is no table in this channel. Open one with /game new.
host-no-tables = You sit at no table. Open one on a server with /game new.
host-which-table = You sit at several tables. Go to the channel of the one you mean; /mine lists them.
host-servers-only = Tables stand in channels of servers. Go to one and try again there.
host-channel-busy = This channel already has a table (number { NUMBER($table, useGrouping: 0) }). Finish it, end it with /game end, or use another channel.
host-already-seated = You already have a seat at this table.
host-seated-already = This person already has a seat.
host-no-bots = Bots cannot be invited. Choose a person.
host-table-full = This table is full: the game takes at most { $most } players.
host-not-seated = You have no seat at this table, so there is no hand to show. The board and the log are open to all.
host-not-seated-waiting = You have no seat at this table. It waits for: { $waiting }.
host-not-your-turn = It is not your turn. The table waits for: { $waiting }.
host-not-started = This table has not begun. Its host presses Start when all are seated.
host-started-already = This game has begun, so its seats and options stay as they are.
host-over-already = This table is closed already.
host-only-host = Only the host of this table may do that: { $host }.
host-ended = This table was ended. Open a new one with /game new.
host-end-sure = This ends the table of { $game } for good: nobody can play on. Are you sure?
host-end-for-good = End it for good
host-no-seat = You have no seat at this table, so there is none to give up.
host-ended-now = The table is closed.
host-no-such-option = This question has no such option. Use the newest question instead.
host-nothing-typed = Type a move, such as “sail 1”, or leave it out to get buttons.
host-unknown-choice = There is no such choice. Choose one of: { $choices }.
host-no-such-topic = The rules have no topic “{ $topic }”. Choose one of those suggested.
host-admins-only = Only those who manage the server may do that.
host-permissions-missing = I cannot host a table here, because I lack: { $missing }. An admin can allow this in the channel’s settings, under permissions.

## Permissions

host-check-fine = All is well: I have every permission I need in this channel.
host-check-missing = In this channel I lack: { $missing }. Open the channel’s settings, then Permissions, choose my role and allow these.
host-permission-view_channel = View Channel
host-permission-send_messages = Send Messages
host-permission-send_messages_in_threads = Send Messages in Threads
host-permission-attach_files = Attach Files
host-permission-embed_links = Embed Links
host-permission-read_message_history = Read Message History

## Commands: names are lower case without spaces, descriptions at most 100 characters

host-command-game = game
host-about-game = Tables on this server
host-command-new = new
host-about-new = Open a table in this channel
host-command-which-game = game
host-about-which-game = The game to play
host-command-options = options
host-about-options = Change the options before the game begins
host-command-export = export
host-about-export = This game as a file: your view while it runs, everything at the end
host-command-list = list
host-about-list = All tables on this server
host-command-end = end
host-about-end = End the table of this channel for good
host-command-play = play
host-about-play = Open your turn, or type a move
host-command-move = move
host-about-move = A move such as “build 14; end”; leave it out to get buttons
host-command-board = board
host-about-board = See the board
host-command-what = part
host-about-what = A part to look at closely, or the table in words
host-command-hand = hand
host-about-hand = See your hand; nobody else does
host-command-undo = undo
host-about-undo = Take back your last step of this turn
host-command-log = log
host-about-log = What has happened so far
host-command-card = card
host-about-card = Look at a card or tile
host-command-card-name = name
host-about-card-name = The card or tile
host-command-rules = rules
host-about-rules = Look up the rules
host-command-topic = topic
host-about-topic = What you want to know
host-command-mine = mine
host-about-mine = Your tables, and which wait for you
host-command-help = help
host-about-help = How this bot works
host-command-settings = settings
host-about-settings = Direct messages and pictures
host-command-admin = admin
host-about-admin = For those who manage the server
host-command-check = check
host-about-check = What the bot is missing in this channel

## What the operator reads

host-db-corrupt = The database { $path } cannot be read: { $detail }. Restore the newest copy with “python -m db restore”.
host-db-newer = The database has format { $found }, but this program knows formats up to { $known } only. Update the program.
host-backup-missing = There is no copy { $file }.
host-backup-broken = The copy { $file } cannot be trusted: { $detail }. Use an older one.
host-set-token = DISCORD_TOKEN does not look like a bot token. Copy it again from the page of your application, without “Bot” and without spaces.
host-set-level = LOG_LEVEL is “{ $value }”. Choose one of: { $choices }.
host-set-port = PORT is “{ $value }”. Choose a number from 0 to 65535.
host-set-loopback = { $name } is “{ $value }”. It may only point to this machine, such as 127.0.0.1.
host-set-both = Set both DISCORD_API_BASE and DISCORD_GATEWAY_URL, or neither.
host-set-line = Line { $line } of { $file } is not of the form NAME=value.
host-set-folder = { $name } points to { $path }, which cannot be written.
host-run-playground = The playground is ready. Open { $url } in a browser.
host-run-port = Port { $port } is in use. Stop the other program or choose another port with “--port”.
host-run-port-reserved = Port { $port } is kept by the system for itself. Choose one above 1023 with “--port”.
host-run-host = “{ $host }” is no address of this machine. Leave “--host” out to listen on this machine only.
host-run-login = Discord refused the token. Copy it again from the page of your application into .env.
