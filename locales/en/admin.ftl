### What the admins of a server read and set. { $where }, { $who } and { $channel } are mentions that Discord shows as names.

## Settings, a line each

admin-line-games = Games: { $what }
admin-line-options = New tables begin with: { $what }
admin-line-locked = Locked options: { $what }
admin-line-seats = Players: { $what }
admin-line-places = Tables: { $what }
admin-line-hands = Hands: { $what }
admin-line-open_roles = Who may open tables: { $what }
admin-line-manage_roles = Who may manage them, besides Manage Server: { $what }
admin-line-most_tables = Most live tables on this server: { $what }
admin-line-most_of_one = Most live tables for one person: { $what }
admin-line-starts = A new lobby starts: { $what }
admin-line-etiquette = On every lobby: { $what }
admin-line-by_record = The most for one person depends on how reliable they are: { $what }
admin-line-pace = Pace: { $what }
admin-line-terms = Clocks: { $what }
admin-line-away_days = Away in a year, at most: { $what }
admin-line-language = Language of the tables: { $what }
admin-line-theme = Pictures: { $what }
admin-line-panes = Of the board, a turn shows: { $what }
admin-line-pictures = Pictures come: { $what }
admin-line-log_channel = Log: { $what }
admin-line-announce_channel = New lobbies are announced: { $what }
admin-of-game = { $game } ({ $what })
admin-option = { $option }: { $value }
admin-all = all
admin-none = none
admin-nowhere = nowhere
admin-everybody = everybody
admin-nobody-else = nobody else
admin-no-limit = no limit
admin-starts-press = when its host presses Start
admin-starts-full = by itself, a minute after it is full
admin-yes = yes
admin-no = no
admin-as-printed = as in the rules
admin-places-in-any = in any channel
admin-places-in-channels = only in { $where }
admin-places-in-category = only in the category { $where }
admin-places-in-threads = each in a thread of its own in { $where }
admin-hands-dm = by direct message
admin-hands-thread = in a private thread for each player
admin-hands-demand = only on demand, with My hand
admin-paces = { $pace }, on offer: { $offered }
admin-pace-friends = friends
admin-pace-brisk = brisk
admin-pace-relaxed = relaxed
admin-pace-daily = daily
admin-pace-live = live
admin-language-discord = as Discord says
admin-language-en = English
admin-language-it = Italian
admin-theme-light = light
admin-theme-dark = dark
admin-panes-chosen = what the game chooses
admin-panes-first = the position alone
admin-panes-all = everything
admin-pictures-turn = with each turn
admin-pictures-round = once a round
admin-pictures-demand = on demand, with Board
admin-announced = in { $where }, calling { $who }

## The panel

admin-settings = Settings of this server
admin-group-games = Games
admin-group-places = Places
admin-group-people = People
admin-group-pace = Pace
admin-group-looks = Looks
admin-group-notices = Notices
admin-group-lobby = Lobbies
admin-marks = ⟳ counts at once, also for running tables · ◷ also for tables that wait for players · the rest for new tables
admin-undo = Undo the last change
admin-changed = Changed:
admin-unchanged = Nothing was changed: everything was set like this already.
admin-choose-game = Choose a game for its options
admin-choose-option = Choose an option to set
admin-which-games = Which games
admin-seat-counts = How many players
admin-all-settings = All settings

## Forms: labels of at most 45 characters, hints and choices of at most 100

admin-ask-games = Games that may be played
admin-ask-seats = Numbers of players allowed
admin-ask-locked = Locked
admin-hint-locked = The host of a table cannot change it.
admin-hint-option = What a new table begins with.
admin-ask-places = Where tables may stand
admin-places-any = In any channel
admin-places-channels = Only in the channels below
admin-places-category = Only in the category below
admin-places-threads = Each table in a thread of its own
admin-ask-channels = Channels
admin-hint-channels = For “only in the channels below”; their threads count, too.
admin-ask-category = Category
admin-hint-category = For “only in the category below”: all channels in it.
admin-ask-threads_in = Channel for threads
admin-hint-threads_in = For “a thread of its own”; in a forum each table is a post.
admin-ask-hands = How hands reach their players
admin-hint-hands = Whoever has Manage Threads can look into private threads, and into hands there.
admin-ask-open_roles = Who may open tables
admin-hint-open_roles = Choose nobody to let everybody. Managers always may.
admin-ask-manage_roles = Who may manage tables
admin-hint-manage_roles = Besides everybody with Manage Server.
admin-ask-most_tables = Most live tables on this server
admin-ask-most_of_one = Most live tables that one person sits at
admin-ask-starts = A new lobby starts
admin-ask-etiquette = A line on every lobby
admin-hint-etiquette = How people play here, in at most 200 characters. Leave it empty for none.
admin-ask-by_record = Limit by reliability
admin-hint-by_record = The limit for one person grows by half for the reliable and halves for the unreliable.
admin-ask-pace = A new table begins with
admin-ask-paces = On offer
admin-ask-away_days = Days that somebody may be away in a year
admin-hint-away_days = With /away: their clocks stand still.
admin-ask-bank = To begin with
admin-ask-increment = More after each turn
admin-ask-cap = At most
admin-ask-extension = When time is up
admin-hint-extension = Given once for nothing; later as often as the others choose to wait.
admin-ask-off_turn = For an answer in the turn of another
admin-hint-off_turn = Then the question’s own default is played.
admin-ask-reminders = Reminders, when so much of the time is gone
admin-ask-quiet = Quiet hours stop the clock
admin-ask-language = Language of what everybody reads
admin-ask-theme = Pictures that everybody sees
admin-ask-panes = What of the board a turn shows
admin-ask-pictures = When pictures come
admin-ask-log_channel = Log channel
admin-hint-log_channel = Tells what managers do. Leave it empty for none.
admin-ask-announce_channel = Channel for new lobbies
admin-hint-announce_channel = Every new lobby is announced there once. Leave it empty for none.
admin-ask-announce_role = Role to call
admin-hint-announce_role = Called by each announcement; leave it empty to call nobody.

