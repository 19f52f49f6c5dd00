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
admin-line-pace = Pace: { $what }
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
admin-as-printed = as in the rules
admin-places-in-any = in any channel
admin-places-in-channels = only in { $where }
admin-places-in-category = only in the category { $where }
admin-places-in-threads = each in a thread of its own in { $where }
admin-hands-dm = by direct message
admin-hands-thread = in a private thread for each player
admin-hands-demand = only on demand, with My hand
admin-paces = { $pace }, on offer: { $offered }
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

## What was done

admin-did-change = changed the settings. { $changes }
admin-did-undo = undid the last change of the settings. { $changes }

## Refusals

admin-set-broken = These are not choices of this panel. Open it again with /admin config.
admin-set-no-channels = Name at least one channel in which tables may stand.
admin-set-no-category = Name the category in which tables may stand.
admin-set-no-threads = Name the channel in which each table gets its thread.
admin-set-no-paces = Offer at least one pace.
admin-set-other-pace = The pace that tables begin with must be one of those on offer.
admin-set-no-start = Nobody could start { $game } like this: { $reason }
admin-seats-not-here = On this server it is played by { $counts }.
admin-undo-stale = The settings have been changed since. Open the panel again with /admin config.