## What was done

admin-did-change = changed the settings. { $changes }
admin-did-undo = undid the last change of the settings. { $changes }

## Threads, log and announcements

admin-opened-there = Your table of { $game } is open in { $channel }.
admin-first-post = A table of { $game }. Its message follows below.
admin-no-thread = I could not open a thread in { $channel }. Discord said: { $why }. Tell somebody who manages this server; /admin check says what is missing.
admin-thread-channel-gone = Tables get threads in a channel that is no longer there. Somebody who manages this server can choose another with /admin config.
admin-thread-lacking = Tables get threads in { $channel }, and there I lack: { $missing }. Somebody who manages this server can allow it in that channel’s settings, under permissions.
admin-letter-moved = Your hand in { $game } is now shown in another place: in a private thread on the server, or by direct message again.
admin-letter-demand = On this server hands are shown on demand. In { $game }, press My hand at the table.
admin-no-private-thread = This server wants hands in private threads, but I could not open one: { $detail }. Somebody who manages it can see why with /admin check.
admin-no-threads-in-forums = This server wants hands in private threads, which forums do not have.
admin-log-line = { $number } · { $when } · { $who } { $what }{ $table }
admin-log-table = { " " }(table { NUMBER($table, useGrouping: 0) })
admin-new-lobby = { $name } has opened a table of { $game } and waits for players.

## From server to server

admin-exported = All settings of this server. On another one, /admin import reads this file: channels and roles are found there by their names.
admin-import = This file would set:
admin-import-lost = Left out:
admin-import-do = Do it
admin-did-import = took settings from a file. { $changes }
admin-lost-channel = there is no single channel called “{ $name }” here
admin-lost-category = there is no single category called “{ $name }” here
admin-lost-role = there is no single role called “{ $name }” here
admin-lost-places = so tables may stand in any channel
admin-file-broken = This file cannot be read: { $detail }. Nothing was changed.
admin-file-foreign = This is no file of settings. /admin export on a server gives one.
admin-file-newer = This file was written by a newer program: I do not know { $names }. Nothing was changed.
admin-file-format = format { $number }
admin-import-stale = The settings, or the file you sent, have changed since. Send the file again with /admin import.

## Refusals

admin-set-broken = These are not choices of this panel. Open it again with /admin config.
admin-set-no-channels = Name at least one channel in which tables may stand.
admin-set-no-category = Name the category in which tables may stand.
admin-set-no-threads = Name the channel in which each table gets its thread.
admin-set-no-paces = Offer at least one pace.
admin-set-other-pace = The pace that tables begin with must be one of those on offer.
admin-set-no-start = Nobody could start { $game } like this: { $reason }
admin-not-this-game = On this server one plays: { $games }.
admin-not-your-role = On this server tables are opened by { $who }.
admin-not-here = Tables stand in { $where } on this server. Go there and try again.
admin-too-many-tables =
    { $most ->
        [one] This server has room for 1 live table, and there is one.
       *[other] This server has room for { $most } live tables, and they are there.
    } Wait until one has ended, or join one: /game list.
admin-too-many-of-one =
    { $most ->
        [one] On this server everybody may sit at 1 live table, and you do. Finish it first.
       *[other] On this server everybody may sit at { $most } live tables, and you do. Finish one first.
    }
admin-option-locked = This option is locked on this server.
admin-locked-here = { $value } (locked on this server)
admin-set-foreign = One of these channels or roles is not of this server, or I cannot see it. Let me see it, then choose again.
admin-set-lacking = In { $channel } I lack: { $missing }. Open its settings, then Permissions, choose my role, allow these, and choose again.
admin-set-silent-role = I may not call { $who }. In the server’s settings, under roles, let anyone mention it, then choose it again.
admin-seats-not-here = On this server it is played by { $counts }.
admin-undo-stale = The settings have been changed since. Open the panel again with /admin config.
